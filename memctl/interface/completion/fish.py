"""Completion for fish."""

from __future__ import annotations

from memctl.interface.completion.common import GENERATED, HELP, HELP_SUMMARY, quoted, short_help, values, words_for
from memctl.interface.overview import PAGE
from memctl.interface.wording import sentence
from memctl.model.tables import options
from memctl.model.tables.command import Argument, Command, Option

# arguments of `complete … -l NAME` for each kind of value; -x: a value, no files; -r -F: a value, also files
_SOURCES = {
    "file": "-r -F",
    "directory": "-x -a '(__fish_complete_directories)'",
    "command": "-x -a '(__fish_complete_command)'",
    "id": "-x -a '(__memctl_ids list)'",
    "archived-id": "-x -a '(__memctl_ids list --archived)'",
    "waiting-id": "-x -a '(__memctl_ids review)'",
}
_BEFORE = quoted("not __memctl_command", "\\'")


def script(commands: dict[str, Command], summaries: dict[str, str]) -> str:
    """Return the whole script."""
    lines = [f"complete -c memctl -n {_BEFORE} -a {name} -d {_text(sentence(summaries[name]))}" for name in commands]
    lines.append(f"complete -c memctl -n {_BEFORE} -a {HELP} -d {_text(sentence(HELP_SUMMARY))}")
    lines.append(f"complete -c memctl -n '__memctl_command {HELP}' -a {quoted(' '.join([*commands, PAGE]))}")
    lines += [_option(option, _BEFORE) for option in options.GLOBAL]
    lines.append(f"complete -c memctl -n {_BEFORE} -l version -d 'Show the version'")
    lines.append("complete -c memctl -s h -l help -d 'Show help'")
    for command in commands.values():
        condition = quoted(f"__memctl_command {command.name}")
        lines += ["", *(_option(option, condition) for option in command.options)]
        lines += [line for argument in command.arguments if (line := _argument(argument, condition))]
    cases = [
        f"        case {name}\n            string split ' ' {quoted(' '.join(words))}"
        for name, words in values().items()
    ]
    return _SCRIPT.format(generated=GENERATED, values="\n".join(cases), lines="\n".join(lines))


def _option(option: Option, condition: str) -> str:
    short = f" -s {option.short}" if option.short else ""
    source = _source(option)
    value = "" if option.kind == "flag" else f" {source or '-x'}"
    return f"complete -c memctl -n {condition}{short} -l {option.name}{value} -d {_text(option.help)}"


def _argument(argument: Argument, condition: str) -> str:
    source = _source(argument).replace("-x ", "").replace("-r ", "")
    return f"complete -c memctl -n {condition} {source}" if source else ""


def _source(item: Option | Argument) -> str:
    if item.kind in ("setting", "value"):
        return f"-x -a '(__memctl_settings {' '.join(item.choices)})'"
    if words_for(item):
        return f"-x -a {quoted(' '.join(words_for(item)))}"
    return _SOURCES.get(item.kind, "")


def _text(help: str) -> str:
    return quoted(short_help(help), "\\'")


_SCRIPT = """\
# fish completion for memctl
# {generated}

# Whether the command is the one that is named, or there is one at all.
function __memctl_command
    set -l words (commandline -opc)[2..-1]
    while set -q words[1]
        switch $words[1]
            case --tree --config --color
                set -e words[1]
            case '-*'
            case '*'
                test (count $argv) -eq 0 -o "$words[1]" = "$argv[1]"
                return
        end
        set -e words[1]
    end
    return 1
end

function __memctl_where
    set -l words (commandline -opc)
    for number in (seq (count $words))
        switch $words[$number]
            case --tree --config --scope
                set -q words[(math $number + 1)]; and echo $words[$number]; and echo $words[(math $number + 1)]
            case '--tree=*' '--config=*' '--scope=*'
                echo $words[$number]
        end
    end
end

function __memctl_ids
    set -l rows (memctl $argv --color never (__memctl_where) 2>/dev/null </dev/null)
    if test $argv[1] = review # why it waits stands first
        set rows (string replace -r '^[^\\t]*\\t' '' -- $rows)
    end
    string replace -r '^([^\\t]*)\\t.*\\t' '$1\\t' -- $rows
end

# What the setting that stands before can be set to; where none does, the names of settings, and the actions that are
# given behind `config` itself.
function __memctl_settings
    set -l words (commandline -opc)
    switch $words[-1]
{values}
        case '*.*'
        case '*'
            test $words[-1] = config; and string join \\n $argv
            memctl config list 2>/dev/null | string replace -r '^([^\\t ]*)[\\t ]+' '$1\\t'
    end
end

complete -c memctl -f
{lines}
"""
