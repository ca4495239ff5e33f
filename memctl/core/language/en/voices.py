"""Where an English sentence hands the word to somebody else: it works on a text that follows ("What's the tone of
this?"), bears a label ("Client brief: …"), begins a play, or reports in the first person ("My colleague says I …")."""

from __future__ import annotations

import re
from itertools import pairwise

from memctl.core.language.en.frame_words import TEXTS
from memctl.core.language.en.word_classes import FAMILY, KIN, words_in
from memctl.core.language.language import MESSAGE, PARAGRAPH, SENTENCE, Voice
from memctl.core.language.patterns import Lazy
from memctl.core.language.sentences import in_lower_case


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


# what people write or say, and hand on
_WRITTEN = (TEXTS - {"text"}) | _words(
    "texts sms dm dms tweets emails mails messages letters note notes posts comment comments threads articles "
    "paragraphs postcard telegram fax leaflet flyer brochure notice bulletin newsletter editorial column obituary "
    "critique blurb foreword preface prologue epilogue stanza couplet limerick ballad hymn jingle rap chorus verse "
    "lyric song haiku monologue soliloquy dialog sketch skit screenplay synopsis fable tale parable anecdote vignette "
    "excerpt quote quotation citation proverb saying maxim motto slogan tagline headline caption captions subtitle "
    "opening ending intro entry journal blog podcast sermon lecture toast vow vows eulogy pitch ad advert listing "
    "application persona testimonial testimony confession affidavit deposition verdict petition apology invitation "
    "rsvp card reply response comeback answer remark feedback opinion opinions rant novel prompt prompts readme "
    "summary quiz comprehension riddle puzzle joke pun meme horoscope voicemail whatsapp recruiter profile ticket "
    "memo minutes brief survey questionnaire adventure flashcards excuse request chatlog "
    "announcement cv dialogues quotes blank wiki"
)
_MAKING = _words(  # what is still to be written
    "write draft compose create generate make give tell suggest recommend build design produce send list plan invent "
    "prepare"
)
_ON_TEXT_ALONE = _words("translate paraphrase proofread rephrase reword summarize summarise shorten condense tldr trim")
_CHANGING = _words("change convert turn put switch correct fix")
_INTO = _words("english third-person third past tense prose person json bullets points")
_BEFORE_A_TEXT = _words("in into to as from for like please below above following")
_SHOWN = _words("this these following")
_OTHER_THINGS = _words(
    "code function script query bug error errors test tests class component config file command regex sql json yaml "
    "css html endpoint api build package repo pr diff snippet traceback stack log logs module method loop variable "
    "table dockerfile makefile algorithm equation formula image photo picture recipe menu plan schedule itinerary "
    "warning exception app laptop computer machine problem issue"
)
_AUXILIARIES = _words(
    "is are was were do does did can could will would should shall may might have has had what which who how why when "
    "where i we you he she it they there i'm i've it's that's is's isn't for with after before since in on at like "
    "and but so because if all love loved hate"
)
_OPENING = _words(
    "please pls plz kindly can could would will you help me to just now then so and ok okay hey hi i need want i'd "
    "like again let's also quick quickly try"
)
_OF_ME = _words("i i'm i've i'll i'd me my mine we we're our us you your")
_PEOPLE = KIN | _words(
    "customer user human caller patient candidate applicant interviewer interviewee respondent witness tenant guest "
    "reviewer commenter poster speaker narrator player npc bot agent operator host seller buyer anonymous hr ceo cto "
    "pm recruiter stranger guy girl man woman person somebody someone reader fan follower employee intern student "
    "guard role character voice audience villager"
)
_OF_ONESELF = _words(
    "note notes update fact facts background context info fyi ps btw also first second third finally remember "
    "reminder correction edit decision decisions preference preferences rule rules lesson goal goals setup question "
    "problem issue situation important disclaimer quick about stack job work diet family health hobbies news intro "
    "summary anyway besides plus honestly basically otherwise"
)
_LONGEST_LABEL = 6  # words
_MARK = Lazy(r":\s+| >+ | (?:[-–—]+|[-=]+>|→) |—|: ?(?=[\"“])")
_QUOTATION = Lazy(r"\"[^\"\n]{3,}\"|“[^”\n]{3,}”")
_POSSESSED = Lazy(r"\bmy(?= [\w-]+ \w+(?:ed|s|t|e)\b)", re.I)  # My aunt posted "…"
_CASE = Lazy(r"#\d|\d{3}")  # the number of a ticket
_FIRST = Lazy(r"(?<![\w'’])(?:i|im|ive|i['’](?:m|ve|d|ll)|my|always|never)(?![\w])|我", re.I)
_SPEAKING = (
    r"(?:says|said|say|claims?|claimed|writes|wrote|written|texted|texts|mailed|e-?mailed|replied|replies|answered|"
    r"told|tells|stated|states|posted|posts|insists|insisted|mentions|mentioned|messaged|commented|put it|reads|"
    r"announced|admitted|confessed|repeats?|repeated|"
    r"(?:keeps?|kept|always|was|is) (?:saying|claiming|writing|telling|repeating)|goes(?= (?:i|my|that)\b))"
)
_REPORTS = Lazy(
    rf"(?<!\bi )(?<!\bwe )(?<!\bi've )(?<!\bi just )(?<!\bto )(?<!\byou )(?<!\byour )(?<!\bmy )(?<!\bin )\b{_SPEAKING}"
    r"(?: (?:to )?(?:me|us|him|her|them))?(?: on (?:the|his|her|their|a) \w+| once| again| that night)?,? "
    r"(?:(?:that )?(?=(?:i|i['’](?:m|ve|d)) )|that (?=my ))|"
    r"^(?:according to|as per|per|quoting|in the words of) (?P<source>(?!me\b|our\b)[\w'’]+(?: \w+)?)",
    re.I,
)
_RETELLS = Lazy(  # in their own words: a rumour is of no use as a memory of the user's
    rf"^(?:(?:and|but|so|btw|also|anyway),? )*(?!i\b|we\b|you\b)(?P<who>[^,.:;!?\n\"“]{{2,60}}?) "
    rf"(?:{_SPEAKING}|report(?:s|ed)(?= that)|complain(?:s|ed)|swears?|swore)"
    r"(?: to)?(?: me| us)? (?:that )?(?=[\w'’]+ \w)",
    re.I,
)
_SPEAKER = Lazy(
    r"^(?:(?:my|our|the|an?|one of|some|another|that|this|his|her|their)\b(?!.*\b(?:i|we|me|us|you)\b)|"
    r"\w+(?: \w+)?$)",
    re.I,
)
_GOES_ON = Lazy(r",? (?:but|so|yet|though) (?=(?:i|i['’](?:m|ve|d|ll)|we|my|our)\b)", re.I)
_COMPLEMENT = Lazy(  # no writer is the object of their own clause: "it opens with I was born"
    r"\b(?:with|be|of|from) (?=i(?:['’]\w+)? \w)|\b(?P<is>is|was|reads|begins|starts|goes) (?=i(?:['’]\w+)? \w)", re.I
)
_OF_WHAT_THEY_KNOW = Lazy(  # about their listener: what such people find is so
    r"\b(?:doctors?|dr|dentist|vet|gp|physio\w*|therapist|psychiatrist|psychologist|nurse|allergist|nutritionist|"
    r"dietitian|cardiologist|\w+ologist|tests?|results?|scan|x-ray|mri)\b",
    re.I,
)
_PLAYS = Lazy(
    r"\W*(?:(?:ok|please|so|now),? )*(?:let['’]?s (?:play|pretend|role)|simulate\b|(?:text|text-based) adventure|"
    r"i['’]?(?:ll| will) (?:be|play) (?:the|an?) .{2,40}\byou\b|playing (?!field)\w+\)|role:|scene:|"
    r"you(?:['’]re| are|['’]ll be| will be| be) (?:now )?(?:my |an? |the )"
    r"(?!life ?saver|genius|star|best|only|great|right)|"
    r"i(?:['’]d| would)? (?:want|like|need) you to (?:be|act|play) |"
    r"(?:answer|reply|respond|react|write|talk) (?:like|as) |guess (?:who|what|my)\b|"
    r"who am i\b|(?:here is |here['’]s )?a riddle|(?:in)?to (?-i:[A-Z])\w+:?$|"
    r"(?-i:[Ii]n [A-Z]\w+,? please$)|fill in the|chapter \w+\W*$|spam or\b|(?:\w+ ){1,3}or \w+\?$)|"
    r"^.{0,30}\b(?:improv|role-?play(?:ing)?|in character)\b",
    re.I,
)


