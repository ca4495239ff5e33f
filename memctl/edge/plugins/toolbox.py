"""What a model may do with the memory, as functions from text to text. Each runs commands in processes of their own, so
calls do not disturb each other, and each does what its command does at a terminal."""

from __future__ import annotations

import json
import os
import re

from memctl.edge.config.switch import is_off_by_environment, off_file
from memctl.edge.programs.run import ask_self
from memctl.model.errors import NOTHING, OK, MemctlError, NotFound, Unavailable, UsageError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any

    Record = dict[str, Any]

LONGEST_QUERY = 4_000  # characters; a command line has its limits
_WHOLE = ("--budget", "1000000")  # tokens: a file is read as a whole
_ID = re.compile(r"[\^~]?[A-Za-z0-9-]{1,64}")


class Toolbox:
    """`words` are options for every command, such as --tree. `source` is noted with every addition."""

    def __init__(self, words: Sequence[str] = (), *, source: str) -> None:
        self._words = list(words)
        self._source = source
        self._done: list[str] = []  # ids of the operations that this toolbox carried out

    def search(self, query: str, limit: int = 10) -> str:
        """Return the memories that match the query, with their ids, as a prompt block; a sentence if none does."""
        self._need_on()
        records = self._run(["search", "--json", "-n", str(limit), "--", _line(query)], allowed=(OK, NOTHING))
        block = self._run(["inject", "--ids", "--min-score", "0"], records) if records else b""
        return block.decode() or "No memory matches."

    def inject(self, question: str = "") -> str:
        """Return the prompt block for a question: the core, and what is relevant; a sentence if there is nothing."""
        self._need_on()
        return self.block(question) or "Nothing relevant is remembered."

    def block(self, question: str) -> str:
        """Return the prompt block for a question, empty if there is nothing, if memory is off or without a tree."""
        return self._run(["inject", "-q", _line(question)]).decode()

    def add(self, text: str, kind: str = "", topic: str = "", *, project: bool = False) -> str:
        """Add a statement of the model, which waits until the user accepts it. With `project` it belongs to the project
        of the working directory. Return what came of it."""
        self._need_on()
        record: Record = {"v": 1, "kind": "candidate", "text": text, "channel": "assistant", "source": self._source}
        record |= {key: value for key, value in (("type", kind), ("topic", topic)) if value}
        if project:
            record |= {"scope": "project", "evidence": {"cwd": os.getcwd()}}
        operation = os.urandom(8).hex()
        changes = self._changes(["add", "--json", "--from", "records", "--op", operation], json.dumps(record).encode())
        if any(change["action"] != "skip" for change in changes):
            self._done.append(operation)
        return "\n".join(map(_told, changes)) or "Nothing was added."

    def forget(self, ids: Iterable[str]) -> str:
        """Archive memories by their ids. Return what came of it."""
        self._need_on()
        keys = [_key(id) for id in ids]
        if not keys:
            raise UsageError("forget: name at least one id, as search shows it")
        changes = self._changes(["forget", "--json", "--", *keys])
        for change in changes:
            logged = self._run(["log", "-n", "1", "--", str(change["id"])], allowed=(OK, NOTHING))
            self._done += [logged.decode().split("\t")[0]] if logged else []
        self._done = list(dict.fromkeys(self._done))
        return "\n".join(map(_told, changes))

    def undo(self) -> str:
        """Undo the last operation of this toolbox, and of no other program. Return what came of it."""
        self._need_on()
        if not self._done:
            raise NotFound("undo: nothing was added or forgotten here")
        changes = self._changes(["undo", "--json", self._done[-1]])
        self._done.pop()
        return "\n".join(map(_told, changes))

    def files(self) -> list[tuple[str, str]]:
        """Return (scope, path) of each file with memories that a model may see; none if memory is off or there is no
        tree."""
        if _is_off():
            return []
        try:
            records = self._run(["list", "--json"])
            shown = self._run(["inject", "--dry-run", "--ids", "--format", "json", *_WHOLE], records)
        except MemctlError:
            return []
        ids = {str(item["id"]) for item in json.loads(shown or b'{"user_memory":[]}')["user_memory"]}
        return list(dict.fromkeys((one["scope"], one["path"]) for one in _records(records) if one["id"] in ids))

    def read(self, scope: str, path: str) -> str:
        """Return the memories of one of `files` as a prompt block. NotFound for any other path."""
        self._need_on()
        records = _records(self._run(["list", "--json"]))
        found = [record for record in records if (record["scope"], record["path"]) == (scope, path)]
        lines = "".join(json.dumps(record) + "\n" for record in found).encode()
        block = self._run(["inject", "--ids", "--format", "markdown", *_WHOLE], lines) if found else b""
        if not block:
            raise NotFound(f"{scope}/{path}: there is no such file with memories")
        return block.decode()

    def _need_on(self) -> None:
        if _is_off() or "--incognito" in self._words:
            raise Unavailable("memory is off; the user can turn it on with memctl on")

    def _changes(self, words: list[str], data: bytes = b"") -> list[Record]:
        return _records(self._run(words, data))

    def _run(self, words: list[str], data: bytes = b"", *, allowed: tuple[int, ...] = (OK,)) -> bytes:
        """Return the output of a command. Unavailable with its words on stderr if it ends with another status."""
        status, out, said = ask_self([words[0], *self._words, *words[1:]], data)
        if status not in allowed:
            raise Unavailable(said.replace("memctl: ", "").strip() or f"{words[0]}: ended with status {status}")
        return out


def _is_off() -> bool:
    return is_off_by_environment() or os.path.exists(off_file())


def _records(lines: bytes) -> list[Record]:
    return [json.loads(line) for line in lines.split(b"\n") if line]


def _line(text: str) -> str:
    """Return text that a command line can hold."""
    return text.encode("utf-8", "replace").decode().replace("\0", " ")[:LONGEST_QUERY]


def _key(id: str) -> str:
    """Return the id in the form that is never taken for a query. UsageError for anything but an id."""
    if not _ID.fullmatch(id):
        raise UsageError(f"forget: {id[:80]!r} is not an id: search shows the ids")
    return id if id[0] in "^~" else f"^{id}"


def _told(change: Record) -> str:
    """Return a change in words."""
    words = f"{change['action']} {change.get('id', '')}".rstrip()
    reason = f" ({change['reason']})" if change.get("reason") else ""
    text = change.get("after") or change.get("before") or ""
    pending = str(change.get("reason")).startswith("pending")
    waits = ": it waits until the user accepts it with memctl review" if pending else ""
    return f"{words}{reason}{waits}: {text}" if text else f"{words}{reason}{waits}"
