"""Relevance is a memory's own: what else is in the tree hardly moves it."""

from __future__ import annotations

import random
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from memctl.core.retrieval.ranking import rank
from memctl.model.memory import Memory

ONE, HUNDRED = 0.05, 0.2  # the most by which one more memory, and a hundred of other people, move a relevance
PAGES = {
    page.stem: [line[2:] for line in page.read_text(encoding="utf-8").split("\n") if line.startswith("- ")]
    for page in sorted((Path(__file__).parents[1] / "bench/everyday").glob("*.md"))
}
QUERIES = {
    name: [
        line.split("\t")[0]
        for line in (Path(__file__).parents[1] / f"bench/everyday/{name}.tsv").read_text(encoding="utf-8").splitlines()
    ]
    for name in PAGES
}


def relevances(query: str, notes: list[Memory]) -> dict[str, float]:
    return {hit.memory.id: hit.relevance for hit in rank(query, notes, now="2026-11-21")}


def tree(texts: list[str], path: str) -> list[Memory]:
    return [Memory(text, id=f"{path}{number}", path=f"{path}/{number:03}.md") for number, text in enumerate(texts)]


def most_moved(query: str, notes: list[Memory], more: list[Memory]) -> float:
    before, after = relevances(query, notes), relevances(query, [*notes, *more])
    return max([abs(after.get(id, 0.0) - value) for id, value in before.items()], default=0.0)


@given(st.integers(0, 10**6), st.sampled_from(sorted(PAGES)), st.integers(3, 40))
def test_one_more_memory_hardly_moves_relevance(seed: int, page: str, size: int) -> None:
    chance = random.Random(seed)
    notes = tree(chance.sample(PAGES[page], min(size, len(PAGES[page]))), "a")
    query = chance.choice(QUERIES[page])
    other = chance.choice(PAGES[chance.choice(sorted(PAGES))])
    assert most_moved(query, notes, tree([other], "b")) <= ONE, (query, other)


@given(st.integers(0, 10**6), st.sampled_from(sorted(PAGES)), st.integers(3, 40))
def test_a_hundred_memories_of_others_move_relevance_little(seed: int, page: str, size: int) -> None:
    chance = random.Random(seed)
    notes = tree(chance.sample(PAGES[page], min(size, len(PAGES[page]))), "a")
    others = [note for name in PAGES if name != page for note in PAGES[name]]
    query = chance.choice(QUERIES[page])
    assert most_moved(query, notes, tree(chance.sample(others, 100), "b")) <= HUNDRED, query


def test_a_better_memory_does_not_silence_another() -> None:
    notes = tree(["The dentist is Dr Okafor in Mill Road", "Prefers trains to planes", "Lives in Ghent"], "a")
    before = relevances("which dentist do I go to?", notes)["a0"]
    better = Memory("Which dentist I go to: Okafor, the dentist", id="b", path="z.md")
    after = relevances("which dentist do I go to?", [*notes, better])
    assert after["b"] > 0.5 and before > 0.5 and abs(after["a0"] - before) <= ONE
