"""A conversation as one dated line: by a model, or from what the user asked for."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from memctl.core.extraction.reading import own_sentences, read
from memctl.core.extraction.sentences import is_chinese
from memctl.core.privacy import public
from memctl.core.retrieval.words import is_stop, words
from memctl.model.record import VERSION
from memctl.model.text import normal_form, one_line

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memctl.core.asking import Model
    from memctl.model.settings import Settings

    Record = dict[str, Any]

MOST = 6  # requests that are named
_LONGEST_REQUEST = 90  # characters of each
_LONGEST = 600  # and of what a model says
_LEAST_WORDS = 2  # that tell something, for a sentence to be a request of its own
_SURE = 0.9
_OWN = 0.5  # of a summary's telling words, those that the user used, for it to count as the user's
_ASKED = 15_000  # characters of a conversation that a model is shown: its beginning and its end
_LEAD = re.compile(
    r"^(?:\[[\d :-]+\]\s*)?(?:talked about|the (?:user|conversation) (?:talked )?(?:is )?about|谈到|用户谈到)[:：]?\s*",
    re.I,
)
_CLAUSE = re.compile(r"[,;:!?()，。；：！？、…—\n]|\.(?=\s|$)|\s(?:and|but|also|then|with)\s|[和并]")
_SCHEMA: Record = {"type": "object", "properties": {"summary": {"type": "string"}}, "required": ["summary"]}


def conversations(turns: Iterable[Record]) -> Iterator[list[Record]]:
    """What was said, session by session."""
    session: list[Record] = []
    for turn in public(turns):
        if turn.get("role") not in ("user", "assistant") or turn.get("authored") is False or "tool" in turn:
            continue
        if session and turn.get("session") != session[-1].get("session"):
            yield session
            session = []
        session.append(turn)
    if session:
        yield session


def summary_of(conversation: Sequence[Record], now: str, model: Model | None, settings: Settings) -> Record | None:
    """The candidate of type episode that a conversation comes to; None where nobody said anything to tell of."""
    said = [turn for turn in conversation if turn["role"] == "user"]
    chinese = is_chinese(" ".join(turn["text"][:500] for turn in said))
    if not said:
        return None
    text = _by_model(conversation, model, settings, chinese) if model else _by_requests(said, chinese)
    if not text:
        return None
    time = next((str(turn["time"]) for turn in conversation if turn.get("time")), now)
    stamp = time[:16].replace("T", " ")
    lead = "谈到" if chinese else "talked about "
    own = not model or _is_the_users(text, said)
    evidence = {key: said[0][key] for key in ("client", "session", "line", "time") if said[0].get(key) is not None}
    return {
        "v": VERSION,
        "kind": "candidate",
        "text": f"[{stamp}] {lead}{text}",
        "type": "episode",
        "confidence": _SURE,
        "op": "add",
        "channel": "user" if own else "assistant",
        "evidence": {**evidence, "rule": "summary" if not model else "model"},
    }


def _by_requests(said: Sequence[Record], chinese: bool) -> str:
    """The requests that tell most, in the order in which they were made."""
    requests: dict[str, str] = {}
    for turn in said:
        request = _request(turn["text"])
        requests.setdefault(normal_form(request), request)
    candidates = [request for request in requests.values() if len(_telling(request)) >= _LEAST_WORDS]
    chosen: list[str] = []
    seen: set[str] = set()
    while len(chosen) < MOST:
        left = [(len(_telling(each) - seen), -number) for number, each in enumerate(candidates) if each not in chosen]
        if not left or max(left)[0] < _LEAST_WORDS:
            break
        best = candidates[-max(left)[1]]
        chosen.append(best)
        seen |= _telling(best)
    ordered = [each for each in candidates if each in chosen]
    return ("；" if chinese else "; ").join(ordered) + ("。" if chinese else "." if ordered else "") if ordered else ""


def _request(text: str) -> str:
    """The sentence of a message that says what it wants: the first that asks, else the first."""
    sentences = read(text).sentences
    asking = [sentence.text for sentence in sentences if sentence.kind != "statement"]
    first = one_line((asking or [sentence.text for sentence in sentences] or [""])[0]).strip("。.!！;；?？ ")
    return first if len(first) <= _LONGEST_REQUEST else first[:_LONGEST_REQUEST].rsplit(" ", 1)[0] + "…"


def _telling(text: str) -> set[str]:
    return {word for word in words(text) if not is_stop(word) and (len(word) > 1 or word.isdigit())}


def _by_model(conversation: Sequence[Record], model: Model, settings: Settings, chinese: bool) -> str:
    """What the model says it was about. Unavailable where it fails or says nothing."""
    from memctl.core.answers import json_values
    from memctl.core.asking import fill, message
    from memctl.model.errors import Unavailable

    whole = "\n".join(message(turn) for turn in conversation)
    if len(whole) > _ASKED:
        whole = whole[: _ASKED // 2] + "\n[…]\n" + whole[-_ASKED // 2 :]
    language = settings.text("extract.language")
    template = model.template("summarize", ("zh" if chinese else "en") if language == "auto" else language)
    answer = model.answer(fill(template, {"{{conversation}}": whole}), _SCHEMA, "")
    for value in json_values(answer):
        if isinstance(value, dict) and isinstance(value.get("summary"), str):
            answer = value["summary"]
    text = _LEAD.sub("", one_line(answer.replace("```", " ")).strip("\"' "))[:_LONGEST].strip()
    if not _telling(text) or "\ufffd" in text:
        raise Unavailable("the model's answer says nothing; nothing was stored")
    return text


def _is_the_users(text: str, said: Sequence[Record]) -> bool:
    """Whether the user used half of the telling words, of each clause that has several: a clause that a tool's words
    brought in does not hide among the user's."""
    own_words = _telling(" ".join(sentence for turn in said for sentence in own_sentences(turn["text"])))
    clauses = [_telling(clause) for clause in _CLAUSE.split(text)]
    long = [clause for clause in clauses if len(clause) >= _LEAST_WORDS]
    return all(len(clause & own_words) >= _OWN * len(clause) for clause in (*long, _telling(text)))
