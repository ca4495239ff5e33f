"""Hearsay against its definition, row by row, and how much of what was heard it keeps."""

from __future__ import annotations

import unicodedata

from hypothesis import example, given
from hypothesis import strategies as st

from memctl.core.extraction.provenance.quoted import Hearsay
from memctl.model.text.lines import normal_form

_WORDS = st.sampled_from(["we", "bake", "bread", "猫", "很好", "API", "I", "am"])
_TEXTS = st.lists(_WORDS, min_size=1, max_size=14).map(" ".join)
_SPEAKERS = st.sampled_from(["assistant", "tool", "web"])


def _rows(text: str) -> list[tuple[str, ...]]:
    words = [part for word in normal_form(text).split() for part in ([word] if word.isascii() else word)]
    return [tuple(words[at : at + 3]) for at in range(len(words) - 2)] or [tuple(words)]


def _turn(speaker: str, text: str) -> dict[str, str]:
    return (
        {"role": speaker, "text": text}
        if speaker == "assistant"
        else {"role": "tool", "channel": speaker, "text": text}
    )


@given(st.lists(st.tuples(_SPEAKERS, _TEXTS), max_size=6), _TEXTS)
@example([("assistant", "we bake bread"), ("tool", "we bake or buy bread")], "we bake bread " * 3)
@example([("assistant", "we we we"), ("tool", "we")], "we we we we we we we we")
def test_a_statement_keeps_the_channel_by_which_most_of_its_rows_came(
    heard: list[tuple[str, str]], statement: str
) -> None:
    hearsay, said, shown = Hearsay(), set(), {}
    for speaker, text in heard:
        hearsay.hear(_turn(speaker, text))
        if speaker == "assistant":
            said.update(_rows(text))
        else:
            shown.update(dict.fromkeys(_rows(text), speaker))
    rows = _rows(statement)
    by_assistant = [shown[row] for row in rows if row in shown]
    by_user = [shown.get(row, "assistant") for row in rows if row in shown or row in said]
    repeats = bool(by_assistant) and len(by_assistant) >= 0.5 * len(rows)
    pastes = len(rows) >= 6 and bool(by_user) and len(by_user) >= 0.9 * len(rows)
    order = ("assistant", "tool", "web")
    assert hearsay.channel(statement, "assistant") == (max(order, key=by_assistant.count) if repeats else "assistant")
    assert hearsay.channel(statement, "user") == (max(order, key=by_user.count) if pastes else "user")


def test_what_was_heard_long_ago_is_forgotten_and_the_latest_is_not() -> None:
    hearsay = Hearsay()
    early, late = (
        "our bakery opens at seven on every single weekday",
        "the depot is closed on all bank holidays this year",
    )
    hearsay.hear(_turn("assistant", early))
    for number in range(15):
        hearsay.hear(_turn("assistant", " ".join(f"word{number}x{at}" for at in range(10_000))))
        assert hearsay.channel(f"word{number}x7 " * 9, "user") == "user"
    hearsay.hear(_turn("assistant", late))
    assert hearsay.channel(late, "user") == "assistant"
    assert hearsay.channel(early, "user") == "user"


@given(st.text(st.sampled_from("aB？！，：；（）～。ſ①㎡™é\u0301\u3099ｶﾞßİ 你.-_=\u0338\u200d١"), max_size=12))
def test_the_normal_form_is_what_it_says(text: str) -> None:
    folded = unicodedata.normalize("NFKC", text).casefold()
    plain = "".join(sign if sign.isalnum() else " " for sign in folded)
    assert normal_form(text) == (" ".join(plain.split()) or folded.strip())
