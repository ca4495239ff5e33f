"""`memctl promote`: proposes memories to a team."""

from __future__ import annotations

from shlex import quote

from memctl.core.lifecycle.promote import as_promoted, file_of_its_own, patch_of, refusal, with_promoted
from memctl.core.reconcile.resolve import all_named, describe_unknown
from memctl.edge import interrupts, stream
from memctl.edge.checkout import checkout_of
from memctl.edge.store.tree import Tree
from memctl.edge.teams.proposal import Proposal
from memctl.edge.teams.trees import holder_of, teams_of
from memctl.edge.workspace import Workspace
from memctl.model.errors import OK, InputError, NotFound, UsageError
from memctl.model.markdown.page import Page
from memctl.model.memory import Memory
from memctl.model.project import ProjectPart, part_of, path_within
from memctl.model.tables import options
from memctl.model.tables.command import Argument, Call, Command, Example, Option
from memctl.model.text.lines import one_line

_LONGEST = 60  # characters of a memory in the subject of a commit

COMMAND = Command(
    "promote",
    description="Proposes memories to a team: a tree of the setting scopes that is in git. It makes the branch "
    "memctl/ID with one commit in the team's clone, and prints the change as a patch. It sends nothing, and your own "
    "memories stay: push the branch and open a pull request, or mail the patch. Once it is merged, your prompts "
    "show your own copy, and the prompts of your colleagues show the team's copy with your name.\n\n"
    "The team gets the text, the type, the tags, the dates and the importance. The source and the evidence, which "
    "name your conversations, stay here unless you give --keep-evidence. Each memory gets a file of its own below its "
    "topic, so that two proposals never conflict. promote refuses secrets, private text, memories of an agent and "
    "episodes. From your own tree it also refuses preferences, goals, the core and statements about you. A memory of "
    "a project goes to the tree of that project, or to projects/ of a common tree, where only clones of the project "
    "read it.",
    arguments=(Argument("id", "Ids or handles.", kind="id", required=True, many=True),),
    options=(
        Option("to", "The name of the team.", metavar="SCOPE"),
        Option("keep-evidence", "Tell the team the source and the evidence too.", kind="flag"),
        options.FORCE,
        options.DRY_RUN,
        *options.EVERYWHERE,
    ),
    examples=(
        Example("memctl promote m7f3k --to backend --dry-run", "see what the team would get"),
        Example("memctl promote m7f3k --to backend && git -C ~/team push -q origin memctl/m7f3k", "propose it"),
    ),
)


def run(call: Call) -> int:
    """Make the branch and print the patch. InputError if a memory must not go to a team."""
    workspace = Workspace(call)
    if not call.flag("dry-run"):
        workspace.need_on()
    tree = _tree(workspace)
    found, strangers = all_named(call.texts("id"), workspace.memories())
    if strangers:
        raise NotFound(f"promote: {describe_unknown(strangers[0], holder_of(workspace.settings, strangers[0]))}")
    if reasons := [f"{memory.key}: {why}" for memory in found if (why := refusal(memory))]:
        raise InputError(f"promote: nothing was proposed: {'; '.join(reasons)}")
    proposal, known = Proposal(tree.root), {memory.id: memory for memory in tree.memories()}
    for memory in found:
        new = as_promoted(memory, _place(workspace, proposal, memory), keep_evidence=call.flag("keep-evidence"))
        if not new.id or known.get(new.id, new).text != new.text:
            new.id = f"m{memory.handle[1:]}"  # always the same, so that it is not proposed twice
        new.path = known[new.id].path if new.id in known else file_of_its_own(new)
        proposal.put(with_promoted(proposal.page(new.path), new))
    if not proposal.changes():
        stream.say_nothing("the team has this already", quiet=call.flag("quiet"))
    elif not call.flag("dry-run"):
        _make(call, proposal, found)
    for change in proposal.changes():
        stream.put(patch_of(*change), end="")
    return OK


def _tree(workspace: Workspace) -> Tree:
    """Return the tree of the team that `--to` names."""
    name = workspace.call.text("to")
    teams = {team.name: team for team in teams_of(workspace.settings.items("scopes"))}
    if name not in teams:
        known = ", ".join(teams) or "none yet: memctl config scopes NAME=DIR"
        raise UsageError(f"promote: --to {name or 'SCOPE'}: name one of the teams ({known})")
    tree = teams[name].tree
    if tree is None:
        raise NotFound(f"promote: {teams[name].problem}")
    return tree


def _place(workspace: Workspace, proposal: Proposal, memory: Memory) -> str:
    """Return the file of a memory in the tree of the team. What belongs to a project stays apart there, unless the tree
    is the project's own."""
    if not memory.project:
        return memory.path
    part = workspace.projects().named(memory.project)
    remote = part.remote if part else ""
    checkout = checkout_of(proposal.top)
    if checkout and remote and checkout.remote == remote:
        return path_within(memory.path)
    new = ProjectPart(memory.project, "", remote)
    if not remote:
        raise InputError(f"promote: {memory.key}: colleagues know the project {memory.project} only by a git remote")
    page = proposal.page(new.register)
    there = part_of(memory.project, page.front)
    if there and there.remote != remote:
        raise InputError(f"promote: {memory.key}: {memory.project} is another project of the team ({there.remote})")
    if there is None:
        proposal.put(Page(new.head + page.text, new.register, {"project": new.name, "remote": remote}))
    return memory.path


def _make(call: Call, proposal: Proposal, found: list[Memory]) -> None:
    """Make the branch, and say how to send it."""
    branch = f"memctl/{found[0].key.removeprefix('~')}"
    more = f" and {len(found) - 1} more" if len(found) > 1 else ""
    with interrupts.Whole():
        proposal.make(branch, f"Remember: {one_line(found[0].text)[:_LONGEST]}{more}")
    if stream.stdout_is_terminal() or call.flag("verbose"):
        stream.say(f"to propose it: git -C {quote(proposal.top)} push origin {branch}")
