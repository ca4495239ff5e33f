"""`memctl why`: explains a memory by its evidence, its changes and its use."""

from __future__ import annotations

from memctl.core.lifecycle.account import (
    change_line,
    changes_by_id,
    predecessors,
    rule_of,
    strength_line,
    strength_word,
    successors,
)
from memctl.core.lifecycle.strength import strength_of
from memctl.core.reconcile.resolve import all_named, describe_unknown
from memctl.edge import stream
from memctl.edge.log.journal import Journal
from memctl.edge.project_files import project_directories
from memctl.edge.teams.trees import holder_of
from memctl.edge.transcripts.evidence import Evidence, find_evidence
from memctl.edge.workspace import Workspace
from memctl.model.errors import NOTHING, OK, NotFound, UsageError
from memctl.model.record import dump, new_record
from memctl.model.tables import options
from memctl.model.tables.command import Argument, Call, Command, Example, Option
from memctl.model.text.lines import one_line

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memctl.model.memory import Memory

COMMAND = Command(
    "why",
    description="Explains why memctl knows a memory: the transcript and the words that it came from, and the rule or "
    "the model that found them. Then it prints each change, what the memory replaced and what replaced it, how often "
    "it was shown and used, and how strong it is. Key and value are separated by a tab.\n\n"
    "It can show the words of the transcript only while the transcript is on this machine.",
    arguments=(Argument("id", "Ids or handles.", kind="id", required=True, many=True),),
    options=(
        Option("open", "Open the transcript at the line, in $VISUAL or $EDITOR.", kind="flag"),
        options.JSON,
        *options.EVERYWHERE,
    ),
    examples=(
        Example("memctl why $(memctl list -0 -n 1 | tr -d '\\0')", "explain the first memory"),
        Example("memctl list -0 | xargs -0 memctl why --json", "explain all memories as records"),
    ),
)

_QUOTED = 300  # characters of a turn


def run(call: Call) -> int:
    """Explain each memory. Returns 1 if a word names none."""
    workspace = Workspace(call)
    memories = workspace.memories()
    found, strangers = all_named([word.removeprefix("^") for word in call.texts("id")], memories)
    for word in strangers:
        stream.say(f"why: {describe_unknown(word, holder_of(workspace.settings, word))}")
    by_key = {memory.key: memory for memory in memories}
    if call.flag("open"):
        _open(workspace, found)
    history = _History(workspace, [memory.key for memory in found])
    for number, memory in enumerate(found):
        account = _account(workspace, memory, by_key, history)
        if call.flag("json"):
            stream.put(dump(account))
        else:
            _print(account, first=not number)
    return workspace.read_status or (NOTHING if strangers else OK)


class _History:
    """What the logs tell of memories: each is read once, however many memories are asked for."""

    def __init__(self, workspace: Workspace, keys: list[str]) -> None:
        trees = workspace.existing_trees()
        self.usage = workspace.usage()
        self.shown = workspace.shown_times()
        self.changes = {tree.scope: changes_by_id(Journal(tree.root).operations(keys)) for tree in trees}


def _account(workspace: Workspace, memory: Memory, by_key: dict[str, Memory], history: _History) -> dict[str, Any]:
    """Return the account of a memory as a record."""
    strength = strength_of(memory, history.usage, workspace.settings, workspace.today)
    changes = history.changes[memory.scope].get(memory.key, [])
    shown = history.shown.get(memory.key, [])
    evidence = find_evidence(memory.source, project_directories(workspace)) if memory.source else None
    return new_record(
        "account",
        id=memory.key,
        text=memory.text,
        place=memory.place,
        source=memory.source,
        **_told(evidence),
        rule=rule_of(changes),
        confidence=memory.confidence,
        channel=memory.channel,
        status="archived" if memory.archived else memory.status or "active",
        changes=changes,
        replaced=[_named(one) for one in predecessors(memory, by_key)],
        replaced_by=[_named(one) for one in successors(memory, by_key)],
        shown=len(shown),
        last_shown=max(shown, default=""),
        used=strength.uses,
        strength=round(strength.value, 4),
        strength_in_words=f"{strength_word(strength)}: {strength_line(strength)}",
    )


def _told(evidence: Evidence | None) -> dict[str, Any]:
    if evidence is None:
        return {}
    return {"client": evidence.client, "transcript": evidence.path, "line": evidence.line, "quote": evidence.text}


def _named(memory: Memory) -> dict[str, str]:
    return {"id": memory.key, "text": memory.text, "since": memory.since or memory.created, "until": memory.until}


def _print(account: dict[str, Any], *, first: bool) -> None:
    pairs = list(_pairs(account))
    if not first:
        stream.put("")
    if stream.stdout_is_terminal():
        from memctl.edge.table import show_pairs  # for terminals only

        show_pairs(pairs)
        return
    for key, value in pairs:
        stream.put_columns(key, value)


def _pairs(account: dict[str, Any]) -> list[tuple[str, str]]:
    """Return the account as keys and values, without what is unknown."""
    times = account["shown"]
    shown = f"in {times} prompt{'s' * (times != 1)}, last {account['last_shown']}" if times else "in no prompt yet"
    transcript = account.get("transcript") or ("not on this machine" if account.get("client") else "")
    if account.get("transcript") and account.get("line"):
        transcript += f":{account['line']}"
    pairs = [
        (account["id"], one_line(account["text"])),
        ("place", account["place"]),
        ("state", account["status"]),
        ("source", account.get("source", "")),
        ("transcript", transcript),
        ("quote", _cut(one_line(account.get("quote", "")))),
        ("found by", _finder(account)),
        *(("change", change_line(change)) for change in account.get("changes", ())),
        *(("replaced", _line(one)) for one in account.get("replaced", ())),
        *(("replaced by", _line(one)) for one in account.get("replaced_by", ())),
        ("shown", shown),
        ("used", "never" if not account["used"] else f"{account['used']} time{'s' * (account['used'] != 1)}"),
        ("strength", account["strength_in_words"]),
    ]
    return [(key, value) for key, value in pairs if value]


def _finder(account: dict[str, Any]) -> str:
    rule = account.get("rule", "")
    if not rule:
        return f"another channel: {account['channel']}" if account.get("channel") else ""
    finder = "a model" if rule == "model" else f"the rule {rule}"
    return finder + (f", confidence {account['confidence']:.2f}" if account.get("confidence") is not None else "")


def _line(one: dict[str, str]) -> str:
    until = f" (until {one['until']})" if one.get("until") else ""
    return f"{one['id']} {one_line(one['text'])}{until}"


def _cut(text: str) -> str:
    return text if len(text) <= _QUOTED else text[:_QUOTED] + "…"


def _open(workspace: Workspace, found: list[Memory]) -> None:
    """Open the transcript of the one memory. UsageError for several, NotFound if it is not on this machine."""
    from memctl.edge.programs.editor import edit  # few calls open one

    if len(found) != 1:
        raise UsageError("why: --open takes one id")
    evidence = find_evidence(found[0].source, project_directories(workspace))
    if evidence is None or not evidence.path:
        source = found[0].source or "none"
        raise NotFound(f"why: the transcript of {found[0].key} is not on this machine (source: {source})")
    edit(evidence.path, max(1, evidence.line))
