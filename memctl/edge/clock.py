"""The clock. Everything else is told what day it is."""

from __future__ import annotations

import os
import time

from memctl.model.dates import is_date
from memctl.model.errors import UsageError


def now(given: str = "") -> str:
    """ISO date or date-time in force: the one given, `$MEMCTL_NOW`, else this moment in local time, to the second."""
    text = given or os.environ.get("MEMCTL_NOW", "")
    if not text:
        return time.strftime("%Y-%m-%dT%H:%M:%S")
    if not is_date(text):
        raise UsageError(f"MEMCTL_NOW: {text!r} is no date: write YYYY-MM-DD")
    return text


def real_today() -> str:
    """The ISO date of this day by the machine's clock, whatever `--now` says."""
    return time.strftime("%Y-%m-%d")


def seconds() -> float:
    """Seconds since some moment, to measure what something takes."""
    return time.perf_counter()


def seconds_of(date: str) -> float:
    """When an ISO date began here, in seconds since 1970."""
    return time.mktime(time.strptime(date[:10], "%Y-%m-%d"))
