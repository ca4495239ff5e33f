"""Every record that a command prints is one by the JSON Schema, and is read back by the next stage."""

from __future__ import annotations

import json
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from support.inprocess import InProcess
from support.program import ROOT

from memctl.interface.manual import schema

SESSION = ROOT / "memctl/demo/session.jsonl"
TRANSCRIPTS = sorted(path for path in (ROOT / "tests/fixtures/transcripts").iterdir() if path.suffix != ".turns")
VALIDATOR = Draft202012Validator(schema())


def records(text: str, kind: str) -> list[dict[str, Any]]:
    """The records of a stream, each held against the schema."""
    found = [json.loads(line) for line in text.splitlines()]
    for record in found:
        VALIDATOR.validate(record)
        assert record["kind"] == kind
        assert list(record)[:2] == ["v", "kind"]
    return found


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.name)
def test_turns(path: object, memctl: InProcess) -> None:
    result = memctl("transcript", path)
    if result.status == 0:
        records(result.out, "turn")


def test_the_pipe(memctl: InProcess) -> None:
    memctl("init")
    candidates = memctl("extract", SESSION).out
    assert records(candidates, "candidate")
    scored = memctl("score", stdin=candidates).out
    assert len(records(scored, "candidate")) == len(records(candidates, "candidate"))
    changes = records(memctl("add", "-", "--json", stdin=scored).out, "change")
    assert {"add"} <= {change["action"] for change in changes}
    for words in (["list"], ["list", "--all"], ["search", "Tidepool"], ["export", "--all"]):
        flags = ["--json"] if words[0] != "export" else []
        assert records(memctl(*words, *flags).out, "memory"), words
    memories = memctl("list", "--json").out
    assert records(memctl("score", "-q", "Tidepool", stdin=memories).out, "memory")


def test_changes(memctl: InProcess) -> None:
    memctl("init")
    added = records(memctl("add", "--json", "--type", "episode", "Walked to the harbour").out, "change")
    [change] = added
    name = change["id"]
    for words in (["forget"], ["restore"], ["add", "--supersedes"]):
        text = ["Walked to the lighthouse"] if words[0] == "add" else []
        assert records(memctl(*words, name, *text, "--json").out, "change"), words
    assert records(memctl("decay", "--json", "--now", "2099-01-01").out, "change")
