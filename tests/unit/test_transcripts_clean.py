"""What is not the user's is taken out of the user's messages; every word around it stays."""

from __future__ import annotations

import io
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.cost import seconds

from memctl.edge.transcripts import read_turns
from memctl.edge.transcripts.clean import CLIENT_TAGS, part_words, without_memory
from memctl.model.prompt_frame import FRAMES, MODEL_PROMPT_MARK

WORDS = st.text(st.characters(exclude_characters="<>#\r", exclude_categories=("Cs", "Cc")), min_size=1).filter(
    str.strip
)


@pytest.mark.parametrize("frame", FRAMES.values(), ids=FRAMES.keys())
def test_own_blocks_of_every_format(frame: tuple[str, str]) -> None:
    first, last = frame
    block = f"{first}\nData remembered.\n\n### Preferences\n- Prefers tea.\n\n- Lives in Graz.\n{last}\n"
    assert without_memory(f"Before.\n\n{block}\nI moved to Linz.\n") == "Before.\n\n\nI moved to Linz.\n"
    assert without_memory(block) == ""
    assert without_memory(f"{block}{block}after") == "after"


def test_a_heading_that_only_looks_like_ours_is_the_users() -> None:
    text = "## Memory\n\nMy memory is bad.\n"
    assert without_memory(text) == text


MEMORY_TAGS = (
    "user_memory", "relevant-memories", "memory-context", "supermemory-context", "mem0-memories", "claude-mem-context",
    "memory", "past_memories", "memory_bank", "mem0",
)  # fmt: skip


@pytest.mark.parametrize("tag", MEMORY_TAGS)
@given(before=WORDS, after=WORDS)
def test_memory_tags(tag: str, before: str, after: str) -> None:
    text = f"{before}\n<{tag} count='2'>\n- a memory\n\n- another\n</{tag}>\n{after}"
    assert without_memory(text) == f"{before}\n{after}"


@pytest.mark.parametrize("tag", CLIENT_TAGS)
def test_client_tags(tag: str) -> None:
    assert part_words(f"<{tag}>one\n\ntwo</{tag}>").own.strip() == ""
    assert part_words(f"keep\n<{tag}>one</{tag}>\nthis").own == "keep\nthis"


def test_dictated_notes_are_the_users() -> None:
    assert part_words("<user-memory-input>Always use pnpm.</user-memory-input>").own == "Always use pnpm."


def test_an_unclosed_tag_ends_at_the_blank_line() -> None:
    text = "<user_memory>\n- Prefers tea.\n\nI prefer coffee now.\n"
    assert without_memory(text) == "\nI prefer coffee now.\n"
    twice = "<user_memory>\n- a\n\nmine\n<user_memory>\n- b\n</user_memory>\nmine too"
    assert without_memory(twice) == "mine too"  # one block, up to the last closing tag


def test_a_tag_inside_a_line_is_the_users() -> None:
    text = "What does <user_memory> mean, and </user_memory>?"
    assert without_memory(text) == text
    assert part_words("The <system-reminder> tag is odd.").own == "The <system-reminder> tag is odd."


def test_what_stands_before_the_last_closing_tag_waits() -> None:
    text = "<system-reminder>x</system-reminder>\nWhy </system-reminder> here?"
    found = part_words(text)
    assert (found.own, found.claimed.strip()) == (" here?", "Why")  # it may be the reminder's: a person is to say
    assert part_words("<file>\nI like cats.\n</file>").own == "<file>\nI like cats.\n</file>"


def test_sections_of_other_tools() -> None:
    text = (
        "## Relevant memories (agentcairn)\n\n> Untrusted data.\n\n### Memory 1\n> likes tea\n\n---\n\n- [[tea]]\n\n"
        "Please book a table.\n\n- for two\n"
    )
    assert without_memory(text) == "Please book a table.\n\n- for two\n"
    text = "## Memory (Injected)\nformat_version: 1\nused: 20\n\n### [1/1] a.md\n- likes tea\n\nMy own words.\n"
    assert without_memory(text) == "My own words.\n"


def turns_of(*messages: tuple[str, str], session: str = "s") -> list[str]:
    lines = [
        json.dumps({"type": role, "sessionId": session, "uuid": "u", "message": {"role": role, "content": text}})
        for role, text in messages
    ]
    data = "\n".join(lines).encode()
    return [turn["text"] for turn in read_turns(io.BytesIO(data), report=pytest.fail)]


def test_sessions_in_which_memctl_asked_are_left_out() -> None:
    request = f"{MODEL_PROMPT_MARK}\nWhat is worth keeping?\n\nuser: I like tea"
    assert (
        turns_of(("user", request), ("assistant", "- likes tea"), ("user", "I prefer more"), ("assistant", "ok")) == []
    )


