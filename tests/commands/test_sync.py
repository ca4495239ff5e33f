"""`sync`: machines that share a git remote end with the same memories, and none loses any."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import time
from pathlib import Path

import pytest
from support.inprocess import InProcess


@pytest.fixture(autouse=True)
def _program(monkeypatch: pytest.MonkeyPatch, program_path: Path) -> None:
    monkeypatch.setattr("sys.argv", [str(program_path)])  # what git is to run


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A directory for all tests: git and memctl keep whole paths."""
    return tmp_path_factory.mktemp("stage")


@pytest.fixture
def remote(stage: Path) -> Path:
    return stage / "now/remote.git"


class Machine:
    """A machine with a tree of its own."""

    def __init__(self, memctl: InProcess, root: Path) -> None:
        self.root = root
        self.memctl = memctl
        memctl("init", str(root))

    def __call__(self, command: str, *words: str) -> object:
        return self.memctl(command, *words, "--tree", str(self.root))

    def texts(self, *words: str) -> set[str]:
        return {line.split("\t")[2] for line in self.memctl("list", *words, "--tree", str(self.root)).lines}

    def git(self, *words: str) -> str:
        done = subprocess.run(["git", "-C", self.root, *words], check=True, capture_output=True, text=True)
        return done.stdout


@pytest.fixture
def machines(memctl: InProcess, stage: Path, remote: Path, monkeypatch: pytest.MonkeyPatch) -> list[Machine]:
    """Three machines; each had memories before it met the others. They are made once, and copied for each test."""
    now, kept = stage / "now", stage / "kept"
    monkeypatch.setenv("HOME", str(now / "home"))
    names = ("one", "two", "three")
    if not kept.exists():
        (now / "home").mkdir(parents=True)
        subprocess.run(["git", "init", "-q", "--bare", remote], check=True)
        texts = ("I live in Berlin", "I'm allergic to peanuts", "My cat is called Miso")
        for name, text in zip(names, texts, strict=True):
            machine = Machine(memctl, now / name)
            machine("add", text)
            assert machine("sync", "--init", str(remote)).status == 0
        shutil.copytree(now, kept, symlinks=True)
    shutil.rmtree(now)
    shutil.copytree(kept, now, symlinks=True)
    return [Machine(memctl, now / name) for name in names]


def _all_sync(machines: list[Machine]) -> list[set[str]]:
    for machine in (*machines, *machines):
        assert machine("sync").status == 0
    return [machine.texts() for machine in machines]


def test_all_end_with_everything_but_what_one_forgot(machines: list[Machine]) -> None:
    one, two, three = machines
    one("add", "My dog is called Rex", "--topic", "pets")
    two("add", "My parrot is called Polly", "--topic", "pets")
    three("forget", "--yes", "Miso")
    kept = {"I live in Berlin", "I'm allergic to peanuts", "My dog is called Rex", "My parrot is called Polly"}
    assert _all_sync(machines) == [kept] * 3
    assert one("sync").out == ""  # nothing is left to tell
    assert "waits" not in one("add", "My cat is called Miso").out


def test_two_new_wordings_of_one_line_lose_nothing_and_leave_no_markers(machines: list[Machine]) -> None:
    _all_sync(machines)
    for machine, town in zip(machines, ("Munich", "Hamburg", "Leipzig"), strict=True):
        path = next(path for path in machine.root.rglob("*.md") if "Berlin" in path.read_text())
        path.write_text(path.read_text().replace("Berlin", town))
    texts = _all_sync(machines)
    assert texts[0] == texts[1] == texts[2]
    kept = machines[0].texts("--all")
    assert [town for town in ("Munich", "Hamburg", "Leipzig") if not any(town in text for text in kept)] == []
    assert not any("<<<<<<<" in path.read_text() for path in machines[0].root.rglob("*.md"))


def test_status_tells_how_far_each_machine_is(machines: list[Machine], monkeypatch: pytest.MonkeyPatch) -> None:
    one, two, _ = machines
    for machine, name in ((one, "desk"), (two, "laptop")):
        monkeypatch.setattr("socket.gethostname", lambda name=name: name)
        machine("add", f"The {name} stands in the study")
        machine("sync")
    one("sync")
    rows = dict(line.split("\t", 1) for line in one("status").lines)
    assert rows["sync"].endswith(": nothing to send")
    assert "before the newest" in rows["machine desk"] and "before" not in rows["machine laptop"]
    one("add", "My kite is red")
    one.git("commit", "-qam", "by hand")
    assert "1 commit to send" in one("status").out


