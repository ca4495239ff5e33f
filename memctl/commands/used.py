"""`memctl used`: notes which memories were of use, so that they stay strong."""

from __future__ import annotations

import os
from collections.abc import Iterable

from memctl.core.reconcile.resolve import Names, describe_unknown
from memctl.edge import stream
from memctl.edge.change_output import put_changes
from memctl.edge.log import usage
from memctl.edge.operations import carry_out
from memctl.edge.store.tree import Tree
from memctl.edge.workspace import Workspace
from memctl.model.change import Change
from memctl.model.errors import NOTHING, OK, NotFound, UsageError
from memctl.model.memory import Memory
from memctl.model.tables import options
from memctl.model.tables.command import Argument, Call, Command, Example, Option

COMMAND = Command(
    "used",
    description="Notes that memories were of use, and prints them. A use restarts the decay of a memory and raises its "
    "importance by 0.1, at most once in two hours and by at most 0.33 a day. A memory that only stood in a prompt "
    "does not count as used.\n\n"
    "--reply compares the reply of a model with the memories that the last prompt had, and notes those whose words the "
    "reply repeats. With --query, words of the question do not count, because the reply may have them from there. "
    "--transcript takes the last reply and its question from a client's transcript, and compares the reply with the "
    "core and the memories that you name. Hooks do this at the end of a turn, unless the setting usage.reply is false. "
    "Status 1 means that the reply rests on no memory. memctl undo takes the note back.",
    arguments=(Argument("id", "Ids or handles.", kind="id", many=True),),
    options=(
        Option("reply", "Find the memories that the reply in this file rests on; - reads stdin.", kind="file"),
        Option("transcript", "Find those that the last reply in this transcript rests on.", kind="file"),
        options.QUERY,
        Option("auto", "For hooks: do nothing if usage.reply is false.", kind="flag"),
        *options.CHANGING,
    ),
    examples=(
        Example("memctl used $(memctl list -0 -n 1 | tr -d '\\0')", "note that the first memory was of use"),
        Example(
            "memctl inject -q 'docker?' >/dev/null; echo 'Docker needs sudo here.' | memctl used --reply -",
            "note what a reply rests on",
        ),
    ),
)


def run(call: Call) -> int:
    """Note the uses. Raises UsageError unless there are ids or a reply, NotFound for an unknown id."""
    words = [word.removeprefix("^") for word in call.texts("id")]
    replied = call.given("reply") or call.given("transcript")
    if not (words or replied) or (call.given("reply") and (words or call.given("transcript"))):
        raise UsageError("used: give ids, --reply FILE or --transcript FILE")
    workspace = Workspace(call)
    if call.flag("auto") and (os.environ.get("MEMCTL_ACTIVE") or not workspace.settings.flag("usage.reply")):
        return OK
    workspace.need_on()
    reply, question = _said(call)
    trees = workspace.existing_trees()
    named = {} if replied else _named(words, trees)
    changes: list[Change] = []
    for tree in trees:
        chosen = _of_use(tree, words, reply, question) if replied else named.get(tree.root, [])
        if chosen:
            changes += _note(workspace, chosen, tree)
    put_changes(changes, call)
    if not changes:
        stream.say_nothing("the reply rests on no memory of the last prompt", quiet=call.flag("quiet"))
    return OK if changes else NOTHING


def _said(call: Call) -> tuple[str, str]:
    """Return the reply and the question that it answers; empty if only ids are given."""
    if call.given("transcript"):
        return _last_exchange(call.text("transcript"))
    return _read(call.text("reply")) if call.given("reply") else "", call.text("query")


def _last_exchange(path: str) -> tuple[str, str]:
    """Return the last reply in a transcript, which may have several messages, and the question before it."""
    from memctl.edge.transcripts.conversation import turns_of  # only hooks and few people name a transcript

    reply: list[str] = []
    question = ""
    for turn in turns_of(stream.Intake("used", (path,)), ""):
        if turn.get("role") == "user":
            reply, question = [], str(turn["text"])
        elif turn.get("role") == "assistant":
            reply.append(str(turn["text"]))
    return "\n".join(reply), question


def _read(name: str) -> str:
    return "\n".join(data.decode("utf-8", "replace") for data, _ in stream.Intake("used", (name,)).wholes())


def _named(words: list[str], trees: Iterable[Tree]) -> dict[str, list[Memory]]:
    """Return the named memories by the root of their tree. Raises NotFound if a word names none."""
    found: dict[str, list[Memory]] = {}
    known = [(tree.root, Names(tree.memories())) for tree in trees]
    for word in words:
        at = next(((root, memory) for root, names in known if (memory := _find(names, word))), None)
        if at is None:
            raise NotFound(f"used: {describe_unknown(word)}")
        found.setdefault(at[0], []).append(at[1])
    return found


def _find(names: Names, word: str) -> Memory | None:
    try:
        return names.find(word)
    except NotFound:
        return None


def _of_use(tree: Tree, words: list[str], reply: str, question: str) -> list[Memory]:
    """Return the memories of a tree that the reply rests on: of the named ones and the core, otherwise of those in the
    last prompt."""
    from memctl.core.lifecycle.reply import memories_used  # ids need no comparison of words

    shown = set(words or usage.last_shown(tree.root))
    memories = tree.memories() if shown and reply else []
    held = [one for one in memories if (one.key in shown or (words and one.in_core)) and not one.archived]
    return memories_used(reply, held, memories, question)


def _note(workspace: Workspace, memories: list[Memory], tree: Tree) -> list[Change]:
    return carry_out(workspace, lambda _: [_use(memory) for memory in memories], tree)


def _use(memory: Memory) -> Change:
    return Change("boost", memory.key, path=memory.path, line=memory.line, after=memory.text, reason="used")
