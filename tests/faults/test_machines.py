"""Three machines share a tree through a bare repository, changed by memctl and by hand in any order. Half of the merges
run without the merge driver: in a clone that nobody set up, on a phone whose owner commits git's markers, or by the
button of a hosting service. In the end nothing is lost, twice or back, and no conflict is left.

git is simulated where it only moves files, so that hundreds of histories take seconds: a commit is what files say. What
it makes of two versions of a file by lines is asked of git itself."""

from __future__ import annotations

import random
import shutil
import subprocess
from collections import Counter
from pathlib import Path

import pytest
from support.extent import LONG
from support.inprocess import InProcess

from memctl.core.merge.files import merge_file
from memctl.edge.log import tombstones
from memctl.edge.store import files as store_files
from memctl.edge.store import inspect
from memctl.edge.store.tree import Tree
from memctl.model.change import TOMBSTONES
from memctl.model.errors import InputError
from memctl.model.lint import Standing
from memctl.model.markdown.parse import decode, encode
from memctl.model.memory import Memory
from memctl.model.text.lines import normal_form

from .conftest import Count

Files = dict[str, bytes]
Sides = tuple[bytes | None, bytes | None, bytes | None]
Commits = tuple[Files, Files, Files, Files | None]  # base, ours, theirs, and the merge once it is committed

HISTORIES, PARTS = 10_000 if LONG else 300, 4
STARTERS = {
    "topics/unix.md": b"# Unix\n\n- Likes amber in the morning #one ^maaa1\n- Keeps birch in the cellar ^maaa2\n\n"
    b"## Deep\n\n- Paints cedar on Sundays ^maaa3\n",
    "topics/dos.md": b"# Dos\r\n\r\n- Wants ember for supper ^mbbb1\r\n- Sees the fjord from home ^mbbb2\r\n",
    "notes.md": b"- Heath is all around ^meee1\n- Has no id\n",
}
WAYS = ("driver", "driver", "driver", "plain", "phone", "button")
WORDS = ("amber", "birch", "cedar", "dune", "ember", "fjord", "grass", "heath", "iris", "jade")


class Truth:
    """What must be true in the end: `said` are all words that somebody wrote, `replaced` those that somebody reworded,
    `deleted` those deleted by hand, `forgotten` and `restored` those of memctl."""

    def __init__(self) -> None:
        self.said: set[str] = set()
        self.replaced: set[str] = set()
        self.deleted: set[str] = set()
        self.touched: set[str] = set()  # moved, marked or reworded by anybody
        self.forgotten: set[str] = set()
        self.without_base = False  # whether somebody committed markers that do not say what both sides came from
        self.restored: set[str] = set()


class Remote:
    """The bare repository: the files of its branch, the merges in a row that end in its newest commit, and whether
    memctl made the newest, which it mends at once."""

    def __init__(self, files: Files) -> None:
        self.files = files
        self.merges: list[Commits] = []
        self.is_mended = False