def test_without_the_remote_it_commits_and_sends_later(machines: list[Machine], remote: Path) -> None:
    one, two, _ = machines
    _all_sync(machines)
    one("add", "I play the viola")
    remote.rename(remote.with_suffix(".gone"))
    told = one("sync")
    assert (told.status, told.out.split("\t")[:2]) == (0, ["waiting", "1 commit"])
    remote.with_suffix(".gone").rename(remote)
    one("sync")
    two("sync")
    assert "I play the viola" in two.texts()


def test_a_remote_that_deletes_many_memories_is_refused(machines: list[Machine]) -> None:
    one, two, _ = machines
    path = one.root / "topics/many.md"
    path.parent.mkdir(exist_ok=True)
    path.write_text("# Many\n\n" + "".join(f"- Shelf {number} holds box {number * 7}\n" for number in range(40)))
    _all_sync(machines)
    two.git("rm", "-q", "topics/many.md")
    two.git("-c", "user.name=x", "-c", "user.email=x@x", "commit", "-qm", "tidied")
    two("sync")
    refused = one("sync")
    assert refused.status == 65
    assert "deletes 40" in refused.err
    assert len(one.texts()) == 43
    assert one.git("status", "--porcelain") == ""
    assert one("sync", "--yes").status == 0
    assert len(one.texts()) == 3


def test_a_file_that_is_no_memory_is_left_to_the_user(machines: list[Machine]) -> None:
    one, two, _ = machines
    for machine in (one, two):
        (machine.root / "notes.txt").write_text(f"{machine.root.name}\n")
    one("sync")
    refused = two("sync")
    assert refused.status == 65
    assert "notes.txt" in refused.err
    (two.root / "notes.txt").write_text("both\n")
    two.git("add", "notes.txt")
    two.git("-c", "user.name=x", "-c", "user.email=x@x", "commit", "-qm", "both")
    assert two("sync").status == 0


def test_a_part_of_a_larger_repository_and_a_tree_without_a_remote_are_refused(
    memctl: InProcess, tmp_path: Path
) -> None:
    subprocess.run(["git", "init", "-q", tmp_path / "dotfiles"], check=True)
    inner, alone = Machine(memctl, tmp_path / "dotfiles/memory"), Machine(memctl, tmp_path / "alone")
    assert "part of the repository" in inner("sync").err
    assert "sync --init URL" in alone("sync").err


def test_settings_that_two_machines_changed_stop_no_command(machines: list[Machine]) -> None:
    _all_sync(machines)
    for machine, days in zip(machines, (10, 20, 30), strict=True):
        (machine.root / ".memctl/config.toml").write_text(f"[decay]\nafter = {days}\n")
        machine("add", f"Waits {days} days")
    texts = _all_sync(machines)
    assert texts[0] == texts[1] == texts[2] and len(texts[0]) == 6
    assert all("<<<<" not in (machine.root / ".memctl/config.toml").read_text() for machine in machines)


@pytest.mark.parametrize("path", [".memctl/lock", ".memctl/journal.jsonl", "topics/link.md", "topics/deep"])
def test_a_link_from_a_remote_is_not_taken(machines: list[Machine], path: str, tmp_path: Path) -> None:
    _all_sync(machines)
    one, two, _ = machines
    victim = tmp_path / "victim"
    victim.write_text("as it was\n")
    (two.root / path).unlink(missing_ok=True)
    (two.root / path).parent.mkdir(exist_ok=True)
    (two.root / path).symlink_to(victim)
    for words in (("add", "-f", path), ("commit", "-qm", "x"), ("push", "-q")):
        two.git("-c", "user.name=n", "-c", "user.email=n@example.org", *words)
    done = one("sync")
    assert done.status == 65 and f"{path} is a link" in done.err
    assert one("add", "Works as before").status == 0
    assert victim.read_text() == "as it was\n" and not (one.root / path).is_symlink()


def _send(machine: Machine, path: str, text: str) -> None:
    (machine.root / path).parent.mkdir(exist_ok=True)
    (machine.root / path).write_text(text)
    for words in (("add", "-f", path), ("commit", "-qm", "x"), ("push", "-q")):
        machine.git("-c", "user.name=n", "-c", "user.email=n@example.org", *words)


