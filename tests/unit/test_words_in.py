"""The words of an English sentence: where there is nothing but words, they are found without a pattern."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memctl.core.language.en.word_classes import _WORD, words_in


@given(st.text("aZ'z09 +.,:-’é我", max_size=40))
def test_words_are_those_that_the_pattern_finds(text: str) -> None:
    assert words_in(text) == _WORD().findall(text)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("i've 2 cats, and c++ at 10:30.", ["i've", "2", "cats", "and", "c++", "at", "10:30"]),
        ("well-known 'quoted' words' end", ["well", "known", "quoted'", "words'", "end"]),
        ("a café here", ["a", "caf", "here"]),
        ("", []),
    ],
)
def test_words_and_numbers(text: str, expected: list[str]) -> None:
    assert words_in(text) == expected
