"""What something costs by the measure of this machine: a command in the CPU time of `python -c pass`, a function in
that of a piece of plain work."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path

PLAIN_WORK = 0.05  # CPU seconds that it takes on the machine on which limits are chosen


def cpu(words: list[str], env: dict[str, str], cwd: Path, stdin: Path | None = None) -> float:
    """CPU seconds, user and system, of one run."""
    with open(stdin or os.devnull, "rb") as source:
        process = subprocess.Popen(
            words, env=env, cwd=cwd, stdin=source, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
        )
    assert process.stderr is not None
    said = process.stderr.read()
    process.stderr.close()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    assert process.returncode == 0, (words, process.returncode, said)
    return usage.ru_utime + usage.ru_stime


def ratio(words: list[str], env: dict[str, str], cwd: Path, stdin: Path | None = None, rounds: int = 15) -> float:
    """Median CPU of the command over median CPU of `python -c pass`; the runs alternate, so that both meet the same
    machine. One run before, for what is only made once."""
    nothing = [sys.executable, "-c", "pass"]
    cpu(words, env, cwd, stdin)
    pairs = [(cpu(nothing, env, cwd), cpu(words, env, cwd, stdin)) for _ in range(rounds)]
    return statistics.median(pair[1] for pair in pairs) / statistics.median(pair[0] for pair in pairs)


def seconds(work: Callable[[], object], most: float, tries: int = 3) -> float:
    """CPU seconds that a function would take on the machine on which limits are chosen. It is tried again while it
    takes more than `most`: neighbours on the same core slow it down, and nothing makes it faster than it is."""
    least = float("inf")
    for _ in range(tries):
        start = time.process_time()
        work()
        least = min(least, (time.process_time() - start) / _slowness())
        if least <= most:
            break
    return least


@cache
def _slowness() -> float:
    """How much longer this machine takes than that on which limits are chosen; 1 for one that is faster."""
    start = time.process_time()
    for _ in range(3):
        sorted(str(number * 7919 % 10007) for number in range(60_000))
    return max(1.0, (time.process_time() - start) / 3 / PLAIN_WORK)
