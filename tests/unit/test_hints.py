"""What is looked for before a pattern is tried is in all that the pattern matches."""

from __future__ import annotations

import gc
import importlib
import pkgutil

import pytest
from support.needing import needs

from memctl.core import extraction
from memctl.core.extraction import prose
from memctl.core.language.patterns import Hinted

_MACHINE_LINES = (
    "diff --git a/x b/x", "index 0123abc..4567def", "ERROR in main", "INFO done", "npm ERR! code", "E   assert 1",
    "Traceback (most recent call last)", 'File "a.py", line 3', "at Object.run (a.js)", "at com.shop.Main(Main.java)",
    "Exception in thread", "goroutine 1", "from os import path", "import os", "using namespace std", "package main;",
    "public void run() {", "def f(x)", "if (x) {", "while x;", "return f(x);", "SELECT a FROM b", "DROP TABLE t;",
    "INSERT INTO t VALUES", "sudo apt-get", "git commit -m x", "python3 -m venv", "ls -la", "panic: nil", "warning: x",
    "error[E1]: x", "ValueError: x", "Caused by: x", "Jan 3 10:00:00 host", "key: 1", "name = 'x'",
)  # fmt: skip


@pytest.mark.parametrize("line", _MACHINE_LINES)
def test_a_line_of_a_machine_is_not_ruled_out_beforehand(line: str) -> None:
    assert not prose._MACHINE().match(line) or prose._may_be_machine(line)
    assert prose._may_be_machine("  " + line)


def test_no_line_of_prose_is_taken_for_one() -> None:
    assert not prose._may_be_machine("I moved to Bonn in May, and we like it there")
    assert not prose._may_be_machine("我五月搬到了杭州，我们都很喜欢这里")


def hinted() -> list[Hinted]:
    for module in pkgutil.walk_packages(extraction.__path__, extraction.__name__ + "."):
        importlib.import_module(module.name)
    return [each for each in gc.get_objects() if isinstance(each, Hinted)]


def test_a_pattern_matches_nothing_without_a_hint_of_it() -> None:
    for each in hinted():
        assert needs(each.pattern.source, each.hints, each.pattern.flags), (each.hints, each.pattern.source)


@pytest.mark.parametrize(
    ("source", "hints", "expected"),
    [
        ("ab|cd", ("b", "c"), True),
        ("ab|cd", ("b",), False),
        (r"\b(?:i|we) (?:really )?eat", ("i eat", "we eat"), False),
        (r"\b(?:i|we) (?:really )?eat", ("i ", "we "), True),
        ("(?:ab)?c", ("ab",), False),
        ("(?:ab)+c", ("bc",), True),
        (r"(?:\w+ )*the", (" the",), False),
        (r"a (?:\w+ )*the", (" the",), True),
        ("(?=ab).*", ("a",), True),
        ("(?!ab).*", ("a",), False),
        ("[ab]c", ("ac",), False),
        ("[ab]c", ("ac", "bc"), True),
    ],
)
def test_what_a_pattern_needs(source: str, hints: tuple[str, ...], expected: bool) -> None:
    assert needs(source, hints) is expected
