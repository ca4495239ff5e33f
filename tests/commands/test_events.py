"""Commands of the user's own that hear of changes: of each kind, none of a tree's, and none that harms anybody."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from support.inprocess import InProcess

from memctl.model.tables.settings import EVENT_SETTINGS

NAMES = [name.removeprefix("events.") for name in EVENT_SETTINGS]


def until(found: Callable[[], object], seconds: float = 20.0) -> bool:
    """Whether something is so before the time is over."""
    end = time.monotonic() + seconds
    while not found() and time.monotonic() < end:
        time.sleep(0.05)
    return bool(found())


def test_each_kind_of_change_is_heard_of_once(memctl: InProcess, tree: Path, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    heard.mkdir()
    for name in EVENT_SETTINGS:
        words = f"""sh -c 'file="$0/$MEMCTL_EVENT.$$"; cat > "$file.new"; mv "$file.new" "$file"' {heard}"""
        assert memctl("config", "set", name, words).status == 0
    id = memctl("add", "The package manager is pnpm").out.split("\t")[1]
    memctl("add", "--dry-run", "The shell is fish")
    memctl("add", "The package manager is pnpm")  # known already: nothing to hear of
    memctl("set", id, "importance=0.9")
    new = memctl("add", "--supersedes", id, "The package manager is bun").out.split("\t")[1]
    memctl("forget", new)
    memctl("restore", new)
    turn = {"v": 1, "kind": "turn", "role": "user", "authored": True, "text": "I prefer tea over coffee, always."}
    memctl("capture", "-", stdin=json.dumps(turn) + "\n")
    wanted = sorted([*NAMES, "created"])  # what capture learned is new, too

    def done() -> list[str]:
        return sorted(path.name.split(".")[0] for path in heard.iterdir() if path.suffix != ".new")

    assert until(lambda: done() == wanted)
    told = {path.name.split(".")[0]: json.loads(path.read_text()) for path in heard.iterdir()}
    assert all(record["kind"] == "change" and record["op"] and record["time"] for record in told.values())
    assert told["superseded"]["after"] == "The package manager is bun" and told["forgotten"]["id"] == new
    assert "tea" in told["captured"]["after"] and told["captured"]["command"] == "capture"


def test_a_tree_names_no_command(memctl: InProcess, tree: Path, tmp_path: Path) -> None:
    (tree / ".memctl/config.toml").write_text(f'[events]\ncreated = "touch {tmp_path}/harm"\n')
    assert memctl("add", "The package manager is pnpm").status == 0
    assert memctl("config", "events.created").out == "\n"


def test_one_that_fails_or_is_slow_harms_nobody(
    memctl: InProcess, tree: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MEMCTL_EVENTS_CREATED", "sleep 8")
    monkeypatch.setenv("MEMCTL_EVENTS_FORGOTTEN", "sh -c 'echo no printer >&2; exit 3'")
    monkeypatch.setenv("MEMCTL_EVENTS_RESTORED", "nowhere-to-be-found")
    before = time.monotonic()
    id = memctl("add", "The package manager is pnpm").out.split("\t")[1]
    assert memctl("forget", id).status == 0
    assert time.monotonic() - before < 7
    assert until(lambda: "no printer" in memctl("status").out)
    assert (memctl("restore", id).status, memctl("list").err) == (0, "")
    assert until(lambda: "nowhere-to-be-found" in memctl("status").out)