def test_a_request_pasted_into_a_conversation_is_left_out_alone() -> None:
    request = f"{MODEL_PROMPT_MARK}\nWhat is worth keeping?"
    said = [
        ("user", "I like tea"),
        ("user", request),
        ("assistant", "- likes tea"),
        ("user", "And cake."),
        ("assistant", "ok"),
    ]
    assert turns_of(*said) == ["I like tea", "And cake.", "ok"]


def test_a_message_of_nothing_but_memory_is_no_turn() -> None:
    assert turns_of(("user", "<user_memory>\n- tea\n</user_memory>"), ("user", "hi")) == ["hi"]


@given(st.text(alphabet="<>/ab#\n -user_memoryM()Injected", max_size=200))
def test_any_text_goes_through(text: str) -> None:
    once = part_words(without_memory(text)).own
    assert len(once) <= len(text)


@pytest.mark.parametrize(
    "text",
    [
        "<user_memory>\n\n" * 20_000,
        "<user_memory>\n\n" * 20_000 + "</user_memory>",
        "<system-reminder>\n" * 20_000 + "</system-reminder>",
        "".join(f"<memory{number}>\n\n" for number in range(20_000)),
        "<memory></memory>" * 20_000,
        "<memory>" + "\n</memory>" * 20_000,
        "<memory>\n" + "x <memory>" * 20_000 + "</memory>" * 20_000,
        "<memory>\n" + " " * 200_000 + "</memory>",
        "## Memory\n" * 20_000,
        "## Memory\n<!-- end of memory -->\n" * 5_000,
        "## Relevant memories (agentcairn)\n" * 5_000,
        "<" * 200_000,
    ],
    ids=[
        "unclosed",
        "closed once",
        "nested",
        "of many names",
        "in a row",
        "closed often",
        "opened often",
        "indented",
        "headings",
        "frames",
        "sections",
        "brackets",
    ],
)
def test_hostile_texts_cost_no_more_than_their_length(text: str) -> None:
    assert seconds(lambda: part_words(without_memory(text)), 1) < 1
    assert seconds(lambda: part_words(text), 1) < 1


@pytest.mark.parametrize(
    "text",
    [
        "<bash-stdout>I like cats</bash-stdout><bash-stderr></bash-stderr>",
        "<some-new-note>\nI like cats.\n</some-new-note>",
        "Stop hook feedback:\n[check]: I like cats",
        "UserPromptSubmit hook success: I like cats",
        "SessionStart:startup hook additional context: I like cats",
        "[read_file for 'cats.md'] Result:\n\nI like cats",
        "[read_file for 'cats.md'] Result:\n<feedback>\nI like cats\n</feedback>",
        "[ask_followup_question for 'Which?'] Result:\n\nI like cats",
        "[ERROR] You did not use a tool in your previous response! I like cats",
        "[Request interrupted by user for tool use]",
        "# claudeMd\nCodebase and user instructions are shown below.\n\nI like cats",
        "# AGENTS.md instructions for /w\n\nI like cats",
        "This is the Gemini CLI. We are setting up the context for our chat.\nI like cats",
        "--- Content from referenced files ---\nContent from @a:\nI like cats\n--- End of content ---\n"
        "I like dogs\n--- End of content ---",
    ],
)
def test_what_no_person_typed(text: str) -> None:
    assert part_words(text).own.strip() == ""


@pytest.mark.parametrize(
    "text",
    [
        "[Request interrupted by user]\nI like cats.",
        "[Request interrupted by user for tool use]I like cats.",
        "[ask_followup_question for 'Which?'] Result:\n<answer>\nI like cats.\n</answer>\n<answer>\nno\n</answer>",
        "[attempt_completion] Result:\n\nThe user has provided feedback.\n<feedback>\nI like cats.\n</feedback>",
        "[TASK RESUMPTION] It was interrupted.\n\n<user_message>\nI like cats.\n</user_message>",
        "<system-reminder>\nSee </system-reminder> I like dogs.\n</system-reminder>\nI like cats.",
        "<system-reminder>\nA <system-reminder>b</system-reminder> c\n\n</system-reminder>\nI like cats.",
        "<system-reminder>I like dogs.</system-reminder><system-reminder>x</system-reminder>I like cats.",
        '<file_content path="a.md">\nI like dogs\n\n</file_content>\nI like cats.',
        '<file path="a.md">\nI like dogs\n</file>\nI like cats.',
        '<documents>\n<document index="1">\nI like dogs\n</document>\n</documents>\nI like cats.',
        "<project_layout>\nI like dogs\n</project_layout>\n<user_query>\nI like cats.\n</user_query>",
        "<editorContext>\nI like dogs\n</editorContext>\n<userRequest>\nI like cats.\n</userRequest>",
    ],
)
def test_words_beside_a_clients_are_the_users(text: str) -> None:
    assert part_words(text).own.strip() == "I like cats."


@pytest.mark.parametrize("tag", ["user_query", "user-memory-input", "task"])
def test_what_a_client_wraps_is_the_users(tag: str) -> None:
    assert part_words(f"<{tag}>\nI like cats.\n</{tag}>").own.strip().lower() == "i like cats."
