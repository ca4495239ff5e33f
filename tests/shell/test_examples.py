"""Every example of a command, and every recipe of the README and the manual, runs on the tree of `memctl demo`."""

from __future__ import annotations

import json
import re
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
import yaml
from support.program import ROOT, Program
from support.session import DAY
from support.table import COMMANDS

from memctl.interface.manual import PROSE

EXAMPLES = [(name, example.shell) for name, command in COMMANDS.items() for example in command.examples]
MAY_BE_ONE = ("--check",)  # 1 says that something was found, and is no failure

# what recipes call that is no part of memctl: each reads its stdin, where it has one, and answers something
STUBS = {
    "llm": 'if [ "$1" = logs ]; then cat "$LOGS"; else cat; echo "[]"; fi',
    "codex": "cat > /dev/null; echo answer",
    "claude": "true",
    "gemini": "true",
    "ollama": 'cat > /dev/null; echo "[]"',
    "edit": "true",
}


TOOLS = """\
- [preference] Uses pnpm as package manager ^m6f3k
- Docker builds need a proxy #old ^m7f3k
- [lesson] Docker needs sudo ^m8f3k
- [decision] We write 测试 first ^m9f3k
"""


@pytest.fixture(scope="module")
def demo(tmp_path_factory: pytest.TempPathFactory, program_path: Path) -> Path:
    """A home with the demo's tree in the usual place, a memory that the examples name, and one in the archive."""
    home = tmp_path_factory.mktemp("demo") / "home"
    (home / "project").mkdir(parents=True)
    program = Program(program_path, home, home / "project")
    shutil.copy(ROOT / "memctl/demo/session.jsonl", home / "project/session.jsonl")
    env = {"MEMCTL_NOW": DAY}
    line = "memctl init && memctl extract session.jsonl | memctl score | memctl add -"
    assert program.shell(line, env=env).status == 0
    tree = home / ".local/share/memctl"
    (tree / "topics").mkdir(exist_ok=True)
    (tree / "topics/tools.md").write_text(TOOLS)
    assert program.shell("memctl add 'Lived in Ulm' | cut -f2 | xargs memctl forget", env=env).status == 0
    return home


@pytest.fixture
def place(demo: Path, tmp_path: Path, program_path: Path) -> Program:
    """A copy of that home, with the files that the recipes name."""
    home = tmp_path / "home"
    shutil.copytree(demo, home, symlinks=True)
    session = home / "project/session.jsonl"
    for copy in (".claude/projects/a/s.jsonl", ".codex/sessions/2026/08/01/s.jsonl"):
        (home / copy).parent.mkdir(parents=True)
        shutil.copy(session, home / copy)
    (home / "Vault").mkdir()
    (home / "Vault/garden.md").write_text("# Garden\n- The quince needs pruning in February\n")
    (home / "project/notes.txt").write_text("I prefer window seats.\n")
    slug = re.sub("[^A-Za-z0-9]", "-", str(home / "project"))
    others = {
        f".claude/projects/{slug}/memory/MEMORY.md": "- CI runs on Buildkite\n",
        "basic-memory/tea.md": "---\npermalink: tea\n---\n# Tea\n\n- [method] Steep for three minutes\n",
        "project/CLAUDE.md": "- Lint before pushing\n",
        "project/memory.jsonl": '{"type":"entity","name":"Jo","entityType":"person","observations":["Rows"]}\n',
        "project/mem0.json": '{"results":[{"id":"1","memory":"Bakes rye bread"}]}\n',
    }
    for name, text in others.items():
        (home / name).parent.mkdir(parents=True, exist_ok=True)
        (home / name).write_text(text)
    with closing(sqlite3.connect(home / "project/app.db")) as notes:
        notes.executescript("CREATE TABLE notes (body, created_at, labels); INSERT INTO notes VALUES ('Ran', 1, '')")
    return Program(program_path, home, home / "project")


@pytest.fixture
def stubs(tmp_path: Path) -> Path:
    directory = tmp_path / "stubs"
    directory.mkdir()
    for name, script in STUBS.items():
        (directory / name).write_text(f"#!/bin/sh\n{script}\n")
        (directory / name).chmod(0o755)
    return directory


@pytest.mark.parametrize(("name", "shell"), EXAMPLES, ids=[shell for _, shell in EXAMPLES])
def test_example(name: str, shell: str, place: Program, tmp_path: Path) -> None:
    if name == "index":  # is there once something has been looked for
        assert place("search", "docker").status == 0
    if name == "agent":  # is known once it was met
        assert place("agent", "ada", "--met").status == 0
    if name == "promote":  # to a team that is there
        git = "git config --global user.name you && git config --global user.email you@x && git init -q --bare ~/t.git"
        team = "git clone -q ~/t.git ~/team && memctl config scopes backend=~/team"
        assert place.shell(f"{git} && {team}").status == 0
    result = place.shell(shell, env={"MEMCTL_NOW": DAY, "TMPDIR": str(tmp_path)})
    assert result.status in ((0, 1) if any(word in shell for word in MAY_BE_ONE) else (0,)), result
    assert result.err == ""


