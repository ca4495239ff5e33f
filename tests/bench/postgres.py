"""Measure the index on PostgreSQL: `PYTHONPATH=tests python tests/bench/postgres.py SETS [MEMORIES [TEAMS]]`.

It starts a server of its own. First a person has the index of their own tree there, made of all banks that the ranking
was developed on, or of all others. Then the banks are dealt out to so many teams, mixed sentences fill the tree of each
up to so many memories, and roles that read three teams ask. Each answer is compared with that of the local index of the
same trees."""

from __future__ import annotations

import json
import random
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from support import postgres

from memctl.core.retrieval.corpus import Corpus
from memctl.core.retrieval.digest import digest
from memctl.core.retrieval.filters import Filter
from memctl.core.retrieval.query import parse_query
from memctl.core.retrieval.ranking import Hit, rank
from memctl.core.retrieval.reach import wanted
from memctl.edge.index.tree_index import TreeIndex
from memctl.edge.postgres.reader import Server
from memctl.edge.postgres.writer import send
from memctl.edge.store.tree import Tree
from memctl.model.copies import passed_over

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memctl.model.segment import Segment

NOW = "2026-11-21"
SETS = {
    "developed": (
        "beam-user", "locomo-facts", "locomo-turns", "madial-en", "madial-zh", "memorybank-en", "memorybank-zh",
    ),
    "others": ("memdaily-zh", "locomo-plus"),
}  # fmt: skip
PEOPLE, READS, QUESTIONS = 20, 3, 150
HITS = 20

Question = tuple[str, str, dict[str, object]]  # kind of sets, scope, what is asked


class Trees:
    """The trees of scopes, and the questions that they answer."""

    def __init__(self, sets: Path, place: Path) -> None:
        self.place = place
        self.banks = [
            (kind, bank)
            for kind, names in SETS.items()
            for name in names
            for bank in sorted((sets / name).iterdir())
            if (bank / "tree").is_dir()
        ]
        self.questions: list[Question] = []

    def take(self, bank: Path, kind: str, scope: str) -> None:
        name = f"{bank.parent.name}-{bank.name}"
        shutil.copytree(bank / "tree", self.place / scope / name)
        asked = [json.loads(line) for line in (bank / "queries.jsonl").read_text().split("\n") if line.strip()]
        self.questions += [(kind, scope, query | {"bank": name}) for query in asked if query["relevant"]]

    def deal(self, teams: int, size: int, chance: random.Random) -> None:
        """Deal the banks out to teams, and fill their trees."""
        lines = [
            line[2:].rpartition(" ^")[0]
            for _, bank in self.banks
            for path in (bank / "tree").rglob("*.md")
            for line in path.read_text().split("\n")
            if line.startswith("- ")
        ]
        for number, (kind, bank) in enumerate(self.banks):
            self.take(bank, kind, f"team{number % teams}")
        for team in range(teams):
            held = sum(path.read_text().count("\n- ") for path in (self.place / f"team{team}").rglob("*.md"))
            fill(self.place / f"team{team}" / "more", size - held, lines, chance)

    @cache  # noqa: B019 (it lives as long as the program)
    def local(self, scope: str) -> Sequence[Segment]:
        tree = Tree(str(self.place / scope), scope)
        index = TreeIndex(tree, digest)
        index.keep()
        index.shut()
        return TreeIndex(tree, digest).segments()

    def send(self, database: postgres.Database) -> None:
        start, used, sent = time.perf_counter(), time.process_time(), []
        for root in sorted(self.place.iterdir()):
            sent.append(send(database.url(), root.name, Tree(str(root), root.name), digest, passed_over))
        database.rows("analyze", role="root")
        [(size,)] = database.rows("select pg_size_pretty(pg_database_size(current_database()))")
        print(f"{sum(one.memories for one in sent)} memories of {len(sent)} scopes in {sum(one.files for one in sent)} "
              f"files sent in {time.perf_counter() - start:.0f} s, {time.process_time() - used:.0f} s of CPU here; "
              f"database: {size}", flush=True)  # fmt: skip


def fill(root: Path, count: int, lines: list[str], chance: random.Random) -> None:
    """Write sentences that each have the halves of two others."""
    for number in range(0, count, 25):
        person, rows = chance.randrange(PEOPLE), [f"# Notes {number}"]
        for at in range(min(25, count - number)):
            one, other = (chance.choice(lines) for _ in range(2))
            rows += [f"\n## Part {at // 8}\n"] if at % 8 == 0 else []
            rows.append(f"- {one[: len(one) // 2]} {other[len(other) // 2 :]}".replace("\n", " "))
        path = root / f"person{person}" / f"notes-{number}.md"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("\n".join(rows) + "\n")


class Measured(Server):
    """A server whose backend's CPU is counted, in milliseconds. It may answer late: others work here too."""

    def __init__(self, url: str, scopes: Sequence[str]) -> None:
        super().__init__(url, scopes)
        self._seconds = 60.0

    def spent(self) -> float:
        [(pid,)] = self._query("select pg_backend_pid()::text")
        return int(Path(f"/proc/{(pid or b'').decode()}/schedstat").read_text().split()[0]) / 1e6


def asked(text: str, segments: list[Segment], server: Server | None = None) -> list[Hit]:
    """What a question finds in segments, or on a server."""
    query, chosen = parse_query(text, plain=True), Filter(NOW)
    verdicts = chosen.verdicts()
    if server:
        segments = server.segments(
            lambda parts: wanted(query, Corpus(parts), now=NOW, verdicts=verdicts, limit=HITS), []
        )
    corpus = Corpus(segments)
    return rank(query, corpus, now=NOW, limit=HITS, admits=chosen.sieve(corpus))


