"""Ask the index of teams on a PostgreSQL server for the files that a question needs.

Few memories come whole, as columns and as the places of the words in all of them, so that ranking finds exactly what
it finds in an index here. Of more, the server chooses the files with the best candidates. Two queries answer a
question: how often its words occur, and what belongs to them. Two more may follow, for the texts and for the words that
ranking learns from the first hits."""

from __future__ import annotations

from itertools import accumulate

from memctl.edge.postgres.libpq import Connection, array, numbers
from memctl.edge.postgres.part import Part, places_in
from memctl.edge.postgres.record import ANOTHER_FORM, WRONG_FORM, parsed
from memctl.edge.postgres.schema import MOST_NUMBER, VERSION, WIDTHS, key_of
from memctl.model.errors import ServerError
from memctl.model.segment import CONCEPT, HEAD, KINDS, OWN, READING, TITLE, of_id

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from memctl.edge.postgres.libpq import Cell
    from memctl.model.segment import Segment, Wanted

SECONDS = 3.0  # for all queries of a question
WHOLE = 20_000  # memories in all scopes up to which they come whole: 18 bytes of each
# The planner knows nothing of what is in the tables (see schema.py), and may read a whole scope for some rows of it:
# what is lateral with `offset 0` is looked up word by word, file by file, or memory by memory.
_COUNTS = """
select s.name::text, s.live::text, s.total::text, s.reading::text, (
    select json_object_agg(w.word, w.count)::text from unnest($2::text[]) as a (word)
    cross join lateral (select word, count from words where scope = s.name and word = a.word offset 0) w),
    (select version::text from meta)
from scopes s where s.name = any ($1::text[])"""
# A slot is a question and a kind of words in it: the number of the question << 3 | the kind.
_PLACED = f"""
with asked as materialized (
    select * from unnest($4::int[], $5::text[], $6::float8[]) as a (slot, word, weight)),
hit as materialized (
    select slot, lot, (place >> 32)::int8 as at,
        floor(1e9 * sum(case slot & 7 when {OWN} then weight * (place & 255)
            / ((place & 255) + $7::float8 + $8::float8 * ((place >> 16) & 65535)) else weight end)) as score
    from (
        select a.slot, a.weight, p.lot, unnest(p.places) as place from asked a
        cross join lateral (
            select lot, places from postings where scope = any ($1::text[]) and word = a.word offset 0) p) p
    where slot & 7 in ({HEAD}, {TITLE}) or get_byte(decode($9, 'hex'), ((place >> 8) & 255)::int) <> 0
    group by 1, 2, 3),
near as materialized (
    select h.*, rank() over (partition by h.slot order by h.score desc) as place
    from hit h
    where h.slot & 7 <> {CONCEPT} or not exists (
        select from hit o
        where o.slot & 7 = {OWN} and o.slot = h.slot - {CONCEPT - OWN} and o.lot = h.lot and o.at = h.at)),
ranked as (
    select n.slot, f.scope, f.file, (n.at & {MOST_NUMBER})::int as number, row_number() over (
        partition by n.slot order by n.score desc, f.path, n.at) as place
    from near n
    cross join lateral (
        select scope, file, path from files
        where scope = any ($1::text[]) and lot = n.lot and number = n.at >> 20 offset 0) f
    where n.place <= ($10::int[])[n.slot & 7]),
best as materialized (
    select scope, file, number, min(place) as place from ranked
    where place <= ($10::int[])[slot & 7] group by 1, 2, 3),
chosen as (
    select scope, file from best
    union select scope, file from files where scope = any ($1::text[]) and core and $11::bool)
"""
_ALL = """
with best as (select '' as scope, 0::bigint as file, 0 as number, 0 as place where false),
chosen as (select scope, file from files where scope = any ($1::text[]))
"""
# Where words stand in a file. `#> '{}'` reads them once, not for each word that is looked up in them.
_SPOTS = """(
    select string_agg(w.name || (h.words ->> w.word), ';')
    from (select f.words #> '{}' as words offset 0) h cross join unnest($2::text[], $3::text[]) as w (word, name))"""
_COLUMNS = f"""
select scope::text, json_agg(path)::text, array_agg(file)::text, array_agg(size)::text, json_agg(speakers)::text,
    {", ".join(f"string_agg({name}, ''::bytea)" for name in WIDTHS)},"""
_FILES = f"""{_COLUMNS}
    (select string_agg(file || ',' || number, ',' order by place) from best where best.scope = f.scope),
    json_agg({_SPOTS})::text
from (
    select f.* from chosen c
    cross join lateral (select * from files where scope = c.scope and file = c.file offset 0) f
    order by f.scope, f.path) f
group by scope"""
# Where words stand in all files: for each word and lot the number of the word, the lot, and the places as PostgreSQL
# sends an array.
_PLACES = """(
    select string_agg(int4send(a.at::int4) || int8send(p.lot) || array_send(p.places), ''::bytea)
    from unnest($2::text[]) with ordinality as a (word, at)
    cross join lateral (select lot, places from postings where scope = s.name and word = a.word offset 0) p)"""
