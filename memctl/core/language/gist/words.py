"""The gist of a statement: the words that decide its meaning, in one spelling and without order.

Different wordings of one statement share a gist: contractions, inflection, function words, word order, common synonyms
and spellings of numbers and times do not count. Numbers, names, negation, the person, and the order of two compared
things do. A gist in memory is a set of words; a stored one is a hash of it."""

from __future__ import annotations

import unicodedata

from memctl.core.language.en.word_classes import MONTHS, OCCUPATIONS
from memctl.core.language.lexicon import STOP_WORDS
from memctl.core.language.patterns import Lazy
from memctl.core.language.stem import stem
from memctl.core.language.taxonomy import asked_by, kinds_of
from memctl.core.language.tokenize import fold, folded_words, is_cjk
from memctl.core.language.zh.gist import gist_of_chinese, made_signs

# remarks on how something is said, before or after it
_ASIDE = Lazy(
    r"^(?:(?:(?:and|so|well|ok(?:ay)?|oh|hey|hi|yes|yeah|right|look|again|honestly|actually|basically|anyway|"
    r"also|fyi|btw|"
    r"note|reminder|please|just|remember|remind you|bear in mind|keep in mind|don't forget|do not forget|by the way|"
    r"for (?:the record|context|reference|what it's worth|your information)|in case (?:it matters|you forgot|"
    r"it helps)|"
    r"(?:just )?(?:so|in case) you know|you (?:should|may|might|already)? ?know(?: that)?|as (?:i|we)(?:'ve| have)? "
    r"(?:\w+ )?(?:said|mentioned|told you|noted)(?: (?:before|earlier|already))?|like i said|"
    r"i(?:'d| would)? (?:already |just |also )?(?:said|told you|mentioned|think|believe|guess|want you to know|"
    r"should (?:mention|say|add|note)|have to (?:say|admit)|must (?:say|admit)|(?:like )?to (?:mention|add|say))|"
    r"the (?:thing|fact) is|it(?:'s| is) (?:true|worth (?:knowing|noting|mentioning))|one (?:more )?thing|"
    r"to be (?:clear|"
    r"honest|fair)|as you know|it turns out|turns out|the user(?: (?:said|says|mentioned|told me|stated))?|user)"
    r"(?![\w'])(?: that\b)?[\s,:;-]*)+)|"
    r"(?:[,;]\s*|\s+|^)(?:by the way|fyi|btw|you know|as (?:i|you) (?:said|know|mentioned)(?: (?:before|earlier))?|"
    r"(?:just )?(?:so|in case) you(?: know| forgot)?|to be (?:clear|honest)|for the record|thanks|thank you|"
    r"please|ok(?:ay)?|"
    r"remember|right now|at the moment|at present|these days|as of (?:now|today)|for now)[.!?]*$"
)
_CONTRACTED = (
    (Lazy(r"\bcan't\b"), "can not"), (Lazy(r"\b(?:wo|sha)n't\b"), "will not"),
    (Lazy(r"n't\b"), " not"), (Lazy(r"\bcannot\b"), "can not"),
    (Lazy(r"\b(do|does|did|is|are|was|were|have|has|should|would|could)nt\b"), r"\1 not"),
    (Lazy(r"\b(i|we|you|they|he|she|it)(?:'d| would) (?:like|love) to\b"), r"\1 want to"),
    (Lazy(r"(?:'d|\bwould) rather\b|\brather\b(?! than)"), " like "), (Lazy(r"'(?:m|re|ve|ll|"
     r"d)\b"), " "), (Lazy(r"\b(?:im|ive|id)\b"), "i"),
)  # fmt: skip
# phrases that become one word
_PHRASES = (
    # what tells an allergy, an illness, an income, a job, a vote, a debt or a marriage in other words
    (r"\b(?:can not|do not|am not able to) (?:eat|have|touch|drink) ([\w' -]{2,30}?),? (?:because |since |"
    r"as )?(?:i|we) +(?:am |are )?"
     r"allergic\b", r" allergic \1 "),
    (r"\b(?:gives?|gave|causes?) (?:me|us) (?:an? )?(?:severe |bad |strong )?(?:allergic reactions?|allerg(?:y|"
    r"ies)|hives)", " allergic "),
    (r"\b(?:am|have been|been)? ?(?:recently )?diagnosed (?:with|as)\b|\b(?:my )?diagnosis is\b|\b(?:live|"
    r"living) with (?=\w+[.!]?$)|"
     r"\b(?:disorder|disease|condition|syndrome|positive|patient)\b", " "),
    (r"\bidentif(?:y|ies) as\b|\b(?:man|woman|guy|person|girl)\b(?=[.!]?$)", " "),
    (r"\b(?:my )?(?:(?:annual|yearly|monthly|gross|net) )?(?:salary|income|wages?|pay|earnings) (?:is|are|"
    r"comes to)\b|"
     r"\b(?:earn|earns|make|makes|get paid|am paid)\b(?= (?:about |around )?[\d£$€])", " earn "),
    (r"[$](\d[\d.,]*)|(?<=\d) ?(?:bucks|usd)\b", r" \1 dollars "), (r"£(\d[\d.,]*)|(?<=\d) ?(?:quid|"
    r"gbp)\b", r" \1 pounds "),
    (r"€(\d[\d.,]*)|(?<=\d) ?eur\b", r" \1 euros "),
    (r"\b(\w+) employs (?:me|us) as\b", r" work \1 "),
    (r"(?<=\w )no\.(?= )", " number "), (r",? \b(?:he|she|it|they)(?:'s| is| are) (?=my\b|our\b)", " "),
    (r"\bat (most|least)\b", r" at\1 "),
    (r"\bin debt\b|\bdebts?\b|\bowed?\b", " owe "),
    (r"\bex-?(?: ?husband| ?wife| ?partner| ?boyfriend| ?girlfriend)?\b", " ex "),
    (r"\bwork under\b|\breport to\b", " boss "), (r"\bis (?:my|our) home(?=[.!]?$)", " live "),
    (r"\b(?:some(?:one|body)|a person|one) (?:whom? |that )?(?=i\b)", " "),
    (r"\b(?:go|went|going) to (?:see )?(?=a (?:therapist|doctor|psychiatrist|counsel))|\bsee (?=an? |dr\b|my )|"
    r"\bappointments?\b|\bsessions?\b", " "),
    (r"\bis what (?:i|we)\b", " "),
    (r"\b(?:no longer|not (.{1,40}?) (?:any ?more|any longer))\b", r" ended \1 "),
    (r"\b(?:stopped|quit|gave up|given up|(?:have |has )?ceased)\b", " ended "),
    (r"\b(?:can|could|do) not (?:stand|bear|tolerate)\b|\b(?:dislike|hate|loathe|detest|despise)[sd]?\b|"
     r"\bnot (?:a|an) (?:\w+ )?fan of\b", " not like "),
    (r"\b(?:avoid|refuse to|stay away from|steer clear of|keep away from)(?:s|ed|ing)?\b|\bnever\b|"
     r"\bnone\b", " not "),
    (r"\b(?:(?:a|an) )?(?:\w+ )?fan of\b|\b(?:fond of|keen on|crazy about|partial to|in love with)\b", " like "),
    (r"\b(?:would|'d) rather\b|\bprefer(?:red|s|ence)?\b|\bfavou?rites?\b|\blov(?:e|es|ed|ing)\b|\benjoy(?:s|ed|"
     r"ing)?\b|"
     r"\badores?\b|\blik(?:es|ed|ing)\b", " like "),
    (r"\b(?:instead of|rather than|as opposed to|in preference to|better than|more than|, not|, never)\b"
     r"(?: (?:in|on|at|with|for|to)\b)?", " over "),
    (r"\blike (.{1,40}?) to (?=\w+(?:[,.]| (?:in|for|when|on|at)\b|$))", r" like \1 over "),
    (r"\bused to\b|\bformerly\b|\bpreviously\b|\bin the past\b", " past "),
    (r"\bmy (?:home|house|flat|apartment|place|residence) (?:is|are) (?:in|at)\b|\b(?:am|is|are|was|were|"
     r"be)? ?(?:based|"
     r"located|settled) (?:in|at|out of)\b|\b(?:reside|dwell)s?\b|\bresid(?:ed|ing)\b", " live "),
    (r"\b(?:employed|hired)\b(?: (?:by|at|with|as|for))?|\bhave a job (?:at|with|as)\b|\bmy (?:job|work|"
     r"employer|company|profession|"
     r"occupation|workplace) is\b", " work "),
    (r"\bthe (?:company|firm|place) (?:that |which |where )?(?:i|we) work\b(?: (?:for|at))?", " work "),
    (r"\bmy (?:job|work|profession|occupation)\b|\bemployer\b", " work "),
    (r"\b(?:want|wish|hope|plan|intend|aim|mean|going|planning|hoping|aiming|wanting) to\b", " want "),
    (r"\b(?:is|are|am|was|were)? ?(?:called|named|nicknamed)\b|'?s? name (?:is|'s)|\bnames?\b|\bgoes by\b|\bgo by\b|"
     r"\bcalls? me\b|\bknown as\b", " "),
    (r"\b(?:get|getting|gets) up\b", " wake "), (r"\bsuffer(?:s|ing)? from\b|\bsufferers?\b", " "),
    (r"\bable to\b", " can "), (r"\b(?:runs?|running|listens?|listening) (?:on|at) (?=(?:the )?port\b)", " "),
    (r"\b(?:takes place|take place|happens?|occurs?|is held|are held|is scheduled|hold|holds|are scheduled|starts?|"
     r"begins?)\b", " "),
    (r"\b(\d+)[ -]years?[ -](?:olds?|of age)\b|\b(?:aged|age is|am aged) (\d+)\b", r" \1\2 "),
    (r"\b(?:a|one|1) (year|month|week) ago\b", r" last \1 "), (r"(?<=\d)k\b", "000"),
    (r"\bdrives? me (?:mad|crazy|nuts)\b|\bgets? on my nerves\b", " not like "),
    (r"\bwant (?=(?:your |all )?(?:answers?|repl(?:y|ies)|responses?)\b)", " like "),
    (r"\b(?:follow|keep|have) an? ([\w-]+) diet\b", r" \1 "),
    (r"\b(?:every|each) time\b|\bthe (?:city|town|village) of\b", " "),
    (r"(?<!got )(?<!was )\bmarried to\b", " wife "), (r"(?<=day) nights?\b|(?<=days) nights?\b", " evening "),
    (r"\b(?:every|each) ?day\b|\bdaily\b", " day "), (r"\bweekly\b|\b(?:every|each) week\b", " week "),
    (r"\bmonthly\b|\b(?:every|each) month\b", " month "), (r"\b(?:yearly|annually)\b|\b(?:every|"
     r"each) year\b", " year "),
    (r"\b(?:born|birth ?day|(?:date|place) of birth|birthplace|dob)\b", " birthday "), (r"\be-mail\b", "email"),
    (r"\b(?:mobile|cell|phone|telephone|mobile phone) number\b|\bmobile\b|\bcell ?phone\b|\btelephone\b", " phone "),
    (r"\b(\d{1,2})(?::00)? ?(?:o'clock|a\.?m\.?)(?!\w)", r" \1 "), (r"\b(\d{1,2}):00\b", r" \1 "),
    (r"\b(\d+)(?:st|nd|rd|th)\b", r" \1 "), (r"(?<=\d),(?=\d{3}\b)", ""), (r"(?<=\d)\.0+\b", ""),
)  # fmt: skip
_REPLACED = tuple((Lazy(pattern), words) for pattern, words in _PHRASES)
# what is told as an act, but holds
_ACTS_THAT_LAST = (
    (Lazy(r"(?i)\b(?:was|were|got) (?:recently |first )?diagnosed (?:with|as)\b"), "have"),
    (Lazy(r"(?i)\bwas (?:once )?married to\b"), "my ex is"),
    (Lazy(r"(?i)\b(?:did not|didn['’]t) pass\b|\bflunked\b"), "failed"),
    (Lazy(r"(?i)\bthey (\w{2,}ed) (?:me|us)\b"), r"i was \1"),
    (
        Lazy(
            r"(?i)\b(?:gave|give) (?:my|our) vote to\b|\b(?:my|our) vote (?:went|goes) to\b|\bvoted(?: for)?\b|"
            r"\bvoters?\b"
        ),
        "voting",
    ),
)
_LETTERS = Lazy(r"[a-z]+")
_CLOCK = Lazy(r"\b(?:(?<=at )|(?<=by )|(?=\d\d?:))(\d{1,2})[:.](\d\d)\b")
_AFTERNOON = Lazy(r"\b(\d{1,2})(?::(\d\d))? ?p\.?m\.?(?!\w)")
_ISO = Lazy(r"\b(\d{4})-(\d\d)-(\d\d)\b")
_NUMBER_WORDS = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen"
)
_TENS = "twenty thirty forty fifty sixty seventy eighty ninety"
# synonyms, stemmed
_SAME_LINES = """
mother mom mum mama mummi mommi
father dad daddi papa
child kid children
wife spous husband
answer repli respond respons
vet veterinarian
prison jail
use util
bicycl bike
film movi
work job
decid decis
boss manag supervisor
talk speak chat
epileps epilept
diabet diabetes diabetic
asthma asthmat
autism autist
depress depression
anxieti anxious
flat apart apartment
rent tenanc
move reloc
vegetarian veggi
doctor physician
repo repositori
mon monday
tue tuesday tues
wed wednesday
thu thursday thur thurs
fri friday
sat saturday
sun sunday
autumn fall
jan januari
feb februari
sept septemb sep
oct octob
nov novemb
dec decemb
aug august
big larg
begin start
color colour
"""
_SAME = {word: line.split()[0] for line in _SAME_LINES.strip().split("\n") for word in line.split()}
_DECISIVE_WORDS = "not no nor neither without before after against under more most less few own off between once until"
DECISIVE = frozenset(_DECISIVE_WORDS.split())
_SOFT_WORDS = """
per between
use have own has get keep be do s t usual general normal typic most main main current present now nowaday alreadi still
just simpl simpli also too person alway forev ever quit so extrem high sever serious bad terribl total complet absolut
full fulli strong slight somewhat pretti super incred deepli truli honest actual basic definit certain sure probabl
realli veri great huge massiv peopl everyon everybodi thing someth fact hous current live-in pleas remain thank like-to
own possess whole entir exclus person yes ok okay hey one make sure must need shall ought suffer person go
against reaction
"""
_OTHERS = {"he": "3p", "him": "3p", "his": "3p", "she": "3p", "her": "3p", "hers": "3p", "they": "3p", "their": "3p"}
# verbs of momentary acts: a statement about one is about the past in any tense
_ACT_STEMS = """
move decid join bui buy bring finish marri marr graduat adopt switch becom break lose win sell sign choos pick agre hire
start retir migrat diagnos divorc fire promot arrest evict sue sack rob pass
die releas publish receiv visit meet book order replac chang upgrad agree drop remov add
"""
ACTS = frozenset(_ACT_STEMS.split())
_NOT = frozenset(("not", "no", "nor", "neither", "without", "n"))
_AFTER = {"over": "<", "than": "<", "from": "from:", "before": "before:", "after": "after:", "until": "until:"}
_NAME = Lazy(r"(?<=[\w,] )[A-Z]\w+")  # a word with a name is not there only for its kind
_END_WORDS = "in on at for with by of during when because to while if and but as i we is are was were"
_ENDS = frozenset(_END_WORDS.split())
_WAS = Lazy(r"\b(?:was|were|had|did)\b|\b(?P<who>\w+) (?:\w+ly )?\w{2,}ed\b")
_WHO = frozenset(("i", "we", "he", "she", "they", "who"))
_PERFECT = Lazy(r"\b(?:have|has|'ve|ve|was|were|am|is|are|be|been|got|get|getting)\b")

