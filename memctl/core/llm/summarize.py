"""A conversation as one dated line: written by a model, or made from the user's requests."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from memctl.core.extraction.message import read
from memctl.core.language.patterns import Lazy
from memctl.core.language.table import language_of
from memctl.core.language.tokenize import words
from memctl.core.llm.grounding import telling, with_own_sentences
from memctl.core.llm.turned import is_turned
from memctl.core.reconcile.supersede.claims import denies
from memctl.model.record import VERSION
from memctl.model.text.lines import normal_form, one_line
from memctl.model.turn import is_own

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memctl.core.language.language import Language
    from memctl.core.llm.extract import Model
    from memctl.model.tables.settings import Settings

    Record = dict[str, Any]

MOST = 6  # requests in a summary
_LONGEST_REQUEST = 90  # characters of a request
_LONGEST = 600  # characters of a model's summary
_LEAST_WORDS = 2  # telling words that a request needs
_SURE = 0.9
_ASKED = 15_000  # characters of a conversation shown to a model: its beginning and its end
_LEAD = re.compile(
    r"^(?:\[[\d :-]+\]\s*)?(?:talked about|the (?:user|conversation) (?:talked )?(?:is )?about|谈到|用户谈到)[:：]?\s*",
    re.I,
)
# openings of a request that do not say what is wanted; two words, or two Chinese characters, must follow
_OPENING = re.compile(
    r"""^(?:(?:hmm+|ok(?:ay)?|cool|so|well|hey|hi|hello|thanks|thank\ you|great|also|btw|and|now|sure)
        [,!.…]*\s+(?=\S+\s))*
    (?:(?:(?:i'm|i\ am)(?:\ currently|\ now|\ just|\ kinda)?
            \ (?:trying\ to|working\ on|looking\ (?:to|for)|hoping\ to|aiming\ to)
        |i(?:'d|\ would)\ (?:like|love)\ (?:you\ |help\ )?(?:to|with)
        |i\ (?:want|need|wanted)\ (?:you\ |help\ )?(?:to|with)
        |(?:can|could|would|will)\ (?:you|we)(?:\ please|\ also)?(?:\ help\ me(?:\ with|\ to)?)?
        |please|help\ me(?:\ to|\ with)?|let's)
        \s+(?=\S+\s))?
    (?:(?:请问|请你|请|麻烦你?|可以|能不能|你?能|帮我|帮忙|给我|我想要?|我要|我需要)+(?=..))?""",
    re.I | re.X,
)
_THINGS = Lazy(r"[;,；，、。]|\band\b|以及|和")  # separators between the items of a summary
_SCHEMA: Record = {"type": "object", "properties": {"summary": {"type": "string"}}, "required": ["summary"]}


def conversations(turns: Iterable[Record]) -> Iterator[list[Record]]:
    """Yield the written turns session by session."""
    session: list[Record] = []
    for turn in with_own_sentences(turns):
        if turn.get("role") not in ("user", "assistant") or not is_own(turn):
            continue
        if session and turn.get("session") != session[-1].get("session"):
            yield session
            session = []
        session.append(turn)
    if session:
        yield session


def summary_of(conversation: Sequence[Record], now: str, model: Model | None, settings: Settings) -> Record | None:
    """Return the episode candidate for a conversation, or None if there is nothing to tell."""
    said = [turn for turn in conversation if turn["role"] == "user"]
    language = language_of(" ".join(turn["text"][:500] for turn in said))
    if not said:
        return None
    text = _by_model(conversation, model, settings, language) if model else _by_requests(said, language)
    if not text:
        return None
    time = next((str(turn["time"]) for turn in conversation if turn.get("time")), now)
    stamp = time[:16].replace("T", " ")
    lead = language.filing.SUMMARY[0]
    own = not model or _is_of(text, [one for turn in said for one in turn["own"]])
    keys = ("client", "session", "cwd", "line", "time")
    evidence = {key: said[0][key] for key in keys if said[0].get(key) is not None}
    # an episode repeats what was said in the project, so other projects must not see it
    scope = {"scope": "project"} if evidence.get("cwd") else {}
    return {
        "v": VERSION,
        "kind": "candidate",
        "text": f"[{stamp}] {lead}{text}",
        "type": "episode",
        **scope,
        "confidence": _SURE,
        "op": "add",
        "channel": "user" if own else "assistant",
        "evidence": {**evidence, "rule": "summary"},
    }


def _is_of(text: str, said: Sequence[str]) -> bool:
    """Whether the user said each item of a summary; items may come from different places."""
    return all(any(_has(one, thing) for one in said) for thing in _THINGS().split(text))


def _has(sentence: str, thing: str) -> bool:
    """Whether a sentence has the words of an item, and the item does not turn them."""
    return (
        set(words(thing)) <= set(words(sentence))
        and denies(thing) == denies(sentence)
        and not is_turned(thing, sentence)
    )


def _by_requests(said: Sequence[Record], language: Language) -> str:
    """Return the most informative requests in their original order."""
    requests: dict[str, str] = {}
    for turn in said:
        request = _request("\n".join(turn["own"]))
        requests.setdefault(normal_form(request), request)
    candidates = [request for request in requests.values() if len(telling(request)) >= _LEAST_WORDS]
    chosen: list[str] = []
    seen: set[str] = set()
    while len(chosen) < MOST:
        left = [(len(telling(each) - seen), -number) for number, each in enumerate(candidates) if each not in chosen]
        if not left or max(left)[0] < _LEAST_WORDS:
            break
        best = candidates[-max(left)[1]]
        chosen.append(best)
        seen |= telling(best)
    ordered = [each for each in candidates if each in chosen]
    _, between, end = language.filing.SUMMARY
    return between.join(ordered) + end if ordered else ""


def _request(text: str) -> str:
    """Return the sentence with the request: the first question or command, else the first sentence."""
    sentences = read(text).sentences
    asking = [sentence.text for sentence in sentences if sentence.kind != "statement"]
    first = one_line((asking or [sentence.text for sentence in sentences] or [""])[0]).strip("。.!！;；?？ ")
    first = _OPENING.sub("", first, count=1)
    return first if len(first) <= _LONGEST_REQUEST else first[:_LONGEST_REQUEST].rsplit(" ", 1)[0] + "…"


def _by_model(conversation: Sequence[Record], model: Model, settings: Settings, own: Language) -> str:
    """Return the model's summary. Raises Unavailable if the model fails or returns nothing."""
    from memctl.core.llm.answers import json_values
    from memctl.core.llm.extract import fill, message
    from memctl.model.errors import Unavailable

    whole = "\n".join(message(turn) for turn in conversation)
    if len(whole) > _ASKED:
        whole = whole[: _ASKED // 2] + "\n[…]\n" + whole[-_ASKED // 2 :]
    language = settings.text("extract.language")
    template = model.template("summarize", own.prompts if language == "auto" else language)
    answer = model.answer(fill(template, {"{{conversation}}": whole}), _SCHEMA, "")
    for value in json_values(answer):
        if isinstance(value, dict) and isinstance(value.get("summary"), str):
            answer = value["summary"]
    text = _LEAD.sub("", one_line(answer.replace("```", " ")).strip("\"' "))[:_LONGEST].strip()
    if not telling(text) or "\ufffd" in text:
        raise Unavailable("the answer of the model is empty; nothing was stored")
    return text
