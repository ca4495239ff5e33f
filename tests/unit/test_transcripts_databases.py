"""Clients that keep their conversations in SQLite."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from memctl.edge.transcripts import detect, read_turns
from memctl.model.errors import InputError


def made(path: Path, script: str, rows: dict[str, list[tuple[object, ...]]]) -> Path:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(script)
        for table, values in rows.items():
            for row in values:
                connection.execute(f"INSERT INTO {table} VALUES ({','.join('?' * len(row))})", row)
        connection.commit()
    return path


def read(path: Path) -> tuple[str, list[tuple[object, ...]]]:
    with open(path, "rb") as stream:
        name = detect(stream)
    with open(path, "rb") as stream:
        turns = list(read_turns(stream, where=str(path), report=pytest.fail))
    keys = ("role", "text", "session", "id", "client", "line", "authored")
    return name, [tuple(turn.get(key) for key in keys) for turn in turns]


def test_opencode(tmp_path: Path) -> None:
    path = made(
        tmp_path / "opencode.db",
        "CREATE TABLE session (id TEXT, title TEXT);"
        " CREATE TABLE message (id TEXT, session_id TEXT, time_created INTEGER, data TEXT);"
        " CREATE TABLE part (id TEXT, message_id TEXT, session_id TEXT, data TEXT);",
        {
            "session": [("ses_1", "t")],
            "message": [
                ("msg_2", "ses_1", 2, json.dumps({"role": "assistant"})),
                ("msg_1", "ses_1", 1, json.dumps({"role": "user", "time": {"created": 1785579600000}})),
            ],
            "part": [
                ("p1", "msg_1", "ses_1", json.dumps({"type": "text", "text": "We deploy with Nomad. 我们用它。"})),
                ("p2", "msg_1", "ses_1", json.dumps({"type": "text", "text": "<file>", "synthetic": True})),
                ("p3", "msg_2", "ses_1", json.dumps({"type": "text", "text": "Noted."})),
                ("p4", "msg_2", "ses_1", "{broken"),
            ],
        },
    )
    assert read(path) == (
        "opencode",
        [
            ("user", "We deploy with Nomad. 我们用它。", "ses_1", "msg_1", "opencode", 1, True),
            ("user", "<file>", "ses_1", "msg_1", "opencode", 1, False),
            ("assistant", "Noted.", "ses_1", "msg_2", "opencode", 2, True),
        ],
    )


def test_hermes(tmp_path: Path) -> None:
    calls = json.dumps([{"id": "c1", "type": "function", "function": {"name": "terminal", "arguments": "{}"}}])
    blocks = "\0json:" + json.dumps([{"type": "text", "text": "I keep goats."}])
    path = made(
        tmp_path / "state.db",
        "CREATE TABLE sessions (id TEXT); CREATE TABLE messages (id INTEGER PRIMARY KEY, session_id TEXT, role TEXT,"
        " content TEXT, tool_call_id TEXT, tool_calls TEXT, tool_name TEXT, timestamp REAL);",
        {
            "sessions": [("s1",)],
            "messages": [
                (1, "s1", "user", blocks, None, None, None, 1785579600.5),
                (2, "s1", "assistant", None, None, calls, None, 1785579601.0),
                (3, "s1", "tool", "I am output", "c1", None, "terminal", 1785579602.0),
            ],
        },
    )
    assert read(path) == (
        "hermes",
        [
            ("user", "I keep goats.", "s1", "1", "hermes", 1, True),
            ("assistant", "{}", "s1", "2", "hermes", 2, False),
            ("tool", "I am output", "s1", "3", "hermes", 3, False),
        ],
    )


def test_goose_and_crush_have_tables_of_the_same_names(tmp_path: Path) -> None:
    request = {"type": "toolRequest", "id": "t1", "toolCall": {"status": "success", "value": {"name": "shell"}}}
    blocks = json.dumps([{"type": "text", "text": "I keep bees."}])
    goose = made(
        tmp_path / "sessions.db",
        "CREATE TABLE sessions (id TEXT); CREATE TABLE messages (id INTEGER PRIMARY KEY, message_id TEXT,"
        " session_id TEXT, role TEXT, content_json TEXT, created_timestamp INTEGER, metadata_json TEXT);",
        {
            "messages": [
                (1, "m1", "s1", "user", blocks, 1785579600, '{"userVisible":true}'),
                (2, "m2", "s1", "assistant", json.dumps([request]), 1785579601, None),
                (3, "m3", "s1", "user", '[{"type":"text","text":"I like sums."}]', 1785579602, '{"userVisible":false}'),
            ],
        },
    )
    assert read(goose) == (
        "goose",
        [
            ("user", "I keep bees.", "s1", "1", "goose", 1, True),
            ("assistant", "{}", "s1", "2", "goose", 2, False),
            ("user", "I like sums.", "s1", "3", "goose", 3, False),
        ],
    )
    said, summed = (json.dumps([{"type": "text", "data": {"text": text}}]) for text in ("Hi.", "Sum."))
    result = '[{"type":"tool_result","data":{"tool_call_id":"t1","name":"ls","content":"a.txt","is_error":false}}]'
    crush = made(
        tmp_path / "crush.db",
        "CREATE TABLE sessions (id TEXT); CREATE TABLE messages (id TEXT PRIMARY KEY, session_id TEXT, role TEXT,"
        " parts TEXT, created_at INTEGER, is_summary_message INTEGER);",
        {
            "messages": [
                ("m1", "s1", "user", said, 1785579600, 0),
                ("m2", "s1", "tool", result, 1785579601, 0),
                ("m3", "s1", "assistant", summed, 1785579602, 1),
            ],
        },
    )
    assert read(crush) == (
        "crush",
        [
            ("user", "Hi.", "s1", "m1", "crush", 1, True),
            ("tool", "a.txt", "s1", "m2", "crush", 2, False),
            ("assistant", "Sum.", "s1", "m3", "crush", 3, False),
        ],
    )


def test_cursor(tmp_path: Path) -> None:
    headers = {"fullConversationHeadersOnly": [{"bubbleId": "b2", "type": 1}, {"bubbleId": "b1", "type": 2}, 7]}
    path = made(
        tmp_path / "state.vscdb",
        "CREATE TABLE cursorDiskKV (key TEXT UNIQUE, value BLOB);",
        {
            "cursorDiskKV": [
                ("bubbleId:c1:b1", json.dumps({"type": 2, "text": "Tabs."}).encode()),
                (
                    "bubbleId:c1:b2",
                    json.dumps({"type": 1, "text": "We use tabs.", "createdAt": 1785579600000}).encode(),
                ),
                ("composerData:c1", json.dumps(headers).encode()),
            ]
        },
    )
    assert read(path) == (
        "cursor",
        [
            ("user", "We use tabs.", "c1", "b2", "cursor", 1, True),
            ("assistant", "Tabs.", "c1", "b1", "cursor", 2, True),
        ],
    )


def test_other_and_damaged_databases_are_bad_input(tmp_path: Path) -> None:
    other = made(tmp_path / "other.db", "CREATE TABLE t (a);", {})
    damaged = tmp_path / "damaged.db"
    damaged.write_bytes(other.read_bytes()[:100] + b"\0" * 4000)
    for path in (other, damaged):
        with pytest.raises(InputError), open(path, "rb") as stream:
            list(read_turns(stream, where="x", report=pytest.fail))
        with open(path, "rb") as stream:
            assert detect(stream) == ""


def test_a_database_cannot_come_through_a_pipe(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="name its file"):
        list(read_turns([b"SQLite format 3\0" + b"\0" * 100], report=pytest.fail))


def test_nothing_is_written(tmp_path: Path) -> None:
    path = made(tmp_path / "other.db", "PRAGMA journal_mode=DELETE; CREATE TABLE cursorDiskKV (key, value);", {})
    before = path.read_bytes()
    assert read(path) == ("cursor", [])
    assert path.read_bytes() == before and [entry.name for entry in tmp_path.iterdir()] == ["other.db"]


LLM = """
PRAGMA journal_mode = WAL;
CREATE TABLE conversations (id TEXT PRIMARY KEY, name TEXT, model TEXT);
CREATE TABLE responses (id TEXT PRIMARY KEY, model TEXT, prompt TEXT, system TEXT, response TEXT, conversation_id TEXT,
    datetime_utc TEXT);
