"""Rules that turn a statement into a change of the tree: nothing is added twice, a correction supersedes, a forgotten
memory stays forgotten.

Pure: takes statements and memories, returns changes. The first rule that applies decides; see `_RULES`."""

from __future__ import annotations

from memctl.core.claims.reading import claims_of, outdated
from memctl.core.extraction.change_cues import sounds_like_correction
from memctl.core.language.tokenize import is_cjk, words
from memctl.core.lifecycle.forget import Tombstones, forgotten, still_said, stones_of
from memctl.core.reconcile.comparable import comparable, is_stated, refused, said_again, skipped
from memctl.core.reconcile.lookup import KnownMemory
from memctl.core.reconcile.moments import Moments
from memctl.core.reconcile.outdated import succession_edits, successor
from memctl.core.reconcile.placement import existing, file_of, title_of
from memctl.core.reconcile.relations import RelationWriter, move_relations
from memctl.core.reconcile.similarity import Likeness, near
from memctl.core.reconcile.supersede.corrections import amended_by, target_of
from memctl.core.reconcile.supersede.single_valued import is_other_single, states_single
from memctl.core.reconcile.tree_memories import TreeMemories
from memctl.model.change import (
    ARCHIVE,
    LATE,
    RULE,
    SAID,
    UNTOLD,
    Change,
    bury_edit,
    ensure_id,
    insert_edit,
    mark_edit,
    move_edit,
    restored,
    reword_edit,
)
from memctl.model.markdown.parse import agent_of_path

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable

    from memctl.core.reconcile.candidate import Incoming
    from memctl.core.reconcile.comparable import LockedTree
    from memctl.model.change import Edit
    from memctl.model.memory import Memory
    from memctl.model.project import ProjectPart
    from memctl.model.tables.settings import Settings


_AMENDED = "amended"  # the rule of what repeats a statement with another value


def _signs_of(text: str) -> list[str]:
    """Return the words of a text; of Chinese the single signs, because what stands between them may differ."""
    return [word for word in words(text) if not (is_cjk(word) and len(word) > 1)]


