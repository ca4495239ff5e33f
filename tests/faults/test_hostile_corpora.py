"""Texts that others collected because they break programs, through every way in: no command breaks on one, writes out
of its tree for it, or shows a terminal what is not text."""

from __future__ import annotations

import json
import os
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from support.corpora import BEYOND, corpora
from support.forked import OF_CONTROL, OF_OURS, Ended, Forked

from .conftest import Count, anew

QUICK = 10  # cases of each corpus
TREE = ".local/share/memctl"
Case = tuple[str, bytes]
Way = Callable[[Forked, bytes], list[Ended]]


def as_word(*words: str) -> Way:
    """The text in the place of `@`."""

    def run(memctl: Forked, text: bytes) -> list[Ended]:
        word = text.replace(b"\0", b"")[:100_000]
        return [memctl(*(word if each == "@" else each for each in words))]

    return run


def as_field(key: str) -> Way:
    def run(memctl: Forked, text: bytes) -> list[Ended]:
        record = {"v": 1, "kind": "candidate", "text": "Likes cocoa", key: text.decode("utf-8", "replace")}
        return [memctl("add", stdin=json.dumps(record).encode())]

    return run


def as_input(*words: str) -> Way:
    return lambda memctl, text: [memctl(*words, stdin=text)]


def as_file(name: str, *words: str) -> Way:
    def run(memctl: Forked, text: bytes) -> list[Ended]:
        (memctl.home / name).write_bytes(text)
        return [memctl(*words)]

    return run


def as_message(memctl: Forked, text: bytes) -> list[Ended]:
    said = text.decode("utf-8", "replace")
    talk = "".join(json.dumps({"role": role, "content": said}) + "\n" for role in ("user", "assistant", "tool"))
    return [memctl("extract", stdin=talk.encode()), memctl("capture", "-", stdin=talk.encode())]


def in_tree(before: bytes, after: bytes = b"") -> Way:
    """The text as a part of a file, which is read, shown on a terminal, and written."""

    def run(memctl: Forked, text: bytes) -> list[Ended]:
        path = memctl.home / TREE / "topics/hostile.md"
        path.write_bytes(before + text + after)
        return read_and_written(memctl)

    return run


def in_name(memctl: Forked, text: bytes) -> list[Ended]:
    name = os.fsencode(memctl.home / TREE / "topics") + b"/" + re.sub(rb"[/\0]", b"", text)[:200] + b".md"
    Path(os.fsdecode(name)).write_bytes(b"- Likes tea with lemon ^mlem\n")
    return read_and_written(memctl)


def read_and_written(memctl: Forked) -> list[Ended]:
    seen = [memctl(*words, terminal=True) for words in (["list"], ["search", "tea"], ["lint"])]
    for ended in seen:
        assert not OF_CONTROL.search(OF_OURS.sub(b"", ended.out)), ended
    return [*seen, memctl("inject", "-q", "tea"), memctl("lint", "--fix"), memctl("forget", "tea", "--yes")]


WAYS: dict[str, Way] = {
    "add": as_word("add", "@"), "topic": as_word("add", "Likes cocoa", "--topic", "@"),
    "section": as_word("add", "Likes cocoa", "--section", "@"), "tag": as_word("add", "Likes cocoa", "--tag", "@"),
    "agent": as_word("add", "Likes cocoa", "--agent", "@"), "source": as_word("add", "Likes cocoa", "--source", "@"),
    "search": as_word("search", "@"), "inject": as_word("inject", "-q", "@"), "show": as_word("show", "@"),
    "forget": as_word("forget", "--yes", "@"), "restore": as_word("restore", "@"),
    "path": as_word("list", "--path", "@"), "file": as_word("lint", "@"), "review": as_word("review", "--keep", "@"),
    "transcript": as_word("transcript", "@"), "undo": as_word("undo", "@"), "set": as_word("set", "@", "--pin"),
    "setting": as_word("config", "set", "inject.budget", "@"), "command": as_word("config", "set", "llm.command", "@"),
    "export": as_word("export", "--path", "@"),
    **{f"record: {key}": as_field(key) for key in (
        "text", "topic", "section", "path", "tags", "id", "target", "type", "since", "source", "evidence", "data", "op",
        "supersedes", "agent", "channel",
    )},
    "records": as_input("add", "--from", "records"), "lines": as_input("add", "--from", "text"),
    "turns": as_input("extract"), "candidates": as_input("score"), "import": as_input("import", "-"),
    "transcript of": as_input("transcript", "-"),
    "message": as_message, "body": in_tree(b"# Tea\n\n- Likes tea ^mtea\n\n"), "item": in_tree(b"- Likes tea "),
    "front matter": in_tree(b"---\n", b"\n---\n- Likes tea\n"), "key": in_tree(b"---\ntags: ", b"\n---\n- Likes tea\n"),
    "mark": in_tree(b"- Likes tea (source:: ", b") ^mtea\n"), "comment": in_tree(b"<!-- ", b" -->\n- Likes tea\n"),
    "heading": in_tree(b"# ", b"\n- Likes tea\n"), "name": in_name,
    "config": as_file(".config/memctl/config.toml", "config"),
    "ignore": as_file(f"{TREE}/.memctlignore", "list"),
}  # fmt: skip


def outside(memctl: Forked) -> set[str]:
    """What is where memctl has nothing to write."""
    home = memctl.home
    own = tuple(str(home / each) for each in (".local", ".config", ".cache"))
    paths = {str(path) for path in home.parent.rglob("*") if not str(path).startswith((*own, str(home.parent / "as")))}
    up = [path / BEYOND for path in home.parents]
    return paths | {str(path) for path in up if path.exists()}


@pytest.mark.parametrize("corpus", [
    "JSONTestSuite", "CommonMark", "yaml-test-suite", "naughty strings", "traversals", "UTF-8 tests", "Unicode",
    "terminal escapes",
])  # fmt: skip
def test_texts_that_break_programs(
    corpus: str,
    place: Forked,
    shared: Path,
    count: Count,
    long_form: bool,
) -> None:
    """Each text goes one way, and in the long form each way takes some of each corpus."""
    texts = corpora(shared / "corpora")[corpus]
    assert texts
    some = random.Random(corpus)
    chosen = texts if long_form else some.sample(texts, min(QUICK, len(texts)))
    ways = some.sample(list(WAYS), len(WAYS))
    cases = [(text, ways[number % len(ways)]) for number, text in enumerate(chosen)]
    (place.home / ".config/memctl").mkdir(parents=True, exist_ok=True)
    before = outside(place)
    for text, way in cases:
        anew(place)
        (place.home / ".config/memctl").mkdir(parents=True, exist_ok=True)
        for ended in WAYS[way](place, text):
            assert not ended.fault(), (way, text[:300], ended)
            count(f"corpora: {corpus}", runs=1)
        assert outside(place) == before, (way, text[:300])
    count(f"corpora: {corpus}", texts=len({text for text, _ in cases}), files_outside=0)
