"""Reads Markdown as memories. The line scanner knows front matter, headings, lists, fences, quotes, tables and
comments. It splits lines at `\\n` only, so joining them gives back every byte."""

from __future__ import annotations

import re

from memctl.model.markdown.marks import BLOCKS, as_share, is_only_tags, split_marks, split_type
from memctl.model.memory import HEADING_JOINT, RELATION, Memory, known_type, type_of_path
from memctl.model.project import path_within
from memctl.model.text.dates import is_date

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    FrontMatterReader = Callable[[str], dict[str, Any]]

_HEADING = re.compile(r" {0,3}(#{1,6})(?:[ \t](.*))?$")
_ITEM = re.compile(r"( {0,3})([-*+]|\d{1,9}[.)])([ \t]+|$)")
_FENCE = re.compile(r" {0,3}(`{3,}|~{3,})([^`]*)$")
_BREAK = re.compile(r" {0,3}([-*_])(?:[ \t]*\1){2,}[ \t]*$")
_UNDERLINE = re.compile(r" {0,3}(=+|-+)[ \t]*$")
_REFERENCE = re.compile(r" {0,3}\[[^\]]+\]:[ \t]*\S+(?:[ \t]+[\"'(].*)?[ \t]*$")
_LONE_ID = re.compile(r"\^([A-Za-z0-9-]+)[ \t]*$")
_DATED = re.compile(r"\d{4}-\d\d-\d\d")
_BASE = "|||||||"  # of a conflict: the common ancestor of both sides follows
_CONFLICT = re.compile(r"(<{7,}|>{7,}|={7})(?: |$)")

TITLES = ("title", "aliases", "description", "summary")  # in front matter
_RELATIONS = ("relations", "关系")  # titles of sections whose items with [[links]] are relations


class Document:
    """A parsed file. `lines` joined by `\\n` gives the exact file, decoded with surrogateescape.

    `body` is the index of the first line behind the front matter, `front` the text of the front matter or None.
    `conflicts` are the 1-based lines of merge conflict markers."""

    __slots__ = ("lines", "front", "body", "memories", "sections", "conflicts")

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.front, self.body = _front_matter(self.lines)
        self.memories: list[Memory] = []
        self.sections: list[tuple[int, int, str]] = []  # (0-based line, level, title)
        self.conflicts: list[int] = []

    @property
    def title(self) -> str:
        """What its front matter calls and says of it, as written: the lines of TITLES and those indented below them."""
        held, out = False, []
        for line in (self.front or "").split("\n"):
            key, colon, value = line.partition(":")
            held = held if line[:1] in (" ", "\t", "-") else bool(colon) and key in TITLES
            if held:
                out.append(value if colon and key in TITLES else line)
        return " ".join(out)


def decode(data: bytes) -> str:
    """Decode bytes into text that encodes back to the same bytes."""
    return data.decode("utf-8", "surrogateescape")


def encode(text: str) -> bytes:
    """The inverse of decode."""
    return text.encode("utf-8", "surrogateescape")


def _front_matter(lines: list[str]) -> tuple[str | None, int]:
    if lines[0].lstrip("\ufeff").rstrip() != "---":
        return None, 0
    for number in range(1, len(lines)):
        if lines[number].rstrip() in ("---", "..."):
            return "\n".join(line.rstrip("\r") for line in lines[1:number]), number + 1
    return None, 0


def parse(text: str, path: str, front: dict[str, Any] | None = None, scope: str = "user") -> Document:
    """Parse the text of a file. `front` is its front matter as read by YAML; it gives the file's defaults."""
    document = Document(text)
    _Scanner(document, path, front or {}, scope).scan()
    return document


def says_relations(heading: str) -> bool:
    """Whether items with [[links]] are relations under a heading (or heading chain)."""
    return heading.rpartition(HEADING_JOINT)[2].strip().casefold() in _RELATIONS


