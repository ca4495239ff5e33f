"""The question that a prompt asks of memory."""

from __future__ import annotations

from memctl.core.language.tokenize import is_cjk
from memctl.model.prompt_frame import MODEL_PROMPT_MARK

SHORTEST = 12  # characters, below which a prompt is "yes", "go on", "thanks"
CJK_LENGTH = 4  # a CJK character counts as this many
LONGEST = 8_000  # characters that are searched for: of a longer prompt, the two ends


def question_in(words: str) -> str:
    """Return the question, "" if the prompt asks none: it is too short, a slash command, or memctl's own. `words` are
    those that the user wrote."""
    words = words.strip()
    if words.startswith(MODEL_PROMPT_MARK) or _is_command(words):
        return ""
    if len(words) < SHORTEST and sum(CJK_LENGTH if is_cjk(sign) else 1 for sign in words) < SHORTEST:
        return ""
    half = LONGEST // 2
    return words if len(words) <= LONGEST else f"{words[:half]}\n{words[-half:]}"


def _is_command(words: str) -> bool:
    """Whether the prompt is a command such as `/compact now`. A path has a second slash."""
    name = words[1:].split(maxsplit=1)[:1]
    return words.startswith("/") and bool(name) and "/" not in name[0]
