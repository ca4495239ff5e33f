"""What every transcript format is to the table: a class that recognises its items and turns them into turn records."""

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

ROLES = {
    "user": "user",
    "human": "user",
    "assistant": "assistant",
    "ai": "assistant",
    "model": "assistant",
    "gpt": "assistant",
    "chatgpt": "assistant",
    "bing": "assistant",
    "bard": "assistant",
    "gemini": "assistant",
    "bot": "assistant",
    "chatbot": "assistant",
    "agent": "assistant",
    "system": "system",
    "developer": "system",
    "tool": "tool",
    "function": "tool",
    "ipython": "tool",
    "observation": "tool",
    "toolresult": "tool",
    "tool_result": "tool",
    "tool_response": "tool",
}
MAX_TEXT = 1024 * 1024  # characters of a message that are kept
MAX_OUTPUT = 64 * 1024  # and of what a tool printed
REMEMBERED_CALLS = 1024  # names of tools, to be told again with their results

_WEB = Lazy(r"web|browser|url|https?|internet|google|bing|tavily|crawl|scrape|navigate", re.I)
_FILE = Lazy(r"((read|view|open|cat|get)[-_ ]?)?(read|files?|many_?files|notebook|grep|glob|cat)([-_ ]|$)", re.I)


class Reader:
    """One format. A subclass says how it is recognised and what an item of it says; it is made anew for each input."""

    name = ""  # for --from and --detect
    client = ""  # in the records
    about = ""  # for the manual
    lists: frozenset[str] = frozenset()  # lists of a document's top level whose elements are the items
    nested = False  # an item holds what many turns are made of, each with a line of its own
    weak = False  # recognised only where no other format is
    verbatim = False  # its turns are passed on as they are

    def __init__(self) -> None:
        self._calls: dict[str, str] = {}
        # the lines of what lies within the item at hand, by id, where these are others
        self.places: dict[int, int] = {}
        self.cwd = ""  # the working directory of what is said now

    @staticmethod
    def recognises(item: Item) -> bool:
        """Whether an object (a line, an element of a list, the whole document) can only be of this format."""
        raise NotImplementedError

    @classmethod
    def holds_items(cls, item: Item) -> bool:
        """Whether this is no item but an object around a list of them."""
        return any(isinstance(item.get(key), list) for key in cls.lists)

    def locate(self, path: str) -> None:
        """The transcript lies in the file at this path."""

    def work_in(self, directory: object) -> None:
        """The client works in this directory from here on. A value that is no absolute path changes nothing."""
        if is_directory_path(directory):
            self.cwd = str(directory)

    def start(self) -> None:
        """A document begins."""

    def head(self, key: str, value: Any, line: int) -> Iterable[Turn]:
        """A member of a document's top level that is none of its lists."""
        return ()

    def item(self, item: Item, line: int) -> Iterable[Turn]:
        """The turns of one item. InputError (without a place) if it is not what it should be."""
        raise NotImplementedError

    def end(self) -> Iterable[Turn]:
        """The turns held back until the input has ended."""
        return ()

    def state(self) -> Any:
        """What `resume` needs to go on with the next line, as JSON; None while anything is held back, or where a line
        may change what was read before."""
        return None

    def resume(self, state: Any) -> None:
        """Go on from what `state` gave."""

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
        """A turn record. What is not known is left out; long texts are cut, and say so. `blocks`, the parts of a text
        of the user's, do not leave this package."""
        record: Turn = {"v": VERSION, "kind": "turn", "role": role, "text": text}
        if stamp := iso_time(time):
            record["time"] = stamp
        if id:
            record["id"] = str(id)
        if session:
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
        """The turns of a message with text or blocks; a call of a tool and its result are turns of their own."""
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
        """The assistant calls the tool `called`: `text` is what it passes, as JSON or as it stands."""
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
        """What a tool returned. Its channel is web or file where the tool's name says so."""
        known["authored"] = False
        found = str(called or self._calls.get(str(call or ""), ""))
        tool: dict[str, Any] = {"call": str(call or ""), "name": found}
        if error:
            tool["error"] = True
        return self.turn("tool", text, line, tool=tool, channel=channel_of_role(found), **known)

    def file(self, path: str, text: str, line: int, **known: Any) -> Turn:
        """The text of a file that was attached to a message: not the user's words."""
        known["authored"] = False
        tool = {"call": "", "name": "attachment", "file": path}
        return self.turn("tool", text, line, tool=tool, channel="file", **known)


def role_of(role: object) -> str | None:
    """One of the four roles, None for what is none."""
    return ROLES.get(role.strip().lower()) if isinstance(role, str) else None


def channel_of_role(tool: str) -> str:
    """Where the output of a tool of that name comes from: web, file or tool."""
    if _WEB().search(tool):
        return "web"
    return "file" if _FILE().match(tool) else "tool"


_ISO = Lazy(
    r"(?:199|2[01]\d)\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])"
    r"(?:[T ](?:[01]\d|2[0-3]):[0-5]\d(?::[0-6]\d(?:\.\d+)?)?\s*(?:Z|UTC|[+-]\d\d(?::?\d\d)?)?)?$", re.I | re.A
)  # fmt: skip
_EARLIEST, _LATEST = 631_152_000, 7_258_118_400  # 1990 and 2200, in seconds since 1970


def iso_time(value: object) -> str:
    """ISO 8601 of a time stamp: ISO text, or seconds, milli-, micro- or nanoseconds since 1970 (UTC).

    Empty for anything else, and for what no conversation can have been held at: before 1990, or from 2200 on.
    """
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
    while seconds > 1e11:  # no seconds, then
        seconds /= 1000
    return _utc(seconds) if _EARLIEST <= seconds < _LATEST else ""


def _utc(seconds: float) -> str:
    import time

    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(seconds))
