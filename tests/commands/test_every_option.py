"""Every argument, option and choice of every command is run for real, and is seen to do something.

An option that is new fails here until a line below shows what it does."""

from __future__ import annotations

import re
import shlex
from itertools import combinations

import pytest
from support.scene import Scene, Seen
from support.table import COMMANDS

from memctl.interface.parser import parse_plain
from memctl.model.tables import options
from memctl.model.tables.command import Argument, Option

TEAM = "$ sh share && MEMCTL_SCOPES=crew={home}/crew"
# how each command is run where the option says nothing else
PLAIN = {
    "init": "init {home}/new",
    "add": "add 'Plays the viola'",
    "search": "search docker",
    "inject": "inject -q 'is docker run by sudo?'",
    "extract": "extract chat.json",
    "capture": "capture chat.json",
    "summarize": "summarize --min-messages 2 chat.json",
    "score": "score candidates.jsonl",
    "decay": "decay",
    "forget": "forget mdock",
    "restore": "restore mberl",
    "log": "log",
    "undo": "undo",
    "list": "list",
    "edit": "edit mdock",
    "show": "show mdock",
    "export": "export",
    "import": "import memory.ndjson",
    "lint": "lint wrong.md",
    "scan": "scan key.txt",
    "review": "review",
    "set": "set mdock importance=0.5",
    "transcript": "transcript chat.json",
    "config": "config",
    "on": "on",
    "off": "off",
    "status": "status",
    "used": "used mdock",
    "why": "why mdock",
    "consolidate": "$ cp twins.md {home}/.local/share/memctl/topics && consolidate --yes",
    "stats": "stats",
    "look": "look --print",
    "serve": "serve --idle 0.001",
    "pick": "pick --lines",
    "agent": "agent ada --met --point 'Likes to be called Sam'",
    "sync": "sync --init {home}/m.git",
    "promote": f"{TEAM} promote mtest --to crew",
    "index": "index",
    "bench": "bench questions.jsonl",
    "hook": "hook SessionStart",
    "install": "install codex",
    "uninstall": "install codex && uninstall codex",
    "merge-driver": "merge-driver base.md ours.md theirs.md",
    "mcp": "mcp",
    "demo": "demo",
}

# the value that an option is given
VALUES = {
    "agent": "ada", "at": "2026-04-01", "budget": "60", "channel": "assistant", "client": "cline", "color": "always",
    "columns": "text=body,created=at", "table": "notes", "to": "AGENTS.md",
    "config": "other.toml", "created-after": "2026-07-05", "created-before": "2026-07-05", "forecast": "3y",
    "importance": "0.3", "judge": "'sh judge'", "keep": "mtea1", "known": "3", "limit": "1", "llm": "'sh model'",
    "min-messages": "100", "min-score": "0.9", "now": "2027-08-10", "op": "bicycle", "path": "'topics/*'",
    "places": "1", "print-plugin": "plugin", "project": "{home}",
    "preview": "mdock", "trust": "+5", "familiarity": "40", "mood": "calm", "note": "'it rains'",
    "point": "'Owns maps'", "share": "mches", "port": "47113", "idle": "0.002", "was": "words",
    "promote": "mtea1", "query": "accordions", "refuse": "mtea1", "reply": "reply.txt", "roles": "assistant",
    "init": "{home}/m.git", "run": "run.out", "scope": "user",
    "section": "Strings", "since": "2026-08-10", "source": "diary", "supersedes": "mdock", "tag": "old",
    "take": "mtea1", "template": "block.md", "tokenizer": "'sh count'", "topic": "music", "tree": "{home}/new",
    "type": "lesson", "until": "2027-01-01", "window": "1", "why": "mdock",
}  # fmt: skip

