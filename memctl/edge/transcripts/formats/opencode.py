"""OpenCode sessions, as `opencode export` writes them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from memctl.edge.transcripts.content import content_text, object_of, objects_in
from memctl.edge.transcripts.reader import Item, Known, Reader, Turn
from memctl.model.text.regex import Lazy

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


# the words on the command line of `opencode run`, followed by piped shell input
_QUOTED = Lazy(r'\s*"((?:[^"\\]|\\.)*)"[ \t]*(?:\n|\Z)', re.S)


class OpenCode(Reader):
    """`{info, messages: [{info: {role, time}, parts: [{type: text|tool|…}]}]}`."""

    name = "opencode"
    client = "opencode"
    about = "OpenCode sessions (opencode export), and its database"
    lists = frozenset(("messages",))

    @staticmethod
    def recognises(item: Item) -> bool:
        found = item.get("messages")
        if isinstance(found, list) and isinstance(item.get("info"), dict):
            return not found or _is_message(found[0])
        return _is_message(item)

    def start(self) -> None:
        self.session, self.cwd = None, ""

    def head(self, key: str, value: Any, line: int) -> Iterable[Turn]:
        if key == "info" and isinstance(value, dict):
            self.session = value.get("id")
            self.work_in(value.get("directory"))
        return ()

    def item(self, item: Item, line: int) -> Iterator[Turn]:
        info, parts = item.get("info"), item.get("parts")
        if not isinstance(info, dict) or not isinstance(parts, list):
            return
        time = info.get("time")
        known: Known = {"time": time.get("created") if isinstance(time, dict) else time}
        known |= {"id": info.get("id"), "session": info.get("sessionID")}
        if info.get("summary") is True:  # an assistant's summary of all before
            known["authored"] = False
        texts: dict[bool, list[str]] = {True: [], False: []}
        for part in objects_in(parts):
            if part.get("type") == "text" and isinstance(part.get("text"), str):
                said = part.get("synthetic") is not True and part.get("ignored") is not True
                texts[said].append(part["text"])
            elif part.get("type") == "tool":
                yield from self._said(info.get("role"), texts, line, known)
                yield from self._tool(part, line, known)
        yield from self._said(info.get("role"), texts, line, known)

    def _said(self, role: object, texts: dict[bool, list[str]], line: int, known: Known) -> Iterator[Turn]:
        """Yield the texts so far, with inserted text apart from spoken words."""
        for said, found in texts.items():
            texts_said, piped = found, ""
            if said and role == "user" and (quoted := _QUOTED().match(text := "\n".join(found))):
                texts_said, piped = [quoted[1].replace('\\"', '"')], text[quoted.end() :].strip("\n")
            how = "apart" if piped.strip() else ""
            yield from self.message(role, [*texts_said], line, piped=how, **{"authored": said, **known})
            if piped.strip():
                yield self.file("stdin", piped, line, **known)
            found.clear()

    def _tool(self, part: Item, line: int, known: Known) -> Iterator[Turn]:
        state = object_of(part.get("state"))
        yield self.call(part.get("callID"), part.get("tool"), content_text(state.get("input")), line, **known)
        failed = state.get("status") == "error"
        output = state.get("error" if failed else "output")
        if output is not None:
            yield self.result(part.get("callID"), content_text(output), line, error=failed, **known)


def _is_message(item: object) -> bool:
    return (
        isinstance(item, dict)
        and isinstance(item.get("info"), dict)
        and isinstance(item.get("parts"), list)
        and "role" in item["info"]
    )
