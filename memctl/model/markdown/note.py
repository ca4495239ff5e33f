"""A Markdown note of another program, as found on disk."""

from __future__ import annotations

from memctl.model.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

CLAUDE, BASIC_MEMORY, OBSIDIAN, NOTES = "claude-code", "basic-memory", "obsidian", "notes"
CLIENTS = (CLAUDE, BASIC_MEMORY, OBSIDIAN, NOTES)


class Note(Value):
    """A note: its `path` inside the directory that is imported, its text, and its front matter as YAML gives it.
    `origin` is the path with the name of the directory above, for people; `directory` is the project it belongs to,
    `beside` the names of the notes in the same directory."""

    path: str
    text: str
    front: dict[str, Any]
    client: str
    origin: str
    directory: str = ""
    beside: frozenset[str] = frozenset()

    @property
    def stem(self) -> str:
        """The name of its file, without ending."""
        return self.path.rpartition("/")[2].removesuffix(".md")
