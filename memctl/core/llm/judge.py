"""A model's judgement of a statement similar to a known one: replace it, merge both, or keep both.

The model only proposes, on the tree as read before the lock. `Reconciler` applies the verdict under the lock if the
known memory still reads the same. Both are kept if a merge would lose a number, a date, a name or a negation, or add
something to both, or if the answer is unreadable."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Sequence

from memctl.core.language.table import language_of
from memctl.core.language.tokenize import is_stop, words
from memctl.core.llm.answers import TEXTS, json_values
from memctl.core.llm.extract import fill
from memctl.core.llm.turned import is_turned
from memctl.core.reconcile.candidate import Incoming, Verdict
from memctl.core.reconcile.rules import Reconciler
from memctl.core.reconcile.similarity import Likeness
from memctl.core.reconcile.supersede.claims import denies
from memctl.core.reconcile.tree_memories import TreeMemories
from memctl.core.safety.sanitize import without_hidden
from memctl.core.safety.secrets import redact
from memctl.model.errors import Unavailable
from memctl.model.text.lines import one_line

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memctl.core.llm.extract import Model
    from memctl.core.reconcile.comparable import LockedTree
    from memctl.model.memory import Memory
    from memctl.model.tables.settings import Settings

SCHEMA: dict[str, Any] = {
    "type": "object",
    "properties": {
        "decision": {"type": "string", "enum": ["replace", "merge", "keep"]},
        "text": {"type": "string", "maxLength": 500},
    },
    "required": ["decision"],
}
GRAMMAR = r"""root ::= "{\"decision\": \"" ("replace" | "keep" | merge) "\"}"
merge ::= "merge\", \"text\": \"" [^"\\\n]{3,400}
"""
_WORDS = {
    "replace": "replace", "supersede": "replace", "update": "replace", "取代": "replace", "替换": "replace",
    "merge": "merge", "combine": "merge", "合并": "merge",
    "keep": "keep", "keep_both": "keep", "both": "keep", "add": "keep", "保留": "keep", "都保留": "keep",
}  # fmt: skip
_JOINING = frozenset(("or", "but", "或", "但"))


def judge(model: Model, tree: LockedTree, incoming: Sequence[Incoming], settings: Settings, now: str) -> Iterator[str]:
    """Set a verdict on each statement that would be added beside a similar memory. Yields messages about failures; a
    model that fails is not asked again."""
    for number, memory in _cases(tree, incoming, settings, now):
        new = incoming[number].memory.text
        language = settings.text("extract.language")
        if language == "auto":
            language = language_of(new).prompts
        prompt = fill(model.template("judge", language), {"{{known}}": _shown(memory), "{{new}}": one_line(new)})
        try:
            answer = model.answer(prompt, SCHEMA, GRAMMAR)
        except Unavailable as error:
            yield f"the judge failed, both are kept: {error}"
            return
        verdict = verdict_of(answer, memory, new)
        if verdict is None:
            yield f"the judge's answer is unreadable, both are kept: {one_line(answer)[:80]!r}"
        elif verdict.refusal:
            yield f"both are kept: {verdict.refusal}: {one_line(verdict.text)[:80]!r}"
        else:
            incoming[number].verdict = verdict


def _cases(
    tree: LockedTree, incoming: Sequence[Incoming], settings: Settings, now: str
) -> Iterator[tuple[int, Memory]]:
    """Yield (number of a statement, most similar known memory) where both would be kept."""
    adding = Reconciler.to(tree, TreeMemories(tree.memories(), tree.paths()), settings, now)
    known = {entry.memory.key for entry in adding.known.entries}
    for number, one in enumerate(incoming):
        change = adding.take(copy.deepcopy(one))
        similar = next((each["id"] for each in change.related if each["id"] in known), "")
        if change.action == "add" and similar and one.trusted:
            memory = adding.known.by_key[similar].memory
            if not memory.protected and not memory.pending:
                yield number, memory


def _shown(memory: Memory) -> str:
    date = memory.since or memory.created[:10]
    return one_line(memory.text) + (f" ({date})" if date else "")


def verdict_of(answer: str, memory: Memory, new: str) -> Verdict | None:
    """Return the verdict in an answer, or None. A merge that loses or invents something has a refusal."""
    decision, text = _decision(answer)
    if decision == "merge":
        text = redact(without_hidden(one_line(text)))[0]
        return Verdict("merge", memory.key, memory.text, text, _objection(text, memory.text, new))
    return Verdict(decision, memory.key, memory.text) if decision else None


def _decision(answer: str) -> tuple[str, str]:
    for value in json_values(answer):
        if isinstance(value, dict):
            word = next((value[key] for key in ("decision", "action", "op", "决定") if value.get(key)), "")
            text = next((value[key] for key in TEXTS if isinstance(value.get(key), str)), "")
            if str(word).strip().lower() in _WORDS:
                return _WORDS[str(word).strip().lower()], text.strip()
    lines = [line.strip(" \t*`\"'.。:：[]").lower() for line in answer.split("\n") if line.strip()]
    said = {_WORDS[line] for line in lines if line in _WORDS}
    return (said.pop(), "") if len(said) == 1 else ("", "")


def _objection(text: str, one: str, other: str) -> str:
    """Return the reason to refuse a merged text, or ""."""
    if not text:
        return "the judge gave no merged text"
    merged, parts = Likeness(text), (Likeness(one), Likeness(other))
    needed = parts[0].weighty | parts[1].weighty
    lost = sorted(needed - set(merged.words))
    if lost:
        return f"the merge would lose {', '.join(lost[:3])}"
    if denies(one) != denies(other):
        return "one says not, the other does not"
    own = {*words(one), *words(other)}
    if not merged.weighty <= needed | _JOINING or any(not is_stop(word) for word in {*words(text)} - own):
        return "the merge has words of neither memory"
    if is_turned(text, one, other):
        return "the merge turns what a memory says"
    return ""
