"""The second half of a purge, after the memories are out of the files: tombstones, state, index, ledger and journal.
The journal comes last, because it holds the task: after an interruption, the next command repeats it."""

from __future__ import annotations

import html
import os

from memctl.edge.config import paths
from memctl.edge.log import tombstones, usage
from memctl.edge.log.journal import Journal, operations_in
from memctl.edge.safe_open import regular
from memctl.edge.store import files
from memctl.edge.stream import say
from memctl.model.change import KEYED, TOMBSTONES
from memctl.model.errors import MemctlError, NotFound, WriteError
from memctl.model.markdown.scrubbing import Scrub, written
from memctl.model.paths import SCRATCH, STATE, SWAP

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Mapping
    from typing import Any

    from memctl.edge.log.ledger import Ledger

_TO_KEEP = ("ledger", "used", "shown", "days", KEYED)  # files of the state directory that memctl cannot make again


def finish(root: str, journal: Journal, ledger: Ledger, task: Mapping[str, Any]) -> None:
    """Remove the purged words from everything that memctl keeps beside the files. WriteError if that is not possible
    now."""
    try:
        scrub = Scrub(task)
        _drop_tombstones(root, task["stones"])
        _drop_swaps(root)
        _drop_index(root)
        usage.forget(root, task["keys"])
        _drop_told(root, task)
        _empty_shown(task)
        data = journal.without(scrub)
        ledger.purge(task, operations_in(data))
        journal.replace(data)
    except (OSError, MemctlError) as error:
        reason = error.strerror or error if isinstance(error, OSError) else error
        raise WriteError(
            f"the memories are deleted from the files, but their words are still in the journal: {reason}: the next "
            "memctl command deletes them there"
        ) from None


def _drop_index(root: str) -> None:
    """Remove the index, which has the words of every memory; the next search builds it again."""
    from memctl.edge.index.manifest import drop  # only a purge needs it

    drop(root)


def _drop_tombstones(root: str, names: Collection[str]) -> None:
    """Remove every line about these fingerprints from the tree's file, for good."""
    if names and files.read_file(root, TOMBSTONES) is not None:
        files.change(root, TOMBSTONES, lambda data: tombstones.without_stones(data, names))


def _drop_swaps(root: str) -> None:
    """Remove the old copies of swapped files, and the leftovers of a crash."""
    state = os.path.join(root, STATE)
    for name in os.listdir(state):
        if name.startswith((SWAP, SCRATCH)):
            os.unlink(os.path.join(state, name))


def _drop_told(root: str, task: Mapping[str, Any]) -> None:
    """Remove the state files that contain one of the words and that memctl can make again."""
    words = [written(word) for word in (*task["texts"], *task["titles"], *task["paths"]) if word]
    try:
        directory = paths.of_tree(paths.state_directory(), root)
    except NotFound:
        return
    for entry in [*os.scandir(directory)] if os.path.isdir(directory) else []:
        if entry.is_file(follow_symlinks=False) and not entry.name.startswith(_TO_KEEP):
            with open(entry.path, "rb") as file:
                data = file.read()
            if any(word in data for word in words):
                os.unlink(entry.path)


def _empty_shown(task: Mapping[str, Any]) -> None:
    """Empty the files that memctl made for others to read, such as the page for a browser, if they contain one of the
    words; the next call writes them anew."""
    words = [word for word in (*task["texts"], *task["titles"], *task["paths"]) if word]
    forms = {form.encode() for word in words for form in (word, html.escape(word), html.escape(word, quote=False))}
    forms |= {written(word) for word in words}
    shown = [os.path.join(paths.state_directory(), "hooks"), paths.cache_directory()]
    for directory in shown:
        for entry in [*os.scandir(directory)] if os.path.isdir(directory) else []:
            if entry.is_file(follow_symlinks=False):
                with open(entry.path, "rb", opener=regular) as file:
                    data = file.read()
                if any(form in data for form in forms):
                    os.truncate(entry.path, 0)


def tell_of_git(root: str) -> None:
    """Say where git may still have the purged words."""
    here = root
    while True:
        if os.path.exists(os.path.join(here, ".git")):
            say(f"forget: git may still have it, in the history of {here}, in its clones and in backups")
            return
        if os.path.dirname(here) == here:
            return
        here = os.path.dirname(here)
