"""The names of the clients: programs in which people talk with a model."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

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
    name = word.lower().replace(" ", "-")
    return ALIASES.get(name, name)


def unknown_client(word: str, names: Iterable[str]) -> str:
    """Return the message about a word that names none of these clients, with the one that it may be meant for."""
    from difflib import get_close_matches  # seldom needed

    names = [*names]
    near = get_close_matches(word, [*names, *ALIASES], 1)
    return f"no client {word!r}: " + (f"did you mean {client_named(near[0])}?" if near else ", ".join(names))
