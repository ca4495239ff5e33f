"""Merging keeps what either side says, loses what either side took out, and does not care which side is whose."""

from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from support.extent import few

from memctl.core.merge.files import merge_file, resolved
from memctl.edge.log import tombstones
from memctl.model.conflicts import first_conflict
from memctl.model.errors import InputError
from memctl.model.markdown.parse import parse
from memctl.model.memory import Memory
from memctl.model.text.lines import normal_form

PATH = "topics/a.md"
PIECES = st.sampled_from([
    "# Title", "## One", "## Two", "### Deep", "- item ^m1", "- other #tag (since:: 2026-01-01) ^m2", "* star ^m3",
    "1. first ^m4", "- nameless", "- [lesson] typed ^m5", "  more of it", "A paragraph ^m6", "with another line ^m7",
    "> quote", "", "", "", "^m8", "| a | b |", "```", "code", "<!-- note -->", "%%", "[link]: x", "Setext", "------",
])  # fmt: skip
ENDINGS = st.sampled_from(["\n", "\r\n"])


@st.composite
def versions(draw: st.DrawFn) -> tuple[str, str, str]:
    """A file, and two that came from it by taking lines out, adding some, and putting others in their place."""
    ending = draw(ENDINGS)
    front = draw(st.sampled_from([[], ["---", "type: lesson", "tags: [a]", "---"]]))
    old = front + draw(st.lists(PIECES, max_size=10))
    sides = []
    for name in ("a", "b"):
        lines = list(old)
        for number in range(draw(st.integers(0, 4))):
            place = draw(st.integers(len(front), len(lines)))
            new = draw(st.sampled_from([f"- new {name}{number} ^n{name}{number}", "## New", "", f"- plain {name}"]))
            lines[place : place + draw(st.integers(0, 1))] = draw(st.sampled_from([[], [new]]))
        sides.append(lines)
    texts = [ending.join(lines) + draw(st.sampled_from(["", ending])) for lines in (old, *sides)]
    return texts[0], texts[1], texts[2]


def read(text: str) -> list[Memory]:
    return parse(text, PATH).memories


def words(text: str) -> set[str]:
    return {normal_form(memory.text) for memory in read(text)}


def ids(text: str) -> list[str]:
    return [memory.id for memory in read(text) if memory.id]


@settings(max_examples=few(400))
@given(versions())
def test_both_directions_give_the_same_and_nothing_is_lost(texts: tuple[str, str, str]) -> None:
    old, ours, theirs = texts
    assume(all(len(set(ids(text))) == len(ids(text)) for text in texts))
    try:
        result = merge_file(old, ours, theirs, PATH)
    except InputError:  # git then marks the conflict: nothing is lost by that either
        return
    assert merge_file(old, theirs, ours, PATH) == result
    assert len(set(ids(result))) == len(ids(result))
    before, one, other = (words(text) for text in texts)
    after = words(result)
    assert (one - before) | (other - before) <= after
    assert after <= one | other
    assert (before & one & other) <= after


@pytest.mark.parametrize("block", ["```\n{}\n```\n", "> {}\n\n", "| {} |\n| - |\n\n"])
@pytest.mark.parametrize("ending", ["\n", "\r\n"])
def test_a_block_that_both_changed_stands_twice_each_under_an_id_of_its_own(block: str, ending: str) -> None:
    old, ours, theirs = (f"# A\n\n{block.format(said)}^m8\n".replace("\n", ending) for said in ("one", "two", "three"))
    result = merge_file(old, ours, theirs, PATH)
    assert result == merge_file(old, theirs, ours, PATH)
    assert len(ids(result)) == len(set(ids(result))) == 2 and "m8" in ids(result)
    assert words(ours) | words(theirs) == words(result)


@settings(max_examples=few(200))
@given(versions())
def test_what_only_one_side_changed_is_taken_as_it_is(texts: tuple[str, str, str]) -> None:
    old, ours, theirs = texts
    assert merge_file(old, ours, old, PATH) == ours
    assert merge_file(old, old, theirs, PATH) == theirs
    assert merge_file(old, ours, ours, PATH) == ours


@settings(max_examples=few(200))
@given(versions())
def test_what_is_merged_once_more_stays(texts: tuple[str, str, str]) -> None:
    old, ours, theirs = texts
    try:
        result = merge_file(old, ours, theirs, PATH)
    except InputError:
        return
    assert merge_file(ours, result, ours, PATH) == result
    assert merge_file(theirs, theirs, result, PATH) == result


