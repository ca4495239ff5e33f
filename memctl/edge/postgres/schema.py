"""The tables of an index on PostgreSQL.

Every table begins with the scope and has row level security, also for its owner: a role sees the scopes that `grants`
gives it, in whatever way it asks. Everybody may only select: the right to change a table is the right to lock it. There
is no function that runs with other rights, no sequence whose gaps would count the rows of others, and no statistic over
several scopes. The planner has none of its own: `explain` would tell anybody by them which scopes and words there are.
The words are memctl's own (folded, split and stemmed), so the server needs no dictionary, and every language is the
same to it."""

from __future__ import annotations

from _blake2 import blake2b

from memctl.model.segment import COLUMNS

VERSION = 4
# Bytes of a number in each column. No handles and ids: the vectors and the ids of a team are those of its tree.
WIDTHS = {name: 1 if name in ("flags", "bonds") else 4 for name in (*COLUMNS, "bonds")}

MOST_NUMBER = (1 << 20) - 1  # of a memory in its file; further ones are found by none of their words
LONGEST = 600  # bytes of a word; an index takes no key over 2,704

MADE = "select to_regclass('memctl.meta') is not null"

# A lot is the files that one batch brought: one row for each word of a lot keeps its places together on the disk. A
# place packs what finding needs of a word in a memory: number of the file in the lot << 52 | number of the memory in
# its file << 32 | its length << 16 | its flags << 8 | occurrences. `files.words` has the places for ranking: for each
# word of the file, number of the memory << 8 | occurrences, with commas between. Every question would have to unpack
# it, so the server does not compress it. No index begins with the scope and the lot: without statistics, the planner
# would take the primary key in its place, and read a whole scope for each file.
TABLES = f"""
create schema memctl;
create table memctl.meta (version int not null);
insert into memctl.meta values ({VERSION});
create table memctl.grants (
    role name, scope text collate "C", writes bool not null default false, primary key (role, scope));
create table memctl.scopes (
    name text collate "C" primary key, live bigint not null default 0, total bigint not null default 0,
    reading int not null default 0);
create table memctl.files (
    scope text collate "C", file bigint, path text collate "C" not null, content text not null, size int not null,
    total bigint not null, core bool not null, lengths bytea, depths bytea, days bytea, flags bytea, marks bytea,
    bonds bytea, speakers text, lot bigint not null, number int not null, words jsonb not null,
    primary key (scope, file));
create index on memctl.files (lot, number);
alter table memctl.files alter words set storage external;
create index on memctl.files (scope) where core;
create table memctl.memories (
    scope text collate "C", file bigint, number int, record text not null, primary key (scope, file, number));
create table memctl.words (
    scope text collate "C", word text collate "C", count bigint not null, primary key (scope, word))
    with (fillfactor = 60);
create table memctl.postings (
    scope text collate "C", word text collate "C", lot bigint, places bigint[] not null,
    primary key (scope, word, lot));
do $$ begin execute (
    select string_agg(format('alter table %s alter %I set statistics 0', attrelid::regclass, attname), ';')
    from pg_catalog.pg_attribute join pg_catalog.pg_class c on c.oid = attrelid
    where relnamespace = 'memctl'::regnamespace and relkind = 'r' and attnum > 0);
end $$;
grant usage on schema memctl to public;
grant select on memctl.meta, memctl.grants to public;
alter table memctl.grants enable row level security, force row level security;
create policy own on memctl.grants for select using (role in (
    select rolname from pg_catalog.pg_roles where pg_catalog.pg_has_role(oid, 'usage')));
create policy administers on memctl.grants to current_user using (true) with check (true);
"""

_GUARD = """
grant select on memctl.{table} to public;
alter table memctl.{table} enable row level security, force row level security;
create policy reads on memctl.{table} for select using ({column} = any (array(
    select scope from memctl.grants where role in (
        select rolname from pg_catalog.pg_roles where pg_catalog.pg_has_role(oid, 'usage')))));
"""

_WRITES = """
create policy {name} on memctl.{table} for {name} {test} ({column} = any (array(
    select scope from memctl.grants where writes and role in (
        select rolname from pg_catalog.pg_roles where pg_catalog.pg_has_role(oid, 'usage')))));
"""


def script() -> str:
    """Return the commands that make the tables, as one transaction."""
    parts = [TABLES]
    for table, column in (
        ("scopes", "name"), ("files", "scope"), ("memories", "scope"), ("words", "scope"), ("postings", "scope"),
    ):  # fmt: skip
        parts.append(_GUARD.format(table=table, column=column))
        parts += [
            _WRITES.format(table=table, column=column, name=name, test=test)
            for name, test in (("insert", "with check"), ("update", "using"), ("delete", "using"))
        ]
    return "".join(parts)


def key_of(word: str) -> str:
    """Return the word as its rows have it: a very long one as its first letter and a hash, after a line end, which no
    word has there."""
    if len(word) <= LONGEST // 4 or len(data := word.encode("utf-8", "surrogatepass")) <= LONGEST:
        return word
    return f"{word[0]}\n{blake2b(data, digest_size=16).hexdigest()}"
