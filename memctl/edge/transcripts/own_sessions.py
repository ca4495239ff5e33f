"""Recognize conversations in which memctl itself asked a model: nothing may be learned from them."""

from __future__ import annotations

from memctl.model.prompt_frame import MODEL_PROMPT_MARK

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_SESSIONS = 64  # that run at the same time in one transcript


class OwnSessions:
    """Follows a stream of turns. A session that begins with a request of memctl is its own as a whole. In another
    session, a request is its own with all turns up to the user's next one."""

    def __init__(self) -> None:
        # session → whether it has had a prompt, whether all of it is memctl's, whether the current part is
        self._known: dict[object, list[bool]] = {}

    def state(self) -> list[Any]:
        """Return the state for `resume`."""
        return [[session, *marks] for session, marks in self._known.items()]

    def resume(self, state: list[Any]) -> None:
        self._known = {session: marks for session, *marks in state}

    def holds(self, turn: dict[str, Any]) -> bool:
        """Whether this turn belongs to memctl's own conversation."""
        session = turn.get("session")
        asked, whole, answering = self._known.pop(session, (False, False, False))
        if turn["role"] == "user":
            marked = turn["text"].lstrip().startswith(MODEL_PROMPT_MARK)
            if turn["authored"] or marked:
                whole = whole or (marked and not asked)
                answering = marked
                asked = True
        self._known[session] = [asked, whole, answering]
        if len(self._known) > _SESSIONS:
            del self._known[next(iter(self._known))]
        return whole or answering
