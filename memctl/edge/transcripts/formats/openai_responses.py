"""Items of OpenAI's Responses interface: the `input` of a request, the `output` of an answer, or a list of items."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from memctl.edge.transcripts.content import content_text, text_of_output
from memctl.edge.transcripts.formats.openai_chat import is_message
from memctl.edge.transcripts.reader import Item, Reader, Turn

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_CALLS = ("function_call", "custom_tool_call", "local_shell_call", "mcp_call", "web_search_call")
_RESULTS = ("function_call_output", "custom_tool_call_output", "local_shell_call_output")


class ResponseItems(Reader):
    """`{type: message, role, content: [input_text, output_text]}`, function calls and their outputs."""

    name = "openai-responses"
    client = "openai"
    about = "OpenAI Responses items (request, answer, or list)"
    lists = frozenset(("input", "output"))

    @staticmethod
    def recognises(item: Item) -> bool:
        for key in ResponseItems.lists:
            found = item.get(key)
            if isinstance(found, str) and key == "input" and "model" in item:
                return True
            if isinstance(found, list) and found:
                asked = key == "input" and "model" in item and all(map(is_message, found))
                return asked or (all(isinstance(one, dict) for one in found) and any(map(_is_item, found)))
        return _is_item(item)

    @classmethod
    def holds_items(cls, item: Item) -> bool:
        """Whether this object holds items. An item itself has a type; its output may be a list, too."""
        return "type" not in item and super().holds_items(item)

    def head(self, key: str, value: Any, line: int) -> Iterable[Turn]:
        super().head(key, value, line)
        if key == "instructions" and isinstance(value, str):
            return self.message("system", value, line)
        return self.message("user", value, line) if key == "input" and isinstance(value, str) else ()

    def item(self, item: Item, line: int) -> Iterator[Turn]:
        if isinstance(item.get("input"), str):  # a request on one line
            for key, value in item.items():
                yield from self.head(key, value, line)
            return
        document = self.document
        session = document.get("conversation") or document.get("id")
        if isinstance(session, dict):
            session = session.get("id")
        yield from self.response_item(item, line, time=document.get("created_at"), session=session)

    def response_item(self, item: Item, line: int, **known: Any) -> Iterator[Turn]:
        """Yield the turns of one item, with the time and session from its envelope."""
        kind = item.get("type")
        known["id"] = item.get("id")
        if kind in (None, "message"):
            yield from self.message(item.get("role"), item.get("content"), line, **known)
        elif isinstance(kind, str) and kind.endswith("_call"):
            yield from self._called(item, kind.removesuffix("_call"), line, known)
        elif isinstance(kind, str) and kind.endswith("_call_output"):
            text, error = _output(item.get("output"))
            yield self.result(item.get("call_id"), text, line, error=error, **known)

    def _called(self, item: Item, kind: str, line: int, known: dict[str, Any]) -> Iterator[Turn]:
        """Yield a tool call; for a tool that the provider runs, also its result."""
        call = item.get("call_id") or item.get("id")
        passed = next((item[key] for key in ("arguments", "input", "action", "code", "queries") if key in item), None)
        yield self.call(call, item.get("name") or kind, content_text(passed), line, **known)
        failed = isinstance(item.get("error"), str)
        output = next((item[key] for key in ("error", "output", "outputs", "results") if item.get(key)), None)
        if output is not None:
            yield self.result(call, text_of_output(output), line, error=failed, **known)


def _is_item(item: object) -> bool:
    if not isinstance(item, dict):
        return False
    kind, content = item.get("type"), item.get("content")
    if kind in _CALLS and ("call_id" in item or kind == "web_search_call"):
        return True
    if kind in _RESULTS and "call_id" in item:
        return True
    if kind == "reasoning" and "summary" in item:
        return True
    if not isinstance(content, list) or not isinstance(item.get("role"), str):
        return False
    return any(isinstance(block, dict) and block.get("type") in ("input_text", "output_text") for block in content)


def _output(output: object) -> tuple[str, bool]:
    """Return (text, whether the call failed) of a tool's output: text, blocks, `{content, success}`, or the JSON that
    Codex's shell tool wraps it in."""
    if isinstance(output, str) and output.startswith('{"output":'):
        import json

        try:
            output = json.loads(output)
        except (ValueError, RecursionError):
            return str(output), False
    if not isinstance(output, dict):
        return text_of_output(output), False
    details = output.get("metadata")
    status = details.get("exit_code") if isinstance(details, dict) else None
    text = next((output[key] for key in ("output", "content") if key in output), output)
    return text_of_output(text), output.get("success") is False or status not in (None, 0)
