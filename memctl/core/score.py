"""The score of a candidate in [0, 1], with reasons.

    score = confidence + room × (TYPE_SHARE × (importance − MIDDLE) + bonuses) − penalties
    room = min(1, 2 × (1 − confidence))

`confidence` is the certainty that this is a lasting statement, from its rule or model, or else from its words.
`importance` is the candidate's own or its type's default. Explicit wording, permanence, correction and repetition raise
the score, less so at high confidence; hedging, another channel and flags lower it. A secret is hidden in the text and
does not change the score. The result depends only on the candidate, the settings and the statements `Seen`."""

from __future__ import annotations

import re
from collections import OrderedDict

from memctl.core.extraction.message import read
from memctl.core.extraction.permanence import log_odds, probability
from memctl.core.extraction.statements import statements_of
from memctl.core.language.patterns import Lazy
from memctl.core.safety.secrets import has_hidden_unicode, redact
from memctl.model.record import share_of
from memctl.model.tables.settings import Settings
from memctl.model.text.lines import normal_form

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Record = dict[str, Any]


MODEL = "model"  # rule name of a candidate that a model worded
TYPE_SHARE = 0.05
MIDDLE = 0.7
_WINDOW = 4096  # statements within which a repetition is counted
_INJECTION_MOST = 0.2
_CHOSEN = 10  # times the odds of a statement that a model chose
_STATES_NOTHING = 0.1


class Cue:
    """A cue for or against a score: its pattern is tried if the lower-case text has one of the `hints`."""

    def __init__(self, share: float, reason: str, hints: tuple[str, ...], pattern: Lazy) -> None:
        self.share = share
        self.reason = reason
        self.hints = hints
        self.plain_hints = tuple(filter(str.isascii, hints))
        self.pattern = pattern

    def found_in(self, text: str, lower: str) -> bool:
        for hint in self.plain_hints if lower.isascii() else self.hints:
            if hint in lower:
                return bool(self.pattern().search(text))
        return False


def _cue(share: float, reason: str, hints: str, pattern: str) -> Cue:
    return Cue(share, reason, tuple(hints.split()), Lazy(pattern, re.I | re.S))


_CUES = (
    _cue(0.03, "said explicitly",
         "remember mind forget note record from name prefer refuse insist 记住 别忘 以后请 现在起 我叫 最喜欢 从不",
         r"\b(?:remember|keep in mind|don't forget|note that|for the record|from now on|my name is|"
         r"i (?:strongly |always |really )?(?:prefer|refuse|insist))\b|记住|别忘|以后请|从现在起|我叫|最喜欢|从不"),
    _cue(0.02, "lasting",
         "always never every usually born allerg native married my 总是 从小 一直 每天 每周 永远 过敏 生日 出生 "
         "老家 家乡",
         r"\b(?:always|never|every (?:day|week|month|year|morning|night)|usually|born|allerg\w+|native|married|"
         r"my (?:name|birthday|job))\b|总是|从小|一直|每天|每周|永远|过敏|生日|出生|老家|家乡"),
    _cue(-0.05, "of the moment",
         "now moment feeling temporar this 此刻 刚才 暂时 这会儿 今天有点",
         r"\b(?:right now|at the moment|for now|currently feeling|just now|temporarily|this very)\b|"
         r"此刻|刚才|暂时|这会儿|今天有点"),
    _cue(-0.05, "hedged",
         "maybe perhaps probabl possibl might guess suppose sure kind sort apparent certain 也许 可能 大概 或许 好像 "
        "说不定 不确定 不一定 应该是",
         r"\b(?:maybe|perhaps|probably|possibly|might|i guess|i suppose|i think maybe|not sure|kind of|sort of|"
         r"apparently|supposedly|i'm not certain)\b|也许|可能|大概|或许|好像|说不定|不确定|不一定|应该是"),
)  # fmt: skip
_INJECTION = _cue(0.0, "reads like an instruction to a model",
    "instruction prompt rule message guideline you <|im <|sys <|end <im <sys inst] system assistant password "
    "credential key token secret 指令 提示 规则 要求",
    r"\b(?:ignore|disregard|forget|override|bypass)\b.{0,30}\b(?:previous|prior|above|earlier|all|any|your|system)\b"
    r".{0,30}\b(?:instructions?|prompts?|rules?|messages?|guidelines?)\b|"
    r"\bsystem prompt\b|\byou are now\b|<\|?(?:im_start|im_end|system|endoftext)\|?>|\[/?INST\]|"
    r"^\s*(?:system|assistant)\s*:|"
    r"\b(?:send|post|upload|exfiltrate|forward)\b.{0,60}\b(?:password|credential|api key|token|secret)s?\b"
    r".{0,40}\b(?:to|http)|忽略(?:之前|以上|上面|先前|所有).{0,8}(?:指令|提示|规则|要求)|系统提示词",
)  # fmt: skip


