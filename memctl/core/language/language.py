"""What is asked of a language. Each is a folder of this shape; `table` finds the one of a text.

A part is a module of the folder, with the functions that its class here names, so that a language loads only what a
text needs of it."""

from __future__ import annotations

from memctl.model.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    import re
    from collections.abc import Mapping, Sequence
    from typing import Protocol

    from memctl.core.language.calendar import Span
    from memctl.core.language.claim import Claim
    from memctl.core.language.patterns import Hinted, Lazy
    from memctl.core.language.rules import Rule

    Triple = dict[str, object]
    Place = tuple[str, str, str]  # type, topic, section

    class Kinds(Protocol):
        """What kind a sentence is: STATEMENT, QUESTION, REQUEST or SUPPOSED."""

        def kind_of(self, text: str) -> str: ...
        def kind_in_message(self, sentence: Sentence) -> str: ...
        def seeks_help(self, text: str) -> bool: ...
        def is_tag_question(self, text: str) -> bool: ...
        def hands_over(self, text: str) -> bool: ...
        def is_hedged(self, plain: str) -> bool: ...
        def is_passing(self, plain: str) -> bool: ...
        def takes_back(self, text: str) -> bool: ...
        def confides(self, text: str) -> bool: ...

    class Clauses(Protocol):
        """Where clauses begin and end, and how sentences lean on each other."""

        SHORTEST: int
        TELLING: frozenset[str]
        MARK: Lazy
        JOINT: Lazy

        def plain(self, text: str) -> str: ...
        def words(self, plain: str) -> list[str]: ...
        def stands_alone(self, clause: str) -> bool: ...
        def speaks_of_self(self, text: str) -> bool: ...
        def stated_head(self, text: str) -> str: ...
        def without_asking(self, text: str) -> str: ...
        def is_of_who_was_named(self, text: str) -> bool: ...
        def leans(self, text: str) -> bool: ...
        def leads_on(self, clause: str) -> bool: ...
        def with_subject(self, clause: str, before: str) -> str: ...
        def without_opening(self, text: str) -> str: ...
        def without_courtesy(self, text: str) -> str: ...
        def joined(self, text: str) -> str: ...
        def is_by_another(self, text: str) -> bool: ...
        def without_stage_directions(self, text: str) -> str: ...

    class RuleTable(Protocol):
        """The rules, and the first that a sentence meets."""

        def meet(self, sentence: Sentence, imperative: bool) -> tuple[Rule, re.Match[str] | None] | None: ...

    class Task(Protocol):
        """What a sentence tells of the task at hand: of the answer, the code or the text that is talked about."""

        def is_about_the_task(self, sentence: Sentence, among_people: bool) -> bool: ...
        def points_at_the_task(self, sentence: Sentence) -> bool: ...
        def leans_on_the_task(self, text: str) -> bool: ...
        def is_of_a_stranger(self, sentence: Sentence) -> bool: ...
        def handles_a_text(self, text: str) -> bool: ...
        def counts(self, request: str) -> bool: ...
        def serves(self, sentence: Sentence, requests: Sequence[str], *, beside: bool, short: bool) -> bool: ...

    class SelfDescription(Protocol):
        """What a person plainly says of themselves."""

        def may_describe(self, text: str) -> bool: ...
        def names_writer(self, text: str) -> bool: ...
        def belongs_in_core(self, text: str, *, in_passing: bool = False) -> str: ...
        def clauses(self, text: str) -> list[str]: ...
        def described(self, clause: str) -> str: ...
        def refuses(self, text: str) -> bool: ...
        def instructs(self, text: str) -> bool: ...

    class Project(Protocol):
        """What is of the project at hand, and what is of home and family. `kind` and `topic` are what a statement was
        filed as; the topic is empty where no rule filed it."""

        def speaks_of_project(self, text: str, kind: str, topic: str) -> bool: ...
        def names_project(self, text: str) -> bool: ...
        def opens_with_us(self, text: str) -> bool: ...
        def is_of_home(self, text: str) -> bool: ...
        def states_fact(self, text: str) -> bool: ...

    class Filing(Protocol):
        """The headings, and what is filed elsewhere than its rule says. SECTIONS: by topic; `preferences` has none.
        SUMMARY: what begins a summary, what stands between its parts, and what ends it."""

        SECTIONS: dict[str, str]
        SUMMARY: tuple[str, str, str]

        def place(self, text: str, place: Place, *, sure: bool, to_come: bool) -> Place: ...
        def retyped(self, text: str, place: Place) -> Place: ...
        def is_own_device(self, text: str) -> bool: ...

    class Voices(Protocol):
        """Where a sentence hands the word to somebody else."""

        def other_voice(self, sentence: str, behind: str) -> Voice | None: ...

    class Signs(Protocol):
        """The signs by which the weights know a statement; of more than USUAL of them, each says less."""

        USUAL: int

        def signs_of(self, text: str, words: Sequence[str]) -> set[str]: ...
        def size(self, text: str, words: Sequence[str]) -> int: ...

    class Weights(Protocol):
        """What signs are worth: WEIGHTS of what holds for good; if it has them, TASTE of what is somebody's taste,
        ENDING of a clause that belongs to a request."""

        WEIGHTS: str

    class Claims(Protocol):
        """The values that a statement gives to properties."""

        def read(self, text: str) -> Sequence[Claim]: ...
        def is_one_clause(self, text: str) -> bool: ...

    class Cues(Protocol):
        """The words by which a statement says that something is otherwise than it was: every such statement has one of
        the HINTS and a CUE, and no NOT_CUE. AMENDS: what stands before a value that was wrong before; INSTEAD: the
        `new` value and the `old`; FORGETS: a request to forget a matter, its one group that matched; VALUES: by kind,
        the most telling first; IDLE: what says nothing beside them."""

        HINTS: tuple[str, ...]
        CUE: Lazy
        NOT_CUE: Lazy
        AMENDS: Lazy
        FORGETS: Hinted
        INSTEAD: Lazy
        VALUES: tuple[Lazy, ...]
        IDLE: Lazy

        def is_short(self, text: str) -> bool: ...

    class Dates(Protocol):
        """Relative dates made absolute."""

        def absolute(self, text: str, today: int, found: list[Span]) -> str: ...

    class Triples(Protocol):
        """Statements as triples."""

        def triples_of(self, text: str) -> list[Triple]: ...


