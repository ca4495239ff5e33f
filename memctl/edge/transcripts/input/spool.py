"""Turns that wait for the end of the input: on disk beyond a few megabytes; memory holds only their positions."""

from __future__ import annotations

import json
from collections.abc import Iterator
from io import BytesIO

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import IO

    from memctl.edge.transcripts.reader import Turn

IN_MEMORY = 4 * 1024 * 1024


class Spool:
    """Numbered batches of turns, to be read back in another order, or after some were taken back."""

    def __init__(self) -> None:
        self._file: IO[bytes] = BytesIO()
        self._places: list[tuple[str, int]] = []
        self._end = 0

    def put(self, turns: list[Turn], number: int | None = None, *, order: str = "") -> int:
        """Store a batch, in place of another if its number is given; return its number."""
        data = json.dumps(turns, ensure_ascii=False).encode("utf-8", "surrogatepass") + b"\n"
        if self._end <= IN_MEMORY < self._end + len(data):
            self._file = _on_disk(self._file)
        self._file.seek(self._end)
        self._file.write(data)
        place = (order, self._end)
        self._end += len(data)
        if number is None:
            self._places.append(place)
            return len(self._places) - 1
        self._places[number] = place
        return number

    def drop_after(self, count: int) -> None:
        """Forget all batches but the first `count`."""
        del self._places[count:]

    def __len__(self) -> int:
        return len(self._places)

    def all(self) -> Iterator[Turn]:
        """Yield the turns, with batches in the order of their numbers."""
        for _, place in self._places:
            self._file.seek(place)
            yield from json.loads(self._file.readline())

    def sorted(self) -> Iterator[Turn]:
        """Yield the turns, with batches sorted by `order`, then by number."""
        self._places.sort(key=lambda place: place[0])
        return self.all()


def _on_disk(file: IO[bytes]) -> IO[bytes]:
    import tempfile  # costs a tenth of the start-up time; only long transcripts need it

    disk = tempfile.TemporaryFile()  # noqa: SIM115 it lives as long as the reader
    file.seek(0)
    disk.write(file.read())
    return disk
