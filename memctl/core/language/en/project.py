"""What an English statement says of the project that its writer works on, and what is of the writer's home.

Who names the project ("in this repo") speaks of it, whoever the subject is. Else the first person decides: "we" is the
team, unless the words are of home and family; "I" is the person. What names nobody is the project's where a rule files
it there, or where it tells of "the" parts of one. Some name a fact of it: "the build takes 14 minutes"."""

from __future__ import annotations

from memctl.core.language.en.word_classes import HALF_TECHNICAL, KIN, TECHNICAL, TOOLS, words_in
from memctl.core.language.language import OF_PERSON
from memctl.core.language.patterns import Lazy

_US = Lazy(r"(?i)(?:we|our)\b")


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


_WHOLE = r"(?:repo|repository|repositories|codebase|code base|monorepo|mono-repo|project|workspace|code)"

_PARTS = (
    r"(?:app|application|service|microservice|package|library|lib|module|crate|plugin|extension|component|product|"
    r"site|website|web ?app|backend|back end|frontend|front end|api|server|client|database|db|schema|pipeline|ci|cli|"
    r"build|branch|directory|folder|cluster|stack|team|team's|deploy|deployment|test suite|tests|docs)"
)

_NAMED = Lazy(
    rf"\b(?:this|our|the current) (?:[\w-]+ ){{0,2}}?(?:{_WHOLE}|{_PARTS})\b(?! (?:manager|management|euler))"
    rf"|\b(?:in|for|of|on|across|throughout|within|to) (?:the|this|that) (?:[\w-]+ )?{_WHOLE}\b(?! (?:manager|review))"
    rf"|\bthe (?:repo|repository|codebase|monorepo)\b|\bmy (?:[\w-]+ )?(?:repo|codebase)\b|\bmy project\b"
    r"|\bproject[- ]wide\b"
)

_MINE = Lazy(rf"\bmy (?:[\w-]+ )?{_PARTS}\b(?! (?:lead|mate|manager))")

_HERE = Lazy(r"\bhere\b(?! (?:in|is|are|and there|at home|we go|you go|come))(?!')")

_SINGULAR = frozenset(["i", "i'm", "im", "i've", "ive", "i'd", "i'll", "my", "me", "mine", "myself"])

_PLURAL = frozenset(["we", "we're", "we've", "we'd", "we'll", "us", "our", "ours", "ourselves"])

_AT_WORK = _words(  # of those that a person knows
    "client clients boss manager mentor teammate teammates colleague colleagues coworker coworkers co-worker assistant "
    "trainer partner twin child children parents ex student students"
)

_HOUSEHOLD = _words(
    "home house apartment flat garden kitchen bedroom mortgage rent neighborhood married marriage wedding honeymoon "
    "anniversary pregnant expecting newborn adopted adopt vacation holiday holidays trip travel travelled traveled "
    "hike hiking camping beach ski skiing dinner lunch breakfast cook cooking eat ate meal meals food vegetarian vegan "
    "recipe groceries church school kindergarten daycare birthday christmas easter thanksgiving movie movies netflix "
    "concert hobby hobbies car bike piano guitar salary savings retire retirement divorce dating live lived living "
    "moved visit visited flew drive drove film films pasta pizza restaurant weekend weekends saturdays sundays "
    "bathroom neighbours neighbors baby"
)

_OF_HOME = (KIN - _AT_WORK) | _HOUSEHOLD

_OUTING = Lazy(r"\bwent (?:to|for|on) (?!production)")

_MY_KIN = Lazy(rf"\bmy (?:{'|'.join(sorted(KIN))})\b")

_ROLE = Lazy(
    r"\bour (?:[\w-]+ )?(?:lead|manager|owner|designer|engineers?|developers?|maintainers?|customers?|clients?|users?|"
    r"admins?|cto|ceo|architect|tester|testers|qa)\b"
)

_USES = frozenset(("use", "using", "used", "switched", "migrated"))

_TOOL = Lazy(rf"\b(?:{TOOLS})\b")

