"""What a writer is just doing, by the journal's last bytes. A reader who comes while a line is appended to a file sees
it without its end, and passes it over."""

from __future__ import annotations

import os

from memctl.edge.safe_open import regular

_JOURNAL = ".memctl/journal.jsonl"
_OPEN = b'"open"}\n'  # the last bytes of a journal whose last operation is being carried out
_WIPE = b'"wipe"}\n'  # the same of a purge


def without_unfinished(root: str, path: str, data: bytes) -> bytes:
    """The bytes of a file that has no final line end, without a last line that the journal says is being written. A
    line of somebody who ends their files so is left alone."""
    if _ending(root) != _OPEN:
        return data
    from memctl.edge.log.journal import Journal  # and json with it: hardly ever

    start = data.rfind(b"\n") + 1
    last = data[start:].decode("utf-8", "surrogateescape")
    for edit in (Journal(root).pending() or {}).get("plan", ()):
        if edit.get("path") == path and any(line.startswith(last) and line != last for line in edit.get("lines", ())):
            return data[:start]
    return data


def is_wiping(root: str) -> bool:
    """Whether a purge of the tree at `root` is being carried out, or was cut off."""
    return _ending(root) == _WIPE


def _ending(root: str) -> bytes:
    """The last bytes of the journal, which say what it is about; empty where there is none."""
    try:
        with open(os.path.join(root, _JOURNAL), "rb", opener=regular) as file:
            file.seek(max(0, file.seek(0, os.SEEK_END) - len(_OPEN)))
            return file.read()
    except OSError:
        return b""