class Machine:
    """A clone. `base` is the last commit that it has in common with the remote."""

    def __init__(self, memctl: InProcess, root: Path, remote: Remote, truth: Truth) -> None:
        self.memctl, self.root, self.remote, self.truth = memctl, root, remote, truth
        self.base = dict(remote.files)
        self.merges: list[Commits] = []
        self.day = 1

    def run(self, *words: str, statuses: tuple[int, ...] = (0, 1, 64, 65)) -> int:
        result = self.memctl(*words, "--tree", str(self.root), "--now", f"2026-08-{self.day:02}")
        assert result.status in statuses, (words, result)
        return result.status

    def memories(self, *, archived: bool = False) -> list[Memory]:
        found = sorted(Tree(str(self.root)).memories(), key=lambda one: (one.text, one.path, one.line))
        return [one for one in found if one.archived == archived]

    def files(self) -> Files:
        there = [*self.root.rglob("*.md"), self.root / TOMBSTONES]
        return {str(path.relative_to(self.root)): path.read_bytes() for path in sorted(there) if path.exists()}

    def put(self, wanted: Files) -> None:
        for path, data in self.files().items():
            if path not in wanted:
                (self.root / path).unlink()
            elif wanted[path] != data:
                (self.root / path).write_bytes(wanted[path])
        for path in wanted.keys() - self.files().keys():
            (self.root / path).parent.mkdir(parents=True, exist_ok=True)
            (self.root / path).write_bytes(wanted[path])

    # What is done

    def do_something(self, choices: random.Random) -> None:
        deeds = (self.add, self.add, self.forget, self.restore, self.supersede, self.write_by_hand, self.write_by_hand,
                 self.reword_by_hand, self.delete_by_hand, self.move_by_hand, self.mark)  # fmt: skip
        choices.choice(deeds)(choices)

    def text(self, choices: random.Random) -> str:
        text = f"Thing {len(self.truth.said)} has {choices.choice(WORDS)} and {choices.choice(WORDS)}"
        self.truth.said.add(text)
        return text

    def add(self, choices: random.Random) -> None:
        topic = choices.choice(("unix", "dos", "fresh"))
        text = self.text(choices)
        if self.run("add", text, "--topic", topic) != 0:
            self.truth.said.discard(text)

    def _one(self, choices: random.Random, *, archived: bool = False) -> Memory | None:
        found = self.memories(archived=archived)
        return choices.choice(found) if found else None

    def forget(self, choices: random.Random) -> None:
        if (memory := self._one(choices)) and self.run("forget", "--force", memory.key) == 0:
            self.truth.forgotten.add(memory.text)
            self.truth.restored.discard(memory.text)

    def restore(self, choices: random.Random) -> None:
        if (memory := self._one(choices, archived=True)) and self.run("restore", memory.key) == 0:
            self.truth.restored.add(memory.text)

    def supersede(self, choices: random.Random) -> None:
        memory, text = self._one(choices), self.text(choices)
        if not memory or not memory.id or self.run("add", text, "--supersedes", memory.id) != 0:
            self.truth.said.discard(text)
        else:
            self.truth.touched.add(memory.text)

    def mark(self, choices: random.Random) -> None:
        if memory := self._one(choices):
            self.truth.touched.add(memory.text)
            self.run("set", memory.key, choices.choice(("importance=0.3", "tag=t1", "importance=0.7")))

    def write_by_hand(self, choices: random.Random) -> None:
        path = self.root / choices.choice(sorted(STARTERS))
        old = path.read_bytes() if path.exists() else b""
        start = "" if old.endswith(b"\n") or not old else "\n"
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(old + f"{start}- {self.text(choices)}\n".encode())

    def _edit(self, memory: Memory, lines: list[str]) -> list[str]:
        """Replace the lines of a memory; return them as they were."""
        path = self.root / memory.path
        there = path.read_bytes().decode().split("\n")
        was = there[memory.line - 1 : memory.end]
        there[memory.line - 1 : memory.end] = lines
        path.write_bytes("\n".join(there).encode())
        return was

    def reword_by_hand(self, choices: random.Random) -> None:
        if memory := self._one(choices):
            line = (self.root / memory.path).read_bytes().decode().split("\n")[memory.line - 1]
            self._edit(memory, [line.replace(memory.text, self.text(choices))])
            self.truth.replaced.add(memory.text)

    def delete_by_hand(self, choices: random.Random) -> None:
        if memory := self._one(choices):
            self._edit(memory, [])
            self.truth.deleted.add(memory.text)

    def move_by_hand(self, choices: random.Random) -> None:
        paths = [path for path in self.files() if path.endswith(".md") and not path.startswith("archive")]
        if (memory := self._one(choices)) and memory.id:
            moved = "\n".join(line.removesuffix("\r") for line in self._edit(memory, []))
            target = self.root / choices.choice(paths)
            text = target.read_bytes()
            start = b"" if text.endswith(b"\n") or not text else b"\n"
            target.write_bytes(text + start + moved.encode() + b"\n")
            self.truth.touched.add(memory.text)

    # How machines exchange

    def sync(self, choices: random.Random, count: Count, ways: tuple[str, ...] = WAYS) -> None:
        """Exchange with the remote in one of the ways that people have."""
        way = choices.choice(ways)
        ours, theirs = self.files(), self.remote.files
        if theirs == self.base or ours == theirs:
            if ours != self.base and ours != theirs:
                self.remote.merges = []  # a commit of its own
            self.merges = self.remote.merges
            self.base = self.remote.files = ours
            return
        after, unmerged = self.merged(self.base, ours, theirs, driver=way == "driver", choices=choices)
        if way == "button" and unmerged:
            count("three machines", refused_by_the_button=1)
            return  # the person sees that it cannot be merged there; the next way does it
        count("three machines", merges=1, by_lines=way != "driver", unmerged_files=len(unmerged))
        forward = ours == self.base and way != "button"  # git takes the other's commits as they are
        before = [] if self.remote.is_mended else self.remote.merges
        if way == "button":
            self.remote.merges, self.remote.is_mended = [(self.base, ours, theirs, after), *before], False
            self.base, self.remote.files = ours, after
            return
        self.put(after)
        merge = self.base, ours, theirs, None if unmerged else after
        self.merges = self.remote.merges if forward else [merge, *before]
        if way == "phone":
            self.truth.without_base |= bool(unmerged)
        else:
            self.mend(unmerged)
        self.base = self.remote.files = self.files()
        if forward:
            self.merges = self.merges if self.base == theirs else []  # what was mended is a commit of its own
        elif unmerged or self.base == after:
            self.merges = [(*merge[:3], self.base), *before]
        else:
            self.merges = []
        self.remote.merges = self.merges
        self.remote.is_mended = way != "phone" if not forward else self.remote.is_mended

    def mend(self, unmerged: dict[str, Sides]) -> None:
        """As `memctl sync` does, with what git knows of the files that it could not merge, and of the merge."""
        with pytest.MonkeyPatch.context() as patch:
            standing = Standing(_unsettled(self.root, unmerged), "", [_told(merge) for merge in self.merges])
            patch.setattr(inspect, "ask_git", lambda root: standing)
            self.run("lint", "--fix")

    def merged(
        self, base: Files, ours: Files, theirs: Files, *, driver: bool, choices: random.Random
    ) -> tuple[Files, dict[str, Sides]]:
        """What git makes of two commits, and the files that it could not merge."""
        after, unmerged = dict[str, bytes](), dict[str, Sides]()
        for path in sorted({*base, *ours, *theirs}):
            old, one, other = base.get(path), ours.get(path), theirs.get(path)
            found = other if one == old else one
            if one not in (other, old) and other != old:
                if one is None or other is None:
                    found, clean = one or other, False
                else:
                    found, clean = self._both(path, old or b"", one, other, driver=driver, choices=choices)
                if not clean:
                    unmerged[path] = old, one, other
            if found is not None:
                after[path] = found
        return after, unmerged

    def _both(
        self, path: str, old: bytes, one: bytes, other: bytes, *, driver: bool, choices: random.Random
    ) -> tuple[bytes, bool]:
        if driver:
            try:
                if path == TOMBSTONES:
                    return tombstones.merge_tombstones(old, one, other), True
                return encode(merge_file(decode(old), decode(one), decode(other), path)), True
            except InputError:
                pass
        place = self.root.parent
        for name, data in (("base.md", old), ("ours.md", one), ("theirs.md", other)):
            (place / name).write_bytes(data)
        style = choices.choice(((), ("--diff3",)))
        words = ("git", "merge-file", "-p", "-q", *style, "-L", "HEAD", "-L", "base", "-L", "theirs")
        done = subprocess.run([*words, "ours.md", "base.md", "theirs.md"], cwd=place, capture_output=True, check=False)
        return done.stdout, done.returncode == 0


