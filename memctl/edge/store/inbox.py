"""Add memories where locks and renames are unreliable (network file systems): each addition is a new file, which no
other machine writes to. The next writer takes these files in under the lock."""

from __future__ import annotations

import os
import time

from memctl.edge.log.ledger import Ledger
from memctl.edge.safe_open import regular
from memctl.edge.store import files
from memctl.model.change import Change, insert_edit
from memctl.model.errors import MemctlError, WriteError
from memctl.model.markdown.edit import apply
from memctl.model.markdown.page import Page
from memctl.model.markdown.patch import sides_now
from memctl.model.memory import HEADING_JOINT, Memory
from memctl.model.paths import INBOX, place_of
from memctl.model.text.lines import fingerprint

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Protocol

    from memctl.edge.log.journal import Journal
    from memctl.edge.store.tree import Tree

    class Filing(Protocol):
        """A writer that holds the lock of its tree and files the inbox."""

        tree: Tree
        journal: Journal
        ledger: Ledger

        def memories(self) -> list[Memory]: ...
        def carry_out(self, changes: list[Change], *, vouched: bool, command: str) -> list[Change]: ...


_SEAL = "-by-"  # precedes the seal in a file name
_MOUNTS = "/proc/self/mountinfo"
_NETWORK = (
    "nfs", "cifs", "smb", "9p", "afs", "ceph", "coda", "davfs", "glusterfs", "lustre", "ncpfs", "vboxsf", "vmhgfs",
    "fuse.sshfs", "fuse.rclone", "fuse.gvfs", "fuse.glusterfs", "fuse.s3fs", "fuse.davfs", "fuse.curlftpfs",
)  # fmt: skip


def is_wanted(root: str, setting: str) -> bool:
    """Whether additions to the tree at `root` go to its inbox: `always`, `never`, or `auto` (on a network file
    system)."""
    return setting == "always" or (setting == "auto" and file_system(root).startswith(_NETWORK))


def file_system(root: str, mounts: str = _MOUNTS) -> str:
    """Return the type of a directory's file system, such as ext4 or nfs4; empty if unknown."""
    path, found = os.path.realpath(root) + "/", ("", "")
    try:
        with open(mounts, encoding="utf-8", errors="surrogateescape") as file:
            for line in file:  # 36 35 98:0 /root /mount/point rw,… shared:1 - ext4 /dev/x rw
                place, kind = line.split()[4].replace("\\040", " "), line.partition(" - ")[2].split(" ")[0]
                if path.startswith(place.rstrip("/") + "/") and len(place) >= len(found[0]):
                    found = (place, kind)
    except (OSError, IndexError):
        return ""
    return found[1]


def can_take(changes: Sequence[Change]) -> bool:
    """Whether the changes only add: all else needs the lock."""
    return all(edit["do"] == "insert" for change in changes for edit in change.edits)


def put_in_inbox(root: str, changes: Sequence[Change]) -> None:
    """Write each addition to a file of its own and sync it. WriteError if that fails; then none of them remains."""
    made: list[str] = []
    ledger = Ledger(root)
    try:
        for change in changes:
            for edit in change.edits:
                page = apply([edit], Page(edit["head"], edit["path"]))
                data = page.whole.encode("utf-8", "surrogateescape")
                seal = ledger.seal_of(edit["path"], data)
                path = f"{INBOX}{time.time_ns():x}-{edit['id']}{_SEAL}{seal}/{edit['path']}"
                files.create(root, path, data)
                made.append(path)
                change.path, change.line = path, page.memory(edit["id"]).line
    except OSError as error:
        for path in made:
            _remove(root, path)
        raise WriteError(f"{INBOX}: cannot be written: {error.strerror or error}: nothing was added") from None


def take_in(writer: Filing) -> None:
    """Move the additions from the inbox to their files. One that cannot be placed now stays."""
    memories = writer.memories()
    by_target: dict[str, list[Memory]] = {}
    for memory in memories:
        if memory.path.startswith(INBOX):
            by_target.setdefault(place_of(memory.path), []).append(memory)
    known = {
        (fingerprint(one.text), one.agent) for one in memories if not one.archived and place_of(one.path) == one.path
    }
    ids = [memory.id for waiting in by_target.values() for memory in waiting]
    written = sides_now(writer.journal.operations(ids))
    for path, waiting in by_target.items():
        new = []
        for memory in waiting:
            key = (fingerprint(memory.text), memory.agent)
            if memory.id not in written and key not in known:
                known.add(key)
                new.append(memory)
        try:
            for vouched in (True, False):
                some = [
                    one for one in new if is_vouched(writer.ledger, one.path, writer.tree.read(one.path)) == vouched
                ]
                writer.carry_out([_addition(memory, path) for memory in some], vouched=vouched, command="add")
        except MemctlError:
            continue
        for memory in waiting:
            _remove(writer.tree.root, memory.path)


def is_vouched(ledger: Ledger, path: str, data: bytes) -> bool:
    """Whether memctl put these bytes into the inbox, sealed with this user's key."""
    seal = path.removeprefix(INBOX).partition("/")[0].partition(_SEAL)[2]
    return bool(seal) and seal == ledger.seal_of(place_of(path), data)


def _addition(memory: Memory, path: str) -> Change:
    title, _, section = memory.heading.partition(HEADING_JOINT)
    edit = {**insert_edit(memory, section or None, title), "path": path}
    return Change("add", memory.id, path=path, after=memory.text, reason="from the inbox", edits=(edit,))


def _remove(root: str, path: str) -> None:
    """Remove an addition's file and the directories made for it. If it cannot be removed, empty it: its memory is
    elsewhere now and must not occur twice."""
    assert path.startswith(INBOX)
    full = os.path.join(root, path)
    try:
        os.unlink(full)
        while os.path.dirname(full) != os.path.join(root, INBOX.rstrip("/")):
            full = os.path.dirname(full)
            os.rmdir(full)
    except OSError:
        if os.path.isfile(full):
            with open(full, "wb", opener=regular) as file:
                file.write(b"\n")