def other_voice(sentence: str, behind: str) -> Voice | None:
    """Where another's voice begins in a sentence; None where the writer speaks all through. `behind`: what stands
    behind the sentence."""
    for mark in _MARK().finditer(sentence):
        head, tail = sentence[: mark.start()], sentence[mark.end() :]
        if not tail or not _FIRST().search(f"{tail} {behind}"):
            break
        if _hands_over(head) or _hands_over(head.rpartition(", ")[2]):
            return Voice(mark.end(), mark.end(), MESSAGE)
        if _is_label(head):
            return Voice(0, mark.end(), PARAGRAPH)
    if behind and _hands_over(sentence):
        return Voice(len(sentence), len(sentence), MESSAGE)
    if _quotes_somebody(sentence):
        return Voice(0, 0, SENTENCE)
    report = _REPORTS().search(sentence)
    if report and report["source"] and report["source"].startswith("my") and KIN.isdisjoint(report["source"].split()):
        report = None  # my calendar
    report = report or _retold(sentence)
    if report and not sentence.endswith("?") and not _OF_WHAT_THEY_KNOW().search(sentence[: report.end()]):
        goes_on = _GOES_ON().search(sentence, report.end())
        return Voice(0, 0, SENTENCE, goes_on and goes_on.end())
    complement = _COMPLEMENT().search(sentence)
    if complement and (not complement["is"] or not _WRITTEN.isdisjoint(_words_of(sentence[: complement.start()]))):
        return Voice(0, complement.end(), PARAGRAPH)
    return None


