"""`capture`: each line of a transcript is learned from once, whatever happens to the file and to memctl."""

from __future__ import annotations

import fcntl
import json
import os
import random
import sqlite3
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from support.inprocess import InProcess

from memctl.edge.store import writer
from memctl.edge.transcripts import captured
from memctl.edge.transcripts.chronological import Chronicle
from memctl.edge.transcripts.clients import transcripts

memctl = InProcess()

STATEMENTS = (
    "I live in Bonn.", "I prefer pnpm over npm.", "My sister paints.", "We decided to use Postgres, we need JSON.",
    "我习惯用 vitest 写单元测试。", "I am allergic to peanuts.", "My name is Alice.", "How do I sort a list in place?",
)  # fmt: skip
WORTH = 7  # of these


@pytest.fixture(autouse=True)
def tree(home: Path) -> Path:
    """A tree of the user's; the day is the one on which the transcripts were written."""
    assert memctl("init").status == 0
    return home / ".local/share/memctl"


def said(number: int, text: str, session: str = "s1", **more: Any) -> str:
    """A line of Claude Code's."""
    return json.dumps({
        "type": "user", "uuid": f"u{number}", "sessionId": session, "timestamp": f"2026-08-10T10:{number:02}:00.000Z",
        "message": {"role": "user", "content": text}, **more,
    }) + "\n"  # fmt: skip


def replied(number: int, text: str = "All right.") -> str:
    return json.dumps({
        "type": "assistant", "uuid": f"a{number}", "sessionId": "s1", "timestamp": f"2026-08-10T10:{number:02}:30.000Z",
        "message": {"role": "assistant", "content": [{"type": "text", "text": text}]},
    }) + "\n"  # fmt: skip


LINES = [line for number, text in enumerate(STATEMENTS) for line in (said(number, text), replied(number))]


def capture(*words: object, status: int = 0, stdin: str = "") -> list[str]:
    """The actions that a run prints."""
    result = memctl("capture", "--now", "2026-08-10", *words, stdin=stdin)
    assert result.status == status, result
    return [line.split("\t")[0] for line in result.lines]


def known() -> list[str]:
    return sorted(line.split("\t")[2] for line in memctl("list").lines)


def everything() -> list[str]:
    """What the whole transcript teaches by the pipe."""
    path = Path("whole.jsonl")
    path.write_text("".join(LINES))
    piped = memctl("score", stdin=memctl("extract", "--now", "2026-08-10", path).out).out
    records = [json.loads(line) for line in piped.splitlines()]
    return sorted(record["text"] for record in records if record["score"] >= 0.5)


def test_it_learns_what_the_pipe_learns() -> None:
    expected = everything()
    assert len(expected) == WORTH
    assert capture("whole.jsonl") == ["add"] * WORTH
    assert known() == expected


def test_five_times_whole() -> None:
    expected = everything()
    assert [len(capture("whole.jsonl")) for _ in range(5)] == [WORTH, 0, 0, 0, 0]
    assert known() == expected


@pytest.mark.file_clock
def test_growing_line_by_line_and_within_a_line() -> None:
    expected = everything()
    path = Path("growing.jsonl")
    actions = []
    for line in LINES:
        half = len(line) // 2
        for piece in (line[:half], line[half:]):
            with path.open("a") as file:
                file.write(piece)
            actions += capture(path)
    assert actions == ["add"] * WORTH
    assert known() == expected


def test_growth_costs_what_grew() -> None:
    path = Path("long.jsonl")
    lines = [said(number % 60, f"How is number {number}?") for number in range(300)]
    path.write_text("".join(lines))
    capture(path)
    with open(path, "a") as file:
        file.write(said(59, "I prefer pnpm over npm."))
    result = memctl("capture", "--verbose", path)
    assert result.lines and "turns: 1 new, 23 read before" in result.err
    path.write_text(said(1, "I prefer uv over pip.") + path.read_text())
    assert capture(path) == ["add"]  # what stands before is not what it was: the whole is read


def test_renamed_copied_and_begun_anew() -> None:
    expected = everything()
    path = Path("session.jsonl")
    path.write_text("".join(LINES[:8]))
    first = capture(path)
    path.rename("session.jsonl.1")
    path.write_text("".join(LINES[8:]))
    assert capture("session.jsonl.1") == []
    assert first + capture(path) == ["add"] * WORTH
    Path("copy.jsonl").write_text("".join(LINES))
    assert capture("copy.jsonl") == []
    assert known() == expected


