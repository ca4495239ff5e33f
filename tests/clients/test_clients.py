"""The clients themselves: connected by memctl install, a second conversation has what the first told, once, where the
client gives it to the model, and nothing of another project. Uninstalled, their settings are what they were."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from support.model_server import ModelServer, model_server
from support.program import Program

CLIENTS = Path(os.environ.get("MEMCTL_TEST_CLIENTS", "/nowhere"), "node_modules")
TOLD = "I always use pnpm, never npm, in all my projects."
ASKED = "Which package manager do I use in my projects?"
KNOWN = "pnpm, never npm"
CORE = "Prefers British spelling"
ELSEWHERE = "In this project we always deploy the Lisbon service with ansible."
SECONDS = 90  # for a conversation on a busy machine


class Setup:
    """How a client is run against the server: its settings before, what it is started with, and in which messages of a
    request the memory is, told at the start and with a prompt: (role, words beside it)."""

    def __init__(
        self,
        settings: str,
        before: str,
        words: tuple[str, ...],
        variables: dict[str, str],
        start: tuple[str, str],
        prompt: tuple[str, str],
        more: dict[str, str] | None = None,
    ) -> None:
        self.settings = settings
        self.before = before
        self.words = words
        self.variables = variables
        self.start = start
        self.prompt = prompt
        self.more = more or {}


CODEX = """\
model = "gpt-5"
model_provider = "local"
[model_providers.local]
name = "local"
base_url = "SERVER/v1"
wire_api = "responses"
env_key = "LOCAL_KEY"
"""
OPENCODE = """\
{ // mine
  "model": "local/x", "small_model": "local/x", "autoupdate": false, "share": "disabled",
  "provider": {"local": {"npm": "@ai-sdk/openai-compatible", "name": "local",
    "options": {"baseURL": "SERVER/v1", "apiKey": "x"}, "models": {"x": {"name": "x"}}}}
}
"""
CLINE = """\
{"version": 1, "lastUsedProvider": "openai-compatible", "providers": {"openai-compatible": {"settings":
  {"provider": "openai-compatible", "apiKey": "x", "model": "x", "baseUrl": "SERVER/v1"},
  "updatedAt": "2026-01-01T00:00:00.000Z", "tokenSource": "manual"}}}
