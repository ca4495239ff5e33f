"""What a command costs, in the CPU time of `python -c pass`."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
from pathlib import Path


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
