"""Ask the index of teams on a PostgreSQL server for the files that a question needs.

Three queries answer a question: how often its words occur, which files hold the best candidates, and where in them the
words stand. Two more may follow, for the texts and for the words that ranking learns from the first hits."""

from __future__ import annotations

import json
from itertools import accumulate

from memctl.edge.postgres.libpq import Connection, array, numbers
from memctl.edge.postgres.part import Part
from memctl.edge.postgres.schema import VERSION, WIDTHS
from memctl.model.errors import ServerError
from memctl.model.segment import CONCEPT, HEAD, OWN, READING, TITLE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from memctl.edge.postgres.libpq import Cell
    from memctl.model.segment import Segment, Wanted

SECONDS = 3.0  # for one query
_COUNTS = """
select s.name::text, s.live::text, s.total::text, s.reading::text, (
    select json_object_agg(w.word, w.count)::text from words w where w.scope = s.name and w.word = any ($2::text[])),
    (select version::text from meta)
from scopes s where s.name = any ($1::text[])"""
_PLACED = f"""
with asked as materialized (
    select * from unnest($2::int[], $3::text[], $4::text[], $5::float8[]) as a (question, kind, word, weight)),
hit as materialized (
    select a.question, a.kind, p.scope, p.file, (place >> 40)::int as number,
        sum(case a.kind when '{OWN}' then a.weight * (place & 255)
            / ((place & 255) + $6::float8 + $7::float8 * ((place >> 16) & 16777215)) else a.weight end) as score
    from asked a
    join postings p on p.word = a.word and p.scope = any ($1::text[])
    cross join unnest(p.places) as place
    where a.kind in ('{HEAD}', '{TITLE}') or get_byte(decode($8, 'hex'), ((place >> 8) & 255)::int) <> 0
    group by 1, 2, 3, 4, 5),
ranked as (
    select h.kind, h.scope, h.file, h.number, row_number() over (
        partition by h.question, h.kind order by floor(h.score * 1e9) desc, f.path, h.number) as place
    from hit h join files f on f.scope = h.scope and f.file = h.file
    where h.kind <> '{CONCEPT}' or not exists (
        select from hit o where o.kind = '{OWN}' and o.question = h.question
            and o.scope = h.scope and o.file = h.file and o.number = h.number)),
best as materialized (
    select scope, file, number, min(place) as place from ranked
    where place <= ($9::json ->> kind)::int group by 1, 2, 3),
chosen as (
    select scope, file from best
    union select scope, file from files where scope = any ($1::text[]) and core and $10::bool)
"""
_ALL = """
with best as (select null::text as scope, 0::bigint as file, 0 as number, 0 as place where false),
chosen as (select scope, file from files where scope = any ($1::text[]))
"""
_FILES = f"""
select c.scope::text, json_agg(f.path order by f.path)::text, array_agg(f.file order by f.path)::text,
    array_agg(f.size order by f.path)::text, json_agg(f.speakers order by f.path)::text, (
        select string_agg(b.file || ',' || b.number, ',' order by b.place) from best b where b.scope = c.scope),
    {", ".join(f"string_agg(f.{name}, ''::bytea order by f.path)" for name in WIDTHS)}
from chosen c join files f on f.scope = c.scope and f.file = c.file group by c.scope"""
_WORDS = """
select p.scope::text, p.word::text, array_agg((c.start + (place >> 40)) << 8 | (place & 255))::text
from unnest($2::text[], $3::bigint[], $4::bigint[]) as c (scope, file, start)
join postings p on p.scope = c.scope and p.file = c.file and p.word = any ($1::text[])
cross join unnest(p.places) as place
group by 1, 2"""
_RECORDS = """
select string_agg(w.at || ' ' || m.record, chr(10))
from unnest($2::int[], $3::bigint[], $4::int[]) as w (at, file, number)
join memories m on m.scope = $1 and m.file = w.file and m.number = w.number"""


