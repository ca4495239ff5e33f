"""Start-up is a feature: what each command imports is listed here, and what the stages cost has a limit."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from support.cost import ratio
from support.program import ROOT, Program
from support.table import COMMANDS
from support.trees import write_many

# what re, json and the interpreter's own start bring along
BASE = {
    "__future__", "gc", "_blake2", "_collections", "_functools", "_json", "_operator", "_sre", "collections", "copyreg",
    "enum", "functools", "itertools", "json", "keyword", "memctl", "operator", "re", "reprlib", "types",
}  # fmt: skip
HOT = BASE | {
    "Stemmer", "fnmatch", "_bisect", "bisect", "binascii", "math", "unicodedata", "_heapq", "heapq", "zlib", "fcntl",
}  # fmt: skip
INDEX = {"array"}
LIGHT = HOT | {"_string", "string", "secrets", "_random", "random", "hmac", "base64", "binascii", "_struct", "struct"}
LIGHT |= {"select", "_hashlib", "hashlib", "_csv", "csv", "html", "_sha512", "warnings", "errno", "signal", "stat"}
STAGE = LIGHT | {
    "_ast", "_opcode", "_typing", "_weakrefset", "ast", "contextlib", "copy", "dataclasses", "dis", "importlib",
    "inspect", "linecache", "opcode", "token", "tokenize", "typing", "warnings", "weakref", "datetime", "_datetime",
    "shlex", "textwrap", "difflib", "tempfile", "shutil", "subprocess",
}  # fmt: skip
# ctypes: renameat2, by which a file is swapped for another
WRITING = STAGE | INDEX | {"ctypes", "_ctypes"}
PERMISSIONS = {"grp", "pwd"}
TOML = {"tomllib", "tomli_w"}
ANYTHING = None  # a command that nobody waits for: only what no command may import is looked for
NEVER = (
    "typer", "click", "rich", "pydantic", "asyncio", "argparse", "yaml", "frontmatter", "rapidfuzz", "tomlkit",
    "importlib.metadata",
)  # fmt: skip

TRANSCRIPT = '{"v":1,"kind":"turn","role":"user","text":"I use pnpm, not npm. My sister lives in Berlin."}\n'
PROMPT = '{"session_id":"s","cwd":"/","prompt":"Which package manager do we use in the garden?"}\n'
QUESTION = '{"id":"q","query":"package manager","relevant":[]}\n'
CANDIDATE = '{"v":1,"kind":"candidate","text":"Uses pnpm, not npm","type":"preference","channel":"user","score":0.9}\n'

# command → (its plain use, what it may import from outside of memctl, what is on stdin)
USES: dict[str, tuple[str, set[str] | None, str]] = {
    "search": ("search package manager", HOT | INDEX, ""),
    "inject": ("inject -q package", HOT | INDEX, ""),
    "hook": ("hook UserPromptSubmit --client codex", HOT | INDEX, PROMPT),
    "install": ("install codex", LIGHT | INDEX | {"shlex"}, ""),
    "uninstall": ("uninstall", LIGHT | INDEX | {"shlex"}, ""),
    "log": ("log", LIGHT, ""),
    "undo": ("undo", WRITING, ""),
    "list": ("list --tag tag3x", HOT | INDEX, ""),
    "show": ("show m0001", HOT | INDEX, ""),
    "edit": ("edit m0001", ANYTHING, ""),
    "index": ("index status", LIGHT | INDEX, ""),
    "status": ("status", LIGHT | INDEX | PERMISSIONS | {"glob", "contextlib", "shlex"}, ""),
    "on": ("on", LIGHT, ""),
    "off": ("off", LIGHT, ""),
    "init": ("init", LIGHT, ""),
    "export": ("export", LIGHT | INDEX, ""),
    "transcript": ("transcript", LIGHT, TRANSCRIPT),
    "extract": ("extract", STAGE, TRANSCRIPT),
    "summarize": ("summarize --min-messages 1", STAGE, TRANSCRIPT),
    "score": ("score", STAGE, CANDIDATE),
    "capture": (
        "capture -",
        WRITING,
        TRANSCRIPT.replace("use pnpm, not npm. My sister lives in Berlin", "am allergic to nuts"),
    ),
    "decay": ("decay --dry-run", WRITING, ""),
    "forget": ("forget m0003", WRITING, ""),
    "restore": ("restore m0003", WRITING, ""),
    "import": ("import", WRITING, ""),
    "config": ("config", STAGE | TOML, ""),
    "set": ("set m0003 importance=0.9", WRITING, ""),
    "review": ("review --json", WRITING, ""),
    "lint": ("lint", WRITING | PERMISSIONS, ""),
    "scan": ("scan", LIGHT, TRANSCRIPT),
    "add": ("add Likes-tea", WRITING, ""),
    "bench": ("bench", STAGE | INDEX, QUESTION),
    "merge-driver": ("merge-driver /dev/null ours /dev/null topics/a.md", ANYTHING, ""),
    "mcp": ("mcp", ANYTHING, ""),
    "sync": ("sync --init {home}/m.git", ANYTHING, ""),
    "promote": ("promote m0001 --to crew --dry-run", ANYTHING, ""),
    "look": ("look --print", STAGE, ""),
    "serve": ("serve --idle 0.001", ANYTHING, ""),
    "pick": ("pick --lines", STAGE | {"_locale", "_posixsubprocess", "locale", "selectors", "threading"}, ""),
    "agent": ("agent ada --met", WRITING, ""),
    "why": ("why m0001", STAGE | {"glob", "contextlib"}, ""),
    "stats": ("stats", STAGE, ""),
    "used": ("used m0001", WRITING, ""),
    "consolidate": ("consolidate --yes", WRITING, ""),
    "demo": ("demo", ANYTHING, ""),
}

PROBE = """
import sys
before = set(sys.modules)
from memctl.cli import main
status = main()
import json
sys.stderr.write("\\n" + json.dumps([status, sorted(set(sys.modules) - before)]))
"""


@pytest.fixture(scope="module")
def template(tmp_path_factory: pytest.TempPathFactory, program_path: Path) -> Path:
    """A home with a user tree of 500 memories, already read once."""
    home = tmp_path_factory.mktemp("start-up") / "home"
    home.mkdir()
    program = Program(program_path, home, home)
    assert program("init").status == 0
    write_many(home / ".local/share/memctl", 500)
    return home


@pytest.fixture
def place(template: Path, program: Program) -> Program:
    shutil.copytree(template, program.home, dirs_exist_ok=True)
    (program.cwd / "ours").touch()  # what a merge driver writes to
    return program


def modules(program: Program, words: str, stdin: str) -> tuple[int, set[str]]:
    """(status, what a command line imports beyond an interpreter that does nothing)."""
    done = subprocess.run(
        [sys.executable, "-c", PROBE, *words.split()], input=stdin.encode(), capture_output=True, check=False,
        env=program.environment({"PYTHONPATH": str(ROOT), "TMPDIR": str(program.home), "EDITOR": "true"}),
        cwd=program.cwd,
    )  # fmt: skip
    status, names = json.loads(done.stderr.decode().rsplit("\n", 1)[1])
    return status, {name for name in names if "cython" not in name}  # what compiled modules share


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_imports_only_what_it_may(name: str, place: Program) -> None:
    words, allowed, stdin = USES[name]
    if name in ("restore", "undo"):
        assert place("forget", "m0003").status == 0
    if name == "sync":
        assert place.shell('git init -q --bare "$HOME/m.git"').status == 0
    if name == "promote":
        assert place.shell('git init -q "$HOME/crew" && memctl config scopes crew="$HOME/crew"').status == 0
    status, names = modules(place, words.replace("{home}", str(place.home)), stdin)
    assert status == 0
    _imports_no_other(name, names)
    outside = {module.split(".")[0] for module in names} - {"memctl"}
    assert allowed is ANYTHING or outside <= allowed, sorted(outside - allowed)


def _imports_no_other(name: str, names: set[str]) -> None:
    """No other command, and nothing that no command may import."""
    own = "import_" if name == "import" else name.replace("-", "_")
    others = {module for module in names if module.startswith("memctl.commands.")} - {f"memctl.commands.{own}"}
    assert not others
    for module in NEVER if name != "mcp" else ():  # its SDK imports what it likes
        assert module in (USES[name][1] or ()) or module not in names


def test_front_matter_is_read_without_yaml_where_it_is_plain(place: Program) -> None:
    plain = "---\ntype: preference\ntags: [a, b]\n---\n- Uses pnpm\n"
    (place.home / ".local/share/memctl/topics/plain.md").write_text(plain)
    assert "yaml" not in modules(place, "search pnpm", "")[1]


def test_the_allow_list_can_fail(place: Program) -> None:
    assert "typer" in modules(place, "list --help", "")[1]


# command line → limit, in CPU time of `python -c pass`
COSTS = {
    "search package manager": 3.8,  # 3.4 on a quiet machine; neighbours on the same core add up to a fifth
    "inject -q package": 3.8,
    "hook UserPromptSubmit --client codex": 4.5,  # 3.4 to 3.8 on a quiet machine
    "transcript": 8,
    "extract": 5,  # 3.5 to 3.7
    "score": 8,
    "decay --dry-run": 8,
    "list": 8,
    "export": 8,
    "add --dry-run Likes-tea": 6,  # 4.3
}
LARGE = 8.5  # of an addition to 10,000 memories: 6 to 7 on a quiet machine


@pytest.mark.parametrize("words", [words for words in COSTS if words.split()[0] in COMMANDS])
def test_a_command_costs_at_most(words: str, place: Program, tmp_path: Path) -> None:
    source = tmp_path / "stdin"
    source.write_text(USES[words.split()[0]][2])
    command = [str(place.path), *words.split()]
    environment = place.environment()
    assert place("search", "garden").status == 0  # the first question makes the index
    cost = cost_of(command, environment, place.cwd, source, most=COSTS[words])
    print(f"{words}: {cost:.2f}")
    assert cost <= COSTS[words]


def cost_of(command: list[str], environment: dict[str, str], cwd: Path, source: Path | None, most: float) -> float:
    """The cost of a command; measured again, and longer, on a machine that is busy with something else."""
    cost = ratio(command, environment, cwd, source, rounds=7)
    return cost if cost <= most else ratio(command, environment, cwd, source, rounds=40)


def test_adding_to_a_large_tree_costs_at_most(program: Program) -> None:
    """An index finds what one statement meets among 10,000 memories."""
    assert program("init").status == 0
    write_many(program.home / ".local/share/memctl", 10_000, files=200)
    assert program("search", "garden").status == 0
    command = [str(program.path), "add", "--dry-run", "My sister plays the piano"]
    cost = cost_of(command, program.environment(), program.cwd, None, most=LARGE)
    print(f"add to 10,000: {cost:.2f}")
    assert cost <= LARGE


def test_many_rules_cost_little_more_than_one(place: Program, tmp_path: Path) -> None:
    """Extract, of a transcript in two languages that meets some fifty rules: what was compiled once is kept."""
    source = tmp_path / "stdin"
    texts = [
        line
        for language in ("en", "zh")
        for line in (ROOT / f"tests/bench/messages/kept-statements-{language}.txt").read_text("utf-8").split("\n")[:27]
        if line
    ]
    turns = [json.dumps({"v": 1, "kind": "turn", "role": "user", "text": text}) for text in texts]
    source.write_text("\n".join(turns) + "\n")
    cost = ratio([str(place.path), "extract"], place.environment(), place.cwd, source, rounds=9)
    print(f"extract, {len(texts)} statements: {cost:.2f}")
    assert cost <= 7
