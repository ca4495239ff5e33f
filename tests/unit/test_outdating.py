"""What was said on an older day and heard late: it ends as it would have ended, had all been heard in order."""

from __future__ import annotations

from itertools import count, permutations

import pytest
from unit.test_replacing import KEPT, SUPERSEDED, pairs

from memctl.core.lifecycle.forget import Tombstones
from memctl.core.reconcile.candidate import of_record
from memctl.core.reconcile.moments import Moments
from memctl.core.reconcile.rules import Reconciler
from memctl.core.reconcile.supersede.single_valued import is_other_single
from memctl.core.reconcile.tree_memories import TreeMemories
from memctl.edge.transcripts.chronological import moment
from memctl.model.change import Change
from memctl.model.tables.settings import Settings

NOW = "2026-09-30"
OLD, NEW = "2026-08-01", "2026-09-01"


def taken(*said: tuple[str, str]) -> tuple[set[str], list[Change]]:
    """(the statements that hold after these were heard, the last change)."""
    ids = count(1000)
    adding = Reconciler(
        TreeMemories([]),
        graves=Tombstones(),
        settings=Settings({}),
        now=NOW,
        new_id=lambda: f"m{next(ids)}",
        moments=Moments(moment=moment),
    )
    records = [
        {"text": text, "channel": "user", "evidence": {"time": day if "T" in day else f"{day}T10:00:00Z", "rule": ""}}
        for text, day in said
    ]
    changes = adding.take_all(of_record(record, "here", NOW) for record in records)
    return {entry.memory.text for entry in adding.known.entries if not entry.memory.archived}, changes


@pytest.mark.parametrize(("old", "new"), pairs(SUPERSEDED))
def test_what_was_superseded_since_is_so_at_birth(old: str, new: str) -> None:
    in_order, _ = taken((old, OLD), (new, NEW))
    late, changes = taken((new, NEW), (old, OLD))
    assert late == in_order
    if in_order == {new}:
        memory = changes[-1].edits[-1]["memory"]
        assert changes[-1].path.startswith("archive/")
        assert (memory["until"], memory["superseded-by"]) == (NEW, changes[0].id)
        assert "outdated" in changes[-1].reason


@pytest.mark.parametrize(("old", "new"), pairs(KEPT))
def test_what_holds_beside_the_later_one_is_kept(old: str, new: str) -> None:
    assert taken((new, NEW), (old, OLD))[0] == taken((old, OLD), (new, NEW))[0]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("My manager is Lars.", "My manager is Petra."),
        ("我的经理是小李。", "我的经理是老王。"),
        ("I work for Siemens.", "I now work for Bosch."),
        ("我在百度上班。", "我现在在腾讯上班。"),
    ],
)
def test_another_value_that_claims_tell_ends_the_old_one(old: str, new: str) -> None:
    assert taken((old, OLD), (new, NEW))[0] == taken((new, NEW), (old, OLD))[0] == {new}


def test_a_chain_ends_with_the_newest_in_any_order() -> None:
    said = [("I live in Berlin.", "2026-05-01"), ("I moved to Munich.", "2026-06-01"),
            ("I moved from Munich to Kyoto.", "2026-07-01")]  # fmt: skip
    for order in permutations(said):
        assert taken(*order)[0] == {"I moved from Munich to Kyoto."}, order


def test_the_same_day_says_nothing_of_the_order() -> None:
    late, _ = taken(("I moved to Munich.", OLD), ("I live in Berlin.", OLD))
    assert late == {"I moved to Munich.", "I live in Berlin."}


@pytest.mark.parametrize(("old", "new"), pairs(SUPERSEDED)[::3])
def test_within_a_day_the_time_decides(old: str, new: str) -> None:
    for first, last in (("T08:15:00Z", "T09:00:00Z"), ("T10:30:00+02:00", "T10:00:00.5Z")):
        late, _ = taken((new, OLD + last), (old, OLD + first))
        assert late == taken((old, OLD + first), (new, OLD + last))[0]


def test_what_is_said_again_later_on_the_same_day_holds_again() -> None:
    said = [("I prefer pnpm over npm.", f"{OLD}T08:00:00Z"), ("I prefer npm over pnpm.", f"{OLD}T12:00:00Z"),
            ("I prefer pnpm over npm.", f"{OLD}T18:00:00Z")]  # fmt: skip
    assert taken(*said)[0] == {"I prefer pnpm over npm."}
    assert taken(*said[:2], said[0])[0] == {"I prefer npm over pnpm."}


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("I live in Berlin.", "I live in Munich."),
        ("We live in London", "We're living in Paris now."),
        ("My favourite colour is blue.", "My favorite color is dark green."),
        ("I'm 34 years old.", "I am 35 years old now."),
        ("My birthday is on 3 May.", "My birthday is on 4 May."),
        ("我住在北京。", "我现在住在上海。"),
        ("我最喜欢的颜色是蓝色。", "我最喜欢的颜色是绿色。"),
        ("我今年34岁了。", "我35岁。"),
        ("I prefer pnpm over npm.", "I prefer npm."),
        ("I prefer trains over planes.", "I prefer planes to trains."),
        ("I prefer dark mode over light mode.", "I prefer light mode."),
        ("I like tea more than coffee.", "I prefer coffee."),
        ("I prefer coffee.", "I prefer tea rather than coffee."),
        ("I prefer vim.", "I prefer emacs."),
        ("我更喜欢茶，不喜欢咖啡。", "我更喜欢咖啡。"),
        ("比起npm，我更喜欢用pnpm。", "我更喜欢npm。"),
        ("我喜欢喝茶胜过咖啡。", "比起茶我更喜欢咖啡。"),
    ],
)
def test_a_new_value_of_what_has_one(old: str, new: str) -> None:
    assert is_other_single(new, old)
    assert taken((old, OLD), (new, NEW))[0] == taken((new, NEW), (old, OLD))[0] == {new}


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("I live in Berlin.", "I live in Germany."),
        ("I live in Kreuzberg.", "I live in Berlin."),
        ("I live in Berlin.", "My sister lives in Munich."),
        ("I live in Berlin.", "I live in Munich at weekends."),
        ("My favourite colour is blue.", "My favourite food is sushi."),
        ("My favourite colour is blue.", "My favourite colour is dark blue."),
        ("我住在北京。", "我住在朝阳区。"),
        ("我最喜欢的颜色是蓝色。", "我最喜欢的电影是沙丘。"),
        ("I prefer tea.", "I prefer coffee."),
        ("I prefer pnpm over npm at work.", "I prefer npm."),
        ("I prefer jazz to rock.", "I prefer rock climbing."),
        ("I prefer Python over Java.", "I prefer Go."),
        ("I prefer pnpm over npm.", "I use npm."),
        ("I prefer short answers.", "I prefer Python."),
        ("我喜欢茶。", "我喜欢咖啡。"),
        ("我更喜欢茶，不喜欢咖啡。", "我喜欢咖啡馆。"),
    ],
)
def test_two_values_that_can_both_hold(old: str, new: str) -> None:
    assert not is_other_single(new, old)
    assert [change.action for change in taken((old, OLD), (new, NEW))[1]] in (["add", "add"], ["add", "merge"])
