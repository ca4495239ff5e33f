"""`memctl extract`: prints the statements of a transcript that are worth keeping, as candidates."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from memctl.core.extraction import extract_candidates, speakers
from memctl.edge import stream
from memctl.edge.pattern_cache import keeps_patterns
from memctl.edge.stream import Intake
from memctl.edge.transcripts.conversation import turns_of
from memctl.edge.workspace import Workspace
from memctl.model.errors import NOTHING, InputError, UsageError
from memctl.model.tables import options
from memctl.model.tables.command import Argument, Call, Command, Example, Option

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memctl.core.llm.extract import ModelExtractor

    Record = dict[str, Any]

COMMAND = Command(
    "extract",
    description="Reads transcripts or turn records and prints a candidate record for each statement that may be "
    "worth keeping: what users say about themselves, their life, their work and their project. It opens no tree.\n\n"
    "By default, rules in English, Chinese and Spanish find the statements. Each candidate names its rule and quotes "
    "its evidence. extract converts relative dates to absolute ones. It ignores questions, suppositions, quotations, "
    "code and logs. memctl score rates the candidates.\n\n"
    "extract separates a file that a shell piped into a client from the prompt beside it. It learns nothing from "
    "the file. Words that may belong to the file or to the prompt get the channel file, and wait for review.\n\n"
    "--roles user,assistant reads a conversation between two people. Candidates then come 24 turns late, because "
    "extract also looks at the turns around a statement.\n\n"
    "--llm, or the setting llm.command, names a model that extracts instead of the rules: a command that reads a "
    "prompt on stdin and prints its answer. memctl replaces {schema} in the command by the path of a JSON Schema of "
    "the answer, and {grammar} by the path of a GBNF grammar (with --shape lines). A small model needs one of the "
    "two. extract drops statements that share no words with the conversation, and ids that the model was not shown. "
    "With --parse it can check ids only if you give the same --known as with --prompt-only. The model only chooses: "
    "extract takes each "
    "statement as the user worded it, so that no name, number or verb can change. If the user stated it nowhere, "
    "and only the assistant said it, it stays in the model's words and waits for review. If the model fails twice, "
    "extract prints nothing and ends with status 69. memctl config prompts shows and copies the prompts.\n\n"
    "--prompt-only prints the prompts for a model that memctl does not run, one for each window of --window messages. "
    "-0 ends each with a NUL. --parse reads the answers of the model; a NUL may stand between two.\n\n"
    "--tools prints the results of tools since the user's last message instead: the beginning of at most five "
    "results. memctl add --once keeps them for the next prompt.\n\n"
    "--skills prints lessons and skills from the tool calls instead. A command that failed and the one that worked "
    "become a "
    "lesson. Three or more steps that satisfied the user become a skill. They come from tools, so they wait for "
    "review.",
    arguments=(Argument("file", "Transcripts or turn records. - is standard input.", kind="file", many=True),),
    options=(
        *options.LEARNING,
        Option("skills", "Print lessons and skills from tool calls instead.", kind="flag"),
        Option("tools", "Print the latest tool results instead, for add --once.", kind="flag"),
        Option("prompt-only", "Print the prompts for a model, one for each window.", kind="flag"),
        Option("null", "With --prompt-only: end each prompt with a NUL.", kind="flag", short="0"),
        Option("parse", "Read a model's answers instead of a transcript.", kind="flag"),
        Option("transcript", "With --parse: the transcript that the model read.", kind="file", metavar="FILE"),
        Option("fail-empty", "End with status 1 if there is no candidate.", kind="flag", short="e"),
        *options.STREAM,
        options.FORCE,
        *options.EVERYWHERE,
    ),
    examples=(
        Example("memctl extract session.jsonl | memctl score", "find and rate the statements of a session"),
        Example("memctl extract session.jsonl | jq -r .text", "print only the statements"),
        Example("memctl extract --skills session.jsonl", "learn from failed commands and successful steps"),
        Example("memctl extract --tools session.jsonl | memctl add --once -", "keep tool results for the next prompt"),
        Example("memctl extract --prompt-only --window 0 session.jsonl", "print one prompt for the whole session"),
        Example(
            "memctl extract --prompt-only -0 session.jsonl | xargs -0 -n 1 echo", "handle one prompt after the other"
        ),
    ),
)
MODEL_OPTIONS = ("prompt-only", "parse", "llm", "tools", "skills")


@keeps_patterns
def run(call: Call) -> int:
    """Print the candidates of the files, or the prompt for a model."""
    workspace = Workspace(call)
    workspace.need_on(writes=False)
    chosen = [f"--{name}" for name in (*MODEL_OPTIONS, "rules") if call.given(name)]
    if len(chosen) > 1:
        raise UsageError(f"extract: use only one of {' and '.join(chosen)}")
    intake = Intake("extract", call.texts("file"), strict=call.flag("strict"))
    if call.flag("tools"):
        from memctl.core.extraction.tools.results import shown_by_tools  # few calls ask for it

        return _print(call, shown_by_tools(turns_of(intake, call.text("from")))) or intake.status
    if call.flag("skills"):
        from memctl.core.extraction.tools.lessons import taught_by_tools  # few calls ask for it

        return _print(call, taught_by_tools(turns_of(intake, call.text("from")))) or intake.status
    roles = speakers(workspace.settings)
    if not call.given("rules") and (chosen or workspace.settings.text("llm.command")):
        return _by_model(workspace, intake, roles)
    found = extract_candidates(turns_of(intake, call.text("from")), roles=roles, now=workspace.now)
    return _print(call, found) or intake.status


def _print(call: Call, candidates: Iterable[Record]) -> int:
    count = 0
    for candidate in candidates:
        stream.put_record(candidate, flush=call.flag("line-buffered"))
        count += 1
    if call.flag("verbose"):
        stream.say(f"extract: {count} candidates")
    if not count:
        stream.say_nothing("nothing found", quiet=call.flag("quiet"))
    return NOTHING if not count and call.flag("fail-empty") else 0


def _by_model(workspace: Workspace, intake: Intake, roles: Sequence[str]) -> int:
    """Ask the model about each window, or print the prompt, or read an answer. Prints nothing before all windows
    succeed."""
    from memctl.core.llm.extract import ModelExtractor, windows  # a run by rules does not need it
    from memctl.core.llm.grounding import with_own_sentences
    from memctl.edge.programs.model import Model

    call, settings = workspace.call, workspace.settings
    asking = ModelExtractor(
        Model(settings), settings, workspace.visible, roles=roles, number=call.integer("known") or 0,
        now=workspace.now, report=_tell,
    )  # fmt: skip
    if call.flag("parse"):
        return _parse(workspace, intake, roles, asking) or intake.status
    turns = turns_of(intake, call.text("from"))
    if not call.flag("prompt-only"):
        return _print(call, list(asking.candidates(turns))) or intake.status
    for window in windows(with_own_sentences(turns), settings.integer("extract.window")):
        stream.put(asking.prompt(window, asking.known(window)), end="\0" if call.flag("null") else "")
    return intake.status


def _tell(message: str) -> None:
    stream.say(f"extract: {message}")


def _parse(workspace: Workspace, intake: Intake, roles: Sequence[str], asking: ModelExtractor) -> int:
    """Return candidates from answers that another client got, separated by NUL if there are several windows. Without
    the transcript there is no evidence, so all are pending."""
    from memctl.core.llm.answers import AnswerError, parse_answer
    from memctl.core.llm.extract import candidates_of, objection

    call = workspace.call
    answer = "".join(data.decode("utf-8", "replace") for data, _ in intake.wholes())
    answers = [part for part in answer.split("\0") if part.strip()]
    path = call.text("transcript")
    window = _transcript(workspace, path) if path else []
    operations = []
    for number, part in enumerate(answers, 1):
        try:
            found = parse_answer(part)
            if reason := objection(found, window) if window else "":
                raise AnswerError(reason)
            operations += found
        except AnswerError as error:
            place = f"answer {number} of {len(answers)}: " if len(answers) > 1 else ""
            raise InputError(f"extract: {place}{error}") from None
    known = asking.known(window) if call.given("known") else None
    if not window:
        window = [{"role": "assistant", "text": answer}]
    candidates = candidates_of(operations, window, known=known, roles=roles, now=workspace.now, report=_tell)
    return _print(call, list(candidates))


def _transcript(workspace: Workspace, path: str) -> list[Record]:
    """Return the turns that the user and the assistant wrote in a transcript. `own` marks the sentences that are the
    speaker's."""
    from memctl.core.llm.grounding import with_own_sentences
    from memctl.model.turn import is_written

    turns = with_own_sentences(turns_of(Intake("extract", (path,)), workspace.call.text("from")))
    said = [turn for turn in turns if turn.get("role") in ("user", "assistant")]
    return [turn for turn in said if is_written(turn)]
