"""What every reader of stdin costs by the size of its input: `hostile_heads.py [KILOBYTES]`.

    .venv/bin/python tests/bench/hostile_heads.py 256

Pipes heads that are made to be looked at again and again (empty objects, blank lines, open brackets, one huge line and
so on) through each command that reads stdin: of the given size, and of four times that. Prints CPU seconds of both, and
the ratio: 4 where time goes by the length, 16 where it goes by the square. The worst come last."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
from pathlib import Path

PROGRAM = Path(sys.executable).parent / "memctl"
COMMANDS = {
    "inject": ("inject",),
    "transcript": ("transcript",),
    "extract": ("extract",),
    "extract --from text": ("extract", "--from", "text"),
    "summarize": ("summarize", "--dry-run", "--min-messages", "1"),
    "capture": ("capture", "--dry-run", "-"),
    "add -": ("add", "--dry-run", "-"),
    "score": ("score",),
    "score -q": ("score", "-q", "tea"),
    "import": ("import", "--dry-run"),
    "scan": ("scan",),
    "bench": ("bench",),
}
TURN = '{"role":"user","content":"I use pnpm"}\n'
# name → (what stands first, what is repeated)
HEADS = {
    "empty objects": ("", "{}\n"),
    "empty objects on one line": ("", "{}"),
    "empty objects, CRLF": ("", "{}\r\n"),
    "short messages": ("", TURN),
    "text messages": ("", '{"role":"user","text":"I use pnpm"}\n'),
    "turns": ("", '{"v":1,"kind":"turn","role":"user","text":"I use pnpm"}\n'),
    "candidates": ("", '{"v":1,"kind":"candidate","text":"Uses pnpm %d","channel":"user","score":0.9}\n'),
    "memories": ("", '{"v":1,"kind":"memory","id":"m%d","text":"Uses pnpm %d"}\n'),
    "half objects": ("", '{"role":"user","content":\n'),
    "half a key": ("", '{"ro\n'),
    "brackets": ("", "["),
    "brackets in lines": ("", "[\n"),
    "braces": ("", "{"),
    "braces in lines": ("", "{\n"),
    "open and closed lists": ("", "[]\n"),
    "an array of empty objects": ("[", "{},"),
    "an array of messages": ("[", TURN.strip() + ","),
    "a document of messages": ('{\n"messages":[', TURN.strip() + ","),
    "deep nesting": ("", '{"a":['),
    "deep nesting in lines": ("", '{"a":\n'),
    "blank lines": ("", "\n"),
    "blank lines, CRLF": ("", "\r\n"),
    "blank lines, then an object": ("{\n", "\n"),
    "lines of spaces": ("", " " * 60 + "\n"),
    "one huge string": ('{"role":"user","content":"', "a"),
    "one huge string of escapes": ('{"role":"user","content":"', "\\\\n"),
    "one huge word": ("", "a"),
    "quotes": ("", '"'),
    "backslashes": ('"', "\\"),
    "colons and commas": ('{"a":', "1,:"),
    "numbers": ("", "1"),
    "words": ("", "tea and milk "),
    "sentences": ("", "I use pnpm, not npm. "),
    "paragraphs": ("", "I use pnpm, not npm.\n\n"),
    "labels": ("", "User: I use pnpm\n"),
    "headings": ("", "# User\n"),
    "fences": ("", "```\n"),
    "longer and longer fences": ("", "````\n~~~\n"),
    "list items": ("", "- tea\n"),
    "aider's heading": ("# aider chat started at 2026-01-01 00:00:00\n", "#### tea  \n"),
    "tags": ("", "<a>\n"),
    "opening tags": ("", "<system-reminder>\n"),
    "NUL": ("", "\0"),
    "bytes that are no text": ("", "\udcff"),
    "Chinese": ("", "我喜欢喝茶。"),
    "carriage returns": ("", "\r"),
}  # fmt: skip


def text_of(before: str, piece: str, size: int) -> bytes:
    if "%d" not in piece:
        return (before + piece * (size // len(piece)) + "\n").encode("utf-8", "surrogateescape")
    pieces = [piece.replace("%d", str(number)) for number in range(size // len(piece))]
    return (before + "".join(pieces)).encode()


def seconds(command: tuple[str, ...], data: bytes, home: str, most: int = 60) -> float:
    """CPU seconds of one run, at most `most`."""
    source = Path(home) / "stdin"
    source.write_bytes(data)
    environment = {"HOME": home, "PATH": os.environ["PATH"]}

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_CPU, (most, most + 1))

    with open(source, "rb") as stdin:
        process = subprocess.Popen(
            [str(PROGRAM), *command], env=environment, cwd=home, stdin=stdin, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, preexec_fn=limit,
        )  # fmt: skip
        _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return usage.ru_utime + usage.ru_stime


def main() -> None:
    size = int(sys.argv[1]) * 1024 if len(sys.argv) > 1 else 256 * 1024
    rows = []
    with tempfile.TemporaryDirectory() as home:
        subprocess.run([str(PROGRAM), "init"], env={"HOME": home, "PATH": os.environ["PATH"]}, cwd=home, check=True)
        start = {name: seconds(command, b"", home) for name, command in COMMANDS.items()}
        for head, (before, piece) in HEADS.items():
            for name, command in COMMANDS.items():
                small, large = (
                    max(0.01, seconds(command, text_of(before, piece, many), home) - start[name])
                    for many in (size, 4 * size)
                )
                rows.append((large, small, f"{name}\t{head}"))
                print(f"{small:.2f}\t{large:.2f}\t{large / small:.1f}\t{name}\t{head}", file=sys.stderr, flush=True)
    print("small (s)\tlarge (s)\tratio\tcommand\thead")
    for large, small, name in sorted(rows):
        print(f"{small:.2f}\t{large:.2f}\t{large / small:.1f}\t{name}")


if __name__ == "__main__":
    main()
