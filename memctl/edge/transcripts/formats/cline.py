"""Sessions of Cline's command line, ~/.cline/data/sessions/<id>/<id>.messages.json: one document; the typed words are
in <user_input>, with piped input after them."""

from __future__ import annotations

from collections.abc import Iterator

from memctl.edge.transcripts.clean import between
from memctl.edge.transcripts.directories import beside_cline
from memctl.edge.transcripts.reader import Item, Reader, Turn

_INPUT = "user_input"
_LEAD = "lead"  # the agent that the user talks to; the others get their words from it


class Cline(Reader):
    """`{agent, sessionId, origin, messages: [{id, role, ts, content: [blocks]}]}`."""

    name = "cline"
    client = "cline"
    about = "Cline sessions (CLI)"
    lists = frozenset(("messages",))
    session_key = "sessionId"

    def __init__(self) -> None:
        super().__init__()
        self._is_typed = False

    @staticmethod
    def recognises(item: Item) -> bool:
        return isinstance(item.get("messages"), list) and "agent" in item and "sessionId" in item and "origin" in item

    def locate(self, path: str) -> None:
        if path != "-":
            directory, self._is_typed = beside_cline(path)
            self.work_in(directory)

    def item(self, item: Item, line: int) -> Iterator[Turn]:
        known = {"time": item.get("ts"), "id": item.get("id")}
        piped = "" if self._is_typed else "after"
        for turn in self.message(item.get("role"), item.get("content"), line, piped=piped, **known):
            if turn["role"] == "user" and turn["authored"]:
                inputs = between(turn["text"], _INPUT)
                turn.pop("blocks", None)
                turn["text"] = "\n\n".join(said.strip() for said in inputs) or turn["text"]
                if (
                    not inputs or self.document.get("agent", _LEAD) != _LEAD
                ):  # words of a hook, of the client, or of another agent
                    turn["authored"] = False
                    turn.pop("piped", None)
            yield turn