_numbers: dict[str, str] = {}


def gist_of(text: str, *, whole: bool = False) -> frozenset[str]:
    """Return the deciding words of a statement, or an empty set. With `whole`, keep words that only name another's
    kind, such as "editor" beside "vim"."""
    text = unicodedata.normalize("NFKC", text).replace("’", "'").strip()
    if any(map(is_cjk, text)):
        return gist_of_chinese(text, stemmed, kinds_of)
    found = _english(text, whole=whole)
    return found if found - PLAIN_MARKS or len(found - _MARKS) > 1 else frozenset()


_MARKS = frozenset(("!not", "!past", "!ended"))
PLAIN_MARKS = _MARKS | {"like", "work", "live", "want"}  # one of these alone decides nothing


def words_in_any(gist: frozenset[str]) -> list[tuple[str, ...]]:
    """Return for each word of a gist that nothing but itself leads to: the words of `tokenize.folded_words`, one of
    which every text with this gist has. Words that a synonym, a phrase, a number or a date may stand for are left
    out."""
    if not _made:
        phrases = " ".join([words for _, words in (*_CONTRACTED, *_REPLACED, *_ACTS_THAT_LAST)])
        _made.update(_SAME.values(), ["smok"], map(stemmed, [*folded_text(phrases), *MONTHS]))
    found: list[tuple[str, ...]] = []
    for word in sorted(gist):
        if is_cjk(word):
            found += [(word,)] if len(word) == 1 and word not in made_signs() else []
        elif len(word) > _LONGEST_UNIT and word.isascii() and word.isalpha() and word not in _made:
            found.append((word, *(word + ending for ending in _ENDINGS)))
    return found


