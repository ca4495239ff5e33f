"""Choosing memories at a real terminal: with the real fzf, and by number where there is none."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

import pexpect
import pytest
from support.program import Program

WAIT = 30
TEXTS = {
    "mrake": "The rake hangs on the wall",
    "mkett": "The kettle stands on the blue shelf",
    "mfuse": "Red \x1b[31m alarm ‮ fuse",
}


@pytest.fixture
def place(program: Program) -> Program:
    program("init")
    path = program.home / ".local/share/memctl/topics/house.md"
    path.parent.mkdir(exist_ok=True)
    path.write_text("# House\n\n" + "".join(f"- {text} (created:: 2026-01-01) ^{id}\n" for id, text in TEXTS.items()))
    return program


def at_terminal(place: Program, line: str, *, fzf: bool = True, **more: str) -> pexpect.spawn:
    env = place.environment({"TERM": "xterm", "EDITOR": "true", **more})
    if not fzf:
        env["PATH"] = str(without(place, "fzf"))
    return pexpect.spawn(
        "/bin/sh", ["-c", line], env=env, cwd=str(place.cwd), timeout=WAIT, encoding="utf-8",
        codec_errors="surrogateescape", dimensions=(40, 160),
    )  # fmt: skip


def without(place: Program, name: str) -> Path:
    """A directory with the programs that the tests need, without one."""
    directory = place.home / "bin"
    directory.mkdir(exist_ok=True)
    for path in (str(place.path), *(f"/usr/bin/{one}" for one in ("cat", "xargs", "env", "sort"))):
        target = directory / os.path.basename(path)
        if not target.exists() and os.path.basename(path) != name:
            target.symlink_to(path)
    return directory


def end(terminal: pexpect.spawn) -> tuple[int | None, str]:
    rest = terminal.read()
    terminal.wait()
    terminal.close()
    return terminal.exitstatus, rest


def until(is_so: Callable[[], object]) -> None:
    last = time.monotonic() + WAIT
    while not is_so():
        assert time.monotonic() < last
        time.sleep(0.1)


def active(place: Program) -> set[str]:
    return {id for id in place("list", "-0").out.split("\0") if id}


@pytest.fixture
def _fzf(tool: Callable[[str], str]) -> None:
    tool("fzf")


@pytest.mark.usefixtures("_fzf")
def test_fzf_finds_marks_and_prints_ids(place: Program) -> None:
    terminal = at_terminal(place, "memctl pick > chosen; echo status $?")
    terminal.expect("blue shelf")
    terminal.send("kettle")
    terminal.expect("1/3")
    terminal.send("\r")
    terminal.expect("status 0")
    end(terminal)
    assert (place.cwd / "chosen").read_text() == "mkett\n"


@pytest.mark.usefixtures("_fzf")
def test_fzf_feeds_a_pipe_and_explains_in_its_preview(place: Program) -> None:
    terminal = at_terminal(place, "memctl pick | xargs memctl forget")
    terminal.expect("3/3")
    terminal.expect("in no prompt yet")  # of memctl why
    terminal.send("\t")
    terminal.expect(r"\(1\)")
    terminal.send("\t")
    terminal.expect(r"\(2\)")
    terminal.send("\r")
    end(terminal)
    assert len(active(place)) == 1
    assert place("undo").status == 0
    assert active(place) == set(TEXTS)


@pytest.mark.usefixtures("_fzf")
def test_fzf_forgets_and_edits_by_a_key(place: Program) -> None:
    terminal = at_terminal(place, "memctl pick --type fact; echo status $?", EDITOR="sh -c 'touch edited'")
    terminal.expect("3/3")
    terminal.send("rake")
    terminal.expect("1/3")
    terminal.send("\x05")
    until(lambda: (place.cwd / "edited").exists())

    def is_gone() -> bool:
        terminal.send("\x18")  # lost while the editor has the terminal; without a match it does nothing
        terminal.expect(pexpect.TIMEOUT, timeout=2)  # and what fzf draws is read, or it waits
        return "mrake" not in active(place)

    until(is_gone)
    terminal.send("\x1b")
    terminal.expect("status 1")
    end(terminal)
    assert place("undo").status == 0
    assert active(place) == set(TEXTS)


@pytest.mark.usefixtures("_fzf")
def test_nothing_in_a_memory_acts_on_the_terminal(place: Program) -> None:
    path = place.home / ".local/share/memctl/topics/house.md"
    path.write_text(path.read_text() + "- Odd $(touch run) `touch run` ';touch run;' {1} {+1} {q} ^modd1\n")
    terminal = at_terminal(place, "memctl pick; echo status $?")
    terminal.expect("4/4")
    terminal.send("odd")
    terminal.expect("1/4")
    time.sleep(1)
    terminal.send("\x19")  # copies the id
    time.sleep(1)
    terminal.send("\x18")
    until(lambda: "modd1" not in active(place))
    terminal.send("\x1b")
    end(terminal)
    assert not (place.cwd / "run").exists()
    shown = place("pick", "--lines").out + place("pick", "--preview", "mfuse").out
    assert "\x1b" not in shown and "\u202e" not in shown and "\\x1b[31m" in shown


def test_numbers_choose_where_there_is_no_fzf(place: Program) -> None:
    terminal = at_terminal(place, "memctl pick | cat > chosen; echo done", fzf=False)
    terminal.expect("1  The rake")
    terminal.expect("to end:")
    terminal.sendline("9")
    terminal.expect("numbers up to 3")
    terminal.sendline("shelf")
    terminal.expect("1  The kettle")
    terminal.sendline("zebra")
    terminal.expect("no memory has")
    terminal.sendline("1")
    terminal.expect("done")
    end(terminal)
    assert (place.cwd / "chosen").read_text() == "mkett\n"


@pytest.mark.parametrize(
    ("said", "ids"), [("1 3", ["mrake", "mfuse"]), ("2-3,1", ["mkett", "mfuse", "mrake"]), ("1,1", ["mrake"]), ("", [])]
)
def test_ranges_and_enter(place: Program, said: str, ids: list[str]) -> None:
    terminal = at_terminal(place, "memctl pick > chosen; echo status $?", fzf=False)
    terminal.expect("to end:")
    terminal.sendline(said)
    terminal.expect(f"status {0 if ids else 1}")
    end(terminal)
    assert (place.cwd / "chosen").read_text().split() == ids


def test_a_program_is_sent_to_list(place: Program) -> None:
    refused = place("pick")
    assert refused.status == 64 and "memctl list -0" in refused.err
    assert place("pick", "--lines", "kettle").out.split("\t")[0] == "mkett"
    assert place("pick", "--lines", "zebra").status == 1