_CODE = Lazy(
    r"`[^`]+`|\b[a-z]+_[a-z_]+\b|\b\w+\.(?:py|js|ts|go|rs|java|md|json|ya?ml|toml|sh|sql)\b|(?<!\S)\.?/?\w+/[\w./-]+"
)

_PART_OF = Lazy(
    rf"^(?:the|all|every|each|any|no|both) (?:[\w'-]+ ){{0,3}}?|^(?:{_PARTS}|commits?|branches|releases?|migrations?|"
    r"prs?|pull requests?|endpoints?|configs?|secrets|logs|errors|versions?)\b"
)

# a command about a definite thing, or about a place in the source, is about what lies at hand
_COMMAND = Lazy(
    r"^(?:please |remember:? |note:? )*(?:do not|don't|dont|never|always|only) "
    r"(?:touch|edit|change|modify|delete|remove|rename|upgrade|bump|merge|deploy|commit|push|run|import)\b"
    r"(?=.*\bthe (?!(?:user|answer|code|tests?)\b))"
)

_PATH = Lazy(r"(?<!\S)[\w.-]+/(?![\w])|(?<!\S)[\w.-]+/[\w./-]+\.[a-z]+\b")  # a directory, or a file in one

_AT_HAND = frozenset(("changelog", "staging", "production", "team", "release", "releases"))

_LEARNED = ("lesson", "skill", "pattern")
_TO_READER = frozenset(("you", "your", "answer", "answers", "reply", "replies"))
_TOLD = ("fact", "context", *_LEARNED)  # types of what is so: who names nobody tells it of the work at hand

_PASSING = Lazy(
    r"\b(?:(?<!must )(?<!may )not|never mind|fail\w*|broke\w*|crash\w*|throw\w*|"
    r"error(?! (?:codes?|messages?|handling)\b)s?|wrong|missing|empty|null|undefined|"
    r"nan|none|nothing|again|now|today|tomorrow|yesterday|yet|still|just|this|that's|these|those|here|you|your|it|"
    r"slow(?:ly|er)?|too|red|green|down|stuck|hang\w*|keeps?|seems?|looks?|feels?|forever|long(?:er)?|could|would|"
    r"maybe|probably|i|i'm|my|me|weird\w*|odd\w*|instead|but|line \d+|step \d+|(?:a|an|with|status|code|"
    r"returns?) [45]\d\d|"
    r"wip|done|ready|gone|same|different|following|new|old|current\w*|bug\w*|"
    r"example|question|answer|output|input|expected|got|gets|isn't|aren't|doesn't|don't|can't|won't)\b|n't\b|\?"
)

_PART = (
    r"(?:app|apps|application|service|services|microservices?|worker|workers|job|jobs|suite|tests|importer|exporter|"
    r"panel|provider|api|apis|cli|sdk|front ?end|back ?end|database|db|cache|queue|server|servers|"
    r"pipeline|ci|cd|build|"
    r"builds|deploy|deploys|deployment|deployments|release|releases|gateway|proxy|cluster|scheduler|dashboard|bot|"
    r"daemon|registry|bucket|branch|cron|backups?|sync|site|website|library|plugin|module|modules|packages?|"
    r"monorepo|repo|schema|sessions?|tokens?|endpoints?|webhooks?|environment|staging|production|prod|migrations?|"
    r"coverage|secrets|containers?|images|firmware|client|clients|vpn|docs|wiki|hosts?|mirror|ledger|index|feed|"
    r"tables?|views?|imports?|exports?|loads?|crawls?|scrapers?|crawlers?|digests?|"
    r"invoices|prices|dates|timestamps|amounts|ids|keys|codes|flags|uploads|users|passwords|logs|metrics|events)"
)

_THE = rf"(?:(?:the|our) )?(?:[\w-]+ ){{0,3}}?{_PART}"

_UNIT = (
    r"(?:minutes?|mins?|hours?|days?|weeks?|months?|years?|seconds|[gmkt]b|percent|%|requests|rows|workers|replicas)"
)

_COUNT = r"(?:\d[\d.,]*|an?|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|sixty|half an)"

