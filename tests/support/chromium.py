"""A real Chromium without a window, spoken to through two pipes: no package is needed for it."""

from __future__ import annotations

import base64
import json
import os
import select
import shutil
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
_SECONDS = 60


def find() -> str:
    """The path of a Chromium, empty if there is none."""
    return next((path for name in NAMES if (path := shutil.which(name))), "")


class Chromium:
    """One browser with one tab. `events` holds what it told of itself: requests, dialogs, messages of the console."""

    def __init__(self, directory: Path) -> None:
        to_read, to_write = os.pipe(), os.pipe()
        self._out, self._in, self._number, self._rest = to_read[1], to_write[0], 0, b""
        self.events: list[dict[str, Any]] = []
        words = [
            find(), "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-extensions",
            "--disable-background-networking", "--disable-component-update", "--disable-dev-shm-usage",
            f"--user-data-dir={directory}", "--remote-debugging-pipe", "about:blank",
        ]  # fmt: skip
        program = f'exec "$@" 3<&{to_read[0]} 4>&{to_write[1]}'
        self._process = subprocess.Popen(
            ["bash", "-c", program, "bash", *words], pass_fds=(to_read[0], to_write[1]), stderr=subprocess.DEVNULL,
            env={**os.environ, "HOME": str(directory)},
        )  # fmt: skip
        os.close(to_read[0])
        os.close(to_write[1])
        self._session = ""
        until = time.monotonic() + _SECONDS
        while not (pages := [one for one in self._targets() if one["type"] == "page"]):
            assert time.monotonic() < until
        self._session = self.call("Target.attachToTarget", targetId=pages[0]["targetId"], flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Network", "Log"):
            self.call(f"{domain}.enable")

    def _targets(self) -> list[dict[str, Any]]:
        return list(self.call("Target.getTargets")["targetInfos"])

    def call(self, method: str, **parameters: Any) -> dict[str, Any]:
        """Do what a method of the protocol says; return its result."""
        self._number += 1
        told = {"id": self._number, "method": method, "params": parameters}
        if self._session:
            told["sessionId"] = self._session
        os.write(self._out, json.dumps(told).encode() + b"\0")
        while True:
            answer = self._next(_SECONDS)
            assert answer is not None, f"{method}: no answer"
            if answer.get("id") == self._number:
                assert "error" not in answer, answer
                return dict(answer["result"])

    def _next(self, seconds: float) -> dict[str, Any] | None:
        until = time.monotonic() + seconds
        while b"\0" not in self._rest:
            if not select.select([self._in], [], [], max(0.0, until - time.monotonic()))[0]:
                return None
            data = os.read(self._in, 1 << 20)
            assert data, "the browser has ended"
            self._rest += data
        line, _, self._rest = self._rest.partition(b"\0")
        told = json.loads(line)
        if "method" in told:
            self.events.append(told)
            if told["method"] == "Page.javascriptDialogOpening":
                self._number += 1
                close = {"id": self._number, "method": "Page.handleJavaScriptDialog", "params": {"accept": True}}
                os.write(self._out, json.dumps(close | {"sessionId": self._session}).encode() + b"\0")
        return dict(told)

    def go(self, url: str) -> None:
        """Load a page, to its end."""
        before = len(self.events)
        self.call("Page.navigate", url=url)
        self.wait(lambda: any(one["method"] == "Page.loadEventFired" for one in self.events[before:]))

    def wait(self, is_so: Callable[[], object]) -> None:
        """Wait until something is so."""
        until = time.monotonic() + _SECONDS
        while not is_so():
            assert time.monotonic() < until, "it did not come"
            self._next(0.05)

    def value(self, script: str) -> Any:
        """Return the value of a JavaScript expression in the page, a promise's as well."""
        done = self.call("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        assert "exceptionDetails" not in done, done["exceptionDetails"]
        return done["result"].get("value")

    def until(self, script: str) -> None:
        """Wait until an expression is true."""
        self.wait(lambda: self.value(script))

    def press(self, key: str, text: str = "") -> None:
        """Press a key."""
        codes = {"Enter": 13, "Escape": 27, "ArrowDown": 40, "Tab": 9}
        text = text or (key if len(key) == 1 else "\r" if key == "Enter" else "")
        common = {"key": key, "windowsVirtualKeyCode": codes.get(key, ord(key[0].upper()))}
        self.call("Input.dispatchKeyEvent", type="keyDown", text=text, **common)
        self.call("Input.dispatchKeyEvent", type="keyUp", **common)

    def type(self, text: str) -> None:
        """Type text, or let an input method write it."""
        self.call("Input.insertText", text=text)

    def look(self, width: int, height: int, *, dark: bool = False, media: str = "") -> None:
        """Set the size of the window, the colours and the medium."""
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        wished = [{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}]
        self.call("Emulation.setEmulatedMedia", media=media, features=wished)

    def picture(self, path: Path) -> None:
        """Write what one sees to a PNG file."""
        path.write_bytes(base64.b64decode(self.call("Page.captureScreenshot", format="png")["data"]))

    def asked(self) -> list[str]:
        """The addresses that the page asked for."""
        return [one["params"]["request"]["url"] for one in self.events if one["method"] == "Network.requestWillBeSent"]

    def heard(self, *methods: str) -> list[dict[str, Any]]:
        """The events of some kinds."""
        return [one for one in self.events if one["method"] in methods]

    def end(self) -> None:
        """End the browser."""
        for pipe in (self._out, self._in):
            os.close(pipe)
        try:
            self._process.wait(5)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
