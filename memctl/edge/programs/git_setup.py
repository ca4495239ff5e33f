"""Set up the repository of a tree, so that git merges its files by memory."""

from __future__ import annotations

import os
import shlex
import shutil
import sys

from memctl.edge.checkout import is_forged
from memctl.edge.programs import git
from memctl.model.errors import InputError, Unavailable, WriteError

_DRIVER = "merge.memctl.driver"
# If the driver fails, git takes OURS for the merged file. So this shell line merges by lines when memctl cannot run.
# Status 1 means a conflict, but also a broken Python: then memctl's markers are missing.
_MERGE = (
    " merge-driver -- %O %A %B %P || { test $? = 1 && grep -qF '<<<<<<< %A' %A || "
    "git merge-file --diff3 -q -L ours -L base -L theirs %A %O %B; exit 1; }"
)
_BESIDE = ".memctl"  # suffix of the files that memctl makes beside git's configuration
_NEW = "tmp-git-"  # prefix of the directory in which a repository is made


def make_repository(root: str) -> list[str]:
    """Ensure that a tree lies in a repository, and that this repository merges its files with memctl. Return the steps
    taken, in words; a second call does nothing. InputError if the directory claims somebody else's repository."""
    done = []
    top = git.top_level(root)
    if top and is_forged(top):
        raise InputError(
            f"{os.path.join(top, '.git')}: names a repository that does not name this directory: nothing was set up "
            "(remove the file, or set core.worktree in that repository)"
        )
    if not top:
        _make(root)
        done.append("made a git repository")
    driver = _program() + _MERGE
    if git.run(root, "config", "--get", _DRIVER, check=False) != driver:
        # the driver comes first: git refuses to merge with one that has only a name
        _configure(root, {_DRIVER: driver, "merge.memctl.name": "memories, merged one by one"})
        done.append("set the merge driver of this clone")
    return done


def wrong_driver(root: str) -> str:
    """Return the problem with the merge driver of this clone, in words; empty if there is none."""
    line = git.run(root, "config", "--get", _DRIVER, check=False)
    if not line:
        return ""
    if not line.endswith(_MERGE):
        return "an older memctl set the merge driver, and without memctl git would drop one side"
    program = shlex.split(line.removesuffix(_MERGE).replace("%%", "%"))[0]
    return "" if os.access(program, os.X_OK) else f"the merge driver runs {program}, which does not exist"


def _program() -> str:
    """Return the command line of this memctl, with its full path: git may run without it on PATH."""
    own = os.path.abspath(sys.argv[0])
    if os.path.basename(own) != "memctl" or not os.access(own, os.X_OK):
        own = os.path.abspath(shutil.which("memctl") or "")
    if os.path.isfile(own):
        return shlex.quote(own).replace("%", "%%")
    return f"{shlex.quote(sys.executable)} -Im memctl".replace("%", "%%")


def _make(root: str) -> None:
    """Make a repository elsewhere and move it here, because a killed git leaves a lock file behind."""
    directory = os.path.join(root, ".memctl")
    for name in os.listdir(directory):
        if name.startswith(_NEW) and not _is_running(name.removeprefix(_NEW)):
            shutil.rmtree(os.path.join(directory, name), ignore_errors=True)
    new = os.path.join(directory, f"{_NEW}{os.getpid()}")
    try:
        git.run(root, "init", "-q", new)
        os.rename(os.path.join(new, ".git"), os.path.join(root, ".git"))
    except OSError:
        git.run(root, "init", "-q")  # something of that name exists: leave it to git
    finally:
        shutil.rmtree(new, ignore_errors=True)


def _is_running(number: str) -> bool:
    """Whether another process has this id."""
    if number == str(os.getpid()):
        return False
    try:
        os.kill(int(number), 0)
    except (ValueError, ProcessLookupError):
        return False
    except OSError:
        pass
    return True


def _configure(root: str, values: dict[str, str]) -> None:
    """Set values in the configuration of a repository in one step. A killed git would leave a lock file and then refuse
    to work."""
    path = os.path.realpath(os.path.join(root, git.run(root, "rev-parse", "--git-path", "config")))
    if os.path.lexists(f"{path}.lock"):
        raise Unavailable(f"{path}.lock: another git command holds it; if none is running, remove it")
    new = f"{path}.{os.getpid()}{_BESIDE}"
    try:
        _remove_left(path)
        shutil.copy2(path, new)
        for name, value in values.items():
            git.run(root, "config", "--file", new, name, value)
        os.replace(new, path)
    except OSError as error:
        raise WriteError(f"{path}: cannot be written: {error.strerror}") from None
    finally:
        if os.path.exists(new):
            os.unlink(new)


def _remove_left(path: str) -> None:
    """Remove the leftovers of an interrupted call beside the configuration."""
    directory, start = os.path.split(f"{path}.")
    for name in os.listdir(directory):
        number, ending, _ = name.removeprefix(start).partition(_BESIDE)
        if name.startswith(start) and ending and not _is_running(number):
            os.unlink(os.path.join(directory, name))
