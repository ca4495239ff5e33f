"""Rows of a database table as memories. The user names the columns."""

from __future__ import annotations

from memctl.core.interchange.foreign import Foreign, date_of, tags_of, topic_file, under
from memctl.model.errors import InputError, UsageError
from memctl.model.markdown.marks import as_share
from memctl.model.memory import Memory, known_type

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

NAME = "sqlite"
DATES = ("created", "updated", "since", "until")
SHARES = ("importance", "confidence")
FIELDS = ("text", "type", "tags", "topic", "section", *DATES, *SHARES, "source", "agent")


def columns_of(said: str) -> dict[str, str]:
    """Return field → column from `text=content,created=created_at`. UsageError if it says nothing of the text."""
    pairs = [part.partition("=") for part in said.split(",") if part.strip()]
    columns = {field.strip(): (column or field).strip() for field, _, column in pairs}
    unknown = next((field for field in columns if field not in FIELDS), "")
    if unknown:
        raise UsageError(f"import: --columns {unknown}=…: memories have no such field: use {', '.join(FIELDS)}")
    if columns and "text" not in columns:
        raise UsageError("import: --columns must name the column of the text: --columns text=COLUMN")
    return columns


def of_row(row: Mapping[str, Any], columns: dict[str, str], where: str) -> Foreign | InputError | None:
    """Return the memory of a row, None if its text is empty. `where` is its provenance: table and row."""
    values = {field: row[column] for field, column in columns.items()}
    text = values["text"]
    if text is None or (isinstance(text, str) and not text.strip()):
        return None
    if not isinstance(text, str):
        return InputError(f"{where}: the column {columns['text']} has {type(text).__name__}, not text")
    table = where.partition("#")[0]
    topic = str(values.get("topic") or table)
    memory = Memory(text.strip(), path=topic_file(topic), heading=under(topic, str(values.get("section") or "")))
    kind = str(values.get("type") or "").strip().lower()
    memory.type = known_type(kind) or memory.type
    memory.tags = tags_of(values.get("tags"))
    memory.tags += () if known_type(kind) else tuple(tag for tag in tags_of([kind]) if tag not in memory.tags)
    memory.agent = str(values.get("agent") or "")
    memory.source = str(values.get("source") or f"{NAME}/{where}")
    for field in DATES:
        setattr(memory, field, date_of(values.get(field)))
    for field in SHARES:
        setattr(memory, field, as_share(str(values.get(field))))
    return Foreign(memory)


def check_named(tables: Mapping[str, list[str]], table: str, columns: dict[str, str], path: str) -> None:
    """Raise UsageError, which lists what there is, if the table or the columns are not named rightly. `tables` are the
    columns of each table."""
    if not table:
        listed = "; ".join(f"{name}: {', '.join(there)}" for name, there in tables.items()) or "it has none"
        raise UsageError(f"{path}: name a table and its columns: --table TABLE --columns text=COLUMN ({listed})")
    if table not in tables:
        raise UsageError(f"{path}: there is no table {table}: use {', '.join(tables) or 'another file: it has none'}")
    listed = ", ".join(tables[table])
    if not columns:
        raise UsageError(f"{path}: name the columns of {table}: --columns text=COLUMN,created=COLUMN ({listed})")
    missing = next((column for column in columns.values() if column not in tables[table]), "")
    if missing:
        raise UsageError(f"{path}: {table} has no column {missing}: use {listed}")
