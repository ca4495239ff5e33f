"""The manual pages: section 1 from the command definitions, sections 5 and 7 from the prose and the tables."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from memctl.commands import SUMMARY
from memctl.interface import mdoc
from memctl.interface.overview import GROUPS
from memctl.interface.wording import Groups, default_of, explained, paragraphs, placeholder, sentence
from memctl.model.memory import TYPES
from memctl.model.tables.command import Argument, Command, Option
from memctl.model.tables.settings import NOT_FROM_TREES, SETTINGS

DATE = "November 21, 2026"  # the date on all pages; the present day would change every page daily
PROSE = Path(__file__).with_name("prose")
CHANGELOG = Path(__file__).parents[1] / "CHANGELOG.md"
SCHEMA = Path(__file__).parents[1] / "model" / "records.schema.json"

# page of the prose → its summary
PAGES = {
    "memctl-config.5": "settings of memctl",
    "memctl-records.5": "the records between the stages of memctl",
    "memctl-tree.5": "the tree of Markdown files",
    "memctl.7": "an overview of memctl",
    "memctl-changes.7": "changes between the versions of memctl",
    "memctl-editors.7": "memctl inside Vim, Emacs, Helix and VS Code",
    "memctl-measurements.7": "measurements of memctl",
    "memctl-recipes.7": "recipes for clients, models, notes and machines",
}
SEE_ALSO = tuple((page[:-2], int(page[-1])) for page in ("memctl.1", *PAGES))


def pages(commands: dict[str, Command], summaries: dict[str, str]) -> dict[str, str]:
    """Return path in the repository → text, for every page."""
    found = {_path(name): _prose_page(name, summary) for name, summary in PAGES.items()}
    found[_path("memctl.1")] = _overview(summaries)
    found.update((_path(f"memctl-{name}.1"), command_page(command)) for name, command in commands.items())
    return found


def _path(page: str) -> str:
    return f"man/man{page[-1]}/{page}"


def command_page(command: Command) -> str:
    """Return the page of one command."""
    groups = Groups(command)
    body = [*_synopsis(command, groups), ".Sh DESCRIPTION", *mdoc.prose(sentence(SUMMARY[command.name]))]
    for text in paragraphs(command.description):
        body += [".Pp", *mdoc.prose(text)]
    if command.arguments:
        body += _tagged([_argument_item(argument) for argument in command.arguments])
    body += _options("OPTIONS", groups.own)
    body += _options("FILTER OPTIONS", groups.filters)
    body += _options("OPTIONS OF EVERY COMMAND", groups.everywhere)
    body += mdoc.from_markdown(_prose("exit-status"))
    if command.examples:
        body.append(".Sh EXAMPLES")
        for number, example in enumerate(command.examples):
            body += [".Pp"] if number else []
            body += [*mdoc.prose(f"{example.note[0].upper()}{example.note[1:]}:"), *mdoc.literal([example.shell])]
    name = f"memctl-{command.name}"
    return mdoc.page_of(name, 1, SUMMARY[command.name], DATE, [*body, *_see_also((name, 1))])


def _synopsis(command: Command, groups: Groups) -> list[str]:
    lines = [".Sh SYNOPSIS", f".Nm memctl {command.name}"]
    for option in groups.own:
        lines.append(f".Op {_flags(option)[0]}{_value(option)}")
    lines += [".Op Ar filters"] if groups.filters else []
    lines += [".Op Ar options"] if groups.everywhere else []
    for argument in command.arguments:
        name = mdoc.escape(argument.metavar.strip("[]"))
        lines.append(f".Ar {name}" if argument.required else f".Op Ar {name}")
    return lines


def _flags(option: Option) -> list[str]:
    return ["Fl " + mdoc.escape(flag[1:]) for flag in option.flags]


def _value(option: Option) -> str:
    return f" Ar {mdoc.escape(placeholder(option))}" if placeholder(option) else ""


def _options(title: str, options: tuple[Option, ...]) -> list[str]:
    items = [
        [f".It {' , '.join(_flags(option))}{_value(option)}", *mdoc.prose(explained(option))] for option in options
    ]
    return [f".Sh {title}", *_tagged(items)] if options else []


def _argument_item(argument: Argument) -> list[str]:
    choices = f" One of {', '.join(argument.choices)}." if argument.choices else ""
    return [f".It Ar {mdoc.escape(argument.metavar.strip('[]'))}", *mdoc.prose(argument.help + choices)]


def _tagged(items: list[list[str]]) -> list[str]:
    return [".Bl -tag -width Ds", *(line for item in items for line in item), ".El"]


def _see_also(this: tuple[str, int]) -> list[str]:
    others = [f"`{name}`({section})" for name, section in SEE_ALSO if (name, section) != this]
    return [".Sh SEE ALSO", *mdoc.prose(", ".join(others))]


def _overview(summaries: dict[str, str]) -> str:
    body = [".Sh SYNOPSIS", ".Nm", ".Ar command", ".Op Ar options", ".Op Ar argument …", ".Nm", ".Fl \\-version"]
    body += mdoc.from_markdown(_prose("memctl.1"))
    body += [".Sh COMMANDS", *mdoc.prose("`memctl-COMMAND`(1) describes each.")]
    for group, names in GROUPS.items():
        items = [[f".It Cm {name}", *mdoc.prose(sentence(summaries[name]))] for name in names]
        body += [f".Ss {group}", *_tagged(items)]
    body += mdoc.from_markdown(_prose("exit-status"))
    return mdoc.page_of("memctl", 1, "long-term memory for a language model", DATE, [*body, *_see_also(("memctl", 1))])


def _prose_page(page: str, summary: str) -> str:
    name, section = page[:-2], int(page[-1])
    body = mdoc.from_markdown(_prose(page))
    return mdoc.page_of(name, section, summary, DATE, [*body, *_see_also((name, section))])


def _prose(name: str) -> str:
    """Return the prose of a page with each `{{table}}` line replaced by its table."""
    path = CHANGELOG if name == "memctl-changes.7" else PROSE / f"{name}.md"
    lines = path.read_text(encoding="utf-8").split("\n")
    return "\n".join(_table(line[2:-2]) if line.startswith("{{") else line for line in lines)


def _table(name: str) -> str:
    if name == "settings":
        return "\n\n".join(_setting_term(setting) for setting in SETTINGS)
    if name == "types":
        return _types_table()
    if name == "exit-status":
        return _prose("exit-status")
    return _record_terms(name.removeprefix("record "))


def _setting_term(name: str) -> str:
    setting = SETTINGS[name]
    notes = [setting.help]
    if setting.choices:
        notes.append(f"One of {', '.join(setting.choices)}.")
    if setting.kind in NOT_FROM_TREES:
        notes.append("A tree cannot set it.")
    kind = {"flag": "yes or no", "places": "list", "depth": "integer", "share": "0 to 1"}.get(
        setting.kind, setting.kind
    )
    return f"`{default_of(name)}` ({kind})\n: {' '.join(notes)}\nEnvironment: `{setting.environment}`."


def _types_table() -> str:
    rows = [f"{'type':<12}{'importance':<12}{'half-life':<11}file"]
    for kind in TYPES.values():
        half_life = "never" if kind.half_life is None else f"{kind.half_life:g} days"
        rows.append(f"{kind.name:<12}{kind.importance:<12}{half_life:<11}{kind.file}")
    return "\n".join(["```", *rows, "```"])


def _record_terms(kind: str) -> str:
    """Return the keys of a kind of record, from the schema."""
    properties: dict[str, dict[str, Any]] = schema()["$defs"][kind]["properties"]
    terms = [(key, value["description"]) for key, value in properties.items() if "description" in value]
    return "\n\n".join(f"`{key}`\n: {description}" for key, description in terms)


def schema() -> dict[str, Any]:
    """Return the JSON Schema of the records."""
    found: dict[str, Any] = json.loads(SCHEMA.read_text(encoding="utf-8"))
    return found
