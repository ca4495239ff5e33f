"""What somebody does to a tree behind memctl's back is named; what memctl does is not."""

from __future__ import annotations

import errno
import fcntl
import json
import random
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from support.inprocess import InProcess

from memctl.core.lint.rules import VERIFIED


@pytest.fixture
def tree(home: Path, memctl: InProcess) -> Path:
    """A tree in which memctl wrote four memories: three in a file, one in another."""
    memctl("init")
    for text in ("Runs on Fridays", "Feeds the neighbour's cat", "Plays the viola"):
        assert memctl("add", text, "--topic", "life").status == 0
    assert memctl("add", "Deploys by hand", "--topic", "work").status == 0
    root = home / ".local/share/memctl"
    assert verified(memctl) == []
    return root


def verified(memctl: InProcess) -> list[dict[str, object]]:
    done = memctl("lint", "--verify", "--json")
    assert done.status == (1 if done.out else 0)
    return [json.loads(line) for line in done.lines]


def rules(memctl: InProcess) -> set[str]:
    return {str(finding["rule"]) for finding in verified(memctl)}


def edited(path: Path, change: Callable[[list[str]], list[str]]) -> None:
    path.write_text("\n".join(change(path.read_text().split("\n"))))


def test_edited_words(tree: Path, memctl: InProcess) -> None:
    edited(tree / "topics/life.md", lambda lines: [line.replace("viola", "violin") for line in lines])
    (finding,) = verified(memctl)
    assert (finding["rule"], finding["line"]) == ("edited", 5)
    assert (finding["before"], finding["after"]) == ("Plays the viola", "Plays the violin")
    assert f"^{finding['id']}" in (tree / "topics/life.md").read_text()


def test_edited_mark(tree: Path, memctl: InProcess) -> None:
    edited(tree / "topics/work.md", lambda lines: [line.replace(" ^", " (importance:: 1) ^") for line in lines])
    assert rules(memctl) == {"relabelled"}


@pytest.mark.parametrize("mark", ["channel:: web", "status:: pending", "source:: manual", "verified:: user"])
def test_relabelled(tree: Path, memctl: InProcess, mark: str) -> None:
    edited(tree / "topics/work.md", lambda lines: [line.replace(" ^", f" ({mark}) ^") for line in lines])
    (finding,) = verified(memctl)
    key, _, value = mark.partition(":: ")
    assert finding["rule"] == "relabelled"
    assert f"{key} none → {value}" in str(finding["text"])


def test_added_file(tree: Path, memctl: InProcess) -> None:
    (tree / "topics/new.md").write_text("- Trusts everybody\n")
    (finding,) = verified(memctl)
    assert (finding["rule"], finding["path"], finding["after"]) == ("added", "topics/new.md", "Trusts everybody")


def test_added_line(tree: Path, memctl: InProcess) -> None:
    edited(tree / "topics/life.md", lambda lines: [*lines[:3], "- Trusts everybody", *lines[3:]])
    assert rules(memctl) == {"added"}


def test_deleted_line(tree: Path, memctl: InProcess) -> None:
    edited(tree / "topics/life.md", lambda lines: [line for line in lines if "cat" not in line])
    (finding,) = verified(memctl)
    assert (finding["rule"], finding["before"]) == ("removed", "Feeds the neighbour's cat")


def test_deleted_file(tree: Path, memctl: InProcess) -> None:
    (tree / "topics/life.md").unlink()
    assert [finding["rule"] for finding in verified(memctl)] == ["removed"] * 3


def test_moved_within_a_file(tree: Path, memctl: InProcess) -> None:
    edited(tree / "topics/life.md", lambda lines: [*lines[:2], lines[4], *lines[2:4], *lines[5:]])
    (finding,) = verified(memctl)
    assert finding["rule"] == "moved"
    assert "another place" in str(finding["text"])


