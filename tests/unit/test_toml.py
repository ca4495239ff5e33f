"""Plain TOML is read as tomllib reads it, or left to it."""

from __future__ import annotations

import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memctl.edge.config.plain_toml import read_plain_toml

PIECES = (
    "tree",
    " = ",
    "=",
    '"',
    '"/home/me/notes"',
    "true",
    "false",
    "12",
    "012",
    "1.5",
    "1.",
    ".5",
    "-3",
    "1e3",
    "[",
    "]",
    "[search]",
    "[a.b]",
    "\n",
    "\n",
    "\n",
    "\r\n",
    "limit",
    "limit = 3",
    "#",
    " # note",
    '["a", "b"]',
    "[]",
    "[1]",
    ",",
    "\\",
    "'x'",
    "\t",
    "key-2",
    "é",
    "\x00",
    "0",
    '"""',
    '"a,b"',
    "index = false",
)


@given(st.lists(st.sampled_from(PIECES), max_size=12).map("".join) | st.text(max_size=30))
def test_what_is_read_is_what_tomllib_reads(text: str) -> None:
    plain = read_plain_toml(text)
    if plain is not None:
        assert plain == tomllib.loads(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "# only a comment\n",
        'tree = "/home/me/notes"\n',
        "[search]\nlimit = 5\n\n[inject]\nmin_score = 0.25\n",
        'a = ["x", "y"]\nb = true',
    ],
)
def test_plain_texts_need_no_parser(text: str) -> None:
    assert read_plain_toml(text) == tomllib.loads(text)
