"""`memctl index`: the cache that lets search and inject skip reading every file, and the index of a team's server."""

from __future__ import annotations

import os

from memctl.core.retrieval.digest import digest
from memctl.edge import stream
from memctl.edge.index.blocks import TROUBLE
from memctl.edge.index.manifest import path_of
from memctl.edge.index.tree_index import TreeIndex
from memctl.edge.store.tree import Tree
from memctl.edge.workspace import Workspace
from memctl.model.errors import OK, NotFound, Unavailable, UsageError, WriteError
from memctl.model.record import dump
from memctl.model.tables import options
from memctl.model.tables.command import Argument, Call, Command, Example, Option
from memctl.model.tables.settings import is_scope, is_server

ACTIONS = ("status", "rebuild", "vectors", "path", "push")

COMMAND = Command(
    "index",
    description="Shows, rebuilds or locates the search index. search and inject keep an index and read only the "
    "files that changed. memctl creates the index itself. The index affects only the speed: you may delete it at any "
    "time, and a damaged index changes no result.\n\n"
    "status, the default, prints keys and values separated by a tab. path prints the path of the index. rebuild "
    "creates it again.\n\n"
    "vectors makes the vectors by which search and prompts rank by meaning too; it needs the extra semantic. memctl "
    "makes them in the background anyway, for each memory that may answer a question, so this only saves waiting.\n\n"
    "push sends a tree to a PostgreSQL server, where the search and the prompts of colleagues use it: the tree of "
    "the team that --scope names, or the tree of --tree under that name. See memctl-recipes(7). It makes the tables "
    "if there are "
    "none, sends the files that changed, and takes out those that are gone. If it is killed, push again. The server "
    "then has the whole text of that tree. Passwords belong in ~/.pgpass.",
    arguments=(Argument("action", "The action. The default is status.", choices=ACTIONS),),
    options=(
        Option("to", "Send it to this server instead of the one of teams.server.", metavar="URL"),
        options.FORCE,
        options.JSON,
        *options.EVERYWHERE,
    ),
    examples=(
        Example("memctl index", "show whether the index is up to date"),
        Example("memctl index rebuild", "build it before the first question on a large tree"),
        Example('rm "$(memctl index path)"', "delete it; memctl creates it again"),
    ),
)


def run(call: Call) -> int:
    """Print or rebuild the index of each tree in scope."""
    action = call.text("action", "status")
    if action == "push":
        return _push(call)
    if call.given("to"):
        raise UsageError("index: --to belongs to memctl index push")
    workspace = Workspace(call)
    if action in ("rebuild", "vectors"):
        workspace.need_on()
    if action == "vectors":
        return _make_vectors(workspace)
    for tree in workspace.existing_trees():
        if action == "path":
            stream.put(path_of(tree.root))
            continue
        _put(_rebuilt(tree) if action == "rebuild" else _status(tree), call)
    return OK


def _put(rows: dict[str, object], call: Call) -> None:
    if call.flag("json"):
        stream.put(dump(rows))
        return
    for key, value in rows.items():
        stream.put_columns(key, str(value))


def _push(call: Call) -> int:
    """Send the tree of a team to a server."""
    name = call.text("scope")
    workspace = Workspace(Call(call.command, {key: value for key, value in call.values.items() if key != "scope"}))
    workspace.need_on()
    if not is_scope(name):
        raise UsageError("index push: --scope NAME: name the team, in small letters and digits")
    url = call.text("to") or workspace.settings.text("teams.server")
    if not is_server(url):
        raise UsageError("index push: --to postgresql://USER@HOST/DATABASE, without a password: that is for ~/.pgpass")
    from memctl.edge.log import tombstones
    from memctl.edge.postgres.writer import send  # few users have a server
    from memctl.model.copies import passed_over

    tree = _tree_of(workspace, name)
    fate = tombstones.fates([tree.root])
    sent = send(url, name, tree, digest, lambda memories: passed_over(memories, lambda memory: fate(memory.text)))
    rows = {"sent": sent.files, "taken out": sent.gone, "as before": sent.same, "memories": sent.memories}
    _put({"scope": name, "tree": tree.root, **rows}, call)
    return OK


def _tree_of(workspace: Workspace, name: str) -> Tree:
    """Return the tree to send: that of --tree, or of the team."""
    if workspace.call.given("tree"):
        return workspace.existing_trees()[0]
    from memctl.edge.teams.trees import teams_of

    team = next((team for team in teams_of(workspace.settings.items("scopes")) if team.name == name), None)
    if team is None or team.tree is None:
        raise NotFound(f"index push: the setting scopes has no tree of {name} here: name it with --tree DIR")
    return team.tree


def _make_vectors(workspace: Workspace) -> int:
    """Make the vectors of each tree in scope now. Unavailable if the extra is missing or turned off."""
    from memctl.edge.semantic.whole import make_vectors  # few users want it

    trees = workspace.existing_trees()
    helper = workspace.meaning(trees)
    if helper is None:
        raise Unavailable(f"index vectors: {workspace.why_no_meaning()}")

    def tell(count: int) -> None:
        if count and not workspace.call.flag("quiet"):
            stream.say(f"index: {count} vectors to make, some 30 a second")

    for root, count in make_vectors(helper, trees, tell).items():
        _put({"tree": root, "vectors made": count}, workspace.call)
    return OK


def _status(tree: Tree) -> dict[str, object]:
    rows: dict[str, object] = {"tree": tree.root, "index": path_of(tree.root)}
    if not os.path.exists(path_of(tree.root)):
        return {**rows, "state": "does not exist yet"}
    try:
        index = TreeIndex(tree, digest, keeps=False)
        (files, memories), size = index.counted(), index.disk_size()
        is_there = index.is_there()
        index.shut()
    except TROUBLE:
        return {**rows, "state": "damaged: the next search creates it again"}
    state = "of another version or another user: the next search creates it again"
    if is_there:
        state = f"{index.differing} files changed since" if index.differing else "up to date"
    return {**rows, "state": state, "files": files, "memories": memories, "bytes": size}


def _rebuilt(tree: Tree) -> dict[str, object]:
    index = TreeIndex(tree, digest, use=False)
    try:
        index.rebuild()
    except TROUBLE as error:
        raise WriteError(f"{path_of(tree.root)}: cannot write the index: {error}") from None
    (files, memories), size = index.counted(), index.disk_size()
    index.shut()
    rows: dict[str, object] = {"tree": tree.root, "index": path_of(tree.root), "state": "up to date"}
    return {**rows, "files": files, "memories": memories, "bytes": size}
