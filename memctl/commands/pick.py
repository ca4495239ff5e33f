"""`memctl pick`: lets a person choose memories from a list."""

from __future__ import annotations

from memctl.core.retrieval.filters import Filter
from memctl.edge import stream
from memctl.edge.programs import fzf
from memctl.edge.programs.own_path import own_path
from memctl.edge.programs.run import ask_self, passed_on
from memctl.edge.workspace import Workspace
from memctl.model.errors import NOTHING, OK, UsageError
from memctl.model.memory import Memory
from memctl.model.tables import options
from memctl.model.tables.command import Argument, Call, Command, Example, Option
from memctl.model.text.lines import one_line
from memctl.model.text.numbers import numbers_in

COMMAND = Command(
    "pick",
    description="Shows the memories as a list at your terminal, and prints the ids of those that you choose. With fzf "
    "(the fuzzy finder), you search as you type, Tab marks several memories, and a preview explains each one. Ctrl-X "
    "forgets the marked memories (memctl undo brings them back); Ctrl-E opens your editor, and Ctrl-Y copies the id. "
    "Without fzf, you type numbers such as 1 3-5, or a word to shorten the list.\n\n"
    "Status 1 means that you chose none.",
    arguments=(Argument("query", "Words to begin with.", many=True),),
    options=(
        Option("preview", "Print the explanation of this memory, as the preview does.", kind="id", metavar="ID"),
        Option("lines", "Print the lines of the list, as fzf reads them.", kind="flag"),
        *options.FILTERS,
        options.LIMIT,
        *options.EVERYWHERE,
    ),
    examples=(
        Example("memctl pick --lines | head -n 3", "print the first lines of the list"),
        Example("memctl pick --preview $(memctl list -0 -n 1 | tr -d '\\0')", "print the preview of the first memory"),
    ),
)


def run(call: Call) -> int:
    """Print the chosen ids. Returns 1 if there are none."""
    if call.given("preview"):
        return _preview(call)
    memories, query = _memories(call), " ".join(call.texts("query"))
    if call.flag("lines"):
        found = _lines(_with_words(memories, query))
        for line in found:
            stream.put(line)
        return OK if found else NOTHING
    if call.flag("no-input") or not stream.stdin_is_terminal():
        raise UsageError("pick: a person chooses at a terminal: a program uses memctl list -0")
    if not memories:
        stream.say("pick: there is nothing to choose from")
        return NOTHING
    if fzf.has_fzf():
        chosen = fzf.choose(_lines(memories), query, own_path(), passed_on(call), ["pick", "--lines", *_asked(call)])
    else:
        chosen = _by_number(memories, query)
    for id in chosen:
        stream.put(id)
    return OK if chosen else NOTHING


def _memories(call: Call) -> list[Memory]:
    workspace = Workspace(call, to_read=True)
    chosen = Filter.of_call(call, workspace.now, *workspace.left_out(all=call.flag("all")))
    return chosen.apply(workspace.memories())[: call.integer("limit")]


def _lines(memories: list[Memory]) -> list[str]:
    """Return a line for each memory: id, text and place, with nothing that acts on a terminal."""
    return [stream.visible("\t".join((one.key, one_line(one.text), one.place))) for one in memories]


def _asked(call: Call) -> list[str]:
    """Return the filters and options of the call, as words."""
    words = passed_on(call)
    for option in (*options.FILTERS, options.LIMIT):
        values = call.texts(option.name) if option.many else [call.text(option.name)]
        if call.given(option.name):
            words += [f"--{option.name}" + ("" if option.kind == "flag" else f"={value}") for value in values]
    return words


def _preview(call: Call) -> int:
    status, out, said = ask_self(["why", *passed_on(call), "--", call.text("preview")])
    stream.put(stream.visible((out or said.encode()).decode("utf-8", "replace")), end="")
    return status


def _by_number(memories: list[Memory], query: str) -> list[str]:
    """Ask for numbers; words shorten the list first."""
    shown = _with_words(memories, query)
    while True:
        texts = (line.split("\t") for line in _lines(shown))
        stream.show_choices(f"{number:>3}  {text}  ({place})" for number, (_, text, place) in enumerate(texts, 1))
        said = stream.ask_line("Numbers such as 1 3-5, a word to shorten the list, or Enter to end:")
        if not said:
            return []
        numbers = numbers_in(said, len(shown))
        if numbers:
            return [shown[number - 1].key for number in numbers]
        fewer = _with_words(memories, said) if numbers is None else []
        if fewer:
            shown = fewer
        else:
            stream.say(f"pick: no memory has {said!r}" if numbers is None else f"pick: give numbers up to {len(shown)}")


def _with_words(memories: list[Memory], said: str) -> list[Memory]:
    words = said.casefold().split()
    return [one for one in memories if all(word in f"{one.text} {one.place} {one.key}".casefold() for word in words)]
