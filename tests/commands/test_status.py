"""What status says of a week, of what waits and of the last capture; and what init says to do next."""

from __future__ import annotations

import json
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from support.inprocess import InProcess

from memctl.edge.config import paths

SAID = '{"role":"user","content":"I prefer tabs over spaces in Go code."}\n'


def row(memctl: InProcess, key: str, *words: str) -> str:
    rows = dict(line.split("\t", 1) for line in memctl("status", *words).lines)
    record = json.loads(memctl("status", "--json", *words).out)
    assert rows == {name.replace("_", " "): str(value) for name, value in record.items()}
    return rows[key]


def test_nothing_has_happened_yet(memctl: InProcess, tree: Path) -> None:
    assert row(memctl, "waiting") == "nothing"
    assert row(memctl, "this week") == "nothing"
    assert row(memctl, "captured") == "never (memctl capture --sweep)"


def test_before_init_there_is_nothing_to_say(memctl: InProcess) -> None:
    status = memctl("status")
    assert status.status == 0
    assert not {"waiting", "captured", "this week"} & {line.split("\t")[0] for line in status.lines}


def test_what_waits(memctl: InProcess, tree: Path) -> None:
    memctl("add", "-", stdin='{"text":"The user owns a boat","channel":"web"}\n')
    (tree / "learnings.md").write_text("- Old and due (created:: 2020-01-01) (review:: 2026-07-01) ^mles1\n")
    assert row(memctl, "waiting") == "1 pending, 1 due for review (memctl review)"
    memctl("review", "--keep", "mles1", *(["--refuse", memctl("review", "-0").out.split("\0")[0]]))
    assert row(memctl, "waiting") == "nothing"


def test_the_last_capture(memctl: InProcess, tree: Path) -> None:
    (tree.parent / "chat.jsonl").write_text(SAID)
    memctl("capture", "--dry-run", tree.parent / "chat.jsonl")
    assert row(memctl, "captured").startswith("never")
    memctl("capture", tree.parent / "chat.jsonl")
    assert row(memctl, "captured") == "2026-08-01: 1 learned from 1 transcript"
    memctl("capture", tree.parent / "chat.jsonl", "--now", "2026-08-03")
    assert row(memctl, "captured") == "2026-08-03: nothing new to read"
    (tree.parent / "more.jsonl").write_text('{"role":"user","content":"What is the time?"}\n')
    memctl("capture", tree.parent / "more.jsonl")
    assert row(memctl, "captured") == "2026-08-01: nothing learned from 1 transcript"


def test_status_counts_as_list_does(memctl: InProcess, tree: Path, tmp_path: Path) -> None:
    """In every directory, what status calls active or archived is what list prints."""
    for name in ("heron", "stork"):
        part = tree / "projects" / name
        (part / "_core").mkdir(parents=True)
        (tmp_path / name / ".git").mkdir(parents=True)
        (part / "_core/project.md").write_text(
            f"---\nproject: {name}\npath: {tmp_path / name}\n---\n\n- {name} uses make\n"
        )
        (part / "context.md").write_text(f"- {name} waits (status:: pending)\n- {name} was true (until:: 2020-01-01)\n")
    (tree / "agents/coach").mkdir(parents=True)
    (tree / "agents/coach/relationship.md").write_text("- Calls the user Sam\n")
    (tree / "notes.md").write_text(
        "- Owns a boat ^mb0at\n- Waits (status:: pending)\n- Was true (until:: 2020-01-01)\n"
    )
    (tree / "relations.md").write_text("## Relations\n\n- user owns [[boat]] (evidence:: mb0at)\n")
    (tree / "archive").mkdir(exist_ok=True)
    (tree / "archive/notes.md").write_text("- Sold the car\n")
    for directory in (tmp_path, tmp_path / "heron", tmp_path / "stork"):
        counts = {}
        for part in row(memctl, "user memories", "--project", directory).split(", "):
            number, _, state = part.partition(" ")
            counts[state] = int(number)
        assert counts["active"] == len(memctl("list", "--project", directory).lines), directory
        assert counts["archived"] == len(memctl("list", "--archived", "--project", directory).lines), directory
        assert counts["of other projects"]
        stats = json.loads(memctl("stats", "--json", "--project", directory).out)["counts"]
        assert stats["state"]["of other projects"] == counts["of other projects"], directory
        assert {"heron", "stork"} <= stats["project"].keys(), directory
        assert sum(counts.values()) == len(memctl("list", "--all", "--project", tmp_path).lines), directory


