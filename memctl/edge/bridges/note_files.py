"""Find notes of other programs in files and directories, and the project that each belongs to."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator

from memctl.edge.checkout import checkout_of
from memctl.edge.safe_open import text_of
from memctl.edge.store.tree import read_front_matter
from memctl.model.errors import NotFound
from memctl.model.markdown.note import BASIC_MEMORY, CLAUDE, NOTES, OBSIDIAN, Note
from memctl.model.markdown.parse import Document

INSTRUCTIONS = ("CLAUDE.md", "CLAUDE.local.md", "AGENTS.md", "AGENTS.override.md", "GEMINI.md", "QWEN.md",
                "copilot-instructions.md")  # fmt: skip
_HOMES = ("~/.claude", "~/.codex", "~/.gemini", "~/.qwen", "~/.copilot", "~/.config/opencode")
_HEAD = 64 * 1024  # bytes of a transcript in which its directory stands
_MOST_SEGMENTS = 64


def is_note(name: str) -> bool:
    return name.endswith((".md", ".markdown", ".mdc"))


def is_directory(name: str) -> bool:
    """Whether the user names a directory of notes."""
    return os.path.isdir(name)


def notes_below(directory: str) -> Iterator[str]:
    """Yield the paths of all notes below a directory, sorted. Directories and files whose name begins with a dot are
    settings of the program, links may lead anywhere, and a pipe may never end."""
    for folder, folders, files in os.walk(directory):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        for name in sorted(files):
            path = os.path.join(folder, name)
            if is_note(name) and not name.startswith(".") and os.path.isfile(path) and not os.path.islink(path):
                yield path


def note_of(path: str, top: str, text: str, client: str = "", project: str | None = None) -> Note:
    """Return the note at a path. `top` is the imported directory, empty for a single file; without `client`, the place
    and the front matter tell it. `project` is the directory of the project that the user names, None for no word.
    NotFound if nobody can tell the project of a note of Claude Code."""
    front, _ = read_front_matter(Document(text).front or "")
    name = (os.path.relpath(path, top) if top else os.path.basename(path)).replace(os.sep, "/")
    above = os.path.basename(os.path.abspath(top) if top else os.path.dirname(os.path.abspath(path)))
    client = client or _client(path, front)
    folder = os.path.dirname(os.path.abspath(path))
    beside = frozenset(os.listdir(folder)) if os.path.isdir(folder) else frozenset()
    directory = (_project(path) if project is None else project) if client == CLAUDE else ""
    origin = f"{above}/{name}" if above else name
    return Note(name, text, front, client=client, origin=origin, directory=directory, beside=beside)


def _client(path: str, front: dict[str, object]) -> str:
    here = os.path.abspath(path)
    if os.path.basename(here) in INSTRUCTIONS or _slug(here):
        return CLAUDE
    if "permalink" in front:
        return BASIC_MEMORY
    while os.path.dirname(here) != here:
        here = os.path.dirname(here)
        if os.path.isdir(os.path.join(here, ".obsidian")):
            return OBSIDIAN
    return NOTES


def _slug(path: str) -> str:
    """Return the directory of a project below `~/.claude/projects` if the note is in its memory directory."""
    above, mark, inside = os.path.abspath(path).rpartition(f"{os.sep}memory{os.sep}")
    is_ours = mark and inside and os.path.basename(os.path.dirname(above)) == "projects"
    return above if is_ours else ""


def _project(path: str) -> str:
    """Return the directory of the project that a note of Claude Code belongs to, empty for none."""
    slug = _slug(path)
    if slug:
        found = _told_beside(slug) or _spelled(os.path.basename(slug))
        if not found:
            todo = "name it with --project DIR, or with --project '' if it is yours"
            raise NotFound(f"{path}: the directory of its project is not there any more: {todo}")
        return found
    folder = os.path.dirname(os.path.abspath(path))
    if os.path.basename(path) not in INSTRUCTIONS or folder in map(os.path.expanduser, _HOMES):
        return ""
    checkout = checkout_of(folder)
    return checkout.top if checkout else ""


def _told_beside(slug: str) -> str:
    """Return the working directory of the transcripts beside the memory directory."""
    try:
        names = sorted(name for name in os.listdir(slug) if name.endswith(".jsonl"))
    except OSError:
        return ""
    for name in names:
        head = text_of(os.path.join(slug, name), _HEAD)
        for found in re.finditer(r'"cwd":("(?:[^"\\]|\\.)*")', head):
            directory = str(json.loads(found[1], strict=False))
            if _as_slug(directory) == os.path.basename(slug):
                return directory
    return ""


def _as_slug(directory: str) -> str:
    return re.sub(r"[^A-Za-z0-9]", "-", directory)


def _spelled(slug: str) -> str:
    """Return the directory that has this slug, found by walking down from the root; empty if it is gone."""
    here, left = os.sep, slug.removeprefix("-")
    for _ in range(_MOST_SEGMENTS):
        try:
            names = [entry.name for entry in os.scandir(here) if entry.is_dir()]
        except OSError:
            return ""
        fits = [name for name in names if f"{left}-".startswith(f"{_as_slug(name)}-")]
        if not fits:
            return ""
        name = max(fits, key=len)
        here, left = os.path.join(here, name), left[len(name) + 1 :]
        if not left:
            return here
    return ""
