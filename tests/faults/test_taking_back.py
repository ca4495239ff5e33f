"""Random operations among random edits by hand, taken back in any order: the effect of what is undone is gone, and
everything else stands as it stood, to the byte; or undo says what it cannot do, and changes nothing."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import tempfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, note, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule, run_state_machine_as_test
from support.extent import LONG
from support.inprocess import InProcess, Result

from memctl.edge.log import tombstones
from memctl.edge.log.journal import Journal
from memctl.edge.store import files
from memctl.edge.store.tree import Tree
from memctl.model.memory import Memory

from .conftest import Count
from .test_clones import STARTERS, WORDS

NUMBERS = st.integers(0, 1 << 16)
Files = dict[str, bytes]


class Machine(RuleBasedStateMachine):
    memctl: InProcess
    count: list[Count]

    def __init__(self) -> None:
        super().__init__()
        self.tree = Path(tempfile.mkdtemp(prefix="undo")) / "tree"
        self.said = self.random = 0
        self.real_urandom = os.urandom
        os.urandom = self._urandom  # type: ignore[assignment]
        self.operations: list[tuple[str, Files, Files]] = []  # id, the files before and after

    def _urandom(self, size: int) -> bytes:
        self.random += 1
        return hashlib.shake_128(str(self.random).encode()).digest(size)

    def teardown(self) -> None:
        os.urandom = self.real_urandom
        shutil.rmtree(self.tree.parent)

    def run(self, *words: str) -> Result:
        return self.memctl(*words, "--tree", str(self.tree), "--now", "2026-08-01")

    def do(self, *words: str) -> None:
        before, known = self.files(), self.names()
        result = self.run(*words)
        assert result.status in (0, 1, 64, 65), (words, result)
        assert "Traceback" not in result.err
        self.operations += [(name, before, self.files()) for name in self.names()[len(known) :]]

    def names(self) -> list[str]:
        return [str(one["op"]) for one in Journal(str(self.tree)).operations() if one.get("changes")]

    def memories(self) -> list[Memory]:
        return sorted(Tree(str(self.tree)).memories(), key=lambda one: (one.text, one.path, one.line))

    def files(self) -> Files:
        found = {str(path.relative_to(self.tree)): path.read_bytes() for path in sorted(self.tree.rglob("*.md"))}
        return found | {"stones": "".join(sorted(tombstones.read_tombstones(str(self.tree)))).encode()}

    def new_text(self, number: int) -> str:
        self.said += 1
        return f"Thing {self.said} has {WORDS[number % 10]} and {WORDS[number // 10 % 10]}"

    def pick(self, number: int, *, archived: bool = False) -> Memory | None:
        found = [one for one in self.memories() if one.archived == archived]
        return found[number % len(found)] if found else None

    @initialize()
    def begin(self) -> None:
        for path, data in STARTERS.items():
            (self.tree / path).parent.mkdir(exist_ok=True, parents=True)
            (self.tree / path).write_bytes(data)
        assert self.memctl("init", str(self.tree)).status == 0
        (self.tree / ".memctl/config.toml").write_text('[decay]\nclock = "calendar"\n')

    @rule(number=NUMBERS, section=st.sampled_from(["Deep", "Other"]))
    def add(self, number: int, section: str) -> None:
        topic = ("unix", "dos", "tail", "front", "empty", "fresh")[number % 6]
        self.do("add", self.new_text(number), "--topic", topic, *(["--section", section] * (number % 2)))

    @rule(number=NUMBERS)
    def supersede(self, number: int) -> None:
        if memory := self.pick(number):
            self.do("add", self.new_text(number), "--supersedes", memory.key)

    @rule(number=NUMBERS)
    def forget(self, number: int) -> None:
        if memory := self.pick(number):
            self.do("forget", "--force", memory.key)

    @rule(number=NUMBERS)
    def restore(self, number: int) -> None:
        if memory := self.pick(number, archived=True):
            self.do("restore", memory.key)

    @rule(number=NUMBERS)
    def set(self, number: int) -> None:
        if memory := self.pick(number):
            marks = (
                f"importance=0.{number % 9 + 1}",
                f"tag=t{number % 3}",
                "pin=true",
                f"text={self.new_text(number)}",
            )
            self.do("set", memory.key, marks[number % 4])

    @rule(number=NUMBERS)
    def decay(self, number: int) -> None:
        self.do("decay", "--now", "2029-01-01")

    @rule(kind=st.sampled_from(["twin", "conflict", "hidden"]), number=NUMBERS)
    def fix(self, kind: str, number: int) -> None:
        """Something for lint to mend, made by hand."""
        memory = self.pick(number)
        path = self.tree / (memory.path if memory else "topics/unix.md")
        data = path.read_bytes()
        start = b"" if data.endswith(b"\n") else b"\n"
        one, other = self.new_text(number), self.new_text(number + 1)
        text = {
            "twin": f"- {one} ^{memory.id if memory and memory.id else 'maaa1'}\n",
            "hidden": f"- {one}\u200b!\n",
            "conflict": f"<<<<<<< ours\n- {one}\n=======\n- {other}\n>>>>>>> theirs\n",
        }[kind]
        path.write_bytes(data + start + text.encode())
        self.do("lint", "--fix")

    @rule(number=NUMBERS, mode=st.sampled_from(["reword", "delete", "move", "write", "above", "rename", "remove"]))
    def by_hand(self, number: int, mode: str) -> None:
        if not (memory := self.pick(number, archived=number % 5 == 0)):
            return
        path = self.tree / memory.path
        if mode == "remove":
            path.unlink()
        elif mode == "rename":
            path.rename(path.with_name(f"renamed{number % 4}-{path.name}"))
        elif mode == "write":
            path.write_bytes(path.read_bytes() + f"\n- {self.new_text(number)}\n".encode())
        else:
            lines = path.read_bytes().decode().split("\n")
            here = lines[memory.line - 1 : memory.end]
            first = memory.text.split("\n")[0]
            new = {
                "reword": [here[0].replace(first, self.new_text(number)), *here[1:]],
                "delete": [], "move": [], "above": [f"- {self.new_text(number)}", *here],
            }[mode]  # fmt: skip
            lines[memory.line - 1 : memory.end] = new
            path.write_bytes("\n".join(lines).encode())
            if mode == "move":
                target = self.tree / sorted(STARTERS)[number % len(STARTERS)]
                old = target.read_bytes() if target.exists() else b""
                target.write_bytes(old + b"\n" * (not old.endswith(b"\n")) + "\n".join([*here, ""]).encode())

    @rule(number=NUMBERS, many=st.booleans(), partial=st.booleans())
    def undo(self, number: int, many: bool, partial: bool) -> None:
        """The last, one of them, or two."""
        names = self.names()
        if not names:
            return
        chosen = names[-1:] if number % 3 == 0 else [names[number % len(names)]]
        if many:
            chosen = list(dict.fromkeys([*chosen, names[number // 7 % len(names)]]))
        before, known = self.files(), self.names()
        dry = self.run("undo", *chosen, "--dry-run", *["--partial"] * partial)
        assert self.files() == before
        result = self.run("undo", *chosen, *["--partial"] * partial)
        assert "Traceback" not in result.err and result.status in (0, 1, 65), result
        assert dry.status == result.status, (dry, result)
        after, new = self.files(), self.names()[len(known) :]
        if result.status == 1 or (result.status == 65 and not partial):
            assert after == before and not new, (result, before, after)
            return
        self.count[0]("undo after anything", done=result.status == 0, partly=result.status == 65)
        assert len(new) <= 1
        if result.status == 0 and new:
            self.check_gone(chosen)
            self.check_rest(before, after, new[0], chosen)
        self.operations += [(name, before, after) for name in new]

    def check_gone(self, chosen: list[str]) -> None:
        """Every memory of the operation stands as it found it."""
        done = next(one for one in Journal(str(self.tree)).operations() if one["op"] == chosen[0])
        for part in done.get("patch", ()) if len(chosen) == 1 else ():
            side = part["before"]
            id = side.get("id", part["id"]) if side else part["id"]
            stand = [self.lines_of(memory) for memory in self.memories() if memory.id == id]
            assert side["lines"] in stand if side else not stand, (part, stand)

    def lines_of(self, memory: Memory) -> list[str]:
        lines = (self.tree / memory.path).read_bytes().decode().split("\n")[memory.line - 1 : memory.end]
        return [line.removesuffix("\r") for line in lines]

    def check_rest(self, before: Files, after: Files, name: str, undone: list[str]) -> None:
        """Every line that is of no memory that the undo names stands as it stood, but headings that what was undone
        wrote."""
        done = next(one for one in Journal(str(self.tree)).operations() if one["op"] == name)
        touched = {part["id"] for part in done.get("patch", ())}
        touched |= {side["id"] for part in done.get("patch", ()) for side in (part["before"], part["after"])
                    if side and "id" in side}  # fmt: skip
        whole = {edit["path"] for edit in done["plan"] if edit["do"] == "rewrite"} | {"stones"}
        for path in [path for path, data in after.items() if before.get(path) != data and path not in whole]:
            was, now = (self.others(data.get(path, b""), path, touched) for data in (before, after))
            made = [line for line in now if line not in was]  # headings, and front matter, of a file made anew
            assert not made or all(line.startswith(b"#") for line in made) or not was, (path, before, after)
            left = [line for line in was if line not in now]
            assert all(line in self.written(undone) for line in left), (path, left, before, after)
            stayed = [line for line in was if line not in left]
            assert stayed == [line for line in now if line not in made], (path, before.get(path), after.get(path))

    def written(self, names: list[str]) -> set[bytes]:
        """The headings that these operations wrote, whatever their files are called now."""
        pairs = [(was.get(path, b""), data) for name, was, now in self.operations if name in names
                 for path, data in now.items()]  # fmt: skip
        lines = {line for was, now in pairs for line in {*now.split(b"\n")} - {*was.split(b"\n")}}
        return {line for line in lines if line.startswith(b"#")}

    def others(self, data: bytes, path: str, touched: set[str]) -> list[bytes]:
        from memctl.model.markdown.parse import decode, parse

        lines = data.split(b"\n")
        gone: set[int] = set()
        for memory in parse(decode(data), path).memories:
            if memory.id in touched:
                gone.update(range(memory.line - 1, memory.end))
        return [line for number, line in enumerate(lines) if number not in gone and line.strip()]

    @rule()
    def there_and_back(self) -> None:
        """Undo and undo again right after an operation: every byte as it was, but what the first made stays."""
        if not self.operations or self.operations[-1][2] != self.files():
            return
        name, before, after = self.operations[-1]
        result = self.run("undo", name)
        if result.status:
            note(str(result))
            return
        back = self.files()
        for path, data in before.items():
            if not path.startswith("archive"):
                assert self.same(back.get(path, b""), data), (path, data, back.get(path))
        assert self.run("undo").status == 0
        for path, data in after.items():
            assert self.same(self.files().get(path, b""), data), (path, data, self.files().get(path))
        names = self.names()[-2:]
        self.operations += [(names[0], after, back), (names[1], back, self.files())]

    def same(self, one: bytes, other: bytes) -> bool:
        """But for ids that were given, headings that were made, and a line end at the end."""
        return self._plain(one) == self._plain(other)

    def _plain(self, data: bytes) -> list[bytes]:
        lines = (re.sub(rb" ?\^m\w+(?=\r?$)", b"", line).strip() for line in data.split(b"\n"))
        return [line for line in lines if line and not line.startswith(b"#")]


def test_taking_back(memctl: InProcess, count: Count, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "_QUIET", 0)  # no editor is tried here

    class Undo(Machine):
        pass

    Undo.memctl, Undo.count = memctl, [count]
    run_state_machine_as_test(
        Undo,
        settings=settings(
            max_examples=300 if LONG else 8,
            stateful_step_count=20,
            deadline=None,
            suppress_health_check=[*HealthCheck],
        ),
    )
