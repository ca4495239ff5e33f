"""Conversations as commands read them: transcripts from files, and what comes in on stdin for a prompt."""

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
    """The turns of all inputs; what cannot be read is reported."""
    for source, where in intake.streams():
        try:
            yield from read_turns(
                source, format=format or None, where=where, report=lambda message: intake.reject(InputError(message))
            )
        except InputError as error:
            intake.reject(error)


def read_conversation(intake: Intake, format: str = "") -> tuple[Iterator[Record], list[tuple[Memory, Record]] | None]:
    """(turns, memories with their records): the second is None where the input is a transcript, and then turns are to
    be read. Only the first input is read."""
    streams = intake.streams()
    source, where = next(streams)
    pieces = iter(partial(source.readline, LIMITS["limits.line"]), b"")
    head = next(((number, line) for number, line in enumerate(pieces, 1) if line.strip()), (1, b""))
    if not format and _is_memory(head[1]):
        return iter(()), list(_memories(chain([head], lines_of(source, head[0] + 1)), where, intake))
    whole: Iterable[bytes] | BinaryIO = chain([b"\n" * (head[0] - 1) + head[1]], chunks_of(source))
    if head[1].startswith(DATABASE) and source.seekable():  # it is read by its name
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
    """The turns. They are read as they are asked for, so `streams` keeps the file open until then."""
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
