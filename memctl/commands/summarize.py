"""`memctl summarize`: prints a long conversation as one dated line."""

from __future__ import annotations

from memctl.core.llm.summarize import conversations, summary_of
from memctl.edge import stream
from memctl.edge.stream import Intake
from memctl.edge.transcripts.conversation import turns_of
from memctl.edge.workspace import Workspace
from memctl.model.errors import NOTHING, OK, UsageError
from memctl.model.tables import options
from memctl.model.tables.command import Argument, Call, Command, Example, Option

COMMAND = Command(
    "summarize",
    description="Prints one candidate record of type episode for each conversation of at least 30 messages: a dated "
    "line such as [2026-01-03 18:00] talked about …. memctl add stores it in episodes/. summarize itself opens no tree "
    "and stores nothing.\n\n"
    "The line lists the requests of the user, in the user's words. --llm, or the setting llm.command, lets a model "
    "write the line. That line becomes pending if it shares too few words with the user's messages. If the model "
    "fails, summarize prints nothing and ends with status 69. The prompts are summarize.en and summarize.zh (memctl "
    "config prompts).",
    arguments=(Argument("file", "Transcripts or turn records. - is standard input.", kind="file", many=True),),
    options=(
        Option(
            "min-messages", "Leave out conversations with fewer messages.", kind="integer", metavar="N",
            setting="summarize.min_messages",
        ),
        *(option for option in options.LEARNING if option.name in ("from", "llm", "rules", "language", "timeout")),
        Option("fail-empty", "End with status 1 if there is no summary.", kind="flag", short="e"),
        *options.STREAM,
        options.FORCE,
        *options.EVERYWHERE,
    ),
    examples=(
        Example("memctl summarize --min-messages 4 session.jsonl | memctl add -", "store one line about a session"),
        Example("memctl summarize --min-messages 4 session.jsonl | jq -r .text", "print only the line"),
    ),
)  # fmt: skip


def run(call: Call) -> int:
    """Print the summaries. Prints nothing before all succeed."""
    workspace = Workspace(call)
    workspace.need_on()
    if call.given("llm") and call.flag("rules"):
        raise UsageError("summarize: use --llm or --rules, not both")
    intake = Intake("summarize", call.texts("file"), strict=call.flag("strict"))
    settings, model = workspace.settings, None
    if settings.text("llm.command") and not call.flag("rules"):
        from memctl.edge.programs.model import Model  # a run by rules does not need it

        model = Model(settings)
    least = settings.integer("summarize.min_messages")
    long = [each for each in conversations(turns_of(intake, call.text("from"))) if len(each) >= least]
    found = [summary for each in long if (summary := summary_of(each, workspace.now, model, settings))]
    for summary in found:
        stream.put_record(summary, flush=call.flag("line-buffered"))
    return intake.status or (NOTHING if not found and call.flag("fail-empty") else OK)
