"""Whether a statement replaces another that it does not name: one tool by another, an old thing by a new one, an event
by its end, a time by a later one.

Kinds of things come from language/taxonomy.py, but only kinds of which a person uses one at a time. The rules are
cautious: a further claim in either statement keeps both."""

from __future__ import annotations

from collections.abc import Iterable

from memctl.core.language.en.word_classes import A_MONTH, A_WEEKDAY, OCCUPATIONS
from memctl.core.language.patterns import Lazy
from memctl.core.language.taxonomy import asked_by, kinds_of
from memctl.core.language.tokenize import is_cjk, words
from memctl.core.reconcile.supersede.claims import EMPLOYER, HOME, POSITION, adds, gone_words
from memctl.core.reconcile.supersede.replace_zh import replaces_chinese

# heads of kinds of which one is used at a time, and of kinds where that holds only after a switch
_USED_HEADS = "texteditor internet-browser bash cicd smartphone vehicle pc 据库 打包 操作 包管"
_LEFT_HEADS = "musicapp 通讯 notetaking emailclient windowmanager passwordmanager bank cloud test tracker"
_LANGUAGES = "python javascript"  # a package manager replaces one for the same language only
_BESIDE = "缓存 全文 队列"  # databases of these kinds are used beside others
_LEFT = Lazy(
    r"(?i)\b(?:switch(?:ed|ing)|mov(?:ed|ing)|migrat(?:ed|ing)|chang(?:ed|ing)|convert(?:ed|ing)|transition(?:ed|ing)|"
    r"went|gone|upgraded) (?:\w+ ){0,3}?(?:over |back )?to\b|\breplaced\b|\binstead\b"
)
_USES = Lazy(
    r"(?i)\b(?:us(?:es?|ing)|runs?|drives?|writes?|edits?|codes?|manages?|builds?|tests?|deploys?|works?|develops?|"
    r"installs?|"
    r"browses?|stores?|is|are|on|have|has|owns?|default|main)\b|['’](?:s|m|re)\b"
)
_OWNS = Lazy(r"(?i)\b(?:have|has|had|own|owns|bought|got)\b")
_TWO_WORDS = Lazy(r"(?i)\b(?:vs|visual studio) code\b")  # a two-word name that the taxonomy has as one word
_PASSED_STEMS = """
use work drive instal write edit manag build test deploy develop brows store run own have go buy text file
program everyth everi thing project repo repositori codebas team daili day time everyday main default new old other last
week month sprint year recent final complet full entir switch move migrat chang convert transit replac instead now
over back upgrad current ago
"""
_PASSED = frozenset(_PASSED_STEMS.split())
_MINE = Lazy(r"(?i)^(?:(?:now|actually|so|well|nowadays|these days),? )?(?:i\b|i['’]|my\b)")
_OURS = Lazy(
    r"(?i)^(?:(?:now|actually|so|well|nowadays|these days),? )?(?:we\b|we['’]|our\b|the (?:\w+ )?(?:project|team)\b)"
)

_SINGLE_WORDS = """
job boss manager supervisor advisor address number email dentist doctor gp therapist landlord girlfriend boyfriend
partner flat apartment house place gym bank surname nickname username password desk office plan insurance
"""
# things of which a person has one, with the kind of each
_SINGLE = {
    "phone": "smartphone", "mobile": "smartphone", "car": "vehicle", "laptop": "pc", "computer": "pc", "pc": "pc",
    "editor": "texteditor", "browser": "internet-browser", "shell": "bash",
} | dict.fromkeys(_SINGLE_WORDS.split(), "")  # fmt: skip
_NEW = Lazy(
    r"(?i)^(?:i|we)(?:['’]ve)?(?: (?:have|just|now|finally|recently|also))* (?:have|got|gotten|bought|found|started|"
    r"moved"
    r" (?:in)?to) (?:myself )?(?:a|my|our) new (?P<one>\w+)\b(?! for\b)|"
    r"^(?:my|our) new (?P<two>\w+)(?:'s name)?(?: number| address)? (?:is|['’]s)\b|"
    r"^(?:i|we)(?:['’]ve)?(?: (?:have|just|now|finally|recently))* (?:changed|switched|swapped|replaced) (?:my |our )?"
    r"(?P<three>\w+?)s?(?=[,.!]|$| (?:last|in|a|this|from)\b)"
)
_IS_CALLED = Lazy(r"(?i)^(?:my|our) ([\w' ]{1,40}?)(?: name)? (?:is|are)\b")
_PLACE = Lazy(
    r"(?i)^(?:(?:i|we) (?:live|reside|rent)|(?:i['’]m|we['’]re|i am|we are) (?:living|based)|(?:my|our) address) "
)
_WORK = Lazy(r"(?i)^(?:i (?:work|am employed)|i['’]m (?:an?|the) [a-z ]+? (?:at|for)\b|my job)\b")
_MOVES = Lazy(r"(?i)\bnew (?:address|flat|apartment|house|place)\b|搬家|换.{0,3}房子|搬[到去回]")
_LEAVES = Lazy(
    r"(?i)\bnew job\b|\b(?:left|quit|changed) (?:my )?(?:jobs?\b|[A-Z])|\bretired\b|换.{0,3}(?:工作|公司)|离职|辞职|"
    r"跳槽|退休|被裁"
)
_HOME = frozenset(("address", "flat", "apartment", "house", "place"))

