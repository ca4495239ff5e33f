"""The table of transcript formats, the more particular before the more general."""

from __future__ import annotations

from memctl.edge.transcripts.formats.aider import Aider
from memctl.edge.transcripts.formats.anthropic import Anthropic
from memctl.edge.transcripts.formats.antigravity import Antigravity
from memctl.edge.transcripts.formats.chatgpt_export import ChatGPTExport
from memctl.edge.transcripts.formats.claude_code import ClaudeCode
from memctl.edge.transcripts.formats.claude_export import ClaudeExport
from memctl.edge.transcripts.formats.cline import Cline
from memctl.edge.transcripts.formats.codex import Codex
from memctl.edge.transcripts.formats.copilot import Copilot
from memctl.edge.transcripts.formats.cursor import Cursor
from memctl.edge.transcripts.formats.gemini_api import GeminiContents
from memctl.edge.transcripts.formats.gemini_cli import GeminiCli
from memctl.edge.transcripts.formats.hermes import Crush, Goose, Hermes
from memctl.edge.transcripts.formats.langchain import LangChain
from memctl.edge.transcripts.formats.llm_logs import LlmLogs
from memctl.edge.transcripts.formats.ollama import Ollama
from memctl.edge.transcripts.formats.open_webui import OpenWebUI
from memctl.edge.transcripts.formats.openai_chat import OpenAIChat
from memctl.edge.transcripts.formats.openai_responses import ResponseItems
from memctl.edge.transcripts.formats.opencode import OpenCode
from memctl.edge.transcripts.formats.pi import OpenClaw, Pi
from memctl.edge.transcripts.formats.plain_text import PlainText
from memctl.edge.transcripts.formats.qwen import Qwen
from memctl.edge.transcripts.formats.sharegpt import ShareGPT
from memctl.edge.transcripts.formats.slack import Slack
from memctl.edge.transcripts.formats.turn_records import TurnRecords
from memctl.edge.transcripts.reader import Reader

FORMATS: tuple[type[Reader], ...] = (
    TurnRecords,
    Qwen,
    ClaudeCode,
    Codex,
    GeminiCli,
    Copilot,
    Cline,
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


def format_names() -> tuple[str, ...]:
    """Return the names of all built-in formats."""
    return tuple(reader.name for reader in FORMATS)
