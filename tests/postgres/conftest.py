"""A database on a real server: one server for each worker, started by the first test that asks for it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from support import postgres

_NUMBERS = count()


@pytest.fixture(scope="session")
def server() -> Iterator[Path]:
    """The directory of a server's socket. Without PostgreSQL: a failure in CI, else a skip."""
    if not postgres.is_there():
        message = "PostgreSQL is not installed"
        if os.environ.get("CI"):
            pytest.fail(message)
        pytest.skip(message)
    with postgres.server() as place:
        yield place


@pytest.fixture
def database(server: Path) -> postgres.Database:
    """A database without tables."""
    return postgres.Database(server, f"team{next(_NUMBERS)}")
