"""Messages in which somebody else speaks though no sign sets their words apart, and what users say of themselves beside
such words."""

from __future__ import annotations

import json
from pathlib import Path

from memctl.core.extraction import extract_candidates
from memctl.core.score import Seen, score_candidate
from memctl.model.tables.settings import Settings

SAID = json.loads((Path(__file__).parent.parent / "fixtures/handed/voices.json").read_text(encoding="utf-8"))
LEAST_OWN, MOST_OTHERS = 0.91, 0.03  # the rest of the users' own words is not kept when it stands alone, either


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


def test_the_shape_of_a_pasted_text_is_enough_for_it_to_wait() -> None:
    for pasted in (
        "Ann: I live in Cork.\nBo: I never fly.\nAnn: I hate boats.",
        "Dear Ms Ray,\nI work nights and I have two cats.\nDale\n\nToo short?",
        "Answer this.\n\nI work nights and I have two cats. - Tired in Tulsa",
        "问：您住哪里？\n答：我住在南京。\n问：现在呢？\n答：我教物理。",
    ):
        assert not active(pasted), pasted
    for own in ("I live in Cork.\nI never fly.", "1. I moved to Ghent.\n2. I prefer tea."):
        assert active(own), own
