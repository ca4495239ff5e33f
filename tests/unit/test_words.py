from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memctl.core.language.stem import stem
from memctl.core.language.tokenize import fold, folded_words, words
from memctl.core.reconcile.similarity import Likeness
from memctl.core.retrieval.corpus import corpus_of
from memctl.model.memory import Memory


def test_english_forms_share_a_stem():
    assert words("She went running") == words("she goes to run")
    assert words("her children's mothers") == words("child mom")


def test_width_case_and_identifiers():
    assert "vitest" in words("使用ＶＩＴＥＳＴ测试")
    assert {"proxi", "env", "proxyenv"} <= set(words("set proxyEnv"))
    assert {"foo", "bar", "src/foo_bar.py"} <= set(words("see src/foo_bar.py"))


@pytest.mark.parametrize(
    ("written", "typed"),
    [
        ("café", "cafe"), ("Crème brûlée", "creme brulee"), ("naïve", "naive"), ("Łódź", "lodz"),
        ("São Paulo", "sao paulo"), ("Straße", "strasse"), ("STRAẞE", "strasse"), ("Œuvre", "oeuvre"),
        ("smørrebrød", "smorrebrod"), ("Ærø", "aero"), ("İstanbul", "istanbul"), ("ılıca", "ilica"),
        ("Đà Nẵng", "da nang"), ("Þingvellir", "thingvellir"), ("jalapeño", "jalapeno"),
        ("Αθήνα", "αθηνα"), ("ΟΔΥΣΣΕΥΣ", "οδυσσευς"), ("ёлка", "елка"), ("ﬁancé", "fiance"),
        ("ｃａｆé", "cafe"), ("ｶﾌｪ", "カフェ"), ("cafe\u0301", "cafe"), ("１２３号", "123号"),
        ("Beyoncé的歌", "beyonce的歌"),
    ],
)  # fmt: skip
def test_accents_and_width_do_not_part_words(written: str, typed: str) -> None:
    assert words(written) == words(typed)
    assert words(written.upper()) == words(typed.upper())


def test_signs_that_make_another_letter_stay() -> None:
    for one, other in (("が", "か"), ("パン", "ハン"), ("한국", "하국")):
        assert words(one) != words(other)


def test_cjk_gives_characters_and_pairs():
    assert {"邮", "箱", "邮箱"} <= set(words("我的邮箱"))


@given(st.text())
def test_any_text_splits(text):
    assert isinstance(words(text), list)


PIECES = ("C++", "c#", ".net", "state-of-the-art", "don't", "手机", "电脑abc", "a_b", "v2.5", "@home", "R&D", "naïve")


@given(st.lists(st.sampled_from(PIECES) | st.text("abé 的文0_-./+#'", max_size=12), min_size=1, max_size=6))
def test_words_do_not_depend_on_what_the_process_read_before(pieces):
    text = " ".join(pieces)
    folded = fold(text)
    before = folded_words(folded)
    for piece in (*folded.split(), *text.casefold().split()):
        stem(piece)
    Likeness(text)
    assert folded_words(folded) == before


@given(
    st.lists(
        st.sampled_from(
            [
                "went",
                "mothers",
                "useProxyEnv",
                "better-sqlite3",
                "v2.5",
                "我的邮箱abc",
                "happily",
                "using",
                "flies",
                "ability",
                "dying",
                "İx",
                "ﬁne",
                "a_b",
            ]
        ),
        min_size=1,
        max_size=6,
    )
)
def test_a_corpus_counts_exactly_the_words_of_a_text(parts):
    text = " ".join(parts)
    found = folded_words(fold(text))
    corpus = corpus_of([Memory("other"), Memory(text), Memory("elsewhere", path="b.md")])
    for word in found:
        assert corpus.found(word).get(1) == found.count(word), word
