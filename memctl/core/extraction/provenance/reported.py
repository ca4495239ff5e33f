"""What a person only hands on of others: "he said: …", a quoted mail, a text that a line announces.

The words behind such a line may be somebody else's. They wait for a person, up to the end of their paragraph; where a
blank line follows the announcement, up to the end of the message, for nothing says where that text ends."""

from __future__ import annotations

import re

from memctl.core.language.patterns import Lazy
from memctl.model.value import Value

_VERBS = (
    r"(?:said|says|say|wrote|writes|told|tells|texted|texts|mailed|e-?mailed|emails?|replied|replies|answered|answers|"
    r"asked|asks|posted|posts|commented|comments|added|adds|claims?|claimed|states?|stated|reads?|messaged|pinged|"
    r"shouted|whispered|announced|announces|reported|reports|mentioned|quoted|quotes?|goes|sent|sends)"
)
_SPOKE = r"(?:said|says|wrote|writes|told|texted|replied|answered|asked|added|claimed|stated|shouted|announced)\b"
_NOUNS = (
    r"(?:(?:e-?)?mails?|messages?|letters?|texts?|posts?|comments?|reviews?|repl(?:y|ies)|answers?|quotes?|transcripts?|chat|"
    r"article|page|paragraph|passage|excerpt|documents?|docs?|readme|notes?|logs?|output|tweets?|thread|file|issue|"
    r"statement|abstract|bio|profile|story)"
)
# somebody who is not the writer says it, directly: before a colon, a comma, a dash or a quotation mark
_SAYS = Lazy(
    rf"^(?:.{{0,120}}?\s)?(?<!\bi )(?<!\bwe )(?<!i've )(?<!i just )(?<!to )(?<!your )(?<!my )(?<!the )(?<!of )(?<!in )"
    rf"(?<!our )(?<!short )(?<!all )(?<!any )(?<!no )(?<!for )(?:{_VERBS}\b(?: \w+){{0,4}}?\s*(?:[:：]|[–—]|(?=[\"“]))|"
    rf"{_SPOKE}(?: \w+){{0,2}}?,(?= ?[\"“'‘]?(?-i:[A-Z\u4e00-\u9fff])))\s*",
    re.I,
)
_ANNOUNCES = Lazy(
    rf"^.{{0,160}}\b(?:(?<!my )(?<!our ){_NOUNS}|following|below|here(?:'s| is| are)(?! (?:my|our|some)\b))\b"
    r"[^.!?\n]{0,60}[:：]\s*$|^.{0,160}\b(?:this|these)\s*[:：]\s*$",
    re.I,
)
# a label before somebody's words: "Customer review: …", "According to the page: …", "Bob to me yesterday: …"
_LABELS = Lazy(
    rf"^(?:according to\b[^:：,.!?]{{1,60}}[:：,]|[^:：.!?]{{1,40}}\bto (?:me|us)\b[^:：.!?]{{0,30}}[:：]|"
    rf"(?!notes?\b|docs?\b|files?\b)(?:[^\W\d]+ ){{0,3}}(?<!my )(?<!our ){_NOUNS}[:：])\s*",
    re.I,
)
_CHAT_HEADER = Lazy(r"^(?![-*+\d\s])[^:：.!?]{1,40}[ ,(\[]\d{1,2}:\d\d(?::\d\d)?(?: ?[ap]m)?[)\]]?:?\s*$", re.I)
_ZH_SAYS = Lazy(
    r"^.{1,30}?(?<!我)(?<!我们)(?:说|写道|写|回复|回答|表示|告诉我|讲|喊|留言|评论|发来|来信|消息|微信|短信|邮件|问)"
    r"(?:了|道|过|的|我|你|他|她|们|大家|一[句条封]|消息|微信|短信|邮件|给){0,3}[：:]\s*"
)
_ZH_OF_ME = Lazy(
    r"^(?:.{0,12}[，,])?(?:我的|我们的|关于我|(?:我|我们)(?:之前|刚才|前面|早就)?[说讲]过?的?)[^，,：:]{0,6}[：:]"
)
_ZH_ANNOUNCES = Lazy(
    r"^(?:转发|转载|转自.{1,10})[：:]\s*$|^.{0,60}(?:以下|下面|如下|这[段封篇份条个]|邮件|消息|原文|内容|文章|笔记)[^。！？]{0,10}[：:]\s*$"
)
_ATTRIBUTED = Lazy(
    rf"^\s*[\"“「『'‘].+[\"”」』'’][,，.。]?\s*(?:[-–—~]+\s*\S.{{0,60}}|"
    rf"(?:he|she|they|[A-Z]\w+|my \w+|the \w+)\s+{_VERBS}\b.*|"
    rf"{_VERBS}\s.{{0,40}}|(?:他|她|它|.{{1,6}})(?:说|写道).{{0,10}})$"
)
_SPEAKS_ON = Lazy(r"[\"“–—]|, ?[\"“'‘]?[A-Z\u4e00-\u9fff]|(?i:^according)")  # where no colon says who speaks
_QUOTES = "\"“「『'‘"
_REPORTS = (_SAYS, _LABELS, _ZH_SAYS, _ANNOUNCES, _ZH_ANNOUNCES, _CHAT_HEADER)  # without a colon the first two
_OF_ME = Lazy(
    r"^(?:as |like )?(?:i|we|my|our)\b"
    r"(?! (?:\w+ ){0,3}(?:said|says|wrote|writes|told|texted|e-?mailed|messaged|sent|asked|posted))",
    re.I,
)


