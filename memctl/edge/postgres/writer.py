"""Send the files of a tree to the index of a scope.

A file goes once for each content: sending again sends what differs, and takes out what is gone. A batch of files is
one transaction, so a killed sender leaves whole files only. Readers leave a scope out until it was sent once."""

from __future__ import annotations

import os
from _blake2 import blake2b

from memctl.edge.postgres import schema
from memctl.edge.postgres.libpq import Connection, array
from memctl.edge.postgres.record import is_readable, record_of
from memctl.edge.postgres.schema import MOST_NUMBER, WIDTHS, key_of
from memctl.model.errors import ServerError, Unavailable
from memctl.model.record import without_surrogates
from memctl.model.segment import (
    ARCHIVED,
    CORE,
    HEAD_MARK,
    PENDING,
    READING,
    FileSegment,
    packed,
    unpacked,
)
from memctl.model.tables.settings import LIMITS
from memctl.model.text.lines import fingerprint_of_bytes
from memctl.model.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from memctl.edge.store.tree import Tree
    from memctl.model.memory import Memory
    from memctl.model.segment import Digest

BATCH = 2000  # memories in a transaction
LOCK_SECONDS = 30.0  # the longest wait for another sender
MOST_LENGTH = (1 << 16) - 1
_OWNS = """
select pg_catalog.pg_has_role(nspowner, 'usage') from pg_catalog.pg_namespace where nspname = 'memctl'"""
_DROP = """
with old as (
    delete from files where scope = $1 and file = any ($2::bigint[]) returning file, size, total, lot, number, words),
gone as (
    select p.word, p.lot, array_agg(place) filter (where o.lot is null) as places, count(o.lot) as times
    from (select distinct lot, word from old cross join jsonb_object_keys(words) as word) w
    join postings p on p.scope = $1 and p.word = w.word and p.lot = w.lot
    cross join unnest(p.places) as place
    left join old o on o.lot = p.lot and o.number = place >> 52
    group by 1, 2),
records as (delete from memories where scope = $1 and file = any ($2::bigint[])),
fewer as (
    update postings p set places = g.places from gone g
    where p.scope = $1 and p.word = g.word and p.lot = g.lot and g.places is not null),
none as (
    delete from postings p using gone g
    where p.scope = $1 and p.word = g.word and p.lot = g.lot and g.places is null),
less as (
    update words w set count = w.count - g.times
    from (select word, sum(times) as times from gone group by 1) g where w.scope = $1 and w.word = g.word)
update scopes set live = live - coalesce((select sum(size) from old), 0),
    total = total - coalesce((select sum(total) from old), 0) where name = $1"""
_ADD_WORDS = """
with put as (
    insert into postings select $1, word, $2::bigint, places::bigint[]
    from unnest($3::text[], $4::text[]) as n (word, places)
    returning word, cardinality(places) as times)
insert into words select $1, word, times from put where left(word, 1) <> chr(10)
on conflict (scope, word) do update set count = words.count + excluded.count"""
_ADD_RECORDS = """
insert into memories select $1, file, number, record
from unnest($2::bigint[], $3::int[], $4::text[]) as n (file, number, record)"""
_NAMES = [*WIDTHS]
_ADD_FILE = f"""
insert into files (scope, file, path, content, size, total, core, speakers, lot, number, words, {", ".join(_NAMES)})
values ($1, $2::bigint, $3, $4, $5::int, $6::bigint, $7::bool, $8, $9::bigint, $10::int, $11::jsonb,
    {", ".join(f"decode(${number}, 'hex')" for number in range(12, 12 + len(_NAMES)))})"""
_COUNT = """
update scopes set live = live + $2::bigint, total = total + $3::bigint where name = $1"""


