"""Questions to measure retrieval by: what a person asked in conversations, each thing once."""

from __future__ import annotations

from memctl.core.extraction.prose import own_prose
from memctl.core.language.tokenize import is_stop, words
from memctl.core.llm.extract import weight
from memctl.model.text.lines import one_line
from memctl.model.turn import is_own

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Any

    Record = dict[str, Any]

_LEAST, _MOST = 10, 1200  # of a message's weight: a mere "ok", and what was pasted rather than asked
_TELLING = 2  # content words that a message needs, for anything to be found by


def messages_of(turns: Iterable[Record]) -> Iterator[tuple[str, str]]:
    """(message, ISO date or empty) for what the user wrote, code and logs left out; what was asked before is not asked
    again."""
    known: set[str] = set()
    for turn in turns:
        if turn.get("role") != "user" or not is_own(turn):
            continue
        text = one_line(" ".join(own_prose(str(turn["text"]))))
        content = [word for word in words(text) if not is_stop(word)]
        form = " ".join(content)
        if form in known or len(set(content)) < _TELLING or not _LEAST <= weight(text) <= _MOST:
            continue
        known.add(form)
        yield text, str(turn.get("time") or "")[:10]
