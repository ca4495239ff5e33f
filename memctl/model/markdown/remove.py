"""Taking memories out of a Markdown file, so that all others read as before."""

from __future__ import annotations

from memctl.model.errors import InputError
from memctl.model.markdown.page import Page, PageEdit
from memctl.model.paths import shown

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memctl.model.change import Edit
    from memctl.model.memory import Memory

    Span = tuple[int, int, bool]  # the first line (0-based), the one behind the last, whether the end before goes too


def remove_all(edits: list[Edit], page: Page) -> Page:
    """The page without the memories that `cut` and `remove` edits name. What is left in the place of one, to part what
    stands next to it, is noted in its edit. Changed where one that was copied reads otherwise by now."""
    going, spans = [], []
    for edit in edits:
        memory = page.find(edit["id"])
        if memory is None:
            continue
        if edit["do"] == "cut" and page.raw(memory) != edit["lines"]:
            raise PageEdit(edit, page.raw(memory))
        going.append(memory)
        spans.append(_with_around(page, memory, edit.get("around")))
    for places in (spans, [_span(memory) for memory in going]):
        together = page.with_text(_without(page, places, []))
        if together.readings() == page.readings(but=going):
            return together
    for edit in edits:
        if memory := page.find(edit["id"]):
            page, edit["left"] = _remove(page, memory)
    return page


def _span(memory: Memory) -> Span:
    return memory.line - 1, memory.end, False


def _with_around(page: Page, memory: Memory, around: list[list[str]] | None) -> Span:
    """The lines of a memory, with what was written around it if all of that still stands."""
    above, below = around or ([], [])
    lines, first, last = page.document.lines, memory.line - 1 - len(above), memory.end + len(below)
    if first < 0 or [lines[first : memory.line - 1], lines[memory.end : last]] != [above, below]:
        return _span(memory)
    return first, last, bool(below) and last == len(lines) and first > 0


def _without(page: Page, spans: list[Span], between: list[str]) -> str:
    lines = list(page.document.lines)
    for start, end, ended in sorted(spans, reverse=True):
        if ended:  # the line end before the memory was written with it
            lines[start - 1 :] = [lines[start - 1].removesuffix(page.ending)]
        else:  # it stays when the memory goes
            lines[start:end] = ["", *between] if end == len(lines) and not between else between
    return "\n".join(lines)


def _remove(page: Page, memory: Memory) -> tuple[Page, list[str]]:
    """(the page without a memory, what was left in its place): a blank line where its neighbours would grow together,
    or the empty comment that parts two lists in Markdown."""
    end = page.ending
    for between in ([], [end], [end, "<!-- -->" + end, end]):
        after = page.with_text(_without(page, [_span(memory)], between))
        if after.readings() == page.readings(but=[memory]):
            return after, between
    place = f"{shown(page.path)}:{memory.line}"
    raise InputError(f"{place}: {memory.key} cannot be removed without a change to the text next to it")
