"""Measure what a prompt brings from everyday notes: `month.py [-v]`.

month/ is a tree of a hundred memories in English and Chinese, week/ one of thirty that no number was chosen on.
prompts.tsv has prompts, a tab, and the ids of the memories that belong into the block; none where nothing does. Prints
how many injected lines belong there."""

from __future__ import annotations

import sys
from pathlib import Path

from memctl.core.retrieval.corpus import Corpus, corpus_of
from memctl.core.retrieval.ranking import rank
from memctl.core.retrieval.relevance import THRESHOLD
from memctl.model.markdown.parse import parse
from memctl.model.memory import Memory

TREES = ("month", "week")
NOW = "2026-11-22"
LIMIT = 20


def main() -> None:
    """The figures of every tree; with -v each prompt and its lines."""
    for name in TREES:
        print(f"{name}:")
        measure(name, "-v" in sys.argv)


def tree(name: str) -> tuple[Corpus, list[tuple[str, set[str]]]]:
    """A tree, and its prompts with the ids of what belongs into the block."""
    root = Path(__file__).parent / name
    notes: list[Memory] = []
    for page in sorted(root.rglob("*.md")):
        notes += parse(page.read_text(encoding="utf-8"), str(page.relative_to(root))).memories
    rows = [row.split("\t") for row in (root / "prompts.tsv").read_text(encoding="utf-8").splitlines()]
    return corpus_of(notes), [(prompt, set(ids.split())) for prompt, ids in rows]


def measure(name: str, verbose: bool) -> None:
    """Prints the figures of a tree."""
    corpus, prompts = tree(name)
    lines = right = wanted = silent = noisy = 0
    for prompt, belong in prompts:
        hits = rank(prompt, corpus, now=NOW, limit=LIMIT, least=THRESHOLD, prompt=True)
        good = [hit for hit in hits if hit.memory.id in belong]
        lines, right, wanted = lines + len(hits), right + len(good), wanted + len(belong)
        silent += bool(belong) and not good
        noisy += not belong and bool(hits)
        if verbose:
            print(prompt)
            for hit in hits:
                print("  ", "+" if hit in good else "-", f"{hit.relevance:.2f}", hit.memory.text)
    print(f"{right} of {lines} lines belong there; {right} of {wanted} that belong came")
    print(f"{silent} prompts with an answer brought none of it; {noisy} without one brought something")


if __name__ == "__main__":
    main()
