"""What a purge takes out of the journal: the words of some memories, their headings, and names of files that are gone.

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
_LEAST = 4  # letters of a text that are looked for inside other words; shorter ones would hit anything
_FEW = 64  # texts: so many are looked for one by one faster than all at once
_MANY = 64  # names: where there are more, parsing a line costs no more than looking for them
# what stays of an object that names a purged memory; other memories may stand under the same headings
_KEPT = (
    "v", "kind", "action", "do", "id", "path", "to", "line", "date", "reason", "from", "related", "section", "heading",
    "around",
)  # fmt: skip


class Blotter:
    """Takes texts out of other words: `[purged]` stands where any of them stood, or several that overlap. However many
    texts there are, its work goes by the length of the words."""

    def __init__(self, texts: Iterable[str]) -> None:
        self.texts = {text for text in texts if len(text) >= _LEAST}
        self._lengths: dict[str, list[int]] = {}  # of the texts that begin so, the longest first
        for length, start in sorted({(len(text), text[:_LEAST]) for text in self.texts}, reverse=True):
            self._lengths.setdefault(start, []).append(length)

    def __call__(self, words: str) -> str:
        """The words without the texts."""
        if len(self.texts) <= _FEW and not any(text in words for text in self.texts):
            return words
        parts, end = [], 0
        for start, stop in self._found(words):
            if start >= end:
                parts += [words[end:start], PURGED]
            end = max(end, stop)
        return "".join([*parts, words[end:]])

    def _found(self, words: str) -> Iterator[tuple[int, int]]:
        """(start, end) of the longest text that begins at each place."""
        for start in range(len(words) - _LEAST + 1):
            for length in self._lengths.get(words[start : start + _LEAST], ()):
                if words[start : start + length] in self.texts:
                    yield start, start + length
                    break


class Scrub:
    """Takes what a purge deletes out of operations of the journal."""

    def __init__(self, task: Mapping[str, Any]) -> None:
        self.keys = frozenset(task["keys"])
        self.titles = frozenset(task["titles"])
        self.paths = frozenset(task["paths"])
        self.blot = Blotter([*task["texts"], *task["stones"]])
        names = [*self.keys, *self.titles, *self.paths, *self.blot.texts]
        self._told = [written(name) for name in names if name]

    def may_concern(self, line: bytes) -> bool:
        """Whether a line of the journal may have one of these words, in whatever form it has them."""
        if len(self._told) > _MANY or b"\\u" in line or b"\\/" in line or b'"rewrite"' in line or b'"purge"' in line:
            return True
        return any(word in line for word in self._told)

    def __call__(self, operation: Mapping[str, Any]) -> dict[str, Any]:
        """The operation without them."""
        left = {name: value for name, value in operation.items() if name != "purge"}
        if "plan" in left:  # an edit of headings that went along
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
        if value.get("do") == "rewrite":  # its text may have them in any form
            value = {name: item for name, item in value.items() if name not in ("was", "text")}
        elif self._is_of_purged(value):
            value = {name: item for name, item in value.items() if name in _KEPT}
        return {name: self._value(item) for name, item in value.items()}

    def _is_of_purged(self, value: Mapping[str, Any]) -> bool:
        """Whether an object of the journal names a memory that is purged, or stood in a file that is."""
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
    """A word as it stands within a line."""
    return json.dumps(word, ensure_ascii=False)[1:-1].encode("utf-8", "surrogateescape")
