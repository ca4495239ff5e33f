"""The page for looking at memory in a browser: one HTML file that loads nothing and asks nothing of any network."""

from __future__ import annotations

import json
from base64 import b64encode
from hashlib import sha256

from memctl.core.lifecycle.account import rule_of
from memctl.core.lifecycle.strength import strength_of
from memctl.core.reconcile.relations import relations_of
from memctl.core.retrieval.filters import is_expired
from memctl.core.safety.sanitize import without_hidden
from memctl.model.record import memory_record, without_surrogates
from memctl.model.text.dates import day_number
from memctl.model.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from typing import Any

    from memctl.model.memory import Memory
    from memctl.model.tables.settings import Settings
    from memctl.model.usage import Usage

# places of the template (page/page.html), each there once
_STYLE, _HASHES, _DATA, _SCRIPT = "STYLE</style>", "POLICY", "DATA</script>", "SCRIPT</script>"
_KEPT_CHANGES = 8  # of one memory
_TOLD = ("time", "command", "action", "reason", "before")


class Lives(Value):
    """What happened to the memories of a page: `usage`; `shown`, id → the times at which a prompt had it; `changes`,
    id → its changes (see `changes_by_id`)."""

    usage: Usage
    shown: Mapping[str, Sequence[str]]
    changes: Mapping[str, Sequence[Mapping[str, Any]]]


def fill_page(parts: tuple[str, str, str], data: Mapping[str, Any], *, policy: str = "") -> str:
    """Return the page of (template, style, script) with its data. The data cannot end its element. The policy of the
    page lets no other script and no other style apply; `policy` adds to it."""
    template, style, script = parts
    held = json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    rules = f"style-src '{_digest(style)}'; script-src '{_digest(script)}'{policy}"
    made = ""
    for place, text in (
        (_HASHES, rules),
        (_STYLE, f"{style}</style>"),
        (_DATA, f"{held}</script>"),
        (_SCRIPT, f"{script}</script>"),
    ):
        before, _, template = template.partition(place)
        made += before + text
    return made + template


def _digest(text: str) -> str:
    return f"sha256-{b64encode(sha256(text.encode()).digest()).decode()}"


def make_page(
    parts: tuple[str, str, str],
    memories: Sequence[Memory],
    lives: Lives,
    settings: Settings,
    today: str,
    *,
    serves: bool = False,
) -> str:
    """Return the page with these memories, their state, strength, use, changes and relations. `today` is the ISO date.
    With `serves`, the page may ask the server that it comes from, and nobody else."""
    data = {
        "day": today,
        "serves": serves,
        "memories": [page_record(memory, lives, settings, today) for memory in memories if not memory.derived],
        "relations": list(_triples(memories)),
    }
    return fill_page(parts, data, policy="; connect-src 'self'" if serves else "")


def page_record(memory: Memory, lives: Lives, settings: Settings, today: str) -> dict[str, Any]:
    strength = strength_of(memory, lives.usage, settings, day_number(today) or 0)
    record = memory_record(memory) | {"id": memory.key, "text": without_hidden(memory.text)}
    record |= {"state": state_of(memory, today), "project": _project(memory)}
    record |= {"strength": round(strength.value, 3), "used": strength.uses}
    record["shown"] = len(lives.shown.get(memory.key, ()))
    if changes := lives.changes.get(memory.key):
        told = [{key: without_hidden(str(one[key])) for key in _TOLD if one.get(key)} for one in changes]
        record |= {"changes": told[-_KEPT_CHANGES:], "rule": rule_of(changes)}
    return dict(without_surrogates(record))


def state_of(memory: Memory, today: str) -> str:
    """Return the state of a memory in one word: active, pending, expired or archived."""
    if memory.archived or memory.pending:
        return "archived" if memory.archived else "pending"
    return "expired" if is_expired(memory, today) else "active"


def _project(memory: Memory) -> str:
    return memory.project or ("the project tree" if memory.scope == "project" else "")


def _triples(memories: Sequence[Memory]) -> Iterable[dict[str, Any]]:
    """Return the relations of the page. A memory is named by `^` and its id."""
    for relation in relations_of(memories):
        ends = {
            "subject": f"^{relation.subject_id}" if relation.subject_id else relation.subject,
            "predicate": relation.verb,
            "object": f"^{relation.object_id}" if relation.object_id else relation.object,
        }
        told = {key: without_hidden(value) for key, value in ends.items()}
        yield dict(without_surrogates(told | {"evidence": list(relation.evidence)}))
