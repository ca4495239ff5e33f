"""Import: the records of memctl's own exports as memories, and any memories as changes."""

from __future__ import annotations

import csv
import io
import json
import re

from memctl.core.interchange import graph, mem0
from memctl.core.interchange.export import SEAL
from memctl.core.reconcile.placement import safe_path
from memctl.core.safety.fields import clean_data, without_secrets
from memctl.core.safety.sanitize import without_hidden
from memctl.model.change import ARCHIVE, Change, chain_of, insert_edit
from memctl.model.errors import InputError
from memctl.model.ledger import Sealer, seal_of
from memctl.model.markdown.marks import as_share
from memctl.model.markdown.parse import parse
from memctl.model.memory import HEADING_JOINT, TYPES, Memory
from memctl.model.paths import place_of
from memctl.model.record import memory_of, parse_json, parse_line
from memctl.model.text.lines import normal_form, one_line

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from typing import Any

    from memctl.core.lifecycle.forget import Tombstones

SEAL_MARK = b"<!-- memctl export "
USER, IMPORT = "user", "import"  # channels
_TAME = re.compile(r"(?:[^\s./\\][^/\\\x00-\x1f<>:\"|?*]*/)*[^\s./\\][^/\\\x00-\x1f<>:\"|?*]*\.md$")
_TAG = re.compile(r"[\w/-]+")
_PLAIN_KEY = re.compile(r"[A-Za-z][\w-]*")
_ID = re.compile(r"[A-Za-z0-9-]+")

_LISTS = ("tags", "supersedes")
_NUMBERS = ("importance", "confidence")
_JSON = ("data", "extra")


def memories_in(data: bytes, name: str, sealer: Sealer | None) -> Iterator[Memory | InputError]:
    """Yield the memories of an export in order, and an InputError with `name:line` for each unreadable record. Records
    without the seal of `sealer` belong to somebody else and become pending; without a sealer all are taken as stated.

    The first bytes tell the format: NDJSON, a JSON array, CSV with a header, or Markdown as export writes them."""
    data = data.removeprefix(b"\xef\xbb\xbf")
    start = data.lstrip()[:16]
    if start.startswith(b"# "):
        yield from _in_document(data.decode("utf-8", "replace"), sealer)
    elif start and not start.startswith((b"{", b"[", b"id,")):
        todo = "export it as ndjson, json, csv or markdown, or name its format with --from"
        yield InputError(f"{name}: memctl cannot import this format: {todo}")
    else:
        for record, where in _records(data, name, start):
            yield record if isinstance(record, InputError) else _of_record(record, where, sealer)


def _records(data: bytes, name: str, start: bytes) -> Iterator[tuple[dict[str, Any] | InputError, str]]:
    """Yield (record or error, position)."""
    if start.startswith(b"["):
        yield from _in_array(data, name)
    elif start.startswith(b"id,"):
        yield from _in_rows(data.decode("utf-8", "replace"), name)
    else:
        for number, line in enumerate(data.split(b"\n"), 1):
            if line.strip():
                yield _of_line(line, f"{name}:{number}")


def _of_line(line: bytes, where: str) -> tuple[dict[str, Any] | InputError, str]:
    try:
        return parse_line(line, where, "memory"), where
    except InputError as error:
        return error, where


def _of_record(record: dict[str, Any], where: str, sealer: Sealer | None) -> Memory | InputError:
    try:
        memory = memory_of(record, where)
    except InputError as error:
        return error
    own = sealer is None or (bool(sealer.key) and record.get("seal") == seal_of(memory, sealer))
    return memory if own else waiting(memory)


def format_of(data: bytes) -> str:
    """Return the format of another program that the text is in; empty for memctl's own."""
    if data.lstrip()[:1] not in (b"{", b"["):
        return ""
    value = graph.first_value(data)
    return graph.NAME if graph.is_graph(value) else mem0.NAME if mem0.is_mem0(value) else ""


def waiting(memory: Memory) -> Memory:
    """Return somebody else's memory as pending, whatever its own marks say."""
    memory.text = without_hidden(memory.text)
    memory.channel = memory.channel if memory.channel not in ("", USER) else IMPORT
    memory.status, memory.verified, memory.superseded_by, memory.pin = "pending", "", "", False
    return memory


def _in_array(data: bytes, name: str) -> Iterator[tuple[dict[str, Any] | InputError, str]]:
    try:
        values = parse_json(data)
    except InputError as error:
        yield InputError(f"{name}: {error}"), name
        return
    for number, value in enumerate(values if isinstance(values, list) else [values], 1):
        where = f"{name}: item {number}"
        yield value if isinstance(value, dict) else InputError(f"{where} of the array is not a record"), where


