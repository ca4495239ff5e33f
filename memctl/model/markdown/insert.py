"""Inserts new lines into a Markdown file: at the end of a section, or at an old place. Creates missing sections."""

from __future__ import annotations

import re

from memctl.model.change import chain_of
from memctl.model.errors import InputError
from memctl.model.markdown.page import Page

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any

    from memctl.model.markdown.parse import Document
    from memctl.model.memory import Memory

BULLET = re.compile(r"[ \t]*(?:[-*+]|\d{1,9}[.)])(?:[ \t]+|$)")


def insert(
    page: Page, lines: list[str], keys: Sequence[str], chain: tuple[str, ...] | None, *, exact: bool = False
) -> str:
    """Return the text with the lines of new memories at the end of a section. `keys` are their ids.

    `chain` has the titles of the headings above; an empty chain means the part before the first heading, None the part
    below the file's title. A single title matches a section at any level, and a new section goes below the file's
    title; with `exact` the chain must match fully. The result is read back: InputError if an open code block or comment
    swallows the lines, or if another memory reads differently."""
    for text in _insertions(page, lines, chain, exact):
        if _reads_well(page, text, lines, keys, chain if exact else None):
            return text
    raise InputError(f"{page.path}: a code block or comment is not closed: close it first")


def anchor_of(page: Page, memory: Memory) -> list[Any]:
    """Return the place of a memory in a page (see `Row.place`)."""
    return Row(page).place(memory)


