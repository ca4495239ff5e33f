"""A writer that dies, or is refused, at each system call that changes something: before or after, and nothing between.

strace puts the death or the error into the n-th call of its kind; without strace these tests are skipped."""

from __future__ import annotations

import compileall
import json
import re
import shutil
import subprocess
import zlib
from pathlib import Path
from typing import NamedTuple

import pytest
from support.inprocess import InProcess, Result
from support.program import ROOT, Program

from memctl.edge.log import tombstones
from memctl.edge.store import late_saves
from memctl.edge.store.tree import Tree
from memctl.model.paths import place_of

from .conftest import Count

CALLS = (
    "write", "pwrite64", "fsync", "fdatasync", "ftruncate", "truncate", "rename", "renameat", "renameat2", "mkdir",
    "mkdirat", "unlink", "unlinkat", "fchmod", "fchmodat", "link", "linkat", "openat",
)  # fmt: skip
ERRORS = ("ENOSPC", "EIO", "EDQUOT", "EROFS", "EACCES", "EINTR", "ENOSYS")
SIGNALS = ("INT", "TERM", "HUP")
STOPPED = {"INT": (130, -2), "TERM": (143, -15), "HUP": (129, -1)}  # as memctl ends, or as it dies before it writes
ALARMS = frozenset(
    ("added", "edited", "removed", "moved", "relabelled", "rolled-back", "journal", "ledger", "tombstones", "settings",
     "unverified")
)  # fmt: skip
QUICK_PURGES = 3
QUICK_KILLS, QUICK_ERRORS, QUICK_STOPS = 2, 2, 1  # of each command
TODAY = "2026-08-01"
LATER = "2027-03-01"
STREAM = '{"text":"Now uses pnpm instead of npm for the JavaScript shop","channel":"user"}\n' \
    '{"text":"Works at Acme in Bonn","channel":"user"}\n{"op":"forget","target":"%s","channel":"user"}\n'  # fmt: skip

PROMPT = '{"session_id":"s1","hook_event_name":"UserPromptSubmit","prompt":"Where does the kettle stand?","cwd":"/"}'
IMPORTED = '{"v":1,"kind":"memory","text":"Came by import, %s","path":"topics/%s.md"}\n'

