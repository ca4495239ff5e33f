"""A change to a tree as a value: deciding is separate from writing.

A change says what it means (action, before, after, reason) and lists the edits that carry it out. Edits are plain JSON
values: the journal can store the plan before any file changes, and a crash can be repaired by running it again. An edit
that is already done does nothing."""

from __future__ import annotations

from memctl.model.memory import HEADING_JOINT, Memory
from memctl.model.paths import shown
from memctl.model.record import memory_record, new_record
from memctl.model.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    Edit = dict[str, Any]

DONE = {
    "add": "added", "update": "updated", "boost": "boosted", "supersede": "superseded", "merge": "merged",
    "forget": "forgot", "restore": "restored", "skip": "skipped",
}  # fmt: skip
ACTIONS = tuple(DONE)
ARCHIVE = "archive/"
TOMBSTONES = ".memctl/tombstones.jsonl"
KEYED = "tombstones.jsonl"  # tombstones of purged memories: in the state directory, so they stay on this machine
STONES = (TOMBSTONES, KEYED)
REFUSED = "refused"  # note of a requested change that memctl did not make
UNTOLD = "untold"  # note of a change whose words the journal does not store
SAID = "said"  # note: when the words were said, to the second; the tree stores only the day
RULE = "rule"  # note: the name of the extraction rule that found the words, or "model"
SEALED = "s"  # first letter of a tombstone name that needs the key of this machine
LATE = "late"  # note: memctl learned this some day after it was said


_KEYS = ("action", "id", "path", "line", "before", "after", "reason", "related")  # of its record
_NO_NOTES: dict[str, Any] = {}


class Change(Value):
    """`id`, `path` and `line` locate the memory after the change; `before` and `after` are its words; `related` is
    [{id, similarity}]. `notes` go into the journal only, not into the output."""

    action: str
    id: str = ""
    path: str = ""
    line: int = 0
    before: str = ""
    after: str = ""
    reason: str = ""
    related: Sequence[dict[str, Any]] = ()
    edits: tuple[Edit, ...] = ()
    notes: Mapping[str, Any] = _NO_NOTES

    @property
    def place(self) -> str:
        """`path:line`, or only the path if the line is not known yet."""
        return f"{shown(self.path)}:{self.line}" if self.line else shown(self.path)

    @property
    def text(self) -> str:
        """The words after the change, or the removed words."""
        return self.after or self.before

    def record(self) -> dict[str, Any]:
        return new_record("change", **{key: getattr(self, key) or None for key in _KEYS})

    def __repr__(self) -> str:
        return f"Change({self.action} {self.id} {self.path}:{self.line} {self.reason!r} {self.after[:40]!r})"


def change_of(record: dict[str, Any]) -> Change:
    """Return the change that a journal record describes, without its edits."""
    return Change(record["action"], **{key: record[key] for key in _KEYS[1:] if key in record})


def insert_edit(memory: Memory, section: str | None = None, title: str = "") -> Edit:
    """Add a new memory, which has an id, at the end of a section of its file.

    `section` is the section's title or chain of titles; None means the part below the file's title. `title` is the
    heading of a new file."""
    record = memory_record(memory)
    for name in ("v", "kind", "path", "line", "heading", "scope", "agent"):
        record.pop(name, None)
    head = f"# {title}\n" if title else ""
    return {"do": "insert", "path": memory.path, "id": memory.id, "section": section, "head": head, "memory": record}


def name_edit(memory: Memory, id: str) -> Edit:
    """Give an id to a memory that has none."""
    return {"do": "mark", "path": memory.path, "id": memory.handle, "name": id}


def rename_edit(path: str, id: str, name: str, nth: int) -> Edit:
    """Give a new id to the `nth` memory (from 0) that has this id in the file."""
    return {"do": "rename", "path": path, "id": id, "name": name, "nth": nth}


def mark_edit(
    path: str, id: str, marks: dict[str, str], tags: tuple[str, ...] = (), type: str = "", *, untagged: bool = False
) -> Edit:
    """Set `(key:: value)` marks, remove those with an empty value, add tags and set the `[type]`. `untagged` removes
    the old tags first."""
    kind = {"type": type} if type else {}
    gone = {"untagged": True} if untagged else {}
    return {"do": "mark", "path": path, "id": id, "marks": marks, "tags": list(tags), **kind, **gone}


def reword_edit(path: str, id: str, text: str) -> Edit:
    """Replace the words of a memory; its marks stay."""
    return {"do": "reword", "path": path, "id": id, "text": text}