@pytest.mark.parametrize(
    ("path", "text"),
    [
        (".memctl/journal.jsonl", '{"op":"x"}\n'),
        (".memctl/ledger.key", "0"),
        (".MEMCTL/Lock", ""),
        (".memctl/inbox/x.jsonl", "{}\n"),
        (".gitattributes", "*.md working-tree-encoding=UTF-16\n"),
    ],
)
def test_a_remote_replaces_no_state_and_no_encoding(machines: list[Machine], path: str, text: str) -> None:
    _all_sync(machines)
    one, two, _ = machines
    journal, texts = (one.root / ".memctl/journal.jsonl").read_bytes(), one.texts()
    _send(two, path, text)
    done = one("sync")
    assert done.status == 65 and path in done.err and "nothing was merged" in done.err
    assert (one.root / ".memctl/journal.jsonl").read_bytes() == journal and one.texts() == texts


def test_state_is_never_sent_whatever_the_remote_ignores(machines: list[Machine]) -> None:
    _all_sync(machines)
    one, two, _ = machines
    _send(two, ".memctl/.gitignore", "!journal*\n!id\n!lock\n")
    one("sync")
    one("add", "Waits on this machine")
    one("sync")
    assert not {".memctl/journal.jsonl", ".memctl/id", ".memctl/lock"} & set(one.git("ls-files").split())


def test_markers_that_a_phone_committed_are_mended_by_the_next_machine(machines: list[Machine], remote: Path) -> None:
    """A clone without memctl pulls, leaves git's markers in the file, commits and pushes."""
    one, two, _ = machines
    one("add", "The shed is green", "--topic", "house")
    _all_sync(machines)
    phone = one.root.parent / "phone"
    subprocess.run(["git", "clone", "-q", remote, phone], check=True)
    who = ("-c", "user.name=x", "-c", "user.email=x@x")
    with (phone / "topics/house.md").open("a") as file:
        file.write("- The gate creaks\n")
    subprocess.run(["git", "-C", phone, *who, "commit", "-qam", "phone"], check=True)
    two("add", "The attic leaks", "--topic", "house")
    two("sync")
    subprocess.run(
        ["git", "-C", phone, *who, "pull", "-q", "--no-rebase", "--no-edit"], check=False, capture_output=True
    )
    assert "<<<<<<< " in (phone / "topics/house.md").read_text()
    subprocess.run(["git", "-C", phone, *who, "commit", "-qam", "markers and all"], check=True)
    one("add", "The cellar is dry", "--topic", "house")
    subprocess.run(["git", "-C", phone, "push", "-q"], check=True)
    texts = _all_sync(machines)
    said = {"The shed is green", "The gate creaks", "The attic leaks", "The cellar is dry"}
    assert texts[0] == texts[1] == texts[2] and said <= texts[0]
    assert "<<<<<<< " not in "".join(path.read_text() for path in one.root.rglob("*.md"))


class Phone:
    """A clone without memctl, whose owner commits git's markers."""

    def __init__(self, remote: Path, name: str) -> None:
        self.root = remote.parent / name
        subprocess.run(["git", "clone", "-q", remote, self.root], check=True)
        self.file = self.root / "topics/house.md"
        self.house = self.file.read_text()

    def git(self, *words: str) -> None:
        own = ("-c", "user.name=x", "-c", "user.email=x@x", "-c", "merge.conflictStyle=diff3")
        subprocess.run(["git", "-C", self.root, *own, *words], check=False, capture_output=True)

    def write(self, text: str) -> None:
        self.file.write_text(text)
        self.git("commit", "-qam", "written")

    def exchange(self) -> str:
        self.git("pull", "-q", "--no-rebase", "--no-edit")
        self.git("commit", "-qam", "markers and all")
        self.git("push", "-q")
        return self.file.read_text()


GATE, ATTIC = "- The gate creaks\n", "- The attic leaks\n"


@pytest.fixture
def marked(machines: list[Machine], remote: Path) -> tuple[list[Machine], Phone, Phone]:
    """Machines and two phones. The first phone pushes markers between the gate and the attic; the second has the
    attic."""
    machines[0]("add", "The shed is green", "--topic", "house")
    _all_sync(machines)
    first, second = (Phone(remote, name) for name in ("first", "second"))
    second.write(second.house + ATTIC)
    second.exchange()
    first.write(first.house + GATE)
    assert first.exchange().count("<<<<<<< ") == 1
    return machines, first, second