class Reconciler:
    """The known tree, which grows with each statement taken. `held` has its memories and files, `graves` its
    tombstones; `now` is ISO text; `new_id` returns an unused id; `scope` says whose tree it is; `moments` has the time
    at which each memory was said."""

    def __init__(
        self,
        held: TreeMemories,
        *,
        graves: Tombstones,
        settings: Settings,
        now: str,
        new_id: Callable[[], str],
        scope: str = "user",
        part: ProjectPart | None = None,
        moments: Moments | None = None,
    ) -> None:
        self.held = held
        self.part = part
        self.known = held.known(part.name if part else "")
        self.relating = RelationWriter(held.relations(), new_id, now[:10])
        self.paths = list(held.paths)
        self.graves = graves
        self.settings = settings
        self.now = now
        self.new_id = new_id
        self.scope = scope
        self.moments = moments or Moments()
        self._files: dict[str, str] = {}

    @classmethod
    def to(
        cls, tree: LockedTree, held: TreeMemories, settings: Settings, now: str, part: ProjectPart | None = None
    ) -> Reconciler:
        """Return a Reconciler for a whole tree, or for the part of it that belongs to a project."""
        names = tree.tombstones()
        graves = Tombstones(names, tree.seal() if names else None)
        return cls(
            held, graves=graves, settings=settings, now=now, new_id=tree.new_id, scope=tree.scope, part=part,
            moments=Moments(tree.said_at, tree.moment),
        )  # fmt: skip

    def take_all(self, incoming: Iterable[Incoming]) -> list[Change]:
        """Return the changes for the statements, in order. Relations move with the memories they rest on."""
        changes = [self.take(one.copy()) for one in incoming if one.memory.text]
        if any(edit["do"] == "move" for change in changes for edit in change.edits):
            move_relations(changes, self.held.bound(), self.new_id, self.relating.written)
        return changes

    def take(self, incoming: Incoming) -> Change:
        """Return the change for a statement, with the relations that it states."""
        change = self._met(incoming)
        holds = is_stated(change) and incoming.trusted and not incoming.memory.superseded_by
        if incoming.triples and not self.part and change.id and not change.id.startswith("~") and holds:
            change.edits += self.relating.edits(incoming.triples, change.id, agent_of_path(change.path))
        return change

    def _met(self, incoming: Incoming) -> Change:
        if incoming.op in _OPERATIONS:
            return _OPERATIONS[incoming.op](self, incoming)
        if incoming.once:
            return self._skip_buried(incoming) or self._add_once(incoming)
        for rule in _RULES:
            change = rule(self, incoming)
            if change is not None:
                return change
        later = self._meet_later(incoming)
        change = self._meet_correction(incoming) or self._meet_judged(incoming) or self._add(incoming)
        if later:
            change.edits = (*succession_edits(later, incoming.memory), *change.edits)
        return change

    # Operations

    def _skip_asked(self, incoming: Incoming) -> Change:
        return skipped(incoming, "asked to skip")

    def _boost(self, incoming: Incoming) -> Change:
        entry = self._target(incoming)
        if isinstance(entry, Change):
            return entry
        memory = entry.memory
        return Change("boost", memory.key, path=memory.path, line=memory.line, after=memory.text, reason="asked for")

    def _forget(self, incoming: Incoming) -> Change:
        if not incoming.target:
            meant = self._meant(incoming.memory.text)
            if len(meant) != 1:
                why = f"{len(meant)} memories are meant: memctl forget names one" if meant else "no memory is meant"
                return skipped(incoming, f"asked to forget: {why}")
            incoming.target = meant[0].memory.key
        entry = self._target(incoming)
        if isinstance(entry, Change):
            return entry
        same = [other.memory for other in self.known.same(entry.memory.text)]
        said = still_said(same, [entry.memory])
        change = forgotten([entry.memory], [self.new_id()], self.now[:10], reason="asked for", said=said)[0]
        self._bury(entry, said)
        return change

    def _meant(self, matter: str) -> list[KnownMemory]:
        """Return the memories that have all words of a matter."""
        wanted = set(_signs_of(matter))
        near = self.known.neighbours(matter)
        return [one for one in near if not one.memory.archived and wanted <= set(_signs_of(one.memory.text))]

    def _update(self, incoming: Incoming) -> Change:
        entry = self._target(incoming)
        if isinstance(entry, Change):
            return self._add(incoming, entry.reason) if not incoming.trusted else entry
        if entry in self.known.same(incoming.memory.text):
            return self._restated(incoming, entry) or skipped(incoming, "restated", entry.memory)
        return self._supersede(incoming, [entry], "update")

    def _target(self, incoming: Incoming) -> KnownMemory | Change:
        """Return the memory that an operation names, or a refusal."""
        entry = self.known.entry_of(incoming.target)
        if not incoming.trusted:
            return refused(incoming, f"{incoming.op} of {incoming.target} does not come from the user")
        if entry is None or entry.memory.archived:
            return refused(incoming, f"{incoming.target} is gone")
        if entry.memory.protected and incoming.op != "boost":
            return refused(incoming, f"{incoming.target} is pinned or core")
        return entry

    def _add_once(self, incoming: Incoming) -> Change:
        """Add a statement for the next prompt only: it changes no known memory."""
        for entry in self.known.same(incoming.memory.text):
            if not (entry.memory.archived and incoming.person):
                return skipped(incoming, said_again(incoming, shown=entry.memory.archived), entry.memory)
        incoming.memory.status = ""
        return self._add(incoming)

    # Rules, in order

    def _skip_low(self, incoming: Incoming) -> Change | None:
        least = self.settings.number("add.min_score")
        if incoming.score is None or incoming.score >= least:
            return None
        return skipped(incoming, f"score {incoming.score:.2f} is below {least:g}")

    def _skip_buried(self, incoming: Incoming) -> Change | None:
        """Refuse a forgotten statement in any wording, and let a doubtful one wait. An episode loses only its forgotten
        parts."""
        memory = incoming.memory
        if incoming.person or not self.graves.names:
            return None
        if memory.type != "episode":
            verdict = self.graves.verdict(memory.text)
            if verdict == "doubtful":
                incoming.doubt = "pending: it may be what was forgotten"
                memory.status, memory.pin = "pending", False
            if verdict != "buried":
                return None
        elif left := self.graves.left_of(memory.text, self.held.every()):
            memory.text = left
            return None
        change = skipped(incoming, "forgotten: it stays so until it is restored or added by hand")
        change.notes = {UNTOLD: True}
        return change

    def _meet_named(self, incoming: Incoming) -> Change | None:
        """Supersede the memories that `supersedes` names."""
        if not incoming.memory.supersedes or not incoming.trusted:
            return None
        found = []
        for key in incoming.memory.supersedes:
            incoming.target = key
            entry = self._target(incoming)
            if isinstance(entry, Change):
                return entry
            found.append(entry)
        return self._supersede(incoming, found, "as told")

    def _meet_same(self, incoming: Incoming) -> Change | None:
        found = [entry for entry in self.known.same(incoming.memory.text) if comparable(entry.memory, incoming)]
        return self._meet(incoming, sorted(found, key=lambda entry: (entry.memory.archived, entry.memory.pending)))

    def _meet_near(self, incoming: Incoming) -> Change | None:
        likeness = Likeness(incoming.memory.text)
        found = []
        for entry in self.known.neighbours(incoming.memory.text):
            if comparable(entry.memory, incoming) and near(likeness, entry.likeness):
                found.append(entry)
        return self._meet(incoming, sorted(found, key=lambda entry: (entry.memory.archived, entry.memory.pending)))

    def _meet(self, incoming: Incoming, found: list[KnownMemory]) -> Change | None:
        for entry in found[:1]:
            if entry.memory.archived:
                return self._archived(incoming, entry)
            return self._restated(incoming, entry)
        return None

    def _archived(self, incoming: Incoming, entry: KnownMemory) -> Change | None:
        """Decide on a statement that repeats an archived memory. A superseded memory returns only if it is said again
        later; a faded one is restored."""
        memory = entry.memory
        if incoming.person or self.graves.meeting(memory.text):
            return None
        if memory.superseded_by:
            successor = self.known.by_key.get(memory.superseded_by)
            later = incoming.memory.created > memory.until or (
                successor and self.moments.order(successor.memory, incoming) < 0
            )
            return (
                None if incoming.dated and later else skipped(incoming, f"superseded by {memory.superseded_by}", memory)
            )
        if not incoming.trusted or (incoming.memory.source and incoming.memory.source == memory.source):
            return skipped(incoming, "archived", memory)
        # the user's own statement becomes a new memory of the user
        if not memory.id or memory.pending or memory.channel:
            return None
        change = restored(memory, "restated")
        memory.path = change.path
        return change

    def _restated(self, incoming: Incoming, entry: KnownMemory) -> Change | None:
        """Merge a statement into a memory that says the same or nearly the same: keep the fuller wording, unite the
        tags. The user's own words replace a pending memory and all its marks."""
        memory, new = entry.memory, incoming.memory
        if not incoming.trusted:
            fuller = len(new.text) > len(memory.text) and new.text not in memory.text
            return None if fuller and not memory.pending else skipped(incoming, said_again(incoming), memory)
        if memory.pending:
            return self._supersede(incoming, [entry], "said by the user", stays=False)
        tags = tuple(tag for tag in new.tags if tag not in memory.tags)
        words = new.text if self._is_fuller(incoming, entry) else memory.text
        if not tags and words == memory.text:
            again = bool(new.source) and new.source == memory.source
            return skipped(incoming, "from the same line" if again else "restated", memory)
        return self._merge(entry, words, tags)

    def _is_fuller(self, incoming: Incoming, entry: KnownMemory) -> bool:
        if entry.memory.block not in ("item", "paragraph") or entry.memory.protected:
            return False
        return len(Likeness(incoming.memory.text).words) > len(entry.likeness.words)

    def _merge(self, entry: KnownMemory, words: str, tags: tuple[str, ...]) -> Change:
        memory = entry.memory
        id, edits = ensure_id(memory, memory.id or self.new_id())
        before = memory.text
        if entry.change is not None:  # this run added it: change that insertion
            record = entry.change.edits[-1]["memory"]
            record["text"], record["tags"] = words, [*memory.tags, *tags]
            entry.change.after = words
        else:
            if words != before:
                edits += (reword_edit(memory.path, id, words),)
            edits += (mark_edit(memory.path, id, {"updated": self.now[:10]}, tags),)
        for edit in edits[1:]:
            edit["id"] = id
        self.known.reword(entry, words)
        memory.id, memory.tags = id, memory.tags + tags
        self.known.by_key[id] = entry
        change = Change("merge", id, path=memory.path, line=memory.line, before=before, after=words, edits=edits)
        change.reason = "near the same"
        return change

    def _meet_later(self, incoming: Incoming) -> Memory | None:
        """Return the later memory that already supersedes a statement heard late."""
        new = incoming.memory
        if not (incoming.trusted and incoming.dated) or incoming.person:
            return None
        if new.created[:10] >= self.now[:10] and not incoming.time:
            return None
        if (entry := successor(new, self.known, lambda memory: self.moments.order(memory, incoming) > 0)) is None:
            return None
        later = entry.memory
        new.until, new.superseded_by = later.since or later.created, later.id or self.new_id()
        self.known.by_key[new.superseded_by] = entry
        return later

    def _meet_correction(self, incoming: Incoming) -> Change | None:
        """Supersede the one clear target of a correction. Only the user's words correct."""
        text = incoming.memory.text
        heard = incoming.correction or (not incoming.rule and sounds_like_correction(text))
        told = claims_of(text) if incoming.trusted else ()
        if not incoming.trusted or not (heard or told or states_single(text)):
            return None
        matter = [*self.known.of_its_matter(text), *self.known.of_claims(told)]
        found = [entry for entry in dict.fromkeys(matter) if self._correctable(entry.memory, incoming)]
        other = [entry for entry in found if is_other_single(text, entry.memory.text)]
        other = other or [found[place] for place in outdated(told, [entry.memory.text for entry in found], cued=heard)]
        if other or not heard:
            return self._supersede(incoming, other, "another value") if other else None
        memories = [entry.memory for entry in found]
        target = (
            amended_by(text, memories)
            if incoming.rule == _AMENDED
            else target_of(text, memories, self.known.frequency, len(self.known))
        )
        entries = [entry for entry in found if entry.memory is target]
        return self._supersede(incoming, entries, "correction") if entries else None

    def _correctable(self, memory: Memory, incoming: Incoming) -> bool:
        if memory.archived or memory.protected or memory.pending or not comparable(memory, incoming, changed=True):
            return False
        return self.moments.order(memory, incoming) <= 0  # an earlier statement corrects no later one

    def _meet_judged(self, incoming: Incoming) -> Change | None:
        """Carry out a judge's verdict if the known memory still reads as the judge saw it."""
        verdict, entry = incoming.verdict, self.known.entry_of(incoming.verdict.target if incoming.verdict else "")
        if verdict is None or entry is None or entry.memory.text != verdict.known or not incoming.trusted:
            return None
        if not self._correctable(entry.memory, incoming):
            return None
        if verdict.decision == "replace":
            return self._supersede(incoming, [entry], "judged")
        if verdict.decision == "merge" and entry.memory.block in ("item", "paragraph"):
            change = self._merge(entry, verdict.text, incoming.memory.tags)
            change.reason = "judged"
            return change
        return None

    # Changes

    def _supersede(self, incoming: Incoming, found: list[KnownMemory], reason: str, *, stays: bool = True) -> Change:
        """Supersede the memories `found`. The statement `stays` in their file, or else goes to its own."""
        new, old = incoming.memory, found[0].memory
        new.id = self.new_id()
        if stays and not incoming.typed:
            new.type = old.type
        section = None
        new.path = new.path or self._file(incoming)
        in_place = not (incoming.topic or incoming.section)
        if stays and old.in_core and not new.in_core and incoming.rule and new.type in _STANDING:
            incoming.topic, incoming.section, in_place = "", "", True  # a rule's guess: every prompt still needs it
        if stays and in_place and not new.agent:
            new.path, section = old.path, old.heading
        before = old.text
        edits: tuple[Edit, ...] = ()
        ids = []
        for entry in found:
            id, naming = ensure_id(entry.memory, self.new_id())
            marks = {"until": new.since or new.created, "superseded-by": new.id}
            edits += (*naming, move_edit(entry.memory.path, id, ARCHIVE + entry.memory.path, marks))
            ids.append(id)
            entry.memory.id, entry.memory.until, entry.memory.superseded_by = id, marks["until"], new.id
            entry.memory.path = ARCHIVE + entry.memory.path
        new.supersedes = tuple(ids)
        change = self._inserted("supersede", incoming, reason, section)
        change.before = before
        change.related = [{"id": id} for id in ids]
        change.edits = (*change.edits, *edits)
        return change

    def _add(self, incoming: Incoming, reason: str = "") -> Change:
        incoming.memory.id = self.new_id()
        incoming.memory.supersedes = ()
        related = self.known.related(incoming.memory.text, [
            entry for entry in self.known.neighbours(incoming.memory.text) if not entry.memory.archived
        ])  # fmt: skip
        waiting = incoming.doubt or ("pending" if incoming.memory.pending else "")
        change = self._inserted("add", incoming, reason or waiting)
        change.related = related
        return change

    def _inserted(self, action: str, incoming: Incoming, reason: str, section: str | None = None) -> Change:
        memory = incoming.memory
        memory.path = memory.path or self._file(incoming)
        if memory.superseded_by:
            memory.path = memory.path if memory.archived else ARCHIVE + memory.path
            reason = f"outdated: superseded by {memory.superseded_by}"
        section = incoming.section.strip("# ") or section or None
        default = self.settings.type_named(memory.type).importance
        if memory.importance is not None and abs(memory.importance - default) < 0.005:
            memory.importance = None
        edits: tuple[Edit, ...] = (insert_edit(memory, section, title_of(incoming.topic, memory.path)),)
        change = Change(action, memory.id, path=memory.path, after=memory.text, reason=reason)
        if incoming.heard and memory.created < self.now[:10]:
            change.notes = {**change.notes, LATE: True}
        if incoming.rule:
            change.notes = {**change.notes, RULE: incoming.rule}
        if incoming.time:
            change.notes = {**change.notes, SAID: incoming.time}
            self.moments.note(memory.id, incoming.time)
        if stones := self.graves.meeting(memory.text):  # a buried statement reaches this line only if a person typed it
            edits = (bury_edit(sorted(stones), self.now[:10], lifted=True), *edits)
            self.graves.names -= stones
        change.edits = edits
        self.known.add(KnownMemory(memory, change if action == "add" else None))
        return change

    def _file(self, incoming: Incoming) -> str:
        one, topic = incoming.memory, incoming.topic
        scope, prefix = ("project", self.part.prefix) if self.part else (self.scope, "")
        path = file_of(one.type, topic, one.agent, one.text, one.created[:7], self.settings, scope)
        if path not in self._files:
            own = [known.removeprefix(prefix) for known in self.paths if known.startswith(prefix)]
            self._files[path] = prefix + existing(path, own)
        return self._files[path]

    def _bury(self, entry: KnownMemory, said: Collection[str]) -> None:
        self.graves.names.update(set(stones_of([entry.memory.text])).difference(said))
        entry.memory.path = ARCHIVE + entry.memory.path


_STANDING = ("preference", "fact")  # types of the core
_OPERATIONS = {
    "skip": Reconciler._skip_asked,
    "boost": Reconciler._boost,
    "forget": Reconciler._forget,
    "update": Reconciler._update,
}
_RULES = (
    Reconciler._skip_low,
    Reconciler._skip_buried,
    Reconciler._meet_named,
    Reconciler._meet_same,
    Reconciler._meet_near,
)
