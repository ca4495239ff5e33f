"""Every shape in which models answer, broken in every way seen."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memctl.core.llm.answers import AnswerError, parse_answer


def said(answer: str) -> list[tuple[str, str, str]]:
    """(op, target or type, text) of each operation."""
    return [(each.op, each.target or each.type, each.text) for each in parse_answer(answer)]


def test_lines() -> None:
    answer = "[ADD] preference: uses pnpm\n[UPDATE:m1] Lives in Bonn\n- [BOOST:m2]\n**[DELETE:^m3]**\n[SKIP]"
    assert said(answer) == [
        ("add", "preference", "uses pnpm"), ("update", "m1", "Lives in Bonn"), ("boost", "m2", ""),
        ("forget", "m3", ""),
    ]  # fmt: skip


@pytest.mark.parametrize(
    "answer",
    [
        '[{"category": "preference", "content": "Uses pnpm", "tags": ["dev"]}]',
        '[{"content": "Uses pnpm", "type": "preference", "importance": 8}]',
        '[{"memory_type": "PREFERENCE", "content": "Uses pnpm", "structured_data": {"a": 1}, "importance_score": 0.8}]',
        '{"type": "preference", "content": "Uses pnpm"}',
        '{"memories": [{"kind": "preference", "text": "Uses pnpm"}]}',
        '{"memory": [{"id": "0", "text": "Uses pnpm", "event": "ADD", "type": "preference"}]}',
        '{"shouldRemember": true, "topics": [{"name": "tools", "type": "preference", "content": "Uses pnpm"}]}',
        'Sure! Here it is:\n```json\n[{"content": "Uses pnpm", "type": "preference",},]\n```\nAnything else?',
        '[{"content": "Uses pnpm", "type": "preference"}, {"content": "Lives in B',
        '{"memories": [{"content": "Uses pnpm", "type": "preference"}, {"conte',
        '[{"content": "Uses pnpm", "type": "preference"}, {"content": "Uses pnpm", "type": "preference"}]',
        '{"op": "add", "type": "偏好", "content": "Uses pnpm"}\n{"op": "skip"}',
        "- (preference) Uses pnpm",
        "- op: add\n  type: preference\n  content: Uses pnpm",
        'Here it is:\n```yaml\nmemories:\n  - content: "Uses pnpm"\n    type: preference\n```\nAnything else?',
        "1. preference: Uses pnpm",
    ],
)  # fmt: skip
def test_json_shapes(answer: str) -> None:
    assert said(answer) == [("add", "preference", "Uses pnpm")]


FILED = """
"topics": {"vue": {"section": "Tests", "content": "Uses vitest"}}
"topics": {"vue": {"Tests": ["Uses vitest"]}}
"topics": [{"name": "vue", "section": "Tests", "content": "Uses vitest"}]
"topics": [{"name": "vue", "sections": [{"heading": "Tests", "content": ["Uses vitest"]}]}]
"topic": {"name": "vue", "section": "Tests", "content": "Uses vitest"}
"topic": {"name": "vue", "section": "Tests"}, "content": "Uses vitest"
"topic": "vue", "section": "Tests", "content": "Uses vitest"
"type": "topic", "topicName": "vue", "sectionTitle": "Tests", "content": "Uses vitest"
"profile": null, "topicUpdates": [{"topic": "vue", "section": "Tests", "text": "Uses vitest"}]
"memories": [{"topic": "vue", "section": "Tests", "content": "Uses vitest"}]
"""


@pytest.mark.parametrize("inside", FILED.strip().splitlines())
def test_topic_and_section_are_kept(inside: str) -> None:
    found = parse_answer(f'{{"shouldRemember": true, {inside}}}')
    assert [(each.text, each.topic, each.section) for each in found] == [("Uses vitest", "vue", "Tests")]


@pytest.mark.parametrize(
    "inside",
    [
        '"profile": {"section": "Work", "content": "Builds ships"}',
        '"profile": [{"section": "Work", "content": "Builds ships"}]',
        '"profile": {"Work": ["Builds ships"]}',
        '"profile_updates": {"sections": 0, "content": "Builds ships", "heading": "Work"}',
    ],
)
def test_sections_of_the_profile_are_kept(inside: str) -> None:
    found = parse_answer(f'{{"shouldRemember": true, {inside}}}')
    assert [(each.text, each.topic, each.section) for each in found] == [("Builds ships", "profile", "Work")]


def test_profile_and_topics() -> None:
    answer = '{"shouldRemember": true, "profile": ["Name is Dana"], "topics": {"vue": "Uses Vue 3"}}'
    assert [(each.text, each.topic) for each in parse_answer(answer)] == [
        ("Name is Dana", "profile"),
        ("Uses Vue 3", "vue"),
    ]


@pytest.mark.parametrize(
    "answer",
    ["[]", "```json\n[]\n```", '{"shouldRemember": false}', '{"shouldRemember": false, "reason": "small talk"}',
     "[SKIP]",
     "None.", "No new memories.", "没有值得记的内容", '{"facts": []}'],
)  # fmt: skip
def test_nothing_to_note(answer: str) -> None:
    assert parse_answer(answer) == []


@pytest.mark.parametrize(
    "answer",
    [
        "",
        "   \n",
        "I think the user is nice.",
        "- op: add\n  content: [Uses",
        "op: add\ntype: fact",
        '{"content": "cut o',
        "<think>hm</think>",
    ],
)
def test_what_cannot_be_read(answer: str) -> None:
    with pytest.raises(AnswerError):
        parse_answer(answer)


def test_placeholders_of_the_prompt_are_no_notes() -> None:
    assert parse_answer("[ADD] a new note\n[ADD] <text>\n[ADD] …") == []


def test_a_model_that_loops_is_cut_off() -> None:
    assert len(parse_answer("\n".join(f"- fact number {number}" for number in range(5000)))) == 200


def test_a_note_that_goes_round_says_each_sentence_once() -> None:
    loop = "I moved to Lisbon. " + "I'm going to visit my sister. " * 12 + "I'm going to"
    assert parse_answer(f"[ADD] {loop}")[0].text == "I moved to Lisbon. I'm going to visit my sister. I'm going to"


@pytest.mark.parametrize(
    ("said", "share"), [("8", 0.8), ("0.8", 0.8), ("4", 0.8), ("80", 0.8), ('"high"', 0.9), ("true", None)]
)
def test_scales_of_importance(said: str, share: float | None) -> None:
    (operation,) = parse_answer(f'[{{"content": "Uses pnpm daily", "importance": {said}}}]')
    assert operation.importance == share


@given(st.text())
def test_any_answer_is_read_or_refused(answer: str) -> None:
    try:
        parse_answer(answer)
    except AnswerError:
        pass


@given(st.integers(min_value=0, max_value=60))
def test_half_an_answer_never_says_more(length: int) -> None:
    whole = '[{"content": "Uses pnpm"}, {"content": "Lives in Bonn"}]'
    texts = ["Uses pnpm", "Lives in Bonn"]
    try:
        half = [operation.text for operation in parse_answer(whole[:length])]
    except AnswerError:
        half = []
    assert half == texts[: len(half)]


def test_sentences_are_notes_where_lines_were_asked_for() -> None:
    answer = "Here are the lines:\n\nThe user lives in Bonn.\n用户喜欢喝绿茶。\nDo you want more of them?\nOK"
    assert [one.text for one in parse_answer(answer, plain=True)] == ["The user lives in Bonn.", "用户喜欢喝绿茶。"]
    with pytest.raises(AnswerError):
        parse_answer(answer)
    with pytest.raises(AnswerError):
        parse_answer("OK", plain=True)
