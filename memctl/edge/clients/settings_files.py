"""Read and write files of clients: their links, modes and byte order marks stay."""

from __future__ import annotations

import os
from collections.abc import Iterable

from memctl.edge.safe_open import read_whole, regular, replace_whole
from memctl.model.errors import InputError, WriteError

BOM = b"\xef\xbb\xbf"


def read_text(path: str) -> str | None:
    """Return the text of a file without its byte order mark, None if there is none. InputError if it is not UTF-8."""
    try:
        return read_whole(path).removeprefix(BOM).decode()
    except FileNotFoundError:
        return None
    except UnicodeDecodeError:
        raise InputError(f"{path}: this is not UTF-8: memctl changes no file that it cannot read") from None


def write_text(path: str, text: str, mode: int = 0o600, *, was: str | None = None) -> None:
    """Write a file whole, where a link leads; an old file keeps its mode and its byte order mark. WriteError if it
    cannot be written: then the old file is there. InputError if it is not `was` any more: its client writes it too."""

    def check() -> None:
        if was is not None and read_text(path) != was:
            raise InputError(f"{path}: its client has just written it: run this again")

    real = os.path.realpath(path)
    try:
        for directory in missing_directories(real):
            os.mkdir(directory, 0o700)
        try:
            before = os.stat(real)
            mode = before.st_mode & 0o7777
            with open(real, "rb", opener=regular) as file:
                mark = BOM if file.read(len(BOM)) == BOM else b""
        except FileNotFoundError:
            before, mark = None, b""
        data = mark + text.encode()
        if before and before.st_nlink > 1:
            check()
            _overwrite(real, data)  # another name of the same file is to see the change
        else:
            replace_whole(real, data, mode=mode, check=check)
    except OSError as error:
        raise WriteError(f"{path}: cannot be written: {error.strerror}: nothing was changed") from None


def delete(path: str) -> None:
    """Delete a file. WriteError if it stays."""
    try:
        os.unlink(os.path.realpath(path))
    except FileNotFoundError:
        pass
    except OSError as error:
        raise WriteError(f"{path}: cannot be deleted: {error.strerror}") from None


def drop_empty(directories: Iterable[str]) -> None:
    """Delete those of these directories that are empty, the innermost first."""
    for directory in sorted(directories, key=len, reverse=True):
        try:
            os.rmdir(directory)
        except OSError:
            continue


def missing_directories(path: str) -> list[str]:
    """Return the directories that writing a file makes, the outermost first."""
    missing: list[str] = []
    directory = os.path.dirname(os.path.realpath(path))
    while not os.path.isdir(directory):
        missing.insert(0, directory)
        directory = os.path.dirname(directory)
    return missing


def _overwrite(path: str, data: bytes) -> None:
    with open(path, "r+b", opener=regular) as file:
        file.write(data)
        file.truncate()
        file.flush()
        os.fsync(file.fileno())
