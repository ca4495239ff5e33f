"""Each turn says which directory its client worked in, where the client, or the place of its file, tells it."""

from __future__ import annotations

import io
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from memctl.edge.transcripts import read_turns
from memctl.edge.transcripts.checkpoint import Trail
from memctl.edge.transcripts.directories import is_directory_path, told_by_gemini

CLIENTS = ("claude-code-", "codex-", "copilot-", "opencode-", "pi-", "qwen-code-")


def directories(data: bytes | Path, where: str = "-", trail: Trail | None = None) -> list[object]:
    stream = data.open("rb") if isinstance(data, Path) else io.BytesIO(data)
    with stream:
        turns = list(read_turns(stream, where=where, trail=trail, report=pytest.fail))
    return [turn.get("cwd") for turn in turns]


def lines(*items: object) -> bytes:
    return b"".join(json.dumps(item).encode() + b"\n" for item in items)


def test_every_turn_of_every_real_transcript(shared: Path) -> None:
    files = [path for path in (shared / "clients" / "transcripts").iterdir() if path.name.startswith(CLIENTS)]
    assert len(files) > 30
    for path in files:
        found = directories(path, str(path))
        assert found and set(found) == {"/home/you/project"}, path.name


def claude(text: str, **known: object) -> dict[str, object]:
    return {"type": "user", "message": {"role": "user", "content": text}, "sessionId": "s", **known}


def test_the_directory_may_change_within_a_transcript() -> None:
    data = lines(claude("one", cwd="/a"), claude("two", cwd="/a/b"), claude("three"), claude("four", cwd="/c"))
    assert directories(data) == ["/a", "/a/b", "/a/b", "/c"]


def test_the_directory_changes_within_a_rollout() -> None:
    def said(text: str) -> dict[str, object]:
        return {
            "type": "response_item",
            "payload": {"type": "message", "role": "user", "content": [{"type": "input_text", "text": text}]},
        }

    data = lines(
        {"type": "session_meta", "payload": {"id": "s", "cwd": "/a"}}, said("one"),
        {"type": "turn_context", "payload": {"cwd": "/b"}}, said("two"),
    )  # fmt: skip
    assert directories(data) == ["/a", "/b"]


def test_a_stream_of_claude_names_it_once() -> None:
    data = lines({"type": "system", "subtype": "init", "cwd": "/a", "sessionId": "s"}, claude("one"))
    assert directories(data) == ["/a"]


def test_it_is_known_where_reading_goes_on() -> None:
    """A transcript that has grown is read on from its middle, behind the line that names the directory."""
    at = [f"2026-08-01T10:00:{second:02}Z" for second in range(9)]
    first = lines(
        {"type": "session.start", "data": {"sessionId": "s", "context": {"cwd": "/a"}}},
        *({"type": "user.message", "data": {"content": f"number {n}"}, "timestamp": at[n]} for n in range(5)),
    )
    more = lines({"type": "user.message", "data": {"content": "more"}, "timestamp": at[8]})
    trail = Trail(2)
    directories(first, trail=trail)
    assert trail.place is not None and trail.place["line"] > 1
    after = Trail(2)
    stream = io.BytesIO(first + more)
    after.resume(json.loads(json.dumps(trail.place)), stream)
    turns = list(read_turns(stream, trail=after, report=pytest.fail))
    assert turns[-1]["text"] == "more" and {turn.get("cwd") for turn in turns} == {"/a"}


GEMINI = lines(
    {"sessionId": "s", "projectHash": "0d75", "startTime": "2026-08-01T10:00:00Z"},
    {"id": "1", "type": "user", "timestamp": "2026-08-01T10:00:01Z", "content": "Hello."},
)


def test_gemini_by_the_file_beside(tmp_path: Path) -> None:
    session = tmp_path / "tmp" / "app" / "chats" / "session-1.jsonl"
    session.parent.mkdir(parents=True)
    session.write_bytes(GEMINI)
    assert directories(session, str(session)) == [None]
    (session.parent.parent / ".project_root").write_text("/home/jo/app\n")
    assert directories(session, str(session)) == ["/home/jo/app"]


