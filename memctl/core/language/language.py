"""What is the same in every language: how far another's voice reaches."""

from __future__ import annotations

SENTENCE, PARAGRAPH, MESSAGE = 1, 2, 3  # how far another's voice reaches


class Voice:
    """Another's voice in a sentence: the writer's own words end at `own`, the other's begin at `start` (what introduces
    them may be neither's) and go on as far as `reach` says."""

    __slots__ = ("own", "start", "reach")

    def __init__(self, own: int, start: int, reach: int) -> None:
        self.own = own
        self.start = start
        self.reach = reach
