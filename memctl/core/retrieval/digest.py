"""The digest of a file: the facts about its memories that ranking needs, in the form that an index stores."""

from __future__ import annotations

from binascii import crc32

from memctl.core.language.concepts import concepts_of
from memctl.core.language.taxonomy import kinds_of
from memctl.core.language.tokenize import fold, folded_words
from memctl.model.memory import HEADING_JOINT, RELATION
from memctl.model.paths import place_of
from memctl.model.segment import (
    AGENT,
    ARCHIVED,
    CORE,
    DERIVED,
    EPISODE,
    FIRST,
    IN_PROJECT,
    MOST,
    NEVER,
    PENDING,
    POINTER,
    PROSE,
    QUESTION,
    RELATED,
    UNTIL,
    Digest,
    of_handle,
    of_id,
    packed,
)
from memctl.model.text.dates import day_number

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from memctl.model.memory import Memory

_DATE = r"[0-9]{4}-[0-9]{2}(?:-[0-9]{2})?"
_LONGEST_NAME = 32
_AFTER_DATE = " :：-—"
_IN_NAMES = str.maketrans("", "", " .'’-_·()")
_KINDS_OF_NOTES = """
action agreed answer bug change decided decision done event fact fix goal idea important info issue learned lesson log
meeting note outcome plan preference problem question reason reminder result rule status summary task tip todo update
warning 注意 备注 待办 任务 决定 会议 想法 总结 提醒 更新 目标 结论 计划 记录 问题 原因 教训
"""
_NO_NAMES = frozenset(_KINDS_OF_NOTES.split())
LABEL = "@"  # prefix for a word of the date or speaker before a line; no word begins with it
MOST_NAMES = 100_000  # words whose concepts and kinds are kept at a time
TITLED = "%"  # prefix for a word of the title of a note
TAGGED = "#"  # prefix for a word that only a tag of the memory has
SPEAKS = 2  # lines of a file that a speaker must have; a name before a single line is part of the text
# Links that are no answer: [[…]], ![…](…), [words](to a note or into this one), and an address alone.
_POINTERS = r"!?\[\[[^\[\]]{1,300}\]\]|!\[[^\[\]]{0,300}\]\([^()]{0,600}\)|\[[^\[\]]{1,300}\]\((?!https?:)[^()]{0,600}\)|<?https?://\S{1,900}"


def digest(memories: Sequence[Memory], title: str = "") -> Digest:
    """Return the digest of one file's memories, given in file order. `title` is what its front matter calls it."""
    first, heading, section_day = 0, None, 0
    depths, days, speakers, bodies, labels, flags = [], [], [], [], [], bytearray()
    headings: dict[int, str] = {}
    openings = [opening(memory.text) for memory in memories]
    said: dict[str, int] = {}
    for _, speaker, _ in openings:
        said[speaker] = said.get(speaker, 0) + 1
    for number, memory in enumerate(memories):
        if memory.heading != heading:
            first, heading = number, memory.heading
            headings[first] = f"{memory.heading} {place_of(memory.path)}"
            section_day = _day_of_heading(memory)
        date, speaker, _ = openings[number]
        if speaker and said[speaker] < SPEAKS:
            speaker = ""
        body = body_of(memory.text, speaker)
        depths.append(number - first)
        days.append((day_number(memory.since or date or memory.created) or 0) or section_day)
        speakers.append(speaker)
        bodies.append(with_tags(body, memory))
        labels.append(memory.text[: len(memory.text) - len(body)])
        flags.append(_flags(memory) | (0 if number else FIRST) | (QUESTION if _is_question(body) else 0))
    folded = _fold_all(bodies) if bodies else []
    lengths = packed([_length(text) for text in folded])
    counts = [_counted(text) for text in folded]
    _add_labels(counts, labels)
    _add_tagged(counts, memories, bodies)
    titles = dict(zip(headings, map(_counted, _fold_all(headings.values())), strict=False))
    prose = _is_prose(memories)
    if prose:
        _add_title(titles, memories[0], title)
    marks = packed([crc32(memory.text.encode("utf-8", "surrogatepass")) for memory in memories], 4)
    columns = lengths, packed(depths), packed(days), bytes(flags), marks
    bonds = bytes([_bonds(memory) | (PROSE if prose else 0) for memory in memories])
    handles, ids = [of_handle(memory.handle) for memory in memories], [of_id(memory.id) for memory in memories]
    return Digest(*columns, speakers, counts, titles, packed(handles, 4), packed(ids, 4), bonds)


def _fold_all(texts: Iterable[str]) -> list[str]:
    """Return the folded texts. Folding all at once is faster than one by one, but other alphabets are slow to fold."""
    lines = [text.replace("\n", " ") for text in texts]
    plain = [line.isascii() for line in lines]
    folded = [
        iter(
            fold("\n".join([line for line, is_plain in zip(lines, plain, strict=True) if is_plain is wanted])).split(
                "\n"
            )
        )
        for wanted in (False, True)
    ]
    return [next(folded[is_plain]) for is_plain in plain]


def _counted(folded: str) -> dict[str, int]:
    """Return how often a text has each word, and each concept and kind of its words."""
    from collections import Counter  # most questions read no file

    counts = dict(Counter(folded_words(folded)))
    for word, count in [*counts.items()]:
        names = _NAMES.get(word)
        if names is None:
            if len(_NAMES) >= MOST_NAMES:
                _NAMES.clear()
            names = _NAMES[word] = (*concepts_of(word), *kinds_of(word))
        for name in names:
            counts[name] = counts.get(name, 0) + count
    if len(folded) > MOST:
        counts = {word: min(MOST, count) for word, count in counts.items()}
    return counts


