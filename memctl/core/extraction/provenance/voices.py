"""What of a message somebody else says, though no wrapper, fence or quotation sets it apart.

Whoever pastes a text says what is to be done with it, or whose it is: "What's the tone of this?", "Client brief: …",
"My colleague says I …". From there on the words may be another's, and wait for a person: behind a label to the end of
its paragraph, behind a request to the end of the message, for nothing says where the text ends."""

from __future__ import annotations

import re

from memctl.core.extraction.provenance.framing import Frame
from memctl.core.extraction.provenance.task_context import hands_over
from memctl.core.language.language import MESSAGE, PARAGRAPH, SENTENCE, Voice
from memctl.core.language.patterns import Lazy
from memctl.core.language.sentences import sentences
from memctl.core.language.table import language_of
from memctl.model.value import Value

_SELF = Lazy(r"(?<![\w'’])(?:i|im|my|always|never)(?![\w])|我|俺|本人|咱", re.I)
_RETOLD = Lazy(
    r"\b(?:said|says?|told|claim\w*|wrote|writes|report\w*|complain\w*|according|mention\w*|per)\b|[说讲称写]|反映|反馈|抱怨|告诉|[按根依][照据]",
    re.I,
)
_GREETING = Lazy(
    r"^(?:(?:hi|hello|hey|dear|greetings|good (?:morning|afternoon|evening))\b[^.?\n]{0,40}(?:[,!:]|$)|"
    r"[^，。：:\n]{0,8}(?:您好|你好|各位好|大家好|^嗨|亲爱的|尊敬的))",
    re.I,
)
_QUOTED = Lazy(r"\"[^\"\n]*[.!?][^\"\n]{2,}\"|“[^”\n]*[.!?。！？，][^”\n]{2,}”|「[^」\n]*[。！？，][^」\n]{2,}」")
_COLON = Lazy(r"[:：]\s*|(?<=[\u4e00-\u9fff]) (?=[A-Za-z])")
_FENCES = ("```", "~~~")
_OF_OTHERS = Lazy(r"\s{0,3}(?:```|~~~|>)")  # the message says itself where the words of others are
_HEADER = Lazy(  # of one message of a chat, or of a mail
    r"^(?:[\[(][^\])\n]{0,30}\d{1,2}:\d\d[^\])\n]{0,12}[\])] ?)?(?:<[\w .-]{1,20}>|(?<=[\])] )[^:：\n]{1,30}[:：])\s|"
    r"^(?:From|发件人|Von|De) ?[:：] .{1,60}$|^[^\W\d][\w.-]{0,19}> |"
    r"^[\[(][^\])\n]{0,30}\d{1,2}:\d\d[^\])\n]{0,12}[\])] ?[^:：\n]{1,30}$"
)
_SET_APART = ("```", "~~~", ">", '"', "“", "「", "『", "<")  # the text itself says where it ends


_FRAMED = 1.0  # log odds from which on a frame says that what it holds is somebody else's
_OWN = -4.0  # log odds up to which the message is plainly its writer's own, whatever it asks for
_AHEAD = 6  # lines in which who is announced begins to speak
_BRIEF = 5  # words or, in Chinese, two characters each, of a question about what somebody said


class Voices(Value):
    """The `own` words of a message, and those which others may have said (`claimed`); what surely was handed over is in
    neither. `beside`: some words are worked on that are not `own`, or that quotation marks set apart."""

    own: str
    claimed: str
    beside: bool


def has_voices(text: str) -> bool:
    """Whether a message without other signs may have several voices."""
    return bool(_SELF().search(text) or _RETOLD().search(text))


def apart_from_voices(text: str) -> Voices:
    """The message without what others say in it."""
    frame = Frame(text)
    lines = text.split("\n")
    if frame.log_odds > _FRAMED and not any(map(_OF_OTHERS().match, lines)):
        start = 0 if "\n" in frame.request.strip() else len(frame.request)  # what such lines are, all of them tell
        end = len(text) - len(frame.tail)
        asked = sentences(frame.request)
        return Voices("", "" if asked and hands_over(asked[-1]) else text[start:end].strip(), True)
    walk = _Walk(frame)
    for number, line in enumerate(lines if has_voices(text) else ()):
        walk.enter(line, "\n".join(filter(str.strip, lines[number + 1 : number + _AHEAD])))
    own = "\n".join(walk.own) if walk.cut else text
    return Voices(own, "\n".join(filter(None, walk.claimed)), walk.beside or walk.cut)


