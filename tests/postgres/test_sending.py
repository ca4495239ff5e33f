"""What is on the server is what the Markdown says, however the sender was stopped."""

from __future__ import annotations

import os
from itertools import count
from pathlib import Path
from types import ModuleType

import pytest
from support.postgres import Database, hits
from support.trees import write_many

from memctl.core.retrieval.digest import digest
from memctl.edge.postgres import schema, writer
from memctl.edge.postgres.libpq import Connection
from memctl.edge.postgres.reader import Server
from memctl.edge.postgres.writer import send
from memctl.edge.store.tree import Tree
from memctl.model.copies import passed_over
from memctl.model.errors import ServerError

PLACES = """(
    select * from postings cross join unnest(places) as place
    left join files f using (scope, lot) where f.number = place >> 52 or f.number is null) p"""
TABLES = {
    "scopes": "name, live, total, reading",
    "files": "scope, file, path, content, size, total, core, lengths, flags, marks, speakers",
    "memories": "scope, file, number, record",
    "words": "scope, word, count",
    PLACES: "scope, word, file, place & (1::bigint << 52) - 1",
}


class Killed(BaseException):
    """The sender is gone."""


def push(database: Database, root: Path, scope: str = "crew") -> None:
    send(database.url(), scope, Tree(str(root), scope), digest, passed_over)


def held(database: Database) -> dict[str, list[tuple[str, ...]]]:
    """All that the tables hold; a word that no memory has any more is as good as one that never was there."""
    return {
        table: database.rows(
            f"select t::text from (select {columns} from {table}) t {'where count > 0' * (table == 'words')} order by 1"
        )
        for table, columns in TABLES.items()
    }


def change(root: Path) -> None:
    """Change, add and remove a file."""
    (root / "topics/topic-1.md").write_text("# One\n\n- The lighthouse keeper sails on Mondays\n")
    (root / "topics/new.md").write_text("- 2026-05-01 Tim: Hello\n- 2026-05-01 Eva: The boat is red?\n")
    (root / "topics/topic-2.md").unlink()


def stop_after(steps: int, patch: pytest.MonkeyPatch) -> None:
    """Kill the sender before its next query after so many: the server loses the connection."""
    real, left = Connection.query, count(steps, -1)

    def query(self: Connection, sql: str, *values: str | int | float) -> list[tuple[bytes | None, ...]]:
        if next(left) == 0:
            self.close()
            raise Killed
        return real(self, sql, *values)

    patch.setattr(Connection, "query", query)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    write_many(tmp_path / "crew", 40, files=4)
    return tmp_path / "crew"


def test_a_sender_killed_at_any_step_is_mended_by_sending_again(
    server: Path, database: Database, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    push(database, root)
    change(root)
    steps = 0
    while True:
        with pytest.MonkeyPatch.context() as patch:
            stop_after(steps, patch)
            try:
                push(database, root)
                break
            except Killed:
                steps += 1
        whole = "select (live, total) = (select sum(size), sum(total) from files) from scopes"
        assert database.rows(whole) == [("\x01",)], steps
    assert steps > 10
    anew = Database(server, f"{database.name}_anew")
    push(anew, root)
    assert held(database) == held(anew)


def test_a_scope_is_left_out_until_it_was_sent_once(
    database: Database, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("memctl.edge.postgres.writer.BATCH", 10)
    with pytest.MonkeyPatch.context() as patch:
        stop_after(19, patch)
        with pytest.raises(Killed):
            push(database, root)
    assert 0 < int(database.rows("select live::text from scopes")[0][0]) < 40
    server = Server(database.url(), ["crew"])
    assert server.segments(_no_plan, []) == [] and "send it again" in server.missing[0][1]
    push(database, root)
    assert database.rows("select live::text, (reading > 0)::text from scopes") == [("40", "true")]


def _no_plan(segments: list[object]) -> None:
    return None


HARM = (
    "update memories set record = '[1]'",
    "update files set marks = 'x'",
    """update files set speakers = '{"a"'""",
    """update memories set record = replace(record, '"fact"', '7')""",
)


def test_what_others_wrote_is_checked(database: Database, root: Path) -> None:
    for number, harm in enumerate(HARM):
        scope = f"crew{number}"
        push(database, root, scope)
        assert hits(database.url(), [scope], "package manager Berlin")
        database.rows(f"{harm} where scope = $1", scope)
        with pytest.raises(ServerError, match="another form"):
            hits(database.url(), [scope], "package manager Berlin")


def test_tables_of_another_version_are_left_alone(database: Database, root: Path) -> None:
    push(database, root)
    database.rows("update meta set version = 0")
    before = held(database)
    with pytest.raises(ServerError, match="drop schema memctl cascade"):
        push(database, root)
    assert held(database) == before


def meanwhile(patch: pytest.MonkeyPatch, module: ModuleType, name: str, database: Database, root: Path) -> None:
    """Let another sender do all its work just before the first call of a function."""
    real = getattr(module, name)

    def first(*words: object, **named: object) -> object:
        patch.setattr(module, name, real)
        push(database, root)
        return real(*words, **named)

    patch.setattr(module, name, first)


def test_two_senders_at_once(server: Path, database: Database, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second one has looked for the tables, and for the files, before the first one makes them."""
    meanwhile(monkeypatch, schema, "script", database, root)
    push(database, root)
    change(root)
    meanwhile(monkeypatch, writer, "_replace", database, root)
    push(database, root)
    anew = Database(server, f"{database.name}_anew")
    push(anew, root)
    assert held(database) == held(anew)


def test_a_sender_waits_only_so_long_for_a_lock(
    database: Database, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    push(database, root)
    monkeypatch.setattr(writer, "LOCK_SECONDS", 0.1)
    other = Connection(database.url())
    other.run("begin; lock table scopes in access exclusive mode")
    with pytest.raises(ServerError, match="lock timeout"):
        push(database, root)
    other.close()
    push(database, root)


def test_a_file_that_is_odd_keeps_no_other_from_being_sent(
    database: Database, root: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    digits = "4f7a" * 1200
    (root / "topics/odd.md").write_bytes(f"- The pinned key is <{digits}>, caf".encode() + b"\xe9\n")
    (root / os.fsdecode(b"bad\xff.md")).write_text("- Nobody sends this\n")
    (root / "topics/long.md").write_text(f"- Quokkas swim ^m0001\n- {'word ' * 180_000}^m0002\n")
    push(database, root)
    told = capfd.readouterr().err
    assert "bad\\xff.md: the name is not UTF-8: it is not sent" in told
    assert "topics/long.md:2: m0002 is too long: it is not sent" in told
    assert [text for _, _, text, *_ in hits(database.url(), ["crew"], "quokkas")] == ["Quokkas swim"]
    found = hits(database.url(), ["crew"], digits)
    assert [text for _, _, text, *_ in found] == [f"The pinned key is <{digits}>, caf\ufffd"]
    (root / "topics/odd.md").unlink()
    push(database, root)
    assert database.rows("select sum(count)::text from words where length(word) > 30") == [("0",)]
