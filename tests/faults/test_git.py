"""Clones go their own ways by memctl, by hand and by git, files are renamed and removed on the way, and all that git
has brings them together: nothing is lost, nothing forgotten comes back, and what git leaves to a person is said."""

from __future__ import annotations

import json
import random
import shutil
import sys
from collections import Counter
from pathlib import Path

import pytest
from support.inprocess import InProcess

from memctl.edge.store import files
from memctl.edge.store.tree import Tree
from memctl.model.markdown.parse import parse
from memctl.model.memory import Memory
from memctl.model.text.lines import normal_form

from .conftest import Count
from .test_merges import Clone, cloned

MANY, FEW = 60, 1  # meetings of each kind with each driver
KINDS = (
    "merge", "merge -X ours", "merge -X theirs", "merge --squash", "rebase", "cherry-pick", "stash", "octopus",
    "revert",
)  # fmt: skip
OFTEN = ("merge", "stash")


# how the clone merges in which the sides meet: by memctl; without a driver; with one whose memctl is gone; with that of
# an older memctl, which fails without a word
DRIVERS = ("driver", "no driver", "memctl gone", "old driver")
OLD_DRIVER = "memctl-that-is-not-there merge-driver %O %A %B %P"


class Hand(Clone):
    """A clone in which a person works too, with an editor and with git."""

    def do_something(self) -> None:
        deed = self.choices.choice(("by memctl",) * 3 + ("git mv", "rename", "remove", "delete", "move", "commit"))
        paths = sorted(str(path.relative_to(self.root)) for path in self.root.rglob("*.md"))
        path = self.choices.choice([path for path in paths if not path.startswith("archive/")])
        found = [one for one in self.all() if one.id and not one.archived]
        memory = self.choices.choice(found) if found else None
        if deed == "by memctl":
            super().do_something()
        elif deed == "git mv":
            self.git("mv", path, f"topics/{self.choices.choice(('moved', 'other'))}-{Path(path).name}")
        elif deed == "rename":
            (self.root / path).rename((self.root / path).with_name(f"new-{Path(path).name}"))
        elif deed == "remove" and self.choices.random() < 0.4:
            (self.root / path).unlink()
        elif deed in ("delete", "move") and memory:
            lines = (self.root / memory.path).read_text().split("\n")
            taken = lines[memory.line - 1 : memory.end]
            del lines[memory.line - 1 : memory.end]
            (self.root / memory.path).write_text("\n".join(lines))
            if deed == "move" and (self.root / path).exists():
                with open(self.root / path, "a") as file:
                    file.write("\n".join(["", *taken, ""]))
        elif deed == "commit":
            self.commit()

    def all(self) -> list[Memory]:
        return Tree(str(self.root)).memories()

    def memories(self) -> dict[str, Memory]:
        return {memory.key: memory for memory in self.all()}

    def words(self) -> set[str]:
        return {normal_form(memory.text) for memory in self.all()}

    def has_markers(self) -> bool:
        return any(b"\n<<<<<<< " in b"\n" + path.read_bytes() for path in self.root.rglob("*.md"))

    def lacks(self, path: str) -> bool:
        """Whether a file that git left unmerged lacks words that are new on either side."""
        texts = [self.git("show", f":{stage}:{path}").stdout.decode() for stage in (1, 2, 3)]
        base, *sides = ({normal_form(one.text) for one in parse(text, path).memories} for text in texts)
        return bool(set.union(*sides) - base - self.words())

    def unmerged(self) -> set[str]:
        return set(self.git("diff", "--name-only", "-z", "--diff-filter=U").stdout.decode().split("\0")) - {""}

    def merge_by(self, driver: str) -> None:
        if driver == "no driver":
            self.git("config", "--remove-section", "merge.memctl")
        elif driver == "old driver":
            self.git("config", "merge.memctl.driver", OLD_DRIVER)
        elif driver == "memctl gone":
            line = self.git("config", "merge.memctl.driver").stdout.decode().strip()
            self.git("config", "merge.memctl.driver", f"/nonexistent/{line.lstrip('/')}")

    def shown(self) -> list[dict[str, str]]:
        """What readers show, as it stands."""
        return [json.loads(line) for line in self.memctl("list", "--json", "--tree", str(self.root)).lines]

    def lint(self) -> str:
        return self.memctl("lint", "--tree", str(self.root)).out


