"""A correction of one value of what was said before is read into the statement that it means."""

from __future__ import annotations

import pytest

from memctl.core.extraction import extract_candidates


def told(*texts: str) -> list[str]:
    turns = [{"role": "user", "text": text, "id": str(number), "session": "s"} for number, text in enumerate(texts)]
    return [found["text"] for found in extract_candidates(turns, now="2026-11-02") if found.get("correction")]


@pytest.mark.parametrize(
    ("said", "correction", "amended"),
    [
        ("I teach yoga every Monday at 9:30", "no wait, 9:45", "I teach yoga every Monday at 9:45"),
        ("I teach yoga every Monday at 9:30", "no wait, yoga is at 9:45", "I teach yoga every Monday at 9:45"),
        ("My niece Noor turns 6 in spring", "oops, Noor turns 7 not 6", "My niece Noor turns 7 in spring"),
        ("I have two cats", "No wait, three.", "I have three cats"),
        ("我们周会在周三下午三点", "说错了，是周四", "我们周会在周四下午三点"),
        ("我们周会在周三下午三点", "不对，下午四点", "我们周会在周三下午四点"),
        ("我女儿六岁，上幼儿园大班", "更正一下，是七岁，不是六岁", "我女儿七岁，上幼儿园大班"),
    ],
)
def test_a_correction_names_no_more_than_the_value(said: str, correction: str, amended: str) -> None:
    assert told(said, correction) == [amended]


@pytest.mark.parametrize(
    ("said", "other"),
    [
        ("I live in Bonn", "sorry, what is 5 times 6?"),
        ("My sister has 2 dogs", "no, use 3 columns"),
        ("My class starts at 9:30 and ends at 10:30", "no wait, 9:45"),  # nobody knows which
        ("我妹妹养了两只狗", "不对，答案应该是十二"),
    ],
)
def test_what_means_no_statement_amends_none(said: str, other: str) -> None:
    assert told(said, other) == []


def test_a_message_may_end_in_a_time() -> None:
    """It is no header of a chat, for no line follows."""
    turns = [{"role": "user", "text": "Please note: I never take calls before 9:45", "id": "1"}]
    assert [found["text"] for found in extract_candidates(turns)] == ["I never take calls before 9:45"]
