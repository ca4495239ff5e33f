"""The filters that list, search, inject, export and stats share."""

from __future__ import annotations

from memctl.model.copies import among, passed_over, unknown
from memctl.model.errors import UsageError
from memctl.model.memory import TYPES, known_type
from memctl.model.segment import AGENT, ARCHIVED, PENDING, UNTIL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from memctl.core.retrieval.corpus import Corpus
    from memctl.model.copies import Fate
    from memctl.model.memory import Memory
    from memctl.model.tables.command import Call
    from memctl.model.text.globs import Glob


_OUT, _IN, _LOOK = 0, 1, 2  # verdict on a memory from its flags alone: in, out, or look at the memory


class Filter:
    """The filter of `--type`, `--tag`, `--path`, `--agent`, `--created-…`, `--at`, `--archived` and `--all`.

    `day` is the ISO date on which a memory must be valid. By default archived, expired and pending memories and those
    of another agent are left out."""

    def __init__(self, day: str) -> None:
        self.day = day
        self.types: frozenset[str] = frozenset()
        self.tags: frozenset[str] = frozenset()
        self.path: Glob | None = None
        self.agent = ""
        self.after = ""
        self.before = ""
        self.at = ""
        self.archived = False
        self.all = False
        self.hides: Callable[[Memory], bool] | None = None
        self.project = ""
        self.fate: Fate = unknown

    @classmethod
    def of_call(
        cls,
        call: Call,
        now: str,
        hides: Callable[[Memory], bool] | None = None,
        only_project: str = "",
        fate: Fate = unknown,
    ) -> Filter:
        """Return the filter for a command line. `hides` tells which memories to leave out; with `only_project`,
        everything outside that project."""
        chosen = cls(now[:10])
        chosen.hides = hides
        chosen.project = only_project
        chosen.fate = fate
        chosen.types = frozenset(_type_named(word, call.command.name) for word in call.texts("type"))
        chosen.tags = frozenset(_plain(tag.lstrip("#")) for tag in call.texts("tag"))
        chosen.path = _glob(call.text("path"))
        chosen.agent = _agent(call.text("agent"))
        chosen.after = _day(call, "created-after", now)
        chosen.before = _day(call, "created-before", now)
        chosen.at = _day(call, "at", now)
        chosen.archived = call.flag("archived")
        chosen.all = call.flag("all")
        return chosen

    @property
    def narrows(self) -> bool:
        """Whether an option may exclude all memories."""
        return bool(
            self.types or self.tags or self.path or self.agent or self.after or self.before or self.at or self.archived
        )

    def apply(self, memories: Iterable[Memory]) -> list[Memory]:
        """Return the memories that pass, in order; `memories` are all of the tree."""
        every = list(memories)
        copies = set() if self.all else {id(memory) for memory in passed_over(every, self.fate)}
        return [memory for memory in every if id(memory) not in copies and self.admits(memory)]

    def admits(self, memory: Memory) -> bool:
        return self._is_asked_for(memory) and (self.all or self._is_held(memory)) and not self._is_elsewhere(memory)

    def _is_elsewhere(self, memory: Memory) -> bool:
        """Whether the memory lies outside the filter's only project, or in a hidden one."""
        if self.project:
            return memory.project != self.project
        return self.hides is not None and self.hides(memory)

    def sieve(self, corpus: Corpus, refused: int = 0) -> Callable[[int], bool] | None:
        """Return a test of corpus numbers that agrees with `admits` but seldom reads a memory, or None if all pass.
        Memories with a flag in `refused` fail too."""
        verdicts = bytes(corpus.flags).translate(self.verdicts(refused))
        copies = self.copies(corpus)
        if verdicts.count(_IN) == len(verdicts) and not copies:
            return None

        def passes(number: int) -> bool:
            verdict = verdicts[number]
            if verdict == _OUT or number in copies:
                return False
            return verdict == _IN or self.admits(corpus.memory(number))

        return passes

    def verdicts(self, refused: int = 0) -> bytes:
        """Return a number for each value of the flags: OUT for those that rule a memory out, whatever else it is."""
        return bytes([self._verdict(flags, refused) for flags in range(256)])

    def copies(self, corpus: Corpus) -> frozenset[int] | HiddenCopies:
        """Return the numbers of the copies to leave out; empty with `--all`."""
        return frozenset() if self.all else HiddenCopies(corpus, self.fate)

    def _verdict(self, flags: int, refused: int) -> int:
        if flags & refused:
            return _OUT
        if self.types or self.tags or self.path or self.after or self.before or self.project:
            return _LOOK
        if flags & AGENT and (self.hides or not self.all):
            return _LOOK
        if self.all:
            return _IN
        if self.archived:
            return _IN if flags & ARCHIVED else _OUT
        if flags & PENDING:
            return _OUT
        if self.at:
            return _LOOK
        return _OUT if flags & ARCHIVED else _LOOK if flags & UNTIL else _IN

    def _is_asked_for(self, memory: Memory) -> bool:
        if self.types and memory.type not in self.types:
            return False
        if self.tags and not any(_carries(tag, memory.tags) for tag in self.tags):
            return False
        if self.path and not self.path.matches(memory.path):
            return False
        if self.after and not memory.created >= self.after:
            return False
        return not (self.before and not (memory.created and memory.created[: len(self.before)] < self.before))

    def _is_held(self, memory: Memory) -> bool:
        if memory.agent and memory.agent.casefold() != self.agent:
            return False
        if memory.derived and memory.type not in self.types:
            return False
        if self.archived:
            return memory.archived
        if memory.pending:
            return False
        return was_true(memory, self.at) if self.at else not memory.archived and not is_expired(memory, self.day)


