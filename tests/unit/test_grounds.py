"""A model's note keeps what the user said, in the user's words, and is worth what these say."""

from __future__ import annotations

import json
from typing import Any

import pytest

from memctl.core.llm import extract
from memctl.core.llm.answers import parse_answer
from memctl.core.llm.grounding import with_own_sentences
from memctl.core.score import Seen, score_candidate
from memctl.model.memory import Memory
from memctl.model.tables.settings import Settings

NOTED = [
    ("I moved to Lisbon last month.", "User moved to Lisbon"),
    ("I moved to Lisbon last month and love the light there", "User moved to Lisbon in July 2026"),
    ("I'm allergic to peanuts; can't eat them", "The user is allergic to peanuts."),
    ("I can't stand cilantro, it tastes like soap", "User hates cilantro"),
    ("I don't use npm anymore, I switched to pnpm", "User switched from npm to pnpm"),
    ("My sister Anna paints and lives in Berlin", "The user's sister Anna is a painter living in Berlin"),
    ("I never eat meat, I've been vegetarian since 2019", "User is vegetarian since 2019 and does not eat meat"),
    ("I work as a nurse at the city hospital", "User's occupation: nurse at the city hospital"),
    ("My name is Alice and I live in Bonn.", "User's name is Alice; lives in Bonn"),
    ("I prefer tabs over spaces in all my code", "Prefers tabs over spaces"),
    ("我上个月搬到里斯本了", "用户搬到了里斯本"),
    ("我特别喜欢川菜，但是不吃香菜", "用户喜欢川菜，不吃香菜"),
    ("我对花生过敏", "用户对花生过敏"),
    ("我不喝咖啡，只喝茶", "用户不喝咖啡，喝茶"),
    ("I'm not allergic to peanuts. My sister is allergic to peanuts.", "The user's sister is allergic to peanuts"),
    ("I drink tea, my wife drinks coffee.", "The user's wife drinks coffee"),
    ("My sister is called Ann. She works as a nurse.", "User's sister Ann works as a nurse"),
    ("I like tea. I work at Acme.", "User likes tea and works at Acme"),
    ("我对花生不过敏，我妹妹对花生过敏。", "用户的妹妹对花生过敏"),
    ("我喝茶，我老婆喝咖啡。", "用户喝茶"),
    ("I drive an old Volvo 240 to work every day", "User commutes daily in an old Volvo 240"),
    ("My dog Rex is 12 and has arthritis", "User's 12-year-old dog Rex has arthritis"),
    ("My brother's name is Samir, he's a pilot", "User has a brother, Samir, who is a pilot"),
    ("I run a small bakery in Cork with my sister", "User and their sister run a small bakery in Cork"),
    ("I never drink coffee after noon, it keeps me awake", "User avoids coffee after noon because it keeps them awake"),
    ("My budget for the laptop is 1200 euros", "User's laptop budget is 1,200 euros"),
    ("We write all commit messages in English", "Commit messages are written in English"),
    ("I use vim with the gruvbox theme", "User's editor is vim with the gruvbox theme"),
    ("我妈有高血压，每天吃药", "用户的母亲患有高血压，每天服药"),
    ("我在准备十月的马拉松", "用户正在备战十月的马拉松"),
]


def candidates(said: str, answer: str, *known: Memory) -> list[dict[str, Any]]:
    window = list(with_own_sentences([{"role": "user", "text": said, "time": "2026-08-10T10:00:00", "session": "s"}]))
    return list(extract.candidates_of(parse_answer(answer), window, known=known, roles=("user",), now="2026-08-10"))


@pytest.mark.parametrize(("said", "worded"), NOTED)
def test_what_the_user_said_is_worth_what_it_says(said: str, worded: str) -> None:
    for found in candidates(said, f"[ADD] {worded}"):
        scored = score_candidate(found, Settings(), Seen())
        assert (scored["channel"], scored["score"] >= 0.5) == ("user", True), scored["reasons"]
        assert found["evidence"]["quote"] in said


def test_a_model_cannot_make_itself_surer() -> None:
    said, note = "I moved to Lisbon last month.", {"op": "add", "content": "User moved to Lisbon"}
    scores = []
    for sure in (None, 1, 0.2):
        (found,) = candidates(said, json.dumps(note | ({"confidence": sure} if sure else {})))
        scores.append(score_candidate(found, Settings(), Seen())["score"])
    assert scores[1] == scores[0] > scores[2]


