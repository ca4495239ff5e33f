"""What of a user's message is a text that was handed over with it, and not the user's own words: a file that a shell
piped beside the prompt, a page, a mail, notes.

Clients join the two in one message: the prompt first (`claude -p`, `opencode run`), or the text first (Gemini CLI, Qwen
Code, pi, llm). A turn's `piped` says so where the client is known to join; without it only the message tells. A prompt
asks for something, in one line at either end. The lines beside it are handed over if it points at a text, if they look
like a document, or if the two are joined in a way in which nobody types. Where none of this holds, all is the user's;
where it is not clear which end is the prompt, or whether its line is the prompt's alone, none of it is."""

from __future__ import annotations

import re
from itertools import pairwise

from memctl.core.extraction.provenance.reported import apart_from_reports
from memctl.core.extraction.provenance.task_context import handles_a_text
from memctl.core.extraction.provenance.voices import apart_from_voices, sets_itself_apart, works_beside
from memctl.core.extraction.provenance.wrapped_text import outside
from memctl.core.language.en.frame_words import HANDLING, TEXTS
from memctl.core.language.language import QUESTION, REQUEST
from memctl.core.language.patterns import Lazy
from memctl.core.language.sentences import sentences
from memctl.core.language.table import language_of
from memctl.core.safety.secrets import has_hidden_unicode

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

# where the text stands: behind the prompt, before it, before it with nothing between, or in a turn of its own
AFTER, BEFORE, GLUED, APART = "after", "before", "glued", "apart"

_LONGEST_PROMPT = 400  # characters of a line that is a prompt beside a text
_BRIEF = 10  # words of a prompt that only "this" points at a text
_LONG = 12  # lines of a text beside a prompt that few people type
_ONE_TEXT = Lazy(r"\b(?:this|it|the above|the following)\b|[这上下]", re.I)
_GAP = "\n\n\n"  # what Gemini CLI and Qwen Code put between a text that ends in a line break and the prompt
_FEW = 3  # words of a label, a salutation or a close
_MARKED = 3  # lines that are written as documents are, from which on a text is one
_THESE = frozenset(("this", "these", "following", "above", "below", "attached"))
_DEFINITE = frozenset(("the", "it", "them", "all", "each", "every"))
_OF_ME = frozenset(("i", "i'm", "me", "my", "we", "us", "our", "i'll", "i've"))
_SHOWING = HANDLING | frozenset(
    ("explain", "describe", "outline", "list", "count", "convert", "format", "fix", "check", "simplify", "find", "say",
     "says", "mention", "mentions", "mean", "means", "wrote", "written", "about", "read", "turn", "group", "sort")
)  # fmt: skip
_NEAR = 4  # words from one that points to the thing
_FILES = frozenset(
    ("file", "files", "document", "doc", "docs", "readme", "notes", "log", "logs", "page", "list", "code", "diff",
     "output", "input", "data", "table", "content", "contents", "stdin", "author", "writer", "chat", "text", "grammar",
     "spelling", "wording", "typos", "tone", "punctuation", "points", "takeaways", "gist", "sentiment", "email",
     "message", "letter", "article", "person", "narrator", "speaker", "interviewee", "opinions", "speakers")
)  # fmt: skip
_ZH_HANDLES = Lazy("总结|概括|翻译|润色|改写|提取|归纳|摘要")
_ZH_POINTS = Lazy(
    "总结|概括|翻译|润色|改写|提取|归纳|摘要|这(?:是什么|个[文人]|份|段|篇|些|里|封)|"
    "(?:写|取|起|拟)[^，。我]{0,3}(?:标题|题目)|列出[^，。我]{0,4}(?:行动项|要点|重点|观点|人物|日期|关键词)|"
    "^(?:请|帮我)?(?:改[成为写]|转[成为换]|按[^，。我]{1,8}(?:排序|分组|分类))|作者|以上|上面|上述|以下|下面|文件|文档|文中|内容|笔记(?!本)|原文|邮件|日志"
)
_ZH_OF_YOU = Lazy("你(?:对|的|所)")  # 总结一下你对…的了解
_GLUE = Lazy(r"(?:(?<=[.!?…])|(?<=[a-z0-9)\u4e00-\u9fff])(?=[A-Z]))(?=[^\s.!?…])")
_ONE_BLANK = Lazy(r"^ \S", re.M)
_GLUED_SENTENCE = Lazy(r"(?<=[a-z)][.!?…])(?=[A-Z\u4e00-\u9fff])")
_DOCUMENT_LINE = Lazy(
    r"#{1,6} \S|(?:=|-|\*|~|_){3,}\s*$|\s*\||```|~~~|<[a-zA-Z!/]|!?\[[^\]\n]*\]\(|"
    r"(?:From|To|Cc|Subject|Date|Sent|发件人|收件人|主题|日期)\s*[:：]|"
    r"[^|\n]{1,40} \| [^|\n]{1,40} \| |"
    r"[\[(]?(?:\d{4}-\d\d-\d\d[T ,]+)?\d{1,2}:\d\d(?::\d\d)?\b|> |https?://\S+\s*$|[\w.-]+: \S+$"
)
_FENCED = Lazy(r"^ {0,3}(`{3,}|~{3,}).*?(?:^ {0,3}\1[ \t]*$|\Z)", re.M | re.S)
_HEADING = Lazy(r"#{1,6} \S|[=-]{3,}\s*$|\*\*[^*]+\*\*:?\s*$")
_ENDED = (".", "!", "?", ":", ";", ",", "。", "！", "？", "：", "；", "，", "…", ")", '"', "”")
_WRAPPED = range(50, 101)  # characters of a line that an editor broke


