"""Pieces that several patterns for English are made of."""

from __future__ import annotations

from memctl.core.extraction.english_words import KIN

LEAD = (  # what a sentence may open with and still say the same
    r"^(?:(?:so|and|but|or|also|well|oh|hey|hi|hello|hmm+|yeah|yes|yep|ok|okay|sure|no|nope|nah|actually|honestly|"
    r"personally|plus|btw|by the way|anyway|besides|please|pls|just|finally|ugh|one thing|fyi|then|now|right|"
    r"sorry|thanks|thank you|great|cool|"
    r"nice|wow|haha|lol|like i said|as i said|in general|generally|overall|to be honest|tbh|for me|as for me|though|"
    r"however|because|since|guess what|in fact|recently|lately)\b[,.!:;-]*\s*)*"
)
_ADVERBS = (
    r"(?: (?:also|just|always|usually|do|still|all|both|so|too|very|quite|much|rather|only|even|not|kind of|kinda|"
    r"sort of|pretty|a bit|super|now|often|never|myself|far|a lot|tend to|\w+ly|am|have|had|'ve|been))*"
)
SELF = r"\b(?:i|we)(?:'m|'ve|'d)?" + _ADVERBS + " "
SELF_IS = r"\b(?:i(?:'m| am| was|(?:'ve| have)(?: always| never)? been)|we(?:'re| are|'ve been))" + _ADVERBS + " "
ANY_KIN = "(?:" + "|".join(sorted(KIN, key=lambda word: (-len(word), word))) + ")"
