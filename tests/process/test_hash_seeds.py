"""Whatever order Python's sets and hashes have in a process, the same input gives the same bytes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from support.extent import seeds
from support.program import ROOT

SEEDS = seeds(21, 2)
SAID = (
    "My name is Ann and I live in Bonn. I prefer tabs over spaces in Go.",
    "I moved to Berlin last week. My sister Mia paints, and our dog Rex eats carrots.",
    "We decided to use PostgreSQL because JSON support matters. Remember that deploys happen on Tuesdays.",
    "I'm allergic to peanuts and I don't like mushrooms. Actually, use uv instead of pip.",
    "我住在上海，我喜欢围棋。我叔叔是做销售的。",
    "Next Friday I fly to Oslo. I want to learn Norwegian by summer. Next Friday I fly to Rome.",
)
DEMO = """
import hashlib, os, sys
from pathlib import Path
count = 0
def urandom(size):
    global count
    count += 1
    return hashlib.shake_128(str(count).encode()).digest(size)
os.urandom = urandom
from support.inprocess import InProcess
memctl, talk = InProcess(), sys.stdin.read()
def run(*words, stdin=""):
    done = memctl(*words, stdin=stdin)
    print(words, done, flush=True)
    return done.out
run("init")
found = run("score", stdin=run("extract", stdin=talk))
for _ in range(2):
    run("add", "-", stdin=found)
for query in ("where does Ann live", "peanuts", "上海", "what database and why", "dog", "Friday"):
    for words in (("search",), ("search", "--json"), ("inject", "-q")):
        run(*words, query)
for words in ("export", "export --format dot", "summarize", "list --json", "decay --now 2027-09-01", "review",
              "log --patch", "lint", "lint --verify", "lint --fix", "undo"):
    run(*words.split(), stdin=talk if words == "summarize" else "")
for path in sorted(Path.home().rglob("*.md")):
    print(path.relative_to(Path.home()), path.read_text())
"""


def test_the_same_bytes_whatever_the_seed(tmp_path: Path) -> None:
    talk = "".join(
        json.dumps({"role": "user", "content": words, "timestamp": f"2026-08-0{day}T10:00:00"}) + "\n"
        for day, words in enumerate(SAID, 1)
    )
    told = set()
    for seed in SEEDS:
        home = tmp_path / "home"
        home.mkdir()
        environment = {
            "HOME": str(home), "PATH": os.environ["PATH"], "PYTHONPATH": f"{ROOT}:{ROOT / 'tests'}",
            "PYTHONHASHSEED": str(seed), "MEMCTL_NOW": "2026-08-09", "PYTHONIOENCODING": "utf-8",
        }  # fmt: skip
        done = subprocess.run(
            [sys.executable, "-c", DEMO],
            env=environment,
            input=talk,
            capture_output=True,
            text=True,
            cwd=home,
            check=True,
        )
        told.add(done.stdout)
        assert "PostgreSQL" in done.stdout and "a bug in memctl" not in done.stdout
        home.rename(tmp_path / str(seed))
    assert len(told) == 1