ASKED = "extract --llm 'sh slow' chat.json"
PROMPT = "extract --prompt-only chat.json"
SUMMED = "summarize --min-messages 2 --llm 'sh mirror' chat.json"
BROKEN = "broken.ndjson"
HAND_EDIT = "$ sed -i 's/sudo/doas/' {home}/.local/share/memctl/topics/tools.md"
TWO = "add - < two.txt && $ sed -i 's/Paints/Prints/' $(grep -rl Paints {home}/.local/share/memctl --include=*.md)"
WRONG = "$ cp wrong.md {home}/.local/share/memctl/topics && lint {}"
HEARD = "capture --llm 'sh hear' chat.json"

# where an option is seen beside another line than the plain one: (command, option) → that line. `{}` is where the
# option goes; without it, at the end.
BESIDE = {
    ("add", "channel"): "add - {} < one.ndjson",
    ("add", "from"): "add - {} < mixed.txt",
    ("add", "min-score"): "add - {} < scored.ndjson",
    ("add", "strict"): f"add - {{}} < {BROKEN}",
    ("add", "judge"): "add 'Docker needs sudo and ten minutes'",
    ("search", "min-score"): "search 'docker sudo tuesday'",
    ("search", "related"): "search trombone",
    ("inject", "tokenizer"): "inject --budget 200 -q 'is docker run by sudo?'",
    ("inject", "fail-empty"): "inject --no-core -q 'how do volcanoes erupt?'",
    ("inject", "from"): "inject --no-core --ids notes.txt",
    ("inject", "agent"): "inject -q 'does she play docker chess?'",
    ("inject", "all"): "inject -q 'the docker trial of the gym in Ulm?'",
    ("extract", "from"): "extract notes.txt",
    ("extract", "rules"): "MEMCTL_LLM_COMMAND='sh model' extract chat.json",
    ("extract", "known"): PROMPT,
    ("extract", "null"): PROMPT,
    ("extract", "window"): PROMPT,
    ("extract", "shape"): PROMPT,
    ("extract", "language"): PROMPT,
    ("extract", "timeout"): ASKED,
    ("extract", "transcript"): "extract --parse {} < answer.txt",
    ("extract", "parse"): "extract {} < answer.txt",
    ("extract", "fail-empty"): "extract empty.txt",
    ("extract", "skills"): "extract session.jsonl",
    ("extract", "tools"): "extract session.jsonl",
    ("extract", "strict"): "extract turns.ndjson",
    ("summarize", "from"): "summarize --min-messages 1 notes.txt",
    ("summarize", "rules"): "MEMCTL_LLM_COMMAND='sh mirror' summarize --min-messages 2 chat.json",
    ("summarize", "language"): SUMMED,
    ("summarize", "timeout"): SUMMED.replace("mirror", "slow"),
    ("summarize", "fail-empty"): "summarize empty.txt",
    ("summarize", "strict"): "summarize turns.ndjson",
    ("score", "query"): "score memory.ndjson",
    ("score", "strict"): f"score {BROKEN}",
    ("decay", "policy"): "decay --forecast 3y",
    ("forget", "yes"): "forget accordions",
    ("forget", "all"): "forget --yes",
    ("decay", "purge"): "decay --now 2027-08-10",
    ("decay", "yes"): "TERMINAL decay --purge --now 2027-08-10",
    ("used", "transcript"): "inject -q 'is docker run by sudo?' && used",
    ("used", "auto"): "MEMCTL_USAGE_REPLY=false used mdock",
    ("consolidate", "llm"): "$ cp walks.md {home}/.local/share/memctl/topics && consolidate --yes",
    ("forget", "force"): "forget mpin1",
    ("restore", "dry-run"): "restore mberl",
    ("install", "yes"): "install",
    ("undo", "partial"): TWO + " && undo {}",
    ("import", "strict"): f"import {BROKEN}",
    ("import", "table"): "import --columns text=body notes.db",
    ("import", "columns"): "import --table notes notes.db",
    ("export", "budget"): "export --to AGENTS.md",
    ("export", "dry-run"): "export --to AGENTS.md",
    ("export", "remove"): "export --to AGENTS.md && export --to AGENTS.md",
    ("lint", "verify"): HAND_EDIT + " && lint",
    ("lint", "accept"): HAND_EDIT + " && lint {} && lint --verify",
    ("lint", "fix"): WRONG,
    ("lint", "dry-run"): WRONG.replace("{}", "--fix"),
    ("review", "dry-run"): "review --take mtea1",
    ("list", "sort"): "used mtom1 && list",
    ("sync", "init"): "sync",
    ("promote", "to"): f"{TEAM} promote mtest",
    ("promote", "keep-evidence"): f"$ sh share && set mtest confidence=0.7 && {TEAM[12:]} promote mtest --to crew",
    ("sync", "yes"): "$ sh thin-out && sync",
    ("look", "print"): "BROWSER='sh browse %s' look",
    ("serve", "open"): "BROWSER='sh browse %s' serve --idle 0.001",
    ("serve", "idle"): "serve --verbose --idle 0.002",
    ("pick", "lines"): "pick",
    ("agent", "met"): "agent ada --trust 7",
    ("used", "reply"): "inject -q 'is docker run by sudo?' && used",
    ("used", "query"): "inject -q 'is docker run by sudo?' && used --reply reply.txt",
    ("consolidate", "yes"): "$ cp twins.md {home}/.local/share/memctl/topics && consolidate",
    ("transcript", "from"): "transcript notes.txt",
    ("transcript", "strict"): "transcript turns.ndjson",
    ("config", "write"): "config prompts",
    ("config", "dry-run"): "config set inject.budget 7",
    ("on", "project"): "off --project && on",
    ("capture", "again"): "capture chat.json && capture chat.json",
    ("capture", "auto"): "MEMCTL_CAPTURE_AUTO=false capture chat.json",
    ("capture", "sweep"): "capture < empty.txt",
    ("capture", "since"): "capture session.jsonl",
    ("capture", "strict"): "capture turns.ndjson",
    **{("capture", name): HEARD for name in ("known", "window", "shape", "language")},
    ("capture", "rules"): "MEMCTL_LLM_COMMAND='sh model' capture chat.json",
    ("capture", "timeout"): ASKED.replace("extract", "capture"),
    ("bench", "from"): "bench --make notes.txt",
    ("bench", "limit"): "bench questions.jsonl --min-score 0 {}",
    ("bench", "strict"): f"bench {BROKEN}",
}  # fmt: skip
GIVEN = {
    ("capture", "from"): "text",
    ("extract", "from"): "text",
    ("summarize", "from"): "text",
    ("transcript", "from"): "text",
    ("inject", "from"): "text",
    ("bench", "from"): "text",
    ("extract", "timeout"): "0.1",
    ("capture", "timeout"): "0.1",
    ("summarize", "timeout"): "0.1",
    ("extract", "transcript"): "chat.json",
    ("score", "min-score"): "0.999",
    ("capture", "min-score"): "0.999",
    ("promote", "to"): "crew",
    ("log", "since"): "2026-08-11",
    ("capture", "since"): "2026-08-11",
    ("score", "query"): "viola",
    ("used", "query"): "'docker sudo'",
    ("used", "transcript"): "told.ndjson",
    ("consolidate", "llm"): "'sh rewrite'",
}
# how they write, for what is about writing
WRITING = {
    "lint": "lint --fix", "review": "review --take mtea1", "add": "add 'Plays the viola'", "index": "index rebuild",
    "used": "used mdock", "consolidate": "consolidate --yes", "promote": "promote mtest --to crew",
    "export": "export --to AGENTS.md",
}  # fmt: skip
# what changes no file but notes of its own
READERS = (
    "search", "inject", "hook", "extract", "summarize", "score", "log", "list", "show", "export", "scan", "transcript",
    "status", "stats", "why", "look", "serve", "pick",
)  # fmt: skip
# what every command takes is seen in one of them
EVERYWHERE = {
    "tree": "list {}",
    "config": "config {}",
    "color": "list {}",
    "scope": "list {}",
    "project": "list {}",
    "now": "decay {}",
    "quiet": "decay {}",
    "verbose": "extract {} chat.json",
    "no-input": "TERMINAL forget {} accordions",
    "incognito": "inject {} -q 'is docker run by sudo?'",
}
# lines that give the arguments which the plain ones do not
ARGUMENTS = {
    "inject": ("inject chat.json",),
    "log": ("log mdock",),
    "pick": ("pick --lines docker",),
    "undo": ("undo bicycle",),
    "config": (
        "config list", "config get inject.budget", "config set inject.budget 7", "config path", "config prompts",
        "config set inject.budget 7 && config unset inject.budget", "config prompts judge.en",
    ),
    "index": ("index status", "index rebuild", "index vectors", "index path",
              "index push --scope crew --tree . --to postgresql://x@/y?host=/nowhere"),
    "merge-driver": ("merge-driver base.md ours.md theirs.md topics/a.md",),
}  # fmt: skip