_IN_ALL = f"select s.at::int4, {_PLACES} from unnest($1::text[]) with ordinality as s (name, at)"
_WHOLE = f"""{_COLUMNS}
    string_agg(int8send(lot) || int4send(number), ''::bytea),
    (select {_PLACES} from (select f.scope as name) s)
from (select * from files where scope = any ($1::text[]) order by scope, path) f
group by scope"""
_VOCABULARY = """
select string_agg(w.word, chr(10)) from unnest($1::text[]) as s (name), unnest($2::text[]) as a (letter)
cross join lateral (
    select word from words where scope = s.name and word >= a.letter and word < chr(ascii(a.letter) + 1) offset 0) w"""
_WORDS = f"""
select c.scope, json_agg({_SPOTS} order by c.nr)::text
from unnest($4::int[], $5::bigint[]) with ordinality as c (scope, file, nr)
cross join lateral (
    select words from files where scope = ($1::text[])[c.scope + 1] and file = c.file offset 0) f
group by 1"""
_RECORDS = """
select w.part, string_agg(w.at || ' ' || m.record, chr(10))
from unnest($2::int[], $3::int[], $4::bigint[], $5::int[]) as w (part, at, file, number)
cross join lateral (
    select record from memories
    where scope = ($1::text[])[w.part + 1] and file = w.file and number = w.number offset 0) m
group by 1"""


