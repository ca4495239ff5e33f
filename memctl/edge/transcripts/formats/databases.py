"""Clients that keep their conversations in SQLite: OpenCode, goose, Crush, Hermes, Cursor, llm. The rows of a message
are combined into the item that the client's reader knows, sorted by time. A turn's `line` is the number of its message
in that order. Copied or deleted messages change it, so the message's id is the turn's `place`.

The file is opened read-only, since the client may be writing to it. If no client has it open, no lock and no other file
of SQLite is left beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from memctl.edge.transcripts.formats.cursor import Cursor
from memctl.edge.transcripts.formats.hermes import Crush, Goose, Hermes
from memctl.edge.transcripts.formats.llm_database import columns_of, llm_rows
from memctl.edge.transcripts.formats.llm_logs import LlmLogs
from memctl.edge.transcripts.formats.opencode import OpenCode
from memctl.edge.transcripts.reader import Item, Reader, Turn
from memctl.model.errors import InputError
from memctl.model.record import parse_json
from memctl.model.text.regex import Lazy

TYPE_CHECKING = False
if TYPE_CHECKING:
    import sqlite3
    from typing import Any

    Rows = Callable[[sqlite3.Connection, str], Iterator[Item]]

_MESSAGES = Lazy(r"\w*(?:messages?|turns?|responses?|parts?|prompts?|cursorDiskKV)\d*")
_MARK_OF_JSON = "\0json:"  # prefix of a Hermes message that is not plain text


def read_database(path: str, where: str, report: Callable[[str], None]) -> Iterator[Turn]:
    """Yield the turns of all conversations. InputError if the database is damaged or its client is unknown."""
    import sqlite3

    found = False
    try:
        connection = _opened(path)
        reader, rows = _client(connection, where)
        reading = reader()
        reading.locate(path)
        place, directories = reading.cwd, _directories(connection)
        for number, item in enumerate(rows(connection, where), 1):
            try:
                reading.cwd = place
                reading.work_in(item.get("cwd") or directories.get(item.get("session_id")))
                for turn in reading.item(item, number):
                    found = True
                    yield _placed(turn)
            except InputError as error:
                report(f"{where}:{number}: {error}")
        for turn in reading.end():
            found = True
            yield _placed(turn)
        if not found and (filled := _filled(connection)):
            report(f"{where}: {', '.join(filled)} have rows, and none of them could be read as {reader.name}")
        connection.close()
    except sqlite3.Error as error:
        raise InputError(f"{where}: {error}") from None


def _filled(connection: sqlite3.Connection) -> list[str]:
    """Return the tables that have the name of a message table and at least one row."""
    tables = [row["name"] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    told = [name for name in tables if _MESSAGES().fullmatch(name)]
    return [name for name in told if next(iter(connection.execute(f'SELECT 1 FROM "{name}" LIMIT 1')), None)]


def _placed(turn: Turn) -> Turn:
    return {**turn, "place": turn["id"]} if "id" in turn else turn


def client_of(path: str) -> str:
    """Return the name of the format, empty if it is not recognized."""
    import sqlite3

    try:
        connection = _opened(path)
        reader, _ = _client(connection, path)
        connection.close()
    except (sqlite3.Error, InputError):
        return ""
    return reader.name


def _opened(path: str) -> sqlite3.Connection:
    import os
    import sqlite3
    from urllib.parse import quote

    how = "mode=ro" if _is_open(path) else "immutable=1"
    connection = sqlite3.connect(f"file:{quote(os.path.abspath(path))}?{how}", uri=True)
    connection.execute("PRAGMA trusted_schema=OFF")
    connection.row_factory = sqlite3.Row
    return connection


def _is_open(path: str) -> bool:
    """Whether a program may be writing to the database file itself: always, except in WAL mode with a missing or empty
    log."""
    import os

    with open(path, "rb") as file:
        writes_log = file.read(20)[18:] == b"\2\2"
    return not writes_log or (os.path.exists(path + "-wal") and os.path.getsize(path + "-wal") > 0)


def _client(connection: sqlite3.Connection, where: str) -> tuple[type[Reader], Rows]:
    columns = columns_of(connection)
    for reader, needed, rows in _CLIENTS:
        if needed <= columns:
            return reader, rows
    raise InputError(f"{where}: not a database of a known client ({', '.join(r.name for r, _, _ in _CLIENTS)})")


def _directories(connection: sqlite3.Connection) -> dict[object, object]:
    """Return session id → working directory, if the client keeps it."""
    found: dict[object, object] = {}
    for table in ("session", "sessions"):
        columns = {row["name"] for row in connection.execute(f"PRAGMA table_info({table})")}
        column = next((name for name in ("directory", "working_dir", "cwd") if name in columns), "")
        if column:
            found.update(map(tuple, connection.execute(f"SELECT id, {column} FROM {table}")))
    return found


def _opencode_rows(connection: sqlite3.Connection, where: str) -> Iterator[Item]:
    messages = connection.execute("SELECT id, session_id, data FROM message ORDER BY time_created, id")
    for message in messages:
        found = connection.execute("SELECT data FROM part WHERE message_id = ? ORDER BY id", (message["id"],))
        info = {"id": message["id"], "sessionID": message["session_id"], **_object(message["data"], where)}
        parts = [_object(part["data"], where) for part in found]
        yield {"info": info, "parts": parts, "session_id": message["session_id"]}


def _messages(connection: sqlite3.Connection, time: str) -> Iterator[Item]:
    """Return the rows of `messages`, sorted by that column if it exists: sessions may overlap."""
    columns = [row["name"] for row in connection.execute("SELECT name FROM pragma_table_info('messages')")]
    order = f"{time}, rowid" if time in columns else "rowid"
    return map(dict, connection.execute(f"SELECT * FROM messages ORDER BY {order}"))


def _hermes_rows(connection: sqlite3.Connection, where: str) -> Iterator[Item]:
    for item in _messages(connection, "timestamp"):
        content = item.get("content")
        if isinstance(content, str) and content.startswith(_MARK_OF_JSON):
            item["content"] = _json(content.removeprefix(_MARK_OF_JSON), where)
        if isinstance(item.get("tool_calls"), str):
            item["tool_calls"] = _json(item["tool_calls"], where)
        yield {**item, "session": item.get("session_id"), "name": item.get("tool_name")}


def _goose_rows(connection: sqlite3.Connection, where: str) -> Iterator[Item]:
    for item in _messages(connection, "created_timestamp"):
        content, about = _json(item.get("content_json"), where), _json(item.get("metadata_json"), where)
        yield {**item, "content": content, "metadata": about, "timestamp": item.get("created_timestamp")}


def _crush_rows(connection: sqlite3.Connection, where: str) -> Iterator[Item]:
    """Yield messages with their parts as blocks. The summary of a session is not authored."""
    for item in _messages(connection, "created_at"):
        parts = _json(item.get("parts"), where)
        parts = [part for part in parts if isinstance(part, dict)] if isinstance(parts, list) else []
        blocks = [{**part["data"], "type": part.get("type")} for part in parts if isinstance(part.get("data"), dict)]
        role = "assistant" if item.get("role") == "tool" else item.get("role")  # the blocks mark results
        about = {"userVisible": not item.get("is_summary_message")}
        yield {**item, "role": role, "content": blocks, "metadata": about}


def _cursor_rows(connection: sqlite3.Connection, where: str) -> Iterator[Item]:
    """Yield bubbles in the order of the conversation's list, if it has one."""
    kept = "SELECT key, value FROM cursorDiskKV WHERE key LIKE 'composerData:%' ORDER BY rowid"
    for row in connection.execute(kept):
        session = row["key"].partition(":")[2]
        composer = _object(row["value"], where)
        headers, cwd = composer.get("fullConversationHeadersOnly"), _workspace_of(composer)
        for header in headers if isinstance(headers, list) else ():
            key = f"bubbleId:{session}:{header.get('bubbleId')}" if isinstance(header, dict) else ""
            for bubble in connection.execute("SELECT value FROM cursorDiskKV WHERE key = ?", (key,)):
                value = _object(bubble["value"], where)
                role = {1: "user", 2: "assistant"}.get(value["type"]) if isinstance(value.get("type"), int) else None
                known = {"id": header["bubbleId"], "session": session, "time": value.get("createdAt")}
                known["cwd"] = cwd = _workspace_of(value) or cwd
                yield {"role": role, "message": {"content": value.get("text")}, **known}


