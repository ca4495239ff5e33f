"""The clauses of an English sentence, and how sentences lean on each other."""

from __future__ import annotations

from memctl.core.language.en.word_classes import words_in
from memctl.core.language.language import never, unchanged
from memctl.core.language.patterns import Hinted, Lazy
from memctl.core.language.sentences import QUOTATION, any_of, in_lower_case

SHORTEST = 9  # letters of the shortest statement: I use vim
TELLING = frozenset(("event", "current", "doing", "plan", "happened-to-me"))  # rules of narration

MARK = Lazy(r"[,;:]\s+| [-–—]+ |—")

_LINK = r"(?:(?:and|but|also|so|since|because|as|btw|by the way|plus|fyi|for (?:future )?reference)\b,? *)*"

_OWN = Lazy(_LINK + r"(?:i|i['’]?(?:m|ve|d)|we|we['’](?:re|ve)|my|our)\b(?! (?:can|could|should|would|will|might)\b)")

_SUBORDINATE = Lazy(_LINK + r"(?:when(?:ever)?|while|if|before|after|until|once|unless|whether)\b")

_OF_SELF = Lazy(r"\b(?:i|i['’]?(?:m|ve|d)|me|my|we|we['’](?:re|ve)|us|our)\b")

_AUXILIARY = r"(?:is|are|was|were|do|does|did|can|could|should|would|will|am|might|may)"

_TAIL = Lazy(
    r"\b"
    + any_of(
        r"(?:can|could|would|will) (?:you|i|we|someone|anyone|it|this|that)",
        rf"(?:how|what|where|when|why|which|who)(?:'s|'re)? (?:{_AUXILIARY}|about|if|else|some|\w+ (?:should|can|do|"
        rf"would))",
        r"(?:do|does|did|is|are|am|should|have) (?:you|i|we|it|they|there|this|that)",
        r"any (?:tips|ideas?|advice|suggestions?|thoughts)|(?:please|pls|help me|tell me|give me|show me|explain)",
        r"(?:i(?:'m| am| was)?|just) (?:wonder|wondering|not sure|curious|unsure)",
        r"(?<=, )[a-z]+ me",
    )
    + r"\b",
)

_A_WH_WORD = r"(?:how|what|which|where|who|when|why|(?:if|whether) (?:i|we|there)\b|whether to)"

_ASKS = Lazy(  # a clause of the writer that only asks for help
    any_of(
        r"i(?:'m| am| was|'ve been| have been) (?:(?:just|really|also|still|now|kinda|a bit|currently) )*"
        + any_of(
            r"(?:wondering|curious)",
            rf"(?:trying|struggling|hoping|wanting|looking) to (?:understand|figure|decide|determine|learn|know|"
            rf"find out|make sense|see {_A_WH_WORD})",
            rf"(?:not (?:really |quite |entirely |so )?(?:sure|certain)|unsure|confused|lost)(?: about)? {_A_WH_WORD}",
            r"(?:looking|asking|hoping) for (?:\w+ ){0,3}(?:advice|help|tips|ideas|suggestions|guidance|"
            r"recommendations|clarity|ways?)",
            r"hoping (?:you|to get (?:\w+ )?(?:help|advice|guidance|clarity|tips|ideas))",
        ),
        r"i(?:'d| would)? (?:also |just |really )*(?:need|want|like|love|appreciate|wanted)(?: to)? "
        rf"(?:know|understand|ask|hear|figure out|learn {_A_WH_WORD}|see {_A_WH_WORD}|you(?:r)? |"
        r"(?:some|any|your|more)? ?(?:\w+ )?(?:help|advice|guidance|tips|ideas|suggestions|recommendations)\b)",
        rf"i (?:also |just |really )*(?:don't|do not) (?:really |even )?know {_A_WH_WORD}",
        rf"i(?: have|'ve| have got|'ve got) (?:\w+ly )?(?:no|zero) (?:idea|clue) {_A_WH_WORD}",
        r"i(?:'m| am) (?:(?:kinda|kind of|really|so|a bit|just|totally|completely) )*(?:stuck|lost|confused)(?=,|$)",
    )
)

_GIVES_A_REASON = Lazy(r"\b(?:since|because|given|considering|especially|now that)\b.*\b(?:i|me|my|we|our)\b")

_BEFORE_OWN = Lazy(  # stands between the clauses of one sentence, of which the second has its writer for a subject
    r"(?:\s*[,;](?: (?:and|but|so|because|then|also|plus|which is why)\b,?)*|"
    r"(?: (?:and|but|so|because|then|also|plus|which is why)\b)+) (?=(?:i|my|we|our)\b)"
)

_LINKS = frozenset(("and", "but", "so", "or", "also", "then", "just"))

_LEANS = Lazy(
    r"(?:it|it's|its|that|that's|this|these|those|they|they're|them|their|he|he's|she|she's|his|her|him|there|"
    r"there's|here|one|ones|"
    r"both|some|most|such|because|since|so|but|and|or|then|also|plus|which|even|especially|except|otherwise|instead|"
    r"not|same|"
    r"another|other|the (?:other|second|first|next|last|whole|same))\b|[a-z]+ing\b"
)

_LEADS_ON = Lazy(  # at last, what may be an adjective before its noun: "a small, open kitchen"
    r"(?:and|or|nor|so|as|which|who|whose|where|unless|except|because|since|although|though|rather|actually|make that|"
    r"sorry|(?:no,? )?wait|i (?:mean|meant))\b|"
    r"(?:clean|clear|close|complete|cool|correct|direct|dry|empty|free|live|open|present|read|separate|set|slow|warm) "
    r"(?!(?:an?|the|my|our|your|this|that|these|those|it|me|up|all|each|every|some)\b)[\w-]+(?: [\w-]+)?\W*$"
)

