"""The small parser says what Typer says, wherever it says anything."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.extent import few
from support.table import COMMANDS

from memctl.interface.parser import parse_plain
from memctl.interface.typer_app import app_of, invoke
from memctl.model.tables.command import Argument, Call, Command, Option

# a command with every kind of option and argument, and one that needs an argument: the proof does not depend on what
# commands there are
KINDS = Command(
    "search",
    arguments=(Argument("mode", "a choice", choices=("get", "set")), Argument("rest", "the rest", many=True)),
    options=(
        Option("yes", "a flag", kind="flag", short="y"),
        Option("words", "a text", short="w"),
        Option("count", "an integer", kind="integer", short="n"),
        Option("share", "a number", kind="number"),
        Option("day", "a date", kind="date"),
        Option("way", "a choice", choices=("auto", "never")),
        Option("tag", "many texts", many=True, short="t"),
        Option("day-of", "many dates", kind="date", many=True),
        Option("kind-of", "many choices", choices=("a", "b"), many=True),
    ),
)
NEEDS = Command("show", arguments=(Argument("id", "an id", required=True, many=True),))
ALL = {"kinds": KINDS, "needs": NEEDS, **COMMANDS}

NUMBERS = ["0", "1", "-1", "007", "0.5", "1.", ".5", ".", "1e3", "nan", "inf", "٣", "2026-08-01", "2026-13-01"]
WORDS = ["", "-", "auto", "never", "a", "b", "get", "=", "a=b", "用 vim", "m7f3k", "x y"]
OPTIONS = ["--", "--yes", "-y", "-w", "--no-such", "-z"]
VALUES = st.sampled_from([*NUMBERS, *WORDS, *OPTIONS])


def words_of(command: Command) -> st.SearchStrategy[list[str]]:
    """Command lines that are often right, and often just beside it."""
    flags = [flag for option in command.options for flag in option.flags] + ["--help"]
    choices = [word for item in (*command.options, *command.arguments) for word in item.choices] or ["x"]
    values = VALUES | st.sampled_from(choices)
    flag = st.sampled_from(flags)
    pair = st.tuples(flag, values)
    phrase = st.one_of(
        pair.map(list),
        pair.map(lambda two: [f"{two[0]}={two[1]}"]),
        pair.map(lambda two: [two[0] + two[1]]),
        flag.map(lambda one: [one]),
        values.map(lambda one: [one]),
    )
    return st.lists(phrase, max_size=5).map(lambda phrases: [word for phrase in phrases for word in phrase])


def by_typer(command: Command, words: list[str]) -> dict[str, object] | None:
    calls: list[Call] = []
    status, help_page, problem = invoke(app_of(command, calls.append), command.name, words)
    assert (status, bool(problem)) == ((0, False) if calls or help_page else (64, True))
    return calls[0].values if calls else None


@pytest.mark.parametrize("name", ALL)
def test_what_the_small_parser_answers_is_what_typer_answers(name: str) -> None:
    command = ALL[name]

    @settings(max_examples=few(300 if name in ("kinds", "needs") else 25), deadline=None)
    @given(words_of(command))
    def agree(words: list[str]) -> None:
        call = parse_plain(command, words)
        if call is not None:
            assert by_typer(command, words) == call.values

    agree()


@pytest.mark.parametrize(
    "words",
    [
        ["--yes", "-w", "x", "--count=3", "get", "a", "b"],
        ["-n", "0", "--share", "0.5", "--tag", "a", "--tag", "b"],
        ["--day", "2026-08-01", "--", "set", "--yes"],
        ["get", "-"],
        [],
    ],
)
def test_plain_uses_do_not_need_typer(words: list[str]) -> None:
    call = parse_plain(KINDS, words)
    assert call is not None
    assert call.values == by_typer(KINDS, words)


@pytest.mark.parametrize(
    "words",
    ["--help", "--nope", "--count", "--count x", "--count -1", "--share nan", "--day x", "--way x", "nope"],
)
def test_help_and_wrong_usage_are_left_to_typer(words: str) -> None:
    assert parse_plain(KINDS, words.split()) is None
    assert by_typer(KINDS, words.split()) is None


@pytest.mark.parametrize("words", ["-n3", "-yw x", "-wx", "--share 1e3", "--share=.5"])
def test_rare_spellings_are_understood(words: str) -> None:
    assert by_typer(KINDS, words.split())
