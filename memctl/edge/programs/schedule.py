"""Let the machine's own scheduler run memctl every hour: cron, else a timer of systemd."""

from __future__ import annotations

import os
import shlex
import subprocess
from collections.abc import Sequence

from memctl.edge.programs.own_path import found_on_path
from memctl.edge.safe_open import text_of
from memctl.model.errors import Unavailable, WriteError

MARK = "# memctl install cron"
_HOURLY = "17 * * * *"  # not on the hour, when everybody's jobs run
_SWEEP = ("capture", "--sweep", "--auto", "--quiet")
_TIMER, _SERVICE = "memctl.timer", "memctl.service"
_UNITS = {
    _SERVICE: "[Unit]\nDescription=memctl learns from transcripts\n\n"
    "[Service]\nType=oneshot\nNice=10\nExecStart={command}\n",
    _TIMER: "[Unit]\nDescription=memctl learns from transcripts every hour\n\n"
    "[Timer]\nOnCalendar=hourly\nRandomizedDelaySec=10m\nPersistent=true\n\n"
    "[Install]\nWantedBy=timers.target\n",
}


class Crontab:
    """The user's crontab. memctl adds one line, which ends in MARK."""

    place = "crontab"

    def __init__(self, words: Sequence[str] = ()) -> None:
        """`words` are the command to run: the path of memctl and its options."""
        # cron reads % as the end of the line
        self.text = f"{_HOURLY} {shlex.join(words)} > /dev/null 2>&1 {MARK}\n".replace("%", r"\%")

    def is_there(self) -> bool:
        """Whether memctl's line is in the crontab."""
        return self._read() != self._others()

    def add(self) -> bool:
        """Add the line in place of an earlier one. Returns False if it was there."""
        before, others = self._read(), self._others()
        after = others + ("" if others.endswith("\n") or not others else "\n") + self.text
        if before != after:
            self._write(after)
        return before != after

    def remove(self) -> bool:
        """Take the line out. Returns False if there is none."""
        before, others = self._read(), self._others()
        if before != others:
            self._write(others)
        return before != others

    def _others(self) -> str:
        return "".join(line for line in self._read().splitlines(keepends=True) if not line.rstrip().endswith(MARK))

    def _read(self) -> str:
        done = _run(["crontab", "-l"])
        if done.returncode and "no crontab" not in done.stderr:
            raise Unavailable(f"crontab: {_said(done)}")
        return "" if done.returncode else done.stdout

    def _write(self, text: str) -> None:
        done = _run(["crontab", "-"], text) if text else _run(["crontab", "-r"])
        if done.returncode:
            raise Unavailable(f"crontab: nothing was changed: {_said(done)}")


class Timer:
    """A timer of the user's systemd, in two files of memctl's own."""

    def __init__(self, words: Sequence[str] = ()) -> None:
        """`words` are as for Crontab."""
        config = os.environ.get("XDG_CONFIG_HOME", "")
        home = config if os.path.isabs(config) else os.path.expanduser("~/.config")
        self._directory = os.path.join(home, "systemd", "user")
        self.place = os.path.join(self._directory, _TIMER)
        command = " ".join(map(_for_systemd, words))
        self._files = {
            os.path.join(self._directory, name): text.format(command=command) for name, text in _UNITS.items()
        }
        self.text = "\n".join(self._files.values())

    def is_there(self) -> bool:
        """Whether the timer's file is there."""
        return os.path.exists(self.place)

    def add(self) -> bool:
        """Write the files and start the timer. Returns False if it was there."""
        if all(text_of(path) == text for path, text in self._files.items()):
            return False
        try:
            os.makedirs(self._directory, exist_ok=True)
            for path, text in self._files.items():
                with open(path, "w", encoding="utf-8") as file:
                    file.write(text)
        except OSError as error:
            raise WriteError(f"{error.filename or self._directory}: {error.strerror}") from None
        for words in (("daemon-reload",), ("enable", "--now", _TIMER)):
            done = _run(["systemctl", "--user", *words])
            if done.returncode:
                self._delete()
                raise Unavailable(f"systemctl --user {words[0]}: {_said(done)}")
        return True

    def remove(self) -> bool:
        """Stop the timer and delete the files. Returns False if there are none."""
        if not self.is_there():
            return False
        _run(["systemctl", "--user", "disable", "--now", _TIMER])
        self._delete()
        _run(["systemctl", "--user", "daemon-reload"])
        return True

    def _delete(self) -> None:
        for path in self._files:
            try:
                os.unlink(path)
            except FileNotFoundError:
                continue
            except OSError as error:
                raise WriteError(f"{path}: {error.strerror}") from None


def sweep_words(program: str, options: Sequence[str]) -> list[str]:
    """Return the command that learns from all transcripts."""
    return [program, *_SWEEP, *options]


def scheduler(words: Sequence[str] = ()) -> Crontab | Timer:
    """Return the scheduler of this machine. Unavailable if there is none."""
    if found_on_path("crontab"):
        return Crontab(words)
    if found_on_path("systemctl"):
        return Timer(words)
    todo = f"let another scheduler run: {shlex.join(words)}" if words else "nothing to take back"
    raise Unavailable(f"cron: neither crontab nor systemctl is on PATH: {todo}")


def _for_systemd(word: str) -> str:
    escaped = word.replace("\\", "\\\\").replace('"', '\\"').replace("%", "%%").replace("$", "$$")
    return f'"{escaped}"'


def _run(words: list[str], text: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        words, input=text, capture_output=True, text=True, env={**os.environ, "LC_ALL": "C"}, check=False
    )


def _said(done: subprocess.CompletedProcess[str]) -> str:
    lines = (done.stderr or done.stdout).strip().split("\n")
    return lines[-1][:200] or f"ended with status {done.returncode}"
