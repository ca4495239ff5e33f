"""Asking a model what is worth keeping: the windows it sees, the prompt, and what of its answer may be believed.

A candidate is never trusted more than the turns it rests on: what shares no words with them is dropped, what rests on
nobody's words but the assistant's keeps the assistant's channel."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from memctl.core.extraction.message import rule_for
from memctl.core.extraction.scope import speaks_of_project
from memctl.core.language.dates.resolve import absolute_dates
from memctl.core.language.sentences import is_chinese
from memctl.core.llm.answers import ADD, BOOST, FORGET, UPDATE, AnswerError, Operation, parse_answer
from memctl.core.llm.grounding import Ground, SourceText, day_of, ground_of, listened, shares, telling
from memctl.core.reconcile.relations import clean_triples, says
from memctl.core.reconcile.supersede.claims import slots_of
from memctl.model.errors import Unavailable
from memctl.model.memory import Memory
from memctl.model.prompt_frame import MODEL_PROMPT_MARK
from memctl.model.record import VERSION, dump
from memctl.model.text.lines import normal_form, one_line
from memctl.model.turn import is_own
from memctl.model.types import TYPES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Protocol

    from memctl.model.tables.settings import Settings

    class Model(Protocol):
        """A model of the user's, with the texts of the prompts for it."""

        def answer(self, prompt: str, schema: Record, grammar: str) -> str: ...
        def template(self, name: str, language: str) -> str: ...


Record = dict[str, Any]

CHARACTERS = 16_000  # of a window: about 4,000 tokens
_LONGEST_MESSAGE = 4_000
_LEAST_SAID, _LEAST_REPLIED = 10, 30  # characters, of which a Chinese one counts 4
_RUN = 5  # words in a row that are nobody's by chance
_BEFORE = 4  # turns that were read before, and say how the next one is meant

# What a model that takes a JSON Schema or a grammar is held to, by the shape that is asked for. Everything is bounded:
# small models repeat themselves for ever.
_NOTE: Record = {"type": "string", "minLength": 3, "maxLength": 300}
_KNOWN_ID: Record = {"type": "string", "pattern": "^[~a-zA-Z0-9-]{2,24}$"}
_TYPE: Record = {"type": "string", "enum": [name for name in TYPES if name not in ("core", "system")]}
_SHARE: Record = {"type": "number", "minimum": 0, "maximum": 1}
_MOST_NOTES = 12


def _operation(ops: list[str], **properties: Record) -> Record:
    """An object of which all is required but `importance`."""
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
# GBNF, as llama.cpp reads it
GRAMMARS = {
    "json": "",
    "lines": f"""root ::= "[SKIP]\\n" | line{{1,{_MOST_NOTES}}}
line ::= "[ADD] " note | "[UPDATE:" id "] " note | ("[BOOST:" | "[DELETE:") id "]\\n"
note ::= [^\\n\\[\\]]{{3,300}} "\\n"
id ::= [a-zA-Z0-9~-]{{2,24}}
""",
}


class Asking:
    """Asks a model about conversations. `held` gives the memories that are known, of which it is shown the `number`
    that bear most on what is said."""

    def __init__(
        self,
        model: Model,
        settings: Settings,
        held: Callable[[], Sequence[Memory]],
        *,
        roles: Sequence[str],
        number: int = 0,
        now: str,
    ) -> None:
        self._model = model
        self._settings = settings
        self._held = held
        self._roles = roles
        self._number = number
        self._now = now

    def candidates(self, turns: Iterable[Record]) -> Iterator[Record]:
        """What the model finds in the conversations, window by window. Unavailable where it fails."""
        for window in windows(self._near(listened(turns)), self._settings.integer("extract.window")):
            news = [turn for turn in window if not turn.get("met")]
            if is_worth_asking(news, self._roles):
                known = self.known(window)
                prompt = self.prompt(window, known)
                operations = [
                    operation
                    for operation in ask_for_candidates(self._answer, prompt, plain=self._shape == "lines")
                    if not _is_copied(operation.text, self._template(window), window)
                ]
                yield from candidates_of(operations, news, known=known, roles=self._roles, now=self._now)

    def _near(self, turns: Iterable[Record]) -> Iterator[Record]:
        """The turns that are new, and the few before each that are not."""
        before: deque[Record] = deque(maxlen=_BEFORE)
        new = False
        for turn in turns:
            new = not turn.get("met") if turn["role"] in self._roles else new
            if new:
                yield from before
                before.clear()
                yield turn
            elif turn["role"] in ("user", "assistant"):
                before.append(turn)

    def prompt(self, window: Sequence[Record], known: Sequence[Memory]) -> str:
        """The prompt for a window, in its language."""
        return build_prompt(self._template(window), window, known)

    def _template(self, window: Sequence[Record]) -> str:
        language = self._settings.text("extract.language")
        name = "extract-lines" if self._shape == "lines" else "extract"
        return self._model.template(name, language_of(window) if language == "auto" else language)

    def known(self, window: Sequence[Record]) -> list[Memory]:
        """The memories that bear most on what is said in the window, in the order of their relevance."""
        if not self._number:
            return []
        from memctl.core.retrieval.query import parse_query
        from memctl.core.retrieval.ranking import rank

        query = parse_query(" ".join(turn["text"][:1000] for turn in window if turn["role"] == "user"), plain=True)
        held = [
            memory for memory in self._held() if not (memory.archived or memory.pending or memory.inject == "never")
        ]
        return [hit.memory for hit in rank(query, held, now=self._now, limit=self._number)]

    @property
    def _shape(self) -> str:
        return self._settings.text("llm.shape")

    def _answer(self, prompt: str) -> str:
        return self._model.answer(prompt, SCHEMAS[self._shape], GRAMMARS[self._shape])


