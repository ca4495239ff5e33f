"""`memctl demo`: sends a real transcript through the whole pipe, in a temporary tree."""

from __future__ import annotations

import json
import os
import tempfile
from importlib import resources
from typing import Any

from memctl.edge import stream
from memctl.edge.programs.run import run_self
from memctl.model.errors import OK
from memctl.model.tables import options
from memctl.model.tables.command import Call, Command, Example
from memctl.model.text.columns import cut, padded

COMMAND = Command(
    "demo",
    description="Runs a bundled session of a coding agent through transcript, extract, score, add and inject, and "
    "shows the output of each stage. All files go to a temporary directory, which memctl keeps so that you can look "
    "at it.",
    options=options.EVERYWHERE,
    examples=(Example("memctl demo", "run the whole pipe in a few seconds"),),
)

QUESTIONS = ("which database did they decide on?", "谁是画家？")
DAY = "2026-08-10"


def run(call: Call) -> int:
    """Show each stage, then the next steps."""
    directory = tempfile.mkdtemp(prefix="memctl-demo-")
    _Demo(directory).play()
    return OK


class _Demo:
    """One demonstration. Its directory contains the tree and all other files of memctl."""

    def __init__(self, directory: str) -> None:
        self.directory = directory
        self.tree = os.path.join(directory, "tree")
        self.session = os.path.join(directory, "session.jsonl")
        places = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")
        self.environment = {place: os.path.join(directory, place.split("_")[1].lower()) for place in places}
        self.environment |= {"MEMCTL_TREE": self.tree, "MEMCTL_NOW": DAY, "MEMCTL": "on"}

    def play(self) -> None:
        """Run the stages in order."""
        data = resources.files("memctl").joinpath("demo/session.jsonl").read_bytes()
        with open(self.session, "wb") as file:
            file.write(data)
        self._memctl("init")
        turns = self._show_turns()
        candidates = self._show_candidates()
        scored = self._show_scores(candidates)
        self._show_additions(scored, turns)
        for question in QUESTIONS:
            self._title(f"memctl inject -q '{question}'", "the block for a prompt")
            stream.put(self._memctl("inject", "-q", question).decode(), end="")
        self._farewell()

    def _memctl(self, *words: str, data: bytes = b"") -> bytes:
        return run_self(list(words), data, self.environment)

    def _title(self, command: str, note: str) -> None:
        stream.put(f"\n$ {command}    # {note}")

    def _show_turns(self) -> int:
        turns = _records(self._memctl("transcript", self.session))
        stream.put(f"A session of a coding agent, {len(turns)} turns: {self.session}")
        self._title("memctl transcript session.jsonl", "a transcript of any client; these are the user's own words")
        for turn in turns:
            if turn["role"] == "user" and turn["authored"]:
                stream.put(f"  line {turn['line']:>3}  {_short(turn['text'])}")
        return len(turns)

    def _show_candidates(self) -> bytes:
        data = self._memctl("extract", self.session)
        self._title("memctl extract session.jsonl", "statements worth keeping, found by rules without a model")
        for record in _records(data):
            stream.put(f"  {record['type']:<11}{_short(record['text'])}")
        return data

    def _show_scores(self, candidates: bytes) -> bytes:
        data = self._memctl("score", data=candidates)
        self._title("memctl score", "the score of each, and the reasons")
        for record in _records(data):
            reasons = "; ".join(map(str, record["reasons"]))
            stream.put(f"  {record['score']:.2f}  {padded(_short(record['text'], 40), 42)}{_short(reasons, 66)}")
        return data

    def _show_additions(self, scored: bytes, turns: int) -> None:
        added = self._memctl("add", "-", data=scored)
        self._title("memctl add -", "what add did with each")
        for line in added.decode().splitlines():
            action, id, _, reason, text = line.split("\t")
            stream.put(f"  {action:<11}{id:<7}{_short(text, 60)}" + (f" ({reason})" if reason else ""))
        again = self._memctl("add", "-", data=scored).decode().splitlines()
        new = sum(line.startswith("add\t") for line in again)
        stream.put(f"\nThe same input once more adds {new}: memctl skips duplicates.")

    def _farewell(self) -> None:
        stream.put(
            f"\nThe memory is plain Markdown in {self.tree}\n"
            f"  memctl --tree {self.tree} list\n"
            f"  memctl --tree {self.tree} search pnpm\n\n"
            "To create your own:\n"
            "  memctl init\n"
            "  llm logs -n 0 --json | memctl extract | memctl score | memctl add -\n"
            '  llm -s "$(memctl inject -q "$prompt")" "$prompt"'
        )


def _records(data: bytes) -> list[dict[str, Any]]:
    return [json.loads(line) for line in data.splitlines()]


def _short(text: object, length: int = 88) -> str:
    line = " ".join(str(text).split())
    return cut(line, length)
