"""Connect clients, and disconnect them: then their files are what they were, to the byte."""

from __future__ import annotations

import os
import shlex

from memctl.edge.clients import settings_files
from memctl.edge.clients.places import aider_file
from memctl.edge.clients.records import Record, Records
from memctl.edge.clients.table import CLIENTS, END, FILE, GROUPS, LIST, PLUGIN, READ, SCRIPTS, Client
from memctl.model.clients.hook_settings import (
    connected,
    disconnected,
    holds_only_own,
    is_connected,
    is_readable,
    taken_back,
)
from memctl.model.clients.plugins import (
    MARK,
    cline_plugin,
    hook_script,
    hooks_file,
    opencode_plugin,
    read_entry,
    without_read_entry,
)
from memctl.model.errors import InputError
from memctl.model.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    Insertion = tuple[int, str]

CONNECTED, UNCHANGED, DISCONNECTED, LEFT = "connected", "unchanged", "disconnected", "left"
_OWN = (FILE, PLUGIN, SCRIPTS)  # forms whose files belong to memctl as a whole
_FRAMES: dict[str, dict[str, Any]] = {LIST: {"version": 1}}  # what a new file of this form has beside the hooks


class Step(Value):
    """What happened, or would happen, to a file. `action` is one of the four; `note` says why a file was left."""

    action: str
    path: str
    note: str = ""


def connect(name: str, program: str, project: str, *, dry_run: bool) -> Iterator[Step]:
    """Connect a client to the memctl at the path `program`, for the user, or in a project. Yield a step for each
    file."""
    client, records = CLIENTS[name], Records()
    for path, text in _wanted(name, client, program, project):
        try:
            yield _connect_file(name, client, program, path, text, records, dry_run=dry_run)
        except InputError as error:
            yield Step(LEFT, path, str(error).removeprefix(f"{path}: "))


def _connect_file(
    name: str, client: Client, program: str, path: str, text: str, records: Records, *, dry_run: bool
) -> Step:
    """Write one file. `text` is the whole of it, "" for settings that others write too."""
    before = settings_files.read_text(path)
    if before is not None and _is_complete(name, client, program, before, text):
        return Step(UNCHANGED, path)
    bare = _without(client, path, before, records) if before else ""
    if text and bare.strip():
        return Step(LEFT, path, "the file is not memctl's: move it away, then run this again")
    if text:
        after, insertions = text, [(0, text)]
    elif client.form == READ:
        after, insertions = read_entry(bare, aider_file())
    else:
        after, insertions = connected(bare, _entries(name, client, program), _FRAMES.get(client.form, {}))
    if not dry_run:
        known = records.of(path)
        is_new = known.is_new if known else before is None
        directories = [*(known.directories if known else []), *settings_files.missing_directories(path)]
        records.keep(path, Record(name, insertions, directories, is_new=is_new))  # first: it is what takes them back
        settings_files.write_text(path, after, 0o700 if client.form == SCRIPTS else 0o600, was=before)
    return Step(CONNECTED, path)


def _is_complete(name: str, client: Client, program: str, before: str, text: str) -> bool:
    """Whether a file has all that memctl would write."""
    if text or client.form == READ:
        return before == text if text else aider_file() in before
    return bool(before.strip()) and not connected(before, _entries(name, client, program), {})[1]


def disconnect(names: tuple[str, ...], project: str, *, dry_run: bool) -> Iterator[tuple[str, Step]]:
    """Take memctl out of the files of these clients; without names, of all. With a project, only out of its files.
    Yield (client, step) for each file that changes or cannot."""
    records, directories = Records(), set[str]()
    for name, path in _found(names, project, records):
        try:
            text, known = settings_files.read_text(path), records.of(path)
            after = _without(CLIENTS[name], path, text, records) if text else text
            directories.update(known.directories if known else ())
            if text is not None and after != text:
                if not dry_run:
                    _write_back(CLIENTS[name], path, text, after or "", known)
                yield name, Step(DISCONNECTED, path)
            records.drop(path, dry_run=dry_run)
        except InputError as error:
            yield name, Step(LEFT, path, str(error).removeprefix(f"{path}: "))
    if not dry_run:
        settings_files.drop_empty(directories)


def _write_back(client: Client, path: str, before: str, text: str, known: Record | None) -> None:
    if not text.strip() and (client.form in _OWN or (known and known.is_new)):
        settings_files.delete(path)
    else:
        settings_files.write_text(path, text, was=before)


def _without(client: Client, path: str, text: str, records: Records) -> str:
    known = records.of(path)
    bare = taken_back(text, known.insertions) if known else None
    if client.form in _OWN:
        return "" if bare == "" or _is_own(client, text) else text
    if client.form == READ:
        return bare if bare is not None else without_read_entry(text, aider_file())
    return disconnected(bare if bare is not None and is_readable(bare) else text)


def _is_own(client: Client, text: str) -> bool:
    """Whether a whole file is memctl's, perhaps of another version."""
    return holds_only_own(text) if client.form == FILE else MARK in text


def connected_files(name: str, project: str = "") -> list[str]:
    """Return the files by which a client is connected: those of the user, or of a project. InputError for one that
    cannot be read."""
    client = CLIENTS[name]
    found = []
    for path, _ in _wanted(name, client, "memctl", project):
        text = settings_files.read_text(path) or ""
        own = MARK in text if client.form in (PLUGIN, SCRIPTS) else aider_file() in text
        if is_connected(text) if client.form in (GROUPS, LIST, FILE) else own:
            found.append(path)
    return found


def _found(names: tuple[str, ...], project: str, records: Records) -> Iterator[tuple[str, str]]:
    """Yield (client, file) for the files that memctl may have written."""
    seen = set()
    for name in names or tuple(CLIENTS):
        places = [path for path, _ in _wanted(name, CLIENTS[name], "memctl", project)]
        for path in [*places, *(() if project else records.paths_of(name))]:
            if os.path.realpath(path) not in seen:
                seen.add(os.path.realpath(path))
                yield name, path


def _wanted(name: str, client: Client, program: str, project: str) -> list[tuple[str, str]]:
    """Return (path, text) for each file of a client; the text is "" for settings that others write too."""
    path = client.settings(project)
    if client.form in (GROUPS, LIST, READ):
        return [(path, "")]
    if client.form == FILE:
        return [(path, hooks_file(_entries(name, client, program)))]
    if client.form == PLUGIN:
        return [(path, opencode_plugin(program))]
    if client.form == SCRIPTS:
        commands = [(event, _command(name, client, program, event)) for event in client.events]
        scripts = [(os.path.join(path, event), hook_script(f"exec {command}")) for event, command in commands]
        return [*scripts, (client.plugin(project), cline_plugin(program))]
    return []


def _command(name: str, client: Client, program: str, event: str) -> str:
    """Return the command line of a hook. Codex trusts it by its text: it must never change."""
    return f"{shlex.quote(program)} hook {event} --client {name}{client.suffix}"


def _entries(name: str, client: Client, program: str) -> dict[str, Any]:
    return {event: _entry(client, _command(name, client, program, event), event) for event in client.events}


def _entry(client: Client, command: str, event: str) -> dict[str, Any]:
    seconds = client.at_end or client.seconds if event == END else client.seconds
    if client.form == LIST:
        return {"command": command, "timeout": seconds}
    if client.form == FILE:
        return {"type": "command", "bash": command, "timeoutSec": seconds}
    return {"hooks": [{"type": "command", "command": command, "timeout": seconds}]}