def _own(name: str) -> list[Option]:
    return [option for option in COMMANDS[name].options if option not in options.EVERYWHERE]


OWN = [(name, option.name) for name in COMMANDS for option in _own(name)]


def _line(name: str, option: Option, value: str = "") -> tuple[str, str]:
    """(the line without the option, the line with it)."""
    line = BESIDE.get((name, option.name)) or PLAIN[name]
    if option.name == "wait":
        line = WRITING.get(name, line)
        return f"LOCKED {line} --wait 0", f"LOCKED {line} --wait 0.1"
    if option.name == "force" and name != "forget":  # of forget it is about what is pinned
        line = "MEMCTL=off " + WRITING.get(name, line)
        return line, f"{line} --force"
    value = value or GIVEN.get((name, option.name)) or VALUES.get(option.name, "")
    assert value or option.kind == "flag", f"{name} --{option.name}: say in VALUES what it is given"
    given = f"--{option.name} {value}".strip()
    if "{}" in line:
        return line.replace("{}", ""), line.replace("{}", given)
    command, source, data = line.partition(" < ")
    return line, f"{command} {given}{source}{data}"


@pytest.mark.parametrize(("name", "word"), OWN, ids=[f"{name} --{word}" for name, word in OWN])
def test_an_option_changes_something(name: str, word: str, scene: Scene) -> None:
    """Where it has choices: each of them something else, but that which decides by itself is one of the others."""
    option = next(option for option in COMMANDS[name].options if option.name == word)
    if not option.choices:
        without, given = _line(name, option)
        assert _sound(scene, given) != _sound(scene, without), f"{given}: nothing shows that it was there"
        return
    seen = {choice: _sound(scene, _line(name, option, choice)[1]) for choice in option.choices}
    told = {choice: one for choice, one in seen.items() if choice != "auto"}
    same = [(one, other) for one, other in combinations(told, 2) if told[one] == told[other]]
    assert same == [], f"{name} --{word}: these do the same"
    assert "auto" not in seen or len(told) > 1 or seen["auto"] not in told.values()


