"""English sentences that are worded like a request or a supposition, and say what someone is like all the same."""

from __future__ import annotations

from memctl.core.language.en.frame_words import EFFECTS
from memctl.core.language.en.rules.frames import ATTITUDE, DISPOSITION, PRESENT, frame_of

_SUPPOSING = frozenset(("were", "was", "had", "would", "i'd", "could", "you", "your"))
_BEARING = frozenset([word for word in EFFECTS if word.endswith("s")] + ["matters", "means"])


def is_meant(text: str, words: list[str]) -> bool:
    """Whether what is worded like a request or a supposition says what someone is like all the same.
    `text` is in lower case, and has these words.

    "Open source matters to me", "Change stresses me out"; "If it has coconut in it, I won't eat it"."""
    if words[:1] in (["if"], ["unless"]):
        main = text.partition(", ")[2]
        return _SUPPOSING.isdisjoint(words) and frame_of(" ".join(main.split()[:3])) in (ATTITUDE, DISPOSITION, PRESENT)
    verb = next((step for step in (1, 2) if words[step : step + 1] and words[step] in _BEARING), 0)
    if not verb:
        return any(word in ("me", "my") and words[step] in EFFECTS for step, word in enumerate(words[2:4], 1))
    return words[verb + 1 : verb + 2] in (["me"], ["to"], ["a"]) and "me" in words[verb + 1 : verb + 5]
