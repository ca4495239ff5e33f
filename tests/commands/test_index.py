"""The index changes how long search and inject take, and nothing else.

`MEMCTL_INDEX_STEPS=10000 pytest tests/commands/test_index.py` is the long form."""

from __future__ import annotations

import os
import random
import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from support.inprocess import InProcess

from memctl.core.retrieval.digest import digest
from memctl.edge.index import manifest, segment, segment_writer, tree_index
from memctl.edge.index.blocks import BlockFile, Damaged
from memctl.edge.index.manifest import path_of
from memctl.edge.store.tree import Tree
from memctl.model.memory import Memory
from memctl.model.segment import Digest, FileSegment, packed

STEPS = int(os.environ.get("MEMCTL_INDEX_STEPS", "120"))
NOW = "2026-06-01"
REAL_TIME = time.time_ns
WORDS = (
    "docker",
    "deploy",
    "Deployed",
    "pnpm",
    "test",
    "tests",
    "测试",
    "使用vitest",
    "garden",
    "sister",
    "Berlin",
    "coffee",
    "dockerCompose",
    "snake_case",
    "v2.5",
    "Mary:",
    "yesterday",
    "cat",
    "piano?",
    "the",
    "is",
    "é",
    "naïve",
)
QUERIES = (
    "docker deploy",
    "测试 vitest",
    "garden -coffee",
    '"docker deploy"',
    "#tag1 docker",
    "type:lesson test",
    "path:topics/a* cat",
    "the",
    "since:2026-03-01 pnpm",
    "who is Mary and what did she deploy yesterday?",
    "zzz",
    "Berlin sister garden piano",
    "compose",
)
OPTIONS: tuple[tuple[str, ...], ...] = (
    (),
    (),
    (),
    ("--all",),
    ("--archived",),
    ("--type", "lesson"),
    ("--tag", "tag1"),
    ("--at", "2026-02-01"),
    ("-n", "3"),
    ("--agent", "ada"),
    ("--created-after", "2026-03-01"),
    ("--min-score", "0.2"),
    ("--path", "topics"),
)
PATHS = (
    "topics/a.md",
    "topics/b.md",
    "topics/deep/c.md",
    "_core/preferences.md",
    "archive/topics/old.md",
    "learnings.md",
    "agents/ada/topics/d.md",
    "z.md",
    "odd\tname\n?!.md",
)


def index_files(root: Path) -> list[Path]:
    """The file that names the segments of an index, and the segments."""
    path = Path(path_of(str(root)))
    return sorted(path.parent.glob(f"{path.name}*")) if path.is_file() else []


