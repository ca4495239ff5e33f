"""Off is off: while memory is off, no command changes a byte of tree or state, unless --force says so."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from support.inprocess import InProcess
from support.table import COMMANDS

TEXT = "Drinks oolong in the morning"
CHAT = '{"v":1,"kind":"turn","role":"user","authored":true,"text":"I prefer tea over coffee, always."}\n'

# Every command, as it would change something while memory is on. {id}, {waiting}, {gone} are memories of the tree.
LINES: dict[str, tuple[tuple[str, ...], ...]] = {
    "add": (
        ("add", TEXT),
        ("add",),
        ("add", "--from", "records"),
        ("add", "--once", TEXT),
        ("add", "--channel", "web", TEXT),
    ),
    "set": (("set", "{id}", "importance=0.9"),),
    "forget": (("forget", "{id}"), ("forget", "--purge", "--yes", "{id}"), ("forget", "--yes", "kettle")),
    "restore": (("restore", "{gone}"),),
    "review": (
        ("review", "--take", "{waiting}"),
        ("review", "--refuse", "{waiting}"),
        ("review", "--keep", "{id}"),
        ("review", "--promote", "{id}"),
        ("review", "--llm", "cat"),
    ),
    "undo": (("undo",),),
    "import": (("import", "--channel", "user", "export.ndjson"),),
    "capture": (("capture", "chat.jsonl"), ("capture", "--again", "chat.jsonl")),
    "lint": (("lint", "--fix"), ("lint", "--accept"), ("lint", "--verify"), ("lint",)),
    "decay": (("decay",), ("decay", "--quiet")),
    "index": (("index", "rebuild"), ("index",)),
    "extract": (("extract", "chat.jsonl"), ("extract", "--known", "3", "--prompt-only", "chat.jsonl")),
    "summarize": (("summarize", "--min-messages", "1", "chat.jsonl"),),
    "search": (("search", "kettle"),),
    "install": (("install", "--dry-run", "codex"),),
    "uninstall": (("uninstall", "--dry-run"),),
    "hook": (("hook", "SessionStart"), ("hook", "prompt"), ("hook", "Stop")),
    "inject": (("inject", "-q", "where is the kettle?"), ("inject", "--consume", "-q", "where is the kettle?")),
    "score": (("score", "chat.jsonl"),),
    "list": (("list",),),
    "edit": (("edit", "{id}"),),
    "show": (("show", "{id}"),),
    "why": (("why", "{id}"),),
    "stats": (("stats",),),
    "used": (("used", "{id}"), ("used", "--reply", "chat.jsonl")),
    "consolidate": (("consolidate", "--yes"),),
    "look": (("look", "--print"),),
    "serve": (("serve", "--idle", "0.001"),),
    "pick": (("pick", "--lines"), ("pick", "--preview", "{id}")),
    "agent": (("agent", "ada", "--met"),),
    "sync": (("sync",),),
    "promote": (("promote", "{id}", "--to", "crew"),),
    "export": (("export",), ("export", "--to", "AGENTS.md")),
    "scan": (("scan", "chat.jsonl"),),
    "transcript": (("transcript", "chat.jsonl"),),
    "log": (("log",),),
    "status": (("status",),),
    "bench": (("bench", "--make", "chat.jsonl"),),
    "mcp": (("mcp",),),
}
# They make or switch what is no memory, by hand; git calls the last.
AS_EVER = {"init", "config", "on", "off", "demo", "merge-driver"}
REFUSED = {"add", "set", "forget", "restore", "review", "undo", "import", "capture", "extract", "summarize"} | {
    "used",
    "consolidate",
    "promote",
    "look",
    "serve",
    "agent",
}
WAYS: dict[str, tuple[str, ...]] = {"switch": (), "call": ("--incognito",)}


@pytest.fixture
def kept(memctl: InProcess, tree: Path, home: Path) -> dict[str, str]:
    """A tree with something of every kind, and files beside it; the ids by which lines name them."""
    Path("chat.jsonl").write_text(CHAT)
    ids = {
        "id": "The kettle stands on the blue shelf",
        "gone": "The ladder leans behind the shed",
        "spare": "The rake hangs on the wall",
        "waiting": "The fuse box hides under the stairs",
    }
    for name, text in ids.items():
        channel = ("--channel", "web") if name == "waiting" else ()
        ids[name] = memctl("add", text, "--topic", "house", *channel).out.split("\t")[1]
    Path("export.ndjson").write_text(memctl("export").out.replace("kettle", "teapot").replace(ids["id"], "m0ther"))
    memctl("forget", ids["gone"])
    memctl("search", "kettle")
    with (tree / "topics/house.md").open("a") as file:
        file.write(f"- The same id twice ^{ids['spare']}\n")  # for lint --fix
    return ids


def _bytes(tree: Path, home: Path) -> dict[str, bytes]:
    """Every file of the tree and of memctl's own below the home, by name; patterns that were compiled are no memory."""
    found = [path for root in (tree, home) for path in root.rglob("*") if path.is_file()]
    return {str(path): path.read_bytes() for path in found if not path.name.startswith("patterns")}


