"""`memctl forget`: moves memories to the archive, so that they stay forgotten; or deletes them for good."""

from __future__ import annotations

from functools import partial

from memctl.core.language.tokenize import fold, folded_words
from memctl.core.language.tokenize import words as content
from memctl.core.lifecycle.forget import forgotten, former_retellings, remove_from_episodes, still_said
from memctl.core.lifecycle.purge import purge_changes
from memctl.core.reconcile.projects import concerned_in, digest_of, named_in
from memctl.core.reconcile.relations import move_relations, resting_on, without_evidence
from memctl.core.reconcile.resolve import Names, describe_unknown, is_key
from memctl.core.retrieval.filters import Filter
from memctl.core.retrieval.query import parse_query
from memctl.core.retrieval.ranking import rank
from memctl.edge import operations, stream
from memctl.edge.change_output import put_changes
from memctl.edge.log import usage
from memctl.edge.log.journal import Journal
from memctl.edge.pattern_cache import keeps_patterns
from memctl.edge.purge import tell_of_git
from memctl.edge.store.tree import Tree
from memctl.edge.store.writer import Writer
from memctl.edge.teams.trees import holder_of
from memctl.edge.workspace import Workspace
from memctl.model.change import Change
from memctl.model.errors import NOTHING, OK, InputError, UsageError
from memctl.model.memory import Memory
from memctl.model.tables import options
from memctl.model.tables.command import Argument, Call, Command, Example, Option

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Sequence
    from typing import Any

    from memctl.model.segment import Segment

COMMAND = Command(
    "forget",
    description="Moves memories to the archive, by id or by a query. memctl restore brings them back. For a query, "
    "forget shows the matches first and asks; a program must use --yes. It also asks for --all, and for more than 20 "
    "ids or a tenth of the memories. Status 1 means that nothing matched, and 66 that an id does not exist.\n\n"
    "memctl does not learn a forgotten statement again, even in other words. For this it keeps tombstones: hashes of "
    "the exact words, and a sketch of the words that decide the meaning. A statement with another number, name or "
    "negation is a different one. A statement that is only probably the same waits for memctl review. Your own memctl "
    "add TEXT lifts a tombstone. forget also removes the sentences that tell the same from episodes; memctl undo "
    "brings them back.\n\n"
    "--purge deletes memories for good: from the tree, the archive, the episodes, the journal, the ledger, the index "
    "and the usage log, with the headings and the files that only they used. If it is interrupted, the next command "
    "finishes it. Only the tombstones stay, outside the tree. They and their key never leave this machine, so nobody "
    "can guess the words, but another machine may learn them again. At a terminal, forget --purge always asks first. "
    "It names the places in git that still have the words.",
    arguments=(
        Argument("id", "Ids of memories, ^ and the beginning of an id, or the words of a query.", kind="id", many=True),
    ),
    options=(
        options.YES,
        Option("all", "Forget every memory that is not pinned or core.", kind="flag"),
        Option("purge", "Delete for good. undo cannot bring it back.", kind="flag"),
        Option("force", "Include pinned and core memories, and work even while memory is off.", kind="flag"),
        *options.WRITING[1:],
        options.JSON,
        options.NUL,
        *options.EVERYWHERE,
    ),
    examples=(
        Example("memctl forget --dry-run --yes pnpm", "show what a query would forget"),
        Example("memctl list -0 --tag old | xargs -0 memctl forget", "forget all memories with a tag"),
    ),
)


_FEW, _MANY, _SHARE = 5, 20, 0.1  # named memories that need no yes, that need one, and their share of all


@keeps_patterns
def run(call: Call) -> int:
    """Forget the named or found memories. Returns 1 if there are none, 65 if one is protected."""
    workspace = Workspace(call)
    workspace.need_on()
    words = call.texts("id")
    traces = _traces(workspace, words) if call.flag("purge") else {}
    if traces:
        return _purge_traces(call, workspace, traces)
    if not words and not call.flag("all"):
        raise UsageError("forget: give ids, the words of a query, or --all")
    told = _by_name(workspace, words) if words else []
    found = told or (_by_query(workspace, words) if words else _every(workspace))
    if not found:
        stream.say(f"forget: {_why_nothing(workspace, words)}")
    shown = [f"{memory.key}  {memory.place}  {memory.text}" for _, memory in found]
    if not found or not _is_agreed(call, shown, named=bool(told) and not _are_many(workspace, len(told))):
        return NOTHING
    allowed = [(tree, memory) for tree, memory in found if call.flag("force") or not memory.protected]
    for _, memory in found:
        if memory.protected and not call.flag("force"):
            stream.say(f"forget: {memory.key} is pinned or core: use --force to forget it")
    for tree in dict.fromkeys(tree for tree, _ in allowed):
        _forget(call, workspace, tree, [memory.key for there, memory in allowed if there is tree])
    return OK if len(allowed) == len(found) else InputError.status


