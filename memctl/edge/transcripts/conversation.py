"""Conversations as commands read them: transcripts from files, and a prompt's input from stdin."""

from __future__ import annotations

from functools import partial
from itertools import chain

from memctl.edge.stream import Intake, lines_of
from memctl.edge.transcripts import DATABASE, read_turns
from memctl.edge.transcripts.input.source import chunks_of
from memctl.model.errors import InputError
from memctl.model.memory import Memory
from memctl.model.record import memory_of, parse_line
from memctl.model.tables.settings import LIMITS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Any, BinaryIO

    Record = dict[str, Any]


def turns_of(intake: Intake, format: str = "") -> Iterator[dict[str, Any]]:
    """Yield the turns of all inputs; report lines that cannot be read."""
    for source, where in intake.streams():
        try:
            yield from read_turns(
                source, format=format or None, where=where, report=lambda message: intake.reject(InputError(message))
            )
        except InputError as error:
            intake.reject(error)


def read_conversation(intake: Intake, format: str = "") -> tuple[Iterator[Record], list[tuple[Memory, Record]] | None]:
    """Return (turns, memories with their records) of the first input. The second is None if the input is a transcript;
    then read the turns."""
    streams = intake.streams()
    source, where = next(streams)
    pieces = iter(partial(source.readline, LIMITS["limits.line"]), b"")
    head = next(((number, line) for number, line in enumerate(pieces, 1) if line.strip()), (1, b""))
    if not format and _is_memory(head[1]):
        return iter(()), list(_memories(chain([head], lines_of(source, head[0] + 1)), where, intake))
    whole: Iterable[bytes] | BinaryIO = chain([b"\n" * (head[0] - 1) + head[1]], chunks_of(source))
    if head[1].startswith(DATABASE) and source.seekable():  # a database is read by its path
        source.seek(0)
        whole = source
    turns = read_turns(
        whole,
        format=format or None,
        where=where,
        report=lambda message: intake.reject(InputError(message)),
    )
    return _while_open(streams, turns), None


def _while_open(streams: Iterator[Any], turns: Iterator[Record]) -> Iterator[Record]:
    """Yield the turns, and keep the file open until they are read."""
    yield from turns
    next(streams, None)


def _is_memory(line: bytes) -> bool:
    if b'"memory"' not in line:
        return False
    try:
        return parse_line(line).get("kind") == "memory"
    except InputError:
        return False


def _memories(
    lines: Iterable[tuple[int, bytes | InputError]], where: str, intake: Intake
) -> Iterator[tuple[Memory, Record]]:
    for number, line in lines:
        place = f"{where}:{number}"
        try:
            if isinstance(line, InputError):
                raise InputError(f"{place}: {line}")
            if line.strip():
                record = parse_line(line, place, "memory")
                yield memory_of(record, place), record
        except InputError as error:
            intake.reject(error)
