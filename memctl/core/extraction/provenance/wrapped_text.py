"""What of a message stands in a wrapper of any kind, and what only pretends to stand outside of one.

A program, or a person, sets a text apart by tags, by lines that mark its beginning and its end, or by a fence. The text
may hold what closes these, so it reaches to the last that does. What stands between may be the user's: a person is to
say."""

from __future__ import annotations

import re
from itertools import pairwise

from memctl.core.language.patterns import Lazy
from memctl.model.prompt_frame import FRAMES
from memctl.model.text.wrappers import Wrappers, close_gap, line_pattern, pair_of
from memctl.model.value import Value

# tags of HTML that people put around words of a sentence
_PHRASING = frozenset(
    ("a", "abbr", "b", "bdi", "bdo", "big", "br", "cite", "code", "del", "dfn", "em", "font", "hr", "i", "img", "input",
     "ins", "kbd", "label", "li", "mark", "ol", "p", "q", "s", "samp", "small", "span", "strong", "sub", "sup", "time",
     "tt", "u", "ul", "var", "wbr")
)  # fmt: skip
_DECORATED = r"(?:[-=#*<>~_+|%]{2,}|[\[({<《【「]{1,3})[ \t]*"
_BEGIN = line_pattern(
    rf"{_DECORATED}(?:[^\n]{{0,60}}?\b)?(?i:begin|start|contents?|file|document|attachment|paste|quote|output|text|page|"
    r"source)[^\n]{0,120}|"
    rf"{_DECORATED}[^\n]{{0,60}}?(?:开始|文件|内容|附件|正文|原文|引用)[^\n]{{0,120}}|BEGIN[ _][^\n]{{0,80}}"
)
_END = line_pattern(
    rf"{_DECORATED}(?:[^\n]{{0,60}}?\b)?(?i:end(?![a-z])|eof\b|/)[^\n]{{0,120}}|"
    rf"{_DECORATED}[^\n]{{0,60}}?(?:结束|完毕)[^\n]{{0,60}}|END[ _][^\n]{{0,80}}"
)
_PAIRS = (
    *(pair_of(first, last) for first, last in FRAMES.values() if not first.startswith("<")),
    (_BEGIN, _END),
)
_FENCE = Lazy(r"^ {0,3}(?:`{3,}|~{3,})[^\n]*$", re.M)
_PROMPTS = ("$ ", "% ", "# ", "❯", "➜", ">")
_SHELL = Lazy(  # a command behind the prompt of a shell, and what it printed
    r"^[ \t]*(?:(?:\([\w.-]+\) ?)?\[?[\w.-]+@[\w.-]+[^\n$#%]{0,60}[$#%]|PS [A-Za-z]:[^\n>]{0,80}>|"
    r"[A-Z]:\\[^\n>]{0,80}>|[$%❯➜](?= +[a-z./~])|>>>) *\S[^\n]*(?:\n[^\n]*\S[^\n]*)*",
    re.M,
)
# in one line: [forwarded] … [end]
_OPENED = Lazy(r"[\[【](?i:forwarded|begin|start|quoted?|pasted?|attach\w*|转发|开始|引用)[^\]】\n]{0,40}[\]】]")
_CLOSED = Lazy(r"[\[【](?:(?i:end)\b|/|结束|完)[^\]】\n]{0,40}[\]】][.。]?")
_ONE_FENCE = 2  # marks: one that opens it, and one that closes it


class Outside(Value):
    """The `own` words of a message, and those whose wrapper may not have ended (`claimed`)."""

    own: str
    claimed: str


def outside(text: str) -> Outside:
    """What stands in no wrapper."""
    text = _without_shells(text) if any(map(text.__contains__, _PROMPTS)) else text
    if ("[" in text or "【" in text) and _CLOSED().search(text):
        text = "\n".join(map(_without_bracketed, text.split("\n")))
    if "<" not in text and "\n" not in text:
        return Outside(text, "")
    own: list[str] = []
    claimed: list[str] = []
    at = seen = 0
    wrappers = Wrappers(text, _PAIRS, anywhere=True, passed=_PHRASING)
    while wrapped := wrappers.following(seen):
        seen = wrapped.end if wrapped.closed else wrapped.inner
        if wrapped.closed and wrapped.end > wrapped.inner:
            held = wrapped.held(text)
            own.append(text[at : wrapped.start])
            own += [] if text[wrapped.start] == " " else close_gap(own, text, wrapped.end)
            claimed += ["" if "\n" in held else held, wrapped.claimed(text)]
            at = seen
    return _outside_fences("".join([*own, text[at:]]), [each for each in claimed if each.strip()])


def _without_shells(text: str) -> str:
    """The text without commands and what they printed."""
    kept, at = [], 0
    for found in _SHELL().finditer(text):
        kept.append(text[at : found.start()])
        kept += close_gap(kept, text, found.end())
        at = found.end()
    return "".join([*kept, text[at:]])


def _without_bracketed(line: str) -> str:
    """The line without what stands between the first opening bracket and the last closing one."""
    opened = _OPENED().search(line)
    ends = [closed.end() for closed in _CLOSED().finditer(line, opened.end())] if opened else []
    return line[: opened.start()] + line[ends[-1] :] if opened and ends else line


def _outside_fences(text: str, claimed: list[str]) -> Outside:
    """The same where a fence may have been closed by the text that stands in it: more marks than one fence has."""
    marks = list(_FENCE().finditer(text)) if "```" in text or "~~~" in text else []
    if len(marks) > _ONE_FENCE:
        held = "\n".join(text[one.end() : other.start()] for one, other in pairwise(marks[1:]))
        claimed.append(held)
        text = f"{text[: marks[0].start()]}```\n```{text[marks[-1].end() :]}"
    return Outside(text, "\n\n".join(claimed))
