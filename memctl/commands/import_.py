"""`memctl import`: reads an export."""

from __future__ import annotations

from memctl.commands import SUMMARY
from memctl.core.import_ import Import, memories_in
from memctl.core.lifecycle.forget import Tombstones
from memctl.edge.change_output import put_changes
from memctl.edge.log.ledger import Ledger
from memctl.edge.stream import Intake, say
from memctl.edge.workspace import Workspace
from memctl.model.errors import InputError
from memctl.model.ledger import Sealer
from memctl.model.memory import Memory
from memctl.model.tables import options
from memctl.model.tables.command import Argument, Call, Command, Example, Option

COMMAND = Command(
    "import",
    SUMMARY["import"],
    description="Reads an export back in. It reads the formats ndjson, json, csv and markdown of memctl export; "
    "text and html contain too little. It skips duplicates and forgotten memories. If an id is taken, the memory "
    "gets a new one. It prints the action, the id, the place, the reason and the text, separated by tabs.\n\n"
    "A seal marks your own export: each memory then returns to its place, with its id and its marks. Memories "
    "without a valid seal become pending, whatever the file says about their channel, status or verified mark, and "
    "they lose their pin. memctl review shows them. Use --channel user if the file is yours all the same, for "
    "example if it comes from another machine.",
    arguments=(Argument("file", "An export. - is standard input.", kind="file", many=True),),
    options=(
        Option("channel", "Trust the file: user accepts its marks without a seal.", choices=("user",)),
        *options.WRITING,
        options.JSON,
        options.STRICT,
        *options.EVERYWHERE,
    ),
    examples=(
        Example(
            "memctl export --all > memory.ndjson && memctl import --dry-run memory.ndjson", "show what import would add"
        ),
        Example("mkdir copy && memctl export --all | memctl --tree copy import", "copy the tree"),
    ),
)


def run(call: Call) -> int:
    """Import all good records in one operation. Returns 65 if there is a bad one."""
    workspace = Workspace(call)
    workspace.need_on()
    tree = workspace.tree_to_write()
    intake = Intake("import", call.texts("file"), strict=call.flag("strict"))
    sealer = None if call.given("channel") else Ledger(tree.root).sealer()
    memories = _memories(intake, sealer)
    with workspace.writer(tree) as writer:
        importer = Import(writer.memories(), Tombstones(writer.tombstones(), writer.seal()), writer.new_id)
        if tree.unread:
            raise InputError(f"{tree.root}: a part of the tree cannot be read (see above): nothing was imported")
        changes = writer.carry_out([importer.change(memory) for memory in memories])
    for warning in dict.fromkeys(importer.warnings):
        say(f"import: {warning}")
    put_changes(changes, call)
    waiting = sum(change.reason == "pending" for change in changes)
    if waiting and sealer:
        say(
            f"import: {waiting} of {len(changes)} have no seal of yours and are pending: memctl review shows them; "
            "if the file is yours, run memctl undo and import it again with --channel user"
        )
    return intake.status


def _memories(intake: Intake, sealer: Sealer | None) -> list[Memory]:
    """Read everything before the tree is locked."""
    found = []
    for data, name in intake.wholes():
        for memory in memories_in(data, name, sealer):
            if isinstance(memory, InputError):
                intake.reject(memory)
            else:
                found.append(memory)
    return found