def _in_rows(text: str, name: str) -> Iterator[tuple[dict[str, Any] | InputError, str]]:
    rows = csv.DictReader(io.StringIO(text, newline=""))
    for row in rows:
        where = f"{name}:{rows.line_num}"
        try:
            record = {key: _of_cell(key, value, where) for key, value in row.items() if key and value}
        except InputError as error:
            yield error, where
            continue
        record["pin"] = record.get("pin") == "True"
        yield record, where


def _of_cell(key: str, cell: str, where: str) -> Any:
    text = cell[1:] if cell[0] == "'" and cell[1:2] in ("=", "+", "-", "@", "\t", "\r") else cell
    if key in _JSON:
        return parse_json(text.encode(), f"{where}: {key}")
    return text.split() if key in _LISTS else as_share(text) if key in _NUMBERS else text


def _in_document(text: str, sealer: Sealer | None) -> Iterator[Memory | InputError]:
    """Yield the memories of one Markdown document: a heading for each file, a lower one for each section, and a seal in
    the last line."""
    body, newline, last = text.rpartition("\n<!-- memctl export ")
    own = sealer is None or (bool(sealer.key and newline) and f"<!-- memctl export {last}" == _seal_line(body, sealer))
    for memory in parse(body if newline else text, "").memories:
        file, *section = chain_of(memory.heading)
        memory.path = f"{file}.md"
        memory.heading = HEADING_JOINT.join(section)
        yield memory if own else waiting(memory)


def _seal_line(body: str, sealer: Sealer) -> str:
    return SEAL.format(sealer("export", body))


class Import:
    """Turns imported memories into changes, one after the other, against the tree and the memories imported before."""

    def __init__(self, memories: Iterable[Memory], graves: Tombstones, new_id: Callable[[], str]) -> None:
        known = list(memories)
        self._ids = {memory.id for memory in known}
        self._texts = {normal_form(memory.text): memory.key for memory in known}
        self._placed = {_placed(memory): memory.key for memory in known}
        self._graves = graves
        self._new_id = new_id
        self.warnings: list[str] = []

    def change(self, memory: Memory, front: str = "", *, by_place: bool = False) -> Change:
        """Return a change that adds the memory at its path with its marks, or skips a duplicate or a forgotten
        memory. `front` is the front matter of a new file. With `by_place`, the same words in another file are no
        duplicate."""
        self.warnings += [f"a secret was left out: {kind}" for kind in _clean(memory)]
        words = normal_form(memory.text)
        there = self._placed.get(_placed(memory)) if by_place else self._texts.get(words)
        if there is not None:
            return Change("skip", there, before=memory.text, reason="duplicate")
        if not memory.archived and self._graves.meeting(memory.text):
            return Change("skip", memory.key, before=memory.text, reason="it was forgotten")
        if memory.archived and memory.pending:
            return Change("skip", memory.key, before=memory.text, reason="another person archived it")
        if not _ID.fullmatch(memory.id) or memory.id in self._ids:  # a file would not read such an id
            memory.id = self._new_id()
        self._ids.add(memory.id)
        self._texts[words] = memory.id
        self._placed[_placed(memory)] = memory.id
        memory.path = memory.path if _TAME.match(memory.path) else _file_of(memory)
        title, *section = chain_of(memory.heading) or ("",)
        edit = insert_edit(memory, HEADING_JOINT.join(section) or None, title)
        edit["head"] = front + edit["head"]
        reason = "pending" if memory.pending else ""
        return Change("add", memory.id, path=memory.path, after=memory.text, reason=reason, edits=(edit,))


def _placed(memory: Memory) -> tuple[str, str]:
    return place_of(memory.path).removeprefix(ARCHIVE), normal_form(memory.text)


def front_matter(values: dict[str, Any]) -> str:
    """Return the front matter of a new file, empty for no values. A secret in it is hidden."""
    if not values:
        return ""
    shown = json.loads(json.dumps(clean_data(values)[0], default=str))  # YAML has dates
    lines = (f"{_yaml_key(key)}: {json.dumps(value, ensure_ascii=False)}\n" for key, value in shown.items())
    return f"---\n{''.join(lines)}---\n"


def _yaml_key(key: str) -> str:
    return key if _PLAIN_KEY.fullmatch(key) else json.dumps(key, ensure_ascii=False)


def _clean(memory: Memory) -> list[str]:
    """Remove secrets and invalid marks, and make the heading one line. Returns the kinds of the secrets."""
    kinds = without_secrets(memory)
    memory.heading = one_line(memory.heading)
    memory.tags = tuple(tag for tag in memory.tags if _TAG.fullmatch(tag))
    memory.supersedes = tuple(id for id in memory.supersedes if _ID.fullmatch(id))
    memory.superseded_by = memory.superseded_by if _ID.fullmatch(memory.superseded_by) else ""
    return kinds


def _file_of(memory: Memory) -> str:
    """Return a path for a memory without one, or with one outside the tree."""
    default = TYPES[memory.type].file
    topic = memory.path or "imported"
    return default if "{" not in default and not memory.path else f"topics/{safe_path(topic)}.md"
