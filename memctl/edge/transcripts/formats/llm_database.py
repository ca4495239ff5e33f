"""The rows of llm's database: `responses` of releases before 0.32, and `turns` since then. The messages of a turn form
a chain: each names the one before it. An upgraded database has both tables."""

from __future__ import annotations

from collections.abc import Iterator

from memctl.edge.transcripts.content import content_text, text_of_output
from memctl.edge.transcripts.reader import Item
from memctl.model.errors import InputError
from memctl.model.record import parse_json

TYPE_CHECKING = False
if TYPE_CHECKING:
    import sqlite3
    from typing import Any

_OF_A_RESPONSE = {
    "prompt_fragments": (
        "prompt_fragments",
        "SELECT fragments.* FROM prompt_fragments JOIN fragments ON fragments.id = fragment_id"
        ' WHERE response_id = ? ORDER BY prompt_fragments."order"',
    ),
    "tool_calls": ("tool_calls", "SELECT * FROM tool_calls WHERE response_id = ? ORDER BY id"),
    "tool_results": ("tool_results", "SELECT * FROM tool_results WHERE response_id = ? ORDER BY id"),
}
_CHAIN = {"turns.tip_message_hash", "messages.parent_hash", "parts.message_hash"}


def columns_of(connection: sqlite3.Connection) -> set[str]:
    """Return the columns of all tables, as `table.column`."""
    told = "SELECT m.name, c.name FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table'"
    return {f"{table}.{column}" for table, column in connection.execute(told)}


def llm_rows(connection: sqlite3.Connection, where: str) -> Iterator[Item]:
    """Yield each response as `llm logs -n 0 --json` prints it, and each turn with the messages that it added."""
    columns = columns_of(connection)
    told: set[str] = set()
    if columns >= _CHAIN:
        yield from _turns(connection, "part_fragments.part_id" in columns, told)
    elif "turns.id" in columns and next(iter(connection.execute("SELECT 1 FROM turns LIMIT 1")), None):
        raise InputError(f"{where}: memctl does not know this version of the llm database")
    if "responses.prompt" in columns:
        yield from _responses(connection, {name.partition(".")[0] for name in columns}, told)


def _responses(connection: sqlite3.Connection, tables: set[str], told: set[str]) -> Iterator[Item]:
    """Yield the responses, with defaults for the tables that older databases lack; skip those that a turn repeats."""
    for row in connection.execute("SELECT * FROM responses ORDER BY datetime_utc, id"):
        item = dict(row)
        if item["id"] in told:
            continue
        for key, (table, query) in _OF_A_RESPONSE.items():
            found = connection.execute(query, (item["id"],)) if table in tables else ()
            item[key] = [dict(one) for one in found]
        yield item


def _turns(connection: sqlite3.Connection, fragments: bool, told: set[str]) -> Iterator[Item]:
    """Yield each turn with the messages of its chain that no earlier turn had. A fork continues another chain."""
    known: set[str] = set()
    for row in connection.execute("SELECT * FROM turns ORDER BY datetime_utc, id"):
        turn = dict(row)
        told.add(str(turn["id"]))
        chain: list[Item] = []
        name = turn["tip_message_hash"] or turn.get("parent_message_hash")
        while name and name not in known:
            known.add(name)
            message = next(iter(connection.execute("SELECT * FROM messages WHERE hash = ?", (name,))), None)
            if message is None:
                break
            chain.append({"role": message["role"], "pieces": _pieces(connection, name, fragments)})
            name = message["parent_hash"]
        yield {**turn, "conversation_id": turn.get("thread_id"), "messages": chain[::-1]}


def _pieces(connection: sqlite3.Connection, message: str, fragments: bool) -> list[Item]:
    """Return the parts of a message, with files apart from the words."""
    found: list[Item] = []
    for row in connection.execute("SELECT * FROM parts WHERE message_hash = ? ORDER BY position, id", (message,)):
        payload = _payload(row["payload"])
        if row["type"] in ("tool_call", "tool_result"):
            called = payload.get("name") or row["tool_name"]
            passed = (
                content_text(payload.get("arguments"))
                if row["type"] == "tool_call"
                else text_of_output(payload.get("output"))
            )
            known = {"call": payload.get("tool_call_id"), "name": called, "error": bool(payload.get("exception"))}
            found.append({"type": row["type"], "text": passed, **known})
        elif row["type"] == "text" and isinstance(row["text"], str):
            found.append({"type": "text", "text": row["text"]})
        elif row["type"] == "text" and isinstance(payload.get("text_ref"), list):
            found += _joined(connection, payload["text_ref"], fragments)
    return found


def _joined(connection: sqlite3.Connection, references: list[Any], fragments: bool) -> Iterator[Item]:
    """Yield the pieces of a text that is stored as fragments and typed words."""
    for reference in references:
        if not isinstance(reference, dict):
            continue
        if isinstance(reference.get("literal"), str):
            yield {"type": "text", "text": reference["literal"]}
        elif "fragment" in reference and fragments:
            query = "SELECT content, source FROM fragments WHERE id = ?"
            for row in connection.execute(query, (reference["fragment"],)):
                yield {"type": "file", "text": str(row["content"] or ""), "name": str(row["source"] or "")}


def _payload(data: object) -> Item:
    try:
        value = parse_json(data.encode("utf-8", "replace"), "payload") if isinstance(data, str) else {}
    except InputError:
        return {}
    return value if isinstance(value, dict) else {}
