"""Reading the files that memctl keeps, and those it is told to read settings from: files, and nothing that would keep
it waiting for ever, such as a pipe or a device."""

from __future__ import annotations

import os
from stat import S_ISREG

from memctl.model.errors import InputError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from io import BufferedReader

NO_FILE = "not a regular file"


def regular(path: str, flags: int, mode: int = 0o600) -> int:
    """An opener for `open`. OSError where the name stands for anything but a file, or, where it is to be written, for a
    link: that could lead anywhere."""
    flags |= os.O_NOFOLLOW if flags & (os.O_WRONLY | os.O_RDWR) else 0
    file = os.open(path, flags | os.O_NONBLOCK | os.O_CLOEXEC, mode)  # a pipe would wait for its other end
    if S_ISREG(os.fstat(file).st_mode):
        return file
    os.close(file)
    raise OSError(0, NO_FILE, path)


def own(path: str, flags: int) -> int:
    """The same, for what decides whom to believe: OSError also where the file is somebody else's."""
    file = regular(path, flags)
    if not hasattr(os, "geteuid") or os.fstat(file).st_uid in (os.geteuid(), 0):
        return file
    os.close(file)
    raise OSError(0, "it belongs to another user", path)


def read_whole(path: str) -> bytes:
    """The bytes of a file. FileNotFoundError where there is none; InputError where it cannot be read: a file that
    cannot be read is never an empty one."""
    with open_whole(path) as file:
        try:
            return file.read()
        except OSError as error:
            raise InputError(f"{path}: cannot be read: {error.strerror}") from None


def open_whole(path: str) -> BufferedReader:
    """The file, opened to be read. The same errors."""
    try:
        return open(path, "rb", opener=regular)
    except (FileNotFoundError, NotADirectoryError):
        raise FileNotFoundError(path) from None
    except OSError as error:
        raise InputError(f"{path}: cannot be read: {error.strerror}") from None
