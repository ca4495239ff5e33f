"""Secrets in any text are named without being shown, or hidden. They are put together here, so that no scanner takes
this file for a leak."""

from __future__ import annotations

import json
from pathlib import Path

from support.inprocess import InProcess

KEY = "AKIA" + "Q3EGRQ7MFZ2XK5TN"
PEM = "-----BEGIN RSA PRIVATE KEY-----\n" + "a1B2c3D4e5F6g7H8\n" * 20 + "-----END RSA PRIVATE KEY-----\n"


def test_places_and_kinds_are_printed_and_no_secret(memctl: InProcess, home: Path) -> None:
    path = home / "notes.txt"
    path.write_text(f"one\nmine is {KEY}.\n{PEM}")
    done = memctl("scan", path)
    assert (done.status, done.lines) == (1, [f"{path}:2:9: aws-key", f"{path}:3:1: private-key"])
    assert KEY not in memctl("scan", path, "--json").out
    assert json.loads(memctl("scan", path, "--format", "json").lines[0])["column"] == 9


def test_nothing_found_is_silence(memctl: InProcess) -> None:
    done = memctl("scan", stdin="The secret is to keep the oven hot.\n")
    assert (done.status, done.out, done.err) == (0, "", "")


def test_redaction_keeps_every_other_byte(memctl: InProcess) -> None:
    before = b"caf\xe9 \x00 \r\nmine is " + KEY.encode() + b" <private>not this</private> end"
    done = memctl("scan", "--redact", stdin=before)
    assert done.status == 0
    assert done.raw == b"caf\xe9 \x00 \r\nmine is [secret:aws-key] [private] end"


def test_a_key_that_lies_across_blocks_is_one(memctl: InProcess) -> None:
    before = b"an ordinary line of words\n" * 40_329
    done = memctl("scan", stdin=before + PEM.encode() + b"after\n")
    assert done.lines == ["-:40330:1: private-key"]
    done = memctl("scan", "--redact", stdin=before + PEM.encode() + b"after\n")
    assert done.raw == before + b"[secret:private-key]\nafter\n"
