"""Writes mdoc(7), the language of manual pages, from a little Markdown: headings, paragraphs, lists of terms, bullets,
literal blocks, `code` and **strong** words."""

from __future__ import annotations

import re
import textwrap

_FENCE = "```"
_INLINE = re.compile(r"`([^`]+)`|\*\*([^*]+)\*\*")
_SENTENCE_END = re.compile(r"(?<=[.!?]) +(?=\S)")
_SPECIAL = {"\\": "\\e", "-": "\\-", "'": "\\(aq", "`": "\\(ga", "^": "\\(ha", "~": "\\(ti", '"': "\\(dq"}
_SPECIAL_TABLE = str.maketrans(_SPECIAL)
_MACRO = re.compile(r"(?<!\S)(?=[A-Z][a-z]{1,2}(?!\S))")  # No, An: macros wherever they stand behind one


def escape(text: str) -> str:
    """Text that means itself, in a paragraph and as an argument of a macro."""
    return _shielded(text.translate(_SPECIAL_TABLE))


def inline(text: str) -> str:
    """Text of one line: what stands in backquotes or double asterisks is bold."""
    parts: list[str] = []
    end = 0
    for match in _INLINE.finditer(text):
        parts += [text[end : match.start()].translate(_SPECIAL_TABLE), _bold(match[1] or match[2])]
        end = match.end()
    return _shielded("".join(parts) + text[end:].translate(_SPECIAL_TABLE))


def argument(text: str) -> str:
    """Text of one line as arguments of a macro, in which no word is a macro itself."""
    return _MACRO.sub(r"\\&", inline(text))


def prose(text: str) -> list[str]:
    """Lines of a paragraph: each sentence begins one, as mdoc wants it, and none is long."""
    sentences = _SENTENCE_END.split(inline(" ".join(text.split())))
    wrapped = [textwrap.wrap(line, 70, break_long_words=False, break_on_hyphens=False) for line in sentences]
    return [_shielded(line) for lines in wrapped for line in lines]


def _shielded(line: str) -> str:
    """A line that would be read as a macro, with what keeps it text."""
    return "\\&" + line if line.startswith(".") else line


def _bold(text: str) -> str:
    return f"\\fB{text.translate(_SPECIAL_TABLE)}\\fP"


def literal(lines: list[str]) -> list[str]:
    """A block that keeps its lines."""
    return [".Bd -literal -offset indent", *(escape(line) for line in lines), ".Ed"]


def page_of(name: str, section: int, summary: str, date: str, body: list[str]) -> str:
    """A whole page. `date` is written as `November 21, 2026`."""
    head = [f".Dd {date}", f".Dt {name.upper()} {section}", ".Os", ".Sh NAME", f".Nm {name}"]
    return "\n".join([*head, f".Nd {argument(summary)}", *body]) + "\n"


def from_markdown(text: str) -> list[str]:
    """Lines of mdoc. A term is a line alone, followed by a line that begins with `: `."""
    lines: list[str] = []
    blocks = _blocks(text)
    for number, block in enumerate(blocks):
        kind = _kind(block)
        before = _kind(blocks[number - 1]) if number else "heading"
        after = _kind(blocks[number + 1]) if number + 1 < len(blocks) else ""
        lines += _WRITERS[kind](block, before == kind, after == kind, before == "heading")
    return lines


def _blocks(text: str) -> list[list[str]]:
    """The blocks that blank lines part; a fenced one is whole, each term and each bullet is one."""
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