_AMOUNT = rf"(?:{_COUNT} ?{_UNIT}|\d+%)"

_MADE = (
    r"(?:written|built|stored|kept|documented|hosted|deployed|versioned|generated|encrypted|hashed|signed|published|"
    r"tagged|validated|cached|served|backed up|rotated|logged|measured|defined|managed|owned|maintained|run|shipped|"
    r"partitioned|linted|formatted|monitored|scheduled|reviewed|merged|squashed|"
    r"translated|billed|rounded|paginated|prefixed|indexed|archived|purged|compressed|"
    r"configured|mounted|mirrored|released|provisioned|synced|sharded|proxied|pinned|rendered|imported|exported)"
)

_NAME_OF_THING = Lazy(r"`[^`]+`|[\w/-]*[./]\w[\w./-]+")  # of a file, a host, a version

_LONGEST_FACT = 160  # characters

_FACTS = tuple(Lazy(pattern) for pattern in (
    rf"^{_THE}(?: on \w+| in \w+)? (?:takes?|lasts?|needs?|runs? for) (?:about |around |roughly |up to |at "
    rf"most |at least )?"
    rf"{_AMOUNT}(?: (?:on|in|to|per|with|for|at) .{{1,40}})?[.!]?$",
    r"^(?:all|every|each|no) (?:\w+ ){1,3}?(?:returns?|uses?|requires?|supports?|accepts?|stores?|writes?|"
    r"reads?|runs?|"
    r"lives?|ends?|starts?|begins?|goes|go|speaks?|logs?|emits?|sends?|depends?|inherits?|extends?|"
    r"exposes?|owns?|comes?|"
    r"needs?|needs?|carries|carry|follows?|expires?|belongs?) \S.{1,80}[.!]?$",
    rf"^(?:{_THE}|[\w-]+(?: [\w-]+)?s|(?:the )?(?:public |internal |external )?[\w-]+ api)(?: (?:of|"
    rf"for) [\w-]+)? (?:is|are)(?: "
    rf"all| always| only)? "
    rf"{_MADE} (?:in|on|by|with|as|at|to|from|behind|under|via|after|every|once|twice|per|for) \S.{{0,80}}[.!]?$",
    rf"^{_THE} (?:is|are) (?:an? )(?:[\w.+#-]+ ){{0,2}}(?:app|application|service|library|package|monolith|"
    rf"monorepo|cli|spa|"
    r"site|plugin|wrapper|fork|lambda|cron ?job|binary|container|daemon|microservice|module)(?: (?:in|on|"
    r"with|for) .{1,40})?[.!]?$",
    rf"^{_THE} (?:is|are)(?: all| mostly| entirely)? (?:in|on) (?:{TOOLS})(?: and (?:{TOOLS}))?[.!]?$",
    r"^(?:the )?(?:[\w-]+ ){0,3}(?:urls?|hosts?|port|prefix|bucket|domain|namespace|region|directory|folder) (?:is|"
    r"are) "
    r"(?=\S*[\d./:_-])\S+(?:,? and (?:the )?\S+(?: \S+){0,6})?[.!]?$",
    r"^(?:the |all )?(?:[\w-]+ ){0,2}[\w-]+ (?:go|goes|lives?|belongs?|sits?) (?:in|under|into|to|on) "
    r"(?=\S*[./])\S+(?: (?:as|in|with) \S+)?[.!]?$",
    rf"^{_THE} (?:is|are) (?:at|behind|on|under|in) (?:(?:the |an? |our )?vpn|\S*[./:_]\S*\w|port \d+|"
    rf"[a-z]+-[a-z]+-\d)[.!]?$",
    rf"^{_THE} (?:is|are) (?:called|named) \S+[.!]?$",
    rf"^{_THE} (?:supports?|handles?|accepts?|allows?|issues?|keeps?|holds?|serves?|processes|targets?|caps?) "
    rf".{{1,60}}(?:{_AMOUNT}|\d[\w.]*(?: and (?:later|newer|up))?|\bonly)[.!]?$",
    rf"^{_THE} (?:is|are)? ?(?:scheduled )?(?:starts?|runs?|leaves?|happens?|deploys?|expires?|rotates?|"
    rf"syncs?|refresh(?:es)?|"
    rf"restarts?|releases?|ships?|goes out|go out|fires?)(?: automatically| only)? (?:at|every|on|from|"
    rf"after|before|once|twice|"
    rf"in|via) \S.{{0,60}}[.!]?$",
    r"^the (?:minimum|maximum|lowest|oldest|default|required|target)(?: supported| required| allowed)? "
    r"(?:[\w.+-]+ ){1,3}"
    r"(?:is|are) \S*\d\S*(?: \w+)?[.!]?$",
    r"^(?:the )?(?:[\w-]+ )?(?:coverage|bundle|budget|limit|quota|timeout|p95|latency|uptime)(?: \w+)? "
    r"(?:is|(?:must|may|should|can) (?:not|never|stay|be|only)\b.{1,40}) ?\d\S*(?: \w+){0,3}[.!]?$",
    r"^(?:the )?[\w-]+(?: [\w-]+)? ids? (?:is|are) (?:uuids?|ulids?|integers|strings|numbers|slugs|snowflakes)[.!]?$",
    r"^the (?:[\w-]+ )?(?:provider|owner|maintainer|registry|hoster|vendor|processor|code owner)(?: (?:of|"
    r"for) [\w -]+?)? is "
    r"(?!an?\b|the\b)\S+(?: \S+)?[.!]?$",
))  # fmt: skip

