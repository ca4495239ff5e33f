"""A note that is one text is weighed as one: its title, its headings and all its paragraphs."""

from __future__ import annotations

import pytest

from memctl.core.retrieval.corpus import Corpus
from memctl.core.retrieval.digest import digest, is_pointer
from memctl.core.retrieval.ranking import rank
from memctl.model.markdown.parse import parse
from memctl.model.segment import FileSegment

NOTES = {
    "sleep": "---\ntitle: Wait for a while\n---\n\nUse `delay`.\n\n```js\nawait delay(1000);\n```\n",
    "zip": "# Shrink a log\n\nCall gzip on the bytes.\n\nThe stream form needs less memory.\n",
    "watch": "# React to edits\n\nA watcher tells of each change.\n\nClose it when a while has passed.\n",
    "links": "# See also\n\n- [[zip]]\n- [Watch a log](watch.md)\n\nhttps://example.com/shrink/log\n",
}


def corpus() -> Corpus:
    pages = {name + ".md": parse(text, name + ".md") for name, text in sorted(NOTES.items())}
    return Corpus([FileSegment(path, page.memories, digest(page.memories, page.title)) for path, page in pages.items()])


def test_the_title_in_the_front_matter_counts_for_every_paragraph() -> None:
    assert rank("how do I wait a while?", corpus(), limit=3)[0].memory.path == "sleep.md"


def test_words_in_several_paragraphs_of_a_note_count_together() -> None:
    assert rank("gzip stream memory", corpus(), limit=3)[0].memory.path == "zip.md"


def test_the_first_hits_are_of_different_notes() -> None:
    found = [hit.memory.path for hit in rank("delay or watcher", corpus(), limit=2)]
    assert sorted(found) == ["sleep.md", "watch.md"]


def test_links_alone_are_no_answer() -> None:
    assert rank("shrink a log", corpus(), limit=3)[0].memory.path == "zip.md"


@pytest.mark.parametrize(
    ("text", "pointer"),
    [
        ("[[Tags|Tags]]", True),
        ("![[photo.png]]", True),
        ("[Chapter 2](#chapter-2), [Chapter 3](#chapter-3)", True),
        ("https://example.com/a_b", True),
        ("[The Rust book](https://doc.example.org/book)", False),
        ("Ask [[Nadia]] for the key.", False),
        ("plain words", False),
        ("—", False),
    ],
)
def test_what_has_nothing_but_links_is_a_pointer(text: str, pointer: bool) -> None:
    assert is_pointer(text) is pointer


def test_a_list_of_memories_is_no_note() -> None:
    page = parse("# Life\n\n- I bike to work.\n- Our cat is called Mosterd.\n", "life.md")
    assert "note" not in rank("bike", Corpus([FileSegment("life.md", page.memories, digest(page.memories))]))[0].why