CREATE TABLE fragments (id INTEGER PRIMARY KEY, hash TEXT, content TEXT, source TEXT);
CREATE TABLE prompt_fragments (response_id TEXT, fragment_id INTEGER, "order" INTEGER);
CREATE TABLE tool_calls (id INTEGER PRIMARY KEY, response_id TEXT, name TEXT, arguments TEXT, tool_call_id TEXT);
"""


def test_llm_leaves_nothing_beside_its_database(tmp_path: Path) -> None:
    path = made(
        tmp_path / "logs.db",
        LLM,
        {
            "responses": [
                ("r2", "m", "", None, None, "c1", "2026-08-05T10:00:02+00:00"),
                ("r1", "m", "I live in Turku.", "Be terse.", "好的。", "c1", "2026-08-05T10:00:01+00:00"),
            ],
            "fragments": [(1, "h", "I like fragments.", "/etc/motd")],
            "prompt_fragments": [("r2", 1, 0)],
            "tool_calls": [(1, "r1", "calc", "{}", "call_1")],
        },
    )
    before = path.read_bytes()
    assert read(path) == (
        "llm",
        [
            ("system", "Be terse.", "c1", "r1", "llm", 1, False),
            ("user", "I live in Turku.", "c1", "r1", "llm", 1, True),
            ("assistant", "好的。", "c1", "r1", "llm", 1, True),
            ("assistant", "{}", "c1", "r1", "llm", 1, False),
            ("tool", "I like fragments.", "c1", "r2", "llm", 2, False),
        ],
    )
    assert (path.read_bytes(), list(tmp_path.iterdir())) == (before, [path])


def test_llm_while_it_writes(tmp_path: Path) -> None:
    path = made(tmp_path / "logs.db", LLM, {})
    with closing(sqlite3.connect(path)) as writer:
        row = ("r1", "m", "I live in Turku.", None, "Ok.", "c1", "2026-08-05T10:00:01+00:00")
        writer.execute("INSERT INTO responses VALUES (?,?,?,?,?,?,?)", row)
        writer.commit()
        assert [turn[1] for turn in read(path)[1]] == ["I live in Turku.", "Ok."]
        writer.execute("BEGIN EXCLUSIVE")
        assert [turn[1] for turn in read(path)[1]] == ["I live in Turku.", "Ok."]


CHAINED = """
CREATE TABLE conversations (id TEXT); CREATE TABLE responses (id TEXT, prompt TEXT, system TEXT, response TEXT,
 conversation_id TEXT, datetime_utc TEXT);