_LONGEST_UNIT = 2  # letters that may be written to a number: 20mg
_made: set[str] = set()


def said_in(text: str) -> list[str]:
    """Return a statement, and its first clause if the rest only draws a consequence."""
    head = _CONSEQUENCE().split(text, 1)
    return [text, head[0]] if len(head) > 1 else [text]


def words_beside(text: str) -> list[list[tuple[str, ...]]]:
    """Return for each gist of a statement what `words_in_any` of it names, as far as the statement itself has it."""
    said = set(folded_words(fold(text)))
    gists = [gist for gist in map(gist_of, said_in(text)) if gist]
    return [[forms for forms in words_in_any(gist) if not said.isdisjoint(forms)] for gist in gists]


_CONSEQUENCE = Lazy(
    r"(?i)(?:,|;| -|\.)\s+(?:so|because|since|that's why|therefore|hence|please|remember|keep|thus|make sure|"
    r"don't|do not|"
    r"never)\b|\s+(?:because|so that|, so)\b|[，,；。]\s*(?:所以|因此|因为|请|记得|别|不要|记住|麻烦)"
)


def _english(text: str, *, whole: bool) -> frozenset[str]:
    for pattern, words in _ACTS_THAT_LAST:
        text = pattern().sub(words, text)
    was = _is_past(text)
    names = {stemmed(word.lower()) for word in _NAME().findall(text)}
    text = _ASIDE().sub("", text.lower().strip(' .!?"')).strip()
    text = _ASIDE().sub("", text)
    for pattern, words in _CONTRACTED:
        text = pattern().sub(words, text)
    text = _LETTERS().sub(lambda match: _number(match[0]), text)
    text = _CLOCK().sub(lambda match: f"{int(match[1])}:{match[2]}", text)
    text = _AFTERNOON().sub(_of_the_afternoon, _ISO().sub(_of_a_day, text))
    for pattern, words in _REPLACED:
        text = pattern().sub(words, text)
    found, stems = _read(text, was)
    gist = _without_kinds(found, stems, names)
    return gist | {stems.get(word, word) for word in found - gist} if whole else gist


