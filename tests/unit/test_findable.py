"""Every word that stands in a memory is found, whatever the word and wherever it stands."""

from __future__ import annotations

import random
import re
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.extent import few

from memctl.core.language.tokenize import fold, folded_words
from memctl.core.retrieval.corpus import Corpus, corpus_of
from memctl.core.retrieval.digest import LABEL
from memctl.core.retrieval.query import parse_query
from memctl.core.retrieval.ranking import Hit, rank
from memctl.model.markdown.parse import parse
from memctl.model.memory import Memory

NOW = "2026-11-21"


NOTES = [
    Memory(text, id=f"m{number}", path=path, heading=heading, tags=tags)
    for number, (text, path, heading, tags) in enumerate(
        [
            ("2024-01-02 Dentist appointment: Tuesday at nine", "topics/log.md", "January", ()),
            ("2024-01-02 Decision: use Postgres", "topics/log.md", "January", ()),
            ("2024-01-09 Decision: no ORM, plain SQL", "topics/log.md", "January", ()),
            ("2024-01-09：报税：找王会计", "topics/log.md", "January", ()),
            ('2022-08-22 Lisa参加了电影社，看了"Minions: The Rise of Gru"', "topics/lisa.md", "", ()),
            ("2023-05-03 Ann: Did you see the comet?", "talk.md", "Evening", ()),
            ("2023-05-03 Bob: It was hidden by clouds", "talk.md", "Evening", ()),
            ("2023-05-03 Ann: What a pity", "talk.md", "Evening", ()),
            ("2023-05-03 Bob: Next time", "talk.md", "Evening", ()),
            ("2023-05-03 Zoë: I saw it", "talk.md", "Evening", ()),
            ("The and of it is what we have", "topics/odd.md", "To be or not", ()),
            ("foo_bar calls parseHTTPHeader() in src/net/http.py:42, see #1234", "topics/code.md", "C++", ("c99",)),
            ("Write to ana.lopez+news@example.com or https://example.com/a?b=c#d", "topics/code.md", "C++", ()),
            ("The well-known state-of-the-art don't-care v2.4.1-rc.3", "topics/code.md", "C++", ()),
            ("Naïve café in Zürich, Łódź and Århus; ŒUVRE", "topics/places.md", "Orte · 地方", ("élan/vital",)),
            ("我習慣用電腦在圖書館寫日記，的", "topics/places.md", "Orte · 地方", ("測試",)),
            ("Uses JavaScript and iOS; ＦＵＬＬ width ｱｲｳ 한국어 Ελλάδα мир", "topics/places.md", "", ()),
            ("```\nSELECT user_id FROM accounts WHERE age >= 30;\n```", "topics/places.md", "", ()),
            ("| Port | 8443 |\n|---|---|\n| Host | heron-3.lan |", "topics/server_list-2.md", "", ()),
            ("Budget: 1,200.50 EUR -50% (~3 × 400) §12 № 7 ½", "topics/server_list-2.md", "", ()),
        ]
    )
]
CORPUS = corpus_of(NOTES)
PLACES = {memory.id: f"{memory.heading} {' '.join(memory.tags)} {memory.path.removesuffix('.md')}" for memory in NOTES}


def words_in(text: str) -> set[str]:
    """The words as a person would type them: between blanks, between other signs, characters and pairs of them."""
    found: set[str] = set()
    for piece in text.split():
        found.add(piece.strip("\"'“”-#()"))
        for word in re.findall(r"[^\W_]+(?:['’][^\W_]+)*", piece):
            for run in re.findall("[\u2e80-\uff00]+|[^\u2e80-\uff00]+", word):
                is_cjk = "\u2e80" <= run[0] <= "\uff00"
                found |= {*run, *map("".join, pairwise(run))} if is_cjk else {run}
    return {word for word in found if any(sign.isalnum() for sign in word)}


def search(query: str, corpus: Corpus, limit: int = 100_000) -> list[Hit]:
    """What `memctl search` finds."""
    return rank(parse_query(query, now=NOW), corpus, now=NOW, limit=limit, accepts=lambda hit: hit.bears)


def found(query: str, corpus: Corpus = CORPUS) -> set[str]:
    return {hit.memory.id for hit in search(query, corpus)}


@pytest.mark.parametrize("memory", NOTES, ids=lambda memory: memory.id)
def test_every_word_of_a_memory_its_heading_tags_and_file_finds_it(memory: Memory) -> None:
    for word in words_in(f"{memory.text} {PLACES[memory.id]}"):
        assert memory.id in found(word), word
        assert memory.id in found(word.upper()) or word.upper().lower() != word, word


