"""Undo of operations: for each memory, the way back to its state before them.

Pure. A memory that changed since, by hand or by a later operation, is refused and never overwritten."""

from __future__ import annotations

from memctl.core.lifecycle.forget import stones_of
from memctl.model.change import ARCHIVE, Change, bury_edit, cut_edit, paste_edit, replace_edit, rewrite_edit
from memctl.model.markdown.patch import memory_of_side, parts_of, sides_now
from memctl.model.markdown.scaffolding import inverse
from memctl.model.paths import shown
from memctl.model.usage import ids_of, operation_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

    from memctl.model.change import Edit
    from memctl.model.markdown.page import Page
    from memctl.model.markdown.patch import Operation, Part, Side
    from memctl.model.memory import Memory

    Stand = tuple[Memory, list[str]]  # a memory in the tree, and its lines


class UndoPlan:
    """A planned undo. `changes` undo the operations; `refused` has a sentence for each part that cannot be undone; a
    part that is already in its old state is in neither. `unused` are usage log lines to remove, `reused` lines to
    restore.

    `operations` are to be undone, oldest first. `memories` are the tree's. `page` reads a file (`whole`: even one that
    edits must not touch). `journal` returns all operations on some ids, oldest first; `wordings` returns every text of
    these memories. `buried` has the tombstones, `date` today's date, `uses` the lines of the usage log."""

    def __init__(
        self,
        operations: Sequence[Operation],
        memories: Iterable[Memory],
        page: Callable[..., Page],
        journal: Callable[[Iterable[str]], Iterable[Operation]],
        wordings: Callable[[Iterable[str]], Mapping[str, Iterable[str]]],
        *,
        buried: Collection[str],
        date: str,
        uses: Sequence[str] = (),
    ) -> None:
        self.changes: list[Change] = []
        self.refused: list[str] = []
        self._reason = f"undo {' '.join(operation['op'] for operation in operations)}"
        self._date = date
        self._buried = buried
        self._read_page = page
        self._pages: dict[str, Page] = {}
        self._journal = journal
        plans = [edit for operation in operations for edit in operation.get("plan", ())]
        self._heads = {edit["path"]: edit.get("text", "") for edit in plans if edit["do"] == "drop"}
        self._last: dict[str, tuple[Side | None, Operation]] = {}
        self._by_id: dict[str, list[Memory]] = {}
        self._by_key: dict[str, list[Memory]] = {}
        for memory in memories:
            self._by_id.setdefault(memory.id, []).append(memory)
            self._by_key.setdefault(memory.key, []).append(memory)
        for path, (was, text) in _rewritten(operations).items():
            self._write_back(path, was, text)
        parts = self._joined(operations)
        self._ids = [part["id"] for part in parts]
        self._new = {part["id"] for part in parts if "after" in part and not part["before"]}
        left = [part["id"] for part in parts if not self._take_back(part)]
        kept = set(stones_of(text for texts in wordings(left).values() for text in texts))
        self._move_stones(operations, kept)
        self._prop_up(operations)
        self.unused, self.reused = _uses_back(operations, uses)
        self._tell_uses()

    def _page(self, path: str) -> Page:
        if path not in self._pages:
            self._pages[path] = self._read_page(path)
        return self._pages[path]

    def _joined(self, operations: Sequence[Operation]) -> list[Part]:
        """Return one part for each memory: its state before the first operation and after the last."""
        joined: dict[str, Part] = {}
        for operation in operations:
            for part in parts_of(operation):
                earlier = joined.setdefault(part["id"], part)
                if earlier is not part and "after" in earlier and "after" in part:
                    broken = earlier.get("broken") or not _is_same(earlier["after"], part["before"])
                    after = _with_around(earlier["after"], part["after"])
                    joined[part["id"]] = {**part, "before": earlier["before"], "after": after, "broken": broken}
                elif "after" not in part:
                    joined[part["id"]] = part
        # an addition comes after the later ones: its heading and blank lines go only when nothing else needs them
        parts = [*joined.values()]
        parts.reverse()
        parts.sort(key=_place_before)
        return parts

    def _take_back(self, part: Part) -> bool:
        """Plan the way back for one memory; return whether there is one."""
        if "after" not in part:
            return self._refuse(f"{part['id']}: it was purged: only git history, clones and backups may still have it")
        if part.get("broken"):
            return self._refuse(f"{part['id']}: it was changed in between these operations too")
        before, after, found = part["before"], part["after"], self._named(part)
        if len(found) > 1:
            return self._refuse(f"{part['id']}: it is there {len(found)} times: memctl cannot know which is meant")
        stand = (found[0], self._page(found[0].path).raw(found[0])) if found else None
        if _stands(stand, before):
            return True
        if before and "id" in before and before["path"] != (after or before)["path"]:
            return self._refuse(f"{part['id']}: its old id was {before['id']}, as another memory is: memctl restore it")
        if _stands(stand, after):
            self.changes.append(self._change(part["id"], before, after, stand))
        elif stand and before and after and before["path"] == after["path"] and stand[1] == after["lines"]:
            self._in_place(part["id"], before, stand)  # moved to another file by hand
        elif stand and not before and after and stand[1] == after["lines"]:
            self.changes.append(self._change(part["id"], None, {**after, "path": stand[0].path}, stand))
        else:
            return self._refuse(self._why_not(part["id"], after, stand))
        return True

    def _write_back(self, path: str, was: str | None, text: str | None) -> None:
        """Plan the way back for a file that was rewritten as a whole."""
        if was is None or text is None:
            self._refuse(f"{path}: a purge deleted the old text: only git and backups may still have it")
            return
        now = self._read_page(path, whole=True).text
        if now == was:
            return
        if now != text:
            self._refuse(f"{path}: it was rewritten as a whole, and changed since")
            return
        self.changes.append(Change("update", path=path, reason=self._reason, edits=(rewrite_edit(path, text, was),)))

    def _named(self, part: Part) -> list[Memory]:
        """Return the memories with a part's id, or else a memory whose id and lines match one side."""
        found = self._by_id.get(part["id"], [])
        for side in (part["after"], part["before"]):
            if not found and side and "id" in side:
                same = (memory for memory in self._by_id.get(side["id"], []) if memory.path == side["path"])
                found = [memory for memory in same if self._page(memory.path).raw(memory) == side["lines"]][:1]
        return found

    def _in_place(self, id: str, before: Side, stand: Stand) -> None:
        here = {**before, "path": stand[0].path}
        self.changes.append(self._change(id, here, {**here, "lines": stand[1]}, stand))

    def _refuse(self, sentence: str) -> bool:
        self.refused.append(sentence)
        return False

    def _why_not(self, id: str, after: Side | None, stand: Stand | None) -> str:
        if stand is None:
            return f"{id}: it is gone since"
        place = f"{shown(stand[0].path)}:{stand[0].line}"
        self._last = self._last or sides_now(self._journal(self._ids))
        side, operation = self._last.get(id, (None, {}))
        if side and side["lines"] == stand[1] and not _is_same(side, after):
            return (
                f"{id}: {place}: changed since by operation {operation['op']} ({operation['command']}): undo that first"
            )
        if after and stand[1] == after["lines"]:
            return f"{id}: {place}: moved since by hand"
        return f"{id}: {place}: changed since by hand"

    def _change(self, id: str, before: Side | None, after: Side | None, stand: Stand | None) -> Change:
        edits: tuple[Edit, ...]
        if before and after and before["path"] == after["path"]:
            now = stand[0].id if stand else id
            action, edits = (
                "update",
                (replace_edit(before["path"], now, after["lines"], before["lines"], id, before.get("ends")),),
            )
        else:
            action = "restore" if before and not before["path"].startswith(ARCHIVE) else "forget"
            edits = (paste_edit(before["path"], id, before, self._heads.get(before["path"], "")),) if before else ()
            edits += (cut_edit(after["path"], id, after["lines"], after.get("around")),) if after else ()
        memory = memory_of_side(before) if before else None
        path = before["path"] if before else after["path"] if after else ""
        change = Change(action, before.get("id", id) if before else id, path=path, reason=self._reason, edits=edits)
        change.before = stand[0].text if stand else ""
        change.after = memory.text if memory else ""
        return change

    def _prop_up(self, operations: Sequence[Operation]) -> None:
        """Add to the first change the edits that restore, or remove again, headings and blank lines around memories."""
        plans = [edit for operation in operations for edit in operation.get("plan", ())]
        new = self._new | {""}  # what came with these operations needs no heading any more
        plans = [edit for edit in plans if edit["do"] in ("strip", "prop") and not new.issuperset(edit["whose"])]
        edits = tuple(map(inverse, reversed(plans)))
        if edits and self.changes:
            self.changes[0].edits = (*edits, *self.changes[0].edits)

    def _tell_uses(self) -> None:
        """Add a change for each memory of which only a use is undone or restored."""
        told = {change.id for change in self.changes}
        for id in dict.fromkeys(id for line in (*self.unused, *self.reused) for id in ids_of(line.split("\t"))):
            for memory in self._by_key.get(id, [])[:1] if id not in told else ():
                change = Change("update", id, path=memory.path, line=memory.line, reason=self._reason)
                change.after = memory.text
                self.changes.append(change)

    def _move_stones(self, operations: Sequence[Operation], kept: set[str]) -> None:
        """Add to the first change the edits that restore the tombstones before the operations."""
        was: dict[str, bool] = {}
        for operation in operations:
            for key, down in (("buried", False), ("lifted", True)):
                for name in operation.get(key, ()):
                    was.setdefault(name, down)
        edits: tuple[Edit, ...] = ()
        for lifted in (True, False):
            names = [name for name, down in was.items() if down is not lifted and (name in self._buried) is lifted]
            names = [name for name in names if name not in kept]
            edits += (bury_edit(names, self._date, lifted=lifted),) if names else ()
        if edits and not self.changes and not self.refused:
            for change in operations[-1]["changes"]:
                self.changes.append(Change("restore", change["id"], path=change["path"], reason=self._reason))
        if edits and self.changes:
            self.changes[0].edits = (*edits, *self.changes[0].edits)