def relevances(hits: list[Hit]) -> dict[tuple[str, str], float]:
    return {(hit.memory.scope, hit.memory.place): hit.relevance for hit in hits[:10]}


def recall(hits: list[Hit], query: dict[str, object]) -> float:
    relevant = {*map(str, query["relevant"])}  # type: ignore[call-overload]
    found = {hit.memory.id for hit in hits[:10] if hit.memory.path.startswith(f"{query['bank']}/")}
    return len(relevant & found) / min(10, len(relevant))


class Compared:
    """What the questions of one kind of sets gave, here and there. Times are in milliseconds of CPU."""

    def __init__(self) -> None:
        self.here: list[float] = []
        self.there: list[float] = []
        self.shared: list[float] = []
        self.moved = [0.0]
        self.equal = 0
        self.spent: dict[str, list[float]] = {}

    def add(self, query: dict[str, object], own: list[Hit], found: list[Hit]) -> None:
        here, there = relevances(own), relevances(found)
        both = here.keys() & there.keys()
        self.equal += [*here.items()] == [*there.items()]
        self.shared.append(len(both) / max(1, len(here)))
        self.moved += [abs(here[place] - there[place]) for place in both]
        self.here.append(recall(own, query))
        self.there.append(recall(found, query))

    def time(self, name: str, spent: float) -> None:
        self.spent.setdefault(name, []).append(spent)

    def tell(self, name: str) -> None:
        print(
            f"{name}: {len(self.here)} questions, {self.equal} with the same first ten, order and relevance; "
            f"{100 * statistics.mean(self.shared):.1f} % of the first ten here are there; relevance moves by "
            f"{statistics.mean(self.moved):.4f}, {max(self.moved):.4f} at most; recall@10 "
            f"{100 * statistics.mean(self.here):.2f} here, {100 * statistics.mean(self.there):.2f} there"
        )
        told = [f"{what} {statistics.median(spent):.1f} (95 %: {sorted(spent)[int(0.95 * len(spent))]:.1f})"
                for what, spent in self.spent.items()]  # fmt: skip
        print(f"    median ms of CPU: {', '.join(told)}", flush=True)


def compare(database: postgres.Database, trees: Trees, reads: int, chance: random.Random) -> None:
    scopes = sorted({scope for _, scope, _ in trees.questions})
    for kind in SETS:
        questions, compared = [one for one in trees.questions if one[0] == kind], Compared()
        for _, scope, query in chance.sample(questions, min(QUESTIONS, len(questions))):
            others = chance.sample([other for other in scopes if other != scope], min(reads, len(scopes)) - 1)
            role = f"{scope}_{chance.randrange(PEOPLE)}"
            database.grant(role, scope, *others)
            ask(database.url(role), [scope, *others], trees, query, compared)
        compared.tell(kind)


def ask(url: str, scopes: list[str], trees: Trees, query: dict[str, object], compared: Compared) -> None:
    text = str(query["query"])
    segments = [part for scope in scopes for part in trees.local(scope)]
    used = time.process_time()
    own = asked(text, segments)
    compared.time("local", 1000 * (time.process_time() - used))
    server, used = Measured(url, scopes), time.process_time()
    found = asked(text, [], server)
    compared.time("client", 1000 * (time.process_time() - used))
    spent = server.spent()
    compared.time("server with a new connection", spent)
    asked(text, [], server)
    compared.time("with a used one", server.spent() - spent)
    server.close()
    compared.add(query, own, found)


def start_up(database: postgres.Database, place: Path, scopes: list[str]) -> None:
    """The CPU of a whole `inject` as a process, and that of `python -c pass`."""
    home = place / f"home-{scopes[0]}"
    home.mkdir()
    program = Path(sys.executable).parent / "memctl"
    database.grant("asker", *scopes)
    env = {"HOME": str(home), "PATH": "/usr/bin:/bin", "MEMCTL_TEAMS_SERVER": database.url("asker"),
           "MEMCTL_SCOPES": ",".join(f"{scope}=inject:server" for scope in scopes)}  # fmt: skip

    def spent(*words: str) -> float:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        done = subprocess.run(words, env=env, cwd=home, capture_output=True, text=True, check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        assert "left out" not in done.stderr, done.stderr
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    spent(str(program), "init")
    question = (str(program), "inject", "-q", "what did she say about the garden and the new job?")
    plain = statistics.median(spent(sys.executable, "-c", "pass") for _ in range(25))
    for name, words in (("with the server", question), ("without", (*question, "--scope", "user"))):
        cost = statistics.median(spent(*words) for _ in range(25))
        print(f"inject {name}: {1000 * cost:.0f} ms of CPU, {cost / plain:.1f} x python -c pass", flush=True)


def main() -> None:
    sets, size, teams = Path(sys.argv[1]), *map(int, [*sys.argv[2:], *("20000", "5")[len(sys.argv) - 2 :]])
    place = Path(tempfile.mkdtemp(prefix="pg-bench-"))
    try:
        with postgres.server() as socket:
            for name, reads in (("one", 1), ("teams", READS)):
                chance, database = random.Random(18), postgres.Database(socket, name)
                trees = Trees(sets, place / name)
                if name == "one":
                    for kind, bank in trees.banks:
                        trees.take(bank, kind, kind)
                else:
                    trees.deal(teams, size, chance)
                print("One person's own trees" if name == "one" else f"\n{teams} teams, {reads} of which a reader asks")
                trees.send(database)
                compare(database, trees, reads, chance)
                start_up(database, place, sorted({scope for _, scope, _ in trees.questions})[:reads])
    finally:
        shutil.rmtree(place, ignore_errors=True)


if __name__ == "__main__":
    main()
