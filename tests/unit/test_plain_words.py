"""The manual is plain: short sentences that begin with their subject, and no double negatives."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from support.table import COMMANDS

from memctl.commands import SUMMARY
from memctl.interface.manual import CHANGELOG, PROSE, schema
from memctl.model.tables.settings import SETTINGS

LONGEST = 35  # words
_CODE = re.compile(r"^```.*?^```$", re.M | re.S)
_END = re.compile(r"(?<=[.!?:;])\s+|\n\s*\n")
_NOUN_CLAUSE = re.compile(r"(?:What|Where|Who|Whoever|Whatever|Whether)\b(?!.*\?$)")
_NO, _ONE_CLAUSE = r"\b(?:not|never|cannot|no|none|nothing|nobody)\b", r"(?:(?! and | or | if )[^,;:.])*"
_DOUBLE = re.compile(_NO + _ONE_CLAUSE + _NO, re.I)


def texts() -> Iterator[tuple[str, str]]:
    """(where it is, a text of the manual) of everything that people read."""
    for path in (*sorted(PROSE.glob("*.md")), CHANGELOG):
        plain = _CODE.sub("", path.read_text(encoding="utf-8"))
        yield path.name, re.sub(r"^(?:: |- |#.*$|\{\{.*$|.+\n(?=: ))", "\n\n", plain, flags=re.M)
    for name, command in COMMANDS.items():
        yield name, f"{SUMMARY[name]}.\n\n{command.description}"
        for item in (*command.arguments, *command.options):
            yield f"{name} {item.name}", item.help
    for setting in SETTINGS.values():
        yield setting.name, setting.help
    for kind, definition in schema()["$defs"].items():
        for key, value in definition.get("properties", {}).items():
            yield f"{kind} {key}", value.get("description", "")


def sentences() -> list[tuple[str, str]]:
    found = [(where, " ".join(part.split())) for where, text in texts() for part in _END.split(text)]
    return [(where, sentence) for where, sentence in dict.fromkeys(found) if sentence]


def faults(sentence: str) -> list[str]:
    """The faults of a sentence."""
    found = ["too long"] if len(sentence.split()) > LONGEST else []
    found += ["a clause as subject"] if _NOUN_CLAUSE.match(sentence) else []
    return found + (["two negatives"] if _DOUBLE.search(sentence) else [])


def test_every_sentence_of_the_manual_is_plain() -> None:
    assert len(sentences()) > 500
    assert [(where, sentence, faults(sentence)) for where, sentence in sentences() if faults(sentence)] == []


@pytest.mark.parametrize(
    ("sentence", "fault"),
    [
        ("What was forgotten stays forgotten.", "a clause as subject"),
        ("Where nothing is found the status is 1.", "a clause as subject"),
        ("It does not bring nothing.", "two negatives"),
        ("word " * 40, "too long"),
    ],
)
def test_the_test_can_fail(sentence: str, fault: str) -> None:
    assert faults(sentence) == [fault]