class Handed:
    """`own`: the words of the message that are the user's. `doubtful`: those that may be, so that a person is to say;
    what certainly was handed over is in neither. `beside`: some words are not `own`, here or in another turn.
    `claimed`: doubtful words to be read by themselves, for they stand in a wrapper, or between two."""

    __slots__ = ("own", "doubtful", "beside", "claimed")

    def __init__(self, own: str, doubtful: str = "", *, beside: bool = True, claimed: str = "") -> None:
        self.own = own
        self.doubtful = doubtful
        self.beside = beside
        self.claimed = claimed

    def others(self, text: str) -> str:
        """What is left of the message without the user's own words."""
        for own in (self.own, *self.own.split("\n")):
            text = text.replace(own.strip(), "", 1)
        return text


def apart(turn: dict[str, Any]) -> Handed:
    """The parts of a turn of the user's."""
    body = str(turn.get("text", "")).strip("\n")
    found = outside(body)
    reported = apart_from_reports(found.own)
    rest = reported.own.strip("\n")
    parts = _parts(rest, turn.get("piped"))
    voices = apart_from_voices(parts.own)
    if (voices.own != parts.own or not parts.own) and not turn.get("piped") and not is_document(rest):
        whole = apart_from_voices(rest)
        if whole.own != rest:  # the prompt holds the text that it is about, so that no other is
            parts, voices = Handed(""), whole
    parts.own, parts.beside = voices.own, parts.beside or voices.beside or reported.own != body
    typed, hidden = _typed(parts.own)
    parts.own, parts.beside = typed, parts.beside or bool(hidden)
    if parts.beside:
        parts.doubtful = "\n".join(filter(None, [parts.doubtful, reported.claimed, hidden]))
        parts.claimed = "\n\n".join(filter(None, [found.claimed, voices.claimed]))
    return parts


def _typed(text: str) -> tuple[str, str]:
    """Return (the lines that a person can have typed, those with hidden characters, which come from elsewhere)."""
    if text.isascii() or not has_hidden_unicode(text):
        return text, ""
    lines = text.split("\n")
    hidden = [line for line in lines if has_hidden_unicode(line)]
    return "\n".join(line for line in lines if line not in hidden), "\n".join(hidden)


def _parts(body: str, piped: object) -> Handed:
    if "\n" not in body:
        return _on_one_line(body, piped)
    first, _, behind = body.partition("\n")
    before, _, last = body.rpartition("\n")
    if piped == AFTER:
        return Handed(first, "" if _hands(first, behind) else behind) if _is_prompt(first) else Handed("", body)
    if _is_joined(before, last):
        return Handed(last.strip())
    if piped == BEFORE:  # the text does not end in a line break, so that the last line is of both
        return Handed("", last if _is_prompt(last) and _works_on(last) else body)
    if piped == GLUED and (prompt := _glued(last)):
        return Handed(prompt, "" if _points(prompt) else before)
    if "\n" not in (prose := _FENCED().sub("", body).strip("\n")):
        return Handed(body, beside=False)
    return _by_the_message(body, prose, piped == GLUED)


