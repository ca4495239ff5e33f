"""Every command that edits a file changes the lines of the memories it is about, and no other byte; what takes it back
gives the file as it was. The files are what others wrote to test readers of Markdown and YAML, in every form in which
bytes of text come."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path

import pytest
from support.corpora import corpora
from support.inprocess import InProcess

from memctl.edge.store.tree import read_front_matter
from memctl.model.markdown.parse import decode, parse

from .conftest import Count

QUICK = 40  # one example of so many
OWN = [
    example.encode()
    for example in (
        "", "# Title\n", "a paragraph\nof two lines\n", "- one\n- two\n  more\n", "1. one\n\n   more\n", "```\nopen\n",
        "    code\n", "> quote\nlazy\n", "| a | b |\n|---|---|\n| 1 | 2 |\n", "<!-- open\n", "<!-- a -->\n",
        "Title\n===\n", "***\n", "[a]: /b\n", "- [ ] task\n", "* a\n+ b\n", "\ttab\n", "a: b\n",
        "tags: [a, b] # why\n", "- a\n- b: c\n", "a: |\n  b\n   c\n", "&a x: *a\n", "%YAML 1.2\n", "a: 'b\n",
        "---\n---\n", "  indented\n", "text\n---\nmore\n", "-\n", "^id\n", "#tag\n", "## Tea ##\n", "\n\n\n",
        "~~~\ncode\n~~~\n",
    )
]  # fmt: skip
TEA = b"- Drinks tea with lemon #drink (created:: 2026-01-02) (review:: 2026-02-02) ^mtea"
WAITS = b"- [context] Waits for the plumber (created:: 2020-01-01) ^mwait"
PLACES: dict[str, Callable[[bytes], bytes]] = {
    "below": lambda text: text + b"\n" + TEA + b"\n" + WAITS + b"\n",
    "above": lambda text: TEA + b"\n" + WAITS + b"\n\n" + text,
    "between": lambda text: TEA + b"\n\n" + text + b"\n" + WAITS + b"\n\n" + text,
    "front matter": lambda text: b"---\n" + text + b"\n---\n# Tea\n\n" + TEA + b"\n" + WAITS + b"\n",
}
FORMS: dict[str, Callable[[bytes], bytes]] = {
    "LF": lambda file: file,
    "CRLF": lambda file: file.replace(b"\n", b"\r\n"),
    "mixed ends": lambda file: b"".join(
        line + (b"\r\n", b"\n")[number % 2] for number, line in enumerate(file.split(b"\n")[:-1])
    ),
    "byte order mark": lambda file: b"\xef\xbb\xbf" + file,
    "no last end": lambda file: file.rstrip(b"\n"),
    "no last end, CRLF": lambda file: file.rstrip(b"\n").replace(b"\n", b"\r\n"),
    "blanks behind": lambda file: file.replace(b"\n", b" \t \n"),
    "blank lines": lambda file: b"\n \n" + file.replace(b"\n\n", b"\n\t\n\n \n") + b"\n \n\n",
}
TEXTS: dict[str, Callable[[bytes], bytes]] = {
    "as it is": lambda text: text,
    "CR": lambda text: text.replace(b"\n", b"\r"),
    "NEL": lambda text: text.replace(b" ", b"\xc2\x85"),
    "line separators": lambda text: text.replace(b"\n", "\u2028".encode()),
    "tabs": lambda text: text.replace(b"    ", b"\t").replace(b"  ", b"\t"),
    "NUL": lambda text: text.replace(b"a", b"\0").replace(b"\n", b"\0\n", 1),
    "no UTF-8": lambda text: text.replace(b"e", b"\xff").replace(b"\n", b"\xc3\n", 1),
}
VARIANTS = list(product(PLACES, FORMS, TEXTS))
LINE_ENDS = (b"\n", b"\r\n")
PARTED = {b"", *LINE_ENDS, *(end + b"<!-- -->" + end + end for end in LINE_ENDS)}  # what may be left of a memory


def parts(data: bytes, id: str, path: str) -> tuple[bytes, bytes, bytes]:
    """What stands before a memory, the memory, and what stands behind it."""
    document = parse(decode(data), path)
    if document.front is not None:
        document = parse(decode(data), path, read_front_matter(document.front)[0])
    (memory,) = (one for one in document.memories if one.id == id)
    lines = data.split(b"\n")
    before = b"".join(line + b"\n" for line in lines[: memory.line - 1])
    own = b"\n".join(lines[memory.line - 1 : memory.end])
    mark = b"\xef\xbb\xbf" * own.startswith(b"\xef\xbb\xbf")
    return before + mark, own.removeprefix(mark), data[len(before) + len(own) :]


class Case:
    """A file that is edited, and taken back to what it was after each edit."""

    def __init__(self, memctl: InProcess, root: Path, data: bytes) -> None:
        self.memctl = memctl
        self.root = root
        self.path = root / "topics/hostile.md"
        self.data = data
        self.path.write_bytes(data)
        self.done = 0

    def edit(self, *words: str, stdin: bytes = b"") -> bytes | None:
        """The file after a command; None where it refused, and then the file is as it was."""
        result = self.memctl(*words, stdin=stdin)
        assert result.status in (0, 1, 65, 66), result
        after = self.path.read_bytes()
        if result.status:
            assert after == self.data, (words, result)
            return None
        if words[0] == "decay" and after == self.data:
            return None  # it stands in a block of code, say
        self.done += 1
        return after

    def take_back(self, *words: str) -> None:
        result = self.memctl(*words)
        assert result.status == 0, result
        assert self.path.read_bytes() == self.data, (words, self.path.read_bytes())

    def is_changed_in_place(self, id: str, *words: str) -> None:
        after = self.edit(*words)
        if after is not None:
            before, _, behind = parts(self.data, id, "topics/hostile.md")
            assert after.startswith(before) and after.endswith(behind), (words, after)
            assert len(after) > len(before) + len(behind), words
            self.merges(after)
            self.take_back("undo")

    def is_taken_out(self, id: str, *words: str, back: list[str]) -> None:
        after = self.edit(*words)
        if after is not None:
            self.is_without(id, after)
            self.merges(after)
            self.take_back(*back)

    def is_without(self, id: str, after: bytes) -> None:
        before, _, behind = parts(self.data, id, "topics/hostile.md")
        behind = behind.removeprefix(b"\n")
        assert after.startswith(before) and after.endswith(behind), after
        assert after[len(before) : len(after) - len(behind)] in PARTED, after

    def gains(self, text: bytes, *words: str, stdin: bytes = b"") -> None:
        after = self.edit(*words, stdin=stdin)
        if after is not None:
            same = next(
                (number for number, (one, other) in enumerate(zip(self.data, after, strict=False)) if one != other),
                len(self.data),
            )
            added = len(after) - len(self.data)
            new = after[same : same + added]
            assert after[same + added :] == self.data[same:] and text in new, (words, after)
            self.merges(after)
            self.take_back("undo")

    def is_superseded(self) -> None:
        after = self.edit("add", "Drinks coffee", "--topic", "hostile", "--supersedes", "mtea")
        if after is not None:
            before, _, behind = parts(self.data, "mtea", "topics/hostile.md")
            mark = b"\xef\xbb\xbf"
            kept = (before.removeprefix(mark) + behind.removeprefix(b"\n")).split(b"\n")
            rest = iter(after.removeprefix(mark).split(b"\n"))
            ended = {kept[-1], kept[-1] + b"\r"}  # the last line may get an end
            assert all(any(line == one or {line, one} == ended for one in rest) for line in kept), after
            self.take_back("undo")

    def merges(self, changed: bytes) -> None:
        """The merge driver gives what one side made, where the other has done nothing."""
        for ours, theirs in ((changed, self.data), (self.data, changed)):
            files = {"base": self.data, "ours": ours, "theirs": theirs}
            for name, data in files.items():
                Path(name).write_bytes(data)
            assert self.memctl("merge-driver", *files, "topics/hostile.md").status == 0
            assert Path("ours").read_bytes() == changed

    def is_linted(self) -> None:
        found = self.memctl("lint").out
        mended = any("hostile.md" in line and "--fix" in line for line in found.splitlines())
        self.memctl("lint", "--fix")
        if mended and self.path.read_bytes() != self.data:
            assert self.memctl("undo").status == 0
            given = re.sub(rb" \^m[0-9a-z]{4}(?=[ \t\r]*$)", b"", self.path.read_bytes(), flags=re.M)
            assert given == re.sub(rb" \^m[0-9a-z]{4}(?=[ \t\r]*$)", b"", self.data, flags=re.M)  # ids stay
            self.path.write_bytes(self.data)
        assert self.path.read_bytes() == self.data
        assert self.edit("lint", "--accept") == self.data


def tried(case: Case) -> None:
    """Every command that edits, and what takes it back."""
    case.is_changed_in_place("mtea", "set", "mtea", "importance=0.9", "tag=green", "type=lesson")
    case.is_changed_in_place("mtea", "set", "mtea", "text=Drinks tea with milk")
    case.is_changed_in_place("mtea", "review", "--keep", "mtea")
    case.is_taken_out("mtea", "forget", "^mtea", back=["restore", "^mtea"])
    case.is_taken_out("mtea", "forget", "^mtea", back=["undo"])
    case.is_taken_out("mwait", "decay", "--now", "2026-03-01", back=["undo"])
    case.gains(b"Owns a kettle", "add", "Owns a kettle", "--topic", "hostile")
    case.gains(b"Owns a cup", "add", "Owns a cup", "--topic", "hostile", "--section", "Tea")
    record = {
        "v": 1,
        "kind": "memory",
        "text": "Owns a spoon",
        "path": "topics/hostile.md",
        "heading": "",
        "id": "mspo",
    }
    case.gains(b"Owns a spoon", "import", stdin=json.dumps(record).encode())
    case.is_superseded()
    case.is_linted()
    purged = case.edit("forget", "--purge", "--yes", "^mtea")
    if purged is not None:
        case.is_without("mtea", purged)


@pytest.fixture
def made(memctl: InProcess, home: Path) -> Iterator[Callable[[bytes], Case]]:
    root = Path(memctl("init").out.strip())
    (root / "topics").mkdir(exist_ok=True)
    template = home.parent / "template"
    shutil.copytree(home, template)

    def make(data: bytes) -> Case:
        shutil.rmtree(home)
        shutil.copytree(template, home)
        return Case(memctl, root, data)

    yield make


def each(examples: list[bytes], count: Count, made: Callable[[bytes], Case], row: str, first: int, per: int) -> None:
    """Each example in `per` variants, the next ones each time."""
    number = first
    for example in examples:
        for _ in range(per):
            place, form, text = VARIANTS[number * 61 % len(VARIANTS)]
            number += 1
            case = made(FORMS[form](PLACES[place](TEXTS[text](example))))
            try:
                tried(case)
            except AssertionError as error:
                raise AssertionError((place, form, text, case.data, *error.args)) from None
            count(row, files=1, edits=case.done, bytes_changed_elsewhere=0)


def test_own_examples(made: Callable[[bytes], Case], count: Count, long_form: bool) -> None:
    each(OWN if long_form else OWN[::3], count, made, "round trip: own examples", 0, 6 if long_form else 1)


@pytest.mark.parametrize("corpus", ["CommonMark", "yaml-test-suite"])
def test_examples_of_others(
    corpus: str, made: Callable[[bytes], Case], shared: Path, count: Count, long_form: bool
) -> None:
    examples = corpora(shared / "corpora")[corpus]
    assert len(examples) > 300
    chosen = examples if long_form else examples[::QUICK]
    each(chosen, count, made, f"round trip: {corpus}", 7, 2 if long_form else 1)
