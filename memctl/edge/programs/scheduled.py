"""Whether `memctl install cron` was run in this home."""

from __future__ import annotations

import os

from memctl.edge.config import paths
from memctl.edge.safe_open import regular


def is_recorded() -> bool:
    """Whether memctl is in the scheduler by this home's doing: the scheduler may also serve another home."""
    return os.path.exists(_record())


def record(*, there: bool) -> None:
    """Note that memctl is in the scheduler, or no longer."""
    paths.make_private(paths.state_directory())
    if there:
        os.close(regular(_record(), os.O_WRONLY | os.O_CREAT))
    elif is_recorded():
        os.unlink(_record())


def _record() -> str:
    return os.path.join(paths.state_directory(), "scheduled")
