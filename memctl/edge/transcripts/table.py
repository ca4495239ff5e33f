"""The table of transcript formats, the more particular before the more general."""

from __future__ import annotations

from memctl.edge.transcripts.anthropic import Anthropic
from memctl.edge.transcripts.claude_code import ClaudeCode
from memctl.edge.transcripts.codex import Codex
from memctl.edge.transcripts.llm_logs import LlmLogs
from memctl.edge.transcripts.openai_chat import OpenAIChat
from memctl.edge.transcripts.openai_responses import ResponseItems
from memctl.edge.transcripts.reader import Reader
from memctl.edge.transcripts.turn_records import TurnRecords

FORMATS: tuple[type[Reader], ...] = (
    TurnRecords,
    ClaudeCode,
    Codex,
    LlmLogs,
    Anthropic,
    ResponseItems,
    OpenAIChat,
)


def names() -> tuple[str, ...]:
    """The names of all built-in formats."""
    return tuple(reader.name for reader in FORMATS)
