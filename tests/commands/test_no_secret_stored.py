"""No secret reaches a file by any door: not the tree, not the journal, the ledger, the index or a log. The fields are
those that a record can have, so that a new one is tested too. The secrets are put together here, so that no scanner
takes this file for a leak."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from support.inprocess import InProcess
from support.table import COMMANDS

from memctl.core.lifecycle.set_marks import SETTABLE
from memctl.model.memory import EXTRA_KEYS, Memory
from memctl.model.record import memory_record

KEY = "AKIA" + "Q3EGRQ7MFZ2XK5TN"
URL = "Hx7mq2Lp" + "Zr4w"
WORD = "tr0ub4dor" + "&3x"
SECRETS = {KEY: KEY, URL: f"postgres://me:{URL}@db.example/app", WORD: f"password={WORD}"}

_ANY = Memory("x", id="m1", tags=("a",), supersedes=("m2",), superseded_by="m3", data={}, extra={"from": "m4"})
for _name in ("agent", "created", "updated", "since", "until", "verified", "source", "channel", "status", "review"):
    setattr(_ANY, _name, "x")
_ANY.path, _ANY.heading, _ANY.inject = "topics/a.md", "H", "never"
FIELDS = [name for name in memory_record(_ANY) if name not in ("v", "kind", "line", "importance", "confidence", "pin")]
OF_CANDIDATES = ["topic", "section", "target", "op", "cwd", "flags", "reasons", "triples", "unknown"]
EVIDENCE = ["client", "session", "source", "place", "id", "line", "time", "quote", "rule", "cwd"]


def told(home: Path, secret: str) -> list[str]:
    """The files that have it, in their names or their bytes."""
    files = [path for path in home.rglob("*") if path.is_file()]
    names = {path: str(path.relative_to(home)) for path in files}
    return [name for path, name in names.items() if secret.encode() in path.read_bytes() or secret in name]


def value_of(field: str, said: str) -> Any:
    shapes: dict[str, Any] = {
        "tags": [said, f"#{said}"],
        "supersedes": [said],
        "extra": dict.fromkeys(EXTRA_KEYS, said),
        "data": {"a": [said, {said: 1}], "password": said.rpartition("=")[2]},
        "flags": [said],
        "reasons": [said],
        "triples": [["user", "has", said], {"subject": said, "predicate": "is", "object": "x", "condition": said}],
    }
    return shapes.get(field, said)


@pytest.mark.parametrize("secret", SECRETS)
@pytest.mark.parametrize("channel", ["user", "web"])
def test_candidates(memctl: InProcess, home: Path, secret: str, channel: str) -> None:
    memctl("init")
    said = SECRETS[secret]
    records = [
        {"text": f"Likes tea number {number}", "channel": channel, field: value_of(field, said)}
        for number, field in enumerate([*FIELDS, *OF_CANDIDATES])
    ]
    records += [
        {"text": f"Likes cake {key}", "channel": channel, "evidence": {"session": "s1", "client": "c", key: said}}
        for key in EVIDENCE
    ]
    done = memctl("add", "-", stdin="".join(json.dumps(record) + "\n" for record in records))
    assert "add\t" in done.out
    assert told(home, secret) == []


@pytest.mark.parametrize("secret", SECRETS)
@pytest.mark.parametrize("trust", [[], ["--channel", "user"]])
def test_imports(memctl: InProcess, home: Path, secret: str, trust: list[str]) -> None:
    memctl("init")
    said = SECRETS[secret]
    records = [{"text": f"Likes tea {field}", "kind": "memory", field: value_of(field, said)} for field in FIELDS]
    done = memctl("import", "-", *trust, stdin="".join(json.dumps(record) + "\n" for record in records))
    assert "add\t" in done.out and "a secret was left out" in done.err
    done = memctl("import", "-", *trust, stdin=json.dumps([one | {"text": one["text"] + " too"} for one in records]))
    columns = [field for field in FIELDS if field not in ("data", "extra")]
    rows = [
        ",".join(said if name == field else f"of {field}" * (name == "text") for name in columns) for field in columns
    ]
    memctl("import", "-", *trust, stdin="\r\n".join([",".join(columns), *rows]) + "\r\n")
    marks = " ".join(f"({field}:: {said})" for field in ("source", "since", "review", "channel", "verified"))
    page = f"# {said}\n\n## {said}\n\n- Likes rain #{said} {marks}\n- Likes it (data:: {json.dumps([said])})\n"
    memctl("import", "-", *trust, stdin=page)
    assert told(home, secret) == []


WRITING = [name for name, each in COMMANDS.items() if any(option.name == "dry-run" for option in each.options)]


@pytest.mark.parametrize("secret", SECRETS)
def test_options(memctl: InProcess, home: Path, secret: str) -> None:
    memctl("init")
    memctl("add", "Likes tea")
    said = SECRETS[secret]
    chat = json.dumps({"messages": [{"role": "user", "content": "I live in Kyoto and I use pnpm."}]})
    for name in WRITING:
        for option in COMMANDS[name].options:
            if option.kind in ("text", "id", "type", "date", "day", "tag", "waiting-id") and not option.choices:
                words = {"add": ["Likes cake too"], "import": ["-"], "set": ["m1", "pin=true"]}.get(name, [])
                memctl(name, *words, f"--{option.name}", said, "--wait", "1", stdin=chat)
    assert told(home, secret) == []


@pytest.mark.parametrize("secret", SECRETS)
def test_marks_that_are_set(memctl: InProcess, home: Path, secret: str) -> None:
    memctl("init")
    id = memctl("add", "Likes tea").lines[0].split("\t")[1]
    said = SECRETS[secret]
    for key in SETTABLE:
        memctl("set", id, f"{key}={said}")
    memctl("add", f"Likes rain (source:: {said}) (channel:: {said})")
    memctl("add", f'Likes snow (data:: {{"a": "{said}"}})')
    assert memctl("list").lines
    assert told(home, secret) == []


@pytest.mark.parametrize("secret", SECRETS)
def test_what_was_shown_and_captured(memctl: InProcess, home: Path, tmp_path: Path, secret: str) -> None:
    memctl("init")
    said = SECRETS[secret]
    record = {"kind": "memory", "v": 1, "text": "Likes tea", "id": said, "scope": "user"}
    memctl("inject", stdin=json.dumps(record) + "\n")
    memctl("inject", "-q", said)
    memctl("search", said)
    path = tmp_path / "chat.jsonl"
    turn = {"role": "user", "text": f"I live in Kyoto. My key is {said}.", "session": said, "id": said, "time": said}
    path.write_text(json.dumps({"v": 1, "kind": "turn", **turn}) + "\n" + said + "\n")
    memctl("capture", path)
    memctl("capture", path, "--again")
    assert told(home, secret) == []
