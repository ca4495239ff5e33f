"""Measure what a prompt brings from everyday notes: `month.py [-v] [--meaning]`.

month/ is a tree of a hundred memories in English and Chinese, week/ one of thirty. people/ has 17 trees of 80 to 150
memories in English, Chinese or both. Most are asked a month of prompts, most of which need no memory. Weights were
fitted to all of them (calling.py --check leaves each out) but UNSEEN. across.tsv of climber asks for each memory in the
other language. prompts.tsv has prompts, a tab, and the ids of the memories that belong into the block; none where
nothing does. Prints how many injected lines belong there, and what search finds first and among ten."""

from __future__ import annotations

import sys
from pathlib import Path

from meaning import meaning_of

from memctl.core.retrieval.corpus import Corpus, corpus_of
from memctl.core.retrieval.ranking import rank
from memctl.core.retrieval.relevance import THRESHOLD
from memctl.model.markdown.parse import parse
from memctl.model.memory import Memory

PEOPLE = (
    "gardener",
    "nurse",
    "translator",
    "climber",
    "teacher",
    "builder",
    "parent",
    "chanpin",
    "yisheng",
    "novelist",
    "frontend",
    "zhuangxiu",
    "houduan",
)
TREES = ("month", "week", *(f"people/{name}" for name in PEOPLE))
UNSEEN = ("people/sailor", "people/laoshi", "people/vet", "people/dataeng")
ACROSS = "people/climber", "across.tsv"
NOW = "2026-11-22"
LIMIT = 20


def main() -> None:
    """The figures of every tree; with -v each prompt and its lines."""
    for name in (*TREES, *UNSEEN):
        print(f"{name}:")
        measure(*tree(name), "-v" in sys.argv)
    print(*ACROSS)
    measure(*tree(*ACROSS), "-v" in sys.argv)


def tree(name: str, asked: str = "prompts.tsv") -> tuple[Corpus, list[tuple[str, set[str]]]]:
    """A tree, and its prompts with the ids of what belongs into the block."""
    root = Path(__file__).parent / name
    notes: list[Memory] = []
    for page in sorted(root.rglob("*.md")):
        notes += parse(page.read_text(encoding="utf-8"), str(page.relative_to(root))).memories
    rows = [row.split("\t") for row in (root / asked).read_text(encoding="utf-8").splitlines()]
    return corpus_of(notes), [(prompt, set(ids.split())) for prompt, ids in rows]


def measure(corpus: Corpus, prompts: list[tuple[str, set[str]]], verbose: bool) -> None:
    """Prints the figures of a tree."""
    lines = right = wanted = silent = noisy = first = ten = several = met = 0
    for prompt, belong in prompts:
        meaning = meaning_of(corpus)
        hits = rank(prompt, corpus, now=NOW, limit=LIMIT, least=THRESHOLD, prompt=True, meaning=meaning)
        good = [hit for hit in hits if hit.memory.id in belong]
        lines, right, wanted = lines + len(hits), right + len(good), wanted + len(belong)
        silent += bool(belong) and not good
        noisy += not belong and bool(hits)
        best = [hit.memory.id in belong for hit in rank(prompt, corpus, now=NOW, limit=10, meaning=meaning)]
        first, ten = first + any(best[:1]), ten + sum(best)
        several, met = several + len(belong) * (len(belong) > 1), met + len(good) * (len(belong) > 1)
        if verbose:
            print(prompt)
            for hit in hits:
                print("  ", "+" if hit in good else "-", f"{hit.relevance:.2f}", hit.memory.text)
    answered = sum(1 for _, belong in prompts if belong)
    print(f"{right} of {lines} lines belong; {right} of {wanted} that belong came, {met} of {several} where several do")
    print(
        f"{silent} of {answered} answered prompts brought no answer; {noisy} of {len(prompts) - answered} others some"
    )
    print(f"search: {first} of {answered} first, {ten} of {wanted} that belong among ten")


if __name__ == "__main__":
    main()
