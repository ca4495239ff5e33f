"""Removes memories from a Markdown file without changing how the others read."""

from __future__ import annotations

from memctl.model.errors import InputError
from memctl.model.markdown.page import Page, PageEdit
from memctl.model.paths import shown

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memctl.model.change import Edit
    from memctl.model.memory import Memory


def remove_all(edits: list[Edit], page: Page) -> Page:
    """Return the page without the memories of `cut` and `remove` edits. Sets `left` in an edit if lines must stay there
    to separate the neighbours. Raises PageEdit if a copied memory has changed since."""
    going = []
    for edit in edits:
        memory = page.find(edit["id"])
        if memory is None:
            continue
        if edit["do"] == "cut" and page.raw(memory) != edit["lines"]:
            raise PageEdit(edit, page.raw(memory))
        going.append((memory, edit.get("around")))
    but = [memory for memory, _ in going]
    for arounds in (True, False) if any(around for _, around in going) else (False,):
        together = page.with_text(_without_all(page, [(memory, arounds and around) for memory, around in going]))
        if together.readings() == page.readings(but=but):
            return together
    for edit in edits:
        if memory := page.find(edit["id"]):
            page, edit["left"] = _remove(page, memory)
    return page


def _without_all(page: Page, going: list[tuple[Memory, Any]]) -> str:
    """Return the text without these memories. They go one after the other. The lines written around a memory go with
    it, if they surround it at that moment."""
    lines, gone, ended = page.document.lines, set[int](), False
    for memory, around in going:
        gone.update(range(memory.line - 1, memory.end))
        above, below = around or ([], [])
        before = [at for at in range(memory.line - 1) if at not in gone][-len(above) :] if above else []
        behind = [at for at in range(memory.end, len(lines)) if at not in gone][: len(below)] if below else []
        if [lines[at] for at in before] == above and [lines[at] for at in behind] == below:
            gone.update(before, behind)
            ended = ended or len(lines) - 1 in behind
    left = [line for at, line in enumerate(lines) if at not in gone]
    if len(lines) - 1 in gone:
        if ended and left:  # the newline before the memory was written with it
            left[-1] = left[-1].removesuffix(page.ending)
        else:  # the newline before the memory stays
            left.append("")
    return "\n".join(left)


def _without(page: Page, memory: Memory, between: list[str]) -> str:
    lines = list(page.document.lines)
    start, end = memory.line - 1, memory.end
    lines[start:end] = ["", *between] if end == len(lines) and not between else between
    return "\n".join(lines)


def _remove(page: Page, memory: Memory) -> tuple[Page, list[str]]:
    """Return (the page without a memory, the lines left in its place): a blank line if the neighbours would join, or
    the empty comment that separates two lists in Markdown."""
    end = page.ending
    for between in ([], [end], [end, "<!-- -->" + end, end]):
        after = page.with_text(_without(page, memory, between))
        if after.readings() == page.readings(but=[memory]):
            return after, between
    place = f"{shown(page.path)}:{memory.line}"
    raise InputError(f"{place}: {memory.key} cannot be removed without a change to the text next to it")
