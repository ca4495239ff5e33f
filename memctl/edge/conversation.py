"""Conversations as commands read them: transcripts from files, and what comes in on stdin for a prompt."""

from __future__ import annotations

from itertools import chain

from memctl.edge.stream import Intake
from memctl.edge.transcripts import read_turns
from memctl.model.errors import InputError
from memctl.model.memory import Memory
from memctl.model.record import memory_of, parse_line

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

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
    be read."""
    for source, where in intake.streams():
        lines = iter(source)
        first = next((line for line in lines if line.strip()), b"")
        if not format and _is_memory(first):
            return iter(()), list(_memories(chain([first], lines), where, intake))
        turns = read_turns(
            chain([first], lines),
            format=format or None,
            where=where,
            report=lambda message: intake.reject(InputError(message)),
        )
        return turns, None
    return iter(()), None


def _is_memory(line: bytes) -> bool:
    if b'"memory"' not in line:
        return False
    try:
        return parse_line(line).get("kind") == "memory"
    except InputError:
        return False


def _memories(lines: Iterator[bytes], where: str, intake: Intake) -> Iterator[tuple[Memory, Record]]:
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            record = parse_line(line, f"{where}:{number}", "memory")
            yield memory_of(record, f"{where}:{number}"), record
        except InputError as error:
            intake.reject(error)
