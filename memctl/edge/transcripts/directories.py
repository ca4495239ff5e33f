"""Find the working directory of a transcript that does not name it: by the place of its file, or by what the client
wrote to the model."""

from __future__ import annotations

import os
import re

from memctl.edge.safe_open import regular, text_of
from memctl.model.errors import InputError
from memctl.model.record import parse_json
from memctl.model.text.regex import Lazy

_LONGEST = 4096  # bytes of a path, on most systems
_LARGEST_SESSION = 1_000_000  # bytes of a session's description, which holds its first prompt
_ABSOLUTE = Lazy(r"(?:/|[A-Za-z]:[\\/])[^\x00-\x1f\x7f]*\Z")
_CONTEXT = ("<session_context>", "This is the Gemini CLI.")
_TOLD = Lazy(r"director(?:y|ies):[* \t]*\n?[ \t]*(?:- *)?((?:/|[A-Za-z]:[\\/])[^\n]*)", re.I)
_TEMPORARY = "temporary directory"


def is_directory_path(value: object) -> bool:
    """Whether a client may mean a directory by this: it is an absolute path."""
    return isinstance(value, str) and len(value) <= _LONGEST and _ABSOLUTE().match(value) is not None


def told_by_gemini(text: str) -> str:
    """Return the first directory of the context that Gemini CLI puts before a session; empty for any other text."""
    if not text.lstrip().startswith(_CONTEXT):
        return ""
    lines = "\n".join(line for line in text.split("\n") if _TEMPORARY not in line)
    found = _TOLD().search(lines)
    return found[1].strip() if found else ""


def beside_gemini(path: str) -> str:
    """Return the directory named in `.project_root`, beside the `chats` directory of the session at `path`."""
    root = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(path))), ".project_root")
    return text_of(root, _LONGEST).strip()


def beside_cline(path: str) -> tuple[str, bool]:
    """Return (the directory, whether the user typed every prompt) of the session whose messages are at `path`, from the
    session's own file beside it; empty and false if there is none."""
    try:
        with open(path.removesuffix(".messages.json") + ".json", "rb", opener=regular) as file:
            session = parse_json(file.read(_LARGEST_SESSION), path)
    except (OSError, InputError):
        return "", False
    if not isinstance(session, dict) or not is_directory_path(session.get("cwd")):
        return "", False
    return session["cwd"], session.get("interactive") is True


def of_cursor(path: str) -> str:
    """Return the directory that the folder of a transcript spells with dashes:
    `projects/home-you-app/agent-transcripts/…` is /home/you/app. Empty if none fits, or more than one."""
    parts = os.path.abspath(path).split("/")
    if "agent-transcripts" not in parts[2:]:
        return ""
    folder = parts[parts.index("agent-transcripts") - 1]
    found = _spelled("/", folder, [])
    return found[0] if len(found) == 1 else ""


def _spelled(above: str, rest: str, found: list[str]) -> list[str]:
    """Return the directories below `above` that are spelled `rest` with dashes."""
    try:
        names = [entry.name for entry in os.scandir(above) if entry.is_dir()]
    except OSError:
        return found
    for name in sorted(names):
        dashed = re.sub(r"[^A-Za-z0-9]+", "-", name).strip("-")
        if dashed and dashed == rest:
            found.append(os.path.join(above, name))
        elif dashed and rest.startswith(f"{dashed}-"):
            _spelled(os.path.join(above, name), rest[len(dashed) + 1 :], found)
    return found
