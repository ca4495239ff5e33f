"""Columns for a terminal: no row is ever wider than it, whatever signs the cells have."""

from __future__ import annotations

from unicodedata import combining, east_asian_width

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memctl.core.lifecycle.recent_changes import summarize_changes
from memctl.core.retrieval.highlight import Highlighter
from memctl.model.text.columns import GAP, Column, cut, lay_out, width_of, wrapped
from memctl.model.text.dates import age_of

TEXT = st.text(st.characters(exclude_categories=("Cc", "Cf", "Cs", "Zl", "Zp")), max_size=60)
WIDTHS = st.integers(1, 200)
NAMES = ("text", "id", "type", "place")


def taken(text: str) -> int:
    """The columns that a terminal gives to a text, by another way than the code's."""
    return sum(2 if east_asian_width(sign) in ("W", "F") else 1 for sign in text if not combining(sign))


@pytest.mark.parametrize(
    ("text", "width"),
    [
        *(("", 0), ("abc", 3), ("测试", 4), ("ａ", 2), ("e\u0301", 1)),
        *(("한국", 4), ("👍", 2), ("❤\ufe0f", 2), ("\u1112\u1161\u11ab", 2)),
    ],
)
def test_how_wide_a_text_is(text: str, width: int) -> None:
    assert width_of(text) == width


@given(TEXT, WIDTHS)
def test_a_cut_text_fits_and_is_a_beginning(text: str, width: int) -> None:
    found = cut(text, width)
    assert width_of(found) <= width
    assert found == text or (found.endswith("…") and text.startswith(found[:-1]))


@given(st.data(), WIDTHS, st.integers(1, 4))
def test_no_row_is_wider_than_the_terminal(data: st.DataObject, width: int, count: int) -> None:
    columns = [
        Column(
            data.draw(st.lists(TEXT, min_size=count, max_size=count)), flexible=name == "text", rank=rank, style=name
        )
        for rank, name in enumerate(NAMES)
    ]
    shown, rows = lay_out(columns, width)
    for row in rows:
        assert width_of(GAP.join(row).rstrip()) <= width
        assert len(row) == len(shown)
    for number in range(len(shown)):
        assert len({width_of(row[number]) for row in rows}) == 1  # aligned


@given(st.lists(st.text(st.sampled_from("aé测试한👍 "), min_size=1, max_size=40), min_size=1, max_size=5), WIDTHS)
def test_a_terminal_agrees(cells: list[str], width: int) -> None:
    _, rows = lay_out([Column(["m7f3k"] * len(cells)), Column(cells, flexible=True)], width)
    assert all(taken(GAP.join(row).rstrip()) <= width for row in rows)


def test_what_does_not_fit_is_left_out_by_its_rank() -> None:
    def columns_at(width: int) -> list[str]:
        text = Column(["word " * 30], flexible=True, style="text")
        others = [Column(["x" * 10], rank=rank, style=str(rank)) for rank in (0, 1, 2)]
        return [column.style for column in lay_out([*others, text], width)[0]]

    assert columns_at(200) == ["0", "1", "2", "text"]
    assert columns_at(60) == ["0", "1", "text"]
    assert columns_at(40) == ["0", "text"]


def test_a_short_text_takes_no_room_from_others() -> None:
    columns = [Column(["tea"], flexible=True, style="text"), Column(["x" * 10], rank=3, style="place")]
    assert lay_out(columns, 40)[1] == [["tea", "x" * 10]]


@pytest.mark.parametrize(
    ("days", "age"), [(-1, "today"), (0, "today"), (3, "3 d"), (59, "59 d"), (60, "2 mo"), (729, "24 mo"), (730, "2 y")]
)
def test_ages(days: int, age: str) -> None:
    assert age_of(days) == age


@pytest.mark.parametrize(
    ("query", "text", "found"),
    [
        ("deploy", "We deployed on Friday; deploying is easy", ["deployed", "deploying"]),
        ("package manager", "The manager of packages", ["manager", "packages"]),
        ("pnpm", "Uses PNPM, not npm", ["PNPM"]),
        ("测试", "我习惯写单元测试。", ["测试"]),
        ("單元測試", "我习惯写单元测试。", ["单元测试"]),
        ("茶", "喜欢喝绿茶", ["茶"]),
        ("vitest 测试", "用vitest写测试", ["vitest", "测试"]),
        ("user's guide", "the guide of users", ["guide", "users"]),
        ("zebra", "no such animal", []),
    ],
)
def test_the_words_of_a_query_are_found_in_a_text(query: str, text: str, found: list[str]) -> None:
    assert [text[start:end] for start, end in Highlighter(query).places(text)] == found


@given(TEXT, TEXT)
def test_places_lie_in_the_text_and_do_not_overlap(query: str, text: str) -> None:
    end = 0
    for start, stop in Highlighter(query).places(text):
        assert end <= start < stop <= len(text)
        end = stop


def operation(day: str, action: str, command: str = "add", **more: object) -> dict[str, object]:
    return {"op": "ab", "t": f"{day}T10:00:00", "command": command, "changes": [{"action": action, "id": "m1", **more}]}


WEEK = [
    operation("2026-11-20", "forget", "decay", before="Is in Rome for the week"),
    operation("2026-11-20", "supersede", before="Lives in Berlin", after="Lives in Munich"),
    operation("2026-11-20", "skip", after="Likes tea"),
    operation("2026-11-18", "add", after="Likes tea"),
    operation("2026-11-18", "add", after="Owns a boat", reason="pending"),
]


def test_the_digest_of_a_week() -> None:
    assert summarize_changes(WEEK, 80) == [
        "Friday 2026-11-20",
        "  faded      Is in Rome for the week",
        "  corrected  Lives in Berlin → Lives in Munich",
        "",
        "Wednesday 2026-11-18",
        "  learned    Likes tea",
        "  waiting    Owns a boat",
        "",
        "1 learned, 1 corrected, 1 faded, 1 waiting",
    ]


@given(st.lists(st.tuples(TEXT, TEXT), max_size=4), WIDTHS)
def test_no_line_of_a_digest_is_wider_than_the_terminal(texts: list[tuple[str, str]], width: int) -> None:
    week = [operation("2026-11-20", "supersede", before=old, after=new) for old, new in texts]
    assert all(width_of(line) <= width for line in summarize_changes(week, width))


def test_a_long_correction_shows_both_sides() -> None:
    line = summarize_changes([operation("2026-11-20", "supersede", before="old " * 40, after="new " * 40)], 60)[1]
    assert "old" in line and " → new" in line and width_of(line) <= 60


@given(text=st.text("ab测 ", max_size=60), width=st.integers(4, 30))
def test_a_wrapped_text_keeps_its_words_and_fits(text: str, width: int) -> None:
    lines = wrapped(text, width)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    assert all(width_of(line.strip()) <= width or (line.isascii() and " " not in line.strip()) for line in lines)


def test_a_path_is_wrapped_as_a_whole() -> None:
    assert wrapped("the file /home/you/测试/memory.md is new", 12) == ["the file", "/home/you/测试/memory.md", "is new"]
