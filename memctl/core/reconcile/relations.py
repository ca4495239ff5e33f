"""Relations between people, things and memories: list items with links under `## Relations`.

    - user likes [[ramen]] (degree:: very) (evidence:: m7f3k, m91qd)
    - [[sister]] lives in [[Berlin]] (evidence:: m02ab)
    - contradicts [[topics/vue#^m7f3k]] (from:: m91qd) (strength:: 0.5)

A relation with evidence holds as long as one of its memories does: it is archived with the last one and restored with
the first. Pure."""

from __future__ import annotations

import re

from memctl.core.language.table import language_of
from memctl.core.language.tokenize import words
from memctl.core.reconcile.supersede.claims import denies
from memctl.core.safety.sanitize import without_hidden
from memctl.core.safety.secrets import redact
from memctl.model.change import ARCHIVE, archive_edit, ensure_id, insert_edit, mark_edit, move_edit
from memctl.model.markdown.parse import agent_of_path
from memctl.model.memory import RELATION, Memory
from memctl.model.text.lines import normal_form, one_line

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from typing import Any

    from memctl.model.change import Change, Edit

PATH = "relations.md"
SECTION, TITLE = "Relations", "Who and what"
USER = "user"
_LINK = re.compile(r"\[\[([^\[\]]+)\]\]")
_ID_LINK = re.compile(r"(?:.*#)?\^([A-Za-z0-9-]+)$")
_TELLING = ("negated", "degree", "condition")  # triples that differ in one of these are different statements
_LONGEST = 200  # characters in a name


class Relation:
    """A relation between two names. `subject_id` and `object_id` are set if a memory is meant. `marks` may have
    negated, degree, condition and strength; `evidence` has the ids of the memories on which it rests."""

    __slots__ = ("evidence", "marks", "memory", "object", "object_id", "predicate", "subject", "subject_id")

    def __init__(self, memory: Memory) -> None:
        before, after = _LINK.split(memory.text, maxsplit=1)[0].strip(), memory.text
        links = _LINK.findall(memory.text)
        self.memory = memory
        self.marks = {key: memory.extra[key] for key in (*_TELLING, "strength") if memory.extra.get(key)}
        self.evidence = tuple(re.findall(r"[A-Za-z0-9-]+", memory.extra.get("evidence", "")))
        self.subject_id = memory.extra.get("from", "").removeprefix("^")
        if not before and len(links) > 1:
            self.subject, self.object = links[0], links[1]
            self.predicate = after.split("]]", 1)[1].split("[[", 1)[0].strip()
        else:
            subject, _, predicate = before.partition(" ")
            self.subject, self.predicate = (subject, predicate.strip()) if predicate else ("", before)
            self.object = links[0] if links else ""
        self.subject = self.subject or self.subject_id or memory.path.removesuffix(".md")
        found = _ID_LINK.match(self.object)
        self.object_id = found[1] if found else ""

    @property
    def names(self) -> tuple[str, ...]:
        """The folded names that it connects, without the user, who is in nearly all relations."""
        return tuple(form for form in (normal_form(self.subject), normal_form(self.object)) if form != USER)

    @property
    def same_as(self) -> tuple[str, ...]:
        """A key that is equal for relations with the same statement."""
        return (
            normal_form(self.subject), normal_form(self.predicate), normal_form(self.object),
            *(normal_form(self.marks.get(key, "")) for key in _TELLING),
        )  # fmt: skip

    def holds(self, active: Callable[[str], bool]) -> bool:
        """Whether it has no evidence, or an active memory as evidence."""
        return not self.evidence or any(active(id) for id in self.evidence)

    @property
    def verb(self) -> str:
        """The predicate with its negation, degree and condition."""
        words = ["not" if "negated" in self.marks else "", self.marks.get("degree", ""), self.predicate]
        words.append(f"({self.marks['condition']})" if "condition" in self.marks else "")
        return " ".join(word for word in words if word)

    def sentence(self) -> str:
        return f"{self.subject} {self.verb} {self.object}"

    def record(self) -> dict[str, Any]:
        triple = {"subject": self.subject, "predicate": self.predicate, "object": self.object}
        return {"id": self.memory.key, **triple, **self.marks, "evidence": list(self.evidence)}


def relations_of(memories: Iterable[Memory]) -> list[Relation]:
    """Return the relations that hold: active themselves, with evidence (if any) that is neither archived nor
    pending."""
    every = list(memories)
    active = {memory.key for memory in every if not memory.archived and not memory.pending}
    found = (Relation(memory) for memory in every if memory.type == RELATION and memory.key in active)
    return [relation for relation in found if relation.object and relation.holds(active.__contains__)]


