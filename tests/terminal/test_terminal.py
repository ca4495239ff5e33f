"""What a person at a terminal meets: questions, refusals to wait for nothing, Ctrl-C, and no control characters."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import time
from collections.abc import Callable

import pexpect
import pytest
from support.inprocess import InProcess
from support.program import Program

from memctl.interface.manual import PROSE
from memctl.model.text.columns import width_of

WAIT = 20
HOSTILE = "Red \x1b[31m alarm \x1b[0m \u202e end"


@pytest.fixture
def place(program: Program, memctl: InProcess) -> Program:
    assert memctl("init").status == 0
    tree = program.home / ".local/share/memctl"
    (tree / "learnings.md").write_text(f"# Learnings\n- Tabs are wide ^m7f3k\n- {HOSTILE} ^m8f3k\n")
    return program


def at_terminal(place: Program, line: str) -> pexpect.spawn:
    return pexpect.spawn(
        "/bin/sh", ["-c", line], env=place.environment({"TERM": "xterm"}), cwd=str(place.cwd), timeout=WAIT,
        encoding="utf-8", codec_errors="surrogateescape", dimensions=(40, 200),
    )  # fmt: skip


def end(terminal: pexpect.spawn) -> tuple[int, str]:
    """(status, what is left of its output); a signal counts as shells count it."""
    rest = terminal.read()
    terminal.wait()
    terminal.delayafterclose = 0  # it has ended
    terminal.close()
    return (terminal.exitstatus if terminal.signalstatus is None else 128 + terminal.signalstatus), rest


def archived(place: Program) -> list[str]:
    return place("list", "--archived", "-0").out.split("\0")[:-1]


def test_what_lies_in_the_project_is_told_apart(place: Program) -> None:
    (place.cwd / ".memory").mkdir()
    (place.cwd / ".memory/learnings.md").write_text("- Tabs are for rows ^m9f3k\n")
    place("on", "--project")
    status, shown = end(at_terminal(place, "memctl list | cat; memctl list; memctl search rows"))
    assert status == 0
    assert ["[project]" in line for line in shown.splitlines() if "m9f3k" in line] == [False, True, True]
    assert all("[project]" not in line for line in shown.splitlines() if "m9f3k" not in line)


@pytest.mark.parametrize(("answer", "left"), [("y", 1), ("n", 2), ("", 2)])
@pytest.mark.parametrize("words", ["m7f3k", "tabs"])
def test_every_purge_asks(words: str, answer: str, left: int, place: Program) -> None:
    terminal = at_terminal(place, f"exec memctl forget --purge {words}")
    terminal.expect(r"Tabs are wide[^?]*for good\? \[y/N\] ")
    terminal.sendline(answer)
    status, _ = end(terminal)
    assert status == (0 if answer == "y" else 1)
    assert len(place("list", "--all").lines) == left


def test_a_purge_asks_nobody_where_nobody_can_answer(place: Program) -> None:
    assert place("forget", "--purge", "tabs").status == 64  # a query: a program must say --yes
    assert place("forget", "--purge", "m7f3k").status == 0
    assert end(at_terminal(place, "exec memctl forget --purge --no-input m8f3k"))[0] == 64
    assert end(at_terminal(place, "exec memctl forget --purge --yes m8f3k"))[0] == 0


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
    terminal.expect(r"uit\? ")
    terminal.send("x")  # no answer
    terminal.expect(r"uit\? ")
    terminal.send("k")
    terminal.expect("2/3 ")
    terminal.expect(r"uit\? ")
    terminal.send("a")
    terminal.expect("3/3 ")
    terminal.expect(r"uit\? ")
    terminal.send("q")
    status, _ = end(terminal)
    assert status == 0
    assert "boat" in place("list").out
    assert "coat" in place("list", "--archived").out
    assert "goat" in place("review").out


def test_review_opens_the_editor_at_the_line_where_it_is_now(place: Program) -> None:
    """Whatever was answered about the ones before: their lines are gone, changed or longer."""
    names = ("boat", "coat", "goat", "kite", "lute")
    for name in names:
        place("add", "-", stdin=json.dumps({"channel": "web", "text": f"The user owns a {name}"}))
    script = place.cwd / "edit"
    script.write_text(
        '#!/bin/sh\nsed -n "${1#+}p" "$2" >> opened\nsed -i "1i # A heading of mine\\n\\n- Another line" "$2"\n'
    )
    script.chmod(0o755)
    terminal = at_terminal(place, "EDITOR=./edit memctl review")
    for name, answers in zip(names, ("a", "es", "k", "es", "es"), strict=True):
        for answer in answers:  # after an edit it asks again
            terminal.expect(f"/5 .*a {name}")
            terminal.expect(r"uit\? ")
            terminal.send(answer)
    assert end(terminal)[0] == 0
    opened = (place.cwd / "opened").read_text().splitlines()
    assert [line.partition(" (")[0] for line in opened] == [
        f"- The user owns a {name}" for name in ("coat", "kite", "lute")
    ]


def test_review_goes_on_after_an_editor_that_fails(place: Program) -> None:
    place("add", "-", stdin='{"channel":"web","text":"The user owns a boat"}')
    terminal = at_terminal(place, "EDITOR=false memctl review")
    for answer in "ek":
        terminal.expect(r"/1 .*a boat")
        terminal.expect(r"uit\? ")
        terminal.send(answer)
    assert end(terminal)[0] == 0 and not place("review").out


def test_review_at_the_end_of_the_input_stops(place: Program) -> None:
    place("add", "-", stdin='{"channel":"web","text":"The user owns a boat"}')
    terminal = at_terminal(place, "memctl review")
    terminal.expect(r"uit\? ")
    terminal.sendeof()
    assert end(terminal)[0] == 0
    assert "boat" in place("review").out


def test_an_end_that_was_typed_ahead_stops_review_too(place: Program) -> None:
    place("add", "-", stdin='{"channel":"web","text":"The user owns a boat"}')
    terminal = at_terminal(place, "sleep 0.5; exec memctl review")
    terminal.sendeof()
    assert end(terminal)[0] == 0
    assert "boat" in place("review").out


def test_twenty_memories_take_a_key_each(place: Program) -> None:
    """Also when the terminal changes its size, an answer is undone, the review is interrupted, and taken up again."""
    lines = [json.dumps({"channel": "web", "text": f"The user owns boat number {number}"}) for number in range(20)]
    place("add", "-", stdin="\n".join(lines))
    terminal = at_terminal(place, "exec memctl review")
    for number in range(8):
        terminal.expect(f"{number + 1}/20 ")
        terminal.expect(r"uit\? ")
        terminal.setwinsize(24, 60 + number)
        terminal.send("ak"[number % 2])
    terminal.expect("9/20 ")
    terminal.expect(r"uit\? ")
    terminal.send("u")
    terminal.expect("8/20 .*boat number 7")
    terminal.expect(r"uit\? ")
    terminal.sendintr()
    assert end(terminal)[0] == 130
    assert len(place("review").lines) == 13
    terminal = at_terminal(place, "exec memctl review")
    for number in range(13):
        terminal.expect(f"{number + 1}/13 .*boat number {number + 7}")
        terminal.expect(r"uit\? ")
        terminal.send("k")
    assert end(terminal)[0] == 0
    assert place("review").out == ""
    assert len(place("list").lines) == 2 + 16
    assert len(archived(place)) == 4
    operations = [line.split("\t")[0] for line in place("log").lines if line.split("\t")[2] == "review"]
    place("undo", *operations)
    assert len(place("review").lines) == 20


@pytest.mark.parametrize("line", ["sleep 30 | memctl score", "sleep 30 | memctl inject", "sleep 30 | memctl add -"])
def test_ctrl_c_at_a_stage_that_waits_is_130(line: str, place: Program) -> None:
    terminal = at_terminal(place, f"trap : INT; {line}; echo status $?")
    with pytest.raises(pexpect.TIMEOUT):
        terminal.expect("status", timeout=1)
    terminal.sendintr()
    terminal.expect("status 130")
    assert "Traceback" not in (terminal.before or "")
    end(terminal)


@pytest.mark.parametrize(
    ("words", "instead"),
    [("extract", "name a file"), ("score", "name a file"), ("add", "give TEXT"), ("add -", "give TEXT"),
     ("transcript", "name a file"), ("inject", "give -q QUESTION or FILE"), ("import", "name a file")],
)  # fmt: skip
def test_a_terminal_on_stdin_is_no_input(words: str, instead: str, place: Program) -> None:
    status, said = end(at_terminal(place, f"exec memctl {words}"))
    assert status == 64
    assert f"no input: pipe it in or {instead}" in said


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


SIGNS = "\x1b]0;title\x07 \x1b[31m red \x9b2J \x08\x7f \u202e \u2066 \u200b \U000e0041 \u2028 宽 e\u0301"
UNSEEN = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u200b\u2028\u202a-\u202e\u2066-\u2069\ud800-\udfff\U000e0000-\U000e007f]"
)
OURS = re.compile(r"\x1b\[(?:0|1|33|35|K)m?|\r(?=\x1b\[K)|\r$", re.M)


@pytest.fixture
def hostile(program: Program, memctl: InProcess) -> Program:
    """Signs that act on terminals, in words, names, headings, marks, settings, records and transcripts."""
    assert memctl("init").status == 0
    tree = program.home / ".local/share/memctl"
    raw = SIGNS.encode() + b" \x9b31m \xff"
    line = b"- Likes tea " + raw + b" #t\x1bag (source:: " + raw + b") "
    body = b"# Tea " + raw + b"\n" + line + b"(channel:: w\x1beb) (status:: pending) ^mtea\n" + line + b"^mtea2\n"
    (tree / "te\x1b[31ma\x07\u202e\udc9b.md").write_bytes(body + b"- [[\x1bnowhere]] (until:: \x1b[1m)\n")
    (tree / "front.md").write_bytes(b"---\na: [\x1b[31m" + raw + b"\n---\n- x\n")
    (program.cwd / "talk\x1b.jsonl").write_bytes(
        b'{"role":"user","content":"I prefer \\u001b[31m tea \\u009b \\u202e to coffee."}\n{"\x1b[31m": 1\n[1]\n'
    )
    (program.cwd / "bad.toml").write_bytes(b"[in\x1b[31mject\n")
    (program.cwd / "wrong.toml").write_bytes(b'[inject]\nformat = "\\u001b[31m"\n')
    return program


@pytest.mark.parametrize("line", [
    "list", "list --json", "list --archived", "show mtea", "show mtea2 --json", "search tea", "search --explain tea",
    "search --json tea", "inject -q tea", "inject --explain -q tea", "log", "log --patch", "lint", "lint --verify",
    "lint --format github", "lint --format sarif", "lint --json", "lint --fix", "review --json", "status", "export",
    "export --format csv", "export --format html", "decay --why mtea", "decay --dry-run", "config", "forget mtea2",
    "forget --no-input tea", "restore mtea2", "undo", "set mtea2 pin=true", "set mtea2 'k\x1b=1'", "show '\x1b[31m'",
    "forget '^\x1b'", "add 'Likes \x1b[31m cocoa' --topic 'a\x1bb'", "search '\x1b[31m' --path '\x1b*'", "lint te*",
    "transcript talk*", "extract talk*", "capture talk*", "scan talk*", "import talk*", "summarize talk*",
    "list --config bad.toml", "list --config wrong.toml", "config get '\x1b[31m'", "config inject.format '\x1b[31m'",
    "'\x1b[31m'", "list '--\x1b[31m'", "list --type '\x1b'", "undo '\x1b'", "--tree '\x1b[31m' list",
    "list --created-after '\x1b'", "list --now '\x1b'",
])  # fmt: skip
def test_nothing_that_acts_on_a_terminal_is_shown(line: str, hostile: Program) -> None:
    """Whatever goes to stdout or stderr, both being the terminal."""
    _, said = end(at_terminal(hostile, f"exec memctl {line} < /dev/null"))
    assert not UNSEEN.search(OURS.sub("", said)), said


def test_what_is_asked_about_is_shown_safely(hostile: Program) -> None:
    for line, answers in (("exec memctl forget tea", "n"), ("exec memctl review", "skq")):
        terminal = at_terminal(hostile, line)
        for answer in answers:
            terminal.expect(r"\[|\?")
            terminal.sendline(answer)
        said = terminal.before + end(terminal)[1]
        assert not UNSEEN.search(OURS.sub("", said)), said


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
    assert ("\x1b[33mm7f3k\x1b[0m" in said) is coloured


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
    *_, blank, last = rest.strip("\n\r").split("\r")
    assert (status, last.strip(), blank.strip()) == (0, "done", "")
    assert place("index", "rebuild").err == ""  # nobody looks


@pytest.mark.skipif(not shutil.which("emacs"), reason="emacs is not installed")
def test_the_functions_for_emacs(place: Program) -> None:
    """The page on editors: the memory goes before the region, the region becomes a memory, and RET opens a hit."""
    page = (PROSE / "memctl-editors.7.md").read_text()
    (functions,) = re.findall(r"^```elisp\n(.+?)\n```$", page, re.M | re.S)
    (place.cwd / "init.el").write_text(
        f"""{functions}
        (find-file "note.txt")
        (insert "Are 'tabs' wide?")
        (memctl-inject (point-min) (point-max))
        (save-buffer)
        (memctl-search "tabs")
        (while (process-live-p (get-buffer-process "*grep*")) (accept-process-output nil 0.1))
        (next-error)
        (set-buffer (window-buffer (selected-window)))
        (princ (format "%s:%d" (buffer-file-name) (line-number-at-pos)))
        (find-file "other.txt")
        (insert "Rows are narrow")
        (memctl-add (point-min) (point-max))"""
    )
    done = subprocess.run(
        ["emacs", "-Q", "--batch", "-l", "init.el"], env=place.environment({"TERM": "dumb"}), cwd=place.cwd,
        capture_output=True, text=True,
    )  # fmt: skip
    assert done.stdout.endswith(f"{place.home}/.local/share/memctl/learnings.md:2"), done
    text = (place.cwd / "note.txt").read_text()
    assert text.startswith("<user_memory>\n") and "- Tabs are wide\n" in text and text.endswith("Are 'tabs' wide?\n")
    assert "Rows are narrow" in place("search", "rows").out


@pytest.mark.skipif(not shutil.which("vim"), reason="vim is not installed")
def test_the_mapping_for_vim(place: Program) -> None:
    """The page on editors: any signs may stand in the paragraph, only the memory comes into the text, a hit is opened
    at its line, and a line is added."""
    tree = place.home / ".local/share/memctl"
    (tree / "garden.md").write_text("# Garden\n- The quince needs pruning in February\n")
    (tree / "template.md").write_text("---\ndate: {{date}}\n---\n")  # warned of on stderr
    page = (PROSE / "memctl-editors.7.md").read_text()
    (mapping,) = re.findall(r"^```vim\n(.+?)\n```$", page, re.M | re.S)
    (place.cwd / "vimrc").write_text(f"set encoding=utf-8\nlet mapleader = ','\nset shell=/bin/sh\n{mapping}\n")
    note = place.cwd / "note.txt"
    note.write_text("first\n\nWhen to prune\nthe quince? It's 100% old! #1\n\nlast\n")
    terminal = at_terminal(place, "exec vim -N -i NONE -n -u vimrc note.txt")
    terminal.expect("last")
    terminal.send("3G,m")
    terminal.send(":w\r:$MemoryAdd\r")
    terminal.expect("topics/notes.md")
    terminal.send("\r:Memory quince\r")
    terminal.expect("pruning in February")
    terminal.send("\r:call writefile([expand('%:p') . ':' . line('.')], 'where')\r:qa!\r")
    end(terminal)
    assert (place.cwd / "where").read_text() == f"{tree}/garden.md:2\n"
    assert place("search", "last").out.endswith("\tlast\n")
    written = note.read_text()
    assert written.startswith("first\n\n<user_memory>\n")
    assert "- The quince needs pruning in February\n</user_memory>\nWhen to prune\n" in written
    assert "template" not in written


def rows_at(place: Program, line: str, width: int, **environment: str) -> list[str]:
    """What a terminal of this width shows, without what colours it."""
    terminal = pexpect.spawn(
        "/bin/sh", ["-c", line], env=place.environment({"TERM": "xterm", **environment}), cwd=str(place.cwd),
        timeout=WAIT, encoding="utf-8", codec_errors="surrogateescape", dimensions=(40, width),
    )  # fmt: skip
    return re.sub(r"\x1b\[\d*m", "", end(terminal)[1]).splitlines()


CHINESE = "我住在上海，习惯用 vitest 写单元测试，喜欢喝乌龙茶，也喜欢在周末去爬山和看书，还想学钢琴"
ENGLISH = "Uses pnpm, not npm, in every JavaScript project of the company, and pins each version"


@pytest.mark.parametrize("width", [40, 80, 200])
@pytest.mark.parametrize("line", [
    "memctl list", "memctl search pnpm 测试", "memctl search --related pnpm", "memctl log", "memctl log --patch",
    "memctl log --since 7d", "memctl review --no-input", "memctl decay --check --now 2036-01-01",
    "memctl decay --forecast 9y", "memctl undo",
    "memctl stats", "memctl forget --yes pnpm", "memctl add Tea; memctl add Tea", "memctl set mtea1 pin=true",
])  # fmt: skip
def test_rows_fit_the_terminal(line: str, width: int, place: Program, memctl: InProcess) -> None:
    (place.home / ".local/share/memctl/tea.md").write_text(f"- {ENGLISH}: tea (created:: 2020-01-01) ^mtea1\n")
    memctl("add", "-", stdin=f"{CHINESE}\n{ENGLISH}\ncafe\u0301 and 한국 👍\n")
    memctl("add", "-", stdin=json.dumps({"channel": "web", "text": f"The user owns a boat. {CHINESE}"}))
    rows = rows_at(place, f"{line} 2> /dev/null", width)
    assert rows
    assert max(map(width_of, rows)) <= width
    assert any("…" in row for row in rows) or width == 200 or "add" in line or "stats" in line
    assert not any(row.rstrip().endswith("5  …") for row in rows)  # a bar is shorter, not cut


def test_a_search_shows_what_it_found_and_why(place: Program) -> None:
    place("add", ENGLISH, "--type", "preference", "--now", "2026-01-01")
    (row,) = rows_at(place, "memctl search --now 2026-01-04 npm", 200)
    assert re.fullmatch(rf"\d\.\d\d  m\w{{4}}  {ENGLISH}  preference  3 d  _core/preferences\.md:\d+", row)


@pytest.mark.parametrize(
    ("line", "marked"),
    [
        ("memctl search pnpm", True),
        ("memctl search pnpm --color never", False),
        ("NO_COLOR=1 memctl search pnpm", False),
        ("TERM=dumb memctl search pnpm", False),
        ("NO_COLOR=1 memctl search pnpm --color always", True),
    ],
)
def test_the_words_of_a_hit_are_marked(line: str, marked: bool, place: Program) -> None:
    place("add", ENGLISH)
    said = end(at_terminal(place, line))[1]
    assert ("\x1b[1mpnpm\x1b[0m" in said) is marked
    assert ("\x1b[" in said) is marked


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("search zebra", "nothing matched"),
        ("list --tag none", "nothing matched"),
        ("list --tree empty", "no memories yet"),
        ("stats --tree empty", "no memories yet"),
        ("log none", "nothing happened"),
        ("add -", "nothing learned"),
        ("capture -", "nothing learned"),
        ("review", "nothing waits"),
        ("decay", "nothing has faded"),
        ("inject -q zebra --no-core", "nothing relevant"),
        ("extract", "nothing found"),
        ("scan", "nothing found"),
        ("lint --tree empty", "nothing wrong"),
    ],
)
def test_a_person_is_told_that_there_is_nothing(words: str, said: str, place: Program) -> None:
    (place.cwd / "empty").mkdir()
    shown = end(at_terminal(place, f"memctl {words} < /dev/null"))[1]
    assert shown.count("\n") == 1 and said in shown
    piped = end(at_terminal(place, f"memctl {words} < /dev/null | cat"))[1]
    assert re.sub(r"\r\x1b\[K(memctl: \w+: reading[^\r]*)?", "", piped) == ""


def test_a_week_is_told_by_days(place: Program) -> None:
    place("add", "I live in Berlin", "--now", "2026-08-03")
    place("add", "I live in Munich now, not in Berlin", "--now", "2026-08-05")
    rows = rows_at(place, "memctl log --since last-week --now 2026-08-07", 80)
    assert rows == [
        "Wednesday 2026-08-05",
        "  corrected  I live in Berlin → I live in Munich now, not in Berlin",
        "",
        "Monday 2026-08-03",
        "  learned    I live in Berlin",
        "",
        "1 learned, 1 corrected",
    ]


@pytest.mark.parametrize("width", [40, 80])
def test_a_real_terminal_wraps_no_row(width: int, place: Program, tool: Callable[[str], str]) -> None:
    """tmux counts the columns of each sign by itself."""
    place("add", "-", stdin=f"{CHINESE}\n{ENGLISH}\ncafe\u0301 and 한국 👍 {CHINESE}\n한국어 {CHINESE}\n")
    shell = [tool("tmux"), "-u", "-L", f"memctl{width}", "-f", "/dev/null"]
    environment = place.environment({"TERM": "xterm", "LC_ALL": "C.UTF-8"})
    line = "memctl list; memctl search pnpm 测试; memctl log; echo END; sleep 20"
    start = ["new-session", "-d", "-x", str(width), "-y", "50", line]
    subprocess.run([*shell, *start], env=environment, cwd=place.cwd, check=True)
    try:
        screens = {}
        for flags in ("-p", "-pJ"):
            for _ in range(100):
                done = subprocess.run([*shell, "capture-pane", flags], env=environment, capture_output=True, check=True)
                screens[flags] = done.stdout.decode().split("END")
                if len(screens[flags]) > 1:
                    break
                time.sleep(0.1)
        rows = screens["-p"][0].splitlines()
        assert len(rows) > 8 and len(rows) == len(screens["-pJ"][0].splitlines())
    finally:
        subprocess.run([*shell, "kill-server"], env=environment, check=False)


def test_init_says_what_to_do_next(place: Program) -> None:
    _, said = end(at_terminal(place, "memctl init new"))
    *others, first, second, third = said.splitlines()
    assert len(others) == 2 and any(line.endswith("/new") for line in others)
    assert "memctl demo" in first and "memctl capture --sweep" in second and "memctl install" in third
    for words in ("init new --quiet", "init new2 --dry-run"):
        assert "Next:" not in end(at_terminal(place, f"memctl {words}"))[1]
    assert "Next:" not in end(at_terminal(place, "memctl init new3 | cat"))[1]


def test_status_aligns_its_values(place: Program) -> None:
    rows = rows_at(place, "memctl status", 200)
    starts = [found.end() for row in rows if (found := re.match(r"\S+(?: \S+)* {2,}", row))]
    assert len(starts) == len(rows) and len(set(starts)) == 1
    assert any(row.startswith("waiting ") for row in rows)


@pytest.mark.parametrize("width", (60, 80, 120))
def test_settings_are_aligned(place: Program, width: int) -> None:
    """The origins stand below each other, and no row is broken."""
    status, out = end(at_terminal(place, f"stty cols {width}; exec memctl config"))
    rows = [line.rstrip() for line in out.splitlines() if line.strip()]
    assert status == 0
    assert len({row.rindex("default") for row in rows if row.endswith("default")}) == 1
    assert max(map(len, rows)) <= width


def test_what_needs_care_is_told_in_words(place: Program) -> None:
    place("add", "The boiler was replaced in spring", "--topic", "notes")
    assert "under a heading that says nothing" in rows_at(place, "memctl stats", 80)
