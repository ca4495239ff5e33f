"""Writing a file of a tree so that nothing is torn and nobody else's line is lost.

Additions are appended; everything else is written beside and exchanged with the file in one step, and what came out is
looked at: had an editor saved in between, the edit is done again on what the editor wrote. No name below the root is
followed where it is a link."""

from __future__ import annotations

import errno
import json
import os
import time
from stat import S_ISREG

from memctl.edge.safe_open import NO_FILE
from memctl.edge.store import exchange
from memctl.model.errors import WriteError
from memctl.model.paths import SCRATCH, STATE, SWAP
from memctl.model.text.lines import fingerprint_of_bytes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    Edit = Callable[[bytes], bytes | None]

_ROUNDS = 50  # how often an editor may save in between before we give up
_QUIET = 0.03  # seconds without a change after which a file counts as saved
_PATIENCE = 0.5  # seconds given to an editor that has emptied a file, or moved it away, to write it anew
_FOLDER = os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC | os.O_NOFOLLOW
_FILE = os.O_CLOEXEC | os.O_NOFOLLOW | os.O_NONBLOCK  # a pipe would wait for its other end


class Written:
    """What was done to a file, so that it can be taken back without needing space."""

    __slots__ = ("root", "path", "size", "added", "new", "swap", "after")

    def __init__(
        self,
        path: str,
        *,
        size: int = -1,
        added: bytes = b"",
        new: bool = False,
        swap: str = "",
        after: bytes | None = b"",
    ) -> None:
        self.root = ""
        self.path = path
        self.size = size  # of the file before an append; -1 where the file was exchanged
        self.added = added
        self.new = new  # whether there was no file before
        self.swap = swap
        self.after = after  # None where the file was deleted


