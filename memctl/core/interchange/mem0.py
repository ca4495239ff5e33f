"""The JSON of mem0: what `get_all`, a search or an export of its platform returns.

    {"results": [{"id": "…", "memory": "Likes tea", "metadata": {…}, "categories": […], "created_at": "…", …}],
     "relations": [{"source": "jo", "relationship": "likes", "target": "tea"}]}

A list of such memories is read as well. What memctl has no field for is kept in the mark `data`."""

from __future__ import annotations

from memctl.core.interchange.foreign import (
    RELATIONS,
    Foreign,
    date_of,
    filled,
    kept_by,
    kept_for,
    relation,
    tags_of,
    topic_file,
    under,
)
from memctl.core.reconcile.relations import Relation
from memctl.model.errors import InputError
from memctl.model.markdown.marks import with_false_marks
from memctl.model.memory import RELATION, Memory, known_type
from memctl.model.record import parse_json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any

    from memctl.model.ledger import Sealer

NAME = "mem0"
_LISTS = ("results", "memories", "data")
_DROPPED = ("memory", "created_at", "updated_at", "expiration_date", "score", "hash")


def is_mem0(value: Any) -> bool:
    found = _listed(value)
    return bool(found) and all(isinstance(one, dict) and isinstance(one.get("memory"), str) for one in found)


def _listed(value: Any) -> list[Any]:
    if isinstance(value, dict):
        value = next((value[key] for key in _LISTS if isinstance(value.get(key), list)), None)
    return value if isinstance(value, list) else []


def of_mem0(data: bytes, name: str) -> Iterator[Foreign | InputError]:
    """Yield the memories, and an InputError for each unreadable one."""
    try:
        value = parse_json(data, name)
    except InputError as error:
        yield error
        return
    for number, item in enumerate(_listed(value), 1):
        if isinstance(item, dict) and isinstance(item.get("memory"), str) and item["memory"].strip():
            yield Foreign(_memory(item))
        else:
            yield InputError(f'{name}: item {number}: "memory" is missing')
    for item in (value.get("relations") or ()) if isinstance(value, dict) else ():
        ends = [_text(item, *keys) for keys in (("source",), ("relationship",), ("target", "destination"))]
        if all(ends):
            memory = relation(*ends, path=topic_file(NAME), heading=under(NAME, RELATIONS), source=NAME)
            yield Foreign(memory)


def _text(item: Any, *keys: str) -> str:
    values = (item.get(key) for key in keys) if isinstance(item, dict) else ()
    return next((value for value in values if isinstance(value, str) and value.strip()), "")


def _memory(item: dict[str, Any]) -> Memory:
    metadata = item["metadata"] if isinstance(item.get("metadata"), dict) else {}
    kind = _text(metadata, "type") or _text(metadata, "category")
    memory = Memory(item["memory"].strip(), type=known_type(kind.lower()) or "fact", path=topic_file(NAME))
    memory.heading = under(NAME)
    memory.tags = tags_of(item.get("categories"))
    memory.source = f"{NAME}/{item.get('id') or ''}".rstrip("/")
    memory.created, memory.updated = date_of(item.get("created_at")), date_of(item.get("updated_at"))
    memory.updated = "" if memory.updated == memory.created else memory.updated
    memory.until = date_of(item.get("expiration_date"))
    kept = filled((key, value) for key, value in item.items() if key not in _DROPPED)
    if kept.get("categories") == list(memory.tags):
        del kept["categories"]
    memory.data = kept_for(NAME, kept)
    return memory


def as_mem0(memories: Sequence[Memory], _: Sealer) -> str:
    """Return memories as mem0's `get_all` does."""
    import json

    results, relations = [], []
    for memory in memories:
        if memory.type == RELATION:
            one = Relation(memory)
            relations.append({"source": one.subject, "relationship": one.predicate, "target": one.object})
            continue
        item = {
            "id": memory.key,
            "memory": with_false_marks(memory.text),
            "metadata": {"type": memory.type},
            "categories": memory.tags,
        }
        dates = {"created_at": memory.created, "updated_at": memory.updated}
        results.append(filled({**item, **dates, "expiration_date": memory.until, **kept_by(memory, NAME)}.items()))
    whole = {"results": results, **({"relations": relations} if relations else {})}
    return json.dumps(whole, ensure_ascii=False, indent=1) + "\n"