# name → (words, what is on stdin); %(kettle)s is the id of the memory that speaks of a kettle
COMMANDS: dict[str, tuple[tuple[str, ...], str]] = {
    "add": (("add", "A new thing to know", "--topic", "tea"), ""),
    "add to a new file": (("add", "A new thing to know", "--topic", "fresh/file"), ""),
    "add to the middle": (("add", "A new thing to know", "--topic", "tea", "--section", "First"), ""),
    "supersede": (("add", "Now uses pnpm instead of npm for the JavaScript shop"), ""),
    "merge": (("add", "The kettle stands on the left side, by the window"), ""),
    "add -": (("add", "-"), STREAM % "%(kettle)s"),
    "forget": (("forget", "--yes", "tea lemon"), ""),
    "forget two": (("forget", "%(kettle)s", "%(npm)s"), ""),
    "purge": (("forget", "--purge", "%(kettle)s"), ""),
    "purge of a whole file": (("forget", "--purge", "%(quokka)s"), ""),
    "restore": (("restore", "%(old)s"), ""),
    "undo": (("undo",), ""),
    "decay": (("decay", "--now", LATER), ""),
    "add with a name": (("add", "A new thing to know", "--topic", "tea", "--op", "named1"), ""),
    "add to the inbox": (("add", "A new thing to know", "--topic", "tea"), ""),
    "take in the inbox": (("add", "A new thing to know", "--topic", "tea"), ""),
    "set": (("set", "%(kettle)s", "importance=0.4", "review=2027-01-01"), ""),
    "review --llm": (("review", "--llm", "sh -c 'grep -q finch && echo [KEEP] || echo [DELETE]'"), ""),
    "review --promote": (("review", "--promote", "mpend1"), ""),
    "agent": (("agent", "ada", "--trust", "+5", "--point", "Met over tea"), ""),
    "decay --purge": (("decay", "--purge", "--yes", "--now", "2029-03-01"), ""),
    "lint --fix": (("lint", "--fix", "--quiet"), ""),
    "lint --fix of conflicts": (("lint", "--fix", "--quiet"), ""),
    "undo of lint --fix": (("undo",), ""),
    "capture": (("capture", "--again", "-"), '{"role":"user","content":"I am allergic to peanuts."}\n'),
    "import": (("import",), IMPORTED % ("one", "in") + IMPORTED % ("two", "tea")),
    "inject --consume": (("inject", "--consume", "-q", "kettle"), ""),
    "lint --accept": (("lint", "--accept", "--quiet"), ""),
    "config": (("config", "inject.budget", "1500"), ""),
    "off": (("off",), ""),
    "on": (("on",), ""),
    "used": (("used", "%(kettle)s"), ""),
    "consolidate": (("consolidate", "--yes"), ""),
    "export --to": (("export", "--to", "%(outside)s/CLAUDE.md"), ""),
    "import of mem0": (("import", "--from", "mem0"), '{"results":[{"id":"1","memory":"Came by mem0"}]}'),
    "import of notes": (("import", "%(outside)s/notes.md"), ""),
    "install": (("install", "claude-code", "--yes"), ""),
    "uninstall": (("uninstall", "claude-code"), ""),
    "hook": (("hook", "UserPromptSubmit", "--client", "claude-code"), PROMPT),
    "sync": (("sync",), ""),
}
# commands that change no memory and no file of the user's, only what memctl notes of its own
SILENT = frozenset(("hook", "used"))
# git's own calls are its own: only those of memctl are cut off
OF_MEMCTL_ALONE = frozenset(("sync", "review --llm"))
CONFLICT = (
    "<<<<<<< ours\n- One side ^mcon1\n=======\n- One side #tag ^mcon1\n- Ano\u200bther ^mcon2\n>>>>>>> theirs\n"
    "- Twice the id ^mcon1"
)
# a memory, its heading, its file and its source: what is purged is in nothing that memctl keeps
QUOKKA = '{"text":"The quokka hides a zinnia","channel":"user","topic":"quincunx","section":"Marmalade",' \
    '"source":"wombat/7#L1","type":"fact"}\n'  # fmt: skip
WORDS = (b"quokka", b"zinnia", b"quincunx", b"marmalade", b"wombat")
# what the tree of a command has besides
WAITS = f"- Waits for a person (created:: {TODAY}) (channel:: assistant) (status:: pending) ^mpend1"
MORE = {
    "review --promote": WAITS,
    "review --llm": "\n".join(
        f"- Feeds the {bird} (created:: {TODAY}) (until:: 2026-01-01) ^m{bird}" for bird in ("finch", "robin", "wren")
    ),
    "lint --fix of conflicts": CONFLICT,
    "undo of lint --fix": CONFLICT,
    "lint --fix": f"- Has a hid\u200bden sign (created:: {TODAY}) ^mhid1",
    "consolidate": f"- The tram map hangs in the hall by the door (created:: {TODAY}) ^mtwo1\n"
    f"- The tram map hangs by the door in the hall (created:: {TODAY}) ^mtwo2",
    "inject --consume": f'- For this prompt only (created:: {TODAY}) (data:: {{"once":true}}) ^monce1',
}
SETTINGS = '{"model": "opus", "hooks": {}}\n'  # of a client, before memctl is connected with it
# the memories, the tombstones, the config and the files of others, and whether the ledger vouches for it
State = tuple[list[tuple[object, ...]], frozenset[str], list[str], bool]
Point = tuple[str, int]
POINTS: dict[str, list[Point]] = {}  # of a command: they are the same in each tree