README = (ROOT / "README.md").read_text(encoding="utf-8")
MANUAL = (PROSE / "memctl-recipes.7.md").read_text(encoding="utf-8")


def blocks(language: str, *texts: str) -> list[str]:
    """The fenced blocks of a language, each once."""
    found = [block for text in texts for block in re.findall(rf"^```{language}\n(.*?)^```$", text, re.M | re.S)]
    return list(dict.fromkeys(found))


RECIPES = [block for block in blocks("sh", README, MANUAL) if "pip install" not in block]


@pytest.mark.parametrize("block", RECIPES)
def test_recipe(block: str, place: Program, stubs: Path) -> None:
    script = re.sub(r"^\S+ \S+ \* \* \*  ", "", block, flags=re.M)  # a line of a crontab: only its command
    env = {
        "MEMCTL_NOW": DAY,
        "LOGS": str(ROOT / "tests/fixtures/transcripts/llm.json"),
        "EDITOR": "edit",
        "prompt": "which package manager?",
        "PATH": f"{stubs}:{place.environment()['PATH']}",
        "GIT_AUTHOR_NAME": "you", "GIT_AUTHOR_EMAIL": "you@example.org",
        "GIT_COMMITTER_NAME": "you", "GIT_COMMITTER_EMAIL": "you@example.org",
    }  # fmt: skip
    result = place.shell("set -e\n" + script, env=env)
    assert result.status == 0, result
    assert "memctl:" not in result.err


def test_the_hooks(place: Program) -> None:
    assert place("install", "claude-code").status == 0
    settings = json.loads((place.home / ".claude/settings.json").read_bytes())
    commands = {event: groups[0]["hooks"][0]["command"] for event, groups in settings["hooks"].items()}
    given = json.dumps(
        {
            "session_id": "s",
            "transcript_path": str(place.cwd / "session.jsonl"),
            "prompt": "is docker to be run by sudo?",
        }
    )
    done = {event: place.shell(command, stdin=given.encode()) for event, command in commands.items()}
    assert all(each.status == 0 and not each.err for each in done.values())
    assert "Maya Lindqvist" in done["SessionStart"].out and "sudo" not in done["SessionStart"].out
    assert "Docker needs sudo" in done["UserPromptSubmit"].out and "Maya" not in done["UserPromptSubmit"].out
    assert (done["Stop"].out, done["SessionEnd"].out) == ("", "")


@pytest.mark.parametrize("page", [README, MANUAL], ids=["README", "memctl-recipes"])
def test_the_hooks_of_pre_commit(place: Program, page: str) -> None:
    (block,) = blocks("yaml", page)
    (repository,) = yaml.safe_load(block)["repos"]
    assert place("init", "--project").status == 0
    assert place("add", "Builds with make", "--scope", "project", "--topic", "build").status == 0
    file = ".memory/topics/build.md"
    for hook in repository["hooks"]:
        assert re.search(hook.get("files", ""), file)
        assert place.shell(f"{hook['entry']} {file}").status == 0
    (place.cwd / file).write_text("- One (until:: soon) password: hunter2hunter2\n")
    assert {place.shell(f"{hook['entry']} {file}").status for hook in repository["hooks"]} == {1}


def test_the_readme_links_to_files_that_exist() -> None:
    links = [link for link in re.findall(r"\]\(([^)#]+)\)", README) if "://" not in link]
    assert links
    assert [link for link in links if not (ROOT / link).is_file()] == []


def test_the_readme_is_short() -> None:
    prose = re.sub(r"\]\([^)]*\)", "]", re.sub(r"^```.*?^```$", "", README, flags=re.M | re.S))
    assert len([word for word in prose.split() if re.search(r"\w", word)]) <= 1200


def test_the_ci_runs_what_the_readme_says() -> None:
    command = next(line for line in README.split("\n") if ".venv/bin/pytest" in line)
    assert command in (ROOT / ".ci/run").read_text().split("\n")


def test_llm_logs_is_asked_for_all_of_them() -> None:
    """Without -n 0 it prints its last three prompts alone."""
    shipped = [
        ROOT / "README.md",
        *(path for room in ("memctl", "man", "completions") for path in (ROOT / room).rglob("*")),
    ]
    texts = {path: path.read_text(encoding="utf-8") for path in shipped if path.is_file() and path.suffix != ".pyc"}
    assert [str(path) for path, text in texts.items() if re.search(r"llm logs(?! \\?-n 0) \\?-", text)] == []
    assert sum("llm logs" in text for text in texts.values()) > 3


def test_every_command_has_examples() -> None:
    assert [name for name, command in COMMANDS.items() if not command.examples] == []


def test_the_readme_shows_a_session() -> None:
    assert re.search(r"^```console\n\$ ", README, re.M)