class _Walk:
    """A message, line by line: whose each of its sentences is. `reach` says how far the voice of another goes on,
    `handed` that its words are surely a text at hand, which are of no use, `cut` that some were taken out, and `beside`
    that words are worked on which stand in quotation marks or a fence. The request of its `frame` may hold the text
    that is worked on."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self.own: list[str] = []
        self.claimed: list[str] = []
        self.beside = False
        self.cut = False
        self.handed = False
        self.reach = 0
        self.fence = ""

    def enter(self, line: str, following: str) -> None:
        """The next line, and the text that follows it."""
        mark = line.lstrip()[:3]
        if mark in _FENCES:
            self.fence = "" if self.fence == mark else self.fence or mark
        if self.fence or mark in _FENCES or line.startswith((">", "    ", "\t", "|")):
            self.own.append(line)
        elif not line.strip():
            self.own.append(line)
            self.reach = self.reach if self.reach == MESSAGE else 0
        elif self.reach:
            self.claim(line)
        elif header := _HEADER().match(line):
            self.claim(line[header.end() :])
            self.reach = 0 if line[header.end() :].strip() else MESSAGE
        elif any(map(str.strip, self.own)) and _GREETING().match(line.lstrip()):
            self.claim(line)  # who greets the reader does so first: a letter begins
            self.reach = MESSAGE
        else:
            self._sentences(self._unquoted(line), following)

    def claim(self, text: str) -> None:
        """Somebody else may have said this."""
        self.cut = True
        if not self.handed:
            self.claimed.append(text)

    def _unquoted(self, line: str) -> str:
        """The line without what quotation marks hold of several sentences."""
        for quotation in _QUOTED().finditer(line):
            if _SELF().search(quotation[0]):
                self.claim(quotation[0][1:-1])
                line = line.replace(quotation[0], quotation[0][0] + quotation[0][-1])
        return line

    def _sentences(self, line: str, following: str) -> None:
        own = ""
        at = done = 0
        for sentence in sentences(line):
            start = max(at, line.find(sentence, at))
            at = start + len(sentence)
            voice = self._voice(sentence, line[at:].strip() or (following and f"\n{following}"))
            if voice is None:
                continue
            own += line[done : start + voice.own] + "\n"
            if voice.reach == SENTENCE and voice.end is None and _is_asked_about(line[at:]):
                voice = Voice(voice.own, voice.start, PARAGRAPH)
            if voice.reach != SENTENCE:
                self.reach, done = voice.reach, len(line)
                self.handed = hands_over(sentence)
                self.claim(line[start + voice.start :].strip())
                break
            self.claim(sentence[voice.start : voice.end])
            done = at if voice.end is None else start + voice.end
        self.own.append((own + line[done:]).strip() if own else line)

    def _voice(self, sentence: str, behind: str) -> Voice | None:
        found = _other_voice(sentence, behind)
        if found is None or found.reach != MESSAGE:
            return found
        if self.frame.log_odds < _OWN:
            return None
        written = (sentence[found.start :] + behind).lstrip()
        quotes = found.start >= len(sentence) and any(mark in sentence for mark in '"“「')
        if quotes or written.startswith(_SET_APART) or self.frame.is_of_a_held_text:
            self.beside = True
            return None
        return found


def _other_voice(sentence: str, behind: str) -> Voice | None:
    """As the sentence's language has it; what stands before its first colon may be in another one."""
    language = language_of(sentence)
    found = language.voices.other_voice(sentence, behind)
    head = sentence[: mark.end()] if (mark := _COLON().search(sentence)) else ""
    if found or not head or language_of(head) is language:
        return found
    found = language_of(head).voices.other_voice(head, f"{sentence[len(head) :]} {behind}")
    return found and Voice(found.own, len(head), found.reach)


def _is_asked_about(behind: str) -> bool:
    """Whether words that somebody said go on, up to a brief question about them ("Plausible?")."""
    *said, asked = sentences(behind) or [""]
    size = len(asked.split()) if asked.isascii() else len(asked) / 2
    return bool(said) and asked.endswith(("?", "？")) and size <= _BRIEF and not _SELF().search(asked)


def sets_itself_apart(text: str) -> bool:
    """Whether a text, or a part of it, says itself where it ends."""
    return any(line.startswith(_SET_APART) for line in text.split("\n"))


def works_beside(line: str, behind: str) -> bool:
    """Whether the last sentence of a line works on a text that stands beside it."""
    found = sentences(line)
    voice = _other_voice(found[-1], behind) if found else None
    return voice is not None and voice.reach == MESSAGE
