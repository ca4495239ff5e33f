"""The types of memory: importance, half-life and file."""

from __future__ import annotations

from memctl.model.project import path_within


class MemoryType:
    """A type: `importance` in [0, 1]; `half_life` of the strength in days, None if it never fades; `file` in the
    tree."""

    __slots__ = ("name", "importance", "half_life", "file")

    def __init__(self, name: str, importance: float, half_life: float | None, file: str) -> None:
        self.name = name
        self.importance = importance
        self.half_life = half_life
        self.file = file


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
