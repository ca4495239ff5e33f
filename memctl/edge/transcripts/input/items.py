"""Split bytes into the objects that a format reads: the lines of a file, or the parts of a document."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from memctl.edge.transcripts.input.json_parts import BrokenJson, JsonPart, closed, is_json_document, parts, places
from memctl.edge.transcripts.input.source import HEAD, Source
from memctl.model.errors import InputError
from memctl.model.record import parse_json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memctl.edge.transcripts.reader import Reader

    Report = Callable[[str], None]

_NOWHERE: dict[int, int] = {}
LINES, ARRAY, DOCUMENT, TEXT = "lines", "array", "document", "text"


class Unit:
    """One object of the input. `key` is None for an item; else `value` is a member of the document around the items. A
    unit without key and value begins a document. `places` maps objects within an item to their lines, if these
    differ."""

    __slots__ = ("key", "value", "line", "places")

    def __init__(self, key: str | None, value: Any, line: int, places: dict[int, int] = _NOWHERE) -> None:
        self.key = key
        self.value = value
        self.line = line
        self.places = places


def shape_of(head: bytes, lists: frozenset[str]) -> str:
    """Return the shape: LINES of JSON objects, one ARRAY, one or more objects over many lines (DOCUMENT), or TEXT.
    `lists` are the names of lists to read element by element if an object does not end within the head."""
    first = head.lstrip()
    if first.startswith(b"["):
        return ARRAY
    if not first.startswith(b"{"):
        return TEXT
    if b"\n" in first:
        return DOCUMENT if is_json_document(first) else LINES
    beginning = _value_of(closed(first)[0])
    has_list = isinstance(beginning, dict) and any(isinstance(beginning.get(key), list) for key in lists)
    return DOCUMENT if has_list else LINES


def sample(head: bytes, shape: str, whole: bool) -> list[Any]:
    """Return the items that the head shows; a cut one as far as it goes."""
    if shape == LINES:
        lines = head.split(b"\n")
        values = [_value_of(line) for line in lines[:-1]]
        return [*values, _value_of(lines[-1] if whole else closed(lines[-1])[0])]
    found: list[Any] = []
    at = 0
    while at < len(head):
        text, end = closed(head, at)
        if end == at:
            break
        value, at = _value_of(text), end
        found.extend(value if isinstance(value, list) else [value])
    return found


def _value_of(data: bytes) -> Any:
    try:
        return parse_json(data) if data.strip() else None
    except InputError:
        return None


def units(source: Source, shape: str, reader: type[Reader], where: str, report: Report) -> Iterator[Unit]:
    """Yield the units of the input. Report a part that cannot be read, and read on."""
    found = _line_units(source, where, report) if shape == LINES else _document_units(source, reader, where, report)
    for unit in found:
        if unit.key is None and isinstance(unit.value, dict) and reader.holds_items(unit.value):
            yield from _opened(unit, reader)
        else:
            yield unit


def _opened(unit: Unit, reader: type[Reader]) -> Iterator[Unit]:
    """Split an object that holds items into the units that it would yield as a document of its own: members that apply
    to all its items come first, wherever they are."""
    yield Unit("", None, unit.line)
    lists = {key: value for key, value in unit.value.items() if key in reader.lists and isinstance(value, list)}
    for key, value in unit.value.items():
        if key not in lists:
            yield Unit(key, value, unit.line)
    for items in lists.values():
        for item in items:
            yield Unit(None, item, unit.places.get(id(item), unit.line))


def _line_units(source: Source, where: str, report: Report) -> Iterator[Unit]:
    failed: InputError | None = None
    for number, line in source.lines():
        if failed is not None:
            report(str(failed))
            failed = None
        if isinstance(line, InputError):
            report(f"{where}:{number}: {line}")
        elif line.strip():
            try:
                value = parse_json(line, f"{where}:{number}", once=True)
            except InputError as error:
                failed = error
            else:
                yield Unit(None, value, number)
    if failed is not None and source.ends_in_newline:  # a last line without its end is still being written
        report(str(failed))


def _document_units(source: Source, reader: type[Reader], where: str, report: Report) -> Iterator[Unit]:
    source.look(HEAD)
    document = _Document(reader, waits=source.whole)
    try:
        for part in parts(source.chunks()):
            try:
                yield from document.units(part, where)
            except InputError as error:
                report(str(error))
    except BrokenJson as error:
        if not error.cut or source.ends_in_newline:
            report(f"{where}:{error.line}: {error}")
    yield from document.rest()


class _Document:
    """Turns the parts of a document into units: the elements of the reader's lists one by one, any other member as a
    whole. With `waits`, members that apply to all elements come before them, wherever they are; such a document must be
    small."""

    def __init__(self, reader: type[Reader], *, waits: bool) -> None:
        self._reader = reader
        self._waits = waits
        self._items: list[Unit] = []  # units held back
        self._members: dict[str, Any] = {}
        self._lines: dict[str, int] = {}
        self._places: dict[int, int] = {}  # lines of objects within the members
        self._opened = False
        self._line = 1
        self._keys: set[str] = set()  # keys of the document so far
        self._second = ""  # key of the list that occurs for the second time, while its elements follow

    def units(self, part: JsonPart, where: str) -> Iterator[Unit]:
        if not part.data:
            yield from self.rest()
            self._members, self._places, self._opened, self._line = {}, {}, False, part.line
            self._keys, self._second = set(), ""
            yield Unit("", None, part.line)
            return
        place = f"{where}:{part.line}"
        key = parse_json(part.key, place) if part.key else ""
        if self._is_second(key, part):
            if not part.item:
                raise InputError(f'{place}: the key "{key}" is given twice: memctl reads the first one')
            return
        value = parse_json(part.data, place, once=True)
        is_list = part.item or value == []
        if part.key and not (is_list and key in self._reader.lists):
            self._keep(key, value, part)
            if self._opened and not self._waits:
                yield from self._head()
        else:
            self._opened = True
            if not self._waits:
                yield from self._head()
            unit = Unit(None, value, part.line, self._places_in(value, part))
            if part.item and self._waits:
                self._items.append(unit)
            elif part.item:
                yield unit

    def _is_second(self, key: str, part: JsonPart) -> bool:
        """Whether the document had a member of this name before; the elements of a list follow it."""
        if part.key and not part.item:
            self._second = key if key in self._keys else ""
            self._keys.add(key)
        return bool(part.key) and bool(self._second) and self._second == key

    def rest(self) -> Iterator[Unit]:
        """Yield the units held back, and the document itself if none of its lists was read by element."""
        if self._opened:
            yield from self._head()
        elif self._members:
            yield Unit(None, self._members, self._line, self._places)
        yield from self._items
        self._members, self._items = {}, []

    def _places_in(self, value: Any, part: JsonPart) -> dict[int, int]:
        """Return the lines of the objects within a value that spans several lines."""
        if b"\n" not in part.data or not isinstance(value, dict):
            return _NOWHERE
        holds = self._reader.nested or (not part.key and self._reader.holds_items(value))
        return places(value, part.data, part.line) if holds else _NOWHERE

    def _keep(self, key: str, value: Any, part: JsonPart) -> None:
        if part.item:
            self._members.setdefault(key, []).append(value)
        else:
            self._members[key], self._lines[key] = value, part.line
            self._places.update(self._places_in(value, part))

    def _head(self) -> Iterator[Unit]:
        members, self._members = self._members, {}
        for key, value in members.items():
            yield Unit(key, value, self._lines[key])
