"""Removes memories from a Markdown file without changing how the others read."""

from __future__ import annotations

from memctl.model.errors import InputError
from memctl.model.markdown.page import Page, PageEdit
from memctl.model.paths import shown

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memctl.model.change import Edit
    from memctl.model.memory import Memory

    Span = tuple[int, int, bool]  # first line (0-based), line behind the last, whether the newline before also goes


def remove_all(edits: list[Edit], page: Page) -> Page:
    """Return the page without the memories of `cut` and `remove` edits. Sets `left` in an edit if lines must stay there
    to separate the neighbours. Raises PageEdit if a copied memory has changed since."""
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
    """Return the span of a memory, including the lines written around it if all of them still stand."""
    above, below = around or ([], [])
    lines, first, last = page.document.lines, memory.line - 1 - len(above), memory.end + len(below)
    if first < 0 or [lines[first : memory.line - 1], lines[memory.end : last]] != [above, below]:
        return _span(memory)
    return first, last, bool(below) and last == len(lines) and first > 0


def _without(page: Page, spans: list[Span], between: list[str]) -> str:
    lines = list(page.document.lines)
    for start, end, ended in sorted(spans, reverse=True):
        if ended:  # the newline before the memory was written with it
            lines[start - 1 :] = [lines[start - 1].removesuffix(page.ending)]
        else:  # the newline before the memory stays
            lines[start:end] = ["", *between] if end == len(lines) and not between else between
    return "\n".join(lines)


def _remove(page: Page, memory: Memory) -> tuple[Page, list[str]]:
    """Return (the page without a memory, the lines left in its place): a blank line if the neighbours would join, or
    the empty comment that separates two lists in Markdown."""
    end = page.ending
    for between in ([], [end], [end, "<!-- -->" + end, end]):
        after = page.with_text(_without(page, [_span(memory)], between))
        if after.readings() == page.readings(but=[memory]):
            return after, between
    place = f"{shown(page.path)}:{memory.line}"
    raise InputError(f"{place}: {memory.key} cannot be removed without a change to the text next to it")
