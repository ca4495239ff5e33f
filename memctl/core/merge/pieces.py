"""A file as pieces that can be matched between versions: memories, headings, and the text between them."""

from __future__ import annotations

import re

from memctl.model.change import chain_of
from memctl.model.markdown.parse import Document, parse
from memctl.model.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memctl.model.memory import Memory

    Key = tuple[object, ...]

TOP: Key = ("top",)
END: Key = ("end",)
_UNDERLINE = re.compile(r" {0,3}(=+|-+)[ \t]*$")
_ATX = re.compile(r" {0,3}#")


class Piece(Value):
    """A piece of a file. `key` is the same in every version of the file; `lines` are unchanged, without surrounding
    blank lines; `memory` is None for a heading or a text."""

    key: Key
    lines: list[str]
    memory: Memory | None = None

    @property
    def is_heading(self) -> bool:
        return self.key[0] == "heading"

    @property
    def is_item(self) -> bool:
        """Whether it is a list item, which may directly follow another."""
        return self.memory is not None and self.memory.block == "item"

    def __repr__(self) -> str:
        return f"Piece({self.key} {self.lines!r})"


class Version:
    """One version of a file. `gaps` maps (key, next key) to the blank lines between them, TOP and END included;
    `ending` is the carriage return at line ends, or ""."""

    __slots__ = ("by_key", "conflicts", "ending", "front", "gaps", "mark", "pieces", "text")

    def __init__(self, text: str, path: str) -> None:
        self.text = text
        self.mark = "\ufeff" if text.startswith("\ufeff") else ""
        document = parse(text.removeprefix("\ufeff"), path)
        self.conflicts = document.conflicts
        self.ending = "\r" if document.lines[0].endswith("\r") else ""
        self.front = document.lines[: document.body]
        self.pieces: list[Piece] = []
        self.gaps: dict[tuple[Key, Key], int] = {}
        self._read(document)
        self.by_key = {piece.key: piece for piece in self.pieces}

    def order(self) -> list[Key]:
        return [piece.key for piece in self.pieces]

    def rename(self, old: Key, new: Key) -> None:
        piece = self.by_key.pop(old)
        piece.key = new
        self.by_key[new] = piece
        self.gaps = {(new if a == old else a, new if b == old else b): n for (a, b), n in self.gaps.items()}

    def _read(self, document: Document) -> None:
        seen: dict[Key, int] = {}
        last, blank = TOP, 0
        for lines, kind, memory in _cut(document):
            if kind == "blank":
                blank += len(lines)
                continue
            name = (*kind,) if isinstance(kind, tuple) else (kind, _word(lines, memory))
            seen[name] = seen.get(name, 0) + 1
            piece = Piece((*name, seen[name]), lines, memory)
            self.gaps[last, piece.key] = blank
            self.pieces.append(piece)
            last, blank = piece.key, 0
        self.gaps[last, END] = blank


def _word(lines: list[str], memory: Memory | None) -> str:
    return memory.key if memory else "\n".join(line.rstrip() for line in lines)


def _cut(document: Document) -> list[tuple[list[str], str | tuple[object, ...], Memory | None]]:
    """Return (lines, kind, memory) for each part of the body, blank lines included. The kind of a heading has its
    titles."""
    lines, cuts = document.lines, []
    starts = {memory.line - 1: memory for memory in document.memories}
    headings = _headings(document)
    number, rest = document.body, list[str]()
    while number < len(lines):
        memory = starts.get(number)
        end = memory.end if memory else headings[number][0] if number in headings else 0
        if not end and (lines[number].strip() or rest):
            rest.append(lines[number])
            number += 1
            continue
        cuts += _text(rest)
        rest = []
        if not end:
            cuts.append(([lines[number]], "blank", None))
            number += 1
            continue
        cuts.append((lines[number:end], "memory" if memory else headings[number][1], memory))
        number = end
    return cuts + _text(rest)


def _text(lines: list[str]) -> list[tuple[list[str], str | tuple[object, ...], Memory | None]]:
    """Return a text that is neither memory nor heading, and the blank lines after it."""
    end = len(lines)
    while end and not lines[end - 1].strip():
        end -= 1
    found: list[tuple[list[str], str | tuple[object, ...], Memory | None]] = []
    if end:
        found.append((lines[:end], "text", None))
    if lines[end:]:
        found.append((lines[end:], "blank", None))
    return found


def _headings(document: Document) -> dict[int, tuple[int, tuple[object, ...]]]:
    """Return each heading's line (0-based) → (line after it, ("heading", level, titles from the outermost))."""
    found: dict[int, tuple[int, tuple[object, ...]]] = {}
    open_titles: list[tuple[int, str]] = []
    for line, level, title in document.sections:
        while open_titles and open_titles[-1][0] >= level:
            open_titles.pop()
        open_titles.append((level, title.casefold()))
        end = line + 1
        if not _ATX.match(document.lines[line]):
            while not _UNDERLINE.match(document.lines[end].removesuffix("\r")):
                end += 1
            end += 1
        found[line] = (end, ("heading", level, tuple(name for _, name in open_titles)))
    return found


def section_of(memory: Memory) -> tuple[str, ...]:
    """Return the titles above a memory in the form of heading keys."""
    return tuple(title.casefold() for title in chain_of(memory.heading))
