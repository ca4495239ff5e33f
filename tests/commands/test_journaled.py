"""Everything that writes is in the log, and undo takes it back, or its help says that undo does not."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from support.inprocess import InProcess
from support.table import COMMANDS

from memctl.edge.log import tombstones, usage
from memctl.edge.store.tree import Tree

TEXT = "Drinks oolong in the morning"


def _record(op: str, **more: str) -> str:
    return json.dumps({"v": 1, "kind": "candidate", "op": op, "channel": "user", **more}) + "\n"


# command → (words, stdin) of each way in which it writes; {kettle}, {gone}, {waiting} are memories
WRITING: dict[str, list[tuple[tuple[str, ...], str]]] = {
    "add": [
        (("add", TEXT, "--topic", "tea"), ""),
        (("add", "The kettle stands on the blue shelf"), ""),  # known: only a use of it counts
        (("add", "The kettle stands on the blue shelf", "--tag", "kitchen"), ""),
        (("add", "--from", "records"), _record("boost", target="{kettle}")),
        (("add", "--from", "records"), _record("forget", target="{kettle}")),
        (("add", "--from", "records"), _record("update", target="{kettle}", text="The kettle is broken")),
    ],
    "set": [(("set", "{kettle}", "importance=0.9"), "")],
    "forget": [(("forget", "{kettle}"), "")],
    "restore": [(("restore", "{gone}"), "")],
    "review": [
        (("review", "--keep", "{kettle}"), ""),
        (("review", "--keep", "{waiting}"), ""),
        (("review", "--take", "{waiting}"), ""),
        (("review", "--refuse", "{waiting}"), ""),
    ],
    "undo": [(("undo",), "")],
    "import": [(("import", "--channel", "user"), '{"v":1,"kind":"memory","text":"Owns a bicycle","path":"a.md"}\n')],
    "capture": [(("capture", "chat.jsonl"), "")],
    "lint": [(("lint", "--fix"), "")],
    "decay": [(("decay", "--now", "2030-01-01"), "")],
    "consolidate": [(("consolidate", "--yes"), "")],
    "used": [(("used", "{kettle}"), "")],
    "agent": [(("agent", "ada", "--met", "--point", "Likes to be called Sam"), "")],
    "inject": [(("inject", "--consume", "-q", "anything"), "")],
}
# what undo does not take back, and the words of their help that say what does
OUTSIDE = {
    "config": "the command that undoes it", "on": "memctl off does", "off": "use memctl on", "init": "delete",
    "install": "memctl uninstall does", "uninstall": "memctl install does",
}  # fmt: skip
WRITES_NOTHING = {  # to a tree or to what is known of its use
    "bench", "demo", "edit", "export", "extract", "index", "list", "log", "look", "merge-driver", "pick", "scan",
    "score", "search", "show", "stats", "status", "summarize", "transcript", "why",
}  # fmt: skip
PASSES_ON = {"hook", "mcp", "serve", "sync", "promote"}  # to other commands or to git, whose log has it


def test_the_table_has_every_command() -> None:
    assert WRITING.keys() | OUTSIDE.keys() | WRITES_NOTHING | PASSES_ON == COMMANDS.keys()


@pytest.fixture
def ids(memctl: InProcess, tree: Path) -> dict[str, str]:
    said = {"role": "user", "authored": True, "text": "I prefer filter coffee over espresso, always."}
    Path("chat.jsonl").write_text(json.dumps({"v": 1, "kind": "turn", **said}) + "\n")
    (tree / "topics").mkdir(exist_ok=True)
    (tree / "topics/food.md").write_text(
        "# Food\n\n- User is allergic to nuts (created:: 2026-08-01) ^mnut1\n"
        "- I'm allergic to nuts (created:: 2026-08-01) ^mnut2\n"
    )
    found = {}
    for name, text in (
        ("kettle", "The kettle stands on the blue shelf"),
        ("gone", "The ladder leans behind the shed"),
        ("rake", "The rake hangs on the wall"),
    ):
        found[name] = memctl("add", text, "--topic", "house").out.split("\t")[1]
    waits = memctl("add", "The fuse box hides under the stairs", "--channel", "web")
    found["waiting"] = waits.out.split("\t")[1]
    memctl("forget", found["gone"])
    memctl("add", "At the fair today", "--type", "context")
    memctl("add", "Shown once and then no more", "--once")
    with (tree / "topics/house.md").open("a") as file:
        file.write(f"- The same id twice (created:: 2026-08-01) ^{found['rake']}\n")  # for lint --fix
    return found


def _state(tree: Path) -> object:
    """The bytes of the tree but its archive, what lies there, what is buried, and how often memories were used."""
    files = {path: (tree / path).read_bytes() for path in Tree(str(tree)).paths() if not path.startswith("archive/")}
    gone = sorted(memory.id for memory in Tree(str(tree)).memories() if memory.archived)
    log = usage.load_usage(str(tree), "2026-08-01")
    uses = {key: (each.count, each.last, each.boost) for key, each in log.uses.items()}
    return (
        {path: data for path, data in files.items() if data},
        gone,
        tombstones.read_tombstones(str(tree)),
        uses,
        log.seen,
    )


@pytest.mark.parametrize(
    ("words", "stdin"), [line for lines in WRITING.values() for line in lines], ids=lambda part: " ".join(part)
)
def test_what_writes_is_logged_and_undone(
    memctl: InProcess, tree: Path, ids: dict[str, str], words: tuple[str, ...], stdin: str
) -> None:
    def named(word: str) -> str:
        for name, id in ids.items():
            word = word.replace("{" + name + "}", id)
        return word

    before, logged = _state(tree), memctl("log").lines
    done = memctl(*map(named, words), stdin=named(stdin))
    assert done.status in (0, 1), done
    after = _state(tree)
    assert after != before
    new = memctl("log").lines[: -len(logged)]
    assert [line.split("\t")[2] for line in new] == [words[0]]
    undone = memctl("undo")
    assert undone.status == 0 and undone.lines, undone
    assert _state(tree) == before or words[0] in ("add", "capture", "import")  # a new file stays, with its title
    assert _without_titles(_state(tree)) == _without_titles(before)
    assert memctl("undo").status == 0  # redo
    assert _state(tree) == after
    assert memctl("undo").status == 0
    assert _without_titles(_state(tree)) == _without_titles(before)


def _without_titles(state: object) -> object:
    assert isinstance(state, tuple)
    return {path: data for path, data in state[0].items() if b"\n- " in data}, *state[1:]


def test_a_boost_is_undone_and_nothing_else(memctl: InProcess, tree: Path, ids: dict[str, str]) -> None:
    def strength() -> float:
        return float(json.loads(memctl("show", "--json", ids["kettle"]).out)["strength"])

    memctl("set", ids["kettle"], "type=context")
    files, weak = _state(tree)[0], strength()  # type: ignore[index]
    for count in range(3):  # on one day and at one moment each counts once, so each is of another day
        now = ("--now", f"2026-08-0{count + 2}")
        memctl("add", "--from", "records", *now, stdin=_record("boost", target=ids["kettle"]))
    assert strength() > weak
    for operation in [line.split("\t")[0] for line in memctl("log", "-n", "3").lines]:
        assert memctl("undo", operation).lines[0].split("\t")[:2] == ["update", ids["kettle"]]
        assert _state(tree)[0] == files  # type: ignore[index]
    assert strength() == weak


def test_two_boosts_of_one_moment_are_two_operations(memctl: InProcess, tree: Path, ids: dict[str, str]) -> None:
    def lines() -> int:
        return len(usage.uses(str(tree)))

    start = lines()
    for _ in range(2):
        memctl("add", "--from", "records", stdin=_record("boost", target=ids["kettle"]))
    operations = [line.split("\t")[0] for line in memctl("log", "-n", "2").lines]
    assert memctl("undo", operations[0]).status == 0 and lines() == start + 1
    assert memctl("undo", operations[0]).status == 1 and lines() == start + 1
    assert memctl("undo", operations[1]).status == 0 and lines() == start


EVENTS = (
    (("config", "set", "inject.budget", "900"), "config unset inject.budget"),
    (("config", "inject.budget", "800"), "config unset inject.budget"),
    (("off",), "on"),
    (("on", "--project"), "off --project"),
)


@pytest.mark.parametrize(("words", "back"), EVENTS, ids=lambda part: " ".join(part) if isinstance(part, tuple) else "")
def test_what_is_set_outside_the_tree_is_logged_with_its_way_back(
    memctl: InProcess, tree: Path, home: Path, words: tuple[str, ...], back: str
) -> None:
    memctl("init", "--project")
    memctl("off", "--project")
    before = {path: path.read_bytes() for path in home.rglob("*") if path.is_file() and path.name != "events"}
    assert memctl(*words).status == 0
    row = memctl("log", "-n", "1").lines[0].split("\t")
    assert (row[0], row[2]) == ("-", words[0]) and f"memctl {back})" in row[-1]
    assert memctl(*back.split()).status == 0
    after = {path: path.read_bytes() for path in home.rglob("*") if path.is_file() and path.name != "events"}
    assert {path: data for path, data in after.items() if data.strip()} == {
        path: data for path, data in before.items() if data.strip()
    }
    count = len(memctl("log").lines)
    memctl(*back.split())  # is so already: nothing to tell
    assert len(memctl("log").lines) == count


@pytest.mark.parametrize("name", OUTSIDE)
def test_the_help_says_what_undo_leaves_alone(name: str) -> None:
    assert "undo" in COMMANDS[name].description and OUTSIDE[name] in COMMANDS[name].description


def test_undo_says_which_setting_it_leaves_alone(
    memctl: InProcess, tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("MEMCTL_NOW")
    memctl("add", TEXT, "--now", "2026-08-01")
    memctl("config", "set", "inject.budget", "900")
    assert "memctl config unset inject.budget" in memctl("undo").err


def test_no_secret_is_logged(memctl: InProcess, tree: Path, home: Path) -> None:
    memctl("config", "set", "llm.command", "ask --key sk-ant-api03-" + "a1B2" * 20)
    assert "a1B2a1B2" not in memctl("log").out and "llm.command" in memctl("log").out
