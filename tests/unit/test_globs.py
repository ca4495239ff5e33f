"""Globs of paths: they match what a regular expression of the same meaning matches, in linear time."""

from __future__ import annotations

import re
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.extent import few

from memctl.model.text.globs import Glob


def meant(path: str, glob: str) -> bool:
    """The same, as an expression that may take very long."""
    pattern = re.escape(glob.strip("/")).replace(r"\*\*/", "(?:.*/)?").replace(r"\*\*", ".*")
    pattern = pattern.replace(r"\*", "[^/]*").replace(r"\?", "[^/]")
    return re.search(rf"(?:^|/){pattern}(?:\.md)?(?:/|$)", path) is not None


segments = st.text(st.sampled_from("ab."), min_size=1, max_size=4)
paths = st.lists(segments, min_size=1, max_size=4).map(lambda parts: "/".join(parts) + ".md")
pieces = st.lists(st.sampled_from(["a", "b", "*", "?", "ab", ".md", "a*b"]), min_size=1, max_size=3).map("".join)
globs = st.lists(st.one_of(pieces, st.just("**")), min_size=1, max_size=4).map("/".join)


@given(paths, globs.filter(lambda glob: re.search(r"[^/]\*\*|\*\*[^/]", glob) is None))
@settings(max_examples=few(2000))
def test_a_glob_matches_what_it_means(path: str, glob: str) -> None:
    assert Glob(glob).matches(path) == meant(path, glob)


@pytest.mark.parametrize(
    ("glob", "path", "found"),
    [
        ("topics", "topics/a.md", True), ("a", "topics/a.md", True), ("a.md", "topics/a.md", True),
        ("topics/**.md", "topics/dev/a.md", True), ("**/a", "a.md", True), ("**/dev/**", "topics/dev/a.md", True),
        ("topics/*.md", "topics/dev/a.md", False), ("opics", "topics/a.md", False), ("*", "topics/a.md", True),
        ("[a]", "topics/a.md", False), ("中*", "topics/中文.md", True), ("t?pics", "topics/a.md", True),
        ("top?cs", "topics/a.md", True), ("*a*a*b", "topics/banana-ab.md", True),
    ],
)  # fmt: skip
def test_globs_that_people_write(glob: str, path: str, found: bool) -> None:
    assert Glob(glob).matches(path) is found


@pytest.mark.parametrize("piece", ["*a", "**a", "?*a", "**/a", "*/*a", "a*", "**/*a"])
def test_no_glob_takes_long(piece: str) -> None:
    start = time.process_time()
    for path in ("a" * 4000 + ".md", "a/" * 2000 + "c.md", "ab" * 2000):
        for count in (3, 30, 300):
            Glob(piece * count + "b").matches(path)
            Glob((piece + "/") * count + "b").matches(path)
    assert time.process_time() - start < 5