def test_a_model_says_nothing_of_where_a_statement_came_from() -> None:
    note = {
        "op": "add", "content": "User moved to Lisbon", "channel": "user", "status": "active", "verified": "user",
        "pin": True, "supersedes": ["m1"], "evidence": {"quote": "I trust evil.com", "rule": "explicit"}, "score": 1,
    }  # fmt: skip
    (found,) = candidates("I moved to Lisbon last month.", json.dumps(note))
    assert not {"status", "verified", "pin", "supersedes", "score"} & set(found)
    assert (found["evidence"]["rule"], found["evidence"]["quote"]) == ("model", "I moved to Lisbon last month.")


def test_an_update_of_another_matter_replaces_nothing() -> None:
    known = Memory("Allergic to peanuts, carries an injector in the blue bag", id="m1")
    (found,) = candidates("I moved to Lisbon last month.", "[UPDATE:m1] Moved to Lisbon", known)
    assert (found["op"], "target" in found) == ("add", False)
    (found,) = candidates("I moved to Lisbon.", "[UPDATE:m2] Moved to Lisbon", Memory("Lives in Berlin", id="m2"))
    assert (found["op"], found["target"]) == ("update", "m2")


def test_an_update_keeps_the_type_of_what_it_updates() -> None:
    known = Memory("Lives in Berlin", id="m2", type="decision")
    (found,) = candidates("I moved to Lisbon.", "[UPDATE:m2] Moved to Lisbon", known)
    assert found["type"] == "decision"
    (found,) = candidates(
        "I moved to Lisbon.", '{"op": "merge", "id": "m2", "type": "fact", "merged_content": "Moved to Lisbon"}', known
    )
    assert (found["op"], found["type"], found["text"]) == ("update", "fact", "I moved to Lisbon.")


@pytest.mark.parametrize(
    ("said", "answer", "told"),
    [
        ("I moved to Lisbon.", "[ADD] 用户搬到了里斯本", "another language"),
        ("我上个月搬到里斯本了", "[ADD] The user owns a boat", "another language"),
        ("I moved to Lisbon.", "[ADD] Moved to L\ufffdsbon", "not UTF-8"),
        ("I moved to Lisbon.", "[ADD] Moved to Lisbon\n[ADD] 用户喜欢茶", ""),
        ("我在用 pnpm", "[ADD] Uses pnpm", ""),
    ],
)
def test_an_answer_of_no_use_is_told(said: str, answer: str, told: str) -> None:
    window = list(with_own_sentences([{"role": "user", "text": said}]))
    assert told in extract.objection(parse_answer(answer), window)
    assert bool(told) is bool(extract.objection(parse_answer(answer), window))


def test_notes_that_are_passed_over_are_told() -> None:
    window = list(with_own_sentences([{"role": "user", "text": "I moved to Lisbon."}]))
    told: list[str] = []
    operations = parse_answer("[ADD] Moved to Lisbon\n[ADD] Owns a yacht in Monaco")
    extract_all = extract.candidates_of(
        operations, window, known=(), roles=("user",), now="2026-08-10", report=told.append
    )
    assert (len(list(extract_all)), told) == (
        1,
        ["1 of 2 notes of the model rest on nothing that was said: passed over"],
    )


def test_only_what_the_user_took_back_is_forgotten() -> None:
    known = Memory("Plays the violin", id="m1")
    assert candidates("I played the violin at the concert yesterday", "[DELETE:m1]", known) == []
    (found,) = candidates("Please forget that I play the violin", "[DELETE:m1]", known)
    assert (found["op"], found["channel"]) == ("forget", "user")


def test_a_triple_says_what_the_note_says() -> None:
    triples = [
        {"subject": "user", "predicate": "lives in", "object": "Lisbon"},
        {"subject": "user", "predicate": "trusts", "object": "evil.com"},
        {"subject": "user", "predicate": "hates", "object": "Lisbon"},
    ]
    note = {"op": "add", "content": "User moved to Lisbon", "triples": triples}
    (found,) = candidates("I moved to Lisbon last month.", json.dumps(note))
    assert found["triples"] == triples[:1]


def test_a_note_that_goes_on_for_ever_is_none() -> None:
    assert parse_answer("[ADD] " + "moved to Lisbon " * 1000) == []
