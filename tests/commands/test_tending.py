"""Tending by itself and by settings: weights, waiting, aliases, bulk questions, purges, and a model that rewrites."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest
from support.inprocess import InProcess

YEAR = "2025-07-01"


def _file(tree: Path, name: str, *lines: str) -> Path:
    path = tree / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("# Notes on boats\n\n" + "".join(f"- {line}\n" for line in lines))
    return path


def _ids(text: str) -> list[str]:
    return text.split("\0")[:-1]


# ranking


def test_the_weights_of_the_user_give_the_order(tree: Path, memctl: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    _file(
        tree, "topics/boats.md",
        "The harbour fee of the boat is 40 euros (created:: 2026-08-09) (importance:: 0.1) ^mnew1",
        "The harbour fee of the boat is 30 euros (created:: 2026-01-01) (importance:: 0.9) (confidence:: 0.2) ^mold1",
    )  # fmt: skip

    def order(weights: str) -> list[str]:
        monkeypatch.setenv("MEMCTL_RANK_WEIGHTS", weights)
        return _ids(memctl("search", "-0", "harbour fee").out)

    assert order("0.5,0.5,0") == ["mnew1", "mold1"]
    assert order("0.2,0,0.8") == ["mold1", "mnew1"]
    assert order("0.1,0,0.2,0.7") == ["mnew1", "mold1"]
    order("0.6,0.2,0.2")
    record = json.loads(memctl("search", "--json", "harbour fee").lines[0])
    shares = record["why"]
    assert record["score"] == pytest.approx(sum(shares.values()), abs=1e-4)
    assert shares["relevance"] == pytest.approx(0.6 * record["relevance"], abs=1e-3)
    monkeypatch.setenv("MEMCTL_RANK_WEIGHTS", "0.6,x")
    assert memctl("search", "fee").status == 65


def test_a_use_makes_a_memory_recent(tree: Path, memctl: InProcess) -> None:
    _file(
        tree, "topics/boats.md", "The boat has a red sail (created:: 2026-01-01) ^mred1",
        "The boat has a blue hull (created:: 2026-01-01) ^mblu1",
    )  # fmt: skip
    memctl("used", "mblu1")
    memctl("config", "set", "rank.weights", "0,1,0")
    assert _ids(memctl("search", "-0", "boat").out)[0] == "mblu1"


# waiting


def test_with_add_confirm_nothing_automatic_is_active(tree: Path, memctl: InProcess) -> None:
    said = {"role": "user", "authored": True, "text": "I prefer filter coffee over espresso, always."}
    Path("chat.jsonl").write_text(json.dumps({"v": 1, "kind": "turn", **said}) + "\n")
    memctl("config", "set", "add.confirm", "true")
    memctl("capture", "chat.jsonl")
    memctl("add", "-", stdin='{"v":1,"kind":"candidate","text":"Owns a viola","channel":"user"}\n')
    assert memctl("list").out == ""
    assert [line.split("\t")[0] for line in memctl("review").lines] == ["pending", "pending"]
    memctl("add", "Sings bass")
    assert "Sings bass" in memctl("list").out


# names


def test_other_names_of_commands(tree: Path, memctl: InProcess) -> None:
    assert memctl("remember", "Sings bass").status == 0
    assert "Sings bass" in memctl("memories").out
    memctl("config", "set", "aliases", "todo=add --type goal,list=forget")
    id = memctl("todo", "Learn to sail").out.split("\t")[1]
    assert "type: goal" in memctl("show", id).out
    assert len(memctl("list").lines) == 2  # no alias hides a command
    assert memctl("todos").status == 64
    memctl("config", "set", "aliases", 'open=list "never closed')
    assert "no closing quotation" in (refused := memctl("open")).err and refused.status == 64


# many at once


def test_ids_may_be_joined_by_commas(tree: Path, memctl: InProcess) -> None:
    ids = [memctl("add", f"Owns boat number {number}").out.split("\t")[1] for number in range(3)]
    assert len(memctl("show", "--json", ",".join(ids)).lines) == 3
    memctl("forget", f"{ids[0]},{ids[1]}")
    assert _ids(memctl("list", "-0").out) == ids[2:]


def test_forgetting_many_needs_a_yes(tree: Path, memctl: InProcess) -> None:
    lines = "\n".join(f"Owns boat number {number}" for number in range(30))
    memctl("add", stdin=lines)
    ids = _ids(memctl("list", "-0").out)
    assert memctl("forget", *ids[:6]).status == 64
    assert memctl("forget", *ids[:21]).status == 64
    assert memctl("forget", *ids[:3]).status == 0
    assert memctl("forget", "--yes", *ids[3:10]).status == 0
    assert memctl("clear").status == 64
    assert memctl("clear", "--yes").status == 0
    assert memctl("list").out == ""
    memctl("undo")
    assert len(memctl("list").lines) == 20


# use


def test_the_reply_at_the_end_of_a_transcript_is_read(tree: Path, memctl: InProcess, home: Path) -> None:
    ids = [
        memctl("add", text, "--topic", "life").out.split("\t")[1]
        for text in ("I'm allergic to peanuts", "My car is a 2014 Honda Civic", "My cello teacher is Ines")
    ]
    said = (("user", "Which oil?"), ("assistant", "For a 2014 Civic take 0W-20."))
    turns = [{"v": 1, "kind": "turn", "role": role, "text": text} for role, text in said]
    Path("talk.ndjson").write_text("".join(json.dumps(turn) + "\n" for turn in turns))
    assert memctl("used", "--transcript", "talk.ndjson", ids[0], ids[2]).status == 1
    assert memctl("used", "--transcript", "talk.ndjson", *ids).out.split("\t")[1] == ids[1]


# decay


def test_decay_runs_by_itself_once_a_day(tree: Path, memctl: InProcess) -> None:
    _file(tree, "context.md", "[context] At the fair (created:: 2020-01-01) ^mfair")
    assert "mfair" in memctl("list", "-0").out
    memctl("config", "set", "decay.auto", "true")
    memctl("list")
    deadline = time.monotonic() + 20
    while "mfair" in memctl("list", "-0").out and time.monotonic() < deadline:
        time.sleep(0.1)
    assert _ids(memctl("list", "--archived", "-0").out) == ["mfair"]
    assert "decay" in [line.split("\t")[2] for line in memctl("log").lines]
    memctl("undo")
    memctl("list")
    time.sleep(0.5)
    assert "mfair" in memctl("list", "-0").out


def test_purge_deletes_what_was_archived_a_year_ago(tree: Path, memctl: InProcess) -> None:
    old, new = (memctl("add", text, "--now", YEAR).out.split("\t")[1] for text in ("Owned a kite", "Owned a canoe"))
    memctl("set", old, "until=2025-06-01", "--now", YEAR)
    memctl("config", "set", "decay.expired", "archive")
    memctl("decay", "--now", "2025-07-02")
    memctl("forget", new, "--now", "2026-07-01")
    assert [line.split("\t")[1] for line in memctl("decay", "--purge", "--dry-run").lines] == [old]
    assert memctl("decay", "--purge").status == 0
    assert _ids(memctl("list", "--archived", "-0").out) == [new]
    assert "kite" not in "".join(path.read_text() for path in tree.rglob("*.*") if path.is_file())
    assert memctl("add", "Owned a kite").out.startswith("add")  # it faded; it was not forgotten
    assert memctl("decay", "--purge").out == ""


# a model that rewrites


@pytest.fixture
def walks(tree: Path) -> Path:
    return _file(
        tree, "topics/walks.md", "Walks the dog at 7 in the park by the river (created:: 2026-01-01) ^mwak1",
        "Walks the dog at 7 along the river with Rex (created:: 2026-01-02) ^mwak2",
        "Walks the dog Rex in the park each day at 7 (created:: 2026-01-03) ^mwak3",
    )  # fmt: skip


def _model(tmp_path: Path, *notes: str) -> str:
    (tmp_path / "answer").write_text(json.dumps({"notes": notes}))
    return f"cat {tmp_path}/answer"


def test_a_model_writes_fragments_anew_and_undo_brings_them_back(
    walks: Path, memctl: InProcess, tmp_path: Path
) -> None:
    before = walks.read_bytes()
    model = _model(tmp_path, "Walks the dog Rex each day at 7 in the park along the river")
    told = memctl("consolidate", "--llm", model, "--dry-run", "--now", "2026-08-01")
    assert "→ Walks the dog Rex each day" in told.err
    assert walks.read_bytes() == before
    assert memctl("consolidate", "--llm", model, "--yes", "--now", "2026-08-01").status == 0
    (id,) = _ids(memctl("list", "-0").out)
    assert sorted(_ids(memctl("list", "--archived", "-0").out)) == ["mwak1", "mwak2", "mwak3"]
    assert f"superseded-by: {id}" in memctl("show", "mwak2").out
    memctl("undo")
    assert walks.read_bytes() == before


@pytest.mark.parametrize(
    "note", ["Walks the dog Rex in the park", "Walks the dog Rex at 8, not 7, in the park along the river", ""]
)
def test_a_model_that_loses_or_invents_something_changes_nothing(
    note: str, walks: Path, memctl: InProcess, tmp_path: Path
) -> None:
    before = walks.read_bytes()
    notes = (note,) if note else ()
    memctl("consolidate", "--llm", _model(tmp_path, *notes), "--yes", "--now", "2026-08-01")
    assert walks.read_bytes() == before
    assert memctl("consolidate", "--llm", "false", "--yes").status == 69
    assert walks.read_bytes() == before