class Server:
    """A server with the scopes that are asked there."""

    def __init__(self, url: str, scopes: Sequence[str]) -> None:
        self._url = url
        self._scopes = scopes
        self._connection: Connection | None = None
        self._chosen: tuple[str, str, str] | None = None  # scopes, files and their first numbers, as arrays
        self._heard: set[str] | None = None  # words that were asked for while nothing is known yet
        self.parts: dict[str, Part] = {}
        self.missing: list[tuple[str, str]] = []  # scopes that are left out, with the reason

    def _query(self, sql: str, *values: str | int | float) -> list[tuple[Cell, ...]]:
        if self._connection is None:
            self._connection = Connection(self._url, seconds=SECONDS)
        return self._connection.query(sql, *values)

    def close(self) -> None:
        """Close the connection."""
        if self._connection:
            self._connection.close()
            self._connection = None

    def segments(self, plan: Callable[[list[Segment]], Wanted], own: list[Segment]) -> list[Segment]:
        """Return what the scopes have for a question. `plan` says what to ask for it, by the words of all segments;
        `own` are those that are here."""
        self.parts = {name: Part(name, self) for name in self._scopes}
        try:
            return self._answer(plan, own)
        except (ValueError, TypeError, KeyError, AttributeError):  # others wrote what is there
            raise ServerError("a file there has another form: send the index again") from None

    def _answer(self, plan: Callable[[list[Segment]], Wanted], own: list[Segment]) -> list[Segment]:
        self._heard = set()
        plan([*own, *self.parts.values()])
        heard, self._heard = self._heard, None
        self._open(heard)
        if not self.parts:
            return []
        wanted = plan([*own, *self.parts.values()])
        self._choose(wanted)
        self.learn(wanted.words)
        return [*self.parts.values()]

    def _open(self, words: Iterable[str]) -> None:
        """Count words. A scope is left out if it is not there for this role, or is not whole."""
        rows = self._query(_COUNTS, array(self._scopes), array(words))
        whole = {}
        for row in rows:
            name, live, total, reading, counts, version = [(cell or b"").decode() for cell in row]
            if int(version) != VERSION or int(reading) != READING:
                self.missing.append((name, "another version of memctl sent it, or it is being sent: send it again"))
                continue
            whole[name] = self.parts[name]
            whole[name].live, whole[name].total = int(live), int(total)
            whole[name].known.update(dict.fromkeys(words, 0) | json.loads(counts or "{}"))
        there = {(row[0] or b"").decode() for row in rows}
        self.missing += [(name, "there is no such scope for you") for name in self._scopes if name not in there]
        self.parts = whole

    def _choose(self, wanted: Wanted) -> None:
        """Fetch the files with the best candidates."""
        scopes = array(self.parts)
        if wanted.everything:
            rows = self._query(_ALL + _FILES, scopes)
        else:
            columns = [array([row[column] for row in wanted.rows]) for column in range(4)]
            rows = self._query(
                _PLACED + _FILES, scopes, *columns, wanted.floor, wanted.scale, wanted.verdicts.hex(),
                json.dumps(wanted.most), str(wanted.core),
            )  # fmt: skip
        chosen: list[tuple[str, int, int]] = []
        for scope, paths, files, sizes, speakers, best, *columns_ in rows:
            part = self.parts[(scope or b"").decode()]
            keys, starts = numbers(files), [0, *accumulate(numbers(sizes))]
            data = dict(zip(WIDTHS, [cell or b"" for cell in columns_], strict=True))
            part.fill(json.loads(paths or b""), keys, starts, data, json.loads(speakers or b""))
            part.expect(_pairs(best))
            chosen += [(part.scope, key, start) for key, start in zip(keys, starts, strict=False)]
        self._chosen = tuple(array([row[column] for row in chosen]) for column in range(3))  # type: ignore[assignment]

    def learn(self, words: Iterable[str]) -> None:
        """Fetch how often words occur, and where in the files. While nothing is known yet, only hear of them."""
        words = [*words]
        if self._heard is not None:
            self._heard.update(words)
            return
        if uncounted := [word for word in words if any(word not in part.known for part in self.parts.values())]:
            for row in self._query(_COUNTS, array(self.parts), array(uncounted)):
                found = dict.fromkeys(uncounted, 0) | json.loads(row[4] or "{}")
                self.parts[(row[0] or b"").decode()].known.update(found)
        if self._chosen is None:
            return
        for part in self.parts.values():
            part.places.update({word: {} for word in words if word not in part.places})
        for scope, word, places in self._query(_WORDS, array(words), *self._chosen):
            found = {place >> 8: place & 255 for place in numbers(places)}
            self.parts[(scope or b"").decode()].places[(word or b"").decode()] = found

    def records(self, scope: str, wanted: Sequence[tuple[int, int, int]]) -> dict[int, bytes]:
        """Return the records of memories by their numbers: of those given as (number, file, number in the file)."""
        columns = [array([row[column] for row in wanted]) for column in range(3)]
        [(text,)] = self._query(_RECORDS, scope, *columns)
        lines = [line.partition(b" ") for line in text.split(b"\n")] if text else []
        return {int(at): record for at, _, record in lines}


def _pairs(cell: Cell) -> list[tuple[int, int]]:
    found = [*map(int, cell.split(b","))] if cell else []
    return [*zip(found[::2], found[1::2], strict=True)]