def related(ids: Sequence[str], memories: Sequence[Memory]) -> list[tuple[str, Relation]]:
    """Return (id, relation) for each memory that a relation connects to the memories with these ids, in tree order.

    A memory is reached through a relation that names it, or through a person or thing that both mention."""
    found: dict[str, Relation] = {}
    for relation in relations_around(ids, memories):
        for id in _memories_of(relation):
            if id not in ids:
                found.setdefault(id, relation)
    order = {memory.key: number for number, memory in enumerate(memories)}
    return sorted(((id, relation) for id, relation in found.items() if id in order), key=lambda pair: order[pair[0]])


def relations_around(ids: Sequence[str], memories: Iterable[Memory]) -> list[Relation]:
    """Return the relations that rest on or name these memories, then those of the people and things in them. Relations
    of an agent are included only if one of the memories belongs to that agent."""
    every, start = list(memories), set(ids)
    agents = {"", *(memory.agent for memory in every if memory.key in start)}
    relations = [relation for relation in relations_of(every) if relation.memory.agent in agents]
    near = [relation for relation in relations if start.intersection(_memories_of(relation))]
    names = {name for relation in near for name in relation.names}
    return near + [one for one in relations if one not in near and names.intersection(one.names)]


def _memories_of(relation: Relation) -> list[str]:
    return [id for id in (*relation.evidence, relation.subject_id, relation.object_id) if id]


# Writing


class RelationWriter:
    """The relations of a tree while memories are added. `new_id` returns an unused id; `date` is ISO text."""

    def __init__(self, memories: Iterable[Memory], new_id: Callable[[], str], date: str) -> None:
        self.new_id = new_id
        self.date = date
        self._known = {
            (relation.memory.agent, *relation.same_as): relation
            for relation in (Relation(memory) for memory in memories if memory.type == RELATION)
            if not relation.memory.archived
        }
        self._insertions: dict[tuple[str, ...], Edit] = {}
        self.written: list[Relation] = []  # by this run

    def edits(self, triples: Iterable[dict[str, str]], evidence: str, agent: str = "") -> tuple[Edit, ...]:
        """Return the edits that write these triples with the memory `evidence` as their evidence, known triples
        included. A relation is filed with the agent whose memory it comes from."""
        found: tuple[Edit, ...] = ()
        for triple in triples:
            found += self._edit(triple, evidence, agent)
        return found

    def _edit(self, triple: dict[str, str], evidence: str, agent: str) -> tuple[Edit, ...]:
        memory = _item(triple, self.date, f"agents/{agent}/{PATH}" if agent else PATH)
        relation = Relation(memory)
        key = (agent, *relation.same_as)
        known = self._known.get(key)
        if known is None:
            memory.id = self.new_id()
            memory.extra = {**memory.extra, "evidence": evidence}
            relation.evidence = (evidence,)
            self._known[key] = relation
            edit = insert_edit(memory, SECTION, TITLE)
            self._insertions[key] = edit
            self.written.append(relation)
            return (edit,)
        if evidence in known.evidence:
            return ()
        known.evidence = (*known.evidence, evidence)
        marks = {"evidence": ", ".join(known.evidence)}
        known.memory.extra = {**known.memory.extra, **marks}
        if key in self._insertions:  # this run wrote the relation: extend that insertion
            self._insertions[key]["memory"]["extra"] |= marks
            return ()
        id, edits = ensure_id(known.memory, known.memory.id or self.new_id())
        known.memory.id = id
        return (*edits, mark_edit(known.memory.path, id, marks))


def _item(triple: dict[str, str], date: str, path: str) -> Memory:
    subject = triple["subject"]
    first = subject if subject == USER else f"[[{subject}]]"
    extra = {key: triple[key] for key in _TELLING if triple.get(key)}
    return Memory(f"{first} {triple['predicate']} [[{triple['object']}]]", path=path, created=date, extra=extra)


def clean_triples(value: Any) -> list[dict[str, str]]:
    """Return the triples of a record, given as objects or lists of three. Drop triples that cannot be written; names
    are one line without brackets, hidden characters or secrets."""
    found = []
    for item in value if isinstance(value, list) else []:
        if isinstance(item, list) and len(item) == 3:
            item = dict(zip(("subject", "predicate", "object"), item, strict=True))
        if not isinstance(item, dict):
            continue
        triple = {key: _clean(item.get(key)) for key in ("subject", "predicate", "object", "degree", "condition")}
        if item.get("negated") in (True, "true"):
            triple["negated"] = "true"
        said = f"{triple['subject']} {triple['predicate']} {triple['object']}"
        if triple["subject"] and triple["predicate"] and triple["object"] and not redact(said)[1]:
            found.append({key: text for key, text in triple.items() if text})
    return found


