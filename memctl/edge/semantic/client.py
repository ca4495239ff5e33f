"""The client of the helper: asks how near memories are to a text, and gives up when the answer would come late.

Every fault has one result: the answer is made without the helper, and `state` says why."""

from __future__ import annotations

import _socket as sockets  # the module without its costly imports
import json
import time

from memctl.edge.semantic.place import is_own, socket_directory, socket_path, vectors_of
from memctl.model.segment import of_handle

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from typing import Any

    from memctl.model.memory import Memory

NEAREST = 30  # memories that the helper finds by themselves
_WITH, _WITHOUT = "ranked by meaning too", "ranked without meaning"
_TROUBLE = (OSError, ValueError, KeyError, TypeError)
_AT_ONCE = 500  # texts that are sent together


def runs() -> bool:
    helper = Helper({}, wait=1.0, idle=0.0, learns=False)
    return helper.wait_for(0.0)


class Helper:
    """A connection to the helper for the trees at `roots` (scope → root). One question may take `wait` seconds. Without
    `learns`, no helper is started and no text is sent to it."""

    def __init__(self, roots: dict[str, str], *, wait: float, idle: float, learns: bool = True) -> None:
        self.roots = roots
        self.stores = {scope: vectors_of(root) for scope, root in roots.items()}
        self.wait = wait
        self.idle = idle
        self.learns = learns
        self.state = "not asked"
        self._until = 0.0
        self._door: Any = None
        self._text = ""
        self._missing: dict[tuple[str, int], str] = {}

    def nearest(self, text: str) -> list[int]:
        """Return the keys of the memories that are nearest to the text; none without the helper."""
        self._until = time.monotonic() + self.wait
        self.state = _WITH
        told = self._ask({"near": text, "stores": [*self.stores.values()], "most": NEAREST})
        return self._checked(told, lambda told: [int(key) for key in told["keys"]])

    def closeness(self, text: str, keys: list[int]) -> list[float | None]:
        """Return how close the memories with these keys are, None for one without a vector; [] without the helper."""
        if self.state != _WITH:
            return []
        told = self._ask({"near": text, "stores": [*self.stores.values()], "keys": keys})
        return self._checked(told, lambda told: [None if one is None else one / 1000 for one in told["close"]])

    def lacks(self, memories: Iterable[Memory]) -> None:
        """Remember memories without a vector. `finish` has the vectors made."""
        for memory in memories:
            if memory.scope in self.stores:
                self._missing[self.stores[memory.scope], of_handle(memory.handle)] = memory.text
        self.state = f"{_WITH}, where there is a vector: {len(self._missing)} memories have none yet"

    def _checked(self, told: Any, read: Callable[[Any], list[Any]]) -> list[Any]:
        try:
            return read(told) if told is not None else []
        except _TROUBLE:
            self._give_up("the helper made no sense")
            return []

    def _ask(self, request: dict[str, Any]) -> Any:
        """Return the answer to a request, None if none comes in time."""
        try:
            door = self._connected()
            self._allow(door)
            door.sendall(json.dumps(request).encode("utf-8", "replace") + b"\n")
            parts = [b""]
            while not parts[-1].endswith(b"\n"):
                self._allow(door)
                parts.append(door.recv(1 << 20))
                if not parts[-1]:
                    raise OSError(0, "the helper ended")
            return json.loads(b"".join(parts))
        except TimeoutError:
            self._give_up("the helper was too slow")
        except (FileNotFoundError, ConnectionRefusedError):
            self._give_up("the helper does not run yet")
        except _TROUBLE as error:
            self._give_up(getattr(error, "strerror", "") or str(error))
        return None

    def _allow(self, door: Any) -> None:
        left = self._until - time.monotonic()
        if left <= 0:
            raise TimeoutError
        door.settimeout(left)

    def _connected(self) -> Any:
        if self._door is None:
            door = sockets.socket(sockets.AF_UNIX, sockets.SOCK_STREAM)
            self._allow(door)
            door.connect(socket_path(socket_directory()))
            option = getattr(sockets, "SO_PEERCRED", None)
            if option is not None and not is_own(door.getsockopt(sockets.SOL_SOCKET, option, 12)):
                raise OSError(0, "the helper is another user's")
            self._door = door
        return self._door

    def _give_up(self, why: str) -> None:
        self.state = f"{_WITHOUT}: {why}"
        if self._door is not None:
            self._door.close()
            self._door = None

    def finish(self) -> None:
        """After the answer: start a helper if there was none, and send it the memories that have no vector yet."""
        if not self.learns or self.state == "not asked":
            return
        self._until = time.monotonic() + self.wait
        if self._door is None:
            self.start()
        elif self._missing:
            self._ask({"learn": [[path, key, text] for (path, key), text in self._missing.items()]})
            self._learn_all()

    def _learn_all(self) -> None:
        """Make the missing vectors of the trees, in the background and once a day."""
        from memctl.edge.programs.background import run_daily  # only while some are missing

        for root in self.roots.values():
            run_daily("vectors", ["index", "vectors", "--quiet", "--tree", root], root)

    def start(self) -> None:
        """Start a helper, if none was started just now."""
        from memctl.edge.semantic.start import start_helper  # only if none runs

        try:
            start_helper(self.idle)
        except OSError:
            pass  # no private place for it: nothing is lost but its help

    def wait_for(self, seconds: float) -> bool:
        """Start a helper if none runs; wait until it answers. Return whether it does."""
        end = time.monotonic() + seconds
        while True:
            self._until = time.monotonic() + self.wait
            if self._ask({"learn": []}) is not None:
                return True
            if time.monotonic() >= end:
                return False
            self.start()
            time.sleep(0.1)

    def learn(self, scope: str, memories: Sequence[Memory], tell: Callable[[int], None]) -> int:
        """Let the helper make the missing vectors of a tree that has these memories, and wait for it. Return how many
        were missing; `tell` gets this number first. OSError if the helper does not answer."""
        texts = {of_handle(memory.handle): memory.text for memory in memories}
        store = self.stores[scope]
        missing = self._told({"store": store, "keys": [*texts]})["missing"]
        tell(len(missing))
        for at in range(0, len(missing), _AT_ONCE):
            self._told({"learn": [[store, key, texts[key]] for key in missing[at : at + _AT_ONCE]]})
        while int(self._told({"learn": []})["left"]):
            time.sleep(0.1)
        return len(missing)

    def _told(self, request: dict[str, Any]) -> Any:
        self._until = time.monotonic() + self.wait
        told = self._ask(request)
        if told is None:
            raise OSError(0, self.state)
        return told

    def stop(self) -> None:
        try:
            self._until = time.monotonic() + self.wait
            self._connected().sendall(b'{"stop": true}\n')
        except OSError:
            pass  # it has ended already
        self._give_up("the helper was ended")