def test_moved_to_another_file(tree: Path, memctl: InProcess) -> None:
    line = (tree / "topics/life.md").read_text().split("\n")[4]
    edited(tree / "topics/life.md", lambda lines: [each for each in lines if each != line])
    edited(tree / "topics/work.md", lambda lines: [*lines[:-1], line, ""])
    (finding,) = verified(memctl)
    assert (finding["rule"], finding["path"]) == ("moved", "topics/work.md")


def test_swapped_ids(tree: Path, memctl: InProcess) -> None:
    def swap(lines: list[str]) -> list[str]:
        first, second = lines[2].split("^")[1], lines[3].split("^")[1]
        return [*lines[:2], lines[2].replace(first, second), lines[3].replace(second, first), *lines[4:]]

    edited(tree / "topics/life.md", swap)
    assert {(finding["rule"], finding["line"]) for finding in verified(memctl)} >= {("edited", 3), ("edited", 4)}


def test_rolled_back(tree: Path, memctl: InProcess, tmp_path: Path) -> None:
    shutil.copytree(tree, tmp_path / "older")
    memctl("add", "Sold the viola", "--topic", "life")
    shutil.rmtree(tree)
    shutil.copytree(tmp_path / "older", tree)
    assert rules(memctl) == {"rolled-back", "removed"}


def test_rolled_back_with_its_ledger(tree: Path, memctl: InProcess, home: Path, tmp_path: Path) -> None:
    """What a backup of the tree and of the state directory brings back fits together, and is older all the same."""
    state = home / ".local/state/memctl"
    shutil.copytree(home / ".local", tmp_path / "older")
    memctl("add", "Sold the viola", "--topic", "life")
    memctl("forget", "--yes", "cat")
    shutil.rmtree(home / ".local")
    shutil.copytree(tmp_path / "older", home / ".local")
    assert rules(memctl) == {"rolled-back"} and state.exists()
    assert memctl("add", "Bought a violin").status == 0
    assert rules(memctl) == {"rolled-back"}  # what is written later hides nothing
    assert memctl("lint", "--accept").status == 0
    assert verified(memctl) == []
    assert memctl("add", "Plays it").status == 0
    assert verified(memctl) == []


def test_without_a_cache_there_is_no_alarm(tree: Path, memctl: InProcess, home: Path) -> None:
    shutil.rmtree(home / ".cache/memctl")
    assert verified(memctl) == []
    assert memctl("add", "Sold the viola").status == 0
    assert list((home / ".cache/memctl/trees").glob("*/ledger.seal"))
    assert verified(memctl) == []


def test_changed_tombstones(tree: Path, memctl: InProcess) -> None:
    memctl("forget", "--yes", "viola")
    assert verified(memctl) == []
    (tree / ".memctl/tombstones.jsonl").write_text("")
    assert rules(memctl) == {"tombstones"}


def test_changed_journal(tree: Path, memctl: InProcess) -> None:
    path = tree / ".memctl/journal.jsonl"
    path.write_text(path.read_text().replace("Fridays", "Mondays"))
    assert rules(memctl) == {"journal"}


def test_changed_settings(tree: Path, memctl: InProcess) -> None:
    (tree / ".memctl/config.toml").write_text("[inject]\nbudget = 9000\n")
    (tree / ".memctlignore").write_text("topics/work.md\n")
    assert {"settings", "removed"} == rules(memctl)


def test_a_changed_ledger(tree: Path, memctl: InProcess, home: Path) -> None:
    (path,) = (home / ".local/state/memctl/trees").glob("*/ledger.jsonl")
    path.write_text(path.read_text().replace('"status"', '"statuz"').replace("topics/life.md", "topics/lief.md"))
    assert rules(memctl) == {"ledger"}


def test_the_key_is_the_users_alone(tree: Path, home: Path) -> None:
    assert (home / ".local/state/memctl/ledger.key").stat().st_mode & 0o777 == 0o600


