"""One memory, as read from a tree or from a record, and the types of memory: importance, half-life and file."""

from __future__ import annotations

from memctl.model.paths import place_of, shown
from memctl.model.project import PROJECTS, path_within, project_of
from memctl.model.text.lines import handle_of
from memctl.model.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

PROTECTED_TYPES = ("core", "system")
HEADING_JOINT = " › "
RELATION = "relation"
OWN_SCOPES = ("user", "project")  # every other scope is the tree of a team
EXTRA_KEYS = ("strength", "negated", "degree", "condition", "evidence", "from")  # marks for programs only
NO_EXTRA: dict[str, str] = {}


class Memory(Value):
    """A stored statement with its marks and its place.

    `line` and `end` are 1-based and inclusive, in the file `path` (relative to the root of the tree, with `/`). Dates
    are ISO text. `importance` and `confidence` are in [0, 1]; None means the default of the type. `heading` is the
    chain of headings above, joined by HEADING_JOINT. `extra` has the marks of EXTRA_KEYS. `author` wrote it, if it is
    of a team."""

    text: str
    id: str = ""
    type: str = "fact"
    tags: tuple[str, ...] = ()
    path: str = ""
    line: int = 0
    end: int = 0
    block: str = "item"
    heading: str = ""
    scope: str = "user"
    agent: str = ""
    created: str = ""
    updated: str = ""
    since: str = ""
    until: str = ""
    importance: float | None = None
    confidence: float | None = None
    verified: str = ""
    source: str = ""
    supersedes: tuple[str, ...] = ()
    superseded_by: str = ""
    channel: str = ""
    status: str = ""
    pin: bool = False
    data: Any = None
    review: str = ""
    inject: str = ""
    extra: Mapping[str, str] = NO_EXTRA
    author: str = ""
    _handle: str = ""

    @property
    def handle(self) -> str:
        """A name derived from the words, for a memory without an id."""
        if not self._handle:
            self._handle = handle_of(self.text)
        return self._handle

    @property
    def key(self) -> str:
        """The name of the memory in output: its id, or its handle."""
        return self.id or self.handle

    @property
    def place(self) -> str:
        """`path:line` for output."""
        return f"{shown(self.path)}:{self.line}"

    @property
    def archived(self) -> bool:
        """Whether it is in the archive. Archived memories are never retrieved, but can be restored."""
        return self.path.startswith("archive/")

    @property
    def in_core(self) -> bool:
        """Whether it goes into every prompt block, or every prompt block of its project."""
        place = place_of(self.path)
        return (
            self.pin
            or place.startswith("_core/")
            or (place.startswith(PROJECTS) and path_within(place).startswith("_core/"))
        )

    @property
    def project(self) -> str:
        """Its directory below `projects/`, empty for none."""
        return project_of(self.path)

    @property
    def of_team(self) -> bool:
        """Whether it is from the tree of a team, so that it is not the user's own."""
        return self.scope not in OWN_SCOPES

    @property
    def whose(self) -> str:
        """Its tree in brackets, with its author in the tree of a team; empty for the user's."""
        if self.scope == "user":
            return ""
        return f"[{self.scope}: {self.author}]" if self.author else f"[{self.scope}]"

    @property
    def protected(self) -> bool:
        """Whether only `--force` may forget or change it."""
        return self.pin or self.type in PROTECTED_TYPES

    @property
    def derived(self) -> bool:
        """Whether it is a relation that only repeats other memories."""
        return self.type == RELATION and bool(self.extra.get("evidence"))

    @property
    def pending(self) -> bool:
        return self.status == "pending" or (bool(self.status) and self.status.lower() == "pending")

    @property
    def once(self) -> bool:
        """Whether only the next prompt gets it."""
        return isinstance(self.data, dict) and self.data.get("once") is True

    def values(self) -> tuple[Any, ...]:
        """Return all fields except the tree, for `of_values`."""
        return tuple([getattr(self, name) for name in _READ])

    @classmethod
    def of_values(cls, values: tuple[Any, ...], scope: str) -> Memory:
        """Return the memory with these values, in a tree of this scope."""
        memory = cls.__new__(cls)
        memory.__dict__.update(zip(_READ, values, strict=True), scope=scope)
        return memory

    def __repr__(self) -> str:
        return f"Memory({self.key} {self.path}:{self.line} {self.text[:40]!r})"


_READ = ("id", *(name for name in Memory.fields if name not in ("id", "scope", "author", "_handle")))


class MemoryType(Value):
    """A type: `importance` in [0, 1]; `half_life` of the strength in days, None if it never fades; `file` in the
    tree."""

    name: str
    importance: float
    half_life: float | None
    file: str


DEFAULT_TYPE = "fact"

TYPES: dict[str, MemoryType] = {
    kind.name: kind
    for kind in (
        MemoryType("preference", 0.9, 365, "_core/preferences.md"),
        MemoryType("fact", 0.8, 365, "topics/{topic}.md"),
        MemoryType("decision", 0.85, 365, "topics/{topic}.md"),
        MemoryType("lesson", 0.85, 180, "learnings.md"),
        MemoryType("skill", 0.85, 180, "learnings.md"),
        MemoryType("pattern", 0.7, 90, "learnings.md"),
        MemoryType("goal", 0.7, 30, "goals.md"),
        MemoryType("episode", 0.5, 3, "episodes/{month}.md"),
        MemoryType("context", 0.4, 2, "context.md"),
        MemoryType("relation", 0.5, None, "relations.md"),
        MemoryType("core", 1.0, None, "_core/profile.md"),
        MemoryType("system", 1.0, None, "_core/profile.md"),
    )
}

ALIASES = {"knowledge": "fact", "learning": "lesson"}

TYPE_OF_FILE = {
    "_core/preferences.md": "preference",
    "_core/profile.md": "fact",
    "learnings.md": "lesson",
    "goals.md": "goal",
    "context.md": "context",
}


def known_type(word: str) -> str | None:
    """Return the type with this name, None if there is none."""
    word = ALIASES.get(word, word)
    return word if word in TYPES else None


def type_of_path(path: str) -> str:
    """Return the type of a memory that states none, from its file."""
    path = path_within(path)
    if path.startswith("episodes/"):
        return "episode"
    return TYPE_OF_FILE.get(path, DEFAULT_TYPE)
