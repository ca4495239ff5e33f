"""What the work of tools teaches: a command that failed and the one that did what it should, as a lesson; commands that
together did what was asked, as a skill. It is the tools' word, not the user's: `channel` says so, and add lets it wait.

Pure and bounded: of a stream of turns no more is kept than the steps since the last request."""

from __future__ import annotations

import json
import re

from memctl.core.safety.private import public_turns
from memctl.model.record import VERSION
from memctl.model.text.lines import one_line
from memctl.model.turn import is_authored

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Any

    Record = dict[str, Any]

_MOST_STEPS = 40  # that are remembered of one request
_FEWEST = 3  # steps that make a skill
_LONGEST = 200  # signs of a command or a message
_CONFIDENCE = 0.75
_SHELLS = ("bash", "sh", "zsh", "fish")
_STATUS = re.compile(r'exit(?:ed with)?[ _]?(?:code|status)"?[:= ]*(\d+)', re.I)
_FAILED = re.compile(
    r"(?:^|\n)\s*(?:[\w./-]*Error\b|error(?:\[\w+\])?:|fatal:|ERR!|npm ERR|Traceback|E: |[^\n:]{1,40}: .*not found)"
)
_SAYS = re.compile(r"error|fail|not found|cannot|denied|missing|no such|unknown|undefined|refused", re.I)
_THANKS = re.compile(
    r"\b(?:thanks?|thank you|perfect|great|works|nice|awesome|excellent|lgtm)\b|谢|好的|可以了|成功|完美", re.I
)
_PLUMBING = ("cd", "ls", "cat", "echo", "pwd", "head", "tail", "grep", "rg", "find", "sed", "which", "true", "sleep")


class Step:
    """A command that a tool ran: `turn` is the call, `failure` what it complained of, empty where it worked."""

    __slots__ = ("command", "failure", "turn", "words")

    def __init__(self, command: str, turn: Record) -> None:
        self.command = command
        self.turn = turn
        self.failure = ""
        self.words = {word for word in re.split(r"[^\w./-]+", command) if word and not word.startswith("-")}

    @property
    def tells(self) -> bool:
        """Whether it does something, and does not only look."""
        return self.command.split(maxsplit=1)[0] not in _PLUMBING

    def aims_like(self, other: Step) -> bool:
        """Whether two commands are after the same: they share most words of the shorter one."""
        return 2 * len(self.words & other.words) >= min(len(self.words), len(other.words)) > 0


class ToolWork:
    """Takes the turns of a transcript in their order and gives the candidates that they end in."""

    def __init__(self) -> None:
        self._request = ""
        self._steps: list[Step] = []
        self._open: dict[str, Step] = {}

    def enter(self, turn: Record) -> list[Record]:
        """The lessons and skills that are known with this turn."""
        if turn.get("role") == "user" and is_authored(turn):
            return self._begin(str(turn.get("text", "")))
        tool = turn.get("tool")
        if not isinstance(tool, dict):
            return []
        name = str(tool.get("call", ""))
        if turn.get("role") != "tool":
            command = command_of(str(turn.get("text", "")))
            if command and len(self._steps) + len(self._open) < _MOST_STEPS:
                self._open[name] = Step(command, turn)
            return []
        step = self._open.pop(name, None)
        return self._finish(step, turn, bool(tool.get("error"))) if step else []

    def _begin(self, text: str) -> list[Record]:
        """A new request: the steps of the last one were a skill if the user was content with them."""
        steps, request = [step for step in self._steps if step.tells], self._request
        self._steps, self._open, self._request = [], {}, text
        done = list(dict.fromkeys(step.command for step in steps if not step.failure))
        if len(done) < _FEWEST or not request or steps[-1].failure or not _THANKS.search(text[:_LONGEST]):
            return []
        said = f"{_short(request)}: {'; then '.join(f'`{command}`' for command in done)}"
        return [_candidate("skill", said, steps[-1], "tool-skill")]

    def _finish(self, step: Step, result: Record, failed: bool) -> list[Record]:
        step.failure = _failure(str(result.get("text", "")), failed)
        earlier = next((one for one in reversed(self._steps) if one.failure and one.aims_like(step)), None)
        self._steps.append(step)
        if step.failure or earlier is None or earlier.command == step.command or not step.tells:
            return []
        self._steps.remove(earlier)  # it has taught what it could
        said = f"`{earlier.command}` failed ({earlier.failure}); `{step.command}` worked"
        return [_candidate("lesson", said, step, "tool-lesson")]


def taught_by_tools(turns: Iterable[Record]) -> Iterator[Record]:
    """The lessons and skills of a transcript, as they come."""
    work = ToolWork()
    for turn in public_turns(turns):
        yield from work.enter(turn)


def command_of(arguments: str) -> str:
    """The shell command of a call's arguments (JSON), in one line; empty for other tools."""
    try:
        value = json.loads(arguments)
    except (ValueError, RecursionError):
        return ""
    command = value.get("command", value.get("cmd")) if isinstance(value, dict) else None
    if isinstance(command, list) and all(isinstance(word, str) for word in command):
        shell = len(command) == 3 and command[0].rpartition("/")[2] in _SHELLS
        command = command[2] if shell else " ".join(command)
    if not isinstance(command, str) or not command.strip() or len(command) > _LONGEST or "`" in command:
        return ""
    return one_line(command)


def _failure(text: str, failed: bool) -> str:
    """What a result complains of, empty where it does not."""
    status = _STATUS.search(text)
    if status:
        failed = status[1] != "0"
    elif not failed:
        failed = bool(_FAILED.search(text[:2000]))
    if not failed:
        return ""
    lines = [line.strip() for line in text.split("\n") if line.strip()]
    return _short(next((line for line in lines if _SAYS.search(line)), lines[0] if lines else "it ended badly"))


def _short(text: str) -> str:
    plain = one_line(text)
    return plain if len(plain) <= _LONGEST // 2 else plain[: _LONGEST // 2].rsplit(" ", 1)[0] + " …"


def _candidate(kind: str, text: str, step: Step, rule: str) -> Record:
    evidence = {key: step.turn[key] for key in ("client", "session", "line", "time", "id") if step.turn.get(key)}
    return {
        "v": VERSION, "kind": "candidate", "text": text, "type": kind, "confidence": _CONFIDENCE, "op": "add",
        "channel": "tool", "evidence": {**evidence, "quote": step.command, "rule": rule},
    }  # fmt: skip
