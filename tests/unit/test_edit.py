"""Edits touch only the lines they own: every other byte survives, and what was written is read back."""

from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from support.extent import few

from memctl.model.change import insert_edit, mark_edit, name_edit, remove_edit, reword_edit
from memctl.model.errors import InputError
from memctl.model.markdown.edit import apply, expand, mend
from memctl.model.markdown.page import Gone, Page, PageEdit
from memctl.model.markdown.parse import decode, encode, parse
from memctl.model.memory import Memory

PIECES = st.sampled_from([
    "# Title", "## Section", "### Deep", "- item", "- item #tag (since:: 2026-01-01) ^m1abc", "* star", "1. one",
    "  more of it", "    deeper", "\tindented", "A paragraph", "with a second line ^p1", "> quote", "| a | b |", "```",
    "~~~", "code", "<!--", "-->", "%%", "%% x %%", "---", "===", "", "",
    "   ", "^q1", "- [lesson] typed", "- 使用 vitest #测试",
    "+ plus", "<<<<<<< ours", "[link]: x", "- ", "-",
])  # fmt: skip
ENDINGS = st.sampled_from(["\n", "\r\n"])
WORDS = st.text(st.characters(codec="utf-8", exclude_categories=("Cc", "Cs", "Zl", "Zp")), min_size=1, max_size=40)


@st.composite
def documents(draw: st.DrawFn) -> str:
    ending = draw(ENDINGS)
    lines = draw(st.lists(PIECES, max_size=14))
    front = draw(st.sampled_from(["", f"---{ending}type: lesson{ending}---{ending}"]))
    text = front + ending.join(lines) + draw(st.sampled_from(["", ending]))
    return draw(st.sampled_from(["", "\ufeff"])) + text


def page_of(text: str) -> Page:
    document = parse(text, "topics/x.md")
    return Page(text, "topics/x.md", {"type": "lesson"} if document.front else None)


def named(page: Page, memory: Memory) -> tuple[Page, str]:
    """The page with an id for a memory that has none."""
    if memory.id:
        return page, memory.id
    try:
        return apply([name_edit(memory, "mfresh")], page), "mfresh"
    except InputError:
        assert memory.block == "code" or "^q1\n^q1" in page.text.replace("\r", "")  # it is open to the end of the file
        assume(False)
        raise


def is_subsequence(small: list[str], large: list[str]) -> bool:
    rest = iter(large)
    return all(line in rest for line in small)


@given(st.binary(max_size=300))
def test_every_byte_comes_back(data: bytes) -> None:
    assert encode("\n".join(parse(decode(data), "x.md").lines)) == data


@given(documents(), WORDS, st.sampled_from([None, "", "Section", "New one", "Title › Section"]))
@settings(max_examples=few(400))
def test_an_insertion_keeps_every_other_line_and_is_read_back(text: str, words: str, section: str | None) -> None:
    assume(words.strip())
    page = page_of(text)
    memory = Memory(words, id="mnew1", path=page.path, type="fact", tags=("neu",), created="2026-01-02")
    try:
        after = apply([insert_edit(memory, section)], page)
    except InputError:
        assert any(sign in text for sign in ("```", "~~~", "<!--"))  # something is open to the end
        return
    found = after.memory("mnew1")
    assert found.created == "2026-01-02"
    assert "neu" in found.tags
    assert after.readings(keys={"mnew1"}) == page.readings()
    *old, last = page.text.split("\n")
    new = after.text.split("\n")
    assert is_subsequence([*old, last], new) or is_subsequence([*old, last + "\r"], new)  # it may get a line end
    assert apply([insert_edit(memory, section)], after).text == after.text
    if section not in (None, ""):
        assert found.heading.casefold().endswith(section.rpartition("› ")[2].casefold())


@given(documents(), st.data())
@settings(max_examples=few(300))
def test_a_removal_takes_the_lines_of_one_memory(text: str, data: st.DataObject) -> None:
    page = page_of(text)
    assume(page.document.memories)
    memory = data.draw(st.sampled_from(page.document.memories))
    memory = page.memory(memory.key)  # of two that are called the same, the first is meant
    after = apply([remove_edit(page.path, memory.key)], page)
    assert after.readings() == page.readings(but=[memory])
    rest = page.document.lines[: memory.line - 1] + page.document.lines[memory.end :]
    kept = [line for line in after.document.lines if line.strip() and line.strip() != "<!-- -->"]
    assert kept == [line for line in rest if line.strip()]


