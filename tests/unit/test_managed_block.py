"""The block in another program's file: everything else keeps every byte, in every shape of file."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memctl.core.interchange.managed_block import END, find_block, with_block, without_block
from memctl.model.errors import InputError

ENDS = st.sampled_from(["\n", "\r\n"])
TEXTS = st.builds(
    lambda lines, end, last: end.join(lines) + last * end,
    st.lists(st.text("ab #-`\ufeff\u4e2d", max_size=5)),
    ENDS,
    st.booleans(),
)


@given(TEXTS, st.text("ab\n\u4e2d", min_size=1), st.text("cd\n"))
def test_taking_the_block_out_undoes_putting_it_in(text: str, body: str, other: str) -> None:
    once = with_block(text, body + "\n")
    block = find_block(once)
    assert block and not block.is_edited
    assert with_block(once, body + "\n") == once
    assert without_block(once) == text
    assert without_block(with_block(once, other + "\n")) == text
    assert without_block(with_block(None, body + "\n")) is None


@given(TEXTS, st.text("xy\n"))
def test_lines_written_around_the_block_stay(text: str, more: str) -> None:
    once = with_block(text, "Likes tea\n")
    left = without_block(f"x\n{once}" + "\n" * (not once.endswith("\n")) + more) or ""
    assert left.startswith(f"x\n{text}".rstrip("\r\n")) and left.endswith(more)
    assert left.split() == f"x\n{text}\n{more}".split()


@pytest.mark.parametrize(
    ("change", "verdict"),
    [
        (lambda text: text.replace("tea", "milk"), True),
        (lambda text: text.replace("Likes tea\n", "Likes tea\nand milk\n"), True),
        (lambda text: text.replace("\n", "\r\n"), False),
        (lambda text: text.replace("tea\n", "tea  \n"), False),
        (lambda text: f"Before\n{text}After\n", False),
    ],
)
def test_an_edit_by_hand_is_noticed_and_line_ends_are_none(change, verdict: bool) -> None:  # type: ignore[no-untyped-def]
    block = find_block(change(with_block(None, "Likes tea\n")))
    assert block and block.is_edited == verdict


def test_an_unclear_block_is_an_error_that_names_the_line() -> None:
    one = with_block("A\n", "Likes tea\n")
    for text, line in ((one.replace(END, ""), "3: "), (one + one, "3: ")):
        with pytest.raises(InputError, match=f"^{line}"):
            find_block(text)