class Reported(Value):
    """The `own` words of a message, and those which others may have said (`claimed`)."""

    own: str
    claimed: str


def apart_from_reports(text: str) -> Reported:
    """The message without what it reports."""
    own: list[str] = []
    claimed: list[str] = []
    lines = text.split("\n")
    last = max((place for place, line in enumerate(lines, 1) if line.strip()), default=0)
    at = 0
    while at < len(lines):
        line = lines[at]
        at += 1
        cut = _reported_from(line, at < last)
        if cut is None:
            own.append(line)
            continue
        own += [] if _CHAT_HEADER().match(line) else [line[:cut]]
        if line[cut:].strip():
            claimed.append(line[cut:])
            continue
        written = next((each for each in lines[at:] if each.strip()), "")
        if written.lstrip().startswith(("```", "~~~")):
            continue  # the fence says where the text ends
        end = _end_of_report(lines, at)
        claimed += [each for each in lines[at:end] if not each.startswith(">")]
        # blank lines part what stands around; a quotation is known as one
        own += [each for each in lines[at:end] if each.startswith(">") or not each.strip()]
        at = end
    return Reported("\n".join(own), "\n".join(claimed).strip("\n"))


def _reported_from(line: str, heads: bool) -> int | None:
    """Where in a line somebody else's words begin, None where they do not; `heads`: lines follow, of which it may be
    the header."""
    if line.lstrip()[:1] in _QUOTES and _ATTRIBUTED().match(line):
        return 0
    colon = ":" in line or "：" in line
    if not (colon or _SPEAKS_ON().search(line)) or _OF_ME().match(line) or (colon and _ZH_OF_ME().match(line)):
        return None
    for pattern in (_REPORTS if heads else _REPORTS[:-1]) if colon else _REPORTS[:2]:
        if found := pattern().match(line):
            return found.end()
    return None


def _end_of_report(lines: list[str], at: int) -> int:
    """The line behind what an announcement at the end of a line announces. What is quoted line by line reaches to the
    last line that is; a question behind a blank line is the writer's."""
    quoted = [place for place in range(at, len(lines)) if lines[place].startswith(">")]
    if quoted and quoted[0] == at:
        return quoted[-1] + 1
    blank = next((place for place in range(at, len(lines)) if not lines[place].strip()), len(lines))
    if blank > at:
        return blank
    last = len(lines)
    while last > at and lines[last - 1].strip():
        last -= 1
    tail = "\n".join(lines[last:]).rstrip()
    return last if last > at + 1 and tail.endswith(("?", "？")) and "\n" not in tail else len(lines)
