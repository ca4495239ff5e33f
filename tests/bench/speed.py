"""What search, inject and add cost, in the CPU time of `python -c pass`: `speed.py [MEMORIES ...]`.

    .venv/bin/python tests/bench/speed.py 500 10000 100000

Makes English and Chinese trees of parts of real sentences (one file for every 50 memories, at least 25), in a temporary
home. For each: the CPU seconds of the first question, which makes the index, and its most memory in MB; then medians,
each run beside one of `python -c pass`, of search, inject and add --dry-run with nothing changed, of search with one
file changed before every run, and of search that reads every file; and the most memory of these in MB."""

from __future__ import annotations

import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

PROGRAM = Path(sys.executable).parent / "memctl"
ROUNDS = 11
MESSAGES = Path(__file__).parent / "messages"
PART = re.compile(r"[^,.;!?，。；！？]+[,.;!?，。；！？]*")
QUESTIONS = {"en": "which package manager does the project use?", "zh": "我妹妹住在哪个城市？"}
STATEMENTS = {"en": "My sister plays the piano in the garden", "zh": "我妹妹在花园里弹钢琴"}


def sentences(language: str) -> list[str]:
    """The sentences of the messages for measuring extraction, which people might have written."""
    found = []
    for path in sorted(MESSAGES.glob(f"*-{language}.txt")):
        found += [line for line in path.read_text("utf-8").split("\n") if 8 < len(line) < 400 and line[0] != "#"]
    return found


def memory(chance: random.Random, known: list[str]) -> str:
    """The beginning of one sentence and the end of another, with other digits: hardly two are the same."""
    one, other = (PART.findall(chance.choice(known)) for _ in range(2))
    text = " ".join("".join([*one[: len(one) // 2 + 1], *other[-1:]]).split())
    return "".join([str(chance.randrange(10)) if sign.isdigit() else sign for sign in text])


def make_tree(root: Path, count: int, language: str) -> list[Path]:
    chance, known = random.Random(1), sentences(language)
    files = max(25, count // 50)
    made = []
    for number in range(files):
        path = root / f"topics/topic-{number:05}.md"
        path.parent.mkdir(parents=True, exist_ok=True)
        lines = [f"# {chance.choice(known)[:12]} {number}\n"]
        for at in range(number, count, files):
            lines.append(f"- {memory(chance, known)} (created:: 2026-0{1 + at % 9}-1{at % 9}) ^m{at:06}\n")
            if at // files % 17 == 16:
                lines.append(f"\n## {chance.choice(known)[:10]}\n")
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
    print("tree\tfirst (s)\tMB\tsearch\tinject\tadd\tone file changed\tno index\tMB")
    for count in [int(word) for word in sys.argv[1:]] or [500, 10_000, 100_000]:
        for language in QUESTIONS:
            measure(count, language)


def measure(count: int, language: str) -> None:
    search, inject = ("search", QUESTIONS[language]), ("inject", "-q", QUESTIONS[language])
    add = ("add", "--dry-run", STATEMENTS[language])
    with tempfile.TemporaryDirectory() as place:
        home, root = Path(place), Path(place) / "tree"
        files = make_tree(root, count, language)
        time.sleep(2.5)  # from now on no file is so young that it is looked at twice
        bench = Bench(home, root)
        first, most = bench.run(str(PROGRAM), *search), bench.most
        bench.most = 0
        quick = [bench.ratio(*search), bench.ratio(*inject), bench.ratio(*add)]
        changed = bench.ratio(*search, before=files)
        later = bench.most
        slow = bench.ratio(*search, "--no-index") if count <= 10_000 else float("nan")
        costs = "\t".join(f"{cost:.1f}" for cost in (*quick, changed, slow))
        print(f"{count} {language}\t{first:.2f}\t{most // 1024}\t{costs}\t{later // 1024}", flush=True)


if __name__ == "__main__":
    main()
