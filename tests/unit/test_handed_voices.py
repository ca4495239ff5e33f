"""Messages in which somebody else speaks though no sign sets their words apart, and what users say of themselves beside
such words."""

from __future__ import annotations

import json
from pathlib import Path

from memctl.core.extraction import extract_candidates
from memctl.core.score import Seen, score_candidate
from memctl.model.tables.settings import Settings

SAID = json.loads((Path(__file__).parent.parent / "fixtures/handed/voices.json").read_text(encoding="utf-8"))
LEAST_OWN, MOST_OTHERS = 0.92, 0.05  # the rest of the users' own words is not kept when it stands alone, either


def active(message: str) -> str:
    """What of a message becomes active memory."""
    turn = {"v": 1, "kind": "turn", "role": "user", "text": message, "authored": True}
    settings = Settings()
    found = [score_candidate(each, settings, Seen()) for each in extract_candidates([turn], now="2026-11-23")]
    least = settings.number("add.min_score")
    return "\n".join(each["text"] for each in found if each["channel"] == "user" and each["score"] >= least)


def test_what_others_say_in_a_message_waits_and_the_users_own_words_stay_theirs() -> None:
    believed = [message for message in SAID["others"] if active(message)]
    assert len(believed) <= MOST_OTHERS * len(SAID["others"]), believed
    lost = [message for key, message in SAID["own"] if not any(word in active(message) for word in key.split())]
    assert len(lost) <= (1 - LEAST_OWN) * len(SAID["own"]), lost