"""
SETUPS = {
    "claude-code": Setup(
        ".claude/settings.json", '{"includeCoAuthoredBy": false}', ("claude", "-p"),
        {
            "ANTHROPIC_BASE_URL": "SERVER", "ANTHROPIC_API_KEY": "x", "DISABLE_AUTOUPDATER": "1",
            "CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC": "1",
        },
        ("system", "SessionStart"), ("system", "UserPromptSubmit"),
    ),
    "codex": Setup(
        ".codex/hooks.json", "", ("codex", "exec", "--skip-git-repo-check"), {"LOCAL_KEY": "x"},
        ("developer", "## User"), ("developer", "## Relevant"), {".codex/config.toml": CODEX},
    ),
    "gemini-cli": Setup(
        ".gemini/settings.json",
        '{\n  // mine\n  "security": {"auth": {"selectedType": "gemini-api-key"}},\n'
        '  "general": {"enableAutoUpdate": false}\n}\n',
        ("gemini", "-p"),
        {
            "GEMINI_API_KEY": "x", "GOOGLE_GEMINI_BASE_URL": "SERVER", "GEMINI_CLI_TRUST_WORKSPACE": "true",
            "GEMINI_CLI_NO_RELAUNCH": "true", "GEMINI_TELEMETRY_ENABLED": "false",
        },
        ("user", "<hook_context>## Memory"), ("user", "<hook_context>## Memory"),
    ),
    "qwen": Setup(
        ".qwen/settings.json",
        '{\n  "$version": 4,\n  "security": {"auth": {"selectedType": "openai"}}, // mine\n}\n',
        ("qwen", "-p"),
        {"OPENAI_API_KEY": "x", "OPENAI_BASE_URL": "SERVER/v1", "OPENAI_MODEL": "x", "QWEN_CODE_NO_RELAUNCH": "true"},
        ("system", "<qwen:session-start-context"), ("user", "<qwen:user-prompt-submit-context>"),
    ),
    "copilot": Setup(
        ".copilot/hooks/memctl.json", "", ("copilot", "--allow-all-tools", "-p"),
        {
            "COPILOT_OFFLINE": "true", "COPILOT_PROVIDER_BASE_URL": "SERVER/v1", "COPILOT_PROVIDER_API_KEY": "x",
            "COPILOT_MODEL": "x", "COPILOT_AUTO_UPDATE": "false",
        },
        ("user", "<user_memory>"), ("user", "<system_reminder>"),
    ),
    "cline": Setup(
        ".cline/plugins/memctl.js", "", ("cline", "-t", "60"), {},
        ("user", "<hook_context"), ("user", "<hook_context"), {".cline/data/settings/providers.json": CLINE},
    ),
    "opencode": Setup(
        ".config/opencode/plugin/memctl.js", "", ("opencode", "run"),
        {"OPENCODE_DISABLE_MODELS_FETCH": "1", "OPENCODE_DISABLE_AUTOUPDATE": "1"},
        ("system", "<user_memory>"), ("user", "<user_memory>"), {".config/opencode/opencode.jsonc": OPENCODE},
    ),
}  # fmt: skip


@pytest.fixture
def server() -> Iterator[ModelServer]:
    with model_server() as server:
        yield server


class Talk:
    """Conversations with a client in directories of a home."""

    def __init__(self, name: str, program: Program, server: ModelServer) -> None:
        self.setup = SETUPS[name]
        self.program = program
        self.server = server
        self.binary = CLIENTS / ".bin" / self.setup.words[0]
        own = {key: value.replace("SERVER", server.url) for key, value in self.setup.variables.items()}
        path = f"{CLIENTS / 'node/bin'}:{program.path.parent}:/usr/local/bin:/usr/bin:/bin"
        self.environment = {**program.environment(), "PATH": path, **own}
        for file, text in {self.setup.settings: self.setup.before, **self.setup.more}.items():
            if text:
                (program.home / file).parent.mkdir(parents=True, exist_ok=True)
                (program.home / file).write_text(text.replace("SERVER", server.url))

    def __call__(self, words: str, directory: Path) -> dict[str, Any]:
        """Say something in a new conversation; return what the model was asked: the longest request, because clients
        also ask for titles and the like."""
        before = len(self.server.requests)
        done = subprocess.run(
            [str(self.binary), *self.setup.words[1:], words], cwd=directory, env=self.environment, timeout=SECONDS,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False,
        )  # fmt: skip
        asked = [body for body in self.server.requests[before:] if words in json.dumps(body, ensure_ascii=False)]
        assert asked, done.stdout.decode("utf-8", "replace")[-3000:]
        return max(asked, key=lambda body: len(json.dumps(body)))

    def trust(self) -> None:
        """What a person does in Codex: trust each hook that it has found."""
        with subprocess.Popen(
            [str(self.binary), "app-server"], env=self.environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, text=True,
        ) as server:  # fmt: skip
            assert server.stdin and server.stdout

            def call(number: int, method: str, params: object) -> dict[str, Any]:
                assert server.stdin and server.stdout
                print(
                    json.dumps({"jsonrpc": "2.0", "id": number, "method": method, "params": params}),
                    file=server.stdin,
                    flush=True,
                )
                for line in server.stdout:
                    answer = json.loads(line)
                    if answer.get("id") == number:
                        return dict(answer["result"])
                raise AssertionError(method)

            call(1, "initialize", {"clientInfo": {"name": "test", "title": "test", "version": "0"}})
            print('{"jsonrpc": "2.0", "method": "initialized"}', file=server.stdin, flush=True)
            found = call(2, "hooks/list", {"cwds": [str(self.program.home)]})["data"]
            state = {
                hook["key"]: {"trusted_hash": hook["currentHash"], "enabled": True}
                for one in found
                for hook in one["hooks"]
            }
            assert len(state) == 4
            edits = [{"keyPath": "hooks.state", "value": state, "mergeStrategy": "upsert"}]
            call(3, "config/batchWrite", {"edits": edits, "reloadUserConfig": True})
            server.stdin.close()
            server.terminate()


@pytest.fixture
def hub(home: Path) -> Iterator[None]:
    """Ends the process that Cline leaves behind."""
    yield
    note = home / ".cline/data/locks/hub/production.json"
    if note.exists():
        os.kill(json.loads(note.read_text())["pid"], signal.SIGTERM)


def texts(value: object) -> Iterator[str]:
    """Every text in a request."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for one in value.values() if isinstance(value, dict) else value:
            yield from texts(one)


