"""Read the transcripts of any client into turn records. Each format is a small module; table.py lists them all.

A turn record is `{"v":1,"kind":"turn","role","text","time","id","session","cwd","client","line","authored","tool",
"name","channel","cut","place","piped"}`, with the keys in this order and unknown ones left out (role, text, client,
line and authored are always there). `authored` is true if the owner of the role wrote the text in this conversation. It
is false for text that a client or hook inserted, and for summaries, system prompts, side chains and tools. A tool call
is a turn of the assistant with `tool` {call, name} and the arguments as text. A tool result has the role tool, the same
`tool` (with `error` if it failed) and a `channel`: tool, web or file. `cwd` is the client's working directory. `name`
is the speaker's name if the transcript has it. `cut` means that the text was too long and was shortened. `place`
identifies a turn of a database, whose line may change. `piped` gives the position of shell input in a user's message:
after the prompt, before it, glued to it, or apart, as a turn of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from memctl.edge.transcripts.clean import part_words, result_in, without_memory
from memctl.edge.transcripts.input.items import LINES, TEXT, shape_of, units
from memctl.edge.transcripts.input.source import HEAD, Source
from memctl.edge.transcripts.own_sessions import OwnSessions
from memctl.edge.transcripts.reader import Reader, channel_of_role
from memctl.edge.transcripts.recognition import format_named, looks, recognised
from memctl.edge.transcripts.text_reader import TextReader
from memctl.model.errors import InputError
from memctl.model.record import reader_of

__all__ = ["detect", "read_turns"]

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memctl.edge.transcripts.checkpoint import Trail
    from memctl.edge.transcripts.input.source import Stream

    Turn = dict[str, Any]
    Report = Callable[[str], None]

DATABASE = b"SQLite format 3\0"  # the first bytes of an SQLite file
_PACKED = {  # first bytes of packed files, and the advice for each
    b"\x1f\x8b": "this is compressed: gunzip it first",
    b"\x28\xb5\x2f\xfd": "this is compressed: unzstd it first",
    b"PK\3\4": "this is a zip archive: unzip it and name a file of it",
    b"\xff\xfe": "this is UTF-16: iconv -f UTF-16 -t UTF-8 makes it readable",
    b"\xfe\xff": "this is UTF-16: iconv -f UTF-16 -t UTF-8 makes it readable",
}
_SHOWN_KEYS, _SHOWN_LETTERS = 8, 20  # of an object that is no message


def read_turns(
    stream: Stream,
    *,
    format: str | None = None,
    where: str = "-",
    unfinished: bool = False,
    trail: Trail | None = None,
    report: Callable[[str], None],
) -> Iterator[Turn]:
    """Yield the turns of a transcript (a binary stream, or its lines) one by one, in bounded memory. `unfinished`: the
    last line is still being written, so leave out the turn of plain text that it belongs to.

    With a trail, reading begins at its place, and the trail then holds the place to go on from when the file has grown.

    `format` is a name of the table; without it the content decides. `report` gets one message for each line that cannot
    be read; the other lines are still read. InputError if no format is recognized, UsageError for an unknown name."""
    source = Source(stream, trail)
    if source.look(len(DATABASE)).startswith(DATABASE):
        from memctl.edge.transcripts.formats.databases import read_database  # few transcripts are databases

        yield from _finished(read_database(_path_of(stream, where), where, report))
        return
    place = trail.place if trail else None
    if place:
        reader: type[Reader] | None = format_named(place["format"], report)
    elif format:
        reader = format_named(format, report)
        next(looks(source, reader.lists))
        if not issubclass(reader, TextReader) and shape_of(source.head, reader.lists) == TEXT:
            _tell_passed(source.pass_over(), where, report)
    else:
        reader = _recognised(source, where, report)
    if reader is None:
        if packed := next((told for start, told in _PACKED.items() if source.look().startswith(start)), ""):
            raise InputError(f"{where}: {packed}")
        if b"".join(source.look().split()) not in (b"", b"[]"):  # llm prints [] if it has no logs
            raise InputError(f"{where}: memctl does not recognize the format: {_advice(source)}")
        return
    watch = _Watch()
    if issubclass(reader, TextReader):
        turns = _read_text(reader, source, where, report, unfinished, trail)
    else:
        turns = _read(reader, source, where, report, trail, watch)
    head = source.head if format else b""
    found = False
    for turn in turns if reader.verbatim else _finished(watch.follow(turns), trail):
        found = True
        yield turn
    if watch.spoken and not (watch.found or place or reader.verbatim):
        report(f"{where}: it has messages, and none of them could be read as {reader.name}")
    if head and not found and (other := detect(iter([head]))) not in ("", reader.name):
        report(f"{where}: the file does not have the format {reader.name}: it looks like {other}")


def _advice(source: Source) -> str:
    """Return the advice for a file of no known format."""
    items, _ = next(looks(source, frozenset()))
    item = next((item for item in items if isinstance(item, dict)), None)
    if item and (hint := reader_of(item.get("kind"))):
        return hint.removeprefix(": ")
    if not item and source.look().lstrip().startswith(b"{"):
        return "it begins with { and has no whole object: only --from text reads it"
    if item is not None and not _speaks(item):
        keys = ", ".join([key[:_SHOWN_LETTERS] for key in list(item)[:_SHOWN_KEYS]])
        return (
            f"its first object has the keys {keys}: memctl transcript --help names the formats for --from, and says "
            "how to describe another one"
        )
    return "--from text reads it as plain text (memctl transcript --help names the other formats)"


def _recognised(source: Source, where: str, report: Report) -> type[Reader] | None:
    """Return the format, also if other lines stand before the first object: a program's greeting, say."""
    reader = recognised(source, report)
    count = source.pass_over() if reader is None else 0
    reader = recognised(source, report) if count else reader
    if reader is not None:
        _tell_passed(count, where, report)
    return reader