def _is_past(text: str) -> bool:
    """Whether it is only about the past: "I worked at Acme", "My dog was called Rex"."""
    found = _WAS().search(text.lower())
    if found is None or " born" in text or (found["who"] in STOP_WORDS and found["who"] not in _WHO):
        return False
    before = found.end("who") if found["who"] else found.start()
    return not _PERFECT().search(text[:before].lower())


def _read(text: str, was: bool) -> tuple[set[str], dict[str, str]]:
    """Return the deciding words, and the plain stem of each."""
    found: set[str] = set()
    stems: dict[str, str] = {}
    role = ""
    denied = False
    for token in _tokens(text):
        if token in _AFTER:
            role = _AFTER[token]
        elif token in _ENDS and not (role and token == "and"):
            role = ""
        elif token in _NOT:
            denied = True
        elif token in _OTHERS:
            found.add(_OTHERS[token])
        elif token in ("past", "ended", "former"):
            found.add("!past" if token != "ended" else "!ended")
        else:
            word = stemmed(token)
            if word and not _says_nothing(token, word):
                found.add(role + word)
                stems[word] = stem(token)
    if was and "!ended" not in found and found.isdisjoint(ACTS) and not any(word[-1].isdigit() for word in found):
        found.add("!past")
    if "like" in found:
        found -= {"good", "most"}
    found |= {"!not"} if denied else set()
    if "!ended" in found:  # what holds no longer does not hold
        found = found - {"!ended"} | {"!not"}
    return _without_habits(found), stems


