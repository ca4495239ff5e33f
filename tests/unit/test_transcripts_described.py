"""Formats that the user describes in TOML."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from memctl.edge.transcripts import detect, read_turns
from memctl.model.errors import UsageError

HELPDESK = """
match = { app = "HelpDesk" }
items = "log"
role = "from.kind"
text = "body"
time = "at"
session = "room"
name = "from.name"
skip = [{ kind = "typing" }]
[roles]
customer = "user"
agent = "assistant"
"""
DOCUMENT = {
    "app": "HelpDesk",
    "room": "r1",
    "log": [
        {"from": {"kind": "customer", "name": "Aiko"}, "body": "I use vim.", "at": 1785579600},
        {"kind": "typing", "from": {"kind": "customer"}, "body": "…"},
        {"from": {"kind": "agent"}, "body": [{"type": "text", "text": "好的"}]},
        {"from": {"kind": "robot"}, "body": "beep"},
    ],
}


@pytest.fixture
def formats(home: Path) -> Path:
    directory = home / ".config" / "memctl" / "formats"
    directory.mkdir(parents=True)
    return directory


def read(data: bytes, format: str | None = None) -> tuple[list[dict[str, object]], list[str]]:
    reports: list[str] = []
    return list(read_turns(io.BytesIO(data), format=format, report=reports.append)), reports


@pytest.mark.parametrize("indent", [None, 2])
def test_a_document(formats: Path, indent: int | None) -> None:
    (formats / "helpdesk.toml").write_text(HELPDESK)
    data = json.dumps(DOCUMENT, indent=indent).encode()
    assert detect(io.BytesIO(data)) == "helpdesk"
    turns, reports = read(data)
    assert [(turn["role"], turn["text"], turn["session"], turn["client"]) for turn in turns] == [
        ("user", "I use vim.", "r1", "helpdesk"),
        ("assistant", "好的", "r1", "helpdesk"),
    ]
    assert turns[0]["time"] == "2026-08-01T10:20:00Z" and turns[0]["name"] == "Aiko"
    assert reports == []


def test_lines(formats: Path) -> None:
    (formats / "irc.toml").write_text('match = { nick = "*" }\nrole = "as"\ntext = "said"\n')
    data = b'{"nick":"jo","as":"user","said":"I knit."}\n{"nick":"bo","as":"bot","said":"Nice."}\n{"x":1}\n'
    turns, _ = read(data)
    assert [(turn["role"], turn["text"], turn["line"]) for turn in turns] == [
        ("user", "I knit.", 1),
        ("assistant", "Nice.", 2),
    ]
    assert read(data, "irc")[0] == turns


def test_a_description_goes_before_what_is_built_in(formats: Path) -> None:
    (formats / "mine.toml").write_text('match = { "meta.by" = "me" }\nrole = "role"\ntext = "content"\n')
    assert detect(io.BytesIO(b'{"role":"user","content":"x","meta":{"by":"me"}}')) == "mine"
    assert detect(io.BytesIO(b'{"role":"user","content":"x","meta":{"by":"you"}}')) == "openai"


@pytest.mark.parametrize(
    ("description", "message"),
    [
        ("role = ", "Invalid value"),
        ('text = "a"', "'role' is missing"),
        ('role = "a"', "'text' is missing"),
        ('role = "a"\ntext = "b"\ntxet = "c"', "'txet' must be one of"),
        ('role = "a"\ntext = 3', "'text' must be a str"),
        ('role = "a"\ntext = "b"\nskip = ["x"]', "'skip' must be a list of tables"),
        ('role = "a"\ntext = ""', "'text' is missing"),
        ('role = "a"\ntext = "b"\nroles = { boss = "chief" }', "roles: 'boss' is 'chief'"),
    ],
)
def test_a_bad_description_is_reported_and_the_rest_works(formats: Path, description: str, message: str) -> None:
    (formats / "bad.toml").write_text(description)
    turns, reports = read(b'{"role":"user","content":"x"}\n')
    assert [turn["text"] for turn in turns] == ["x"]
    assert len(reports) == 1 and message in reports[0] and "bad.toml" in reports[0]


def test_no_such_format(formats: Path) -> None:
    (formats / "mine.toml").write_text('role = "a"\ntext = "b"\n')
    with pytest.raises(UsageError, match=r"'irc'; use one of mine, turns, .*\btext$"):
        read(b"{}", "irc")
