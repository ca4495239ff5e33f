"""`memctl hook`: answers the hooks of clients. It never fails, because a client may drop a prompt whose hook does."""

from __future__ import annotations

import os
import sys
import time

from memctl.core.hooks.answer import MOST_BYTES, MOST_TOKENS, READABLE, answer_to
from memctl.core.hooks.event import COMPACTION, END, START, Event
from memctl.core.hooks.overview import line_about
from memctl.core.lifecycle.worth import Worth
from memctl.core.prompt import RELEVANT, Block, BlockPart, build, fit_by
from memctl.core.retrieval.digest import digest
from memctl.core.retrieval.filters import Filter
from memctl.core.retrieval.for_prompt import Asked, prompt_parts, shown_memories, topics_of, wanted_for
from memctl.edge import stream
from memctl.edge.clients import calls
from memctl.edge.clients.conversations import CORE, Conversation, drop_old
from memctl.edge.clients.places import aider_file
from memctl.edge.clients.settings_files import write_text
from memctl.edge.config.switch import is_off_by_environment, off_file
from memctl.edge.log import usage as usage_log
from memctl.edge.workspace import Workspace
from memctl.model.errors import OK
from memctl.model.tables import options
from memctl.model.tables.command import Argument, Call, Command, Example, Option

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


COMMAND = Command(
    "hook",
    description="Clients run this command by themselves; memctl install sets it up. It reads the client's JSON on "
    "stdin, and answers in the form that the client reads.\n\n"
    "When a conversation begins, and after it was compacted, resumed or cleared, it answers with the core and a line "
    "about the other memories. For a prompt it answers with the relevant memories that this conversation has not "
    "shown yet, or with nothing. It ignores slash commands, prompts shorter than 12 characters, and prompts that "
    "no person wrote. At the end of a turn or a session it runs memctl capture and memctl used in the background, for "
    "at most 10 seconds. It uses the memories of the project in the client's working directory.\n\n"
    "EVENT is the client's name of the event, such as SessionStart, UserPromptSubmit or Stop. memctl ignores events "
    "that it does not know. Without --client it recognizes the client by the JSON; an unknown client gets plain "
    "text.\n\n"
    "The status is always 0. memctl status shows the last call of each client, and the last error.",
    arguments=(Argument("event", "The client's name of the event.", required=True),),
    options=(
        Option("client", "The client that calls, such as claude-code or codex.", metavar="NAME"),
        *options.EVERYWHERE,
    ),
    examples=(
        Example("memctl hook SessionStart --client claude-code < /dev/null", "print what a new conversation gets"),
        Example('echo \'{"prompt":"Which package manager?"}\' | memctl hook prompt --client claude', "ask as a client"),
    ),
)  # fmt: skip

_BEGUN = time.perf_counter()
_MOST_SHOWN = 200  # memories of a conversation that a reply is compared with
_MOST_INPUT = 16_000_000  # bytes of JSON; more can only be a file, not a question


def run(call: Call) -> int:
    """Answer one event of a client. Returns 0 whatever happens; errors go to the client's log."""
    event = Event(call.text("event"), call.text("client"), {})
    try:
        event = Event(call.text("event"), call.text("client"), _payload(), os.environ)
        _answer(call, event)
    except BrokenPipeError:
        stream.abandon_stdout()
    except Exception as error:  # whatever it is, the client's user has not asked for it
        _fail(call, event, error)
    return OK


def _payload() -> dict[str, Any]:
    """Return the client's JSON; empty if there is none."""
    if not stream.stdin_is_piped():
        return {}
    data = sys.stdin.buffer.read(_MOST_INPUT)
    if not data.strip():
        return {}
    from memctl.model.record import parse_json

    payload = parse_json(data, "stdin")
    return payload if isinstance(payload, dict) else {}


def _fail(call: Call, event: Event, error: Exception) -> None:
    """Log an error, and give the answer that says nothing."""
    _log(call, event, error)
    try:
        stream.put(answer_to(event, ""), end="")
        stream.flush()
    except Exception:
        stream.abandon_stdout()


def _log(call: Call, event: Event, error: Exception) -> None:
    """Add an error to the client's log, unless nothing may be written."""
    from memctl.core.safety.secrets import redact  # rare
    from memctl.edge.clock import now

    try:
        message = f"{event.name}: {error if str(error) else type(error).__name__}"
        if not (call.flag("incognito") or is_off_by_environment() or os.path.exists(off_file())):
            calls.note_error(event.client, now(), redact(message)[0])
    except Exception:
        return


def _answer(call: Call, event: Event) -> None:
    text, hook = "", None
    if event.moment and not event.is_strangers and not event.is_subagent and not os.environ.get("MEMCTL_ACTIVE"):
        workspace = Workspace(_in_project(call, event.cwd), with_servers=True)
        if not workspace.is_off() and any(tree.exists() for tree in workspace.trees):
            hook = _Hook(workspace, event)
            text = hook.text()
    if event.client == "aider" and event.moment == START:
        write_text(aider_file(), text)
    else:
        stream.put(answer_to(event, text), end="")
        stream.flush()
    if hook:
        calls.note_duration(event.client, event.name, time.perf_counter() - _BEGUN)
        try:
            hook.finish()
        except Exception as error:  # the answer is given: a second one would break the first
            _log(call, event, error)
        finally:
            hook.conversation.close()


