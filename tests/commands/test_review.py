"""What did not come from the user waits until a person has said something about it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from support.inprocess import InProcess


@pytest.fixture
def ids(home: Path, memctl: InProcess) -> list[str]:
    memctl("init")
    lines = [{"text": f"The user owns boat number {number}", "channel": "assistant"} for number in range(3)]
    memctl("add", "-", stdin="\n".join(map(json.dumps, lines)))
    return memctl("review", "-0").out.split("\0")[:-1]


def test_what_waits_is_listed(ids: list[str], memctl: InProcess) -> None:
    done = memctl("review")
    assert [line.split("\t")[:2] for line in done.lines] == [["pending", id] for id in ids]
    record = json.loads(memctl("review", "--json").lines[0])
    assert (record["due"], record["channel"], record["status"]) == ("pending", "assistant", "pending")


def test_taking_makes_active_and_says_where_it_came_from(ids: list[str], memctl: InProcess) -> None:
    assert memctl("inject", "-q", "boat number 1").out == ""
    assert memctl("review", "--take", ids[1]).status == 0
    shown = memctl("show", ids[1]).out
    assert "status" not in shown
    assert "channel: assistant" in shown
    assert "verified: user" in shown
    assert "boat number 1" in memctl("inject", "-q", "boat number 1").out
    assert len(memctl("review").lines) == 2


def test_refusing_archives_and_is_not_learned_again(ids: list[str], memctl: InProcess) -> None:
    assert json.loads(memctl("review", "--refuse", ids[0], "--json").out)["reason"] == "refused"
    assert ids[0] in memctl("list", "--archived", "-0").out
    again = json.dumps({"text": "The user owns boat number 0", "channel": "user"})
    assert memctl("add", "-", stdin=again).out.startswith("skip")


def test_decisions_on_stdin(ids: list[str], memctl: InProcess) -> None:
    done = memctl("review", stdin=f"take {ids[0]}\nrefuse {ids[1]} {ids[2]}\n")
    assert done.status == 0
    assert [line.split("\t")[0] for line in done.lines] == ["update", "forget", "forget"]
    assert memctl("review").out == ""


def test_a_decision_that_is_none_changes_nothing(ids: list[str], memctl: InProcess) -> None:
    done = memctl("review", stdin=f"take {ids[0]}\npromote {ids[1]}\n")
    assert done.status == 65
    assert "-:2" in done.err
    assert len(memctl("review").lines) == 3


def test_an_unknown_id(ids: list[str], memctl: InProcess) -> None:
    assert memctl("review", "--take", "mzzzz").status == 1
    assert memctl("review", "--take", "^mzzzz").status == 1


def test_keeping_starts_the_clock_anew(memctl: InProcess, home: Path) -> None:
    memctl("init")
    memctl("add", "Rents a garage", "--now", "2020-01-01")
    memctl("add", "Sings bass", "--now", "2020-01-01")
    memctl("config", "set", "decay.clock", "calendar")
    (first, second) = (line.split("\t") for line in memctl("review").lines)
    assert first[0].startswith("strength 0.")
    assert memctl("review", "--keep", first[1]).status == 0
    assert [line.split("\t")[1] for line in memctl("review").lines] == [second[1]]


def test_what_has_faded_is_archived_and_not_refused(memctl: InProcess, home: Path) -> None:
    memctl("init")
    memctl("add", "Learn Rust", "--type", "goal", "--now", "2020-01-01")
    memctl("config", "set", "decay.clock", "calendar")
    (id,) = memctl("review", "-0").out.split("\0")[:-1]
    assert json.loads(memctl("review", "--refuse", id, "--json").out)["reason"] == "archived"
    assert id in memctl("list", "--archived", "-0").out


def test_a_directory_is_no_transcript(memctl: InProcess, home: Path) -> None:
    memctl("init")
    assert "name the files in it" in memctl("capture", home).err


def test_a_review_date(memctl: InProcess, home: Path) -> None:
    memctl("init")
    memctl("add", "Rents a garage", "--now", "2026-08-01")
    id = memctl("list", "-0").out.strip("\0")
    assert memctl("set", id, "review=2026-08-05").status == 0
    assert memctl("review", "--now", "2026-08-04").out == ""
    assert memctl("review", "--now", "2026-08-06").out.startswith("review 2026-08-05\t")


# set


@pytest.mark.parametrize(
    ("word", "shown"),
    [
        ("importance=0.3", "importance: 0.3"), ("until=2027-01-01", "until: 2027-01-01"), ("pin=true", "pin: True"),
        ("type=goal", "type: goal"), ("tag=sea", "tags: sea"), ("text=Owns two boats", "Owns two boats"),
        ("status=active", "verified: user"), ("channel=user", "status: pending"),
    ],
)  # fmt: skip
def test_marks_are_set(word: str, shown: str, ids: list[str], memctl: InProcess) -> None:
    assert memctl("set", ids[0], word).status == 0
    assert shown.lower() in memctl("show", ids[0]).out.lower()


@pytest.mark.parametrize(
    "word", ["importance=2", "until=soon", "pin=perhaps", "supersedes=m1", "colour=red", "tag", "text="]
)
def test_what_cannot_be_set(word: str, ids: list[str], memctl: InProcess) -> None:
    before = memctl("show", ids[0]).out
    assert memctl("set", ids[0], word).status == 64
    assert memctl("show", ids[0]).out == before


@pytest.mark.parametrize("words", [("importance=0.3",), ("tag=sea", "type=goal"), ("status=active",), ("until=",)])
def test_what_is_so_already_is_not_set_again(words: tuple[str, ...], ids: list[str], memctl: InProcess) -> None:
    memctl("set", ids[0], *words)
    before = memctl("log").out
    again = memctl("set", ids[0], *words)
    assert (again.status, again.lines[0].split("\t")[0], again.lines[0].split("\t")[3]) == (0, "skip", "unchanged")
    assert memctl("log").out == before


def test_tags_are_dropped_and_replaced(ids: list[str], memctl: InProcess) -> None:
    memctl("set", ids[0], "tag=sea", "tag=boat")
    memctl("set", ids[0], "tag=", "tag=boat")
    assert "\ntags: boat\n" in memctl("show", ids[0]).out
    memctl("set", ids[0], "tag=")
    assert "tags:" not in memctl("show", ids[0]).out
    memctl("undo")
    assert "\ntags: boat\n" in memctl("show", ids[0]).out


def test_a_code_block_bears_no_marks(memctl: InProcess, ids: list[str], home: Path) -> None:
    """Nothing is said to be set that was not."""
    notes = home / "code"
    notes.mkdir()
    (notes / "a.md").write_text("```\nmake -j1\n```\n")
    handle = memctl("list", "-0", "--tree", notes).out.rstrip("\0")
    done = memctl("set", handle, "importance=0.4", "--tree", notes)
    assert (done.status, done.out) == (65, "")
    assert "a.md:1: a block of code cannot have marks" in done.err
    assert (notes / "a.md").read_text() == "```\nmake -j1\n```\n"


def test_setting_one_that_is_not_there(ids: list[str], memctl: InProcess) -> None:
    assert memctl("set", "mzzzz", "pin=true").status == 66


@pytest.mark.parametrize(
    ("known", "waits"),
    [
        ("I live in Berlin", "I moved to Munich"),
        ("I like green tea with lemon", "User likes green tea with a bit of lemon"),
        ("我们用npm", "我们改用pnpm了"),
    ],
)
def test_what_waits_instead_of_a_known_memory_supersedes_it(
    tree: Path, memctl: InProcess, known: str, waits: str
) -> None:
    old, other = (memctl("add", text).out.split("\t")[1] for text in (known, "Sings bass"))
    memctl("add", "-", stdin=json.dumps({"text": waits, "channel": "web"}))
    why, new, *_ = memctl("review").out.split("\t")
    assert why == f"pending instead of {old}"
    assert json.loads(memctl("review", "--json").out)["instead"] == old
    assert memctl("review", "--take", new).out.split("\t")[:2] == ["supersede", new]
    assert set(memctl("list", "-0").out.split("\0")[:-1]) == {new, other}
    assert f"superseded-by: {new}" in memctl("show", old).out
    memctl("undo")
    assert set(memctl("list", "-0").out.split("\0")[:-1]) == {old, other}
    assert memctl("review").out.startswith(f"pending instead of {old}\t{new}")


def test_a_pinned_memory_gives_way_to_nothing_that_waits(tree: Path, memctl: InProcess) -> None:
    memctl("add", "I live in Berlin", "--pin")
    memctl("add", "-", stdin=json.dumps({"text": "I moved to Munich", "channel": "web"}))
    assert memctl("review").out.startswith("pending\t")
