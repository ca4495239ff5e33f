"""An index made by an older memctl is made again when files are read in another way, and only then."""

from __future__ import annotations

import hashlib
from pathlib import Path

from memctl.core.retrieval.digest import digest
from memctl.model.markdown.parse import parse
from memctl.model.segment import COLUMNS, KEYS, READING

PAGES = sorted((Path(__file__).parents[1] / "bench/everyday").glob("*.md"))
NOTE = "---\ntitle: Delays\n---\n\nUse `sleep`.\n\n- [[Timers]]\n\n    await sleep(1)\n"
RECORDED = {10: "9d2d34c8af363c92"}


def read_everything() -> str:
    """A fingerprint of the memories of the pages, and of their digests."""
    found = hashlib.sha256()
    for name, text in [*((page.name, page.read_text(encoding="utf-8")) for page in PAGES), ("delays.md", NOTE)]:
        read = parse(text, name)
        memories = read.memories
        made = digest(memories, read.title)
        columns = [getattr(made, name) for name in (*COLUMNS, *KEYS)]
        words = [
            sorted((word, sorted(places.items())) for word, places in each.items()) for each in (made.words, made.heads)
        ]
        found.update(repr(([memory.values() for memory in memories], columns, made.speakers, words)).encode())
    return found.hexdigest()[:16]


def test_a_change_of_what_is_read_raises_the_version() -> None:
    assert RECORDED.get(READING) == read_everything(), (
        "files are read in another way: raise READING in memctl/model/segment.py, and record its fingerprint here"
    )
