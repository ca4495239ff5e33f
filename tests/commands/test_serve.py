"""The served page: who knows the token reads and writes, and nobody else; each change is the command's own."""

from __future__ import annotations

import http.client
import json
import os
import re
import socket
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from support.program import Program

TEXT = "Drinks oolong in the morning"


class Served:
    """A running `memctl serve`, and a browser's ways to ask it."""

    def __init__(self, program: Program, *words: str) -> None:
        self.program = program
        self.process = subprocess.Popen(
            [str(program.path), "serve", *words], env=program.environment({}), cwd=program.cwd, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, text=True,
        )  # fmt: skip
        assert self.process.stdout
        self.url = self.process.stdout.readline().strip()
        match = re.fullmatch(r"http://127\.0\.0\.1:(\d+)/\?token=([\w-]{40,})", self.url)
        assert match, self.process.stderr and self.process.stderr.read()
        self.port, self.token = int(match[1]), match[2]
        self.origin = f"http://127.0.0.1:{self.port}"

    def ask(
        self, method: str, path: str, body: bytes | None = None, leave_out: tuple[str, ...] = (), **headers: str
    ) -> tuple[int, dict[str, Any] | str, http.client.HTTPMessage]:
        """(status, answer, headers). A keyword is a header, with its underscores as dashes."""
        given = {"Host": f"127.0.0.1:{self.port}", "X-Memctl-Token": self.token}
        if method not in ("GET", "HEAD"):
            given |= {"Origin": self.origin, "Content-Type": "application/json"}
        given |= {name.replace("_", "-"): value for name, value in headers.items()}
        with closing(http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)) as connection:
            connection.putrequest(method, path, skip_host=True, skip_accept_encoding=True)
            for name, value in given.items():
                if name not in leave_out:
                    connection.putheader(name, value)
            if body is not None and "Content-Length" not in given:
                connection.putheader("Content-Length", str(len(body)))
            connection.endheaders(body)
            answer = connection.getresponse()
            data = answer.read().decode()
        is_json = answer.getheader("Content-Type") == "application/json"
        return answer.status, json.loads(data) if is_json and data else data, answer.headers

    def memories(self) -> dict[str, dict[str, Any]]:
        """The memories of the page, by their texts."""
        status, page, _ = self.ask("GET", f"/?token={self.token}")
        assert status == 200 and isinstance(page, str)
        data = re.search(r'id="data">(.*?)</script>', page, re.DOTALL)
        assert data
        return {memory["text"]: memory for memory in json.loads(data[1])["memories"]}

    def change(self, do: str, memory: dict[str, Any], **more: Any) -> tuple[int, dict[str, Any]]:
        """What comes of a change to a memory of the page."""
        wanted = {"do": do, "id": memory["id"], "was": memory["text"], "state": memory["state"], **more}
        status, answer, _ = self.ask("POST", "/change", json.dumps(wanted).encode())
        assert isinstance(answer, dict)
        return status, answer

    def raw(self, data: bytes, *, seconds: float = 20) -> bytes:
        """What the server says to these bytes, to the end of the connection."""
        with socket.create_connection(("127.0.0.1", self.port), seconds) as connection:
            connection.sendall(data)
            heard = b""
            while more := connection.recv(1 << 16):
                heard += more
        return heard

    def end(self) -> int:
        """End it as Ctrl-C does."""
        self.process.send_signal(2)
        return self.process.wait(20)


@pytest.fixture
def served(program: Program) -> Iterator[Served]:
    yield from _serving(program)