_PLACES = {
    "cues": "rules.cues",
    "dates": "dates.absolute",
    "rules": "rules.table",
}  # of parts that stand in a folder with others
PARTS = (
    "claims", "clauses", "cues", "dates", "filing", "kinds", "project", "rules", "self_description", "signs", "task",
    "triples", "voices", "weights",
)  # fmt: skip


class Language:
    """The base of each language: its parts, each a module of its folder that is loaded when something first asks for
    it, and the marks by which others treat it.

    `prompts`: the code of the language in which a model is asked. `hints`: by property, parts of statements about it
    that may share no word with another. `files_by_words`: what no rule files has a topic by its words. `knows_talk`:
    salience was fitted to what people tell each other in it. `run_on`: clauses that could stand alone are strung
    together by commas."""

    claims: Claims
    clauses: Clauses
    cues: Cues
    dates: Dates
    filing: Filing
    kinds: Kinds
    project: Project
    rules: RuleTable
    self_description: SelfDescription
    signs: Signs
    task: Task
    triples: Triples
    voices: Voices
    weights: Weights

    code = prompts = "en"
    hints: Mapping[str, tuple[str, ...]] = {}
    files_by_words = False
    knows_talk = False
    run_on = False

    def is_of(self, text: str) -> bool:
        """Whether to read a text in this language."""
        raise NotImplementedError

    def occurs_in(self, text: str) -> bool:
        """Whether a text in another language may have words of this one."""
        raise NotImplementedError

    def is_of_person(self, text: str, topic: str) -> bool:
        """Whether a statement is of the person beyond doubt: filed so, or of home and family, and of no project."""
        return not self.project.names_project(text) and (topic in OF_PERSON or self.project.is_of_home(text))

    def __getattr__(self, name: str) -> object:
        if name not in PARTS:
            raise AttributeError(name)
        part = __import__(f"{type(self).__module__}.{_PLACES.get(name, name)}", fromlist=("",))
        setattr(self, name, part)
        return part


STATEMENT, QUESTION, REQUEST, SUPPOSED = "statement", "question", "request", "supposed"
SENTENCE, PARAGRAPH, MESSAGE = 1, 2, 3  # how far another's voice reaches
OF_PERSON = frozenset(("profile", "people", "health"))  # topics
PROFILE, PREFERENCES, PEOPLE = "profile", "preferences", "people"  # what a clause may describe of its writer
USER = "user"
TASK = "task"


class Sentence:
    """`text` as written and `plain` as the rules of its `language` read it; its `words`, where rules are found by
    words; `kind` as kinds.kind_of says; `rule` the one it meets, `said` what it states; `mark` is TASK where its words
    tell that it may only serve what its message asks for."""

    __slots__ = ("text", "plain", "language", "words", "kind", "rule", "said", "aside", "mark")

    def __init__(self, text: str, language: Language, kind: str = STATEMENT, *, aside: bool = False) -> None:
        self.language = language
        self.shorten(text)
        self.kind = kind
        self.rule: Rule | None = None
        self.said = ""
        self.aside = aside
        self.mark = ""

    def shorten(self, text: str) -> None:
        """Let it say no more than a text that it begins with."""
        self.text = text
        self.plain = self.language.clauses.plain(text)
        self.words = self.language.clauses.words(self.plain)


class Voice(Value):
    """Another's voice in a sentence: the writer's own words end at `own`, the other's begin at `start` (what introduces
    them may be neither's) and go on as far as `reach` says; within a sentence, the writer goes on at `end`."""

    own: int
    start: int
    reach: int
    end: int | None = None


def never(*asked: object, **circumstances: object) -> bool:
    """Nothing: the answer of a language that does not have what is asked."""
    return False


def unchanged(text: str, *beside: object) -> str:
    """The text: the answer of a language that has nothing to change in it."""
    return text


def make_triple(subject: str, predicate: str, object: str, marks: Triple | None = None) -> Triple:
    """A triple, with those of the marks that say how it holds."""
    return {"subject": subject, "predicate": predicate, "object": object} | {
        key: marks[key] for key in ("negated", "degree", "condition") if marks and key in marks
    }
