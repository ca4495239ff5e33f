from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from memctl.core.retrieval.corpus import corpus_of
from memctl.core.retrieval.words import fold, folded_words, words
from memctl.model.memory import Memory


def test_english_forms_share_a_stem():
    assert words("She went running") == words("she goes to run")
    assert words("her children's mothers") == words("child mom")


def test_width_case_and_identifiers():
    assert "vitest" in words("使用ＶＩＴＥＳＴ测试")
    assert {"proxi", "env", "proxyenv"} <= set(words("set proxyEnv"))
    assert {"foo", "bar", "src/foo_bar.py"} <= set(words("see src/foo_bar.py"))


def test_cjk_gives_characters_and_pairs():
    assert {"邮", "箱", "邮箱"} <= set(words("我的邮箱"))


@given(st.text())
def test_any_text_splits(text):
    assert isinstance(words(text), list)


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
