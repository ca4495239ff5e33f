"""The base of all transcript formats: a class that recognizes the items of a format and turns them into turn
records."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from memctl.edge.transcripts.content import CALL, FILE, RESULT, TEXT, pieces
from memctl.edge.transcripts.directories import is_directory_path
from memctl.model.record import VERSION
from memctl.model.text.regex import Lazy

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Turn = dict[str, Any]
    Item = dict[str, Any]
    Known = dict[str, Any]  # of a turn: its time, id, session, …
else:
    Turn = Item = Known = dict

_WORDS = {
    "user": "user human",
    "assistant": "assistant ai model gpt chatgpt bing bard gemini bot chatbot agent",
    "system": "system developer",
    "tool": "tool function ipython observation toolresult tool_result tool_response",
}
ROLES = {word: role for role, words in _WORDS.items() for word in words.split()}
MAX_TEXT = 1024 * 1024  # characters kept of a message
MAX_OUTPUT = 64 * 1024  # characters kept of a tool's output
REMEMBERED_CALLS = 1024  # names of tools, repeated with their results

_WEB = Lazy(r"web|browser|url|https?|internet|google|bing|tavily|crawl|scrape|navigate", re.I)
_FILE = Lazy(r"((read|view|open|cat|get)[-_ ]?)?(read|files?|many_?files|notebook|grep|glob|cat)([-_ ]|$)", re.I)


class Reader:
    """One format. A subclass recognizes it and reads its items; each input gets a new instance."""

    name = ""  # for --from and --detect
    client = ""  # in the records
    about = ""  # for the manual
    lists: frozenset[str] = frozenset()  # lists of a document's top level that contain the items
    session_key = ""  # member of a document's top level that holds the id of the session
    nested = False  # one item yields many turns, each with its own line
    weak = False  # recognized only if no other format is
    verbatim = False  # its turns pass through unchanged
    kept: tuple[str, ...] | None = None  # attributes that the next line depends on; None if later lines change turns

    def __init__(self) -> None:
        self._calls: dict[str, str] = {}
        # line by id of each object within the current item, if it spans several lines
        self.places: dict[int, int] = {}
        self.cwd = ""  # the current working directory
        self.session: object = None  # of each turn that names no other
        self.document: dict[str, Any] = {}  # members of the document around the items

    @staticmethod
    def recognises(item: Item) -> bool:
        """Whether an object (a line, a list element or the whole document) can only be of this format."""
        raise NotImplementedError

    @classmethod
    def holds_items(cls, item: Item) -> bool:
        """Whether this object is not an item but holds a list of items."""
        return any(isinstance(item.get(key), list) for key in cls.lists)

    def locate(self, path: str) -> None:
        """Take the path of the transcript's file."""

    def work_in(self, directory: object) -> None:
        """Set the client's working directory from here on. Ignore a value that is not an absolute path."""
        if is_directory_path(directory):
            self.cwd = str(directory)

    def start(self) -> None:
        """Begin a document."""
        self.document = {}
        if self.session_key:
            self.session = None

    def head(self, key: str, value: Any, line: int) -> Iterable[Turn]:
        """Read a member of a document's top level that is not one of `lists`."""
        self.document[key] = value
        if key == self.session_key:
            self.session = value
        return ()

    def item(self, item: Item, line: int) -> Iterable[Turn]:
        """Yield the turns of one item. InputError (without a place) for a malformed item."""
        raise NotImplementedError

    def end(self) -> Iterable[Turn]:
        """Yield the turns held back until the end of the input."""
        return ()

    def state(self) -> Any:
        """Return the state for `resume` at the next line, as JSON; None while turns are held back, or if a later line
        may change earlier turns."""
        return None if self.kept is None else [getattr(self, name) for name in self.kept]

    def resume(self, state: Any) -> None:
        """Restore a state."""
        for name, value in zip(self.kept or (), state, strict=False):
            setattr(self, name, value)

    def turn(
        self,
        role: str,
        text: str,
        line: int,
        *,
        time: object = None,
        id: object = None,
        session: object = None,
        authored: bool = True,
        name: object = None,
        tool: dict[str, Any] | None = None,
        channel: str = "",
        piped: str = "",
        blocks: list[str] | None = None,
    ) -> Turn:
        """Return a turn record. Unknown values are left out; long texts are cut and marked. `blocks`, the parts of a
        user's text, do not leave this package."""
        record: Turn = {"v": VERSION, "kind": "turn", "role": role, "text": text}
        if stamp := iso_time(time):
            record["time"] = stamp
        if id:
            record["id"] = str(id)
        if session := session or self.session:
            record["session"] = str(session)
        if self.cwd:
            record["cwd"] = self.cwd
        record["client"] = self.client
        record["line"] = line
        record["authored"] = authored and role in ("user", "assistant")
        if tool is not None:
            record["tool"] = tool
        if name and isinstance(name, str):
            record["name"] = name
        if channel:
            record["channel"] = channel
        if piped and role == "user" and record["authored"]:
            record["piped"] = piped
        if blocks and len(blocks) > 1 and role == "user" and record["authored"]:
            record["blocks"] = blocks
        limit = MAX_OUTPUT if role == "tool" else MAX_TEXT
        if len(text) > limit:
            record["text"] = text[:limit]
            record["cut"] = True
        return record

    def message(self, role: object, content: object, line: int, **known: Any) -> Iterator[Turn]:
        """Yield the turns of a message with text or blocks; a tool call and its result are turns of their own."""
        who = role_of(role)
        piped = known.pop("piped", "")
        if who is None:
            return
        for kind, text, detail in pieces(content):
            if kind == TEXT and who == "tool":
                yield self.result("", text, line, **known)
            elif kind == TEXT:
                yield self.turn(who, text, line, piped=piped, blocks=detail["blocks"], **known)
            elif kind == CALL:
                yield self.call(detail["call"], detail["name"], text, line, **known)
            elif kind == RESULT:
                called, error = detail["name"], detail["error"]
                yield self.result(detail["call"], text, line, called=called, error=error, **known)
            elif kind == FILE:
                yield self.file(detail["name"], text, line, **known)

    def call(self, call: object, called: object, text: str, line: int, **known: Any) -> Turn:
        """Return the turn of a tool call: `called` names the tool, `text` is its argument, as JSON or plain."""
        known["authored"] = False
        tool = {"call": str(call or ""), "name": str(called or "")}
        if call and called:
            self._calls[str(call)] = str(called)
            if len(self._calls) > REMEMBERED_CALLS:
                del self._calls[next(iter(self._calls))]
        return self.turn("assistant", text or "{}", line, tool=tool, **known)

    def result(
        self, call: object, text: str, line: int, *, called: object = "", error: bool = False, **known: Any
    ) -> Turn:
        """Return the turn of a tool's result. Its channel is web or file if the tool's name says so."""
        known["authored"] = False
        found = str(called or self._calls.get(str(call or ""), ""))
        tool: dict[str, Any] = {"call": str(call or ""), "name": found}
        if error:
            tool["error"] = True
        return self.turn("tool", text, line, tool=tool, channel=channel_of_role(found), **known)

    def file(self, path: str, text: str, line: int, **known: Any) -> Turn:
        """Return the turn of a file attached to a message: not the user's words."""
        known["authored"] = False
        tool = {"call": "", "name": "attachment", "file": path}
        return self.turn("tool", text, line, tool=tool, channel="file", **known)