def windows(turns: Iterable[Record], size: int) -> Iterator[list[Record]]:
    """The written messages in groups of at most `size` (0: no limit) and about 4,000 tokens."""
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
    """Whether a model should be asked: someone said enough, and the replies, if any, are no mere "ok", unless what was
    said is more than a remark."""
    said = [weight(turn["text"]) for turn in window if turn["role"] in roles]
    replied = [weight(turn["text"]) for turn in window if turn["role"] == "assistant"]
    answered = not replied or "assistant" in roles or max(replied) >= _LEAST_REPLIED
    return max(said, default=0) >= _LEAST_SAID and (answered or sum(said) >= _LEAST_REPLIED)


def weight(text: str) -> int:
    """The length of a text in characters, of which a Chinese, Japanese or Korean one counts 4."""
    return sum(4 if letter >= "\u2e80" else 1 for letter in text.strip())


def language_of(window: Sequence[Record]) -> str:
    """`zh` where what was said is Chinese, else `en`."""
    return "zh" if is_chinese(" ".join(turn["text"][:500] for turn in window if turn["role"] == "user")) else "en"


def build_prompt(template: str, window: Sequence[Record], known: Sequence[Memory] = ()) -> str:
    """The prompt for a window, with the memories that are known. Its first line marks it as memctl's own."""
    shown = "\n".join(f"{memory.key}: {one_line(memory.text)}" for memory in known) or "-"
    conversation = "\n".join(message(turn) for turn in window)
    return fill(template, {"{{known}}": shown, "{{conversation}}": conversation})


def fill(template: str, values: dict[str, str]) -> str:
    """A prompt: the template with the values of its placeholders, all at once, for what is said is no template. Its
    first line marks it as memctl's own."""
    parts = re.split(f"({'|'.join(map(re.escape, values))})", template)
    return MODEL_PROMPT_MARK + "\n" + "".join(values.get(part, part) for part in parts)


