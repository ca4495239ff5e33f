"""What a user corrects in talk takes the place of what was known, from transcript to tree."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from support.inprocess import InProcess


def through(memctl: InProcess, said: str) -> list[str]:
    """The actions of `extract | score | add -` on one message of the user."""
    turn = json.dumps({"v": 1, "kind": "turn", "role": "user", "text": said, "id": "t1"})
    scored = memctl("score", stdin=memctl("extract", stdin=turn).out).out
    return [line.split("\t")[0] for line in memctl("add", "-", stdin=scored).lines]


@pytest.mark.parametrize(
    ("known", "said"),
    [
        ("We use Jest for tests.", "We now use vitest instead of Jest."),
        ("I work at Nokia.", "I no longer work at Nokia."),
        ("My editor is Vim.", "I switched from Vim to Helix."),
        ("I live in Austin.", "I moved from Austin to Denver."),
        ("I drink coffee every morning.", "I stopped drinking coffee."),
        ("I eat meat.", "I don't eat meat anymore."),
        ("My phone number is 555-1234.", "My phone number is now 555-9999."),
        ("My sister lives in Oslo.", "My sister moved to Bergen."),
        ("我们团队用钉钉。", "我们团队现在改用飞书了，不用钉钉。"),
        ("我住在深圳。", "我从深圳搬到武汉了。"),
        ("我喜欢喝咖啡。", "我不再喝咖啡了。"),
        ("我的手机号是13800001111。", "我手机号换成了18800001111。"),
        ("我在腾讯工作。", "我不在腾讯工作了，现在在字节"),
        ("我用Vim写代码。", "我改用Helix了，不用Vim了"),
        ("We deploy with Jenkins.", "We migrated from Jenkins to GitLab CI"),
        ("测试框架用Jest。", "测试框架从Jest换成vitest了"),
        ("我妹妹是医生。", "我之前说错了，我妹妹是护士不是医生。"),
        ("I use Neovim as my editor.", "I switched to Helix."),
        ("We use npm in this project.", "We use pnpm now."),
        ("My car is a 2012 Honda Civic.", "I have a new car, a Skoda Octavia."),
        ("The team meeting is on Tuesdays at 2pm.", "The team meeting moved to Thursdays at 3pm."),
        ("I have a cat named Mochi.", "Mochi passed away in June."),
        ("My favorite color is green.", "My favorite color is blue now, not green."),
        ("My name is Samantha.", "Call me Sam, not Samantha."),
        ("My boss is Derek.", "I have a new boss, her name is Ruth."),
        ("We are on Python 3.10.", "We upgraded to Python 3.12."),
        ("I drive a Corolla.", "I have a new car, a Fiat."),
        ("我开一辆大众高尔夫。", "我换车了，换成了比亚迪汉。"),
        ("我对海鲜过敏。", "查过了，我对海鲜不过敏。"),
        ("我七点起床。", "我改成六点起床了。"),
        ("我每天抽一包烟。", "我戒烟了。"),
        ("我租的房子在天河。", "我搬家了，现在住番禺。"),
    ],
)
def test_a_correction_said_in_talk_supersedes(memctl: InProcess, tree: Path, known: str, said: str) -> None:
    memctl("add", "I like hiking.")
    memctl("add", known)
    assert through(memctl, said) == ["supersede"]
    assert known not in memctl("list").out
    memctl("undo")
    assert [line.split("\t")[2] for line in memctl("list").lines] == ["I like hiking.", known]


def test_a_plan_that_still_runs_can_be_called_off(memctl: InProcess, tree: Path) -> None:
    memctl("add", "I'm going to Japan in October", "--until", "2099-10-31", "--type", "goal")
    assert through(memctl, "The Japan trip is cancelled.") == ["supersede"]


def test_what_holds_since_a_day_is_corrected_by_what_holds_since_a_later_one(memctl: InProcess, tree: Path) -> None:
    memctl("add", "I live in Austin", "--since", "2020-01-01")
    memctl("add", "I moved from Austin to Denver", "--since", "2024-01-01")
    assert [line.split("\t")[2] for line in memctl("list").lines] == ["I moved from Austin to Denver"]


@pytest.mark.parametrize("said", ["I work at Nokia now and then.", "I moved the sofa.", "我现在很忙。"])
def test_what_only_sounds_like_one_supersedes_nothing(memctl: InProcess, tree: Path, said: str) -> None:
    memctl("add", "I work at Nokia.")
    assert "supersede" not in through(memctl, said)


DAY = (
    ("I prefer pnpm over npm.", "09:00"),
    ("I live in Berlin.", "09:05"),
    ("I use vim for everything.", "09:10"),
    ("I prefer npm over pnpm.", "15:00"),
    ("I moved to Munich.", "15:05"),
    ("I use Emacs now instead of vim.", "15:10"),
)
HOLDS = {"I prefer npm over pnpm.", "I moved to Munich.", "I use Emacs now instead of vim."}


@pytest.mark.parametrize("now", ["2026-08-01", "2026-08-20"])
@pytest.mark.parametrize("order", [(0, 1), (1, 0)], ids=["in order", "the later first"])
def test_the_order_within_a_day_holds_across_captures(
    memctl: InProcess, tree: Path, tmp_path: Path, order: tuple[int, int], now: str
) -> None:
    """The tree keeps the day; the time is in the journal."""
    halves = (DAY[:3], DAY[3:])
    for number in order:
        path = tmp_path / f"{number}.jsonl"
        turns = [
            {"v": 1, "kind": "turn", "role": "user", "authored": True, "text": text, "time": f"2026-08-01T{time}:00Z"}
            for text, time in halves[number]
        ]
        path.write_text("".join(json.dumps(turn) + "\n" for turn in turns))
        assert memctl("capture", path, "--now", now).status == 0
    texts = {line.split("\t")[2] for line in memctl("list").lines}
    assert texts == HOLDS


@pytest.mark.parametrize(
    ("known", "said", "left"),
    [
        ("I live in Porto and I repair violins", "I moved to Lisbon", {"I repair violins", "I moved to Lisbon"}),
        (
            "Hey I'm Ines, I just moved to Malmö and I work at Volvo",
            "I joined Scania",
            {"I'm Ines", "I just moved to Malmö", "I joined Scania"},
        ),
        ("My partner is Deaf and I don't eat pork", "I eat pork again", {"My partner is Deaf", "I eat pork again"}),
        ("我住在深圳，我会修小提琴", "我从深圳搬到武汉了。", {"我会修小提琴", "我从深圳搬到武汉了。"}),
    ],
)
def test_only_the_clause_that_changed_is_replaced(
    memctl: InProcess, tree: Path, known: str, said: str, left: set[str]
) -> None:
    through(memctl, known)
    through(memctl, said)
    assert {line.split("\t")[2].rstrip("。") for line in memctl("list").lines} == {each.rstrip("。") for each in left}


@pytest.mark.parametrize(
    ("known", "said"),
    [
        (
            "I prefer pnpm over npm.",
            "Actually, I've switched from pnpm to bun: from now on I prefer bun for everything.",
        ),
        ("I prefer Vim.", "I switched from Vim to Helix."),
        ("我喜欢用 Vim 写代码。", "我不用 Vim 了，改用 Helix 写代码。"),
    ],
)
def test_a_correction_of_the_core_stays_in_every_prompt(memctl: InProcess, tree: Path, known: str, said: str) -> None:
    assert through(memctl, known) == ["add"] and through(memctl, said) == ["supersede"]
    (row,) = memctl("list").lines
    assert row.split("\t")[1].startswith("_core/preferences.md:") and ("bun" in row or "Helix" in row)
