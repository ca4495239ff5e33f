"""Writes mdoc(7), the language of manual pages, from simple Markdown: headings, paragraphs, lists of terms, bullets,
literal blocks, `code` and **strong** words."""

from __future__ import annotations

import re
import textwrap

_FENCE = "```"
_INLINE = re.compile(r"`([^`]+)`|\*\*([^*]+)\*\*")
_SENTENCE_END = re.compile(r"(?<=[.!?]) +(?=\S)")
_SPECIAL = {"\\": "\\e", "-": "\\-", "'": "\\(aq", "`": "\\(ga", "^": "\\(ha", "~": "\\(ti", '"': "\\(dq"}
_SPECIAL_TABLE = str.maketrans(_SPECIAL)
_MACRO = re.compile(r"(?<!\S)(?=[A-Z][a-z]{1,2}(?!\S))")  # words such as No and An are macros if they follow a macro


def escape(text: str) -> str:
    """Return text without special meaning, in a paragraph and as an argument of a macro."""
    return _shielded(text.translate(_SPECIAL_TABLE))


def inline(text: str) -> str:
    """Return one line of text with backquoted and starred parts in bold."""
    parts: list[str] = []
    end = 0
    for match in _INLINE.finditer(text):
        parts += [text[end : match.start()].translate(_SPECIAL_TABLE), _bold(match[1] or match[2])]
        end = match.end()
    return _shielded("".join(parts) + text[end:].translate(_SPECIAL_TABLE))


def argument(text: str) -> str:
    """Return one line of text as arguments of a macro. No word of it acts as a macro."""
    return _MACRO.sub(r"\\&", inline(text))


def prose(text: str) -> list[str]:
    """Return the lines of a paragraph: each sentence on a new line, as mdoc requires, and no long line."""
    sentences = _SENTENCE_END.split(inline(" ".join(text.split())))
    wrapped = [textwrap.wrap(line, 70, break_long_words=False, break_on_hyphens=False) for line in sentences]
    return [_shielded(line) for lines in wrapped for line in lines]


def _shielded(line: str) -> str:
    """Protect a line that would read as a macro."""
    return "\\&" + line if line.startswith(".") else line


def _bold(text: str) -> str:
    return f"\\fB{text.translate(_SPECIAL_TABLE)}\\fP"


def literal(lines: list[str]) -> list[str]:
    """Return a block that keeps its lines."""
    return [".Bd -literal -offset indent", *(escape(line) for line in lines), ".Ed"]


def page_of(name: str, section: int, summary: str, date: str, body: list[str]) -> str:
    """Return a whole page. `date` looks like `November 21, 2026`."""
    head = [f".Dd {date}", f".Dt {name.upper()} {section}", ".Os", ".Sh NAME", f".Nm {name}"]
    return "\n".join([*head, f".Nd {argument(summary)}", *body]) + "\n"


def from_markdown(text: str) -> list[str]:
    """Return lines of mdoc. A term is a single line before a line that begins with `: `."""
    lines: list[str] = []
    blocks = _blocks(text)
    for number, block in enumerate(blocks):
        kind = _kind(block)
        before = _kind(blocks[number - 1]) if number else "heading"
        after = _kind(blocks[number + 1]) if number + 1 < len(blocks) else ""
        lines += _WRITERS[kind](block, before == kind, after == kind, before == "heading")
    return lines


def _blocks(text: str) -> list[list[str]]:
    """Split text at blank lines. A fenced block stays whole; each term and each bullet is its own block."""
    blocks: list[list[str]] = [[]]
    fenced = False
    for line in text.strip("\n").split("\n"):
        if line.startswith(_FENCE):
            blocks += [] if fenced else [[]]
            blocks[-1].append(line)
            fenced = not fenced
        elif fenced or (line.strip() and not line.startswith("- ")):
            blocks[-1].append(line)
        else:
            blocks.append([line] if line.strip() else [])
    return [block for block in blocks if block]


def _kind(block: list[str]) -> str:
    if block[0].startswith("#"):
        return "heading"
    if block[0].startswith(_FENCE):
        return "fence"
    if block[0].startswith("- "):
        return "bullet"
    return "term" if len(block) > 1 and block[1].startswith(": ") else "paragraph"


def _heading(block: list[str], before: bool, after: bool, first: bool) -> list[str]:
    marks, _, title = block[0].partition(" ")
    return [f".Sh {argument(title.upper())}"] if len(marks) == 1 else [f".Ss {argument(title)}"]


def _paragraph(block: list[str], before: bool, after: bool, first: bool) -> list[str]:
    return [*([] if first else [".Pp"]), *prose(" ".join(block))]


def _fence(block: list[str], before: bool, after: bool, first: bool) -> list[str]:
    return literal(block[1:-1])


def _bullet(block: list[str], before: bool, after: bool, first: bool) -> list[str]:
    return _listed(".Bl -bullet", [".It", *prose(" ".join(block)[2:])], before, after)


def _term(block: list[str], before: bool, after: bool, first: bool) -> list[str]:
    text = prose(" ".join(block[1:])[2:])
    return _listed(".Bl -tag -width Ds", [f".It {argument(block[0])}", *text], before, after)


def _listed(start: str, item: list[str], before: bool, after: bool) -> list[str]:
    return [*([] if before else [start]), *item, *([] if after else [".El"])]


_WRITERS = {"heading": _heading, "paragraph": _paragraph, "fence": _fence, "bullet": _bullet, "term": _term}
