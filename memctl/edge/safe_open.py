"""Open and replace memctl's own files and the settings files that the user names. Only regular files are opened: a pipe
or a device could block forever."""

from __future__ import annotations

import os
from stat import S_ISREG

from memctl.model.errors import InputError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from io import BufferedReader

NO_FILE = "not a regular file"
_ABANDONED = 60.0  # seconds after which nobody writes a file beside another any more


def regular(path: str, flags: int, mode: int = 0o600) -> int:
    """An opener for `open`. OSError if the path is not a regular file or, for writing, is a link: that could lead
    anywhere."""
    flags |= os.O_NOFOLLOW if flags & (os.O_WRONLY | os.O_RDWR) else 0
    file = os.open(path, flags | os.O_NONBLOCK | os.O_CLOEXEC, mode)  # a plain open of a pipe waits for its other end
    if S_ISREG(os.fstat(file).st_mode):
        return file
    os.close(file)
    raise OSError(0, NO_FILE, path)


def own(path: str, flags: int) -> int:
    """The same for files that decide about trust: OSError also if the file belongs to another user."""
    file = regular(path, flags)
    if not hasattr(os, "geteuid") or os.fstat(file).st_uid in (os.geteuid(), 0):
        return file
    os.close(file)
    raise OSError(0, "it belongs to another user", path)


def replace_whole(
    path: str, data: bytes, *, mode: int | None = 0o600, sync: bool = True, check: Callable[[], None] | None = None
) -> None:
    """Replace a file in one step: write it beside the old one, then rename it. With the mode None, the user's umask
    decides. `check` has the last word before that. OSError if that fails; then the old file is there, and nothing
    else."""
    beside = f"{path}.{os.urandom(6).hex()}.new"
    try:
        with open(
            beside, "xb", opener=lambda name, flags: regular(name, flags, 0o666 if mode is None else mode)
        ) as file:
            if mode not in (None, 0o600):
                os.fchmod(file.fileno(), mode)
            file.write(data)
            if sync:
                file.flush()
                os.fsync(file.fileno())
            written = os.fstat(file.fileno()).st_mtime
        if check:
            check()
        os.replace(beside, path)
    except BaseException:  # an interrupt, too, leaves nothing beside the file
        if os.path.lexists(beside):
            os.unlink(beside)
        raise
    if sync:
        _clear_leftovers(path, written - _ABANDONED)


def _clear_leftovers(path: str, before: float) -> None:
    """Remove the files beside a file that a killed writer left: they can hold anything that the file held."""
    directory, name = os.path.split(path)
    try:
        with os.scandir(directory or ".") as entries:
            beside = [one for one in entries if one.name.startswith(f"{name}.") and one.name.endswith(".new")]
        for one in beside:
            if len(one.name) == len(name) + 17 and one.stat(follow_symlinks=False).st_mtime < before:
                os.unlink(one.path)
    except OSError:
        pass  # the file itself is written


def append_line(path: str, line: str, most: int) -> None:
    """Add a line to a log. A log of more bytes than `most` begins anew."""
    file = regular(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    try:
        if os.fstat(file).st_size > most:
            os.ftruncate(file, 0)
        os.write(file, f"{line}\n".encode("utf-8", "replace"))
    finally:
        os.close(file)


def read_whole(path: str) -> bytes:
    """Return the bytes of a file. FileNotFoundError if there is none; InputError if it cannot be read: an unreadable
    file is never an empty one."""
    with open_whole(path) as file:
        try:
            return file.read()
        except OSError as error:
            raise InputError(f"{path}: cannot be read: {error.strerror}") from None


def text_of(path: str, most: int = -1) -> str:
    """Return the text of a file, or its first characters up to `most`; empty if it cannot be read."""
    try:
        with open(path, encoding="utf-8", errors="replace", opener=regular) as file:
            return file.read(most)
    except OSError:
        return ""


def open_whole(path: str) -> BufferedReader:
    """Return the file, opened for reading. Raises the same errors."""
    try:
        return open(path, "rb", opener=regular)
    except (FileNotFoundError, NotADirectoryError):
        raise FileNotFoundError(path) from None
    except OSError as error:
        raise InputError(f"{path}: cannot be read: {error.strerror}") from None
