"""Manual pages and completions are what the definitions say, and what shells and mandoc accept."""

from __future__ import annotations

import json
import re
import subprocess
import tomllib
from collections.abc import Callable, Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from support.program import ROOT
from support.table import COMMANDS

from memctl import __version__
from memctl.interface import mdoc
from memctl.interface.__main__ import generated
from memctl.interface.manual import CHANGELOG, PROSE, schema
from memctl.interface.wording import Groups
from memctl.model import errors
from memctl.model.change import ACTIONS
from memctl.model.memory import Memory
from memctl.model.record import KINDS, VERSION, dump, memory_record, parse_line
from memctl.model.tables.settings import SETTINGS

HOW = "differs from the definitions: run python -m memctl.interface"


def test_committed_files_are_what_is_generated() -> None:
    wanted = generated()
    there = {
        str(path.relative_to(ROOT))
        for path in [
            *ROOT.glob("man/*/*"),
            *ROOT.glob("completions/*"),
            *(path for name in (".plugin", ".claude-plugin") for path in (ROOT / name).rglob("*") if path.is_file()),
            *ROOT.glob("memctl/core/language/tables/[!_]*.py"),
        ]
    }
    assert there == set(wanted), HOW
    for name, text in wanted.items():
        assert (ROOT / name).read_text(encoding="utf-8") == text, f"{name} {HOW}"


