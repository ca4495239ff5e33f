"""A home in which every option of every command has something to do, and what a command line leaves behind in it."""

from __future__ import annotations

import fcntl
import json
import os
import random
import re
import shlex
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import pytest

from support.inprocess import InProcess
from support.program import ROOT

DAY = "2026-08-10"
KEY = "AKIA" + "QYLPMN5HHHFPZAM2"  # the shape of a secret, and nobody's

_RECORD = '{"v":1,"kind":"candidate","text":"%s"}'
TREE = {
    "_core/preferences.md": "# Preferences\n\n- Uses pnpm, not npm (created:: 2026-07-01) ^mpnpm\n",
    "topics/tools.md": (
        "# Tools\n\n"
        "- [lesson] Docker needs sudo #old (created:: 2026-01-02) (importance:: 0.9) ^mdock\n"
        "- [decision] We write docker tests first (created:: 2026-07-10) ^mtest\n"
        "- Docker has a pinned page (pin:: true) (created:: 2026-07-10) ^mpin1\n"
        "- Docker runs on Anna's laptop (created:: 2020-01-01) (importance:: 0.2) ^mfade\n"
        "- The assistant likes docker (channel:: assistant) (status:: pending) (created:: 2026-07-01) ^mtea1\n"
        "- Docker trial of the gym (created:: 2026-01-01) (until:: 2026-02-01) ^mgym1\n"
    ),
    "topics/people.md": "# People\n\n- Anna is the sister of Tom (created:: 2026-07-01) ^mann1\n"
    "- Tom repairs accordions (created:: 2026-07-02) ^mtom1\n"
    "- The trombone stands in the cellar (created:: 2026-07-02) ^mtrom\n\n"
    "## Relations\n\n- contradicts [[topics/tools#^mdock]] (from:: mtrom) (strength:: 0.5)\n",
    "episodes/2026-01.md": "# January\n\n- Talked about docker (created:: 2025-01-02) (importance:: 0.2) ^mepi1\n",
    "agents/ada/topics/chess.md": "# Chess\n\n- Ada plays docker chess (created:: 2026-07-01) ^mches\n",
    "archive/topics/old.md": "# Old\n\n- Lived with docker in Ulm (created:: 2020-01-01) (until:: 2026-05-01) ^mberl\n",
}
WORK = {
    "notes.txt": "I prefer window seats.\n",
    "key.txt": f"the key is {KEY}\n",
    "empty.txt": "",
    "twins.md": "# Food\n\n- User is allergic to nuts\n- I'm allergic to nuts\n",
    "walks.md": "# Walks\n\n- Walks the dog at 7 in the park (created:: 2026-07-01)\n"
    "- Walks the dog at 7 in the park with Rex along the river (created:: 2026-07-01)\n",
    "rewrite": """echo '{"notes": ["Walks the dog at 7 in the park with Rex along the river"]}'\n""",
    "reply.txt": "Docker needs sudo here.\n",
    "told.ndjson": '{"v":1,"kind":"turn","role":"user","text":"How?"}\n'
    '{"v":1,"kind":"turn","role":"assistant","text":"Docker needs sudo here."}\n',
    "broken.ndjson": "{broken\n" + _RECORD % "Plays the viola" + "\n",
    "mixed.txt": _RECORD % "Plays the viola" + "\nPaints in oil\n",
    "one.ndjson": _RECORD % "Plays the viola" + "\n",
    "scored.ndjson": '{"v":1,"kind":"candidate","text":"Plays the viola","channel":"user","score":0.7}\n',
    "memory.ndjson": '{"v":1,"kind":"memory","id":"mnew1","text":"Plays the viola","channel":"assistant"}\n',
    "two.txt": "Plays the viola\nPaints in oil\n",
    "turns.ndjson": "".join(
        f'{{"v":1,"kind":"turn","role":"user","text":"I prefer {what} in the morning, always."}}\n'
        for what in ("tea", "rye")
    ).replace("}\n", "}\n{broken\n", 1),
    "answer.txt": "[ADD] The user lives in Kyoto\n",
    "wrong.md": "# A\n\n- One (until:: soon)   \n- Two ^mdup1\n- Three ^mdup1\n",
    "block.md": "Mine: {{user}}\n",
    "chat.json": json.dumps(
        {
            "messages": [
                {"role": "user", "content": "I moved from Berlin to Kyoto yesterday. How do I register my address?"},
                {
                    "role": "assistant",
                    "content": "At the ward office. I prefer tea, and I think you like trains a lot.",
                },
                {"role": "user", "content": "We decided to use Postgres, because we need JSON columns."},
                {"role": "user", "content": "我习惯用 vitest 写单元测试。"},
            ]
        }
    ),
    "questions.jsonl": '{"id": "1", "query": "docker sudo", "relevant": ["mdock"]}\n'
    '{"id": "2", "query": "accordion repair", "relevant": ["mtom1"]}\n',
    "other.toml": "[inject]\nbudget = 777\n",
    "stop.json": '{"session_id": "s", "hook_event_name": "Stop", "transcript_path": "HOME/project/session.jsonl"}',
    "base.md": "# A\n\n- One ^mone1\n",
    "ours.md": "# A\n\n- One ^mone1\n- Two ^mtwo2\n",
    "theirs.md": "# A\n\n- One ^mone1\n- Three ^mthr3\n",
}
# commands that stand for a model, a tokenizer and an editor
SCRIPTS = {
    "model": """cat > /dev/null; echo '[ADD] The user lives in Kyoto'""",
    "slow": """cat > /dev/null; sleep 0.4; echo '[ADD] The user lives in Kyoto'""",
    "hear": "cat >> heard.txt; echo '[SKIP]'",
    "mirror": "wc -c | sed 's/^/The user moved to Kyoto /'",
    "count": "wc -c",
    "browse": "touch ../.local/state/browsed",
    # the tree in git, and a remote that deletes 40 of its memories
    "thin-out": """cd "$HOME/.local/share/memctl" && i=0
git() { command git -c user.name=x -c user.email=x@x "$@"; }
while [ $i -lt 40 ]; do i=$((i + 1)); echo "- Shelf $i holds box $((i * 7))"; done > topics/shelves.md
git init -q -b main && git add -A && git commit -qm all && git remote add origin "$HOME/m.git"
git push -q origin main
git clone -q -b main "$HOME/m.git" "$HOME/other" && cd "$HOME/other" && git rm -q topics/shelves.md
git commit -qm less && git push -q origin main""",
    # the clone of a team
    "share": """mkdir -p "$HOME/crew/.memory" && cd "$HOME/crew" && echo '# Crew' > .memory/crew.md
git init -q -b main
git config user.name x && git config user.email x@x && git add -A && git commit -qm first""",
    "judge": """cat > /dev/null; echo '{"decision": "replace"}'""",
}