def test_compacted() -> None:
    """Rewritten shorter, in the same file: a summary, the last turns, and one that is new."""
    path = Path("session.jsonl")
    path.write_text("".join(LINES))
    capture(path)
    before = known()
    summary = said(40, "This session is being continued. The user lives in Rome.", isCompactSummary=True)
    path.write_text(summary + "".join(LINES[-6:]) + said(50, "I play the cello."))
    assert capture(path) == ["add"]
    assert known() == sorted([*before, "I play the cello."])


def test_resumed_in_another_file_that_repeats_the_old_lines() -> None:
    path = Path("session.jsonl")
    path.write_text("".join(LINES))
    capture(path)
    repeated = [line.replace('"s1"', '"s2"').replace('"uuid": "u', '"uuid": "x') for line in LINES]
    Path("resumed.jsonl").write_text("".join(repeated) + said(50, "I play the cello.", "s2"))
    assert capture("resumed.jsonl") == ["add"]


def test_what_was_corrected_since_does_not_come_back() -> None:
    """The old line in a resumed session must not undo the correction."""
    first, second = said(1, "I live in Bonn."), said(30, "I moved to Kyoto, I no longer live in Bonn.")
    Path("a.jsonl").write_text(first + second)
    capture("a.jsonl")
    before = known()
    Path("b.jsonl").write_text(first.replace("s1", "s2"))
    assert capture("b.jsonl") == []
    assert known() == before


@pytest.mark.file_clock
def test_a_last_line_of_text_that_is_being_written_is_left() -> None:
    path = Path("chat.txt")
    path.write_text("User: I live in Bo")
    assert capture("--from", "text", path) == []
    path.write_text("User: I live in Bonn.\nAssistant: A fine town.\n")
    assert capture("--from", "text", path) == ["add"]
    assert known() == ["I live in Bonn."]


def test_a_last_line_that_nobody_writes_any_more_is_read() -> None:
    path = Path("chat.txt")
    path.write_text("User: I live in Bonn.")
    os.utime(path, (time.time() - 60,) * 2)
    assert capture("--from", "text", path) == ["add"]


def test_again_reads_all_once_more_and_adds_nothing() -> None:
    everything()
    capture("whole.jsonl")
    usage = next(Path(os.environ["HOME"]).rglob("captured-turns")).parent / "used"
    assert capture("--again", "whole.jsonl") == ["skip"] * WORTH
    assert "restated" not in (usage.read_text() if usage.exists() else "")
    assert capture("whole.jsonl") == []


def test_a_dry_run_moves_nothing() -> None:
    everything()
    assert capture("--dry-run", "whole.jsonl") == ["add"] * WORTH
    assert known() == [] and not list(Path(os.environ["HOME"]).rglob("captured-*"))
    assert capture("whole.jsonl") == ["add"] * WORTH


def test_another_tree_learns_it_too(tmp_path: Path) -> None:
    everything()
    capture("whole.jsonl")
    memctl("init", tmp_path / "other")
    assert capture("--tree", tmp_path / "other", "whole.jsonl") == ["add"] * WORTH


def test_a_tree_that_was_made_anew_learns_it_again(tree: Path) -> None:
    import shutil

    everything()
    capture("whole.jsonl")
    shutil.rmtree(tree)
    memctl("init")
    assert capture("whole.jsonl") == ["add"] * WORTH


def test_add_fails_in_between_because_the_tree_is_locked(tree: Path) -> None:
    everything()
    with open(tree / ".memctl/lock", "a") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        assert capture("--wait", "0", "whole.jsonl", status=75) == []
    assert capture("whole.jsonl") == ["add"] * WORTH


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_add_fails_in_between_because_the_tree_is_read_only(tree: Path) -> None:
    everything()
    directories = [tree, *(path for path in tree.rglob("*") if path.is_dir())]
    for directory in directories:
        directory.chmod(0o500)
    result = memctl("capture", "whole.jsonl")
    for directory in directories:
        directory.chmod(0o700)
    assert result.status == 74
    assert capture("whole.jsonl") == ["add"] * WORTH


def test_add_fails_in_between_because_the_disk_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    everything()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(writer.files, "change", full)
        assert capture("whole.jsonl", status=74) == []
    assert known() == []
    assert capture("whole.jsonl") == ["add"] * WORTH


