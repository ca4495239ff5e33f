"""What of a message is only the matter of what it asks for, and says nothing lasting of its writer.

Someone who writes "Summarize this chapter" beside the chapter did not write that "I was born by the railway" of
themselves, and "I'm creating a survey about sleep" is where "Give me 8 questions" sets out from. What is said of a life
("I have two kids, what can we cook?") stays."""

from __future__ import annotations

from memctl.core.extraction.salience import technical_words
from memctl.core.extraction.sentence import TASK, Sentence
from memctl.core.language.dialogue_acts import REQUEST
from memctl.core.language.en.frame_words import HANDLING, SYMPTOMS, TEXTS
from memctl.core.language.en.task import names_a_product
from memctl.core.language.patterns import Hinted, Lazy
from memctl.core.language.sentences import any_of
from memctl.core.language.zh.rules.patterns import FAMILY
from memctl.core.language.zh.script import normalize_chinese

_POINTING = frozenset(["this", "the", "these", "following", "above", "below", "attached", "my", "that"])
_HANDED = frozenset(["this", "it", "these", "below", "following"])
_BRIEF = 10  # words
_AHEAD = 4  # words between what points at a text and the word for it
_PASSING = frozenset(("doing", "plan", "current", "possession", "statement"))
_REPORTING = frozenset(("says", "said", "thinks", "claims", "believes", "told", "asks", "asked", "wants"))
_COUNTING = ("how far", "how many", "how old", "how much", "how long")
_OF_ME = frozenset(("i", "i'm", "me", "my", "we", "us", "our", "i'll", "i've", "we're"))
_SHOWING = ("here", "this", "below", "these")
_UPLOADED = frozenset(("attached", "pasted", "uploaded", "below", "above"))
_NOW = frozenset(("today", "now", "currently", "suddenly"))
_SUCH_THINGS = frozenset(("it", "that", "which", "but", "laptop", "computer", "and", "nothing"))
_ZH_TEXT_AT_HAND = Lazy(
    r"(?:续写|概括|总结|阅读|翻译|润色|改写|缩写|扩写|点评|赏析|写出?|回答|接着).{0,8}"
    r"(?:短文|文章|故事|开头|下文|原文|材料|问题|这[一个]?[章段篇]|第[一二三四五六七八九十0-9]+[章节段])|"
    r"^(?:下列|以下|下面).{0,16}(?:一项|的是|选项|问题|短文|文章|材料)"
)
_ZH_OWN_WAY = Lazy("我[们]?(?:一般|通常|平时|都|总是?|每次|习惯|喜欢)")  # of doing such work: 我习惯先写用户故事
_ZH_WORKS_ABOVE = Lazy("(?:翻译|润色|改写|转换?)(?:(?:成|为)[^，。]{1,8}|一下)?[。！]?$")  # what stood before it
_ZH_CONDENSES = Lazy("(?:整理|总结|提炼|归纳|概括)(?:(?:成|为)[^，。]{1,8}|一下)?[。！]?$")  # and is long
_LEAST_TEXT = 40  # characters that can be said in fewer
_ZH_COMPOSES = Lazy(  # a letter or a speech, whose details are its own
    "(?:写|[想拟来]一?[个份段])[^，。]{0,10}(?:情书|信|请?假条|自我介绍|总结|检讨|祝福|文案|稿|申请|报告|邮件|"
    "朋友圈|致辞|贺[词卡]|作文|"
    "日记|独白|诗|歌)"
)
_ZH_OF_THE_LETTER = frozenset(("zh-event", "zh-state", "zh-plan", "zh-thing", "zh-praise"))  # what it tells of
_ZH_OF_ANOTHER = frozenset("他她")
_ZH_OF_FAMILY = Lazy(f"^(?:我家?|我们)?的?(?:[大小二三]|亲)?(?!室友){FAMILY}")
_ZH_SUM = Lazy(
    "几个?(?:小时|分钟)|还剩|剩下?几|剩多少|一共[是有花]?[几多]|总共|几岁|多少岁|多大|几倍|各[几多有]|"
    "[几多][年少天][之以]?后|"
    "分别[是有]|平均|"
    "现在有[几多]|找(?:我|他|她)?多少"
)
_ZH_NUMBERS = frozenset("0123456789一二两三四五六七八九十")
_CONFIDES = Hinted(
    "别|不要|不能|不用|勿|保密|忘|没说|anyone|anybody|between|off the record|don't|do not|forget",
    any_of(
        r"(?:别|不要|不能|勿)再?(?:告诉|跟|和|对)(?:别人|任何人|其他人|外人)|(?:别|不要|勿)(?:说|传|泄露)出去|不要外传|"
        r"[替帮给]我保密|请你?保密|(?:别|不要|不用|请勿)(?:记录?|记住)(?:下来|这|它|我|[：:，,。！!]|$)|"
        r"(?:别|不要|请勿)(?:保存|存储)(?:这|它|[。！!]|$)|"
        r"(?<![我你他她们])(?:忘掉|忘了|忘记)我(?:刚才|刚刚|之前|上面)?说[的过]|当我没说",
        r"\b(?:don't|do not|never) tell any(?:one|body)\b|"
        r"\b(?:just|strictly|keep (?:this|it)) between (?:us|you and me)\b|"
        r"\boff the record\b|\b(?:don't|do not) (?:remember|store|save|memorize|record) (?:this|that|it)\b|"
        r"(?<!\bi )(?<!you )(?<!to )(?<!n't )(?<!not )(?<!never )\bforget (?:that |what )?i (?:just |ever )?"
        r"(?:said|told|mentioned|wrote)\b",
    ),
)
_ZH_HAPPENED = Lazy(
    r"^(?!.*(?:婚|孕|毕业|退休|搬|确诊|去世|出生|岁|入职|离职|转行|辞|考上|年了|过敏|手术)).{2,16}了[。！，]?$"
)


