"""`memctl config`: show and change settings."""

from __future__ import annotations

from memctl.commands import SUMMARY
from memctl.edge import config_file, places, stream
from memctl.edge.workspace import Workspace
from memctl.model import options
from memctl.model.command import Argument, Call, Command, Example, Option
from memctl.model.errors import OK, InputError, UsageError
from memctl.model.record import dump
from memctl.model.settings import SETTINGS, Settings, Size, setting_value

ACTIONS = ("list", "get", "set", "unset", "path", "prompts")

COMMAND = Command(
    "config",
    SUMMARY["config"],
    description="list prints every setting with its value and where that comes from; get prints one value; set and "
    "unset change the user's config file, where nothing but the line of that key changes; path says which "
    "file that is. memctl-config(5) explains each setting. From first to last: flag, environment, project "
    "tree, user tree, user's config, default. A setting in the place of the action is short for get, or for set "
    "where a value follows.\n\n"
    "prompts prints a line for each prompt that models are asked with: its name, its file, and whether "
    "that is the package's or the user's own; with a NAME such as extract.en, its text; with --write, it "
    "copies the prompt (all of them without NAME) to where the user's own lie, and prints the path. A "
    "file of the same name there is read instead of the package's. One in which a {{placeholder}} is "
    "missing is an error, here and where it is used.",
    arguments=(
        Argument(
            "action",
            "What to do; with a setting in its place, get it, or set it to the word that follows.",
            kind="setting",
            choices=ACTIONS,
        ),
        Argument("key", "A setting, such as inject.budget, or the name of a prompt.", kind="setting"),
        Argument("value", "Its new value.", kind="value"),
    ),
    options=(
        Option("write", "With prompts: copy them to where they can be edited.", kind="flag"),
        options.JSON,
        options.DRY_RUN,
        *options.EVERYWHERE,
    ),
    examples=(
        Example("memctl config", "every setting with its origin"),
        Example("memctl config inject.budget 1500", "smaller prompt blocks"),
        Example("memctl config inject.budget", "one value"),
        Example("memctl config prompts extract.zh", "what a model is asked in Chinese"),
    ),
)


def run(call: Call) -> int:
    """Carry out the action; UsageError for a key that is no setting."""
    action = call.text("action", "list")
    if action not in ACTIONS:
        action = _short(call, action)
    path = call.text("config") or places.config_file()
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
    elif not call.flag("dry-run"):
        config_file.unset(path, _known(call))
    return OK


def _short(call: Call, name: str) -> str:
    """The action of `config NAME [VALUE]`, whose words are put where that action has them."""
    if call.given("value"):
        raise UsageError(f"config: {name} takes one value: quote it, or begin with set")
    action = "set" if call.given("key") else "get"
    call.values |= {"key": name, "value": call.values.get("key")}
    return action


def _known(call: Call) -> str:
    name = call.text("key")
    if name not in SETTINGS:
        import difflib

        near = difflib.get_close_matches(name, SETTINGS, 1)
        hint = f"did you mean {near[0]}?" if near else "memctl config lists them"
        raise UsageError(f"config: there is no setting {name!r}: {hint}" if name else f"config: name a setting: {hint}")
    return name


def _set(call: Call, name: str, path: str) -> None:
    if not call.given("value"):
        raise UsageError(f"config: give {name} a value, or unset it")
    value = setting_value(SETTINGS[name], call.text("value"))
    if SETTINGS[name].kind == "places":
        from memctl.edge import clients  # no other setting needs their table

        for source in value:
            clients.check(source)
    if not call.flag("dry-run"):
        config_file.write(path, name, str(value) if isinstance(value, Size) else value)


def _list(settings: Settings, *, as_json: bool) -> None:
    for name in SETTINGS:
        value, origin = settings.get(name), settings.origin(name)
        if as_json:
            shown = list(value) if isinstance(value, tuple) else value
            stream.put(dump({"name": name, "value": shown, "origin": origin}))
        else:
            stream.put(f"{name}\t{_shown(value)}\t{origin}")


def _prompts(call: Call) -> int:
    """List the prompts, print one, or copy them to where they can be edited; 65 where one cannot serve."""
    from memctl.edge import prompts  # few look at them

    name, status = call.text("key"), OK
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
            _put_prompt(each, prompts.prompt_path(each), own=prompts.is_own(each), as_json=call.flag("json"))
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
    return ",".join(value) if isinstance(value, tuple) else str(value)
