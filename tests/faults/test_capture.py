"""Transcripts that grow, are rotated, cut, compacted and resumed, under a `capture` that is refused and killed: what a
run has seen is in the tree once, and never twice."""

from __future__ import annotations

import fcntl
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from support.extent import LONG
from support.forked import Ended, Forked
from support.program import Program

from .conftest import Count

STEPS = int(os.environ.get("MEMCTL_CAPTURE_STEPS", "400" if LONG else "10"))
SEED = int(os.environ.get("MEMCTL_CAPTURE_SEED", "1"))
FORMATS = ("claude-code", "codex", "pi", "aider")
KILLS = {  # where a process that has added dies
    "before the record": "captured.Captured.keep = die",
    "within the record": "captured.Captured._rewrite = die",
    "after the record": "keep = captured.Captured.keep; captured.Captured.keep = lambda *all: (keep(*all), die())",
}
SCRIPT = """
import os, signal, sys
from memctl.cli import main
from memctl.edge.transcripts import captured
def die(*_): os.kill(os.getpid(), signal.SIGKILL)
{blow}
sys.exit(main())
"""


def item(format: str, number: int, role: str, text: str, session: str) -> str:
    """What one turn is in the file of a client."""
    time = f"2026-08-{number // 1440 + 1:02}T{number // 60 % 24:02}:{number % 60:02}:00.000Z"
    if format == "codex":
        kind = "input_text" if role == "user" else "output_text"
        message = {"type": "message", "role": role, "content": [{"type": kind, "text": text}]}
        return json.dumps({"timestamp": time, "type": "response_item", "payload": message}) + "\n"
    if format == "pi":
        message = {"role": role, "content": [{"type": "text", "text": text}]}
        entry = {"type": "message", "id": str(number), "parentId": None, "timestamp": time, "message": message}
        return json.dumps(entry) + "\n"
    if format == "aider":
        begin = f"# aider chat started at {time[:10]} {time[11:19]}\n\n" if number % 5 == 0 else ""
        return begin + (f"\n> Model: m  \n\n#### {text}  \n" if role == "user" else f"\n{text}\n\n> Tokens: 1 sent  \n")
    line = {"type": role, "uuid": f"u{number}", "sessionId": session, "timestamp": time}
    return json.dumps({**line, "message": {"role": role, "content": text}}) + "\n"


def opening(format: str, session: str) -> str:
    """How such a file begins."""
    if format == "codex":
        meta = {"id": session, "cwd": "/w"}
        return json.dumps({"timestamp": "2026-08-01T00:00:00Z", "type": "session_meta", "payload": meta}) + "\n"
    if format == "pi":
        empty = {"type": "message", "id": "0", "parentId": None, "message": {"role": "assistant", "content": []}}
        return json.dumps({"type": "session", "id": session, "version": 3}) + "\n" + json.dumps(empty) + "\n"
    return "# aider chat started at 2026-08-01 00:00:00\n" if format == "aider" else ""