def _tell_passed(lines: int, where: str, report: Report) -> None:
    if lines:
        report(f"{where}:1: {'one line' if lines == 1 else f'{lines} lines'} before the first object passed over")


class _Watch:
    """Notes whether turns were `found` and, until then, whether an item looked like one (`spoken`)."""

    def __init__(self) -> None:
        self.found = False
        self.spoken = False

    def follow(self, turns: Iterable[Turn]) -> Iterator[Turn]:
        """Pass the turns through and note the first."""
        for turn in turns:
            self.found = True
            yield turn

    def look(self, item: object) -> None:
        """Check an item before it is read."""
        self.spoken = self.spoken or (not self.found and _speaks(item))


def _speaks(item: object, depth: int = 4) -> bool:
    """Whether an item has both a text and a speaker."""
    if isinstance(item, dict):
        who = {str(item.get(key)).lower().partition(".")[0] for key in ("role", "type", "sender", "from")}
        if not who.isdisjoint(("user", "human", "assistant")) and _has_text(item):
            return True
        item = list(item.values())
    return depth > 0 and isinstance(item, list) and any(_speaks(one, depth - 1) for one in item)


def _has_text(item: dict[str, Any]) -> bool:
    keys = ("content", "text", "message", "parts", "value", "prompt")
    return any(isinstance(item.get(key), str | list | dict) and item[key] for key in keys)


def detect(stream: Stream) -> str:
    """Return the name of the format, empty if none is recognized. InputError for a database from a pipe."""
    source = Source(stream)
    if source.look(len(DATABASE)).startswith(DATABASE):
        from memctl.edge.transcripts.formats.databases import client_of

        return client_of(_path_of(stream, "-"))
    reader = _recognised(source, "-", lambda message: None)
    return reader.name if reader else ""


def _path_of(stream: Stream, where: str) -> str:
    """Return the path of a database, which cannot be read as a stream."""
    name = getattr(stream, "name", None)
    if isinstance(name, str) and name != "<stdin>":
        return name
    raise InputError(f"{where}: this is a database: name its file instead of piping it")


