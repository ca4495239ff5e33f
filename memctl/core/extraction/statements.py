"""From the sentences of a message to statements that stand alone: which belong together, and how each is worded."""

from __future__ import annotations

from memctl.core.extraction.message import Reading, rule_for
from memctl.core.extraction.scope import is_of_person, speaks_of_project
from memctl.core.extraction.sentence import Sentence
from memctl.core.language.dialogue_acts import STATEMENT, is_hedged
from memctl.core.language.patterns import Lazy
from memctl.core.language.rules import Rule
from memctl.core.language.sentences import in_lower_case

LONGEST = 600  # characters of one statement; what is longer is cut at a sentence
_SHORT = 9  # letters of the shortest statement: I use vim

# rules of narration: sentences that meet them and stand side by side tell one thing
_TELLING = frozenset(
    ("event", "current", "doing", "plan", "happened-to-me", "zh-event", "zh-state", "zh-plan", "zh-opinion")
)
_LEANS = Lazy(
    r"(?:it|it's|its|that|that's|this|these|those|they|they're|them|their|he|he's|she|she's|his|her|him|there|"
    r"there's|here|one|ones|"
    r"both|some|most|such|because|since|so|but|and|or|then|also|plus|which|even|especially|except|otherwise|instead|"
    r"not|same|"
    r"another|other|the (?:other|second|first|next|last|whole|same))\b|[a-z]+ing\b"
)
_ZH_LEANS = Lazy(r"(?:它|他|她|这|那|其|因为|所以|但|不过|而且|并且|然后|也|还|就是|于是|尤其|特别是|另外)")
_LINK = r"(?:oh|and|but|also|so|btw|by the way|anyway|plus|yeah|ok|okay|well|fyi)"  # what leads on without a mark
_OPENING = Lazy(
    rf"^(?:{_LINK} (?=(?:{_LINK},? )*(?:i|i'm|im|i've|ive|i'd|my|we|we're|we've|our)\b)|"
    r"(?:oh|hey|hi|hello|well|so|yeah|yep|yes|yup|no|nope|nah|ok|okay|sure|wow|haha|lol|hmm+|um+|uh|ah|aw+|"
    r"thanks|thank you|and|but|also|"
    r"correction|btw|by the way|anyway|anyways|plus|actually|honestly|like i said|right|definitely|absolutely|"
    r"exactly|totally|"
    r"of course|no worries|no problem|"
    r"good morning|good evening|fyi|sorry|great|cool|nice|awesome|perfect|true|agreed|alright|man|dude|guess what)"
    r"(?: so much| a lot| there| again)?(?:,? (?!i\b)[a-z]{2,})?(?=[,.!:;-])[,.!:;-]+\s*)+"
)
_ZH_OPENING = Lazy(
    r"^(?:(?:嗯+|哦+|啊+|哈+|好的?|是的?|对了?|那个|那|其实|话说|另外|还有|然后|顺便说一下|说起来|你好|您好|嗨|"
    r"谢谢你?|早上好|晚上好|唉|哎呀?|嘿+|呃)[，,。！!～~…、 ]+)+|"
    r"^(?:那个|就是说?|[呃嗯]|然后|对了|反正|我(?:跟你)?说一下|我这边的?情况是这样的?|，)+(?=我|咱|俺)"
)
_JOINT = Lazy(
    r"(?i)(?:[,;]|,? (?:and|but|while|though)|,? and also) (?:and |but |also |so |btw |by the way,? )*"
    r"(?=(?:i|i['’](?:m|ve|d|ll)|my|we|we['’](?:re|ve)|our|the|this|in (?:this|the|our)|here)\b)"
)
_WE = Lazy(r"(?i)(?:we|our)\b|我们(?!家)|咱们")
_ZH_JOINT = Lazy(r"[，；,;]\s*(?:另外|还有|而且|并且|同时|不过|但是?|对了|顺便说一下)?[，,]?")
_HE = ("他", "她", "它")  # a sentence that begins so never stands alone
_END = " \t,;:，；：、-–—"


class Statement:
    """`text` as it will be kept but for its dates; `rule` None where only the words make it likely; `place` the
    signs of how it stands in its message; `odds` its log odds, where they are not for its words to say."""

    __slots__ = ("text", "quote", "rule", "words", "chinese", "aside", "place", "odds")

    def __init__(self, text: str, quote: str, rule: Rule | None, words: list[str], chinese: bool, aside: bool) -> None:
        self.text = text
        self.quote = quote
        self.rule = rule
        self.words = words
        self.chinese = chinese
        self.aside = aside
        self.place: list[str] = []
        self.odds: float | None = None


def statements_of(reading: Reading) -> list[Statement]:
    """The statements of a message, in order."""
    found: list[Statement] = []
    for group in _groups(reading):
        text = " ".join(_wording(sentence, first=place == 0) for place, sentence in enumerate(group))
        chinese = group[0].chinese
        text = (_closed_up(text) if chinese else text).strip(_END)
        if len(text) < (3 if chinese else _SHORT):
            continue
        lead = next((sentence for sentence in group if sentence.rule), group[0])
        quote = " ".join(sentence.text for sentence in group)
        words = [word for sentence in group for word in sentence.words]
        statement = Statement(text[:1].upper() + text[1:], quote, lead.rule, words, chinese, lead.aside)
        statement.place = _place(reading, group, lead)
        found.append(statement)
    return found


