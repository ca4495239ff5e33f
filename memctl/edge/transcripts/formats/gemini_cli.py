"""Gemini CLI sessions, ~/.gemini/tmp/<project>/chats/session-….jsonl: a log of changes to a list of messages.

The client writes a message again, as a whole, whenever it grows; `$rewindTo` takes back all later messages. So the
turns wait on disk until the log ends. Older versions wrote one document with `messages`. `$set.messages` replaces the
model's context (after a compression, for example): here it adds messages and removes none, because they were said. A
resumed session writes its old messages again with the time of the resumption: a message keeps the time and line of its
first copy."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from memctl.edge.transcripts.content import content_text, objects_in, text_of_output
from memctl.edge.transcripts.directories import beside_gemini, told_by_gemini
from memctl.edge.transcripts.formats.gemini_api import GeminiContents, function_result
from memctl.edge.transcripts.input.spool import Spool
from memctl.edge.transcripts.reader import Item, Known, Turn
from memctl.model.text.regex import Lazy

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_COMMAND = Lazy(r"[/!?][a-z-]*(\s|$)")
_ROLES = {"user": "user", "gemini": "assistant"}


class GeminiCli(GeminiContents):
    """`{id, timestamp, type: user|gemini|info|…, content, toolCalls}`."""

    name = "gemini-cli"
    client = "gemini-cli"
    about = "Gemini CLI sessions and logs.json (also of older Qwen Code)"
    lists = frozenset(("messages",))

    def __init__(self) -> None:
        super().__init__()
        self._subagent = False  # the main session speaks in the user's place
        self._spool = Spool()
        self._numbers: dict[str, int] = {}  # message id → its number in the spool
        self._first: dict[str, tuple[object, int]] = {}  # message id → time and line of its first copy
        self._answered: set[str] = set()  # calls whose results are beside them; later messages repeat these results

    @staticmethod
    def recognises(item: Item) -> bool:
        if "sessionId" in item and ("projectHash" in item or "startTime" in item):
            return True
        if isinstance(item.get("message"), str) and "messageId" in item and "sessionId" in item:
            return True
        return item.get("type") == "gemini" and "id" in item and "content" in item

    @classmethod
    def holds_items(cls, item: Item) -> bool:
        """Only the first line, or a whole document, holds messages."""
        return "sessionId" in item and super().holds_items(item)

    def locate(self, path: str) -> None:
        if path != "-":
            self.work_in(beside_gemini(path))

    def head(self, key: str, value: Any, line: int) -> Iterable[Turn]:
        if key == "sessionId":
            self.session = value
        elif key == "kind":
            self._subagent = value == "subagent"
        return ()

    def item(self, item: Item, line: int) -> Iterator[Turn]:
        """Store the message, or take back later ones; yield nothing yet."""
        rewind, change = item.get("$rewindTo"), item.get("$set")
        if isinstance(rewind, str):
            self._spool.drop_after(self._numbers.get(rewind, -1) + 1)
            self._numbers = {name: number for name, number in self._numbers.items() if number < len(self._spool)}
        elif isinstance(change, dict):
            for message in objects_in(change.get("messages")):
                self._keep(message, line)
        elif "messageId" in item:
            self._log(item, line)
        elif "sessionId" in item:
            for key, value in item.items():
                yield from self.head(key, value, line)
        else:
            self._keep(item, line)

    def end(self) -> Iterator[Turn]:
        return self._spool.all()

    def _log(self, item: Item, line: int) -> None:
        """Store an entry of logs.json, in which older versions kept only the user's prompts and commands."""
        text = item.get("message")
        if isinstance(text, str) and not _COMMAND().match(text):
            self.session = item.get("sessionId")
            self._keep({**item, "id": f"{self.session}:{item['messageId']}", "content": text}, line)

    def _keep(self, item: Item, line: int) -> None:
        key = str(item.get("id") or f"line {line}")
        if item.get("type") not in tuple(_ROLES):  # it says nothing, but a rewind may go back to it
            self._numbers[key] = len(self._spool) - 1
            return
        time, line = self._first.setdefault(key, (item.get("timestamp"), line))
        turns = list(self._turns({**item, "timestamp": time}, line))
        self._numbers[key] = self._spool.put(turns, self._numbers.get(key))

    def _turns(self, item: Item, line: int) -> Iterator[Turn]:
        known: Known = {"time": item.get("timestamp"), "id": item.get("id")}
        known["authored"] = not (self._subagent or _is_of_a_hook(item))
        role, content = _ROLES[item["type"]], item.get("content")
        if role == "user" and not self.cwd:
            self.work_in(told_by_gemini(text_of_output(content)))
        if isinstance(content, list):
            yield from self.parts(role, [part for part in content if not self._is_repeated(part)], line, **known)
        else:
            yield from self.message(role, content, line, **known)
        for call in objects_in(item.get("toolCalls")):
            yield self.call(call.get("id"), call.get("name"), content_text(call.get("args")), line, **known)
            yield from self._results(call, line, known)

    def _results(self, call: Item, line: int, known: Known) -> Iterator[Turn]:
        for part in objects_in(call.get("result")):
            response = part.get("functionResponse")
            if isinstance(response, dict):
                response = {"id": call.get("id"), **response}
                self._answered.add(str(response["id"]))
                turn = function_result(self, response, line, **known)
                if call.get("status") == "error":
                    turn["tool"]["error"] = True
                yield turn

    def _is_repeated(self, part: object) -> bool:
        """Whether a part is a repeated result of a call."""
        response = part.get("functionResponse") if isinstance(part, dict) else None
        return isinstance(response, dict) and bool(response.get("id")) and str(response["id"]) in self._answered


def _is_of_a_hook(item: Item) -> bool:
    """Whether a hook wrote this message: the user's own words are kept beside it."""
    typed, sent = (_plain(item.get(key)) for key in ("displayContent", "content"))
    return item["type"] == "user" and bool(typed) and typed not in sent


def _plain(content: object) -> str:
    """Return the texts of a content's parts."""
    if isinstance(content, str):
        return content.strip()
    return "\n".join(str(part.get("text") or "") for part in objects_in(content)).strip()
