"""Strength: a pure function of (memory, usage, settings, day)."""

from __future__ import annotations

from math import exp, log
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memctl.core.lifecycle.decay import due, forecast, undated
from memctl.core.lifecycle.strength import idle_days, strength_of, verdict
from memctl.model.memory import Memory
from memctl.model.tables.settings import Settings
from memctl.model.text.dates import day_number
from memctl.model.usage import Usage, Uses

DAY = day_number("2026-08-01") or 0
SETTINGS = Settings()


def usage_of(*days: int, today: int = DAY) -> Usage:
    return Usage(today, days)


def value(memory: Memory, today: int, usage: Usage | None = None, **settings: object) -> float:
    named = Settings({name.replace("_", ".", 1): word for name, word in settings.items()})
    return strength_of(memory, usage or Usage(DAY), named, today).value


def test_strength_halves_in_a_half_life() -> None:
    memory = Memory("x", type="lesson", created="2026-08-01")
    assert value(memory, DAY) == 0.85
    assert value(memory, DAY + 180) == pytest.approx(0.425)


@given(st.integers(0, 900), st.integers(0, 900), st.sampled_from(["half-life", "steps", "relevance", "none"]))
def test_strength_never_rises_with_time(one: int, two: int, policy: str) -> None:
    memory = Memory("x", type="context", created="2026-08-01")
    early, late = sorted((one, two))
    assert 0 <= value(memory, DAY + late, decay_policy=policy) <= value(memory, DAY + early, decay_policy=policy) <= 1


def test_days_without_use_do_not_count() -> None:
    start = DAY - 100
    assert idle_days(start, DAY, usage_of(start, DAY)) == 1
    assert idle_days(start, DAY, usage_of(start, DAY), calendar=True) == 100
    assert idle_days(start, DAY, usage_of()) == 100
    assert idle_days(start, DAY, usage_of(DAY - 10, DAY - 5, DAY)) == 89 + 3


def test_days_ahead_count_as_days_of_use() -> None:
    assert idle_days(DAY - 1, DAY + 30, usage_of(DAY - 1, DAY)) == 31


def test_a_tree_left_alone_comes_back_whole() -> None:
    memory = Memory("x", type="episode", created="2026-05-01")
    made = day_number("2026-05-01") or 0
    assert value(memory, DAY, usage_of(made, DAY)) > 0.39


def test_uses_lengthen_the_half_life_and_move_the_clock() -> None:
    memory = Memory("x", id="m1", type="goal", created="2026-01-01")
    usage = Usage(DAY)
    usage.uses["m1"] = Uses()
    usage.uses["m1"].add(DAY - 30, 600)
    assert value(memory, DAY, usage) == pytest.approx(0.8 * 2 ** (-30 / (30 * (1 + log(2)))))


def test_boosts_cool_down_and_are_capped() -> None:
    uses = Uses()
    for minute in (0, 30, 119):
        uses.add(DAY, minute)
    assert (uses.count, uses.boost) == (1, pytest.approx(0.1))
    for minute in (120, 300, 500, 700, 900):
        uses.add(DAY, minute)
    assert uses.boost == pytest.approx(0.33)
    uses.add(DAY + 1, 0)
    assert uses.boost == pytest.approx(0.43)


@pytest.mark.parametrize(
    "memory",
    [
        Memory("x", type="core", created="2020-01-01"),
        Memory("x", type="context", pin=True, created="2020-01-01"),
        Memory("move", type="context", created="2020-01-01", since="2026-12-01"),
        *(
            Memory("holds", type=kind, created="2020-01-01", until="2026-12-01")
            for kind in ("goal", "context", "episode", "fact", "preference")
        ),
    ],
)
def test_what_does_not_fade(memory: Memory) -> None:
    strength = strength_of(memory, Usage(DAY), SETTINGS, DAY)
    assert strength.value == strength.importance and strength.why and not verdict(memory, strength, SETTINGS, DAY)


def test_policies_have_their_published_numbers() -> None:
    fact = Memory("x", type="fact", created="2026-08-01")
    assert value(fact, DAY + 15, decay_policy="steps") == pytest.approx(0.8 * 0.85**10)
    assert value(fact, DAY + 4, decay_policy="steps") == 0.8
    assert value(fact, DAY + 50, decay_policy="relevance") == pytest.approx(0.8 * exp(-0.5))
    assert value(fact, DAY + 900, decay_policy="none") == 0.8


@pytest.mark.parametrize("policy", ["half-life", "steps", "relevance"])
@pytest.mark.parametrize("kind", ["context", "episode", "fact", "goal"])
def test_what_held_until_a_day_fades_after_it(policy: str, kind: str) -> None:
    memory = Memory("trip", type=kind, created="2020-01-01", until="2026-08-20")
    settings = Settings({"decay.policy": policy})
    for day in range(DAY, DAY + 40):
        held = day <= (day_number("2026-08-20") or 0)
        assert bool(verdict(memory, strength_of(memory, Usage(DAY), settings, day), settings, day)) is not held


def test_the_review_line_of_steps_moves_with_the_setting() -> None:
    fact = Memory("x", type="fact", created="2026-08-01")
    days = {}
    for line in (0.085, 0.17, 0.34):
        settings = Settings({"decay.policy": "steps", "decay.review_below": line})
        strengths = ((day, strength_of(fact, Usage(DAY), settings, DAY + day)) for day in range(60))
        days[line] = next(day for day, one in strengths if verdict(fact, one, settings, DAY + day))
    assert days[0.17] == next(day for day in range(60) if 0.8 * 0.85 ** max(0, day - 5) < 0.2)
    assert days[0.34] < days[0.17] < days[0.085]


@pytest.mark.parametrize("marks", [{"pin": True}, {"type": "core"}, {"until": "2030-01-01"}, {"importance": 1.0}])
def test_a_review_date_is_heeded_whatever_the_strength(marks: dict[str, Any]) -> None:
    memory = Memory("x", created="2026-08-01", review="2026-08-10", **marks)
    strength = strength_of(memory, Usage(DAY), SETTINGS, DAY + 30)
    assert verdict(memory, strength, SETTINGS, DAY + 30) == "review"


def test_an_unknown_date_does_not_fade_until_it_is_seen() -> None:
    memory = Memory("x", type="context")
    assert value(memory, DAY + 100) == 0.4
    usage = Usage(DAY)
    assert undated([memory], usage) == [memory.key]
    usage.seen[memory.key] = DAY
    assert value(memory, DAY + 2, usage) == pytest.approx(0.2)


def test_verdicts() -> None:
    context = Memory("x", type="context", path="context.md", created="2026-07-01")
    old = Memory("y", type="goal", path="goals.md", created="2026-01-01")
    fresh = Memory("z", type="fact", path="topics/a.md", created="2026-07-31", review="2026-08-01")
    core = Memory("w", type="context", path="_core/profile.md", created="2026-01-01")
    found = {item.memory.text: item.verdict for item in due([context, old, fresh, core], Usage(DAY), SETTINGS, DAY)}
    assert found == {"x": "archive", "y": "review", "z": "review", "w": "review"}


def test_the_forecast_names_the_first_day() -> None:
    memory = Memory("x", type="context", path="context.md", created="2026-08-01")
    (first,) = forecast([memory], Usage(DAY), SETTINGS, DAY, 90)
    strengths = [strength_of(memory, Usage(DAY), SETTINGS, DAY + day) for day in range(90)]
    expected = next(day for day, s in enumerate(strengths) if verdict(memory, s, SETTINGS, DAY + day))
    assert day_number(first.date) == DAY + expected
