"""The list of commands in groups, the page of shared options, and hints for unknown commands."""

from __future__ import annotations

import difflib

from memctl.commands import SUMMARY
from memctl.interface.wording import option_lines, sentence
from memctl.model.tables import options

PAGE = "options"  # memctl help options

GROUPS = {
    "Learn": ("init", "add", "capture", "summarize", "demo"),
    "Ask": ("search", "inject", "list", "show", "why", "stats", "look", "pick", "status"),
    "Tend": (
        "review", "serve", "agent", "edit", "set", "used", "forget", "restore", "consolidate", "decay", "log", "undo",
        "lint", "config", "on", "off",
    ),
    "Share": ("sync", "promote", "export", "import", "scan"),
    "Clients": ("install", "uninstall", "hook", "mcp"),
    "Plumbing": ("transcript", "extract", "score", "index", "bench", "merge-driver"),
}  # fmt: skip

# words of other tools → the memctl command
ELSEWHERE = {
    "save": "add", "note": "add", "learn": "capture", "sweep": "capture --sweep",
    "recall": "search", "find": "search", "query": "search", "grep": "search", "context": "inject", "prompt": "inject",
    "ask": "inject -q QUESTION", "setup": "install", "connect": "install", "backup": "export",
    "rm": "forget", "remove": "forget", "delete": "forget", "purge": "forget --purge",
    "open": "edit", "update": "set", "reword": "set ID text=WORDS", "tag": "set ID tag=TAG", "pin": "set ID pin=true",
    "get": "show", "cat": "show", "ls": "list", "hist": "log", "history": "log",
    "diff": "log --patch", "revert": "undo", "doctor": "lint", "check": "lint", "fsck": "lint",
    "info": "status",
    "boost": "used", "browse": "look", "ui": "serve", "web": "serve", "server": "serve", "fzf": "pick",
    "choose": "pick", "trust": "agent ID --trust +5", "mood": "agent ID --mood WORD", "relationship": "agent",
    "settings": "config", "enable": "on", "resume": "on", "disable": "off", "pause": "off", "stop": "off",
    "gc": "decay", "prune": "decay",
    "accept": "review", "dedupe": "consolidate", "merge": "consolidate",
}  # fmt: skip

_OVERVIEW = """Usage: memctl COMMAND [OPTIONS] [ARGS]...

The long-term memory of a language model, as a tree of Markdown files.

  llm logs -n 0 --json | memctl extract | memctl score | memctl add -   # learn
  llm -s "$(memctl inject -q "$prompt")" "$prompt"                      # ask
  memctl decay --quiet                                                  # tend
"""
_END = """
remember, remember-project, memories and clear are other names of commands; the
setting aliases has yours.
memctl help COMMAND explains a command, memctl help options the shared options.
memctl --version (-V) prints the version."""


def overview() -> str:
    """Return the commands in their groups, one per line."""
    width = max(map(len, SUMMARY))
    lines = [_OVERVIEW]
    for group, names in GROUPS.items():
        lines += [f"{group}:", *(f"  {name.ljust(width)}  {sentence(SUMMARY[name])}" for name in names), ""]
    return "\n".join(lines).rstrip() + "\n" + _END


def options_page() -> str:
    """Return the options of every command and the shared filters."""
    return (
        "Options of every command. --tree, --config and --color may also stand before its name:\n"
        f"{option_lines(options.EVERYWHERE)}\n"
        "  -h, --help                Explain the command.\n\n"
        "Filters of list, search, inject and export:\n"
        f"{option_lines(options.FILTERS)}\n\n"
        "Output of many commands:\n"
        f"{option_lines((options.JSON, options.NUL, options.DRY_RUN))}"
    )


def hint_for(name: str) -> str:
    """Return the hint for an unknown command."""
    if name in ELSEWHERE:
        return f"use memctl {ELSEWHERE[name]}"
    near = difflib.get_close_matches(name, [*SUMMARY, *ELSEWHERE], 1)
    if not near:
        return "memctl --help lists the commands"
    return f"use memctl {ELSEWHERE[near[0]]}" if near[0] in ELSEWHERE else f"did you mean {near[0]}?"
