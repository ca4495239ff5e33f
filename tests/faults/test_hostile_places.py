"""Whatever stands where memctl looks: in its variables, in the place of its files, in the files themselves. Every
command ends in a status that means something, with words of its own, in time; none of them writes elsewhere."""

from __future__ import annotations

import os
import random
import re
import shutil
import socket
from collections.abc import Callable, Iterable
from itertools import product
from pathlib import Path
from typing import Any, TypeVar

from support.forked import Forked

from memctl.model.tables.settings import SETTINGS

from .conftest import Count, anew

Case = TypeVar("Case")
QUICK = 40  # cases of each test in the quick form
COMMANDS = tuple(
    tuple(line.split())
    for line in (
        "search tea", "inject -q tea", "list", "add Likes-cocoa", "status", "log --patch", "decay", "lint --verify",
        "lint --fix", "lint --accept", "forget tea --yes", "restore ~0123456789", "undo", "index", "review --json",
        "init", "on", "off", "capture talk.jsonl", "config", "config set wait 3", "config prompts", "export",
        "show tea",
    )
)  # fmt: skip
VALUES = (
    b"", b"garbage", b"\xff\xfe\x80", b"x" * 5000, b"a/" * 3000, b".", b"/dev/null", b"/dev/full", b"/dev/zero",
    b"/proc/self/mem", b"/proc/none/at/all", b"\x01\x1b[31m\x07", b"nan", b"inf", b"-1", b"9" * 5000, b"1e999",
    b"[1]", b"\n", b"~nobody-of-this-name/x",
)  # fmt: skip
VARIABLES = (
    "MEMCTL_TREE", "MEMCTL_CONFIG", "MEMCTL_NOW", "MEMCTL", "MEMCTL_ACTIVE", "XDG_CONFIG_HOME", "XDG_DATA_HOME",
    "XDG_STATE_HOME", "XDG_CACHE_HOME", "HOME", "LANG", "LC_ALL", "TZ", "NO_COLOR", "COLUMNS", "EDITOR", "TERM", "PATH",
    *(setting.environment for setting in SETTINGS.values()),
)  # fmt: skip


def some(cases: Iterable[Case], name: str, long_form: bool) -> list[Case]:
    every = list(cases)
    return every if long_form else random.Random(name).sample(every, min(QUICK, len(every)))


def test_any_value_of_any_variable(place: Forked, count: Count, long_form: bool) -> None:
    for name, value, words in some(product(VARIABLES, VALUES, COMMANDS), "variables", long_form):
        if name == "HOME" and not value:
            continue  # the root of the file system, where root may write
        anew(place)
        ended = place(*words, env={name: value})
        assert not ended.fault(), (name, value[:40], words, ended)
        count("hostile: variables", runs=1)
    count("hostile: variables", faults=0)


def test_a_tree_that_cannot_be_is_no_tree(place: Forked) -> None:
    for value in (b"/", b"/etc/passwd", b"/dev/null", b"x" * 300, b"//", b"/tmp/.."):
        for words in COMMANDS[:6]:
            ended = place(*words, env={"MEMCTL_TREE": value})
            assert ended.status == 66 and b"memory tree" in ended.err, (value, words, ended)


def test_a_config_that_cannot_be_read_says_so(place: Forked) -> None:
    for value in (b".", b"/dev/zero", b"/proc/self/mem", b"/dev/full"):
        ended = place("list", env={"MEMCTL_CONFIG": value})
        assert ended.status == 65 and ended.err.startswith(b"memctl: " + value + b": cannot be read: "), ended
    assert place("list", env={"MEMCTL_CONFIG": b"/dev/null"}).status == 0


def damages(data: bytes) -> dict[str, bytes]:
    """What a file that memctl keeps may come to say."""
    return {
        "nothing": b"", "half": data[: len(data) // 2], "a byte less": data[:-1],
        "noise": random.Random(1).randbytes(300),
        "zeros": bytes(100), "other JSON": b'{"a":[1,{"b":null}]}\n[1]\n"x"\n3\nnull\n',
        "depth": b"[" * 100_000 + b"\n",
        "a long number": b"9" * 6000 + b"\n", "no UTF-8": b"\xff\xfe\xfa " + data, "twice": data + data,
        "texts are lists": re.sub(rb'"[^"]*"(?=[,}\]])', b"[5]", data),
        "values are null": re.sub(rb':("[^"]*"|\d+)', b":null", data),
        "values are objects": re.sub(rb':(?:"[^"]*"|\d+)', b':{"x":1}', data),
        "lists are words": re.sub(rb":\[[^\[\]]*\]", b':"x"', data),
        "lists of words": re.sub(rb":\[[^\[\]]*\]", b':["x",3,null]', data),
        "the last line first": b"".join(reversed(data.splitlines(True))), "a long line": data + b"x" * 1_000_000,
    }  # fmt: skip


def put(path: Path, make: Callable[[Path], Any]) -> None:
    """Put something else in the place of a file or directory."""
    if path.is_dir():
        shutil.rmtree(path)
    else:
        path.unlink()
    make(path)


def as_socket(path: Path) -> None:
    here = os.getcwd()
    os.chdir(path.parent)  # the name of a socket may not be long
    with socket.socket(socket.AF_UNIX) as made:
        made.bind(path.name)
    os.chdir(here)


# links lead to what a test made itself: whatever goes wrong, nothing of the machine is written to
ANOTHERS, ELSEWHERE = "another's", "elsewhere"
THINGS: dict[str, Callable[[Path], Any]] = {
    "pipe": os.mkfifo, "directory": Path.mkdir, "socket": as_socket, "file": Path.touch,
    "loop": lambda path: path.symlink_to(path.name), "nowhere": lambda path: path.symlink_to("/proc/none/at/all"),
    ELSEWHERE: lambda path: path.symlink_to(Path.cwd() / ELSEWHERE),
    ANOTHERS: lambda path: path.symlink_to(Path.cwd() / ANOTHERS),
}  # fmt: skip


def kept(memctl: Forked, *, folders: bool) -> list[Path]:
    paths = sorted(memctl.home.rglob("*"))
    return [path for path in paths if path.is_file() or (folders and path.is_dir())]


def test_anything_in_the_place_of_a_file(place: Forked, count: Count, long_form: bool) -> None:
    (place.cwd / ELSEWHERE).mkdir()
    another = place.cwd / ANOTHERS
    for path, thing, words in some(product(kept(place, folders=True), THINGS, COMMANDS), "things", long_form):
        anew(place)
        put(path, THINGS[thing])
        another.write_bytes(b"of\nsomebody\nelse\n")
        ended = place(*words)
        assert not ended.fault(), (path, thing, words, ended)
        assert another.read_bytes() == b"of\nsomebody\nelse\n", (path, thing, words)
        count("hostile: things in the place of files", runs=1)
    count("hostile: things in the place of files", faults=0)


def test_anything_in_a_file_that_memctl_keeps(place: Forked, count: Count, long_form: bool) -> None:
    cases = [(path, damage) for path in kept(place, folders=False) for damage in damages(path.read_bytes()).items()]
    for (path, (name, data)), words in some(product(cases, COMMANDS), "damages", long_form):
        anew(place)
        path.write_bytes(data)
        ended = place(*words)
        assert not ended.fault(), (path, name, words, ended)
        count("hostile: damaged files", runs=1)
    count("hostile: damaged files", faults=0)
