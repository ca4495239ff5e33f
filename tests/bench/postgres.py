"""Measure the index on PostgreSQL: `PYTHONPATH=tests python tests/bench/postgres.py SETS [MEMORIES [ASKED]]`.

It starts a server of its own. The development banks are dealt out to 50 teams of 20 people, and mixed sentences fill
each team up. A reader of three teams asks; the answers are compared with those of the local index of the same three
trees. With ASKED, only the questions of so many teams are asked: a local index of all needs much room."""

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

NOW = "2026-11-21"
SETS = ("beam-user", "locomo-facts", "locomo-turns", "madial-en", "madial-zh", "memorybank-en", "memorybank-zh")
TEAMS, PEOPLE, READS, QUESTIONS = 50, 20, 3, 300
HITS = 20


def deal(sets: Path, place: Path, size: int, chance: random.Random) -> list[tuple[int, dict[str, object]]]:
    """Make the trees of the teams; the questions of the banks with the number of the team that has the answer."""
    banks = [bank for name in SETS for bank in sorted((sets / name).iterdir()) if (bank / "tree").is_dir()]
    questions, lines = [], []
    for number, bank in enumerate(banks):
        name = f"{bank.parent.name}-{bank.name}"
        shutil.copytree(bank / "tree", place / str(number % TEAMS) / name)
        for path in (bank / "tree").rglob("*.md"):
            lines += [line[2:].rpartition(" ^")[0] for line in path.read_text().split("\n") if line.startswith("- ")]
        asked = [json.loads(line) for line in (bank / "queries.jsonl").read_text().split("\n") if line.strip()]
        questions += [(number % TEAMS, query | {"bank": name}) for query in asked if query["relevant"]]
    for team in range(TEAMS):
        held = sum(path.read_text().count("\n- ") for path in (place / str(team)).rglob("*.md"))
        fill(place / str(team) / f"team{team}", size // TEAMS - held, lines, chance)
    return questions


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
    """A server whose backend's CPU is counted, in milliseconds."""

    def spent(self) -> float:
        [(pid,)] = self._query("select pg_backend_pid()::text")
        return int(Path(f"/proc/{(pid or b'').decode()}/schedstat").read_text().split()[0]) / 1e6


def asked(text: str, segments: list, server: Server | None = None) -> list[Hit]:
    """What a question finds in segments, or on a server."""
    query, chosen = parse_query(text, plain=True), Filter(NOW)
    verdicts = chosen.verdicts()
    if server:
        segments = server.segments(
            lambda parts: wanted(query, Corpus(parts), now=NOW, verdicts=verdicts, limit=HITS), []
        )
    corpus = Corpus(segments)
    return rank(query, corpus, now=NOW, limit=HITS, admits=chosen.sieve(corpus))


def numbers(hits: list[Hit]) -> list[tuple[object, ...]]:
    return [(hit.memory.scope, hit.memory.place, hit.score, hit.relevance, hit.known) for hit in hits]


def recall(hits: list[Hit], query: dict[str, object]) -> float:
    relevant = {*map(str, query["relevant"])}  # type: ignore[call-overload]
    found = {hit.memory.id for hit in hits[:10] if hit.memory.path.startswith(f"{query['bank']}/")}
    return len(relevant & found) / min(10, len(relevant))


def compare(database: postgres.Database, place: Path, questions: list, chance: random.Random) -> None:
    @cache
    def local(team: int) -> list:
        tree = Tree(str(place / str(team)), f"team{team}")
        index = TreeIndex(tree, digest, use=False)
        return index.segments()

    same, shared, there, here, cpu, again, wall, client = 0, [], [], [], [], [], [], []
    asking = sorted({team for team, _ in questions})
    for team, query in chance.sample(questions, min(QUESTIONS, len(questions))):
        others = chance.sample([other for other in asking if other != team], READS - 1)
        teams = [team, *others]
        role = f"person{team}_{chance.randrange(PEOPLE)}"
        database.grant(role, *(f"team{one}" for one in teams))
        own = asked(query["query"], [part for one in teams for part in local(one)])
        server = Measured(database.url(role), [f"team{one}" for one in teams])
        start, used = time.perf_counter(), time.process_time()
        found = asked(query["query"], [], server)
        wall.append(1000 * (time.perf_counter() - start))
        client.append(1000 * (time.process_time() - used))
        cpu.append(server.spent())
        asked(query["query"], [], server)
        again.append(server.spent() - cpu[-1])
        server.close()
        same += numbers(own) == numbers(found)
        first, then = ({row[:2] for row in numbers(hits[:10])} for hits in (own, found))
        shared.append(len(first & then) / max(1, len(first)))
        here.append(recall(own, query))
        there.append(recall(found, query))
    print(f"recall@10: local {100 * statistics.mean(here):.2f}, server {100 * statistics.mean(there):.2f}")
    print(f"of the first ten here, {100 * statistics.mean(shared):.1f} % are among the first ten there")
    print(f"order, scores, relevance and knowledge equal: {same} of {len(shared)}")
    for name, spent in (
        ("CPU of the server, connection included", cpu), ("the same connection once more", again),
        ("CPU of the client, without its start", client), ("wall", wall),
    ):  # fmt: skip
        print(f"{name}: median {statistics.median(spent):.1f} ms, 95 % {sorted(spent)[int(0.95 * len(spent))]:.1f}")


def start_up(database: postgres.Database, place: Path) -> None:
    """The CPU of a whole `inject` as a process, and that of `python -c pass`."""
    home = place / "home"
    home.mkdir()
    program = Path(sys.executable).parent / "memctl"
    teams = [f"team{number}" for number in range(READS)]
    database.grant("asker", *teams)
    env = {"HOME": str(home), "PATH": "/usr/bin:/bin", "MEMCTL_TEAMS_SERVER": database.url("asker"),
           "MEMCTL_SCOPES": ",".join(f"{team}=inject:server" for team in teams)}  # fmt: skip

    def spent(*words: str) -> float:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        done = subprocess.run(words, env=env, cwd=home, capture_output=True, text=True, check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        assert "left out" not in done.stderr, done.stderr
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    spent(str(program), "init")
    question = (str(program), "inject", "-q", "what did she say about the garden and the new job?")
    plain = min(spent(sys.executable, "-c", "pass") for _ in range(15))
    for name, words in (("with the server", question), ("without", (*question, "--scope", "user"))):
        cost = statistics.median(spent(*words) for _ in range(15))
        print(f"inject {name}: {1000 * cost:.0f} ms of CPU, {cost / plain:.1f} x python -c pass")


def main() -> None:
    given = [*sys.argv[2:], *("100000", str(TEAMS))[len(sys.argv) - 2 :]]
    sets, size, asking = Path(sys.argv[1]), int(given[0]), int(given[1])
    chance, place = random.Random(18), Path(tempfile.mkdtemp(prefix="pg-bench-"))
    try:
        questions = deal(sets, place, size, chance)
        with postgres.server() as socket:
            database = postgres.Database(socket, "teams")
            start, used = time.perf_counter(), time.process_time()
            sent = [
                send(database.url(), f"team{team}", Tree(str(place / str(team)), f"team{team}"), digest, passed_over)
                for team in range(TEAMS)
            ]
            print(f"{sum(one.memories for one in sent)} memories in {sum(one.files for one in sent)} files sent in "
                  f"{time.perf_counter() - start:.0f} s, {time.process_time() - used:.0f} s of CPU here")  # fmt: skip
            database.rows("analyze", role="root")
            [(bytes_,)] = database.rows("select pg_size_pretty(pg_database_size(current_database()))")
            print(f"database: {bytes_}", flush=True)
            compare(database, place, [one for one in questions if one[0] < asking], chance)
            start_up(database, place)
    finally:
        shutil.rmtree(place, ignore_errors=True)


if __name__ == "__main__":
    main()
