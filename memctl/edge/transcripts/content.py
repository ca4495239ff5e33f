"""Read the content of a message: a string, or blocks as the clients write them."""

from __future__ import annotations

import json
from collections.abc import Iterator

from memctl.model.errors import InputError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

TEXT, CALL, RESULT, FILE = "text", "call", "result", "file"

_TEXTS = ("text", "input_text", "output_text", "refusal")
_CALLS = (
    "tool_use", "server_tool_use", "mcp_tool_use", "toolCall", "tool_call", "tool-call", "function_call", "toolRequest",
)  # fmt: skip
_RESULTS = (
    "tool_result", "mcp_tool_result", "web_search_tool_result", "web_fetch_tool_result", "toolResult", "toolResponse",
    "tool-result",
)  # fmt: skip


def object_of(value: object) -> dict[str, Any]:
    """Return a JSON object, an empty one for any other value."""
    return value if isinstance(value, dict) else {}


def objects_in(value: object) -> list[dict[str, Any]]:
    """Return the objects in a JSON list, none for any other value."""
    return [item for item in value if isinstance(item, dict)] if isinstance(value, list) else []


def branch(nodes: dict[str, Any], at: object, parent: str) -> list[dict[str, Any]]:
    """Return the nodes of a tree from the root to the one with the key `at`. `parent` is the member of a node that
    holds the key of the one above."""
    found: dict[str, dict[str, Any]] = {}
    while isinstance(at, str) and at not in found and isinstance(nodes.get(at), dict):
        found[at] = nodes[at]
        at = nodes[at].get(parent)
    return [*found.values()][::-1]


def pieces(content: object) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Yield (kind, text, detail) in order; adjacent texts are joined. Thinking, pictures and unknown blocks are left
    out.

    A text has `blocks`, the texts that it was joined from; a call has `call`, `name`, and its argument as text; a
    result has `call` and `error`; a file has `name`. InputError if the content is neither text nor blocks."""
    texts: list[str] = []
    for kind, text, detail in _blocks(content):
        if kind == TEXT:
            texts.append(text)
            continue
        if texts:
            yield TEXT, "\n".join(texts), {"blocks": texts}
            texts = []
        yield kind, text, detail
    if texts:
        yield TEXT, "\n".join(texts), {"blocks": texts}


def _blocks(content: object) -> Iterator[tuple[str, str, dict[str, Any]]]:
    if content is None:
        return
    if isinstance(content, str):
        if content.strip():
            yield TEXT, content, {}
        return
    if isinstance(content, dict):
        content = [content]
    if not isinstance(content, list):
        raise InputError("the content of a message must be text or a list of blocks")
    for block in content:
        if isinstance(block, str) and block.strip():
            yield TEXT, block, {}
        elif isinstance(block, dict):
            yield from _block(block)


def _block(block: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    block = _unwrapped(block)
    kind = block.get("type")
    text = block.get("text")
    if kind in _TEXTS or (kind is None and "text" in block):
        text = block.get("refusal") if kind == "refusal" and text is None else text
        if isinstance(text, str) and text.strip():
            yield TEXT, text, {}
    elif kind in _CALLS:
        name = block.get("name") or block.get("toolName")
        yield CALL, content_text(_passed(block)), {"call": _call_id(block), "name": name}
    elif kind in _RESULTS:
        error = block.get("is_error") is True or block.get("isError") is True
        output = block.get("content", block.get("output"))
        yield RESULT, text_of_output(output), {"call": _call_id(block), "name": block.get("name"), "error": error}
    elif kind == "document":
        source = block.get("source")
        if isinstance(source, dict) and isinstance(source.get("data"), str) and source.get("type") == "text":
            yield FILE, source["data"], {"name": str(block.get("title") or "")}


def _unwrapped(block: dict[str, Any]) -> dict[str, Any]:
    """Unwrap the `{status, value}` of goose's calls and results; results have another name there."""
    wrapped = block.get("toolCall", block.get("toolResult"))
    value = wrapped.get("value") if isinstance(wrapped, dict) else None
    if isinstance(value, dict):
        return {**value, "id": block.get("id"), "type": block.get("type")}
    if value is None:
        return block
    assert isinstance(wrapped, dict)
    return {**block, "content": value, "is_error": wrapped.get("status") == "error"}


def _passed(block: dict[str, Any]) -> object:
    return next((block[key] for key in ("input", "arguments", "args") if key in block), None)


def _call_id(block: dict[str, Any]) -> object:
    return next(
        (block[key] for key in ("tool_use_id", "tool_call_id", "toolCallId", "call_id", "id") if block.get(key)), ""
    )


def content_text(value: object) -> str:
    """Return a string as it is, None as the empty string, any other JSON value as JSON."""
    if isinstance(value, str):
        return value
    return "" if value is None else json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def text_of_output(output: object) -> str:
    """Return a tool's output as text: a string, the texts of its blocks, or the JSON of any other value."""
    if isinstance(output, list) and output and all(isinstance(item, dict | str) for item in output):
        texts = [item if isinstance(item, str) else item.get("text") for item in output]
        known = [text for text in texts if isinstance(text, str)]
        return "\n".join(known) if known or _pictures(output) else content_text(output)
    return content_text(output)


def _pictures(output: list[Any]) -> bool:
    return all(isinstance(item, dict) and item.get("type") in ("image", "image_url", "input_image") for item in output)
