"""An event of a conversation, as a client tells it to a hook."""

from __future__ import annotations

from memctl.model.clients.names import client_named

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Container
    from typing import Any

START, PROMPT, COMPACTION, END = "start", "prompt", "compaction", "end"
# name of an event, letters only → the moment of the conversation
_MOMENTS = {
    START: START, PROMPT: PROMPT, END: END,  # for clients that have no names of their own
    "sessionstart": START, "sessioncreated": START, "taskstart": START, "taskresume": START,
    "userpromptsubmit": PROMPT, "userpromptsubmitted": PROMPT, "beforesubmitprompt": PROMPT, "beforeagent": PROMPT,
    "chatmessage": PROMPT,
    "precompact": COMPACTION, "precompress": COMPACTION, "sessioncompacted": COMPACTION,
    "stop": END, "agentstop": END, "afteragent": END, "sessionend": END, "sessionidle": END, "taskcomplete": END,
    "taskcancel": END,
}  # fmt: skip
_NAMES = ("hook_event_name", "hookEventName", "hookName")
_CONVERSATIONS = ("session_id", "sessionId", "sessionID", "conversation_id", "taskId")
_TRANSCRIPTS = ("transcript_path", "transcriptPath")
_DIRECTORIES = ("cwd", "directory")
_ROOTS = ("workspace_roots", "workspaceRoots")
_OF_GEMINI = ("BeforeAgent", "AfterAgent", "PreCompress")
# directory in the path of a transcript → the client that keeps it
_KEPT_IN = {
    ".claude": "claude-code",
    ".codex": "codex",
    ".gemini": "gemini-cli",
    ".qwen": "qwen",
    ".copilot": "copilot",
}
_RESUMED = "resume"
_NEW = ("new", "startup")
_LAST = ("sessionend", "taskcomplete", "taskcancel")  # events after which a conversation has no further turn


class Event:
    """One event. `moment` is START, PROMPT, COMPACTION or END, or "" for an event that memctl passes over. Text that
    the client did not give is ""."""

    def __init__(self, name: str, client: str, payload: dict[str, Any], variables: Container[str] = ()) -> None:
        """`name` and `client` are those of the command line, `variables` the names of the environment's variables."""
        self.name = _first(payload, _NAMES) or name
        self.moment = _moment(self.name) or _moment(name)
        named, found = client_named(client), _client_of(payload, self.name, variables)
        self.client = named or found
        # Cursor, Copilot and VS Code also run the hooks of Claude Code: their own hook answers them
        self.is_strangers = named == "claude-code" and found in ("cursor", "copilot")
        # Cline's newer programs tell hook scripts `agent_start` and do not listen: the plug-in answers there
        self.is_strangers |= self.client == "cline" and "_" in self.name
        self.is_vscode = self.client == "copilot" and "hookEventName" in payload
        self.is_subagent = bool(_first(payload, ("agent_id",)))
        self.is_resumed = self.name == "TaskResume" or payload.get("source") == _RESUMED
        self.is_new = payload.get("source") in _NEW
        self.is_last = _letters(self.name) in _LAST
        self.session = _first(payload, _CONVERSATIONS)
        self.transcript = _first(payload, _TRANSCRIPTS)
        self.cwd = _first(payload, _DIRECTORIES) or _root(payload)
        said = payload.get("userPromptSubmit")  # Cline's
        self.prompt = _first(said if isinstance(said, dict) else payload, ("prompt",))


def _first(payload: dict[str, Any], names: tuple[str, ...]) -> str:
    return next((value for name in names if isinstance(value := payload.get(name), str) and value), "")


def _root(payload: dict[str, Any]) -> str:
    roots = next((value for name in _ROOTS if isinstance(value := payload.get(name), list)), [])
    return next((root for root in roots if isinstance(root, str)), "")


def _moment(name: str) -> str:
    return _MOMENTS.get(_letters(name), "")


def _letters(name: str) -> str:
    return "".join(filter(str.isalpha, name)).lower()


def _client_of(payload: dict[str, Any], name: str, variables: Container[str]) -> str:
    """Return the client that runs the hook, "" if nothing tells it."""
    if "cursor_version" in payload or "CURSOR_VERSION" in variables:
        return "cursor"
    if "taskId" in payload and "hookName" in payload:
        return "cline"
    if "sessionId" in payload or ("timestamp" in payload and "COPILOT_CLI" in variables):
        return "copilot"
    if "sessionID" in payload:
        return "opencode"
    if name in _OF_GEMINI:
        return "gemini-cli"
    kept = set(_first(payload, _TRANSCRIPTS).split("/"))
    beside = "codex" if "turn_id" in payload else "claude-code" if "hook_event_name" in payload else ""
    return next((client for directory, client in _KEPT_IN.items() if directory in kept), beside)