_DIED = Lazy(
    r"(?i)^(?P<who>(?:my |our )?(?:[\w'’]+ ){0,3}?[\w'’]+?)(?: has| have| sadly| just)* (?:died|passed away|passed on|"
    r"(?:had|has) to be put (?:down|to sleep)|was put (?:down|to sleep))\b"
)
_PARTED = Lazy(
    r"(?i)^(?P<one>[\w' ]{1,40}?) and I(?: have| are|['’]ve)?(?: \w+ly| just)? (?:broke up|broken up|split up|"
    r"(?:got |are |were )?(?:divorced|separated)|are no longer together)\b|"
    r"^I(?: have|['’]ve)?(?: just)? (?:broke up|broken up|split up|got divorced|separated) (?:with|from) "
    r"(?P<two>[\w' ]{1,40}?)(?=[,.!]|$)"
)
_WITH = Lazy(
    r"(?i)\b(?:girlfriend|boyfriend|wife|husband|partner|fianc[eé]e?|married|engaged|dating|together|seeing)\b"
)
_OFF = Lazy(
    r"(?i)^(?:the |my |our )?(?P<what>[\w'’ -]{2,60}?) (?:(?:is|was|got|has been|were|are|have been) (?:\w+ly )?"
    r"(?:cancell?ed|called off|scrapped|dropped|off(?=[,.!]|$))|(?:won['’]t|is not|isn['’]t) happen(?:ing)?\b)|"
    r"^(?:we|i)(?:['’]ve| have)?(?: had to)? (?:cancell?ed|called off|cancel|call off|scrapped) (?:the |my |our )?"
    r"(?P<plan>[\w'’ -]{2,60}?)(?=[,.!]|$)"
)
_RETIRED = Lazy(
    r"(?i)^i(?:['’]ve| have|['’]m| am)?(?: \w+ly| just)? (?:retired|(?:was|got) (?:laid off|fired|made redundant)|"
    r"quit my job|left my job)\b"
)
_IS_A = Lazy(r"(?i)^i(?:['’]m| am) an? (?:\w+ ){0,2}?(\w+)[.!]?$")
_GIVEN = Lazy(
    r"(?i)\b(?:sold|gave away|got rid of|returned|lost|gave up on|dropped out of) (?:my |our |the )?([\w' "
    r"-]{2,40}?)(?=[,.!]|$| and\b)"
)
_HELD = Lazy(
    r"(?i)^(?:i|we)(?:['’]m|['’]re)? (?:have|own|drive|ride|play|learn|study|train|am|are|wear|studying|training|"
    r"learning|working|"
    r"building|planning|plan|doing|taking)\b"
)
_OWN_ONE = Lazy(
    r"(?i)^(?:(?:i|we) (?:have|own)|(?:i|we)['’]ve got|(?:my|our) \w+(?: \w+)?(?:['’]s name)? (?:is|was)|"
    r"(?:my|our) \w+['’]s)\b"
)
_HAS = Lazy(r"(?i)^(?:my|our|i have|i['’]ve|we have|we['’]ve|i own|we own)\b")
_PLAN_STEMS = "trip plan visit holiday vacat travel party meet event tour appoint book flight"
_PLAN_WORDS = frozenset(_PLAN_STEMS.split())
_WAS = Lazy(r"(?i)\b(?:was|were|used to|born|had)\b")
_JOINED = Lazy(r"(?i)\b(?:and|but|who|which|because|since)\b|[,;] (?:he|she|it|they|i|we|the|so|my)\b")