def _read_text(
    reader: type[TextReader], source: Source, where: str, report: Report, unfinished: bool, trail: Trail | None
) -> Iterator[Turn]:
    reading = reader()
    reading.locate(where)
    reading.prepare(source.look(HEAD).decode("utf-8", "replace"))
    if trail:
        trail.begin(reading)
    for number, line in source.lines():
        if trail:
            trail.pass_line(number, reading)
        try:
            if isinstance(line, InputError):
                raise line
            yield from reading.lines(_decoded(line, source).removesuffix("\r"), number)
        except (InputError, UnicodeDecodeError) as error:
            message = f"not UTF-8 at byte {error.start}" if isinstance(error, UnicodeDecodeError) else str(error)
            report(f"{where}:{number}: {message}")
    if not unfinished or source.ends_in_newline:
        yield from reading.last()


def _decoded(line: bytes, source: Source) -> str:
    """Return the text of a line. The last line may be cut within a character; return it up to there."""
    try:
        return line.decode()
    except UnicodeDecodeError as error:
        if error.reason != "unexpected end of data" or source.ends_in_newline:
            raise
        return line[: error.start].decode()


def _read(
    reader: type[Reader], source: Source, where: str, report: Report, trail: Trail | None, watch: _Watch
) -> Iterator[Turn]:
    shape = LINES if trail and trail.place else shape_of(source.head, reader.lists)
    reading = reader()
    reading.locate(where)
    if trail:
        trail.begin(reading)
        if shape != LINES:
            trail.lose()
    for unit in units(source, shape if shape != TEXT else LINES, reader, where, report):
        if trail and shape == LINES:
            trail.pass_line(unit.line, reading)
        try:
            if unit.key is not None:
                if unit.key:
                    yield from reading.head(unit.key, unit.value, unit.line)
                else:
                    reading.start()
            elif isinstance(unit.value, dict):
                reading.places = unit.places
                watch.look(unit.value)
                yield from reading.item(unit.value, unit.line)
            else:
                raise InputError("not a JSON object")
        except InputError as error:
            report(f"{where}:{unit.line}: {error}")
    yield from reading.end()


def _finished(turns: Iterable[Turn], trail: Trail | None = None) -> Iterator[Turn]:
    """Yield the turns without memctl's own requests and inserted memory. Text of the client gets `authored` false, and
    a result that an agent reports in the user's place is a tool's."""
    own = OwnSessions()
    if trail:
        trail.follow_own(own)
    answered = trail is not None and trail.place is not None
    for turn in turns:
        if own.holds(turn):
            continue
        blocks = turn.pop("blocks", None)
        if turn["role"] == "user" and turn["authored"]:
            result = result_in(turn["text"], answers=answered)
            found = [_tools(turn, result)] if result is not None else _users(turn, blocks)
        else:
            text = without_memory(turn["text"])
            turn["text"] = text if text is turn["text"] else text.strip("\r\n")
            found = [turn]
        answered = answered or turn["role"] == "assistant"
        for each in found:
            if each["text"].strip() or "tool" in each:
                if trail and each["authored"]:
                    trail.pass_turn(timed="time" in each)
                yield each


def _tools(turn: Turn, called: str) -> Turn:
    """Return the turn of a tool whose result an agent reported in the user's place."""
    result = {key: value for key, value in turn.items() if key not in ("name", "piped")}
    told = {"role": "tool", "authored": False, "tool": {"call": "", "name": called}}
    return {**result, **told, "channel": channel_of_role(called)}


def _users(turn: Turn, blocks: list[str] | None) -> list[Turn]:
    """Return a user's turn with only the user's own words. Before it comes a turn with the channel file for words that
    a file or tool may have said, because the text inside a wrapper can fake its end. A turn with neither is the
    client's."""
    parts = part_words(turn["text"], blocks, cut="cut" in turn)
    own, claimed = parts.own, parts.claimed
    found = [{**turn, "text": claimed.strip("\r\n"), "channel": "file"}] if claimed.strip() else []
    if own.strip():
        turn["text"] = own if own == turn["text"] else own.strip("\r\n")
        found.append(turn)
    elif not found:
        text = without_memory(turn["text"])
        found.append({**turn, "text": text if text is turn["text"] else text.strip("\r\n"), "authored": False})
    return found