@pytest.fixture(autouse=True)
def _no_waiting(monkeypatch: pytest.MonkeyPatch, program_path: Path) -> None:
    monkeypatch.setattr(files, "_QUIET", 0)
    monkeypatch.setenv("GIT_TEMPLATE_DIR", "")
    monkeypatch.setattr(sys, "argv", [str(program_path)])  # what git is to run
    monkeypatch.setenv("GIT_EDITOR", "true")


@pytest.mark.parametrize("driver", DRIVERS)
@pytest.mark.parametrize("kind", KINDS)
def test_clones_in_git(
    memctl: InProcess, tmp_path: Path, kind: str, driver: str, long_form: bool, count: Count
) -> None:
    if " -X " in kind and driver != DRIVERS[0]:
        return  # merging by lines, git drops one side as it was told to
    for number in range(MANY if long_form else FEW if driver == DRIVERS[0] or kind in OFTEN else 0):
        root = tmp_path / str(number)
        clean = _meet_once(memctl, root, kind, driver, random.Random(f"{kind} {number}"))
        count(f"clones brought together by git: {driver}", meetings=1, clean=int(clean), lost=0, came_back=0, silent=0)
        shutil.rmtree(root)


def _meet_once(memctl: InProcess, root: Path, kind: str, driver: str, choices: random.Random) -> bool:
    base = Hand(memctl, root / "base", choices)
    memctl("init", "--git", str(base.root))
    for _ in range(8):
        Clone.do_something(base)
    base.commit()
    sides = [Hand(memctl, cloned(base, root / name).root, choices) for name in ("one", "two", "three")]
    for side in sides[: 3 if kind == "octopus" else 2]:
        for _ in range(choices.randrange(1, 8)):
            side.do_something()
        if side is not sides[0] or kind != "stash":
            side.commit()
    here = Hand(memctl, cloned(sides[0], root / "here").root, choices)
    here.merge_by(driver)
    clean = _bring_together(here, sides, kind)
    if kind == "merge" and clean and driver == "driver":
        back = Hand(memctl, cloned(sides[1], root / "back").root, choices)
        assert _bring_together(back, [sides[1], sides[0], sides[2]], kind)
        assert back.files() == here.files()
    _check(base, sides, here, kind, clean=clean)
    return clean


def _bring_together(here: Hand, sides: list[Hand], kind: str) -> bool:
    """Whether git did it without a person."""
    for name, side in zip(("other", "third"), sides[1:], strict=True):
        here.git("fetch", "-q", str(side.root), f"+HEAD:{name}")
    start = sides[1].git("rev-list", "--max-parents=0", "HEAD").stdout.decode().strip()
    if kind == "stash":
        here.git("add", "-A")
        stashed = here.git("stash").returncode == 0 and bool(here.git("stash", "list").stdout)
        clean = here.git("merge", "-q", "--no-edit", "other").returncode == 0
        if not clean:
            _resolve(here)
            here.git("commit", "-qm", "resolved")
        return (not stashed or here.git("stash", "pop").returncode == 0) and clean
    words = {
        "rebase": ("rebase", "-q", "other"),
        "cherry-pick": ("cherry-pick", "--allow-empty", "--keep-redundant-commits", f"{start}..other"),
        "octopus": ("merge", "-q", "--no-edit", "other", "third"),
        "revert": ("revert", "--no-edit", "HEAD"),
    }.get(kind, ("merge", "-q", *(["--no-edit"] if "squash" not in kind else []), *kind.split()[1:], "other"))
    done = here.git(*words)
    if kind in ("rebase", "cherry-pick"):
        clean = done.returncode == 0
        for _ in range(30):  # a person resolves each step: what memctl makes of it
            if not here.git("status", "--porcelain").stdout and done.returncode == 0:
                break
            _resolve(here)
            done = here.git(kind, "--continue")
            if done.returncode and not here.git("diff", "--cached", "--name-only").stdout:
                done = here.git(kind, "--skip")
        return clean
    return done.returncode == 0