pytestmark = pytest.mark.skipif(shutil.which("strace") is None, reason="strace is not installed")


class Bench:
    """A tree that is made anew for each blow, and the home of those who write to it."""

    def __init__(self, program: Program, memctl: InProcess, directory: Path) -> None:
        self.program = program
        self.memctl = memctl
        self.base = directory / "base"
        self.tree = directory / "tree"
        self.kept = [program.home / ".local/state/memctl", program.home / ".cache/memctl/trees"]
        self.log = directory / "strace"
        self.ids: dict[str, str] = {}
        self.config = program.home / ".config/memctl/config.toml"
        self.verified = False
        self.outside = directory / "outside"
        self.remote = directory / "remote.git"
        self.settings = program.home / ".claude/settings.json"
        self.ids["outside"] = str(self.outside)

    def make(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("MEMCTL_TREE", str(self.tree))
        monkeypatch.setenv("MEMCTL_NOW", TODAY)
        monkeypatch.setenv("MEMCTL_ADD_INBOX", "never")
        monkeypatch.setattr(late_saves, "KEPT", -1.0)  # nobody else writes here: the next writer cleans up
        known = self.base / "ids.json"
        if not known.exists():
            self._make()
            known.write_text(json.dumps(self.ids))
        self.ids |= json.loads(known.read_text())
        self.anew()

    def _make(self) -> None:
        assert self.memctl("init", self.tree).status == 0
        (self.tree / ".memctl/config.toml").write_text('[decay]\nclock = "calendar"\n')
        assert self.memctl("lint", "--accept").status == 0
        for name, words, *options in (
            ("npm", "Uses npm for the JavaScript shop", "--topic", "js"),
            ("kettle", "The kettle stands on the left side", "--topic", "tea", "--section", "First"),
            ("lemon", "Likes tea with lemon", "--topic", "tea", "--section", "Second"),
            ("map", "Looks at the tram map", "--type", "context"),
            ("old", "Old one", "--topic", "tea"),
        ):
            self.ids[name] = self.memctl("add", words, *options).out.split("\t")[1]
        self.ids["quokka"] = self.memctl("add", "-", stdin=QUOKKA).out.split("\t")[1]
        assert self.memctl("search", "quokka").status == 0
        assert self.memctl("forget", self.ids["old"]).status == 0
        for number, place in enumerate([self.tree, *self.kept]):
            shutil.copytree(place, self.base / str(number))

    def anew(self, name: str = "") -> None:
        """As it was; a command makes the same calls whenever it is run."""
        for number, place in enumerate([self.tree, *self.kept]):
            shutil.rmtree(place, ignore_errors=True)
            shutil.copytree(self.base / str(number), place)
        self.verified = name == "lint --accept"
        if self.verified:
            shutil.rmtree(self.program.home / ".local/state/memctl", ignore_errors=True)
        self.config.unlink(missing_ok=True)
        shutil.rmtree(self.outside, ignore_errors=True)
        self.outside.mkdir()
        (self.outside / "notes.md").write_text("# Notes\n\n- Came by a note\n")
        self.settings.parent.mkdir(exist_ok=True)
        self.settings.write_text(SETTINGS)
        if name in ("uninstall", "on"):
            assert self.memctl(*(("install", "claude-code", "--yes") if name == "uninstall" else ("off",))).status == 0
        if name == "sync":
            self._two_machines()
        if name == "take in the inbox":
            waiting = self.tree / ".memctl/inbox/18c-mzzz8/topics/tea.md"
            waiting.parent.mkdir(parents=True)
            waiting.write_text(f"# Tea\n\n- Waits in the inbox (created:: {TODAY}) ^mzzz8\n")
        if name in MORE:
            (self.tree / "topics/more.md").write_text(f"# More\n\n{MORE[name]}\n")
        if name == "undo of lint --fix":
            assert self.memctl("lint", "--fix").status == 0

    def _two_machines(self) -> None:
        """The other machine has sent something, and here there is something to send."""
        kept = self.base / "sync"
        places = [self.tree, self.remote, *self.kept]
        if not kept.exists():
            other = self.base.parent / "other"
            subprocess.run(["git", "init", "-q", "--bare", self.remote], check=True)
            shutil.copytree(self.tree, other)
            for tree, text in ((other, "Said on the other machine"), (self.tree, "Said on this machine")):
                assert self.memctl("sync", "--init", self.remote, "--tree", tree).status == 0
                assert self.memctl("add", text, "--topic", text.split()[2], "--tree", tree).status == 0
            assert self.memctl("sync", "--tree", other).status == 0
            for number, place in enumerate(places):
                shutil.copytree(place, kept / str(number), symlinks=True)
        for number, place in enumerate(places):
            shutil.rmtree(place, ignore_errors=True)
            shutil.copytree(kept / str(number), place, symlinks=True)

    def _of_others(self) -> list[str]:
        """What is in the files of others, and whether memory is off."""
        files = (self.config, self.settings, self.outside / "CLAUDE.md", self.program.home / ".local/state/memctl/off")
        return [file.read_text() if file.exists() else "-" for file in files]

    def state(self) -> State:
        """What is remembered and buried, but for the words that the next command adds; every file is whole."""
        memories = Tree(str(self.tree)).memories()
        found = [
            (one.text, place_of(one.path), one.heading, one.until, one.tags, bool(one.id), one.importance)
            for one in memories
        ]
        assert all(file.read_bytes().endswith(b"\n") for file in self.tree.rglob("*.md"))
        kept = sorted(one for one in found if "The next" not in str(one[0]))
        vouched = self.verified and self.memctl("lint", "--verify", "--quiet").status == 0
        return kept, tombstones.read_tombstones(str(self.tree)), self._of_others(), vouched

    def alarms(self) -> set[str]:
        """The kinds of changes that memctl did not make, as lint --verify says."""
        found = map(json.loads, self.memctl("lint", "--verify", "--json").out.splitlines())
        return ALARMS.intersection(one["rule"] for one in found)

    def left(self) -> list[str]:
        """Files with words of what was purged, or with a file's old text, that no command will remove any more."""
        places = [path for root in (self.tree, self.program.home) for path in root.rglob("*")]
        found = [str(path) for path in places if any(word in path.name.lower().encode() for word in WORDS)]
        for path in (path for path in places if path.is_file()):
            data = path.read_bytes().lower()
            found += [f"{path}: {word!r}" for word in WORDS if word in data]
        return found

    def scraps(self) -> list[str]:
        """What crashes have left in the tree's state directory, and no writer would ever remove."""
        names = {path.name for path in (self.tree / ".memctl").iterdir() if path.name.startswith(("swap-", "tmp-"))}
        return [name for name in names if not {f"{name}.json", name.removesuffix(".json")} & (names - {name})]

    def words(self, name: str) -> tuple[list[str], str]:
        words, stdin = COMMANDS[name]
        return [word % self.ids for word in words], stdin % self.ids if "%(" in stdin else stdin

    def run(self, name: str, *before: str) -> Result:
        """A command, run by itself or by another one."""
        words, stdin = self.words(name)
        environment = {"MEMCTL_TREE": str(self.tree), "MEMCTL_NOW": TODAY, "PYTHONDONTWRITEBYTECODE": "1"}
        environment["MEMCTL_ADD_INBOX"] = "always" if name == "add to the inbox" else "never"
        return self.program._run([*before, str(self.program.path), *words], stdin, environment, 60)

    def traced(self, name: str, *, inject: str = "", calls: tuple[str, ...] = CALLS) -> tuple[int, str]:
        """(exit status, what strace saw) of a command."""
        result, seen = self.traced_result(name, inject=inject, calls=calls)
        return result.status, seen

    def traced_result(self, name: str, *, inject: str = "", calls: tuple[str, ...] = CALLS) -> tuple[Result, str]:
        """(how it ended, what strace saw) of a command."""
        known = [f"?{call}" for call in calls]
        options = [
            *([] if name in OF_MEMCTL_ALONE else ["-f"]),
            "-qq",
            "-o",
            str(self.log),
            "-e",
            f"trace={','.join(known)}",
        ]
        options += ["-e", f"inject={inject}"] if inject else []
        options += ["--seccomp-bpf"] if "signal=" not in inject else []  # stops at no other call, and sends no signal
        result = self.run(name, "strace", *options)
        return result, self.log.read_text(errors="replace")

    def points(self, name: str) -> list[Point]:
        """Every call that changes something, and which of its kind it is; the command is run, and done."""
        self.anew(name)
        assert self.run(name).status == 0, name  # compiles its patterns, and keeps them
        if name not in POINTS:
            self.anew(name)
            POINTS[name] = self._points(name)
        return POINTS[name]

    def _points(self, name: str) -> list[Point]:
        status, seen = self.traced(name)
        assert status == 0, (name, seen)
        numbers: dict[str, int] = {}
        found = []
        for line in seen.splitlines():
            call = re.match(r"(?:\d+ +)?(\w+)\(", line)
            if call:
                numbers[call[1]] = numbers.get(call[1], 0) + 1
                if call[1] != "openat" or "O_CREAT" in line:
                    found.append((call[1], numbers[call[1]]))
        return found


@pytest.fixture(scope="module")
def _compiled() -> None:
    compileall.compile_dir(ROOT / "memctl", quiet=1)


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A directory for all tests: memctl keeps whole paths."""
    return tmp_path_factory.mktemp("stage")


@pytest.fixture
def bench(program: Program, memctl: InProcess, stage: Path, monkeypatch: pytest.MonkeyPatch, _compiled: None) -> Bench:
    made = Bench(program, memctl, stage)
    made.make(monkeypatch)
    return made


def some(points: list[Point], how_many: int, seed: str) -> list[Point]:
    """A few of them, spread over all; other ones for another seed."""
    step = max(1, len(points) // how_many)
    return points[zlib.crc32(seed.encode()) % step :: step][:how_many]


@pytest.mark.parametrize("name", COMMANDS)
def test_a_writer_cut_off_anywhere(bench: Bench, count: Count, long_form: bool, name: str) -> None:
    bench.anew(name)
    before, alarms = bench.state(), bench.alarms()
    points = bench.points(name)
    after = bench.state()
    assert (before != after or name in SILENT) and points
    cut = CutOff(bench, name, before, after, alarms | bench.alarms(), count)
    for point in points if long_form else some(points, QUICK_KILLS, name):
        cut.killed(*point)
    errors = [(point, error) for point in points for error in ERRORS]
    if not long_form:
        chosen = some(points, QUICK_ERRORS, name + "!")
        errors = [(point, ERRORS[(len(name) + step) % len(ERRORS)]) for step, point in enumerate(chosen)]
    for point, error in errors:
        cut.refused(*point, error)
    stops = [(point, signal) for point in points for signal in SIGNALS]
    if not long_form:
        chosen = some(points, QUICK_STOPS, name + "?")
        stops = [(point, SIGNALS[(len(name) + step) % len(SIGNALS)]) for step, point in enumerate(chosen)]
    for point, signal in stops:
        cut.stopped(*point, signal)


class CutOff(NamedTuple):
    """A command that is cut off at one of its calls: it was as `before`, or is as `after`."""

    bench: Bench
    name: str
    before: State
    after: State
    alarms: set[str]
    count: Count

    def killed(self, call: str, number: int) -> None:
        self.bench.anew(self.name)
        seen = self.bench.traced(self.name, inject=f"{call}:signal=KILL:when={number}", calls=(call,))[1]
        assert "killed by SIGKILL" in seen
        assert self.bench.memctl("list", "--all").status == 0
        where = f"{self.name}: killed at {call} {number}"
        kept, *rest = self.bench.state()
        assert (list(dict.fromkeys(kept)), *rest) in (self.before, self.after), where  # readers pass over copies
        assert self.bench.alarms() <= self.alarms, where
        assert not self.bench.scraps(), where
        self._check_next(where, acknowledged=False)
        self.count("killed at a system call", points=1, torn=0, mixed=0, lost=0)

    def refused(self, call: str, number: int, error: str) -> None:
        self.bench.anew(self.name)
        inject = f"{call}:error={error}:when={number}"
        result, seen = self.bench.traced_result(self.name, inject=inject, calls=(call,))
        status, where = result.status, f"{self.name}: {error} at {call} {number}: {result}"
        assert "INJECTED" in seen and status in (0, 69, 74), where
        now = self.bench.state()
        assert now in (self.before, self.after), where
        acknowledged = status == 0 and self.name != "inject --consume"  # the prompt stands where archiving fails
        assert now == self.after or not acknowledged, f"{where}: said to be done, and is not"
        assert self.bench.alarms() <= self.alarms or "lint --verify will name this" in result.err, where
        self._check_next(where, acknowledged=acknowledged)
        if self.name == "add with a name":
            _check_retry(self.bench, self.after, where)
        self.count("refused by a system call", points=1, false_successes=0, half_written=0,
                   done_though_refused=int(bool(status) and now == self.after))  # fmt: skip

    def stopped(self, call: str, number: int, signal: str) -> None:
        """Ctrl-C and SIGTERM: the exit status says whether the change was made, and the state is never between."""
        self.bench.anew(self.name)
        inject = f"{call}:signal={signal}:when={number}"
        result, seen = self.bench.traced_result(self.name, inject=inject, calls=(call,))
        where = f"{self.name}: {signal} at {call} {number}: {result}"
        assert f"SIG{signal}" in seen and result.status in (0, *STOPPED[signal]), where
        assert "Traceback" not in result.err and "bug" not in result.err, where
        now = self.bench.state()
        assert now in (self.before, self.after), where
        if result.status == 0 or "stay" in result.err:
            assert now == self.after, f"{where}: said to be done, and is not"
        else:
            assert now == self.before, f"{where}: said to be stopped, and is done"
        assert self.bench.alarms() <= self.alarms, where
        self._check_next(where, acknowledged=now == self.after)
        self.count("stopped at a system call", points=1, mixed=0, said_wrongly=0,
                   came_too_late=int(now == self.after))  # fmt: skip

    def _check_next(self, where: str, *, acknowledged: bool) -> None:
        """The next command works, and what it finds is as before, or as after; if acknowledged, after."""
        result = self.bench.memctl("add", "The next one", "--type", "lesson", "--force")
        assert result.status == 0, (where, result)
        found = self.bench.state()
        assert found in (self.before, self.after), where
        assert found == self.after or not acknowledged, where
        assert self.bench.memctl("undo", "--force").status == 0, where
        if self.name in ("install", "uninstall"):  # it is taken back to the byte whatever came before
            assert self.bench.memctl("install", "claude-code", "--yes").status == 0, where
            assert self.bench.memctl("uninstall", "claude-code").status == 0, where
            assert self.bench.settings.read_text() == SETTINGS, where


@pytest.mark.parametrize("blow", ["signal=KILL", "error=ENOSPC", "error=EIO", "signal=INT", "signal=TERM"])
def test_a_purge_cut_off_anywhere(bench: Bench, count: Count, long_form: bool, blow: str) -> None:
    """The memory is there and untouched, or the next command leaves no word of it; a reader is a command too."""
    name = "purge of a whole file"
    points = bench.points(name)
    assert not bench.left() and len(points) > 20
    assert "s" not in {stone[0] for stone in tombstones.buried((bench.tree / tombstones.TOMBSTONES).read_bytes())}
    for call, number in points if long_form else some(points, QUICK_PURGES, blow):
        bench.anew(name)
        result, _ = bench.traced_result(name, inject=f"{call}:{blow}:when={number}", calls=(call,))
        where = f"{blow} at {call} {number}: {result}"
        there = "quokka" in bench.memctl("list").out
        if there:  # nothing was begun: a second purge does it all
            assert result.status, where
            assert bench.memctl("forget", "--purge", bench.ids["quokka"]).status == 0, where
        assert not bench.left(), (where, bench.left())
        assert not bench.alarms() or "lint --verify will name this" in result.err, where
        count(f"purge cut off: {blow}", points=1, words_left=0, not_begun=int(there))


def _check_retry(bench: Bench, after: State, where: str) -> None:
    """What was asked for again by the same name is there once."""
    words, stdin = bench.words("add with a name")
    assert bench.memctl(*words, stdin=stdin).status == 0, where
    assert bench.state() == after, where


def test_a_merge_driver_cut_off_anywhere(bench: Bench, count: Count, long_form: bool) -> None:
    """Its side is as it was, or merged, or has both sides between markers where it failed; never less."""
    texts = [f"# Tea\n\n- Stays ^mstay\n{more}" for more in ("", "- Of one side ^mone1\n", "- Of the other ^mtwo1\n")]
    files = [bench.base.parent / name for name in ("base.md", "ours.md", "theirs.md")]
    COMMANDS["merge-driver"] = (("merge-driver", *map(str, files), "topics/tea.md"), "")

    def anew(_: str = "") -> None:
        for file, text in zip(files, texts, strict=True):
            file.write_text(text)

    bench.anew = anew  # type: ignore[method-assign]
    try:
        points = bench.points("merge-driver")
        whole = files[1].read_text()
        assert "one1" in whole and "two1" in whole and points
        errors = ERRORS if long_form else ("ENOSPC",)
        for call, number in points:
            for blow in ("signal=KILL", *(f"error={error}" for error in errors)):
                anew()
                status, seen = bench.traced("merge-driver", inject=f"{call}:{blow}:when={number}", calls=(call,))
                ours, where = files[1].read_text(), f"{blow} at {call} {number}: status {status}"
                assert "SIGKILL" in seen or "INJECTED" in seen, where
                assert ours == whole or status, f"{where}: said to be done, and is not"
                assert ours in (whole, texts[1]) or ("<<<<<<<" in ours and "one1" in ours and "two1" in ours), where
                count("merge driver cut off", points=1, false_successes=0, sides_lost=0)
    finally:
        del COMMANDS["merge-driver"]


def test_init_killed_anywhere(bench: Bench, count: Count, long_form: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is missing, the next init makes."""
    COMMANDS["init"] = (("init", str(bench.tree)), "")
    monkeypatch.setattr(bench, "anew", lambda _="": shutil.rmtree(bench.tree, ignore_errors=True))
    try:
        points = bench.points("init")
        whole = _files(bench.tree)
        for call, number in points if long_form else some(points, 6, "init"):
            bench.anew()
            bench.traced("init", inject=f"{call}:signal=KILL:when={number}", calls=(call,))
            assert bench.memctl("init", bench.tree).status == 0
            assert _files(bench.tree) == whole, (call, number)
            count("init killed", points=1, mixed=0)
    finally:
        del COMMANDS["init"]


def _files(tree: Path) -> dict[str, bytes]:
    """What is in the files, but for the random id of the tree, and what was never put in its place."""
    there = [path for path in tree.rglob("*") if path.is_file() and not path.name.startswith("tmp-")]
    found = {str(path.relative_to(tree)): path.read_bytes() for path in there}
    assert len(found.pop(".memctl/id").strip()) == 16
    return found
