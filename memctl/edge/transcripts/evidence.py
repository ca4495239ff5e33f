"""The place in a transcript that a memory came from."""

from __future__ import annotations

import re
from collections.abc import Iterable

from memctl.edge.transcripts import read_turns
from memctl.edge.transcripts.clients import CLIENTS, transcripts
from memctl.model.errors import MemctlError
from memctl.model.value import Value

_SOURCE = re.compile(r"(?P<client>[^/#]+)(?:/(?P<session>[^#]*))?(?:#(?:L(?P<line>\d+)|(?P<place>.+)))?")


class Evidence(Value):
    """`path` is the transcript, empty if it is not on this machine; `line` is 1-based, 0 if unknown; `text` holds the
    words of the turn, empty if they cannot be read."""

    client: str
    line: int = 0
    path: str = ""
    text: str = ""


def find_evidence(source: str, projects: Iterable[str] = ()) -> Evidence | None:
    """Return the evidence that a `source` mark names (see `candidate.source_of`), None if it names no client."""
    match = _SOURCE.fullmatch(source)
    if not match or match["client"] not in CLIENTS:
        return None
    found = Evidence(match["client"], int(match["line"] or 0))
    for path in reversed(transcripts((found.client,), projects=projects)):
        if match["session"] and match["session"] not in path and not path.endswith(".db"):
            continue
        text = _words_at(path, match["session"] or "", found.line, match["place"] or "")
        if text is not None:
            found.path, found.text = path, text
            break
    return found


def _words_at(path: str, session: str, line: int, place: str) -> str | None:
    """Return the words of the turn at this line, or with this place in a database; None if there is none."""
    try:
        with open(path, "rb") as file:
            for turn in read_turns(file, where=path, report=_ignore):
                at = str(turn.get("place", "")).endswith(place) if place else turn.get("line") == line
                if at and str(turn.get("session", "")).endswith(session):
                    return str(turn["text"])
    except (OSError, MemctlError):
        return None
    return None


def _ignore(_: str) -> None:
    """Another line of the transcript cannot be read: it is not the one that is sought."""
