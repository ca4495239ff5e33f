"""Keep swapped files in `.memctl/` for a while: an editor that had one open may still write to it. The next writer
merges such late saves into the file."""

from __future__ import annotations

import json
import os
import time

from memctl.edge.safe_open import regular
from memctl.edge.store import files
from memctl.model import paths
from memctl.model.errors import MemctlError
from memctl.model.text.lines import fingerprint_of_bytes

KEPT = 5.0  # seconds after which no editor is expected to write to a swapped file


def fold_in(root: str) -> None:
    """Check every swapped file: merge late saves, remove old copies."""
    state = os.path.join(root, paths.STATE)
    names = set(os.listdir(state))
    for name in names:
        if name.startswith(paths.SWAP) and name.endswith(".json") and name.removesuffix(".json") not in names:
            _remove(os.path.join(state, name))  # left by a crash before the swap, or after the old copy went
        elif name.startswith((paths.SWAP, paths.SCRATCH)) and not name.endswith(".json"):
            try:
                _look_at(root, os.path.join(state, name))
            except (OSError, ValueError, RecursionError, KeyError, TypeError, AttributeError, MemctlError):
                continue  # try again later


def _remove(path: str) -> None:
    try:
        os.unlink(path)
    except OSError:
        return  # try again later


def _look_at(root: str, swap: str) -> None:
    with open(swap, "rb", opener=regular) as file:
        now = file.read()
    old = time.time() - os.stat(swap).st_ctime > KEPT
    try:
        with open(swap + ".json", encoding="utf-8", opener=regular) as file:
            note = json.load(file)
    except FileNotFoundError:  # the new file never reached its place
        if old:
            os.unlink(swap)
        return
    base = note["base"].encode("utf-8", "surrogateescape")
    if now not in (base, b"") and fingerprint_of_bytes(now) != note["mine"]:
        from memctl.edge.store.line_merge import merge_three_way  # slow to import and rarely needed

        files.change(root, note["path"], lambda current: merge_three_way(base, current, now))
        note["base"] = now.decode("utf-8", "surrogateescape")
        with open(swap + ".json", "w", encoding="utf-8", opener=regular) as file:
            json.dump(note, file)
    elif old or not base:
        os.unlink(swap)
        os.unlink(swap + ".json")
