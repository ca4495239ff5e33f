"""Plain output of what writes: action, id, path:line, reason and text in columns that keep their places."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from support.inprocess import InProcess
from support.table import COMMANDS

HARD = "Likes  tea,\twide \u4e2d\u6587 and e\u0301"  # two blanks and a tab: one blank each on the line
PLAIN = "Likes tea, wide \u4e2d\u6587 and e\u0301"
# they print a path, a setting, a prompt block, clients, a file's block, a patch
OTHER_FORMS = {"init", "config", "inject", "install", "uninstall", "export", "promote"} | {
    "consolidate",  # its own words, through the same columns
    "agent",  # the keys of an agent and their values
}
ACTIONS = {"add", "merge", "supersede", "update", "boost", "forget", "restore", "skip", "archive", "review"}


def first_id(memctl: InProcess, *words: str) -> str:
    return memctl("list", "-0", *words).out.split("\0")[0]


def add(memctl: InProcess, tree: Path) -> list[str]:
    said = [memctl("add", HARD), memctl("add", HARD), memctl("add", stdin=f"{HARD}\nWorks at Acme\n")]
    return [line for one in said for line in one.lines]


def capture(memctl: InProcess, tree: Path) -> list[str]:
    turn = json.dumps({"role": "user", "content": "I prefer tabs over spaces in Go code."})
    return memctl("capture", "-", stdin=turn + "\n").lines


def decay(memctl: InProcess, tree: Path) -> list[str]:
    (tree / "context.md").write_text(f"- {PLAIN} (created:: 2020-01-01) ^mctx1\n")
    (tree / "learnings.md").write_text(f"- {PLAIN} too (created:: 2020-01-01) ^mles1\n")
    return [*memctl("decay", "--check").lines, *memctl("decay").lines]


def forget(memctl: InProcess, tree: Path) -> list[str]:
    memctl("add", HARD)
    id = first_id(memctl)
    return [*memctl("forget", id).lines, *memctl("forget", id).lines]


def restore(memctl: InProcess, tree: Path) -> list[str]:
    forget(memctl, tree)
    return memctl("restore", first_id(memctl, "--archived")).lines


def undo(memctl: InProcess, tree: Path) -> list[str]:
    memctl("add", HARD)
    return [*memctl("undo").lines, *memctl("undo").lines]


def set_marks(memctl: InProcess, tree: Path) -> list[str]:
    memctl("add", HARD)
    id = first_id(memctl)
    return [*memctl("set", id, "importance=0.9").lines, *memctl("set", id, "importance=0.9").lines]


def review(memctl: InProcess, tree: Path) -> list[str]:
    for text in (PLAIN, "The user owns a boat"):
        memctl("add", "-", stdin=json.dumps({"text": text, "channel": "web"}))
    taken, refused = memctl("list", "--all", "-0").out.split("\0")[:2]
    return memctl("review", "--take", taken, "--refuse", refused).lines


def import_(memctl: InProcess, tree: Path) -> list[str]:
    memctl("add", HARD)
    export = memctl("export").out
    memctl("forget", "--purge", first_id(memctl))
    return [*memctl("import", "-", stdin=export).lines, *memctl("import", "-", stdin=export).lines]


def lint(memctl: InProcess, tree: Path) -> list[str]:
    (tree / "learnings.md").write_text(f"- {PLAIN} ^mles1\n- Another ^mles1\n")
    return [line for line in memctl("lint", "--fix").lines if "\t" in line]


def used(memctl: InProcess, tree: Path) -> list[str]:
    memctl("add", HARD)
    return memctl("used", first_id(memctl)).lines


USES = {
    "used": used,
    "add": add, "capture": capture, "decay": decay, "forget": forget, "restore": restore, "undo": undo,
    "set": set_marks, "review": review, "import": import_, "lint": lint,
}  # fmt: skip


def test_every_command_that_writes_is_here() -> None:
    writing = {name for name, command in COMMANDS.items() if any(one.name == "dry-run" for one in command.options)}
    assert writing <= set(USES) | OTHER_FORMS


@pytest.mark.parametrize("name", USES)
def test_five_columns_with_the_text_at_the_end(name: str, memctl: InProcess, tree: Path) -> None:
    lines = USES[name](memctl, tree)
    assert lines
    for line in lines:
        action, id, place, _, text = line.split("\t")
        assert action in ACTIONS
        assert not id or id.startswith("m")
        assert place == "" or place.partition(":")[0].endswith(".md")
        assert text and text == " ".join(text.split())
    texts = [line.split("\t")[4] for line in lines]
    assert any(text.startswith(PLAIN) for text in texts) or name in ("capture", "lint")


def test_a_purge_says_no_word_of_what_it_took(memctl: InProcess, tree: Path) -> None:
    memctl("add", HARD)
    (line,) = memctl("forget", "--purge", first_id(memctl)).lines
    assert line.count("\t") == 4 and line.endswith("\t") and "tea" not in line


@pytest.mark.parametrize(
    "words", ["search zebra", "list --tag none", "log none", "review", "add -", "decay", "log --since 7d"]
)
def test_a_pipe_gets_no_word_where_there_is_nothing(words: str, memctl: InProcess, tree: Path) -> None:
    result = memctl(*words.split())
    assert (result.out, result.err) == ("", "")


@pytest.mark.parametrize(
    ("since", "found"),
    [
        *(("today", 1), ("yesterday", 2), ("3d", 3), ("last-week", 3)),
        *(("2026-07-31", 2), ("2026-07", 4), ("上个月", 4), ("1y", 4)),
    ],
)
def test_words_for_days(since: str, found: int, memctl: InProcess, tree: Path) -> None:
    """On Saturday, 2026-08-01."""
    for day in ("2026-07-01", "2026-07-30", "2026-07-31", "2026-08-01"):
        memctl("add", f"Something about {day}", "--now", day)
    assert len(memctl("log", "--since", since, "--now", "2026-08-01").lines) == found
    assert len(memctl("list", "--created-after", since, "--now", "2026-08-01").lines) == found


@pytest.mark.parametrize("words", ["log --since", "list --created-after", "search tea --at", "capture - --since"])
@pytest.mark.parametrize("word", ["soonish", "2026-13-01", "d", ""])
def test_what_names_no_day_is_wrong_usage(words: str, word: str, memctl: InProcess, tree: Path) -> None:
    result = memctl(*words.split(), word)
    assert result.status == 64 and "not a date" in result.err
