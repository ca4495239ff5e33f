"""Whether a statement retracts a choice: "I no longer use pnpm" retracts "I prefer pnpm over npm".

The rules are cautious. The retraction must name one thing, without a place or a purpose. The choice must be of this
thing and have no second clause. Both must have the same owner."""

from __future__ import annotations

from memctl.core.language.concepts import concepts_of
from memctl.core.language.patterns import Lazy
from memctl.core.language.tokenize import is_cjk, words

_ACTS = (
    r"us(?:e|es|ing)|prefer(?:ring)?|lik(?:e|ing)|lov(?:e|ing)|work(?:ing)? with|writ(?:e|ing)(?: in| with)?|"
    r"run(?:ning)?|"
    r"rely(?:ing)? on|drink(?:ing)?|eat(?:ing)?|play(?:ing)?|watch(?:ing)?|read(?:ing)?|wear(?:ing)?|driv(?:e|ing)|"
    r"rid(?:e|ing)|buy(?:ing)?|order(?:ing)?|listen(?:ing)? to|deploy(?:ing)? (?:to|on|with)|host(?:ing)? on"
)
_WHO = r"(?P<who>i|we)(?:['’](?:m|ve|re))?(?: am| are| have)?(?: just| finally| actually| now| also| recently)*"
_THING = r"(?P<thing>[\w.+#'’ -]{1,40}?)"
_WHEN = (
    r"(?: any ?more| any longer| now| nowadays| these days| at all| since (?:last )?\w+(?: \d{4})?|"
    r" last (?:week|month|year|spring|summer|autumn|fall|winter)| (?:today|yesterday|recently))*"
)
_STOP = rf"{_WHEN}(?=[.!;,]|$| (?:and|so|but) (?:i|we|now)\b)"
_RETRACTS = tuple(Lazy(pattern) for pattern in (
    rf"(?i)\b{_WHO} no longer (?P<act>{_ACTS}) {_THING}{_STOP}",
    rf"(?i)\b{_WHO} (?:do not|don['’]?t|don t|won['’]t|will not) (?P<act>{_ACTS}) {_THING} any ?(?:more|longer){_STOP}",
    rf"(?i)\b{_WHO} (?:stopped|quit|gave up|given up|done) (?P<act>{_ACTS}) {_THING}{_STOP}",
    rf"(?i)\b{_WHO} (?P<act>dropped|ditched|abandoned|gave up on|given up on) {_THING}{_STOP}",
))  # fmt: skip
_CHOICE = Lazy(
    rf"(?i)^(?:so |well |and |now |actually,? )?{_WHO}(?: always| usually| mostly| generally| normally| really| only| "
    rf"typically| strongly)* (?P<act>prefers?|{_ACTS}|default to|reach for|choose|"
    r"stick (?:to|with)) (?:to use |using )?"
    r"(?P<thing>[\w.+#'’ -]{1,40}?)"
    r"(?: (?:over|to|than|instead of|rather than|in preference to) [\w.+#'’ -]{1,30}?)?"
    r"(?: (?:for|in|on|with|as|at|when|every|because)\b(?! (?:i|we)\b)[^,;.]*)?[.!]?$"
)
_JOINED = Lazy(r"(?i)[,;]|\.\s|\b(?:and|or|but|also|too|besides|only when|unless)\b")
_OWNER = Lazy(r"(?i)(?:i|we|our|my)\b|我们|咱们|我")
_OPENING = Lazy(r"(?i)^(?:correction|actually|now|so|well|no|sorry|更正|其实)[,，:： ]+")
_LIFE = Lazy(r"(?i)\b(?:live|work|together)\b|[住]|上班|工作")
_OF_TOOLS = frozenset(
    ("=program", "=databas", "=deploy", "=git", "=packag", "=editor", "=frontend", "=test", "=comput")
)
_TASTES = ("lik", "lov", "enjoy")
_ZH_RETRACTS = Lazy(
    r"(?P<who>我们|我|咱们)?(?:现在|已经|早就|以后|都)*(?:不再|再也不|不)(?:使用|采用|用|喝|吃|玩|看|穿|开|骑)"
    r"(?P<thing>[^，。；,了的过]{1,16}?)\s*了?(?=[，。；,]|$)|"
    r"(?P<one>我们|我|咱们)?(?:现在|已经)*(?:弃用|放弃|抛弃|告别|"
    r"停用)了?(?P<other>[^，。；,了]{1,16}?)\s*了?(?=[，。；,]|$)"
)
_ZH_ENDS = Lazy(r"不再|再也不|弃用|放弃|抛弃|告别|停用|了(?:[，。；,]|$)")
_ZH_CHOICE = Lazy(
    r"^(?P<who>我们|我|咱们)(?:平时|一直|一般|通常|总是|都){0,3}(?:在?[^，。；]{0,10}(?:里|中|上|时))?(?:一直|一般|通常|总是|都){0,3}"
    r"(?:比起\s*[^，。；]{1,12}?[，,]?\s*(?:我们|我)?)?"
    r"(?:更|最|都|比较|还是|习惯){0,3}(?:喜欢|偏好|偏爱|习惯|爱|首选|使用|采用|用)(?:使用|采用|用|喝|吃|玩|看|穿|开|"
    r"骑)?\s*(?P<thing>[^，。；,]{1,16}?)"
    r"\s*(?:[，,]?\s*(?:而不是|而非|胜过|多过|不用|，不用)\s*[^，。；,]{1,16}?|(?:写|做|来|管理|管|"
    r"编)[^，。；,]{1,8})?[。.！!]?$"
)


def retracts(new: str, old: str) -> bool:
    """Whether `new` ends the choice in `old` and nothing else."""
    if any(map(is_cjk, new)) or any(map(is_cjk, old)):
        return _retracts_chinese(new, old)
    choice = _CHOICE().match(old)
    if choice is None or _JOINED().search(old):
        return False
    chosen = set(words(choice["thing"]))
    taste = choice["act"].lower().startswith(_TASTES)
    for pattern in _RETRACTS:
        for found in pattern().finditer(new):
            if found["who"].lower() != choice["who"].lower() or not chosen or set(words(found["thing"])) != chosen:
                continue
            if not taste or found["act"].lower().startswith((*_TASTES, "prefer")):
                return True
    return False


def is_of_other(new: str, old: str) -> bool:
    """Whether one is about a person and the other about a group."""
    told, held = _OWNER().match(_OPENING().sub("", new)), _OWNER().match(old)
    ends = any(pattern().search(new) for pattern in _RETRACTS) or _ZH_RETRACTS().search(new)
    return bool(ends and told and held and _is_group(told[0]) is not _is_group(held[0]) and not _LIFE().search(new))


def _is_group(who: str) -> bool:
    return who.lower().strip("'’") in ("we", "our", "我们", "咱们")


def is_of_tools(text: str) -> bool:
    """Whether a text mentions computing: nobody lives in Python."""
    return any(not _OF_TOOLS.isdisjoint(concepts_of(word)) for word in words(text))


def _retracts_chinese(new: str, old: str) -> bool:
    choice = _ZH_CHOICE().match(old)
    if choice is None or not _ZH_ENDS().search(new):
        return False
    for found in _ZH_RETRACTS().finditer(new):
        who, thing = found["who"] or found["one"] or "我", (found["thing"] or found["other"]).strip()
        if who[:1] == choice["who"][:1] and len(who) == len(choice["who"]) and thing == choice["thing"].strip():
            return True
    return False
