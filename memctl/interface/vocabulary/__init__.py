"""Generates the tables of kinds (core/language/tables/taxonomy_en.py, taxonomy_zh.py) from the files beside this
one.

A line is a kind: the words that ask for it, a colon, the words in memories that answer. The asking words are synonyms:
each also finds memories with another one. The words behind the colon are found, but find nothing. The files have words
as people write them; the tables have them as the index stores them: English stems, Chinese pairs of characters."""

from __future__ import annotations

from pathlib import Path

from memctl.core.language.taxonomy import BUCKETS, LEADS, bucket_of
from memctl.core.language.tokenize import fold, folded_words, is_cjk, is_stop
from memctl.model.errors import InputError

_TABLES = "memctl/core/language/tables/{}.py"
_HEAD = '''"""Which words are of which kinds; `python -m memctl.interface` makes it of interface/vocabulary/*.txt."""

from __future__ import annotations

# A bucket has a line a word: the word, and the numbers of its kinds; one that it asks for is marked.
TABLE = (
'''
_HEAD_OF_CHARACTERS = '''"""Traditional characters, each before its Simplified one; made of traditional.tsv."""

from __future__ import annotations

PAIRS = (
'''
_IN_A_ROW = 100


def tables() -> dict[str, str]:
    """Return path → Python module: one for Chinese characters, one for all other words, because few queries need
    both."""
    kinds: dict[str, list[str]] = {}
    for number, (asking, members) in enumerate(_lines()):
        for word in asking:
            kinds.setdefault(word, []).append(f"{LEADS}{number}")
        for word in members:
            if word not in asking:
                kinds.setdefault(word, []).append(str(number))
    chinese = {word: numbers for word, numbers in kinds.items() if is_cjk(word)}
    others = {word: numbers for word, numbers in kinds.items() if word not in chinese}
    return {
        _TABLES.format("taxonomy_zh"): _module(chinese),
        _TABLES.format("taxonomy_en"): _module(others),
        **_characters(),
    }


def _characters() -> dict[str, str]:
    """Return the module of Traditional characters from traditional.tsv: each followed by its Simplified character."""
    lines = Path(__file__).with_name("traditional.tsv").read_text(encoding="utf-8").splitlines()
    pairs = "".join(sorted([line.replace("\t", "") for line in lines if not line.startswith("#")]))
    rows = [pairs[at : at + _IN_A_ROW] for at in range(0, len(pairs), _IN_A_ROW)]
    return {_TABLES.format("traditional"): _HEAD_OF_CHARACTERS + "".join([f'    "{row}"\n' for row in rows]) + ")\n"}


def _module(kinds: dict[str, list[str]]) -> str:
    buckets = ["\n"] * BUCKETS
    for word in sorted(kinds):
        buckets[bucket_of(word)] += f"{word} {' '.join(kinds[word])}\n"
    return _HEAD + "".join([f"    {_literal(bucket)},\n" for bucket in buckets]) + ")\n"


def _literal(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def _lines() -> list[tuple[list[str], list[str]]]:
    found = []
    for path in sorted(Path(__file__).parent.glob("*.txt")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            asking, colon, members = line.partition(":")
            if not line.strip() or line.startswith("#"):
                continue
            if not colon or not _words(asking):
                raise InputError(f"{path}:{number}: a kind must be words that ask, a colon, and words that answer")
            found.append((_words(asking), _words(members)))
    return found


def _words(text: str) -> list[str]:
    """Return each word as the splitter gives it: the last part of a compound, the first two characters of Chinese."""
    found: dict[str, None] = {}
    for written in text.split():
        parts = folded_words(fold(written))
        word = written[:2] if is_cjk(written) else parts[-1] if parts else ""
        if word and not is_stop(word):
            found[word] = None
    return list(found)
