"""The claims of English statements."""

from __future__ import annotations

from re import IGNORECASE

from memctl.core.language.claim import Claim, Way, Ways
from memctl.core.language.en.word_classes import A_WEEKDAY, KIN, MONTHS, OCCUPATIONS
from memctl.core.language.patterns import Lazy
from memctl.core.language.stem import stem

TYPE_CHECKING = False
if TYPE_CHECKING:
    import re

_ASIDE = Lazy(
    r"(?i)^(?:(?:so|well|and|but|now|actually|currently|btw|by the way|fyi|correction|update|also|sorry|oh|ok|"
    r"okay|no|"
    r"change of plans?|wait|oops|my bad|i mean|i meant|scratch that|hold on|typo|these days|nowadays|from now on|as "
    r"of (?:today|now|this \w+)|good news|please|"
    r"remember(?: that)?)[,:!]? )+"
)
_JOINT = Lazy(
    r"(?i)(?<!\bdr)(?<!\bmr)(?<!\bmrs)(?<!\bms)(?<!\bprof)(?<!\bst)[;.!?] (?=\S)|, (?:and |but |so )?(?=(?:now |"
    r"just )?(?:i|i['’]m|i['’]ve|my|we|we['’]re|our|it['’]?s?|he|she|they|[a-z]+ is (?:now )?(?:my|our))\b)|"
    r" (?:and|but|so) (?=(?:now )?(?:i|i['’]m|i['’]ve|my|we|we['’]re|our)\b)"
)
_GRAND = {"grandson", "granddaughter", "grandchild", "goddaughter", "stepdaughter", "nanny", "niece", "nephew"}
_NO_KIN = {"doctor", "therapist", "boss", "manager", "supervisor", "employer"}
_KIN = "|".join(sorted((KIN | _GRAND) - _NO_KIN, key=lambda kin: (-len(kin), kin)))
_OTHERS = Lazy(rf"(?i)^(?:my|our) (?P<who>(?:[\w-]+ )?(?:{_KIN}))(?P<own>['’]s)? ")
_THEIRS = Lazy(
    r"^(?!(?:I|We|My|Our|It|He|She|They|The|This|You)\b)(?P<who>[A-Z]\w+)(?P<own>['’]s)? (?=lives?\b|"
    r"moved\b|works?\b|is (?:in\b|based\b|\d)|turn(?:ed|s)\b|relocated\b)"
)
_I = r"(?:i|we)(?:['’](?:m|re|ve|s))?(?: (?:am|are|is|have|has|was))?"
_ADVERBS = (
    r"(?: (?:now|just|currently|recently|finally|actually|also|still|already|officially|only|really|temporarily|"
    r"mostly))*"
)
_MY = r"(?:my|our)(?: (?:new|current|own))*"
_END = (
    r"(?= (?:with|and|but|since|for|now|last|because|as|near|anymore|these|from|after|so|until|who|which|"
    rf"instead|not|on (?:\d|{A_WEEKDAY})|in \d|"
    r"this|yesterday|today|again|at the moment|right now)\b|[,;.!](?:\s|$)|$)"
)
_PLACE = r"(?P<value>(?-i:[A-Z])[\w'’.-]*(?: (?:(?-i:[A-Z])[\w'’.-]*|(?:of|the|upon|am|de|la)\b|&))*)"
_ROLE = (
    r"(?P<property>(?:line |general |project |product |team |account )?(?:manager|boss|supervisor|advis[eo]r|"
    r"lead|dentist|doctor|"
    r"gp|therapist|psychiatrist|landlord|landlady|accountant|lawyer|trainer|tutor|hairdresser|husband|wife|"
    r"girlfriend|boyfriend|"
    r"partner|fianc[eé]e?|best friend|roommate|ceo|cto|professor|teacher|pediatrician|vet|mentor|editor|agent|"
    r"physio))"
)
_NAME = r"(?P<value>(?:(?:Dr|Mr|Mrs|Ms|Prof)\.? )?(?-i:[A-Z])[\w'’-]*(?: (?-i:[A-Z])[\w'’-]*)?)"
_LANGUAGE = (
    r"(?P<value>english|german|french|spanish|italian|portuguese|dutch|chinese|mandarin|japanese|korean|russian|"
    r"polish|"
    r"turkish|arabic|hindi|swedish|danish|norwegian|finnish|greek|ukrainian)"
)
_ADJECTIVE = rf"(?:{_LANGUAGE.replace('?P<value>', '?:')}|swiss|\w+(?:ish|ese|an|ic|al|ive|ous))[.!]?$"
_NO_NAME = (  # of a nation, a faith, or a state
    r"\w*(?:ish|ese|an|ic|al|ive|ous|ist|im|ed|ing|th|ch|eek|swiss|thai|hindu|jew|sikh|ok|okay|sorry|done|back|sure|here|"
    r"home|not|free|late|new|sick|in|on|at|from)\b"
)
_DOSE = r"(?P<value>\d[\d.,]* ?(?:mg|mcg|µg|micrograms|milligrams|units?|ml|g|iu)\b)"
_AMOUNT = r"(?P<value>\d[\d.,]*)"
_WEIGHT = r"(?P<value>\d[\d.,]* ?(?:kg|kilos?|lbs?|pounds|stone))"
_GRADE = r"(?P<value>(?:\w+ grade|year \w+|kindergarten|(?:middle|high) school))"
_SYSTEMS = "windows|macos|ubuntu|fedora|debian|ios|android|linux mint|arch"
_OS = rf"(?P<value>(?:{_SYSTEMS})(?: [\w.]+)?)"
_DIGITS = "0|1|2|3|4|5|6|7|8|9"


