"""A server in place of a model, on this machine: it answers every request with the same words, in the form of the API
that was asked (Anthropic Messages, OpenAI Responses and Chat Completions, Gemini), and keeps what it was asked."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

ANSWER = "Noted."
USAGE = {"input_tokens": 9, "output_tokens": 3, "total_tokens": 12}
COUNTS = {"prompt_tokens": 9, "completion_tokens": 3, "total_tokens": 12}


class ModelServer(ThreadingHTTPServer):
    """`requests` are the bodies of what was asked, in order. `call` is a tool with its input, which the server calls
    once through the Anthropic API, as soon as it is offered."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.requests: list[dict[str, Any]] = []
        self.call: tuple[str, dict[str, Any]] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"


@contextmanager
def model_server() -> Iterator[ModelServer]:
    """A server that runs inside of `with`."""
    server = ModelServer()
    thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()


class _Handler(BaseHTTPRequestHandler):
    server: ModelServer

    def log_message(self, *_: object) -> None:
        """Say nothing."""

    def do_HEAD(self) -> None:
        self._send("{}")

    def do_GET(self) -> None:
        self._send(json.dumps({"object": "list", "data": [], "models": []}))

    def do_POST(self) -> None:
        body = json.loads(self._body() or b"{}")
        path = self.path.split("?")[0]
        if path.endswith("/count_tokens"):
            return self._send('{"input_tokens": 9}')
        if ":countTokens" in path:
            return self._send('{"totalTokens": 9}')
        self.server.requests.append(body)
        if path.endswith("/messages"):
            return self._anthropic(body)
        if path.endswith("/responses"):
            return self._responses(body)
        if "enerateContent" in path:
            return self._gemini(body, stream="stream" in path)
        return self._chat(body)

    def _body(self) -> bytes:
        if self.headers.get("transfer-encoding", "").lower() != "chunked":
            return self.rfile.read(int(self.headers.get("content-length") or 0))
        data = b""
        while size := int(self.rfile.readline().strip() or b"0", 16):
            data += self.rfile.read(size)
            self.rfile.readline()
        self.rfile.readline()
        return data

    def _send(self, text: str, kind: str = "application/json") -> None:
        data = text.encode()
        self.send_response(200)
        self.send_header("content-type", kind)
        self.send_header("content-length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def _stream(self, events: list[dict[str, Any]], end: str = "") -> None:
        """Server-sent events, each named by its `type` where it has one."""
        lines = [
            (f"event: {event['type']}\n" if "type" in event else "") + f"data: {json.dumps(event)}\n\n"
            for event in events
        ]
        self._send("".join(lines) + end, "text/event-stream")

    def _offered_call(self, body: dict[str, Any]) -> dict[str, Any] | None:
        call = self.server.call
        if not call or call[0] not in [tool.get("name") for tool in body.get("tools", ())]:
            return None
        self.server.call = None
        return {"type": "tool_use", "id": "toolu_1", "name": call[0], "input": call[1]}

    def _anthropic(self, body: dict[str, Any]) -> None:
        if use := self._offered_call(body):
            return self._anthropic_call(body, use)
        text = {"type": "text", "text": ANSWER}
        message = {
            "id": "msg_1", "type": "message", "role": "assistant", "model": body.get("model", "x"), "content": [text],
            "stop_reason": "end_turn", "stop_sequence": None, "usage": {"input_tokens": 9, "output_tokens": 3},
        }  # fmt: skip
        if not body.get("stream"):
            return self._send(json.dumps(message))
        return self._stream(
            [
                {"type": "message_start", "message": {**message, "content": [], "stop_reason": None}},
                {"type": "content_block_start", "index": 0, "content_block": {"type": "text", "text": ""}},
                {"type": "content_block_delta", "index": 0, "delta": {"type": "text_delta", "text": ANSWER}},
                {"type": "content_block_stop", "index": 0},
                {"type": "message_delta", "delta": {"stop_reason": "end_turn"}, "usage": {"output_tokens": 3}},
                {"type": "message_stop"},
            ]
        )

    def _anthropic_call(self, body: dict[str, Any], use: dict[str, Any]) -> None:
        message = {
            "id": "msg_0", "type": "message", "role": "assistant", "model": body.get("model", "x"), "content": [],
            "stop_reason": None, "stop_sequence": None, "usage": {"input_tokens": 9, "output_tokens": 3},
        }  # fmt: skip
        given = {"type": "input_json_delta", "partial_json": json.dumps(use["input"])}
        return self._stream(
            [
                {"type": "message_start", "message": message},
                {"type": "content_block_start", "index": 0, "content_block": {**use, "input": {}}},
                {"type": "content_block_delta", "index": 0, "delta": given},
                {"type": "content_block_stop", "index": 0},
                {"type": "message_delta", "delta": {"stop_reason": "tool_use"}, "usage": {"output_tokens": 3}},
                {"type": "message_stop"},
            ]
        )

    def _responses(self, body: dict[str, Any]) -> None:
        part = {"type": "output_text", "text": ANSWER, "annotations": []}
        item = {"type": "message", "id": "msg_1", "role": "assistant", "status": "completed", "content": [part]}
        whole = {
            "id": "resp_1", "object": "response", "created_at": 1, "status": "completed", "model": "x",
            "output": [item], "usage": USAGE, "error": None, "tools": [],
        }  # fmt: skip
        if not body.get("stream"):
            return self._send(json.dumps(whole))
        at = {"item_id": "msg_1", "output_index": 0, "content_index": 0}
        events: list[dict[str, Any]] = [
            {"type": "response.created", "response": {**whole, "status": "in_progress", "output": [], "usage": None}},
            {"type": "response.output_item.added", "output_index": 0, "item": {**item, "content": []}},
            {"type": "response.output_text.delta", **at, "delta": ANSWER},
            {"type": "response.output_text.done", **at, "text": ANSWER},
            {"type": "response.output_item.done", "output_index": 0, "item": item},
            {"type": "response.completed", "response": whole},
        ]
        return self._stream([{**event, "sequence_number": number} for number, event in enumerate(events)])

    def _chat(self, body: dict[str, Any]) -> None:
        base = {"id": "chatcmpl-1", "created": 1, "model": "x"}
        message = {"role": "assistant", "content": ANSWER}
        if not body.get("stream"):
            choice = {"index": 0, "message": message, "finish_reason": "stop"}
            return self._send(json.dumps({**base, "object": "chat.completion", "choices": [choice], "usage": COUNTS}))
        chunk = {**base, "object": "chat.completion.chunk"}
        return self._stream(
            [
                {**chunk, "choices": [{"index": 0, "delta": message, "finish_reason": None}]},
                {**chunk, "choices": [{"index": 0, "delta": {}, "finish_reason": "stop"}]},
                {**chunk, "choices": [], "usage": COUNTS},
            ],
            "data: [DONE]\n\n",
        )

    def _gemini(self, body: dict[str, Any], *, stream: bool) -> None:
        asked = body.get("request", body).get("generationConfig") or {}
        schema = asked.get("responseJsonSchema") or asked.get("responseSchema")
        text = json.dumps(_like(schema)) if schema else ANSWER
        content = {"role": "model", "parts": [{"text": text}]}
        usage = {"promptTokenCount": 9, "candidatesTokenCount": 3, "totalTokenCount": 12}
        answer = {"candidates": [{"content": content, "finishReason": "STOP", "index": 0}], "usageMetadata": usage}
        return self._stream([answer]) if stream else self._send(json.dumps(answer))


def _like(schema: dict[str, Any]) -> Any:
    """Something of the form of a schema."""
    kind = str(schema.get("type", "")).lower()
    if kind == "object":
        return {name: _like(one) for name, one in (schema.get("properties") or {}).items()}
    return (schema.get("enum") or [{"array": [], "boolean": False, "integer": 1, "number": 1}.get(kind, "user")])[0]
