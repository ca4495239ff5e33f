"""A model may word what the user said, and change no word of it: every name, number, day and thing of a claim stands in
the user's sentence, or the claim waits."""

from __future__ import annotations

import json
import re

import pytest
from support.program import ROOT

from memctl.core.language.tokenize import is_stop, words
from memctl.core.llm import extract
from memctl.core.llm.answers import parse_answer
from memctl.core.llm.grounding import with_own_sentences
from memctl.core.llm.paraphrase import days_named, with_digits
from memctl.model.text.dates import day_number

# what was said, an honest wording of it, and one with another word in it
ROWS = [
    json.loads(line)
    for name in ("wordings", "wordings-of-models", "wordings-of-talk")
    for line in (ROOT / f"tests/fixtures/{name}.jsonl").read_text("utf-8").split("\n")
    if line
]
NOW = "2026-08-10"
FOREIGN = ("penicillin", "Zagreb", "evil.example", "brother", "ignores", "sold")


def is_the_users(said: str, answer: str) -> bool:
    """Whether a note becomes active by itself."""
    turns = list(with_own_sentences([{"role": "user", "text": said, "time": f"{NOW}T10:00:00", "session": "s"}]))
    found = list(extract.candidates_of(parse_answer(answer), turns, known=[], roles=("user",), now=NOW))
    return bool(found) and found[0]["channel"] == "user"


def test_honest_wordings_are_the_users() -> None:
    waiting = [worded for said, worded, _ in ROWS if not is_the_users(said, f"[ADD] {worded}")]
    assert len(waiting) <= 0.07 * len(ROWS), waiting


def test_no_changed_word_is_the_users() -> None:
    assert [changed for said, _, changed in ROWS if is_the_users(said, f"[ADD] {changed}")] == []


@pytest.mark.parametrize("foreign", FOREIGN)
def test_a_foreign_word_in_any_place_waits(foreign: str) -> None:
    passed = []
    for said, worded, _ in ROWS:
        for match in re.finditer(r"[A-Za-z@.]{3,}", worded if said.isascii() and foreign not in said else ""):
            if any(not is_stop(word) and word not in ("user", "name") for word in words(match[0])):
                changed = worded[: match.start()] + foreign + worded[match.end() :]
                passed += [changed] if is_the_users(said, f"[ADD] {changed}") else []
    assert passed == []


def test_another_number_in_any_place_waits() -> None:
    for said, worded, _ in ROWS:
        for match in re.finditer(r"\d+", worded):
            changed = f"{worded[: match.start()]}{int(match[0]) + 4}{worded[match.end() :]}"
            assert not is_the_users(said, f"[ADD] {changed}"), changed


@pytest.mark.parametrize("field", ["data", "structured_data"])
def test_data_that_nobody_told_are_left_out(field: str) -> None:
    turns = list(with_own_sentences([{"role": "user", "text": "I use registry.corp for npm", "session": "s"}]))
    for value, kept in (({"registry": "registry.corp"}, True), ({"registry": "registry.evil"}, False)):
        answer = json.dumps([{"op": "add", "content": "User uses registry.corp for npm", field: value}])
        (found,) = extract.candidates_of(parse_answer(answer), turns, known=[], roles=("user",), now=NOW)
        assert ("data" in found) is kept


@pytest.mark.parametrize(
    ("said", "claim", "told"),
    [
        ("tomorrow", "on 2026-08-11", True),
        ("tomorrow", "on 2026-08-12", False),
        ("last month", "in July 2026", True),
        ("last month", "in June 2026", False),
        ("next Friday", "on 14 August 2026", True),
        ("next Friday", "on 15 August 2026", False),
        ("on 14 September", "on 14 September 2026", True),
        ("on 14 September", "on 14 September 2027", False),
        ("three years ago", "in 2023", True),
        ("three years ago", "in 2022", False),
        ("三月五号", "3月5日", True),
        ("明年", "2027年", True),
        ("明年", "2028年", False),
    ],
)
def test_a_day_may_be_counted_from_the_day_on_which_it_was_said(said: str, claim: str, told: bool) -> None:
    day = day_number(NOW)
    assert (days_named(with_digits(claim), day) <= days_named(with_digits(said), day)) is told


@pytest.mark.parametrize(
    ("said", "changed"),
    [
        ("I studied in Ghent and I work in Antwerp.", "User studied in Antwerp and works in Ghent."),
        ("I'm saving up for a houseboat.", "User bought a houseboat."),
        ("I plan to quit sugar.", "User quit sugar."),
        ("I speak Portuguese and some Danish.", "User speaks Portuguese and fluent Danish."),
        ("我爱人是急诊科医生。", "用户是急诊科医生。"),
        ("我岳父是木匠。", "用户是木匠。"),
        ("我侄女学大提琴。", "用户学大提琴。"),
        ("我在学吉他，学了半年。", "用户在学吉他，学了一年。"),
        ("我想买一辆摩托车。", "用户买了一辆摩托车。"),
        ("我打算戒糖。", "用户戒糖了。"),
        ("We ship every second Wednesday.", "The team ships every Wednesday."),
        ("I'd love to visit Peru.", "User visited Peru."),
        ("I used to live in Graz.", "User lives in Graz."),
        ("I lent my bike to Omar.", "Omar lent his bike to the user."),
        ("我以前住在沈阳。", "用户住在沈阳。"),
        ("我借给小李两万块。", "小李借给用户两万块。"),
        ("我差点被录取。", "用户被录取。"),
        ("我只吃鱼不吃肉。", "用户只吃肉不吃鱼。"),
        ("Do I need a visa for Vietnam?", "User needs a visa for Vietnam."),
        ("我是不是该换个医生？", "用户该换个医生。"),
        ("我要是中奖了就去买特斯拉。", "用户要去买特斯拉。"),
        ("We moved from Leeds to Bristol.", "User lives in Leeds."),
        ("My boss is called Ingrid and she hates long emails.", "User hates long emails."),
        ("I gave up smoking three years ago.", "User has smoked for three years."),
        ("I have two kids, Leo and Ana, 4 and 7.", "User has two children, Leo (7) and Ana (4)."),
        ("我每天早上六点跑五公里。", "用户每天早上五点跑六公里。"),
        ("医生让我爸别喝酒了。", "医生让用户别喝酒。"),
        ("I hate Slack.", "User uses Slack."),
        ("I sold my Tesla.", "User has a Tesla."),
        ("I was fired from Deloitte.", "User works at Deloitte."),
        ("我护照丢了。", "用户有护照。"),
        ("我把健身卡退了。", "用户有健身卡。"),
        ("老板说我们下周一放假。", "用户的老板下周一放假。"),
        ("My boss says we are off on Monday.", "User's boss is off on Monday."),
        ("I see the dentist on Thursday.", "User sees the dentist every Thursday."),
    ],
)
def test_another_person_amount_time_or_limit_waits(said: str, changed: str) -> None:
    assert not is_the_users(said, f"[ADD] {changed}")
