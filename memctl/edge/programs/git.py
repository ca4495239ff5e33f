"""Run git without the environment variables and file monitors of a repository or hook that memctl may run in."""

from __future__ import annotations

import os
import subprocess

from memctl.model.errors import NotFound, Unavailable, WriteError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memctl.model.lint import Sides

_WHO = tuple(f"GIT_{who}_{what}" for who in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL"))
_OFF = ("-c", "core.hooksPath=/dev/null", "-c", "core.fsmonitor=false")


def run(directory: str, *words: str, check: bool = True, data: bytes = b"", index: str = "", wait: float = 0) -> str:
    """Return the output of git, run in a directory with `data` on stdin. `index` is another file for git's index.
    Unavailable if there is no git, if it takes longer than `wait` seconds, or, with `check`, if it fails."""
    said = _output(directory, *words, check=check, data=data, index=index, wait=wait)
    return said.decode("utf-8", "surrogateescape").rstrip("\n")


def _output(
    directory: str, *words: str, check: bool = True, data: bytes = b"", index: str = "", wait: float = 0
) -> bytes:
    environment = {**_scrubbed(), "GIT_INDEX_FILE": index} if index else _scrubbed()
    try:
        done = subprocess.run(
            ["git", "-C", directory, *_OFF, *words],
            capture_output=True, env=environment, input=data, timeout=wait or None, check=False,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        raise Unavailable(f"git {words[0]}: took longer than {wait:g} seconds") from None
    except OSError as error:
        raise Unavailable(f"git: {error.strerror}: is it installed?") from None
    if check and done.returncode:
        said = complaint(done.stderr.decode("utf-8", "replace"))
        name = next(word for word in words if word not in ("-c", "--literal-pathspecs") and "=" not in word)
        raise Unavailable(f"git {name}: {said or f'ended with status {done.returncode}'}")
    return b"" if done.returncode else done.stdout


def complaint(said: str) -> str:
    """Return the line in which git says what is wrong: advice may follow it."""
    lines = [line.strip() for line in said.split("\n") if line.strip()]
    return next((line for line in lines if line.startswith(("fatal:", "error:"))), lines[-1] if lines else "")


def _scrubbed() -> dict[str, str]:
    """Return the environment without git's variables. Git must not fetch missing objects, because the repository's own
    configuration names the command for that."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("GIT_") or name in _WHO}
    return {**kept, "GIT_ALLOW_PROTOCOL": "none", "GIT_NO_LAZY_FETCH": "1"}


def blob(directory: str, name: str) -> bytes | None:
    """Return the content of a file in a commit, named as `commit:path`; None if there is none."""
    try:
        return _output(directory, "cat-file", "blob", name)
    except Unavailable:
        return None


def batch(directory: str, names: list[str]) -> bytes:
    """Return what `git cat-file --batch` says of these objects, whose names have no line end."""
    data = "".join(f"{name}\n" for name in names).encode("utf-8", "surrogateescape")
    return _output(directory, "cat-file", "--batch", data=data, check=False)


def top_level(directory: str) -> str:
    """Return the repository of a directory; empty for none."""
    return run(directory, "rev-parse", "--show-toplevel", check=False)


def unmerged(root: str) -> dict[str, Sides]:
    """Return the files below `root` that git could not merge: path → (base, ours, theirs), each None if that side has
    no such file."""
    found: dict[str, list[bytes | None]] = {}
    unknown = set[str]()
    for line in run(root, "ls-files", "--unmerged", "-z", check=False).split("\0"):  # mode hash stage TAB path
        entry, _, path = line.partition("\t")
        if not path:
            continue
        _, name, stage = entry.split(" ")
        sides = found.setdefault(path, [None, None, None])
        try:
            sides[int(stage) - 1] = _output(root, "cat-file", "blob", name)
        except Unavailable:  # a partial clone: a merge can do without the base, but not without a side
            unknown.update({path} if stage != "1" else ())
    return {path: (base, ours, theirs) for path, (base, ours, theirs) in found.items() if path not in unknown}


def merge_lines(old: str, ours: str, theirs: str) -> None:
    """Merge by lines into the file `ours`, with markers around lines that both sides changed; around both files as a
    whole if git cannot read them as lines. The markers name `ours`: the merge driver looks for it."""
    words = ["git", "merge-file", "-p", "--diff3", "-q", "--", ours, old, theirs]
    done = subprocess.run(words, env=_scrubbed(), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE)
    if done.returncode < 128:  # the number of conflicts; a higher status is an error of git
        write_result(ours, done.stdout)
        return
    sides = [data + b"\n" * (not data.endswith(b"\n")) for data in map(read_version, (ours, theirs))]
    marks = (f"<<<<<<< {ours}\n".encode(), b"=======\n", f">>>>>>> {theirs}\n".encode())
    write_result(ours, marks[0] + sides[0] + marks[1] + sides[1] + marks[2])


def read_version(path: str) -> bytes:
    """Return one of the files that git hands to a merge driver."""
    try:
        with open(path, "rb") as file:
            return file.read()
    except OSError as error:
        raise NotFound(f"{path}: {error.strerror}") from None


def write_result(path: str, data: bytes) -> None:
    """Write the merged file for git, whole or not at all. It is a copy that git made, not a file of a tree. If the path
    is not a regular file (/dev/null), write nothing: it must never be replaced."""
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
