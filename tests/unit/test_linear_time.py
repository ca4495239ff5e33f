"""Text of any kind costs time by its length, not by the square of it: a text of 100,000 characters, made of what a
reader looks for."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable

import pytest

from memctl.core.answers import AnswerError, parse_answer
from memctl.core.claims import corrects
from memctl.core.linting_files import hidden_signs
from memctl.core.linting_tree import dangling_links
from memctl.core.merging.files import merged
from memctl.core.neutral import neutral
from memctl.core.redaction import find_secrets
from memctl.core.retrieval.query import parse_query
from memctl.core.retrieval.when import spans
from memctl.model.edit import apply
from memctl.model.inspected import Grounds, InspectedFile
from memctl.model.markdown import parse
from memctl.model.page import Page

SIZE = 100_000
SECONDS = 4.0  # of the processor; where time goes by squares it is from half a minute to hours


def seconds(read: Callable[[str], object], text: str) -> float:
    start = time.process_time()
    with contextlib.suppress(AnswerError):
        read(text)
    return time.process_time() - start


def file_of(text: str) -> object:
    return parse(text, "topics/x.md")


def linked(text: str) -> object:
    file = InspectedFile("x.md", text.encode(), parse(f"- {text}\n", "x.md"))
    return list(dangling_links(Grounds([file], whole=True)))


def marked(text: str) -> object:
    page = Page(f"- tea {text} ^m1\n", "topics/x.md")
    return apply([{"do": "mark", "path": "topics/x.md", "id": "m1", "marks": {"review": "2026-01-01"}}], page)


@pytest.mark.parametrize(
    ("read", "before", "piece", "after"),
    [
        (file_of, "- tea ", "#a ", ""),
        (file_of, "- tea ", "(degree:: a) ", ""),
        (file_of, "- tea (degree:: ", "(degree:: a)", ""),
        (file_of, "- tea (degree:: ", "(a)", ""),
        (file_of, "# a", " ", "b"),
        (file_of, "# a ", "# ", "b"),
        (file_of, "", "- ", "tea"),
        (file_of, "", "<!-- ", ""),
        (file_of, "", "[a]: ", ""),
        (find_secrets, "", "password", ""),
        (find_secrets, "", ".clientsecret-", ""),
        (find_secrets, "", "-----BEGIN ", ""),
        (find_secrets, "", "eyJ", ""),
        (hidden_signs, "", "\u202e", "a"),
        (neutral, "<", "\n", ""),
        (neutral, "", "<", ""),
        (neutral, "system: ", "\n", ""),
        (neutral, "", "[INST ", ""),
        (parse_query, "", "1", ""),
        (parse_query, "", '"a -', ""),
        (lambda text: spans(text, 740_000), "", "1", ""),
        (lambda text: spans(text, 740_000), "", "一", ""),
        (parse_answer, "", "[", ""),
        (parse_answer, "", '{"', ""),
        (parse_answer, "", "![.", ""),
        (parse_answer, "[SKIP", " ", ""),
        (lambda text: corrects(text, "Uses npm"), "", "not n't ", ""),
        (lambda text: corrects(text, "用 npm"), "", "从a", ""),
        (linked, "[[", "a", ""),
        (linked, "[[#^", "a", ""),
        (linked, "", "[[a", ""),
        (marked, "", " ", ""),
        (marked, "", "\t", "b"),
    ],
)  # fmt: skip
def test_time_goes_by_the_length(read: Callable[[str], object], before: str, piece: str, after: str) -> None:
    text = before + piece * (SIZE // len(piece)) + after
    assert seconds(read, text) < SECONDS


def test_values_that_are_lists_of_lists_are_no_statements() -> None:
    with pytest.raises(AnswerError):
        parse_answer("[" * 800 + "]" * 800)


def test_heading_marks_that_close_are_no_title() -> None:
    titles = [title for _, _, title in parse("# a #\n## b c  ##  \n# c#\n## #\n#\n", "x.md").sections]
    assert titles == ["a", "b c", "c#", "", ""]


def test_a_file_of_many_memories_is_merged_in_linear_time() -> None:
    """Also where one side took out every section, or both wrote all of it anew."""
    sections = "# T\n\n" + "".join(f"## S{number}\n\n- x{number} ^s{number}\n\n" for number in range(4_000))
    items = "# T\n\n" + "".join(f"- a{number} ^a{number}\n" for number in range(4_000))
    start = time.process_time()
    merged(sections, sections.replace("x1", "y1"), "# T\n", "a.md")
    merged("", items, sections, "a.md")
    assert time.process_time() - start < 3 * SECONDS


def test_a_file_of_many_memories_is_compared_with_itself_in_linear_time() -> None:
    page = Page("".join(f"- tea {number} ^m{number:05}\n" for number in range(20_000)), "topics/x.md")
    memories = page.document.memories
    start = time.process_time()
    assert page.readings(keys=[memory.key for memory in memories]) == page.readings(but=memories) == []
    assert time.process_time() - start < SECONDS / 4