class _File:
    """A file to send: its key, its memories with their digest, and what tells whether it is there already."""

    __slots__ = ("content", "hidden", "key", "path", "segment")

    def __init__(self, scope: str, segment: FileSegment, content: str, hidden: set[int]) -> None:
        self.path = segment.path
        self.key = _key(scope, segment.path)
        self.segment = segment
        self.hidden = hidden
        self.content = f"{READING} {content} {' '.join(map(str, sorted(hidden)))}".rstrip()

    def flags(self) -> bytes:
        """Return the flags. Copies that readers skip count as words, but are never found by default."""
        flags = bytearray(self.segment.column("flags"))
        for number in self.hidden:
            flags[number] = (flags[number] | ARCHIVED | PENDING) & ~CORE
        return bytes(flags)

    def places(self) -> dict[str, list[int]]:
        """Return word → its places in this file."""
        lengths, flags, out = self.segment.column("lengths"), self.flags(), dict[str, list[int]]()
        marked = ((number, counts, "") for number, counts in enumerate(self.segment.digest.counts))
        headed = ((number, counts, HEAD_MARK) for number, counts in self.segment.digest.titles.items())
        for number, counts, mark in (*marked, *headed):
            if number > MOST_NUMBER:
                continue
            place = number << 32 | min(lengths[number], MOST_LENGTH) << 16 | flags[number] << 8
            for word, count in counts.items():
                out.setdefault(key_of(mark + word), []).append(place | count)
        return out

    def columns(self) -> list[str]:
        """Return the columns as hexadecimal digits, least byte first."""
        digest = self.segment.digest
        held = {name: unpacked(getattr(digest, name), self.segment.size) for name in WIDTHS}
        data = {name: packed(column, WIDTHS[name]) for name, column in held.items()} | {"flags": self.flags()}
        return [data[name].hex() for name in WIDTHS]


class Sent(Value):
    """The number of files that were sent, taken out, and left as they were."""

    files: int
    gone: int
    same: int
    memories: int


def _key(scope: str, path: str) -> int:
    """Return the number of a file: computed, because numbers in sequence would tell of the files of others."""
    digest = blake2b(f"{scope}\0{path}".encode("utf-8", "surrogatepass"), digest_size=8).digest()
    return int.from_bytes(digest, "little", signed=True)


def send(
    url: str,
    scope: str,
    tree: Tree,
    digest: Callable[[Sequence[Memory], str], Digest],
    skipped: Callable[[list[Memory]], list[Memory]],
) -> Sent:
    """Make the index of a scope equal to a tree. `skipped` returns the copies that readers skip. Makes the tables, if
    the server has none and the role may."""
    files = _files(scope, tree, digest, skipped)
    connection = Connection(url)
    try:
        connection.query(f"set lock_timeout = {int(1000 * LOCK_SECONDS)}")
        _prepare(connection, scope)
        rows = connection.query("select file, content, lot from files where scope = $1", scope)
        there = {_number(key): ((text or b"").decode(), _number(lot)) for key, text, lot in rows}
        new = [file for file in files if there.get(file.key, ("",))[0] != file.content]
        gone = [*(there.keys() - {file.key for file in files})]
        if gone:
            _replace(connection, scope, gone)
        for batch in _batches([*new, *_small(files, new, {key: lot for key, (_, lot) in there.items()})]):
            _replace(connection, scope, batch=batch)
        connection.query("update scopes set reading = $2::int where name = $1", scope, READING)
    finally:
        connection.close()
    return Sent(len(new), len(gone), len(files) - len(new), sum(file.segment.size for file in files))


def _files(
    scope: str,
    tree: Tree,
    digest: Callable[[Sequence[Memory], str], Digest],
    skipped: Callable[[list[Memory]], list[Memory]],
) -> list[_File]:
    """Read the tree. Unavailable if a part of it cannot be read: its memories would be taken out."""
    read = {path: tree.read(path) for path in tree.entries(lambda status: status.st_size) if _is_utf8(path, tree)}
    documents = {path: tree.parsed(path, data)[0] for path, data in read.items()}
    if tree.unread:
        raise Unavailable(f"{tree.root}: a part of the tree cannot be read (see above): nothing was sent")
    for path, document in documents.items():
        if len(read[path]) > LIMITS["limits.memory"]:
            document.memories = [one for one in document.memories if _is_short(one, path, tree)]
    hidden = {id(memory) for memory in skipped([one for document in documents.values() for one in document.memories])}
    return [
        _File(
            scope,
            FileSegment(path, document.memories, digest(document.memories, document.title)),
            fingerprint_of_bytes(read[path]),
            {number for number, memory in enumerate(document.memories) if id(memory) in hidden},
        )
        for path, document in documents.items()
        if document.memories
    ]


def _is_utf8(path: str, tree: Tree) -> bool:
    """Whether the server can take the path; tell of one that it cannot."""
    fits = path.encode("utf-8", "ignore").decode() == path
    if not fits:
        tree.tell(path, f"{path}: the name is not UTF-8: it is not sent")
    return fits


def _is_short(memory: Memory, path: str, tree: Tree) -> bool:
    """Whether readers take a memory; tell of one that they refuse."""
    fits = is_readable(record_of(memory).encode())
    if not fits:
        tree.tell(f"{path}:{memory.line}", f"{path}:{memory.line}: {memory.key} is too long: it is not sent")
    return fits


