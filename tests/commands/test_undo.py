"""log and undo: what is told of each operation, and the way back from it."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from support.inprocess import InProcess

from memctl.core.lifecycle.history import find_dropped
from memctl.edge.log import tombstones
from memctl.edge.log.journal import Journal
from memctl.edge.store.tree import Tree
from memctl.model.markdown.patch import sides_now

TODAY = "2026-08-01"


def state(tree: Path) -> object:
    """All that is remembered, with its place and its marks, and what is buried."""
    found = [(one.id, one.text, one.path, one.heading, one.until, one.tags) for one in Tree(str(tree)).memories()]
    return sorted(found), tombstones.read_tombstones(str(tree))


def text_of(tree: Path) -> dict[str, bytes]:
    """The bytes of every file of memories, the archive included."""
    return {path: (tree / path).read_bytes() for path in Tree(str(tree)).paths()}


def live_bytes(tree: Path) -> dict[str, bytes]:
    return {path: (tree / path).read_bytes() for path in Tree(str(tree)).paths() if not path.startswith("archive/")}


def add(memctl: InProcess, words: str, *options: str) -> str:
    result = memctl("add", words, *options)
    assert result.status == 0, result
    return result.lines[-1].split("\t")[1]


def operation(memctl: InProcess, *words: str) -> str:
    """The id of the last operation, or of the last that touched the words."""
    return memctl("log", "-n", 1, *words).out.split("\t")[0]


def test_a_line_for_each_operation_the_newest_first(memctl: InProcess, tree: Path) -> None:
    id = add(memctl, "Likes green tea", "--topic", "tea")
    memctl("forget", id)
    rows = [line.split("\t") for line in memctl("log").lines]
    assert [row[1:] for row in rows] == [
        [TODAY, "forget", "1 change", f"forget {id}", "Likes green tea"],
        [TODAY, "add", "1 change", f"add {id}", "Likes green tea"],
    ]
    assert all(len(row[0]) == 16 for row in rows)


def test_several_changes_are_counted(memctl: InProcess, tree: Path) -> None:
    memctl("add", stdin="Likes tea\nWorks at Acme\n")
    assert memctl("log").lines[0].split("\t")[3:] == ["2 changes", "2 add", "Likes tea | Works at Acme"]


def test_the_log_is_narrowed(memctl: InProcess, tree: Path) -> None:
    tea = add(memctl, "Likes green tea", "--topic", "tea")
    add(memctl, "Lives in Bonn", "--topic", "life", "--now", "2026-09-01")
    forgot = memctl("forget", tea)
    assert forgot.status == 0
    assert len(memctl("log", tea).lines) == 2
    assert len(memctl("log", f"^{tea}").lines) == 2
    assert len(memctl("log", "topics/life.md").lines) == 1
    assert len(memctl("log", "topics").lines) == 3
    assert len(memctl("log", "archive/").lines) == 1
    assert len(memctl("log", "--since", "2026-08-15").lines) == 1
    assert len(memctl("log", "-n", 2).lines) == 2
    assert memctl("log", operation(memctl)).lines == memctl("log", "-n", 1).lines
    assert memctl("log", "nothing").status == 1
    assert memctl("log", "--since", "2027-01-01").status == 1


def test_the_log_as_records_and_as_a_patch(memctl: InProcess, tree: Path) -> None:
    id = add(memctl, "Likes green tea", "--topic", "tea")
    memctl("forget", id)
    first, second = (json.loads(line) for line in memctl("log", "--json").lines)
    assert (first["kind"], first["action"], first["id"], first["before"]) == ("change", "forget", id, "Likes green tea")
    assert (second["action"], second["command"], second["time"]) == ("add", "add", TODAY)
    assert second["op"] == memctl("log").lines[1].split("\t")[0]
    lines = memctl("log", "--patch").lines
    assert "--- topics/tea.md" in lines and "+++ archive/topics/tea.md" in lines
    assert f"+- [preference] Likes green tea (created:: {TODAY}) ^{id}" in lines
    assert memctl("log", "--json", "--patch").status == 64


def test_an_empty_log_is_no_error(memctl: InProcess, tree: Path) -> None:
    assert (memctl("log").status, memctl("log").out) == (0, "")
    assert memctl("undo").status == 1


def test_what_the_journal_only_saw_is_no_change(memctl: InProcess, tree: Path) -> None:
    (tree / "topics").mkdir(exist_ok=True)
    (tree / "topics/x.md").write_text("- Has no date\n")
    assert memctl("decay").status == 0
    assert memctl("log").out == ""
    assert memctl("undo").status == 1


def test_undo_and_undo_again(memctl: InProcess, tree: Path) -> None:
    memctl("add", "Uses npm for the JavaScript shop", "--topic", "js")
    states = [state(tree)]
    files = live_bytes(tree)
    result = memctl("add", "Now uses pnpm instead of npm for the JavaScript shop")
    assert result.lines[0].startswith("supersede")
    states.append(state(tree))
    assert memctl("undo").status == 0
    assert state(tree) == states[0]
    assert live_bytes(tree) == files
    assert memctl("undo").status == 0
    assert state(tree) == states[1]
    assert memctl("undo").status == 0
    assert state(tree) == states[0]


def test_undo_says_what_it_did(memctl: InProcess, tree: Path) -> None:
    id = add(memctl, "Likes green tea", "--topic", "tea")
    memctl("forget", id)
    name = operation(memctl)
    dry = memctl("undo", "--dry-run")
    assert dry.lines == [f"restore\t{id}\ttopics/tea.md:3\tundo {name}\tLikes green tea"]
    assert Tree(str(tree)).memories()[0].archived
    assert memctl("undo", name[:6]).lines == dry.lines
    assert not tombstones.read_tombstones(str(tree))
    again = memctl("undo", name)
    assert (again.status, again.out) == (1, "")
    assert "already undone" in again.err
    assert memctl("undo", "ffffffff").status == 66
    assert memctl("undo", "ff").status == 66


def test_the_same_place_between_neighbours(memctl: InProcess, tree: Path) -> None:
    """Also for several that stood behind each other, whatever order they were forgotten in."""
    for name in ("amber", "birch", "cedar", "dune"):
        add(memctl, f"The {name} thing is kept", "--topic", "things")
    before = live_bytes(tree)
    ids = {one.text: one.id for one in Tree(str(tree)).memories()}
    assert memctl("forget", ids["The cedar thing is kept"], ids["The birch thing is kept"]).status == 0
    assert memctl("undo").status == 0
    assert live_bytes(tree) == before


def test_what_others_wrote_meanwhile_stays(memctl: InProcess, tree: Path) -> None:
    id = add(memctl, "Likes green tea", "--topic", "tea")
    add(memctl, "Buys tea in Bonn", "--topic", "tea")
    memctl("forget", id)
    path = tree / "topics/tea.md"
    path.write_text(path.read_text().replace("# Tea\n", "# Tea\n\nWritten by hand.\n") + "- And this\n")
    add(memctl, "Has a kettle of steel", "--topic", "tea")
    assert memctl("undo", operation(memctl, "archive")).status == 0
    text = path.read_text()
    assert "Written by hand." in text and "- And this" in text and "kettle" in text and f"^{id}" in text


def test_a_memory_edited_by_hand_is_not_overwritten(memctl: InProcess, tree: Path) -> None:
    memctl("add", stdin="Likes green tea\nWorks at Acme\n")
    name = operation(memctl)
    for path in Tree(str(tree)).paths():
        file = tree / path
        file.write_text(file.read_text().replace("Likes green tea", "Likes black tea"))
    before = state(tree)
    result = memctl("undo", name)
    assert result.status == 65
    assert "changed since by hand" in result.err and "--partial" in result.err
    assert state(tree) == before
    result = memctl("undo", "--partial", name)
    assert result.status == 65
    assert [one.text for one in Tree(str(tree)).memories()] == ["Likes black tea"]


def test_a_later_operation_is_named(memctl: InProcess, tree: Path) -> None:
    add(memctl, "Prefers dark mode", "--tag", "ui")
    first = operation(memctl)
    assert memctl("add", "Prefers dark mode in editors").lines[0].startswith("merge")
    second = operation(memctl)
    result = memctl("undo", first)
    assert result.status == 65 and second in result.err
    both = memctl("undo", first, second)
    assert both.status == 0, both
    assert Tree(str(tree)).memories() == []


def test_operations_with_another_between_are_not_undone(memctl: InProcess, tree: Path) -> None:
    add(memctl, "Prefers dark mode", "--tag", "ui")
    names = [operation(memctl)]
    for words in ("Prefers dark mode in editors", "Prefers dark mode in editors with sepia letters"):
        assert memctl("add", words).lines[0].startswith("merge")
        names.append(operation(memctl))
    before = state(tree)
    result = memctl("undo", names[0], names[2])
    assert result.status == 65 and "in between" in result.err
    assert state(tree) == before


def test_what_was_moved_by_hand(memctl: InProcess, tree: Path) -> None:
    """An addition is taken out wherever it lies; what memctl moved and somebody moved on is left."""
    id = add(memctl, "Likes green tea", "--topic", "tea")
    (tree / "topics/other.md").write_text((tree / "topics/tea.md").read_text())
    (tree / "topics/tea.md").unlink()
    assert memctl("undo").lines[0].split("\t")[:3] == ["forget", id, "topics/other.md"]
    assert Tree(str(tree)).memories() == []
    id = add(memctl, "Likes green tea", "--topic", "tea")
    memctl("forget", id)
    (tree / "topics/moved.md").write_text((tree / "archive/topics/tea.md").read_text())
    (tree / "archive/topics/tea.md").unlink()
    result = memctl("undo")
    assert result.status == 65 and "moved since" in result.err


def test_purging_cannot_be_undone_and_leaves_no_word(memctl: InProcess, tree: Path) -> None:
    id = add(memctl, "Prefers zanzibar mode", "--tag", "ui")
    memctl("add", "Prefers zanzibar mode in editors")
    memctl("undo")
    memctl("forget", id)
    memctl("restore", id)
    assert memctl("forget", "--purge", id).status == 0
    for path in tree.rglob("*"):
        if path.is_file():
            assert b"zanzibar" not in path.read_bytes(), path
    result = memctl("undo")
    assert result.status == 65
    assert "purged" in result.err and "git" in result.err
    assert memctl("log", "--json").status == memctl("log", "--patch").status == 0
    assert memctl("restore", id).status == 1


def test_a_tombstone_of_an_archived_memory_is_lifted(memctl: InProcess, tree: Path) -> None:
    memctl("add", "Uses npm for the JavaScript shop", "--topic", "js")
    memctl("add", "Now uses pnpm instead of npm for the JavaScript shop")
    old = next(one.id for one in Tree(str(tree)).memories() if one.archived)
    before = state(tree)
    assert memctl("forget", old).status == 0
    assert state(tree) != before
    assert memctl("undo").status == 0
    assert state(tree) == before


def test_decay_and_import_are_undone(memctl: InProcess, tree: Path) -> None:
    add(memctl, "Looks at the tram map", "--type", "context")
    before = state(tree)
    exported = memctl("export", "--all").raw
    memctl("undo")
    empty = state(tree)
    assert memctl("import", stdin=exported).status == 0
    assert memctl("undo").status == 0
    assert state(tree) == empty
    assert memctl("undo").status == 0
    (tree / ".memctl/config.toml").write_text('[decay]\nclock = "calendar"\n')
    before = state(tree)
    assert memctl("decay", "--now", "2027-08-01").lines[0].startswith("archive\t")
    assert memctl("undo").status == 0
    assert state(tree) == before


def test_a_memory_without_an_id_keeps_the_one_it_was_given(memctl: InProcess, tree: Path) -> None:
    path = tree / "topics/x.md"
    path.parent.mkdir(exist_ok=True)
    path.write_text("- Likes tea a lot\n- Written by hand #x\n")
    assert memctl("forget", "--yes", "written by hand").status == 0
    assert memctl("undo").status == 0
    id = next(one.id for one in Tree(str(tree)).memories() if one.id)
    assert path.read_text() == f"- Likes tea a lot\n- Written by hand #x ^{id}\n"


def test_any_sequence_can_be_walked_back(memctl: InProcess, tree: Path) -> None:
    """Random operations, then undo of each in turn: every state comes back, and so it does by undoing all at once."""
    dice = random.Random(11)
    words = ["amber", "birch", "cedar", "dune", "ember", "fjord"]
    states = [state(tree)]
    names: list[str] = []
    for number in range(40):
        live = [one.id for one in Tree(str(tree)).memories() if not one.archived]
        gone = [one.id for one in Tree(str(tree)).memories() if one.archived]
        choice = dice.random()
        if choice < 0.5 or not live:
            text = f"The {dice.choice(words)} is kept in room {dice.choice(words)} with {dice.choice(words)} {number}"
            memctl("add", text, "--topic", dice.choice("ab"), "--section", dice.choice(["One", "Two"]))
        elif choice < 0.6:
            kept = next(one for one in Tree(str(tree)).memories() if one.id == live[0])
            memctl("add", f"{kept.text} and more", "--tag", "new")
        elif choice < 0.8 or not gone:
            memctl("forget", *dice.sample(live, min(len(live), dice.choice([1, 2, 3]))))
        else:
            memctl("restore", dice.choice(gone))
        name = operation(memctl)
        if not names or name != names[-1]:
            names.append(name)
            states.append(state(tree))
    assert len(names) > 25
    end = states[-1]
    for name, before in zip(reversed(names), reversed(states[:-1]), strict=True):
        result = memctl("undo", name)
        assert result.status == 0, result
        assert state(tree) == before
    undone = [line.split("\t")[0] for line in memctl("log", "-n", len(names)).lines]
    assert memctl("undo", *undone).status == 0
    assert state(tree) == end


def test_an_operation_that_was_named_is_done_once(memctl: InProcess, tree: Path) -> None:
    first = memctl("add", "--op", "run42", stdin="Likes tea\nWorks at Acme\n")
    assert first.status == 0 and len(first.lines) == 2
    before = state(tree)
    again = memctl("add", "--op", "run42", stdin="Likes tea\nWorks at Acme\n")
    assert (again.status, [line.split("\t")[:2] for line in again.lines]) == (
        0, [line.split("\t")[:2] for line in first.lines],
    )  # fmt: skip
    assert state(tree) == before
    assert memctl("undo", "run42").status == 0
    assert memctl("add", "Likes tea", "--op", "../x").status == 64


def test_what_another_program_dropped_is_known(memctl: InProcess, tree: Path) -> None:
    """Only what memctl wrote and did not take out itself; restore brings back the words as they were last."""
    kept, gone, forgotten, purged = (
        add(memctl, f"The {name} stands there", "--topic", "t") for name in ("ash", "birch", "cedar", "dune")
    )
    assert memctl("add", "The birch stands there in the yard", "--topic", "t").lines[0].split("\t")[1] == gone
    assert memctl("forget", forgotten).status == memctl("forget", "--purge", purged).status == 0
    path = tree / "topics/t.md"
    before = path.read_text()
    path.write_text("".join(line for line in before.splitlines(keepends=True) if "birch" not in line))
    found = find_dropped(sides_now(Journal(str(tree)).operations()), {one.id for one in Tree(str(tree)).memories()})
    assert [(one.id, one.path, one.text) for one in found] == [
        (gone, "topics/t.md", "The birch stands there in the yard")
    ]
    assert found[0].operation["command"] == "add"
    result = memctl("restore", gone)
    assert result.status == 0 and "dropped" in result.out
    there = {one.id: one for one in Tree(str(tree)).memories()}
    assert there[gone].text == "The birch stands there in the yard" and kept in there
    assert find_dropped(sides_now(Journal(str(tree)).operations()), set(there)) == []
    assert memctl("undo").status == 0
    assert gone not in {one.id for one in Tree(str(tree)).memories()}


@pytest.mark.parametrize("start", ["", "# N\n", "# N\n\n- one\n\n- two\n", "# N\n\n- one\n\n\n- two\n\n"])
@pytest.mark.parametrize("turn", [1, -1])
def test_an_undo_of_many_leaves_no_line_behind(memctl: InProcess, tree: Path, start: str, turn: int) -> None:
    """Additions to old and new sections, of which some changed or went: undone in one call, in either order."""
    path = tree / "topics/n.md"
    if start:
        path.parent.mkdir(exist_ok=True)
        path.write_text(start)
    for number, section in enumerate(("", "New", "New", "", "Other")):
        memctl("add", f"Paints barn {number} in oil", "--topic", "n", *(("--section", section) if section else ()))
    new = [line.split("\t")[0] for line in memctl("list").lines if "barn" in line]
    memctl("set", new[0], "importance=0.9")
    memctl("forget", "--yes", new[1])
    operations = [line.split("\t")[0] for line in memctl("log").lines]
    assert memctl("undo", *operations[::turn]).status == 0
    assert (path.read_text() if path.exists() else "") == start


@pytest.mark.parametrize(
    ("core", "text"),
    [
        ("# Profile\n", "# Tea\n\n- I drink sencha tea. ^m00aa\n"),
        ("# Profile\n\n- Lives in Ghent\n", "# Tea\n\nI drink sencha tea. ^m00aa\n\n## More\n\n- B\n"),
        ("", "- A\n- I drink sencha tea. ^m00aa\n- C\n"),
    ],
)
def test_a_promotion_is_undone_to_the_byte(memctl: InProcess, tree: Path, core: str, text: str) -> None:
    (tree / "_core/profile.md").write_text(core)
    (tree / "topics").mkdir(exist_ok=True)
    (tree / "topics/tea.md").write_text(text)
    assert memctl("review", "--promote=m00aa").out.startswith("update\tm00aa\t_core/profile.md")
    assert memctl("undo").status == 0
    assert [(tree / name).read_text() for name in ("_core/profile.md", "topics/tea.md")] == [core, text]
