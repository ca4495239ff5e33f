"""Find the transcript of a conversation."""

from __future__ import annotations

import os

from memctl.edge.transcripts.clients import CLIENTS, transcripts


def transcript_of(client: str, session: str, given: str, directory: str) -> str:
    """Return the path of a conversation's transcript: the given one, else the client's file that bears the name of the
    conversation, else the client's only file; "" if there is none. aider keeps its file in the working directory."""
    if client == "aider":
        given = os.path.join(directory, ".aider.chat.history.md")
    if os.path.isabs(given) and os.path.isfile(given):
        return given
    found = transcripts((client,)) if client in CLIENTS else []
    named = [path for path in found if session and session in path]
    return named[-1] if named else found[0] if len(found) == 1 else ""
