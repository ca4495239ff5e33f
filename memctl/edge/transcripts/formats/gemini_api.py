"""Gemini API contents: the `contents` of a request, the `candidates` of an answer, or a list of contents."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from memctl.edge.transcripts.content import content_text
from memctl.edge.transcripts.reader import Item, Reader, Turn, role_of
from memctl.model.errors import InputError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class GeminiContents(Reader):
    """`{role: user|model, parts: [{text}, {functionCall}, {functionResponse}]}`."""

    name = "gemini-api"
    client = "gemini"
    about = "Gemini API contents (request, answer, or list)"
    lists = frozenset(("contents", "candidates", "history"))

    @staticmethod
    def recognises(item: Item) -> bool:
        for key in GeminiContents.lists:
            found = item.get(key)
            if isinstance(found, list) and found and isinstance(found[0], dict):
                return _is_content(found[0].get("content", found[0]))
        return _is_content(item)

    def head(self, key: str, value: Any, line: int) -> Iterable[Turn]:
        if key in ("systemInstruction", "system_instruction") and isinstance(value, dict):
            return self.parts("system", value.get("parts"), line)
        return ()

    def item(self, item: Item, line: int) -> Iterator[Turn]:
        content = item.get("content", item)
        if isinstance(content, dict):
            yield from self.parts(content.get("role", "user"), content.get("parts"), line)

    def parts(self, role: object, parts: object, line: int, **known: Any) -> Iterator[Turn]:
        """Yield the turns of a content's parts; adjacent texts are joined, thoughts are left out."""
        if not isinstance(parts, list):
            raise InputError("the parts of a content must be a list")
        texts: list[str] = []
        for part in [part for part in parts if isinstance(part, dict)] + [{}]:
            text = part.get("text")
            if isinstance(text, str):
                if part.get("thought") is not True:
                    texts.append(text)
                continue
            if texts:
                yield from self.message(role, [{"text": each} for each in texts], line, **known)
                texts = []
            yield from self._function(part, line, known)

    def _function(self, part: Item, line: int, known: dict[str, Any]) -> Iterator[Turn]:
        call, response = _either(part, "functionCall"), _either(part, "functionResponse")
        if call is not None:
            yield self.call(call.get("id"), call.get("name"), content_text(call.get("args")), line, **known)
        if response is not None:
            yield function_result(self, response, line, **known)


def function_result(reader: Reader, response: Item, line: int, **known: Any) -> Turn:
    """Return the turn of a functionResponse. Its text is the `output` or `error` if it has only one of them."""
    result = response.get("response")
    error = False
    if isinstance(result, dict) and len(result) == 1:
        (key,) = result
        error = key == "error"
        result = result[key] if key in ("output", "error", "result", "content") else result
    called = response.get("name")
    return reader.result(response.get("id"), content_text(result), line, called=called, error=error, **known)


def _either(part: Item, name: str) -> Item | None:
    """Return the object under a name in camel or snake case."""
    snake = "".join("_" + letter.lower() if letter.isupper() else letter for letter in name)
    found = part.get(name, part.get(snake))
    return found if isinstance(found, dict) else None


def _is_content(item: object) -> bool:
    if not isinstance(item, dict) or not isinstance(item.get("parts"), list):
        return False
    role = item.get("role", "user")
    return role_of(role) is not None and not any(isinstance(part, dict) and "type" in part for part in item["parts"])
