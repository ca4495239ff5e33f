"""Two clones of a tree that are changed by memctl and by hand in any way and merged again and again, by what git makes
of them with the driver: nothing is lost, nothing comes back, and both directions give the same tree."""

from __future__ import annotations

import hashlib
import os
import shutil
import tempfile
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule, run_state_machine_as_test
from support.extent import LONG
from support.inprocess import InProcess

from memctl.core.merge.files import merge_file
from memctl.edge.log import tombstones
from memctl.edge.store import files
from memctl.edge.store.tree import Tree
from memctl.model.markdown.parse import decode, encode, parse
from memctl.model.memory import Memory
from memctl.model.text.lines import normal_form

from .conftest import Count

STARTERS = {
    "topics/unix.md": b"# Unix\n\n- Likes amber in the morning #one ^maaa1\n- Keeps birch in the cellar ^maaa2\n\n"
    b"## Deep\n\n- Paints cedar on Sundays ^maaa3\n\nA paragraph on dune. ^maaa4\n",
    "topics/dos.md": b"# Dos\r\n\r\n- Wants ember for supper ^mbbb1\r\n- Sees the fjord from home ^mbbb2\r\n",
    "topics/tail.md": b"# Tail\n\n- Has no end of line ^mccc1\n- Ends without one ^mccc2",
    "topics/front.md": b"---\ntype: lesson\ntags: [a]\n---\n# Front\n\n- Learned of grass ^mddd1\n- Has no id\n",
    "topics/empty.md": b"",
    "notes.md": b"- Heath is all around ^meee1\n  and it goes on\n\n```\ncode of iris\n```\n^meee2\n\n> quoted jade\n",
}
WORDS = ("amber", "birch", "cedar", "dune", "ember", "fjord", "grass", "heath", "iris", "jade")
NUMBERS = st.integers(0, 1 << 16)


