"""A model points at what the user said; the user's own words are kept. No word of a model becomes the user's."""

from __future__ import annotations

import json

import pytest
from support.program import ROOT

from memctl.core.llm import extract
from memctl.core.llm.answers import parse_answer
from memctl.core.llm.grounding import with_own_sentences
from memctl.core.score import Seen, score_candidate
from memctl.model.tables.settings import Settings

# what was said, an honest wording of it, and one with another word in it
ROWS = [
    json.loads(line)
    for name in ("wordings", "wordings-of-models", "wordings-of-talk")
    for line in (ROOT / f"tests/fixtures/{name}.jsonl").read_text("utf-8").split("\n")
    if line
]
TURNED = [
    ("I studied in Ghent and I work in Antwerp.", "User studied in Antwerp and works in Ghent."),
    ("I'm saving up for a houseboat.", "User bought a houseboat."),
    ("我爱人是急诊科医生。", "用户是急诊科医生。"),
    ("We ship every second Wednesday.", "The team ships every Wednesday."),
    ("I used to live in Graz.", "User lives in Graz."),
    ("I lent my bike to Omar.", "Omar lent his bike to the user."),
    ("我以前住在沈阳。", "用户住在沈阳。"),
    ("我借给小李两万块。", "小李借给用户两万块。"),
    ("Do I need a visa for Vietnam?", "User needs a visa for Vietnam."),
    ("我要是中奖了就去买特斯拉。", "用户要去买特斯拉。"),
    ("I sold my Tesla.", "User has a Tesla."),
    ("My boss Henrike wants the slides.", "User's boss Henrik wants the slides."),
]


def kept(said: str, note: str) -> list[str]:
    """The texts that become active memories by themselves. Without a day no date in them changes."""
    turns = list(with_own_sentences([{"role": "user", "text": said, "session": "s"}]))
    found = extract.candidates_of(parse_answer(f"[ADD] {note}"), turns, known=[], roles=("user",), now="")
    return [one["text"] for one in found if one["channel"] == "user"]


def test_what_a_model_honestly_notes_is_kept_and_is_worth_it() -> None:
    turns = [(said, worded) for said, worded, _ in ROWS]
    assert sum(not kept(*turn) for turn in turns) <= 0.05 * len(ROWS)


@pytest.mark.parametrize("which", [1, 2], ids=["honest", "changed"])
def test_what_is_kept_was_said(which: int) -> None:
    for said, *notes in ROWS:
        for text in kept(said, notes[which - 1]):
            words = text.strip(" .。").lower().removeprefix("我")  # a clause may share its subject with the one before
            assert words in said.lower().replace("\n", " "), (said, text)


@pytest.mark.parametrize(("said", "turned"), TURNED)
def test_a_note_that_turns_what_was_said_changes_no_word_of_it(said: str, turned: str) -> None:
    assert all(text in said for text in kept(said, turned))


def test_a_statement_that_a_model_chose_is_surer_than_its_words() -> None:
    said = "Wednesdays I leave at 3pm to pick up the kids"
    (turn,) = with_own_sentences([{"role": "user", "text": said, "session": "s"}])
    (found,) = extract.candidates_of(
        parse_answer("[ADD] User leaves at 3pm on Wednesdays"), [turn], known=[], roles=("user",), now=""
    )
    scores = [score_candidate(one, Settings(), Seen())["score"] for one in (found, found | {"channel": "assistant"})]
    assert scores[0] >= 0.5 > scores[1]
    assert score_candidate(score_candidate(found, Settings(), Seen()), Settings(), Seen())["score"] == scores[0]


def test_each_statement_is_kept_once_and_what_leans_on_another_waits() -> None:
    assert kept("I like tea. I work at Acme.", "User likes tea and works at Acme\n[ADD] User works at Acme") == [
        "I like tea.",
        "I work at Acme.",
    ]
    assert kept("It has two bedrooms and a garden.", "User's flat has two bedrooms and a garden") == []
