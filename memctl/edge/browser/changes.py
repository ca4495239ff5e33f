"""Changes that a page asks for. Each runs the command that does the same at a terminal, in a process of its own: its
journal has them, and `memctl undo` undoes them."""

from __future__ import annotations

import json
import re

from memctl.edge.programs.run import ask_self_unseen
from memctl.model.errors import NOTHING, OK, Busy, InputError, NotFound, Unavailable, UsageError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    Record = dict[str, Any]

_ID = re.compile(r"[\^~]?[A-Za-z0-9-]{1,64}")
_HTTP = {
    NOTHING: 409, NotFound.status: 409, UsageError.status: 422, InputError.status: 422, Unavailable.status: 503,
    Busy.status: 503,
}  # fmt: skip
_DONE = 200
_BROKEN = 500


class Changes:
    """`words` are options for every command, such as --tree."""

    def __init__(self, words: Sequence[str] = ()) -> None:
        self._words = list(words)

    def make(self, wanted: Record) -> tuple[int, Record]:
        """Carry out one change: `do` names it, `id` the memory (or, for undo, the operation), and `set` gives the new
        marks. Return (HTTP status, {changes}) or (HTTP status, {error})."""
        try:
            words = self._command(wanted)
        except UsageError as error:
            return _HTTP[UsageError.status], {"error": str(error)}
        status, out, said = self._run(words)
        if status != OK:
            return _HTTP.get(status, _BROKEN), {"error": _told(said) or f"{words[0]} ended with status {status}"}
        return _DONE, {"changes": [json.loads(line) for line in out.split(b"\n") if line]}

    def account(self, id: str) -> tuple[int, Record]:
        """Return (HTTP status, the account of a memory)."""
        if not _ID.fullmatch(id):
            return _HTTP[UsageError.status], {"error": "this is no id"}
        status, out, said = self._run(["why", "--json", "--", id])
        return (_DONE, json.loads(out)) if status == OK else (_HTTP.get(status, _BROKEN), {"error": _told(said)})

    def _command(self, wanted: Record) -> list[str]:
        id, do = wanted.get("id"), wanted.get("do")
        if not isinstance(id, str) or not _ID.fullmatch(id):
            raise UsageError("a change needs an id")
        if do == "forget":
            return ["forget", "--json", "--", id if id[0] in "^~" else f"^{id}"]  # never taken for a query
        if do == "restore":
            return ["restore", "--json", "--", id]
        if do in ("keep", "promote", "refuse"):
            return ["review", "--json", f"--{do}={id}"]
        if do == "undo":
            return ["undo", "--json", "--", id]
        if do == "set":
            return ["set", "--json", f"--was={wanted.get('was', '')}", "--", id, *_marks(wanted.get("set"))]
        raise UsageError("a change is one of forget, restore, keep, promote, refuse, set and undo")

    def _run(self, words: list[str]) -> tuple[int, bytes, str]:
        return ask_self_unseen([words[0], *self._words, *words[1:]])


def _marks(given: Any) -> list[str]:
    """Return the new marks as `key=value`. UsageError for anything but texts, or lists of texts, by name."""
    if not isinstance(given, dict) or not given:
        raise UsageError("set needs the new marks")
    words = []
    for key, values in given.items():
        for value in values if isinstance(values, list) else [values]:
            if not isinstance(value, str) or "\0" in value:
                raise UsageError(f"{key}: a mark is a text")
            words.append(f"{key}={value}")
    return words


def _told(said: str) -> str:
    """Return the last line of an error, without the names of program and command."""
    lines = said.strip().splitlines()
    return re.sub(r"^memctl: (?:[a-z-]+: )?", "", lines[-1]) if lines else ""