def _retold(sentence: str) -> re.Match[str] | None:
    """Where somebody who is none of the writer's family says something, in words that the writer chose."""
    found = _RETELLS().match(sentence)
    if found is None or not _SPEAKER().match(found["who"]):
        return None
    return found if FAMILY.isdisjoint(_words_of(found["who"])) else None


def _words_of(text: str) -> list[str]:
    return words_in(in_lower_case(text).replace("’", "'"))


def _quotes_somebody(sentence: str) -> bool:
    """Whether only what stands in quotation marks speaks in the first person."""
    bare, count = _QUOTATION().subn("", sentence)
    return count > 0 and bool(_FIRST().search(sentence)) and not _FIRST().search(_POSSESSED().sub("", bare))


def _hands_over(text: str) -> bool:
    if _PLAYS().match(text):
        return True
    return _works(_words_of(text))


def _works(words: list[str]) -> bool:
    """Whether a request sets to work on a text: one that it points at ("Trim this"), or leaves out ("Summarize in one
    line")."""
    start = next((place for place, word in enumerate(words) if word not in _OPENING), len(words))
    verb, rest = words[start : start + 1], words[start + 1 : start + 9]
    if not verb or not _OTHER_THINGS.isdisjoint(rest[:4]) or verb[0] in _AUXILIARIES:
        return False
    if verb[0] in _ON_TEXT_ALONE and (not rest or rest[0] in _BEFORE_A_TEXT):
        return True
    if verb[0] in _CHANGING and not _INTO.isdisjoint(rest) and rest[0] not in _OF_ME:
        return True
    return not _SHOWN.isdisjoint(rest[:2]) and _OF_ME.isdisjoint(rest[:1]) and verb[0] not in _MAKING - {"make"}


def _is_label(head: str) -> bool:
    """Whether words before a mark name somebody else, or a text of theirs."""
    named = _words_of(head)
    words = [word.removesuffix("'s") for word in named]
    if not words or len(words) > _LONGEST_LABEL:
        return False
    if words[0] in _OF_ME and words[0] != "my":
        return False
    their = any(word in ("my", "our") and then.endswith("'s") for word, then in pairwise(named))
    of_another = their or not ({"from", "by", "received"} | _PEOPLE).isdisjoint(words)
    if words[0] != "my" and not of_another and not _OF_ME.isdisjoint(words):
        return False
    if of_another or not _WRITTEN.isdisjoint(words):
        return of_another or (_OF_ONESELF.isdisjoint(words) and words[0] != "my")
    return _CASE().search(head) is not None and _OF_ONESELF.isdisjoint(words)