TOLD = ("used", "shown", "days", "off", "trusted")  # of the state directory: what a command line is to leave there


_TAKEN = re.compile(r"\d+(?:\.\d+)? ms\b")  # no two runs take the same time: that is no change


class Seen(NamedTuple):
    """What a command line printed and left behind: `files` by their paths below the home."""

    status: int
    out: str
    err: str
    flushes: int
    files: dict[str, bytes]

    def changed(self, other: Seen, part: str) -> bool:
        """Whether anything below `part` of the home is not as it was there."""

        def of(seen: Seen) -> dict[str, bytes]:
            return {path: data for path, data in seen.files.items() if path.startswith(part)}

        return of(self) != of(other)


class Scene:
    """A home at one place, made once, and put back as it was made before each command line."""

    def __init__(self, directory: Path) -> None:
        self.home = directory / "home"
        self.work = self.home / "project"
        self.tree = self.home / ".local/share/memctl"
        self.kept = directory / "kept"
        self.memctl = InProcess()
        self.known: dict[str, Seen] = {}
        self._make()

    @property
    def environment(self) -> dict[str, str]:
        return {"HOME": str(self.home), "MEMCTL_NOW": DAY, "EDITOR": "true", "TMPDIR": str(self.home.parent)}

    def _make(self) -> None:
        with self._entered():
            for name, text in WORK.items():
                (self.work / name).write_text(text.replace("HOME/", f"{self.home}/"), encoding="utf-8")
            shutil.copy(ROOT / "memctl/demo/session.jsonl", self.work / "session.jsonl")
            with closing(sqlite3.connect(self.work / "notes.db")) as notes:
                notes.executescript(
                    "CREATE TABLE notes (body, at); INSERT INTO notes VALUES ('Plays go', '2026-01-02')"
                )
            for name, script in SCRIPTS.items():
                (self.work / name).write_text(f"#!/bin/sh\n{script}\n")
                (self.work / name).chmod(0o755)
            subprocess.run(["git", "init", "-q", "--bare", "--template=", self.home / "m.git"], check=True)
            self._do("init")
            for path, text in TREE.items():
                (self.tree / path).parent.mkdir(parents=True, exist_ok=True)
                (self.tree / path).write_text(text, encoding="utf-8")
            self._do("init --project")
            self._do("add 'The docker build runs on make' --topic build --scope project")
            self._do("add 'Docker showed four errors' --once")
            self._do("add 'Rides a green bicycle' --topic life --op bicycle")
            for name, line in {"candidates.jsonl": "extract chat.json", "export.jsonl": "export --all"}.items():
                (self.work / name).write_text(self._do(line), encoding="utf-8")
            sessions = self.home / ".claude/projects/a"
            sessions.mkdir(parents=True)
            shutil.copy(self.work / "session.jsonl", sessions / "s.jsonl")
        self.before = self.files()
        shutil.copytree(self.home, self.kept, symlinks=True)

    def _put_back(self) -> None:
        """Make the home what it was. A file that was written to has another time: all others stay as they are."""
        for folder, folders, files in os.walk(self.home, topdown=False):
            kept = self.kept / os.path.relpath(folder, self.home)
            for name in (*folders, *files):
                path, was = os.path.join(folder, name), kept / name
                if not os.path.lexists(was):
                    os.rmdir(path) if os.path.isdir(path) and not os.path.islink(path) else os.unlink(path)
                elif not was.is_dir() and _trace(path) != _trace(was):
                    os.unlink(path)
                    shutil.copy2(was, path, follow_symlinks=False)
        for folder, folders, files in os.walk(self.kept):
            here = self.home / os.path.relpath(folder, self.kept)
            for name in folders:
                (here / name).mkdir(exist_ok=True)
                shutil.copystat(os.path.join(folder, name), here / name)
            for name in files:
                if not os.path.lexists(here / name):
                    shutil.copy2(os.path.join(folder, name), here / name, follow_symlinks=False)

    def _do(self, line: str) -> str:
        done = self.memctl(*shlex.split(line))
        assert done.status == 0, (line, done)
        return done.out

    def _entered(self, **more: str) -> _Entered:
        return _Entered({**self.environment, **more}, self.work)

    def play(self, line: str, **environment: str) -> Seen:
        """What comes of a line such as `extract < chat.json && list`: every command of it, one after the other. `$ ` at
        the beginning of one has sh run it, `LOCKED ` runs it while somebody else writes to the user's tree,
        `TERMINAL ` as if somebody sat at it."""
        name = f"{line} {sorted(environment.items())}"
        if name not in self.known:
            self._put_back()
            with self._entered(**environment):
                self.known[name] = self._played(line.replace("{home}", str(self.home)))
        return self.known[name]

    def _played(self, line: str) -> Seen:
        status, out, err, flushes = 0, "", "", 0
        for step in line.split(" && "):
            if step.startswith("$ "):
                subprocess.run(["sh", "-c", step[2:]], check=True)
                continue
            command, _, source = step.removeprefix("LOCKED ").removeprefix("TERMINAL ").partition(" < ")
            stdin = (self.work / source).read_bytes() if source else b""
            words = shlex.split(command)
            with open(self.tree / ".memctl/lock", "ab") as lock, pytest.MonkeyPatch.context() as patch:
                if step.startswith("LOCKED "):
                    fcntl.flock(lock, fcntl.LOCK_EX)
                while "=" in words[0]:
                    patch.setenv(*words.pop(0).split("=", 1))
                if step.startswith("TERMINAL "):
                    patch.setattr("memctl.edge.stream.stdin_is_piped", lambda: False)
                    patch.setattr("memctl.edge.stream.stdin_is_terminal", lambda: True)
                # what goes on in the background would write to the next home: it is noted and not started
                patch.setattr("memctl.edge.programs.background.run_in_background", self._started)
                done = self.memctl(*words, stdin=stdin)
            status, out, err, flushes = done.status, out + done.out, err + done.err, flushes + done.flushes
        return Seen(status, _TAKEN.sub("? ms", out), _TAKEN.sub("? ms", err), flushes, self.files())

    def _started(self, words: list[str], errors: int, file: str = "") -> None:
        with open(self.home / "started", "a", encoding="utf-8") as file:
            file.write(f"{shlex.join(words)}\n")

    def files(self) -> dict[str, bytes]:
        """The files below the home. Cache and state files hold real times and places, so most of them count only by
        being there."""
        found: dict[str, bytes] = {}
        for path in sorted(self.home.rglob("*")):
            name = str(path.relative_to(self.home))
            hidden = name.startswith((".cache", ".local/state")) and path.name not in TOLD
            if path.is_file() and path.name != "lock" and (not name.startswith(".cache") or "/trees/" in name):
                found[name] = b"" if hidden else path.read_bytes()
        return found


def _trace(path: str | Path) -> tuple[int, int, int]:
    there = os.lstat(path)
    return there.st_mode, there.st_size, there.st_mtime_ns


class _Entered:
    """A home, a working directory, and ids that come in the same order each time."""

    def __init__(self, environment: dict[str, str], work: Path) -> None:
        self.environment = environment
        self.work = work

    def __enter__(self) -> None:
        self.patch = pytest.MonkeyPatch()
        for name, value in self.environment.items():
            self.patch.setenv(name, value)
        self.work.mkdir(parents=True, exist_ok=True)
        self.patch.chdir(self.work)
        self.patch.setattr(os, "urandom", random.Random(7).randbytes)
        self.patch.setattr(os, "fsync", os.fstat)

    def __exit__(self, *_: object) -> None:
        self.patch.undo()
