"""Shell sessions as text: `$ command` lines and what they print, run for real and compared.

`> ` continues a command (here-documents too). What a command prints on both streams stands below it, and `[64]` where
its status is not 0. `%% ` begins a comment. A line `…` stands for any lines. The blank lines before a command are for
the eye only. Paths below the home are written as `/home/you`; ids, which are random, are compared by the order in
which they first appear, so that an id stands for the same memory throughout a session."""

from __future__ import annotations

import re
from collections.abc import Iterator

from support.program import Program

_ID = re.compile(r"(?<![\w~.-])m(?=[a-z]*[0-9])[0-9abcdefghjkmnpqrstvwxyz]{4,7}(?![\w.-])")
_WRITTEN_ID = re.compile(r" \^(m[0-9abcdefghjkmnpqrstvwxyz]{4,})\s*$", re.M)
ANY = "…"
DAY = "2026-08-10"


class Step:
    """One command of a session with what it is said to print; `before` are the lines of the text above it."""

    def __init__(self, before: list[str], command: list[str], expected: list[str]) -> None:
        self.before = before
        self.command = command
        self.expected = expected


def parse(text: str) -> tuple[list[Step], list[str]]:
    """(the steps of a session, the lines that follow the last one)."""
    steps: list[Step] = []
    between: list[str] = []
    for line in text.split("\n"):
        if line.startswith("$ "):
            steps.append(Step(between, [line], []))
            between = []
        elif steps and (line + " ").startswith("> ") and not steps[-1].expected and not between:
            steps[-1].command.append(line)
        elif steps and line and not any(between) and not line.startswith("%%"):
            steps[-1].expected += [*between, line]
            between = []
        else:
            between.append(line)
    return steps, between


class Session:
    """Runs commands one after the other in one home, and knows what to call the ids that it has met."""

    def __init__(self, program: Program, written: list[str]) -> None:
        self.program = program
        self.names = {word: word for word in written}  # real id → how the text calls it
        self.made: set[str] = set()

    def run(self, command: list[str], called: Iterator[str]) -> list[str]:
        """The lines that a command prints, its ids called as the text calls them; `called` are the names still free."""
        real = {name: real for real, name in self.names.items()}
        line = "\n".join(part[2:] for part in command)
        line = _ID.sub(lambda match: real.get(match[0], match[0]), line)
        done = self.program.shell(f"exec 2>&1\n{line}\n", env={"MEMCTL_NOW": DAY})
        self._look_for_ids()
        text = done.out.replace(str(self.program.home), "/home/you")
        lines = self._called(text, called).split("\n")
        lines = lines[:-1] if lines[-1] == "" else lines
        while lines and not lines[-1]:
            lines.pop()
        return [*lines, f"[{done.status}]"] if done.status else lines

    def _look_for_ids(self) -> None:
        for path in self.program.home.rglob("*.md"):
            self.made.update(_WRITTEN_ID.findall(path.read_text(encoding="utf-8", errors="replace")))

    def _called(self, text: str, called: Iterator[str]) -> str:
        def name(match: re.Match[str]) -> str:
            word = match[0]
            if word not in self.made and not _ID.fullmatch(word):
                return word
            if word not in self.names:
                self.names[word] = next(called)
            return self.names[word]

        return re.sub(r"(?<![\w~.-])m[0-9abcdefghjkmnpqrstvwxyz]{4,7}(?![\w.-])", name, text)


def names_in(steps: list[Step]) -> tuple[list[str], list[str]]:
    """(ids that commands write themselves, ids that memctl made), each in the order in which they first stand there."""
    written: list[str] = []
    made: list[str] = []
    for step in steps:
        written += [word for word in _ID.findall("\n".join(step.command)) if word not in made]
        made += [word for word in _ID.findall("\n".join(step.expected)) if word not in written]
    return list(dict.fromkeys(written)), list(dict.fromkeys(made))


def free_names(made: list[str]) -> Iterator[str]:
    """The names that the text gives, then names of our own."""
    yield from made
    number = 0
    while True:
        number += 1
        if (name := f"m{number:04d}") not in made:
            yield name


def matches(expected: list[str], printed: list[str]) -> bool:
    """Whether the printed lines are the expected ones, `…` standing for any."""
    pattern = "\n".join("\0" if line.strip() == ANY else re.escape(line) for line in expected)
    pattern = pattern.replace("\n\0\n", r"\n(?:.*\n)*?").replace("\n\0", r"(?:\n.*)*").replace("\0\n", r"(?:.*\n)*?")
    return re.fullmatch(pattern.replace("\0", r"[\s\S]*"), "\n".join(printed)) is not None


def play(text: str, program: Program) -> tuple[str, list[str]]:
    """(the text with what the commands really print, what differs) of a session."""
    steps, end = parse(text)
    written, made = names_in(steps)
    session, called = Session(program, written), free_names(made)
    lines: list[str] = []
    differences = []
    for step in steps:
        printed = session.run(step.command, called)
        if matches(step.expected, printed):
            printed = step.expected
        else:
            differences.append("\n".join([*step.command, "--- expected", *step.expected, "--- printed", *printed]))
        lines += [*step.before, *step.command, *printed]
    return "\n".join([*lines, *end]), differences


_CONSOLE = re.compile(r"^```console\n(.*?)^```$", re.M | re.S)


def play_markdown(text: str, program: Program) -> tuple[str, list[str]]:
    """The same of the console blocks of a Markdown file, all of them one session."""
    border = "\n%% ---- next block\n"  # a comment to `parse`
    blocks = _CONSOLE.findall(text)
    played, differences = play(border.join(blocks), program)
    new = iter(played.split(border))
    return _CONSOLE.sub(lambda match: f"```console\n{next(new)}```", text), differences