def three(old: str, ours: str, theirs: str) -> str:
    result = merge_file(old, ours, theirs, PATH)
    assert merge_file(old, theirs, ours, PATH) == result
    return result


def test_both_append_to_one_section() -> None:
    old = "# T\n\n- a ^m1\n\n## S\n\n- b ^m2\n"
    result = three(old, old + "- c ^m3\n", old + "- d ^m4\n")
    assert result == "# T\n\n- a ^m1\n\n## S\n\n- b ^m2\n- c ^m3\n- d ^m4\n"


def test_both_make_the_same_section() -> None:
    old = "# T\n\n- a ^m1\n"
    result = three(old, old + "\n## S\n\n- c ^m3\n", old + "- b ^m2\n\n## S\n\n- d ^m4\n")
    assert result == "# T\n\n- a ^m1\n- b ^m2\n\n## S\n\n- c ^m3\n- d ^m4\n"


def test_marks_are_merged_one_by_one() -> None:
    old = "- tea #drink (created:: 2026-01-01) ^m1\n"
    ours = "- tea #drink #green (created:: 2026-01-01) (importance:: 0.5) ^m1\n"
    theirs = "- green tea #drink (created:: 2026-01-01) (until:: 2027-01-01) ^m1\n"
    assert three(old, ours, theirs) == (
        "- green tea #drink #green (created:: 2026-01-01) (until:: 2027-01-01) (importance:: 0.5) ^m1\n"
    )


def test_the_newer_of_two_wordings_stays_and_the_other_waits() -> None:
    old = "- tea ^m1\n"
    lines = three(old, "- black tea (updated:: 2026-03-01) ^m1\n", "- mate (updated:: 2026-04-01) ^m1\n").split("\n")
    assert lines[0] == "- mate (updated:: 2026-04-01) ^m1"
    assert lines[1].startswith("- black tea (updated:: 2026-03-01) (status:: pending) ^m")


def test_forgotten_here_and_reworded_there_waits_as_pending() -> None:
    result = three("- a ^m1\n- tea ^m2\n", "- a ^m1\n", "- a ^m1\n- green tea ^m2\n")
    assert [(memory.text, memory.status) for memory in read(result)] == [("a", ""), ("green tea", "pending")]
    assert "m2" not in ids(result)


def test_forgotten_here_and_marked_there_is_forgotten() -> None:
    assert three("- a ^m1\n- tea ^m2\n", "- a ^m1\n", "- a ^m1\n- tea (importance:: 1) ^m2\n") == "- a ^m1\n"


def test_named_here_and_marked_there_is_one_memory() -> None:
    assert three("- tea\n- b\n", "- tea ^m1\n- b\n", "- tea (importance:: 1)\n- b\n") == (
        "- tea (importance:: 1) ^m1\n- b\n"
    )


def test_a_section_that_one_side_emptied_stays_for_what_the_other_put_there() -> None:
    old = "# T\n\n## S\n\n- a ^m1\n\n## U\n\n- u ^m9\n"
    result = three(old, "# T\n\n## U\n\n- u ^m9\n", old.replace("- a ^m1\n", "- a ^m1\n- b ^m2\n"))
    assert [(memory.text, memory.heading) for memory in read(result)] == [("b", "T › S"), ("u", "T › U")]


def test_lines_that_one_side_moved_stay_moved() -> None:
    assert three("- a ^m1\n- b ^m2\n- c ^m3\n", "- c ^m3\n- a ^m1\n- b ^m2\n", "- a ^m1\n- b! ^m2\n- c ^m3\n") == (
        "- c ^m3\n- a ^m1\n- b! ^m2\n"
    )


def test_paragraphs_do_not_grow_together() -> None:
    result = three("One. ^m1\n", "One. ^m1\n\nTwo. ^m2\n", "One. ^m1\n\nThree. ^m3\n")
    assert [memory.text for memory in read(result)] == ["One.", "Three.", "Two."]


def test_front_matter_is_merged_key_by_key() -> None:
    old = "---\ntype: fact\ntags: [a]\n---\n- x ^m1\n"
    result = three(old, old.replace("[a]", "[a, b]"), old.replace("fact", "lesson").replace("- x", "- xx"))
    assert result == "---\ntype: lesson\ntags: [a, b]\n---\n- xx ^m1\n"