def message(turn: Record) -> str:
    """A turn as a model is shown it: who, when, what; the middle of a long one left out."""
    text = turn["text"].strip()
    if len(text) > _LONGEST_MESSAGE:
        text = text[: _LONGEST_MESSAGE // 2] + "\n[…]\n" + text[-_LONGEST_MESSAGE // 2 :]
    time = f" ({str(turn['time'])[:16]})" if turn.get("time") else ""
    return f"{turn.get('name') or turn['role']}{time}: {text}"


def ask_for_candidates(model: Callable[[str], str], prompt: str, *, plain: bool = False) -> list[Operation]:
    """What the model answers. One that cannot be read is asked for again, with the reason; then Unavailable. `plain`:
    lines were asked for."""
    try:
        return parse_answer(model(prompt), plain=plain)
    except AnswerError as error:
        again = f"{prompt}\n\nYour last answer could not be read: {error}. Answer again, in the form asked for alone.\n"
    try:
        return parse_answer(model(again), plain=plain)
    except AnswerError as error:
        raise Unavailable(f"the answer of the model was unreadable, twice: {error}; nothing was stored") from None


def candidates_of(
    operations: Iterable[Operation],
    window: Sequence[Record],
    *,
    known: Sequence[Memory] | None,
    roles: Sequence[str],
    now: str,
) -> Iterator[Record]:
    """Candidates from what a model said of a window. `known`: the memories it was shown; None where nobody knows, and
    what it says of an id is then its own word alone."""
    grounds = [Ground(turn) for turn in window]
    said = SourceText(
        (one, day_of(ground.turn, now))
        for ground in grounds
        if ground.turn["role"] in roles
        for one in ground.sentences
    )
    shown = None if known is None else {memory.key: memory for memory in known}
    for operation in operations:
        ground = ground_of(operation.text, grounds, roles)
        operation = _validated(operation, shown, ground)
        if operation.op in (ADD, UPDATE):
            if ground is not None and "\ufffd" not in operation.text:  # a broken character is nobody's word
                own = said.bears(operation.text) and (operation.op == ADD or shown is not None)
                yield _candidate(operation, ground, now, own=own)
        elif operation.target and window:
            memory = shown[operation.target] if shown else None
            ground = ground_of(memory.text, grounds, roles) if memory else grounds[-1]
            if ground is not None and (memory is None or _speaks_of(operation, memory, ground)):
                yield _on_known(operation, memory, ground)


def _is_copied(text: str, template: str, window: Sequence[Record]) -> bool:
    """Whether a note repeats five words of the prompt in a row that nobody said."""
    words = normal_form(text).split()
    asked, said = normal_form(template), normal_form(" ".join(turn["text"] for turn in window))
    runs = (" ".join(words[at : at + _RUN]) for at in range(len(words) - _RUN + 1))
    return any(run in asked and run not in said for run in runs)


def _validated(operation: Operation, shown: dict[str, Memory] | None, ground: Ground | None) -> Operation:
    """The operation with an id that exists, as what it really is."""
    if shown is None or operation.op == ADD:
        return operation
    memory = shown.get(operation.target)
    if memory is None:  # an id that the model made up
        operation.target = ""
        operation.op = ADD if operation.op == UPDATE else operation.op
    elif operation.op == UPDATE and normal_form(memory.text) == normal_form(operation.text):
        operation.op = BOOST
    elif operation.op == UPDATE and not (ground and _is_of_one_matter(operation.text, memory.text, ground)):
        operation.op, operation.target = ADD, ""
    return operation


def _is_of_one_matter(text: str, known: str, ground: Ground) -> bool:
    """Whether a statement may take the place of a known one: it, or what it rests on, speaks of that."""
    return shares(telling(text) | ground.own, known) or bool(slots_of(text) & slots_of(known))


def _speaks_of(operation: Operation, memory: Memory, ground: Ground) -> bool:
    """Whether somebody spoke of a known memory, and took it back if it is to be forgotten."""
    return shares(ground.own, memory.text) and (operation.op != FORGET or ground.takes_back(memory.text))


def _candidate(operation: Operation, ground: Ground, now: str, *, own: bool) -> Record:
    """`own`: whether those bear it whose words may become memories; else it is the model's."""
    turn = ground.turn
    text, _ = absolute_dates(one_line(operation.text), day_of(turn, now))
    candidate: Record = {
        "v": VERSION,
        "kind": "candidate",
        "text": text,
        "type": operation.type if operation.type in _TYPE["enum"] else _type_of(text),
        "op": operation.op,
    }
    for key in ("target", "topic", "section", "tags", "importance", "confidence", "data"):
        value = getattr(operation, key)
        if value not in ("", None, []) and (key != "data" or ground.has_words(dump(value))):
            candidate[key] = value
    triples = [triple for triple in clean_triples(operation.triples) if says(text, triple)]
    if triples:
        candidate["triples"] = triples
    candidate["channel"] = turn["role"] if own else "assistant"
    quote = one_line(ground.quote(text))
    if turn.get("cwd") and speaks_of_project(
        quote, is_chinese(quote), candidate["type"], operation.topic or "", ruled=True
    ):
        candidate["scope"] = "project"
    candidate["evidence"] = _evidence(turn) | {"quote": quote[:300]}
    return candidate


def _on_known(operation: Operation, memory: Memory | None, ground: Ground) -> Record:
    """A boost or a request to forget: it has a target, and the text of that only where it was shown."""
    return {
        "v": VERSION, "kind": "candidate", "text": memory.text if memory else "", "op": operation.op,
        "target": operation.target, "channel": ground.turn["role"] if memory else "assistant",
        "evidence": _evidence(ground.turn),
    }  # fmt: skip


def _type_of(text: str) -> str:
    found = rule_for(text, is_chinese(text))
    return found[0].type if found else "fact"


def _evidence(turn: Record) -> Record:
    evidence = {
        key: turn[key] for key in ("client", "session", "cwd", "line", "time", "id") if turn.get(key) is not None
    }
    return evidence | {"rule": "model"}
