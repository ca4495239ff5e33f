"""A year of a tree against a second model of the formulas: additions, uses, silences, edits by hand, and a clock that
jumps ahead and back."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from math import exp, log
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from memctl.core.lifecycle.decay import due
from memctl.core.lifecycle.strength import strength_of
from memctl.edge.log import usage as usage_log
from memctl.edge.store.tree import Tree
from memctl.model.memory import Memory
from memctl.model.tables.settings import Settings
from memctl.model.text.dates import day_number

START = date(2025, 8, 1)
# type → (importance, half-life in days): the published table, written again
TABLE = {
    "preference": (0.9, 365), "fact": (0.8, 365), "decision": (0.85, 365), "lesson": (0.85, 180), "pattern": (0.7, 90),
    "goal": (0.7, 30), "episode": (0.5, 3), "context": (0.4, 2),
}  # fmt: skip

MEMORIES = st.lists(
    st.tuples(st.sampled_from(sorted(TABLE)), st.integers(0, 300), st.one_of(st.none(), st.integers(0, 10))),
    min_size=1, max_size=4,
)  # fmt: skip
EDITS = ("importance", "type", "words", "place", "drop")  # of a memory, by hand
USES = st.lists(st.tuples(st.integers(0, 3), st.integers(0, 365), st.integers(0, 1439)), max_size=25)


def _boosts(moments: list[datetime]) -> tuple[int, float, date | None]:
    """(uses that count, importance that they add, day of the last): one in two hours, 0.33 a day at most."""
    count, added, today, last_counted = 0, 0.0, {}, None
    for moment in moments:
        if last_counted is not None and moment - last_counted < timedelta(hours=2):
            continue
        gain = min(0.1, 0.33 - today.get(moment.date(), 0.0))
        today[moment.date()] = today.get(moment.date(), 0.0) + gain
        added += gain
        count += 1
        last_counted = moment
    return count, added, max((moment.date() for moment in moments), default=None)


def _expected(
    kind: str, importance: float | None, created: date, moments: list[datetime], days: set[date], now: date, policy: str
) -> float:
    uses, added, last = _boosts(moments)
    own = TABLE[kind][0] if importance is None else importance
    worth = min(1.0, own + added)
    start = max(created, last or created)
    first = min(days) if days else now
    idle = 0
    day = start + timedelta(days=1)
    while day <= now:  # days before the log begins count as days of use
        idle += day in days or day < first or not days
        day += timedelta(days=1)
    if policy == "steps":
        grace, factor = (3, 0.6) if kind in ("episode", "context") else (5, 0.85)
        return worth * factor ** max(0, idle - grace)
    if policy == "relevance":
        return min(1.0, max(0.0, exp(-0.01 * idle) * (1 + log(1 + uses)) * worth))
    return worth * 2 ** (-idle / (TABLE[kind][1] * (1 + log(1 + uses))))


@pytest.mark.parametrize("policy", ["half-life", "steps", "relevance"])
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    memories=MEMORIES, uses=USES, silence=st.tuples(st.integers(0, 300), st.integers(0, 90)), ahead=st.integers(0, 9),
    back=st.integers(0, 400), edits=st.lists(st.tuples(st.integers(0, 3), st.sampled_from(EDITS)), max_size=4),
)  # fmt: skip
def test_strength_is_what_the_formulas_say(
    policy: str, memories: list[tuple[str, int, int | None]], uses: list[tuple[int, int, int]],
    silence: tuple[int, int], ahead: int, back: int, edits: list[tuple[int, str]],
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    root = tmp_path_factory.mktemp("tree")
    monkeypatch.setenv("XDG_STATE_HOME", str(root / "state"))
    quiet = range(silence[0], silence[0] + silence[1])
    log_of: dict[int, list[datetime]] = {}
    events = sorted(
        (START + timedelta(days=day), minute, number % len(memories))
        for number, day, minute in uses
        if day not in quiet
    )
    days = set()
    for day, minute, number in events:
        moment = datetime(day.year, day.month, day.day, minute // 60, minute % 60, tzinfo=UTC)
        usage_log.record(str(root), moment.strftime("%Y-%m-%dT%H:%M:%S"), "used", [f"m{number}000"])
        log_of.setdefault(number, []).append(moment)
        days.add(day)
    now = START + timedelta(days=365 + ahead)
    usage_log.mark_day(str(root), now.isoformat())
    days.add(now)
    log = usage_log.load_usage(str(root), now.isoformat())
    chosen = Settings({"decay.policy": policy})
    _write(root, memories, edits)
    held = {memory.id: memory for memory in Tree(str(root)).memories()}
    dropped = {number for number, edit in edits if edit == "drop"}
    assert held.keys() == {f"m{number}000" for number in range(len(memories)) if number not in dropped}
    for number, (kind, day, tenths) in enumerate(memories):
        if number in dropped:
            continue
        memory, created = held[f"m{number}000"], START + timedelta(days=day)
        own = 0.3 if (number, "importance") in edits else None if tenths is None else tenths / 10
        kind = "preference" if (number, "type") in edits else kind
        expected = _expected(kind, own, created, log_of.get(number, []), days, now, policy)
        today = day_number(now.isoformat()) or 0
        found = strength_of(memory, log, chosen, today)
        assert found.value == pytest.approx(expected, abs=1e-9)
        assert found.value == strength_of(memory, log, chosen, today).value
        assert strength_of(memory, log, chosen, today + 30).value <= found.value
        then = now - timedelta(days=back)  # when a clock goes back, what was used stays used, and no day is idle twice
        earlier = usage_log.load_usage(str(root), then.isoformat())
        expected = _expected(kind, own, created, log_of.get(number, []), days, then, policy)
        found = strength_of(memory, earlier, chosen, day_number(then.isoformat()) or 0)
        assert found.value == pytest.approx(expected, abs=1e-9)
    assert {item.memory.id for item in due(held.values(), log, chosen, day_number(now.isoformat()) or 0)} <= held.keys()


def _write(root: Path, memories: list[tuple[str, int, int | None]], edits: list[tuple[int, str]]) -> None:
    """Write the tree as a person has left it: moved, reworded, with other marks, or without a memory."""
    places: dict[str, list[str]] = {}
    for number, (kind, day, tenths) in enumerate(memories):
        done = {edit for one, edit in edits if one == number}
        kind = "preference" if "type" in done else kind
        worth = 0.3 if "importance" in done else None if tenths is None else tenths / 10
        marks = f"(created:: {(START + timedelta(days=day)).isoformat()})"
        marks += "" if worth is None else f" (importance:: {worth})"
        text = "Said in other words" if "words" in done else "As it was"
        line = f"- [{kind}] {text} {marks} ^m{number}000\n"
        if "drop" not in done:
            places.setdefault("topics/b.md" if "place" in done else "topics/a.md", []).append(line)
    (root / "topics").mkdir()
    for path, lines in places.items():
        (root / path).write_text("# Notes\n\n" + "".join(lines))


def test_an_account_alone_for_two_months_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    memory = Memory("At the fair", type="context", id="mfair", created="2026-06-01")
    usage_log.mark_day(str(tmp_path), "2026-06-01")
    before = strength_of(
        memory, usage_log.load_usage(str(tmp_path), "2026-06-01"), Settings(), day_number("2026-06-01") or 0
    )
    usage_log.mark_day(str(tmp_path), "2026-07-31")
    after = strength_of(
        memory, usage_log.load_usage(str(tmp_path), "2026-07-31"), Settings(), day_number("2026-07-31") or 0
    )
    assert after.idle == 1
    assert after.value == pytest.approx(before.value * 2**-0.5, abs=1e-9)
