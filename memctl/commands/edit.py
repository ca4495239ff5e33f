"""`memctl edit`: opens a memory or a file of the tree in the user's editor."""

from __future__ import annotations

from memctl.core.reconcile.placement import existing, safe_path
from memctl.core.reconcile.resolve import describe_unknown, find_named
from memctl.edge import stream
from memctl.edge.programs import editor
from memctl.edge.store.tree import Tree
from memctl.edge.teams.trees import holder_of
from memctl.edge.workspace import Workspace
from memctl.model.errors import OK, NotFound
from memctl.model.tables import options
from memctl.model.tables.command import Argument, Call, Command, Example

COMMAND = Command(
    "edit",
    description="Opens your editor at the line of a memory, named by its id, or at the first line of a file, named by "
    "its path or its topic. The editor is $VISUAL, $EDITOR or vi. When it ends, memctl checks the file and prints what "
    "lint finds on stderr. memctl uses your changes at once.\n\n"
    "memctl-editors(7) shows how to call memctl inside Vim, Emacs, Helix and VS Code.",
    arguments=(Argument("id", "The id of a memory, a path or a topic.", kind="id", required=True),),
    options=options.EVERYWHERE,
    examples=(
        Example("EDITOR=true memctl edit m7f3k", "open the line of a memory"),
        Example("EDITOR=true memctl edit preferences", "open _core/preferences.md"),
    ),
)


def run(call: Call) -> int:
    """Open the editor, then check the file. NotFound if no tree in scope has the memory or the file."""
    workspace = Workspace(call)
    tree, path, line = _place(workspace, call.text("id").removeprefix("^"))
    editor.edit(tree.inner(path), line)
    from memctl.core.lint.report import format_findings  # slow to import, and the editor comes first
    from memctl.core.lint.rules import lint
    from memctl.edge.store import inspect

    grounds = inspect.inspect(tree, today=workspace.date, core_share=workspace.settings.integer("inject.budget"))
    found = [finding for finding in lint(grounds) if finding.path == path]
    for finding in format_findings(found, "text", {}, "").splitlines():
        stream.say(f"edit: {finding}")
    return OK


def _place(workspace: Workspace, word: str) -> tuple[Tree, str, int]:
    """Return (tree, path in it, line) of what the word names: a memory before a file."""
    trees = workspace.existing_trees()
    for tree in trees:
        if memory := find_named(word, tree.memories()):
            return tree, memory.path, memory.line
    for tree in reversed(trees):  # the file of the project before one of the same name
        paths = tree.paths()
        for path in (word, existing(f"topics/{safe_path(word)}.md", paths)):
            if path in paths:
                return tree, path, 1
    why = describe_unknown(word, holder_of(workspace.settings, word))
    raise NotFound(f"edit: {why}, and there is no file or topic of this name")
