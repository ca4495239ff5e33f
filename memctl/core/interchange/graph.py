"""The file of the reference MCP memory server: one JSON object a line, an entity with observations or a relation.

    {"type":"entity","name":"Jo","entityType":"person","observations":["Speaks Spanish"]}
    {"type":"relation","from":"Jo","to":"Acme","relationType":"works_at"}

The answer of its tool `read_graph`, one object with `entities` and `relations`, is read as well. An entity becomes a
file, an observation a memory, a relation an item under `## Relations`."""

from __future__ import annotations

import json

from memctl.core.interchange.foreign import (
    RELATIONS,
    Foreign,
    date_of,
    filled,
    kept_by,
    kept_for,
    linkable,
    relation,
    tag_of,
    topic_file,
    under,
)  # fmt: skip
from memctl.core.reconcile.relations import Relation
from memctl.model.errors import InputError
from memctl.model.markdown.marks import with_false_marks
from memctl.model.memory import HEADING_JOINT, RELATION, Memory
from memctl.model.record import dump, parse_json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from typing import Any

    from memctl.model.ledger import Sealer

NAME = "mcp-memory"
_WORDS = ("text", "content", "contents", "observation")  # of an observation that is an object, in forks of the server
_DATES = ("recordedAt", "timestamp", "createdAt", "created_at", "validFrom")
_KINDS = ("entity", "relation")


def is_graph(value: Any) -> bool:
    """Whether a JSON value is a graph, or a line of one."""
    if not isinstance(value, dict):
        return False
    whole = isinstance(value.get("entities"), list) and isinstance(value.get("relations"), list)
    return whole or (value.get("type") in _KINDS and ("name" in value or "relationType" in value))


def of_graph(data: bytes, name: str) -> Iterator[Foreign | InputError]:
    """Yield the memories of a graph, and an InputError for each unreadable line."""
    values = list(_values(data, name))
    places = _places(value for value, _ in values if not isinstance(value, InputError))
    for value, where in values:
        if isinstance(value, InputError):
            yield value
        elif _is_name(value.get("from")) and _is_name(value.get("to")) and _is_name(value.get("relationType")):
            yield _relation(value, places)
        elif _is_name(value.get("name")):
            yield from _entity(value, places)
        else:
            yield InputError(f"{where}: neither an entity with a name nor a relation")


def _values(data: bytes, name: str) -> Iterator[tuple[dict[str, Any] | InputError, str]]:
    try:
        whole = parse_json(data)
    except InputError:
        whole = None
    if isinstance(whole, dict) and isinstance(whole.get("entities"), list):
        for key in ("entities", "relations"):
            for number, value in enumerate(whole.get(key) or (), 1):
                where = f"{name}: {key} {number}"
                yield (value if isinstance(value, dict) else InputError(f"{where}: not an object")), where
        return
    for number, line in enumerate(data.split(b"\n"), 1):
        where = f"{name}:{number}"
        if not line.strip():
            continue
        try:
            value = parse_json(line, where)
        except InputError as error:
            yield error, where
            continue
        yield (value if isinstance(value, dict) else InputError(f"{where}: not an object")), where


def _is_name(value: object) -> bool:
    return isinstance(value, str) and bool(value.strip())


def _entity(value: dict[str, Any], places: dict[str, str]) -> Iterator[Foreign]:
    name, kind = value["name"].strip(), value.get("entityType")
    tag = tag_of(kind)
    path = places[name]
    more = filled((key, value[key]) for key in value if key not in ("type", "name", "entityType", "observations"))
    more |= {"entityType": kind} if isinstance(kind, str) and kind and not tag else {}
    observations = value.get("observations")
    listed = [one for one in observations if _words(one)[0]] if isinstance(observations, list) else []
    for one in listed or [None]:
        text, own = (name, {"entity": True}) if one is None else _words(one)
        memory = Memory(text, path=path, heading=under(name), tags=(tag,) if tag else (), source=f"{NAME}/{name}")
        memory.created = next((date for key in _DATES if (date := date_of({**more, **own}.get(key)))), "")
        memory.data = kept_for(NAME, {**more, **own})
        yield Foreign(memory, by_place=True)


def _words(observation: Any) -> tuple[str, dict[str, Any]]:
    """Return (words, everything else) of an observation, which forks of the server write as an object."""
    if isinstance(observation, dict):
        key = next((key for key in _WORDS if isinstance(observation.get(key), str)), "")
        rest = filled((name, value) for name, value in observation.items() if name != key)
        return (observation[key].strip(), rest) if key else ("", rest)
    return (observation.strip() if isinstance(observation, str) else ""), {}


def _relation(value: dict[str, Any], places: dict[str, str]) -> Foreign:
    subject, verb = value["from"], str(value["relationType"])
    memory = relation(subject, verb, value["to"], source=f"{NAME}/{subject}")
    memory.path, memory.heading = places[subject.strip()], under(subject, RELATIONS)
    more = filled((key, value[key]) for key in value if key not in ("type", "from", "to", "relationType"))
    memory.data = kept_for(NAME, more)
    memory.created = next((date for key in _DATES if (date := date_of(more.get(key)))), "")
    return Foreign(memory, by_place=True)


def _places(values: Iterable[dict[str, Any]]) -> dict[str, str]:
    """Return name → file for all entities. Names that give the same file name get different files, whatever the order
    of the lines is."""
    said = (value.get(key) for value in values for key in ("name", "from"))
    places: dict[str, str] = {}
    taken: set[str] = set()
    for name in sorted({one.strip() for one in said if isinstance(one, str) and one.strip()}):
        path, number = topic_file(name.replace("/", "-")), 1
        while path in taken:
            number += 1
            path = topic_file(f"{name.replace('/', '-')}-{number}")
        places[name] = path
        taken.add(path)
    return places


def as_graph(memories: Sequence[Memory], _: Sealer) -> str:
    """Return memories as such a file. The title above a memory is its entity; its first tag is the entity's type."""
    entities: dict[str, dict[str, Any]] = {}
    relations = []
    for memory in memories:
        if memory.type == RELATION:
            one = Relation(memory)
            ends = {"from": one.subject, "to": one.object, "relationType": one.predicate}
            relations.append({"type": "relation", **ends, **kept_by(memory, NAME)})
            continue
        name = linkable(memory.heading.split(HEADING_JOINT)[0]) or memory.path.rpartition("/")[2].removesuffix(".md")
        more = kept_by(memory, NAME)
        kind = more.pop("entityType", "") or (memory.tags[0] if memory.tags else memory.type)
        is_bare = more.pop("entity", False)
        entity = entities.setdefault(name, {"type": "entity", "name": name, "entityType": kind, "observations": []})
        if not is_bare:
            entity["observations"].append(with_false_marks(memory.text))
    return "".join(dump(one) + "\n" for one in [*entities.values(), *relations])


def first_value(data: bytes) -> Any:
    """Return the JSON value of the whole text, else of its first line that is not blank; None if there is none."""
    try:
        return json.loads(data)
    except (ValueError, RecursionError):
        pass
    line = next((line for line in data.split(b"\n", 20) if line.strip()), b"")
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return None
