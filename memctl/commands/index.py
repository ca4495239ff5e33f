"""`memctl index`: shows or rebuilds the cache that lets search and inject skip reading every file."""

from __future__ import annotations

import os

from memctl.commands import SUMMARY
from memctl.core.retrieval.digest import digest
from memctl.edge import stream
from memctl.edge.index.blocks import TROUBLE
from memctl.edge.index.manifest import path_of
from memctl.edge.index.tree_index import TreeIndex
from memctl.edge.store.tree import Tree
from memctl.edge.workspace import Workspace
from memctl.model.errors import OK, WriteError
from memctl.model.record import dump
from memctl.model.tables import options
from memctl.model.tables.command import Argument, Call, Command, Example

ACTIONS = ("status", "rebuild", "path")

COMMAND = Command(
    "index",
    SUMMARY["index"],
    description="Shows, rebuilds or locates the search index. search and inject keep an index and read only the "
    "files that changed. memctl creates the index itself. The index affects only the speed: you may delete it at any "
    "time, and a damaged index changes no result.\n\n"
    "status, the default, prints keys and values separated by a tab. path prints the path of the index. rebuild "
    "creates it again.",
    arguments=(Argument("action", "The action. The default is status.", choices=ACTIONS),),
    options=(options.FORCE, options.JSON, *options.EVERYWHERE),
    examples=(
        Example("memctl index", "show whether the index is up to date"),
        Example("memctl index rebuild", "build it before the first question on a large tree"),
        Example('rm "$(memctl index path)"', "delete it; memctl creates it again"),
    ),
)


def run(call: Call) -> int:
    """Print or rebuild the index of each tree in scope."""
    action, workspace = call.text("action", "status"), Workspace(call)
    if action == "rebuild":
        workspace.need_on()
    for tree in workspace.existing_trees():
        if action == "path":
            stream.put(path_of(tree.root))
            continue
        rows = _rebuilt(tree) if action == "rebuild" else _status(tree)
        if call.flag("json"):
            stream.put(dump(rows))
        else:
            for key, value in rows.items():
                stream.put_columns(key, str(value))
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