class Row:
    """The memories of a page in order. Callers remove them one by one, and ask for their places meanwhile."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.memories = page.document.memories
        self._at = {memory.line: number for number, memory in enumerate(self.memories)}
        self._before = list(range(-1, len(self.memories)))  # index of the memory before each, -1 for none
        self._behind = list(range(1, len(self.memories) + 2))
        self._gone = [0] * (len(self.memories) + 1)  # lines removed directly before each, in its section
        self._tops: dict[str, int] = {}
        self._mixed = len({line.endswith("\r") for line in page.document.lines[:-1]}) > 1  # line ends differ

    def place(self, memory: Memory) -> list[Any]:
        """Return the present place of a memory: [key of the memory before it, or "" for the heading or the top; lines
        in between] and, if needed, {"nth": index among memories with that key, from 0; "ends": the line end of each
        line} (and "left", see `leaving`)."""
        number = self._at[memory.line]
        before = self._before[number]
        start, key = self._top(memory.heading), ""
        if before >= 0 and self.memories[before].end > start:
            start, key = self.memories[before].end, self.memories[before].key
        more: dict[str, Any] = {}
        if key and len(same := self.page.namesakes(key)) > 1:
            more["nth"] = same.index(self.memories[before])
        if self._mixed or memory.end == len(self.page.document.lines):
            more["ends"] = self.page.ends(memory)
        return [key, memory.line - 1 - start - self._gone[number], *([more] if more else [])]

    def take(self, memory: Memory) -> list[Any]:
        """Return the place of a memory, then remove the memory from the row."""
        place, number = self.place(memory), self._at[memory.line]
        before, behind = self._before[number], self._behind[number]
        self._before[behind] = before
        if before >= 0:
            self._behind[before] = behind
        if behind < len(self.memories) and self.memories[behind].heading == memory.heading:
            self._gone[behind] += self._gone[number] + memory.end - memory.line + 1
        return place

    def _top(self, heading: str) -> int:
        if heading not in self._tops:
            self._tops[heading] = _top(self.page.document, chain_of(heading))
        return self._tops[heading]


def insert_behind(page: Page, lines: list[str], key: str, chain: tuple[str, ...], anchor: list[Any]) -> str:
    """Return the text with a memory at its old place, if its anchor still exists; otherwise at the end of the
    section."""
    stood, gap, more = _read_anchor(anchor)
    others = page.namesakes(stood)[more.get("nth", 0) :] if stood else []
    place = (others[0].end if others else max(0, _top(page.document, chain))) + gap
    if (others or not stood) and place < len(page.document.lines):
        order, left, ends = list(page.document.lines), more.get("left", []), more.get("ends", [])
        if order[place : place + len(left)] == left:
            del order[place : place + len(left)]
        behind = len(order) if _was_last(ends) and place == len(order) - 1 else place
        order[place:behind] = _ended(page, lines, ends)
        for text in ("\n".join(order), _spliced(page, place, lines, item=True, exact=True)):
            if _reads_well(page, text, lines, [key], chain):
                return text
    return insert(page, lines, [key], chain, exact=True)


def leaving(anchor: list[Any], left: list[str] | None) -> list[Any]:
    """Add to an anchor the lines that a removal left to separate the neighbours."""
    return [*anchor[:2], {**_read_anchor(anchor)[2], "left": left}] if left else anchor


def _read_anchor(anchor: list[Any]) -> tuple[str, int, dict[str, Any]]:
    return anchor[0], anchor[1], anchor[2] if len(anchor) > 2 else {}


def _ended(page: Page, lines: list[str], ends: list[str]) -> list[str]:
    """Return the lines with carriage returns: from `ends`, or like the rest of the file."""
    if len(ends) != len(lines):
        return [line + page.ending for line in lines]
    return [line + end.removesuffix("\n") for line, end in zip(lines, ends, strict=True)]


def _was_last(ends: list[str]) -> bool:
    """Whether these line ends belong to the last lines of a file without a final newline."""
    return bool(ends) and not ends[-1].endswith("\n")


def insert_many_behind(page: Page, edits: Sequence[dict[str, Any]]) -> Page | None:
    """Return the page with many memories at their old places, as if inserted one after the other. None if they do not
    all fit this way; then the caller inserts them one by one."""
    keys = [edit["id"] for edit in edits]
    wanted = [line for edit in edits for line in edit["lines"] if line.strip()]
    for parted in (False, True):
        text = _many_behind(page, edits, parted=parted)
        if text is None:
            return None
        after = page.with_text(text)
        if after.readings(keys=set(keys)) == page.readings() and _written(after, keys) == wanted:
            placed = all(after.memory(edit["id"]).heading.casefold() == edit["section"].casefold() for edit in edits)
            return after if placed else None
    return None


def _many_behind(page: Page, edits: Sequence[dict[str, Any]], *, parted: bool) -> str | None:
    """Return the text with list items behind their anchors, None if an anchor is missing. `parted` adds a blank line
    after anything that is no list item."""
    document, lines = page.document, list(page.document.lines)
    items = {number for one in document.memories if one.block == "item" for number in range(one.line - 1, one.end)}
    last = {memory.key: memory.end - 1 for memory in reversed(document.memories)}  # key → index of the last line
    next_to = {number: number + 1 for number in range(-1, len(lines) - 1)}  # line → next line, from -1 on
    for edit in edits:
        key, gap, more = _read_anchor(edit["anchor"])
        above = last.get(key) if key else _top(document, chain_of(edit["section"])) - 1
        for _ in range(gap):
            above = None if above is None else next_to.get(above)
        alone = "nth" in more or "left" in more or not BULLET.match(edit["lines"][0])
        if alone or above is None or above not in next_to:
            return None
        blank = parted and above >= 0 and above not in items and _needs_blank(page, above + 1, item=True)
        ends = more.get("ends", [])
        for line in [page.ending] * blank + _ended(page, edit["lines"], ends):
            next_to[above], next_to[len(lines)] = len(lines), next_to[above]
            above = len(lines)
            lines.append(line)
            items.add(above)
        if _was_last(ends) and next_to[above] not in next_to:
            del next_to[above]
        last[edit["id"]] = above
    return "\n".join([lines[number] for number in _in_turn(next_to)])


def _in_turn(next_to: dict[int, int]) -> Iterator[int]:
    number = next_to.get(-1)
    while number is not None:
        yield number
        number = next_to.get(number)


def lines_around(before: Page, after: Page, keys: Sequence[str]) -> dict[str, list[list[str]]]:
    """Return the lines that were written around new, adjacent memories: id → [lines directly above, lines directly
    below], such as a heading, blank lines or the end of the last line. Memories without such lines are left out."""
    old, new = before.document.lines, after.document.lines
    if old[-1] and len(new) > len(old) and new[len(old) - 1] == old[-1] + before.ending:
        old = [*old[:-1], new[len(old) - 1]]  # the last line got a line end
    pairs = enumerate(zip(old, new, strict=False))
    first = next((number for number, (was, line) in pairs if was != line), len(old))
    behind = first + len(new) - len(old)
    if not keys or new[behind:] != old[first:]:
        return {}
    found: dict[str, list[list[str]]] = {}
    places = sorted((memory.line - 1, memory.end, key) for key in keys if (memory := after.find(key)))
    for start, end, key in places:
        last = behind if key == places[-1][2] else end
        if first < start or end < last:
            found[key] = [new[first:start], new[end:last]]
        first = last
    return found


def _top(document: Document, chain: tuple[str, ...]) -> int:
    """Return the line (0-based) behind the heading of a chain, or behind the front matter for an empty chain. -1 if the
    heading is missing."""
    region = _region(document, chain, exact=True)
    return -1 if region is None else region[0] + (1 if chain else 0)


def _reads_well(page: Page, text: str, lines: list[str], keys: Sequence[str], chain: tuple[str, ...] | None) -> bool:
    """Whether the text contains the lines, under the headings of `chain` unless it is None, and everything else reads
    as before."""
    after = page.with_text(text)
    if after.readings(keys=keys) != page.readings() or _written(after, keys) != [one for one in lines if one.strip()]:
        return False
    found = [memory for key in keys if (memory := after.find(key))]
    return chain is None or all(_folded(chain_of(memory.heading)) == _folded(chain) for memory in found)


def _written(page: Page, keys: Sequence[str]) -> list[str]:
    """Return the non-blank lines of these memories as read from the page; empty if one is missing."""
    found = [page.find(key) for key in keys]
    return [line for memory in found if memory for line in page.raw(memory) if line.strip()] if all(found) else []


def _insertions(page: Page, lines: list[str], chain: tuple[str, ...] | None, exact: bool) -> Iterator[str]:
    """Yield texts with the lines at the end of the section, then at earlier places in case the end is inside a
    block."""
    document = page.document
    item = bool(BULLET.match(lines[0]))
    region = _region(document, chain, exact)
    if region is None:
        place, headings = _new_section(document, chain or (), exact)
        yield _spliced(page, place, [*headings, "", *lines], item=False)
        return
    start, end = region
    yield _spliced(page, end, lines, item=item)
    for place in range(end - 1, start, -1):
        if place == start + 1 or not document.lines[place - 1].strip():
            yield _spliced(page, place, [*lines, ""], item=item, exact=True)
    yield _spliced(page, end, [*lines, "", "<!-- -->"], item=item)  # the comment separates them from the text behind


def _region(document: Document, chain: tuple[str, ...] | None, exact: bool) -> tuple[int, int] | None:
    """Return (first line, line behind the last), 0-based, of the part directly below a heading; None if the heading is
    missing."""
    starts = [line for line, _, _ in document.sections]
    ends = [*starts[1:], len(document.lines)]
    if chain is None and starts and document.sections[0][1] == 1 and not _leads(document, starts[0]):
        return starts[0], ends[0]
    if not chain:
        return document.body, starts[0] if starts else len(document.lines)
    wanted = _folded(chain)
    for number, above in enumerate(_chains(document)):
        if _folded(above) == wanted or (len(wanted) == 1 and not exact and _folded(above)[-1:] == wanted):
            return starts[number], ends[number]
    return None


def _leads(document: Document, line: int) -> bool:
    """Whether a memory stands before this line."""
    return any(memory.line <= line for memory in document.memories[:1])


def _folded(chain: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(title.strip().casefold() for title in chain)


def _chains(document: Document) -> list[tuple[str, ...]]:
    """Return for each heading its titles, outermost first; headings without words add none."""
    open_headings: list[tuple[int, str]] = []
    chains = []
    for _, level, title in document.sections:
        while open_headings and open_headings[-1][0] >= level:
            open_headings.pop()
        open_headings.append((level, title))
        chains.append(tuple(name for _, name in open_headings if name))
    return chains


def _new_section(document: Document, chain: tuple[str, ...], exact: bool) -> tuple[int, list[str]]:
    """Return (line before which the new headings go, the headings). They go below the nearest existing heading of the
    chain."""
    chains = [_folded(above) for above in _chains(document)]
    for depth in range(len(chain) - 1, 0, -1):
        if _folded(chain[:depth]) in chains:
            number = chains.index(_folded(chain[:depth]))
            level = document.sections[number][1]
            later = [line for line, other, _ in document.sections[number + 1 :] if other <= level]
            return (later[0] if later else len(document.lines)), _headings(chain[depth:], level + 1)
    under_title = len(chain) == 1 and not exact and bool(document.memories or document.sections)
    return len(document.lines), _headings(chain, 2 if under_title else 1)


def _headings(titles: tuple[str, ...], level: int) -> list[str]:
    lines: list[str] = []
    for depth, title in enumerate(titles):
        lines += [f"{'#' * min(6, level + depth)} {title}", ""]
    return lines[:-1]


def _spliced(page: Page, place: int, lines: list[str], *, item: bool, exact: bool = False) -> str:
    """Return the text with the lines before line `place` (0-based), after the last non-blank line there; at the end of
    the file they go last. Blank lines separate them from anything that is no list item."""
    old, ending = page.document.lines, page.ending
    if place >= len(old):
        return _appended(page, lines, item=item)
    while not exact and place > page.document.body and not old[place - 1].strip():
        place -= 1
    parted = _needs_blank(page, place, item=item)
    if parted and not exact and not any(line.strip() for line in old[place : place + 2]):
        place, parted = place + 1, False  # a removed memory can leave two blank lines: use one of them
    block = [""] * parted + lines + [""] * bool(not exact and old[place].strip())
    return "\n".join([*old[:place], *(line + ending for line in block), *old[place:]])


def _appended(page: Page, lines: list[str], *, item: bool) -> str:
    """Return the text with the lines at its end. It never changes the text itself, so a plain append can write it."""
    text, ending = page.text, page.ending + "\n"
    last = len(page.document.lines) - (1 if text.endswith("\n") else 0)
    block = [""] * _needs_blank(page, last, item=item) + lines
    start = ending if text and not text.endswith("\n") else ""
    return text + start + "".join(line + ending for line in block)


def _needs_blank(page: Page, place: int, *, item: bool) -> bool:
    """Whether a new block needs a blank line after the line before `place`."""
    lines = page.document.lines
    if place <= 0 or not lines[place - 1].strip():
        return False
    if not item:
        return True
    for line, level, _ in page.document.sections:
        if line == place - 1:
            return level == 1
    return not any(memory.line <= place <= memory.end and memory.block == "item" for memory in page.document.memories)
