"""A change to a tree as a value: what is decided apart from what is done.

A change says what it means (action, before, after, reason) and which edits carry it out. Edits are plain JSON values,
so that a plan can be written down before anything is touched, and done again after a crash: each of them does nothing
where it was done already."""

from __future__ import annotations

from memctl.model.memory import HEADING_JOINT, Memory
from memctl.model.paths import shown
from memctl.model.record import memory_record, new_record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Edit = dict[str, Any]

DONE = {
    "add": "added", "update": "updated", "boost": "boosted", "supersede": "superseded", "merge": "merged",
    "forget": "forgot", "restore": "restored", "skip": "skipped",
}  # fmt: skip
ACTIONS = tuple(DONE)
ARCHIVE = "archive/"
TOMBSTONES = ".memctl/tombstones.jsonl"
KEYED = "tombstones.jsonl"  # the same in the state directory, for those that a purge leaves: they stay on this machine
STONES = (TOMBSTONES, KEYED)
REFUSED = "refused"  # note of a change that was asked for and not made
UNTOLD = "untold"  # note of a change whose words the journal does not keep
SAID = "said"  # note of one: when its words were said, to the second; the tree keeps the day
SEALED = "s"  # begins the name of a tombstone that can only be made with this machine's key
LATE = "late"  # note of one by which memctl learned what had been said some day before


class Change:
    """`id`, `path`, `line`: the memory that the change leaves; `before`, `after`: its words; `related`: [{id,
    similarity}]. `notes` are keys for the journal only, not for print."""

    __slots__ = ("action", "id", "path", "line", "before", "after", "reason", "related", "edits", "notes")

    def __init__(
        self,
        action: str,
        id: str = "",
        *,
        path: str = "",
        line: int = 0,
        before: str = "",
        after: str = "",
        reason: str = "",
        related: list[dict[str, Any]] | None = None,
        edits: tuple[Edit, ...] = (),
        notes: dict[str, Any] | None = None,
    ) -> None:
        self.action = action
        self.id = id
        self.path = path
        self.line = line
        self.before = before
        self.after = after
        self.reason = reason
        self.related = related or []
        self.edits = edits
        self.notes = notes or {}

    @property
    def place(self) -> str:
        """`path:line`, or the path alone where the line is not known yet."""
        return f"{shown(self.path)}:{self.line}" if self.line else shown(self.path)

    @property
    def text(self) -> str:
        """The words that the change leaves, or those that it took away."""
        return self.after or self.before

    def record(self) -> dict[str, Any]:
        """The change as a record of kind `change`."""
        return new_record(
            "change",
            action=self.action,
            id=self.id,
            path=self.path,
            line=self.line or None,
            before=self.before,
            after=self.after,
            reason=self.reason,
            related=self.related,
        )

    def __repr__(self) -> str:
        return f"Change({self.action} {self.id} {self.path}:{self.line} {self.reason!r} {self.after[:40]!r})"


def change_of(record: dict[str, Any]) -> Change:
    """A change as the journal has it: what it says, without its edits."""
    keys = ("path", "line", "before", "after", "reason", "related")
    return Change(record["action"], record.get("id", ""), **{key: record[key] for key in keys if key in record})


def insertion(memory: Memory, section: str | None = None, title: str = "") -> Edit:
    """Write a new memory, which has an id, at the end of a section of its file.

    `section` is the section's title or chain of titles, None the part below the file's title. `title` heads the file
    where it is new."""
    record = memory_record(memory)
    for name in ("v", "kind", "path", "line", "heading", "scope", "agent"):
        record.pop(name, None)
    head = f"# {title}\n" if title else ""
    return {"do": "insert", "path": memory.path, "id": memory.id, "section": section, "head": head, "memory": record}


def naming(memory: Memory, id: str) -> Edit:
    """Give a memory that has none an id."""
    return {"do": "mark", "path": memory.path, "id": memory.handle, "name": id}


def renaming(path: str, id: str, name: str, nth: int) -> Edit:
    """Give the `nth` memory (from 0) of those in a file that have this id another one."""
    return {"do": "rename", "path": path, "id": id, "name": name, "nth": nth}


def marking(
    path: str, id: str, marks: dict[str, str], tags: tuple[str, ...] = (), type: str = "", *, untagged: bool = False
) -> Edit:
    """Set `(key:: value)` marks, drop those whose value is empty, add tags (in the place of all that there are, where
    `untagged`), and write another `[type]`."""
    kind = {"type": type} if type else {}
    gone = {"untagged": True} if untagged else {}
    return {"do": "mark", "path": path, "id": id, "marks": marks, "tags": list(tags), **kind, **gone}


def rewording(path: str, id: str, text: str) -> Edit:
    """Put other words where a memory's words are; its marks stay."""
    return {"do": "reword", "path": path, "id": id, "text": text}