def _without_habits(found: set[str]) -> set[str]:
    """Return the words without those that others imply: how something is taken, a year of income, a job's "work"."""
    if "earn" in found:
        found = found - {"year", "month", "annual"}
    if not found.isdisjoint(("cigarett", "cigar")):
        found = found - {"cigarett", "cigar"} | {"smok"}
    if "day" in found and not _NO_NEED_OF_DAY.isdisjoint(found):
        found = found - {"day"}
    telling = [word for word in found if not word.startswith("!") and word not in _CONSUMED]
    if not telling or "!not" in found:
        return found
    return found - (_CONSUMED if len(telling) > 1 else _TAKEN)


_TAKEN = frozenset(("take", "tak"))
_CONSUMED = _TAKEN | {"drink", "eat"}
_NO_NEED_OF_DAY = frozenset(("morn", "even", "night", "noon", "mon", "tue", "wed", "thu", "fri", "sat", "sun"))


def _says_nothing(token: str, word: str) -> bool:
    if token in DECISIVE or token[0].isdigit():
        return False
    return word in _SOFT or token in STOP_WORDS or (word in STOP_WORDS and word not in _SAME)


def _tokens(text: str) -> list[str]:
    tokens = []
    for piece in folded_text(text):
        tokens += [piece] if piece[0].isdigit() or not piece.isalpha() else [_number(piece)]
    joined: list[str] = []
    for token in tokens:  # twenty five
        if joined and joined[-1] in _tens() and len(token) == 1 and token.isdigit() and token != "0":
            joined[-1] = joined[-1][0] + token
        elif token in _ZEROS and joined and joined[-1].isdigit():  # four hundred
            joined[-1] += _ZEROS[token]
        else:
            joined.append(token)
    return joined