def _prepare(connection: Connection, scope: str) -> None:
    """Make the tables and the scope, if they are missing. Readers wait for the end of the sending if this memctl reads
    files in another way than the one that sent them."""
    if not _is_made(connection):
        try:
            connection.run(schema.script())
        except ServerError:
            if not _is_made(connection):  # else another sender made them meanwhile
                raise
    if connection.query("select version::text from meta") != [(str(schema.VERSION).encode(),)]:
        raise ServerError(
            "another version of memctl made the tables there: note their grants, run 'drop schema memctl cascade' as "
            "their owner, and push again"
        )
    if connection.query(_OWNS)[0][0] == b"\1":
        connection.query(
            "insert into grants values (current_user, $1, true) on conflict (role, scope) do update set writes = true",
            scope,
        )
    connection.query("insert into scopes (name) values ($1) on conflict do nothing", scope)
    connection.query("update scopes set reading = 0 where name = $1 and reading <> $2::int", scope, READING)


def _is_made(connection: Connection) -> bool:
    return connection.query(schema.MADE)[0][0] == b"\1"


def _number(cell: bytes | None) -> int:
    return int.from_bytes(cell or b"", "big", signed=True)


def _small(files: Sequence[_File], new: Sequence[_File], lots: dict[int, int]) -> Iterator[_File]:
    """Yield the files of the lots that are no larger than what is sent with them. So lots grow by doubling, and each
    file is sent a few times at most."""
    changed, held = {file.key for file in new}, dict[int, list[_File]]()
    for file in files:
        if file.key in lots and file.key not in changed:
            held.setdefault(lots[file.key], []).append(file)
    size = sum(file.segment.size for file in new)
    for lot in sorted(held.values(), key=_size):
        if not _size(lot) <= size <= BATCH - _size(lot):
            break
        size += _size(lot)
        yield from lot


def _size(files: Iterable[_File]) -> int:
    return sum(file.segment.size for file in files)


def _batches(files: Iterable[_File]) -> Iterator[list[_File]]:
    batch: list[_File] = []
    size = 0
    for file in files:
        batch.append(file)
        size += file.segment.size
        if size >= BATCH:
            yield batch
            batch, size = [], 0
    if batch:
        yield batch


def _replace(connection: Connection, scope: str, gone: Sequence[int] = (), batch: Sequence[_File] = ()) -> None:
    """Take files out and put a batch in, in one transaction. The lock of the scope keeps two senders apart; each takes
    out all that it puts in, because the other may have sent a file since it looked."""
    connection.query("begin")
    connection.query("select from scopes where name = $1 for update", scope)
    connection.query(_DROP, scope, array([*gone, *(file.key for file in batch)]))
    lot, words = int.from_bytes(os.urandom(8), "big", signed=True), dict[str, list[int]]()
    for number, file in enumerate(batch):
        places = file.places()
        for word, found in places.items():
            words.setdefault(word, []).extend([number << 52 | place for place in found])
        _add_file(connection, scope, file, (lot, number), places)
    connection.query(_ADD_WORDS, scope, lot, *_turned([(word, array(found)) for word, found in words.items()], 2))
    records = [
        (file.key, number, record_of(memory)) for file in batch for number, memory in enumerate(file.segment.memories)
    ]
    connection.query(_ADD_RECORDS, scope, *_turned(records, 3))
    connection.query(_COUNT, scope, _size(batch), sum(file.segment.total for file in batch))
    connection.query("commit")


def _turned(rows: Sequence[tuple[int | str, ...]], width: int) -> list[str]:
    """Return the columns of rows as arrays."""
    return [array([row[column] for row in rows]) for column in range(width)]


def _add_file(
    connection: Connection, scope: str, file: _File, at: tuple[int, int], places: dict[str, list[int]]
) -> None:
    import json  # nothing else here needs it

    names, segment = file.segment.digest.speakers, file.segment
    speakers = json.dumps(without_surrogates(names)) if any(names) else ""
    core = any(flags & CORE for flags in file.flags())
    words = {
        word: ",".join([str((place >> 32) << 8 | place & 255) for place in found]) for word, found in places.items()
    }
    connection.query(
        _ADD_FILE, scope, file.key, file.path, file.content, segment.size, segment.total, str(core), speakers,
        *at, json.dumps(words), *file.columns(),
    )  # fmt: skip