_NO_FIRM = (
    r"(?!.*\b(?:Wharf|View|Hill|Park|Street|Road|Campus|Valley|Square|Beach|Heights|Island|Cent(?:er|re)|Tower)s?\b)"
)
_TO_EAT = (
    r"(?P<value>(?:meat|fish|dairy|eggs|cheese|chicken|beef|pork|seafood|gluten|sugar|everything)"
    r"(?:(?:,| and|,? or) (?:meat|fish|dairy|eggs|cheese|chicken|beef|pork|seafood))*)"
)
_NUMBERS = "two|three|four|five|six|seven|eight|nine|ten"
_OFTEN = (
    rf"(?P<value>(?:once|twice|(?:\d+|{_NUMBERS})(?: times| days)?) (?:a|per|every|each) (?:day|week|month|year)|"
    r"every day|daily)"
)


_ROLES = Ways(
    Way("", " is", rf"{_MY} {_ROLE}(?:['’]s name)? is{_ADVERBS} (?:called |named )?{_NAME}{_END}", exclusive=True),
    Way("", " my | our ", rf"{_NAME} is{_ADVERBS} {_MY} {_ROLE}{_END}", exclusive=True),
    flags=IGNORECASE,
)  # fmt: skip
_PATTERNS = Ways(
    Way("home", "live|living|resid|based|settled|located",
        rf"{_I}{_ADVERBS} (?:live|lives|living|reside|resides|based|settled|located) (?:in|"
    rf"at) {_PLACE}"),
    Way("home", "mov|relocat", rf"{_I}{_ADVERBS} (?:moved|moving|relocated)(?: back| over| out| away| house| home|"
    rf" from [\w ]+?)* to {_PLACE}",
             changed=True),
    Way("home", "home|house|flat|apartment|place|address",
        rf"{_MY} (?:home|house|flat|apartment|place|address) is{_ADVERBS} (?:in |at )?{_PLACE}"),
    Way("home", "is where", rf"{_PLACE} is where (?:i|we) live"),
    Way("employer", "work", rf"i(?: now|"
        rf" currently)? work (?:as an? (?:[\w-]+ ){{1,4}}?)?at {_NO_FIRM}{_PLACE}[.!]?$", exclusive=True),
    Way("employer", "stay", rf"{_I}{_ADVERBS} stay(?:ing)? (?:at|with) {_PLACE}", changed=True),
    Way("employer", "work|employed", rf"{_I}{_ADVERBS} (?:work|works|working|employed) (?:at|for|by) {_PLACE}"),
    Way("employer", "join|start|got|took|accepted|began",
        rf"{_I}{_ADVERBS} (?:joined|joining|(?:started|got|took|accepted|began|"
    rf"starting)(?: (?:work|working|an?|the|my|new|job|"
             rf"role|position|offer))* (?:at|with|for|from)) {_PLACE}", changed=True),
    Way("employer", "employer", rf"{_MY} employer is(?: now)? (?:the )?(?!{_ADJECTIVE}){_PLACE}[.!]?$", exclusive=True),
    Way("employer", "employer|company|workplace", rf"{_MY} (?:employer|company|workplace) is{_ADVERBS} {_PLACE}"),
    Way("employer", "employs", rf"{_PLACE} employs (?:me|us)"),
    Way("occupation", " a | an ", rf"{_I}{_ADVERBS} (?:(?:work|working|"
    rf"works) as )?an? (?P<value>(?:[\w-]+ ){{0,2}}?{OCCUPATIONS}){_END}"),
    Way("occupation", "became", rf"{_I}{_ADVERBS} became an? (?P<value>(?:[\w-]+ ){{0,2}}?{OCCUPATIONS}){_END}",
             changed=True),
    Way("name", "called|named|go by|goes by", rf"{_I}{_ADVERBS} (?:called|named|go(?:es)? by|(?:wants?|likes?|"
    rf"prefers?) to be called) {_NAME}{_END}", exclusive=True),
    Way("nickname", "call me", rf"(?:please |just |you can )*call me {_NAME}{_END}", exclusive=True),
    Way("name", "name is", rf"{_MY} (?:first )?name is{_ADVERBS} (?P<value>[A-Z]\w+){_END}", exclusive=True),
    Way("name", "name|i'm|i am|i’m",
        rf"(?:my name['’]s|i(?:['’]m| am)) (?!{_NO_NAME})(?P<value>(?-i:[A-Z])[a-z]+){_END}", exclusive=True),
    Way("age", _DIGITS, rf"{_I}{_ADVERBS} (?:turned |turns |is |"
    rf"turning )?(?P<value>\d{{1,3}})(?: years old)?{_END}", exclusive=True),
    Way("weight", "kg|kilo|lb|pound|stone", rf"(?:{_I}{_ADVERBS} (?:weigh|weighs|(?:down|up|at)(?: to)?)|"
    rf"{_MY} weight is){_ADVERBS}(?: about| around)? {_WEIGHT}",
             exclusive=True),
    Way("grade", "grade|year |kindergarten|school",
        rf"{_I}{_ADVERBS} (?:is |am )?in (?:the )?{_GRADE}", exclusive=True),
    Way("grade", "grade|year |kindergarten|school", rf"{_I}{_ADVERBS} (?:started|starts|entered|began|moved up to|"
    rf"finished)(?: the)? {_GRADE}", exclusive=True),
    Way("dose", "take| on ", rf"{_I}{_ADVERBS} (?:take|takes|on) {_DOSE} (?:of )?(?P<of>[a-z]+)", exclusive=True),
    Way("dose", "take| on ", rf"{_I}{_ADVERBS} (?:take|takes|on) (?P<of>[a-z]+),? {_DOSE}", exclusive=True),
    Way("dose", _DIGITS, rf"(?:{_MY}|the) (?P<of>[a-z]+)(?: dose| dosage)?(?: is| was| got| has been| went|"
    rf" goes)+(?: \w+)*? {_DOSE}", exclusive=True),
    Way("dose", "dose|dosage", rf"(?:{_MY}|the) (?P<of>[a-z]+) (?:dose|dosage)(?: is| was| got| has been| went|"
    rf" goes)+(?: \w+)*? {_AMOUNT}", exclusive=True),
    Way("reading", "reading", rf"(?:now )?{_I}{_ADVERBS} reading (?P<value>[\w'’ -]+?){_END}"),
    Way("system", _SYSTEMS, rf"{_I}{_ADVERBS} (?:on|using|use|run|running) {_OS}{_END}"),
    Way("system", _SYSTEMS,
        rf"{_I}{_ADVERBS} (?:upgraded|updated|switched|moved)(?: \w+)? to {_OS}{_END}", changed=True),
    Way("status", "single|married|divorced|widowed|engaged",
        rf"{_I}{_ADVERBS} (?P<value>single|married|divorced|widowed|engaged)\b"),
    Way("status", "engaged|married|divorced",
        rf"{_I}{_ADVERBS} (?:got|gotten|getting) (?P<value>engaged|married|divorced)\b", changed=True),
    Way("diet", "vegetarian|vegan|pescatarian",
        rf"{_I}{_ADVERBS} (?:an? )?(?:strict |lifelong )?(?P<value>vegetarian|vegan|pescatarian)\b"),
    Way("diet", "eat", rf"{_I}{_ADVERBS} (?:eat(?:ing)?|started eating) {_TO_EAT} (?:again|now)\b", changed=True),
    Way("frequency", "day|week|month|year|daily",
        rf"{_I}{_ADVERBS} (?P<of>[a-z]+(?: [a-z]+){{0,3}}?) {_OFTEN}(?: now)?{_END}", exclusive=True),
    Way("frequency", "day|week|month|year",
        rf"{_I}{_ADVERBS} (?:down|up|back)(?: to)? (?P<value>\d+|{_NUMBERS}) (?P<of>[a-z]+?)s? "
        rf"(?:a|per|every|each) (?:day|week|month|year)(?: now)?{_END}", changed=True, exclusive=True),
    Way("answers", "answer|reply|respond|write|speak|talk",
        rf"(?:(?:always|only|please|i want you to|you should|can you) )*(?:answer|reply|respond|"
    rf"write|speak|talk)(?: to)?(?: me| back)?"
             rf"(?: always| only)? in {_LANGUAGE}", exclusive=True),
    flags=IGNORECASE,
)  # fmt: skip
_PROPERTY = (
    r"(?P<property>(?:[\w'’-]+ ){0,3}?[\w'’-]+(?: (?:for|of|to|with|at|in)(?: my| our| the|"
    r" an?)? (?:[\w'’-]+ ){0,2}?[\w'’-]+)?)"
)
_IS = Lazy(
    rf"(?i)^(?:(?:{_MY}|the) )?(?!(?:i|we|he|she|it|they|you|this|that|there|here|these|those)\b){_PROPERTY} (?:is|"
    rf"are|costs|takes|starts|begins|leaves|ends)(?: due)?{_ADVERBS} "
    r"(?!going\b|not\b)(?P<value>\S.*)"
)
_HAPPENS = Lazy(
    rf"(?i)^(?:(?:{_MY}|the|this|all) )?(?P<property>(?!i\b|we\b|he\b|she\b|they\b|"
    rf"you\b)(?:[\w'’-]+ ){{0,2}}?[\w'’-]+) "
    r"(?:runs?|go(?:es)? out|happens?|ships?|fires?|syncs?)(?: only| always)? (?=at|on|every|once|twice|in|"
    r"from)(?P<value>\S.*)"
)
_IS_ON = Lazy(
    r"(?i)^(?:our )?(?P<property>ci|cd|hosting|monitoring|tracking|billing|search) (?:is|runs) (?:now )?(?:on|in|"
    r"at) (?P<value>\S.*)"
)
_MOVED = (
    r"(?:changed?|moved?|push(?:ed)?|postpone|extend|increase|raise|reduce|lower|bump|shift|delay|reschedule|pushed|"
    r"postponed|extended|increased|raised|reduced|lowered|cut|went up|gone up|going up|"
    r"goes up|go up|"
    r"dropped|drops|rescheduled|shifted|brought forward|delayed|bumped|went down|going down|upped|set|doubled|"
    r"fell|rose|risen)"
)
_WHEN = Lazy(r"(?<=\w) (?:on|in|since) \d{4}-\d\d(?:-\d\d)?\W*$")  # it changed
_CHANGES = tuple(Lazy(f"(?i)^{pattern}") for pattern in (
    rf"(?:{_MY}|the) {_PROPERTY} (?:(?:has|have|had|was|were|is|are|got|gets|been|being|just|now|only|recently|"
    rf"will|be) )*{_MOVED}"
    rf"(?: back| forward| up| out| again)*(?: from [^,]+?)? (?:to|until|till) (?P<value>\S.*)",
    rf"(?:{_I}{_ADVERBS}|they|she|he|(?:my|the|our) \w+)(?: had to| has| have)? {_MOVED}(?: back| forward|"
    rf" up)? (?:{_MY}|"
    rf"the) {_PROPERTY} (?:from [^,]+? )?(?:to|until|till) (?P<value>\S.*)",
    rf"{_I}{_ADVERBS} (?:switched|migrated|moved) {_PROPERTY} (?:over )?from [^,]+? to (?P<value>\S.*)",
    rf"{_I}{_ADVERBS} (?:got|bought|have|has|switched to|"
    rf"chose) (?:my(?:self)? )?an? new {_PROPERTY}(?: now)?(?:,|:| -|, it['’]s|, a| called) (?P<value>\S.*)",
))  # fmt: skip
# properties with one value at a time, whatever it is; of others only numbers and times are compared
_HEADS_WORDS = """
phone bus tram ferry tuition savings email mail car laptop computer editor browser shell gym bank school surname
nickname
username commute
rent salary budget deadline flight train appointment password plan insurance provider carrier favourite
favorite due address number wedding interview exam meeting birthday goal target price dose weight height
timezone zone major ci cd hosting monitoring tracking billing search
"""
_HEADS = frozenset(_HEADS_WORDS.split())
_IDLE_WORDS = """
new current own address date time total monthly weekly daily the my our a an for of to with at in on and s
"""
_IDLE = frozenset(_IDLE_WORDS.split())
_TIMED, _THING = "time or number", "thing"
_NOW = Lazy(r"(?i)(?<!right )(?<!for )(?<!by )\bnow\b(?! and then)|\bthese days\b|\bfrom now on\b")
_WORD = Lazy(r"\d[\d.,:/-]*\d|\d|[^\W\d_]+")
_TIMES = Lazy(
    rf"(?i)\d|\b{A_WEEKDAY}s?\b|\b(?:{'|'.join(MONTHS)}|noon|midnight|one|two|three|four|five|six|seven|eight|nine|ten|tomorrow)\b"
)
_VALUE_IDLE_WORDS = """
a an the on at in is now only just about around until till to by of per i we my our it from and since moved
euros dollars pounds max maximum month minutes week day year hours
"""
_VALUE_IDLE = frozenset(_VALUE_IDLE_WORDS.split())


