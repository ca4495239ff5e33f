"""Something that is wrong, or was found, at a place in a file."""

from __future__ import annotations


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
        return ":".join([self.path, *numbers])

    @property
    def sentence(self) -> str:
        """What is wrong, and what to do."""
        return f"{self.what} ({self.todo})" if self.todo else self.what

    def __repr__(self) -> str:
        return f"Finding({self.rule} {self.place} {self.what!r})"