def test_the_table_has_every_command() -> None:
    assert LINES.keys() | AS_EVER == COMMANDS.keys()


def _given(words: tuple[str, ...], ids: dict[str, str]) -> tuple[str, ...]:
    return tuple(word.format(**ids) if word.startswith("{") else word for word in words)


def _stdin(words: tuple[str, ...]) -> str:
    return f'{{"v":1,"kind":"candidate","text":"{TEXT}","channel":"user"}}\n' if "records" in words else f"{TEXT}\n"


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("words", [words for lines in LINES.values() for words in lines], ids=" ".join)
def test_nothing_is_written_while_memory_is_off(
    memctl: InProcess, tree: Path, home: Path, kept: dict[str, str], words: tuple[str, ...], way: str
) -> None:
    if way == "switch":
        memctl("off")
    before = _bytes(tree, home)
    done = memctl(*_given(words, kept), *WAYS[way], stdin=_stdin(words))
    assert _bytes(tree, home) == before
    if (
        words[0] in REFUSED
        or words in (("lint", "--fix"), ("lint", "--accept"), ("index", "rebuild"))
        or "--to" in words
    ):
        assert done.status == 69 and done.out == ""
        assert "memory is off" in done.err and "--force writes anyway" in done.err
    if words[0] in ("inject", "hook", "decay"):
        assert (done.status, done.out) == (0, "")


FORCED = (
    ("add", TEXT), ("add",), ("set", "{id}", "importance=0.9"), ("forget", "{id}"), ("restore", "{gone}"),
    ("review", "--take", "{waiting}"), ("undo",), ("import", "--channel", "user", "export.ndjson"),
    ("capture", "chat.jsonl"), ("lint", "--fix"),
)  # fmt: skip


@pytest.mark.parametrize("words", FORCED, ids=" ".join)
def test_force_writes_all_the_same(
    memctl: InProcess, tree: Path, home: Path, kept: dict[str, str], words: tuple[str, ...]
) -> None:
    memctl("off")
    before = _bytes(tree, home)
    done = memctl(*_given(words, kept), "--force", stdin=_stdin(words))
    assert done.status in (0, 1) and done.out, done
    assert _bytes(tree, home) != before


def test_what_refuses_knows_force() -> None:
    for name, command in COMMANDS.items():
        forced = any(option.name == "force" for option in command.options)
        assert forced == (name in REFUSED | {"lint", "index", "decay", "export"}), name


def test_the_switches_work_while_memory_is_off(memctl: InProcess, tree: Path, tmp_path: Path) -> None:
    memctl("off")
    assert memctl("config", "set", "inject.budget", "900").status == 0
    assert memctl("config", "inject.budget").out == "900\n"
    assert memctl("init", tmp_path / "another").status == 0
    assert memctl("on").status == 0
    assert memctl("add", TEXT).status == 0