def read(text: str) -> list[Claim]:
    """Return the claims of a statement."""
    found = []
    for clause in _JOINT().split(text.replace("’", "'").strip()):
        claims = _of_clause(_ASIDE().sub("", clause.strip()))
        for claim in claims:
            claim.changed = claim.changed or _NOW().search(clause) is not None
            claim.exclusive = claim.exclusive and (claim.property != "employer" or is_one_clause(text))
        found += claims
    return found


def is_one_clause(text: str) -> bool:
    """Whether a statement has one clause, so that nothing else is lost with its claim."""
    return len(_JOINT().split(text.strip().rstrip(".!"))) == 1


def _of_clause(clause: str) -> list[Claim]:
    if role := _ROLES.match(clause):
        return [_claim("", *role)]
    owner, clause = _owner_and_rest(clause)
    told = _PATTERNS.match(clause)
    found = _claim(owner, *told) if told else _of_property(owner, clause)
    return [found] if found else []


def _owner_and_rest(clause: str) -> tuple[str, str]:
    """Return whose property a clause tells, and the clause as its owner would say it."""
    for pattern in (_OTHERS, _THEIRS):
        match = pattern().match(clause)
        if match:
            *which, who = match["who"].lower().split()
            return " ".join((*which, stem(who))), ("my " if match["own"] else "I ") + clause[match.end() :]
    return "", clause