def mark_what_serves(sentences: list[Sentence], requests: list[str], *, beside: bool = False) -> None:
    """Marks the statements that may serve only the `requests`, which are given as written; those of a text that these
    handle state nothing. `beside`: that text is none of the sentences."""
    requests = [normalize_chinese(text) for text in requests]
    if not beside and any(map(handles_a_text, requests)):
        for sentence in sentences:
            sentence.kind, sentence.rule = REQUEST, None
        return
    counts = any(text.lower().startswith(_COUNTING) or _ZH_SUM().search(text) for text in requests)
    work = _Work(requests, beside)
    short = sum([len(sentence.text) for sentence in sentences]) < _LEAST_TEXT
    for sentence in sentences:
        serves = sentence.chinese and work.takes(sentence, short=short)
        if serves or _is_premise(sentence) or (counts and _has_number(sentence.text)):
            sentence.mark = TASK
            if not sentence.chinese:
                sentence.kind, sentence.rule = REQUEST, None


class _Work:
    """What Chinese requests ask to be done with what stands beside them."""

    def __init__(self, requests: list[str], beside: bool) -> None:
        self.composes = any(_ZH_COMPOSES().search(text) for text in requests)
        self.rewords = not beside and any(_ZH_WORKS_ABOVE().search(text) for text in requests)
        self.condenses = not beside and any(_ZH_CONDENSES().search(text) for text in requests)
        self.for_another = any(not _ZH_OF_ANOTHER.isdisjoint(text) for text in requests)

    def takes(self, sentence: Sentence, *, short: bool) -> bool:
        """Whether a statement is matter for the work; `short`: all statements together are too short to be
        condensed."""
        if self.rewords or (self.condenses and not (short and "我" in sentence.text)):
            return True
        if self.composes and not _is_told(sentence):
            return True
        return self.for_another and _is_of_another(sentence)


def _is_told(sentence: Sentence) -> bool:
    """Whether a sentence tells the reader something to keep, whatever is to be written beside it."""
    rule = sentence.rule
    return rule is not None and (rule.imperative or rule.name not in _ZH_OF_THE_LETTER)


