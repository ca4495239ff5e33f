"""Which format a transcript has, by its content alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from memctl.edge.transcripts.input.items import LINES, TEXT, sample, shape_of
from memctl.edge.transcripts.input.source import HEAD, Source
from memctl.edge.transcripts.reader import Reader
from memctl.edge.transcripts.table import FORMATS
from memctl.edge.transcripts.text_reader import TextReader
from memctl.edge.transcripts.user_formats import described
from memctl.model.errors import UsageError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Formats = tuple[type[Reader], ...]


def named(name: str, report: Callable[[str], None]) -> type[Reader]:
    """The format of that name. UsageError if there is none."""
    formats = {reader.name: reader for reader in (*described(report), *FORMATS)}
    if name not in formats:
        raise UsageError(f"no transcript format has the name {name!r}; use one of {', '.join(formats)}")
    return formats[name]


def recognised(source: Source, report: Callable[[str], None]) -> type[Reader] | None:
    """The format of the first item that only one format can have, else of the first that a general one takes."""
    formats = (*described(report), *FORMATS)
    lists = frozenset[str]().union(*(reader.lists for reader in formats))
    for items, last in looks(source, lists):
        found = _of_items(items, formats, weak=False) or (_of_items(items, formats, weak=True) if last else None)
        if found:
            return found
    return _of_text(source.head.decode("utf-8", "replace"))


def looks(source: Source, lists: frozenset[str]) -> Iterator[tuple[list[Any], bool]]:
    """(the items seen so far, whether these are all that the head holds), at least once, and looking ever further.

    What is told by the first lines of a stream is told before more of it has come.
    """
    while source.look_at_line():
        head = source.head[: source.head.rfind(b"\n") + 1]
        if shape_of(head, lists) == LINES:
            yield sample(head, LINES, whole=True), False
    source.look(HEAD)
    while True:
        shape = shape_of(source.head, lists)
        yield sample(source.head, shape, source.whole) if shape != TEXT else [], True
        if shape == TEXT or not source.look_further():
            return


def _of_items(items: list[Any], formats: Formats, *, weak: bool) -> type[Reader] | None:
    for item in items:
        if isinstance(item, dict):
            for reader in formats:
                if reader.weak is weak and reader.recognises(item):
                    return reader
    return None


def _of_text(head: str) -> type[Reader] | None:
    for reader in FORMATS:
        if issubclass(reader, TextReader) and reader.recognises_text(head):
            return reader
    return None
