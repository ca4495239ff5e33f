"""`memctl sync`: exchanges the user's tree with the other machines, through git."""

from __future__ import annotations

from memctl.edge import stream
from memctl.edge.programs import git, git_setup, git_sync
from memctl.edge.programs.run import ask_self
from memctl.edge.store import files
from memctl.edge.store.scaffold import prepare_for_git
from memctl.edge.teams.trees import teams_of
from memctl.edge.workspace import Workspace
from memctl.model.change import TOMBSTONES
from memctl.model.conflicts import first_conflict
from memctl.model.errors import OK, InputError, MemctlError, Unavailable, UsageError
from memctl.model.markdown.parse import decode
from memctl.model.paths import STATE
from memctl.model.tables import options
from memctl.model.tables.command import Call, Command, Example, Option

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memctl.edge.programs.git_sync import Alone, Remote
    from memctl.edge.store.tree import Tree
    from memctl.edge.teams.trees import Team

COMMAND = Command(
    "sync",
    description="Commits your tree, fetches what your other machines sent, merges it memory by memory, mends what git "
    "could not merge, and sends the result. It prints what came and what went, separated by tabs. It never forces a "
    "push, and it refuses a merge that deletes many memories until you give --yes.\n\n"
    "Begin with memctl sync --init URL on each machine, with the same empty private repository. A machine that "
    "already has memories keeps them. Without a network, sync commits and says so; the next sync sends the rest. Your "
    "hooks of git cannot stop a commit of sync. If pre-push or the remote refuses, sync ends with 69 and the reason; "
    "all is committed, and the next sync sends it. It asks no question, so it may run from cron. It also takes what "
    "the teams of the setting scopes have merged, and sends them nothing. The tree of a project goes with the project.",
    options=(
        Option("init", "First connect the tree with this git repository.", metavar="URL"),
        Option("yes", "Accept a merge that deletes many memories.", kind="flag", short="y"),
        options.WAIT,
        *options.EVERYWHERE,
    ),
    examples=(
        Example("git init -q --bare ~/memory.git && memctl sync --init ~/memory.git", "begin on the first machine"),
        Example("git init -q --bare ~/m.git && memctl sync --init ~/m.git && memctl sync --quiet", "the line for cron"),
    ),
)

# a merge that deletes more memories than both of these asks first
_FEW, _SHARE = 20, 0.1
_ROUNDS = 5  # pushes that other machines may overtake


def run(call: Call) -> int:
    """Exchange the tree. Unavailable if the remote refuses; an unreachable one is only reported."""
    workspace = Workspace(call)
    tree = workspace.tree_to_write()
    if workspace.is_off():
        raise Unavailable("sync: memory is off: nothing was exchanged (memctl on)")
    if tree.scope != "user":
        raise UsageError("sync: the tree of a project goes with the project: commit it there")
    teams = [team for team in teams_of(workspace.settings.items("scopes")) if team.tree]
    if call.given("init") or not teams or git.top_level(tree.root):  # who has only teams in git gets only theirs
        _sync(workspace, tree)
    for team in teams:
        _take(workspace, team)
    return OK


def _sync(workspace: Workspace, tree: Tree) -> None:
    """Exchange the tree, while no other run does."""
    call = workspace.call
    if call.given("init"):
        prepare_for_git(tree.root)
        git_setup.make_repository(tree.root)
    git_sync.own_repository(tree.root)
    with git_sync.Alone(tree.root, workspace.settings.number("wait")) as run:
        remote = _remote(call, tree)
        try:
            _exchange(workspace, tree, remote, run)
        except Unavailable as error:
            if call.given("init") or not _is_offline(str(error)):
                raise
            _tell(call, "waiting", _commits(remote.unsent()), str(error).removeprefix("sync: "))


def _take(workspace: Workspace, team: Team) -> None:
    """Take what a team has merged, and say so. A problem of its clone stops nothing else."""
    try:
        count = git_sync.take(team.tree.root, workspace.settings.number("wait")) if team.tree else 0
    except MemctlError as error:
        stream.say(f"sync: team {team.name}: {str(error).removeprefix('sync: ')}")
        return
    if count:
        _tell(workspace.call, "received", _commits(count), f"of the team {team.name}")


def _remote(call: Call, tree: Tree) -> Remote:
    if call.given("init"):
        git_sync.connect(tree.root, call.text("init"))
    remote = git_sync.remote_of(tree.root)
    if remote is None:
        raise UsageError("sync: the tree has no remote: run memctl sync --init URL")
    return remote