def _told(merge: Commits) -> tuple[dict[str, Sides], Files | None]:
    """What git says of a merge: the Markdown files that differ in it."""
    base, ours, theirs, merged = merge
    paths = {path for path in {*base, *ours, *theirs} if path.endswith(".md")}
    changed = {path: (base.get(path), ours.get(path), theirs.get(path)) for path in paths}
    changed = {path: sides for path, sides in changed.items() if len(set(sides)) > 1}
    return changed, None if merged is None else {path: data for path, data in merged.items() if path in changed}


def _unsettled(root: Path, unmerged: dict[str, Sides]) -> dict[str, Sides]:
    """The files that git still takes for unmerged, as `ask_git` tells them."""
    sides = unmerged.get(TOMBSTONES)
    if sides and not tombstones.conflict(str(root)):
        wanted = tombstones.merge_tombstones(*(side or b"" for side in sides))
        if tombstones.buried(wanted) == tombstones.read_tombstones(str(root)):
            return {path: found for path, found in unmerged.items() if path != TOMBSTONES}
    return unmerged


@pytest.mark.parametrize("part", range(PARTS))
def test_three_machines(
    part: int, memctl: InProcess, tmp_path: Path, count: Count, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_files, "_QUIET", 0)  # no editor is tried here
    for number in range(part, HISTORIES, PARTS):
        place = tmp_path / str(number)
        try:
            _history(memctl, place, random.Random(number), count)
        except AssertionError as error:
            raise AssertionError(f"history {number}: {error}") from error
        shutil.rmtree(place)
        count("three machines", histories=1)


