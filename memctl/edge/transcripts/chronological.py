"""Collect the candidates of many transcripts, and return them in the order in which they were said."""

from __future__ import annotations

from memctl.edge.transcripts.input.spool import Spool

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    Record = dict[str, Any]

_LAST = "~"  # sorts after every time


class Chronicle:
    """Holds candidates, on disk beyond a few megabytes. A candidate without a time stays beside the previous one of its
    transcript, or else the next one. A transcript without times comes last."""

    def __init__(self) -> None:
        self._spool = Spool()
        self._order = ""
        self._timeless: list[tuple[Record, str]] = []

    def __len__(self) -> int:
        return len(self._spool) + len(self._timeless)

    def put(self, candidate: Record, where: str) -> None:
        """Store a candidate from the file `where`."""
        evidence = candidate.get("evidence")
        said = moment(str(evidence.get("time") or "")) if isinstance(evidence, dict) else ""
        self._order = said or self._order
        if not self._order:
            self._timeless.append((candidate, where))
            return
        self._end_timeless(self._order)
        self._spool.put([candidate, {"where": where}], order=self._order)

    def end_file(self) -> None:
        """Note that the next candidate is of another transcript."""
        self._end_timeless(_LAST)
        self._order = ""

    def _end_timeless(self, order: str) -> None:
        for candidate, where in self._timeless:
            self._spool.put([candidate, {"where": where}], order=order)
        self._timeless.clear()

    def empty(self) -> Iterator[tuple[Record, str]]:
        """Yield each candidate with its file, the oldest first, and drop them all."""
        self.end_file()
        spool, self._spool = self._spool, Spool()
        records = spool.sorted()
        for candidate in records:
            yield candidate, next(records)["where"]


def moment(text: str) -> str:
    """Return an ISO time in UTC, so that moments sort as text; a time without a zone is local. Empty for no time."""
    from datetime import UTC, datetime  # only needed if there are candidates

    for said in (text, text[:10]):
        try:
            return datetime.fromisoformat(said).astimezone(UTC).isoformat(timespec="microseconds")
        except (ValueError, OverflowError):
            continue
    return ""
