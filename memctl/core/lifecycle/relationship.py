"""The relationship of an agent to the user: `agents/<id>/relationship.md`.

    # Relationship
    - [system] Trust Level: 75/100
    - [system] Familiarity: 60/100
    - [system] Total Interactions: 42
    - [system] Mood: happy; finished the release together

    ## Memory points
    - Likes to be called Sam

A person may write this file by hand, in any order and with other words around: only the numbers, the mood and new
points change. Pure."""

from __future__ import annotations

import re

from memctl.core.safety.sanitize import without_hidden
from memctl.core.safety.secrets import redact
from memctl.model.change import Change, ensure_id, insert_edit, mark_edit, move_edit, reword_edit
from memctl.model.errors import NotFound, UsageError
from memctl.model.memory import Memory
from memctl.model.record import new_record
from memctl.model.text.file_names import safe_name
from memctl.model.text.lines import normal_form, one_line

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence
    from typing import Any

FILE, TITLE, POINTS = "relationship.md", "Relationship", "Memory points"
SHARED = "topics/shared.md"
_MOST = 100
_LARGEST = 999_999_999  # interactions


class _Number:
    """A number of the file: its label there, the words by which it is known, and its range."""

    def __init__(self, label: str, words: str, start: int, most: int) -> None:
        self.label = label
        self.start = start
        self.most = most
        self.pattern = re.compile(rf"(?i)[*_ ]{{0,4}}(?:{words})[*_ :：]{{0,6}}(?P<number>-?[0-9]{{1,9}})")

    def line(self, value: int) -> str:
        return f"{self.label}: {value}/{self.most}" if self.most == _MOST else f"{self.label}: {value}"


NUMBERS = {
    "trust": _Number("Trust Level", "trust(?: level)?|信任度?", 50, _MOST),
    "familiarity": _Number("Familiarity", "familiarity|熟悉度?", 0, _MOST),
    "interactions": _Number("Total Interactions", "(?:total )?interactions|总?互动次数", 0, _LARGEST),
}
_MOOD = re.compile(
    r"(?i)[*_ ]{0,4}(?:current )?(?:mood|心情)[*_ ]{0,4}[:：][*_ ]{0,4}(?P<mood>[^;；\n]*)(?:[;；](?P<note>.*))?"
)
_CHANGE = re.compile(r"[+-]?[0-9]{1,9}")


class Relationship:
    """What the file of one agent says. `numbers` has the values within their ranges, or the start where the file says
    none; `points` are the other memories of the file."""

    def __init__(self, agent: str, memories: Iterable[Memory]) -> None:
        self.agent = safe_name(agent, "agent")
        own = [one for one in memories if one.agent.casefold() == self.agent and not one.archived]
        self.path = next((one.path for one in own if _is_of_file(one)), f"agents/{_folder(own, self.agent)}/{FILE}")
        self.lines: dict[str, Memory] = {}
        self.points: list[Memory] = []
        self.numbers = {name: number.start for name, number in NUMBERS.items()}
        self.mood = self.note = ""
        for memory in filter(_is_of_file, own):
            self._read(memory)

    def _read(self, memory: Memory) -> None:
        for name, number in NUMBERS.items():
            match = number.pattern.match(memory.text)
            if match and name not in self.lines:
                self.lines[name] = memory
                self.numbers[name] = _within(int(match["number"]), number.most)
                return
        match = _MOOD.match(memory.text)
        if match and "mood" not in self.lines:
            self.lines["mood"] = memory
            self.mood, self.note = match["mood"].strip(), one_line(match["note"] or "")
        elif not memory.pending:
            self.points.append(memory)

    def record(self) -> dict[str, Any]:
        points = [{"id": point.key, "text": point.text} for point in self.points]
        return new_record(
            "relationship", agent=self.agent, **self.numbers, mood=self.mood, note=self.note, points=points
        )


def agents_of(memories: Iterable[Memory]) -> list[str]:
    """Return the names of the agents that the tree knows. A directory that no name of an agent leads to is none."""
    names = {memory.agent.casefold() for memory in memories if memory.agent and not memory.archived}
    return sorted(name for name in names if safe_name(name, "agent") == name)


