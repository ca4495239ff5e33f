"""`memctl summarize`: a long conversation as one dated line."""

from __future__ import annotations

from memctl.commands import SUMMARY
from memctl.core.summarizing import conversations, summary_of
from memctl.edge import stream
from memctl.edge.conversation import turns_of
from memctl.edge.stream import Intake
from memctl.edge.workspace import Workspace
from memctl.model import options
from memctl.model.command import Argument, Call, Command, Example, Option
from memctl.model.errors import NOTHING, OK, UsageError

COMMAND = Command(
    "summarize",
    SUMMARY["summarize"],
    description="Prints a candidate record of type episode for each conversation of at least 30 messages: one dated "
    "line, [2026-01-03 18:00] talked about …, which memctl add files below episodes/. It opens no tree and keeps "
    "nothing.\n\n"
    "The line names what the user asked for, in the user's words. With --llm, or where llm.command is set, a model "
    "writes it; what shares too few words with the user's waits as pending once it is added. If the model fails, the "
    "status is 69 and nothing is printed. The prompts are summarize.en and summarize.zh (memctl config prompts).",
    arguments=(Argument("file", "Transcripts or turn records; - is standard input.", kind="file", many=True),),
    options=(
        Option(
            "min-messages", "Leave shorter conversations out.", kind="integer", metavar="N",
            setting="summarize.min_messages",
        ),
        *(option for option in options.LEARNING if option.name in ("from", "llm", "rules", "language", "timeout")),
        Option("fail-empty", "Status 1 where there is no summary.", kind="flag", short="e"),
        *options.STREAM,
        *options.EVERYWHERE,
    ),
    examples=(
        Example("memctl summarize --min-messages 4 session.jsonl | memctl add -", "what a session was about"),
        Example("memctl summarize --min-messages 4 session.jsonl | jq -r .text", "the line alone"),
    ),
)  # fmt: skip


def run(call: Call) -> int:
    """Print the summaries; none until all went well."""
    workspace = Workspace(call)
    workspace.need_on()
    if call.given("llm") and call.flag("rules"):
        raise UsageError("summarize: --llm and --rules exclude each other")
    intake = Intake("summarize", call.texts("file"), strict=call.flag("strict"))
    settings, model = workspace.settings, None
    if settings.text("llm.command") and not call.flag("rules"):
        from memctl.edge.model_command import Model  # a run by rules needs none

        model = Model(settings)
    least = settings.integer("summarize.min_messages")
    long = [each for each in conversations(turns_of(intake, call.text("from"))) if len(each) >= least]
    found = [summary for each in long if (summary := summary_of(each, workspace.now, model, settings))]
    for summary in found:
        stream.put_record(summary, flush=call.flag("line-buffered"))
    return intake.status or (NOTHING if not found and call.flag("fail-empty") else OK)
