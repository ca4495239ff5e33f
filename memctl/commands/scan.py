"""`memctl scan`: names or hides the secrets in a file or stream."""

from __future__ import annotations

from memctl import __version__
from memctl.core.lint.report import format_findings
from memctl.core.safety.secrets import find_secrets, redact
from memctl.edge import stream
from memctl.edge.pattern_cache import keeps_patterns
from memctl.edge.stream import Intake
from memctl.model.errors import NOTHING, OK
from memctl.model.lint import Finding
from memctl.model.tables import options
from memctl.model.tables.command import Argument, Call, Command, Example, Option

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import BinaryIO

COMMAND = Command(
    "scan",
    description="Finds secrets in any text: keys and tokens with the published formats of their issuers, private "
    "keys, passwords in URLs, and values after a word such as password. It prints file:line:column: kind for each, "
    "never the secret itself. The status is 1 if it finds one. It opens no tree, and memctl off does not affect "
    "it.\n\n"
    "--redact prints the text with [secret:KIND] in place of each secret, and with [private] in place of the text "
    "between <private> tags. The status is then 0.",
    arguments=(Argument("file", "Files. Without a file, or with -, it reads standard input.", kind="file", many=True),),
    options=(
        Option("redact", "Print the text without its secrets.", kind="flag"),
        options.REPORT,
        options.JSON,
        *options.EVERYWHERE,
    ),
    examples=(
        Example("memctl scan session.jsonl", "check a transcript for secrets"),
        Example(
            "memctl scan --redact < session.jsonl | memctl extract", "remove secrets before extract reads the text"
        ),
    ),
)

BLOCK = 1 << 20  # bytes of whole lines per search
_MOST = 1 << 16  # greatest length of a private key behind a block


@keeps_patterns
def run(call: Call) -> int:
    """Name the secrets of the files, or hide them."""
    intake = Intake("scan", call.texts("file"))
    if call.flag("redact"):
        for source, _ in intake.streams():
            for _, text in _blocks(source):
                stream.put(redact(text)[0], end="")
        return OK
    found = [finding for source, name in intake.streams() for finding in _found(source, name)]
    form = "json" if call.flag("json") else call.text("format", "text")
    stream.put(format_findings(found, form, {}, __version__), end="")
    if not found:
        stream.say_nothing("nothing found", quiet=call.flag("quiet"))
    return NOTHING if found else OK


def _found(source: BinaryIO, name: str) -> Iterator[Finding]:
    for first, text in _blocks(source):
        for secret in find_secrets(text):
            if secret.kind == "private":
                continue
            line = first + text.count("\n", 0, secret.start)
            column = secret.start - text.rfind("\n", 0, secret.start)
            yield Finding(secret.kind, name, line, "", column=column)


def _blocks(source: BinaryIO) -> Iterator[tuple[int, str]]:
    """Yield (number of the first line, text) of blocks of whole lines. A private key stays in one block."""
    first = 1
    while data := source.read(BLOCK):
        data += source.readline()
        while _is_open(data) and len(data) < BLOCK + _MOST and (line := source.readline()):
            data += line
        yield first, data.decode("utf-8", "surrogateescape")
        first += data.count(b"\n")


def _is_open(data: bytes) -> bool:
    return data.rfind(b"-----BEGIN") > data.rfind(b"-----END") or data.rfind(b"<private>") > data.rfind(b"</private>")