class _Scanner:
    """Walks the lines once. Each `_read_…` starts at a line, adds at most one memory, and returns the next line."""

    def __init__(self, document: Document, path: str, front: dict[str, Any], scope: str) -> None:
        self.document = document
        # patterns match the line without its carriage return; the document stores the whole line
        self.lines = [line[:-1] if line.endswith("\r") else line for line in document.lines]
        self.path = path
        self.scope = scope
        self.headings: list[tuple[int, str]] = []
        self.heading = ""
        self.relates = False  # whether the section is one of relations
        self.dated = ""
        self.agent = agent_of_path(path)
        self.ends = True  # whether the end of a %% comment may still follow
        self.defaults = file_defaults(path, front)

    def scan(self) -> None:
        lines, number, count = self.lines, self.document.body, len(self.lines)
        if number == 0 and lines[0].startswith("\ufeff"):
            lines[0] = lines[0][1:]
        while number < count:
            line = lines[number]
            if not line.strip():
                number += 1
            elif line[0] == "#" and (match := _HEADING.match(line)):
                self._enter_section(number, len(match[1]), _title(match[2] or ""))
                number += 1
            elif (match := _ITEM.match(line)) and not _BREAK.match(line):
                number = self._read_item(number, match)
            else:
                number = self._read_block(number, line)

    def _enter_section(self, number: int, level: int, title: str) -> None:
        self.document.sections.append((number, level, title.strip()))
        while self.headings and self.headings[-1][0] >= level:
            self.headings.pop()
        self.headings.append((level, title.strip()))
        self.heading = HEADING_JOINT.join(name for _, name in self.headings if name)
        self.relates = says_relations(title)
        dates = [_DATED.match(name) for _, name in self.headings]
        self.dated = next((match[0] for match in reversed(dates) if match and is_date(match[0])), "")

    def _read_block(self, number: int, line: str) -> int:
        if match := _FENCE.match(line):
            return self._read_fence(number, match[1])
        if line.startswith(_BASE) and (end := self._end_of_base(number)):
            self.document.conflicts.append(number + 1)
            return end
        bare = line.lstrip()
        if bare.startswith("<!--"):
            return self._skip_comment(number)
        if bare.startswith("%%") and (end := self._end_of_percents(number)):
            return end
        if match := _HEADING.match(line):
            self._enter_section(number, len(match[1]), _title(match[2] or ""))
            return number + 1
        if _BREAK.match(line) or _REFERENCE.match(line):
            return number + 1
        if _CONFLICT.match(line):
            self.document.conflicts.append(number + 1)
            return number + 1
        if line.startswith(("    ", "\t")):
            return self._read_indented(number)
        if line.lstrip()[0] in ">|":
            return self._read_run(number, line.lstrip()[0])
        return self._read_paragraph(number)

    def _end_of_base(self, number: int) -> int:
        """Return the line of `=======` behind the common ancestor that git wrote into a conflict (diff3): nobody says
        these lines any more. 0 if the line `number` stands in no conflict."""
        conflicts = self.document.conflicts
        if not conflicts or not self.lines[conflicts[-1] - 1].startswith("<<<<<<<"):
            return 0
        for place in range(number + 1, len(self.lines)):
            if self.lines[place].startswith("======="):
                return place
            if _CONFLICT.match(self.lines[place]):
                break
        return 0

    def _read_item(self, number: int, match: re.Match[str]) -> int:
        offset = min(match.end(), match.end(2) + 1) if match[3] else match.end(2) + 1
        end = self._item_end(number, offset)
        kind, text = split_type(self.lines[number][match.end() :])
        memory = self._memory("", number, end, "item")
        memory.type = kind or memory.type
        first = split_marks(text, memory)
        if end > number + 1 and self.lines[number + 1].lstrip().startswith(BLOCKS) and is_only_tags(first):
            first = ""
        memory.text = _joined(first, self.lines[number + 1 : end], offset)
        if "[[" in first and self.relates:
            memory.type = RELATION
            memory.inject = "never" if memory.derived else memory.inject
        self._keep(memory)
        return end

    def _item_end(self, number: int, offset: int) -> int:
        """Return the line behind the item: behind everything indented under it, and behind the lines that continue its
        paragraph."""
        lines, end, number = self.lines, number + 1, number + 1
        blank = False
        while number < len(lines):
            line = lines[number]
            if not line.strip():
                blank = True
            elif line.startswith("\t") or len(line) - len(line.lstrip(" ")) >= min(offset, 2):
                end = number + 1
                blank = False
            elif blank or self._starts_block(line):
                break
            else:
                end = number + 1
            number += 1
        return end

    def _starts_block(self, line: str) -> bool:
        return bool(
            _HEADING.match(line) or _ITEM.match(line) or _FENCE.match(line) or _BREAK.match(line)
            or _CONFLICT.match(line) or line.lstrip().startswith((">", "<!--", "%%", "|"))
        )  # fmt: skip

    def _read_fence(self, number: int, fence: str) -> int:
        lines, end = self.lines, number + 1
        closing = re.compile(rf" {{0,3}}{re.escape(fence[0])}{{{len(fence)},}}[ \t]*$")
        while end < len(lines) and not closing.match(lines[end]):
            end += 1
        return self._keep_block(number, min(end + 1, len(lines)), "code")

    def _skip_comment(self, number: int) -> int:
        while number < len(self.lines) and "-->" not in self.lines[number]:
            number += 1
        return number + 1

    def _end_of_percents(self, number: int) -> int:
        """Return the line behind an Obsidian comment `%% … %%`, on one line or several; 0 if the comment has no end."""
        _, closed, behind = self.lines[number].strip()[2:].partition("%%")
        if closed:
            return 0 if behind else number + 1
        while self.ends and (number := number + 1) < len(self.lines):
            if self.lines[number].rstrip().endswith("%%"):
                return number + 1
        self.ends = False
        return 0

    def _read_indented(self, number: int) -> int:
        end = number + 1
        while end < len(self.lines) and (self.lines[end].startswith(("    ", "\t"))):
            end += 1
        return self._keep_block(number, end, "code")

    def _read_run(self, number: int, sign: str) -> int:
        end = number + 1
        while end < len(self.lines) and self._continues_run(self.lines[end], sign):
            end += 1
        return self._keep_block(number, end, "quote" if sign == ">" else "table")

    def _keep_block(self, number: int, end: int, block: str) -> int:
        """Add a block. Its id may stand on a line of its own, after at most one blank line."""
        memory = self._memory("\n".join(self.lines[number:end]).strip("\n"), number, end, block)
        for after in (end, end + 1):
            if after < len(self.lines) and (match := _LONE_ID.match(self.lines[after])):
                memory.id, memory.end, end = match[1], after + 1, after + 1
                break
            if after < len(self.lines) and self.lines[after].strip():
                break
        self._keep(memory)
        return end

    def _continues_run(self, line: str, sign: str) -> bool:
        """Whether the line continues the quote or table above. A paragraph in a quote may continue without `>`."""
        if line.lstrip().startswith(sign):
            return True
        return sign == ">" and bool(line.strip()) and not self._starts_block(line) and not _LONE_ID.match(line)

    def _read_paragraph(self, number: int) -> int:
        lines, end = self.lines, number + 1
        while end < len(lines) and lines[end].strip():
            if match := _UNDERLINE.match(lines[end]):
                title = " ".join(line.strip() for line in lines[number:end])
                self._enter_section(number, 1 if match[1][0] == "=" else 2, title)
                return end + 1
            if self._starts_block(lines[end]):
                break
            end += 1
        memory = self._memory("", number, end, "paragraph")
        last = split_marks(lines[end - 1], memory)
        memory.text = "\n".join(line.rstrip() for line in [*lines[number : end - 1], last]).strip()
        self._keep(memory)
        return end

    def _memory(self, text: str, number: int, end: int, block: str) -> Memory:
        memory = Memory(text, path=self.path, line=number + 1, end=end, block=block, heading=self.heading)
        memory.scope = self.scope
        memory.agent = self.agent
        for field, value in self.defaults.items():
            setattr(memory, field, value)
        if self.dated:
            memory.created = self.dated
        return memory

    def _keep(self, memory: Memory) -> None:
        if memory.text:
            self.document.memories.append(memory)


