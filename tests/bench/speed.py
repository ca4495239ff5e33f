"""What search, inject and add cost, in the CPU time of `python -c pass`: `speed.py [MEMORIES ...]`.

    .venv/bin/python tests/bench/speed.py 500 10000 100000

Makes trees of sentences with words as rare and as common as in text (one file for every 50 memories, at least 25), in a
temporary home. For each: the CPU seconds of the first question, which makes the index; then medians, each run beside
one of `python -c pass`, of search, inject and add --dry-run with nothing changed, of search with one file changed
before every run, and of search that reads every file. The last column is the most memory that any took, in MB."""

from __future__ import annotations

import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

PROGRAM = Path(sys.executable).parent / "memctl"
ROUNDS = 11
SEARCH = ("search", "which package manager does the project use")
ADD = ("add", "--dry-run", "My sister plays the piano in the garden")
INJECT = ("inject", "-q", "which package manager does the project use?")


def words(chance: random.Random, size: int = 20_000) -> tuple[list[str], list[float]]:
    """A vocabulary, and how often each word is used: the n-th 1/n as often as the first (Zipf)."""
    known = ["package", "manager", "project", "use", "uses", "deploy", "docker", "test", "garden", "sister", "Berlin"]
    signs = "bcdfglmnprst"
    made = [
        "".join(chance.choice(signs) + chance.choice("aeiou") for _ in range(chance.randint(2, 4))) for _ in range(size)
    ]
    vocabulary = ["the", "a", "of", "and", "to", "in", "is", "I", *made]
    for at, word in enumerate(known):
        vocabulary.insert(40 * (at + 1), word)
    return vocabulary, [1 / (rank + 1) for rank in range(len(vocabulary))]


def make_tree(root: Path, count: int) -> list[Path]:
    chance = random.Random(1)
    vocabulary, shares = words(chance)
    files = max(25, count // 50)
    made = []
    for number in range(files):
        path = root / f"topics/topic-{number:05}.md"
        path.parent.mkdir(parents=True, exist_ok=True)
        lines = [f"# {vocabulary[100 + number % 5000]} {number}\n"]
        for at in range(number, count, files):
            text = " ".join(chance.choices(vocabulary, shares, k=chance.randint(8, 24)))
            lines.append(f"- {text} (created:: 2026-0{1 + at % 9}-1{at % 9}) ^m{at:06}\n")
            if at // files % 17 == 16:
                lines.append(f"\n## {chance.choice(vocabulary)}\n")
        path.write_text("".join(lines), encoding="utf-8")
        made.append(path)
    return made


class Bench:
    def __init__(self, home: Path, root: Path) -> None:
        self.env = {"HOME": str(home), "MEMCTL_TREE": str(root), "PATH": os.environ["PATH"]}
        self.most = 0

    def run(self, *command: str) -> float:
        """CPU seconds, user and system."""
        null = subprocess.DEVNULL
        process = subprocess.Popen(command, env=self.env, stdin=null, stdout=null)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        assert process.returncode in (0, 1), command
        self.most = max(self.most, usage.ru_maxrss)
        return usage.ru_utime + usage.ru_stime

    def ratio(self, *words: str, before: list[Path] | None = None) -> float:
        """Median CPU over the median of `python -c pass`; with `before`, a file changes before each run."""
        nothing, those = [], []
        self.run(str(PROGRAM), *words)
        for number in range(ROUNDS):
            if before:
                with open(before[number % len(before)], "a", encoding="utf-8") as file:
                    file.write(f"- one more memory of round {number}\n")
            nothing.append(self.run(sys.executable, "-c", "pass"))
            those.append(self.run(str(PROGRAM), *words))
        return statistics.median(those) / statistics.median(nothing)


def main() -> None:
    print("memories\tfirst (s)\tsearch\tinject\tadd\tone file changed\tno index\tMB")
    for count in [int(word) for word in sys.argv[1:]] or [500, 10_000, 100_000]:
        with tempfile.TemporaryDirectory() as place:
            home, root = Path(place), Path(place) / "tree"
            files = make_tree(root, count)
            time.sleep(2.5)  # from now on no file is so young that it is looked at twice
            bench = Bench(home, root)
            first = bench.run(str(PROGRAM), *SEARCH)
            bench.most = 0
            quick = [bench.ratio(*SEARCH), bench.ratio(*INJECT), bench.ratio(*ADD)]
            changed = bench.ratio(*SEARCH, before=files)
            most = bench.most
            slow = bench.ratio(*SEARCH, "--no-index") if count <= 10_000 else float("nan")
            print(
                f"{count}\t{first:.2f}\t"
                + "".join(f"{cost:.1f}\t" for cost in (*quick, changed, slow))
                + f"{most // 1024}",
                flush=True,
            )


if __name__ == "__main__":
    main()
