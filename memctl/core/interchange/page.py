"""The page for looking at memory in a browser: one HTML file that loads nothing and asks nothing of any network."""

from __future__ import annotations

import json
from base64 import b64encode
from hashlib import sha256

from memctl.core.lifecycle.strength import strength_of
from memctl.core.reconcile.relations import relations_of
from memctl.core.retrieval.filters import is_expired
from memctl.core.safety.sanitize import without_hidden
from memctl.model.record import memory_record, without_surrogates
from memctl.model.text.dates import day_number

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from typing import Any

    from memctl.model.memory import Memory
    from memctl.model.tables.settings import Settings
    from memctl.model.usage import Usage

# places of the template (page/page.html), each there once
_SCRIPT, _HASH, _DATA = "SCRIPT</script>", "SCRIPT_HASH", "DATA</script>"


def fill_page(template: str, script: str, data: Mapping[str, Any]) -> str:
    """Return the page with its data. The data cannot end its element, and the policy of the page lets no script run but
    this one."""
    held = json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    digest = b64encode(sha256(script.encode()).digest()).decode()
    head, _, rest = template.partition(_HASH)
    before, _, after = rest.partition(_DATA)
    between, _, end = after.partition(_SCRIPT)
    return f"{head}sha256-{digest}{before}{held}</script>{between}{script}</script>{end}"


def make_page(
    parts: tuple[str, str],
    memories: Sequence[Memory],
    usage: Usage,
    shown: Mapping[str, Sequence[str]],
    settings: Settings,
    today: str,
) -> str:
    """Return the page with these memories, their state, strength, use and relations. `parts` are its template and its
    script, `shown` has for each id the times at which a prompt had the memory, `today` is the ISO date."""
    records = []
    for memory in memories:
        if not memory.derived:
            strength = strength_of(memory, usage, settings, day_number(today) or 0)
            record = memory_record(memory) | {"id": memory.key, "text": without_hidden(memory.text)}
            record |= {"state": _state(memory, today), "project": _project(memory)}
            record |= {"strength": round(strength.value, 3), "used": strength.uses}
            record["shown"] = len(shown.get(memory.key, ()))
            records.append(without_surrogates(record))
    return fill_page(*parts, {"day": today, "memories": records, "relations": list(_triples(memories))})


def _state(memory: Memory, today: str) -> str:
    if memory.archived or memory.pending:
        return "archived" if memory.archived else "pending"
    return "expired" if is_expired(memory, today) else "active"


def _project(memory: Memory) -> str:
    return memory.project or ("the project tree" if memory.scope == "project" else "")


def _triples(memories: Sequence[Memory]) -> Iterable[dict[str, str]]:
    for relation in relations_of(memories):
        yield without_surrogates(
            {
                "subject": without_hidden(relation.subject),
                "predicate": without_hidden(relation.verb),
                "object": without_hidden(relation.object),
            }
        )