_LEADING = r"(?:oh|hey|hi|hello|and|but|also|so|btw|by the way|anyway|plus|yeah|ok|okay|well|fyi)"  # without a mark

_OPENING = Lazy(
    rf"^(?:{_LEADING} (?=(?:{_LEADING},? )*(?:i|i'm|im|i've|ive|i'd|my|we|we're|we've|our)\b)|"
    r"(?:oh|hey|hi|hello|well|so|yeah|yep|yes|yup|no|nope|nah|ok|okay|sure|wow|haha|lol|hmm+|um+|uh|ah|aw+|"
    r"thanks|thank you|and|but|also|"
    r"correction|btw|by the way|anyway|anyways|plus|actually|honestly|(?:as|like) i (?:said|mentioned|told you)|"
    r"right|definitely|absolutely|exactly|totally|"
    r"of course|no worries|no problem|"
    r"good morning|good evening|fyi|sorry|great|cool|nice|awesome|perfect|true|agreed|alright|man|dude|guess what)"
    r"(?: so much| a lot| there| again)?(?:,? (?!i\b)[a-z]{2,})?(?=[,.!:;-])[,.!:;-]+\s*)+"
)

_COURTESY = Lazy(
    r"(?:(?:hey|hi|so|ok|also|and|but|btw),? )*(?:(?:can|could|would|will) you (?:(?:please|maybe|just|also) )*|"
    r"(?:would|do) you mind (?=(?:always|never) ))(?!mind\b)"
)

_AGREES = Lazy(r",? (?:ok|okay|alright|all right|please|thanks)\W*$")

_LASTING = Hinted(
    "always|never|from now on|forward|future|following|next|every time|each time|whenever|stop |remember|by default|"
    "call me",
    r"\b(?:always|call me|never|from now on|(?:going|moving) forward|by default|in future|"
    r"(?:for|in) (?:all|any|every|your) (?:future|following|next)|(?:every|each) time|whenever (?:i|you)|stop \w+ing|"
    r"remember (?:that )?(?:i|i'm|i've|my|we|we're|our))\b",
)

JOINT = Lazy(
    r"(?i)(?:[,;]|,? (?:and|but|while|though)|,? and also) (?:and |but |also |so |btw |by the way,? )*"
    r"(?=(?:i|i['’](?:m|ve|d|ll)|my|we|we['’](?:re|ve)|our|the|this|in (?:this|the|our)|here)\b)"
)


def plain(text: str) -> str:
    """A sentence as rules read it: lower case, straight apostrophes, quotations blanked."""
    if '"' in text or "“" in text or "`" in text:
        text = QUOTATION().sub(' "" ', text)
    return text.lower().replace("’", "'")


def words(plain: str) -> list[str]:
    """The words of a sentence, which is given as rules read it."""
    return words_in(plain)


def stands_alone(clause: str) -> bool:
    """Whether a clause has its writer for a subject, and leans on no other clause."""
    lower = in_lower_case(clause)
    return bool(_OWN().match(lower)) and not _SUBORDINATE().match(lower)


def speaks_of_self(text: str) -> bool:
    """Whether what stands before a request speaks of its writer."""
    lower = in_lower_case(text)
    return bool(_OF_SELF().search(lower)) and not _SUBORDINATE().match(lower)


def stated_head(sentence: str) -> str:
    """What a question or request states before it asks ("I moved to Bonn can you …": "I moved to Bonn")."""
    match = _TAIL().search(in_lower_case(sentence))
    return _without_link(sentence[: match.start()]) if match and match.start() > 8 else ""


def _without_link(head: str) -> str:
    """The head without the words and marks that led to what follows it."""
    while True:
        shorter = head.rstrip(" ,;:-–—")
        last = shorter.rpartition(" ")
        if last[2].lower() not in _LINKS:
            return shorter
        head = last[0]


def without_asking(text: str) -> str:
    """A statement without the clauses at its ends that only ask for help with what it states: "I moved to Porto, but
    I'm not sure how to register" without its second."""
    lower = in_lower_case(text).replace("’", "'")
    ends = [(0, 0), *(joint.span() for joint in _BEFORE_OWN().finditer(lower)), (len(text), len(text))]
    first, last = 0, len(ends) - 1
    while last - first > 1 and _ASKS().match(lower, start := ends[last - 1][1]):
        if _GIVES_A_REASON().search(lower, start):
            break
        last -= 1
    while last - first > 1 and _ASKS().match(lower, ends[first][1]):
        first += 1
    return text[ends[first][1] : ends[last][0]]


def leans(text: str) -> bool:
    """Whether a sentence needs the one before it."""
    return bool(_LEANS().match(text.lower()))


def leads_on(clause: str) -> bool:
    """Whether a clause goes on with the one before: it shares its subject, bounds it, or corrects it."""
    return bool(_LEADS_ON().match(in_lower_case(clause)))


def without_opening(text: str) -> str:
    """A sentence without what it opens with and says the same without."""
    opening = _OPENING().match(in_lower_case(text))
    return text[opening.end() :] if opening else text


def without_courtesy(text: str) -> str:
    """What somebody politely asks to hold from now on, as the instruction that it is: "keep answers short from now on"
    of "can you keep answers short from now on?"."""
    lower = in_lower_case(text)
    asks, agrees = _COURTESY().match(lower), _AGREES().search(lower)
    if not (asks or agrees) or not _LASTING.found_in(lower):
        return text
    return text[asks.end() if asks else 0 : agrees.start() if agrees else len(text)].rstrip("?？ ")


# an English clause stands as it is: its subject is written, and what its writer plays is not
with_subject = joined = without_stage_directions = unchanged
is_of_who_was_named = is_by_another = never