ALONE = ("tree", "incognito")  # with these a command does less: they are given without the others


@pytest.mark.parametrize("name", [name for name in COMMANDS if name != "demo"])  # it takes seconds, and runs the others
def test_every_command_takes_what_all_take(name: str, scene: Scene) -> None:
    assert {option.name for option in options.EVERYWHERE} <= {option.name for option in COMMANDS[name].options}
    given = {
        option.name: [f"--{option.name} {value}" for value in option.choices or (VALUES.get(option.name, ""),)]
        for option in options.EVERYWHERE
        if option in COMMANDS[name].options
    }
    lines = [words for option in ALONE for words in given.pop(option, ())]
    lines += [
        " ".join(words[at % len(words)] for words in given.values()) for at in range(len(max(given.values(), key=len)))
    ]
    for line in lines:
        _sound(scene, f"{PLAIN[name]} {line}")


@pytest.mark.parametrize("option", options.EVERYWHERE, ids=lambda option: option.name)
def test_what_all_take_changes_something(option: Option, scene: Scene) -> None:
    line = EVERYWHERE[option.name]
    values = [value for value in option.choices if value != "auto"] or [VALUES.get(option.name, "")]
    seen = [_sound(scene, line.replace("{}", f"--{option.name} {value}")) for value in values]
    seen += [] if option.choices else [_sound(scene, line.replace("{}", ""))]
    assert all(one != other for one, other in combinations(seen, 2))