_ZEROS = {"hundred": "00", "thousand": "000"}


def folded_text(text: str) -> list[str]:
    """Return the words of a lower-case text; a number with its colon or point is one word."""
    return _WORD().findall(text.replace("'s ", " ").replace("'", ""))


_WORD = Lazy(r"\d+(?:[.:]\d+)*|[^\W\d_]+(?:[+#]+|[\d]+)?")


def stemmed(token: str) -> str:
    plain = unicodedata.normalize("NFKD", token)
    plain = "".join(sign for sign in plain if not unicodedata.combining(sign))
    if not plain.isalpha():
        return plain
    word = folded_words(plain)[0] if plain.isascii() else stem(plain)
    word = _SAME.get(word, word)
    word = _trimmed(word)
    return _SAME.get(word, word)


_ENDINGS = ("ment", "ic", "i", "y", "e")


def _trimmed(word: str) -> str:
    """Return a stem without the ending that distinguishes noun and adjective."""
    end = next((end for end in _ENDINGS if word.endswith(end)), "")
    return word[: len(word) - len(end)] if len(word) - len(end) >= 4 else word


_SOFT = frozenset(_SOFT_WORDS.split()) | {_trimmed(word) for word in _SOFT_WORDS.split()}


def _number(token: str) -> str:
    if not _numbers:
        _numbers.update({word: str(number) for number, word in enumerate(_NUMBER_WORDS.split())})
        _numbers.update({word: str(10 * number) for number, word in enumerate(_TENS.split(), 2)})
        _numbers.update({"twice": "2", "couple": "2", "half": "0.5", "one": "one"})
    return _numbers.get(token, token)


def _tens() -> frozenset[str]:
    return frozenset(str(number) for number in range(20, 100, 10))


def _of_the_afternoon(match: object) -> str:
    hours, minutes = match[1], match[2]  # type: ignore[index]
    hours = str(int(hours) % 12 + 12)
    return f" {hours}:{minutes} " if minutes and minutes != "00" else f" {hours} "


def _of_a_day(match: object) -> str:
    year, month, day = (match[number] for number in (1, 2, 3))  # type: ignore[index]
    return f" {year} {MONTHS[int(month) - 1] if 1 <= int(month) <= 12 else month} {int(day)} "


def _without_kinds(found: set[str], stems: dict[str, str], names: set[str]) -> frozenset[str]:
    """Return the words except those that only name another's kind: "editor" beside "vim", "work" beside "nurse"."""
    if "work" in found and any(stems.get(word, word) in OCCUPATIONS for word in found):
        found = found - {"work"}
    asked = {word: set(() if word in names else asked_by(stems.get(word, word))) for word in found}
    named = {word: set(kinds_of(stems.get(word, word))) for word in found if not asked[word]}
    if "driv" in found and any(set(asked_by("car")) & kinds for kinds in named.values()):
        found = found - {"driv"}
    return frozenset(
        word for word in found if not any(asked[word] & kinds for other, kinds in named.items() if other != word)
    )