# a sentence that says of which project it tells: it may tell of any thing there
_THIS = Lazy(
    rf"^(?:in )?this (?=(?:[\w-]+ )?(?:{_WHOLE}|{_PARTS})\b)|^(?:for|in|on|across) (?:this|"
    rf"our) (?:[\w-]+ )?{_WHOLE},? (?:the )?|"
    r"^this (?=is an? )"
)
_OF_THIS = Lazy(rf",? (?:here|(?:in|of|for|across) (?:this|our) (?:[\w-]+ )?(?:{_WHOLE}|{_PARTS}))\b")
_SAYS_WHAT_IT_IS = (
    r"(?:(?!good|nice|great|cool|weird|bad|small|simple|new|old)[\w.+#-]+ ){0,3}?(?:app|application|service|library|"
    r"package|plugin|site|website|monorepo|monolith|cli|tool|bot|game|api|project|extension|crawler|scraper)"
)
_FACTS_OF_THIS = tuple(Lazy(pattern) for pattern in (
    rf"^(?:the|our|all|every|each) (?:[\w'-]+ ){{1,4}}?(?:is|are) "
    rf"(?:called|named|{_MADE} (?:in|on|with|by|as|to|after)) "
    r"(?!twice|once|first|last|again|every|by\b|from\b|when\b|\w+ly\b)\S+(?: \S+){0,3}[.!]?$",
    rf"^(?:the|our|all|every|each)? ?(?:[\w'-]+ ){{1,4}}?must (?:always |never |only )?be "
    rf"(?:in|{_MADE} (?:in|on|with|by|as|to|after)) (?!a\b|an\b|the\b)\S+(?: \S+){{0,3}}[.!]?$",
    rf"^the (?:(?:{_WHOLE}|{_PARTS}) )?is an? {_SAYS_WHAT_IT_IS}(?: (?:with|in|on|for|using|built|written|"
    rf"that) \S.{{0,80}})?[.!]?$",
    rf"^the {_WHOLE} (?!is|was|has|does|goes|needs|makes|gets|keeps|takes)[a-z]+[^s ]s (?:\S+ ){{2,}}\S+$",
    rf"^(?:the|our) (?:[\w-]+ )?(?:{_WHOLE}|{_PARTS}) (?:uses?|targets?|listens on|runs on|requires?|supports?|"
    r"speaks?|depends on|returns?|stores?|reads? from|writes? to|follows?) "
    r"(?!(?:an?|the|too|some|more|less|\w+ing)\b)\S+(?: \S+){0,6}[.!]?$",
))  # fmt: skip