def _workspace_of(item: Item) -> str:
    """Return the directory of a conversation or bubble in Cursor; empty if it names none, or several."""
    from urllib.parse import unquote

    named = item.get("workspaceIdentifier")
    place = named.get("uri") if isinstance(named, dict) else None
    if isinstance(place, dict):
        return str(place.get("fsPath") or place.get("path") or "")
    places = item.get("workspaceUris")
    only = places[0] if isinstance(places, list) and len(places) == 1 else ""
    return unquote(only.removeprefix("file://")) if isinstance(only, str) and only.startswith("file:///") else ""


_CLIENTS: tuple[tuple[type[Reader], set[str], Rows], ...] = (
    (OpenCode, {"session.id", "message.data", "part.data"}, _opencode_rows),
    (Goose, {"sessions.id", "messages.content_json"}, _goose_rows),
    (Crush, {"sessions.id", "messages.parts"}, _crush_rows),
    (Hermes, {"sessions.id", "messages.content"}, _hermes_rows),
    (Cursor, {"cursorDiskKV.key", "cursorDiskKV.value"}, _cursor_rows),
    (LlmLogs, {"responses.prompt", "conversations.id"}, llm_rows),
    (LlmLogs, {"turns.tip_message_hash", "threads.id"}, llm_rows),
)


def _object(data: object, where: str) -> Item:
    value = _json(data, where)
    return value if isinstance(value, dict) else {}


def _json(data: object, where: str) -> Any:
    """Return the parsed JSON of a column, None if it is damaged."""
    try:
        return parse_json(data if isinstance(data, bytes) else str(data or "null").encode("utf-8", "replace"), where)
    except InputError:
        return None
