"""Conversations in which memctl itself asked a model: nothing may be learned from them."""

from __future__ import annotations

from memctl.model.block import MODEL_PROMPT_MARK

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class OwnSessions:
    """Follows a stream of turns. A session that begins with a request of memctl is its own as a whole; in another, a
    request is, with all that follows up to what the user says next."""

    def __init__(self) -> None:
        self._session: object = None
        self._asked = False  # the session at hand has had a prompt
        self._all = False
        self._answering = False

    def state(self) -> list[Any]:
        """What `resume` needs to go on from here."""
        return [self._session, self._asked, self._all, self._answering]

    def resume(self, state: list[Any]) -> None:
        """Go on from what `state` gave."""
        self._session, self._asked, self._all, self._answering = state

    def holds(self, turn: dict[str, Any]) -> bool:
        """Whether this turn belongs to memctl's own conversation."""
        if turn.get("session") != self._session:
            self._session = turn.get("session")
            self._asked = self._all = self._answering = False
        if turn["role"] == "user":
            marked = turn["text"].lstrip().startswith(MODEL_PROMPT_MARK)
            if turn["authored"] or marked:
                self._all = self._all or (marked and not self._asked)
                self._answering = marked
                self._asked = True
        return self._all or self._answering
