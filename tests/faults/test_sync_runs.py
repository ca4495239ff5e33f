"""`sync` dies, or git does, at each start of git: nothing is lost on either machine, and the next run ends it."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest
from support.inprocess import InProcess, Result
from support.program import Program

from .conftest import Count

QUICK = 2  # points in the quick form
# before git starts and after it has ended, whoever started it dies; or git fails, before or after its work; or it dies
# with its locks
WAYS = {
    "died before": "kill -9 $PPID",
    "died after": '"$git" "$@"; kill -9 $PPID',
    "failed": "echo 'fatal: it broke' >&2; exit 128",
    "failed after": '"$git" "$@" >/dev/null 2>&1; exit 128',
    "git died": 'touch "$(dirname "$0")/../one/.git/index.lock"; kill -9 $PPID $$',
}
WRITES = ("add", "rm", "commit", "fetch", "merge", "push")
WRAPPER = """#!/bin/sh
git=%(git)s
echo "$*" >>%(log)s
if [ "$(wc -l <%(log)s)" = "$CUT_AT" ]; then %(way)s; fi
exec "$git" "$@"
"""


class Machines:
    """Two machines that meet in a remote; the first has to merge what the second has sent."""

    def __init__(self, program: Program, memctl: InProcess, place: Path) -> None:
        self.program, self.memctl, self.place = program, memctl, place
        self.log = place / "work/log"
        remote = place / "work/remote.git"
        remote.parent.mkdir(parents=True)
        subprocess.run(["git", "init", "-q", "--bare", "--template=", remote], check=True)
        for name, text in (("one", "The kettle is blue"), ("two", "My cat is called Miso")):
            assert memctl("init", place / "work" / name).status == 0
            assert self.on(name, "add", text, "--topic", "house").status == 0
            assert self.on(name, "sync", "--init", remote).status == 0
        assert self.on("one", "sync").status == 0
        for name, colour in (("one", "red"), ("two", "green")):
            file = place / "work" / name / "topics/house.md"
            file.write_text(file.read_text().replace("blue", colour))
            assert self.on(name, "add", f"Said on machine {name}", "--topic", "house").status == 0
        assert self.on("two", "forget", "--yes", "Miso").status == 0
        assert self.on("two", "sync").status == 0
        subprocess.run(["git", "-C", place / "work/one", "config", "--remove-section", "merge.memctl"], check=True)
        shutil.copytree(place / "work", place / "kept", symlinks=True)
        self.wrapped("true", 0)
        self.starts = self.log.read_text().splitlines()
        self.wanted = self.end()

    def on(self, name: str, *words: object) -> Result:
        return self.memctl(*words, "--tree", self.place / "work" / name)

    def anew(self) -> None:
        shutil.rmtree(self.place / "work")
        shutil.copytree(self.place / "kept", self.place / "work", symlinks=True)

    def wrapped(self, way: str, at: int) -> Result:
        """Sync with a git that dies or fails in this way when it is started for that time."""
        wrapper = self.place / "work/bin/git"
        wrapper.parent.mkdir()
        wrapper.write_text(WRAPPER % {"git": shutil.which("git"), "log": self.log, "way": way})
        wrapper.chmod(0o755)
        path = f"{wrapper.parent}:{self.program.environment()['PATH']}"
        return self.program("sync", "--tree", self.place / "work/one", env={"PATH": path, "CUT_AT": str(at)})

    def end(self) -> list[tuple[str, bool]]:
        """Sync everywhere; return what both have, and whether it is archived."""
        for name in ("one", "two", "one"):
            done = self.on(name, "sync")
            assert done.status == 0, done
        one, two = ({(memory["text"], memory["path"].startswith("archive/"))
                     for memory in map(json.loads, self.on(name, "list", "--all", "--json").lines)}
                    for name in ("one", "two"))  # fmt: skip
        assert one == two
        return sorted(one)


def test_a_sync_cut_off_at_each_start_of_git(
    program: Program, memctl: InProcess, tmp_path: Path, count: Count, long_form: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", [str(program.path)])  # what git is to run
    machines = Machines(program, memctl, tmp_path / "sync")
    texts = {text for text, _ in machines.wanted}
    assert {"The kettle is red", "The kettle is green", "Said on machine one", "Said on machine two"} <= texts
    writing = [at for at, line in enumerate(machines.starts, 1) if _verb(line) in WRITES]
    points = [(at, way) for way in WAYS for at in (writing if "died" in way else range(1, len(machines.starts) + 1))]
    for at, way in points if long_form else points[:: -(-len(points) // QUICK)]:
        machines.anew()
        done = machines.wrapped(WAYS[way], at)
        where = f"{way} at {at}: {machines.starts[at - 1]}: {done}"
        assert "Traceback" not in done.err and "bug" not in done.err, where
        assert machines.on("one", "sync").status == 0, where
        assert machines.end() == machines.wanted, where
        count("sync cut off at git", points=1, lost=0)


def _verb(line: str) -> str:
    """The command of a git command line that begins with `-C DIRECTORY` and settings."""
    words = line.split(" ")
    while words[0] == "-c" or words[0] == "-C":
        words = words[2:]
    return words[0]