def _in_project(call: Call, directory: str) -> Call:
    """Return the call as if it were made, without a word on stderr, in the client's working directory."""
    values = {**call.values, "quiet": True}
    if "project" not in values and os.path.isdir(directory):
        values["project"] = directory
    return Call(call.command, values)


class _Hook:
    """The work for one event, while memory is on."""

    def __init__(self, workspace: Workspace, event: Event) -> None:
        self.workspace = workspace
        self.event = event
        self.settings = workspace.settings
        self.conversation = Conversation(event.client, event.session)
        self._notes: list[Callable[[], None]] = []

    def finish(self) -> None:
        """Note what the answer has shown, once it is given: what cannot be noted must not keep it from the client."""
        for note in self._notes:
            note()

    def text(self) -> str:
        """Do what the event asks for. Return what to tell the model."""
        try:
            calls.note_call(self.event.client, self.workspace.now, self.event.name)
        except OSError:
            pass  # a state directory that cannot be written must not keep memories from a prompt
        if self.event.moment == END:
            self._end()
            return ""
        return self._told(self.conversation)

    def _told(self, conversation: Conversation) -> str:
        starts = self.event.moment == START
        is_told = starts and self.event.is_new and conversation.has_just_begun  # by the hook of the first prompt
        if (starts or self.event.moment == COMPACTION) and not (self.event.is_resumed or is_told):
            conversation.forget()
        if self.event.moment == COMPACTION:
            return ""
        question = "" if starts else self._question()
        if not starts and not question:
            return ""
        core = (starts and not is_told) or (conversation.is_known and CORE not in conversation.shown)
        block = self._block(question, conversation.shown, core=core, starts=starts)
        shown = [*([CORE] if core else []), *(memory.key for memory in block.kept if not memory.in_core)]
        self._notes += [lambda: conversation.note(shown), lambda: self._record(block)]
        self._notes += [drop_old] if starts else []
        return block.text

    def _question(self) -> str:
        from memctl.core.hooks.question import question_in

        words = self.event.prompt
        if any(sign in words for sign in "<[#"):  # marks of what clients insert
            from memctl.edge.transcripts.clean import part_words

            words = part_words(words).own
        return question_in(words)

    def _block(self, question: str, shown: frozenset[str], *, core: bool, starts: bool) -> Block:
        workspace, settings = self.workspace, self.settings
        trees = workspace.believed(workspace.existing_trees())
        meaning = workspace.meaning(trees) if question else None
        asked = Asked(
            question,
            Filter.of_call(workspace.call, workspace.now, *workspace.left_out()),
            workspace.now,
            Worth(workspace.today, workspace.usage(), settings),
            settings,
            project=workspace.project_name(),
            core=core,
            meaning=meaning,
        )
        library = workspace.library(
            trees, digest, everywhere=False, plan=lambda segments: wanted_for(asked, segments), prompts=True
        )
        (*first, last), _ = library.answer(lambda segments: prompt_parts(asked, segments), shown_memories)
        topics = library.answer(lambda segments: topics_of(asked, segments), lambda _: ()) if starts else {}
        parts = [*first, BlockPart(RELEVANT, [memory for memory in last.memories if memory.key not in shown])]
        workspace.note_authors(memory for part in parts for memory in part.memories)
        form = settings.text("inject.format")
        if settings.origin("inject.format") == "default":
            form = READABLE.get(self.event.client, form)

        def make(tokens: int) -> Block:
            return build(parts, budget=min(tokens, MOST_TOKENS), form=form, core=core, foot=line_about(topics))

        block = make(settings.integer("inject.budget"))
        if len(block.text.encode("utf-8", "replace")) > MOST_BYTES:
            block = fit_by(lambda text: len(text.encode("utf-8", "replace")), MOST_BYTES, make)
        self._notes += [library.keep, meaning.finish] if meaning else [library.keep]
        return block

    def _record(self, block: Block) -> None:
        """Log the shown memories."""
        if self.workspace.call.given("now") or not self.settings.flag("usage.record"):
            return
        for tree in self.workspace.existing_trees():
            shown = [memory.key for memory in block.kept if memory.scope == tree.scope]
            if shown:
                usage_log.record(tree.root, self.workspace.now, "shown", shown)

    def _end(self) -> None:
        """In the background, note what the reply rests on, and learn from the conversation."""
        conversation = self.conversation
        turns = 0 if self.event.is_last else conversation.end_turn()
        shown = sorted(conversation.shown - {CORE})[:_MOST_SHOWN]
        weighs = self.settings.flag("usage.reply") and bool(conversation.shown)
        learns = self.settings.flag("capture.auto") and turns % max(1, self.settings.integer("capture.every")) == 0
        conversation.close()
        if not (weighs or learns):
            return
        from memctl.edge.clients.transcripts import transcript_of
        from memctl.edge.programs.background import run_in_background

        path = transcript_of(self.event.client, self.event.session, self.event.transcript, self.workspace.directory)
        if not path:
            return  # clients can be told to keep none
        errors = calls.open_errors(self.event.client)
        try:
            if weighs:
                weigh = ["used", "--auto", "--quiet", *self._tree(), "--transcript", path, *shown]
                run_in_background(weigh, errors, path)
            if learns:
                run_in_background(["capture", "--auto", "--quiet", *self._tree(), path], errors, path)
        finally:
            os.close(errors)

    def _tree(self) -> list[str]:
        call = self.workspace.call
        return [word for name in ("tree", "config") if call.given(name) for word in (f"--{name}", call.text(name))]
