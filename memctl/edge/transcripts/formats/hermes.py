"""Messages of clients that keep them in a database only, rows in the shape of OpenAI's (see databases.py)."""

from __future__ import annotations

import os

from memctl.edge.transcripts.formats.openai_chat import OpenAIChat
from memctl.edge.transcripts.reader import Item


class Hermes(OpenAIChat):
    """`{role, content, tool_calls, tool_call_id, name, timestamp, session}`."""

    name = "hermes"
    client = "hermes"
    about = "Hermes database (state.db)"
    weak = False

    @staticmethod
    def recognises(item: Item) -> bool:
        """Never: only its database identifies it."""
        return False


class Goose(Hermes):
    """The same, with blocks; hidden messages are not authored."""

    name = "goose"
    client = "goose"
    about = "goose database (sessions.db)"


class Crush(Hermes):
    """The same, with blocks."""

    name = "crush"
    client = "crush"
    about = "Crush database (crush.db)"

    def locate(self, path: str) -> None:
        directory = os.path.dirname(os.path.abspath(path))
        if os.path.basename(directory) == ".crush":
            self.work_in(os.path.dirname(directory))
