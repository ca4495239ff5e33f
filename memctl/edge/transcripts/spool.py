"""Turns held back until the input has ended: on disk beyond a few megabytes, in memory only where each is."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memctl.edge.transcripts.reader import Turn

IN_MEMORY = 4 * 1024 * 1024


class Spool:
    """Batches of turns, to be read back in another order, or without those that were taken back."""

    def __init__(self) -> None:
        self._file = tempfile.SpooledTemporaryFile(max_size=IN_MEMORY)  # noqa: SIM115 it lives as long as the reader
        self._places: list[tuple[str, int]] = []
        self._end = 0

    def add(self, turns: list[Turn], *, order: str = "") -> None:
        """Keeps a batch."""
        data = json.dumps(turns, ensure_ascii=False).encode() + b"\n"
        self._file.seek(self._end)
        self._file.write(data)
        self._places.append((order, self._end))
        self._end += len(data)

    def drop_after(self, count: int) -> None:
        """Forgets all batches but the first `count`."""
        del self._places[count:]

    def __len__(self) -> int:
        return len(self._places)

    def sorted(self) -> Iterator[Turn]:
        """The turns, batches in their order, equal ones as they came. Batches without one come first."""
        self._places.sort(key=lambda place: place[0])
        return self.all()

    def all(self) -> Iterator[Turn]:
        """The turns as they came."""
        for _, place in self._places:
            self._file.seek(place)
            yield from json.loads(self._file.readline())