BY_HAND = (
    ("config", "set", "inject.budget", "900"), ("config", "inject.budget", "900"), ("config", "unset", "inject.limit"),
    ("config", "prompts", "--write"), ("init", "another"), ("init", "--project"), ("init", "--git"), ("on",), ("off",),
    ("on", "--project"), ("off", "--project"),
)  # fmt: skip


@pytest.mark.parametrize("words", BY_HAND, ids=" ".join)
def test_what_works_while_memory_is_off_writes_nothing_either_in_a_call_that_is_incognito(
    memctl: InProcess, tree: Path, home: Path, words: tuple[str, ...]
) -> None:
    memctl("config", "set", "inject.limit", "9")
    before = _bytes(Path(), home)
    done = memctl(*words, "--incognito")
    assert (done.status, done.out) == (69, "") and "--incognito is set: nothing was written" in done.err
    assert _bytes(Path(), home) == before


def test_the_table_has_every_command_that_works_while_memory_is_off() -> None:
    assert {words[0] for words in BY_HAND} == AS_EVER - {"demo", "merge-driver"}  # in a tree of its own; git calls it


# A tree that is named and not there


NO_TREE = {"init", "hook"}  # one makes it, the other never fails


@pytest.mark.parametrize("name", sorted(COMMANDS.keys() - NO_TREE))
def test_a_tree_that_is_not_there_is_an_error(memctl: InProcess, tmp_path: Path, home: Path, name: str) -> None:
    Path("chat.jsonl").write_text(CHAT)
    lines = LINES.get(name, ((name,),))
    if name == "merge-driver":
        lines = ((name, "chat.jsonl", "chat.jsonl", "chat.jsonl"),)
    for words in lines:
        done = memctl(*_given(words, dict.fromkeys(("id", "waiting", "gone"), "m7f3k")), "--tree", tmp_path / "none")
        assert done.status == 66 and done.out == "", done
        assert str(tmp_path / "none") in done.err and f"memctl init {tmp_path / 'none'}" in done.err
    assert not (tmp_path / "none").exists()


OPENS_NONE = {"init", "hook", "install", "uninstall", "on", "off", "demo", "merge-driver", "scan", "transcript"}


@pytest.mark.parametrize("name", sorted(COMMANDS.keys() - OPENS_NONE))
def test_nor_does_the_environment_name_an_empty_memory(
    memctl: InProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    Path("chat.jsonl").write_text(CHAT)
    monkeypatch.setenv("MEMCTL_TREE", str(tmp_path / "none"))
    words = LINES.get(name, ((name,),))[0]
    done = memctl(*_given(words, dict.fromkeys(("id", "waiting", "gone"), "m7f3k")))
    assert (done.status, done.out) == (66, "") and f"memctl init {tmp_path / 'none'}" in done.err
    assert memctl("init", tmp_path / "none").status == 0
    assert "no memory tree" not in memctl("list").err


def test_the_usual_tree_that_was_never_made_says_nothing_to_a_prompt(memctl: InProcess, home: Path) -> None:
    for words in (("inject", "-q", "tea?"), ("decay", "--quiet")):
        done = memctl(*words)
        assert (done.status, done.out, done.err) == (0, "", "")


WITH_SCOPE: dict[str, Callable[[str], tuple[str, ...]]] = {
    "option": lambda tree: ("--tree", tree),
    "environment": lambda tree: (),
}


@pytest.mark.parametrize("how", WITH_SCOPE)
@pytest.mark.parametrize("words", [("add", TEXT), ("list",), ("search", "tea"), ("forget", "m7f3k")], ids=" ".join)
def test_the_project_cannot_be_meant_where_one_tree_is_named(
    memctl: InProcess, tree: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], how: str
) -> None:
    assert memctl("init", "--project").status == 0
    if how == "option":
        monkeypatch.delenv("MEMCTL_TREE")
    before = _bytes(tree, Path(".memory"))
    done = memctl(*words, "--scope", "project", *WITH_SCOPE[how](str(tree)))
    assert done.status == 64 and "--scope project" in done.err
    assert _bytes(tree, Path(".memory")) == before
