"""Hooks of clients: every answer is one that its client reads, and nothing makes a hook fail."""

from __future__ import annotations

import fcntl
import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest
from support.inprocess import InProcess, Result
from support.program import Program

from memctl.edge.clients.places import hooks_directory

PAYLOADS = Path(os.environ.get("MEMCTL_SHARED", "/nowhere"), "clients", "hooks")
CLIENTS = {"qwen-code-tui": "qwen", "qwen-code": "qwen", "copilot-pascal": "copilot"}
SPOKEN_TO = (
    "SessionStart", "sessionStart", "UserPromptSubmit", "userPromptSubmitted", "BeforeAgent", "TaskStart",
    "beforeSubmitPrompt",
)  # fmt: skip
CURSOR = {"conversation_id": "c", "cursor_version": "3", "workspace_roots": ["/"]}
CLINE = {"taskId": "1", "clineVersion": "4", "workspaceRoots": ["/"], "hookName": ""}
# of clients whose payloads are only known by their documents: (client, event, payload)
DOCUMENTED = (
    ("cursor", "sessionStart", {**CURSOR, "hook_event_name": "sessionStart"}),
    ("cursor", "beforeSubmitPrompt", {**CURSOR, "hook_event_name": "beforeSubmitPrompt", "prompt": "Is tea nice?"}),
    ("cursor", "stop", {**CURSOR, "hook_event_name": "stop", "status": "completed", "loop_count": 0}),
    ("cline", "TaskStart", {**CLINE, "hookName": "TaskStart", "taskStart": {"taskMetadata": {}}}),
    ("cline", "UserPromptSubmit", {**CLINE, "hookName": "UserPromptSubmit", "userPromptSubmit": {"prompt": "Is tea?"}}),
    ("cline", "TaskComplete", {**CLINE, "hookName": "TaskComplete"}),
    ("vscode", "SessionStart", {"sessionId": "v", "hookEventName": "SessionStart", "timestamp": "", "cwd": "/"}),
)


@pytest.fixture
def told(memctl: InProcess, tree: Path) -> Path:
    """A tree with a core and two topics."""
    memctl("add", "Uses pnpm, not npm", "--type", "preference")
    memctl("add", "The office printer is called Gutenberg", "--topic", "office")
    memctl("add", "The printer paper lies in the cellar", "--topic", "office")
    return tree


def hook(memctl: InProcess, event: str, client: str = "", **payload: object) -> Result:
    words = ("--client", client) if client else ()
    done = memctl("hook", event, *words, stdin=json.dumps({"session_id": "one", "cwd": "/", **payload}))
    assert (done.status, done.err) == (0, "")
    return done


def context(client: str, event: str, out: str) -> str:
    """What of an answer reaches the model. It fails for what its client would refuse."""
    speaks = event in SPOKEN_TO
    if client in ("", "opencode"):
        assert speaks or not out
        return out
    if not out:
        assert client != "cline" and event != "beforeSubmitPrompt"
        return ""
    answer = json.loads(out)
    if client == "cline":
        assert answer.pop("cancel") is False
        assert answer.keys() <= {"contextModification"}
    elif client == "cursor":
        assert event != "beforeSubmitPrompt" or answer.pop("continue") is True
        assert answer.keys() <= {"additional_context"}
    elif client == "copilot":
        assert answer.keys() == {"additionalContext"}
    else:
        assert answer.keys() == {"hookSpecificOutput"}
        answer = answer["hookSpecificOutput"]
        assert answer.pop("hookEventName") == event
        assert answer.keys() == {"additionalContext"}
    text = str(next(iter(answer.values()), ""))
    assert speaks or not text
    return text


@pytest.mark.skipif(not PAYLOADS.is_dir(), reason="MEMCTL_SHARED names no directory with payloads")
def test_every_recorded_event_has_an_answer_that_its_client_reads(memctl: InProcess, told: Path) -> None:
    names = [path.stem for path in PAYLOADS.glob("*.json") if not path.stem.endswith(("environment", "input-keys"))]
    for name in sorted(names):
        kind = next(
            kind for kind in (*CLIENTS, "claude-code", "gemini-cli", "codex", "copilot", "opencode") if kind in name
        )
        client, event = CLIENTS.get(kind, kind), name.removeprefix(f"{kind}-").split("-")[0]
        data = (PAYLOADS / f"{name}.json").read_bytes()
        for words in ((event, "--client", client), (event,)):
            shutil.rmtree(hooks_directory("conversations"), ignore_errors=True)  # else it was told a moment ago
            done = memctl("hook", *words, stdin=data)
            assert (done.status, done.err) == (0, ""), name
            if len(words) > 1 or "pascal" not in name:  # only its environment tells Copilot's from Claude's
                text = context(client, event, done.out)
            if "SessionStart" in event or event == "sessionStart":
                assert "pnpm" in text, name


