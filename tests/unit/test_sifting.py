"""Each turn of a transcript is learned from once, in whatever file it stands."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from memctl.core.extraction import extract_candidates
from memctl.core.extraction.seen_turns import TurnFilter

Record = dict[str, Any]

LONG = "which says a little more than anybody would say twice in the same words, and be it to a machine"
SAID = ("I live in Bonn.", "I use pnpm.", "Yes.", "My sister paints.", "How do I sort a list?", "I prefer tea.")


def turn(text: str, time: str = "", role: str = "user", **more: Any) -> Record:
    stamp = {"time": time} if time else {}
    return {"role": role, "text": text, "authored": True, "session": "s", **stamp, **more}


def sifted(turns: list[Record], met: set[str], roles: tuple[str, ...] = ("user",)) -> tuple[list[Record], list[str]]:
    sieve = TurnFilter(met, roles)
    return [one for one in sieve.sift(turns) if not one.get("met")], sieve.fresh


def texts(turns: list[Record]) -> list[str]:
    return [one["text"] for one in turns]


TURNS = st.lists(
    st.builds(
        turn,
        st.sampled_from(SAID),
        st.sampled_from(("", "2026-08-10T10:00:00Z")),
        st.sampled_from(("user", "assistant")),
    ),
    max_size=12,
)


@given(TURNS, st.integers(1, 4))
def test_growing_piece_by_piece_is_the_same_as_at_once(turns: list[Record], step: int) -> None:
    """Nothing twice, nothing lost, and each candidate as if all had been read at once: what stands before counts."""
    met: set[str] = set()
    found: list[Record] = []
    for end in [*range(step, len(turns), step), len(turns)]:
        found += extract_candidates(
            TurnFilter(met, ("user",)).sift([dict(one) for one in turns[:end]]), now="2026-08-10"
        )
    whole = [{**one, "id": number} for number, one in enumerate(turns, 1)]
    assert found == list(extract_candidates(whole, now="2026-08-10"))


@given(TURNS)
def test_the_same_once_more_says_nothing_new(turns: list[Record]) -> None:
    met: set[str] = set()
    assert len(sifted(turns, met)[0]) >= sum(one["role"] == "user" for one in turns)
    assert [one for one in sifted(turns, met)[0] if one["role"] == "user"] == []


def test_a_time_and_the_words_tell_a_turn_in_another_file() -> None:
    met: set[str] = set()
    sifted([turn("I live in Bonn.", "2026-08-01T10:00:00Z")], met)
    resumed = [turn("I live in Bonn.", "2026-08-01T10:00:00Z"), turn("I moved.", "2026-08-02T10:00:00Z")]
    resumed = [{**one, "session": "t"} for one in resumed]
    assert texts(sifted(resumed, met)[0]) == ["I moved."]


def test_the_same_words_at_another_time_are_said_again() -> None:
    met: set[str] = set()
    sifted([turn("I live in Bonn.", "2026-08-01T10:00:00Z")], met)
    assert texts(sifted([turn("I live in Bonn.", "2026-09-01T10:00:00Z")], met)[0]) == ["I live in Bonn."]


def test_without_times_a_conversation_that_begins_the_same_goes_on() -> None:
    met: set[str] = set()
    sifted([turn("Yes."), turn("Yes.")], met)
    assert texts(sifted([turn("Yes."), turn("Yes."), turn("Yes.")], met)[0]) == ["Yes."]


def test_a_copied_passage_is_known_though_its_times_are_new() -> None:
    passage = [f"I live in Bonn, {LONG}.", f"I use pnpm, {LONG}.", f"I prefer tea, {LONG}."]
    met: set[str] = set()
    sifted([turn(text, f"2026-08-01T10:0{number}:00Z") for number, text in enumerate(passage)], met)
    copy = [turn(text, "2026-09-01T10:00:00Z") for text in ["A summary stands here.", *passage, "And this is new."]]
    assert texts(sifted(copy, met)[0]) == ["A summary stands here.", "And this is new."]


def test_a_short_passage_is_a_habit() -> None:
    met: set[str] = set()
    for day in ("01", "02"):
        said = [turn(text, f"2026-08-{day}T10:00:00Z") for text in ("Hello.", "I live in Bonn.", "Bye.")]
        assert len(sifted(said, met)[0]) == 3


def test_whose_words_were_not_looked_at_are_new_once_they_are() -> None:
    turns = [turn(f"{text} {LONG}", role=role) for text, role in zip("abcd", ("user", "assistant") * 2, strict=True)]
    met: set[str] = set()
    sifted(turns, met)
    assert len(sifted(turns, met, ("user", "assistant"))[0]) == 2


def test_what_came_through_is_marked_and_the_rest_is_context() -> None:
    turns = [turn("Do you live in Bonn?", role="assistant"), turn("Yes, since 2019."), turn("And I use pnpm.")]
    met: set[str] = set()
    sifted(turns[:2], met)
    shown = list(TurnFilter(met, ("user",)).sift(turns))
    assert [(one["text"], bool(one.get("met"))) for one in shown] == [
        ("Do you live in Bonn?", True), ("Yes, since 2019.", True), ("And I use pnpm.", False),
    ]  # fmt: skip
    assert shown[-1]["id"] == 3


def test_nothing_that_was_said_before_the_day_is_looked_at() -> None:
    turns = [turn("I live in Bonn.", "2026-08-01T10:00:00Z"), turn("I use pnpm.", "2026-08-02T10:00:00Z")]
    sieve = TurnFilter(set(), ("user",), since="2026-08-02")
    assert texts([one for one in sieve.sift(turns) if not one.get("met")]) == ["I use pnpm."]
    assert len(sieve.fresh) == 1
