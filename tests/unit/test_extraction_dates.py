"""Relative dates made absolute. 2026-08-12 is a Wednesday."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memctl.core.language.dates.resolve import absolute_dates
from memctl.model.text.dates import day_number

TODAY = day_number("2026-08-12")


@pytest.mark.parametrize(
    ("said", "written"),
    [
        ("I went there yesterday.", "I went there on 2026-08-11."),
        ("Yesterday I ran.", "On 2026-08-11 I ran."),
        ("yesterday's run", "2026-08-11's run"),
        ("ill since last week", "ill since the week of 2026-08-03"),
        ("See you next Friday!", "See you on 2026-08-21!"),
        ("last Friday, I won", "on 2026-08-07, I won"),
        ("this Friday", "on 2026-08-14"),
        ("two weeks ago I bought it", "around 2026-07-29 I bought it"),
        ("a couple of days ago", "on 2026-08-10"),
        ("in 3 days I fly", "on 2026-08-15 I fly"),
        ("I finished it in three days", "I finished it in three days"),
        ("last month we moved", "in 2026-07 we moved"),
        ("three years ago", "in 2023"),
        ("next year", "in 2027"),
        ("last summer", "in the summer of 2025"),
        ("we met last October", "we met in 2025-10"),
        ("this weekend", "on the weekend of 2026-08-15"),
        ("tomorrow morning", "on the morning of 2026-08-13"),
        ("by tomorrow", "by 2026-08-13"),
        ("the day before yesterday", "on 2026-08-10"),
        ("We saw The Day After Tomorrow.", "We saw The Day After Tomorrow."),
        ('He said "see you tomorrow".', 'He said "see you tomorrow".'),
        ("a few days ago", "a few days ago"),
        ("女儿今年六岁", "女儿六岁（2026年）"),
        ("今年六月", "2026-06"),
        ("The fair is on August 22-23.", "The fair is from 2026-08-22 to 2026-08-23."),
        ("I'm excited about my visit on September 2", "I'm excited about my visit on 2026-09-02"),
        ("I got an invitation for August 20", "I got an invitation for August 20"),
        ("We move to Bonn after what they decided on July 30", "We move to Bonn after what they decided on 2026-07-30"),
        ("I broke my leg on May 3", "I broke my leg on 2026-05-03"),
        ("I will move on May 3", "I will move on 2027-05-03"),
        ("My flight is on Friday at 9.", "My flight is on 2026-08-14 at 9."),
        ("I met her on Friday.", "I met her on 2026-08-07."),
        ("I run on Friday.", "I run on Friday."),
        ("I must file it by Wednesday.", "I must file it by 2026-08-19."),
        ("the past year was hard", "the past year was hard"),
        ("我昨天去了", "我2026-08-11去了"),
        ("下周六晚上七点", "2026-08-22晚上七点"),
        ("上个月15号", "2026-07-15"),
        ("去年5月3日", "2025-05-03"),
        ("明年三月", "2027-03"),
        ("两天后", "2026-08-14"),
        ("三年前", "2023年"),
        ("下个星期三", "2026-08-19"),
        ("十二天前", "2026-07-31"),
        ("再过三天就是我的生日", "2026-08-15就是我的生日"),
        ("今年年底我要结婚", "2026年底我要结婚"),
        ("周五我要开会", "2026-08-14我要开会"),
        ("周五我去了医院", "2026-08-07我去了医院"),
        ("我每周五跑步", "我每周五跑步"),
        ("half a year ago", "half a year ago"),
        ("今晚吃饭", "2026-08-12晚上吃饭"),
    ],
)
def test_relative_dates(said: str, written: str) -> None:
    assert absolute_dates(said, TODAY)[0] == written


def test_without_a_day_nothing_changes() -> None:
    assert absolute_dates("yesterday", None) == ("yesterday", [])


@given(
    st.integers(min_value=700000, max_value=760000),
    st.sampled_from(["yesterday", "next Monday", "上周三", "last month"]),
)
def test_what_is_absolute_stays(day: int, said: str) -> None:
    once, found = absolute_dates(said, day)
    assert found
    assert absolute_dates(once, day + 40) == (once, [])


@given(st.text(), st.integers(min_value=400, max_value=3_000_000))
def test_any_text(text: str, day: int) -> None:
    absolute_dates(text, day)


FILES = sorted((Path(__file__).parent / "relative_dates").glob("*.tsv"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_what_a_sentence_means_a_year_later(path: Path) -> None:
    """A file begins with the day on which its sentences were said; a line is a sentence and what it must say in the
    end."""
    said_on, *lines = path.read_text("utf-8").splitlines()
    day = day_number(re.findall(r"\d{4}-\d\d-\d\d", said_on)[0])
    assert day is not None and lines
    written = [(said, means, absolute_dates(said, day)[0]) for said, means in (line.split("\t") for line in lines)]
    assert [row for row in written if row[1] not in row[2]] == []