@pytest.fixture(scope="module")
def steady(program_path: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all requests that change nothing."""
    home = tmp_path_factory.mktemp("served")
    yield from _serving(Program(program_path, home, home))


def _serving(program: Program) -> Iterator[Served]:
    program("init")
    program("add", "-", stdin=f"{TEXT}\nLives in Berlin\n")
    program("add", "--channel", "web", "The fuse box hides under the stairs")
    server = Served(program)
    yield server
    server.end()


def _files(served: Served) -> dict[Path, bytes]:
    """The memories as they stand on the disk."""
    return {path: path.read_bytes() for path in (served.program.home / ".local/share/memctl").rglob("*.md")}


def _ids(memories: dict[str, dict[str, Any]]) -> set[str]:
    return {memory["id"] for memory in memories.values()}


def _texts(program: Program) -> set[str]:
    return {line.split("\t")[2] for line in program("list").out.splitlines()}


def test_a_memory_is_edited_forgotten_restored_and_reviewed(served: Served) -> None:
    program = served.program
    tea = served.memories()[TEXT]
    status, answer = served.change(
        "set", tea, set={"text": "Drinks <b>sencha</b>", "tag": ["", "tea"], "until": "2030-01-01"}
    )
    assert status == 200 and answer["memories"][0]["text"] == "Drinks <b>sencha</b>"
    assert answer["memories"][0]["tags"] == ["tea"] and answer["memories"][0]["until"] == "2030-01-01"
    assert "Drinks <b>sencha</b>" in _texts(program)
    status, gone = served.change("forget", answer["memories"][0])
    assert (status, gone["memories"][0]["state"]) == (200, "archived")
    assert "Drinks <b>sencha</b>" not in _texts(program)
    status, back = served.change("restore", gone["memories"][0])
    assert (status, back["memories"][0]["state"]) == (200, "active")
    status, kept = served.change("keep", served.memories()["The fuse box hides under the stairs"])
    assert (status, kept["memories"][0]["state"]) == (200, "active")
    commands = [line.split("\t")[2] for line in program("log").out.splitlines()]
    assert commands[:4] == ["review", "restore", "forget", "set"]
    assert served.ask("POST", "/change", json.dumps({"do": "undo", "id": kept["operation"]}).encode())[0] == 200
    assert served.memories()["The fuse box hides under the stairs"]["state"] == "pending"
    assert program("undo", answer["operation"], gone["operation"], back["operation"]).status == 0
    assert TEXT in _texts(program)
    status, refused = served.change("refuse", served.memories()["The fuse box hides under the stairs"])
    assert (status, refused["memories"][0]["state"]) == (200, "archived")


REFUSED: dict[str, tuple[int, dict[str, Any]]] = {
    "no token": (403, {"leave_out": ("X-Memctl-Token",)}),
    "a wrong token": (403, {"X_Memctl_Token": "x" * 43}),
    "an empty token": (403, {"X_Memctl_Token": ""}),
    "another origin": (403, {"Origin": "http://evil.example"}),
    "another port": (403, {"Origin": "http://127.0.0.1:1"}),
    "https": (403, {"Origin": "https://127.0.0.1"}),
    "the null origin": (403, {"Origin": "null"}),
    "no origin": (403, {"leave_out": ("Origin",)}),
    "another site": (403, {"Sec_Fetch_Site": "cross-site"}),
    "a rebound name": (403, {"Host": "evil.example", "Origin": "http://evil.example"}),
    "a rebound name with the port": (403, {"Host": "evil.example:{port}", "Origin": "http://evil.example:{port}"}),
    "a name that ends alike": (403, {"Host": "127.0.0.1:{port}.evil.example"}),
    "another form of the address": (403, {"Host": "2130706433:{port}", "Origin": "http://2130706433:{port}"}),
    "no host": (403, {"leave_out": ("Host",)}),
    "a form": (415, {"Content_Type": "application/x-www-form-urlencoded"}),
    "plain text": (415, {"Content_Type": "text/plain"}),
}


@pytest.mark.parametrize("why", REFUSED)
def test_a_write_is_refused(steady: Served, why: str) -> None:
    memory, before = steady.memories()[TEXT], _files(steady)
    wanted = json.dumps({"do": "forget", "id": memory["id"], "was": TEXT, "state": "active"}).encode()
    expected, how = REFUSED[why]
    given = {name: value.format(port=steady.port) if isinstance(value, str) else value for name, value in how.items()}
    status, answer, headers = steady.ask("POST", "/change", wanted, **given)
    assert status == expected, answer
    assert _files(steady) == before and TEXT not in str(answer)
    assert not [name for name in headers if name.lower().startswith("access-control")]


@pytest.mark.parametrize("method", ["GET", "HEAD", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT", "get"])
def test_no_other_method_changes_anything(steady: Served, method: str) -> None:
    memory, before = steady.memories()[TEXT], _files(steady)
    path = f"/change?do=forget&id={memory['id']}&was={TEXT.replace(' ', '+')}&state=active&token={steady.token}"
    status, answer, headers = steady.ask(method, path)
    assert status in (404, 405), answer
    assert "Access-Control-Allow-Origin" not in headers
    assert _files(steady) == before


@pytest.mark.parametrize(
    "path", ["/", "/?token=", "/?token=wrong", "/?x=1", "/memory?m1", "/change", "/..%2f..%2fetc/passwd",
             "/../../etc/passwd",
             "//evil.example/", "/%00", "/memory.html", "http://evil.example/", "/?token=" + "a" * 4000]
)  # fmt: skip
def test_nothing_is_read_without_the_token(steady: Served, path: str) -> None:
    status, answer, headers = steady.ask("GET", path, leave_out=("X-Memctl-Token",))
    assert status in (403, 404)
    assert "oolong" not in str(answer) and "root:" not in str(answer)
    assert headers["Referrer-Policy"] == "no-referrer" and headers["Cache-Control"] == "no-store"
    assert "Set-Cookie" not in headers


@pytest.mark.parametrize("path", ["/../../../etc/passwd", "/%2e%2e/etc/passwd", "/memory.html", "/.memctl/config.toml",
                                  "/memory?../../x",
                                  "/memory?--help", "/memory?-0", "/memory?%00"])  # fmt: skip
def test_no_path_leads_to_a_file(steady: Served, path: str) -> None:
    status, answer, _ = steady.ask("GET", path)
    assert status in (404, 409, 422) and "root:" not in str(answer)


def test_a_rebound_name_reads_nothing(steady: Served) -> None:
    for host in ("evil.example", f"evil.example:{steady.port}", "127.0.0.1", "localhost", f"[::1]:{steady.port}"):
        status, answer, _ = steady.ask("GET", f"/?token={steady.token}", Host=host)
        assert status == 403 and "oolong" not in str(answer)
    assert steady.ask("GET", f"/?token={steady.token}", Host=f"localhost:{steady.port}")[0] == 200


RAW: dict[str, tuple[str, tuple[int, ...]]] = {
    "two hosts": ("POST /change HTTP/1.1\r\nHost: evil.example\r\n{good}{length}\r\n{body}", (403,)),
    "two origins": ("POST /change HTTP/1.1\r\n{good}Origin: http://evil.example\r\n{length}\r\n{body}", (403,)),
    "two lengths": ("POST /change HTTP/1.1\r\n{good}Content-Length: 2\r\n{length}\r\n{body}", (403,)),
    "chunked": ("POST /change HTTP/1.1\r\n{good}Transfer-Encoding: chunked\r\n{length}\r\n{body}", (411,)),
    "a negative length": ("POST /change HTTP/1.1\r\n{good}Content-Length: -1\r\n\r\n{body}", (411,)),
    "a length with a sign": ("POST /change HTTP/1.1\r\n{good}Content-Length: +20\r\n\r\n{body}", (411,)),
    "no length": ("POST /change HTTP/1.1\r\n{good}\r\n{body}", (411,)),
    "a vast length": ("POST /change HTTP/1.1\r\n{good}Content-Length: 99999999999\r\n\r\n{body}", (413,)),
    "a folded host": ("POST /change HTTP/1.1\r\nHost:\r\n evil.example\r\n{rest}{length}\r\n{body}", (403,)),
    "a line that is no header": ("POST /change HTTP/1.1\r\nnonsense\r\n{good}{length}\r\n{body}", (403,)),
    "a socket": ("GET /change HTTP/1.1\r\n{good}Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n", (404,)),
    "no version": ("GET /?token={token}\r\n\r\n", (0,)),
    "many headers": ("GET / HTTP/1.1\r\n" + "X: y\r\n" * 300 + "\r\n", (431,)),
    "a long line": ("GET /" + "a" * 70000 + " HTTP/1.1\r\n\r\n", (414,)),
    "nonsense": ("\x00\x01\x02\r\n\r\n", (400, 0)),
}


@pytest.mark.parametrize("why", RAW)
def test_what_is_no_proper_request_changes_nothing(steady: Served, why: str) -> None:
    memory, before = steady.memories()[TEXT], _files(steady)
    body = json.dumps({"do": "forget", "id": memory["id"], "was": TEXT, "state": "active"})
    rest = f"Origin: {steady.origin}\r\nX-Memctl-Token: {steady.token}\r\nContent-Type: application/json\r\n"
    text, statuses = RAW[why]
    text = text.format(
        good=f"Host: 127.0.0.1:{steady.port}\r\n{rest}", rest=rest, length=f"Content-Length: {len(body)}\r\n",
        body=body,
        token=steady.token,
    )  # fmt: skip
    behind = f"GET /?token={steady.token} HTTP/1.1\r\nHost: 127.0.0.1:{steady.port}\r\n\r\n"
    heard = steady.raw((text + (behind if text.endswith("\r\n\r\n") else "")).encode())
    match = re.match(rb"HTTP/1\.\d (\d+)", heard)
    assert (int(match[1]) if match else 0) in statuses, heard[:200]
    assert b"oolong" not in heard and heard.count(b"HTTP/1.") <= 1
    assert _files(steady) == before


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[]", b"null", b'{"do":"forget"}', b'{"do":"purge","id":"m1"}', b'{"do":"forget","id":"--purge"}',
     b'{"do":"forget","id":7}',
     b'{"do":"forget","id":"a b","id":"x"}', b"\xff\xfe", b"[" * 100000, b'{"do":"undo","id":"nothing"}',
     b'{"do":"set","id":"m1"}',
     b'{"do":NaN}', b"x" * (1 << 21)],
    ids=lambda body: ascii(body[:24]),
)  # fmt: skip
def test_a_change_that_makes_no_sense_is_refused(steady: Served, body: bytes) -> None:
    before = _files(steady)
    status, answer, _ = steady.ask("POST", "/change", body)
    assert status in (400, 409, 413, 422) and "a bug" not in str(answer), answer
    assert _files(steady) == before


def test_only_its_own_marks_are_set(steady: Served) -> None:
    memory, before = steady.memories()[TEXT], _files(steady)
    for marks in (
        {"supersedes": "m1"},
        {"path": "/etc/passwd"},
        {"text": ""},
        {"importance": "9"},
        {"text": ["a", 7]},
        {"data": "{}"},
        {},
    ):
        assert steady.change("set", memory, set=marks)[0] == 422, marks
    assert _files(steady) == before


def test_what_somebody_changes_meanwhile_is_not_overwritten(served: Served) -> None:
    """By hand or in a second browser: the page is told of it, and both wordings are there."""
    tree = served.program.home / ".local/share/memctl"
    memory = served.memories()[TEXT]
    path = tree / memory["path"]
    path.write_text(path.read_text().replace("oolong", "matcha"))
    for do, more in (("set", {"set": {"text": "Drinks coffee"}}), ("forget", {}), ("refuse", {})):
        status, answer = served.change(do, memory, **more)
        assert (status, answer["memories"][0]["text"]) == (409, "Drinks matcha in the morning")
    assert "Drinks matcha in the morning" in _texts(served.program)
    status, answer = served.change("set", answer["memories"][0], set={"text": "Drinks coffee"})
    assert status == 200
    assert "matcha" in served.program("log", "--patch").out
    path.write_text("".join(line for line in path.read_text().splitlines(True) if "coffee" not in line))
    status, answer = served.change("forget", answer["memories"][0])
    assert status == 409 and answer["gone"] == memory["id"]


def test_two_browsers_write_and_the_second_hears_of_the_first(served: Served) -> None:
    first, second = served.memories()[TEXT], served.memories()[TEXT]
    found: list[int] = []
    threads = [
        threading.Thread(
            target=lambda one=one, word=word: found.append(served.change("set", one, set={"text": word})[0])
        )
        for one, word in ((first, "Drinks sencha"), (second, "Drinks matcha"))
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(found) == [200, 409]
    assert len({"Drinks sencha", "Drinks matcha"} & _texts(served.program)) == 1


def test_the_command_itself_compares(program: Program) -> None:
    program("init")
    id = program("add", TEXT).out.split("\t")[1]
    assert program("set", "--was", "Drinks tea", id, "text=Drinks coffee").status == 1
    assert program("set", "--was", f"{TEXT}\u200b", id, "text=Drinks coffee").status == 0
    assert _texts(program) == {"Drinks coffee"}


def test_slow_clients_hold_nobody_up(served: Served) -> None:
    with closing(socket.create_connection(("127.0.0.1", served.port), 30)) as slow:
        slow.sendall(b"POST /change HTTP/1.1\r\nHost:")
        others = [socket.create_connection(("127.0.0.1", served.port), 30) for _ in range(8)]
        started = time.monotonic()
        assert TEXT in served.memories()
        assert time.monotonic() - started < 8
        for other in others:
            other.close()
        ended = False
        until = time.monotonic() + 25
        while not ended and time.monotonic() < until:  # a letter a second keeps no connection open
            time.sleep(0.5)
            try:
                slow.sendall(b"x")
                slow.settimeout(0.5)
                ended = slow.recv(1 << 16) == b""
            except TimeoutError:
                continue
            except OSError:
                ended = True
        assert ended


def test_too_many_connections_are_turned_away_and_it_lives_on(served: Served) -> None:
    held = [socket.create_connection(("127.0.0.1", served.port), 30) for _ in range(60)]
    for one in held:
        one.close()
    time.sleep(0.3)
    assert TEXT in served.memories()


def test_it_ends_by_itself_and_only_the_token_keeps_it_awake(program: Program) -> None:
    program("init")
    server = Served(program, "--idle", "0.05")
    until = time.monotonic() + 4
    while time.monotonic() < until and server.process.poll() is None:
        try:
            server.ask("GET", "/", leave_out=("X-Memctl-Token",))
        except (OSError, http.client.HTTPException):  # it may end while it answers
            break
        time.sleep(0.2)
    assert server.process.wait(30) == 0
    with pytest.raises(OSError):
        socket.create_connection(("127.0.0.1", server.port), 2)


def test_it_listens_on_this_machine_only_and_hides_its_token(served: Served) -> None:
    if not Path("/proc/net/tcp").exists():
        pytest.skip("there is no /proc")
    listening = [
        line.split()[1] for name in ("tcp", "tcp6") for line in Path(f"/proc/net/{name}").read_text().splitlines()
        if line.split()[1].endswith(f":{served.port:04X}") and line.split()[3] == "0A"
    ]  # fmt: skip
    assert listening == [f"0100007F:{served.port:04X}"]
    served.change("set", served.memories()[TEXT], set={"text": "A secret of mine"})
    for name in ("cmdline", "environ"):
        data = Path(f"/proc/{served.process.pid}/{name}").read_bytes()
        assert served.token.encode() not in data


def test_neither_token_nor_words_stand_on_a_command_line(program: Program, tmp_path: Path) -> None:
    """Other users can read the command line of every process that serve starts, and so of the browser."""
    program("init")
    memory = program("add", TEXT).out.split("\t")[1]
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$@" >> {tmp_path}/opened\ncat "${{1#file://}}" >> {tmp_path}/lead\n')
    browser.chmod(0o700)
    process = subprocess.Popen(
        [str(program.path), "serve", "--open"], env=program.environment({"BROWSER": f"{browser} %s"}), cwd=program.cwd,
        stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert process.stdout
    url = process.stdout.readline().strip()
    until = time.monotonic() + 20
    while not (tmp_path / "lead").exists() or not (tmp_path / "lead").read_text():
        assert time.monotonic() < until
        time.sleep(0.05)
    token = url.rpartition("=")[2]
    opened = (tmp_path / "opened").read_text()
    assert token not in opened and opened.startswith("file://")
    assert url in (tmp_path / "lead").read_text()
    lead = Path(opened.strip().removeprefix("file://"))
    assert lead.stat().st_mode & 0o777 == 0o600
    seen: set[str] = set()
    done = threading.Event()

    def watch() -> None:
        while not done.is_set():
            for path in Path("/proc").glob("[0-9]*/cmdline"):
                try:
                    seen.add(path.read_bytes().decode("utf-8", "replace"))
                except OSError:
                    continue

    watcher = threading.Thread(target=watch)
    watcher.start()
    connection = http.client.HTTPConnection("127.0.0.1", int(url.split(":")[2].split("/")[0]), timeout=30)
    wanted = {"do": "set", "id": memory, "was": TEXT, "state": "active", "set": {"text": "Zebras sleep in my attic"}}
    origin = url.partition("/?")[0]
    headers = {"Origin": origin, "X-Memctl-Token": token, "Content-Type": "application/json"}
    connection.request("POST", "/change", json.dumps(wanted), headers)
    assert connection.getresponse().status == 200
    done.set()
    watcher.join()
    process.send_signal(2)
    process.wait(20)
    assert not [line for line in seen if "Zebras" in line or token in line]
    assert not lead.exists()


def test_off_is_off_for_the_page_as_well(served: Served) -> None:
    memory = served.memories()[TEXT]
    served.program("off")
    status, answer, _ = served.ask("GET", f"/?token={served.token}")
    assert status == 503 and "memory is off" in str(answer)
    assert served.change("forget", memory)[0] == 503
    served.program("on")
    assert served.change("forget", memory)[0] == 200


def test_a_taken_port_is_said(served: Served) -> None:
    done = served.program("serve", "--port", str(served.port))
    assert done.status == 69 and "--port" in done.err
    assert served.program("serve", "--port", "99999").status == 69


def test_the_page_file_is_never_written_through_a_link(program: Program) -> None:
    program("init")
    cache = program.home / ".cache/memctl"
    cache.mkdir(parents=True, exist_ok=True)
    mine = program.home / "mine"
    mine.write_text("mine")
    os.symlink(mine, cache / "serve.html")
    os.symlink(mine, cache / "memory.html")
    assert program("look", "--print").status == 0
    assert program("serve", "--open", "--idle", "0.001", env={"BROWSER": "true %s"}).status == 0
    assert mine.read_text() == "mine"


def test_the_page_holds_no_markup_of_a_memory(served: Served) -> None:
    served.program("add", "</script><script>alert(1)</script>")
    _, page, headers = served.ask("GET", f"/?token={served.token}")
    assert "<script>alert" not in str(page)
    assert headers["X-Frame-Options"] == "DENY" and "frame-ancestors 'none'" in headers["Content-Security-Policy"]


@pytest.mark.parametrize(
    "text",
    ["One\n- Two ^mtwo2\n# Three\n\n---\nFour", "```\nnot closed", "<!-- open", "  \n x",
     "Ends in (pin:: true) (status:: pending) ^mfals"],
)  # fmt: skip
def test_words_stay_one_memory(served: Served, text: str) -> None:
    """What is typed into the page makes no other memory, no mark and no heading."""
    before = served.memories()
    status, answer = served.change("set", before[TEXT], set={"text": text})
    after = served.memories()
    if status == 200:
        assert len(after) == len(before) and _ids(after) == _ids(before)
        assert answer["memories"][0]["state"] == "active" and not answer["memories"][0].get("pin")
        assert served.program("undo", answer["operation"]).status == 0
    assert set(served.memories()) == set(before)


def test_a_waiting_memory_tells_what_it_replaces(served: Served) -> None:
    served.program("add", "--channel", "assistant", "Lives in Potsdam now, no longer in Berlin")
    memory = served.memories()["Lives in Potsdam now, no longer in Berlin"]
    assert memory["state"] == "pending"
    status, account, _ = served.ask("GET", f"/memory?{memory['id']}")
    assert status == 200 and isinstance(account, dict) and account["instead"] == "Lives in Berlin"
    _, kept = served.change("keep", memory)
    assert {one["text"]: one["state"] for one in kept["memories"]}["Lives in Berlin"] == "archived"


def test_a_memory_is_moved_to_the_core(served: Served) -> None:
    served.program("add", "--topic", "house", "The kettle stands on the blue shelf")
    memory = served.memories()["The kettle stands on the blue shelf"]
    status, answer = served.change("promote", memory)
    assert status == 200 and answer["memories"][0]["path"].startswith("_core/")
    assert served.program("undo", answer["operation"]).status == 0
    assert served.memories()["The kettle stands on the blue shelf"]["path"] == memory["path"]


def test_ctrl_c_ends_it_in_silence(program: Program) -> None:
    program("init")
    server = Served(program)
    assert server.end() == 130
    assert server.process.stderr and server.process.stderr.read() == ""


def test_a_faded_memory_is_kept(program: Program) -> None:
    program("init")
    path = program.home / ".local/share/memctl/topics/old.md"
    path.parent.mkdir(exist_ok=True)
    path.write_text("# Old\n\n- [lesson] Warm the pot first (created:: 2020-01-01) (importance:: 0.4) ^mpot1\n")
    program("used", "--query", "x", "mpot1")
    server = Served(program, "--now", "2035-01-01")
    faded = server.memories()["Warm the pot first"]
    status, answer = server.change("keep", faded)
    server.end()
    assert status == 200 and answer["memories"][0]["strength"] > faded["strength"]
