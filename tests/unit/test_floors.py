"""The floors of the house: arrows point down, core and edge do not know each other, and no room grows too large.

Imports inside of functions count too: a lazy import is for weight, never to hide a cycle."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from support.program import ROOT

from memctl.commands import SUMMARY, module_name

PACKAGE = ROOT / "memctl"
FILES = sorted(PACKAGE.rglob("*.py"))
NAMES = [str(path.relative_to(PACKAGE)) for path in FILES]

# room → the rooms that its files may import from
MAY_IMPORT = {
    "model": {"model"},
    "core": {"core", "model"},
    "edge": {"edge", "model"},
    "commands": {"core", "edge", "model", "commands"},  # of commands only the table: see below
    "interface": {
        "interface",
        "commands",
        "edge",
        "model",
        "core",
    },  # of core only what makes the vocabulary: see below
    "": {"interface", "commands", "edge", "model", ""},
}

# what pure thinking does without: clocks, files, the environment, streams, processes, chance
IMPURE = {
    "os", "sys", "time", "datetime", "random", "secrets", "pathlib", "tempfile", "shutil", "glob", "fcntl", "signal",
    "socket", "sqlite3", "subprocess", "threading", "asyncio", "urllib", "http", "locale", "getpass", "platform",
    "typer", "logging", "warnings", "uuid", "builtins", "importlib", "mmap", "select", "stat", "tomllib", "tomli_w",
}  # fmt: skip
LOADS_BY_NAME = "core/language/language.py"  # the parts of a language; tests/unit/test_languages.py finds each
IMPURE_CALLS = {"open", "print", "input", "exec", "eval", "__import__", "breakpoint"}

LONGEST_FILE = 500
LONGEST_FUNCTION = 60
REASON = "long because"  # a comment that says so and why lifts the limit of the file or function that it stands in


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_bytes())


@cache
def imports(path: Path) -> list[str]:
    """Every module that a file imports, wherever in it, with the name that is taken from it."""
    return list(_imports(path))


def _imports(path: Path) -> Iterator[str]:
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def room_of(module: str) -> str:
    """The room of a module of memctl: the first segment that is a directory."""
    first = module.split(".")[1]
    return first if (PACKAGE / first).is_dir() else ""


def imported(*rooms: str) -> Iterator[tuple[str, str]]:
    """(a file, a module that it imports) of the files of some rooms; of all of them where none is given."""
    for name in NAMES:
        if not rooms or name.startswith(rooms):
            yield from ((name, module) for module in imports(PACKAGE / name))


def test_arrows_point_down() -> None:
    faults = [
        f"{name} imports {module}"
        for name, module in imported()
        if module.split(".")[0] == "memctl"
        and module != "memctl.__version__"
        and room_of(module) not in MAY_IMPORT[name.split("/")[0] if "/" in name else ""]
    ]
    assert faults == []


def test_no_command_imports_another() -> None:
    allowed = ("memctl.commands.SUMMARY", "memctl.commands.module_name")
    faults = [
        f"{name} imports {module}"
        for name, module in imported("commands/")
        if module.startswith("memctl.commands") and module not in allowed
    ]
    assert faults == []


def test_only_the_vocabulary_is_made_with_thinking() -> None:
    faults = [
        f"{name} imports {module}"
        for name, module in imported("interface/")
        if module.startswith("memctl.core") and name != "interface/vocabulary/__init__.py"
    ]
    assert faults == []


def test_thinking_touches_nothing() -> None:
    faults = [
        f"{name} imports {module}" for name, module in imported("core/", "model/") if module.split(".")[0] in IMPURE
    ]
    faults += [
        f"{name}:{node.lineno} calls {node.func.id}"
        for name in NAMES
        if name.startswith(("core/", "model/"))
        for node in ast.walk(tree_of(PACKAGE / name))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in IMPURE_CALLS
        if (name, node.func.id) != (LOADS_BY_NAME, "__import__")
    ]
    assert faults == []


def test_every_command_of_the_table_has_one_file() -> None:
    files = {name for name in NAMES if name.startswith("commands/")} - {"commands/__init__.py"}
    assert files == {module_name(command).removeprefix("memctl.").replace(".", "/") + ".py" for command in SUMMARY}


def test_only_the_interface_and_the_boundary_know_typer() -> None:
    knowing = {name for name in NAMES if any(module.split(".")[0] == "typer" for module in imports(PACKAGE / name))}
    assert knowing == {"interface/typer_app.py"}


def test_only_the_plugins_know_the_programs_that_load_them() -> None:
    """Neither is there in every installation."""
    knowing = {(name, module.split(".")[0]) for name, module in imported()}
    users = {module: {name for name, other in knowing if other == module} for module in ("mcp", "pydantic", "llm")}
    server = {"edge/plugins/mcp_server.py"}
    assert users == {"mcp": server, "pydantic": server, "llm": {"edge/plugins/llm_plugin.py"}}


def test_only_public_names_of_typer_are_used() -> None:
    for module in imports(PACKAGE / "interface/typer_app.py"):
        assert not module.startswith("typer."), module


def test_no_file_is_long_without_a_reason() -> None:
    texts = {name: (PACKAGE / name).read_text(encoding="utf-8") for name in NAMES}
    lengths = {name: text.count("\n") for name, text in texts.items() if REASON not in text}
    assert {name: length for name, length in lengths.items() if length > LONGEST_FILE} == {}


def test_no_function_is_long_without_a_reason() -> None:
    assert [fault for name in NAMES for fault in long_functions(name)] == []


def long_functions(name: str) -> Iterator[str]:
    lines = (PACKAGE / name).read_text(encoding="utf-8").split("\n")
    for node in ast.walk(tree_of(PACKAGE / name)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            reasoned = any(REASON in line for line in lines[node.lineno - 1 : node.end_lineno])
            if length > LONGEST_FUNCTION and not reasoned:
                yield f"{name}:{node.lineno} {node.name}: {length} lines"


def test_every_module_says_what_it_is() -> None:
    assert [name for name in NAMES if not ast.get_docstring(tree_of(PACKAGE / name))] == []


def modules() -> dict[str, str]:
    """Module of memctl → its file, below memctl/."""
    return {f"memctl.{name.removesuffix('.py').replace('/', '.')}".removesuffix(".__init__"): name for name in NAMES}


def arrows(folder: str) -> dict[str, set[str]]:
    """What stands in a folder (files and folders) → what of it that imports. Imports for types count."""
    known, found = modules(), dict[str, set[str]]()
    lead = "memctl." + (folder.replace("/", ".") + "." if folder else "")
    for name, module in imported(f"{folder}/" if folder else ""):
        target = module if module in known else module.rpartition(".")[0]
        if target.startswith(lead):
            here = name.removeprefix(f"{folder}/" if folder else "").split("/")[0].removesuffix(".py")
            there = target.removeprefix(lead).split(".")[0]
            if here != there and here != "__init__":
                found.setdefault(here, set()).add(there)
    return found


def circle(graph: dict[str, set[str]]) -> list[str]:
    """The names that are left when each that imports nothing of the rest is taken away."""
    left = dict(graph)
    while free := [name for name, targets in left.items() if not targets & left.keys()]:
        for name in free:
            del left[name]
    return sorted(left)


FOLDERS = sorted({str(Path(name).parent).replace(".", "") for name in NAMES})
MANY_OF_ONE_SHAPE = {"commands", "edge/transcripts/formats"}  # a table names each of their files
MOST_FILES = 15


def test_no_folder_has_a_circle() -> None:
    assert {folder: found for folder in FOLDERS if (found := circle(arrows(folder)))} == {}


def test_no_folder_holds_more_than_one_can_survey() -> None:
    counts = dict.fromkeys(FOLDERS, 0)
    for name in NAMES:
        counts[str(Path(name).parent).replace(".", "")] += not name.endswith("__init__.py")
    assert {name: count for name, count in counts.items() if count > MOST_FILES and name not in MANY_OF_ONE_SHAPE} == {}


def test_no_string_names_a_file_of_the_package() -> None:
    """A renamed file would silently break it. Documentation may: a reader notices."""
    own = [name for name in NAMES if "/" in name]
    faults = []
    for name in NAMES:
        nodes = list(ast.walk(tree_of(PACKAGE / name)))
        documentation = {
            id(node.body[0].value)
            for node in nodes
            if isinstance(node, ast.Module | ast.FunctionDef | ast.ClassDef)
            and node.body
            and isinstance(node.body[0], ast.Expr)
        }
        faults += [
            f"{name}:{node.lineno} names {path}"
            for node in nodes
            if isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and ".py" in node.value
            and id(node) not in documentation
            for path in own
            if path in node.value
        ]
    assert faults == []
