"""The block of memories in the instruction file of another program, such as CLAUDE.md.

    <!-- memctl:begin 6f1c… -->
    …
    <!-- memctl:end -->

The first line has a fingerprint of the lines between, so that memctl notices an edit by hand. Everything outside of the
block belongs to others and keeps every byte: `without_block` undoes `with_block`."""

from __future__ import annotations

import hashlib
import re

from memctl.model.errors import InputError
from memctl.model.value import Value

END = "<!-- memctl:end -->"
_BEGIN = re.compile(r"^<!-- memctl:begin ([0-9a-f]{16})\b[^\n]*-->\r?$", re.MULTILINE)
_END = re.compile(r"^<!-- memctl:end -->\r?$", re.MULTILINE)


class ManagedBlock(Value):
    """A block in a text: `start` and `end` are the offsets of its lines, without the last line end. `line` is the
    1-based number of its first line."""

    start: int
    end: int
    line: int
    is_edited: bool


def find_block(text: str) -> ManagedBlock | None:
    """Return the block of a text, None if it has none. InputError, which begins with a line number, if it is not clear
    where the block is."""
    begins = list(_BEGIN.finditer(text))
    if not begins:
        return None
    first = begins[0]
    line = text.count("\n", 0, first.start()) + 1
    if len(begins) > 1:
        second = text.count("\n", 0, begins[1].start()) + 1
        raise InputError(f"{line}: there is another block of memctl in line {second}: delete one of them")
    last = _END.search(text, first.end())
    if last is None:
        raise InputError(f"{line}: the block of memctl has no end: write the line {END} below it")
    body = text[first.end() + 1 : last.start()]
    return ManagedBlock(first.start(), last.end(), line, is_edited=_fingerprint(body) != first[1])


def with_block(text: str | None, body: str) -> str:
    """Return the text with this block: in the place of the old one, else at the end. None means that there is no file
    yet. The block takes the line ends of the text, and whether the last line ends with one."""
    written = f"<!-- memctl:begin {_fingerprint(body)} -->\n{body}{END}"
    if text is None:
        return f"{written}\n"
    crlf = "\r\n" in text
    written = written.replace("\n", "\r\n") if crlf else written
    old = find_block(text)
    if old:
        kept = "\r" if text[old.start : old.end].endswith("\r") else ""
        return f"{text[: old.start]}{written}{kept}{text[old.end :]}"
    newline = "\r\n" if crlf else "\n"
    if not text.endswith("\n"):
        return text + newline * 2 * bool(text) + written
    return f"{text}{newline}{written}{newline}"


def without_block(text: str) -> str | None:
    """Return the text without its block and the blank line above it. None if the file was made for the block."""
    block = find_block(text)
    if block is None:
        return text
    before, after = text[: block.start], text[block.end :]
    if not before and after in ("\n", "\r\n"):
        return None
    is_last, after = not after, after.removeprefix("\n")
    before, is_spaced = _without_blank_line(before)
    return _without_newline(before) if is_last and is_spaced else before + after


def _without_blank_line(text: str) -> tuple[str, bool]:
    """Return (the text without a blank line at its end, whether it had one)."""
    shorter = _without_newline(text)
    is_spaced = shorter != text and (not shorter or shorter.endswith("\n"))
    return (shorter if is_spaced else text), is_spaced


def _without_newline(text: str) -> str:
    return text.removesuffix("\n").removesuffix("\r") if text.endswith("\n") else text


def _fingerprint(body: str) -> str:
    """Return a fingerprint of the lines. Line ends and trailing blanks do not count: git and editors change them."""
    lines = "\n".join(line.rstrip() for line in body.strip("\r\n").split("\n"))
    return hashlib.sha256(lines.encode("utf-8", "surrogateescape")).hexdigest()[:16]
