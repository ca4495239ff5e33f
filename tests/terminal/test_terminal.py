"""What a person at a terminal meets: questions, refusals to wait for nothing, Ctrl-C, and no control characters."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pexpect
import pytest
from support.program import Program

WAIT = 20
HOSTILE = "Red \x1b[31m alarm \x1b[0m \u202e end"


@pytest.fixture
def place(program: Program) -> Program:
    assert program("init").status == 0
    tree = program.home / ".local/share/memctl"
    (tree / "learnings.md").write_text(f"# Learnings\n- Tabs are wide ^m7f3k\n- {HOSTILE} ^m8f3k\n")
    return program


def at_terminal(place: Program, line: str) -> pexpect.spawn:
    return pexpect.spawn(
        "/bin/sh", ["-c", line], env=place.environment({"TERM": "xterm"}), cwd=str(place.cwd), timeout=WAIT,
        encoding="utf-8", dimensions=(40, 200),
    )  # fmt: skip


def end(terminal: pexpect.spawn) -> tuple[int, str]:
    """(status, what is left of its output); a signal counts as shells count it."""
    rest = terminal.read()
    terminal.close()
    return (terminal.exitstatus if terminal.signalstatus is None else 128 + terminal.signalstatus), rest


def archived(place: Program) -> list[str]:
    return place("list", "--archived", "-0").out.split("\0")[:-1]


def test_what_lies_in_the_project_is_told_apart(place: Program) -> None:
    (place.cwd / ".memory").mkdir()
    (place.cwd / ".memory/learnings.md").write_text("- Tabs are for rows ^m9f3k\n")
    place("on", "--project")
    status, shown = end(at_terminal(place, "memctl list | cat; memctl list; memctl search rows"))
    rows = [line.split("\t") for line in shown.splitlines()]
    assert status == 0
    assert [row[3:] for row in rows if "m9f3k" in row[0]] == [[], ["[project]"], ["[project]"]]
    assert all(len(row) == 3 for row in rows if "m9f3k" not in row[0])


@pytest.mark.parametrize(("answer", "gone"), [("y", ["m7f3k"]), ("n", []), ("", [])])
def test_forget_by_words_asks(answer: str, gone: list[str], place: Program) -> None:
    terminal = at_terminal(place, "memctl forget tabs")
    terminal.expect("Tabs are wide")
    terminal.expect(r"\[y/N\]")
    terminal.sendline(answer)
    status, rest = end(terminal)
    assert archived(place) == gone
    assert (status == 0) is bool(gone)
    assert "nothing matches" not in rest


def test_ctrl_c_at_a_question_is_130_and_changes_nothing(place: Program) -> None:
    terminal = at_terminal(place, "exec memctl forget tabs")
    terminal.expect(r"\[y/N\]")
    terminal.sendintr()
    status, rest = end(terminal)
    assert status == 130
    assert "Traceback" not in rest
    assert archived(place) == []


def test_review_asks_about_each(place: Program) -> None:
    for name in ("boat", "coat", "goat"):
        place("add", "-", stdin=json.dumps({"channel": "web", "text": f"The user owns a {name}"}))
    terminal = at_terminal(place, "EDITOR=true memctl review")
    terminal.expect("1/3 .*pending .*from web")
    terminal.expect("keep, archive, edit, skip or quit")
    terminal.sendline("perhaps")
    terminal.expect("keep, archive")
    terminal.sendline("k")
    terminal.expect("2/3 ")
    terminal.expect("keep, archive")
    terminal.sendline("archive")
    terminal.expect("3/3 ")
    terminal.expect("keep, archive")
    terminal.sendline("q")
    status, _ = end(terminal)
    assert status == 0
    assert "boat" in place("list").out
    assert "coat" in place("list", "--archived").out
    assert "goat" in place("review").out


def test_review_at_the_end_of_the_input_stops(place: Program) -> None:
    place("add", "-", stdin='{"channel":"web","text":"The user owns a boat"}')
    terminal = at_terminal(place, "memctl review")
    terminal.expect("keep, archive")
    terminal.sendeof()
    assert end(terminal)[0] == 0
    assert "boat" in place("review").out


@pytest.mark.parametrize("line", ["sleep 30 | memctl score", "sleep 30 | memctl inject", "sleep 30 | memctl add -"])
def test_ctrl_c_at_a_stage_that_waits_is_130(line: str, place: Program) -> None:
    terminal = at_terminal(place, f"trap : INT; {line}; echo status $?")
    with pytest.raises(pexpect.TIMEOUT):
        terminal.expect("status", timeout=1)
    terminal.sendintr()
    terminal.expect("status 130")
    assert "Traceback" not in (terminal.before or "")
    end(terminal)


@pytest.mark.parametrize("words", ["extract", "score", "add -", "transcript", "inject", "import"])
def test_a_terminal_on_stdin_is_no_input(words: str, place: Program) -> None:
    status, said = end(at_terminal(place, f"exec memctl {words}"))
    assert status == 64
    assert "nothing to read" in said


def test_a_question_that_may_not_be_asked_is_wrong_usage(place: Program) -> None:
    status, said = end(at_terminal(place, "exec memctl forget --no-input tabs"))
    assert (status, archived(place)) == (64, [])
    assert "--yes" in said


@pytest.mark.parametrize("words", ["list", "show m8f3k", "search alarm", "list --json", "inject -q alarm", "export"])
def test_control_characters_are_shown_and_not_obeyed(words: str, place: Program) -> None:
    status, said = end(at_terminal(place, f"exec memctl {words}"))
    assert status == 0
    assert "alarm" in said
    assert "\x1b[31m" not in said
    assert "\u202e" not in said


def test_a_pipe_gets_the_bytes_of_the_file(place: Program) -> None:
    assert HOSTILE in place("list").out


@pytest.mark.parametrize(
    ("line", "coloured"),
    [
        ("memctl list", True),
        ("NO_COLOR=1 memctl list", False),
        ("TERM=dumb memctl list", False),
        ("memctl list --color never", False),
        ("MEMCTL_COLOR=never memctl list", False),
        ("memctl --color always list | cat", True),
        ("memctl list | cat", False),
    ],
)
def test_rows_are_coloured_for_a_person(line: str, coloured: bool, place: Program) -> None:
    status, said = end(at_terminal(place, line))
    assert status == 0
    assert ("\x1b[33mm7f3k\x1b[0m\t" in said) is coloured


def test_help_fits_the_terminal(place: Program) -> None:
    status, said = end(at_terminal(place, "stty cols 80; exec memctl search --help"))
    assert status == 0
    assert max(len(line) for line in said.splitlines()) <= 80


def test_reading_many_files_shows_how_far_it_is_and_leaves_no_trace(place: Program) -> None:
    topics = place.home / ".local/share/memctl/topics"
    topics.mkdir(exist_ok=True)
    for number in range(450):
        (topics / f"t{number}.md").write_text(f"- Fact number {number}\n")
    terminal = at_terminal(place, "memctl search wide > found; echo done")
    terminal.expect("memctl: reading 100 of")
    terminal.expect(r"reading (\d+) of \1 files")
    status, rest = end(terminal)
    assert (status, rest.strip(" \r\n")) == (0, "done") and rest.startswith("\r ")
    assert place("index", "rebuild").err == ""  # nobody looks


@pytest.mark.skipif(not shutil.which("vim"), reason="vim is not installed")
def test_the_mapping_for_vim(place: Program) -> None:
    """README's: whatever signs the paragraph has, and nothing but the memory comes into the text."""
    tree = place.home / ".local/share/memctl"
    (tree / "garden.md").write_text("# Garden\n- The quince needs pruning in February\n")
    (tree / "template.md").write_text("---\ndate: {{date}}\n---\n")  # warned of on stderr
    readme = (Path(__file__).parents[2] / "README.md").read_text()
    (mapping,) = re.findall(r"^```vim\n(.+)\n```$", readme, re.M)
    (place.cwd / "vimrc").write_text(f"set encoding=utf-8\nlet mapleader = ','\nset shell=/bin/sh\n{mapping}\n")
    note = place.cwd / "note.txt"
    note.write_text("first\n\nWhen to prune\nthe quince? It's 100% old! #1\n\nlast\n")
    terminal = at_terminal(place, "exec vim -N -i NONE -n -u vimrc note.txt")
    terminal.expect("last")
    terminal.send("3G,m")
    terminal.send(":wq\r")
    end(terminal)
    written = note.read_text()
    assert written.startswith("first\n\n<user_memory>\n")
    assert "- The quince needs pruning in February\n</user_memory>\nWhen to prune\n" in written
    assert "template" not in written
