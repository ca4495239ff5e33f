"""The one place that writes to a tree. It is given changes as values, and carries them out: all of them, or none.

    with Writer(tree, "forget", now=workspace.now, wait=10) as writer:
        changes = decide(writer.memories(), …)      # pure, on what nobody else can change now
        done = writer.carry_out(changes)            # on disk when this returns

A dry run is the same code without the lock and without the effects."""

from __future__ import annotations

import os

from memctl.edge import files, swaps, tombstones
from memctl.edge.journal import Journal
from memctl.edge.lock import Lock
from memctl.edge.tree import Tree, read_front_matter
from memctl.model.change import TOMBSTONES, Change
from memctl.model.edit import Changed, apply, expand, mend
from memctl.model.errors import InputError, MemctlError, WriteError
from memctl.model.markdown import decode, encode
from memctl.model.page import Gone, Page

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memctl.model.change import Edit
    from memctl.model.memory import Memory

_ID_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"  # Crockford's base32
_FOLLOWS = 5  # how often one may change a memory that is just being moved


class Writer:
    """Holds the lock of a tree from `with` to its end. `now` is ISO text, `wait` seconds."""

    def __init__(self, tree: Tree, command: str, *, now: str, wait: float = 10.0, dry_run: bool = False) -> None:
        self.tree = tree
        self.command = command
        self.now = now
        self.dry_run = dry_run
        self.journal = Journal(tree.root)
        self._lock = Lock(tree.root, command, wait)
        self._ids: set[str] = set()
        self._has_read = False

    def __enter__(self) -> Writer:
        if not self.dry_run:
            self._lock.__enter__()
            try:
                self._recover()
            except BaseException:
                self._lock.__exit__()
                raise
        return self

    def __exit__(self, *_: object) -> None:
        if not self.dry_run:
            self._lock.__exit__()

    def memories(self) -> list[Memory]:
        """Every memory of the tree as it is now, the archive included."""
        found = self.tree.memories()
        self._ids.update(memory.id for memory in found)
        self._has_read = True
        return found

    def tombstones(self) -> frozenset[str]:
        """The fingerprints of what must not be learned again."""
        return tombstones.read(self.tree.root)

    def new_id(self) -> str:
        """An id that no memory of the tree has: `m` and four or more letters, more where there are many memories."""
        if not self._has_read:
            self.memories()
        length = 4 if len(self._ids) < 1000 else 5 if len(self._ids) < 30000 else 7
        while True:
            id = "m" + "".join(_ID_LETTERS[byte & 31] for byte in os.urandom(length))
            if id not in self._ids:
                self._ids.add(id)
                return id

    def carry_out(self, changes: list[Change]) -> list[Change]:
        """Do what the changes say; returns them with the lines where they ended up. WriteError, with nothing done,
        where it cannot be done."""
        plan = _Plan(self.tree)
        plan.add([edit for change in changes for edit in change.edits])
        if plan.edits and not self.dry_run:
            self._execute(plan, changes)
        for change in changes:
            page = plan.pages.get(change.path)
            found = page.find(change.id) if page else None
            change.line = found.line if found else change.line
        return changes

    def see(self, keys: list[str]) -> None:
        """Note in the journal that memories without a date were seen: their clock starts on this day."""
        if keys and not self.dry_run:
            self.journal.begin(
                {"v": 1, "op": os.urandom(8).hex(), "t": self.now, "command": self.command, "seen": keys}
            )
            self.journal.finish()

    def _execute(self, plan: _Plan, changes: list[Change]) -> None:
        size = self.journal.begin(self._operation(plan, changes))
        done: list[files.Written] = []
        try:
            for path in plan.order():
                written = plan.write(path)
                if written:
                    done.append(written)
        except Exception:
            taken_back = [_taken_back(self.tree.root, written) for written in reversed(done)]
            if all(taken_back):
                self.journal.cancel(size)
            raise
        try:
            self.journal.finish()
        except OSError:
            pass  # what was done is on disk; the next writer does it once more, to no effect

    def _operation(self, plan: _Plan, changes: list[Change]) -> dict[str, Any]:
        records = []
        for change in changes:
            record = change.record()
            record.pop("v")
            record.pop("kind")
            records.append({**record, **change.notes})
        return {
            "v": 1,
            "op": os.urandom(8).hex(),
            "t": self.now,
            "command": self.command,
            "changes": records,
            "plan": plan.edits,
        }

    def _recover(self) -> None:
        """Finish what another writer was cut off from; fold in what an editor wrote to a file that was exchanged."""
        self.journal.mend()
        operation = self.journal.pending()
        if operation:
            plan = _Plan(self.tree, mending=True)
            plan.edits = [edit for edit in operation.get("plan", ()) if isinstance(edit, dict)]
            for path in plan.order():
                try:
                    plan.write(path)
                except InputError:
                    continue  # somebody has changed that file by hand since: it is as they want it
            self.journal.finish()
        swaps.fold_in(self.tree.root)


