"""What a memory tells of a query is its own, and its relevance changes only if others answer better."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from memctl.core.retrieval.ranking import LABELLED, rank
from memctl.model.memory import Memory

ONE, HUNDRED = 0.05, 0.2  # the most by which one more memory, and a hundred of other people, move what is known
Measure = Callable[[str, list[Memory]], dict[str, float]]
UNRELATED = 0.05  # the most by which a hundred memories that share nothing with the query move a relevance
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


def known(query: str, notes: list[Memory]) -> dict[str, float]:
    return {hit.memory.id: hit.known for hit in rank(query, notes, now="2026-11-21")}


def tree(texts: list[str], path: str) -> list[Memory]:
    return [Memory(text, id=f"{path}{number}", path=f"{path}/{number:03}.md") for number, text in enumerate(texts)]


def most_moved(measure: Measure, query: str, notes: list[Memory], more: list[Memory]) -> float:
    """What is found for want of the word itself gives way to a memory that has the word, so it does not count."""
    before, after = measure(query, notes), measure(query, [*notes, *more])
    return max([abs(after.get(id, 0.0) - value) for id, value in before.items() if value != LABELLED], default=0.0)


@given(st.integers(0, 10**6), st.sampled_from(sorted(PAGES)), st.integers(3, 40))
def test_other_memories_hardly_move_what_is_known_and_unrelated_ones_no_relevance(
    seed: int, page: str, size: int
) -> None:
    chance = random.Random(seed)
    notes = tree(chance.sample(PAGES[page], min(size, len(PAGES[page]))), "a")
    query = chance.choice(QUERIES[page])
    others = tree([note for name in PAGES if name != page for note in PAGES[name]], "b")
    assert most_moved(known, query, notes, [chance.choice(others)]) <= ONE, query
    some = sorted(chance.sample(others, 100), key=lambda memory: memory.path)
    assert most_moved(known, query, notes, some) <= HUNDRED, query
    near = relevances(query, some)
    assert most_moved(relevances, query, notes, [one for one in some if one.id not in near]) <= UNRELATED, query


def test_a_better_memory_does_not_silence_another() -> None:
    notes = tree(["The dentist is Dr Okafor in Mill Road", "Prefers trains to planes", "Lives in Ghent"], "a")
    query, better = (
        "which dentist do I go to?",
        Memory("Which dentist I go to: Okafor, the dentist", id="b", path="z.md"),
    )
    assert most_moved(known, query, notes, [better]) <= ONE
    before, after = relevances(query, notes)["a0"], relevances(query, [*notes, better])
    assert after["b"] > before > 0.5 > after["a0"]
