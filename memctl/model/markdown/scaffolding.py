"""Headings and blank lines that memctl wrote around memories. They go with the last memory that needs them, and return
with an undo or restore."""

from __future__ import annotations

import re

from memctl.model.change import ARCHIVE, chain_of
from memctl.model.markdown.page import Page

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence
    from typing import Any

    from memctl.model.change import Edit
    from memctl.model.memory import Memory

    # lines above a memory, lines below it (see `insert.lines_around`), headings above it
    Around = list[list[str]]

_HEADING = re.compile(r"(#{1,6})[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*\r?")


def owed(operations: Iterable[Mapping[str, Any]], paths: Collection[str]) -> dict[str, dict[str, Around]]:
    """Return path → id → lines written around each memory that was added to these files, unless they were removed
    again."""
    written: dict[str, dict[str, Around]] = {path: {} for path in paths}
    left: dict[str, dict[str, Around]] = {path: {} for path in paths}
    for edit in (edit for operation in operations for edit in operation.get("plan", ())):
        path, id = edit["path"], edit["id"]
        if path not in left:
            continue
        if edit["do"] == "insert":
            written[path][id] = [*(edit.get("around") or [[], []]), [edit.get("heading", "")]]
            left[path][id] = [*written[path][id]]
        elif edit["do"] == "cut" and edit.get("around"):
            left[path][id] = [[], [], []]
        elif edit["do"] in ("strip", "prop"):
            for side, owner in enumerate(edit["whose"]):
                if owner in left[path]:
                    left[path][owner][side] = [] if edit["do"] == "strip" else written[path][owner][side]
    return left


def stripped(before: Page, after: Page, arounds: Mapping[str, Around]) -> tuple[list[Edit], Page]:
    """Return the edits that remove unneeded scaffolding from a file after memories were removed, and the page after
    them.

    `arounds` comes from `owed`. Lines of other programs stay."""
    gone = [memory for memory in before.document.memories if not after.find(memory.key)]
    unused = {id: around for id, around in arounds.items() if not after.find(id)}
    places = _junctions(before, after, gone) if any(memory.id in unused for memory in gone) else {}
    edits: list[Edit] = []
    for place in sorted(places, reverse=True):  # from the bottom, so the remaining line numbers stay valid
        ids = [id for id in places[place] if id in arounds]
        edit = _strip_at(after, place, arounds, unused, ids) if ids else None
        if edit:
            edits.append(edit)
            after = strip(after, edit)
            for side, owner in enumerate(edit["whose"]):
                if owner:
                    unused[owner] = [[] if side == number else lines for number, lines in enumerate(unused[owner])]
    return edits, after


def bared(before: Page, after: Page, made: Collection[str] | None) -> tuple[list[Edit], Page]:
    """Return the edits that remove headings which had only deleted memories, and the page after them. `made` comes from
    `written_around`. Headings of other programs stay; in the archive all headings are memctl's."""
    gone = [memory for memory in before.document.memories if not after.find(memory.key)]
    titles = {title for memory in gone for title in chain_of(memory.heading)}
    own = None if before.path.startswith(ARCHIVE) else made or ()
    edits: list[Edit] = []
    while edit := _bare_heading(after, titles, [memory.key for memory in gone], own):
        edits.append(edit)
        after = strip(after, edit)
    return edits, after


def _bare_heading(page: Page, titles: Collection[str], ids: list[str], own: Collection[str] | None) -> Edit | None:
    """Return the edit that removes a heading with one of these titles and nothing below it. `own` has memctl's lines,
    None if all lines are."""
    lines = page.document.lines
    for number in range(page.document.body, len(lines)):
        heading = _HEADING.fullmatch(lines[number])
        if not heading or heading[2] not in titles or (own is not None and lines[number] not in own):
            continue
        end = next((at for at in range(number + 1, len(lines)) if lines[at].strip()), len(lines) - 1)
        below = _HEADING.fullmatch(lines[end])
        if not lines[end].strip() or (below and len(below[1]) <= len(heading[1])):
            edit = _edit(page, number, max(end, number + 1), ["", ""], ids)
            if strip(page, edit) is not page:
                return edit
    return None


def written_around(operations: Iterable[Mapping[str, Any]], path: str) -> frozenset[str] | None:
    """Return the lines, apart from memories, that memctl wrote to a file that it created; None if another program
    created the file."""
    lines: set[str] | None = None
    for operation in operations:
        if path in operation.get("made", {}):
            lines = {*operation["made"][path]}
        for edit in operation.get("plan", ()) if lines is not None else ():
            if edit["path"] == path and edit["do"] == "drop":
                lines = None
                break
            if edit["path"] == path and edit.get("around"):
                lines = {*lines, *(line for side in edit["around"] for line in side)} if lines is not None else None
    return None if lines is None else frozenset(lines)


