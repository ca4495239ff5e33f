"""Answers of Ollama: an object, or a stream of pieces that end with `done`."""

from __future__ import annotations

from collections.abc import Iterator

from memctl.edge.transcripts.content import content_text, objects_in
from memctl.edge.transcripts.reader import MAX_TEXT, Item, Reader, Turn


class Ollama(Reader):
    """`{model, created_at, message: {role, content, tool_calls}, done}`, or `{response, done}` of /api/generate."""

    name = "ollama"
    client = "ollama"
    about = "Ollama answers (streamed or not)"

    def __init__(self) -> None:
        super().__init__()
        self._pieces: list[str] = []
        self._kept = 0
        self._line = 0
        self._role: object = None
        self._time: object = None

    @staticmethod
    def recognises(item: Item) -> bool:
        answer = isinstance(item.get("message"), dict) or isinstance(item.get("response"), str)
        return answer and isinstance(item.get("done"), bool) and "model" in item

    def item(self, item: Item, line: int) -> Iterator[Turn]:
        message = item.get("message")
        if not isinstance(message, dict):
            message = {"role": "assistant", "content": item.get("response")}
        if not self._pieces:
            self._line, self._role, self._time = line, message.get("role"), item.get("created_at")
        text = message.get("content")
        if isinstance(text, str) and text and self._kept < MAX_TEXT:
            self._pieces.append(text)
            self._kept += len(text)
        calls = message.get("tool_calls")
        if calls or item.get("done") is True:
            yield from self.end()
        for call in objects_in(calls):
            function = call.get("function")
            if isinstance(function, dict):
                passed = content_text(function.get("arguments"))
                yield self.call(call.get("id"), function.get("name"), passed, line, time=item.get("created_at"))

    def end(self) -> Iterator[Turn]:
        text, self._pieces, self._kept = "".join(self._pieces), [], 0
        yield from self.message(self._role, text, self._line, time=self._time)
