"""Recognize the format of a transcript by its content alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain

from memctl.edge.transcripts.formats.turn_records import TurnRecords
from memctl.edge.transcripts.input.items import LINES, TEXT, sample, shape_of
from memctl.edge.transcripts.input.json_parts import may_follow, open_end
from memctl.edge.transcripts.input.source import HEAD, Source
from memctl.edge.transcripts.reader import Reader
from memctl.edge.transcripts.text_reader import TextReader
from memctl.edge.transcripts.user_formats import described_formats
from memctl.model.errors import UsageError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Formats = tuple[type[Reader], ...]


def format_named(name: str, report: Callable[[str], None]) -> type[Reader]:
    formats = {reader.name: reader for reader in (*described_formats(report), *_built_in())}
    if name not in formats:
        raise UsageError(f"no transcript format has the name {name!r}; use one of {', '.join(formats)}")
    return formats[name]


def recognised(source: Source, report: Callable[[str], None]) -> type[Reader] | None:
    """Return the format of the first item that only one format can have, else of the first that a general format
    accepts."""
    described = described_formats(report)
    line = next(_object_lines(source), b"")
    own = _of_items(sample(line, LINES, whole=True)[:1], (*described, TurnRecords), weak=False)
    if own:
        return own
    formats = (*described, *_built_in())
    lists = frozenset[str]().union(*(reader.lists for reader in formats))
    for items, last in looks(source, lists):
        found = _of_items(items, formats, weak=False) or (_of_items(items, formats, weak=True) if last else None)
        if found:
            return found
    return _of_text(source.head.decode("utf-8", "replace"))


def _built_in() -> Formats:
    from memctl.edge.transcripts.table import FORMATS  # thirty modules; memctl's own records need one

    return FORMATS


def looks(source: Source, lists: frozenset[str]) -> Iterator[tuple[list[Any], bool]]:
    """Yield (items, whether these are all in the head) at least once, with an ever larger head. Lines of objects come
    first, one by one: the first lines of a stream may decide before more have arrived."""
    for lines in _object_lines(source):
        yield sample(lines, LINES, whole=True), False
    source.look(HEAD)
    while True:
        shape = shape_of(source.head, lists)
        yield sample(source.head, shape, source.whole) if shape != TEXT else [], True
        if shape == TEXT or not source.look_further():
            return


def _object_lines(source: Source) -> Iterator[bytes]:
    """Yield the lines of the head as they arrive, if they hold objects; none if the first object goes on after its
    line."""
    lines = source.first_lines()
    first, _, rest = next(filter(None, map(bytes.lstrip, lines)), b"").partition(b"\n")
    if not first.startswith(b"{"):
        return
    end = open_end(first)
    if end:
        rest = next((more for more in chain([rest], lines) if more.strip()), b"").lstrip()
        if may_follow(*end, rest[:1]):
            return
    yield first + b"\n" + rest
    yield from lines


def _of_items(items: list[Any], formats: Formats, *, weak: bool) -> type[Reader] | None:
    for item in items:
        if isinstance(item, dict):
            for reader in formats:
                if reader.weak is weak and reader.recognises(item):
                    return reader
    return None


def _of_text(head: str) -> type[Reader] | None:
    for reader in _built_in():
        if issubclass(reader, TextReader) and reader.recognises_text(head):
            return reader
    return None