def _why_nothing(workspace: Workspace, words: tuple[str, ...]) -> str:
    """Return the message if the words, if any, find nothing."""
    if not words:
        return "there is nothing to forget"
    if team := holder_of(workspace.settings, words[0]):
        return describe_unknown(words[0], team)
    return f"no memory has every word of {' '.join(words)!r} (memctl search finds partial matches)"


def _traces(workspace: Workspace, words: tuple[str, ...]) -> dict[Tree, list[str]]:
    """Return tree → those ids among the words whose memories are gone, but whose text is still in the journal."""
    keys = {memory.key for memory in workspace.memories()}
    missing = [id for word in words if (id := word.removeprefix("^")) not in keys]
    found = {
        tree: [id for id, texts in Journal(tree.root).wordings_of(missing).items() if texts]
        for tree in workspace.existing_trees()
    }
    return {tree: ids for tree, ids in found.items() if ids}


def _purge_traces(call: Call, workspace: Workspace, traces: dict[Tree, list[str]]) -> int:
    """Delete the rest of these memories from the journals."""
    shown = [f"{id}  gone, but its text is still in the journal" for ids in traces.values() for id in ids]
    if not _is_agreed(call, shown, named=True):
        return NOTHING
    changes = []
    for tree, gone in traces.items():
        with workspace.writer(tree) as writer:
            changes += _purged(writer, [], gone=gone)
    put_changes(changes, call)
    return OK


def _by_name(workspace: Workspace, words: tuple[str, ...]) -> list[tuple[Tree, Memory]]:
    """Return the named memories, if every word names one. Raises NotFound for an unknown id among known ones."""
    memories = [
        (tree, memory)
        for tree in workspace.existing_trees()
        for memory in operations.chosen(workspace, tree, digest_of, lambda segments: named_in(segments, words))
    ]
    every = [memory for _, memory in memories]
    names = Names(every)
    found = [names.find(word) for word in words]
    if all(memory is None for memory in found):
        return []
    for word, memory in zip(words, found, strict=True):
        if memory is None:
            names.find(word if is_key(word) else f"^{word}")
    chosen = {memory.key for memory in found if memory is not None}
    return [(tree, memory) for tree, memory in memories if memory.key in chosen]


def _by_query(workspace: Workspace, words: tuple[str, ...]) -> list[tuple[Tree, Memory]]:
    """Return the memories that contain every word of the query, not only some."""
    memories = [(tree, memory) for tree in workspace.existing_trees() for memory in tree.memories()]
    shown = Filter(workspace.date)
    shown.hides = workspace.is_elsewhere
    active = shown.apply([memory for _, memory in memories])
    query = parse_query(" ".join(words), now=workspace.date)
    hits = rank(query, active, now=workspace.now)
    wanted = set(content(query.text))
    chosen = {id(hit.memory) for hit in hits if wanted <= set(folded_words(fold(_said(hit.memory))))}
    return [(tree, memory) for tree, memory in memories if id(memory) in chosen]


def _every(workspace: Workspace) -> list[tuple[Tree, Memory]]:
    """Return all memories outside the archive that need no --force, and with it the others too."""
    every = [(tree, memory) for tree in workspace.existing_trees() for memory in tree.memories()]
    force = workspace.call.flag("force")
    return [(tree, one) for tree, one in every if not (one.archived or one.derived) and (force or not one.protected)]


def _are_many(workspace: Workspace, count: int) -> bool:
    """Whether so many memories are named that a slip would cost much."""
    if _FEW < count <= _MANY:
        return count > sum(not one.archived for one in workspace.memories()) * _SHARE
    return count > _MANY


def _is_agreed(call: Call, shown: Sequence[str], *, named: bool) -> bool:
    """Whether to continue. At a terminal, memctl asks about the results of a query and about every purge. A program
    must use `--yes` with a query."""
    asks = not (call.flag("yes") or call.flag("dry-run"))
    if named and not (call.flag("purge") and stream.stdin_is_terminal()):
        asks = False
    if not asks:
        return True
    for line in shown:
        stream.say(line)
    them = "this memory" if len(shown) == 1 else f"these {len(shown)} memories"
    deed = f"delete {them} for good" if call.flag("purge") else f"forget {them}"
    if call.flag("no-input") or not stream.stdin_is_terminal():
        raise UsageError(f"forget: to {deed}, use --yes" + ("" if named else ", or name ids"))
    return stream.ask(f"{deed[0].upper()}{deed[1:]}?")


