"""What lint looks at: the files of a tree as they stand, and what is known of the place that they are in."""

from __future__ import annotations

from memctl.model.paths import shown

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from memctl.model.markdown.parse import Document
    from memctl.model.markdown.patch import Operation, Side
    from memctl.model.memory import Memory

    Sides = tuple[bytes | None, bytes | None, bytes | None]  # base, ours, theirs; None where there is no such file


class InspectedFile:
    """A Markdown file: its path in the tree, its bytes, and how they read. `problem` says why its front matter cannot
    be read, empty where it can."""

    __slots__ = ("data", "document", "path", "problem", "text")

    def __init__(self, path: str, data: bytes, document: Document, problem: str = "") -> None:
        self.path = path
        self.data = data
        self.text = "\n".join(document.lines)
        self.document = document
        self.problem = problem


class LintInput:
    """Everything that findings rest on.

    `whole` says that `files` are all of a tree, so that what is missing in them is missing. `names` are the paths of
    all files and directories, `unread` (path, reason), `links` (path, target) of links that lead out of the tree,
    `writable` (path, who else can write to it), `buried` fingerprints of what was forgotten, `written` how each memory
    last stood that memctl wrote (see `sides_now`), `damaged` (path, line) of what cannot be read in memctl's own
    records, `conflicts` (path, line) of conflict markers in them, `lifted` the fingerprints of what was restored, and
    when. `unmerged` are the sides of files that git could not merge, `driver` the problem with its merge driver.
    `today` is an ISO date, `core_share` the most tokens that the core may cost."""

    __slots__ = (
        "buried", "conflicts", "core_share", "damaged", "driver", "files", "lifted", "links", "names", "today",
        "unmerged", "unread", "whole", "writable", "written",
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
        self.today = today
        self.core_share = core_share

    def with_files(self, files: Sequence[InspectedFile]) -> LintInput:
        """The same grounds with other files."""
        others = {name: getattr(self, name) for name in self.__slots__ if name != "files"}
        return LintInput(files, **others)

    @property
    def memories(self) -> list[Memory]:
        """The memories of all files, in their order."""
        return [memory for file in self.files for memory in file.document.memories]


class Finding:
    """`line` and `column` are 1-based, 0 where there is none to name. `what` is wrong, `todo` what to do about it;
    `severity` is error or warning.

    `id` is the id or handle of the memory that it is about; `before` and `after` are its words, where they are
    known."""

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
        """`path:line:column`, as far as they are known."""
        numbers = [str(number) for number in (self.line, self.column) if number]
        return ":".join([shown(self.path), *numbers])

    @property
    def sentence(self) -> str:
        """What is wrong, and what to do."""
        return shown(f"{self.what} ({self.todo})" if self.todo else self.what)

    def __repr__(self) -> str:
        return f"Finding({self.rule} {self.place} {self.what!r})"
