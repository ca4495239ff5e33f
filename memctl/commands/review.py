"""`memctl review`: accepts, rejects or keeps memories that wait for a person."""

from __future__ import annotations

from functools import partial

from memctl.core.lifecycle.forget import forgotten, still_said
from memctl.core.lifecycle.undo import UndoPlan
from memctl.core.reconcile.relations import relate_accepted
from memctl.core.reconcile.resolve import Names
from memctl.core.review.decisions import change_for
from memctl.core.review.waiting import ACTIONS, NEAREST, OtherMemories, Waiting, decisions, waiting
from memctl.edge import operations, stream
from memctl.edge.change_output import put_changes
from memctl.edge.log import usage
from memctl.edge.programs import editor
from memctl.edge.store.tree import Tree
from memctl.edge.store.writer import Writer
from memctl.edge.table import show_wrapped
from memctl.edge.workspace import Workspace
from memctl.model.change import REFUSED, Change
from memctl.model.errors import NOTHING, OK, Unavailable
from memctl.model.memory import Memory
from memctl.model.record import memory_record
from memctl.model.tables import options
from memctl.model.tables.command import Call, Command, Example, Option
from memctl.model.text.lines import one_line

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    Said = list[tuple[str, str]]  # (action, id)

COMMAND = Command(
    "review",
    description="Lists the memories that wait for you, in this order: pending ones; ones that contradict an older one; "
    "ones whose last day has passed; faded ones and ones with a review date that has come; and ones that are used so "
    "much that they may belong in the core, which every prompt has. It prints the reason, the id, the place, the "
    "channel and the text, separated by tabs. At a terminal it shows the evidence and the five nearest memories, and "
    "waits for one key: t takes, k keeps, p promotes to the core, a archives, e edits and asks again, s skips, u "
    "undoes the last answer, q quits. Each answer takes effect at once, so you may stop at any time.\n\n"
    "A pending memory may be another wording or a correction of a known one. The reason then names that id, as in "
    "pending instead of m7f3k. If you accept the pending memory, it supersedes the known one. --take does the same "
    "for a memory that contradicts others.\n\n"
    "--keep accepts a pending memory, restarts the strength of a faded one, and removes the last day (until) of an "
    "expired one. "
    "If it keeps both sides of a contradiction, or leaves a memory out of the core, review asks again after 180 days. "
    "--refuse archives a memory, and memctl does not learn it again.\n\n"
    "--llm lets a model decide about all but pending memories. It sees the five nearest memories, may ask for others "
    "with [SEARCH:words] twice, and answers [PROMOTE], [KEEP] or [DELETE], which archives. Other answers leave the "
    "memory as it is. The prompts are review.en and review.zh (memctl config prompts).\n\n"
    "On a pipe, review reads decisions from standard input: lines such as take m7f3k, or records with an id and a "
    "decision. It reads all of them before it applies the first.",
    options=(
        Option(
            "take",
            "Take this memory, in place of those that it contradicts.",
            kind="waiting-id",
            metavar="ID",
            many=True,
        ),
        Option(
            "keep", "Keep this memory: accept it, or restart its strength.", kind="waiting-id", metavar="ID", many=True
        ),
        Option("promote", "Move this memory to the core.", kind="waiting-id", metavar="ID", many=True),
        Option("refuse", "Archive this memory and never learn it again.", kind="waiting-id", metavar="ID", many=True),
        Option(
            "llm", "Let this command, which asks a model, decide.", kind="command", metavar="CMD", setting="llm.command"
        ),
        options.LIMIT,
        *options.CHANGING,
    ),
    examples=(
        Example("memctl review --json | jq -r '[.id, .waits, .text] | @tsv'", "list the waiting memories"),
        Example(
            "memctl review -0 | xargs -0 -I{} echo take {} | memctl review --dry-run",
            "show the effect of accepting all",
        ),
        Example(
            "memctl review --json | jq -c '{id, decision: \"keep\"}' | memctl review --dry-run",
            "decide by a program",
        ),
    ),
)

_KEYS = {
    "t": "take", "k": "keep", "p": "promote", "a": "archive", "e": "edit", "s": "skip", "u": "undo", "q": "quit",
}  # fmt: skip


def run(call: Call) -> int:
    """Carry out decisions, ask for them, or list the waiting memories."""
    workspace = Workspace(call)
    given = [(action, word.removeprefix("^")) for action in ACTIONS for word in call.texts(action)]
    if given:
        return _decide(workspace, given)
    if call.given("llm"):
        return _ask_model(workspace)
    if not (call.flag("json") or call.flag("null")):
        if stream.stdin_is_piped() and (said := _read()):
            return _decide(workspace, said)
        if stream.stdout_is_terminal() and not stream.stdin_is_piped() and not call.flag("no-input"):
            return _ask(workspace)
    return _list(workspace)


