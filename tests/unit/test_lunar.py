"""Days of the lunar calendar against days that almanacs print."""

from __future__ import annotations

from itertools import pairwise

import pytest

from memctl.core.language.zh.dates.lunar import holiday, lunar_day, new_year
from memctl.model.text.dates import iso_date


@pytest.mark.parametrize(
    ("year", "day"),
    [(2010, "02-14"), (2020, "01-25"), (2023, "01-22"), (2026, "02-17"), (2034, "02-19"), (2060, "02-02")],
)
def test_new_year(year: int, day: str) -> None:
    found = new_year(year)
    assert found is not None
    assert iso_date(found) == f"{year}-{day}"


@pytest.mark.parametrize(
    ("name", "day"),
    [
        ("春节", "2025-01-29"),
        ("除夕", "2025-01-28"),
        ("元宵", "2026-03-03"),
        ("清明", "2026-04-05"),
        ("清明", "2024-04-04"),
        ("端午", "2026-06-19"),
        ("七夕", "2026-08-19"),
        ("中秋", "2025-10-06"),
        ("中秋", "2026-09-25"),
        ("重阳", "2026-10-18"),
        ("小年", "2027-01-30"),
        ("腊八", "2026-01-26"),
        ("国庆", "2026-10-01"),
    ],
)
def test_holidays(name: str, day: str) -> None:
    found = holiday(int(day[:4]), name)
    assert found is not None
    assert iso_date(found) == day


def test_months_follow_each_other() -> None:
    """Each month begins 29 or 30 days after the one before, or as much later behind a leap month."""
    first = [lunar_day(year, month, 1) for year in range(2010, 2061) for month in range(1, 13)]
    steps = {after - before for before, after in pairwise(first) if before and after}
    assert {29, 30} < steps <= {29, 30, 58, 59, 60}


def test_years_that_are_not_in_the_table() -> None:
    assert new_year(2009) is None
    assert new_year(2061) is not None
    assert lunar_day(2061, 1, 1) is None
    assert holiday(2070, "春节") is None
    assert lunar_day(2026, 1, 31) is None