# what is so no more: "runs at 4 now, not 2"
_NO_MORE = Lazy(
    r",? (?:now|from now on)(?=,|[.!]?$)|, (?:not|no longer|instead of|never) [\w./:@-]+(?: [\w./:@-]+){0,2}(?=[.!]?$)"
)
_OWNED = Lazy(
    r"(?:The )?@?[A-Z][\w-]*(?: team)? (?:owns|maintains|looks after|takes care of|is responsible for|is in charge of) "
    r"(?:the|our|all) [^?]+$"
)


def speaks_of_project(text: str, kind: str, topic: str) -> bool:
    """Whether a statement is the project's, whose type and topic a rule knows."""
    if names_project(text):
        return True
    lower = text.lower().replace("’", "'")
    words = words_in(lower)
    first = next((word for word in words if word in _SINGULAR or word in _PLURAL), "")
    of_code = _is_of_code(text, lower, words)
    if first in _SINGULAR:
        owned = topic == "project" and _MINE().search(lower) is not None
        return owned or (kind == "decision" and of_code and " the " in lower)
    if first:
        return of_code or _ROLE().search(lower) is not None or (topic not in OF_PERSON and _is_of_team(lower, words))
    if topic in OF_PERSON:
        return False
    if topic == "project" or kind == "decision":
        return of_code or _OF_HOME.isdisjoint(words)
    if _is_of_things(lower, words, kind, of_code):
        return True
    return kind in _TOLD and _OF_HOME.isdisjoint(words) and _TO_READER.isdisjoint(words)


def opens_with_us(text: str) -> bool:
    """Whether its first word is of those who work on it together."""
    return _US().match(text) is not None


def names_project(text: str) -> bool:
    """Whether it says that it is about the project at hand."""
    lower = text.lower().replace("’", "'")
    if _NAMED().search(lower):
        return not ("all my" in lower and "this" not in lower)
    return _SINGULAR.isdisjoint(words_in(lower)) and _HERE().search(lower) is not None


def is_of_home(text: str) -> bool:
    """Whether it is of home and family."""
    return not _OF_HOME.isdisjoint(words_in(text.lower().replace("’", "'")))


def _is_of_team(lower: str, words: list[str]) -> bool:
    """Whether a statement about us is of those who work together, and not of a household."""
    if _OUTING().search(lower) or _MY_KIN().search(lower):
        return False
    at_home = _OF_HOME.intersection(words)
    return not at_home or (at_home == {"moved"} and (not _USES.isdisjoint(words) or " moved the " in lower))


def _is_of_things(lower: str, words: list[str], kind: str, of_code: bool) -> bool:
    """Whether a statement about nobody is about a part of the project."""
    if not _SINGULAR.isdisjoint(words):
        return False
    if _COMMAND().match(lower) or _PATH().search(lower):
        return True
    definite = _PART_OF().match(lower) is not None or " the " in f" {lower}"
    return definite and (of_code or not _AT_HAND.isdisjoint(words)) and kind in ("fact", "goal", "context", *_LEARNED)


def _is_of_code(text: str, lower: str, words: list[str]) -> bool:
    known = TECHNICAL | HALF_TECHNICAL
    if not known.isdisjoint(words) or any(word[:-1] in known for word in words if word.endswith("s")):
        return True
    return _TOOL().search(lower) is not None or _CODE().search(text) is not None


def states_fact(text: str) -> bool:
    """Whether a sentence states one. What fails, holds now, or lies at hand is no fact."""
    lower = text.lower().replace("’", "'")
    placed = _OF_THIS().sub("", _THIS().sub("the ", lower), 1)
    placed = _NO_MORE().sub("", placed)
    if _OWNED().match(text) and len(lower) <= _LONGEST_FACT:
        return True
    if len(lower) > _LONGEST_FACT or _PASSING().search(_NAME_OF_THING().sub(" ", placed)):
        return False
    facts = _FACTS if placed == _NO_MORE().sub("", lower) else (*_FACTS, *_FACTS_OF_THIS)
    return any(fact().match(placed) for fact in facts)