def _title(text: str) -> str:
    """Return the title of a heading without closing `#` signs."""
    text = text.strip(" \t")
    before = text.rstrip("#")
    return before if before[-1:] in ("", " ", "\t") else text


def _joined(first: str, rest: list[str], offset: int) -> str:
    """Join the first line and the indented lines below it. Removes the indentation of the item's words, or the least
    indentation if that is smaller, so code in an item stays indented. Drops trailing blank lines."""
    if not rest:
        return first.strip()
    indents = [len(line) - len(line.lstrip()) for line in rest if line.strip()]
    least = min([offset, *indents])
    return "\n".join([first.strip(), *(line[least:].rstrip() for line in rest)]).strip("\n")


DEFAULTS = ("type", "tags", "importance", "source", "created", "updated", "pin", "inject")  # in front matter
NEVER = ("never", "false", "no", "off", "none")
ALWAYS = ("", "always", "true", "yes", "on")


def agent_of_path(path: str) -> str:
    """Return the agent of a file in `agents/<id>/`, empty for others."""
    parts = path_within(path).split("/")
    return parts[1] if parts[0] == "agents" and len(parts) > 2 else ""


def knows_inject(value: str) -> bool:
    """Whether front matter may have this value of `inject`."""
    return value.lower() in (*NEVER, *ALWAYS)


def file_defaults(path: str, front: dict[str, Any]) -> dict[str, Any]:
    """Return the fields that a file's front matter and path give to each of its memories."""
    named = known_type(str(front.get("type", "")))
    defaults: dict[str, Any] = {"type": named or type_of_path(path)}
    tags = front.get("tags")
    if isinstance(tags, str):
        tags = tags.replace(",", " ").split()
    if isinstance(tags, list):
        defaults["tags"] = tuple(str(tag).lstrip("#") for tag in tags if tag is not None)
    for key in ("created", "updated", "source"):
        if front.get(key):
            defaults[key] = str(front[key])
    if front.get("inject") is not None and str(front["inject"]).lower() in NEVER:
        defaults["inject"] = "never"
    importance = as_share(str(front.get("importance", "")))
    if importance is not None:
        defaults["importance"] = importance
    if front.get("pin") is True:
        defaults["pin"] = True
    return defaults