class Machine:
    """A tree to which anything may happen, and a clock that may jump."""

    def __init__(self, memctl: InProcess, root: Path, seed: int) -> None:
        self.memctl = memctl
        self.root = root
        self.chance = random.Random(seed)
        self.log: list[str] = []
        self.ahead = 0
        self.old: dict[Path, bytes] = {}
        self.steps: tuple[Callable[[], None], ...] = (
            self.add,
            self.add,
            self.edit,
            self.edit_in_place,
            self.rename,
            self.delete,
            self.rewrite,
            self.step_clock,
            self.damage,
            self.touch,
            self.command,
            self.front_matter,
            self.nothing,
            self.nothing,
            self.nothing,
        )

    def clock(self) -> int:
        return REAL_TIME() + self.ahead

    def text(self) -> str:
        pick = self.chance.choice
        words = " ".join(pick(WORDS) for _ in range(self.chance.randint(1, 9)))
        kind = pick(("", "", "[lesson] "))
        marks = pick(
            ("", " #tag1", " (created:: 2026-04-01)", " (until:: 2026-01-09)", " (status:: pending)", " (pin:: true)")
        )
        key = pick(("", f" ^m{self.chance.randrange(10**6):06d}"))
        return f"- {kind}{words}{marks}{key}\n"

    def page(self) -> str:
        heads = [f"## {self.chance.choice(WORDS)}\n" + "".join(self.text() for _ in range(3)) for _ in range(2)]
        return "# Page\n" + "".join(heads)

    def some_path(self) -> Path | None:
        there = sorted(path for path in self.root.rglob("*.md"))
        return self.chance.choice(there) if there else None

    # what may happen

    def nothing(self) -> None:
        pass

    def rewrite(self) -> None:
        path = self.root / self.chance.choice(PATHS)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(self.page(), encoding="utf-8")

    def add(self) -> None:
        path = self.some_path()
        if path:
            with open(path, "a", encoding="utf-8") as file:
                file.write(self.text())

    def edit(self) -> None:
        path = self.some_path()
        if path:
            lines = path.read_text(encoding="utf-8").split("\n")
            at = self.chance.randrange(len(lines))
            lines[at : at + self.chance.randint(0, 1)] = [self.text().rstrip("\n")]
            path.write_text("\n".join(lines), encoding="utf-8")

    def edit_in_place(self) -> None:
        """The same size, and the same time as far as a program can set it."""
        path = self.some_path()
        if path:
            time.sleep(0.012)  # the kernel's clock ticks no finer: two writes in one tick look the same
            before = path.stat()
            data = path.read_bytes()
            one, other = self.chance.choice(((b"docker", b"garden"), (b"Berlin", b"sister"), (b"tests", b"piano")))
            path.write_bytes(data.replace(one, other) if one in data else data.replace(other, one))
            os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))

    def touch(self) -> None:
        path = self.some_path()
        if path:
            moment = self.clock() + self.chance.choice((-(10**13), 0, 10**13))
            os.utime(path, ns=(moment, moment))

    def rename(self) -> None:
        path = self.some_path()
        if path:
            target = self.root / self.chance.choice(PATHS)
            target.parent.mkdir(parents=True, exist_ok=True)
            path.replace(target)

    def delete(self) -> None:
        path = self.some_path()
        if path:
            path.unlink()

    def front_matter(self) -> None:
        path = self.some_path()
        if path and not path.read_bytes().startswith(b"---"):
            front = self.chance.choice(("type: lesson", "tags: [tag1]", "inject: never", "a: [b", "importance: 0.9"))
            path.write_bytes(b"---\n" + front.encode() + b"\n---\n" + path.read_bytes())

    def step_clock(self) -> None:
        self.ahead += self.chance.choice((-3600, -5, 5, 60, 86400)) * 10**9

    def command(self) -> None:
        self.memctl("index", self.chance.choice(("rebuild", "status")))

    def damage(self) -> None:
        first = Path(path_of(str(self.root)))
        if first.is_dir():
            shutil.rmtree(first)
        there = index_files(self.root)
        path = self.chance.choice(there) if there else first
        how = self.chance.choice(
            ("bits", "bits", "bits", "page", "cut", "empty", "text", "gone", "keep", "old", "directory")
        )
        self.log.append(how)
        data = bytearray(path.read_bytes() if path.exists() else b"")
        if how == "keep":
            self.old = {path: path.read_bytes() for path in there}
        elif how == "old":
            path = self.chance.choice(sorted(self.old) or [path])
            path.write_bytes(self.old.get(path, b""))
        elif how == "gone":
            path.unlink(missing_ok=True)
        elif how == "directory":
            first.unlink(missing_ok=True)
            first.mkdir(parents=True)
        elif data:
            path.write_bytes(self.damaged(how, data))

    def damaged(self, how: str, data: bytearray) -> bytes:
        if how == "bits":
            for _ in range(self.chance.choice((1, 5, 200))):
                data[self.chance.randrange(len(data))] ^= 1 << self.chance.randrange(8)
        elif how == "page":
            one, other = (self.chance.randrange(len(data) // 512 + 1) * 512 for _ in range(2))
            data[one : one + 512] = data[other : other + 512]
        elif how == "cut":
            return bytes(data[: self.chance.randrange(len(data))])
        return {"empty": b"", "text": b"no database\n" * 99}.get(how, bytes(data))

    # what must be so

    def step(self) -> None:
        action = self.chance.choice(self.steps)
        self.log.append(action.__name__)
        action()
        query, more = self.chance.choice(QUERIES), self.chance.choice(OPTIONS)
        if self.chance.random() < 0.3:
            words = ("inject", "-q", query, "--dry-run", *(more if more[:1] != ("--at",) else ()))
        else:
            words = ("search", *more, self.chance.choice(("--json", "--explain")), "--", query)
        self.same(*words)

    def same(self, *words: str) -> None:
        quick = self.memctl(*words[:1], "--now", NOW, *words[1:])
        slow = self.memctl(*words[:1], "--no-index", "--now", NOW, *words[1:])
        same = (quick.status, quick.raw, quick.err) == (slow.status, slow.raw, slow.err)
        assert same, f"{words}\n{self.log[-40:]}\n{quick}\n{slow}"


@pytest.fixture
def tree(home: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    root = home / "tree"
    root.mkdir()
    monkeypatch.setenv("MEMCTL_TREE", str(root))
    return root


@pytest.fixture
def machine(memctl: InProcess, tree: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    machine = Machine(memctl, tree, int(os.environ.get("MEMCTL_INDEX_SEED", "7")))
    monkeypatch.setattr(tree_index.time, "time_ns", machine.clock)
    # so that segments of few files, those of many, runs of words and merging all happen
    monkeypatch.setattr(tree_index, "MUCH", 900)
    monkeypatch.setattr(tree_index, "MOST_GONE", 1)
    monkeypatch.setattr(segment_writer, "MOST_HELD", 300)
    monkeypatch.setattr(segment_writer, "FEW_WORDS", 60)
    for path in PATHS:
        (tree / path).parent.mkdir(parents=True, exist_ok=True)
        (tree / path).write_text(machine.page(), encoding="utf-8")
    return machine


def test_with_and_without_index_is_the_same(machine: Machine) -> None:
    for _ in range(STEPS):
        machine.step()


def aged(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on no file is so fresh that it has to be read again."""
    real = REAL_TIME
    monkeypatch.setattr(tree_index.time, "time_ns", lambda: real() + 10**10)


@pytest.fixture
def two(memctl: InProcess, tree: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A tree of two files with an index that is right."""
    (tree / "a.md").write_text("# A\n- Docker builds need a proxy ^ma1\n- Cats sleep ^ma2\n", encoding="utf-8")
    (tree / "b.md").write_text("# B\n- The garden is green ^mb1\n", encoding="utf-8")
    aged(monkeypatch)
    assert memctl("search", "docker").status == 0
    yield tree


def reading(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The files that are parsed from now on."""
    parsed: list[str] = []
    real = tree_index.FileSegment

    def note(path: str, *rest: object) -> object:
        parsed.append(path)
        return real(path, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(tree_index, "FileSegment", note)
    return parsed


def test_an_unchanged_file_is_not_parsed_again(memctl: InProcess, two: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parsed = reading(monkeypatch)
    assert memctl("search", "docker").lines[0] == "ma1\ta.md:2\tDocker builds need a proxy"
    assert parsed == []
    (two / "b.md").write_text("# B\n- The garden has a docker ^mb1\n", encoding="utf-8")
    assert "mb1" in memctl("search", "docker").out
    assert parsed == ["b.md"]


def test_files_of_another_project_are_left_alone(memctl: InProcess, two: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are neither read nor weighed, with an index and without; all of them count where they are asked for."""
    before = memctl("search", "--json", "docker garden").out
    for name in ("one", "other"):
        notes = two / f"projects/{name}/topics/notes.md"
        notes.parent.mkdir(parents=True)
        notes.write_text("".join(f"- The docker of {name} number {number}\n" for number in range(9)), encoding="utf-8")
        (two / f"projects/{name}/_core").mkdir()
        (two / f"projects/{name}/_core/project.md").write_text(f"---\nproject: {name}\n---\n", encoding="utf-8")
    parsed = reading(monkeypatch)
    for option in ("--json", "--no-index"):
        assert memctl("search", "--json", option, "docker garden").out == before
    assert not [path for path in parsed if "projects/" in path]
    assert memctl("search", "-n", "50", "--all", "docker").out.count("number") == 18
    (two / "projects/one/topics/notes.md").write_text("- The docker of one number 10\n", encoding="utf-8")
    assert memctl("search", "--json", "docker garden").out == before
    assert memctl("search", "-n", "50", "--all", "docker").out.count("number") == 10
    (two / "projects/other/_core/project.md").unlink()  # now it is the user's own directory
    assert memctl("search", "-n", "50", "docker").out.count("number") == 9
    assert memctl("search", "-n", "50", "--no-index", "docker").out.count("number") == 9


def test_a_hit_is_compared_with_its_file(memctl: InProcess, two: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even a change that no stamp shows is seen where it matters most."""
    stamp = tree_index._stamping(tree_index.time.time_ns())
    stamps: dict[int, tuple[int, int, int, int]] = {}
    monkeypatch.setattr(
        tree_index, "_stamping", lambda now: lambda status: stamps.setdefault(status.st_ino, stamp(status))
    )
    memctl("search", "docker")
    (two / "a.md").write_text("# A\n- Poster builds need a proxy ^ma1\n- Cats sleep ^ma2\n", encoding="utf-8")
    assert memctl("search", "docker").status == 1


def test_a_file_that_has_just_changed_is_looked_at_again(memctl: InProcess, tree: Path) -> None:
    path = tree / "a.md"
    path.write_text("- one docker\n", encoding="utf-8")
    memctl("search", "docker")
    before = path.stat()
    with open(path, "r+b") as file:
        file.write(b"- two garden\n")
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert memctl("search", "garden").status == 0


def test_without_a_place_for_it_all_works(memctl: InProcess, two: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = two.parent / "file"
    blocked.write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(blocked))
    result = memctl("search", "docker")
    assert (result.status, result.err) == (0, "")


def test_a_setting_turns_it_off(memctl: InProcess, two: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = Path(path_of(str(two)))
    path.unlink()
    monkeypatch.setenv("MEMCTL_INDEX", "off")
    assert memctl("search", "docker").status == 0
    assert not path.exists()


def test_it_is_private(two: Path) -> None:
    path = Path(path_of(str(two)))
    assert (path.stat().st_mode & 0o777, path.parent.stat().st_mode & 0o777) == (0o600, 0o700)


def test_no_tree_no_index(memctl: InProcess, tree: Path) -> None:
    tree.rmdir()
    assert memctl("search", "docker").status == 66
    assert not Path(path_of(str(tree))).exists()


def test_status_says_how_far_it_is_right(memctl: InProcess, two: Path) -> None:
    def state() -> str:
        rows = dict(line.split("\t") for line in memctl("index").lines)
        return rows["state"]

    assert state() == "up to date"
    (two / "a.md").write_text("- changed\n", encoding="utf-8")
    assert state() == "1 files changed since"
    Path(path_of(str(two))).write_bytes(b"nonsense")
    assert state().startswith("damaged")
    assert memctl("index", "rebuild").status == 0 and state() == "up to date"
    assert memctl("index", "path").lines == [path_of(str(two))]
    Path(path_of(str(two))).unlink()
    assert state() == "does not exist yet"


def test_of_two_writers_one_index_stays(two: Path, memctl: InProcess) -> None:
    """The second one finds that the index is no longer what it has read, and keeps nothing."""
    (two / "b.md").write_text("- docker in b\n", encoding="utf-8")
    one, other = (tree_index.TreeIndex(Tree(str(two)), digest) for _ in range(2))
    one.keep()
    (two / "b.md").write_text("- docker in c\n", encoding="utf-8")
    left = index_files(two)
    other.keep()
    assert index_files(two) == left
    assert "docker in c" in memctl("search", "docker").out


def test_a_missing_row_is_damage(two: Path) -> None:
    file = BlockFile(str(index_files(two)[1]))
    with pytest.raises(Damaged):
        file.row("memories", 99)
    file.close()


def test_two_versions_keep_an_index_each(two: Path, memctl: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither makes the other's anew; one that nobody has written for long is removed."""
    first = index_files(two)
    monkeypatch.setattr(manifest, "READING", manifest.READING + 1)
    assert memctl("search", "docker").status == 0
    assert len(index_files(two)) == 2 and all(path.exists() for path in first)
    for path in first:
        os.utime(path, (0, 0))
    (two / "b.md").write_text("- docker in b\n", encoding="utf-8")
    assert memctl("search", "docker").status == 0
    assert not any(path.exists() for path in first)


def test_words_of_a_bucket_are_exactly_those_of_the_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However they were written: at once, in runs, or by merging segments."""
    monkeypatch.setattr(segment_writer, "FEW_WORDS", 0)
    monkeypatch.setattr(segment_writer, "WORDS_A_BUCKET", 1)

    def file(name: str, *counts: dict[str, int], **title: int) -> FileSegment:
        columns = packed([3, 4]), packed([0, 1]), packed([0, 9]), b"\1\0", packed([7, 8], 4)
        made = Digest(*columns, ["", "mary"], counts, {0: title}, packed([1, 2], 4), packed([0, 5], 4), b"\0\0")
        return FileSegment(name, [Memory(f"{name} {number}") for number in range(2)], made)

    a = file("a.md", {"cat": 1}, {"cat": 2, "dog": 255}, pet=1)
    b = file("b.md", {}, {"cat": 3})
    c = file("c.md", {"cat": 4, "cow": 1}, {})

    def written(name: str, *files: FileSegment) -> segment.StoredSegment:
        writer = segment_writer.SegmentWriter(str(tmp_path / name))
        for one in files:
            writer.add(one, one.path.encode() * 4)
        writer.finish()
        return segment.StoredSegment(str(tmp_path / name), "user")

    at_once = written("1", a, b, c)
    parts = [written("2", a, c), written("3", b)]
    monkeypatch.setattr(segment_writer, "MOST_HELD", 1)
    in_runs = written("4", a, b, c)
    segment_writer.merge(str(tmp_path / "5"), parts, [])
    for made in (at_once, in_runs, segment.StoredSegment(str(tmp_path / "5"), "user")):
        assert made.found("cat") == {0: 1, 1: 2, 3: 3, 4: 4}
        assert (made.found("dog"), made.found("bird"), made.headed("pet")) == ({1: 255}, {}, {0: 1})
        assert (made.paths, [*made.starts], made.content("b.md")) == (
            ["a.md", "b.md", "c.md"],
            [0, 2, 4, 6],
            b"b.md" * 4,
        )
        assert [made.memory(number).text for number in (1, 2, 5)] == ["a.md 1", "b.md 0", "c.md 1"]
        assert (made.marked(8), [*made.repeats()], made.speaker(5)) == ([1, 3, 5], [7, 8], "mary")
        made.leave_out(["b.md"])
        assert made.found("cat") == {0: 1, 1: 2, 4: 4} and made.count("cat") == 3
    segment_writer.merge(str(tmp_path / "6"), [in_runs], [])
    rest = segment.StoredSegment(str(tmp_path / "6"), "user")
    assert (rest.found("cat"), rest.size, rest.marked(8)) == ({0: 1, 1: 2, 2: 4}, 4, [1, 3])


@pytest.mark.parametrize("what", ["file", "directory", "above", "owner", "owner of the directory", "link"])
def test_an_index_that_others_can_write_is_not_read(
    what: str, tree: Path, memctl: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its values are unpacked by marshal, which must not be fed with what somebody else wrote."""
    memctl("add", "Likes green tea")
    memctl("search", "tea")
    path = Path(path_of(str(tree)))
    assert path.exists()
    if what == "link":
        path.rename(path.with_name("real"))
        path.symlink_to("real")
    elif what.startswith("owner"):
        if os.geteuid():
            pytest.skip("only root can give a file to somebody else")
        os.chown(path if what == "owner" else path.parent, 12345, 12345)
    else:
        {"file": path, "directory": path.parent, "above": path.parent.parent}[what].chmod(0o777)
    monkeypatch.setattr(tree_index.Manifest, "load", lambda self: pytest.fail("it was read"))
    assert "green tea" in memctl("search", "tea").out
    memctl("index", "rebuild")