class Server:
    """A server with the scopes that are asked there."""

    def __init__(self, url: str, scopes: Sequence[str]) -> None:
        self._url = url
        self._scopes = scopes
        self._connection: Connection | None = None
        self._seconds = SECONDS
        self.own: list[Segment] = []  # those that are here
        self.is_whole = False
        self._chosen: list[str] = []  # of each file the number of its scope, and its key; as arrays
        self._heard: set[str] | None = None  # words that were asked for while nothing is known yet
        self.parts: dict[str, Part] = {}
        self.missing: list[tuple[str, str]] = []  # scopes that are left out, with the reason

    def _query(self, sql: str, *values: str | int | float) -> list[tuple[Cell, ...]]:
        if self._connection is None:
            self._connection = Connection(self._url, seconds=self._seconds)
        return self._connection.query(sql, *values)

    def close(self) -> None:
        """Close the connection."""
        if self._connection:
            self._seconds = max(0.001, self._connection.left)
            self._connection.close()
            self._connection = None

    def segments(self, plan: Callable[[list[Segment]], Wanted], own: list[Segment]) -> list[Segment]:
        """Return what the scopes have for a question. `plan` says what to ask for it, by the words of all segments;
        `own` are those that are here."""
        self.parts = {name: Part(name, self) for name in self._scopes}
        self.own, self.is_whole = own, False
        try:
            return self._answer(plan, own)
        except WRONG_FORM:  # others wrote what is there
            raise ServerError(ANOTHER_FORM) from None

    def is_own(self, id: str) -> bool:
        """Whether a memory that is here has this id."""
        return any(places_in(segment.column("ids"), of_id(id)) for segment in self.own)

    def _answer(self, plan: Callable[[list[Segment]], Wanted], own: list[Segment]) -> list[Segment]:
        self._heard = set()
        plan([*own, *self.parts.values()])
        heard, self._heard = self._heard, None
        self._open(heard)
        if not self.parts:
            return []
        wanted = plan([*own, *self.parts.values()])
        self._choose(wanted)
        return [*self.parts.values()]

    def _open(self, words: Iterable[str]) -> None:
        """Count words. A scope is left out if it is not there for this role, or is not whole."""
        rows = self._query(_COUNTS, array(self._scopes), array(map(key_of, words)))
        whole = {}
        for row in rows:
            name, live, total, reading, _, version = [(cell or b"").decode() for cell in row]
            if int(version) != VERSION or int(reading) != READING:
                self.missing.append((name, "another version of memctl sent it, or it is being sent: send it again"))
                continue
            whole[name] = self.parts[name]
            whole[name].live, whole[name].total = int(live), int(total)
            whole[name].known.update(_counted(words, row[4]))
        there = {(row[0] or b"").decode() for row in rows}
        self.missing += [(name, "there is no such scope for you") for name in self._scopes if name not in there]
        self.parts = whole

    def _choose(self, wanted: Wanted) -> None:
        """Fetch the files with the best candidates, or all."""
        if sum(part.live for part in self.parts.values()) <= WHOLE:
            self._take_whole(wanted.words)
            return
        scopes = array(self.parts)
        looked = self._looked_up(words := wanted.words)
        if wanted.everything:
            rows = self._query(_ALL + _FILES, scopes, *looked)
        else:
            asked = [(question << 3 | kind, key_of(word), weight) for question, kind, word, weight in wanted.rows]
            rows = self._query(
                _PLACED + _FILES, scopes, *looked, *_turned(asked, 3), wanted.floor, wanted.scale,
                wanted.verdicts.hex(), array([wanted.most[kind] for kind in KINDS]), str(wanted.core),
            )  # fmt: skip
        chosen: list[tuple[int, int]] = []
        names = [*self.parts]
        for *files, best, spots in rows:
            part = self._filled(files)
            part.expect(_pairs(best))
            part.spot(words, parsed((spots or b"").decode()))
            at = names.index(part.scope)
            chosen += [(at, key) for key in part.files]
        self._chosen = _turned(chosen, 2)

    def _take_whole(self, words: Sequence[str]) -> None:
        self.is_whole = True
        held = self._held(words)
        for *files, lots, places in self._query(_WHOLE, array(self.parts), array(map(key_of, held))):
            part = self._filled(files)
            part.number(lots or b"")
            part.expect([])
            part.stand(held, places or b"")

    def _filled(self, row: Sequence[Cell]) -> Part:
        """Return the part whose files came."""
        scope, paths, files, sizes, speakers, *columns_ = row
        part = self.parts[(scope or b"").decode()]
        data = dict(zip(WIDTHS, [cell or b"" for cell in columns_], strict=True))
        starts = [0, *accumulate(numbers(sizes))]
        told, spoken = (parsed((cell or b"").decode()) for cell in (paths, speakers))
        part.fill(told, numbers(files), starts, data, spoken)
        return part

    def count(self, words: Sequence[str]) -> None:
        """Fetch how often words occur. While nothing is known yet, only hear of them."""
        if self._heard is not None:
            self._heard.update(words)
            return
        for row in self._query(_COUNTS, array(self.parts), array(map(key_of, words))):
            self.parts[(row[0] or b"").decode()].known.update(_counted(words, row[4]))

    def locate(self, words: Sequence[str]) -> None:
        """Fetch where in the files words occur."""
        parts = [*self.parts.values()]
        if self.is_whole:
            held = self._held(words)
            for at, places in self._query(_IN_ALL, array(self.parts), array(map(key_of, held))):
                parts[int.from_bytes(at or b"", "big") - 1].stand(held, places or b"")
            return
        for scope, spots in self._query(_WORDS, array(self.parts), *self._looked_up(words), *self._chosen):
            parts[int.from_bytes(scope or b"", "big")].spot(words, parsed((spots or b"").decode()))

    def vocabulary(self, letters: Iterable[str]) -> list[str]:
        """Fetch the words that begin with one of these letters."""
        [(words,)] = self._query(_VOCABULARY, array(self.parts), array(letters))
        return (words or b"").decode().split("\n")

    def _held(self, words: Sequence[str]) -> list[str]:
        """Return the words that may occur somewhere. Take the others as not there."""
        parts = self.parts.values()
        for part in parts:
            part.places.update({word: {} for word in words if word not in part.places})
        return [word for word in words if any(part.known.get(word, 1) for part in parts)]

    def _looked_up(self, words: Sequence[str]) -> list[str]:
        """Return the keys of the words that occur somewhere, and a name of each for the answer; as arrays."""
        held = {*self._held(words)}
        numbered = [(key_of(word), f"{at}=") for at, word in enumerate(words) if word in held]
        return _turned(numbered, 2)

    def fetch(self) -> None:
        """Fetch the records that the parts need next."""
        parts = [*self.parts.values()]
        wanted = [(number, *one) for number, part in enumerate(parts) for one in part.due()]
        for number, text in self._query(_RECORDS, array(self.parts), *_turned(wanted, 4)):
            lines = [line.partition(b" ") for line in (text or b"").split(b"\n")]
            parts[int.from_bytes(number or b"", "big")].take({int(at): record for at, _, record in lines})


def _counted(words: Iterable[str], counts: Cell) -> dict[str, int]:
    """Return word → how often it occurs, by the keys that the server counted."""
    found: dict[str, int] = parsed((counts or b"{}").decode())
    return {word: found.get(key_of(word), 0) for word in words}


def _turned(rows: Sequence[tuple[int | str | float, ...]], width: int) -> list[str]:
    """Return the columns of rows as arrays."""
    return [array([row[column] for row in rows]) for column in range(width)]


def _pairs(cell: Cell) -> list[tuple[int, int]]:
    found = [*map(int, cell.split(b","))] if cell else []
    return [*zip(found[::2], found[1::2], strict=True)]