def skeleton(page: Page) -> list[str]:
    """Return the non-blank lines of a file outside its memories."""
    own = {number for memory in page.document.memories for number in range(memory.line - 1, memory.end)}
    return [line for number, line in enumerate(page.document.lines) if number not in own and line.strip()]


def is_done_with(page: Page, made: Collection[str] | None) -> bool:
    """Whether memctl may delete a file: it has no memory, and only lines that memctl wrote. In the archive all headings
    are memctl's."""
    left = [] if page.document.memories else skeleton(page)
    if page.document.memories or page.mark:
        return False
    if page.path.startswith(ARCHIVE):
        return all(_HEADING.fullmatch(line) for line in left[_front_lines(page) :])
    return made is not None and all(line in made for line in left)


def _front_lines(page: Page) -> int:
    return sum(1 for line in page.document.lines[: page.document.body] if line.strip())


def strip(page: Page, edit: Edit) -> Page:
    """Return the page without the lines of an edit, if they are still in place and everything else reads the same
    without them."""
    start, lines, all = _start(page, edit), edit["lines"], page.document.lines
    if start < 0 or all[start : start + len(lines)] != lines:
        return page
    left = [*all[:start], *all[start + len(lines) :]]
    if start == len(left) > 0:  # the last line had no newline before
        left[-1] = left[-1].removesuffix("\r")
    return _same(page, left)


def prop(page: Page, edit: Edit) -> Page:
    """Return the page with the lines of an edit back in place, if everything else reads the same with them."""
    start, all = _start(page, edit), page.document.lines
    if start < 0:
        return page
    before = [*all[:-1], all[-1] + page.ending] if start == len(all) else all[:start]
    return _same(page, [*before, *edit["lines"], *all[start:]])


def inverse(edit: Edit) -> Edit:
    """Return the edit that reverts a strip or a prop."""
    return {**edit, "do": "prop" if edit["do"] == "strip" else "strip"}


def _junctions(before: Page, after: Page, gone: Sequence[Memory]) -> dict[int, list[str]]:
    """Return line index → ids of the memories removed there. Empty if the file has any other change."""
    out = {number for memory in gone for number in range(memory.line - 1, memory.end)}
    lines = before.document.lines
    if [line for number, line in enumerate(lines) if number not in out] != list(after.document.lines):
        return {}
    found: dict[int, list[str]] = {}
    for memory in gone:
        place = memory.line - 1 - sum(number < memory.line - 1 for number in out)
        found.setdefault(place, []).append(memory.id)
    return found


def _strip_at(
    page: Page, place: int, arounds: Mapping[str, Around], unused: Mapping[str, Around], ids: list[str]
) -> Edit | None:
    """Return the edit that removes as many lines as possible around a place in its section, if everything else reads
    the same without them."""
    for memory in page.document.memories:
        if memory.line - 1 == place or (memory.end == place and memory.id in arounds):
            return None  # a present memory needs the lines
    sections = [arounds[id][2] for id in ids]
    lines = page.document.lines
    above, below = [(0, "")], [(0, "")]
    for id, (up, down, section) in unused.items():
        if id not in ids and section not in sections:
            continue
        above += [(len(up), id)] if up and up == lines[max(0, place - len(up)) : place] else []
        below += [(len(down), id)] if down and down == lines[place : place + len(down)] else []
    pairs = [(one, other) for one in above for other in below if one[0] + other[0]]
    for (up_count, upper), (down_count, lower) in sorted(pairs, key=lambda pair: -pair[0][0] - pair[1][0]):
        edit = _edit(page, place - up_count, place + down_count, [upper, lower], ids)
        if strip(page, edit) is not page:
            return edit
    return None


def _same(page: Page, lines: Sequence[str]) -> Page:
    """Return the page with these lines if its memories read the same; otherwise the page unchanged."""
    other = page.with_text("\n".join(lines))
    return other if lines and other.readings() == page.readings() else page


def _edit(page: Page, start: int, end: int, whose: list[str], ids: list[str]) -> Edit:
    above = [memory for memory in page.document.memories if memory.end <= start]
    behind = [above[-1].key, start - above[-1].end] if above else ["", start]
    lines = list(page.document.lines[start:end])
    return {
        "do": "strip", "path": page.path, "id": "", "lines": lines, "behind": behind, "whose": whose, "of": ids,
    }  # fmt: skip


def _start(page: Page, edit: Edit) -> int:
    """Return the index of the line where the lines of an edit stood; -1 if unknown."""
    key, gap = edit["behind"]
    found = page.find(key) if key else None
    if key and not found:
        return -1
    start: int = (found.end if found else 0) + gap
    return start if start <= len(page.document.lines) else -1
