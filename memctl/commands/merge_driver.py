"""`memctl merge-driver`: merges two versions of a memory file for git."""

from __future__ import annotations

from memctl.core.merge.files import merge_file
from memctl.edge import interrupts, stream
from memctl.edge.log import tombstones
from memctl.edge.programs import git
from memctl.model.change import TOMBSTONES
from memctl.model.errors import NOTHING, OK, InputError
from memctl.model.markdown.parse import decode, encode
from memctl.model.tables import options
from memctl.model.tables.command import Argument, Call, Command, Example

COMMAND = Command(
    "merge-driver",
    description="Merges two versions of a memory file and writes the result to OURS. BASE is their common "
    "ancestor. It tells memories apart by id, not by line: an addition of either side stays, a removal of either "
    "side counts, and marks merge one by one. If both sides reword a memory, or one rewords and the other removes "
    "it, one version becomes pending under a new id for memctl review. The result is the same if OURS and THEIRS "
    "change places.\n\n"
    "memctl init --git sets it up, and git calls it. If a file is damaged, it writes conflict markers and ends with "
    "status 1. memctl lint --fix resolves the markers after you repair the file.",
    arguments=(
        Argument("base", "The common ancestor.", kind="file", required=True),
        Argument("ours", "One side. The result goes here.", kind="file", required=True),
        Argument("theirs", "The other side.", kind="file", required=True),
        Argument("path", "The path of the file in the repository."),
    ),
    options=options.EVERYWHERE,
    examples=(Example('git -C "$(memctl init --git)" config merge.memctl.driver', "show the command that git runs"),),
)


def run(call: Call) -> int:
    """Merge. Returns 1 if git must report a conflict. Signals wait until the end."""
    with interrupts.Whole():
        return _merge(call)


def _merge(call: Call) -> int:
    base, ours, theirs = (git.read_version(call.text(name)) for name in ("base", "ours", "theirs"))
    path = call.text("path") or call.text("ours")
    try:
        if path.endswith(TOMBSTONES.rpartition("/")[2]):
            data = tombstones.merge_tombstones(base, ours, theirs)
        else:
            data = encode(merge_file(decode(base), decode(ours), decode(theirs), path))
        git.write_result(call.text("ours"), data)
    except Exception as error:  # else git keeps OURS without markers, and THEIRS is lost
        git.merge_lines(*(call.text(name) for name in ("base", "ours", "theirs")))
        if not isinstance(error, InputError):
            raise
        stream.say(f"merge-driver: {error}")
        return NOTHING
    return OK