class Parent:
    """The open directory of a file and the file's name in it. Opened segment by segment, no link followed."""

    def __init__(self, root: str, path: str, *, make: bool = False) -> None:
        *folders, self.name = path.split("/")
        if self.name in ("", ".", "..") or any(name in ("", ".", "..") for name in folders):
            raise WriteError(f"{path}: not a path inside the tree")
        self.path = path
        self.folder = os.open(root, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
        for name in folders:
            self._enter(name, make)

    def _enter(self, name: str, make: bool) -> None:
        above = self.folder
        try:
            if make:
                _make_folder(name, above)
            self.folder = os.open(name, _FOLDER, dir_fd=above)
        except OSError as error:
            if error.errno in (errno.ELOOP, errno.ENOTDIR):
                raise WriteError(f"{self.path}: {name} is a link or not a directory: refused") from None
            raise
        finally:
            os.close(above)

    def __enter__(self) -> Parent:
        return self

    def __exit__(self, *_: object) -> None:
        os.close(self.folder)

    def open(self, flags: int) -> int:
        """A descriptor of the file."""
        try:
            file = os.open(self.name, flags | _FILE, 0o600, dir_fd=self.folder)
        except OSError as error:
            if error.errno == errno.ELOOP:
                raise WriteError(f"{self.path}: memctl does not write through a link") from None
            raise
        if not S_ISREG(os.fstat(file).st_mode):
            os.close(file)
            raise WriteError(f"{self.path}: {NO_FILE}: refused")
        return file

    def stat(self) -> os.stat_result | None:
        """What the name stands for now, None where it is nothing."""
        try:
            return os.stat(self.name, dir_fd=self.folder, follow_symlinks=False)
        except FileNotFoundError:
            return None

    def sync(self) -> None:
        """Have the directory's entries on disk."""
        os.fsync(self.folder)


def _make_folder(name: str, above: int) -> None:
    try:
        os.mkdir(name, 0o700, dir_fd=above)
        os.fsync(above)
    except FileExistsError:
        pass


def read_file(root: str, path: str) -> bytes | None:
    """The bytes of a file, None where there is none."""
    try:
        with Parent(root, path) as parent:
            return _read(parent)
    except (FileNotFoundError, NotADirectoryError):
        return None


def _read(parent: Parent) -> bytes:
    file = parent.open(os.O_RDONLY)
    try:
        return _read_all(file)
    finally:
        os.close(file)


def _read_all(file: int) -> bytes:
    parts = []
    while part := os.read(file, 1 << 20):
        parts.append(part)
    return b"".join(parts)


def change(root: str, path: str, edit: Edit, known: bytes | None = None) -> Written | None:
    """Have `edit` done to a file; None where it changes nothing. `edit` gets the bytes that are there (none for a file
    that is not) and returns those wanted, None where there is to be no file; it may be asked several times.

    `known` is what the caller saw before: a file that is suddenly gone or much shorter is given time to come back."""
    try:
        with Parent(root, path, make=True) as parent:
            written = _change(root, parent, edit, known or b"")
            if written:
                written.root = root
            return written
    except OSError as error:
        raise WriteError(f"{path}: cannot be written: {error.strerror or error}") from None


def _change(root: str, parent: Parent, edit: Edit, known: bytes) -> Written | None:
    for _ in range(_ROUNDS):
        before = _settled(parent, known)
        after = edit(before)
        if after == before or (after is None and parent.stat() is None):
            return None
        if after is None:
            written = _delete(root, parent, before)
        elif after.startswith(before) and not _is_shared(parent):
            written = _append(parent, before, after[len(before) :])
        else:
            written = _exchange(root, parent, edit, before)
        if written:
            return written
    raise WriteError(f"{parent.path}: another program keeps writing to it: nothing was changed")


def _is_shared(parent: Parent) -> bool:
    """Whether the file has a second name: what is appended to it would be appended there too."""
    there = parent.stat()
    return there is not None and there.st_nlink > 1


def _settled(parent: Parent, known: bytes) -> bytes:
    """The bytes of a file that nobody is in the middle of saving, as far as can be seen."""
    end = time.monotonic() + _PATIENCE
    while True:
        try:
            data = _read(parent)
        except FileNotFoundError:
            data = b""
        if 2 * len(data) >= len(known) or time.monotonic() > end:
            return data
        time.sleep(0.01)


def _append(parent: Parent, before: bytes, added: bytes) -> Written | None:
    """Append whole lines in one write; None where the file is not what it was, so that the edit must be done anew."""
    new = parent.stat() is None
    file = parent.open(os.O_RDWR | os.O_APPEND | os.O_CREAT)
    try:
        size = os.fstat(file).st_size
        if size != len(before):
            return None
        try:
            _write_all(file, added)
            os.fsync(file)
            if new:
                parent.sync()
        except OSError:
            _take_back(parent, file, size, added, new=new)
            raise
        there = parent.stat()
        if there is None or there.st_ino != os.fstat(file).st_ino:
            return None  # an editor saved by renaming: what we wrote went with the old file
    finally:
        os.close(file)
    return Written(parent.path, size=size, added=added, new=new)


def _write_all(file: int, data: bytes) -> None:
    done = 0
    while done < len(data):
        done += os.write(file, data[done:])


def _take_back(parent: Parent, file: int, size: int, added: bytes, *, new: bool) -> bool:
    """Cut off what an append left, and remove a file that it made, unless somebody wrote behind it."""
    left = os.pread(file, len(added) + 1, size)
    if not added.startswith(left):
        return False
    os.ftruncate(file, size)
    if new:
        os.unlink(parent.name, dir_fd=parent.folder)
    return True


def _delete(root: str, parent: Parent, before: bytes) -> Written | None:
    """Move a file out of its place; None where it is not what it was, so that the edit must be done anew."""
    _wait_for_quiet(parent)
    swap = SWAP + os.urandom(6).hex()
    _write_new(root, swap + ".json", _note(parent.path, b"", before), 0o600)
    with Parent(root, f"{STATE}/{swap}") as beside:
        os.rename(parent.name, swap, src_dir_fd=parent.folder, dst_dir_fd=beside.folder)
        try:
            parent.sync()
        except OSError:
            _put_back(beside, parent)
            raise
        if _read(beside) == before:
            return Written(parent.path, swap=swap, after=None)
        _put_back(beside, parent)
    return None


def _put_back(beside: Parent, parent: Parent) -> bool:
    """Move a file that was deleted back; False where somebody has made another one in its place."""
    try:
        os.link(beside.name, parent.name, src_dir_fd=beside.folder, dst_dir_fd=parent.folder)
        os.unlink(beside.name, dir_fd=beside.folder)
    except FileExistsError:
        return False
    except OSError:  # no links here
        if parent.stat() is not None:
            return False
        os.rename(beside.name, parent.name, src_dir_fd=beside.folder, dst_dir_fd=parent.folder)
    os.unlink(beside.name + ".json", dir_fd=beside.folder)
    return True


def remove_empty_folders(root: str, path: str) -> None:
    """Remove the directories above a file that was deleted, as far as nothing is in them."""
    while path := path.rpartition("/")[0]:
        try:
            with Parent(root, path) as parent:
                os.rmdir(parent.name, dir_fd=parent.folder)
        except (OSError, WriteError):
            return


def _exchange(root: str, parent: Parent, edit: Edit, before: bytes) -> Written:
    """Put the edited bytes in the file's place in one step; what came out is the next thing to edit, until it is what
    was expected."""
    from memctl.edge.store.line_merge import merge_three_way  # weighs; additions need none of it

    _wait_for_quiet(parent)
    expected, base = before, before
    for _ in range(_ROUNDS):
        wanted = edit(base) or b""
        swap = _write_beside(root, parent, wanted, expected)
        with Parent(root, f"{STATE}/{swap}") as beside:
            exchange.swap(beside.folder, swap, parent.folder, parent.name)
            try:
                parent.sync()
            except OSError:
                exchange.swap(beside.folder, swap, parent.folder, parent.name)
                raise
            out = _read(beside)
            if out == expected:
                return Written(parent.path, swap=swap, after=wanted)
            _wait_for_quiet(beside)  # an editor may be in the middle of writing to it
            out = _settled(beside, expected)
        _rewrite_note(root, swap, parent.path, wanted, out)
        if expected != base:  # what was saved now was made from what we put in, not from what came out before
            out = merge_three_way(expected, wanted, out)
        expected, base = wanted, out
    raise WriteError(f"{parent.path}: an editor keeps saving the file: try again")


def _wait_for_quiet(parent: Parent) -> None:
    end = time.monotonic() + _PATIENCE
    while time.monotonic() < end:
        there = parent.stat()
        if there is None or not 0 <= time.time() - there.st_mtime < _QUIET:
            return
        time.sleep(_QUIET / 2)


def _write_beside(root: str, parent: Parent, wanted: bytes, expected: bytes) -> str:
    """Write the new bytes to a file of ours, with the old file's mode, and beside it what the next writer needs should
    we die: for which file it is, what should come out, and how to know it."""
    swap = SWAP + os.urandom(6).hex()
    there = parent.stat()
    _write_new(root, swap + ".json", _note(parent.path, wanted, expected), 0o600)
    _write_new(root, swap, wanted, (there.st_mode & 0o7777) if there else 0o600)
    return swap


def _note(path: str, wanted: bytes, base: bytes) -> bytes:
    note = {"path": path, "mine": fingerprint_of_bytes(wanted), "base": base.decode("utf-8", "surrogateescape")}
    return json.dumps(note).encode()


def _rewrite_note(root: str, swap: str, path: str, wanted: bytes, out: bytes) -> None:
    """What came out has been seen: only what is written to it from now on is new."""
    scratch = SCRATCH + os.urandom(6).hex()
    _write_new(root, scratch, _note(path, wanted, out), 0o600)
    with Parent(root, f"{STATE}/{scratch}") as parent:
        os.rename(scratch, swap + ".json", src_dir_fd=parent.folder, dst_dir_fd=parent.folder)


def _write_new(root: str, name: str, data: bytes, mode: int) -> None:
    with Parent(root, f"{STATE}/{name}", make=True) as parent:
        file = parent.open(os.O_WRONLY | os.O_CREAT | os.O_EXCL)
        try:
            os.fchmod(file, mode)
            _write_all(file, data)
            os.fsync(file)
        except OSError:
            os.unlink(name, dir_fd=parent.folder)
            raise
        finally:
            os.close(file)


def create(root: str, path: str, data: bytes) -> None:
    """Make a file that is not there, whole or not at all: it is put in its place when it is on disk."""
    scratch = SCRATCH + os.urandom(6).hex()
    with Parent(root, path, make=True) as parent:
        _write_new(root, scratch, data, 0o600)
        with Parent(root, f"{STATE}/{scratch}") as beside:
            try:
                os.rename(scratch, parent.name, src_dir_fd=beside.folder, dst_dir_fd=parent.folder)
                parent.sync()
            except OSError:
                if beside.stat():
                    os.unlink(scratch, dir_fd=beside.folder)
                raise


def unshare(root: str, path: str) -> None:
    """Put a copy in the place of a file that has a second name."""
    with Parent(root, path) as parent:
        data, there = _read(parent), parent.stat()
    scratch = SCRATCH + os.urandom(6).hex()
    _write_new(root, scratch, data, (there.st_mode & 0o7777) if there else 0o600)
    with Parent(root, path) as parent, Parent(root, f"{STATE}/{scratch}") as beside:
        os.rename(scratch, parent.name, src_dir_fd=beside.folder, dst_dir_fd=parent.folder)
        parent.sync()


def take_back(written: Written) -> bool:
    """Undo a change that was just made; needs no space on the disk. False where somebody has written since."""
    root = written.root
    with Parent(root, written.path) as parent:
        if written.size >= 0:
            file = parent.open(os.O_RDWR)
            try:
                return _take_back(parent, file, written.size, written.added, new=written.new)
            finally:
                os.close(file)
        if written.after is None:
            with Parent(root, f"{STATE}/{written.swap}") as beside:
                done = _put_back(beside, parent)
            parent.sync()
            return done
        if _read(parent) != written.after:
            return False
        with Parent(root, f"{STATE}/{written.swap}") as beside:
            exchange.swap(beside.folder, written.swap, parent.folder, parent.name)
        parent.sync()
        return True
