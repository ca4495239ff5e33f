"""How much the tests try: `MEMCTL_FAULTS=long` tries everything, else a sample."""

from __future__ import annotations

import os

LONG = os.environ.get("MEMCTL_FAULTS") == "long"


def few(many: int, share: int = 4) -> int:
    """So many in the long form, else a part of them."""
    return many if LONG else -(-many // share)


def seeds(many: int, some: int = 1) -> range:
    """The seeds of random tests: all of them in the long form."""
    return range(many if LONG else some)
