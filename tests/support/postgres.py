"""A real PostgreSQL server of a test's own, on a socket in a scratch directory."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PROGRAMS = max(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name), default=Path("/none"))
ADMIN = "keeper"  # owns the tables, and is no superuser: those see all rows
NOW = "2026-08-10"


def is_there() -> bool:
    return (PROGRAMS / "postgres").exists()


@contextmanager
def server() -> Iterator[Path]:
    """Run a server; the directory of its socket. It refuses to run as root, so it runs as nobody then."""
    place = Path(tempfile.mkdtemp(prefix="pg-", dir="/tmp"))
    place.chmod(0o755)
    data, user = place / "data", pwd.getpwnam("nobody")
    data.mkdir(mode=0o700)
    as_root = os.geteuid() == 0
    if as_root:
        os.chown(data, user.pw_uid, user.pw_gid)
        os.chown(place, user.pw_uid, user.pw_gid)

    def run(program: str, *words: str) -> None:
        who = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []} if as_root else {}
        done = subprocess.run(
            [PROGRAMS / program, *words], cwd=place, env={"LC_ALL": "C", "PATH": os.environ["PATH"]},
            capture_output=True, text=True, check=False, **who,  # type: ignore[call-overload]
        )  # fmt: skip
        assert done.returncode == 0, done.stdout + done.stderr

    settings = f"-c fsync=off -c listen_addresses= -c unix_socket_directories={place} -c autovacuum=off"
    try:
        run("initdb", "-D", str(data), "-A", "trust", "-U", "root", "--no-sync", "--encoding=UTF8", "--locale=C")
        run("pg_ctl", "-D", str(data), "-w", "-l", str(place / "log"), "-o", settings, "start")
        yield place
    finally:
        run("pg_ctl", "-D", str(data), "-m", "immediate", "stop")
        shutil.rmtree(place, ignore_errors=True)


class Database:
    """A database of a server, whose tables belong to ADMIN; `url(role)` connects to it."""

    def __init__(self, place: Path, name: str) -> None:
        from memctl.edge.postgres.libpq import Connection

        self.place = place
        self.name = name
        owner = Connection(f"postgresql://root@/postgres?host={place}")
        if owner.query("select 1 from pg_roles where rolname = $1", ADMIN) == []:
            owner.run(f"create role {ADMIN} login")
        owner.run(f"create database {name} owner {ADMIN}")
        owner.close()

    def url(self, role: str = ADMIN) -> str:
        return f"postgresql://{role}@/{self.name}?host={self.place}"

    def rows(self, sql: str, *values: str | int, role: str = ADMIN) -> list[tuple[str, ...]]:
        from memctl.edge.postgres.libpq import Connection

        connection = Connection(self.url(role))
        try:
            found = connection.query(sql, *values)
            return [tuple((cell or b"").decode("utf-8", "backslashreplace") for cell in row) for row in found]
        finally:
            connection.close()

    def grant(self, role: str, *scopes: str) -> None:
        """Let a role, which is made by need, read these scopes and no others."""
        if not self.rows("select 1 from pg_roles where rolname = $1", role):
            self.rows(f"create role {role} login", role="root")
        self.rows("delete from grants where role = $1", role)
        for scope in scopes:
            self.rows("insert into grants (role, scope) values ($1, $2)", role, scope)


def hits(url: str, scopes: list[str], text: str, limit: int = 20) -> list[tuple[str, str, str, float, float, float]]:
    """What a question finds in scopes on a server: scope, place, text, and the numbers of each hit."""
    from memctl.core.retrieval.corpus import Corpus
    from memctl.core.retrieval.filters import Filter
    from memctl.core.retrieval.query import parse_query
    from memctl.core.retrieval.ranking import rank
    from memctl.core.retrieval.reach import wanted
    from memctl.edge.postgres.reader import Server

    server, query, chosen = Server(url, scopes), parse_query(text), Filter(NOW)
    verdicts = chosen.verdicts()
    try:
        segments = server.segments(
            lambda segments: wanted(query, Corpus(segments), now=NOW, verdicts=verdicts, limit=limit), []
        )
        corpus = Corpus(segments)
        found = rank(query, corpus, now=NOW, limit=limit, admits=chosen.sieve(corpus))
    finally:
        server.close()
    return [(hit.memory.scope, hit.memory.place, hit.memory.text, hit.score, hit.relevance, hit.known) for hit in found]
