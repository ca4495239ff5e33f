"""`memctl import`: read an export back."""

from __future__ import annotations

from memctl.commands import SUMMARY
from memctl.core.importing import Import, memories_in
from memctl.edge.ledger import Ledger
from memctl.edge.stream import Intake, say
from memctl.edge.telling import put_change
from memctl.edge.workspace import Workspace
from memctl.edge.writer import Writer
from memctl.model import options
from memctl.model.command import Argument, Call, Command, Example, Option
from memctl.model.errors import InputError
from memctl.model.ledger import Sealer
from memctl.model.memory import Memory

COMMAND = Command(
    "import",
    SUMMARY["import"],
    description="Reads what memctl export writes as ndjson, json, csv or markdown, and puts each memory where it was, "
    "with its id and its marks: of an export of the user's own, which its seal tells. What anybody else wrote waits as "
    "pending for memctl review, whatever it says of its channel, status or verified, and nothing of it is pinned; "
    "--channel user takes the word of a file that is the user's own all the same, such as an export from another "
    "machine. What the tree knows already is skipped, and so is what was forgotten; an id that is "
    "taken is replaced. Prints action, id, place and reason, separated by tabs. The formats text and html have too "
    "little to be read back.",
    arguments=(Argument("file", "An export; - is standard input.", kind="file", many=True),),
    options=(
        Option("channel", "Whose words it is: user takes all that the file says of itself.", choices=("user",)),
        options.DRY_RUN,
        options.WAIT,
        options.JSON,
        options.STRICT,
        *options.EVERYWHERE,
    ),
    examples=(
        Example("memctl export --all > memory.ndjson && memctl import --dry-run memory.ndjson", "what would come back"),
        Example("mkdir copy && memctl export --all | memctl --tree copy import", "a copy of the tree"),
    ),
)


def run(call: Call) -> int:
    """Import all good records in one operation; 65 where there was a bad one."""
    workspace = Workspace(call)
    workspace.need_on()
    tree = workspace.tree_to_write()
    intake = Intake("import", call.texts("file"), strict=call.flag("strict"))
    sealer = None if call.given("channel") else Ledger(tree.root).sealer()
    memories = _memories(intake, sealer)
    wait, dry = workspace.settings.number("wait"), call.flag("dry-run")
    with Writer(tree, "import", now=workspace.now, wait=wait, dry_run=dry) as writer:
        importer = Import(writer.memories(), writer.tombstones(), writer.new_id)
        changes = writer.carry_out([importer.change(memory) for memory in memories])
    for change in changes:
        put_change(change, json=call.flag("json"))
    waiting = sum(change.reason == "pending" for change in changes)
    if waiting and sealer:
        say(
            f"import: {waiting} of {len(changes)} are of no export of yours and wait: memctl review shows them; "
            "if the file is yours: memctl undo, then import it with --channel user"
        )
    return intake.status


def _memories(intake: Intake, sealer: Sealer | None) -> list[Memory]:
    """All that can be read, before the tree is locked."""
    found = []
    for data, name in intake.wholes():
        for memory in memories_in(data, name, sealer):
            if isinstance(memory, InputError):
                intake.reject(memory)
            else:
                found.append(memory)
    return found
