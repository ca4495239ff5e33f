"""Removes purged memories from the journal: their words, their headings, and the names of deleted files.

The task of a purge is a JSON object: `keys` (ids and handles), `texts`, `stones` (names of tombstones), `titles` of
headings and `paths` of files that nothing else uses."""

from __future__ import annotations

import json

from memctl.model.memory import HEADING_JOINT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from typing import Any

PURGED = "[purged]"
_LEAST = 4  # shortest text to look for inside other words; shorter ones would match anything
_FEW = 64  # up to this many texts, looking for each alone is faster
_MANY = 64  # with more names, parsing a line is no slower than looking for them
# keys that stay in an object that names a purged memory; other memories may have the same headings
_KEPT = (
    "v", "kind", "action", "do", "id", "path", "to", "line", "date", "reason", "from", "related", "section", "heading",
    "around",
)  # fmt: skip


class Blotter:
    """Replaces texts in other words by `[purged]`, overlapping texts by one `[purged]`. The time depends on the length
    of the words, not on the number of texts."""

    def __init__(self, texts: Iterable[str]) -> None:
        self.texts = {text for text in texts if len(text) >= _LEAST}
        self._lengths: dict[str, list[int]] = {}  # first letters → lengths of the texts, longest first
        for length, start in sorted({(len(text), text[:_LEAST]) for text in self.texts}, reverse=True):
            self._lengths.setdefault(start, []).append(length)

    def __call__(self, words: str) -> str:
        """Return the words without the texts."""
        if len(self.texts) <= _FEW and not any(text in words for text in self.texts):
            return words
        parts, end = [], 0
        for start, stop in self._found(words):
            if start >= end:
                parts += [words[end:start], PURGED]
            end = max(end, stop)
        return "".join([*parts, words[end:]])

    def _found(self, words: str) -> Iterator[tuple[int, int]]:
        """Yield (start, end) of the longest text at each place."""
        for start in range(len(words) - _LEAST + 1):
            for length in self._lengths.get(words[start : start + _LEAST], ()):
                if words[start : start + length] in self.texts:
                    yield start, start + length
                    break


class Scrub:
    """Removes the data of a purge from journal operations."""

    def __init__(self, task: Mapping[str, Any]) -> None:
        self.keys = frozenset(task["keys"])
        self.titles = frozenset(task["titles"])
        self.paths = frozenset(task["paths"])
        self.blot = Blotter([*task["texts"], *task["stones"]])
        names = [*self.keys, *self.titles, *self.paths, *self.blot.texts]
        self._told = [written(name) for name in names if name]

    def may_concern(self, line: bytes) -> bool:
        """Whether a line of the journal may contain one of the words, in any encoding."""
        if len(self._told) > _MANY or b"\\u" in line or b"\\/" in line or b'"rewrite"' in line or b'"purge"' in line:
            return True
        return any(word in line for word in self._told)

    def __call__(self, operation: Mapping[str, Any]) -> dict[str, Any]:
        """Return the operation without the purged data."""
        left = {name: value for name, value in operation.items() if name != "purge"}
        if "plan" in left:  # drop edits of headings that were removed with the memory
            left["plan"] = [edit for edit in left["plan"] if not self.keys.intersection(edit.get("of", ()))]
        if "made" in left:
            left["made"] = {path: lines for path, lines in left["made"].items() if path not in self.paths}
        scrubbed: dict[str, Any] = self._value(left)
        return scrubbed

    def _value(self, value: Any) -> Any:
        if isinstance(value, str):
            return self._text(value)
        if isinstance(value, list):
            return [self._value(item) for item in value]
        if not isinstance(value, dict):
            return value
        if value.get("do") == "rewrite":  # its text may contain the words in any form
            value = {name: item for name, item in value.items() if name not in ("was", "text")}
        elif self._is_of_purged(value):
            value = {name: item for name, item in value.items() if name in _KEPT}
        return {name: self._value(item) for name, item in value.items()}

    def _is_of_purged(self, value: Mapping[str, Any]) -> bool:
        """Whether a journal object names a purged memory, or lay in a purged file."""
        sides = [value, value.get("before"), value.get("after")]
        return value.get("id") in self.keys or any(
            isinstance(side, dict) and side.get("path") in self.paths for side in sides
        )

    def _text(self, text: str) -> str:
        if text in self.paths or (text[:1] == "~" and text in self.keys):
            return PURGED
        if not self.titles.isdisjoint(text.strip("# \n").split(HEADING_JOINT)):
            return PURGED
        return self.blot(text)


def written(word: str) -> bytes:
    """Return a word as encoded in a line of JSON."""
    return json.dumps(word, ensure_ascii=False)[1:-1].encode("utf-8", "surrogateescape")
