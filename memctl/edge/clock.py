"""The clock. Everything else is told what day it is."""

from __future__ import annotations

import os
import time

from memctl.model.errors import UsageError
from memctl.model.text.dates import is_date


def now(given: str = "") -> str:
    """ISO date or date-time in force: the one given, `$MEMCTL_NOW`, else this moment in local time, to the second."""
    text = given or os.environ.get("MEMCTL_NOW", "")
    if not text:
        return time.strftime("%Y-%m-%dT%H:%M:%S")
    if not is_date(text):
        raise UsageError(f"MEMCTL_NOW: {text!r} is not a date: write YYYY-MM-DD")
    return text


def in_utc(now: str) -> str:
    """An ISO date-time of this machine in UTC, so that two machines agree on what came first; a date stays a date."""
    if len(now) == len("2026-01-01"):
        return now
    from datetime import UTC, datetime  # most commands bury nothing

    try:
        return datetime.fromisoformat(now).astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    except (ValueError, OverflowError):
        return now


def last_known_day(now: str) -> str:
    """The ISO date up to which the logs can know anything: the machine's date, or the supposed one (`now`,
    `$MEMCTL_NOW`) where that is earlier. So the machine's date does not matter once a past day is supposed."""
    return min(time.strftime("%Y-%m-%d"), (os.environ.get("MEMCTL_NOW") or now)[:10], now[:10])


def seconds() -> float:
    """Seconds since some moment, to measure what something takes."""
    return time.perf_counter()


def seconds_of(date: str) -> float:
    """When an ISO date began here, in seconds since 1970."""
    return time.mktime(time.strptime(date[:10], "%Y-%m-%d"))
