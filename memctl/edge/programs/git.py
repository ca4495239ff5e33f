"""git, asked as from outside of any repository or hook that memctl may run in: without its variables and monitors."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys

from memctl.model.errors import NotFound, Unavailable, WriteError

_OFF = ("-c", "core.hooksPath=/dev/null", "-c", "core.fsmonitor=false")


def run(directory: str, *words: str, check: bool = True) -> str:
    """What git prints, run in a directory. Unavailable where there is no git, or, with `check`, where it fails."""
    try:
        done = subprocess.run(
            ["git", "-C", directory, *_OFF, *words], capture_output=True, env=_scrubbed(), stdin=subprocess.DEVNULL
        )
    except OSError as error:
        raise Unavailable(f"git: {error.strerror}: is it installed?") from None
    if check and done.returncode:
        said = done.stderr.decode("utf-8", "replace").strip().split("\n")[-1]
        raise Unavailable(f"git {words[0]}: {said or f'ended with status {done.returncode}'}")
    return done.stdout.decode("utf-8", "surrogateescape").rstrip("\n") if not done.returncode else ""


def _scrubbed() -> dict[str, str]:
    """Without what git was told of other repositories; what a repository lacks is not fetched, by a command that its
    own configuration names."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
    return {**kept, "GIT_ALLOW_PROTOCOL": "none", "GIT_NO_LAZY_FETCH": "1"}


def top_level(directory: str) -> str:
    """The repository that a directory lies in; empty for none."""
    return run(directory, "rev-parse", "--show-toplevel", check=False)


def ancestors(root: str) -> dict[str, bytes]:
    """What both sides came from, of each file below `root` that git could not merge: path in it → bytes."""
    if not _is_in_repository(root):
        return {}
    found = {}
    for line in run(root, "ls-files", "--unmerged", "-z", check=False).split("\0"):  # mode hash stage TAB path
        entry, _, path = line.partition("\t")
        if entry.endswith(" 1"):
            text = run(root, "cat-file", "blob", entry.split(" ")[1], check=False)
            found[path] = text.encode("utf-8", "surrogateescape") + b"\n"
    return found


def _is_in_repository(root: str) -> bool:
    here = os.path.realpath(root)
    while not os.path.exists(os.path.join(here, ".git")):
        if os.path.dirname(here) == here:
            return False
        here = os.path.dirname(here)
    return True


def make_repository(root: str) -> list[str]:
    """Make sure that a tree lies in a repository, and that this repository merges its files by what they say. Returns
    what was done, in words; done again it does nothing."""
    done = []
    if not top_level(root):
        run(root, "init", "-q")
        done.append("made a git repository")
    driver = f"{_program()} merge-driver %O %A %B %P"
    if run(root, "config", "--get", "merge.memctl.driver", check=False) != driver:
        run(root, "config", "merge.memctl.driver", driver)  # first: git refuses to merge by one that has but a name
        run(root, "config", "merge.memctl.name", "memories, merged one by one")
        done.append("set the merge driver of this clone")
    return done


def _program() -> str:
    """The word that starts memctl: its name where a shell finds it, else its place."""
    return "memctl" if shutil.which("memctl") else shlex.quote(os.path.abspath(sys.argv[0]))


def merge_lines(old: str, ours: str, theirs: str) -> None:
    """Merge line by line into the file `ours`, with markers where both changed the same lines."""
    words = ["git", "merge-file", "-p", "--diff3", "-q", ours, old, theirs]
    done = subprocess.run(words, env=_scrubbed(), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE)
    if done.returncode < 128:  # how many conflicts there are; more means that git could not do it
        write_result(ours, done.stdout)


def read_version(path: str) -> bytes:
    """One of the files that git hands to a merge driver."""
    try:
        with open(path, "rb") as file:
            return file.read()
    except OSError as error:
        raise NotFound(f"{path}: {error.strerror}") from None


def write_result(path: str, data: bytes) -> None:
    """What git takes as the merged file, whole or not at all: a copy that git made, no file of a tree. What is no
    regular file (/dev/null) must never be replaced by one: nothing is written to it."""
    if not os.path.isfile(path):
        raise WriteError(f"{path}: not a regular file")
    beside = f"{path}.{os.getpid()}.new"
    try:
        with open(beside, "wb") as file:
            file.write(data)
        os.replace(beside, path)
    except OSError as error:
        if os.path.exists(beside):
            os.unlink(beside)
        raise WriteError(f"{path}: {error.strerror}") from None
