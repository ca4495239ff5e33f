"""Swap two files in one step, if the system can."""

from __future__ import annotations

import errno
import os

_EXCHANGE = 2  # the same number as RENAME_EXCHANGE of Linux and RENAME_SWAP of macOS
_NOT_HERE = (errno.ENOSYS, errno.EINVAL, errno.ENOTSUP, errno.EPERM)


def swap(folder: int, name: str, other_folder: int, other_name: str) -> None:
    """Swap `name` in one open directory with `other_name` in another; then `name` holds the old content of
    `other_name`.

    If the system cannot swap, replace `other_name` and keep its old content as `name` by a second link."""
    code = _call(folder, name, other_folder, other_name)
    if code in _NOT_HERE:
        _replace(folder, name, other_folder, other_name)
    elif code:
        raise OSError(code, os.strerror(code), other_name)


def _call(folder: int, name: str, other_folder: int, other_name: str) -> int:
    """Return the error number of the system's own swap, 0 for none."""
    import ctypes  # slow to import, and additions do not swap

    library = ctypes.CDLL(None, use_errno=True)
    function = getattr(library, "renameat2", None) or getattr(library, "renameatx_np", None)
    if function is None:
        return errno.ENOSYS
    result = function(folder, os.fsencode(name), other_folder, os.fsencode(other_name), ctypes.c_uint(_EXCHANGE))
    return ctypes.get_errno() if result else 0


def _replace(folder: int, name: str, other_folder: int, other_name: str) -> None:
    kept = name + ".old"
    os.link(other_name, kept, src_dir_fd=other_folder, dst_dir_fd=folder, follow_symlinks=False)
    os.replace(name, other_name, src_dir_fd=folder, dst_dir_fd=other_folder)
    os.rename(kept, name, src_dir_fd=folder, dst_dir_fd=folder)