def _on_one_line(body: str, piped: object) -> Handed:
    """Of a message of one line the client's way of joining tells alone."""
    if piped == GLUED and (prompt := _glued(body)) and _points(prompt):
        return Handed(prompt)
    found = sentences(body) if piped == BEFORE or (piped is None and _ONE_TEXT().search(body)) else []
    if len(found) > 1 and _is_prompt(found[-1]) and _points(found[-1]) and (piped or _is_all_behind(found[-1])):
        return Handed("", body)
    return Handed(body, beside=piped is not None)


def _is_all_behind(prompt: str) -> bool:
    """Whether a prompt at the end of a line sets to work on what stands before it, and not on what it holds itself."""
    return _works_on(prompt) and ":" not in prompt and "：" not in prompt


def _by_the_message(body: str, prose: str, glued: bool) -> Handed:
    """The parts of a message that may have been typed as it stands. Its `prose` is what is in no fence: who puts a text
    into a fence has set it apart, and points at that."""
    first, _, behind = prose.partition("\n")
    before, _, last = prose.rpartition("\n")
    head, tail, fenced = (first, behind), (last, before), prose != body
    ends = [end for end in (head, tail) if _is_prompt(end[0]) and _hands(*end, fenced=fenced)]
    if len(ends) == 1:
        prompt, beside = ends[0]
        is_text = _works_on(prompt) or (_points(prompt) and _is_beside_a_prompt(beside))
        if ends[0] == tail and _HEADING().match(beside.rstrip("\n").rpartition("\n")[2]):
            return Handed(_asking(prompt), "" if is_text else body)  # the line began as that heading's text
        # after a single line break, the text's own last line may stand before the prompt
        if ends[0] == head or beside.endswith("\n") or (glued and not _runs_on(prompt)):
            return Handed(prompt, "" if is_text else beside)
        return Handed("", prompt if is_text else body)
    if glued and not ends and _is_prompt(tail[0]) and not tail[1].endswith("\n"):
        return Handed(*tail)
    return Handed("", body) if ends or _glued(last, known=False) or is_document(prose) else Handed(body, beside=False)


def _asking(line: str) -> str:
    """Return a line from its first sentence that asks for something on."""
    found = [sentence for sentence in sentences(line) if _is_prompt(sentence)]
    return line[line.find(found[0]) :] if found and found[0] in line else ""


def _is_joined(before: str, last: str) -> bool:
    """Whether a program joined text and prompt: by two empty lines, or by a blank behind the text's last line break."""
    gap = f"{before}\n".endswith(_GAP)
    blank = last[:1] == " " and last[1:2] not in ("", " ") and not _ONE_BLANK().search(before)
    return (gap or blank) and _is_prompt(last)


def _glued(line: str, *, known: bool = True) -> str:
    """The prompt that stands behind a text with not so much as a blank between; empty where there is none. `known`: the
    client joins so, and a capital within a word may begin the prompt."""
    places = [match.end() for match in (_GLUE if known else _GLUED_SENTENCE)().finditer(line)]
    found = [line[place:] for place in reversed(places)]
    return next((rest for rest in found if _is_prompt(rest) and ((known and line.isascii()) or _points(rest))), "")


def _hands(prompt: str, beside: str, *, fenced: bool = False) -> bool:
    """Whether a prompt is about the lines beside it."""
    if fenced:
        return _is_beside_a_prompt(beside)
    return (
        _points(prompt)
        or (not sets_itself_apart(beside) and works_beside(prompt, beside))
        or language_of(prompt) is not language_of(beside)
        or _is_beside_a_prompt(beside)
    )