_VALUE = Lazy(
    rf"(?i)\b(?:{A_WEEKDAY}s?|{A_MONTH}|noon|midnight|[ap]\.?m|o['’]clock|one|two|three|four|five|six|seven|eight|"
    r"nine|ten|eleven|twelve|twice|once|\d[\w.:/-]*\w|\d|first|second|third|\d*(?:st|nd|rd|th)|mornings?|afternoons?|"
    r"evenings?)\b"
)
_SAYS = Lazy(r"(?i)\b(?:is|are|was|were|has|have|runs?|starts?|begins?|moved|takes?)\b|['’]s\b")
_DUE = frozenset(("deadlin", "releas", "date", "schedul"))
_TELLS = Lazy(
    r"(?i)\b(?:is|are|was|were|has|have|had|been|be|got|gets?|takes?|runs?|running|listens?|starts?|begins?|moved|"
    r"pushed|bumped|back|forward|out|upgraded|updated|changed|shifted|postponed|delayed|rescheduled|extended|set|"
    r"targets?|targeting|uses?|due|scheduled|planned|now|actually|instead|from now on|these days|port|version|v|"
    r"o['’]clock|at|on|to|in|from|until|by|of|for|the|a|an|every|each|i|we|our|my|will|['’](?:s|ve|re|m)|project|it|"
    r"longer|no|any ?more|up|down|time|date|wake|get)\b"
)


def replaces(new: str, old: str) -> bool:
    """Whether `new` leaves nothing of `old` true although it does not say so in words."""
    if adds(new):
        return False
    chinese = any(map(is_cjk, new)), any(map(is_cjk, old))
    if any(chinese):
        return all(chinese) and replaces_chinese(new, old, shared_kinds)
    return is_other_value(new, old) or _is_other_of_kind(new, old) or _is_new_thing(new, old) or _is_end(new, old)


def kinds_spoken_of(found: Iterable[str]) -> set[str]:
    """Return the single-use kinds that these words name or belong to."""
    return {kind for word in found for kind in kinds_of(word)} & _kinds_of_heads(f"{_USED_HEADS} {_LEFT_HEADS}")


def slots_hinted(text: str) -> set[int]:
    """Return the slots (see `claims.slots_of`) that a statement changes without naming their values."""
    return {
        slot for slot, pattern in ((HOME, _MOVES), (EMPLOYER, _LEAVES), (POSITION, _LEAVES)) if pattern().search(text)
    }


_heads: dict[str, frozenset[str]] = {}


def _kinds_of_heads(heads: str) -> frozenset[str]:
    if heads not in _heads:
        found = [kind for head in heads.split() for kind in asked_by(head if is_cjk(head) else words(head)[-1])]
        _heads[heads] = frozenset(found)
    return _heads[heads]


def shared_kinds(one: str, other: str, *, left: bool) -> set[str]:
    """Return the single-use kinds that two different words share. `left` means that the other thing is given up."""
    common = set(kinds_of(one)) & set(kinds_of(other))
    common -= {*asked_by(one), *asked_by(other)}
    if not common or {*kinds_of(one), *kinds_of(other)} & _kinds_of_heads(_BESIDE) - common:
        return set()
    single = common & _kinds_of_heads(f"{_USED_HEADS} {_LEFT_HEADS}" if left else _USED_HEADS)
    if single & _kinds_of_heads("包管") and not common & _kinds_of_heads(_LANGUAGES):
        single -= _kinds_of_heads("包管")
    return single


# English


def _is_other_of_kind(new: str, old: str) -> bool:
    """Whether each statement only says which thing of a kind is used, and they differ: "we use npm", "pnpm now"."""
    if not _is_one_owner(new, old) or not _USES().search(old):
        return False
    left = bool(_LEFT().search(new))
    if not left and (_OWNS().search(new) or _OWNS().search(old) or not _USES().search(new)):
        return False
    said, known = (set(words(_TWO_WORDS().sub("vscode", text))) for text in (new, old))
    for one in said - known - gone_words(new):
        for other in known - said:
            kinds = shared_kinds(one, other, left=left)
            if kinds and _tells_only(said, one, kinds) and _tells_only(known, other, kinds):
                return True
    return False


