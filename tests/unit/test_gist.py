"""Other wordings of what was forgotten are known again, and what is near and different is not."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memctl.core.language.gist.sketch import words_of
from memctl.core.language.gist.words import gist_of, said_in
from memctl.core.lifecycle.forget import Tombstones, sealed_stone, still_said, stones_of
from memctl.model.memory import Memory
from memctl.model.text.lines import fingerprint

TABLES = Path(__file__).parent.parent / "fixtures/forgetting"


def lines(name: str) -> Iterator[tuple[str, str, bool]]:
    """(what was forgotten, what is said, whether it says the same)."""
    forgotten = ""
    for line in (TABLES / name).read_text(encoding="utf-8").splitlines():
        if line[:2] in ("= ", "! "):
            yield forgotten, line[2:], line[0] == "="
        elif not line.startswith("#"):
            forgotten = line


def share(table: str, same: bool, *wanted: str) -> float:
    """The share of these verdicts on the wordings, or on what is near and different."""
    found = [
        Tombstones(stones_of([forgotten])).verdict(said) for forgotten, said, alike in lines(table) if alike is same
    ]
    return sum(verdict in wanted for verdict in found) / len(found)


# tests/bench/fit_gist.py fits to all but held_out.txt; its --check says what holds of a new one.
@pytest.mark.parametrize("table", sorted(file.name for file in TABLES.glob("*.txt")))
def test_other_wordings_are_not_learned_and_what_is_different_is_not_refused(table: str) -> None:
    assert share(table, True, "") <= 0.25
    assert share(table, True, "buried") >= 0.5
    assert share(table, False, "buried") <= 1 / 20
    assert share(table, False, "") >= 0.85


@pytest.mark.parametrize(
    ("forgotten", "said"),
    [
        ("I prefer Kotlin over Java.", "I prefer Java over Kotlin."),
        ("We keep our secrets in Vault, not in env files.", "We keep our secrets in env files, not in Vault."),
        ("I smoke.", "I don't smoke."), ("我不吃猪肉。", "我吃猪肉。"),
        ("My rent is 4500 a month.", "My rent is 3500 a month."),
        ("I'm on call on Mondays in June.", "I'm on call on Mondays in March."),
    ],
)  # fmt: skip
def test_what_denies_or_turns_round_what_was_forgotten_is_learned(forgotten: str, said: str) -> None:
    assert Tombstones(stones_of([forgotten])).verdict(said) == ""


def test_a_sketch_shows_no_word_and_a_sealed_one_needs_the_key() -> None:
    plain = next(name for name in stones_of(["I owe Irene 2000 pounds."]) if name.startswith("w"))
    assert "iren" not in plain and len(words_of(plain)) == 5
    names = {sealed_stone(plain, lambda *parts: fingerprint("key" + "".join(parts)))}
    assert not Tombstones(names).verdict("I owe Irene 2000 pounds.")
    assert Tombstones(names, lambda *parts: fingerprint("key" + "".join(parts))).verdict(
        "Irene: I owe her 2000 pounds."
    )


@pytest.mark.parametrize("name", ["w", "we", "we1", "weG-", "sw", "swe", "wx123", "wzzzzzzzz"])
def test_a_damaged_sketch_buries_nothing(name: str) -> None:
    assert Tombstones([name], lambda *_: "abc").verdict("I owe Irene 2000 pounds.") == ""


@pytest.mark.parametrize("table", ["tuned.txt", "kept_back.txt", "everyday.txt"])
def test_what_another_memory_says_in_other_words_is_still_said(table: str) -> None:
    for forgotten, said, _ in lines(table):
        gone, other = Memory(text=forgotten), Memory(text=said)
        if gist_of(forgotten) == gist_of(said) != frozenset():
            assert still_said([gone, other], [gone]) == frozenset(stones_of([said])), (forgotten, said)
        assert still_said([gone, other], [gone], [said]) == frozenset(stones_of([said])), said


@given(st.text())
def test_any_text_has_a_gist(text: str) -> None:
    assert isinstance(gist_of(text), frozenset)
    assert text in said_in(text)


@given(st.text())
def test_any_text_meets_its_own_tombstones(text: str) -> None:
    stones = set(stones_of([text]))
    assert Tombstones(stones).meeting(text) <= stones


@pytest.mark.parametrize(
    ("amount", "digits"),
    [("六千五", "6500"), ("八万", "80000"), ("两万五千", "25000"), ("五千零八", "5008"), ("2.5万", "25000")],
)
def test_chinese_amounts_are_numbers(amount: str, digits: str) -> None:
    assert digits in gist_of(f"我月薪{amount}。")
