"""memctl as a process, with an environment made from nothing."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from support.inprocess import Result

ROOT = Path(__file__).parents[2]
PATH = "/usr/local/bin:/usr/bin:/bin"


def launcher(directory: Path) -> Path:
    """The `memctl` beside this Python; where there is none, one in `directory` that starts the checkout."""
    installed = Path(sys.executable).parent / "memctl"
    if installed.exists():
        return installed
    script = directory / "memctl"
    script.write_text(
        f"#!{sys.executable}\nimport sys\nsys.path[0] = {str(ROOT)!r}\nfrom memctl.cli import main\nsys.exit(main())\n"
    )
    script.chmod(0o755)
    return script


class Program:
    """Callable: words of a command line; `stdin` is bytes or text, `env` stands beside HOME and PATH."""

    def __init__(self, path: Path, home: Path, cwd: Path) -> None:
        self.path = path
        self.home = home
        self.cwd = cwd

    def environment(self, env: dict[str, str] | None = None) -> dict[str, str]:
        """HOME, PATH with memctl's directory first, and `env`."""
        return {"HOME": str(self.home), "PATH": f"{self.path.parent}:{PATH}", **(env or {})}

    def __call__(
        self, *words: object, stdin: bytes | str = b"", env: dict[str, str] | None = None, timeout: float = 60
    ) -> Result:
        return self._run([str(self.path), *map(str, words)], stdin, env, timeout)

    def shell(
        self, line: str, stdin: bytes | str = b"", env: dict[str, str] | None = None, timeout: float = 60
    ) -> Result:
        """Run a line by sh."""
        return self._run(["/bin/sh", "-c", line], stdin, env, timeout)

    def _run(self, words: list[str], stdin: bytes | str, env: dict[str, str] | None, timeout: float) -> Result:
        data = stdin.encode() if isinstance(stdin, str) else stdin
        done = subprocess.run(
            words,
            input=data,
            capture_output=True,
            env=self.environment(env),
            cwd=self.cwd,
            timeout=timeout,
            check=False,
        )
        return Result(done.returncode, done.stdout, done.stderr)


def scrubbed(**more: str) -> dict[str, str]:
    """This process's environment without what memctl reads; for tools that need the rest (terminals, compilers)."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("XDG_", "MEMCTL"))}
    return {**kept, **more}