def _list(workspace: Workspace) -> int:
    call, found = workspace.call, [item for tree in workspace.existing_trees() for item in _waiting(workspace, tree)]
    found = found[: call.integer("limit")]
    if stream.is_for_person(call):
        _show(found)
        return workspace.read_status
    for item in found:
        memory = item.memory
        if call.flag("json"):
            stream.put_record(memory_record(memory, waits=item.kind, due=item.why, **_others(item)))
        elif call.flag("null"):
            stream.put(memory.key, end="\0")
        else:
            stream.put_columns(item.reason, memory.key, memory.place, _channel(memory), one_line(memory.text))
    return workspace.read_status


def _others(item: Waiting) -> dict[str, object]:
    keys = [one.key for one in item.others]
    if not keys:
        return {}
    return {"contradicts": keys} if item.kind == "contradiction" else {"instead": keys[0]}


def _show(found: list[Waiting]) -> None:
    from memctl.edge.table import show_rows  # for terminals only

    if not found:
        stream.say_nothing("review: nothing waits")
    rows = [
        (item.memory.key, item.memory.text, item.reason, item.memory.channel or "user", item.memory.path)
        for item in found
    ]
    show_rows(rows, ("id", "text", "reason", "channel", "place"))


def _channel(memory: Memory) -> str:
    """Return the origin of a memory. Without a channel, it may be anybody's."""
    return memory.channel or ("unstated" if memory.pending else "user")


def _waiting(workspace: Workspace, tree: Tree) -> list[Waiting]:
    return waiting(tree.memories(), usage.load_usage(tree.root, workspace.now), workspace.settings, workspace.today)


def _read() -> Said:
    """Read all decisions from stdin before the tree is locked. Raises InputError for a bad line."""
    lines = [(line.decode("utf-8", "replace"), where) for line, where in stream.Intake("review").lines()]
    return decisions(lines)


def _decide(workspace: Workspace, said: Said) -> int:
    """Carry out decisions. Returns 1 if a named memory is missing."""
    workspace.need_on()
    left = list(said)
    for tree in workspace.existing_trees():
        if left and tree.exists():
            left, _ = _carry_out(workspace, tree, left)
    for _, id in left:
        stream.say(f"review: no waiting memory has the id {id} (memctl review lists them)")
    return NOTHING if left else OK


def _carry_out(
    workspace: Workspace, tree: Tree, said: Said, known: Iterable[Waiting] | None = None
) -> tuple[Said, str]:
    """Carry out the decisions about memories of one tree. Returns (the others, the id of the operation). `known` are
    the waiting memories if the caller has them."""
    call = workspace.call
    with workspace.writer(tree) as writer:
        memories = writer.memories()
        decided, left = _items(workspace, tree, memories, said, known)
        changes, held = _changes(workspace, writer, memories, decided)
        accepted = [item.memory for _, item in decided if item.memory.pending and item.memory.key in held]
        relate_accepted(changes, accepted, memories, writer.new_id, workspace.date)
        done = writer.carry_out(changes, tidy=True)
    if done and not call.flag("dry-run"):
        usage.record(tree.root, workspace.now, usage.LEARNED, held, writer.operation)
    put_changes(done, call)
    return left, writer.operation


def _items(
    workspace: Workspace, tree: Tree, memories: list[Memory], said: Said, known: Iterable[Waiting] | None
) -> tuple[list[tuple[str, Waiting]], Said]:
    """Return (the decisions with the waiting memories as they are now, the decisions about missing memories)."""
    names = Names([memory for memory in memories if not memory.archived])
    found = [(action, key, names.find(key)) for action, key in said]
    if known is None:
        log = usage.load_usage(tree.root, workspace.now)
        known = waiting(memories, log, workspace.settings, workspace.today) if any(one for *_, one in found) else ()
    items = {item.memory.key: item for item in known}
    decided = []
    for action, _, memory in found:
        if memory is not None:
            item = items.get(memory.key) or Waiting(memory, "")
            now = Waiting(memory, item.why, [one for other in item.others if (one := names.find(other.key))])
            now.kind = item.kind
            decided.append((action, now))
    return decided, [(action, key) for action, key, memory in found if memory is None]


def _changes(
    workspace: Workspace, writer: Writer, memories: list[Memory], decided: list[tuple[str, Waiting]]
) -> tuple[list[Change], list[str]]:
    """Return (the changes, the ids of the memories whose strength begins anew)."""
    refused = [item.memory for action, item in decided if action == "refuse"]
    earlier = writer.journal.wordings_of(one.id for one in refused if one.id)
    former = [text for texts in earlier.values() for text in texts]
    forget = partial(forgotten, date=workspace.date, said=still_said(memories, refused, former) if refused else ())
    changes: list[Change] = []
    held = []
    for action, item in decided:
        memory = item.memory
        change = change_for(action, item, writer.new_id, workspace.today, workspace.settings)
        if change is None:
            why = "refused" if memory.pending else "archived"
            changes += forget([memory], [memory.id or writer.new_id()], reason=why, earlier=earlier.get(memory.id, []))
            continue
        changes.append(change)
        if change.notes.get(REFUSED):
            stream.say(f"review: {memory.key}: {change.reason}")
        elif change.action in ("update", "supersede"):
            held.append(change.id)
    return changes, held


