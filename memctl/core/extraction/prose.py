"""What of a message is its writer's own prose: code, logs, quotations, tables and pictures are left out."""

from __future__ import annotations

import re

from memctl.core.extraction.provenance.wrapped_text import outside
from memctl.core.language.patterns import Lazy
from memctl.core.safety.private import without_private

LONGEST = 8000  # characters; what is longer was pasted, and only its ends are the writer's own words
_END = 2000

_FENCE = Lazy(r"^ {0,3}(`{3,}|~{3,})")
_PICTURE = Lazy(r"!\[[^\]\n]*\]\([^)\n]*\)|\[(?:shared|attached|image|photo|图片|照片)[^\]\n]*\]", re.I)
_COMMENTARY = Lazy(r"(?:^|(?<=\s))\*[^*\n]{2,80}\*(?=\s|$)")  # *waves*, as role-play writes an action
_LETTER = Lazy(  # from its salutation to its close, or to its end
    r"^(?:Dear |To whom)[^\n]*[,:.]? *\n(?s:.*?)"
    r"(?:^(?:Sincerely|Best|Kind|Warm|Regards|Yours)\b[^\n]*(?:\n[^\n]{1,40}$)?|\Z)|"
    r"^尊敬的[^\n]{1,20}[：:] *\n(?s:.*?)(?:^(?:此致|敬礼)[^\n]*$|\Z)",
    re.M,
)
_MAIL = Lazy(  # a message as mail programs hand it on: from its headers, or from who wrote it, to the end
    r"^(?:(?:From|To|Cc|Subject|Date|Sent|Reply-To|发件人|收件人|抄送|主题|日期|发送时间)[:：][^\n]{1,200}\n){2}(?s:.*)\Z|"
    r"(?:^|(?<=[.!?] ))(?:[^\n.!?]|[.!?](?!\s)){0,120}\b(?:wrote|writes):[ \t]*\n(?!\s*>)(?s:.*)\Z",
    re.M,
)
_ROW = r"[^\n,，。！？!?]{1,30}(?:,[^\s,，。！？!?][^\n,，。！？!?]{0,30})+$"
_TABLE = Lazy(rf"^(?![^\n]*(?:我|\bI\b|\bmy\b)){_ROW}(?:\n{_ROW}){{2,}}", re.M)  # of values with commas, below its head
_LIST_MARK = Lazy(r"\s{0,12}(?:[-*+•·]|\d{1,3}[.)、])\s+(?:\[[ xX]\]\s+)?")
_LEVELS = ("ERROR", "WARNING", "WARN", "INFO", "DEBUG", "FATAL", "TRACE", "FAILED", "FAIL", "PASS", "npm ERR!")
_DECLARING = (
    "public", "private", "protected", "static", "async", "export", "const", "let", "var", "def", "class", "function",
    "func", "fn", "interface", "struct", "enum",
)  # fmt: skip
_STEPS = (
    "if", "for", "while", "switch", "elif", "else", "try", "except", "catch", "return", "raise", "throw", "print",
    "echo",
)  # fmt: skip
_QUERIES = ("SELECT", "INSERT INTO", "UPDATE", "DELETE FROM", "CREATE", "ALTER", "DROP")
_PROGRAMS = (
    "sudo", "apt", "apt-get", "brew", "pip3", "pip", "npm", "npx", "yarn", "pnpm", "docker", "kubectl", "git", "curl",
    "wget", "cd", "ls", "mkdir", "chmod", "export", "make", "cargo", "go", "python3", "python",
)  # fmt: skip
_WORDS_OF_MACHINES = (  # with one of these begins what _MACHINE matches, if with a letter and without a colon or =
    *_LEVELS, *_DECLARING, *_STEPS, *_QUERIES, *_PROGRAMS, "diff --git", "index ", "E  ", "Traceback ", "File ", "at ",
    "Exception in", "goroutine ", "from ", "import ", "using ", "package ",
)  # fmt: skip
_MACHINE = Lazy(
    r"\s*(?:"
    r">|\||\$ |% |# ?!|#{1,6} |>>> |\.\.\. |@@ |diff --git|index [0-9a-f]{7}|\+\+\+ |--- |[+-](?=\S).*[;{}()=]|"
    r"\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d|\[\d\d?:\d\d\]|"
    r"\[?\d\d:\d\d:\d\d|\w{3} +\d+ \d\d:\d\d:\d\d |\d{1,3}(?:\.\d{1,3}){3}\b|"
    rf"\[?(?:{'|'.join(_LEVELS)}|E {{2,}})\b[\]: ]|error(?:\[\w+\])?:|warning:|"
    r"[\w./-]{2,20}: (?:Error |error: |fatal: |warning: |command not found)|"
    r"Traceback |File \"|at (?:new |async )?[\w$<>]+(?:[.$/][\w.$<>/]+)? ?[(\[]|at [\w$]+(?:\.[\w$<>]+)+[\s(]|"
    r"Caused by:|Exception in|[\w.]*(?:Error|Exception): |panic: |goroutine |"
    r"(?:from|import) [\w.{*]+(?: import| from|$|;)|#include|using namespace|package [\w.]+;?$|"
    rf"(?:{'|'.join(_DECLARING)})\b.*[({{=:;]|(?:{'|'.join(_STEPS)})\b.*[({{:;]\s*$|"
    rf"(?:{'|'.join(_QUERIES)}) \S.*(?:;|FROM|SET|VALUES|TABLE)|"
    r"</?[a-zA-Z!][^>]*>|[{}\[\]()<>;,]+\s*$|[\"'][\w.-]+[\"']\s*:|"
    r"(?:[A-Za-z0-9_.-]+|[\w.-]+(?!(?<=\d):\d))\s*[:=]\s*[\"'{\[\d].*[,;]?$|"
    rf"(?:{'|'.join(_PROGRAMS)}) [\w./:@=~-]*[-./=~:@][\w./:@=~-]*(?:\s|$)"
    r")"
)
_DIFF = ("diff --git ", "@@ ", "--- ", "+++ ")
_SPEAKER = Lazy(r"^\s*[\w·. ]{1,20}[:：]\s")  # two such lines are a dialogue
_CODE_SIGN = Lazy(r"[{}();=<>\[\]|\\/$&]")
_GAP = Lazy("_+")  # to be filled in
_LONG_WORD = 60


