"""The only module that writes to a tree. It carries out changes, given as values: all of them or none.

    with Writer(tree, "forget", now=workspace.now, wait=10) as writer:
        changes = decide(writer.memories(), …)      # pure; the lock keeps other writers out
        done = writer.carry_out(changes)            # on disk when this returns

A dry run is the same code without the lock and without writes."""

from __future__ import annotations

import os

from memctl.edge import clock, interrupts
from memctl.edge.checkout import is_in_repository
from memctl.edge.log import tombstones
from memctl.edge.log.journal import Journal
from memctl.edge.log.ledger import Ledger
from memctl.edge.store import files, late_saves
from memctl.edge.store.lock import Lock
from memctl.edge.store.plan import Plan
from memctl.edge.store.tree import Tree
from memctl.model.change import ARCHIVE, UNTOLD, Change
from memctl.model.errors import InputError, MemctlError
from memctl.model.markdown.page import Gone, Page
from memctl.model.markdown.scaffolding import owed, written_around
from memctl.model.paths import INBOX

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from typing import Any

    from memctl.model.change import Edit
    from memctl.model.ledger import Sealer
    from memctl.model.memory import Memory

_ID_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"  # Crockford's base32


class Writer:
    """Hold the lock of a tree from `with` to its end. `now` is ISO text, `wait` is in seconds."""

    def __init__(
        self,
        tree: Tree,
        command: str,
        *,
        now: str,
        wait: float = 10.0,
        dry_run: bool = False,
        finish_purge: Callable[[str, Journal, Ledger, Mapping[str, Any]], None] | None = None,
        tell: Callable[[str, str, str, list[Change]], None] | None = None,
    ) -> None:
        """`finish_purge` does the rest of a purge after its files are written. `tell` hears of each operation (its id,
        time, command and changes) after the lock is released."""
        self.tree = tree
        self.command = command
        self.now = now
        self.dry_run = dry_run
        self._finish_purge = finish_purge
        self._tell = tell
        self._done: list[tuple[str, list[Change]]] = []  # operations to tell of
        self.journal = Journal(tree.root)
        self.ledger = Ledger(tree.root)
        self._lock = Lock(tree.root, command, wait)
        self._ids: set[str] = set()
        self._has_read = False
        self._has_id: Callable[[str], bool] | None = None
        self._indexed = 0
        self.operation = ""  # id of the last operation

    def __enter__(self) -> Writer:
        if not self.dry_run:
            interrupts.heed()
            self._lock.__enter__()
            try:
                with interrupts.Others():
                    self._recover()
            except BaseException:
                self._lock.__exit__()
                raise
        return self

    def __exit__(self, *_: object) -> None:
        if not self.dry_run:
            self._lock.__exit__()
        if self._tell:
            for operation, changes in self._done:
                self._tell(operation, self.now, self.command, changes)
        self._done.clear()

    @property
    def scope(self) -> str:
        """Scope of the tree: user or project."""
        return self.tree.scope

    def memories(self) -> list[Memory]:
        """Return every memory of the tree as it is now, the archive included."""
        found = self.tree.memories()
        self._ids.update(memory.id for memory in found)
        self._has_read = True
        return found

    def paths(self) -> list[str]:
        """Return the paths of the tree's Markdown files."""
        return self.tree.paths()

    def tombstones(self) -> frozenset[str]:
        """Return the fingerprints of words that must not be learned again."""
        return tombstones.read_tombstones(self.tree.root)

    def seal(self, *, make: bool = False) -> Sealer:
        """Return the sealer that makes the tombstones of a purge; with `make`, create a missing key."""
        return self.ledger.sealer(make=make)

    def new_id(self) -> str:
        """Return an id that no memory of the tree has: `m` and four or more letters, more in a large tree."""
        if not self._has_read and self._has_id is None:
            self.memories()
        count = len(self._ids) + self._indexed
        length = 4 if count < 1000 else 5 if count < 30000 else 7
        while True:
            id = "m" + "".join(_ID_LETTERS[byte & 31] for byte in os.urandom(length))
            if id not in self._ids and not (self._has_id and self._has_id(id)):
                self._ids.add(id)
                return id

    def said_at(self, key: str) -> str:
        """Return the time at which the words of a memory were said, to the second, if the journal has it; else
        empty."""
        return self.journal.said_at(key)

    def moment(self, text: str) -> str:
        """Return a time in a form that sorts as text."""
        from memctl.edge.transcripts.chronological import moment  # needed only to compare two statements of one day

        return moment(text)

    def index_ids(self, has_id: Callable[[str], bool], count: int) -> None:
        """Look up used ids in an index of `count` memories, so that a new id needs no reading of the tree."""
        self._has_id, self._indexed = has_id, count

    def page(self, path: str, *, whole: bool = False) -> Page:
        """Return a file as it is now. InputError if it must not be written to, unless it is rewritten as a whole."""
        return Plan(self.tree).page(path, whole=whole)

    def outlook(self, changes: list[Change]) -> dict[str, Page]:
        """Return the files that the changes touch as they would become. Nothing is written."""
        plan = Plan(self.tree)
        plan.add([edit for change in changes for edit in change.edits])
        return plan.pages

    def carry_out(
        self,
        changes: list[Change],
        *,
        vouched: bool = True,
        counts: bool = False,
        tidy: bool = False,
        purge: dict[str, Any] | None = None,
        **notes: Any,
    ) -> list[Change]:
        """Carry out the changes; return them with their final lines. WriteError if that fails, and then nothing has
        changed. `notes` go into the journal with the operation. `vouched`: the ledger vouches for the new lines.
        `counts`: the changes count as uses, so the journal notes them even if no file changes. `tidy`: also remove
        headings and blank lines that memctl wrote around removed lines. `purge` is the task of a purge (see
        `scrubbing`), which is then finished."""
        plan = Plan(self.tree)
        plan.add([self._to_the_second(edit) for change in changes for edit in change.edits])
        if tidy:
            paths = {edit["path"] for edit in plan.edits if edit["do"] in ("cut", "remove")}
            plan.tidy(owed(self.journal.operations(paths), paths))
        # git cannot merge a deleted file with a changed one: where it may have to, an emptied file keeps its title
        if purge is not None or not is_in_repository(self.tree.root):
            plan.clear(self._written_around, bare=purge is not None)
        plan.settle()
        if purge is not None:
            titles = [title for title in purge["titles"] if not plan.has_heading(title)]
            notes["purge"] = {**purge, "titles": titles, "paths": self._gone_for_good(plan.dropped)}
        if (plan.edits or counts or purge) and not self.dry_run:
            self._execute(plan, self._operation(plan, changes, notes), vouched=vouched)
            self._done.append((self.operation, changes))
        for change in changes:
            page = plan.pages.get(change.path)
            found = page.find(change.id) if page else None
            change.line = found.line if found else change.line
        return changes

    def _to_the_second(self, edit: Edit) -> Edit:
        """Return a burial of today with its time, by which the events of two machines are sorted."""
        if edit["do"] != "bury" or not self.now.startswith(edit["date"]):
            return edit
        return {**edit, "date": clock.in_utc(self.now)}

    def _written_around(self, path: str) -> frozenset[str] | None:
        return written_around(self.journal.operations((path,)), path)

    def _gone_for_good(self, paths: list[str]) -> list[str]:
        """Return the names of deleted files that no file has any more, inside and outside the archive. Each comes with
        its name on the other side of the archive."""
        twins = {path: path.removeprefix(ARCHIVE) if path.startswith(ARCHIVE) else ARCHIVE + path for path in paths}
        there = {*self.paths()}.difference(paths)
        return sorted({name for path in paths if twins[path] not in there for name in (path, twins[path])})

    def see(self, keys: list[str]) -> None:
        """Note in the journal that undated memories were seen: their age counts from today."""
        if keys and not self.dry_run:
            self._note(seen=keys)

    def let_go(self, ids: list[str]) -> None:
        """Note in the journal that another program removed these memories, so that they are no longer reported as
        missing."""
        if ids and not self.dry_run:
            self._note(patch=[{"id": id, "before": None, "after": None} for id in ids])

    def _note(self, **what: Any) -> None:
        operation = {"v": 1, "op": os.urandom(8).hex(), "t": self.now, "command": self.command, **what}
        with interrupts.Whole():
            self._begin(operation)
            self.journal.finish()

    def _begin(self, operation: dict[str, Any], pages: Iterable[tuple[str, Page, Page]] = ()) -> int:
        """Note an operation in the journal, and in the ledger with the changed pages. Return the journal's size
        before."""
        self.operation = operation["op"]
        size = self.journal.begin(self.ledger.signed(operation))
        self.ledger.follow(operation, pages)
        return size

    def _execute(self, plan: Plan, operation: dict[str, Any], *, vouched: bool) -> None:
        if self._has_read and not self._ids and not os.path.exists(self.journal.path):
            self.ledger.start()
        with interrupts.Held():
            size = self._begin(operation, plan.both() if vouched else ())
            self._write(plan, size)
            interrupts.made()
            self._finish(plan, operation)

    def _finish(self, plan: Plan, operation: dict[str, Any]) -> None:
        """Mark an operation as done after its files are written; a purge then cleans journal, ledger and state."""
        for path in plan.dropped:
            files.remove_empty_folders(self.tree.root, path)
        if "purge" in operation:
            if self._finish_purge:
                self._finish_purge(self.tree.root, self.journal, self.ledger, operation["purge"])
            return
        try:
            self.journal.finish()
        except OSError:
            pass  # the files are written; the next writer repeats the operation without effect

    def _write(self, plan: Plan, size: int) -> None:
        """Write the files of a plan, or none if one fails or a signal comes. `size` is the journal's size before."""
        done: list[files.Written] = []
        try:
            for path in plan.order():
                interrupts.check()
                written = plan.write(path)
                if written:
                    done.append(written)
            interrupts.check()
        except BaseException:
            taken_back = [_taken_back(written) for written in reversed(done)]
            if all(taken_back):
                self.ledger.cancel()
                self.journal.cancel(size)
            else:
                interrupts.made()  # another program has written since: the next writer finishes the operation
            raise

    def _operation(self, plan: Plan, changes: list[Change], notes: dict[str, Any]) -> dict[str, Any]:
        records = []
        for change in changes:
            record = change.record()
            record.pop("v")
            record.pop("kind")
            if change.notes.get(UNTOLD):
                record.pop("after", None)
            records.append({**record, **change.notes})
        return {
            "v": 1,
            "op": os.urandom(8).hex(),
            "t": self.now,
            "command": self.command,
            **notes,
            "changes": records,
            "plan": plan.edits,
            **plan.effects(),
        }

    def _recover(self) -> None:
        """Finish an interrupted operation of another writer; merge an editor's late save to a swapped file."""
        self.journal.mend()
        operation = self.journal.pending()
        if operation:
            plan = Plan(self.tree, mending=True)
            plan.edits = [edit for edit in operation.get("plan", ()) if isinstance(edit, dict)]
            plan.foresee()  # tell the ledger before any file is written, so that a second crash finds it complete
            if self.ledger.last() != operation.get("op") and self.ledger.began(operation):
                self.ledger.follow(operation, plan.both())
            for path in plan.order():
                try:
                    plan.write(path)
                except InputError:
                    continue  # the user has changed that file by hand since: keep it
            self._finish(plan, operation)
        late_saves.fold_in(self.tree.root)
        if os.path.isdir(os.path.join(self.tree.root, INBOX)):
            from memctl.edge.store import inbox  # exists on network file systems only

            inbox.take_in(self)


def _taken_back(written: files.Written) -> bool:
    try:
        return files.take_back(written)
    except (OSError, MemctlError):
        return False


__all__ = ["Gone", "Writer"]
