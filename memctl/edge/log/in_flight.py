"""What a writer is just appending to a file: a reader who comes in between sees a line without its end, and passes it
over."""

from __future__ import annotations

import os

from memctl.edge.safe_open import regular

_JOURNAL = ".memctl/journal.jsonl"
_OPEN = b'"open"}\n'  # the last bytes of a journal whose last operation is being carried out


def without_unfinished(root: str, path: str, data: bytes) -> bytes:
    """The bytes of a file that has no final line end, without a last line that the journal says is being written. A
    line of somebody who ends their files so is left alone."""
    if not _is_writing(root):
        return data
    from memctl.edge.log.journal import Journal  # and json with it: hardly ever

    start = data.rfind(b"\n") + 1
    last = data[start:].decode("utf-8", "surrogateescape")
    for edit in (Journal(root).pending() or {}).get("plan", ()):
        if edit.get("path") == path and any(line.startswith(last) and line != last for line in edit.get("lines", ())):
            return data[:start]
    return data


def _is_writing(root: str) -> bool:
    try:
        with open(os.path.join(root, _JOURNAL), "rb", opener=regular) as file:
            file.seek(max(0, file.seek(0, os.SEEK_END) - len(_OPEN)))
            return file.read() == _OPEN
    except OSError:
        return False