@pytest.mark.parametrize(
    "told",
    [
        "<session_context>\nThis is the Gemini CLI.\nThe project's temporary directory is: /t\n"
        "- **Workspace Directories:**\n  - /home/jo/app\n  - /other\n</session_context>",
        "This is the Gemini CLI. We are setting up.\nI'm currently working in the directory: /home/jo/app\n",
        "This is the Gemini CLI.\nI'm currently working in the following directories:\n  - /home/jo/app\n  - /other\n",
    ],
)
def test_gemini_by_what_it_tells(told: str) -> None:
    assert told_by_gemini(told) == "/home/jo/app"
    assert told_by_gemini(f"Look at this: {told}") == ""  # a person's words name no directory


def test_aider_works_where_its_history_lies(tmp_path: Path) -> None:
    text = "# aider chat started at 2026-08-01 10:00:00\n\n#### We use pnpm here.  \n\nNoted.\n"
    for name, expected in ((".aider.chat.history.md", str(tmp_path)), ("copy.md", None)):
        path = tmp_path / name
        path.write_text(text)
        assert set(directories(path, str(path))) == {expected}


def test_cursor_by_the_name_of_its_folder(tmp_path: Path) -> None:
    project = tmp_path / "my code" / "shop-api"
    project.mkdir(parents=True)
    folder = "-".join(part.replace(" ", "-").replace("_", "-") for part in project.parts[1:])
    path = tmp_path / "projects" / folder / "agent-transcripts" / "x.jsonl"
    path.parent.mkdir(parents=True)
    path.write_bytes(lines({"role": "user", "message": {"content": [{"type": "text", "text": "Hello."}]}}))
    assert directories(path, str(path)) == [str(project)]
    (tmp_path / "my" / "code-shop-api").mkdir(parents=True)  # another directory that is spelled so
    assert directories(path, str(path)) == [None]


@pytest.mark.parametrize(
    ("script", "name"),
    [
        ("CREATE TABLE sessions (id TEXT, working_dir TEXT); INSERT INTO sessions VALUES ('s', '/home/jo/app');"
         " CREATE TABLE messages (id INTEGER, session_id TEXT, role TEXT, content_json TEXT, created_timestamp INT);"
         """ INSERT INTO messages VALUES (1, 's', 'user', '[{"type":"text","text":"Hello."}]', 1785579600)""",
         "app/.x/sessions.db"),
        ("CREATE TABLE sessions (id TEXT);"
         " CREATE TABLE messages (id TEXT, session_id TEXT, role TEXT, parts TEXT, created_at INTEGER);"
         """ INSERT INTO messages VALUES ('1', 's', 'user', '[{"type":"text","data":{"text":"Hello."}}]', 17855796)""",
         ".crush/crush.db"),
        ("CREATE TABLE cursorDiskKV (key TEXT, value TEXT);"
         """INSERT INTO cursorDiskKV VALUES ('composerData:s', '{"fullConversationHeadersOnly":[{"bubbleId":"b"}]}'),"""
         """('bubbleId:s:b', '{"type":1,"text":"Hello.","workspaceUris":["file:///home/jo/app"]}')""",
         "state.vscdb"),
    ],
    ids=["goose", "crush", "cursor"],
)  # fmt: skip
def test_databases(tmp_path: Path, script: str, name: str) -> None:
    path = tmp_path / name
    path.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(script)
    expected = str(tmp_path) if ".crush" in name else "/home/jo/app"
    assert directories(path, str(path)) == [expected]


@pytest.mark.parametrize("value", ["", "app", "./app", "/a\nb", "/a\x00", None, 7, ["/a"], "/" + "a" * 5000])
def test_only_an_absolute_path_is_a_directory(value: object) -> None:
    assert not is_directory_path(value)
    assert directories(lines(claude("one", cwd=value))) == [None]