CREATE TABLE threads (id TEXT); CREATE TABLE messages (hash TEXT, parent_hash TEXT, role TEXT);
CREATE TABLE parts (id INTEGER, message_hash TEXT, position INTEGER, type TEXT, tool_name TEXT, text TEXT,
 payload TEXT);
CREATE TABLE fragments (id INTEGER, content TEXT, source TEXT);
CREATE TABLE part_fragments (part_id INTEGER, fragment_id INTEGER);
CREATE TABLE turns (id TEXT, thread_id TEXT, parent_message_hash TEXT, tip_message_hash TEXT, datetime_utc TEXT);
"""


def test_llm_before_and_after_its_new_tables(tmp_path: Path) -> None:
    call = json.dumps({"name": "ls", "arguments": {"path": "."}, "tool_call_id": "c1"})
    result = json.dumps({"name": "ls", "output": "a.txt", "tool_call_id": "c1"})
    joined = json.dumps({"text_ref": [{"fragment": 1}, {"literal": "\nWhose notes are these?"}]})
    path = made(
        tmp_path / "logs.db",
        CHAINED,
        {
            "responses": [
                ("r1", "I keep goats.", None, "Noted.", "t1", "2026-08-01T09:00:00"),
                ("u1", "told twice", None, "", "t1", "2026-08-02T09:00:00"),
            ],
            "messages": [
                ("h1", None, "user"), ("h2", "h1", "assistant"), ("h3", "h2", "tool"), ("h4", "h3", "assistant"),
                ("h5", "h4", "user"), ("h6", "h5", "assistant"),
            ],
            "parts": [
                (1, "h1", 0, "text", None, "List it.", None), (2, "h2", 0, "tool_call", "ls", None, call),
                (3, "h3", 0, "tool_result", "ls", None, result), (4, "h4", 0, "text", None, "One file.", None),
                (5, "h5", 0, "text", None, None, joined), (6, "h6", 0, "text", None, "Yours.", None),
            ],
            "fragments": [(1, "I use Eclipse.\n", "notes.txt")],
            "turns": [
                ("u3", "t2", "h5", "h6", "2026-08-04T09:00:00"), ("u1", "t2", "h1", "h2", "2026-08-02T09:00:00"),
                ("u2", "t2", "h3", "h4", "2026-08-03T09:00:00"),
            ],
        },
    )  # fmt: skip
    name, turns = read(path)
    assert name == "llm"
    assert [turn[:4] for turn in turns] == [
        ("user", "I keep goats.", "t1", "r1"),
        ("assistant", "Noted.", "t1", "r1"),
        ("user", "List it.", "t2", "u1"),
        ("assistant", '{"path":"."}', "t2", "u1"),
        ("tool", "a.txt", "t2", "u2"),
        ("assistant", "One file.", "t2", "u2"),
        ("tool", "I use Eclipse.\n", "t2", "u3"),
        ("user", "Whose notes are these?", "t2", "u3"),
        ("assistant", "Yours.", "t2", "u3"),
    ]


def test_sessions_beside_each_other_are_read_in_the_order_of_time(tmp_path: Path) -> None:
    path = made(
        tmp_path / "opencode.db",
        "CREATE TABLE session (id TEXT); CREATE TABLE message (id TEXT, session_id TEXT, time_created INTEGER,"
        " data TEXT); CREATE TABLE part (id TEXT, message_id TEXT, data TEXT);",
        {
            "message": [(f"m{time}", f"ses_{9 - time % 2}", time, '{"role":"user"}') for time in (4, 1, 3, 2)],
            "part": [
                (f"p{time}", f"m{time}", json.dumps({"type": "text", "text": str(time)})) for time in (1, 2, 3, 4)
            ],
        },
    )
    assert [turn[1] for turn in read(path)[1]] == ["1", "2", "3", "4"]
