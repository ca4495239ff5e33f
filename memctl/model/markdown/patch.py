"""The effect of an operation on each memory: its state before and after.

A part is `{"id", "before", "after"}`. A side is null if the memory did not exist, otherwise `{"path", "section",
"lines"}`: the file, the chain of headings, and the lines. A side may also have "line" and "anchor", the place from
which the memory was removed (see `insert.anchor_of`); "around", the lines written above and below a memory that is new
there; "id", if it differs from the part's id; "ends", the line ends, if they differ from the rest of the file. A part
without sides belongs to a purged memory: nobody has its words. For a file that was rewritten as a whole, the plan has
both texts."""

from __future__ import annotations

from memctl.model.change import STONES
from memctl.model.markdown.edit import apply, batches, namesake
from memctl.model.markdown.insert import Row, leaving
from memctl.model.markdown.page import Page

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from typing import Any

    from memctl.model.change import Edit
    from memctl.model.memory import Memory

    Operation = dict[str, Any]  # a line of the journal
    Part = dict[str, Any]
    Side = dict[str, Any]


def patch_of(edits: Sequence[Edit], first: Mapping[str, Page], last: Mapping[str, Page]) -> list[Part]:
    """Return the parts of these edits; `first` has the files before them, `last` after them. Plain insertions have no
    part, because the plan describes them. A memory that got an id counts as if it always had it."""
    namings = [edit for edit in edits if edit["do"] == "mark" and edit.get("name")]
    names = {edit["id"]: edit["name"] for edit in namings}
    parts: dict[str, Part] = {}
    stood: dict[str, Memory] = {}
    pages: dict[str, Page] = {}
    for edit in edits:
        if edit["path"] in STONES or edit["do"] in ("insert", "rewrite", "strip", "prop", "drop"):
            continue
        path: str = edit["path"]
        key = _key_of(edit, names)
        if path not in pages:
            pages[path] = first[path]
            for lot in batches([one for one in namings if one["path"] == path]):  # two memories may share a handle
                pages[path] = apply(lot, pages[path])
        part = parts.setdefault(key, {"id": key, "before": None, "after": None})
        was, now = _found_by(edit, key, pages[path], "was"), _found_by(edit, key, last[path], "lines")
        if was:
            part["before"], stood[key] = _side(pages[path], was, key), was
        part["after"] = _side(last[path], now, key) if now else part["after"]
    rows = {path: Row(page) for path, page in pages.items()}
    left = {edit["id"]: edit.get("left") for edit in edits}
    around = {_key_of(edit, names): edit["around"] for edit in edits if edit["do"] == "paste" and "around" in edit}
    for key, part in parts.items():
        _anchor(part, rows, stood.get(key), left.get(key))
        if key in around and part["after"]:
            part["after"]["around"] = around[key]
    gone = {edit["id"] for edit in edits if edit["do"] == "remove"}
    return [{"id": key} if key in gone else part for key, part in parts.items()]


def _key_of(edit: Edit, names: Mapping[str, str]) -> str:
    """Return the id of the part that an edit belongs to."""
    key: str = edit.get("part") or edit.get("name") or names.get(edit["id"], edit["id"])
    return key


def _found_by(edit: Edit, key: str, page: Page, lines: str) -> Memory | None:
    """Return the memory of an edit in its file before the edit (`lines` is "was") or after it ("lines")."""
    if found := page.find(key):
        return found
    if edit["do"] == "rename" and lines == "was" and page.find(edit["id"]):
        return namesake(page, edit)
    return page.standing(edit[lines]) if edit["do"] == "replace" else None


def _side(page: Page, memory: Memory, key: str) -> Side:
    other: dict[str, Any] = {"id": memory.id} if memory.id != key else {}
    ends = page.ends(memory)
    if any(end and end.removesuffix("\n") != page.ending for end in ends):
        other["ends"] = ends
    return {"path": page.path, "section": memory.heading, "lines": page.raw(memory), **other}


def _anchor(part: Part, rows: Mapping[str, Row], memory: Memory | None, left: list[str] | None) -> None:
    before, after = part["before"], part["after"]
    if memory and (after is None or after["path"] != before["path"]):
        before.update(anchor=leaving(rows[before["path"]].place(memory), left), line=memory.line)


def parts_of(operation: Operation) -> list[Part]:
    """Return every part of an operation in plan order; empty if it changed no memory."""
    parts: dict[str, Part] = {}
    for edit in operation.get("plan", ()):
        if edit.get("do") == "insert":
            parts[edit["id"]] = {"id": edit["id"]}
            if "lines" in edit:
                side = {"path": edit["path"], "section": edit["heading"], "lines": edit["lines"]}
                side |= {"around": edit["around"]} if "around" in edit else {}
                parts[edit["id"]] |= {"before": None, "after": side}
    parts.update((part["id"], part) for part in operation.get("patch", ()))
    return list(parts.values())


def sides_now(operations: Iterable[Operation]) -> dict[str, tuple[Side | None, Operation]]:
    """Return id → (last state of the memory, the operation that wrote it), for every memory that memctl ever wrote. A
    removed or purged memory has (None, {})."""
    found: dict[str, tuple[Side | None, Operation]] = {}
    for operation in operations:
        for part in parts_of(operation):
            side = part.get("after")
            found[part["id"]] = (side, operation) if side and "id" not in side else (None, {})
    return found


def memory_of_side(side: Side) -> Memory | None:
    """Return the memory that the lines of a side describe; None if they describe none."""
    found = Page("\n".join(side["lines"]) + "\n", side["path"]).document.memories
    return found[0] if found else None