def told(body: dict[str, Any], role: str, beside: str, words: str) -> bool:
    """Whether a message of a role holds these words, and others beside them."""
    messages = body.get("messages") or body.get("input") or body.get("contents") or []
    held = ["\n".join(texts(one)) for one in messages if one.get("role") == role]
    return any(words in text and beside in text for text in held)


@pytest.mark.usefixtures("hub")
@pytest.mark.parametrize("name", SETUPS)
def test_a_client_remembers(name: str, program: Program, server: ModelServer) -> None:
    if not (CLIENTS / ".bin" / SETUPS[name].words[0]).exists():
        pytest.skip(f"MEMCTL_TEST_CLIENTS names no directory in which npm has installed {SETUPS[name].words[0]}")
    talk = Talk(name, program, server)
    path = program.home / talk.setup.settings
    before = path.read_bytes() if path.exists() else None
    installed = program("install", name)
    assert installed.status == 0 and "connected" in installed.out
    if name == "codex":
        talk.trust()
        assert "not trusted" not in program("status").out
    here, there = (program.home / one for one in ("here", "there"))
    for directory in (here, there):
        (directory / ".git").mkdir(parents=True)
    said = {"v": 1, "kind": "turn", "role": "user", "authored": True, "cwd": str(there), "text": ELSEWHERE}
    assert "Lisbon" in program("capture", "-", stdin=json.dumps(said).encode()).out

    assert "_core/" in program("add", CORE, "--type", "preference").out

    talk(TOLD, here)
    until = time.monotonic() + SECONDS
    while KNOWN not in program("list").out and time.monotonic() < until:
        time.sleep(0.1)
    body = talk(ASKED, here)
    whole = "\n".join(texts(body))
    assert [whole.count(words) for words in (CORE, KNOWN)] == [1, 1], (program("list").out, program("status").out)
    assert "Lisbon" not in whole
    assert told(body, *talk.setup.start, CORE), body
    assert told(body, *talk.setup.prompt, KNOWN), body
    state = next(line for line in program("status").out.splitlines() if line.startswith(f"hooks {name}"))
    assert "last call" in state and "warning" not in state and "last error" not in state

    connected = path.read_bytes()
    assert program("uninstall", name).status == 0
    assert (path.read_bytes() if path.exists() else None) == before, connected


def test_an_agent_calls_the_mcp_server(program: Program, server: ModelServer) -> None:
    """Claude Code offers memctl's tools to its model, and gives it what a tool finds, once the user allows it."""
    if not (CLIENTS / ".bin/claude").exists():
        pytest.skip("MEMCTL_TEST_CLIENTS names no directory in which npm has installed claude")
    pytest.importorskip("mcp")
    talk = Talk("claude-code", program, server)
    program("init")
    program("add", TOLD, "--type", "preference")
    servers = {"mcpServers": {"memctl": {"command": str(program.path), "args": ["mcp"]}}}
    tool = "mcp__memctl__search"
    server.call = (tool, {"query": "package manager"})
    talk.setup = Setup(
        "", "", ("claude", "--mcp-config", json.dumps(servers), "--strict-mcp-config", "--allowedTools", tool, "-p"),
        {}, ("", ""), ("", ""),
    )  # fmt: skip
    talk.environment |= {"ENABLE_TOOL_SEARCH": "false", "MCP_CONNECTION_NONBLOCKING": "false", "MCP_TIMEOUT": "60000"}
    body = talk(ASKED, program.home)
    assert {"mcp__memctl__add", "mcp__memctl__forget", tool} <= {one["name"] for one in body["tools"]}
    results = [part for message in body["messages"] for part in message["content"] if isinstance(part, dict)]
    assert [KNOWN in "\n".join(texts(part)) for part in results if part.get("type") == "tool_result"] == [True]
