"""memctl in this process, with streams of its own."""

from __future__ import annotations

import io
import sys

import pytest

from memctl.cli import guard, run
from memctl.edge import interrupts


class Result:
    """What a command line ended in. `out` and `err` are text; `lines` those of `out`; `flushes` says how often stdout
    was flushed, in this process alone."""

    def __init__(self, status: int, out: bytes, err: bytes, flushes: int = 0) -> None:
        self.status = status
        self.flushes = flushes
        self.raw = out
        self.out = out.decode("utf-8", "surrogateescape")
        self.err = err.decode("utf-8", "surrogateescape")

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()

    def __repr__(self) -> str:
        return f"status {self.status}\n--- stdout\n{self.out}\n--- stderr\n{self.err}"


class InProcess:
    """Callable: words of a command line, bytes or text on stdin (empty, and no terminal, where not given)."""

    def __call__(self, *words: object, stdin: bytes | str = b"") -> Result:
        data = stdin.encode() if isinstance(stdin, str) else stdin
        streams = {"stdin": _stream(data), "stdout": _stream(), "stderr": _stream()}
        with pytest.MonkeyPatch.context() as patch:
            for name, stream in streams.items():
                patch.setattr(sys, name, stream)
            status = guard(lambda: run([str(word) for word in words]))
            interrupts.reset()
            for stream in streams.values():
                stream.flush()
        out, err = streams["stdout"], streams["stderr"]
        return Result(status, out.buffer.getvalue(), err.buffer.getvalue(), out.flushes)


class _Stream(io.TextIOWrapper):
    flushes = 0

    def flush(self) -> None:
        self.flushes += 1
        super().flush()


def _stream(data: bytes = b"") -> _Stream:
    return _Stream(io.BytesIO(data), encoding="utf-8", errors="surrogateescape", newline="\n")