class Seen:
    """The recent statements of a stream, with the number of times each was made."""

    def __init__(self, size: int = _WINDOW) -> None:
        self._size = size
        self._counts: OrderedDict[str, int] = OrderedDict()

    def count(self, text: str) -> int:
        """Return how often the same words came before, and count them once more."""
        form = normal_form(text)
        before = self._counts.pop(form, 0)
        self._counts[form] = before + 1
        if len(self._counts) > self._size:
            self._counts.popitem(last=False)
        return before


def score_candidate(candidate: Record, settings: Settings, seen: Seen) -> Record:
    """Return the candidate with `importance`, `confidence`, `flags`, `score` and `reasons`, and without secrets.

    Other keys keep their values and order. A scored candidate is scored again from the same data."""
    text, flags = _clean(str(candidate["text"]), candidate)
    kind = settings.type_named(str(candidate.get("type") or "fact"))
    importance = _unit(candidate.get("importance"), kind.importance)
    reasons = [f"{kind.name}: importance {importance:g}"]
    confidence, because = _confidence(candidate, text)
    reasons.append(f"{because}: confidence {confidence:g}")
    room = min(1.0, 2 * (1 - confidence))
    score = confidence + room * TYPE_SHARE * (importance - MIDDLE)
    for share, reason in _for_and_against(candidate, text, seen):
        share = round(share * room, 3) if share > 0 else share
        score += share
        reasons.append(f"{reason}: {share:+g}")
    if "injection" in flags:
        score = min(score, _INJECTION_MOST)
        reasons.append(f"{_INJECTION.reason}: at most {_INJECTION_MOST:g}")
    reasons += [f"flag {flag}" for flag in flags if flag != "injection"]
    scored = candidate | {"text": text, "importance": importance, "confidence": confidence}
    scored |= {"flags": flags} if flags or "flags" in candidate else {}
    return _redacted_evidence(scored) | {"score": round(min(1.0, max(0.0, score)), 3), "reasons": reasons}


def _unit(value: object, default: float) -> float:
    """Return a number in [0, 1], or the default."""
    found = share_of(value)
    return default if found is None else found


def _clean(text: str, candidate: Record) -> tuple[str, list[str]]:
    """Return (text without secrets, the candidate's flags with those found now)."""
    given = candidate.get("flags")
    flags = [str(flag) for flag in given] if isinstance(given, list) else []
    text, secrets = redact(text)
    found = ["private" if kind == "private" else f"secret:{kind}" for kind in secrets]
    if _INJECTION.found_in(text, text.lower()):
        found.append("injection")
    if has_hidden_unicode(text):
        found.append("hidden-unicode")
    return text, flags + [flag for flag in found if flag not in flags]


def _redacted_evidence(candidate: Record) -> Record:
    evidence = candidate.get("evidence")
    if isinstance(evidence, dict) and isinstance(evidence.get("quote"), str) and evidence["quote"] != candidate["text"]:
        quote, kinds = redact(evidence["quote"])
        if kinds:
            return candidate | {"evidence": evidence | {"quote": quote}}
    return candidate


def _confidence(candidate: Record, text: str) -> tuple[float, str]:
    """Return (confidence that the text is a lasting statement, its source). A user's statement that a model chose is
    surer than its words alone. A model's own confidence can only lower the value."""
    given = share_of(candidate.get("confidence"))
    evidence = candidate.get("evidence")
    rule = evidence.get("rule") if isinstance(evidence, dict) else None
    if given is not None and rule != MODEL:
        return given, f"rule {rule}" if rule else "as given"
    found, because = judged(text), "by its words"
    if rule == MODEL and candidate.get("channel") == "user" and isinstance(evidence, dict):
        found = max(found, judged(str(evidence.get("quote", ""))))
        found, because = _CHOSEN * found / (1 + (_CHOSEN - 1) * found), "by the user's words, which a model chose"
    found = round(found, 3)
    if given is not None and given < found:
        return given, "rule model"
    return found, because


def judged(text: str) -> float:
    """Return the probability, by rule and words alone, that a text is a lasting statement."""
    return max([probability(log_odds(statement)) for statement in statements_of(read(text))], default=_STATES_NOTHING)


def _for_and_against(candidate: Record, text: str, seen: Seen) -> list[tuple[float, str]]:
    lower = text.lower()
    found = [(cue.share, cue.reason) for cue in _CUES if cue.found_in(text, lower)]
    if candidate.get("correction") is True:
        found.append((0.25, "corrects an earlier statement"))
    if candidate.get("channel") in ("tool", "web", "file"):
        found.append((-0.15, f"not said by a person ({candidate['channel']})"))
    before = seen.count(text)
    if before:
        found.append((min(0.15, 0.05 * before), f"said {before + 1} times"))
    return found
