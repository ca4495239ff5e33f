"""The table of transcript formats, the more particular before the more general."""

from __future__ import annotations

from memctl.edge.transcripts.aider import Aider
from memctl.edge.transcripts.anthropic import Anthropic
from memctl.edge.transcripts.antigravity import Antigravity
from memctl.edge.transcripts.chatgpt_export import ChatGPTExport
from memctl.edge.transcripts.claude_code import ClaudeCode
from memctl.edge.transcripts.claude_export import ClaudeExport
from memctl.edge.transcripts.codex import Codex
from memctl.edge.transcripts.copilot import Copilot
from memctl.edge.transcripts.cursor import Cursor
from memctl.edge.transcripts.gemini_api import GeminiContents
from memctl.edge.transcripts.gemini_cli import GeminiCli
from memctl.edge.transcripts.hermes import Crush, Goose, Hermes
from memctl.edge.transcripts.langchain import LangChain
from memctl.edge.transcripts.llm_logs import LlmLogs
from memctl.edge.transcripts.ollama import Ollama
from memctl.edge.transcripts.open_webui import OpenWebUI
from memctl.edge.transcripts.openai_chat import OpenAIChat
from memctl.edge.transcripts.openai_responses import ResponseItems
from memctl.edge.transcripts.opencode import OpenCode
from memctl.edge.transcripts.pi import OpenClaw, Pi
from memctl.edge.transcripts.plain_text import PlainText
from memctl.edge.transcripts.qwen import Qwen
from memctl.edge.transcripts.reader import Reader
from memctl.edge.transcripts.sharegpt import ShareGPT
from memctl.edge.transcripts.slack import Slack
from memctl.edge.transcripts.turn_records import TurnRecords

FORMATS: tuple[type[Reader], ...] = (
    TurnRecords,
    Qwen,
    ClaudeCode,
    Codex,
    GeminiCli,
    Copilot,
    OpenCode,
    Pi,
    OpenClaw,
    Antigravity,
    Cursor,
    Hermes,
    Goose,
    Crush,
    LlmLogs,
    ChatGPTExport,
    ClaudeExport,
    OpenWebUI,
    ShareGPT,
    LangChain,
    Ollama,
    GeminiContents,
    Anthropic,
    ResponseItems,
    Slack,
    OpenAIChat,
    Aider,
    PlainText,
)


def names() -> tuple[str, ...]:
    """The names of all built-in formats."""
    return tuple(reader.name for reader in FORMATS)
