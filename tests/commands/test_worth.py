"""`used`, `why` and `stats`: what a memory is worth is noted, explained and counted."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from support.inprocess import InProcess


@pytest.fixture
def talk(memctl: InProcess, tree: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A transcript of Claude Code in its own place, captured."""
    monkeypatch.setenv("CLAUDE_CONFIG_DIR", str(tmp_path / "claude"))
    path = tmp_path / "claude/projects/-work/0b7e3a52-1111-4222-8333-abcdefabcdef.jsonl"
    path.parent.mkdir(parents=True)
    turn = {
        "type": "user", "sessionId": path.stem, "cwd": "/work", "timestamp": "2026-08-01T10:00:00Z", "uuid": "u1",
        "message": {"role": "user", "content": "I'm allergic to peanuts. What should I cook?"},
    }  # fmt: skip
    path.write_text(json.dumps(turn) + "\n")
    memctl("capture", str(path))
    return path


def test_why_tells_the_evidence_the_rule_the_changes_and_the_use(memctl: InProcess, talk: Path) -> None:
    id = json.loads(memctl("list", "--json").out)["id"]
    memctl("inject", "-q", "can I eat peanuts?")
    memctl("used", id)
    memctl("set", id, "importance=0.9")
    account = json.loads(memctl("why", "--json", id).out)
    assert (account["transcript"], account["line"], account["client"]) == (str(talk), 1, "claude-code")
    assert account["quote"] == "I'm allergic to peanuts. What should I cook?"
    assert account["rule"]
    assert [change["command"] for change in account["changes"]] == ["capture", "used", "set"]
    assert (account["shown"], account["used"]) == (1, 1)
    talk.unlink()
    assert "transcript\tnot on this machine" in memctl("why", id).out


def test_why_open_opens_the_transcript_at_the_line(
    memctl: InProcess, talk: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VISUAL", f"sh -c 'echo \"$@\" > {tmp_path}/opened' editor")
    id = json.loads(memctl("list", "--json").out)["id"]
    memctl("why", "--open", id)
    assert (tmp_path / "opened").read_text().strip() == f"+1 {talk}"


def test_why_follows_what_replaced_what(memctl: InProcess, tree: Path) -> None:
    ids = [memctl("add", text).out.split("\t")[1] for text in ("I live in Berlin", "I moved to Munich")]
    old, new = (json.loads(memctl("why", "--json", id).out) for id in ids)
    assert [one["id"] for one in new["replaced"]] == ids[:1]
    assert [one["id"] for one in old["replaced_by"]] == ids[1:]


def test_a_reply_counts_only_what_it_rests_on_and_undo_takes_it_back(memctl: InProcess, tree: Path) -> None:
    for text in ("I'm allergic to peanuts", "My car is a 2014 Honda Civic"):
        memctl("add", text, "--topic", "life")
    memctl("inject", "-q", "peanuts in my Honda Civic?")
    said = memctl("used", "--reply", "-", stdin="For a 2014 Civic take 0W-20.").out
    assert "Honda" in said
    assert "peanuts" not in said
    assert memctl("used", "--reply", "-", stdin="I do not know.").status == 1
    memctl("undo")
    assert json.loads(memctl("stats", "--json").out).get("most_used") is None


def test_stats_counts_and_names_what_needs_care(memctl: InProcess, tree: Path) -> None:
    path = tree / "topics/life.md"
    path.parent.mkdir(exist_ok=True)
    path.write_text(
        "# Life\n\n- I live in Berlin\n- I live in Paris\n- User is allergic to nuts\n- I'm allergic to nuts\n"
    )
    found = json.loads(memctl("stats", "--json").out)
    assert found["counts"]["state"] == {"active": 4}
    assert [care["why"] for care in found["care"]] == ["duplicate", "contradiction"]


def test_consolidate_asks_first_leaves_one_of_each_and_is_undone(memctl: InProcess, tree: Path) -> None:
    path = tree / "topics/life.md"
    path.parent.mkdir(exist_ok=True)
    path.write_text(
        "# Life\n\n- I live in Berlin\n- User is allergic to nuts #food\n- I'm allergic to nuts\n- I live in Paris\n"
    )
    before = path.read_bytes()
    refused = memctl("consolidate", "--no-input")
    assert refused.status == 64
    assert "contradict" in refused.err
    assert path.read_bytes() == before
    assert memctl("consolidate", "--yes").out.count("\n") == 1
    assert sum("nuts" in line for line in memctl("list").out.splitlines()) == 1
    assert memctl("consolidate", "--yes").out == ""
    memctl("undo")
    assert sum("nuts" in line for line in memctl("list").out.splitlines()) == 2


def test_stats_tells_how_long_the_last_answers_took(memctl: InProcess, tree: Path) -> None:
    assert "milliseconds" not in memctl("stats").out
    for _ in range(3):
        memctl("hook", "SessionStart", "--client", "codex", stdin="{}")
    (line,) = (line for line in memctl("stats").lines if line.startswith("milliseconds"))
    assert line.split("\t")[2] == "codex SessionStart"