def replacing(
    path: str, id: str, was: list[str], lines: list[str], part: str = "", ends: list[str] | None = None
) -> Edit:
    """Put other lines where a memory's lines are, if they are still what they were. `part` is the id by which the
    journal knows it, where that is not the one that it has; `ends` how each line ends, where that is unusual."""
    more: Edit = {"part": part} if part and part != id else {}
    more |= {"ends": ends} if ends else {}
    return {"do": "replace", "path": path, "id": id, "was": was, "lines": lines, **more}


def rewriting(path: str, was: str, text: str) -> Edit:
    """Put another text in the place of a whole file's, where no edit of a memory can mend it."""
    return {"do": "rewrite", "path": path, "id": "", "was": was, "text": text}


def pasting(path: str, id: str, side: dict[str, Any], head: str = "") -> Edit:
    """Write a memory's lines under the headings of `side` (see `patch`), behind what they stood behind. `head` begins
    the file where it is new."""
    paste = {"do": "paste", "path": path, "id": id, "section": side["section"], "head": head, "lines": side["lines"]}
    return {**paste, "anchor": side.get("anchor")}


def cutting(path: str, id: str, lines: list[str], around: list[list[str]] | None = None) -> Edit:
    """Take a memory's lines out of its file, if they are still these, and what was written `around` them (see
    `placing.around`) where that still stands and nobody needs it."""
    cut = {"do": "cut", "path": path, "id": id, "lines": lines, "to": "", "anchor": None}
    return {**cut, "around": around} if around else cut


def moving(
    path: str,
    id: str,
    to: str,
    marks: dict[str, str] | None = None,
    *,
    section: str | None = None,
    anchor: list[Any] | None = None,
) -> Edit:
    """Move a memory, as it is written, to another file: under the same headings, or in `section`. `anchor` is what it
    stood behind there: [key of a memory or "" for the heading, lines in between]."""
    marks = marks or {}
    return {"do": "move", "path": path, "id": id, "to": to, "marks": marks, "section": section, "anchor": anchor}


def burying(fingerprints: list[str], date: str, *, lifted: bool = False) -> Edit:
    """Remember that the words with these fingerprints must not be learned again, or may be again."""
    return {"do": "bury", "path": TOMBSTONES, "id": "", "hashes": fingerprints, "date": date, "lifted": lifted}


def graves(edit: Edit) -> list[Edit]:
    """A burial, or its lifting, as one edit for each file that it changes."""
    keyed = [name for name in edit["hashes"] if name.startswith(SEALED)]
    plain = [name for name in edit["hashes"] if edit["lifted"] or not name.startswith(SEALED)]
    return [{**edit, "path": path, "hashes": names} for path, names in ((TOMBSTONES, plain), (KEYED, keyed)) if names]


def dropping(path: str, text: str) -> Edit:
    """Delete a file of which nothing but this text is left."""
    return {"do": "drop", "path": path, "id": "", "text": text}


def removal(path: str, id: str) -> Edit:
    """Take a memory out of its file for good."""
    return {"do": "remove", "path": path, "id": id}


def ensure_id(memory: Memory, new_id: str) -> tuple[str, tuple[Edit, ...]]:
    """(id, edits that make sure the memory bears it): a memory is named only when it must be referred to in writing."""
    return (memory.id, ()) if memory.id else (new_id, (naming(memory, new_id),))


def archiving(memory: Memory, id: str, marks: dict[str, str] | None = None) -> Edit:
    """Move a memory, which bears this id, to the archive: the same relative path, the same headings."""
    return moving(memory.path, id, ARCHIVE + memory.path, marks)


def archived(memory: Memory, new_id: str, reason: str, action: str = "forget") -> Change:
    """The change that moves a memory to the archive; `new_id` is used where it has none."""
    id, edits = ensure_id(memory, new_id)
    return Change(
        action,
        id,
        path=ARCHIVE + memory.path,
        before=memory.text,
        reason=reason,
        edits=(*edits, archiving(memory, id)),
        notes={"from": memory.path},
    )


def restored(memory: Memory, reason: str = "", anchor: list[Any] | None = None) -> Change:
    """The change that brings an archived memory back to where it was: behind `anchor`, where that is known."""
    path = memory.path.removeprefix(ARCHIVE)
    marks = {"until": "", "superseded-by": ""} if memory.superseded_by else {}
    edits = (moving(memory.path, memory.id, path, marks, anchor=anchor),)
    return Change("restore", memory.id, path=path, after=memory.text, reason=reason, edits=edits)


def chain_of(heading: str) -> tuple[str, ...]:
    """The titles of a chain of headings, the outermost first."""
    return tuple(heading.split(HEADING_JOINT)) if heading else ()
