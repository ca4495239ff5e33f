"""Memories that need care: said twice, contradicting each other, vague, too long, or about nobody knows what."""

from __future__ import annotations

import re

from memctl.core.language.tokenize import words
from memctl.core.reconcile.duplicates import contradictions, duplicate_groups
from memctl.model.memory import HEADING_JOINT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from memctl.model.memory import Memory

_LONG = 600  # characters: more than a prompt should pay for one memory
_FEW = 2  # words with a meaning of their own that a statement needs
_NO_REFERENT = re.compile(
    r"(?:it|this|that|these|those|they|he|she|there)(?:'s|’s)?\s|[它他她]|[这那](?!家|里|边|种|个|位|次)", re.IGNORECASE
)
_NO_HEADING = frozenset((
    "notes", "note", "misc", "miscellaneous", "other", "others", "general", "stuff", "笔记", "杂项", "其他", "其它",
    "备注",
))  # fmt: skip


class Care:
    """A reason to look at some memories. `kind` is duplicate, contradiction, vague, overlong, no-referent or
    heading."""

    def __init__(self, kind: str, memories: Iterable[Memory]) -> None:
        self.kind = kind
        self.memories = tuple(memories)


def needing_care(memories: Iterable[Memory]) -> list[Care]:
    """Return what needs care among active memories: groups first, then single memories in file order."""
    active = [memory for memory in memories if not (memory.archived or memory.pending or memory.derived)]
    found = [Care("duplicate", group) for group in duplicate_groups(active)]
    found += [Care("contradiction", pair) for pair in contradictions(active)]
    headings: dict[tuple[str, str], list[Memory]] = {}
    for memory in active:
        if memory.heading.rsplit(HEADING_JOINT, 1)[-1].strip().lower() in _NO_HEADING:
            headings.setdefault((memory.path, memory.heading), []).append(memory)
    found += [Care("heading", group) for group in headings.values()]
    written = [memory for memory in active if memory.block in ("item", "paragraph")]
    return found + [Care(kind, (memory,)) for memory in written for kind in _flaws(memory)]


def _flaws(memory: Memory) -> list[str]:
    checks = {
        "vague": len(set(words(memory.text))) < _FEW,
        "overlong": len(memory.text) > _LONG,
        "no-referent": bool(_NO_REFERENT.match(memory.text)),
    }
    return [kind for kind, holds in checks.items() if holds]