def _ask(workspace: Workspace) -> int:
    """Ask about each waiting memory at the terminal. Each answer takes effect at once."""
    workspace.need_on()
    found = [(tree, item) for tree in workspace.existing_trees() for item in _waiting(workspace, tree)]
    found = found[: workspace.call.integer("limit")]
    if not found:
        stream.say("review: nothing waits")
    beside = {tree: OtherMemories(tree.memories()) for tree, _ in found}
    done: list[tuple[int, str]] = []  # number of a memory, operation of the answer
    at = 0
    while at < len(found):
        tree, item = found[at]
        memory = _present(tree, item.memory)  # an earlier answer or edit may have moved or removed it
        if memory is None or (item.kind == "pending" and not memory.pending):
            at += 1
            continue
        item.memory = memory
        stream.put("")
        show_wrapped(_described(item, f"{at + 1}/{len(found)}", beside[tree].nearest(memory)))
        answer = stream.choose_key(_KEYS)
        if answer == "quit":
            break
        if answer == "undo":
            at = _taken_back(workspace, found, done, at)
            continue
        if answer == "edit":
            _edit(tree, item.memory)
            continue
        if answer != "skip":
            action = "refuse" if answer == "archive" else answer
            _, operation = _carry_out(workspace, tree, [(action, memory.key)], [item])
            done.append((at, operation))
        at += 1
    return OK


def _edit(tree: Tree, memory: Memory) -> None:
    """Open the editor. If it fails, the review goes on with the same memory."""
    try:
        editor.edit(tree.inner(memory.path), memory.line)
    except Unavailable as error:
        stream.say(f"review: {error}")


def _taken_back(workspace: Workspace, found: list[tuple[Tree, Waiting]], done: list[tuple[int, str]], at: int) -> int:
    """Undo the last answer. Return the number of its memory."""
    if not done:
        stream.say("review: there is no answer to undo")
        return at
    number, operation = done.pop()
    if operation:
        operations.undo(workspace, found[number][0], [operation], UndoPlan)
    return number


def _present(tree: Tree, memory: Memory) -> Memory | None:
    """Return the memory at its present place, None if it no longer waits."""
    alive = [one for one in tree.memories() if one.key == memory.key and not one.archived]
    return min(alive, key=lambda one: (one.path != memory.path, abs(one.line - memory.line)), default=None)


def _described(item: Waiting, number: str, nearest: list[Memory]) -> list[str]:
    memory = item.memory
    origin = " ".join(word for word in (_channel(memory), memory.source) if word)
    rows = [f"{number}  {memory.place}  {item.why}  from {origin}", f"  {one_line(memory.text)}", *_evidence(memory)]
    word = "contradicts" if item.kind == "contradiction" else "instead of"
    rows += [f"  {word} {other.key}: {one_line(other.text)}" for other in item.others]
    others = [one for one in nearest if one.key not in {other.key for other in item.others}]
    return rows + [f"  near {one.key}: {one_line(one.text)}" for one in others]


def _evidence(memory: Memory) -> list[str]:
    """Return the words of the transcript that a memory came from, if they are on this machine."""
    from memctl.edge.transcripts.evidence import find_evidence  # lists of decisions do not need it

    found = find_evidence(memory.source) if memory.source else None
    return [f"  said: {one_line(found.text)[:_QUOTED]}"] if found and found.text else []


_QUOTED = 200  # characters of a turn


def _ask_model(workspace: Workspace) -> int:
    """Let a model decide about what waits, except what others said."""
    from memctl.core.llm.review import decide  # few reviews ask a model
    from memctl.core.retrieval.ranking import rank
    from memctl.edge.programs.model import Model

    workspace.need_on()
    model = Model(workspace.settings)
    for tree in workspace.believed(workspace.existing_trees()):
        active = [one for one in tree.memories() if not (one.archived or one.pending)]

        def search(words: str, active: list[Memory] = active) -> list[Memory]:
            return [hit.memory for hit in rank(words, active, limit=NEAREST)]

        found = [item for item in _waiting(workspace, tree) if item.kind != "pending"]
        found = found[: workspace.call.integer("limit")]
        beside, said = OtherMemories(active if found else ()), []
        for item in found:
            action = decide(model, item, beside.nearest(item.memory), search, workspace.settings)
            if action:
                said.append((action, item.memory.key))
            else:
                stream.say(f"review: {item.memory.key}: the model's answer has no decision; it still waits")
        if said:
            _carry_out(workspace, tree, said, found)
    return OK
