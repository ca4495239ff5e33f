"""A Markdown file during edits: its text and the parsed document."""

from __future__ import annotations

from memctl.model.errors import InputError
from memctl.model.markdown.parse import Document, file_defaults, parse

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection
    from typing import Any

    from memctl.model.change import Edit
    from memctl.model.memory import Memory


class Gone(InputError):
    """A memory that an edit names is not in the file."""


class PageEdit(InputError):
    """A memory changed between copying and moving it. `lines` are its present lines."""

    def __init__(self, edit: Edit, lines: list[str]) -> None:
        super().__init__(f"{edit['path']}: {edit['id']} was changed by another program at the same time")
        self.edit = edit
        self.lines = lines


class Page:
    """The text of a file with its path, its front matter (as YAML reads it) and the parsed document. A byte order mark
    is stored apart, so it stays first through all edits."""

    def __init__(self, text: str, path: str, front: dict[str, Any] | None = None, mark: str = "") -> None:
        self.mark = mark or ("\ufeff" if text.startswith("\ufeff") else "")
        self.text = text if mark else text.removeprefix("\ufeff")
        self.path = path
        self.front = front or {}
        self.document: Document = parse(self.text, path, self.front)
        self._by_key: dict[str, Memory] = {}
        self._by_lines: dict[tuple[str, ...], Memory] = {}
        self._same: dict[str, list[Memory]] = {}

    def with_text(self, text: str) -> Page:
        """Return the page of the same file with a new text."""
        return self if text == self.text else Page(text, self.path, self.front, self.mark)

    @property
    def whole(self) -> str:
        """The text as stored in the file."""
        return self.mark + self.text

    def find(self, key: str) -> Memory | None:
        """Return the first memory with this id; or without an id, the first with this handle."""
        if not self._by_key:
            for memory in reversed(self.document.memories):
                self._by_key[memory.key] = memory
        return self._by_key.get(key)

    def namesakes(self, key: str) -> list[Memory]:
        """Return all memories with this id; or without an id, all with this handle."""
        if not self._same:
            for memory in self.document.memories:
                self._same.setdefault(memory.key, []).append(memory)
        return self._same.get(key, [])

    def standing(self, lines: Collection[str]) -> Memory | None:
        """Return the first memory with exactly these lines."""
        if not self._by_lines:
            for memory in reversed(self.document.memories):
                self._by_lines[tuple(self.raw(memory))] = memory
        return self._by_lines.get(tuple(lines))

    def memory(self, key: str) -> Memory:
        """Return the memory with this id or handle. Raises Gone if it is missing."""
        found = self.find(key)
        if found is None:
            raise Gone(f"{self.path}: {key} is not there any more")
        return found

    @property
    def ending(self) -> str:
        """The characters before the `\\n` of this file's lines: a carriage return or nothing."""
        return "\r" if self.document.lines[0].endswith("\r") else ""

    @property
    def default_type(self) -> str:
        """The type of a memory without a `[type]` here."""
        return str(file_defaults(self.path, self.front)["type"])

    @property
    def default_tags(self) -> tuple[str, ...]:
        """The tags that the file gives to every memory."""
        return tuple(file_defaults(self.path, self.front).get("tags", ()))

    def raw(self, memory: Memory) -> list[str]:
        """Return the lines of a memory without carriage returns."""
        return [line.removesuffix("\r") for line in self.document.lines[memory.line - 1 : memory.end]]

    def ends(self, memory: Memory) -> list[str]:
        """Return the line end of each line of a memory; the last line of a file may have none."""
        lines = self.document.lines[memory.line - 1 : memory.end]
        ends = ["\r\n" if line.endswith("\r") else "\n" for line in lines]
        if memory.end == len(self.document.lines):
            ends[-1] = ends[-1].removesuffix("\n")
        return ends

    def readings(self, *, keys: Collection[str] = (), but: Collection[Memory] = ()) -> list[tuple[str, str, str]]:
        """Return (id, text, heading) of all memories except those with `keys` and those in `but`. An edit must not
        change them."""
        known, gone = frozenset(keys), frozenset(but)  # both can be as long as the file
        kept = (memory for memory in self.document.memories if memory.key not in known and memory not in gone)
        return [(memory.id, memory.text, memory.heading) for memory in kept]
