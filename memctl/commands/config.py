"""`memctl config`: shows and changes settings."""

from __future__ import annotations

from shlex import quote

from memctl.core.safety.secrets import redact
from memctl.edge import clock, interrupts, stream
from memctl.edge.config import edit, paths
from memctl.edge.config.load import config_tables, flatten, read_settings, unknown_setting
from memctl.edge.log import events
from memctl.edge.workspace import Workspace, need_no_incognito
from memctl.model.errors import OK, InputError, UsageError
from memctl.model.record import dump
from memctl.model.tables import options
from memctl.model.tables.command import Argument, Call, Command, Example, Option
from memctl.model.tables.settings import SETTINGS, Settings, Size, setting_value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

ACTIONS = ("list", "get", "set", "unset", "path", "prompts")

COMMAND = Command(
    "config",
    description="Shows and changes settings. memctl-config(5) explains each of them.\n\n"
    "list prints every setting with its value and the origin of the value. get prints one value. set and unset "
    "change one line of the user config file; memctl log lists the change with the command that undoes it. "
    "path prints the path of that file. Without an action, a setting is printed, or changed if a value follows. "
    "memctl takes the first value that it finds in this order: flag, environment, "
    "project tree, user tree, user config, default.\n\n"
    "prompts lists the prompts for models: the name, the file, and whether the file is yours or the package's. With "
    "a NAME such as extract.en it prints the text. --write copies one prompt, or all of them, to your config "
    "directory and prints the path. memctl then reads your copy instead of the package's. A prompt that lacks a "
    "required {{placeholder}} is an error.",
    arguments=(
        Argument(
            "action",
            "The action. Without one, a setting is printed, or changed if a value follows.",
            kind="setting",
            choices=ACTIONS,
        ),
        Argument("key", "A setting, such as inject.budget, or the name of a prompt.", kind="setting"),
        Argument("value", "The new value.", kind="value"),
    ),
    options=(
        Option("write", "With prompts: copy them to your config directory.", kind="flag"),
        options.JSON,
        options.DRY_RUN,
        *options.EVERYWHERE,
    ),
    examples=(
        Example("memctl config", "list every setting with its origin"),
        Example("memctl config inject.budget 1500", "make prompt blocks smaller"),
        Example("memctl config inject.budget", "print one value"),
        Example("memctl config prompts extract.zh", "print the Chinese prompt"),
    ),
)


def run(call: Call) -> int:
    """Run the action. Raises UsageError for an unknown key."""
    action = call.text("action", "list")
    if action not in ACTIONS:
        action = _short(call, action)
    path = call.text("config") or paths.config_file()
    if action == "path":
        stream.put(path)
    elif action == "list":
        _list(Workspace(call).settings, as_json=call.flag("json"))
    elif action == "get":
        name = _known(call)
        stream.put(_shown(Workspace(call).settings.get(name)))
    elif action == "set":
        _set(call, _known(call), path)
    elif action == "prompts":
        return _prompts(call)
    else:
        _keep(call, path, _known(call), None)
    return OK


def _short(call: Call, name: str) -> str:
    """Return the action of `config NAME [VALUE]`, after moving its words to the arguments of that action."""
    setting, equals, value = name.partition("=")
    if equals and setting in SETTINGS:
        raise UsageError(f"config: write a space instead of =: memctl config {setting} {quote(value)}")
    if call.given("value"):
        raise UsageError(f"config: {name} takes one value: quote it, or begin with set")
    action = "set" if call.given("key") else "get"
    call.values |= {"key": name, "value": call.values.get("key")}
    return action


def _known(call: Call) -> str:
    name = call.text("key")
    if name not in SETTINGS:
        raise UsageError(
            f"config: {unknown_setting(name)}" if name else "config: name a setting: memctl config lists them"
        )
    return name


def _set(call: Call, name: str, path: str) -> None:
    if not call.given("value"):
        raise UsageError(f"config: give {name} a value, or unset it")
    value = setting_value(SETTINGS[name], call.text("value"))
    if SETTINGS[name].kind == "places":
        from memctl.edge.transcripts import clients  # other settings do not need it

        for source in value:
            clients.check_client(source)
    _keep(call, path, name, str(value) if isinstance(value, Size) else value)


def _keep(call: Call, path: str, name: str, value: Any) -> None:
    """Write the value of a setting, or remove it (None), and log the change with the command that reverts it."""
    if call.flag("dry-run"):
        return
    need_no_incognito(call)
    was = flatten(config_tables(read_settings(path), path)).get(name)
    was = setting_value(SETTINGS[name], was) if SETTINGS[name].kind == "scopes" and was else was
    with interrupts.Whole():
        _write(call, path, name, value, was)


def _write(call: Call, path: str, name: str, value: Any, was: Any) -> None:
    if value is None:
        edit.unset(path, name)
    else:
        edit.write(path, name, value)
    if was != (list(value) if isinstance(value, tuple) else value):
        events.note(clock.now(call.text("now")), _said(call, name, value), _said(call, name, was))


def _said(call: Call, name: str, value: Any) -> str:
    """Return the command line that sets this value, or removes it (None), without secrets."""
    where = f" --config {quote(call.text('config'))}" if call.given("config") else ""
    if value is None:
        return f"config unset {name}{where}"
    shown = _shown(tuple(value) if isinstance(value, list) else value)
    return f"config set {name} {redact(quote(shown))[0]}{where}"


def _list(settings: Settings, *, as_json: bool) -> None:
    if not as_json and stream.stdout_is_terminal():
        from memctl.edge.table import show_rows  # for terminals only

        rows = [(name, _shown(settings.get(name)), settings.origin(name)) for name in SETTINGS]
        show_rows(rows, ("setting", "value", "text"))
        return
    for name in SETTINGS:
        value, origin = settings.get(name), settings.origin(name)
        if as_json:
            shown = list(value) if isinstance(value, tuple) else value
            stream.put(dump({"name": name, "value": shown, "origin": origin}))
        else:
            stream.put_columns(name, _shown(value), origin)


def _prompts(call: Call) -> int:
    """List the prompts, print one, or copy them for editing. Returns 65 if one is not usable."""
    from memctl.edge.programs import prompts  # few calls need them

    name, status = call.text("key"), OK
    if call.flag("write"):
        need_no_incognito(call)
    if name and not call.flag("write"):
        stream.put(prompts.read_prompt(name), end="")
        return OK
    for each in [name] if name else prompts.prompt_names():
        try:
            prompts.read_prompt(each)
        except InputError as error:
            stream.say(f"config: {error}")
            status = error.status
        if call.flag("write"):
            stream.put(prompts.copy_to_own(each) if not call.flag("dry-run") else prompts.own_path(each))
        else:
            _put_prompt(each, prompts.prompt_path(each), own=prompts.is_users_own(each), as_json=call.flag("json"))
    return status


def _put_prompt(name: str, path: str, *, own: bool, as_json: bool) -> None:
    if as_json:
        stream.put(dump({"name": name, "path": path, "own": own}))
    else:
        stream.put(f"{name}\t{path}\t{'your own' if own else 'built in'}")


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, float):
        return f"{value:g}"
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)
