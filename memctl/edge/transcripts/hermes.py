"""Messages of Hermes, rows of its database in the shape of OpenAI's (see databases.py)."""

from __future__ import annotations

from memctl.edge.transcripts.openai_chat import OpenAIChat

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memctl.edge.transcripts.reader import Item


class Hermes(OpenAIChat):
    """`{role, content, tool_calls, tool_call_id, name, timestamp, session}`."""

    name = "hermes"
    client = "hermes"
    about = "Hermes database (state.db)"
    weak = False

    @staticmethod
    def recognises(item: Item) -> bool:
        """Only its database tells it from others."""
        return False
