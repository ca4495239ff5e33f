"""Measure how a question finds the note that answers it: `documents.py NOTES [QUESTIONS]`.

NOTES is a directory of Markdown notes, QUESTIONS a file of lines: a question, a tab, and the notes that answer it, as
paths without ending. documents/bun.tsv asks in other words for the notes in the directory docs of the npm package
bun-types, version 1.4.5 (its .mdx files count as Markdown). The weights of whole notes were chosen with both halves in
sight, so neither is held out. Prints for how many the first hit is of the right note, and for how many one of ten;
beside it SQLite's FTS5 over whole notes, with stems, without the stop words, the title four times as heavy."""

from __future__ import annotations

import re
import sqlite3
import sys
from pathlib import Path

from memctl.core.language.tokenize import fold, is_stop
from memctl.core.retrieval.corpus import Corpus
from memctl.core.retrieval.digest import digest
from memctl.core.retrieval.ranking import rank
from memctl.model.markdown.parse import parse
from memctl.model.segment import FileSegment

QUESTIONS = Path(__file__).parent / "documents/bun.tsv"
TEN = 10
_TITLE = re.compile(r'^(?:title: *"?|# )([^"\n]*)', re.MULTILINE)
_WORD = re.compile(r"\w+")


def notes(root: Path) -> dict[str, str]:
    """The text of every note by its path without ending."""
    found = [path for path in sorted(root.rglob("*.md*")) if path.suffix in (".md", ".mdx")]
    return {str(path.relative_to(root).with_suffix("")): path.read_text(encoding="utf-8") for path in found}


def corpus(texts: dict[str, str]) -> Corpus:
    """The notes as memctl reads them."""
    files = []
    for name, text in texts.items():
        page = parse(text, name + ".md")
        if page.memories:
            files.append(FileSegment(name + ".md", page.memories, digest(page.memories, page.title)))
    return Corpus(files)


class Fts:
    """SQLite's full-text search over whole notes."""

    def __init__(self, texts: dict[str, str]) -> None:
        self.base = sqlite3.connect(":memory:")
        self.base.execute("CREATE VIRTUAL TABLE n USING fts5(name UNINDEXED, title, body, tokenize='porter unicode61')")
        for name, text in texts.items():
            title = _TITLE.search(text)
            row = (name, title[1] if title else Path(name).name.replace("-", " "), text)
            self.base.execute("INSERT INTO n VALUES (?, ?, ?)", row)

    def first(self, question: str) -> list[str]:
        """The best ten notes."""
        words = [word for word in _WORD.findall(fold(question)) if not is_stop(word)] or _WORD.findall(question)
        asked = " OR ".join(f'"{word}"' for word in words)
        order = f"SELECT name FROM n WHERE n MATCH ? ORDER BY bm25(n, 0, 4, 1) LIMIT {TEN}"
        return [name for (name,) in self.base.execute(order, (asked,))]


def main() -> None:
    """The table."""
    words = sys.argv[1:]
    texts = notes(Path(words[0]))
    rows = Path(words[1] if words[1:] else QUESTIONS).read_text(encoding="utf-8").splitlines()
    asked = [(question, answers.split()) for question, answers in (row.split("\t") for row in rows)]
    own, fts = corpus(texts), Fts(texts)
    print(f"{len(texts)} notes, {len(own)} memories\nquestions\tn\tfirst\tten\tFTS5 first\tten")
    for part, at in (("odd lines", 0), ("even lines", 1)):
        row = [0] * 4
        for question, answers in asked[at::2]:
            hits = rank(question, own, now="2026-11-22", limit=TEN)
            lists = [hit.memory.path.removesuffix(".md") for hit in hits], fts.first(question)
            found = [any(name in answers for name in names[:most]) for names in lists for most in (1, TEN)]
            row = [a + b for a, b in zip(row, found, strict=True)]
        print(part, len(asked[at::2]), *row, sep="\t", flush=True)


if __name__ == "__main__":
    main()