def _resolve(here: Hand) -> None:
    """Nobody resolves what is not said."""
    if left := [path for path in here.unmerged() if path.endswith((".md", ".jsonl"))]:
        said = here.lint()
        for path in left:
            assert f"{path}:" in said or not here.lacks(path), f"{path} is not named: {said}"
    if left or here.has_markers():
        here.memctl("lint", "--fix", "--tree", str(here.root))
        assert not here.has_markers()
    here.git("add", "-A")


def _check(base: Hand, sides: list[Hand], here: Hand, kind: str, *, clean: bool) -> None:
    if kind == "octopus" and not clean and not here.git("diff", "--name-only", "--diff-filter=U").stdout:
        return  # git would not do it, and has done nothing
    assert not (clean and here.has_markers()), "conflict markers that git did not speak of"
    _check_shown(base, sides, here, kind)
    _resolve(here)
    said = here.lint()
    twice = [id for id, number in Counter(one.id for one in here.all() if one.id).items() if number > 1]
    assert all(id in said for id in twice), f"twice, and lint does not say so: {twice}"
    before, after, others = base.words(), here.words(), sides[: 3 if kind == "octopus" else 2]
    if kind == "revert":
        assert here.words() >= before & sides[0].words() or not clean
    else:
        for side in others:
            lost = (side.words() - before) - after
            assert not lost, f"lost: {lost}"
        stood = set.intersection(before, *(side.words() for side in others)) - after
        assert not stood, f"lost though nobody touched it: {stood}"
        _check_gone(base, others, here, clean=clean, said=said)
    assert here.memctl("lint", "--fix", "--tree", str(here.root)).status in (0, 1)
    assert here.words() >= after - {""}
    ids = Counter(one.id for one in here.all() if one.id)
    assert not [id for id, number in ids.items() if number > 1]
    here.run("add", "The next command works")


def _check_shown(base: Hand, sides: list[Hand], here: Hand, kind: str) -> None:
    """Readers show nothing twice, and nothing that one side forgot and no other touched but to move it."""
    shown = [one for one in here.shown() if not one["text"].startswith("|||||||")]  # a marker of git
    twice = [one for one, number in Counter((one["id"], one["text"]) for one in shown).items() if number > 1]
    assert not twice, f"shown twice: {twice}"
    before = {one.id: one for one in base.all() if one.id and not one.archived}
    for side in sides[: 3 if kind == "octopus" else 2] if kind not in ("revert", "merge -X ours") else []:
        others = [one for one in sides[:2] if one is not side]
        for memory in side.all():
            was = before.get(memory.id)
            if memory.archived and was and was.text == memory.text and not memory.superseded_by:
                there = [one for other in others for one in other.all() if one.id == memory.id]
                if all(not one.archived and one.text == memory.text for one in there):
                    back = [one for one in shown if one["id"] == memory.id]
                    assert not back, f"came back: {back}"


def _check_gone(base: Hand, sides: list[Hand], here: Hand, *, clean: bool, said: str) -> None:
    """What one side took out, and no other touched, is not active again; where a person was asked, lint says what came
    back of what was forgotten."""
    active = {normal_form(one.text): one for one in here.all() if not one.archived and not one.pending}
    for id, memory in base.memories().items():
        words = normal_form(memory.text)
        there = [side.memories().get(id) for side in sides]
        untouched = [
            one for one in there if one and (one.path, one.text, one.archived) == (memory.path, memory.text, False)
        ]
        forgotten = [one for one in there if one and one.archived and one.text == memory.text]
        removed = [one for one in there if one is None]
        if memory.archived or words not in active or len(untouched) + len(forgotten) + len(removed) < len(sides):
            continue
        if not (forgotten or removed) or any(
            words in side.words() for side, one in zip(sides, there, strict=True) if not one
        ):
            continue
        assert not clean, f"came back: {memory.text}"
        assert not forgotten or active[words].id in said, f"came back, and lint does not say so: {memory.text}"
