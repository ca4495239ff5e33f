"""Write files of a tree so that no write is torn and no other program's line is lost.

Additions are appended. Every other change writes a new file beside the old one and swaps the two in one step. memctl
then reads the file that came out: if an editor saved in between, it repeats the edit on the editor's text. No link
below the root is followed."""

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
from memctl.model.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    Edit = Callable[[bytes], bytes | None]

_ROUNDS = 50  # limit of retries while an editor keeps saving the file
_QUIET = 0.03  # seconds without a change after which a file counts as saved
_PATIENCE = 0.5  # seconds that an editor gets to write a file again after it emptied or moved it
_FOLDER = os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC | os.O_NOFOLLOW
_FILE = os.O_CLOEXEC | os.O_NOFOLLOW | os.O_NONBLOCK  # without O_NONBLOCK, opening a pipe waits for its other end


class Written(Value):
    """A record of one change to a file, from which the change can be undone without disk space."""

    path: str
    size: int = -1  # size before an append; -1 after a swap
    added: bytes = b""
    new: bool = False  # whether the change made the file
    swap: str = ""
    after: bytes | None = b""  # None after a deletion
    root: str = ""


class Parent:
    """The open directory of a file, and the file's name in it. Each segment of the path is opened without following
    links."""

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
        """Return a descriptor of the file."""
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
        """Return the status of the name, None if there is no such file."""
        try:
            return os.stat(self.name, dir_fd=self.folder, follow_symlinks=False)
        except FileNotFoundError:
            return None

    def sync(self) -> None:
        """Force the directory's entries to disk."""
        os.fsync(self.folder)


def _make_folder(name: str, above: int) -> None:
    try:
        os.mkdir(name, 0o700, dir_fd=above)
        os.fsync(above)
    except FileExistsError:
        pass


def read_file(root: str, path: str) -> bytes | None:
    """Return the bytes of a file, None if there is no such file."""
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
    """Apply `edit` to a file; return None if nothing changes. `edit` gets the current bytes (b"" for a missing file)
    and returns the wanted bytes, or None to delete the file. It may be called several times.

    `known` holds the bytes that the caller saw before. If the file is suddenly gone or much shorter, an editor may be
    saving it, so memctl waits for it to come back."""
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
    """Whether the file has a second name (hard link): an append would change that one too."""
    there = parent.stat()
    return there is not None and there.st_nlink > 1


def _settled(parent: Parent, known: bytes) -> bytes:
    """Return the bytes of a file, and wait a moment if an editor seems to be saving it."""
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
    """Append whole lines in one write. Return None if the file has changed, so that the edit must be repeated."""
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
            return None  # an editor saved by renaming: our bytes went into the old file
    finally:
        os.close(file)
    return Written(parent.path, size=size, added=added, new=new)


def _write_all(file: int, data: bytes) -> None:
    done = 0
    while done < len(data):
        done += os.write(file, data[done:])


def _take_back(parent: Parent, file: int, size: int, added: bytes, *, new: bool) -> bool:
    """Cut off the bytes of an append, and remove the file if the append made it. Return False if another program has
    written behind them."""
    left = os.pread(file, len(added) + 1, size)
    if not added.startswith(left):
        return False
    os.ftruncate(file, size)
    if new:
        os.unlink(parent.name, dir_fd=parent.folder)
    return True


def _delete(root: str, parent: Parent, before: bytes) -> Written | None:
    """Move a file away. Return None if it has changed, so that the edit must be repeated."""
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
    """Move a deleted file back. Return False if another program has made a new one."""
    try:
        os.link(beside.name, parent.name, src_dir_fd=beside.folder, dst_dir_fd=parent.folder)
        os.unlink(beside.name, dir_fd=beside.folder)
    except FileExistsError:
        return False
    except OSError:  # this file system has no hard links
        if parent.stat() is not None:
            return False
        os.rename(beside.name, parent.name, src_dir_fd=beside.folder, dst_dir_fd=parent.folder)
    os.unlink(beside.name + ".json", dir_fd=beside.folder)
    return True


def remove_empty_folders(root: str, path: str) -> None:
    """Remove the directories above a deleted file as long as they are empty."""
    while path := path.rpartition("/")[0]:
        try:
            with Parent(root, path) as parent:
                os.rmdir(parent.name, dir_fd=parent.folder)
        except (OSError, WriteError):
            return


def _exchange(root: str, parent: Parent, edit: Edit, before: bytes) -> Written:
    """Swap the edited bytes with the file in one step. If other bytes than expected come out, edit those and swap
    again."""
    from memctl.edge.store.line_merge import merge_three_way  # slow to import; additions do not need it

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
            _wait_for_quiet(beside)  # an editor may still be writing to it
            out = _settled(beside, expected)
        _rewrite_note(root, swap, parent.path, wanted, out)
        if expected != base:  # the editor saved on top of our bytes, not on top of those that came out before
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
    """Write the new bytes to a scratch file with the old file's mode, and a note beside it for the next writer in case
    of a crash: the path, the bytes to expect, and a fingerprint of ours."""
    swap = SWAP + os.urandom(6).hex()
    there = parent.stat()
    _write_new(root, swap + ".json", _note(parent.path, wanted, expected), 0o600)
    _write_new(root, swap, wanted, (there.st_mode & 0o7777) if there else 0o600)
    return swap


def _note(path: str, wanted: bytes, base: bytes) -> bytes:
    note = {"path": path, "mine": fingerprint_of_bytes(wanted), "base": base.decode("utf-8", "surrogateescape")}
    return json.dumps(note).encode()


def _rewrite_note(root: str, swap: str, path: str, wanted: bytes, out: bytes) -> None:
    """Note that the bytes which came out are known: only later writes to them count as new."""
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
    """Create a file whole or not at all: write it elsewhere, sync it, then rename it."""
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
    """Replace a file that has hard links with a copy."""
    with Parent(root, path) as parent:
        data, there = _read(parent), parent.stat()
    scratch = SCRATCH + os.urandom(6).hex()
    _write_new(root, scratch, data, (there.st_mode & 0o7777) if there else 0o600)
    with Parent(root, path) as parent, Parent(root, f"{STATE}/{scratch}") as beside:
        os.rename(scratch, parent.name, src_dir_fd=beside.folder, dst_dir_fd=parent.folder)
        parent.sync()


def take_back(written: Written) -> bool:
    """Undo a change that was just made; needs no disk space. Return False if another program has written to the file
    since."""
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