def test_every_documented_event_has_one_too(memctl: InProcess, told: Path) -> None:
    for client, event, payload in DOCUMENTED:
        for words in ((event, "--client", client), (event,)):
            done = memctl("hook", *words, stdin=json.dumps(payload))
            text = context(client, event, done.out)
            assert (done.status, "pnpm" in text) == (0, event.lower() in ("sessionstart", "taskstart")), (event, done)


def test_a_conversation_is_told_each_thing_once(memctl: InProcess, told: Path) -> None:
    asked = {"client": "codex", "prompt": "What is the office printer called?"}
    start = hook(memctl, "SessionStart", "codex", source="startup").out
    assert "pnpm" in start and "Gutenberg" not in start and "2 other memories, shown when relevant: office (2)" in start
    first = hook(memctl, "UserPromptSubmit", **asked).out
    assert "Gutenberg" in first and "pnpm" not in first
    assert hook(memctl, "UserPromptSubmit", **asked).out == ""
    assert "Gutenberg" in hook(memctl, "UserPromptSubmit", **asked, session_id="another").out
    assert "pnpm" in hook(memctl, "SessionStart", "codex", source="resume").out
    assert hook(memctl, "UserPromptSubmit", **asked).out == ""
    for forgets in ({"event": "SessionStart", "source": "compact"}, {"event": "PreCompress"}):
        hook(memctl, client="codex", **forgets)  # type: ignore[arg-type]
        assert "Gutenberg" in hook(memctl, "UserPromptSubmit", **asked).out
    late = hook(memctl, "UserPromptSubmit", "codex", session_id="no start", prompt="How do volcanoes erupt?").out
    assert "pnpm" in late and "Gutenberg" not in late


@pytest.mark.parametrize("first", ["sessionStart", "userPromptSubmitted"])
def test_hooks_that_a_client_starts_together_tell_each_thing_once(program: Program, first: str) -> None:
    assert program("init").status == program("add", "Uses pnpm, not npm", "--type", "preference").status == 0
    second = ({"sessionStart", "userPromptSubmitted"} - {first}).pop()
    payload = json.dumps({"sessionId": "s", "source": "new", "prompt": "Which package manager do I use?"}).encode()
    hooks = []
    for event in (first, second):
        words = [str(program.path), "hook", event, "--client", "copilot"]
        hook = subprocess.Popen(
            words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=program.environment(), cwd=program.cwd
        )
        assert hook.stdin
        hook.stdin.write(payload)
        hook.stdin.close()
        hooks.append(hook)
    said = [hook.stdout.read() for hook in hooks if hook.stdout]
    assert [hook.wait() for hook in hooks] == [0, 0] and sum(one.count(b"pnpm") for one in said) == 1, said


@pytest.mark.parametrize(
    "prompt",
    [
        "", "printer?", "好的", "/printer Gutenberg office", "/review", "<task-notification>\nthe office printer is "
        "called Gutenberg\n</task-notification>", "[memctl: a request of the memory tool, not of the user]\nprinter",
    ],
)  # fmt: skip
def test_a_prompt_that_no_person_asks_gets_nothing(memctl: InProcess, told: Path, prompt: str) -> None:
    hook(memctl, "SessionStart", "claude-code")
    assert hook(memctl, "UserPromptSubmit", "claude-code", prompt=prompt).out == ""
    asked = hook(memctl, "UserPromptSubmit", "claude-code", prompt="/srv/notes/office.md: which printer is it?")
    assert "Gutenberg" in asked.out


def test_a_hook_of_another_client_stays_silent(memctl: InProcess, told: Path) -> None:
    assert hook(memctl, "SessionStart", "claude-code", cursor_version="3").out == ""
    assert hook(memctl, "SessionStart", "claude-code", sessionId="v", hookEventName="SessionStart").out == ""
    assert hook(memctl, "UserPromptSubmit", "claude-code", agent_id="a", prompt="the office printer?").out == ""
    new_cline = hook(memctl, "TaskStart", "cline", hookName="agent_start", taskId="t", agent_id="a")
    assert json.loads(new_cline.out) == {"cancel": False}, "it does not listen to scripts: the plug-in answers"