class Machine:
    """A transcript to which things happen. `items` are in the file; `owed` is what runs have seen."""

    def __init__(self, program: Program, directory: Path, format: str, seed: int) -> None:
        self.random = random.Random(seed)
        self.program = program
        self.memctl = Forked(program.home, program.cwd)
        self.directory = directory
        self.tree = directory / "tree"
        self.format = format
        self.items: list[tuple[str, str]] = []
        self.begins = ""
        self.number = 0
        self.whole: int | None = None  # how many of the items are in the file to their ends, None for all
        self.files = 0
        self.owed: set[str] = set()
        self.counts: Counter[str] = Counter()
        assert program("init", self.tree).status == 0
        self.rotated()

    @property
    def path(self) -> Path:
        return self.directory / f"transcript{self.files}"

    def write(self) -> None:
        self.path.write_text(self.begins + "".join(text for _, text in self.items))
        self.whole = None

    def new(self) -> tuple[str, str]:
        """(statement, as it stands in the file); every third is the assistant's, who states nothing."""
        self.number += 1
        if self.number % 3 == 0:
            return "", item(self.format, self.number, "assistant", f"Noted as point {self.number}.", self.begins)
        said = f"I prefer tool{self.number} for task{self.number}."
        return said, item(self.format, self.number, "user", said, "s")

    # what happens to the file

    def grown(self) -> None:
        written = self.path.stat().st_size
        for _ in range(self.random.choice((1, 2, 5, 40))):
            self.items.append(self.new())
        with open(self.path, "a") as file:
            file.write((self.begins + "".join(text for _, text in self.items))[written:])
        self.whole = None

    def torn(self) -> None:
        """A last line is being written; it is whole at the next growth."""
        self.items.append(self.new())
        whole = "".join(text for _, text in self.items)
        self.path.write_text(self.begins + whole[: -self.random.randint(5, len(self.items[-1][1]) - 1)])
        self.whole = len(self.items) - 1

    def rotated(self) -> None:
        """Another file; the old one stays under its name."""
        self.files += 1
        self.begins, self.items = opening(self.format, f"s{self.files}"), []
        self.write()

    def renamed(self) -> None:
        old = self.path
        self.files += 1
        old.rename(self.path)

    def resumed(self) -> None:
        """Another file that repeats this one."""
        self.files += 1
        self.write()

    def cut(self) -> None:
        """Begun anew in its place."""
        self.items = []
        self.write()

    def compacted(self) -> None:
        """The last items alone, in the same file."""
        self.items = self.items[-self.random.randint(1, 30) :]
        self.write()

    def edited(self) -> None:
        """Another statement of the same length, in the middle."""
        places = [place for place, (said, _) in enumerate(self.items) if said]
        if places:
            place = self.random.choice(places)
            said, text = self.items[place]
            name = said.split()[2]
            self.items[place] = ("", text.replace(name, name.upper()))
            self.write()

    # what happens to memctl

    def capture(self, *words: str) -> Ended:
        result = self.memctl("capture", *words, str(self.path), env=self.env())
        self.counts[f"status_{result.status}"] += 1
        if result.status == 0:
            self.owed.update(said for said, _ in self.items[: self.whole] if said)
        return result

    def env(self) -> dict[str, str]:
        return {"MEMCTL_TREE": str(self.tree), "MEMCTL_NOW": "2026-09-01"}

    def refused(self) -> None:
        with open(self.tree / ".memctl/lock", "a") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            assert self.capture("--wait", "0").status in (0, 75)  # 0 where there is nothing new

    def killed(self) -> None:
        blow = self.random.choice(list(KILLS.values()))
        words = [sys.executable, "-c", SCRIPT.format(blow=blow), "capture", str(self.path)]
        done = subprocess.run(words, env=self.program.environment(self.env()), capture_output=True, check=False)
        self.counts["killed"] += done.returncode == -signal.SIGKILL

    def killed_at_any_time(self) -> None:
        words = [str(self.program.path), "capture", str(self.path)]
        process = subprocess.Popen(words, env=self.program.environment(self.env()), stdout=subprocess.DEVNULL)
        time.sleep(self.random.uniform(0.02, 0.25))
        process.kill()
        self.counts["killed"] += process.wait() == -signal.SIGKILL

    def step(self) -> None:
        """Something happens; then memctl runs."""
        happenings: list[Callable[[], None]] = [
            self.grown, self.grown, self.grown, self.torn, self.rotated, self.renamed, self.resumed, self.cut,
            self.compacted, self.edited,
        ]  # fmt: skip
        happening = self.random.choice(happenings)
        happening()
        self.counts[happening.__name__] += 1
        run = self.random.choice((self.capture, self.capture, self.refused, self.killed, self.killed_at_any_time))
        run()
        self.check()

    def check(self) -> None:
        """Nothing that a run has seen is missing, nothing is there twice."""
        listed = self.memctl("list", env=self.env()).out.decode().splitlines()
        found = Counter(line.split("\t")[2].rstrip(".") for line in listed)
        assert not [said for said in self.owed if said.rstrip(".") not in found]
        assert not [said for said, times in found.items() if times > 1]


@pytest.mark.parametrize("format", FORMATS)
def test_whatever_happens_to_a_transcript(program: Program, tmp_path: Path, format: str, count: Count) -> None:
    machine = Machine(program, tmp_path, format, SEED)
    for _ in range(STEPS):
        machine.step()
    assert machine.capture().status == 0
    machine.check()
    assert machine.capture().out == b""
    count(f"capture: {format}", steps=STEPS, statements=len(machine.owed), lost=0, twice=0, **machine.counts)


@pytest.mark.parametrize("place", KILLS)
def test_killed_between_add_and_the_cursor(program: Program, tmp_path: Path, place: str, count: Count) -> None:
    machine = Machine(program, tmp_path, "claude-code", 1)
    machine.grown()
    words = [sys.executable, "-c", SCRIPT.format(blow=KILLS[place]), "capture", str(machine.path)]
    done = subprocess.run(words, env=program.environment(machine.env()), capture_output=True, check=False)
    assert done.returncode == -signal.SIGKILL
    assert machine.capture().status == 0
    machine.check()
    assert machine.capture().out == b""
    count("capture: killed", points=1, lost=0, twice=0)
