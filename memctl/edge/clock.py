"""The clock. All other code gets the time as a value."""

from __future__ import annotations

import os
import time

from memctl.model.errors import UsageError
from memctl.model.text.dates import is_date


def now(given: str = "") -> str:
    """Return the effective ISO date or date-time: the given one, `$MEMCTL_NOW`, or local time to the second."""
    text = given or os.environ.get("MEMCTL_NOW", "")
    if not text:
        return time.strftime("%Y-%m-%dT%H:%M:%S")
    if not is_date(text):
        raise UsageError(f"MEMCTL_NOW: {text!r} is not a date: write YYYY-MM-DD")
    return text


def in_utc(now: str) -> str:
    """Return an ISO date-time of this machine in UTC, so that two machines agree on the order of events; a date stays a
    date."""
    if len(now) == len("2026-01-01"):
        return now
    from datetime import UTC, datetime  # most commands bury nothing

    try:
        return datetime.fromisoformat(now).astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    except (ValueError, OverflowError):
        return now


def last_known_day(now: str) -> str:
    """Return the last ISO date that the logs can know: the machine's date, or the given one (`now`, `$MEMCTL_NOW`) if
    that is earlier. So a given past day makes the machine's date irrelevant."""
    return min(time.strftime("%Y-%m-%d"), (os.environ.get("MEMCTL_NOW") or now)[:10], now[:10])


def seconds() -> float:
    """Return the seconds since some fixed moment, to measure durations."""
    return time.perf_counter()


def seconds_of(date: str) -> float:
    """Return the start of an ISO date in local time, in seconds since 1970."""
    return time.mktime(time.strptime(date[:10], "%Y-%m-%d"))
