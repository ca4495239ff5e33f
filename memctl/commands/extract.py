"""`memctl extract`: what a transcript says that is worth keeping, as candidates."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from memctl.commands import SUMMARY
from memctl.core.extraction import extract_candidates
from memctl.edge import stream
from memctl.edge.conversation import turns_of
from memctl.edge.stream import Intake
from memctl.edge.workspace import Workspace
from memctl.model import options
from memctl.model.command import Argument, Call, Command, Example, Option
from memctl.model.errors import NOTHING, InputError, UsageError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memctl.model.memory import Memory

    Record = dict[str, Any]

COMMAND = Command(
    "extract",
    SUMMARY["extract"],
    description="Reads transcripts of any client, or turn records, and prints a candidate record for each statement "
    "that may be worth keeping: what the user said of themselves, their life, work and project. Rules in English and "
    "Chinese do this without a model; each candidate names its rule and quotes its evidence, relative dates are made "
    "absolute, and questions, suppositions, quotations, code and logs are passed over. How much a candidate is worth, "
    "score says.\n\n"
    "With --llm, or where llm.command is set, a model is asked instead. It reads a prompt on stdin and prints its "
    "answer; {schema} in the command is replaced by the path of a JSON Schema. Ids that it was not shown, and "
    "statements that share no words with the conversation, are dropped. If it fails, or its answer cannot be read "
    "twice, nothing is printed and the status is 69.\n\nThe prompts are text files; one of the same name in "
    "$XDG_CONFIG_HOME/memctl/prompts replaces that of the package.",
    arguments=(Argument("file", "Transcripts or turn records; - is standard input.", kind="file", many=True),),
    options=(
        options.FROM,
        Option("roles", "Whose words may become memories: user, assistant.", metavar="ROLE,…", setting="extract.roles"),
        Option("llm", "Ask this command.", kind="command", metavar="CMD", setting="llm.command"),
        Option("rules", "Ask no model, even if one is set.", kind="flag"),
        Option("prompt-only", "Print the prompt for a model, for the last window.", kind="flag"),
        Option("parse", "Read a model's answer instead of a transcript.", kind="flag"),
        Option("transcript", "With --parse: the transcript that the answer is about.", kind="file", metavar="FILE"),
        Option(
            "known", "Show the model this many memories that bear on the conversation.", kind="integer", metavar="N"
        ),
        Option(
            "window",
            "Messages that a model sees at a time; 0: all.",
            kind="integer",
            metavar="N",
            setting="extract.window",
        ),
        Option("shape", "What a model is asked for.", choices=("json", "lines"), setting="llm.shape"),
        Option("language", "Language of the prompt.", choices=("auto", "en", "zh"), setting="extract.language"),
        Option("timeout", "Seconds a model may take.", kind="number", metavar="SECONDS", setting="llm.timeout"),
        Option("fail-empty", "Status 1 where there is no candidate.", kind="flag", short="e"),
        *options.STREAM,
        *options.EVERYWHERE,
    ),
    examples=(
        Example("memctl extract session.jsonl | memctl score", "what a session says, and how much each is worth"),
        Example("memctl extract session.jsonl | jq -r .text", "the statements alone"),
        Example("memctl extract --prompt-only session.jsonl", "the prompt that a model would be given"),
    ),
)
MODEL_OPTIONS = ("prompt-only", "parse", "llm")


def run(call: Call) -> int:
    """Print the candidates of the files, or the prompt for a model."""
    workspace = Workspace(call)
    workspace.need_on()
    chosen = [f"--{name}" for name in (*MODEL_OPTIONS, "rules") if call.given(name)]
    if len(chosen) > 1:
        raise UsageError(f"extract: {' and '.join(chosen)} exclude each other")
    intake = Intake("extract", call.texts("file"), strict=call.flag("strict"))
    roles = _roles(workspace)
    if (chosen and not call.given("rules")) or (workspace.settings.text("llm.command") and not call.given("rules")):
        return _by_model(workspace, intake, roles)
    found = extract_candidates(turns_of(intake, call.text("from")), roles=roles, now=workspace.now)
    return _print(call, found) or intake.status


def _roles(workspace: Workspace) -> tuple[str, ...]:
    roles = workspace.settings.items("extract.roles")
    unknown = [role for role in roles if role not in ("user", "assistant", "system", "tool")]
    if unknown or not roles:
        raise UsageError(
            f"extract: --roles takes user, assistant, system and tool, not {', '.join(unknown) or 'nothing'}"
        )
    return roles


def _print(call: Call, candidates: Iterable[Record]) -> int:
    count = 0
    for candidate in candidates:
        stream.put_record(candidate, flush=call.flag("line-buffered"))
        count += 1
    if call.flag("verbose"):
        stream.say(f"extract: {count} candidates")
    return NOTHING if not count and call.flag("fail-empty") else 0


def _by_model(workspace: Workspace, intake: Intake, roles: Sequence[str]) -> int:
    """Ask the model about each window, or print the prompt, or read an answer. Prints nothing until all went well."""
    from memctl.core import asking  # a run by rules needs none of it

    call = workspace.call
    if call.flag("parse"):
        return _parse(workspace, intake, roles) or intake.status
    size = workspace.settings.integer("extract.window")
    windows = list(asking.windows(turns_of(intake, call.text("from")), size))
    if call.flag("prompt-only"):
        if windows:
            stream.put(_prompt(workspace, windows[-1], _known(workspace, windows[-1])), end="")
        return intake.status
    found = [
        candidate
        for window in windows
        if asking.is_worth_asking(window, roles)
        for candidate in _asked(workspace, window, roles)
    ]
    return _print(call, found) or intake.status


def _asked(workspace: Workspace, window: list[Record], roles: Sequence[str]) -> list[Record]:
    from memctl.core import asking
    from memctl.edge.model_command import ask_model

    settings = workspace.settings
    known = _known(workspace, window)
    schema = asking.SCHEMA if settings.text("llm.shape") == "json" else {"type": "string"}

    def model(prompt: str) -> str:
        return ask_model(settings.text("llm.command"), prompt, settings.number("llm.timeout"), schema)

    operations = asking.ask(model, _prompt(workspace, window, known))
    return list(asking.candidates_of(operations, window, known=known, roles=roles, now=workspace.now))


def _prompt(workspace: Workspace, window: list[Record], known: list[Memory]) -> str:
    from memctl.core.asking import build_prompt, language_of
    from memctl.edge.prompts import read_prompt

    settings = workspace.settings
    language = settings.text("extract.language")
    shape = "-lines" if settings.text("llm.shape") == "lines" else ""
    template = read_prompt(f"extract{shape}.{language_of(window) if language == 'auto' else language}")
    return build_prompt(template, window, known)


def _known(workspace: Workspace, window: list[Record]) -> list[Memory]:
    """The memories that bear most on what is said in the window, in the order of their relevance."""
    number = workspace.call.integer("known")
    if not number:
        return []
    from memctl.core.retrieval.query import parse_query
    from memctl.core.retrieval.ranking import rank

    query = parse_query(" ".join(turn["text"][:1000] for turn in window if turn["role"] == "user"), plain=True)
    held = [memory for memory in workspace.memories() if not memory.archived]
    return [hit.memory for hit in rank(query, held, now=workspace.now)[:number]]


def _parse(workspace: Workspace, intake: Intake, roles: Sequence[str]) -> int:
    """Candidates from an answer that some client got. Without the transcript there is no evidence: all is pending."""
    from memctl.core import asking
    from memctl.core.answers import AnswerError, parse_answer

    call = workspace.call
    answer = "".join(source.read().decode("utf-8", "replace") for source, _ in intake.streams())
    if not answer.strip():
        return _print(call, ())
    path = call.text("transcript")
    window = [turn for turn in _transcript(workspace, path) if turn.get("authored") is not False] if path else []
    try:
        operations = parse_answer(answer)
    except AnswerError as error:
        raise InputError(f"extract: {error}") from None
    known = _known(workspace, window) if call.given("known") else None
    if not window:
        window = [{"role": "assistant", "text": answer}]
    return _print(call, list(asking.candidates_of(operations, window, known=known, roles=roles, now=workspace.now)))


def _transcript(workspace: Workspace, path: str) -> list[Record]:
    intake = Intake("extract", (path,))
    return [turn for turn in turns_of(intake, workspace.call.text("from")) if turn.get("role") in ("user", "assistant")]