def _history(memctl: InProcess, place: Path, choices: random.Random, count: Count) -> None:
    first = place / "one"
    for path, data in STARTERS.items():
        (first / path).parent.mkdir(parents=True, exist_ok=True)
        (first / path).write_bytes(data)
    assert memctl("init", str(first)).status == 0
    truth = Truth()
    truth.said = {memory.text for memory in Tree(str(first)).memories()}
    for name in ("two", "three"):
        shutil.copytree(first, place / name)
    remote = Remote({})
    machines = [Machine(memctl, place / name, remote, truth) for name in ("one", "two", "three")]
    remote.files = machines[0].files()
    for machine in machines:
        machine.base = remote.files
    for day in range(1, 4):
        for machine in choices.sample(machines, 3):
            machine.day = day
            for _ in range(choices.randrange(1, 3)):
                machine.do_something(choices)
            if choices.random() < 0.7:
                machine.sync(choices, count)
    _settle(machines, choices, count)
    _check(machines, truth)


def _settle(machines: list[Machine], choices: random.Random, count: Count) -> None:
    """Everybody syncs until all have the same."""
    for turn in range(8):
        for machine in machines:
            machine.sync(choices, count, WAYS if turn < 3 else WAYS[:4])
            machine.mend({})
        if all(machine.files() == machines[0].files() == machine.remote.files for machine in machines):
            return
    raise AssertionError("the machines do not come to the same tree")


def _check(machines: list[Machine], truth: Truth) -> None:
    machine = machines[0]
    files, every = machine.files(), Tree(str(machine.root)).memories()
    marked = [path for path, data in files.items() if b"<<<<<<< " in data or b">>>>>>> " in data]
    assert not marked, f"conflict left in {marked}"
    words = {normal_form(memory.text) for memory in every}
    active = [memory for memory in every if not memory.archived]
    living = Counter(normal_form(memory.text) for memory in active if not memory.pending)
    lost = [text for text in truth.said - truth.replaced - truth.deleted if normal_form(text) not in words]
    assert not lost, f"lost: {lost}"
    twice = [text for text, number in living.items() if number > 1]
    assert not twice, f"twice: {twice}"
    ids = Counter(memory.id for memory in every if memory.id)
    assert not [id for id, number in ids.items() if number > 1], f"ids twice: {ids}"
    back = [text for text in truth.forgotten - truth.restored if living[normal_form(text)]]
    assert not back, f"forgotten and back: {back}"
    gone = truth.deleted - truth.touched - truth.replaced - truth.forgotten - truth.restored
    came = [text for text in gone if living[normal_form(text)]]
    assert not came or truth.without_base, f"deleted and back: {came}"
