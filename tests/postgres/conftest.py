"""A database on a real server: one server for each worker, started by the first test that asks for it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from support import postgres

from memctl.edge.postgres import reader

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


@pytest.fixture(params=["whole", "chosen"])
def answers(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Both ways of answering: few memories come whole, of more the server chooses files."""
    if request.param == "chosen":
        monkeypatch.setattr(reader, "WHOLE", 0)
    return str(request.param)