def _said(memory: Memory) -> str:
    return f"{memory.text}\n{memory.heading}\n{' '.join(memory.tags)}\n{memory.path.removesuffix('.md')}"


def _forget(call: Call, workspace: Workspace, tree: Tree, keys: list[str]) -> None:
    with workspace.writer(tree) as writer:
        if call.flag("purge"):
            changes = _purge(writer, keys)
        else:
            decide = partial(_decided, writer, keys, workspace.date)
            changes = operations.decided(workspace, writer, digest_of, decide, makes=False)
            writer.carry_out(changes, tidy=True)
    if not call.flag("dry-run"):
        usage.mark_day(tree.root, workspace.now)
    put_changes(changes, call)


def _decided(
    writer: Writer, keys: list[str], date: str, segments: list[Segment] | None
) -> tuple[list[Change], list[Memory]]:
    """Return the changes that forget the memories with these keys, and the memories that they depend on."""
    said = writer.journal.wordings_of(key for key in keys if not key.startswith("~"))
    former = [text for texts in said.values() for text in texts]
    memories = writer.memories() if segments is None else concerned_in(writer, segments, keys, forgotten=former)
    found = [memory for memory in memories if memory.key in keys]
    rest = [memory for memory in memories if memory.key not in keys]
    told, _ = remove_from_episodes([*(memory.text for memory in found), *former], rest, writer.new_id)
    return [*_archived(writer, found, memories, said, date), *told], memories


def _purge(writer: Writer, keys: list[str]) -> list[Change]:
    """Delete the memories with these keys for good, with the relations that rest on them and what episodes tell."""
    memories = writer.memories()
    found = [memory for memory in memories if memory.key in keys]
    out = [*found, *resting_on(found, memories)]
    staying = [one for one in memories if one not in out]
    said = writer.journal.wordings_of(memory.id for memory in found if memory.id)
    texts = [text for memory in found for text in (memory.text, *said.get(memory.id, ()))]
    told, parts = remove_from_episodes(texts, staying, writer.new_id, purged=True)
    parts += former_retellings(texts, writer.journal.wordings_of(one.id for one in memories if _is_episode(one)))
    left, others = still_said(memories, out, texts), without_evidence(out, memories)
    return _purged(writer, out, staying=staying, left=left, told=told, parts=parts, others=others)


def _purged(writer: Writer, memories: list[Memory], *, gone: Collection[str] = (), **more: Any) -> list[Change]:
    """Delete memories, and the journal's text of those that are already gone. Reports the copies that memctl cannot
    reach."""
    said = writer.journal.wordings_of([*gone, *(memory.id for memory in memories)])
    seal = writer.seal(make=not writer.dry_run)
    changes, task = purge_changes(memories, said, seal, writer.now[:10], gone=gone, **more)
    writer.carry_out(changes, tidy=True, purge=task)
    if not writer.dry_run:
        tell_of_git(writer.tree.root)
    return changes


def _gone_along(memory: Memory) -> Change:
    """Return the change for a relation that was named together with its evidence: it goes with the evidence."""
    change = Change("skip", memory.key, path=memory.path, line=memory.line, before=memory.text)
    change.reason = "goes with the memory that it rests on"
    return change


def _is_version(memory: Memory, found: list[Memory], writer: Writer) -> bool:
    """Whether a memory is not another one with the same words, but a version of one of these between conflict
    markers."""
    same = any(memory.text == one.text for one in found) and memory not in found
    return same and bool(writer.page(memory.path, whole=True).document.conflicts)


def _is_episode(memory: Memory) -> bool:
    return memory.type == "episode" and bool(memory.id)


def _archived(
    writer: Writer, found: list[Memory], memories: list[Memory], said: dict[str, list[str]], date: str
) -> list[Change]:
    along = resting_on([memory for memory in found if not memory.derived], memories)
    changes = [_gone_along(memory) for memory in found if memory in along]
    buried = writer.tombstones()
    others = [one for one in memories if not _is_version(one, found, writer)]
    left = still_said(others, found, [text for texts in said.values() for text in texts])
    for memory in found:
        if memory not in along:
            words = said.get(memory.id, [])
            changes += forgotten([memory], [writer.new_id()], date, earlier=words, buried=buried, said=left)
    move_relations(changes, memories, writer.new_id)
    return changes