def _claim(owner: str, way: Way, match: re.Match[str]) -> Claim:
    groups = match.groupdict()
    name = way.property or stem(groups["property"].lower().split()[-1])
    value = groups.get("value") or groups.get("named") or ""
    of = _words(groups.get("of") or "")
    return Claim(owner, name, _words(value), of, changed=way.changed, exclusive=way.exclusive)


def _of_property(owner: str, clause: str) -> Claim | None:
    changed = next((match for match in (pattern().match(clause) for pattern in _CHANGES) if match), None)
    match = changed or _IS().match(clause) or _HAPPENS().match(clause) or _IS_ON().match(clause)
    if match is None:
        return None
    told = _WHEN().sub("", match["value"]) if changed else match["value"]
    of, value = _words(match["property"]) - _IDLE, _words(told) - _VALUE_IDLE
    timed = _TIMES().search(told) is not None
    headed = not _HEADS.isdisjoint(match["property"].lower().replace("'", " ").split())
    if not of or not value or not (timed or headed):
        return None
    return Claim(owner, _TIMED if timed else _THING, value, of, changed=changed is not None, exclusive=headed)


def _words(text: str) -> frozenset[str]:
    return frozenset(word if word[0].isdigit() else stem(word) for word in _WORD().findall(text.lower()))