@given(documents(), st.data(), st.sampled_from(["2026-05-05", "a (b) c"]))
@settings(max_examples=few(300))
def test_marks_change_one_line(text: str, data: st.DataObject, value: str) -> None:
    page = page_of(text)
    assume(page.document.memories and "^q1\n^q1" not in text.replace("\r", ""))
    memory = page.memory(data.draw(st.sampled_from(page.document.memories)).key)
    bearing, key = named(page, memory)
    assert bearing.memory(key).text == memory.text
    marked = apply([mark_edit(page.path, key, {"until": "2026-05-05", "source": value}, ("neu",))], bearing)
    found = marked.memory(key)
    assert found.text == memory.text
    if memory.block in ("item", "paragraph"):
        assert (found.until, found.source) == ("2026-05-05", value.replace("(", "").replace(")", "").replace("  ", " "))
        marked_line = bearing.raw(bearing.memory(key))[0 if memory.block == "item" else -1]
        assert ("neu" in found.tags) == bool(marked_line.rpartition("^")[0].strip(" -"))  # alone, a tag would be text
        before, after = bearing.document.lines, marked.document.lines
        assert len(before) == len(after)
        assert sum(one != other for one, other in zip(before, after, strict=True)) == 1
        plain = apply([mark_edit(page.path, key, {"until": "", "source": ""})], marked).memory(key)
        assert (plain.until, plain.source) == ("", "")
    assert marked.readings(but=[found]) == page.readings(but=[memory])


@given(documents(), st.data(), WORDS)
@settings(max_examples=few(300))
def test_other_words_keep_the_marks(text: str, data: st.DataObject, words: str) -> None:
    assume(words.strip() and "#" not in words and "^" not in words)
    page = page_of(text)
    choice = [memory for memory in page.document.memories if memory.block == "item"]
    assume(choice)
    memory = page.memory(data.draw(st.sampled_from(choice)).key)
    assume(memory.block == "item")
    page, key = named(page, memory)
    memory = page.memory(key)
    after = apply([reword_edit(page.path, key, words.strip())], page)
    found = after.memory(key)
    assert (found.type, found.since, found.id) == (memory.type, memory.since, key)
    assert set(memory.tags) <= set(found.tags)
    rest = page.document.lines[: memory.line - 1], page.document.lines[memory.end :]
    assert after.document.lines[: memory.line - 1] == rest[0]
    assert after.document.lines[len(after.document.lines) - len(rest[1]) :] == rest[1]


@given(documents(), documents(), st.data())
@settings(max_examples=few(300))
def test_what_moves_there_and_back_is_the_same(text: str, other: str, data: st.DataObject) -> None:
    page = page_of(text)
    target = Page(other, "archive/topics/x.md")
    assume(
        page.document.memories
        and not {m.id for m in page.document.memories} & {m.id for m in target.document.memories} - {""}
    )
    memory = page.memory(data.draw(st.sampled_from(page.document.memories)).key)
    page, key = named(page, memory)
    edit = {"do": "move", "path": page.path, "id": key, "to": target.path, "marks": {}, "section": None}
    edits = expand(edit, page, target)
    try:
        there = apply([one for one in edits if one["path"] == target.path], target)
    except InputError:
        return
    source = apply([one for one in edits if one["path"] == page.path], page)
    moved = there.memory(key)
    assert (moved.text, moved.block, moved.heading) == (memory.text, memory.block, memory.heading)
    assert source.readings() == page.readings(but=[page.memory(key)])
    if moved.block == "item":
        assert moved.type == memory.type or page.front


def test_a_cut_refuses_what_was_changed_since() -> None:
    page = page_of("- one ^m1\n")
    edits = expand(
        {"do": "move", "path": page.path, "id": "m1", "to": "archive/x.md", "marks": {}, "section": None},
        page,
        Page("", "archive/x.md"),
    )
    with pytest.raises(PageEdit) as raised:
        apply([edits[-1]], page_of("- one, edited ^m1\n"))
    assert raised.value.lines == ["- one, edited ^m1"]


def test_a_mark_for_what_is_gone_is_an_error() -> None:
    with pytest.raises(Gone):
        apply([mark_edit("topics/x.md", "m1", {"until": "2026-01-01"})], page_of("- two ^m2\n"))


def test_a_new_item_follows_the_list_and_a_new_section_follows_all() -> None:
    page = page_of("# Tools\n\n## A\n- one\n\n## B\n- two\n")
    one = Memory("neu", id="mnew1", path=page.path)
    assert apply([insert_edit(one, "A")], page).text == "# Tools\n\n## A\n- one\n- neu ^mnew1\n\n## B\n- two\n"
    text = apply([insert_edit(one, "B")], page).text
    assert text.startswith(page.text)  # an append
    text = apply([insert_edit(one, "C")], page).text
    assert text.startswith(page.text)
    assert text.endswith("\n## C\n\n- neu ^mnew1\n")


@given(st.integers(0, 200))
def test_a_torn_append_is_mended(cut: int) -> None:
    page = Page("# T\n\n- old ^mold\n", "topics/x.md")
    edits = [
        insert_edit(Memory("one\nof two lines", id="mnew1", path=page.path), None),
        insert_edit(Memory("three", id="mnew2", path=page.path), None),
    ]
    whole = apply(edits, page).text
    torn = Page(whole[: max(len(page.text), len(whole) - cut)], page.path)
    assert apply(edits, mend(edits, torn)).text == whole