def replace_edit(
    path: str, id: str, was: list[str], lines: list[str], part: str = "", ends: list[str] | None = None
) -> Edit:
    """Replace the lines of a memory if they still equal `was`. `part` is its id in the journal if that differs from
    `id`; `ends` lists the line ends if they are unusual."""
    more: Edit = {"part": part} if part and part != id else {}
    more |= {"ends": ends} if ends else {}
    return {"do": "replace", "path": path, "id": id, "was": was, "lines": lines, **more}


def rewrite_edit(path: str, was: str, text: str) -> Edit:
    """Replace the text of a whole file, if no edit of single memories can repair it."""
    return {"do": "rewrite", "path": path, "id": "", "was": was, "text": text}


def paste_edit(path: str, id: str, side: dict[str, Any], head: str = "") -> Edit:
    """Insert the lines of a memory under the headings of `side` (see `patch`), at its old anchor. `head` begins a new
    file."""
    paste = {"do": "paste", "path": path, "id": id, "section": side["section"], "head": head, "lines": side["lines"]}
    return {**paste, "anchor": side.get("anchor")}


def cut_edit(path: str, id: str, lines: list[str], around: list[list[str]] | None = None) -> Edit:
    """Remove the lines of a memory if they still equal `lines`, and the lines `around` it (see `insert.lines_around`)
    if they still stand and nothing needs them."""
    cut = {"do": "cut", "path": path, "id": id, "lines": lines, "to": "", "anchor": None}
    return {**cut, "around": around} if around else cut


def move_edit(
    path: str,
    id: str,
    to: str,
    marks: dict[str, str] | None = None,
    *,
    section: str | None = None,
    anchor: list[Any] | None = None,
) -> Edit:
    """Move a memory, as written, to another file: under the same headings, or to `section`. `anchor` is its old place
    there: [key of the memory before it, or "" for the heading; lines in between]."""
    marks = marks or {}
    return {"do": "move", "path": path, "id": id, "to": to, "marks": marks, "section": section, "anchor": anchor}


def bury_edit(fingerprints: list[str], date: str, *, lifted: bool = False) -> Edit:
    """Store tombstones for these fingerprints, so that nobody learns the words again; `lifted` revokes them."""
    return {"do": "bury", "path": TOMBSTONES, "id": "", "hashes": fingerprints, "date": date, "lifted": lifted}


def split_bury_edit(edit: Edit) -> list[Edit]:
    """Split a bury edit into one edit for each tombstone file."""
    keyed = [name for name in edit["hashes"] if name.startswith(SEALED)]
    plain = [name for name in edit["hashes"] if edit["lifted"] or not name.startswith(SEALED)]
    return [{**edit, "path": path, "hashes": names} for path, names in ((TOMBSTONES, plain), (KEYED, keyed)) if names]


def drop_edit(path: str, text: str) -> Edit:
    """Delete a file that contains nothing but this text."""
    return {"do": "drop", "path": path, "id": "", "text": text}


def remove_edit(path: str, id: str) -> Edit:
    """Delete a memory from its file for good."""
    return {"do": "remove", "path": path, "id": id}


def ensure_id(memory: Memory, new_id: str) -> tuple[str, tuple[Edit, ...]]:
    """Return (id, edits that write it). A memory without an id gets `new_id`, because something is about to refer to
    it."""
    return (memory.id, ()) if memory.id else (new_id, (name_edit(memory, new_id),))


def archive_edit(memory: Memory, id: str, marks: dict[str, str] | None = None) -> Edit:
    """Move a memory with this id to the archive, to the same relative path and headings."""
    return move_edit(memory.path, id, ARCHIVE + memory.path, marks)


def archived(memory: Memory, new_id: str, reason: str, action: str = "forget") -> Change:
    """Return the change that moves a memory to the archive. `new_id` is for a memory without an id."""
    id, edits = ensure_id(memory, new_id)
    return Change(
        action,
        id,
        path=ARCHIVE + memory.path,
        before=memory.text,
        reason=reason,
        edits=(*edits, archive_edit(memory, id)),
        notes={"from": memory.path},
    )


def restored(memory: Memory, reason: str = "", anchor: list[Any] | None = None) -> Change:
    """Return the change that moves an archived memory back, behind `anchor` if it is known."""
    path = memory.path.removeprefix(ARCHIVE)
    marks = {"until": "", "superseded-by": ""} if memory.superseded_by else {}
    edits = (move_edit(memory.path, memory.id, path, marks, anchor=anchor),)
    return Change("restore", memory.id, path=path, after=memory.text, reason=reason, edits=edits)


def chain_of(heading: str) -> tuple[str, ...]:
    """Return the titles of a heading chain, outermost first."""
    return tuple(heading.split(HEADING_JOINT)) if heading else ()