def says(text: str, triple: dict[str, str]) -> bool:
    """Whether a text supports a triple: it contains both names and is negated exactly if the triple is."""
    said = set(words(text))
    names = [triple[end] for end in ("subject", "object") if normal_form(triple[end]) != USER]
    denied = "negated" in triple or denies(triple["predicate"])
    return denied == denies(text) and all(said.issuperset(words(name)) for name in names)


def _clean(value: Any) -> str:
    if not isinstance(value, str):
        return ""
    plain = re.sub(r"[\[\]()|#^]+", " ", without_hidden(value))
    return one_line(redact(plain)[0])[:_LONGEST].strip()


def relate_accepted(
    changes: Sequence[Change],
    accepted: Sequence[Memory],
    memories: Sequence[Memory],
    new_id: Callable[[], str],
    date: str,
) -> None:
    """Add to the changes of a review the relations that the accepted memories state, which they could not have while
    they waited, and move the relations of archived ones."""
    relating, words = RelationWriter(memories, new_id, date), {memory.key: memory for memory in accepted}
    for change in changes:
        if memory := words.get(change.id):
            triples = clean_triples(language_of(memory.text).triples.triples_of(memory.text))
            change.edits += relating.edits(triples, change.id, agent_of_path(memory.path))
    move_relations(changes, memories, new_id, relating.written)


def move_relations(
    changes: Sequence[Change], memories: Sequence[Memory], new_id: Callable[[], str], written: Sequence[Relation] = ()
) -> None:
    """Add to each change the edits that archive or restore relations with the memories they rest on. `memories` is the
    state before the changes; `written` has the relations that the changes add."""
    resting: dict[str, list[Relation]] = {}  # by the id of the evidence
    for relation in [*(Relation(memory) for memory in memories if memory.derived), *written]:
        for id in dict.fromkeys(relation.evidence):
            resting.setdefault(id, []).append(relation)
    if not resting:
        return
    active = {memory.key for memory in memories if not memory.archived}
    active |= {edit["id"] for change in changes for edit in change.edits if edit["do"] == "insert"}
    for change in changes:
        for edit in change.edits:
            if edit["do"] == "move" and edit["to"].startswith(ARCHIVE):
                active.discard(edit["id"])
                change.edits += _gone(resting.get(edit["id"], ()), active, new_id)
            elif edit["do"] == "move" and edit["path"].startswith(ARCHIVE):
                active.add(edit["id"])
                change.edits += _back(resting.get(edit["id"], ()))


def _gone(relations: Iterable[Relation], active: set[str], new_id: Callable[[], str]) -> tuple[Edit, ...]:
    edits: tuple[Edit, ...] = ()
    for relation in relations:
        memory = relation.memory
        if not memory.archived and not relation.holds(active.__contains__):
            name, naming = ensure_id(memory, memory.id or new_id())
            edits += (*naming, archive_edit(memory, name))
            memory.id, memory.path = name, ARCHIVE + memory.path
    return edits


def _back(relations: Iterable[Relation]) -> tuple[Edit, ...]:
    edits: tuple[Edit, ...] = ()
    for relation in relations:
        memory = relation.memory
        if memory.archived and memory.id:
            path = memory.path.removeprefix(ARCHIVE)
            edits += (move_edit(memory.path, memory.id, path),)
            memory.path = path
    return edits


def resting_on(gone: Iterable[Memory], memories: Iterable[Memory]) -> list[Memory]:
    """Return the relations that rest on no other memories. A purge deletes them too, because they repeat the same
    words."""
    keys = {memory.key for memory in gone}
    found = [Relation(memory) for memory in memories if memory.derived and memory.key not in keys]
    return [relation.memory for relation in found if keys.issuperset(relation.evidence)]


def without_evidence(gone: Iterable[Memory], memories: Iterable[Memory]) -> list[Edit]:
    """Return the edits that remove these memories from the evidence of the remaining relations."""
    keys = {memory.key for memory in gone}
    edits = []
    for relation in [Relation(memory) for memory in memories if memory.type == RELATION and memory.key not in keys]:
        left = [id for id in relation.evidence if id not in keys]
        if len(left) < len(relation.evidence):
            edits.append(mark_edit(relation.memory.path, relation.memory.key, {"evidence": ", ".join(left)}))
    return edits