def _uses_back(operations: Sequence[Operation], uses: Sequence[str]) -> tuple[list[str], list[str]]:
    """Return (usage log lines to remove, lines to restore): remove those that the operations wrote, restore those that
    they removed as an undo."""
    ids = {operation["op"] for operation in operations}
    again = {line for operation in operations for line in operation.get("reused", ())}
    gone = [line for line in uses if operation_of(line) in ids or line in again]
    back = [line for operation in operations for line in operation.get("unused", ()) if operation_of(line) not in ids]
    return gone, [line for line in back if line not in uses]


def _rewritten(operations: Sequence[Operation]) -> dict[str, tuple[str | None, str | None]]:
    """Return the files that operations rewrote as a whole, with the texts before the first and after the last; None if
    a purge removed the text."""
    found: dict[str, tuple[str | None, str | None]] = {}
    for edit in (edit for operation in operations for edit in operation.get("plan", ()) if edit["do"] == "rewrite"):
        was = found[edit["path"]][0] if edit["path"] in found else edit.get("was")
        found[edit["path"]] = was, edit.get("text")
    return found


def _place_before(part: Part) -> tuple[str, int]:
    """Return the old position as a sort key, so that a memory is restored after the one before it."""
    before = part.get("before")
    return (before["path"], before.get("line", 0)) if before else ("", 0)


def _with_around(earlier: Side | None, later: Side | None) -> Side | None:
    """Return the later state of a memory in the same file with the lines written around it, which the first has."""
    if earlier and later and earlier["path"] == later["path"] and "around" in earlier:
        return {**later, "around": earlier["around"]}
    return later


def _is_same(one: Side | None, other: Side | None) -> bool:
    if one is None or other is None:
        return not one and not other
    return (one["path"], one["lines"]) == (other["path"], other["lines"])


def _stands(stand: Stand | None, side: Side | None) -> bool:
    """Whether a memory is now in the state of a side."""
    if stand is None or side is None:
        return not stand and not side
    return (stand[0].path, stand[1]) == (side["path"], side["lines"])
