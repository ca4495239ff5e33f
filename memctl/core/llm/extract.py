"""Extraction by a model: the windows of conversation that it sees, the prompt, and checks of its answer.

A candidate is trusted no more than the turns it rests on. A candidate that shares no words with them is dropped; one
supported only by the assistant's words keeps the assistant's channel."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from memctl.core.extraction.message import rule_for
from memctl.core.language.dates.resolve import absolute_dates
from memctl.core.language.table import language_of
from memctl.core.llm.answers import ADD, BOOST, FORGET, UPDATE, AnswerError, Operation, parse_answer
from memctl.core.llm.grounding import Ground, day_of, ground_of, shares, telling, with_own_sentences
from memctl.core.reconcile.relations import clean_triples, says
from memctl.core.reconcile.supersede.claims import slots_of
from memctl.model.errors import Unavailable
from memctl.model.memory import TYPES, Memory
from memctl.model.prompt_frame import MODEL_PROMPT_MARK
from memctl.model.record import VERSION, dump
from memctl.model.text.lines import normal_form, one_line
from memctl.model.turn import is_own
from memctl.model.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Protocol

    from memctl.core.extraction.statements import Statement
    from memctl.model.tables.settings import Settings

    class Model(Protocol):
        """The user's model, with the prompt templates for it."""

        def answer(self, prompt: str, schema: Record, grammar: str) -> str: ...
        def template(self, name: str, language: str) -> str: ...


Record = dict[str, Any]
Report = Callable[[str], None]

CHARACTERS = 16_000  # characters of a window: about 4,000 tokens
_LONGEST_MESSAGE = 4_000
_LEAST_SAID, _LEAST_REPLIED = 10, 30  # characters; a Chinese one counts 4
_RUN = 5  # words in a row that do not repeat by chance
_BROKEN = "\ufffd"  # stands for bytes that are not UTF-8: such a text is nobody's words
_BEFORE = 4  # old turns shown before a new one to explain it

# Limits for a model that accepts a JSON Schema or a grammar, by answer shape. Everything has a maximum, because small
# models repeat themselves for ever.
_NOTE: Record = {"type": "string", "minLength": 3, "maxLength": 300}
_KNOWN_ID: Record = {"type": "string", "pattern": "^[~a-zA-Z0-9-]{2,24}$"}
_TYPE: Record = {"type": "string", "enum": [name for name in TYPES if name not in ("core", "system")]}
_SHARE: Record = {"type": "number", "minimum": 0, "maximum": 1}
_MOST_NOTES = 12
LANGUAGES = {"en": "English", "zh": "Chinese"}


def _operation(ops: list[str], **properties: Record) -> Record:
    """Return the schema of an operation; all properties but `importance` are required."""
    required = ["op", *(name for name in properties if name != "importance")]
    return {
        "type": "object",
        "properties": {"op": {"type": "string", "enum": ops}, **properties},
        "required": required,
        "additionalProperties": False,
    }


SCHEMAS: dict[str, Record] = {
    "json": {
        "type": "array",
        "maxItems": _MOST_NOTES,
        "items": {
            "anyOf": [
                _operation(["add"], type=_TYPE, content=_NOTE, importance=_SHARE),
                _operation(["update"], id=_KNOWN_ID, content=_NOTE),
                _operation(["boost", "forget"], id=_KNOWN_ID),
            ]
        },
    },
    "lines": {"type": "array", "maxItems": _MOST_NOTES, "items": _NOTE},
}
# GBNF, for llama.cpp
GRAMMARS = {
    "json": "",
    "lines": f"""root ::= "[SKIP]\\n" | line{{1,{_MOST_NOTES}}}
line ::= "[ADD] " note | "[UPDATE:" id "] " note | ("[BOOST:" | "[DELETE:") id "]\\n"
note ::= [^\\n\\[\\]]{{3,300}} "\\n"
id ::= [a-zA-Z0-9~-]{{2,24}}
""",
}


def _silent(message: str) -> None:
    """Tell nobody."""


