"""`memctl capture`: transcript, extract, score and add in one process. It reads each line of a transcript once."""

from __future__ import annotations

import os
from functools import partial

from memctl.core.extraction import extract_candidates, speakers
from memctl.core.extraction.seen_turns import CONTEXT, PASSAGE, TurnFilter
from memctl.core.language.dates.since import iso_day
from memctl.core.reconcile.candidate import Incoming, let_wait, of_record, with_filing_options
from memctl.core.reconcile.projects import digest_of, taken
from memctl.core.safety.secrets import redact
from memctl.core.score import Seen, score_candidate
from memctl.edge import interrupts, operations, stream
from memctl.edge.clock import seconds_of
from memctl.edge.pattern_cache import keeps_patterns
from memctl.edge.stream import Intake
from memctl.edge.transcripts import read_turns
from memctl.edge.transcripts.captured import Captured, FileState
from memctl.edge.transcripts.checkpoint import Trail
from memctl.edge.transcripts.chronological import Chronicle
from memctl.edge.workspace import Workspace
from memctl.model.errors import OK, InputError, NotFound, UsageError
from memctl.model.tables import options
from memctl.model.tables.command import Argument, Call, Command, Example, Option

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Any, BinaryIO

    from memctl.edge.store.tree import Tree
    from memctl.edge.store.writer import Writer
    from memctl.model.change import Change

    Record = dict[str, Any]

COMMAND = Command(
    "capture",
    description="Learns from transcripts like memctl extract | memctl score | memctl add -, and reads each line "
    "only once. It recognizes known turns by their time, their words and their context, even if the file was "
    "renamed, compacted, or resumed in another file. It adds the statements of several transcripts in the order in "
    "which they were said.\n\n"
    "capture remembers in the state directory which turns are in the tree. After a failure or a crash it reads the "
    "same turns again, and add skips the duplicates. It leaves an unfinished last line for the next time.\n\n"
    "--sweep reads the changed transcripts of all clients. capture without FILE does the same, unless "
    "standard input is a pipe or a file. The setting capture.sources limits the clients. aider and "
    "Crush keep their files in the directories of projects: capture reads them in the home directory, in the current "
    "one and in the projects that memctl knows, unless git tracks the file. capture learns nothing from "
    "subagents, from conversations in which memctl asked a model, and from text that a client or a tool inserted.\n\n"
    "A statement about the project goes to the project of the directory in which it was said. All other statements "
    "go to the user tree. See memctl-tree(5).\n\n"
    "A user who asks to forget a matter, as in 'forget what I said about the car', archives the one memory of the user "
    "tree that has all words of it. If there are several, nothing happens.\n\n"
    "capture prints a line for each statement, like memctl add. It counts statements with a score below "
    "add.min_score, but does not print them. If memory is off, the status is 69. Hooks use --auto: capture then "
    "does nothing if capture.auto "
    "is false or if there is no tree. It also does nothing inside a command that memctl itself runs (MEMCTL_ACTIVE).",
    arguments=(Argument("file", "Transcripts or turn records. - is standard input.", kind="file", many=True),),
    options=(
        Option("sweep", "Read the transcripts of all clients.", kind="flag"),
        Option("since", "Only turns from this day or later.", kind="day", metavar="DAY"),
        Option("again", "Include turns that capture read before.", kind="flag"),
        Option("auto", "For hooks: do nothing if capture.auto is false.", kind="flag"),
        *options.LEARNING,
        *options.FILING,
        options.JUDGE,
        Option("min-score", "Skip candidates with a lower score.", kind="share", metavar="X", setting="add.min_score"),
        options.STRICT,
        *options.CHANGING,
    ),
    examples=(
        Example("memctl capture session.jsonl", "learn from the new turns of a transcript"),
        Example("memctl capture --sweep --since 2026-08-01", "learn from all clients, for cron"),
        Example("memctl capture --again --dry-run session.jsonl", "show what the whole transcript teaches"),
    ),
)

BATCH = 200  # statements before an intermediate add; doubles each time, because each add reads the tree again


@keeps_patterns
def run(call: Call) -> int:
    """Learn from the new parts of the transcripts. Returns 0 without doing anything if nobody wants that now."""
    workspace = Workspace(call)
    if os.environ.get("MEMCTL_ACTIVE") or (call.flag("auto") and not _is_wanted(workspace)):
        return OK
    workspace.need_on()
    if call.given("llm") and call.flag("rules"):
        raise UsageError("capture: use --llm or --rules, not both")
    files = call.texts("file")
    if files or not (call.flag("sweep") or not stream.stdin_has_data()):
        return _Capture(workspace).of(files or ("-",))
    return _Capture(workspace, swept=True).of(_swept(workspace))