_NAMES: dict[str, tuple[str, ...]] = {}  # the concepts and kinds of words


def _add_labels(counts: Sequence[dict[str, int]], labels: Sequence[str]) -> None:
    """Add the words of dates and speakers with a prefix, because they count less than words of the text."""
    if any(labels):
        for words, label in zip(counts, _fold_all(labels), strict=True):
            words.update((LABEL + word, 1) for word in folded_words(label))


def _add_tagged(counts: Sequence[dict[str, int]], memories: Sequence[Memory], bodies: Sequence[str]) -> None:
    """Add the words that only tags have with a prefix, because they are not in the text."""
    for number, memory in enumerate(memories):
        if memory.tags:
            tags = " ".join(memory.tags)
            own = set(folded_words(fold(bodies[number].removesuffix(tags))))
            counts[number].update((TAGGED + word, 1) for word in set(folded_words(fold(tags))) - own)


def _is_prose(memories: Sequence[Memory]) -> bool:
    """Whether a file is one text: most of it is paragraphs, code, quotes and tables, not items."""
    return 2 * sum([memory.block != "item" for memory in memories]) > len(memories)


def _add_title(titles: dict[int, dict[str, int]], first: Memory, title: str) -> None:
    """Add the words of a note's title, its first heading and its file name with a prefix: they count for all of it."""
    name = place_of(first.path).rpartition("/")[2].removesuffix(".md")
    head = fold(f"{title} {first.heading.partition(HEADING_JOINT)[0]} {name}".replace("\n", " "))
    titles.setdefault(0, {}).update({TITLED + word: 1 for word in folded_words(head)})


def is_pointer(text: str) -> bool:
    """Whether a text has nothing but places to look at: bare addresses, [[links]], ![embeds], and links to other notes
    or into the same one."""
    if "[" not in text and "://" not in text:
        return False
    import re  # few memories are read, most come from the index

    left = re.sub(_POINTERS, " ", text)
    return left != text and not any(sign.isalnum() for sign in left)


def _bonds(memory: Memory) -> int:
    kind = RELATED if memory.type == RELATION else EPISODE if memory.type == "episode" else 0
    kind |= POINTER if is_pointer(memory.text) else 0
    return kind | (DERIVED if memory.derived else 0) | (IN_PROJECT if memory.project else 0)


def _length(folded: str) -> int:
    """Estimate the number of words: five or six letters, or one CJK character with its pair, make one word."""
    if folded.isascii():
        return 1 + (len(folded) + 1) // 6
    return 1 + (len(folded.encode("utf-8", "surrogatepass")) + 1) // 3


def _flags(memory: Memory) -> int:
    return (
        (ARCHIVED if memory.archived else 0)
        | (AGENT if memory.agent or memory.project else 0)
        | (PENDING if memory.pending else 0)
        | (UNTIL if memory.until or memory.derived else 0)  # these memories are tested one by one
        | (NEVER if memory.inject == "never" or memory.once else 0)
        | (CORE if memory.in_core else 0)
    )


def with_tags(body: str, memory: Memory) -> str:
    return f"{body} {' '.join(memory.tags)}" if memory.tags else body


def opening(text: str) -> tuple[str, str, str]:
    """Split a line of a record into (date, speaker, words): "2023-11-21 Tim: Hi" gives ("2023-11-21", "tim", "Hi").
    Date and speaker are empty if missing; the speaker is folded. Without a date there is no speaker: "Blood type: O" is
    all words. Other lines decide whether a speaker is only a label."""
    if text[4:5] != "-" or not text[:4].isdecimal():
        return "", "", text
    date, text = text[:10], text[10:].lstrip(_AFTER_DATE)
    name, colon, body = text[: _LONGEST_NAME + 2].partition(":")
    if not colon:
        name, colon, body = text[: _LONGEST_NAME + 2].partition("：")
    if colon and (not body or body[0] == " " or colon == "：") and _may_speak(name):
        return date, fold(name).strip(), text[len(name) + 1 :]
    return date, "", text


def _may_speak(name: str) -> bool:
    """Whether what stands before a colon can be a name: letters and digits, and no word for a kind of note."""
    letters = name.translate(_IN_NAMES)
    return letters.isalnum() and name[0].isalpha() and name.count(" ") < 4 and name.casefold() not in _NO_NAMES


def body_of(text: str, speaker: str) -> str:
    """Return the text without its date, and without its speaker if it has one."""
    date, _, body = opening(text)
    return body if speaker or not date else text[len(date) :].lstrip(_AFTER_DATE)


def _is_question(body: str) -> bool:
    body = body.rstrip()
    if body.endswith("]"):  # "… you? [shared image: a dog]"
        body = body[: body.rfind("[")].rstrip()
    return body.endswith(("?", "？"))


def _day_of_heading(memory: Memory) -> int:
    path = place_of(memory.path)
    if not any(sign.isdecimal() for sign in memory.heading + path):
        return 0
    import re  # needed only for files that are read, not for indexed ones

    match = re.search(_DATE, memory.heading) or re.search(_DATE, path)
    return (day_number(match[0]) or 0) if match else 0
