"""Every setting is seen to change something: a line below gives other results for two of its values."""

from __future__ import annotations

from itertools import combinations

import pytest
from support.program import ROOT
from support.scene import Scene

from memctl.model.tables.settings import SETTINGS

HELPER_TESTS = (ROOT / "tests/process/test_semantic.py").read_text(encoding="utf-8")
LONG = "x" * 2000
SAY = "extract --prompt-only chat.json"
UNCLOSED = ("", "sh 'model")  # a quote that is not closed is told at once
ASK = "extract --llm 'sh slow' chat.json"

NEEDS_HELPER: tuple[str, tuple[str, ...]] = ("", ())  # of the extra semantic: seen by tests/process/test_semantic.py

# setting → (a line, two values); the values of a choice come from the table
SHOWN: dict[str, tuple[str, tuple[str, ...]]] = {
    "tree": ("list", ("", "{home}/.local/share/memctl/topics")),
    "aliases": ("todo 'Plays the viola'", ("", "todo=add")),
    "teams.server": ("index push --scope crew --tree .", ("", "postgresql://me@/team?host=/nowhere")),
    "scopes": ("status", ("", "crew=/nowhere", "crew=inject:{home}/.claude")),
    "wait": ("LOCKED add 'Plays the viola'", ("0", "0.1")),
    "color": ("list", ()),
    "index": ("search docker", ("true", "false")),
    "add.min_score": ("add - < scored.ndjson", ("0.1", "0.9")),
    "add.confirm": ("add - < scored.ndjson", ("true", "false")),
    "add.inbox": ("add 'Plays the viola'", ()),
    "extract.roles": ("extract chat.json", ("user", "assistant")),
    "extract.window": (SAY + " --null", ("1", "10")),
    "extract.language": (SAY, ()),
    "llm.command": ("extract chat.json", ("", "sh model")),
    "llm.timeout": (ASK, ("0.1", "20")),
    "llm.shape": (SAY, ()),
    "summarize.min_messages": ("summarize chat.json", ("2", "30")),
    "judge.command": ("add 'Docker needs sudo and ten minutes'", ("", "sh judge")),
    "judge.timeout": ("add --judge 'sh slow' 'Docker needs sudo and ten minutes'", ("0.1", "20")),
    "inject.budget": ("inject -q 'is docker run by sudo?'", ("60", "2000")),
    "inject.limit": ("inject -q 'is docker run by sudo?'", ("0", "20")),
    "inject.min_score": ("inject -q 'is docker run by sudo?'", ("0.1", "1")),
    "inject.format": ("inject -q 'is docker run by sudo?'", ()),
    "inject.tokenizer": ("inject --budget 200 -q 'is docker run by sudo?'", ("", "sh count")),
    "search.limit": ("search docker", ("1", "10")),
    "search.min_score": ("search 'docker sudo tuesday'", ("0", "0.9")),
    "search.semantic": ("index vectors", ("true", "false")),
    "search.semantic_wait": NEEDS_HELPER,
    "search.semantic_idle": NEEDS_HELPER,
    "rank.weights": ("search --explain docker", ("", "0,1,0")),
    "usage.record": ("inject -q 'is docker run by sudo?'", ("true", "false")),
    "usage.reply": ("used --auto mdock", ("true", "false")),
    "usage.count_shown": ("inject -q 'is docker run by sudo?' && show mdock", ("true", "false")),
    "capture.auto": ("capture --auto chat.json", ("true", "false")),
    "capture.every": ("hook Stop --client claude-code < stop.json", ("1", "2")),
    "capture.sources": ("capture --sweep < empty.txt", ("codex", "claude-code")),
    "events.created": ("add 'Plays the viola'", UNCLOSED),
    "events.updated": ("set mdock importance=0.3", UNCLOSED),
    "events.superseded": ("add --supersedes mdock 'Docker needs no sudo'", UNCLOSED),
    "events.forgotten": ("forget mdock", UNCLOSED),
    "events.restored": ("restore mberl", UNCLOSED),
    "events.captured": ("capture chat.json", UNCLOSED),
    "decay.auto": ("list", ("true", "false")),
    "decay.policy": ("decay --forecast 3y", ()),
    "decay.clock": ("MEMCTL_NOW=2026-10-20 decay --why mtest", ()),
    "decay.archive": ("decay", ("episode", "fact")),
    "decay.archive_below": ("decay", ("0", "1")),
    "decay.review_below": ("decay", ("0", "0.9")),
    "decay.demote_below": ("inject --no-core --min-score 0.5 -q 'is docker run by sudo?'", ("0", "1")),
    "serve.idle": ("serve --verbose", ("0.001", "0.002")),
    "decay.expired": ("decay", ()),
    "review.core_above": ("used mtom1 && review", ("0.5", "1")),
    "limits.line": ("capture session.jsonl", ("100", "32MB")),
    "limits.memory": (f"add {LONG}", ("1kB", "100kB")),
    "limits.file": ("list", ("200", "64MB")),
    "limits.depth": ("extract chat.json", ("1", "200")),
}


@pytest.mark.parametrize("name", SETTINGS)
def test_a_setting_changes_something(name: str, scene: Scene) -> None:
    """All its choices something else, but that which decides by itself is one of the others."""
    setting = SETTINGS[name]
    line, values = SHOWN[name]
    if SHOWN[name] is NEEDS_HELPER:
        assert f"MEMCTL_{name.upper().replace('.', '_')}" in HELPER_TESTS
        return
    values = values or tuple(choice for choice in setting.choices if choice != "auto")
    assert len(values) > 1
    seen = [scene.play(line, **{setting.environment: value.format(home=scene.home)}) for value in values]
    assert all(one != other for one, other in combinations(seen, 2)), f"{name}: {values} do the same to {line}"
    assert all("a bug in memctl" not in one.err for one in seen)
    if "auto" in setting.choices:
        assert scene.play(line, **{setting.environment: "auto"}) in seen