def _ends_with_each_once(machines: list[Machine]) -> None:
    _all_sync(machines)
    for machine in machines:
        lines = [line for line in (machine.root / "topics/house.md").read_text().split("\n") if line.startswith("- ")]
        words = sorted(line.split(" #")[0].split(" (")[0].split(" ^")[0] for line in lines)
        assert words == ["- The attic leaks", "- The gate creaks", "- The shed is green"]


def test_a_line_that_is_only_in_a_conflict_within_a_conflict_stays(marked: tuple[list[Machine], Phone, Phone]) -> None:
    machines, _, second = marked
    second.write(second.house + "- The attic leaks #roof\n")
    assert second.exchange().count("<<<<<<< ") == 2
    _ends_with_each_once(machines)


def test_mixed_markers_leave_a_line_with_an_id_and_without_once(marked: tuple[list[Machine], Phone, Phone]) -> None:
    machines, first, _ = marked
    assert machines[0]("sync").status == 0
    listed = machines[0]("list").lines
    key = next(line.split("\t")[0] for line in listed if "attic" in line)
    assert machines[0]("set", key, "importance=0.7").status == 0
    machines[0]("sync")
    first.write(first.house + GATE + ATTIC)
    assert first.exchange().count("<<<<<<< ") > 1
    _ends_with_each_once(machines)


# Runs that die, and remotes that refuse


def _cut_off(machine: Machine, what: str, age: float = 5.0) -> Path:
    """Leave what a run of sync leaves that died so many seconds ago; return the mark that says what it did."""
    mark = machine.root / ".git/memctl-sync"
    mark.write_text(what)
    at = time.time() - age
    os.utime(mark, (at, at))
    return mark


def test_the_locks_of_a_run_that_died_are_removed(machines: list[Machine]) -> None:
    one, two, _ = machines
    _all_sync(machines)
    one("add", "I play the viola")
    _cut_off(one, "began")
    locks = [one.root / ".git" / name for name in ("index.lock", "refs/remotes/origin/master.lock")]
    for lock in locks:
        lock.parent.mkdir(parents=True, exist_ok=True)
        lock.touch()
        os.utime(lock, (time.time() - 4, time.time() - 4))
    assert one("sync").out.startswith("sent\t1 commit") and not any(lock.exists() for lock in locks)
    two("sync")
    assert "I play the viola" in two.texts()


def test_copies_that_a_merge_left_on_a_full_disk_are_removed_and_never_sent(machines: list[Machine]) -> None:
    one, two, _ = machines
    _all_sync(machines)
    left = one.root / ".merge_file_a1B2c3"
    left.write_text("- Something that was forgotten\n")
    one.git("add", "-A")
    one.git("-c", "user.name=x", "-c", "user.email=x@x", "commit", "-qm", "as memctl once did")
    one("sync")
    two("sync")
    assert not left.exists() and not (two.root / left.name).exists()


@pytest.mark.parametrize("mark", ["", "began"])
def test_the_lock_of_a_person_stays(machines: list[Machine], mark: str) -> None:
    one = machines[0]
    _cut_off(one, mark)
    one("add", "I play the viola")
    lock = one.root / ".git/index.lock"
    lock.touch()
    os.utime(lock, (time.time() - 5000, time.time() - 5000))
    said = one("sync")
    assert said.status == 69 and "index.lock': File exists" in said.err and lock.exists()
    lock.unlink()
    assert one("sync").status == 0


def test_the_lock_of_a_git_that_lives_stays(machines: list[Machine], monkeypatch: pytest.MonkeyPatch) -> None:
    """`git commit` keeps its lock as long as its editor is open."""
    monkeypatch.setattr("memctl.edge.programs.git_sync._SETTLED", 0.1)
    one = machines[0]
    one("add", "I play the viola")
    _cut_off(one, "began")
    one.git("add", "-A")
    who = ("-c", "user.name=n", "-c", "user.email=n@x", "-c", "core.editor=sleep 60;:")
    lock = one.root / ".git/index.lock"
    commit = subprocess.Popen(["git", "-C", one.root, *who, "commit", "-qa"], start_new_session=True)
    try:
        for _ in range(500):
            if lock.exists():
                break
            time.sleep(0.01)
        os.utime(lock, (time.time() - 4, time.time() - 4))
        assert one("sync", "--wait", "0").status == 75 and lock.exists()
    finally:
        os.killpg(commit.pid, 9)
        commit.wait()
    assert one("sync").status == 0 and not lock.exists()


