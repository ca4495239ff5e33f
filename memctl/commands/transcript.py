"""`memctl transcript`: prints the transcript of any client as turn records."""

from __future__ import annotations

from collections.abc import Iterable

from memctl.edge import stream
from memctl.edge.config import load
from memctl.edge.stream import Intake
from memctl.edge.transcripts import detect
from memctl.edge.transcripts.conversation import turns_of
from memctl.edge.transcripts.formats.openai_chat import to_openai
from memctl.edge.transcripts.table import format_names
from memctl.model.errors import NOTHING
from memctl.model.tables import options
from memctl.model.tables.command import Argument, Call, Command, Example, Option

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Record = dict[str, Any]

COMMAND = Command(
    "transcript",
    description="Reads transcripts of any client and prints one turn record per line: the speaker, the words, the "
    "time and the line in the transcript. It detects the format from the content. Calls of tools and their results "
    "are separate turns. A client or another memory tool may insert text into the user's messages; transcript "
    "removes such text or marks it as not authored. It leaves out conversations in which memctl asked a model.\n\n"
    "It reports a line that it cannot read, reads on and ends with status 65. It silently ignores unknown kinds of "
    "lines and an unfinished last line. --from text reads plain text; lines such as `User:` and `Assistant:` name "
    "the speaker.\n\n"
    f"Formats: {', '.join(format_names())}.\n\n"
    "You can describe another format in $XDG_CONFIG_HOME/memctl/formats/NAME.toml. The keys `role` and `text` give "
    "the paths of these values in an item, with dots between levels; `time`, `id`, `session`, `name` and `cwd` "
    "are optional. `match` is a table of keys and values that an item must have; * means any value. `skip` is a "
    "list of tables like `match`; memctl passes over an item that one of them matches. `items` names the list of "
    "items if the file is one JSON document. "
    "`[roles]` maps other role names to user, assistant, system and tool.",
    arguments=(Argument("file", "Transcripts. - is standard input.", kind="file", many=True),),
    options=(
        options.FROM,
        Option("detect", "Print only the name of the format.", kind="flag"),
        Option("to", "Print turn records or OpenAI chat messages.", choices=("turns", "openai")),
        *options.STREAM,
        *options.EVERYWHERE,
    ),
    examples=(
        Example("memctl transcript session.jsonl", "print one record per turn"),
        Example("memctl transcript --detect session.jsonl", "detect the client"),
        Example("memctl transcript --to openai session.jsonl | jq -s '{messages: .}'", "convert it for another model"),
    ),
)


def run(call: Call) -> int:
    """Print the turns of the files, or only their formats."""
    load.load(call.text("config"))
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
    """Print a format per line, after the file name if there are several. Returns 1 if one is unknown."""
    status = 0
    for source, where in intake.streams():
        format = detect(source)
        status = status if format else NOTHING
        stream.put_columns(*([where] if len(intake.files) > 1 else []), format or "unknown")
    return status
