"""Text of any kind costs time by its length, not by the square of it: a text of 100,000 characters, made of what a
reader looks for."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

import pytest
from support.cost import seconds
from support.extent import LONG
from support.pumping import own_patterns, pumps, stopped

from memctl.core.extraction.pipeline import extract_candidates
from memctl.core.extraction.provenance.wrapped_text import outside
from memctl.core.language.dates.query import spans
from memctl.core.lint.file_checks import hidden_signs
from memctl.core.lint.tree_checks import dangling_links
from memctl.core.llm.answers import AnswerError, parse_answer
from memctl.core.merge.files import merge_file
from memctl.core.reconcile.supersede.claims import corrects
from memctl.core.retrieval.query import parse_query
from memctl.core.safety.sanitize import neutralized
from memctl.core.safety.secrets import find_secrets
from memctl.edge.store.ignore import ignores
from memctl.model.lint import InspectedFile, LintInput
from memctl.model.markdown.edit import apply
from memctl.model.markdown.front_matter import read_plain
from memctl.model.markdown.page import Page
from memctl.model.markdown.parse import parse
from memctl.model.text.wrappers import Wrappers

SIZE = 100_000
# Characters, and seconds for a pattern: in time by squares it takes a tenth of that, by cubes twice as much or more.
SENTENCE, MOST = (1_000, 1.5) if LONG else (400, 0.3)
SECONDS = 4.0  # of the processor; where time goes by squares it is from half a minute to hours


def file_of(text: str) -> object:
    return parse(text, "topics/x.md")


def turn(text: str) -> object:
    """The ends of a message are read, and of a long one no more."""
    return list(extract_candidates({"role": "user", "text": text[:many] + text[-50:]} for many in (100, 1_000, 7_900)))


def wrapped(text: str) -> object:
    return Wrappers(text, anywhere=True)


def linked(text: str) -> object:
    file = InspectedFile("x.md", text.encode(), parse(f"- {text}\n", "x.md"))
    return list(dangling_links(LintInput([file], whole=True)))


def marked(text: str) -> object:
    page = Page(f"- tea {text} ^m1\n", "topics/x.md")
    return apply([{"do": "mark", "path": "topics/x.md", "id": "m1", "marks": {"review": "2026-01-01"}}], page)


@pytest.mark.parametrize(
    ("read", "before", "piece", "after"),
    [
        (file_of, "- tea ", "#a ", ""),
        (wrapped, "tea", " ", "<a"),
        (outside, "", "<a>", "tea</a>"),
        (outside, "", "<files>", "tea</files>"),
        (file_of, "- tea ", "(degree:: a) ", ""),
        (file_of, "- tea (degree:: ", "(degree:: a)", ""),
        (file_of, "- tea (degree:: ", "(a)", ""),
        (file_of, "# a", " ", "b"),
        (file_of, "#", " ", "\v"),
        (read_plain, "a:", " ", ""),
        (read_plain, "a:", " ", "\v"),
        (read_plain, "a: b", " ", "\v"),
        (turn, "", "我" + "刚" * 60 + "。", ""),
        (turn, "我现在", "0", "想去北京。"),
        (turn, "我", "被aa", "。"),
        (turn, "麻烦你", "麻烦你", "记住"),
        (turn, "also ", "finally ", "moved to Rome"),
        (turn, "we", " really", " want to go"),
        (file_of, "# a ", "# ", "b"),
        (file_of, "", "- ", "tea"),
        (file_of, "", "<!-- ", ""),
        (file_of, "", "%% x\n\n", ""),
        (file_of, "", "[a]: ", ""),
        (find_secrets, "", "password", ""),
        (find_secrets, "", ".clientsecret-", ""),
        (find_secrets, "", "-----BEGIN ", ""),
        (find_secrets, "", "eyJ", ""),
        (hidden_signs, "", "\u202e", "a"),
        (neutralized, "<", "\n", ""),
        (neutralized, "", "<", ""),
        (neutralized, "system: ", "\n", ""),
        (neutralized, "", "[INST ", ""),
        (outside, "[end]", "[begin x] ", ""),
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

    def tried() -> None:
        with contextlib.suppress(AnswerError):
            read(text)

    assert seconds(tried, SECONDS) < SECONDS


def test_no_pattern_takes_more_than_square_time(capsys: pytest.CaptureFixture[str]) -> None:
    """Of all patterns of the program, each part that repeats is made to repeat, and not to match in the end. Time by
    squares is borne where the text is short: of a sentence, a line of front matter, a name."""
    slow, tried = [], 0
    patterns = own_patterns()
    for pattern in patterns:
        for before, again in pumps(pattern):
            for after in ("\0", "\n!"):
                text = (before + again * (SENTENCE // len(again)))[:SENTENCE] + after
                tried += 1
                if stopped(lambda of=pattern, text=text: of.search(text), MOST):
                    slow.append((pattern.pattern[:200], before, again))
    with capsys.disabled():
        print(f" [{len(patterns)} patterns, {tried} texts]", end="")
    assert not slow


@pytest.mark.parametrize(
    ("pattern", "path"),
    [
        ("*a" * 400, "a" * 400 + "b"),
        ("**/" * 300, "a/" * 400),
        ("**/a/" * 190 + "b", "a/" * 900),
        ("[a*" * 300, "a" * 900),
    ],
)
def test_patterns_of_files_left_out_take_time_by_their_length(pattern: str, path: str) -> None:
    ignored = ignores(pattern)
    assert seconds(lambda: [ignored(path) for _ in range(20)], 1) < 1


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

    def merge() -> None:
        merge_file(sections, sections.replace("x1", "y1"), "# T\n", "a.md")
        merge_file("", items, sections, "a.md")

    assert seconds(merge, 3 * SECONDS) < 3 * SECONDS


def test_a_file_of_many_memories_is_compared_with_itself_in_linear_time() -> None:
    page = Page("".join(f"- tea {number} ^m{number:05}\n" for number in range(20_000)), "topics/x.md")
    memories = page.document.memories

    def compare() -> None:
        assert page.readings(keys=[memory.key for memory in memories]) == page.readings(but=memories) == []

    assert seconds(compare, SECONDS / 4) < SECONDS / 4
