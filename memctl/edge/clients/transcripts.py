"""Find the transcript of a conversation."""

from __future__ import annotations

import os

from memctl.edge.transcripts.clients import CLIENTS, transcripts


def transcript_of(client: str, session: str, given: str, directory: str) -> str:
    """Return the path of a conversation's transcript: the given one, which some clients write only after the hook; else
    the client's file that bears the name of the conversation; else its only file, if that holds many; else "". aider
    keeps its file in the working directory."""
    if client == "aider":
        given = os.path.join(directory, ".aider.chat.history.md")
    if os.path.isabs(given) and os.path.isfile(given):
        return given
    found = transcripts((client,)) if client in CLIENTS else []
    named = [path for path in found if session and session in path]
    if named or os.path.isabs(given):
        return named[-1] if named else given
    return found[0] if len(found) == 1 and (not session or found[0].endswith(".db")) else ""