def notes_in(roots: list[Path], most: int) -> list[Memory]:
    """The memories of the Markdown files below some directories."""
    notes: list[Memory] = []
    for number, root in enumerate(roots):
        for path in sorted(root.rglob("*.md")):
            document = parse(path.read_text(encoding="utf-8"), f"{number}/{path.relative_to(root)}")
            notes += document.memories
    for number, memory in enumerate(notes):
        memory.id = f"m{number}"
    return notes[:most]


def test_every_word_of_the_pages_of_notes_is_found() -> None:
    notes = notes_in([Path(__file__).parents[1] / "bench/everyday"], 2000)
    assert len(notes) > 400
    check_every_word(notes)


def test_every_word_of_real_notes_is_found(shared: Path) -> None:
    banks = ("locomo-turns/conv-43", "madial-zh/Bart", "memorybank-en/p00", "memdaily-zh/u01", "memdaily-zh/u02")
    others = ("madial-en/Bart", "memorybank-zh/p02", "locomo-facts/conv-44", "beam-user/chat07", "beam-user/chat17")
    notes = notes_in([shared / "bench" / bank / "tree" for bank in (*banks, *others)], 2000)
    assert len(notes) > 1800
    check_every_word(notes)


def check_every_word(notes: list[Memory]) -> None:
    """Every word is in the index for the memory that has it, and search finds those of a sample."""
    corpus, numbers = corpus_of(notes), {}
    where: dict[str, set[str]] = {}
    for number, memory in enumerate(notes):
        numbers[memory.id] = number
        for word in words_in(memory.text):
            where.setdefault(word, set()).add(memory.id)
    for word, ids in where.items():
        parts = folded_words(fold(word))
        for id in ids:
            assert any(numbers[id] in corpus.found(mark + part) for part in parts for mark in ("", LABEL)), (word, id)
    for word in random.Random(1).sample(sorted(where), few(300, 3)):
        assert where[word] <= found(word, corpus), word


def test_a_label_is_no_speaker_and_counts_as_text() -> None:
    for query, id in (("dentist appointment", "m0"), ("Lisa", "m4"), ("Minions", "m4"), ("报税", "m3")):
        hit = search(query, CORPUS)[0]
        assert hit.memory.id == id and "label" not in hit.why, query
        assert hit.relevance >= 0.5, query


@pytest.mark.parametrize(
    "word",
    ["naive", "CAFE", "zurich", "lodz", "arhus", "oeuvre", "elan", "ＣＡＦＥ", '"cafe in zurich"'],
)
def test_accents_and_width_need_not_be_typed(word: str) -> None:
    assert search(word, CORPUS)[0].memory.id == "m14"


def test_who_speaks_is_found_behind_who_is_spoken_of() -> None:
    corpus = corpus_of([*NOTES[5:9], Memory("Ann collects stamps", id="m99", path="topics/z.md")])
    ids = [hit.memory.id for hit in search("Ann", corpus)]
    assert ids[0] == "m99" and set(ids[1:]) == {"m5", "m7"}
    assert all(hit.relevance < 0.5 for hit in search("Ann", corpus)[1:])


def test_a_date_before_a_line_is_found() -> None:
    assert found("2024-01-09") >= {"m2", "m3"}
    assert found("2022-08-22") == {"m4"}


def test_common_words_find_where_nothing_else_is_asked() -> None:
    assert "m10" in found("the") and "m10" in found("what is it")
    assert found("的") == {"m15"}


def test_a_phrase_is_met_whatever_its_capitals() -> None:
    for phrase in ("uses javascript and ios", "Uses JavaScript", "parsehttpheader in src"):
        assert len(found(f'"{phrase}"')) == 1, phrase
    assert found('"javascript ios"') == set()


def test_a_colour_is_a_word_and_no_tag() -> None:
    corpus = corpus_of([Memory("The border is #fff; the text #1a2b3c", id="m1", path="a.md")])
    assert found("#fff;", corpus) == found("#1a2b3c", corpus) == {"m1"}


@given(st.integers(1, 600), st.sampled_from(["train", "of", "2024-05-06", "Wim", "session"]))
def test_with_a_large_limit_every_memory_with_the_word_is_found(count: int, word: str) -> None:
    memories = [
        Memory(f"2024-05-06 Wim: train {n} of Ghent", id=f"m{n}", path=f"session/{n % 40}.md") for n in range(count)
    ]
    assert len(search(word, corpus_of(sorted(memories, key=lambda memory: memory.path)))) == count


@given(st.lists(st.text(alphabet="abZ_-./'’@#+:é 的文字0９\n", min_size=1, max_size=40), min_size=1, max_size=6))
def test_any_text_is_found_by_its_words(texts: list[str]) -> None:
    memories = [Memory(text, id=f"m{n}", path="a.md") for n, text in enumerate(texts)]
    corpus = corpus_of(memories)
    for memory in memories:
        for word in words_in(memory.text):
            if word[0].isalnum() and not word.startswith("path:"):
                assert memory.id in found(word, corpus), word
