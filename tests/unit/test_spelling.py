"""The beginning of a word, or a word with one wrong letter, finds something where nothing else matches."""

from __future__ import annotations

import pytest

from memctl.core.retrieval.corpus import corpus_of
from memctl.core.retrieval.ranking import LABELLED, rank
from memctl.model.memory import Memory

TEXTS = ("I gave up chocolate in May.", "The database is Postgres.", "Our cat is called Mosterd.", "我住在杭州。")
MEMORIES = corpus_of([Memory(text, id=f"m{at}", path="a.md", line=at) for at, text in enumerate(TEXTS, 1)])


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("chocolat", "m1"),
        ("choco", "m1"),
        ("postgers", "m2"),
        ("databse", "m2"),
        ("datebase", "m2"),
        ("musterd", "m3"),
        ("moste", "m3"),
    ],
)
def test_a_word_that_is_nearly_right_finds_the_memory(query: str, found: str) -> None:
    hits = rank(query, MEMORIES, limit=3)
    assert hits[0].memory.id == found
    assert hits[0].known <= LABELLED


@pytest.mark.parametrize("query", ["gardening", "postmaster", "chocked", "mister"])
def test_other_words_find_nothing(query: str) -> None:
    assert not any(hit.bears for hit in rank(query, MEMORIES, limit=3))


def test_a_word_that_matches_leaves_the_others_as_they_are() -> None:
    assert [hit.memory.id for hit in rank("cat databse", MEMORIES) if hit.bears] == ["m3"]


def test_a_prompt_gets_nothing_by_spelling() -> None:
    assert not rank("databse", MEMORIES, limit=3, least=0.1, prompt=True)
