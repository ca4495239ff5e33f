"""Files that were exchanged stay in `.memctl/` for a while: an editor that had one open may still have written to it.
What it wrote is folded into the file by the next writer."""

from __future__ import annotations

import json
import os
import time

from memctl.edge.safe_open import regular
from memctl.edge.store import files
from memctl.model import paths
from memctl.model.errors import MemctlError
from memctl.model.text.lines import fingerprint_of_bytes

KEPT = 5.0  # seconds after which nobody is taken to be still writing to a file that was exchanged


def fold_in(root: str) -> None:
    """Look at every file that was exchanged; fold in what is new, remove what is old."""
    state = os.path.join(root, paths.STATE)
    names = set(os.listdir(state))
    for name in names:
        if name.startswith(paths.SWAP) and name.endswith(".json") and name.removesuffix(".json") not in names:
            _remove(os.path.join(state, name))  # a crash came before the new file, or after the old one went
        elif name.startswith((paths.SWAP, paths.SCRATCH)) and not name.endswith(".json"):
            try:
                _look_at(root, os.path.join(state, name))
            except (OSError, ValueError, RecursionError, KeyError, TypeError, AttributeError, MemctlError):
                continue  # another time


def _remove(path: str) -> None:
    try:
        os.unlink(path)
    except OSError:
        return  # another time


def _look_at(root: str, swap: str) -> None:
    with open(swap, "rb", opener=regular) as file:
        now = file.read()
    old = time.time() - os.stat(swap).st_ctime > KEPT
    try:
        with open(swap + ".json", encoding="utf-8", opener=regular) as file:
            note = json.load(file)
    except FileNotFoundError:  # it was never put in its place
        if old:
            os.unlink(swap)
        return
    base = note["base"].encode("utf-8", "surrogateescape")
    if now not in (base, b"") and fingerprint_of_bytes(now) != note["mine"]:
        from memctl.edge.store.line_merge import merge_three_way  # weighs, and is hardly ever needed

        files.change(root, note["path"], lambda current: merge_three_way(base, current, now))
        note["base"] = now.decode("utf-8", "surrogateescape")
        with open(swap + ".json", "w", encoding="utf-8", opener=regular) as file:
            json.dump(note, file)
    elif old or not base:
        os.unlink(swap)
        os.unlink(swap + ".json")