class Machine(RuleBasedStateMachine):
    """Two clones. `said` numbers what is said, so that no two texts are alike by chance."""

    memctl: InProcess
    count: list[Count]

    def __init__(self) -> None:
        super().__init__()
        self.top = Path(tempfile.mkdtemp(prefix="clones"))
        self.said = 0
        self.random = 0
        self.real_urandom = os.urandom
        os.urandom = self._urandom  # type: ignore[assignment]

    def _urandom(self, size: int) -> bytes:
        self.random += 1
        return hashlib.shake_128(str(self.random).encode()).digest(size)

    def teardown(self) -> None:
        os.urandom = self.real_urandom
        shutil.rmtree(self.top)

    # How things are done

    def tree(self, clone: str) -> Path:
        return self.top / clone

    def run(self, clone: str, *words: str, statuses: tuple[int, ...] = (0,)) -> None:
        result = self.memctl(*words, "--tree", str(self.tree(clone)), "--now", "2026-08-01")
        assert result.status in statuses, (words, result)

    def memories(self, clone: str) -> list[Memory]:
        return sorted(Tree(str(self.tree(clone))).memories(), key=lambda one: (one.text, one.path, one.line))

    def files(self, clone: str) -> dict[str, bytes]:
        there = [*self.tree(clone).rglob("*.md"), *self.tree(clone).glob(".memctl/tombstones.jsonl")]
        return {str(path.relative_to(self.tree(clone))): path.read_bytes() for path in sorted(there)}

    def new_text(self, number: int) -> str:
        self.said += 1
        one, other = WORDS[number % 10], WORDS[number // 10 % 10]
        return f"Thing {self.said} has {one} and {other}"

    def pick(self, clone: str, number: int, *, archived: bool = False, named: bool = True) -> Memory | None:
        found = [one for one in self.memories(clone) if one.archived == archived and (one.id or not named)]
        return found[number % len(found)] if found else None

    # What is done in a clone

    @initialize()
    def begin(self) -> None:
        root = self.top / "one"
        for path, data in STARTERS.items():
            (root / path).parent.mkdir(exist_ok=True, parents=True)
            (root / path).write_bytes(data)
        assert self.memctl("init", str(root)).status == 0
        shutil.copytree(self.top / "one", self.top / "two")
        self.base = self.snapshot("one")

    @rule(clone=st.sampled_from(["one", "two"]), number=NUMBERS, section=st.sampled_from(["Deep", "Other"]))
    def add(self, clone: str, number: int, section: str) -> None:
        topic = ("unix", "dos", "tail", "front", "empty", "fresh")[number % 6]
        self.run(clone, "add", self.new_text(number), "--topic", topic, *(["--section", section] * (number % 2)))

    @rule(clone=st.sampled_from(["one", "two"]), number=NUMBERS)
    def supersede(self, clone: str, number: int) -> None:
        if memory := self.pick(clone, number):
            self.run(clone, "add", self.new_text(number), "--supersedes", memory.id, statuses=(0, 64, 65))

    @rule(clone=st.sampled_from(["one", "two"]), number=NUMBERS)
    def forget(self, clone: str, number: int) -> None:
        if memory := self.pick(clone, number, named=False):
            self.run(clone, "forget", "--force", memory.key, statuses=(0, 64, 65))

    @rule(clone=st.sampled_from(["one", "two"]), number=NUMBERS)
    def restore(self, clone: str, number: int) -> None:
        if memory := self.pick(clone, number, archived=True):
            self.run(clone, "restore", memory.id, statuses=(0, 1, 64, 65))

    @rule(clone=st.sampled_from(["one", "two"]), number=NUMBERS)
    def set(self, clone: str, number: int) -> None:
        if memory := self.pick(clone, number):
            marks = (
                f"importance=0.{number % 9 + 1}",
                f"tag=t{number % 3}",
                "pin=true",
                f"text={self.new_text(number)}",
            )
            self.run(clone, "set", memory.id, marks[number % 4], statuses=(0, 64, 65))

    @rule(clone=st.sampled_from(["one", "two"]))
    def undo(self, clone: str) -> None:
        self.run(clone, "undo", statuses=(0, 1, 64, 65))

    @rule(clone=st.sampled_from(["one", "two"]))
    def fix(self, clone: str) -> None:
        self.run(clone, "lint", "--fix", statuses=(0, 1))

    @rule(clone=st.sampled_from(["one", "two"]), number=NUMBERS)
    def reword_by_hand(self, clone: str, number: int) -> None:
        if (memory := self.pick(clone, number, named=False)) and memory.block == "item":
            first = memory.text.split("\n")[0]
            self._edit(clone, memory, lambda lines: [lines[0].replace(first, self.new_text(number)), *lines[1:]])

    @rule(clone=st.sampled_from(["one", "two"]), number=NUMBERS)
    def delete_by_hand(self, clone: str, number: int) -> None:
        if memory := self.pick(clone, number, named=False):
            self._edit(clone, memory, lambda _: [])

    @rule(clone=st.sampled_from(["one", "two"]), number=NUMBERS)
    def move_by_hand(self, clone: str, number: int) -> None:
        """From one file to another, whatever their line ends."""
        memory = self.pick(clone, number)
        paths = [path for path in self.files(clone) if path.endswith(".md") and not path.startswith("archive")]
        if memory and memory.block == "item":
            moved: list[str] = []
            self._edit(clone, memory, lambda lines: moved.extend(lines) or [])
            target = self.tree(clone) / paths[number % len(paths)]
            text = target.read_bytes()
            start = b"" if text.endswith(b"\n") or not text else b"\n"
            target.write_bytes(text + start + "".join(f"{line}\n" for line in moved).encode())

    @rule(clone=st.sampled_from(["one", "two"]), number=NUMBERS)
    def reorder_by_hand(self, clone: str, number: int) -> None:
        if (memory := self.pick(clone, number, named=False)) and memory.block == "item":
            moved: list[str] = []
            self._edit(clone, memory, lambda lines: moved.extend(lines) or [])
            path = self.tree(clone) / memory.path
            lines = path.read_bytes().decode().split("\n")
            place = next((at for at, line in enumerate(lines) if line.startswith("- ")), len(lines) - 1)
            lines[place:place] = moved
            path.write_bytes("\n".join(lines).encode())

    @rule(clone=st.sampled_from(["one", "two"]), number=NUMBERS)
    def front_matter_by_hand(self, clone: str, number: int) -> None:
        path = self.tree(clone) / "topics/front.md"
        if path.exists():
            text = path.read_text()
            new = ("type: fact\ntags: [a]", f"type: lesson\ntags: [a, t{number % 5}]", f"type: lesson\nmine: {number}")
            old = text.split("---")[1].strip("\n")
            path.write_text(text.replace(old, new[number % 3], 1))

    @rule(clone=st.sampled_from(["one", "two"]), number=NUMBERS)
    def write_by_hand(self, clone: str, number: int) -> None:
        path = self.tree(clone) / sorted(STARTERS)[number % len(STARTERS)]
        kinds = (f"- {self.new_text(number)}\n", f"\n{self.new_text(number)}\n", f"\n## New {number % 3}\n\n- "
                 f"{self.new_text(number)}", f"\n> {self.new_text(number)}\n")  # fmt: skip
        old = path.read_bytes() if path.exists() else b""
        path.parent.mkdir(exist_ok=True)
        start = "" if old.endswith(b"\n") or not old else "\n"
        path.write_bytes(old + (start + kinds[number % 4]).encode())

    @rule(clone=st.sampled_from(["one", "two"]), number=NUMBERS)
    def rename_by_hand(self, clone: str, number: int) -> None:
        paths = [path for path in self.files(clone) if path.endswith(".md") and not path.startswith("archive")]
        path = self.tree(clone) / paths[number % len(paths)]
        path.rename(path.with_name(f"renamed{number % 4}-{path.name}"))

    @rule(clone=st.sampled_from(["one", "two"]), number=NUMBERS)
    def remove_by_hand(self, clone: str, number: int) -> None:
        paths = [path for path in self.files(clone) if path.endswith(".md")]
        (self.tree(clone) / paths[number % len(paths)]).unlink()

    def _edit(self, clone: str, memory: Memory, change: object) -> None:
        path = self.tree(clone) / memory.path
        lines = path.read_bytes().decode().split("\n")
        lines[memory.line - 1 : memory.end] = change(lines[memory.line - 1 : memory.end])  # type: ignore[operator]
        path.write_bytes("\n".join(lines).encode())

    # How clones are exchanged

    @rule()
    def merge(self) -> None:
        """In both directions, apart from each other: the same tree, from which both go on."""
        self.count[0]("clones changed in any way", merges=1)
        base, one, two = self.base, self.snapshot("one"), self.snapshot("two")
        sides = [self.read(files) for files in (base, one, two)]
        there, back = self.merged(base, one, two), self.merged(base, two, one)
        for path in sorted({*there, *back}):
            assert there.get(path) == back.get(path), f"{path} differs:\n{there.get(path)!r}\n{back.get(path)!r}"
        self._check(*sides, self.read(there))
        for clone in ("one", "two"):
            self.put(clone, there)
        self.base = there

    @rule(clone=st.sampled_from(["one", "two"]))
    def pull(self, clone: str) -> None:
        """One takes what the other has; the other goes on as it was."""
        other = "two" if clone == "one" else "one"
        base, ours, theirs = self.base, self.snapshot(clone), self.snapshot(other)
        after = self.merged(base, ours, theirs)
        self._check(self.read(base), self.read(ours), self.read(theirs), self.read(after))
        self.put(clone, after)
        self.base = theirs

    def snapshot(self, clone: str) -> dict[str, bytes]:
        return self.files(clone)

    def put(self, clone: str, wanted: dict[str, bytes]) -> None:
        for path, data in {**dict.fromkeys(self.files(clone)), **wanted}.items():
            full = self.tree(clone) / path
            if data is None or path not in wanted:
                full.unlink()
            elif not full.exists() or full.read_bytes() != data:
                full.parent.mkdir(parents=True, exist_ok=True)
                full.write_bytes(data)

    def read(self, found: dict[str, bytes]) -> list[Memory]:
        return [one for path, data in found.items() if path.endswith(".md") for one in
                parse(decode(data), path).memories]  # fmt: skip

    def merged(self, base: dict[str, bytes], ours: dict[str, bytes], theirs: dict[str, bytes]) -> dict[str, bytes]:
        """What git makes of them with the driver, renames apart."""
        after: dict[str, bytes] = {}
        self.whole = True
        for path in sorted({*base, *ours, *theirs}):
            old, one, other = base.get(path), ours.get(path), theirs.get(path)
            if one == other or other == old:
                found = one
            elif one == old:
                found = other
            elif one is None or other is None:
                found = one or other  # a person says what becomes of it
                self.whole = False
            elif path.endswith("jsonl"):
                found = tombstones.merge_tombstones(old or b"", one, other)
            else:
                found = encode(merge_file(decode(old or b""), decode(one), decode(other), path))
            if found is not None:
                after[path] = found
        return after

    def _check(self, base: list[Memory], one: list[Memory], two: list[Memory], after: list[Memory]) -> None:
        words = [{normal_form(memory.text) for memory in found} for found in (base, one, two, after)]
        before, here, there, now = words
        lost = ((here | there) - before) - now
        assert not lost, f"lost: {lost}"
        stood = (before & here & there) - now
        assert not stood, f"lost though nobody touched it: {stood}"
        assert not now - here - there, f"out of nothing: {now - here - there}"
        for path in {memory.path for memory in after}:
            counts = [Counter(m.id for m in found if m.id and m.path == path) for found in (one, two, after)]
            twice = [id for id, n in counts[2].items() if n > max(1, counts[0][id], counts[1][id])]
            assert not twice, f"twice in {path}: {twice}"
        for gone, other in ((one, two), (two, one)):  # what the other moved to another file is another matter
            kept = _places(base) & _places(other) & _places(after)
            came_back = [place for place in kept if place[1] not in _live(gone)]
            assert not self.whole or not came_back, f"came back: {came_back}"


def _places(memories: list[Memory]) -> set[tuple[str, str]]:
    """(file, words) of what is not archived."""
    return {(memory.path, normal_form(memory.text)) for memory in memories if not memory.archived}


def _live(memories: list[Memory]) -> set[str]:
    return {normal_form(memory.text) for memory in memories if not memory.archived}


def test_clones(memctl: InProcess, count: Count, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "_QUIET", 0)  # no editor is tried here

    class Clones(Machine):
        pass

    Clones.memctl, Clones.count = memctl, [count]
    run_state_machine_as_test(
        Clones,
        settings=settings(
            max_examples=300 if LONG else 8,
            stateful_step_count=16,
            deadline=None,
            suppress_health_check=[*HealthCheck],
        ),
    )
