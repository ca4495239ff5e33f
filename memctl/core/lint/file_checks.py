"""Lint rules within one file; see the table in `rules`."""

from __future__ import annotations

import re

from memctl.core.safety.sanitize import without_hidden
from memctl.core.safety.secrets import find_secrets
from memctl.model.markdown.marks import KEYS
from memctl.model.markdown.parse import DEFAULTS, knows_inject
from memctl.model.memory import EXTRA_KEYS
from memctl.model.text.dates import day_number

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from memctl.model.lint import LintInput
    from memctl.model.memory import Memory

_NO_DEFAULTS = frozenset((*KEYS, *EXTRA_KEYS)).difference(DEFAULTS)
_WORD = re.compile(r"[^\W\d_]{2,}")
_NO_TEXT = re.compile("([\0\r\ud800-\udfff]+)")
_DATES = ("created", "updated", "since", "until", "review")
# Greek letters that look like Latin ones; the others (Δt, μTorrent) are used on purpose
_GREEK_LIKE_LATIN = frozenset("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαινορυχϲϳ")
_ALPHABETS = ("CYRILLIC", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU")


def not_utf8(grounds: LintInput) -> Iterator[tuple[str, int, str]]:
    for file in grounds.files:
        try:
            file.data.decode("utf-8")
        except UnicodeDecodeError as error:
            yield file.path, file.data.count(b"\n", 0, error.start) + 1, f"not UTF-8 at byte {error.start}"


def nul_bytes(grounds: LintInput) -> Iterator[tuple[str, int, str]]:
    for file in grounds.files:
        if (at := file.data.find(b"\0")) >= 0:
            yield file.path, file.data.count(b"\n", 0, at) + 1, "a NUL byte"


def front_matter(grounds: LintInput) -> Iterator[tuple[str, int, str]]:
    for file in grounds.files:
        if file.problem:
            yield file.path, 1, f"front matter is not a YAML mapping: {file.problem}"


def keys_without_effect(grounds: LintInput) -> Iterator[tuple[str, int, str]]:
    """Yield front matter keys without effect, although they look like marks of a memory."""
    for file in grounds.files:
        for number, line in enumerate((file.document.front or "").split("\n"), 2):
            key, sign, value = line.partition(":")
            if sign and key in _NO_DEFAULTS:
                yield file.path, number, f"{key} has no effect in front matter"
            elif sign and key == "inject" and not knows_inject(value.partition(" #")[0].strip(" \t\"'")):
                yield file.path, number, f"inject:{value} has no effect: inject: never keeps a file out of prompts"


def conflict_markers(grounds: LintInput) -> Iterator[tuple[str, int, str]]:
    """Yield the first conflict marker of a file; the others belong to it."""
    for file in grounds.files:
        if file.document.conflicts:
            yield file.path, file.document.conflicts[0], "merge conflict markers"
    for path, line in grounds.conflicts:
        yield path, line, "merge conflict markers"


def validity(grounds: LintInput) -> Iterator[tuple[str, int, str, str]]:
    """Yield the marks that contradict each other."""
    today = day_number(grounds.today) or 0
    for memory in grounds.memories:
        since, until, created = (day_number(day) for day in (memory.since, memory.until, memory.created))
        if since and until and since > until:
            what = f"since {memory.since} is after until {memory.until}"
            yield memory.path, memory.line, what, memory.key
        if created and today and created > today:
            yield memory.path, memory.line, f"created {memory.created} is in the future", memory.key


def not_dates(grounds: LintInput) -> Iterator[tuple[str, int, str, str]]:
    """Yield the marks that should be dates and are not; a front matter key is reported once, at its line."""
    for file in grounds.files:
        lines, told = file.document.lines, set()
        for memory in file.document.memories:
            for name in _DATES:
                value = getattr(memory, name)
                if not value or day_number(value) is not None:
                    continue
                if any(value in line for line in lines[memory.line - 1 : memory.end]):
                    yield file.path, memory.line, f"{name} {value!r} is not a date", memory.key
                elif name not in told:
                    told.add(name)
                    number = next((number for number, line in enumerate(lines, 1) if value in line), 1)
                    yield file.path, number, f"{name} {value!r} is not a date", ""


def superseded_active(grounds: LintInput) -> Iterator[tuple[str, int, str, str]]:
    """Yield the superseded memories that are still active."""
    for memory in grounds.memories:
        if is_superseded_active(memory, grounds.today):
            yield memory.path, memory.line, f"superseded by {memory.superseded_by}, and not archived", memory.key


def is_superseded_active(memory: Memory, today: str) -> bool:
    """Whether a memory is marked as superseded but still counts as true."""
    if not memory.superseded_by or memory.archived:
        return False
    return not (memory.until and memory.until[:10] < today[:10])


def secrets(grounds: LintInput) -> Iterator[tuple[str, int, str]]:
    """Yield the secrets by kind, without showing them."""
    for file in grounds.files:
        for secret in find_secrets(file.text):
            if secret.kind != "private":
                yield file.path, file.text.count("\n", 0, secret.start) + 1, f"a secret: {secret.kind}"


def hidden_unicode(grounds: LintInput) -> Iterator[tuple[str, int, str, str]]:
    """Yield the lines with characters that a reader cannot see."""
    for file in grounds.files:
        text = file.text.removeprefix("\ufeff")
        if without_hidden(text) == text.replace("\r", ""):
            continue
        by_line = {number: memory for memory in file.document.memories for number in range(memory.line, memory.end + 1)}
        for number, line in enumerate(text.split("\n"), 1):
            if hidden := hidden_signs(line.removesuffix("\r")):
                names = ", ".join(f"U+{ord(sign):04X}" for sign in hidden[:3])
                memory = by_line.get(number)
                yield file.path, number, f"hidden characters: {names}", memory.key if memory else ""


def hidden_characters_shown(text: str) -> str:
    """Return the text without hidden characters. Invalid UTF-8 and NUL stay, because they have their own rules;
    carriage returns stay, because they end lines in some files."""
    parts = _NO_TEXT.split(text)
    parts[::2] = map(without_hidden, parts[::2])
    return "".join(parts)


def hidden_signs(line: str) -> list[str]:
    """Return the hidden characters of a line, each once."""
    shown = hidden_characters_shown(line)
    if shown == line:
        return []
    return [sign for sign in dict.fromkeys(line) if line.count(sign) > shown.count(sign)]


def mixed_scripts(grounds: LintInput) -> Iterator[tuple[str, int, str, str]]:
    """Yield the words in which a letter of another script looks like a Latin one."""
    for memory in grounds.memories:
        if memory.text.isascii() or memory.block == "code":
            continue
        for offset, line in enumerate(memory.text.split("\n")):
            for word in _WORD.findall(line):
                if is_mixed(word):
                    what = f"{word}: its letters are of two scripts ({word!a})"
                    yield memory.path, memory.line + offset, what, memory.key


def is_mixed(word: str) -> bool:
    """Whether a word has Latin letters and lookalikes from another alphabet."""
    if word.isascii() or not any(sign.isascii() for sign in word):
        return False
    from unicodedata import name

    return any(sign in _GREEK_LIKE_LATIN or name(sign, "").startswith(_ALPHABETS) for sign in word)
