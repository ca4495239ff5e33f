"""What is typed in a hurry: apostrophes and the subject "I" left out ("im on arch", "hate yaml tbh", 最讨厌开会)."""

from __future__ import annotations

from memctl.core.language.en.frame_words import ACTS, DEFINITE, KINDS_OF_PERSON, LIMITS, STATES
from memctl.core.language.en.task import SELF
from memctl.core.language.patterns import Lazy

_SPELLED_OUT = {
    "im": "i'm",
    "ive": "i've",
    "pls": "please",
    "plz": "please",
    "cuz": "because",
    "thats": "that's",
    "allways": "always",
    "realy": "really",
}
_DENIED = "ca do wo does did is are was were have has had could would should"  # and nt: cant, dont, wont
_SPELLED_OUT |= {f"{verb}nt": f"{verb}n't" for verb in _DENIED.split()}
_MISSPELLED = frozenset(_SPELLED_OUT)
_WITHOUT_APOSTROPHE = Lazy(rf"\b(?:{'|'.join(_SPELLED_OUT)})\b")
_OPENING = (
    r"(?P<opening>(?:(?:and|but|so|well|ok|okay|also|btw|by the way|hey|hi|oh|yeah|yes|no|finally|honestly|tbh|fyi|"
    r"actually|thanks)\b[,.!]*\s+)*+)"
)
_DOES = (
    r"(?:really |absolutely |still |also |just |recently |finally |don't really )*(?:hate|prefer|dislike|"
    r"love(?! (?:hearing|seeing|it|that|this|is|how|the|your|to)\b)|"
    r"can't (?:stand|do|eat|have|drink)|don't (?:really |much )?(?:like|eat|drink|own)|used to|started|joined|"
    r"moved|switched|migrated|"
    r"got (?=an? |my |the )|bought|decided|signed up|quit|stopped|learned|learnt|went with|picked|chose|settled on|"
    r"ended up|grew up|was born|live in|work (?:at|for|as|in)|spent|plan to|figured out)(?!\w)"
)
_IS = (
    r"(?:really |also |still |just |currently )*(?:not (?:an? |into|big|really|much|a fan)|trying to|hoping|planning|"
    r"thinking (?:of|about)|(?:gonna|going to) (?=.* (?:next|tomorrow|in|on|this|by) )|considering|moving|getting "
    r"(?!it)|working (?:as|at|for|in|on)|"
    r"based in|allergic|originally from|saving|training for|flying|more of an?|a (?:big |huge )?fan)(?!\w)"
)
_OF_THE_BODY = frozenset(("eat", "drink", "wear", "sleep", "cook", "nap", "meditate", "fast", "dress", "bake"))
_MOSTLY = frozenset(("mostly", "mainly", "usually", "rarely", "seldom", "hardly", "normally"))
_STRESS = frozenset(("total", "big", "huge", "not", "very", "so", "super", "quite", "pretty", "too", "such", "a"))
_LASTING_STATES = STATES - frozenset(("interested", "more", "best", "home", "plant", "against", "into"))
_OF_ANOTHER = SELF | DEFINITE | frozenset(("my", "our", "his", "her", "their", "is", "are"))
_TOWARDS = frozenset(("to", "of", "on", "about", "since", "by", "for", "from", "towards"))
_KINDS = KINDS_OF_PERSON - frozenset(
    ("type", "kind", "sort", "guy", "gal", "animal", "reader", "learner", "creature", "planner", "riser", "supporter")
)
_LIKES_AT_HAND = frozenset(("dog", "cat", "morning", "night", "tea", "coffee", "people", "beach", "city", "mountain"))
_NO_SUBJECT = Lazy(rf"{_OPENING}(?:(?P<does>{_DOES})|(?P<is>{_IS})|(?P<been>been (?!there)))")