@pytest.mark.parametrize("name", COMMANDS)
def test_every_argument_and_each_of_its_choices_is_given(name: str, scene: Scene) -> None:
    command = COMMANDS[name]
    missing = {(argument.name, choice) for argument in command.arguments for choice in argument.choices or ("",)}
    for line in (PLAIN[name], *ARGUMENTS.get(name, ())):
        _sound(scene, line)
        for step in line.split(" && "):
            if step.startswith("$ "):
                continue
            call = parse_plain(command, shlex.split(step.replace("{home}", "."))[1:])
            assert call is not None
            given = {argument.name: call.values.get(argument.name) for argument in command.arguments}
            missing -= {(key, "") for key, value in given.items() if value} | {
                (key, value) for key, value in given.items() if isinstance(value, str)
            }
    assert not missing, f"say in ARGUMENTS how {name} is given them"


READS_FILES = [
    (name, argument)
    for name, command in COMMANDS.items()
    for argument in command.arguments
    if argument.kind == "file" and not argument.required and name != "lint"
]


@pytest.mark.parametrize(("name", "argument"), READS_FILES, ids=[name for name, _ in READS_FILES])
def test_a_file_and_standard_input_do_the_same(name: str, argument: Argument, scene: Scene) -> None:
    """All that is told of either is the same, but the name of the file and how long it took; `-` is standard input."""
    if name == "inject":
        return  # PLAIN asks it a question
    command, _, file = PLAIN[name].rpartition(" ")
    named, *piped = (
        _sound(scene, line) for line in (f"{command} {file}", f"{command} < {file}", f"{command} - < {file}")
    )
    told = [re.sub(r"[\d.]+ ms", "", one.out.replace("-:", f"{file}:")) for one in (named, *piped)]
    assert len(set(told)) == 1
    assert all((one.status, one.err) == (named.status, named.err) for one in piped)


@pytest.mark.parametrize(
    "file", ["chat.json", "session.jsonl", "memory.ndjson", "turns.ndjson", "notes.txt", "empty.txt"]
)
def test_inject_reads_a_file_as_it_reads_standard_input(file: str, scene: Scene) -> None:
    form = " --from text" if file == "notes.txt" else ""
    named, piped, dash = (
        _sound(scene, f"inject --ids{form}{rest}") for rest in (f" {file}", f" < {file}", f" - < {file}")
    )
    assert piped == dash
    assert (named.status, named.out) == (piped.status, piped.out)
    assert named.out or file in ("notes.txt", "empty.txt")


def _sound(scene: Scene, line: str) -> Seen:
    """What comes of a line, which is no bug, and touches what its command may."""
    seen = scene.play(line)
    assert seen.status != 70 and "a bug in memctl" not in seen.err, (line, seen.err)
    name = next(word for word in line.split(" && ")[-1].removeprefix("LOCKED ").split() if word in COMMANDS)
    touched = {path for path in seen.files if seen.files[path] != scene.before.get(path)} | (
        scene.before.keys() - seen.files.keys()
    )
    if " && " not in line and "--dry-run" in line:
        assert not [path for path in touched if not path.startswith(".cache/")], line
    if name in READERS and " && " not in line and "--consume" not in line and "--to " not in line:
        assert not [path for path in touched if not path.startswith((".local/state/", ".cache/"))], line
    return seen
