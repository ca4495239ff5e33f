"""`memctl transcript`: any client's transcript as turn records."""

from __future__ import annotations

from collections.abc import Iterable

from memctl.commands import SUMMARY
from memctl.edge import settings, stream
from memctl.edge.conversation import turns_of
from memctl.edge.stream import Intake
from memctl.edge.transcripts import detect, names
from memctl.edge.transcripts.openai_chat import to_openai
from memctl.model import options
from memctl.model.command import Argument, Call, Command, Example, Option
from memctl.model.errors import NOTHING

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Record = dict[str, Any]

COMMAND = Command(
    "transcript",
    SUMMARY["transcript"],
    description="Reads the transcripts of any client, and tells their formats apart by their content alone. Prints a "
    "turn record a line: what was said, by whom, when, and on which line it stands. Calls of tools and what they "
    "returned are turns of their own. What a client or another memory tool put into the user's messages is taken out, "
    "or marked as not authored; conversations in which memctl itself asked a model are left out.\n\n"
    "A line that cannot be read is reported and the others are read; the status is then 65. Unknown kinds of lines, "
    "and a last line that is not finished, are passed over in silence. Plain text is read with --from text: lines such "
    f"as `User:` and `Assistant:` tell who speaks.\n\nFormats: {', '.join(names())}.\n\n"
    "Another format is described in $XDG_CONFIG_HOME/memctl/formats/NAME.toml: `role` and `text` name the keys where "
    "these stand in an item (levels separated by dots), as may `time`, `id`, `session` and `name`; `match` is a table "
    "of keys and values that an item must have (* is any value), `skip` a list of such tables for items that say "
    "nothing, `items` the name of the list in a document whose elements are the items, and `[roles]` maps other words "
    "to user, assistant, system and tool.",
    arguments=(Argument("file", "Transcripts; - is standard input.", kind="file", many=True),),
    options=(
        options.FROM,
        Option("detect", "Print the name of the format instead.", kind="flag"),
        Option("to", "What to print: turn records, or OpenAI chat messages.", choices=("turns", "openai")),
        *options.STREAM,
        *options.EVERYWHERE,
    ),
    examples=(
        Example("memctl transcript session.jsonl", "what was said, one record a line"),
        Example("memctl transcript --detect session.jsonl", "which client wrote it"),
        Example("memctl transcript --to openai session.jsonl | jq -s '{messages: .}'", "the same, for another model"),
    ),
)


def run(call: Call) -> int:
    """Print the turns of the files, or only which formats they have."""
    settings.load(call.text("config"))
    intake = Intake("transcript", call.texts("file"), strict=call.flag("strict"))
    if call.flag("detect"):
        return _print_formats(intake)
    turns: Iterable[Record] = turns_of(intake, call.text("from"))
    if call.text("to") == "openai":
        turns = to_openai(turns)
    for turn in turns:
        stream.put_record(turn, flush=call.flag("line-buffered"))
    return intake.status


def _print_formats(intake: Intake) -> int:
    """A name a line, after the file's where there are several; status 1 if one of them is not known."""
    status = 0
    for source, where in intake.streams():
        format = detect(source)
        status = status if format else NOTHING
        stream.put((f"{where}\t" if len(intake.files) > 1 else "") + (format or "unknown"))
    return status
