"""A client's settings with memctl's hooks, and without."""

from __future__ import annotations

import json
import re

from memctl.model.clients.jsonc import ARRAY, OBJECT, Insertion, Node, added, parse, removed
from memctl.model.errors import InputError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Entries = dict[str, Any]  # event → the entry in its list

HOOKS = "hooks"
_OWN = re.compile(r"(?:\A|[/\s'\"])memctl['\"]? hook [A-Za-z.]+ --client [a-z-]+(?: \|\| true)?\Z")
_COMMANDS = ("command", "bash")


def connected(text: str, entries: Entries, frame: dict[str, Any]) -> tuple[str, list[Insertion]]:
    """Return the settings with these entries, and the insertions, each at a place in the text after those before it.
    `frame` is what a new file has beside the hooks. InputError if the text has another form."""
    missing = _missing(text, entries)
    if not missing:
        return text, []
    if not text.strip():
        whole = json.dumps({**frame, HOOKS: {event: [entry] for event, entry in entries.items()}}, indent=2) + "\n"
        return whole + text, [(0, whole)]
    insertions: list[Insertion] = []
    wanted = parse(text).value(text)
    while missing:
        for place, piece in _next(text, missing):
            text = text[:place] + piece + text[place:]
            insertions.append((place, piece))
    for event, entry in entries.items():
        if entry not in wanted.setdefault(HOOKS, {}).setdefault(event, []):
            wanted[HOOKS][event].append(entry)
    if parse(text).value(text) != wanted:
        raise InputError("its form is unusual: add the hooks by hand")
    return text, insertions


def _missing(text: str, entries: Entries) -> Entries:
    known = parse(text).value(text) if text.strip() else {}
    if not isinstance(known, dict) or not isinstance(hooks := known.get(HOOKS, {}), dict):
        raise InputError(f"{HOOKS if isinstance(known, dict) else 'the whole'} is not an object")
    for event in entries:
        if not isinstance(hooks.get(event, []), list):
            raise InputError(f"{HOOKS}.{event} is not a list")
    return {event: entry for event, entry in entries.items() if entry not in hooks.get(event, [])}


def _next(text: str, missing: Entries) -> list[Insertion]:
    """Return the insertions for the next of the missing entries, and take it out of them."""
    root = parse(text)
    hooks = root.member(HOOKS)
    if hooks is None:
        everything = {event: [missing.pop(event)] for event in [*missing]}
        return added(text, root, HOOKS, everything)
    event = next(iter(missing))
    entry, node = missing.pop(event), hooks.member(event)
    return added(text, hooks, event, [entry]) if node is None else added(text, node, "", entry)


def taken_back(text: str, insertions: list[Insertion]) -> str | None:
    """Return the text without these insertions, wherever somebody has moved them as a whole. None if one is not to be
    found."""
    moved = 0
    for place, piece in reversed(insertions):
        if not text.startswith(piece, place + moved):
            if text.count(piece) != 1:
                return None
            moved = text.index(piece) - place
        rest = text[place + moved + len(piece) :]
        if rest.lstrip().startswith(",") and not piece.startswith(","):
            return None  # somebody has added something behind it
        text = text[: place + moved] + rest
    return text


def is_readable(text: str) -> bool:
    """Whether the text is empty, or an object."""
    try:
        return not text.strip() or parse(text).kind == OBJECT
    except InputError:
        return False


def disconnected(text: str) -> str:
    """Return the settings without any hook of memctl, and without the lists that become empty."""
    while text.strip():
        root = parse(text)
        found = _own_in(text, root.member(HOOKS) if root.kind == OBJECT else None)
        if found is None:
            break
        event, place, number = found
        alone = len(place.children) == 1
        text = removed(text, place, number)
        text = _without_empty(text, event) if alone else text
    return text


def is_connected(text: str) -> bool:
    return disconnected(text) != text


def holds_only_own(text: str) -> bool:
    """Whether the settings hold hooks of memctl, and of nobody else."""
    rest = disconnected(text)
    return rest != text and (not rest.strip() or parse(rest).member(HOOKS) is None)


def _own_in(text: str, hooks: Node | None) -> tuple[str, Node, int] | None:
    """Return (event, the list, the number in it) of the first hook of memctl. A hook in a group with others is taken
    out of the group."""
    for event, _, node in hooks.children if hooks and hooks.kind == OBJECT else ():
        for number, (_, _, entry) in enumerate(node.children if node.kind == ARRAY else ()):
            inner = entry.member(HOOKS) if entry.kind == OBJECT else None
            if inner is None and _is_own(entry.value(text)):
                return event, node, number
            group = [_is_own(one.value(text)) for _, _, one in inner.children] if inner and inner.kind == ARRAY else []
            if inner and any(group):
                return (event, node, number) if all(group) else (event, inner, group.index(True))
    return None


def _is_own(entry: Any) -> bool:
    command = next((entry[key] for key in _COMMANDS if key in entry), "") if isinstance(entry, dict) else ""
    return isinstance(command, str) and _OWN.search(command) is not None


def _without_empty(text: str, event: str) -> str:
    """Return the text without the list of an event, and without `hooks`, if nothing is in them now, not even a
    comment."""
    hooks = parse(text).member(HOOKS)
    text = _without_member(text, hooks, event) if hooks else text
    return _without_member(text, parse(text), HOOKS)


def _without_member(text: str, node: Node, key: str) -> str:
    for number, (name, start, value) in enumerate(node.children):
        if name == key and not text[value.start + 1 : value.end - 1].strip():
            plain = text[start : value.start].removeprefix(f'"{key}"').strip() == ":"
            return removed(text, node, number) if plain else text
    return text
