"""Completion for zsh with its own `_arguments`."""

from __future__ import annotations

from memctl.interface.completion.common import GENERATED, HELP, HELP_SUMMARY, quoted, short_help, values, words_for
from memctl.interface.overview import PAGE
from memctl.interface.wording import sentence
from memctl.model.tables import options
from memctl.model.tables.command import Argument, Command, Option

_SOURCES = {
    "file": "_files",
    "directory": "_files -/",
    "command": "_command_names -e",
    # the blank keeps zsh from adding words to the call
    "id": " _memctl_ids list",
    "archived-id": " _memctl_ids list --archived",
    "waiting-id": " _memctl_ids review",
    "setting": " _memctl_settings",
    "value": " _memctl_value",
}


def script(commands: dict[str, Command], summaries: dict[str, str]) -> str:
    """Return the whole script."""
    lines = {**summaries, HELP: HELP_SUMMARY}
    names = [quoted(f"{name}:{short_help(sentence(line))}") for name, line in lines.items()]
    return _SCRIPT.format(
        generated=GENERATED,
        page=PAGE,
        commands="\n".join(f"    {name}" for name in names),
        values="\n".join(f"    ({name}) compadd -- {' '.join(words)} ;;" for name, words in values().items()),
        globals=" \\\n".join(f"    {_option(option)}" for option in options.GLOBAL),
        cases="\n".join(["    (help) _arguments '1:command:_memctl_help' ;;", *map(_case, commands.values())]),
    )


def _case(command: Command) -> str:
    specs = [_option(option) for option in command.options]
    specs += [_argument(number, argument) for number, argument in enumerate(command.arguments, 1)]
    lines = " \\\n".join(f"        {spec}" for spec in ["'(- *)'{-h,--help}'[Show help]'", *specs])
    return f"    ({command.name})\n      _arguments -s -S \\\n{lines}\n      ;;"


def _option(option: Option) -> str:
    """Return `(-n --limit)'{-n+,--limit=}'[help]:N:action'`, the syntax of `_arguments`."""
    value = "" if option.kind == "flag" else f":{_escaped(option.metavar)}:{_action(option)}"
    what = f"[{_escaped(short_help(option.help))}]{value}"
    flags = [_with_value(flag, option) for flag in option.flags]
    prefix = "*" if option.many else f"({' '.join(option.flags)})" if len(flags) > 1 else ""
    if len(flags) == 1:
        return quoted(prefix + flags[0] + what)
    return quoted(prefix) + "{" + ",".join(flags) + "}" + quoted(what)


def _with_value(flag: str, option: Option) -> str:
    if option.kind == "flag":
        return flag
    return flag + ("=" if flag.startswith("--") else "+")


def _argument(number: int, argument: Argument) -> str:
    place = "*" if argument.many else str(number)
    return quoted(f"{place}:{_escaped(argument.name)}:{_action(argument)}")


def _action(item: Option | Argument) -> str:
    if words_for(item):
        return f"({' '.join(words_for(item))})"
    return _SOURCES.get(item.kind, " ")


def _escaped(text: str) -> str:
    for special in "\\[]:":
        text = text.replace(special, "\\" + special)
    return text


_SCRIPT = """\
#compdef memctl
# zsh completion for memctl
# {generated}

_memctl_ids() {{
  local tree=${{(Q)opt_args[--tree]:-$memctl_tree}}
  local -a ids row
  memctl "$@" --color never ${{tree:+--tree=$tree}} 2>/dev/null </dev/null | while IFS=$'\\t' read -r -A row; do
    [[ $1 == review ]] && shift row  # why it waits
    ids+=("$row[1]:$row[-1]")
  done
  _describe -t ids memory ids
}}

# What a setting, the word before this one, can be set to.
_memctl_value() {{
  case $words[CURRENT-1] in
{values}
  esac
}}

# The names of settings; in the short form of config a name stands before, and its value is what is completed.
_memctl_settings() {{
  local key rest
  local -a keys
  if [[ $words[CURRENT-1] == *.* ]]; then
    _memctl_value
    return
  fi
  memctl config list 2>/dev/null | while IFS=$'\\t ' read -r key rest; do keys+=("$key:$rest"); done
  _describe -t settings setting keys
}}

_memctl_commands() {{
  local -a commands=(
{commands}
  )
  _describe -t commands command commands
}}

_memctl_help() {{
  _memctl_commands
  compadd -- {page}
}}

_memctl() {{
  local curcontext=$curcontext state line memctl_tree
  typeset -A opt_args
  _arguments -C -S \\
{globals} \\
    '(- *)'{{-h,--help}}'[Show help]' \\
    '(- *)--version[Show the version]' \\
    '1:command:_memctl_commands' \\
    '*::argument:->argument' && return
  memctl_tree=${{(Q)opt_args[--tree]}}
  case $words[1] in
{cases}
  esac
}}

_memctl "$@"
"""
