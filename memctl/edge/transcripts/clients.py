"""The places of the transcripts of known clients."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from fnmatch import fnmatch

from memctl.edge.safe_open import regular
from memctl.model.errors import UsageError

# client → (variables that move its directory, the directory, patterns below it). A variable before a slash names a home
# directory for the rest of the path.
CLIENTS: dict[str, tuple[str, str, tuple[str, ...]]] = {
    "claude-code": ("CLAUDE_CONFIG_DIR", "~/.claude", ("projects/*/*.jsonl",)),
    "codex": ("CODEX_HOME", "~/.codex", ("sessions/**/rollout-*.jsonl", "archived_sessions/**/rollout-*.jsonl")),
    "gemini-cli": ("GEMINI_CLI_HOME/.gemini", "~/.gemini", ("tmp/*/chats/session-*.json*",)),
    "qwen": ("QWEN_RUNTIME_DIR QWEN_HOME", "~/.qwen", ("tmp/*/chats/session-*.json*", "projects/*/chats/*.jsonl")),
    "copilot": ("COPILOT_HOME", "~/.copilot", ("session-state/*/events.jsonl", "session-state/*.jsonl")),
    "goose": ("XDG_DATA_HOME", "~/.local/share", ("goose/sessions/sessions.db", "goose/sessions/*.jsonl")),
    "antigravity": (
        "GEMINI_CLI_HOME/.gemini/antigravity",
        "~/.gemini/antigravity",
        ("brain/*/.system_generated/logs/transcript.jsonl",),
    ),
    "cursor": ("", "~/.cursor", ("projects/*/agent-transcripts/**/*.jsonl",)),
    "cline": (
        "",
        "~",
        (
            ".cline/data/sessions/*/*.messages.json",
            ".cline/data/tasks/*/api_conversation_history.json",
            ".config/Code/User/globalStorage/saoudrizwan.claude-dev/tasks/*/api_conversation_history.json",
            "Library/Application Support/Code/User/globalStorage/saoudrizwan.claude-dev/tasks/*/"
            "api_conversation_history.json",
        ),
    ),
    "pi": ("PI_CODING_AGENT_DIR", "~/.pi/agent", ("sessions/**/*.jsonl",)),
    "openclaw": ("OPENCLAW_STATE_DIR", "~/.openclaw", ("agents/*/sessions/*.jsonl",)),
    "opencode": ("XDG_DATA_HOME", "~/.local/share", ("opencode/opencode.db",)),
    "hermes": ("HERMES_HOME", "~/.hermes", ("state.db",)),
    "llm": ("LLM_USER_PATH", "~/.config/io.datasette.llm", ("logs.db",)),
    "aider": ("", "", (".aider.chat.history.md",)),  # these two: in the directories of projects
    "crush": ("", "", (".crush/crush.db",)),
}
_NOT_THE_USERS = frozenset(("subagents", "tool-results", "workflows"))  # directories without the user's words

_OF_PREFIXES = 4  # from this version on, git's index shortens paths

_MAGIC = re.compile(r"[*?[]")  # characters that a pattern escapes in a directory's name


def transcripts(sources: Iterable[str], *, since: float = 0.0, projects: Iterable[str] = ()) -> list[str]:
    """Return the transcripts of these clients, directories and patterns (default: all clients) that changed after
    `since`, in seconds since 1970; the oldest change first. `projects` are the directories in which to look for the
    files of clients that keep them there."""
    found: dict[str, float] = {}
    places = tuple(projects)
    for source in tuple(sources) or tuple(CLIENTS):
        for path in _paths(source, places):
            try:
                status = os.stat(path)
            except OSError:
                continue  # deleted since the directory was listed
            if status.st_mtime >= since and not _NOT_THE_USERS & set(path.split("/")):
                found[path] = status.st_mtime
    return sorted(found, key=lambda path: (found[path], path))


def check_client(source: str) -> None:
    """Raise UsageError if the source is neither a client nor a path."""
    if source not in CLIENTS and "/" not in source:
        known = ", ".join(CLIENTS)
        raise UsageError(f"capture.sources: {source!r} must be a client ({known}) or a path with a slash")


def keeper(path: str) -> str:
    """Return the client that keeps a transcript at this path, empty for none."""
    whole = os.path.abspath(path)
    return next((client for client in CLIENTS if any(fnmatch(whole, name) for name in _patterns(client, ("/*",)))), "")


def _patterns(client: str, projects: tuple[str, ...]) -> list[str]:
    variables, directory, patterns = CLIENTS[client]
    if not directory:
        return [os.path.join(project, pattern) for project in projects for pattern in patterns]
    roots = list(filter(None, map(_moved, variables.split()))) or [os.path.expanduser(directory)]
    # without a home, no client keeps files in the working directory
    roots = [root for root in dict.fromkeys(roots) if os.path.isabs(root)]
    return [os.path.join(_MAGIC.sub(r"[\g<0>]", root), pattern) for root in roots for pattern in patterns]


def _paths(source: str, projects: tuple[str, ...]) -> Iterator[str]:
    if source in CLIENTS and not CLIENTS[source][1]:
        yield from (path for path in _patterns(source, projects) if not _came_with_the_project(path))
        return
    if source in CLIENTS:
        below = _patterns(source, ())
    else:
        check_client(source)
        own = os.path.expanduser(source)
        below = [os.path.join(_MAGIC.sub(r"[\g<0>]", own), "**") if os.path.isdir(own) else own]
    import glob  # only a search needs it

    for pattern in below:
        yield from (path for path in glob.iglob(pattern, recursive=True) if os.path.isfile(path))


def _moved(variable: str) -> str:
    """Return the directory that an environment variable names, empty if it is not set."""
    name, _, below = variable.partition("/")
    home = os.environ.get(name, "")
    return os.path.join(home, below).rstrip("/") if os.path.isabs(home) else ""


def _came_with_the_project(path: str) -> bool:
    """Whether a file in a project may be another person's, because git knows it or it is in no repository. A file in
    the home directory itself is the user's."""
    if not os.path.isfile(path):
        return True
    home, here = os.path.realpath(os.path.expanduser("~")), os.path.dirname(os.path.realpath(path))
    if here == home:
        return False
    top = here
    while not os.path.isdir(os.path.join(top, ".git")):
        top, below = os.path.dirname(top), top
        if top in (below, home) or os.path.lexists(os.path.join(below, ".git")):
            return True
    try:
        with open(os.path.join(top, ".git", "index"), "rb", opener=regular) as file:
            index = file.read()
    except FileNotFoundError:
        return False  # nothing was added yet
    except OSError:
        return True
    known = os.fsencode(os.path.relpath(os.path.realpath(path), top)) + b"\0"
    return index[4:8] >= _OF_PREFIXES.to_bytes(4, "big") or known in index