@pytest.mark.parametrize("bad", ["<<<<<<< ours\n- a ^m1\n=======\n", "```\n- open\n"])
def test_what_cannot_be_merged_is_said(bad: str) -> None:
    with pytest.raises(InputError):
        merge_file("- a ^m1\n", "- a ^m1\n" + bad, "- b ^m2\n- a ^m1\n- c ^m3\n", PATH)


def test_conflict_markers_are_resolved_by_the_same_code() -> None:
    text = "- a ^m1\n<<<<<<< ours\n- b ^m2\n=======\n- c ^m3\n- gone ^m4\n>>>>>>> theirs\n- d ^m5\n"
    assert resolved(text, PATH, {"gone"}.__contains__) == "- a ^m1\n- b ^m2\n- c ^m3\n- d ^m5\n"


def test_what_both_came_from_is_read_from_the_markers() -> None:
    sides = "<<<<<<< ours\n- b ^m2\n||||||| base\n- b ^m2\n- gone ^m4\n=======\n- gone ^m4\n- new ^m6\n>>>>>>> theirs\n"
    text = "- a ^m1\n" + sides
    assert resolved(text, PATH, lambda text: False) == "- a ^m1\n- new ^m6\n"


INNER = "<<<<<<< HEAD\n- a ^m1\n||||||| base\n=======\n- b\n>>>>>>> x\n"


def test_markers_of_any_width_are_a_conflict() -> None:
    """Git makes them longer where it merges renamed files, and where a repository says so."""
    text = "<<<<<<<<< HEAD:a.md\n- One ^m1\nTitle\n=====\n=========\n- Two ^m2\n>>>>>>>>> x:b.md\n"
    assert first_conflict(text) == 1 and parse(text, PATH).conflicts
    merged = resolved(text, PATH, lambda text: False)
    assert {"m1", "m2"} <= {memory.id for memory in parse(merged, PATH).memories}
    assert "<<<" not in merged and ">>>" not in merged


def test_a_conflict_within_a_conflict_is_resolved_first() -> None:
    """The base has `b`, and only one side of the inner conflict: the other side did not remove it."""
    text = f"<<<<<<< HEAD\n- b #t ^m2\n||||||| base\n- b\n=======\n{INNER}>>>>>>> x\n"
    assert resolved(text, PATH, lambda text: False) == "- a ^m1\n- b #t ^m2\n"


def test_mixed_up_markers_leave_each_memory_once_with_all_marks() -> None:
    text = f"<<<<<<< HEAD\n- b #u\n- a ^m1\n||||||| base\n{INNER}>>>>>>> x\n=======\n- b #t ^m2\n- a ^m1\n>>>>>>> x\n"
    assert resolved(text, PATH, lambda text: False) == "- b #t #u ^m2\n- a ^m1\n"


def test_mixed_up_markers_leave_what_has_two_ids_or_another_heading() -> None:
    text = "- b ^m1\n- b ^m2\n\n# Here\n\n- c ^m3\n\n# There\n\n- c\n"
    assert resolved(f"<<<<<<< HEAD\n{text}>>>>>>> x\n", PATH, lambda text: False) == text
    mixed = f"<<<<<<< HEAD\n- b #u\n{text}>>>>>>> x\n"
    assert resolved(mixed, PATH, lambda text: False) == text.replace("b ^m1", "b #u ^m1")


@pytest.mark.parametrize("depth", [3, 5000])
def test_conflicts_in_one_another_to_any_depth_lose_nothing(depth: int) -> None:
    text = "- last ^mlast\n"
    for number in range(depth):
        text = f"<<<<<<< HEAD\n- number {number} ^m{number}\n=======\n{text}>>>>>>> x\n"
    found = resolved(text, PATH, lambda text: False)
    assert ids(found) and set(ids(found)) == {"mlast", *(f"m{number}" for number in range(depth))}


def test_tombstones_keep_every_line_and_forgetting_wins_within_a_day() -> None:
    old = b'{"hash":"aa","date":"2026-01-01"}\n'
    ours = old + b'{"hash":"aa","date":"2026-01-02","lifted":true}\n'
    theirs = old + b'{"hash":"aa","date":"2026-01-02"}\n{"hash":"bb","date":"2026-01-01"}\n'
    result = tombstones.merge_tombstones(old, ours, theirs)
    assert result == tombstones.merge_tombstones(old, theirs, ours)
    assert len(result.splitlines()) == 4
    assert tombstones.buried(result) == {"aa", "bb"}
