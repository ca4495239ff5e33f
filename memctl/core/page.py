"""The page for looking at memory in a browser: one HTML file that loads nothing and asks nothing of any network."""

from __future__ import annotations

import json
from base64 import b64encode
from hashlib import sha256

from memctl.core.reconcile.relations import relations_of
from memctl.core.safety.sanitize import without_hidden
from memctl.model.record import memory_record, without_surrogates

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence
    from typing import Any

    from memctl.model.memory import Memory

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


def page_data(
    memories: Sequence[Memory],
    day: str,
    state: Callable[[Memory], str],
    numbers: Callable[[Memory], Mapping[str, float]],
) -> dict[str, Any]:
    """Return what the page shows: `memories` as records with `state`, `project` and the `numbers` of each (strength,
    used, shown), and their `relations`. `day` is the ISO date from which ages count."""
    records = []
    for memory in memories:
        if not memory.derived:
            record = memory_record(memory) | {"id": memory.key, "text": without_hidden(memory.text)}
            record |= {"state": state(memory), "project": _project(memory), **numbers(memory)}
            records.append(without_surrogates(record))
    return {"day": day, "memories": records, "relations": list(_triples(memories))}


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