def _is_wanted(workspace: Workspace) -> bool:
    """Whether a hook may learn now. The user can set it up before there is a tree."""
    return workspace.settings.flag("capture.auto") and any(tree.exists() for tree in workspace.trees)


def _swept(workspace: Workspace) -> list[str]:
    from memctl.edge.project_files import project_directories  # only a sweep looks there
    from memctl.edge.transcripts.clients import transcripts  # named files need no search

    since, sources = _since(workspace), workspace.settings.items("capture.sources")
    return transcripts(sources, since=seconds_of(since) if since else 0.0, projects=project_directories(workspace))


def _since(workspace: Workspace) -> str:
    """Return the ISO date of the oldest statements to learn from, empty for all."""
    call = workspace.call
    return iso_day(call.text("since"), workspace.now, "--since") if call.given("since") else ""


class _Capture:
    """One run. `swept`: memctl found the files itself, so an unreadable one is not the user's error."""

    def __init__(self, workspace: Workspace, *, swept: bool = False) -> None:
        self.workspace = workspace
        self.call = workspace.call
        self.swept = swept
        self.roles = speakers(workspace.settings)
        since = _since(workspace)
        self.how = " ".join([",".join(self.roles), since]).strip()
        self.captured = Captured(workspace.tree_to_write().root)
        self.again = self.call.flag("again")
        self.sieve = TurnFilter(set() if self.again else set(self.captured.marks), self.roles, since=since)
        self.asks = bool(workspace.settings.text("llm.command")) and not self.call.flag("rules")
        self.chronicle = Chronicle()
        self.batch = BATCH
        self.alone = True  # the user named no other file
        self.looks: list[FileState] = []
        self.problem = ""  # with the present file
        self.clients: dict[str, Record] = {}  # client → its result, if memctl read a transcript of it
        self.status = OK
        self.counts = {"transcripts": 0, "candidates": 0}

    def of(self, files: Iterable[str]) -> int:
        """Learn from these files in order."""
        names = list(files)
        self.alone = len(names) == 1
        for number, name in enumerate(names, 1):
            stream.tell_progress(f"capture: reading {number} of {len(names)}: {name}")
            self._read(name)
            self.chronicle.end_file()
            if self.asks:  # an answer of a model is expensive: store it at once
                self._add()
        self._add()
        stream.tell_progress("")
        if not self.call.flag("dry-run"):
            learned = sum(self.counts.get(action, 0) for action in ("add", "supersede", "merge"))
            with interrupts.Held():
                self.captured.note_run(self.workspace.now, self.counts["transcripts"], learned)
                self.captured.note_clients(self.clients)
        if self.call.flag("verbose") or (stream.stdout_is_terminal() and not self.call.flag("quiet")):
            self._sum_up()
        return self.status

    def _read(self, name: str) -> None:
        from memctl.edge.transcripts.clients import keeper

        interrupts.heed()
        client, before, self.problem = keeper(name), self.sieve.new, ""
        intake = Intake("capture", (name,), strict=self.call.flag("strict"))
        look: FileState | None = None
        try:
            for source, where in intake.streams():
                look = FileState(where) if where != "-" else None
                if look and not self.again and self.captured.has_read(look, self.how):
                    continue
                self.counts["transcripts"] += 1
                self._learn(source, where, intake, look)
                self.looks += [look] if look else []
        except (NotFound, InputError) as error:
            early = bool(look and look.unfinished)  # it may show its format later
            self.problem = "" if early else str(error)
            if self.swept or early:
                by_hand = not (self.swept or self.call.flag("auto"))
                if self.call.flag("verbose") or (self.problem and client) or by_hand:
                    stream.say(f"capture: {error}")
            elif self.alone:
                raise
            else:
                intake.reject(error)
        self.status = self.status or intake.status
        if client:
            note = self.clients.setdefault(client, {"t": self.workspace.now, "turns": 0, "problem": ""})
            note["turns"] += self.sieve.new - before
            note["problem"] = note["problem"] or ("" if self.sieve.new > before else self.problem)

    def _learn(self, source: BinaryIO, where: str, intake: Intake, look: FileState | None) -> None:
        trail = self._trail(source, look) if look else None
        turns = read_turns(
            source,
            format=self.call.text("from") or None,
            where=where,
            unfinished=look is not None and look.unfinished,
            trail=trail,
            report=lambda message: self._report(intake, message),
        )
        now, settings, seen = self.workspace.now, self.workspace.settings, Seen()
        for candidate in self._candidates(self.sieve.sift(turns)):
            self.counts["candidates"] += 1
            try:
                scored = score_candidate(candidate, settings, seen)
                score = of_record(scored, where, now).score
            except InputError as error:
                intake.reject(error)
                continue
            if score is None or score >= settings.number("add.min_score"):
                self.chronicle.put(scored, where)
        if look and trail:
            look.place = trail.place

    def _report(self, intake: Intake, message: str) -> None:
        self.problem = redact(message)[0]
        intake.reject(InputError(message))

    def _trail(self, source: BinaryIO, look: FileState) -> Trail:
        """Return where to continue in a file that has grown; the start if it changed in any other way."""
        trail = Trail(CONTEXT + PASSAGE)
        if not self.again and not self.call.given("from"):
            trail.resume(self.captured.place_of(look, self.how), source)
        return trail

    def _candidates(self, turns: Iterator[Record]) -> Iterable[Record]:
        workspace, settings = self.workspace, self.workspace.settings
        if not self.asks:
            return extract_candidates(turns, roles=self.roles, now=workspace.now)
        from memctl.core.llm.extract import ModelExtractor  # a run by rules does not need it
        from memctl.edge.programs.model import Model

        number = self.call.integer("known") or 0
        asking = ModelExtractor(
            Model(settings), settings, workspace.persons, roles=self.roles, number=number, now=workspace.now,
            report=lambda message: stream.say(f"capture: {message}"),
        )  # fmt: skip
        return list(asking.candidates(turns))

    def _add(self) -> None:
        """Add the found statements, oldest first. Only after all are in the tree, mark the files as read."""
        found: list[Incoming] = []
        for record, where in self.chronicle.empty():
            found.append(with_filing_options(self.call, of_record(record, where, self.workspace.now)))
            if len(found) >= self.batch:
                self._add_batch(found)
                found = []
        self._add_batch(found)
        if not self.call.flag("dry-run"):
            with interrupts.Held():
                self.captured.keep(self.sieve.fresh, self.looks, self.how)
        self.sieve.fresh, self.looks = [], []

    def _add_batch(self, found: list[Incoming]) -> None:
        self.batch += len(found)
        if not found:
            return
        if self.workspace.settings.flag("add.confirm"):
            let_wait(found)
        homes = operations.by_tree(self.workspace, found)
        self._judge([one for one in found if not one.cwd])
        changes: list[Change] = []
        for tree, part in homes.items():
            changes += operations.carry_out(self.workspace, partial(self._decide, part, tree), tree) if part else []
        stream.tell_progress("")
        warnings = [warning for one in found for warning in one.warnings]
        self.status = operations.report_changes(self.workspace, changes, warnings) or self.status
        for change in changes:
            self.counts[change.action] = self.counts.get(change.action, 0) + 1

    def _decide(self, found: list[Incoming], tree: Tree | None, writer: Writer) -> list[Change]:
        if any(one.cwd for one in found):
            operations.put_in_parts(self.workspace, found, tree)
        decide = partial(taken, writer, found, self.workspace.settings, self.workspace.now)
        return operations.decided(self.workspace, writer, digest_of, decide)

    def _judge(self, found: list[Incoming]) -> None:
        """Ask a model about statements that resemble memories, before the tree is locked."""
        settings = self.workspace.settings
        if not settings.text("judge.command") or not self.workspace.believed([self.workspace.tree_to_write()]):
            return
        from memctl.core.llm.judge import judge  # few users configure a judge
        from memctl.edge.programs.model import Model

        model = Model(settings, "judge.command", "judge.timeout")
        for problem in judge(model, operations.snapshot(self.workspace), found, settings, self.workspace.now):
            stream.say(f"capture: {problem}")

    def _sum_up(self) -> None:
        found = [] if self.counts["candidates"] else ["nothing learned"]
        turns = f"turns: {self.sieve.new} new, {self.sieve.seen} read before"
        stream.say("; ".join([*found, turns, *(f"{name}: {count}" for name, count in self.counts.items())]))
