"""`memctl merge-driver`: what git runs to merge two versions of a memory file."""

from __future__ import annotations

from memctl.commands import SUMMARY
from memctl.core.merging.files import merged
from memctl.edge import git, stream, tombstones
from memctl.model import options
from memctl.model.change import TOMBSTONES
from memctl.model.command import Argument, Call, Command, Example
from memctl.model.errors import NOTHING, OK, InputError
from memctl.model.markdown import decode, encode

COMMAND = Command(
    "merge-driver",
    SUMMARY["merge-driver"],
    description="Writes to OURS what two sides made of BASE. Memories are told apart by their ids, not by their lines: "
    "what either side added is there once, what either side took out is gone, and marks are merged one by one. Two new "
    "wordings of one memory, or a new wording of what the other side took out, never stand in each other's way: one "
    "waits as pending, under an id of its own, for memctl review. Both directions give the same file.\n\n"
    "memctl init --git names it to git, which calls it. Status 1, and conflict markers, where a file cannot be read "
    "piece by piece; memctl lint --fix resolves them once it can.",
    arguments=(
        Argument("base", "What both sides came from.", kind="file", required=True),
        Argument("ours", "One side; the result is written here.", kind="file", required=True),
        Argument("theirs", "The other side.", kind="file", required=True),
        Argument("path", "Where the file lies in the repository."),
    ),
    options=options.EVERYWHERE,
    examples=(Example('git -C "$(memctl init --git)" config merge.memctl.driver', "what git was told to run"),),
)


def run(call: Call) -> int:
    """Merge; status 1 where git must be told of a conflict."""
    base, ours, theirs = (git.read_version(call.text(name)) for name in ("base", "ours", "theirs"))
    path = call.text("path") or call.text("ours")
    try:
        if path.endswith(TOMBSTONES.rpartition("/")[2]):
            data = tombstones.merged(base, ours, theirs)
        else:
            data = encode(merged(decode(base), decode(ours), decode(theirs), path))
        git.write_result(call.text("ours"), data)
    except Exception as error:  # git leaves OURS as it is: without markers nobody would see that THEIRS is missing
        git.merge_lines(*(call.text(name) for name in ("base", "ours", "theirs")))
        if not isinstance(error, InputError):
            raise
        stream.say(f"merge-driver: {error}")
        return NOTHING
    return OK
