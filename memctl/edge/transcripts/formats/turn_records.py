"""memctl's own turn records. `transcript` and every later stage pass them through unchanged."""

from __future__ import annotations

from collections.abc import Iterator

from memctl.edge.transcripts.reader import Item, Reader, Turn
from memctl.model.errors import InputError
from memctl.model.record import VERSION

_ROLES = ("user", "assistant", "system", "tool")


class TurnRecords(Reader):
    """`{v, kind: turn, role, text}`; unknown keys are kept."""

    name = "turns"
    client = "memctl"
    about = "turn records, as this command writes them"
    verbatim = True

    @staticmethod
    def recognises(item: Item) -> bool:
        return item.get("kind") == "turn" and isinstance(item.get("role"), str)

    def item(self, item: Item, line: int) -> Iterator[Turn]:
        version = item.get("v", VERSION)
        if not isinstance(version, int) or version > VERSION:
            raise InputError(f"this memctl reads records up to version {VERSION}, not {version!r}: upgrade it")
        if item.get("kind", "turn") != "turn":
            raise InputError(f"expected a turn, found a {item['kind']}")
        if not isinstance(item.get("text"), str):
            raise InputError('"text" is missing')
        if item.get("role") not in _ROLES:
            raise InputError(f'"role" must be one of {", ".join(_ROLES)}')
        yield item
