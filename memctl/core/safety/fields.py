"""Redaction of every stored field of a memory; data is read with its keys beside the values."""

from __future__ import annotations

from memctl.core.safety.secrets import Secret, find_secrets, redact

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from memctl.model.memory import Memory

_COMPUTED = ("line", "end", "block", "_handle")  # fields that memctl fills itself


def without_secrets(memory: Memory) -> list[str]:
    """Hide the secrets in every field of a memory. Returns the kinds found."""
    kinds: list[str] = []
    for name in memory.fields:
        value: Any = getattr(memory, name)
        cleaned: Any
        if not value or name in _COMPUTED:
            continue
        if isinstance(value, str):
            cleaned, found = redact(value)
        elif isinstance(value, tuple):
            cleaned, found = _each(value)
        elif isinstance(value, dict | list) or name == "data":
            cleaned, found = clean_data(value)
        else:
            continue
        if found:
            setattr(memory, name, cleaned)
            kinds += found
    return list(dict.fromkeys(kinds))


def _each(words: tuple[str, ...]) -> tuple[tuple[str, ...], list[str]]:
    pairs = [redact(word) for word in words]
    return tuple(word for word, _ in pairs), [kind for _, kinds in pairs for kind in kinds]


def clean_data(value: Any) -> tuple[Any, list[str]]:
    """Return (a JSON value without secrets, their kinds). A key and its value are read together: `{"password": …}` like
    `password: …`."""
    kinds: list[str] = []
    said = ""
    parts: list[tuple[int, int]] = []  # positions of the values in `said`
    names: list[str] = []
    for key, leaf in _leaves(value, ""):
        text, found = redact(leaf)
        kinds += found
        if key is None:
            names.append(text)
        else:
            start = len(said) + (len(key) + 2 if key else 0)
            parts.append((start, start + len(text)))
            said += f"{key}: {text}\n" if key else f"{text}\n"
    hidden = [secret for secret in find_secrets(said) if secret.kind != "private"]
    kinds += [secret.kind for secret in hidden]
    if not kinds:
        return value, []
    values = [_part(said, start, end, hidden) for start, end in parts]
    return _rebuilt(value, iter(names), iter(values)), list(dict.fromkeys(kinds))


def _part(said: str, start: int, end: int, hidden: list[Secret]) -> str:
    text = said[start:end]
    for secret in reversed(hidden):
        if secret.start < end and secret.end > start:
            before, after = text[: max(0, secret.start - start)], text[max(0, secret.end - start) :]
            text = f"{before}[secret:{secret.kind}]{after}"
    return text


def _leaves(value: Any, key: str) -> Iterator[tuple[str | None, str]]:
    """Yield (keys on its path, text) for each value and (None, name) for each key, in JSON order."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield None, str(name)
            yield from _leaves(inner, f"{key}.{name}" if key else str(name))
    elif isinstance(value, list):
        for inner in value:
            yield from _leaves(inner, key)
    else:
        yield key, _text_of(value)


def _rebuilt(value: Any, names: Iterator[str], values: Iterator[str]) -> Any:
    """Return the value with these names and texts. Unchanged values keep their type."""
    if isinstance(value, dict):
        return {next(names): _rebuilt(inner, names, values) for inner in value.values()}
    if isinstance(value, list):
        return [_rebuilt(inner, names, values) for inner in value]
    text = next(values)
    return value if text == _text_of(value) else text


def _text_of(value: Any) -> str:
    return "" if value is None or isinstance(value, bool) else str(value)