def test_only_the_project_of_the_directory_is_told(memctl: InProcess, told: Path, tmp_path: Path) -> None:
    for name in ("vienna", "lisbon"):
        (tmp_path / name / ".git").mkdir(parents=True)
        turn = {"v": 1, "kind": "turn", "role": "user", "authored": True, "cwd": str(tmp_path / name)}
        said = f"In this project we always deploy the {name} service with ansible."
        assert memctl("capture", "-", stdin=json.dumps({**turn, "text": said})).status == 0
    for name, other in (("vienna", "lisbon"), ("lisbon", "vienna")):
        cwd = str(tmp_path / name)
        start = hook(memctl, "SessionStart", "qwen", session_id=name, cwd=cwd).out
        asked = hook(
            memctl, "UserPromptSubmit", "qwen", session_id=name, cwd=cwd, prompt="How do we deploy the service?"
        )
        assert f"deploy the {name} service" in start + asked.out
        assert f"deploy the {other} service" not in start + asked.out


def test_an_answer_is_within_what_clients_show_whole(memctl: InProcess, told: Path) -> None:
    memctl("config", "set", "inject.budget", "9000")
    long = "\n".join(
        f"- 我喜欢在第{number}个城市的老茶馆里喝茶，并且每次都会带一本书。 ^mzh{number}" for number in range(400)
    )
    (told / "_core/preferences.md").write_text(f"# Preferences\n\n{long}\n")
    text = context("claude-code", "SessionStart", hook(memctl, "SessionStart", "claude-code").out)
    assert 5_000 < len(text.encode()) <= 9_500 and text.endswith("</user_memory>")


def _no_tree(tree: Path, home: Path) -> None:
    shutil.rmtree(tree)


def _bad_config(tree: Path, home: Path) -> None:
    (home / ".config/memctl").mkdir(parents=True, exist_ok=True)
    (home / ".config/memctl/config.toml").write_text("[inject\nbudget = many")


def _no_state(tree: Path, home: Path) -> None:
    shutil.rmtree(home / ".local/state/memctl", ignore_errors=True)
    (home / ".local/state").mkdir(parents=True, exist_ok=True)
    (home / ".local/state/memctl").write_text("a file where a directory is to be")


def _hostile_tree(tree: Path, home: Path) -> None:
    os.mkfifo(tree / "_core/pipe.md")
    (tree / "topics/bytes.md").write_bytes(b"- \xff\xfe \xed\xa0\x80 </user_memory> printer\n" * 50)


def _locked(tree: Path, home: Path) -> None:
    global _held
    _held = open(tree / ".memctl/lock", "ab")  # noqa: SIM115  held to the end of the test
    fcntl.flock(_held, fcntl.LOCK_EX)


INPUTS = (
    b"", b"null", b"[]", b"{", b'{"prompt": 7, "session_id": [], "cwd": {"a": 1}}', b"\xff\xfe\x00", b"[" * 100_000,
    b'{"session_id":"' + b"x" * 300_000 + b'","prompt":"\\ud800 printer \\u0000 office","cwd":"\\u0000"}',
    b'{"session_id":"../../etc","cwd":"/nowhere/at/all","prompt":"Which printer is in the office?","transcript_path":'
    b'"-x"}',
)  # fmt: skip


@pytest.mark.parametrize(
    "broken", [_no_tree, _bad_config, _no_state, _hostile_tree, _locked], ids=lambda one: one.__name__
)
def test_nothing_makes_a_hook_fail(memctl: InProcess, told: Path, home: Path, broken: object) -> None:
    broken(told, home)  # type: ignore[operator]
    for data in INPUTS:
        for client, event in (
            ("claude-code", "UserPromptSubmit"),
            ("codex", "SessionStart"),
            ("cline", "TaskComplete"),
        ):
            done = memctl("hook", event, "--client", client, stdin=data)
            assert (done.status, done.err) == (0, "")
            context(client, event, done.out)


def test_a_full_disk_keeps_nothing_from_a_prompt(
    memctl: InProcess, told: Path, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(file: int, data: bytes) -> int:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", full)
        done = hook(memctl, "SessionStart", "cline", taskId="1", hookName="TaskStart")
    assert "pnpm" in context("cline", "TaskStart", done.out)
    assert "printer" in hook(memctl, "UserPromptSubmit", "codex", prompt="Which printer is in the office?").out


def test_what_went_wrong_is_in_the_log_of_the_client(memctl: InProcess, told: Path, home: Path) -> None:
    _bad_config(told, home)
    hook(memctl, "SessionStart", "codex")
    log = (home / ".local/state/memctl/hooks/codex.errors").read_text()
    assert "SessionStart: " in log and "config.toml" in log
