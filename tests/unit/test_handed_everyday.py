"""Messages that a person typed in several paragraphs, and files that a shell piped beside a prompt."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from unit.test_handed import CLIENTS, joined

from memctl.core.extraction import extract_candidates
from memctl.core.extraction.provenance.attached_text import apart
from memctl.core.score import Seen, score_candidate
from memctl.edge.transcripts import read_turns
from memctl.model.tables.settings import Settings

SAID = json.loads((Path(__file__).parent.parent / "fixtures/handed/everyday.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("piped", [None, "glued"])
def test_paragraphs_lists_code_and_quotes_that_were_typed_stay_the_users(piped: str | None) -> None:
    read = {text: apart({"role": "user", "text": text} | ({"piped": piped} if piped else {})) for text in SAID["typed"]}
    assert [text for text, parts in read.items() if (parts.own, parts.doubtful) != (text, "")] == []


@pytest.mark.parametrize("client", CLIENTS)
def test_nothing_of_a_piped_file_becomes_active(client: str) -> None:
    least, active = Settings().number("add.min_score"), []
    for one in SAID["piped"]:
        turns = read_turns(io.BytesIO(joined(client, one["prompt"], one["text"])), report=pytest.fail)
        found = [score_candidate(each, Settings(), Seen()) for each in extract_candidates(turns, now="2026-08-10")]
        active += [each["text"] for each in found if each["channel"] == "user" and each["score"] >= least]
    assert active == []
