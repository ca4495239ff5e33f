"""Texts that others collected because they break programs, from the directory of shared data."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

BEYOND = "beyond.md"  # what a path that leads out of the tree would make


def lines_of(path: Path) -> Iterator[bytes]:
    yield from (line for line in path.read_bytes().split(b"\n") if line)


def corpora(root: Path) -> dict[str, list[bytes]]:
    spec = (root / "commonmark/spec.txt").read_text(encoding="utf-8").replace("→", "\t")
    examples = re.findall(r"^`{32} example[^\n]*\n(.*?)^\.\n", spec, re.S | re.M)
    documents = [path.read_text(encoding="utf-8") for path in sorted((root / "yaml-test-suite/src").glob("*.yaml"))]
    yaml = [found for text in documents for found in re.findall(r"^  yaml: \|\n((?:    .*\n|\n)+)", text, re.M)]
    signs = str.maketrans({"␣": " ", "—": "", "»": "\t", "↵": "", "∎": "", "←": "\r", "⇔": "\ufeff"})
    escapes = json.loads((root / "terminal-escapes/garak-ansi.json").read_text(encoding="utf-8"))
    return {
        "JSONTestSuite": [path.read_bytes() for path in sorted((root / "jsontestsuite").rglob("*.json"))],
        "CommonMark": [example.encode() for example in examples],
        "yaml-test-suite": [re.sub("(?m)^    ", "", each).translate(signs).encode() for each in yaml],
        "naughty strings": [
            each.encode("utf-8", "surrogatepass") for each in json.loads((root / "blns/blns.json").read_bytes())
        ],
        "traversals": [
            line.replace(b"{FILE}", BEYOND.encode())
            for path in sorted((root / "path-traversal").glob("*.txt")) for line in lines_of(path)
        ],
        "UTF-8 tests": list(lines_of(root / "utf8tests/utf8tests.bin")),
        "Unicode": [
            line for path in sorted((root / "unicode").glob("*.txt")) for line in lines_of(path)
        ] + [path.read_bytes() for path in sorted((root / "trojan-source").rglob("*.txt"))],
        "terminal escapes": [each.encode() for each in strings_in(escapes)],
    }  # fmt: skip


def strings_in(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, (list, dict)):
        for each in value.values() if isinstance(value, dict) else value:
            yield from strings_in(each)