def _is_offline(said: str) -> bool:
    signs = ("resolve", "unreachable", "timed out", "did not answer", "connect", "does not appear to be a git repo",
             "Could not read from remote", "unable to access")  # fmt: skip
    return not git_sync.is_refusal(said) and any(sign in said for sign in signs)


def _exchange(workspace: Workspace, tree: Tree, remote: Remote, run: Alone) -> None:
    """Commit, fetch, merge, mend and push, again if another machine was faster."""
    call, said = workspace.call, ""
    if run.has_died or git_sync.needs_mending(tree.root):
        _mend(workspace, tree, clean=False)  # an earlier run died there, or git merged by hand
    with workspace.writer(tree):
        git_sync.commit(tree.root)
    for _ in range(_ROUNDS):
        known = remote.exists() and git.run(tree.root, "merge-base", "HEAD", remote.ref, check=False)
        if remote.fetch() and remote.count("HEAD..@"):
            _receive(workspace, tree, remote, known or "", run)
        sending = remote.unsent()
        if not sending:
            break
        said = remote.push()
        if not said:
            _tell(call, "sent", _commits(sending), f"to {remote.name}/{remote.branch}")
            break
    else:
        raise Unavailable(f"sync: {said}: run memctl sync again")
    remote.fetch()


def _receive(workspace: Workspace, tree: Tree, remote: Remote, known: str, run: Alone) -> None:
    """Merge what was fetched, and say what it changed. InputError if it would delete many memories."""
    machines, count = git_sync.machines(remote, known), remote.count("HEAD..@")
    if strange := git_sync.strange(remote):
        raise InputError(
            f"sync: {remote.name}/{remote.branch}: {strange[0]} {strange[1]}, so nothing was merged: delete it there"
        )
    with workspace.writer(tree):
        git_sync.commit(tree.root)  # what was written since
        before, start = _texts(tree), git_sync.head(tree.root)
        run.note("merging", start, remote.commit())
        clean = git_sync.merge(remote)
        own = [path for path in git.unmerged(tree.root) if path.startswith(STATE) and path != TOMBSTONES]
        for path in own:
            git_sync.keep_own(tree.root, path)  # such as settings: markers in them would stop every command
            stream.say(f"sync: {path}: both sides changed it: this machine keeps its own")
        lost = sorted(before.keys() - _texts(tree).keys()) if clean else []
        if len(lost) > max(_FEW, _SHARE * len(before)) and not workspace.call.flag("yes"):
            git_sync.take_back(tree.root, start)
            raise InputError(
                f"sync: {remote.name}/{remote.branch} deletes {len(lost)} of your {len(before)} memories, so nothing "
                "was merged: look at its history, or take it with memctl sync --yes"
            )
    _mend(workspace, tree, clean=clean)
    after = _texts(tree)
    shared = before.keys() & after.keys()
    counts = (
        (len(after.keys() - before.keys()), "new"),
        (sum(before[key] != after[key] for key in shared), "changed"),
        (len(before.keys() - after.keys()), "deleted"),
    )
    told = ", ".join(f"{number} {word}" for number, word in counts if number) or "no memory changed"
    _tell(workspace.call, "received", _commits(count), f"from {', '.join(machines) or 'others'}: {told}")


def _texts(tree: Tree) -> dict[str, tuple[str, bool]]:
    """Return the text of each memory, and whether it is archived: to forget one changes it, and deletes none."""
    return {memory.key: (memory.text, memory.archived) for memory in tree.memories()}


def _mend(workspace: Workspace, tree: Tree, *, clean: bool) -> None:
    """Let lint mend what git could not merge, and commit it. InputError if something is left."""
    ask_self(["lint", "--fix", "--tree", tree.root])
    left = [] if clean else [path for path in git.unmerged(tree.root) if not _is_mended(tree, path)]
    if left:
        named = ", ".join(sorted(left)[:3])
        raise InputError(f"sync: {named}: git could not merge this: edit it, git add and commit it, then sync again")
    with workspace.writer(tree):
        git_sync.commit(tree.root)


def _is_mended(tree: Tree, path: str) -> bool:
    """Whether lint --fix mends such a file, and left no markers in it."""
    text = files.read_file(tree.root, path) or b""
    return path.endswith((".md", TOMBSTONES)) and not first_conflict(decode(text))


def _commits(count: int) -> str:
    return f"{count} commit{'s' * (count != 1)}"


def _tell(call: Call, *columns: str) -> None:
    if not call.flag("quiet"):
        stream.put_columns(*columns)
