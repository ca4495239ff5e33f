"""Completion for bash. It needs only bash itself, and calls memctl only to complete ids."""

from __future__ import annotations

from memctl.interface.completion.common import GENERATED, HELP, values, words_for
from memctl.interface.overview import PAGE
from memctl.model.tables import options
from memctl.model.tables.command import Argument, Command, Option

_SOURCES = {
    "file": "_memctl_paths -f",
    "directory": "_memctl_paths -d",
    "command": "_memctl_paths -c",
    "id": "_memctl_ids list",
    "archived-id": "_memctl_ids list --archived",
    "waiting-id": "_memctl_ids review",
    "setting": "_memctl_settings",
    "value": "_memctl_value",
}
_NOTHING = ":"  # free text: nothing to suggest


def script(commands: dict[str, Command], summaries: dict[str, str]) -> str:
    """Return the whole script."""
    names = " ".join(summaries)
    return _SCRIPT.format(
        generated=GENERATED,
        commands=f"{names} {HELP}",
        sources="\n".join(_value_lines(commands)),
        arguments="\n".join([f"    '{HELP} 0') _memctl_words {names} {PAGE} ;;", *_argument_lines(commands)]),
        values="\n".join(f"    {name}) _memctl_words {' '.join(words)} ;;" for name, words in values().items()),
        options="\n".join(_option_lines(commands)),
        globals=" ".join(["--help", "--version", *(flag for option in options.GLOBAL for flag in option.flags)]),
    )


def _source(item: Option | Argument) -> str:
    if words_for(item):
        return "_memctl_words " + " ".join(words_for(item))
    return _SOURCES.get(item.kind, _NOTHING)


def _value_lines(commands: dict[str, Command]) -> list[str]:
    """Return a case for each option with a value: one case if all commands agree about the option."""
    sources: dict[str, dict[str, list[str]]] = {}
    for name, command in commands.items():
        for option in command.options:
            for flag in option.flags if option.kind != "flag" else ():
                sources.setdefault(flag, {}).setdefault(_source(option), []).append(name)
    lines = []
    for flag, places in sources.items():
        for source, names in places.items():
            patterns = [f"*' {flag}'"] if len(places) == 1 else [f"'{name} {flag}'" for name in names]
            lines.append(f"    {' | '.join(patterns)}) source=({source}) ;;")
    return lines


def _argument_lines(commands: dict[str, Command]) -> list[str]:
    lines = []
    for name, command in commands.items():
        for number, argument in enumerate(command.arguments):
            pattern = f"'{name} '*" if argument.many else f"'{name} {number}'"
            if _source(argument) != _NOTHING:
                lines.append(f"    {pattern}) {_source(argument)} ;;")
    return lines


def _option_lines(commands: dict[str, Command]) -> list[str]:
    return [
        f"    {name}) _memctl_words {' '.join(flag for option in command.options for flag in option.flags)} --help ;;"
        for name, command in commands.items()
    ]


_SCRIPT = """\
# bash completion for memctl
# {generated}

# The words that begin with what stands there already.
_memctl_words() {{
    local word
    for word in "$@"; do
        if [[ $word == "$cur"* ]]; then COMPREPLY+=("$word"); fi
    done
}}

_memctl_paths() {{
    local path
    if [[ $1 != -c ]]; then compopt -o filenames 2>/dev/null; fi
    while IFS= read -r path; do COMPREPLY+=("$path"); done < <(compgen "$1" -- "$cur")
}}

_memctl_ids() {{
    local id
    while IFS= read -r -d '' id; do _memctl_words "$id"; done < <(memctl "$@" "${{where[@]}}" -0 2>/dev/null </dev/null)
}}

# What a setting, the argument before this one, can be set to.
_memctl_value() {{
    case $previous in
{values}
    esac
}}

# The names of settings; in the short form of config a name stands before, and its value is what is completed.
_memctl_settings() {{
    local key rest
    if [[ $previous == *.* ]]; then
        _memctl_value
        return
    fi
    while IFS=$'\\t ' read -r key rest; do _memctl_words "$key"; done < <(memctl config list 2>/dev/null)
}}

# $1 is `COMMAND --option`: fails where the option takes no value, else says in `source` what completes it.
_memctl_source() {{
    case $1 in
{sources}
    *) return 1 ;;
    esac
}}

# $1 is `COMMAND NUMBER`, the number of arguments before this one.
_memctl_argument() {{
    case $1 in
{arguments}
    esac
}}

_memctl_options() {{
    case $1 in
{options}
    esac
}}

_memctl() {{
    local cur=${{COMP_WORDS[COMP_CWORD]}} command='' previous='' before=0 number word
    local -a source=() where=()
    COMPREPLY=()
    for ((number = 1; number < COMP_CWORD; number++)); do
        word=${{COMP_WORDS[number]}}
        if _memctl_source "$command $word"; then
            ((number++))
            # bash parts `--option=value` into three words
            if [[ ${{COMP_WORDS[number]}} == = ]]; then
                if ((number == COMP_CWORD)); then cur=''; else ((number++)); fi
            fi
            if ((number >= COMP_CWORD)); then
                "${{source[@]}}"
                return
            fi
            if [[ $word == --tree || $word == --config || $word == --scope ]]; then
                where+=("$word" "${{COMP_WORDS[number]}}")
            fi
        elif [[ $word == -?* ]]; then
            :
        elif [[ -z $command ]]; then
            command=$word
        else
            previous=$word
            ((before++))
        fi
    done
    if [[ -z $command && $cur == -* ]]; then
        _memctl_words {globals}
    elif [[ -z $command ]]; then
        _memctl_words {commands}
    elif [[ $cur == -* ]]; then
        _memctl_options "$command"
    else
        _memctl_argument "$command $before"
    fi
}}

complete -F _memctl memctl
"""