class ModelExtractor(Value):
    """Asks a model about conversations. `held` returns the known memories; the model sees the `number` most relevant
    ones. `report` is told which of its notes were passed over."""

    model: Model
    settings: Settings
    held: Callable[[], Sequence[Memory]]
    roles: Sequence[str]
    now: str
    report: Report
    number: int = 0

    def candidates(self, turns: Iterable[Record]) -> Iterator[Record]:
        """Yield the candidates that the model finds in the conversations, window by window. Raises Unavailable if it
        fails."""
        for window in windows(self._near(with_own_sentences(turns)), self.settings.integer("extract.window")):
            news = [turn for turn in window if not turn.get("met")]
            if is_worth_asking(news, self.roles):
                known = self.known(window)
                prompt = self.prompt(window, known)
                plain, check = self._shape == "lines", partial(objection, window=news)
                found = ask_for_candidates(self._answer, prompt, check=check, plain=plain)
                template = self._template(window)
                operations = [one for one in found if not _is_copied(one.text, template, window)]
                if len(operations) < len(found):
                    self.report(f"{len(found) - len(operations)} notes of the model repeat its prompt: passed over")
                yield from candidates_of(
                    operations, news, known=known, roles=self.roles, now=self.now, report=self.report
                )

    def _near(self, turns: Iterable[Record]) -> Iterator[Record]:
        """Yield the new turns, each with a few old turns before it."""
        before: deque[Record] = deque(maxlen=_BEFORE)
        new = False
        for turn in turns:
            new = not turn.get("met") if turn["role"] in self.roles else new
            if new:
                yield from before
                before.clear()
                yield turn
            elif turn["role"] in ("user", "assistant"):
                before.append(turn)

    def prompt(self, window: Sequence[Record], known: Sequence[Memory]) -> str:
        return build_prompt(self._template(window), window, known)

    def _template(self, window: Sequence[Record]) -> str:
        language = self.settings.text("extract.language")
        name = "extract-lines" if self._shape == "lines" else "extract"
        return self.model.template(name, prompt_language(window) if language == "auto" else language)

    def known(self, window: Sequence[Record]) -> list[Memory]:
        """Return the memories most relevant to the window, best first."""
        if not self.number:
            return []
        from memctl.core.retrieval.query import parse_query
        from memctl.core.retrieval.ranking import rank

        query = parse_query(" ".join(turn["text"][:1000] for turn in window if turn["role"] == "user"), plain=True)
        held = [memory for memory in self.held() if not (memory.archived or memory.pending or memory.inject == "never")]
        return [hit.memory for hit in rank(query, held, now=self.now, limit=self.number)]

    @property
    def _shape(self) -> str:
        return self.settings.text("llm.shape")

    def _answer(self, prompt: str) -> str:
        return self.model.answer(prompt, SCHEMAS[self._shape], GRAMMARS[self._shape])


def windows(turns: Iterable[Record], size: int) -> Iterator[list[Record]]:
    """Yield the written messages in groups of at most `size` (0: no limit) and about 4,000 tokens."""
    window: list[Record] = []
    length = 0
    for turn in turns:
        if turn.get("role") not in ("user", "assistant") or not is_own(turn) or not str(turn.get("text", "")).strip():
            continue
        cost = min(_LONGEST_MESSAGE, len(turn["text"]))
        full = (size and len(window) >= size) or length + cost > CHARACTERS
        if window and (full or turn.get("session") != window[-1].get("session")):
            yield window
            window, length = [], 0
        window.append(turn)
        length += cost
    if window:
        yield window


def is_worth_asking(window: Sequence[Record], roles: Sequence[str]) -> bool:
    """Whether a model should be asked: somebody said enough, and either a reply is more than a mere "ok" or the words
    are more than a remark."""
    said = [weight(turn["text"]) for turn in window if turn["role"] in roles]
    replied = [weight(turn["text"]) for turn in window if turn["role"] == "assistant"]
    answered = not replied or "assistant" in roles or max(replied) >= _LEAST_REPLIED
    return max(said, default=0) >= _LEAST_SAID and (answered or sum(said) >= _LEAST_REPLIED)


def weight(text: str) -> int:
    """Return the length of a text in characters; a Chinese, Japanese or Korean one counts 4."""
    return sum(4 if letter >= "\u2e80" else 1 for letter in text.strip())


def prompt_language(window: Sequence[Record]) -> str:
    """Return the code of the language in which to ask about the user's words."""
    return language_of(" ".join(turn["text"][:500] for turn in window if turn["role"] == "user")).prompts


