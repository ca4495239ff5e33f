"""Reading an export back: memory records as changes."""

from __future__ import annotations

import re

from memctl.core.adding import STONE_DIGITS
from memctl.core.filing import safe_path
from memctl.core.redaction import redact
from memctl.model.change import Change, chain_of, insertion
from memctl.model.memory import HEADING_JOINT, Memory
from memctl.model.text import fingerprint, normal_form
from memctl.model.types import TYPES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

_TAME = re.compile(r"(?:[^\s./\\][^/\\\x00-\x1f<>:\"|?*]*/)*[^\s./\\][^/\\\x00-\x1f<>:\"|?*]*\.md$")
_ID = re.compile(r"[A-Za-z0-9-]+")


class Import:
    """Decides about one record after the other against what the tree holds, and what was imported before."""

    def __init__(self, memories: Iterable[Memory], tombstones: frozenset[str], new_id: Callable[[], str]) -> None:
        known = list(memories)
        self._ids = {memory.id for memory in known}
        self._texts = {normal_form(memory.text): memory.key for memory in known}
        self._tombstones = tombstones
        self._new_id = new_id

    def change(self, memory: Memory, date: str) -> Change:
        """Add the memory where it was, with all its marks; skip what is there already, or must not come back."""
        memory.text = redact(memory.text)[0]
        words = normal_form(memory.text)
        there = self._texts.get(words)
        if there is not None:
            return Change("skip", there, before=memory.text, reason="it is there already")
        if fingerprint(memory.text, STONE_DIGITS) in self._tombstones and not memory.archived:
            return Change("skip", memory.key, before=memory.text, reason="it was forgotten")
        if not _ID.fullmatch(memory.id) or memory.id in self._ids:  # one that a file would not hold is no id
            memory.id = self._new_id()
        self._ids.add(memory.id)
        self._texts[words] = memory.id
        memory.path = memory.path if _TAME.match(memory.path) else _file_of(memory)
        memory.created = memory.created or date
        title, *section = chain_of(memory.heading) or ("",)
        edit = insertion(memory, HEADING_JOINT.join(section) or None, title)
        return Change("add", memory.id, path=memory.path, after=memory.text, edits=(edit,))


def _file_of(memory: Memory) -> str:
    """A place for a memory whose record names none, or one that would lead out of the tree."""
    default = TYPES[memory.type].file
    topic = memory.path or "imported"
    return default if "{" not in default and not memory.path else f"topics/{safe_path(topic)}.md"
