"""What a reply rests on: the memories whose words it repeats, and not those that were only shown."""

from __future__ import annotations

import json
from pathlib import Path

from memctl.core.lifecycle.reply import memories_used
from memctl.model.memory import Memory

CASES = [json.loads(line) for line in (Path(__file__).parents[1] / "fixtures/replies.jsonl").read_text().splitlines()]
# shown beside them, and never of use
IDLE = ("Answer in British English", "User dislikes long emails")
SHOWN = [Memory(text) for text in dict.fromkeys([text for case in CASES for text in case["rests_on"]] + list(IDLE))]


def test_nine_of_ten_replies_rest_on_what_they_rest_on() -> None:
    wrong = [
        case["reply"]
        for case in CASES
        if [one.text for one in memories_used(case["reply"], SHOWN, SHOWN, case["question"])] != case["rests_on"]
    ]
    assert len(wrong) <= len(CASES) / 10, wrong


def test_words_of_the_question_prove_nothing() -> None:
    memory = Memory("User lives in Lisbon")
    reply = "Lisbon has 545,000 inhabitants."
    assert memories_used(reply, [memory], [memory]) == [memory]
    assert memories_used(reply, [memory], [memory], "How many people live in Lisbon?") == []


def test_one_clause_of_a_long_memory_is_enough() -> None:
    memory = Memory("I'm vegetarian and I work at Acme as a data engineer")
    assert memories_used("Since you are vegetarian, try dal.", [memory], [memory]) == [memory]
