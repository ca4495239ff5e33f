"""A server for one page on this machine's own address. It answers only a browser that knows the token.

Three doors are shut to others. A page of another site cannot name this server: the Host must be its own address, so a
name that was rebound to it is refused. It cannot write: a write needs the Origin of this server and the token in a
header, which a page of another origin may not send. Another user of the machine does not know the token. The server
sets no cookie, because a browser sends a cookie to every port of a host."""

from __future__ import annotations

import hmac
import secrets
import threading
import time
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from memctl.model.errors import InputError, MemctlError, Unavailable
from memctl.model.record import dump, parse_json
from memctl.model.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    import socket
    from collections.abc import Callable
    from typing import Any

    Record = dict[str, Any]
    Answer = tuple[int, Record]

ADDRESS = "127.0.0.1"
TOKEN_HEADER = "X-Memctl-Token"
_LARGEST = 1 << 20  # bytes of a request's body
_PATIENCE = 10.0  # seconds for a request to arrive
_SENDING = 60.0  # seconds for an answer to leave
_AT_ONCE = 32  # connections
_SINGLE = ("Host", "Origin", "Content-Length", "Content-Type", TOKEN_HEADER)  # headers that may come once
_JSON, _HTML = "application/json", "text/html; charset=utf-8"
_GUARDS = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "clipboard-write=(self)",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Connection": "close",  # one request a connection: nothing can be smuggled behind another
}


class Desk(Value):
    """The functions that answer: `page` returns the whole page, `door` the page without the token, `tell` the account
    of one memory by its id, `change` carries out what a request asks. The last two return (HTTP status, record)."""

    page: Callable[[], str]
    door: str
    tell: Callable[[str], Answer]
    change: Callable[[Record], Answer]