def _place(reading: Reading, group: list[Sentence], lead: Sentence) -> list[str]:
    """The signs of how a statement stands in its message: what is before and after it, and what the message asks."""
    first = reading.sentences.index(group[0])
    before = reading.sentences[first - 1].kind if first else "nothing"
    after = next((each.kind for each in reading.sentences[first + len(group) :]), "nothing")
    found = [f"@after:{before}", f"@before:{after}"]
    found += ["@asks"] if reading.questions + reading.requests else []
    found += ["@seeks"] if reading.seeks else []
    found += ["@aside"] if lead.aside else []
    found += ["@hedged"] if any(is_hedged(each.plain, each.chinese) for each in group) else []
    return found + ([f"@{lead.mark}"] if lead.mark else [])


def _closed_up(text: str) -> str:
    """Chinese without the blanks between its sentences and clauses; those beside Latin words stay."""
    parts = text.split(" ")
    closed = parts[0]
    for part in parts[1:]:
        follows = "\u4e00" <= part[:1] <= "\u9fff" or part[:1] in tuple("“「《")
        closed += part if follows and closed[-1:] > "\x7f" else " " + part
    return closed


def _groups(reading: Reading) -> list[list[Sentence]]:
    """Sentences that only together say something: narration, and what leans on the sentence before."""
    groups: list[list[Sentence]] = []
    length = 0
    broken = True
    for sentence in reading.sentences:
        if sentence.kind != STATEMENT:
            broken = True
            continue
        if not broken and length + len(sentence.text) < LONGEST and _continues(groups[-1], sentence):
            groups[-1].append(sentence)
            length += len(sentence.text)
        else:
            groups.append([sentence])
            length = len(sentence.text)
        broken = False
    return groups


def _continues(group: list[Sentence], sentence: Sentence) -> bool:
    if sentence.chinese != group[0].chinese or sentence.aside or sentence.mark != group[0].mark:
        return False
    if sentence.chinese and sentence.text.startswith(_HE):
        return True
    telling = any(each.rule and each.rule.name in _TELLING for each in group)
    if sentence.rule is None and telling:
        return True
    if sentence.rule is not None and _is_of_another(group, sentence):
        return False
    leans = _ZH_LEANS().match(sentence.text) if sentence.chinese else _LEANS().match(sentence.text.lower())
    if sentence.rule is None or all(each.rule is None for each in group):
        return bool(leans)
    if sentence.rule.name in _TELLING:
        return telling or bool(leans)
    return bool(leans) and sentence.rule.type == _type(group)


def _is_of_another(group: list[Sentence], sentence: Sentence) -> bool:
    """Whether one of them speaks of the project at hand and the other of the person: these are kept in two places."""
    lead = next((each for each in group if each.rule), None)
    if lead is None:
        return False
    return any(_is_of_project(one) and _is_of_person(other) for one, other in ((lead, sentence), (sentence, lead)))


def part_clauses(reading: Reading) -> None:
    """Part each sentence of which one clause is the project's and the other the person's: these go to two places."""
    reading.sentences[:] = [part for sentence in reading.sentences for part in _parted(sentence)]


def _parted(sentence: Sentence) -> list[Sentence]:
    if sentence.kind != STATEMENT or sentence.rule is None or sentence.aside or sentence.said:
        return [sentence]
    joint = _ZH_JOINT() if sentence.chinese else _JOINT()
    for match in joint.finditer(sentence.text):
        ends = sentence.text[: match.start()], sentence.text[match.end() :]
        parts = [Sentence(end.strip(), sentence.chinese) for end in ends]
        for part in parts:
            found = rule_for(part.text, part.chinese)
            part.rule = found[0] if found else None
        own = [part for part in parts if _is_of_person(part) and not _WE().match(part.text)]
        if own and _is_of_another(parts[:1], parts[1]):
            return parts
    return [sentence]


def _is_of_project(sentence: Sentence) -> bool:
    rule = sentence.rule
    return rule is not None and speaks_of_project(sentence.text, sentence.chinese, rule.type, rule.topic, ruled=True)


def _is_of_person(sentence: Sentence) -> bool:
    return sentence.rule is not None and is_of_person(sentence.text, sentence.chinese, sentence.rule.topic)


def _type(group: list[Sentence]) -> str:
    return next((sentence.rule.type for sentence in group if sentence.rule), "")


def _wording(sentence: Sentence, *, first: bool) -> str:
    text = sentence.said or sentence.text
    if not first:
        return text
    opening = _ZH_OPENING().match(text) if sentence.chinese else _OPENING().match(in_lower_case(text))
    shorter = text[opening.end() :] if opening else text
    return shorter if len(shorter) >= 2 else text
