"""Recognize the operation in progress by the journal's last bytes. A reader may see a line without its end while a
writer appends it; the reader skips that line."""

from __future__ import annotations

import os

from memctl.edge.safe_open import regular

_JOURNAL = ".memctl/journal.jsonl"
_OPEN = b'"open"}\n'  # the last bytes of a journal with an operation in progress
_WIPE = b'"wipe"}\n'  # the same for a purge


def without_unfinished(root: str, path: str, data: bytes) -> bytes:
    """Return the bytes of a file without a last line that the journal shows as being written. Another last line without
    an end is kept."""
    if _ending(root) != _OPEN:
        return data
    from memctl.edge.log.journal import Journal  # rarely needed, and it imports json

    start = data.rfind(b"\n") + 1
    last = data[start:].decode("utf-8", "surrogateescape")
    for edit in (Journal(root).pending() or {}).get("plan", ()):
        if edit.get("path") == path and any(line.startswith(last) and line != last for line in edit.get("lines", ())):
            return data[:start]
    return data


def is_unfinished(root: str) -> bool:
    """Whether an operation on the tree at `root` is in progress or was interrupted. A clone may bring a journal that
    says so: it is not believed."""
    if _ending(root) not in (_OPEN, _WIPE):
        return False
    from memctl.edge.log.journal import Journal  # rarely needed, and it imports json

    return Journal(root).is_believed()


def _ending(root: str) -> bytes:
    """Return the last bytes of the journal, which hold its state; empty if there is none."""
    try:
        with open(os.path.join(root, _JOURNAL), "rb", opener=regular) as file:
            file.seek(max(0, file.seek(0, os.SEEK_END) - len(_OPEN)))
            return file.read()
    except OSError:
        return b""
