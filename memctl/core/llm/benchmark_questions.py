"""Questions for measuring retrieval: the user's messages in conversations, each once."""

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

_LEAST, _MOST = 10, 1200  # weight of a message: more than a mere "ok", less than pasted text
_TELLING = 2  # content words that a message needs to find anything


def messages_of(turns: Iterable[Record]) -> Iterator[tuple[str, str]]:
    """Yield (message, ISO date or "") for the user's messages without code and logs, each distinct one once."""
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
