"""The input and the findings of lint."""

from __future__ import annotations

from memctl.model.paths import shown
from memctl.model.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence
    from typing import Any

    from memctl.model.markdown.page import Page
    from memctl.model.markdown.parse import Document
    from memctl.model.markdown.patch import Operation, Side
    from memctl.model.memory import Memory

    Sides = tuple[bytes | None, bytes | None, bytes | None]  # base, ours, theirs; None where there is no such file
    Merge = tuple[dict[str, Sides], dict[str, bytes] | None]  # files that it changed; as it merged them, if it is done


NOTHING: dict[str, Any] = {}


class Standing(Value):
    """Git's view of a tree: the files that it could not merge, with their sides; the problem with its merge driver; its
    last merges, the newest first."""

    unmerged: Mapping[str, Sides] = NOTHING
    driver: str = ""
    merges: Sequence[Merge] = ()

    @property
    def sides(self) -> dict[str, Sides]:
        """The sides of each file that git could not merge, or else of its newest merge."""
        found: dict[str, Sides] = {}
        for changed, _ in reversed(self.merges):
            found |= changed
        return found | dict(self.unmerged)


class InspectedFile:
    """A Markdown file: its path in the tree, its bytes and its parsed document. `problem` says why memctl cannot read
    its front matter, empty if it can."""

    def __init__(self, path: str, data: bytes, document: Document, problem: str = "") -> None:
        self.path = path
        self.data = data
        self.text = "\n".join(document.lines)
        self.document = document
        self.problem = problem


class Versions(Value):
    """The versions of the files that meet in a merge, where they differ: the common one and that of each side. `merged`
    has these files as git merged them, None while the merge is not committed."""

    base: Sequence[Page] = ()
    sides: Sequence[Sequence[Page]] = ()
    merged: Sequence[Page] | None = None


class LintInput(Value):
    """The input of all lint rules.

    `whole` says that `files` are the whole tree, so a missing file is really missing. `names` has the paths of all
    files and directories, `unread` (path, reason), `links` (path, target) of links out of the tree, `writable` (path,
    who else can write), `buried` the fingerprints of forgotten words, `lifted` the fingerprints of restored words with
    their time, `written` the last state of each memory that memctl wrote (see `sides_now`), `damaged` (path, line) of
    unreadable records of memctl, `conflicts` (path, line) of conflict markers in them. `unmerged` has the sides of
    files that git could not merge, `versions` those of its last merges, `driver` the problem with the merge driver.
    `today` is an ISO date, `core_share` the token limit of the core. `before` is the same tree before it was mended,
    None if it is as it was."""

    files: Sequence[InspectedFile]
    whole: bool
    names: Sequence[str] = ()
    unread: Sequence[tuple[str, str]] = ()
    links: Sequence[tuple[str, str]] = ()
    writable: Sequence[tuple[str, str]] = ()
    buried: Collection[str] = ()
    written: Mapping[str, tuple[Side | None, Operation]] = NOTHING
    damaged: Sequence[tuple[str, int]] = ()
    conflicts: Sequence[tuple[str, int]] = ()
    lifted: Mapping[str, str] = NOTHING
    unmerged: Mapping[str, Sides] = NOTHING
    driver: str = ""
    versions: Sequence[Versions] = ()
    today: str = ""
    core_share: int = 0
    before: LintInput | None = None

    def with_files(self, files: Sequence[InspectedFile]) -> LintInput:
        """Return the same input with the files as they will be."""
        others = {name: getattr(self, name) for name in self.fields if name not in ("before", "files")}
        found = LintInput(files, **others)
        found.before = self.before or self
        return found

    @property
    def memories(self) -> list[Memory]:
        """The memories of all files, in their order."""
        return [memory for file in self.files for memory in file.document.memories]


class Finding(Value):
    """A problem in a tree. `line` and `column` are 1-based, 0 if unknown. `what` describes the problem, `todo` the
    repair; `severity` is error or warning.

    `id` is the id or handle of the memory; `before` and `after` are its words if they are known."""

    rule: str
    path: str
    line: int
    what: str
    todo: str = ""
    column: int = 0
    severity: str = "error"
    id: str = ""
    before: str = ""
    after: str = ""

    @property
    def place(self) -> str:
        """`path:line:column`, as far as known."""
        numbers = [str(number) for number in (self.line, self.column) if number]
        return ":".join([shown(self.path), *numbers])

    @property
    def sentence(self) -> str:
        return shown(f"{self.what} ({self.todo})" if self.todo else self.what)

    def __repr__(self) -> str:
        return f"Finding({self.rule} {self.place} {self.what!r})"
