"""`memctl init`: creates a memory tree."""

from __future__ import annotations

import os

from memctl.edge import interrupts, stream
from memctl.edge.config import load, paths
from memctl.edge.config.trust import PROJECT_DIRECTORY, is_trusted
from memctl.edge.log.ledger import Ledger
from memctl.edge.store.scaffold import make_tree, prepare_for_git
from memctl.edge.store.tree import Tree
from memctl.edge.workspace import Workspace, need_no_incognito
from memctl.model.errors import OK
from memctl.model.tables import options
from memctl.model.tables.command import Argument, Call, Command, Example, Option

COMMAND = Command(
    "init",
    description="Creates a memory tree with starter files and prints its path. It leaves existing files alone, so "
    "you may run it again. Without DIR it creates the user tree. With DIR it also saves DIR in the config as the "
    "user tree, unless a user tree is there.\n\n"
    "--git makes the tree a git repository, unless it is inside one, and lets git merge its files memory by memory. "
    "For that it writes .gitattributes to the tree and sets up memctl merge-driver in this clone, so run it once in "
    "every clone. Local files such as the lock and the journal stay out of git. init commits nothing. To undo "
    "init, delete the directory.",
    arguments=(Argument("dir", "The directory of the tree.", kind="directory"),),
    options=(
        Option("project", "Create .memory/ for the project in this directory or DIR.", kind="flag"),
        Option("git", "Keep the tree in git and merge it memory by memory.", kind="flag"),
        options.DRY_RUN,
        *options.IN_ANY_PROJECT,
    ),
    examples=(
        Example("memctl init", "create the user tree in ~/.local/share/memctl"),
        Example("memctl init --project", "create a tree for this project in .memory"),
        Example('git -C "$(memctl init --git)" status --short', "keep the user tree in git"),
    ),
)

NEXT = (
    "Next:  memctl demo             see it work, in a temporary tree",
    "       memctl capture --sweep  learn from the transcripts that your clients keep",
    "       memctl install          connect your clients: they remember, and memctl learns from them",
)


def run(call: Call) -> int:
    """Create the tree and print its path."""
    need_no_incognito(call)
    project = call.flag("project")
    root = _root(call, project)
    with interrupts.Whole():
        done = _make(call, root, project)
    stream.put(root)
    if call.flag("verbose") or (stream.stdout_is_terminal() and not call.flag("quiet")):
        for words in done or ["nothing to create: the tree is complete"]:
            stream.say(words)
    if project and not call.flag("dry-run") and not is_trusted(root):
        stream.say(f"init: {root} was there already: read it, then run memctl on --project to let it into prompts")
    if not call.flag("dry-run"):
        stream.advise(NEXT, quiet=call.flag("quiet"))
    return OK


def _make(call: Call, root: str, project: bool) -> list[str]:
    """Create missing files. Returns the actions in words."""
    made = make_tree(root, project=project, dry_run=call.flag("dry-run"))
    if made and not call.flag("dry-run") and not Tree(root).memories():
        Ledger(root).start()
    if call.given("dir") and not project and not call.flag("dry-run"):
        _remember(call, root)
    done = [f"made {len(made)} files"] if made else []
    return done + (_keep_in_git(root, dry_run=call.flag("dry-run")) if call.flag("git") else [])


def _keep_in_git(root: str, *, dry_run: bool) -> list[str]:
    """Set up git. Returns the actions in words."""
    from memctl.edge.programs import git_setup  # starts processes; most trees do not need it

    changed = prepare_for_git(root, dry_run=dry_run)
    done = [] if dry_run else git_setup.make_repository(root)
    return [*done, *(f"wrote {path}" for path in changed)]


def _root(call: Call, project: bool) -> str:
    given = call.text("dir")
    if project:
        return os.path.join(os.path.abspath(given or os.getcwd()), PROJECT_DIRECTORY)
    return os.path.abspath(os.path.expanduser(given)) if given else Workspace(call, to_make=True).trees[0].root


def _remember(call: Call, root: str) -> None:
    """Make this the user tree, unless the user has one: in the config, or at the default place."""
    path, usual = call.text("config") or paths.config_file(), os.path.realpath(paths.data_directory())
    if not load.load(call.text("config")).text("tree") and root != usual and not Tree(usual).exists():
        from memctl.edge.config import edit  # writes TOML; most trees do not need it

        edit.write(path, "tree", root)