def test_killed_between_add_and_the_cursor(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was added is read once more, and known: nothing twice, nothing counted as said again."""
    expected = everything()

    class Killed(BaseException):
        pass

    def kill(*_: object) -> None:
        raise Killed

    with monkeypatch.context() as patch:
        patch.setattr(captured.Captured, "keep", kill)
        with pytest.raises(Killed):
            memctl("capture", "whole.jsonl")
    assert capture("whole.jsonl") == ["skip"] * WORTH
    assert capture("whole.jsonl") == []
    assert known() == expected
    usage = next(Path(os.environ["HOME"]).rglob("captured-turns")).parent / "used"
    assert "restated" not in (usage.read_text() if usage.exists() else "")


def test_a_torn_record_of_what_was_read_is_read_again() -> None:
    expected = everything()
    capture("whole.jsonl")
    record = next(Path(os.environ["HOME"]).rglob("captured-turns"))
    record.write_bytes(record.read_bytes()[:-9])
    next(Path(os.environ["HOME"]).rglob("captured-files")).unlink()
    assert capture("whole.jsonl") == []  # what lost its mark is worth nothing: the last turn is a question
    assert known() == expected


def test_a_bad_line_is_told_once_and_costs_no_other() -> None:
    path = Path("session.jsonl")
    path.write_text(LINES[0] + "{nonsense\n" + LINES[2])
    result = memctl("capture", path)
    assert result.status == 65 and "session.jsonl:2: not JSON" in result.err
    assert len(result.lines) == 2
    assert capture(path) == []


def test_a_file_that_is_not_there() -> None:
    assert memctl("capture", "nowhere.jsonl").status == 66


def test_one_file_that_cannot_be_read_does_not_lose_the_others(tmp_path: Path) -> None:
    known, unknown = tmp_path / "known.jsonl", tmp_path / "unknown"
    known.write_text("".join(LINES))
    unknown.write_text("What is this?\n")
    assert capture(unknown, known, "nowhere.jsonl", status=65) == ["add"] * WORTH
    assert capture("nowhere.jsonl", known, status=66) == []
    assert memctl("capture", "--strict", "nowhere.jsonl", known).status == 66


def test_standard_input_has_no_name_and_is_known_all_the_same() -> None:
    assert capture("-", stdin="".join(LINES)) == ["add"] * WORTH
    assert capture(stdin="".join(LINES)) == []


def test_filters_and_forms() -> None:
    path = Path("session.jsonl")
    path.write_text(LINES[0])
    result = memctl("capture", "--json", "--topic", "places", "--tag", "home", "--source", "me", path)
    (change,) = [json.loads(line) for line in result.lines]
    assert change["action"] == "add" and change["path"] == "topics/places.md"
    assert "#home" in (Path(os.environ["HOME"]) / ".local/share/memctl/topics/places.md").read_text()


def test_the_assistants_words_wait() -> None:
    path = Path("session.jsonl")
    path.write_text(LINES[0] + replied(0, "You live in Bonn and your sister paints portraits."))
    capture("--roles", "user,assistant", "--min-score", "0.2", path)
    assert [json.loads(line)["status"] for line in memctl("list", "--all", "--json").lines if "portraits" in line] == [
        "pending"
    ]


def test_only_what_was_said_since() -> None:
    path = Path("session.jsonl")
    path.write_text(LINES[0] + LINES[2].replace("2026-08-10", "2026-08-20"))
    assert capture("--since", "2026-08-15", path) == ["add"]
    assert capture(path) == ["add"]
    assert not [record for line in memctl("list", "--json").lines if "since" in (record := json.loads(line))]


def test_off(monkeypatch: pytest.MonkeyPatch) -> None:
    everything()
    memctl("off")
    assert memctl("capture", "whole.jsonl").status == 69
    memctl("on")
    monkeypatch.setenv("MEMCTL_CAPTURE_AUTO", "false")
    assert capture("--auto", "whole.jsonl") == []
    with monkeypatch.context() as patch:
        patch.setenv("MEMCTL_ACTIVE", "1")
        assert capture("whole.jsonl") == []
    assert known() == []
    assert capture("whole.jsonl") == ["add"] * WORTH


def test_no_tree_nothing_is_collected(tree: Path) -> None:
    import shutil

    everything()
    shutil.rmtree(tree)
    assert memctl("capture", "whole.jsonl").status == 66


def test_a_sweep_reads_nothing_of_the_working_directory(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for place in ("~/.claude/projects/w/1.jsonl", "rel/projects/w/1.jsonl"):
        (tmp_path / place).parent.mkdir(parents=True)
        (tmp_path / place).write_text(LINES[0])
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CLAUDE_CONFIG_DIR", "rel")
    assert transcripts(["claude-code"]) == []
    monkeypatch.setenv("HOME", "~")
    assert transcripts(["claude-code"]) == []


def test_a_sweep_reads_what_the_clients_keep(home: Path) -> None:
    """One transcript of each place, and those that are none of the user's beside them."""
    places = {
        ".claude/projects/-w/s1.jsonl": 0,
        ".codex/sessions/2026/08/10/rollout-1.jsonl": 1,
        ".pi/agent/sessions/w/1.jsonl": 2,
    }
    for place, number in places.items():
        (home / place).parent.mkdir(parents=True)
        (home / place).write_text(LINES[2 * number])
    for place in (".claude/projects/-w/subagents/a.jsonl", ".claude/projects/-w/tool-results/b.jsonl"):
        (home / place).parent.mkdir(parents=True)
        (home / place).write_text(said(9, "I live on the moon."))
    (home / ".claude/projects/-w/odd.jsonl").write_text('{"nothing": "known"}\n')
    assert capture("--sweep") == ["add"] * 3
    assert capture("--sweep") == []
    assert known() == sorted(STATEMENTS[:3])


def test_a_sweep_of_chosen_places(home: Path, monkeypatch: pytest.MonkeyPatch, tree: Path) -> None:
    (home / "chats").mkdir()
    (home / "chats/a.jsonl").write_text(LINES[0])
    monkeypatch.setenv("MEMCTL_CAPTURE_SOURCES", "claude-code,~/chats")
    assert capture("--sweep") == ["add"]
    monkeypatch.setenv("MEMCTL_CAPTURE_SOURCES", "nobody")
    assert memctl("capture", "--sweep").status == 64
    monkeypatch.delenv("MEMCTL_CAPTURE_SOURCES")
    (tree / ".memctl/config.toml").write_text('[capture]\nsources = ["~/chats"]\n')
    (home / "chats/c.jsonl").write_text(LINES[2])
    assert capture("--sweep") == []  # a tree does not say which files are read


HOMES = ("Bonn", "Kyoto", "Oslo", "Lima", "Turin", "Quito", "Malmo", "Porto")


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("killed", [False, True])
def test_a_sweep_applies_what_was_said_in_the_order_of_its_times(
    home: Path, monkeypatch: pytest.MonkeyPatch, seed: int, killed: bool
) -> None:
    """Corrections dealt out to sessions that overlap, in files that were written to in any order."""
    dealt = random.Random(seed)
    sessions: list[list[str]] = [[], [], []]
    for day, place in enumerate(HOMES, 1):
        text = f"I moved from {HOMES[day - 2]} to {place}." if day > 1 else f"I live in {place}."
        line = json.loads(said(day, text)) | {"timestamp": f"2026-08-{day:02}T10:00:00.000Z"}
        sessions[dealt.randrange(3)].append(json.dumps(line) + "\n")
    directory = home / ".claude/projects/-w"
    directory.mkdir(parents=True)
    for number, lines in enumerate(sessions):
        (directory / f"{number}.jsonl").write_text("".join(lines))
        os.utime(directory / f"{number}.jsonl", (dealt.randrange(10**9), dealt.randrange(10**9)))
    if killed:
        _die_after_a_batch(monkeypatch)
    assert "skip" not in capture("--sweep") or killed
    assert capture("--sweep") == []
    assert known() == ["I moved from Malmo to Porto."]
    assert sum("lives in" not in line for line in memctl("list", "--all").lines) == len(HOMES)


def _die_after_a_batch(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have a sweep end between two additions: no file counts as read."""
    from memctl.commands import capture as command

    class Killed(BaseException):
        pass

    carry_out, calls = command.operations.carry_out, []

    def once(*all: Any) -> Any:
        calls.append(all)
        if len(calls) == 2:
            raise Killed
        return carry_out(*all)

    with monkeypatch.context() as patch:
        patch.setattr(command, "BATCH", 2)
        patch.setattr(command.operations, "carry_out", once)
        with pytest.raises(Killed):
            memctl("capture", "--now", "2026-08-10", "--sweep")
    assert memctl("list").lines


def test_what_has_no_time_keeps_its_place(tmp_path: Path) -> None:
    """Statements without a time stand where they stand in their file; a file without times is of today."""
    chronicle = Chronicle()
    for name, times in {
        "a": ["", "2026-08-03", ""],
        "b": ["", ""],
        "c": ["2026-08-04T01:00:00+02:00", "2026-08-02"],
    }.items():
        for number, said_at in enumerate(times):
            chronicle.put({"text": f"{name}{number}", "evidence": {"time": said_at} if said_at else None}, name)
        chronicle.end_file()
    assert [record["text"] for record, _ in chronicle.empty()] == ["c1", "a0", "a1", "a2", "c0", "b0", "b1"]
    assert not list(chronicle.empty())


def test_a_database_that_grows(home: Path) -> None:
    path = home / ".hermes/state.db"
    path.parent.mkdir()
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE sessions (id TEXT)")
        columns = "id INTEGER PRIMARY KEY, session_id, role, content, tool_calls, tool_name, timestamp"
        connection.execute(f"CREATE TABLE messages ({columns})")
        row = "INSERT INTO messages (session_id, role, content, timestamp) VALUES ('s', 'user', ?, ?)"
        connection.execute(row, ("I live in Bonn.", 1786350000))
        connection.commit()
        assert capture("--sweep") == ["add"]
        connection.execute(row, ("My sister paints.", 1786350060))
        connection.commit()
        assert capture("--sweep") == ["add"]
    assert capture("--sweep") == []


# By a model


def model(directory: Path, answer: str, status: int = 0) -> str:
    script = directory / "model.py"
    script.write_text(
        f"import sys\nopen({str(directory / 'asked')!r}, 'a').write(sys.stdin.read() + '\\f')\n"
        f"print({answer!r})\nsys.exit({status})\n"
    )
    return f"{sys.executable} {script}"


def test_a_model_is_asked_about_what_is_new_and_sees_what_stood_before(tmp_path: Path) -> None:
    path = Path("session.jsonl")
    path.write_text(LINES[0] + replied(0, "Bonn is a fine town, is it not?"))
    command = model(tmp_path, '[{"content": "I live in Bonn", "type": "fact"}]')
    assert capture("--llm", command, path) == ["add"]
    with path.open("a") as file:
        file.write(said(20, "It is, and my sister paints there."))
    command = model(tmp_path, '["I live in Bonn", "My sister paints in Bonn"]')
    assert capture("--llm", command, path) == ["add"]  # the first rests on what was read before
    first, second, _ = (tmp_path / "asked").read_text().split("\f")
    assert "user (2026-08-10T10:00): I live in Bonn." in second and "my sister paints" not in first
    assert capture("--llm", command, path) == []
    assert (tmp_path / "asked").read_text().count("\f") == 2


def test_a_model_that_fails_loses_nothing(tmp_path: Path) -> None:
    path = Path("session.jsonl")
    path.write_text("".join(LINES))
    assert capture("--llm", model(tmp_path, "oh", 1), path, status=69) == []
    assert capture("--llm", model(tmp_path, "well, I cannot say"), path, status=69) == []
    assert known() == []
    assert capture(path) == ["add"] * WORTH


AIDER = "# aider chat started at 2026-08-01 10:00:00\n\n#### {}  \n\nNoted.\n"


@pytest.mark.parametrize("known", ["tree", "part", "here"])
def test_a_sweep_reads_histories_in_known_projects(
    memctl: InProcess, tree: Path, home: Path, monkeypatch: pytest.MonkeyPatch, known: str
) -> None:
    """Those that git does not know: a history that came with the repository is not the user's."""
    shop = home / "shop"
    (shop / ".git").mkdir(parents=True)
    (shop / ".aider.chat.history.md").write_text(AIDER.format("I always write tests with hypothesis."))
    monkeypatch.chdir(shop)
    if known == "tree":
        memctl("init", "--project")
    elif known == "part":
        turn = {
            "v": 1,
            "kind": "turn",
            "role": "user",
            "text": "We deploy on Fridays in this project.",
            "cwd": str(shop),
        }
        assert memctl("capture", "-", stdin=json.dumps(turn)).status == 0
    if known != "here":
        monkeypatch.chdir(home)
    index = shop / ".git/index"
    for data, learned in ((b"DIRC\0\0\0\2 .aider.chat.history.md\0", 0), (b"DIRC\0\0\0\4", 0), (b"DIRC\0\0\0\2", 1)):
        index.write_bytes(data)
        assert memctl("capture", "--sweep").out.count("hypothesis") == learned
    assert "client aider\t1 transcript" in memctl("status").out


def test_a_sweep_reads_no_history_outside_of_repositories(
    memctl: InProcess, tree: Path, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    unpacked = home / "unpacked"
    unpacked.mkdir()
    for directory in (unpacked, home):
        (directory / ".aider.chat.history.md").write_text(AIDER.format(f"I always keep my pens in {directory.name}."))
    monkeypatch.chdir(unpacked)
    assert "unpacked" not in memctl("capture", "--sweep").out
    assert f"pens in {home.name}" in memctl("list").out
