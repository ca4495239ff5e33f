"""The names of the clients: programs in which people talk with a model."""

from __future__ import annotations

# other words for a client → its name
ALIASES = {
    "claude": "claude-code",
    "copilot-cli": "copilot",
    "gemini": "gemini-cli",
    "qwen-code": "qwen",
    "vscode": "copilot",
}


def client_named(word: str) -> str:
    """Return the name of the client that a word means; the word itself if it is no other word for one."""
    return ALIASES.get(word.lower(), word.lower())