def role_of(role: object) -> str | None:
    """Return one of the four roles, None for any other value."""
    return ROLES.get(role.strip().lower()) if isinstance(role, str) else None


def channel_of_role(tool: str) -> str:
    """Return the channel of a tool's output, by the tool's name: web, file or tool."""
    if _WEB().search(tool):
        return "web"
    return "file" if _FILE().match(tool) else "tool"


_ISO = Lazy(
    r"(?:199|2[01]\d)\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])"
    r"(?:[T ](?:[01]\d|2[0-3]):[0-5]\d(?::[0-6]\d(?:\.\d+)?)?\s*(?:Z|UTC|[+-]\d\d(?::?\d\d)?)?)?$", re.I | re.A
)  # fmt: skip
_EARLIEST, _LATEST = 631_152_000, 7_258_118_400  # 1990 and 2200, in seconds since 1970


def iso_time(value: object) -> str:
    """Return a time stamp as ISO 8601: from ISO text, or from seconds, milli-, micro- or nanoseconds since 1970 (UTC).

    Empty for any other value, and for times before 1990 or from 2200 on, which no conversation can have."""
    if isinstance(value, str):
        text = value.strip()
        if _ISO().match(text):
            clock = "".join(text[11:].split()).upper().replace("UTC", "Z")
            return f"{text[:10]}T{clock}" if clock else text
        try:
            value = float(text)
        except ValueError:
            return ""
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 < value < 1e20:
        return ""
    seconds = float(value)
    while seconds > 1e11:  # too large for seconds
        seconds /= 1000
    return _utc(seconds) if _EARLIEST <= seconds < _LATEST else ""


def _utc(seconds: float) -> str:
    import time

    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(seconds))