def changes_to(
    known: Relationship, numbers: Mapping[str, str], mood: str | None, note: str | None, points: Sequence[str],
    new_id: Callable[[], str], date: str,
) -> list[Change]:  # fmt: skip
    """Return the changes for new numbers (`75`, `+5`, `-5`), a mood, a note on it, and points. UsageError for a number
    that is none."""
    found = []
    for name, said in numbers.items():
        number = NUMBERS[name]
        value = _changed(name, known.numbers[name], said, number.most)
        line = known.lines.get(name)
        match = number.pattern.match(line.text) if line else None
        text = number.line(value)
        if line and match:
            text = line.text[: match.start("number")] + str(value) + line.text[match.end("number") :]
        found.append(_said(known, name, text, new_id, date))
    if mood is not None or note is not None:
        word, told = _plain(known.mood if mood is None else mood), _plain((note or "") if mood is not None else note)
        text = f"Mood: {word.replace(';', ',') or 'not said'}" + (f"; {told}" if told else "")
        found.append(_said(known, "mood", text, new_id, date))
    had = {normal_form(point.text) for point in known.points}
    for point in map(_plain, points):
        if point and normal_form(point) not in had:
            had.add(normal_form(point))
            found.append(_added(known, point, POINTS, "", new_id, date))
    return found


def shared(memories: Iterable[Memory], agent: str, ids: Sequence[str]) -> list[Change]:
    """Return the changes that move memories of an agent to where every agent finds them. NotFound for an id that this
    agent does not have."""
    own = {one.key: one for one in memories if one.agent.casefold() == safe_name(agent, "agent") and not one.archived}
    found = []
    for id in (word.removeprefix("^") for word in ids):
        memory = own.get(id)
        if memory is None or not memory.id:
            raise NotFound(f"agent: {agent} has no memory with the id {id} (memctl list --agent {agent})")
        within = memory.path.split("/", 2)[2]
        to = within if within.startswith("topics/") else SHARED
        edits = (move_edit(memory.path, id, to),)
        found.append(Change("update", id, path=to, before=memory.text, after=memory.text, reason="shared", edits=edits))
    return found


def _said(known: Relationship, name: str, text: str, new_id: Callable[[], str], date: str) -> Change:
    """Return the change of one of the file's lines, which may be missing."""
    line = known.lines.get(name)
    if line is None:
        return _added(known, text, None, "system", new_id, date)
    if line.text == text:
        return Change("skip", line.key, path=line.path, line=line.line, before=line.text, reason="unchanged")
    id, naming = ensure_id(line, new_id())
    edits = (*naming, reword_edit(line.path, id, text), mark_edit(line.path, id, {"updated": date}))
    return Change("update", id, path=line.path, line=line.line, before=line.text, after=text, edits=edits)


def _added(
    known: Relationship, text: str, section: str | None, kind: str, new_id: Callable[[], str], date: str
) -> Change:
    memory = Memory(text, id=new_id(), type=kind or "fact", path=known.path, agent=known.agent, created=date)
    edits = (insert_edit(memory, section, TITLE),)
    return Change("add", memory.id, path=known.path, after=text, edits=edits)


def _changed(name: str, value: int, said: str, most: int) -> int:
    if not _CHANGE.fullmatch(said):
        raise UsageError(f"agent: --{name} {said}: give a number, or a change such as +5 or -5")
    return _within(value + int(said) if said[0] in "+-" else int(said), most)


def _within(value: int, most: int) -> int:
    return max(0, min(most, value))


def _plain(text: str | None) -> str:
    return one_line(redact(without_hidden(text or ""))[0])


def _is_of_file(memory: Memory) -> bool:
    return memory.path.casefold().endswith(f"/{FILE}") and memory.path.count("/") == 2


def _folder(own: Sequence[Memory], agent: str) -> str:
    """Return the agent's directory as it is spelled."""
    return next((one.path.split("/")[1] for one in own), agent)