def _tells_only(found: set[str], named: str, kinds: set[str]) -> bool:
    """Whether the words name only a thing of these kinds: its other names, and words that ask for it."""
    others = {word for word in found - _PASSED if not word[0].isdigit()}
    about = set(kinds_of(named))
    return all(word in named or kinds & set(kinds_of(word)) or about & set(asked_by(word)) for word in others)


def _is_one_owner(new: str, old: str) -> bool:
    """Whether two statements concern the same person or group; an unnamed owner may be either."""
    mine = (bool(_MINE().match(new)), bool(_MINE().match(old)))
    ours = (bool(_OURS().match(new)), bool(_OURS().match(old)))
    return (mine[0] or ours[0]) and not (mine[0] and ours[1]) and not (ours[0] and mine[1])


def _is_new_thing(new: str, old: str) -> bool:
    """Whether a single thing was replaced: "I have a new boss", "I changed therapists"."""
    found = _NEW().search(new)
    thing = next((name.lower() for name in found.groups() if name), "") if found else ""
    if thing not in _SINGLE or _JOINED().search(old) or _WAS().search(old):
        return False
    called = _IS_CALLED().match(old)
    if called and called[1].lower().split()[-1].removesuffix("'s") == thing:
        return True
    if thing in _HOME:
        return bool(_PLACE().search(old)) and _is_one_owner(new, old)
    if thing == "job":
        return bool(_WORK().match(old))
    kind = _kinds_of_heads(_SINGLE[thing]) if _SINGLE[thing] else frozenset()
    one = next((word for word in words(old) if kind & set(kinds_of(word)) and word not in words(thing)), "")
    return bool(one) and _is_one_owner(new, old) and _tells_only(set(words(old)), one, set(kind))


def _is_end(new: str, old: str) -> bool:
    """Whether `new` says that the subject of `old` ended: a death, a separation, a cancelled plan."""
    if _WAS().search(old):
        return False
    if _RETIRED().match(new):
        return bool(_WORK().match(old)) or _is_occupation(old)
    if (
        any(_names(match[1], old) for match in _GIVEN().finditer(new))
        and _HELD().match(old)
        and not _JOINED().search(old)
    ):
        return True
    died, parted, off = _DIED().search(new), _PARTED().search(new), _OFF().search(new)
    if died:
        named = died["who"][:1].isupper() and not _HAS().match(died["who"])
        held = _HAS().match(old) if named else _OWN_ONE().match(old)
        return bool(held) and _names(died["who"], old) and not _JOINED().search(old)
    if parted:
        return bool(_WITH().search(old)) and _names(parted["one"] or parted["two"], old)
    if off:
        what = set(words(off["what"] or off["plan"])) - _PLAN_WORDS
        return bool(what) and what <= set(words(old)) and not _JOINED().search(old)
    return False


def _is_occupation(text: str) -> bool:
    """Whether a statement only names the user's profession: "I'm a teacher"."""
    found = _IS_A().match(text)
    return found is not None and found[1].lower() in OCCUPATIONS


def _names(who: str, text: str) -> bool:
    found = set(words(who))
    return bool(found) and found <= set(words(text))


def is_other_value(new: str, old: str) -> bool:
    """Whether two statements differ only in numbers, days and times: "the standup is at 9", "it moved to 10"."""
    one, other = ({value.rstrip("s") for value in _VALUE().findall(text.lower())} for text in (new, old))
    if one <= other or other <= one or _is_of_another_time(new, old):
        return False
    said, known = (_but_for_values(text) for text in (new, old))
    return said == known != frozenset() or said - _DUE == known - _DUE != frozenset()


def _is_of_another_time(new: str, old: str) -> bool:
    """Whether each statement limits itself to a different day or time before its verb: "the meeting on Monday is …"."""
    before = [_SAYS().split(text, 1) for text in (new, old)]
    one, other = ({value.lower() for value in _VALUE().findall(parts[0])} for parts in before)
    return all(len(parts) > 1 for parts in before) and bool(one and other) and one != other


def _but_for_values(text: str) -> frozenset[str]:
    return frozenset(words(_TELLS().sub(" ", _VALUE().sub(" ", text))))
