"""The one place that writes to a tree. It is given changes as values, and carries them out: all of them, or none.

    with Writer(tree, "forget", now=workspace.now, wait=10) as writer:
        changes = decide(writer.memories(), …)      # pure, on what nobody else can change now
        done = writer.carry_out(changes)            # on disk when this returns

A dry run is the same code without the lock and without the effects."""

from __future__ import annotations

import os

from memctl.edge import clock, interrupts
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
    """Holds the lock of a tree from `with` to its end. `now` is ISO text, `wait` seconds."""

    def __init__(
        self,
        tree: Tree,
        command: str,
        *,
        now: str,
        wait: float = 10.0,
        dry_run: bool = False,
        finish_purge: Callable[[str, Journal, Ledger, Mapping[str, Any]], None] | None = None,
    ) -> None:
        """`finish_purge` does what is left of a purge when its files are written."""
        self.tree = tree
        self.command = command
        self.now = now
        self.dry_run = dry_run
        self._finish_purge = finish_purge
        self.journal = Journal(tree.root)
        self.ledger = Ledger(tree.root)
        self._lock = Lock(tree.root, command, wait)
        self._ids: set[str] = set()
        self._has_read = False
        self._has_id: Callable[[str], bool] | None = None
        self._indexed = 0
        self.operation = ""  # the id of the last one

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

    @property
    def scope(self) -> str:
        """Whose tree it is: user or project."""
        return self.tree.scope

    def memories(self) -> list[Memory]:
        """Every memory of the tree as it is now, the archive included."""
        found = self.tree.memories()
        self._ids.update(memory.id for memory in found)
        self._has_read = True
        return found

    def paths(self) -> list[str]:
        """The Markdown files of the tree."""
        return self.tree.paths()

    def tombstones(self) -> frozenset[str]:
        """The fingerprints of what must not be learned again."""
        return tombstones.read_tombstones(self.tree.root)

    def seal(self, *, make: bool = False) -> Sealer:
        """What makes the names of tombstones that a purge leaves; a key is made where there is none and `make` says
        so."""
        return self.ledger.sealer(make=make)

    def new_id(self) -> str:
        """An id that no memory of the tree has: `m` and four or more letters, more where there are many memories."""
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
        """When the words of a memory were said, as far as the journal has it to the second; else empty."""
        return self.journal.said_at(key)

    def moment(self, text: str) -> str:
        """A time in the form in which times sort as text."""
        from memctl.edge.transcripts.chronological import moment  # asked only where two statements of one day meet

        return moment(text)

    def index_ids(self, has_id: Callable[[str], bool], count: int) -> None:
        """Ask an index of `count` memories whether one has an id, so that the tree need not be read for a new one."""
        self._has_id, self._indexed = has_id, count

    def page(self, path: str, *, whole: bool = False) -> Page:
        """A file as it is now. InputError where it must not be written to, unless it is to be rewritten as a whole."""
        return Plan(self.tree).page(path, whole=whole)

    def outlook(self, changes: list[Change]) -> dict[str, Page]:
        """How the files that the changes touch would read. Nothing is written."""
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
        """Do what the changes say; returns them with the lines where they ended up. WriteError, with nothing done,
        where it cannot be done. `notes` are kept in the journal with the operation; `vouched` says whether the ledger
        is to vouch for what it writes, `counts` that the changes count as uses: the journal has them also where no line
        of a file changes; `tidy`: headings and blank lines that it wrote around what goes go too. `purge` is the task
        of a purge (see `scrubbing`), which is finished with it."""
        plan = Plan(self.tree)
        plan.add([self._to_the_second(edit) for change in changes for edit in change.edits])
        if tidy:
            paths = {edit["path"] for edit in plan.edits if edit["do"] in ("cut", "remove")}
            plan.tidy(owed(self.journal.operations(paths), paths))
        plan.clear(self._written_around, bare=purge is not None)
        plan.settle()
        if purge is not None:
            titles = [title for title in purge["titles"] if not plan.has_heading(title)]
            notes["purge"] = {**purge, "titles": titles, "paths": self._gone_for_good(plan.dropped)}
        if (plan.edits or counts or purge) and not self.dry_run:
            self._execute(plan, self._operation(plan, changes, notes), vouched=vouched)
        for change in changes:
            page = plan.pages.get(change.path)
            found = page.find(change.id) if page else None
            change.line = found.line if found else change.line
        return changes

    def _to_the_second(self, edit: Edit) -> Edit:
        """A burial of this day with its time: two machines' burials and liftings are put in order by it."""
        if edit["do"] != "bury" or not self.now.startswith(edit["date"]):
            return edit
        return {**edit, "date": clock.in_utc(self.now)}

    def _written_around(self, path: str) -> frozenset[str] | None:
        return written_around(self.journal.operations((path,)), path)

    def _gone_for_good(self, paths: list[str]) -> list[str]:
        """Those of these files whose name nothing in the tree bears any more, and the names that they had in the
        archive, or outside."""
        twins = {path: path.removeprefix(ARCHIVE) if path.startswith(ARCHIVE) else ARCHIVE + path for path in paths}
        there = {*self.paths()}.difference(paths)
        return sorted({name for path in paths if twins[path] not in there for name in (path, twins[path])})

    def see(self, keys: list[str]) -> None:
        """Note in the journal that memories without a date were seen: their clock starts on this day."""
        if keys and not self.dry_run:
            self._note(seen=keys)

    def let_go(self, ids: list[str]) -> None:
        """Note in the journal that memories which another program dropped are not missed."""
        if ids and not self.dry_run:
            self._note(patch=[{"id": id, "before": None, "after": None} for id in ids])

    def _note(self, **what: Any) -> None:
        operation = {"v": 1, "op": os.urandom(8).hex(), "t": self.now, "command": self.command, **what}
        with interrupts.Whole():
            self._begin(operation)
            self.journal.finish()

    def _begin(self, operation: dict[str, Any], pages: Iterable[tuple[str, Page, Page]] = ()) -> int:
        """Note an operation in the journal, and in the ledger with what it vouches for; the journal's size before."""
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
        """Mark an operation as done whose files are written; a purge then goes on to journal, ledger and state."""
        for path in plan.dropped:
            files.remove_empty_folders(self.tree.root, path)
        if "purge" in operation:
            if self._finish_purge:
                self._finish_purge(self.tree.root, self.journal, self.ledger, operation["purge"])
            return
        try:
            self.journal.finish()
        except OSError:
            pass  # what was done is on disk; the next writer does it once more, to no effect

    def _write(self, plan: Plan, size: int) -> None:
        """Write the files of a plan; none of them where one cannot be written, or a signal came. `size` is that of the
        journal before."""
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
                interrupts.made()  # somebody has written since: the next writer does the rest
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
        """Finish what another writer was cut off from; fold in what an editor wrote to a file that was exchanged."""
        self.journal.mend()
        operation = self.journal.pending()
        if operation:
            plan = Plan(self.tree, mending=True)
            plan.edits = [edit for edit in operation.get("plan", ()) if isinstance(edit, dict)]
            plan.foresee()  # the ledger is told before a file is written: a second crash finds them as they were
            if self.ledger.last() != operation.get("op") and self.ledger.began(operation):
                self.ledger.follow(operation, plan.both())
            for path in plan.order():
                try:
                    plan.write(path)
                except InputError:
                    continue  # somebody has changed that file by hand since: it is as they want it
            self._finish(plan, operation)
        late_saves.fold_in(self.tree.root)
        if os.path.isdir(os.path.join(self.tree.root, INBOX)):
            from memctl.edge.store import inbox  # on network file systems only

            inbox.take_in(self)


def _taken_back(written: files.Written) -> bool:
    try:
        return files.take_back(written)
    except (OSError, MemctlError):
        return False


__all__ = ["Gone", "Writer"]
