"""Real transcripts of each client, which lie outside of the repository: all are read, and teach what was said."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from memctl.core.extraction import extract_candidates
from memctl.core.score import Seen, score_candidate
from memctl.edge.transcripts import read_turns
from memctl.model.tables.settings import Settings

PLACE = Path(os.environ.get("MEMCTL_SHARED", "/nowhere"), "clients", "transcripts")
FILES = sorted(path.name for path in PLACE.glob("*") if path.suffix != ".md" or path.name.startswith("aider"))
# what the tester said of themselves, by words that only that statement has
SAID = ("pnpm over npm", "花生", "Postgres", "vitest", "Mia", "switched to bun", "Kyoto")
# what stood in files, in a piped text, in an answer, in a hook's reason or in a client's own words
OTHERS = (
    "tabs", "hunter2", "password", "Eclipse", "Oslo", "Norwegian", "Azure", "Alice", "绿茶", "rebasing", "trains",
    "dark roast", "Perl", "Jenkins", "Fridays and", "yarn", "Finnish", "Oracle", "奥斯陆", "approve every",
)  # fmt: skip
WHOLE = ("opencode-1.18.33", "aider", "llm-0.36", "sdk-")  # transcripts that hold all seven statements
pytestmark = pytest.mark.skipif(not FILES, reason="MEMCTL_SHARED names no directory with transcripts")


def learned(name: str) -> tuple[list[dict[str, object]], list[str]]:
    """(turns, what of them becomes active) of a transcript; a report is a failure."""
    with open(PLACE / name, "rb") as stream:
        turns = list(read_turns(stream, where=str(PLACE / name), report=pytest.fail))
    scored = [score_candidate(each, Settings(), Seen()) for each in extract_candidates(iter(turns), now="2026-11-22")]
    kept = [one for one in scored if one["score"] >= Settings().number("add.min_score") and one["channel"] == "user"]
    return turns, [str(one["text"]) for one in kept]


@pytest.mark.parametrize("name", FILES)
def test_a_real_transcript_is_read_wholly(name: str) -> None:
    turns, kept = learned(name)
    assert turns
    if "responses-last" not in name:
        assert any(turn["role"] == "user" and turn["authored"] for turn in turns)
    assert all("time" in turn for turn in turns) or name.startswith("sdk-")
    assert [text for text in kept if any(word in text for word in OTHERS)] == []
    results = [turn["tool"]["call"] for turn in turns if turn["role"] == "tool" and turn["tool"]["call"]]  # type: ignore[index]
    assert len(results) == len(set(results)) or name.startswith("opencode")  # a fork copies the calls


@pytest.mark.parametrize("name", [name for name in FILES if name.startswith(WHOLE) and "-order" not in name])
def test_all_that_was_said_is_kept(name: str) -> None:
    if "responses-last" in name:
        pytest.skip("the last answer alone")
    _, kept = learned(name)
    assert [words for words in SAID if not any(words in text for text in kept)] == []


@pytest.mark.parametrize(
    "client", ["claude-code-2.1.330", "codex-0.169.0", "copilot-1.0.102", "gemini-cli", "pi", "qwen"]
)
def test_all_that_was_said_in_several_sessions_is_kept(client: str) -> None:
    kept = [text for name in FILES if name.startswith(client) for text in learned(name)[1]]
    assert [words for words in SAID if not any(words in text for text in kept)] == []
