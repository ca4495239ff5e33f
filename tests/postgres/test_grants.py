"""A role learns nothing of a scope that it may not read: no row, no count, no number of a hit."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from support.extent import LONG
from support.postgres import ADMIN, Database, hits
from support.trees import write_many

from memctl.core.retrieval.digest import digest
from memctl.edge.postgres import reader
from memctl.edge.postgres.libpq import Connection, array
from memctl.edge.postgres.writer import send
from memctl.edge.store.tree import Tree
from memctl.model.copies import passed_over
from memctl.model.errors import ServerError

SCOPES = [f"team{number}" for number in range(5)]
TABLES = {"scopes": "name", "files": "scope", "memories": "scope", "words": "scope", "postings": "scope"}
TURNS, CHANGED = (10_000, 40) if LONG else (12, 3)  # random grants with a question each; one scope changes every time
QUESTIONS = ("package manager", "number 14", "rebuilt garden Berlin", "朋友", "secret of team3", "zebra sister")


def push(database: Database, place: Path, scope: str, count: int) -> None:
    root = place / scope
    write_many(root, count, files=3)
    (root / "topics/own.md").write_text(f"- The secret of {scope} is a zebra\n")
    send(database.url(), scope, Tree(str(root), scope), digest, passed_over)


@pytest.fixture
def teams(database: Database, tmp_path: Path) -> Database:
    for number, scope in enumerate(SCOPES):
        push(database, tmp_path, scope, 20 + 5 * number)
    return database


def test_what_a_role_sees_is_what_it_was_granted(
    teams: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rows, counts and figures are those of the granted scopes alone, while others come, grow and shrink."""
    chance, told = random.Random(18), dict[tuple[frozenset[str], str], object]()
    counts, roles = _counts(teams, ADMIN), [f"reader{number}" for number in range(3)]
    for role in roles:
        teams.grant(role)
    keeper = Connection(teams.url())
    for turn in range(TURNS):
        role, granted = chance.choice(roles), set(chance.sample(SCOPES, chance.randrange(len(SCOPES))))
        keeper.query("delete from grants where role = $1", role)
        keeper.query("insert into grants select $1, unnest($2::text[])", role, array(granted))
        if turn % CHANGED == 1:
            scope = chance.choice(SCOPES)
            push(teams, tmp_path, scope, chance.randrange(20, 90))
            told = {key: hit for key, hit in told.items() if scope not in key[0]}
            counts = _counts(teams, ADMIN)
        assert _counts(teams, role) == {key: count for key, count in counts.items() if key[1] in granted}, (turn, role)
        monkeypatch.setattr(reader, "WHOLE", chance.choice((0, 100)))  # both ways to answer; the figures are the same
        asked, question = chance.sample([*SCOPES, "nobody"], 3), chance.choice(QUESTIONS)
        found, own = hits(teams.url(role), asked, question), frozenset(granted & {*asked})
        assert {scope for scope, *_ in found} <= own
        assert told.setdefault((own, question), found) == found, (turn, own, question)
    keeper.close()


def _counts(database: Database, role: str) -> dict[tuple[str, str], str]:
    """(Table, scope) → rows that a role sees."""
    parts = [f"select '{table}', {by}, count(*)::text from {table} group by 2" for table, by in TABLES.items()]
    parts.append("select distinct 'grants', scope, '' from grants")
    return {(table, scope): count for table, scope, count in database.rows(" union all ".join(parts), role=role)}


def test_a_new_grant_changes_the_answers(teams: Database) -> None:
    teams.grant("reader", "team1", "team2")
    before = [hits(teams.url("reader"), ["team1", "team2", "team3"], question) for question in QUESTIONS]
    assert any(before)
    teams.rows("insert into grants values ('reader', 'team3')")
    assert [hits(teams.url("reader"), ["team1", "team2", "team3"], question) for question in QUESTIONS] != before


FOREIGN = (
    "insert into grants values ('writer', 'team2', true)",
    "update grants set scope = 'team2'",
    "delete from grants",
    "update scopes set live = 0 where name = 'team2'",
    "update files set path = 'x' where scope = 'team2'",
    "update memories set scope = 'team2' where scope = 'team1'",
    "insert into words values ('team2', 'x', 1)",
    "delete from postings where scope = 'team2'",
    "alter table memories disable row level security",
    "drop policy reads on memories",
    "set role keeper",
)


def test_a_writer_of_one_scope_changes_no_other(teams: Database) -> None:
    teams.grant("writer", "team1")
    teams.rows("update grants set writes = true where role = 'writer'")
    teams.rows(f"grant insert, update, delete on {', '.join(TABLES)} to writer")

    def others() -> list[list[tuple[str, ...]]]:
        return [
            teams.rows(f"select t::text from {table} t where {column} <> 'team1'") for table, column in TABLES.items()
        ]

    state = others()
    for sql in FOREIGN:
        try:
            teams.rows(sql, role="writer")
        except ServerError:
            continue
    assert others() == state
    assert teams.rows("select scope from grants where role = 'writer'") == [("team1",)]
    teams.rows("delete from postings", role="writer")
    assert others() == state and teams.rows("select from postings where scope = 'team1'") == []


def test_a_leaky_condition_sees_no_foreign_row(teams: Database) -> None:
    """An error that a condition raises would tell what is in a row; the policy decides before it."""
    teams.grant("reader", "team1")
    with pytest.raises(ServerError, match="division by zero"):
        teams.rows("select 1 from memories where 1 / (scope <> 'team1')::int > 0", role="reader")
    assert teams.rows("select 1 from memories where 1 / (scope <> 'team2')::int = 0", role="reader") == []
    teams.rows("update grants set writes = false")
    assert teams.rows("select count(*)::text from memories where scope = 'team2'", role=ADMIN) != [("0",)]


def test_the_planner_knows_nothing_of_foreign_rows(teams: Database) -> None:
    """Its estimates are of all rows, whoever asks; `explain` shows them, also of conditions on a foreign scope."""
    teams.rows("analyze", role="root")
    ours = "select oid from pg_class where relnamespace = 'memctl'::regnamespace"
    assert teams.rows(f"select from pg_statistic where starelid in ({ours})", role="root") == []
    teams.grant("reader", "team1")
    for scope in (*SCOPES, "nobody"):
        [told, *_] = teams.rows(f"explain select from postings where scope = '{scope}'", role="reader")
        assert told == teams.rows("explain select from postings where scope = 'other'", role="reader")[0], scope


def test_a_role_that_only_reads_locks_nothing(teams: Database) -> None:
    teams.grant("reader", "team1")
    connection = Connection(teams.url("reader"))
    for table in (*TABLES, "meta", "grants"):
        for lock in (f"lock table {table} in row exclusive mode", f"select from {table} for key share"):
            with pytest.raises(ServerError, match="permission denied"):
                connection.run(f"begin; {lock}")
            connection.query("rollback")
    connection.close()
