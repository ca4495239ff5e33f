"""Views of the journal: operations as lines or records, and memories that other programs dropped.

An operation is a line of the journal: {"op", "t", "command", "changes": [change records without v and kind], "plan",
"patch"}. An operation that changed no memory has no `changes`."""

from __future__ import annotations

from memctl.model.change import DONE
from memctl.model.copies import second_id
from memctl.model.markdown.patch import memory_of_side, parts_of
from memctl.model.paths import shown
from memctl.model.record import new_record
from memctl.model.text.lines import one_line
from memctl.model.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence
    from typing import Any

    from memctl.model.markdown.patch import Operation, Part, Side

_SHOWN = ("action", "id", "path", "line", "before", "after", "reason", "related")


class Dropped(Value):
    """A memory that memctl wrote, no command removed, and the tree lacks. `side` is its state when memctl last wrote
    it, `operation` the operation that did."""

    id: str
    side: Side
    operation: Operation

    @property
    def path(self) -> str:
        return str(self.side["path"])

    @property
    def text(self) -> str:
        memory = memory_of_side(self.side)
        return memory.text if memory else "\n".join(self.side["lines"])

    @property
    def other_id(self) -> str:
        """The id under which a merge puts these words aside, if another wording keeps the id."""
        memory = memory_of_side(self.side)
        return second_id(memory) if memory else ""


def find_dropped(written: Mapping[str, tuple[Side | None, Operation]], ids: Collection[str]) -> list[Dropped]:
    """Return the memories that are gone although memctl did not remove them, in the order of writing.

    `written` has the last written state of each (see `sides_now`); `ids` has all ids in the tree and its archive. An
    editor that saves an old buffer and a person who deletes a line look the same here; `memctl restore ID` brings the
    memory back in both cases."""
    found = []
    for id, (side, operation) in written.items():
        if side is not None and id not in ids:
            found.append(Dropped(id, side, operation))
    return found


def is_change(operation: Operation) -> bool:
    return bool(operation.get("changes"))


def touches(operation: Operation, words: Collection[str]) -> bool:
    """Whether one of the words is the operation's id, or an id, file or directory that it touched."""
    names = {operation["op"]}
    for change in operation.get("changes", ()):
        names.update((change.get("id", ""), change.get("path", ""), change.get("from", "")))
        names.update(other.get("id", "") for other in change.get("related", ()))
    for part in parts_of(operation):
        names.add(part["id"])
        names.update(side["path"] for side in (part.get("before"), part.get("after")) if side)
    return any(word in names or any(name.startswith(word.rstrip("/") + "/") for name in names) for word in words)


def told_count(operation: Operation) -> str:
    """Return the number of changes: `3 changes`."""
    count = len(operation["changes"])
    return f"{count} change{'s' * (count != 1)}"


def summary(operation: Operation) -> str:
    """Return a short description of an operation: the action and id of its one change, or the number of each kind."""
    changes = operation["changes"]
    if len(changes) == 1:
        words = [changes[0]["action"], changes[0].get("id")]
        return _undone(operation) + " ".join(word for word in words if word)
    return _undone(operation) + _counted([change["action"] for change in changes])


def told(operation: Operation) -> str:
    """Return what an operation did: `added`, or `2 added, 1 superseded`."""
    words = [DONE.get(change["action"], change["action"]) for change in operation["changes"]]
    return _undone(operation) + (words[0] if len(words) == 1 else _counted(words))


def _undone(operation: Operation) -> str:
    return f"of {' '.join(operation['undoes'])}: " if operation.get("undoes") else ""


def _counted(words: Sequence[str]) -> str:
    return ", ".join(f"{words.count(word)} {word}" for word in dict.fromkeys(words))


def texts(operation: Operation) -> str:
    """Return the distinct texts of an operation."""
    return " | ".join(dict.fromkeys(filter(None, map(change_text, operation["changes"]))))


def change_text(change: Mapping[str, Any]) -> str:
    """Return the new text of a change, or else its old one, on one line."""
    return one_line(change.get("after") or change.get("before") or "")


def records(operation: Operation) -> list[dict[str, Any]]:
    """Return the changes of an operation as records with its id, time and command."""
    told = {"op": operation["op"], "time": operation["t"], "command": operation["command"]}
    return [
        new_record("change", **{key: change[key] for key in _SHOWN if key in change}, **told)
        for change in operation["changes"]
    ]


def patch_lines(operation: Operation) -> list[str]:
    """Return an operation's changes to files in the form of a diff, one memory at a time."""
    lines: list[str] = []
    for part in parts_of(operation):
        lines += _diff(part)
    for name, sign in (("buried", "+"), ("lifted", "-")):
        if operation.get(name):
            lines += ["tombstones", *(f"{sign}{stone}" for stone in operation[name])]
    return lines


def _diff(part: Part) -> list[str]:
    if "after" not in part:
        return [f"purged {part['id']}"]
    before, after = part["before"], part["after"]
    old_path, new_path = (shown(side["path"]) if side else "/dev/null" for side in (before, after))
    head = [f"--- {old_path}", f"+++ {new_path}"]
    old, new = before["lines"] if before else [], after["lines"] if after else []
    if old == new:
        return [*head, *(f" {line}" for line in new)]
    return [*head, *(f"-{line}" for line in old), *(f"+{line}" for line in new)]