@pytest.mark.parametrize("damage", ["", "tree\n{", "[]", '{"t":1}', "-\n[1]\n"])
def test_a_damaged_note_of_the_last_capture_counts_as_none(damage: str, memctl: InProcess, tree: Path) -> None:
    memctl("capture", stdin=SAID)
    (path,) = Path(paths.state_directory()).rglob("captured-last")
    path.write_text(path.read_text().split("\n")[0] + "\n" + damage)
    assert row(memctl, "captured").startswith("never")


def test_the_changes_of_seven_days(memctl: InProcess, tree: Path) -> None:
    memctl("add", "I live in Berlin", "--now", "2026-07-20")
    memctl("add", "Likes tea", "--now", "2026-07-26")
    memctl("add", "I live in Munich now, not in Berlin", "--now", "2026-07-30")
    memctl("forget", "--yes", "tea")
    assert row(memctl, "this week") == "1 learned, 1 corrected, 1 forgotten"
    assert row(memctl, "this week", "--now", "2026-08-30") == "nothing"


def test_init_prints_only_the_path_on_a_pipe(memctl: InProcess, tmp_path: Path) -> None:
    result = memctl("init", tmp_path / "tree")
    assert (result.out, result.err) == (f"{tmp_path / 'tree'}\n", "")


CODEX = (
    '{"timestamp":"2026-08-10T12:00:00Z","type":"session_meta","payload":{"id":"s1"}}\n'
    '{"timestamp":"2026-08-10T12:00:01Z","type":"response_item","payload":{"type":"message","role":"user",'
    '"content":[{"type":"input_text","text":"I prefer tabs over spaces in Go code."}]}}\n'
)


def kept(home: Path, path: str, text: str) -> Path:
    file = home / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)
    os.utime(file, (1, 1))
    return file


def test_of_each_client_when_it_was_last_read(memctl: InProcess, tree: Path, home: Path) -> None:
    kept(home, ".codex/sessions/2026/08/10/rollout-1.jsonl", CODEX)
    assert row(memctl, "client codex") == "1 transcript, never read (memctl capture --sweep)"
    assert memctl("capture", "--sweep").status == 0
    first = row(memctl, "client codex")
    assert first.startswith("1 transcript, last read 20") and first.endswith(": 1 turn")
    memctl("capture", "--sweep")
    assert row(memctl, "client codex").endswith(": 1 turn")


@pytest.mark.parametrize(
    ("client", "path", "text"),
    [
        ("claude-code", ".claude/projects/p/s.jsonl", '{"speech":{"who":"me","says":"I prefer tabs."}}\n'),
        ("claude-code", ".claude/projects/p/s.jsonl", '{"type":"user","sessionId":"s","said":{"text":"I use vi."}}\n'),
        ("codex", ".codex/sessions/1/rollout-1.jsonl", CODEX.replace("response_item", "reply_item")),
    ],
)
def test_what_cannot_be_read_is_told(
    memctl: InProcess, tree: Path, home: Path, client: str, path: str, text: str
) -> None:
    file = kept(home, path, text)
    swept = memctl("capture", "--sweep")
    assert str(file) in swept.err
    assert "warning: " in row(memctl, f"client {client}") and str(file) in row(memctl, f"client {client}")


def test_a_database_of_an_unknown_schema_is_told(memctl: InProcess, tree: Path, home: Path) -> None:
    path = home / ".config/io.datasette.llm/logs.db"
    path.parent.mkdir(parents=True)
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(
            "CREATE TABLE responses (id TEXT, prompt TEXT, datetime_utc TEXT); CREATE TABLE conversations (id TEXT);"
            "CREATE TABLE turns (id TEXT, words TEXT); INSERT INTO turns VALUES ('t', 'I prefer tabs.');"
        )
    os.utime(path, (1, 1))
    assert str(path) in memctl("capture", "--sweep").err
    assert "warning: " in row(memctl, "client llm")
    told = memctl("transcript", str(path))
    assert told.status == 65 and "llm database" in told.err
