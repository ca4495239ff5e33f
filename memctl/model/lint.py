"""The input and the findings of lint."""

from __future__ import annotations

from memctl.model.paths import shown

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from memctl.model.markdown.page import Page
    from memctl.model.markdown.parse import Document
    from memctl.model.markdown.patch import Operation, Side
    from memctl.model.memory import Memory

    Sides = tuple[bytes | None, bytes | None, bytes | None]  # base, ours, theirs; None where there is no such file


class Standing:
    """Git's view of a tree: the files that it could not merge, with their sides; the problem with its merge driver; the
    files that its last merge changed, with their sides; and these as it merged them, None while the merge goes on."""

    __slots__ = ("changed", "driver", "merged", "unmerged")

    def __init__(
        self,
        unmerged: Mapping[str, Sides] | None = None,
        driver: str = "",
        changed: Mapping[str, Sides] | None = None,
        merged: Mapping[str, bytes] | None = None,
    ) -> None:
        self.unmerged = unmerged or {}
        self.driver = driver
        self.changed = changed or {}
        self.merged = merged


class InspectedFile:
    """A Markdown file: its path in the tree, its bytes and its parsed document. `problem` says why memctl cannot read
    its front matter, empty if it can."""

    __slots__ = ("data", "document", "path", "problem", "text")

    def __init__(self, path: str, data: bytes, document: Document, problem: str = "") -> None:
        self.path = path
        self.data = data
        self.text = "\n".join(document.lines)
        self.document = document
        self.problem = problem


class Versions:
    """The versions of the files that meet in a merge, where they differ: the common one and that of each side. `merged`
    has these files as git merged them, None while the merge is not committed."""

    __slots__ = ("base", "merged", "sides")

    def __init__(
        self,
        base: Sequence[Page] = (),
        sides: Sequence[Sequence[Page]] = (),
        merged: Sequence[Page] | None = None,
    ) -> None:
        self.base = base
        self.sides = sides
        self.merged = merged


class LintInput:
    """The input of all lint rules.

    `whole` says that `files` are the whole tree, so a missing file is really missing. `names` has the paths of all
    files and directories, `unread` (path, reason), `links` (path, target) of links out of the tree, `writable` (path,
    who else can write), `buried` the fingerprints of forgotten words, `lifted` the fingerprints of restored words with
    their time, `written` the last state of each memory that memctl wrote (see `sides_now`), `damaged` (path, line) of
    unreadable records of memctl, `conflicts` (path, line) of conflict markers in them. `unmerged` has the sides of
    files that git could not merge, `versions` those of its last merge, `driver` the problem with the merge driver.
    `today` is an ISO date, `core_share` the token limit of the core. `before` is the same tree before it was mended,
    None if it is as it was."""

    __slots__ = (
        "before", "buried", "conflicts", "core_share", "damaged", "driver", "files", "lifted", "links", "names",
        "today", "unmerged", "unread", "versions", "whole", "writable", "written",
    )  # fmt: skip

    def __init__(
        self,
        files: Sequence[InspectedFile],
        *,
        whole: bool,
        names: Sequence[str] = (),
        unread: Sequence[tuple[str, str]] = (),
        links: Sequence[tuple[str, str]] = (),
        writable: Sequence[tuple[str, str]] = (),
        buried: Collection[str] = (),
        written: Mapping[str, tuple[Side | None, Operation]] | None = None,
        damaged: Sequence[tuple[str, int]] = (),
        conflicts: Sequence[tuple[str, int]] = (),
        lifted: Mapping[str, str] | None = None,
        unmerged: Mapping[str, Sides] | None = None,
        driver: str = "",
        versions: Versions | None = None,
        today: str = "",
        core_share: int = 0,
    ) -> None:
        self.files = files
        self.whole = whole
        self.names = names
        self.unread = unread
        self.links = links
        self.writable = writable
        self.buried = buried
        self.written = written or {}
        self.damaged = damaged
        self.conflicts = conflicts
        self.lifted = lifted or {}
        self.unmerged = unmerged or {}
        self.driver = driver
        self.versions = versions
        self.today = today
        self.core_share = core_share
        self.before: LintInput | None = None

    def with_files(self, files: Sequence[InspectedFile]) -> LintInput:
        """Return the same input with the files as they will be."""
        others = {name: getattr(self, name) for name in self.__slots__ if name not in ("before", "files")}
        found = LintInput(files, **others)
        found.before = self.before or self
        return found

    @property
    def memories(self) -> list[Memory]:
        """The memories of all files, in their order."""
        return [memory for file in self.files for memory in file.document.memories]


class Finding:
    """A problem in a tree. `line` and `column` are 1-based, 0 if unknown. `what` describes the problem, `todo` the
    repair; `severity` is error or warning.

    `id` is the id or handle of the memory; `before` and `after` are its words if they are known."""

    __slots__ = ("after", "before", "column", "id", "line", "path", "rule", "severity", "todo", "what")

    def __init__(
        self,
        rule: str,
        path: str,
        line: int,
        what: str,
        todo: str = "",
        *,
        column: int = 0,
        severity: str = "error",
        id: str = "",
        before: str = "",
        after: str = "",
    ) -> None:
        self.rule = rule
        self.path = path
        self.line = line
        self.column = column
        self.what = what
        self.todo = todo
        self.severity = severity
        self.id = id
        self.before = before
        self.after = after

    @property
    def place(self) -> str:
        """`path:line:column`, as far as known."""
        numbers = [str(number) for number in (self.line, self.column) if number]
        return ":".join([shown(self.path), *numbers])

    @property
    def sentence(self) -> str:
        """The problem and its repair in one sentence."""
        return shown(f"{self.what} ({self.todo})" if self.todo else self.what)

    def __repr__(self) -> str:
        return f"Finding({self.rule} {self.place} {self.what!r})"