_MANY = "[0-9一二两三四五六七八九十几半]"
_ZH_NO_SUBJECT = Lazy(
    r"^(?:(?:其实|说实话|最|特别|超级?|很|非常|比较|更|不太?|一直|平时|从小|也|还|就|现在|目前|真的?|白天|"
    r"家里)[，,]?)*(?:"
    r"(?:喜欢|讨厌|爱(?!情|国|心|好|了)|受不了|习惯|怕|戒了|不吃|不喝|只[吃喝]|吃素|打算|住在|来自|"
    r"对[^，。]{1,8}(?:过敏|感?兴趣))(?!吗|这|那|你|您|了|上|的人|的话|的是|他|她|它)|"
    r"在[^，。你我他这那]{1,14}(?:上班|工作|上学|读书|读研|读博|实习|打工|教书|当|做|开(?!始|会))(?!的)|"
    rf"(?:有|养了?|买了?|换了?|收了|种了?|入手了?|提了?)(?:{_MANY}|十)*(?:辆|台|只|条|套|把(?!握)|架|双|缸|盆|亩|间)|"
    r"(?:干|做|当|学|练|住|戒|开|跑|教|搬|来|用|养|入职|结婚|离婚|工作|毕业|吃素)[^，。你这那]{0,8}?"
    rf"(?:快|有|第|都|整整|已经)*{_MANY}{{1,3}}多?(?:年|个多?月)(?!前|后)|"
    r"(?:每[天晚周年月]|睡前|饭后|[早晚]上|中午|周末|上班|下班|平日|工作日|星期[一二三四五六日天]|"
    r"周[一二三四五六日])"
    r"[^，。你我这那]{0,8}(?:都|固定|雷打不动|必|习惯|一般|要先|会先|得先|第一件事)|"
    r"[吃喝看听穿玩住开写坐][^，。你我这那]{0,4}(?:只(?![是能有要])|从不|从来不|一定要?|必须)|"
    r"(?:刚刚?(?:提|入手|升|搬|生|毕业|入职|结婚|离婚|领|拿到)|怀孕|晕[车船机血]|恐[高婚]|社恐|外地人|本地人|"
    r"乳糖不耐|戒[烟酒糖]))"
    r"[^？]{1,}",
)


def with_its_subject(text: str) -> str:
    """A Chinese sentence with the subject that it leaves out."""
    return "我" + text if text[:1] != "我" and _ZH_NO_SUBJECT().match(text) else text


def spelled_out(text: str, words: list[str]) -> str:
    """A sentence in lower case, of these words, with its apostrophes, and with the subject that it leaves out."""
    if not _MISSPELLED.isdisjoint(words):
        text = _WITHOUT_APOSTROPHE().sub(lambda match: _SPELLED_OUT[match[0]], text)
    match = _NO_SUBJECT().match(text)
    if match is None:
        return _subject_left_out(words) + text
    place = match.end("opening")
    return text[:place] + ("i " if match["does"] else "i've " if match["been"] else "i'm ") + text[place:]


def _subject_left_out(words: list[str]) -> str:
    """What a sentence leaves out that says of its writer what they never do, or what kind of person they are."""
    start = 0
    while start < min(4, len(words)) and _is_stress(words[start]):
        start += 1
    word, after = (*words[start : start + 2], "", "")[:2]
    before = words[:start]
    if word in _OF_THE_BODY or (word in ACTS and not _MOSTLY.isdisjoint(before)):
        return "" if LIMITS.isdisjoint(before) else "i "
    if words[:2] == ["never", "been"]:
        return "i've "
    if word in _LASTING_STATES and after in _TOWARDS:
        return "i'm "
    if _KINDS.isdisjoint(words[:5]):
        return ""
    kind = next(place for place, word in enumerate(words) if word in _KINDS)
    named = kind and (words[kind] != "person" or words[kind - 1] in _LIKES_AT_HAND)
    return "i'm a " if named and _OF_ANOTHER.isdisjoint(words[:kind]) else ""


def _is_stress(word: str) -> bool:
    return word in _STRESS or word in LIMITS or word.endswith("ly")