class Server(ThreadingHTTPServer):
    """Listens on a port (0: any free one). Ends after `idle` seconds without a request that has the token; 0 means
    never."""

    daemon_threads = True
    block_on_close = False
    allow_reuse_address = False
    request_queue_size = _AT_ONCE

    def __init__(self, port: int, desk: Desk, idle: float) -> None:
        try:
            super().__init__((ADDRESS, port), _Handler)
        except (OSError, OverflowError) as error:
            why = getattr(error, "strerror", None) or "a port is a number up to 65535"
            raise Unavailable(f"serve: port {port} cannot be used: {why}: choose another with --port") from None
        self.desk = desk
        self.token = secrets.token_urlsafe(32)
        self.turn = threading.Lock()  # one request at a time reads or writes the tree
        self._idle = idle
        self._heard = time.monotonic()
        self._places = threading.BoundedSemaphore(_AT_ONCE)
        self.timeout = min(0.5, idle / 4) if idle else 0.5

    @property
    def hosts(self) -> tuple[str, ...]:
        """The names by which a browser may call this server."""
        return tuple(f"{name}:{self.server_port}" for name in (ADDRESS, "localhost"))

    @property
    def url(self) -> str:
        """The address of the page, with the token."""
        return f"http://{ADDRESS}:{self.server_port}/?token={self.token}"

    def knows(self, token: str) -> bool:
        """Whether this is the token. Then somebody is there, and the time until the end starts again."""
        known = hmac.compare_digest(token.encode("utf-8", "replace"), self.token.encode())
        if known:
            self._heard = time.monotonic()
        return known

    def serve_until_idle(self) -> None:
        """Answer requests until nobody has asked for some time."""
        with self:
            while not self._idle or self.turn.locked() or time.monotonic() - self._heard < self._idle:
                self.handle_request()

    def server_bind(self) -> None:
        """Bind without asking the network for the name of this machine."""
        self.socket.bind(self.server_address)
        self.server_address = self.socket.getsockname()
        self.server_name, self.server_port = ADDRESS, self.server_address[1]

    def process_request(self, request: Any, client_address: Any) -> None:
        """Answer in a thread, if there are not too many."""
        if self._places.acquire(blocking=False):
            super().process_request(request, client_address)
        else:
            self.shutdown_request(request)

    def process_request_thread(self, request: Any, client_address: Any) -> None:
        """Answer, then make place for the next."""
        try:
            super().process_request_thread(request, client_address)
        finally:
            self._places.release()

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Let a connection that broke be; the browser tells its user."""


class _Handler(BaseHTTPRequestHandler):
    server: Server
    timeout = _PATIENCE

    def setup(self) -> None:
        super().setup()
        self._limit = threading.Timer(_PATIENCE, _cut, (self.connection,))
        self._limit.daemon = True
        self._limit.start()

    def finish(self) -> None:
        self._limit.cancel()
        super().finish()

    def do_GET(self) -> None:
        """Give the page, the door, or the account of a memory."""
        path, _, query = self.path.partition("?")
        self._has_arrived()
        if not self._is_called_rightly():
            self._refuse(HTTPStatus.FORBIDDEN, "this server has another name")
        elif path == "/":
            if self._has_token(query.removeprefix("token=")):
                self._answer_with(lambda: (HTTPStatus.OK, _HTML, self.server.desk.page()))
            else:
                self._answer(HTTPStatus.FORBIDDEN, _HTML, self.server.desk.door)
        elif not self._has_token():
            self._refuse(HTTPStatus.FORBIDDEN, "the token is missing")
        elif path == "/memory":
            self._answer_with(lambda: _as_json(self.server.desk.tell(query)))
        else:
            self._refuse(HTTPStatus.NOT_FOUND, "there is no such page")

    def do_POST(self) -> None:
        """Carry out a change."""
        if not self._is_called_rightly():
            self._refuse(HTTPStatus.FORBIDDEN, "this server has another name")
        elif not self._is_from_own_page():
            self._refuse(HTTPStatus.FORBIDDEN, "the request comes from another page")
        elif not self._has_token():
            self._refuse(HTTPStatus.FORBIDDEN, "the token is missing")
        elif self.path != "/change":
            self._refuse(HTTPStatus.NOT_FOUND, "there is no such page")
        elif (self.headers["Content-Type"] or "").partition(";")[0].strip().lower() != _JSON:
            self._refuse(HTTPStatus.UNSUPPORTED_MEDIA_TYPE, "a change is JSON")
        elif (wanted := self._body()) is not None:
            self._has_arrived()
            self._answer_with(lambda: _as_json(self.server.desk.change(wanted)))

    def _body(self) -> Record | None:
        """Return the body as a record. None, and an answer is sent, if it is none."""
        length = self.headers["Content-Length"] or ""
        if not (length.isascii() and length.isdigit()) or "Transfer-Encoding" in self.headers:
            self._refuse(HTTPStatus.LENGTH_REQUIRED, "the length of the change is missing")
        elif len(length) > 9 or int(length) > _LARGEST:
            self._refuse(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "the change is too large")
        else:
            try:
                data = self.rfile.read(int(length))
                record = parse_json(data, "the change", once=True)
                if len(data) == int(length) and isinstance(record, dict):
                    return record
                self._refuse(HTTPStatus.BAD_REQUEST, "the change is not whole")
            except InputError as error:
                self._refuse(HTTPStatus.BAD_REQUEST, str(error))
        return None

    def _has_arrived(self) -> None:
        """The request is here: from now on the answer takes its time."""
        self._limit.cancel()
        self.connection.settimeout(_SENDING)

    def _is_called_rightly(self) -> bool:
        """Whether each header is there once, and the Host is an address of this server."""
        single = all(len(self.headers.get_all(name, ())) <= 1 for name in _SINGLE)
        return single and not self.headers.defects and self.headers["Host"] in self.server.hosts

    def _is_from_own_page(self) -> bool:
        """Whether the browser says that the page of this server asks."""
        own = self.headers["Origin"] == f"http://{self.headers['Host']}"
        return own and self.headers.get("Sec-Fetch-Site", "same-origin") == "same-origin"

    def _has_token(self, given: str = "") -> bool:
        return self.server.knows(given or self.headers.get(TOKEN_HEADER, ""))

    def _answer_with(self, work: Callable[[], tuple[int, str, str]]) -> None:
        """Answer with what the work returns: (HTTP status, type, text)."""
        try:
            with self.server.turn:
                answer = work()
        except MemctlError as error:
            self._refuse(HTTPStatus.SERVICE_UNAVAILABLE, str(error))
        else:
            self._answer(*answer)

    def _refuse(self, status: int, why: str) -> None:
        self._answer(*_as_json((status, {"error": why})))
        self._read_on()

    def _read_on(self) -> None:
        """Read the rest of a refused request: a browser that still writes would lose the answer."""
        try:
            self.connection.shutdown(1)
            self.connection.settimeout(1)
            for _ in range(_LARGEST >> 16):
                if not self.connection.recv(1 << 16):
                    return
        except OSError:
            return

    def _answer(self, status: int, kind: str, text: str) -> None:
        body = text.encode("utf-8", "replace")
        self.close_connection = True
        self.send_response(status)
        for name, value in {**_GUARDS, "Content-Type": kind, "Content-Length": str(len(body))}.items():
            self.send_header(name, value)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Refuse what is no request, or a method that this server does not have."""
        if self.request_version == "HTTP/0.9":  # it has no headers to answer with
            self.close_connection = True
            return
        known = code != HTTPStatus.NOT_IMPLEMENTED
        self._refuse(code if known else HTTPStatus.METHOD_NOT_ALLOWED, HTTPStatus(code).phrase)

    def version_string(self) -> str:
        return "memctl"

    def log_message(self, format: str, *args: Any) -> None:
        """Write no log: it would have the token."""


def _as_json(answer: Answer) -> tuple[int, str, str]:
    return answer[0], _JSON, dump(answer[1])


def _cut(connection: socket.socket) -> None:
    """End a connection whose request does not arrive."""
    try:
        connection.shutdown(2)
    except OSError:
        return
