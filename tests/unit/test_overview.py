"""The list of commands, the page of shared options, help pages, and hints for words that name no command."""

from __future__ import annotations

import pytest
from support.inprocess import InProcess
from support.table import COMMANDS

from memctl.commands import SUMMARY
from memctl.interface.overview import ELSEWHERE, GROUPS, hint_for, options_page, overview
from memctl.interface.typer_app import EVERYWHERE
from memctl.interface.wording import sentence
from memctl.model.tables import options


def test_every_command_is_in_one_group() -> None:
    assert sorted(name for names in GROUPS.values() for name in names) == sorted(SUMMARY)


def test_the_overview_has_every_group_and_command_and_fits_a_terminal() -> None:
    lines = overview().splitlines()
    assert all(f"{group}:" in lines for group in GROUPS)
    for name, summary in SUMMARY.items():
        assert [line for line in lines if line.split()[:1] == [name]] == [f"  {name:<14}{sentence(summary)}"]
    assert max(map(len, lines)) <= 80


def test_memctl_alone_shows_it_on_stderr(memctl: InProcess) -> None:
    alone, asked = memctl(), memctl("help")
    assert (alone.status, alone.out, asked.status, asked.err) == (64, "", 0, "")
    assert alone.err == asked.out == memctl("--help").out


def test_the_shared_options_have_a_page(memctl: InProcess) -> None:
    page = memctl("help", "options")
    assert (page.status, page.out) == (0, f"{options_page()}\n")
    for option in (*options.EVERYWHERE, *options.FILTERS):
        assert f"  {', '.join(option.flags)}" in page.out
    assert max(map(len, page.lines)) <= 88


@pytest.mark.parametrize("name", COMMANDS)
def test_a_help_page(name: str, memctl: InProcess) -> None:
    """What it does, its options, examples, and one line about the options of every command."""
    page = memctl("help", name)
    assert page.status == 0 and sentence(SUMMARY[name]) in page.out
    command = COMMANDS[name]
    assert page.out.count(EVERYWHERE) == 1 and page.out.rstrip().endswith(EVERYWHERE)
    listed = page.out.partition("\nOptions:\n")[2].partition("\n  Examples:\n")[0].splitlines()
    shown = {word.rstrip(",") for line in listed for word in line.split()[:2] if word.startswith("--")}
    filters = options.FILTERS if set(options.FILTERS) <= set(command.options) else ()
    shared = {option.flags[-1] for option in (*options.EVERYWHERE, *filters)}
    own = {option.flags[-1] for option in command.options if option not in (*options.EVERYWHERE, *filters)}
    assert own <= shown and not shown & (shared - own)
    assert all(f"    {example.shell}" in page.lines for example in command.examples)


@pytest.mark.parametrize("word", ELSEWHERE)
def test_words_of_other_tools_name_a_command(word: str, memctl: InProcess) -> None:
    assert word not in SUMMARY and ELSEWHERE[word].split()[0] in SUMMARY
    result = memctl(word, "something")
    assert (result.status, result.out) == (64, "")
    assert result.err == f"memctl: no command {word!r}: use memctl {ELSEWHERE[word]}\n"


@pytest.mark.parametrize("word", [name for name in (*SUMMARY, *ELSEWHERE) if len(name) > 4])
def test_a_slip_names_one_too(word: str) -> None:
    """One letter left out, doubled, or two neighbours the wrong way round."""
    slips = {word[:at] + word[at + 1 :] for at in range(len(word))}
    slips |= {word[:at] + word[at] + word[at:] for at in range(len(word))}
    slips |= {word[:at] + word[at + 1] + word[at] + word[at + 2 :] for at in range(len(word) - 1)}
    wanted = f"use memctl {ELSEWHERE[word]}" if word in ELSEWHERE else f"did you mean {word}?"
    found = [hint_for(slip) for slip in slips - {*SUMMARY, *ELSEWHERE}]
    assert all("lists the commands" not in hint for hint in found)
    assert found.count(wanted) >= 0.8 * len(found)


@pytest.mark.parametrize("word", ["xyzzy", "q", "", "帮助"])
def test_a_word_like_none_is_sent_to_the_list(word: str) -> None:
    assert hint_for(word) == "memctl --help lists the commands"