def build_prompt(template: str, window: Sequence[Record], known: Sequence[Memory] = ()) -> str:
    """Return the prompt for a window with the known memories. Its first line marks it as memctl's own."""
    shown = "\n".join(f"{memory.key}: {one_line(memory.text)}" for memory in known) or "-"
    conversation = "\n".join(message(turn) for turn in window)
    return fill(template, {"{{known}}": shown, "{{conversation}}": conversation})


def fill(template: str, values: dict[str, str]) -> str:
    """Return the template with its placeholders filled in one pass, because the values are not templates. The first
    line marks the prompt as memctl's own."""
    parts = re.split(f"({'|'.join(map(re.escape, values))})", template)
    return MODEL_PROMPT_MARK + "\n" + "".join(values.get(part, part) for part in parts)


def message(turn: Record) -> str:
    """Return a turn as the model sees it: who, when, and the text, with the middle of a long one cut out."""
    text = turn["text"].strip()
    if len(text) > _LONGEST_MESSAGE:
        text = text[: _LONGEST_MESSAGE // 2] + "\n[…]\n" + text[-_LONGEST_MESSAGE // 2 :]
    time = f" ({str(turn['time'])[:16]})" if turn.get("time") else ""
    return f"{turn.get('name') or turn['role']}{time}: {text}"


def ask_for_candidates(
    model: Callable[[str], str], prompt: str, *, check: Callable[[Sequence[Operation]], str], plain: bool = False
) -> list[Operation]:
    """Return the operations in the model's answer. Ask once more, with the reason, if it is unreadable or `check`
    objects to it; then raise Unavailable. `plain` means that lines were asked for."""
    reason, again = "", ""
    for _ in range(2):
        try:
            operations = parse_answer(model(prompt + again), plain=plain)
            reason = check(operations)
        except AnswerError as error:
            reason = str(error)
        if not reason:
            return operations
        again = f"\n\nYour last answer could not be read: {reason}. Answer again, in the form asked for alone.\n"
    raise Unavailable(f"the answer of the model was unreadable, twice: {reason}; nothing was stored") from None


def objection(operations: Sequence[Operation], window: Sequence[Record]) -> str:
    """Return why all notes of an answer are of no use: they are no UTF-8, or in another language than the window; empty
    if some may be."""
    notes = [operation.text for operation in operations if operation.op in (ADD, UPDATE)]
    if notes and all(_BROKEN in note for note in notes):
        return "its notes are not UTF-8"
    said = telling(" ".join(str(turn["text"]) for turn in window))
    language = prompt_language(window)
    if notes and all(language_of(note).prompts != language and not telling(note) & said for note in notes):
        return f"its notes are in another language than the conversation, which is {LANGUAGES[language]}"
    return ""


def candidates_of(
    operations: Iterable[Operation],
    window: Sequence[Record],
    *,
    known: Sequence[Memory] | None,
    roles: Sequence[str],
    now: str,
    report: Report = _silent,
) -> Iterator[Record]:
    """Yield candidates from a model's operations on a window. `known` has the memories it was shown, or is None if
    unknown; then an operation on an id rests on the model's word alone. `report` is told how many notes were passed
    over."""
    grounds = [Ground(turn) for turn in window]
    kept: set[str] = set()
    shown = None if known is None else {memory.key: memory for memory in known}
    notes = lost = 0
    for operation in operations:
        ground = ground_of(operation.text, grounds, roles)
        operation = _validated(operation, shown, ground)
        if operation.op in (ADD, UPDATE):
            notes += 1
            if ground is None or _BROKEN in operation.text:
                lost += 1
                continue
            memory = (shown or {}).get(operation.target)
            meant = ground.meant_by(operation.text) if ground.turn["role"] in roles else []
            if not meant:
                yield _candidate(operation, ground, memory, now)
            for statement in meant:
                if statement.text not in kept:
                    kept.add(statement.text)
                    yield _candidate(_in_own_words(operation, statement, memory), ground, memory, now, statement.quote)
        elif operation.target and window:
            memory = shown[operation.target] if shown else None
            ground = ground_of(memory.text, grounds, roles) if memory else grounds[-1]
            if ground is not None and (memory is None or _speaks_of(operation, memory, ground)):
                yield _on_known(operation, memory, ground)
    if lost:
        report(f"{lost} of {notes} notes of the model rest on nothing that was said: passed over")


def _is_copied(text: str, template: str, window: Sequence[Record]) -> bool:
    """Whether a note repeats five words in a row of the prompt that nobody said."""
    words = normal_form(text).split()
    asked, said = normal_form(template), normal_form(" ".join(turn["text"] for turn in window))
    runs = (" ".join(words[at : at + _RUN]) for at in range(len(words) - _RUN + 1))
    return any(run in asked and run not in said for run in runs)


def _validated(operation: Operation, shown: dict[str, Memory] | None, ground: Ground | None) -> Operation:
    """Return the operation with an existing id, changed to what it really does."""
    if shown is None or operation.op == ADD:
        return operation
    memory = shown.get(operation.target)
    if memory is None:  # the model made up the id
        operation.target = ""
        operation.op = ADD if operation.op == UPDATE else operation.op
    elif operation.op == UPDATE and normal_form(memory.text) == normal_form(operation.text):
        operation.op = BOOST
    elif operation.op == UPDATE and not (ground and _is_of_one_matter(operation.text, memory.text, ground)):
        operation.op, operation.target = ADD, ""
    return operation


def _in_own_words(operation: Operation, statement: Statement, known: Memory | None) -> Operation:
    """Return the operation with the speaker's own statement. It updates only a known memory of the same matter."""
    text = statement.text
    if known is None or not (shares(telling(text), known.text) or slots_of(text) & slots_of(known.text)):
        operation = replace(operation, op=ADD, target="")
    return replace(operation, text=text, section="")


def _is_of_one_matter(text: str, known: str, ground: Ground) -> bool:
    """Whether a statement may replace a known one: the statement, or the turn it rests on, shares its matter."""
    return shares(telling(text) | ground.own, known) or bool(slots_of(text) & slots_of(known))


def _speaks_of(operation: Operation, memory: Memory, ground: Ground) -> bool:
    """Whether the turn mentions a known memory, and takes it back if it is to be forgotten."""
    return shares(ground.own, memory.text) and (operation.op != FORGET or ground.takes_back(memory.text))


def _candidate(operation: Operation, ground: Ground, known: Memory | None, now: str, quote: str = "") -> Record:
    """Return the candidate for an operation on a known memory, or on none. With a `quote`, the speaker's own statement,
    it has the channel of the turn's role, otherwise the assistant's."""
    turn = ground.turn
    text, _ = absolute_dates(one_line(operation.text), day_of(turn, now))
    candidate: Record = {
        "v": VERSION,
        "kind": "candidate",
        "text": text,
        "type": _type_for(operation, known, text),
        "op": operation.op,
    }
    for key in ("target", "topic", "section", "tags", "importance", "confidence", "data"):
        value = getattr(operation, key)
        if value not in ("", None, []) and (key != "data" or ground.has_words(dump(value))):
            candidate[key] = value
    triples = [triple for triple in clean_triples(operation.triples) if says(text, triple)]
    if triples:
        candidate["triples"] = triples
    candidate["channel"] = turn["role"] if quote else "assistant"
    quote = one_line(quote or ground.quote(text))
    project = language_of(quote).project
    if turn.get("cwd") and project.speaks_of_project(quote, candidate["type"], operation.topic or ""):
        candidate["scope"] = "project"
    candidate["evidence"] = _evidence(turn) | {"quote": quote[:300]}
    return candidate


def _on_known(operation: Operation, memory: Memory | None, ground: Ground) -> Record:
    """Return a candidate that boosts or forgets the target. It has the memory's text only if the model was shown it."""
    return {
        "v": VERSION, "kind": "candidate", "text": memory.text if memory else "", "op": operation.op,
        "target": operation.target, "channel": ground.turn["role"] if memory else "assistant",
        "evidence": _evidence(ground.turn),
    }  # fmt: skip


def _type_for(operation: Operation, known: Memory | None, text: str) -> str:
    """Return the type that the model named, else that of what it updates, else that of the text."""
    if operation.type in _TYPE["enum"]:
        return operation.type
    return known.type if known is not None and operation.op == UPDATE else _type_of(text)


def _type_of(text: str) -> str:
    found = rule_for(text, language_of(text))
    return found[0].type if found else "fact"


def _evidence(turn: Record) -> Record:
    evidence = {
        key: turn[key] for key in ("client", "session", "cwd", "line", "time", "id") if turn.get(key) is not None
    }
    return evidence | {"rule": "model"}