def _taken_back(root: str, written: files.Written) -> bool:
    try:
        return files.take_back(root, written)
    except (OSError, MemctlError):
        return False


class _Plan:
    """Edits by file, and how each file will read."""

    def __init__(self, tree: Tree, *, mending: bool = False) -> None:
        self.tree = tree
        self.mending = mending
        self.edits: list[Edit] = []
        self.pages: dict[str, Page] = {}
        self.before: dict[str, bytes] = {}
        self._stones = b""

    def add(self, edits: list[Edit]) -> None:
        """Plan edits: what is new first, then the rest. Nothing is written."""
        new = [edit for edit in edits if edit["do"] == "insert"]
        self._apply(new)
        for edit in edits:
            if edit["do"] == "move":
                self._apply_moves(edit)
            elif edit["do"] not in ("insert",):
                self._apply([edit])

    def _apply_moves(self, edit: Edit) -> None:
        self._apply(expand(edit, self.page(edit["path"]), self.page(edit["to"])))

    def _apply(self, edits: list[Edit]) -> None:
        by_path: dict[str, list[Edit]] = {}
        for edit in edits:
            by_path.setdefault(edit["path"], []).append(edit)
        for path, group in by_path.items():
            if path != TOMBSTONES:
                self.pages[path] = apply(group, _headed(self.page(path), group))
        self.edits += edits

    def page(self, path: str) -> Page:
        """The file as it will be. InputError where it must not be written to."""
        if path not in self.pages:
            data = files.read(self.tree.root, path) or b""
            self.before[path] = data
            self.pages[path] = self._parsed(data, path)
        return self.pages[path]

    def _parsed(self, data: bytes, path: str) -> Page:
        page = Page(decode(data), path)
        if page.document.front is not None:
            self.tree.writable(path, page.document)
            page = Page(page.whole, path, read_front_matter(page.document.front)[0])
        elif page.document.conflicts:
            self.tree.writable(path, page.document)
        return page

    def order(self) -> list[str]:
        """The files in the order in which they are written: those that only gain come first, so that what is moved is
        never nowhere."""
        paths = list(dict.fromkeys(edit["path"] for edit in self.edits))
        losing = {edit["path"] for edit in self.edits if edit["do"] in ("cut", "remove")}
        return [path for path in paths if path not in losing] + [path for path in paths if path in losing]

    def write(self, path: str) -> files.Written | None:
        """Carry out the edits of one file."""
        edits = [edit for edit in self.edits if edit["path"] == path]
        for _ in range(_FOLLOWS):
            try:
                return files.change(
                    self.tree.root, path, lambda data: self._edited(data, path, edits), self.before.get(path)
                )
            except Changed as changed:
                self._follow(changed)
        raise WriteError(f"{path}: somebody else keeps changing it: try again")

    def _edited(self, data: bytes, path: str, edits: list[Edit]) -> bytes:
        if path == TOMBSTONES:
            for edit in edits:
                data = tombstones.with_stones(data, edit["hashes"], edit["date"], lifted=edit["lifted"])
            return data
        if data != self.before.get(path) or self.mending:
            page = self._parsed(data, path)
            page = mend(edits, page) if self.mending else page
            self.pages[path] = apply(_still_there(edits, page) if self.mending else edits, _headed(page, edits))
        return encode(self.pages[path].whole)

    def _follow(self, changed: Changed) -> None:
        """Somebody edited a memory after it was copied: copy it again as it is now."""
        to, id = changed.edit["to"], changed.edit["id"]
        edits = [edit for edit in self.edits if edit["path"] == to and edit["id"] == id and edit["do"] != "cut"]
        edits[0]["lines"] = changed.edit["lines"] = changed.lines

        def again(data: bytes) -> bytes:
            page = apply([{"do": "remove", "path": to, "id": id}], self._parsed(data, to))
            self.pages[to] = apply(edits, page)
            return encode(self.pages[to].whole)

        files.change(self.tree.root, to, again)


def _headed(page: Page, edits: list[Edit]) -> Page:
    """A new file begins with what its first edit says: a title, or the front matter of where a memory comes from."""
    head = next((edit["head"] for edit in edits if edit.get("head")), "")
    return page if page.text or not head else Page(head, page.path, _front(head, page.path))


def _front(head: str, path: str) -> dict[str, Any]:
    front = Page(head, path).document.front
    return read_front_matter(front)[0] if front is not None else {}


def _still_there(edits: list[Edit], page: Page) -> list[Edit]:
    """The edits without those of memories that are not in the file any more: done already, or gone by hand."""
    new = {edit["id"] for edit in edits if edit["do"] in ("insert", "paste")}
    return [
        edit for edit in edits if edit["do"] not in ("mark", "reword") or edit["id"] in new or page.find(edit["id"])
    ]


__all__ = ["Gone", "Writer"]