def _is_of_another(sentence: Sentence) -> bool:
    """Whether a sentence is about somebody who is none of the family."""
    rule = sentence.rule
    return rule is not None and rule.topic == "people" and not _ZH_OF_FAMILY().match(sentence.plain)


def _has_number(text: str) -> bool:
    """Whether a text gives the numbers of a sum to be worked out."""
    return any(map(str.isdigit, text)) or not _ZH_NUMBERS.isdisjoint(text)


def sets_to_work(text: str, chinese: bool) -> bool:
    """Whether a sentence opens with what is to be done with a text that stands in the message. A Chinese sentence is
    given in Simplified characters."""
    if chinese:
        found = _ZH_TEXT_AT_HAND().search(text)
        return found is not None and not _ZH_OWN_WAY().search(text[: found.start()])
    return text.partition(" ")[0].lower() in HANDLING and handles_a_text(text)


def handles_a_text(text: str) -> bool:
    """Whether a sentence asks to do something with a text that stands in the message."""
    if not text.isascii() and _ZH_TEXT_AT_HAND().search(text):
        return True
    words = [word.strip(".,:;!?\"'()") for word in text.lower().split()]
    if HANDLING.isdisjoint(words) or not _OF_ME.isdisjoint(words[:2]):
        return False
    if words[-1] in _HANDED and len(words) < _BRIEF:
        return True
    return any(
        word in _POINTING and not TEXTS.isdisjoint(words[place + 1 : place + _AHEAD])
        for place, word in enumerate(words)
    )


def _is_premise(sentence: Sentence) -> bool:
    rule = sentence.rule.name if sentence.rule else "statement"
    if sentence.chinese:
        text = sentence.plain
        if rule in ("zh-people", "zh-person") and any(map(text.__contains__, ("说我", "让我", "问我"))):
            return True
        return rule in ("zh-people", "zh-self", "zh-possession", "zh-event", "zh-person") and bool(
            _ZH_HAPPENED().search(text)
        )
    words = sentence.words
    if rule in ("people", "people-role"):
        said = next((place for place, word in enumerate(words) if word in _REPORTING), -1)
        return 0 < said < 5 and _OF_ME.isdisjoint(words[said + 1 :])
    return rule in _PASSING and names_a_product(words[1:9])


def confides(text: str) -> bool:
    """Whether the writer asks that what they say goes no further, or is not kept."""
    return _CONFIDES.found_in(normalize_chinese(text).lower())


def announces_a_text(text: str) -> bool:
    """Whether a text follows that is not said to the reader: "Here is my essay", "I have attached my resume below"."""
    opening = text.partition(" ")[0].lower()
    if ":" not in text and opening != "i" and not opening.startswith(_SHOWING):
        return False
    words = text.lower().replace("here's", "here is").split()
    if not words:
        return False
    label = words[1 if words[0] in ("my", "the") else 0 :][:1]
    if label and label[0].endswith(":") and label[0][:-1] in TEXTS:
        return "@" not in text
    shown = words[:2] in (["here", "is"], ["here", "are"], ["this", "is"], ["below", "is"], ["these", "are"])
    if not shown and (words[:1] != ["i"] or _UPLOADED.isdisjoint(words)):
        return False
    return "@" not in text and not TEXTS.isdisjoint([word.strip(".,:;!") for word in words[2:7]])


def is_of_the_moment(words: list[str]) -> bool:
    """Whether a sentence tells of something that does not work: "I'm using read_csv and it gives me an error"."""
    if words[:1] == ["my"] and not _NOW.isdisjoint(words) and len(words) < 9:
        return True
    if "following" in words:
        return words[words.index("following") - 1] == "the"
    if SYMPTOMS.isdisjoint(words) and "getting" not in words[:3]:
        return False
    if not technical_words(words):
        return False
    if "getting" in words[:3] and words[-1:] != ["getting"]:
        return True
    return any(word in SYMPTOMS and words[place] in _SUCH_THINGS for place, word in enumerate(words[1:]))