@pytest.mark.parametrize("left", [None, b"", b"# Pets\n"])
def test_a_merge_that_died_while_it_replaced_files_deletes_nothing(machines: list[Machine], left: bytes | None) -> None:
    one, two, _ = machines
    two("add", "My dog is called Rex", "--topic", "pets")
    _all_sync(machines)
    two("add", "My parrot is called Polly", "--topic", "pets")
    two("sync")
    start = one.git("rev-parse", "HEAD").strip()
    one.git("fetch", "-q")
    path = one.root / "topics/pets.md"
    path.unlink()
    if left is not None:
        path.write_bytes(left)
    _cut_off(one, f"merging {start} {one.git('rev-parse', 'FETCH_HEAD').strip()}")
    assert one("sync").status == 0
    two("sync")
    assert {"My dog is called Rex", "My parrot is called Polly"} <= one.texts() & two.texts()


def test_one_sync_at_a_time(machines: list[Machine]) -> None:
    one = machines[0]
    with open(_cut_off(one, "")) as mark:
        fcntl.flock(mark, fcntl.LOCK_EX)
        said = one("sync", "--wait", "0")
    assert said.status == 75 and "another sync" in said.err
    assert one("sync").status == 0


def test_a_remote_that_refuses_is_named_and_gets_it_later(machines: list[Machine], remote: Path) -> None:
    one, two, _ = machines
    _all_sync(machines)
    one("add", "I play the viola")
    hook = remote / "hooks/pre-receive"
    hook.parent.mkdir(exist_ok=True)
    hook.write_text("#!/bin/sh\necho only Ana may >&2; exit 1\n")
    hook.chmod(0o755)
    said = one("sync")
    assert said.status == 69 and "sync: the remote refuses: " in said.err and "hook declined): only Ana may" in said.err
    assert "I play the viola" in one.texts()
    hook.unlink()
    assert one("sync").out.startswith("sent\t1 commit")
    two("sync")
    assert "I play the viola" in two.texts()


@pytest.mark.parametrize("name", ["pre-commit", "prepare-commit-msg", "pre-merge-commit", "pre-push"])
def test_a_hook_here_that_refuses_loses_nothing(machines: list[Machine], name: str) -> None:
    one, two, _ = machines
    _all_sync(machines)
    one("add", "I play the viola")
    two("add", "The key is under the pot")
    two("sync")
    hook = one.root / ".git/hooks" / name
    hook.parent.mkdir(exist_ok=True)
    hook.write_text("#!/bin/sh\necho cannot connect to the checker >&2; exit 1\n")
    hook.chmod(0o755)
    said = one("sync")
    if name == "pre-push":
        told = "sync: git's hook pre-push refuses here: cannot connect to the checker"
        assert said.status == 69 and told in said.err and not one.git("status", "--porcelain")
        hook.unlink()
        assert one("sync").out.startswith("sent\t2 commits")
    two("sync")
    assert {"I play the viola", "The key is under the pot"} <= one.texts() == two.texts()


def test_a_merge_that_a_person_began_is_mended_before_it_is_sent(machines: list[Machine], remote: Path) -> None:
    one, two, _ = machines
    _all_sync(machines)
    for machine, town in ((two, "Hamburg"), (one, "Munich")):
        path = next(path for path in machine.root.rglob("*.md") if "Berlin" in path.read_text())
        path.write_text(path.read_text().replace("Berlin", town))
    two("sync")
    one.git("config", "--remove-section", "merge.memctl")
    one.git("-c", "user.name=n", "-c", "user.email=n@x", "commit", "-qam", "by hand")
    one.git("fetch", "-q")
    who = ["-c", "user.name=n", "-c", "user.email=n@x"]
    subprocess.run(["git", "-C", one.root, *who, "merge", "-q", "FETCH_HEAD"], capture_output=True, check=False)
    assert any("<<<<<<<" in path.read_text() for path in one.root.rglob("*.md"))
    assert one("sync").status == 0
    sent = subprocess.run(["git", "-C", remote, "grep", "<<<<<<<", "HEAD"], capture_output=True, check=False)
    assert sent.stdout == b""
    assert all(any(town in text for text in one.texts("--all")) for town in ("Hamburg", "Munich"))
