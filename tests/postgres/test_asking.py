"""Search and prompts ask a team's index on a server, and find what the tree itself would give."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import struct
import subprocess
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path

import pytest
from support.inprocess import InProcess, Result
from support.postgres import ADMIN, PROGRAMS, Database
from support.program import ROOT
from support.trees import write_many

from memctl.edge.postgres.libpq import Connection
from memctl.model.errors import ServerError

PROSE = ROOT / "memctl/interface/prose"
DEPLOY = "- We deploy the billing service on Tuesdays after two reviews (created:: 2026-05-02) ^mdepl\n"
QUESTIONS = (
    "when do we deploy the billing service?",
    "package manager Berlin",
    "broken database since spring, and who moved the compiler? what about the green garden?",
    "朋友 测试",
    "sister type:fact",
    "number 14 #tag3x",
    "#tag5x",
    "zebra",
)


class Person:
    """Somebody with a home and a tree of their own, and the role of the same name."""

    def __init__(self, home: Path, database: Database) -> None:
        self.home = home
        self.database = database
        home.mkdir()
        self("init")
        self("add", "Prefers tea to coffee")

    def __call__(self, *words: str) -> Result:
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("HOME", str(self.home))
            patch.setenv("MEMCTL_NOW", "2026-08-10")
            patch.chdir(self.home)
            return InProcess()(*words)

    def finds(self, scope: str, question: str) -> list[tuple[object, ...]]:
        """What search finds in a scope: id or handle, place, and all its numbers."""
        done = self("search", "--json", "--scope", scope, "--limit", "30", question)
        assert done.status in (0, 1) and not done.err, done
        records = [json.loads(line) for line in done.lines]
        return [tuple(record[key] for key in ("id", "text", "path", "line", "score", "known")) for record in records]


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """The tree of a team."""
    root = tmp_path / "crew"
    write_many(root, 200, files=20)
    (root / "topics/deploy.md").write_text(f"# Deploying\n\n## Billing\n{DEPLOY}")
    (root / "_core").mkdir()
    (root / "_core/rules.md").write_text("- Every change has a test ^mrule\n")
    return root


def push(ana: Person, tree: Path, scope: str = "crew") -> Result:
    done = ana("index", "push", "--scope", scope, "--tree", str(tree), "--to", ana.database.url())
    assert done.status == 0, done
    return done


@pytest.fixture
def ana(tmp_path: Path, database: Database) -> Person:
    return Person(tmp_path / ADMIN, database)


@pytest.fixture
def bo(tmp_path: Path, ana: Person, tree: Path, database: Database) -> Person:
    """Somebody who reads the index that Ana sent, by their own role."""
    push(ana, tree)
    database.grant("bo", "crew")
    bo = Person(tmp_path / "bo", database)
    bo("config", "teams.server", database.url("bo"))
    bo("config", "scopes", f"crew=inject:server,near=inject:{tree}")
    return bo


def test_the_answers_are_those_of_the_tree(bo: Person, answers: str) -> None:
    for question in QUESTIONS:
        assert bo.finds("crew", question) == bo.finds("near", question), question
    assert len(bo.finds("crew", QUESTIONS[1])) == 30
    if answers == "whole":
        assert bo.finds("crew", "databse") == bo.finds("near", "databse") != []  # by a word spelt alike


def test_a_prompt_has_the_core_and_what_is_relevant(bo: Person) -> None:
    bo("config", "scopes", "crew=inject:server")
    done = bo("inject", "-q", QUESTIONS[0])
    assert "after two reviews" in done.out and "Every change has a test" in done.out and not done.err
    bo("config", "scopes", "crew=server")
    assert "after two reviews" not in bo("inject", "-q", QUESTIONS[0]).out
    assert "after two reviews" in bo("search", QUESTIONS[0]).out
    assert f"team crew\ton {bo.database.url('bo')} (search finds its memories)" in bo("status").out


def test_only_what_changed_is_sent(ana: Person, bo: Person, tree: Path) -> None:
    (tree / "topics/topic-3.md").unlink()
    (tree / "topics/deploy.md").write_text("- We deploy the billing service on Fridays\n")
    told = push(ana, tree).out
    assert "sent\t1\n" in told and "taken out\t1\n" in told and "as before\t20\n" in told
    assert "sent\t0\n" in push(ana, tree).out
    for question in QUESTIONS:
        assert bo.finds("crew", question) == bo.finds("near", question), question


def test_a_file_is_looked_up_by_its_lot(bo: Person) -> None:
    """And not by its scope, of which it would read every file, once for each candidate."""
    connection = Connection(bo.database.url("bo"))
    connection.query("set enable_seqscan = off")
    sql = "explain select path from files where scope = any ($1::text[]) and lot = $2::bigint and number = $3::int"
    told = "\n".join((row[0] or b"").decode() for row in connection.query(sql, "{crew,near}", 1, 1))
    assert "files_lot_number_idx" in told, told
    connection.close()


def test_a_server_that_does_not_answer_is_left_out(bo: Person) -> None:
    bo("config", "scopes", "crew=inject:postgresql://bo@/team?host=/nowhere")
    done = bo("search", "tea")
    assert "Prefers tea" in done.out and done.status == 0
    assert done.err.startswith("memctl: scope crew is left out: ") and done.err.count("\n") == 1
    assert "Prefers tea" in bo("inject", "-q", "do I like tea or coffee?").out


def test_a_server_that_stands_still_is_given_up(database: Database) -> None:
    connection = Connection(database.url(), seconds=0.3)
    [(pid,)] = connection.query("select pg_backend_pid()::text")
    os.kill(int(pid or 0), signal.SIGSTOP)
    try:
        with pytest.raises(ServerError, match=r"no answer within 0\.3 seconds"):
            connection.query("select 1")
    finally:
        os.kill(int(pid or 0), signal.SIGCONT)


def test_what_one_may_not_see_is_as_what_is_not_there(bo: Person, ana: Person, tree: Path) -> None:
    push(ana, tree, "board")
    bo("config", "scopes", "board=inject:server,nobody=inject:server")
    done = bo("search", "billing")
    told = [line.removeprefix("memctl: scope ") for line in done.err.splitlines()]
    assert sorted(told) == [f"{name} is left out: there is no such scope for you" for name in ("board", "nobody")]
    assert "billing" not in done.out


@pytest.mark.parametrize("url", ["postgresql://bo:secret@h/d", "postgresql://h/d?password=secret",
                                 "postgresql://h/d?p%61ssword=secret", "mysql://h/d",
                                 "postgresql://bo:?secret@h/d"])  # fmt: skip
def test_no_password_in_a_setting_or_a_message(bo: Person, url: str) -> None:
    for words in (("config", "teams.server", url), ("config", "scopes", f"crew={url}"),
                  ("index", "push", "--scope", "crew", "--tree", ".", "--to", url)):  # fmt: skip
        done = bo(*words)
        assert done.status in (64, 65) and "secret" not in done.out + done.err, done


def test_a_command_that_asks_no_question_says_that_it_cannot(bo: Person) -> None:
    bo("config", "scopes", "crew=inject:server")
    assert "scope crew is left out: it is on a server, which only search and prompts ask" in bo("list").err


def test_a_push_needs_a_name_a_tree_and_a_server(ana: Person, tree: Path) -> None:
    assert ana("index", "push").status == 64
    assert ana("index", "push", "--scope", "crew").status == 64
    assert ana("index", "push", "--scope", "crew", "--to", ana.database.url()).status == 66
    assert ana("index", "--to", ana.database.url()).status == 64
    nowhere = ("--to", "postgresql://x@/y?host=/no")
    assert ana("index", "push", "--scope", "crew", "--tree", str(tree), *nowhere).status == 69


def test_the_recipe_runs(ana: Person, tree: Path, database: Database, tmp_path: Path) -> None:
    """From nothing: the lines of the manual, with a sudo that is the server's own superuser."""
    manual = (PROSE / "memctl-recipes.7.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```bash\n(.*?)^```$", manual, re.M | re.S)
    script = "\n".join(block for block in blocks if "postgres" in block or "psql" in block)
    stubs = tmp_path / "stubs"
    stubs.mkdir()
    for name, line in {"apt-get": "", "sudo": 'test "$1" != -u || shift 2; PGUSER=root exec "$@"'}.items():
        (stubs / name).write_text(f"#!/bin/sh\n{line}\n")
        (stubs / name).chmod(0o755)
    (ana.home / "team").mkdir()
    tree.rename(ana.home / "team/.memory")
    env = os.environ | {"HOME": str(ana.home), "PGHOST": str(database.place), "PATH": ":".join(
        [str(stubs), str(Path(sys.executable).parent), str(PROGRAMS), os.environ["PATH"]])}  # fmt: skip
    script = "sudo createuser bo 2>/dev/null; set -e\n" + script.replace("sudo -u postgres createuser bo\n", "")
    done = subprocess.run(["bash", "-c", script], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0 and "billing service on Tuesdays" in done.stdout, done.stdout + done.stderr
    (ana.home / "team/.memory/topics/new.md").write_text("- The harbour is closed in May\n")
    words = ("--scope", "crew", "--tree", "team/.memory", "--to", f"postgresql://bo@/team?host={database.place}")
    assert "sent\t1\n" in ana("index", "push", *words).out


def test_a_tree_names_no_server(bo: Person, tree: Path) -> None:
    """Else a project would send one's questions anywhere."""
    config = bo.home / ".local/share/memctl/.memctl/config.toml"
    config.parent.mkdir(exist_ok=True)
    bo("config", "scopes", "crew=inject:server")
    bo("config", "unset", "teams.server")
    config.write_text(f'scopes = ["crew=inject:server"]\n[teams]\nserver = "{bo.database.url("bo")}"\n')
    done = bo("search", "billing")
    assert "billing" not in done.out and "scope crew is left out: no server is set" in done.err


@pytest.mark.parametrize(("answers", "table", "change"), [
    ("chosen", "postings", "places = array[(5000::bigint << 40) | (3 << 16) | 1]"),
    ("whole", "postings", "places = array[places]"),
    ("whole", "postings", "places = places || null::bigint"),
    ("whole", "files", "lengths = lengths || lengths"),
    ("chosen", "files", "lengths = lengths || lengths"),
    ("whole", "files", "speakers = repeat('[', 200000)"),
    ("whole", "memories", "record = regexp_replace(record, 'null', repeat('9', 400))"),
    ("whole", "memories", r"record = regexp_replace(record, 'We deploy', '\ud800')"),
    ("whole", "memories", "record = regexp_replace(record, 'We deploy', repeat('We deploy ', 300000))"),
], indirect=["answers"])  # fmt: skip
def test_one_row_of_a_writer_keeps_nobodys_own_memories_away(bo: Person, answers: str, table: str, change: str) -> None:
    bo("config", "scopes", "crew=inject:server")
    bo("add", "My billing service is deployed by hand")
    bo.database.rows(f"update {table} set {change}")
    for words in (("inject", "-q", QUESTIONS[0]), ("search", QUESTIONS[0])):
        done = bo(*words)
        assert done.status == 0 and "deployed by hand" in done.out and "scope crew is left out" in done.err, done


def test_a_memory_with_the_id_of_an_own_one_hides_nothing(bo: Person) -> None:
    bo("config", "scopes", "crew=inject:server")
    [id, *_] = bo("list").out.split("\t")
    bo.database.rows("update memories set record = replace(record, 'mdepl', $1)", id)
    shown = bo("inject", "--ids", "-q", QUESTIONS[0] + " and do I like tea or coffee?").out
    assert shown.count(id) == 1 and "after two reviews" in shown


def test_what_a_server_remarks_is_not_printed(bo: Person) -> None:
    """libpq prints it as it comes, with the signs that command a terminal."""
    bo.database.rows("alter role bo set client_min_messages = debug5", role="root")
    line = ("-m", "memctl", "search", "billing")
    env = os.environ | {"HOME": str(bo.home)}
    done = subprocess.run([sys.executable, *line], env=env, capture_output=True, text=True, cwd=bo.home, check=False)
    assert "billing" in done.stdout and not done.stderr, done


def _message(kind: bytes, body: bytes = b"") -> bytes:
    return kind + struct.pack("!I", len(body) + 4) + body


READY = _message(b"R", bytes(4)) + _message(b"Z", b"I")
ROW = _message(b"D", struct.pack("!HI", 1, 1) + b"1")
_COLUMN = b"c\0" + struct.pack("!IHIHIH", 0, 0, 25, 9, 9, 0)
COLUMNS = _message(b"1") + _message(b"2") + _message(b"T", struct.pack("!H", 1) + _COLUMN)
ENDLESS = {
    "never ready": (READY, COLUMNS + ROW + _message(b"C", b"SELECT 1\0"), b""),
    "more and more rows": (READY, COLUMNS, 200 * ROW),
    "large rows": (READY, COLUMNS, _message(b"D", struct.pack("!HI", 1, 1 << 16) + bytes(1 << 16))),
    "a copy": (READY, _message(b"H", bytes(3)), b""),
    "remarks": (_message(b"R", bytes(4)), b"", _message(b"N", b"SNOTICE\0C00000\0Mx\0\0")),
}  # fmt: skip


@pytest.mark.parametrize("name", ENDLESS)
def test_a_server_without_an_end_is_given_up(name: str) -> None:
    first, then, again = ENDLESS[name]
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def serve() -> None:
            with listening.accept()[0] as peer, suppress(OSError):
                peer.recv(1 << 16)
                peer.sendall(first)
                if then:
                    peer.recv(1 << 16)
                    peer.sendall(then)
                while again:
                    peer.sendall(again)
                peer.recv(1 << 16)
                peer.recv(1)

        thread = threading.Thread(target=serve, daemon=True)
        thread.start()
        began = time.monotonic()
        url = f"postgresql://bo@127.0.0.1:{listening.getsockname()[1]}/team?sslmode=disable&gssencmode=disable"
        with pytest.raises(ServerError, match=r"no answer within|larger than|COPY|no index"):
            Connection(url, seconds=0.5).query("select 1")
        assert time.monotonic() - began < 3.0
        thread.join(5)


def test_all_queries_of_a_question_have_one_limit(database: Database) -> None:
    connection = Connection(database.url(), seconds=1.0)
    with pytest.raises(ServerError, match="no answer within 1 seconds"):
        for _ in range(5):
            connection.query("select pg_sleep(0.3)::text")