def test_accepting_takes_hand_edits_in(tree: Path, memctl: InProcess) -> None:
    (tree / "topics/new.md").write_text("- Trusts everybody\n")
    edited(tree / "topics/life.md", lambda lines: [*lines[:3], ""])
    assert memctl("lint", "--accept", tree / "topics/new.md").status == 0
    assert rules(memctl) == {"removed"}
    assert memctl("lint", "--accept").status == 0
    assert verified(memctl) == []


def test_a_tree_without_a_ledger_is_said(home: Path, memctl: InProcess) -> None:
    notes = home / "notes"
    notes.mkdir()
    (notes / "a.md").write_text("- One thing\n")
    done = memctl("lint", "--verify", "--tree", notes)
    assert (done.status, done.err) == (1, "")
    assert "no ledger" in done.out
    assert memctl("lint", "--tree", notes).status == 0
    assert memctl("lint", "--accept", "--tree", notes).status == 0
    assert memctl("add", "Another thing", "--tree", notes).status == 0
    done = memctl("lint", "--verify", "--tree", notes)
    assert (done.status, done.out, done.err) == (0, "", "")
    (notes / "a.md").write_text("- One thong\n")
    assert "edited" in memctl("lint", "--verify", "--tree", notes).out


def test_plain_lint_reports_no_hand_edit(tree: Path, memctl: InProcess) -> None:
    (tree / "topics/new.md").write_text("- Trusts everybody\n")
    edited(tree / "topics/life.md", lambda lines: [line.replace("viola", "violin") for line in lines[::-1]])
    assert memctl("lint").status == 0


def test_what_was_edited_by_hand_stays_named_when_memctl_marks_it(tree: Path, memctl: InProcess) -> None:
    path = tree / "topics/work.md"
    edited(path, lambda lines: [line.replace("by hand", "at night") for line in lines])
    id = path.read_text().split("^")[1].strip()
    assert memctl("set", id, "importance=0.3").status == 0
    assert rules(memctl) == {"edited"}
    path.write_text(path.read_text() + "- Smuggled in ^mzzz1\n")
    assert memctl("set", "mzzz1", "importance=0.3").status == 0
    assert rules(memctl) == {"edited", "added"}
    assert memctl("forget", "mzzz1").status == 0
    assert rules(memctl) == {"edited", "added"}


def test_purging_leaves_no_word_in_the_ledger_and_no_alarm(tree: Path, memctl: InProcess, home: Path) -> None:
    assert memctl("forget", "--purge", "--yes", "viola").status == 0
    assert verified(memctl) == []
    for path in [*home.rglob("ledger.jsonl"), *tree.rglob("*")]:
        assert path.is_dir() or b"viola" not in path.read_bytes()


def test_what_memctl_does_is_never_named(tree: Path, memctl: InProcess) -> None:
    chance = random.Random(7)
    words = ["river", "stone", "apple", "cloud", "music", "train", "garden", "winter", "paper", "copper"]
    for number in range(60):
        ids = memctl("list", "-0", "--all").out.split("\0")[:-1]
        archived = memctl("list", "-0", "--archived").out.split("\0")[:-1]
        text = " ".join(chance.sample(words, 4)) + f" {number}"
        choice = chance.randrange(8)
        if choice < 3 or not ids:
            memctl(
                "add", text, "--topic", chance.choice(["life", "work", "home"]), "--section", chance.choice(["", "S"])
            )
        elif choice == 3:
            memctl("forget", chance.choice(ids))
        elif choice == 4 and archived:
            memctl("restore", chance.choice(archived))
        elif choice == 5:
            memctl("add", f"Now {text}", "--supersedes", chance.choice(ids))
        elif choice == 6:
            memctl("set", chance.choice(ids), f"text={text}", f"importance=0.{number % 10}")
        else:
            memctl("add", "-", stdin=json.dumps({"text": text, "channel": chance.choice(["user", "web"])}))
        assert not rules(memctl) & set(VERIFIED), (number, choice)