def test_mandoc_finds_nothing(tool: Callable[[str], str]) -> None:
    pages = sorted(str(path) for path in ROOT.glob("man/man*/*"))
    done = subprocess.run([tool("mandoc"), "-T", "lint", *pages], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


@pytest.mark.parametrize("name", COMMANDS)
def test_a_page_explains_everything_that_the_command_takes(name: str, tool: Callable[[str], str]) -> None:
    command = COMMANDS[name]
    page = rendered(tool("mandoc"), (ROOT / f"man/man1/memctl-{name}.1").read_text(encoding="utf-8"))
    for option in command.options:
        assert ", ".join(option.flags) in page, option.name
    for argument in command.arguments:
        assert argument.metavar.strip("[]…") in page
    for example in command.examples:
        assert example.shell in page


def rendered(mandoc: str, text: str) -> str:
    """The page as a terminal shows it, without overstriking."""
    words = [mandoc, "-T", "utf8", "-O", "width=200"]
    shown = subprocess.run(words, input=text.encode(), capture_output=True, check=True).stdout.decode()
    while "\b" in shown:
        place = shown.index("\b")
        shown = shown[: place - 1] + shown[place + 1 :]
    return shown


def test_the_config_page_has_every_setting() -> None:
    page = (ROOT / "man/man5/memctl-config.5").read_text(encoding="utf-8")
    for setting in SETTINGS.values():
        assert setting.environment in page
        assert setting.name.replace("-", "\\-") in page


def test_every_command_is_in_the_overview() -> None:
    page = (ROOT / "man/man1/memctl.1").read_text(encoding="utf-8")
    for name in COMMANDS:
        assert f".It Cm {name}\n" in page


def test_the_groups_of_options_are_all_options() -> None:
    for command in COMMANDS.values():
        groups = Groups(command)
        together = (*groups.own, *groups.filters, *groups.everywhere)
        assert sorted(option.name for option in together) == sorted(option.name for option in command.options)


@given(st.text())
def test_any_text_means_itself_in_a_page(text: str) -> None:
    for line in mdoc.prose(text):
        assert not line.startswith((".", "'"))


def test_special_characters_reach_the_reader(tool: Callable[[str], str]) -> None:
    text = r"""a\b .c 'd' "e" `f` ^g ~h -i --jj \fBk"""
    page = mdoc.page_of("x", 1, "y", "November 21, 2026", [".Sh DESCRIPTION", *mdoc.literal([text, ".Sh no"])])
    shown = rendered(tool("mandoc"), page)
    assert text in shown
    assert ".Sh no" in shown


def test_no_word_of_a_term_is_read_as_a_macro(tool: Callable[[str], str]) -> None:
    body = [".Sh DESCRIPTION", *mdoc.from_markdown("No line, An Ar, Is It\n: Text.")]
    assert "No line, An Ar, Is It" in rendered(tool("mandoc"), mdoc.page_of("x", 1, "y", "November 21, 2026", body))


def examples_of_records() -> Iterator[str]:
    for line in (PROSE / "memctl-records.5.md").read_text(encoding="utf-8").split("\n"):
        if line.startswith("{") and not line.startswith("{{"):
            yield line


def test_the_schema_is_one() -> None:
    Draft202012Validator.check_schema(schema())


@pytest.mark.parametrize("line", [*examples_of_records()])
def test_an_example_of_a_record_is_one(line: str) -> None:
    record = parse_line(line.encode())
    assert dump(record) == line
    Draft202012Validator(schema()).validate(record)


def test_there_is_an_example_and_a_schema_of_every_kind() -> None:
    assert {json.loads(line)["kind"] for line in examples_of_records()} == set(KINDS)
    assert set(KINDS) <= set(schema()["$defs"])
    assert schema()["$defs"]["version"]["const"] == VERSION


def test_the_schema_names_every_key_of_a_memory() -> None:
    everything = Memory("text", id="m7f3k", tags=("a",), path="a.md", line=1, data={"a": 1}, extra={"a": "b"})
    everything.importance = everything.confidence = 0.5
    everything.supersedes, everything.pin = ("m1111",), True
    for field in ("created", "updated", "since", "until"):
        setattr(everything, field, "2026-08-01")
    for field in ("heading", "agent", "verified", "source", "superseded_by", "channel", "author", "status", "review",
                  "inject"):  # fmt: skip
        setattr(everything, field, "x")
    record = memory_record(everything, seal="x", strength=0.5, score=1.5, relevance=0.5, known=0.5, why={"words": 1.0})
    Draft202012Validator(schema()).validate(record)
    assert set(record) == set(schema()["$defs"]["memory"]["properties"])


def test_the_schema_names_every_action() -> None:
    assert tuple(schema()["$defs"]["change"]["properties"]["action"]["enum"]) == ACTIONS


@pytest.mark.parametrize(
    "line", ['{"kind":"turn","role":"king","text":"x"}', '{"kind":"candidate"}', '{"kind":"memory","text":""}', "{}"]
)
def test_the_schema_refuses(line: str) -> None:
    assert not Draft202012Validator(schema()).is_valid(json.loads(line))


def test_every_status_is_explained() -> None:
    page = (PROSE / "exit-status.md").read_text(encoding="utf-8")
    kinds = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, errors.MemctlError)]
    statuses = {kind.status for kind in kinds} | {errors.OK, errors.NOTHING, errors.INTERRUPTED, errors.BROKEN_PIPE}
    explained = {int(word) for line in page.split("\n") if re.match(r"\d", line) for word in line.split(", ")}
    assert explained == statuses | {errors.HUNG_UP, errors.TERMINATED}


def test_every_environment_variable_is_explained() -> None:
    page = (PROSE / "memctl.7.md").read_text(encoding="utf-8")
    own = {setting.environment for setting in SETTINGS.values()}
    for path in (ROOT / "memctl").rglob("*.py"):
        for name in re.findall(r"""environ(?:\.get\(|\[)["']([A-Z_]+)""", path.read_text(encoding="utf-8")):
            assert f"`{name}`" in page or name in own, f"{path.name}: {name}"


def test_the_licence_goes_into_the_package() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    own, notices, *others = [(ROOT / path).read_text(encoding="utf-8") for path in project["license-files"]]
    assert own.startswith(f"{project['license']} License\n")
    assert "OpenCC" in notices and len(others) == 1 and "Apache License" in others[0]


def test_the_change_log_knows_this_version() -> None:
    assert f"\n## {__version__}\n" in CHANGELOG.read_text(encoding="utf-8")
