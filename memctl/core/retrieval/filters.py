"""Which memories a command is about: the filters that list, search, inject, export and stats share."""

from __future__ import annotations

from memctl.model.copies import passed_over, unknown
from memctl.model.errors import UsageError
from memctl.model.segment import AGENT, ARCHIVED, PENDING, UNTIL
from memctl.model.types import TYPES, known_type

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from memctl.core.retrieval.corpus import Corpus
    from memctl.core.retrieval.globs import Glob
    from memctl.model.copies import Fate
    from memctl.model.memory import Memory
    from memctl.model.tables.command import Call


_IN, _OUT, _LOOK = 0, 1, 2  # what a memory's flags alone say of it


class Filter:
    """What `--type`, `--tag`, `--path`, `--agent`, `--created-…`, `--at`, `--archived` and `--all` say.

    `day` is the ISO date on which a memory has to be valid. By default what is archived, expired, pending, or another
    agent's is left out."""

    __slots__ = (
        "after",
        "agent",
        "all",
        "archived",
        "at",
        "before",
        "day",
        "fate",
        "hides",
        "path",
        "project",
        "tags",
        "types",
    )

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
        self.hides: Callable[[str], bool] | None = None
        self.project = ""
        self.fate: Fate = unknown

    @classmethod
    def of_call(
        cls,
        call: Call,
        now: str,
        hides: Callable[[str], bool] | None = None,
        only_project: str = "",
        fate: Fate = unknown,
    ) -> Filter:
        """The filter that a command line asks for. `hides` says which projects of the tree are left out, by name;
        with `only_project`, everything is left out that is not of this one."""
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
        """Whether anything was asked for that may leave nothing."""
        return bool(
            self.types or self.tags or self.path or self.agent or self.after or self.before or self.at or self.archived
        )

    def apply(self, memories: Iterable[Memory]) -> list[Memory]:
        """Those that the filter lets through, in their order; `memories` are all of the tree."""
        every = list(memories)
        copies = set() if self.all else {id(memory) for memory in passed_over(every, self.fate)}
        return [memory for memory in every if id(memory) not in copies and self.admits(memory)]

    def admits(self, memory: Memory) -> bool:
        """Whether the filter lets this memory through."""
        return self._is_asked_for(memory) and (self.all or self._is_held(memory)) and not self._is_elsewhere(memory)

    def _is_elsewhere(self, memory: Memory) -> bool:
        """Whether it belongs to a project that nothing is said of here."""
        if self.project:
            return memory.project != self.project
        return self.hides is not None and memory.scope == "user" and memory.project != "" and self.hides(memory.project)

    def sieve(self, corpus: Corpus, refused: int = 0) -> Callable[[int], bool] | None:
        """A test of a corpus's numbers that says what `admits` says of their memories, but seldom has to look at one;
        None where all pass. Memories with one of the flags in `refused` are out too."""
        verdicts = bytes(corpus.flags).translate(bytes([self._verdict(flags, refused) for flags in range(256)]))
        copies = self.copies(corpus)
        if verdicts.count(_IN) == len(verdicts) and not copies:
            return None

        def passes(number: int) -> bool:
            verdict = verdicts[number]
            if verdict == _OUT or number in copies:
                return False
            return verdict == _IN or self.admits(corpus.memory(number))

        return passes

    def copies(self, corpus: Corpus) -> frozenset[int]:
        """The numbers of the copies in a corpus that are left out: none where everything is asked for."""
        return frozenset() if self.all else corpus.passed_over(self.fate)

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


def _day(call: Call, name: str, now: str) -> str:
    """The ISO date that an option names, empty where it is not given."""
    if not call.given(name):
        return ""
    from memctl.core.language.dates.since import iso_day  # few calls ask for a day

    return iso_day(call.text(name), now, f"--{name}")


def _glob(pattern: str) -> Glob | None:
    if not pattern:
        return None
    from memctl.core.retrieval.globs import Glob  # few calls have a glob

    return Glob(pattern)


def _agent(id: str) -> str:
    """The agent as its directory is called."""
    if not id:
        return ""
    from memctl.model.text.file_names import safe_name  # hardly any call names one

    return safe_name(id, "agent")


def _type_named(word: str, command: str) -> str:
    """The type that a word on the command line names. UsageError where a config names none so either."""
    kind = known_type(word)
    if kind is None:
        raise UsageError(f"{command}: --type: {word!r} is not one of {', '.join(TYPES)}")
    return kind


def _carries(tag: str, tags: tuple[str, ...]) -> bool:
    """Whether one of the tags is this one or lies below it (`#dev` finds `#dev/node`)."""
    return any(own == tag or own.startswith(tag + "/") for own in map(_plain, tags))


def _plain(tag: str) -> str:
    from memctl.core.language.tokenize import without_accents  # few calls ask for a tag

    return without_accents(tag).casefold()


def is_expired(memory: Memory, day: str) -> bool:
    """Whether the statement stopped being true before this ISO date."""
    return bool(memory.until) and memory.until[:10] < day[:10]


def was_true(memory: Memory, day: str) -> bool:
    """Whether the statement was held true on this ISO date, by what is known now; the archive counts."""
    starts = memory.since or memory.created
    if starts and starts[:10] > day[:10]:
        return False
    if memory.superseded_by:  # its successor holds from the day on which it ended
        return not memory.until or memory.until[:10] > day[:10]
    return not is_expired(memory, day)