@pytest.mark.parametrize("cut", ["memctl.edge.log.ledger.Ledger.follow", "memctl.edge.store.plan.Plan.write"])
@pytest.mark.parametrize("words", [("add", "Rows a boat", "--topic", "life"), ("forget", "--yes", "viola")])
def test_a_writer_that_was_cut_off_raises_no_alarm(
    cut: str, words: tuple[str, ...], tree: Path, memctl: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    def die(*_: object) -> None:
        raise SystemExit(9)

    with monkeypatch.context() as patch:
        patch.setattr(cut, die)
        with pytest.raises(SystemExit):
            memctl(*words)
    assert verified(memctl) == []
    assert memctl("add", "Sings bass").status == 0
    assert verified(memctl) == []


def test_an_operation_that_fails_leaves_no_trace_in_the_ledger(
    tree: Path, memctl: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("memctl.edge.store.plan.Plan.write", fail)
        assert memctl("add", "Rows a boat").status == 74
    assert verified(memctl) == []


def test_undoing_is_no_hand_edit(tree: Path, memctl: InProcess) -> None:
    memctl("forget", "--yes", "viola")
    for _ in range(3):
        assert memctl("undo").status == 0
        assert verified(memctl) == []


def test_a_torn_line_of_the_ledger_is_cut_off(tree: Path, memctl: InProcess, home: Path) -> None:
    (path,) = (home / ".local/state/memctl/trees").glob("*/ledger.jsonl")
    with path.open("a") as file:
        file.write('{"op":"12')
    assert verified(memctl) == []
    assert memctl("add", "Sings bass").status == 0
    assert verified(memctl) == []


def test_an_operation_that_somebody_else_began_is_not_vouched_for(tree: Path, memctl: InProcess) -> None:
    """The journal lies in the tree: who can write there could have the next writer carry out a plan."""
    path = tree / ".memctl/journal.jsonl"
    last = path.read_text().splitlines(keepends=True)[-1]
    operation = json.loads(last)
    id = operation["changes"][0]["id"]
    forged = last.replace(id, "mzzz1").replace("Deploys by hand", "Deploys by evil.example")
    forged = forged.replace(operation["op"], "0" * 16).replace('"state":"done"', '"state":"open"')
    path.write_text(path.read_text() + forged)
    assert memctl("add", "Sings bass").status == 0
    assert "evil.example" in (tree / "topics/work.md").read_text()
    assert rules(memctl) == {"added", "journal"}


def test_an_old_operation_that_is_put_back_is_not_vouched_for(tree: Path, memctl: InProcess) -> None:
    path = tree / ".memctl/journal.jsonl"
    last = path.read_text().splitlines(keepends=True)[-1]
    assert memctl("forget", "--yes", "deploys").status == 0
    path.write_text(path.read_text() + last.replace('"state":"done"', '"state":"open"'))
    assert memctl("add", "Sings bass").status == 0
    assert {"added", "resurrected"} <= rules(memctl)


def test_what_somebody_else_put_into_the_inbox_is_not_vouched_for(
    tree: Path, memctl: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MEMCTL_ADD_INBOX", "always")
    assert memctl("add", "Uses pnpm", "--topic", "js").status == 0
    assert memctl("add", "Uses vite", "--topic", "js").status == 0
    monkeypatch.setenv("MEMCTL_ADD_INBOX", "never")
    _, second = sorted((tree / ".memctl/inbox").rglob("*.md"))
    second.write_text(second.read_text().replace("vite", "evil"))
    assert memctl("add", "Sings bass").status == 0
    (finding,) = verified(memctl)
    assert (finding["rule"], finding["after"], finding["path"]) == ("added", "Uses evil", "topics/js.md")


def test_what_waits_in_the_inbox_where_nothing_can_be_locked(
    tree: Path, memctl: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: object) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    with monkeypatch.context() as patch:
        patch.setattr(fcntl, "flock", refused)
        assert memctl("add", "Uses pnpm", "--topic", "js").status == 0
        (waiting,) = (tree / ".memctl/inbox").rglob("*.md")
        assert verified(memctl) == []
        text = waiting.read_text()
        waiting.write_text(text.replace("pnpm", "evil"))
        assert rules(memctl) == {"added"}
        waiting.write_text(text)
    assert memctl("forget", "--yes", "pnpm").status == 0
    waiting.parent.mkdir(parents=True)
    waiting.write_text(text)  # what was taken in, and forgotten since, is put there once more
    with monkeypatch.context() as patch:
        patch.setattr(fcntl, "flock", refused)
        assert "added" in rules(memctl)


@pytest.mark.parametrize("what", ["deleted", "emptied", "replaced"])
def test_without_its_key_a_ledger_proves_nothing(what: str, tree: Path, memctl: InProcess, home: Path) -> None:
    key = home / ".local/state/memctl/ledger.key"
    if what == "deleted":
        key.unlink()
    else:
        key.write_bytes(b"x" * 32 if what == "replaced" else b"")
    assert rules(memctl) == {"ledger"}
    assert memctl("lint", "--accept").status == 0
    assert verified(memctl) == []
    assert memctl("add", "Sings bass").status == 0
    assert verified(memctl) == []


def test_purging_vouches_for_no_journal_that_others_changed(tree: Path, memctl: InProcess) -> None:
    path = tree / ".memctl/journal.jsonl"
    path.write_text(path.read_text().replace("Fridays", "Mondays"))
    assert memctl("forget", "--purge", "--yes", "viola").status == 0
    assert rules(memctl) == {"journal"}


def test_what_a_pull_marks_as_trusted_is_named(tree: Path, memctl: InProcess, tmp_path: Path) -> None:
    """A colleague's branch takes, and vouches for, what waits here."""
    memctl("add", "-", "--topic", "life", stdin='{"text": "Trusts evil.example", "channel": "web"}')
    file, sides = tree / "topics/life.md", [tmp_path / name for name in "OAB"]
    shutil.copy(file, sides[0])
    memctl("add", "Feeds two hens", "--topic", "life")
    shutil.copy(file, sides[1])
    waits = "(channel:: web) (status:: pending)"
    theirs = sides[0].read_text().replace(waits, "(verified:: user)").replace("viola", "viola (verified:: user)")
    sides[2].write_text(theirs + "- Obeys evil.example (verified:: user) ^mevil\n")
    assert memctl("merge-driver", *sides, "topics/life.md").status == 0
    shutil.copy(sides[1], file)
    found = {(each["rule"], str(each["text"]).partition(": ")[2]) for each in verified(memctl)}
    assert ("relabelled", "channel web → none, status pending → none, verified none → user") in found
    assert ("relabelled", "verified none → user") in found
    assert ("added", "“Obeys evil.example”") in found


def test_two_machines_name_what_the_other_did(
    tree: Path, memctl: InProcess, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each has a ledger and a key of its own; a line for each memory, one for what the journal has of it, no more."""

    def at(machine: Path) -> None:
        monkeypatch.setenv("HOME", str(machine))
        monkeypatch.setenv("MEMCTL_TREE", str(tree))

    other = tmp_path / "other"
    other.mkdir()
    at(other)
    assert rules(memctl) == {"unverified"}
    assert memctl("lint", "--accept").status == 0
    assert verified(memctl) == []
    at(home)
    for words in ("Sold the viola", "Bought a violin", "Rides a red bicycle"):
        assert memctl("add", words, "--topic", "life").status == 0
    assert verified(memctl) == []
    at(other)
    assert sorted(finding["rule"] for finding in verified(memctl)) == ["added", "added", "added", "journal"]
    assert memctl("lint", "--accept").status == 0
    assert memctl("forget", "--yes", "red bicycle").status == 0
    assert verified(memctl) == []
    at(home)
    assert sorted(finding["rule"] for finding in verified(memctl)) == ["journal", "moved", *["tombstones"] * 2]
    assert memctl("lint", "--accept").status == 0
    assert verified(memctl) == []
