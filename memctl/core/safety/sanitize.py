"""Neutral text for prompts: a memory cannot close the frame, open another, or hide anything.

Most text needs no change, and compiling a pattern is too slow for a prompt hook. So plain string tests come first, and
a pattern is compiled only if one of them matches."""

from __future__ import annotations

_HIDDEN_CATEGORIES = frozenset(("Cc", "Cf", "Co", "Cn", "Cs"))
# invisible letters: Hangul fillers, Khmer inherent vowels, the Mongolian separator, the braille blank
_FILLERS = frozenset("\u115f\u1160\u17b4\u17b5\u180e\u2800\u3164\uffa0\u034f")
_JOINER = "\u200d"
_JOINERS = frozenset("\u200c\u200d")
# scripts in which joiners affect the spelling: Arabic, Syriac and N'Ko, those of India, Khmer, Mongolian
_JOINED = (("\u0600", "\u0dff"), ("\u1000", "\u109f"), ("\u1780", "\u18af"))
_EMOJI_FORM = "\ufe0f"
# hidden although Unicode calls them printable
_PRINTABLE = frozenset(_FILLERS | {chr(code) for code in range(0xFE00, 0xFE10)})
_TAG = (
    r"[<＜﹤](?=\s*(?:[/!|]\s*)?(?:user_memory|memory|memories|relevant|system|assistant|user|human|developer|tool|function|"
    r"instructions?|context|documents?>|think|invoke|parameter|antml|im_|(?:start|end)_of_|[|｜]|!--|s>|[<＜]))"
)
_BRACKETED_ROLE = r"\[(/?(?:INST|SYS|SYSTEM|ASSISTANT|USER)\b[^\]\n]{0,1000})\]"
_ROLES = ("system", "assistant", "user", "human", "developer", "tool", "系统", "用户", "助手", "人类")
_ANY = "|".join(_ROLES)
_ROLE = rf"(?m)^((?:[^\w\n]|[\d_])*(?:(?:{_ANY})[^\w\n:]*|_(?:{_ANY})_+)):"
_HEADING = (  # a single # before other words is a shell comment
    r"(?m)^([^\w\n#]*)(?:#(?=#{1,5}\s)|#(?=\s+(?:(?:user )?memory|system|assistant|instruction|relevant|project)\b))"
)
_FENCE = r"`{3,}|~{3,}"


def without_hidden(text: str) -> str:
    """Return the text without hidden characters. Joiners stay between letters of scripts that need them, and stay in
    emoji with variation selectors."""
    if not _may_hide(text):
        return text
    kept: list[str] = []
    for number, sign in enumerate(text):
        if not _is_hidden(sign) or _joins_letters(text, number) or _in_emoji(text, number):
            kept.append(sign)
    return "".join(kept)


def _joins_letters(text: str, number: int) -> bool:
    """Whether the character is a single joiner between two letters that need it."""
    around = text[number - 1 : number] + text[number + 1 : number + 2]
    return text[number] in _JOINERS and len(around) == 2 and all(map(_is_joined, around))


def _is_joined(sign: str) -> bool:
    from unicodedata import category

    return any(first <= sign <= last for first, last in _JOINED) and category(sign)[0] in "LM"


def _may_hide(text: str) -> bool:
    if not text.replace("\n", "").replace("\t", "").isprintable():
        return True
    return not text.isascii() and (max(text) >= "\U000e0100" or not _PRINTABLE.isdisjoint(text))


def _is_hidden(sign: str) -> bool:
    from unicodedata import category

    if sign in "\n\t":
        return False
    if sign in _FILLERS or "\ufe00" <= sign <= "\ufe0f" or "\U000e0100" <= sign <= "\U000e01ef":
        return True
    return category(sign) in _HIDDEN_CATEGORIES


def _in_emoji(text: str, number: int) -> bool:
    if text[number] not in (_JOINER, _EMOJI_FORM):
        return False
    before = text[number - 1] if number else ""
    if text[number] == _JOINER and not (number + 1 < len(text) and _is_picture(text[number + 1])):
        return False
    return bool(before) and (_is_picture(before) or before == _EMOJI_FORM or before in "#*0123456789")


def _is_picture(sign: str) -> bool:
    from unicodedata import category

    return category(sign) == "So" or "\U0001f3fb" <= sign <= "\U0001f3ff"


def neutralized(text: str) -> str:
    """Return the text in a form that is safe in a prompt block."""
    text = without_hidden(text)
    if not text.isascii():
        text = text.replace("\u2028", "\n").replace("\u2029", "\n")
    if "<" in text or "＜" in text or "﹤" in text:
        text = _replaced(_TAG, "‹", text)
    if "##" in text or "# " in text:
        text = _replaced(_HEADING, r"\1＃", text)
    if "[" in text:
        text = _replaced(_BRACKETED_ROLE, r"(\1)", text)
    if ":" in text and _names_role(text):
        text = _replaced(_ROLE, r"\1：", text)
    if "```" in text or "~~~" in text:
        import re

        text = re.sub(_FENCE, lambda match: "'" * len(match[0]), text)
    return text


def _names_role(text: str) -> bool:
    folded = text.replace("İ", "i").replace("ı", "i").casefold()  # patterns with IGNORECASE match these as i
    return any(role in folded for role in _ROLES)


def _replaced(pattern: str, by: str, text: str) -> str:
    import re

    return re.sub(pattern, by, text, flags=re.IGNORECASE)