def own_prose(text: str) -> list[str]:
    """The lines of prose that the writer of a message wrote, list marks taken off."""
    text = without_private(text)
    text = outside(text).own
    if len(text) > LONGEST:
        text = text[:_END] + "\n\n" + text[-_END:]
    if "[" in text:
        text = _PICTURE().sub(" ", text)
    if "\n" in text and ("Dear " in text or "To whom" in text or "尊敬的" in text):
        text = _LETTER().sub("\n", text)
    if "wrote:\n" in text or "writes:\n" in text or "Subject:" in text or "主题" in text:
        text = _MAIL().sub("\n", text)
    if "\n" in text and "," in text:
        text = _TABLE().sub("\n", text)
    if "*" in text:
        text = _COMMENTARY().sub(" ", text)
    if "\n" not in text:
        return [] if _is_machine(text) else [_without_mark(text)]
    return _prose_lines(text.split("\n"))


def _prose_lines(lines: list[str]) -> list[str]:
    prose: list[str] = []
    fence = ""
    if any(line.startswith(_DIFF) for line in lines):
        lines = [line for line in lines if not line.startswith(("+", "-"))]
    for line in lines:
        mark = _FENCE().match(line) if "```" in line or "~~~" in line else None
        if mark:
            fence = "" if fence and mark[1].startswith(fence) else fence or mark[1]
        elif not fence and line.strip() and not _is_machine(line):
            prose.append(_without_mark(line))
    spoken = [line for line in prose if _SPEAKER().match(line)]
    return [line for line in prose if line not in spoken] if len(spoken) > 1 else prose


def _without_mark(line: str) -> str:
    if line[:1].isalpha():
        return line
    mark = _LIST_MARK().match(line)
    return line[mark.end() :] if mark else line


def _may_be_machine(line: str) -> bool:
    """Whether _MACHINE could match: most lines of prose are ruled out at a small part of its cost."""
    start = line.lstrip()
    return ":" in line or "=" in line or not start[:1].isalpha() or start.startswith(_WORDS_OF_MACHINES)


def _is_machine(line: str) -> bool:
    """Whether a line is code, log output, a quotation, a heading or a table rather than prose."""
    if line.startswith(("    ", "\t")) and not _LIST_MARK().match(line):
        return True
    if _may_be_machine(line) and _MACHINE().match(line):
        return True
    signs = len(_CODE_SIGN().findall(line)) + line.count("::") + (len(_GAP().findall(line)) if "_" in line else 0)
    if signs > 3 and signs * 12 > len(line):
        return True
    return len(line) >= _LONG_WORD and line.isascii() and max(map(len, line.split())) >= _LONG_WORD