class HiddenCopies:
    """The numbers of the copies that readers skip (see `model.copies`); false if there are none. A large tree has too
    many memories to compare them all for one question, so only those are compared whose mark, a checksum of the words,
    occurs more than once."""

    def __init__(self, corpus: Corpus, fate: Fate) -> None:
        self._corpus = corpus
        self._fate = fate
        self._marks = _repeated(corpus)
        self._hidden: dict[int, frozenset[int]] = {}  # mark → hidden ones among the memories that have it

    def __bool__(self) -> bool:
        return bool(self._marks)

    def __contains__(self, number: int) -> bool:
        if not self._marks:
            return False
        mark = self._corpus.marks[number]
        if mark not in self._marks:
            return False
        hidden = self._hidden.get(mark)
        if hidden is None:
            hidden = self._hidden[mark] = self._hidden_of(mark)
        return number in hidden

    def _hidden_of(self, mark: int) -> frozenset[int]:
        numbers = self._corpus.in_order(self._corpus.marked(mark))
        memories = [self._corpus.memory(number) for number in numbers]
        hidden = {id(memory) for memory in among(memories, self._fate)}
        return frozenset([number for number, memory in zip(numbers, memories, strict=True) if id(memory) in hidden])


def _repeated(corpus: Corpus) -> frozenset[int]:
    """Return the marks that may occur more than once."""
    found: set[int] = set()
    loose: list[int] = []
    stored = []
    for segment in corpus.segments:
        repeats = segment.repeats()
        if repeats is None:
            loose += segment.column("marks")
        else:
            found.update(repeats)
            stored.append(segment)
    seen: set[int] = set()
    for mark in loose:
        if mark in seen or any(segment.marked(mark) for segment in stored):
            found.add(mark)
        seen.add(mark)
    return frozenset(found)


def _day(call: Call, name: str, now: str) -> str:
    """Return the ISO date of an option, or ""."""
    if not call.given(name):
        return ""
    from memctl.core.language.dates.since import iso_day  # few calls use a date

    return iso_day(call.text(name), now, f"--{name}")


def _glob(pattern: str) -> Glob | None:
    if not pattern:
        return None
    from memctl.model.text.globs import Glob  # few calls use a glob

    return Glob(pattern)


def _agent(id: str) -> str:
    """Return the agent's directory name."""
    if not id:
        return ""
    from memctl.model.text.file_names import safe_name  # few calls name an agent

    return safe_name(id, "agent")


def _type_named(word: str, command: str) -> str:
    """Return the type that a word names. Raises UsageError if no config defines it."""
    kind = known_type(word)
    if kind is None:
        raise UsageError(f"{command}: --type: {word!r} is not one of {', '.join(TYPES)}")
    return kind


def _carries(tag: str, tags: tuple[str, ...]) -> bool:
    """Whether one of the tags equals this one or lies below it (`#dev` matches `#dev/node`)."""
    return any(own == tag or own.startswith(tag + "/") for own in map(_plain, tags))


def _plain(tag: str) -> str:
    from memctl.core.language.tokenize import without_accents  # few calls use a tag

    return without_accents(tag).casefold()


def is_expired(memory: Memory, day: str) -> bool:
    """Whether the statement ended before this ISO date."""
    return bool(memory.until) and memory.until[:10] < day[:10]


def was_true(memory: Memory, day: str) -> bool:
    """Whether the statement counted as true on this ISO date, by present knowledge; includes the archive."""
    starts = memory.since or memory.created
    if starts and starts[:10] > day[:10]:
        return False
    if memory.superseded_by:  # the successor holds from the end day on
        return not memory.until or memory.until[:10] > day[:10]
    return not is_expired(memory, day)