def _is_beside_a_prompt(text: str) -> bool:
    """Whether a text is what people hand over with a prompt, and seldom type before or behind one."""
    lines = [line for line in text.split("\n") if line.strip()]
    if len(lines) >= _LONG or _headings(lines) or _wrapped(lines) > 1 or _marked(lines) + _labels(lines) >= _MARKED:
        return True
    return _is_short(lines[0]) and lines[0].endswith(",") and any(line.endswith(",") for line in lines[-3:-1])


def _is_prompt(line: str) -> bool:
    """Whether a line asks for something."""
    if not line.strip() or len(line) > _LONGEST_PROMPT:
        return False
    for sentence in sentences(line.strip()):
        language = language_of(sentence)
        if language.kinds.kind_of(sentence) in (QUESTION, REQUEST):
            return True
        if _points(sentence) and (language.run_on or _opens_with_handling(sentence)):
            return True
        words = _words(sentence)
        if words[0] in _SHOWING and len(words) < _BRIEF and not (_THESE | _DEFINITE).isdisjoint(words[1:2]):
            return True
    return False


def _points(prompt: str) -> bool:
    """Whether a prompt speaks of a text that stands beside it."""
    if not prompt.isascii() and _ZH_POINTS().search(plain := _plain(prompt)):
        return not _ZH_OF_YOU().search(plain)
    found = sentences(prompt.strip())
    words = _words(found[-1]) if found else []
    if not words:
        return False
    if _opens_with_handling(found[-1]):
        return True
    for place, word in enumerate(words):
        near = words[place + 1 : place + _NEAR]
        if (word in _THESE and not (TEXTS | _FILES).isdisjoint(near)) or (
            word == "the" and not _FILES.isdisjoint(near)
        ):
            return _OF_ME.isdisjoint(near)
    shown = not _THESE.isdisjoint(words) or ("it" in words and not _SHOWING.isdisjoint(words))
    return shown and len(words) < _BRIEF and _OF_ME.isdisjoint(words)


def _runs_on(line: str) -> bool:
    """Whether a line has several sentences, of which the first ends as Chinese does, with no blank behind it."""
    found = sentences(line)
    return len(found) > 1 and language_of(found[0]).run_on


def _works_on(prompt: str) -> bool:
    """Whether a prompt sets to work on a text: what stands beside it is that text."""
    found = sentences(prompt.strip())[-1]
    return (
        handles_a_text(plain := _plain(found))
        or _opens_with_handling(found)
        or bool(_ZH_HANDLES().search(plain) and not _ZH_OF_YOU().search(plain))
    )


def _plain(text: str) -> str:
    if text.isascii():
        return text
    from memctl.core.language.zh.script import normalize_chinese  # a large table, which English does not need

    return normalize_chinese(text)


def _opens_with_handling(sentence: str) -> bool:
    words = _words(sentence)
    return words[0] in HANDLING and not sentence.endswith("?") and _OF_ME.isdisjoint(words[1:3])


def _words(text: str) -> list[str]:
    return [word.strip(".,:;!?\"'()").replace(";", "").lower() for word in text.split()] or [""]


def is_document(text: str) -> bool:
    """Whether a text is written as documents are, and not as people type to somebody."""
    lines = [line for line in text.split("\n") if line.strip()]
    headings = _headings(lines)
    if headings > 1 or (headings and len(lines) >= _LONG // 2) or _wrapped(lines) >= _MARKED:
        return True
    return len(lines) >= _LONG and _marked(lines) >= _MARKED


def _headings(lines: list[str]) -> int:
    return sum([_HEADING().match(line) is not None for line in lines])


def _marked(lines: list[str]) -> int:
    """How many lines are marked up or stamped."""
    return sum([_DOCUMENT_LINE().match(line) is not None for line in lines])


def _wrapped(lines: list[str]) -> int:
    """How many lines go on in the next, as an editor breaks them."""
    return sum(
        len(line.rstrip()) in _WRAPPED and not line.rstrip().endswith(_ENDED) and following[:1].islower()
        for line, following in pairwise(lines)
    )


def _labels(lines: list[str]) -> int:
    """How many lines are a few words that are no sentence."""
    return sum([_is_short(line) and line[:1].isupper() and not line.endswith(_ENDED) for line in lines])


def _is_short(line: str) -> bool:
    return line.isascii() and len(line.split()) <= _FEW
