"""User-defined formats: one TOML file each, $XDG_CONFIG_HOME/memctl/formats/NAME.toml.

match = { app = "HelpDesk" }    # keys of an item, or of the document around it; "*" is any value
items = "log"                   # in a document: the list of messages
role = "from.kind"              # key of the role; dots separate levels
text = "body"                   # key of the text, or of blocks as the clients write them
time = "at"                     # optional, as are id, session, name, cwd
skip = [{ kind = "typing" }]    # items to leave out
[roles]                         # roles other than user, assistant, system, tool
customer = "user"
agent = "assistant"
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator

from memctl.edge.config.paths import config_directory
from memctl.edge.transcripts.reader import Item, Reader, Turn, role_of
from memctl.model.errors import InputError, NotFound

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


_PATHS = ("role", "text", "time", "id", "session", "name", "cwd")
_KEYS = (*_PATHS, "match", "items", "skip", "roles")


class Described(Reader):
    """The base of these formats; each subclass holds one description."""

    match: dict[str, object]
    skip: list[dict[str, object]]
    roles: dict[str, str]
    paths: dict[str, str]

    @classmethod
    def recognises(cls, item: Item) -> bool:
        """Whether an item matches the description, or a document has such items."""
        for key in cls.lists:
            items = item.get(key)
            if isinstance(items, list):
                return any(isinstance(one, dict) and cls._fits({**item, **one}) for one in items)
        return cls._fits(item)

    @classmethod
    def _fits(cls, item: Item) -> bool:
        return _says(item, cls.match) and at(item, cls.paths["text"]) is not None

    def item(self, item: Item, line: int) -> Iterator[Turn]:
        if any(_says(item, pattern) for pattern in self.skip):
            return
        said = {name: at(item, path, at(self.document, path)) for name, path in self.paths.items()}
        word, text = said.pop("role"), said.pop("text")
        self.work_in(said.pop("cwd", None))
        role = self.roles.get(str(word), word)
        if role_of(role) is not None and text is not None:
            yield from self.message(role, text, line, **said)


def at(item: object, path: str, default: object = None) -> Any:
    for key in path.split("."):
        if not isinstance(item, dict) or key not in item:
            return default
        item = item[key]
    return item


def _says(item: Item, pattern: dict[str, object]) -> bool:
    found = ((at(item, path), wanted) for path, wanted in pattern.items())
    return all(value is not None and wanted in ("*", value) for value, wanted in found)


def described_formats(report: Callable[[str], None]) -> tuple[type[Reader], ...]:
    """Return the user's formats, by name. Report an invalid description."""
    try:
        directory = os.path.join(config_directory(), "formats")
        names = sorted(os.listdir(directory))
    except (NotFound, OSError):
        return ()
    formats = []
    for name in names:
        if name.endswith(".toml"):
            try:
                formats.append(_load(os.path.join(directory, name), name.removesuffix(".toml")))
            except InputError as error:
                report(str(error))
    return tuple(formats)


def _load(path: str, name: str) -> type[Reader]:
    import tomllib

    try:
        with open(path, "rb") as file:
            description = tomllib.load(file)
    except (OSError, ValueError) as error:
        raise InputError(f"{path}: {error}") from None
    _check(description, path)
    return type(
        name,
        (Described,),
        {
            "name": name,
            "client": name,
            "about": f"described in {path}",
            "lists": frozenset([description["items"]]) if "items" in description else frozenset(),
            "match": description.get("match", {}),
            "skip": description.get("skip", []),
            "roles": description.get("roles", {}),
            "paths": {key: description[key] for key in _PATHS if key in description},
        },
    )


def _check(description: dict[str, object], path: str) -> None:
    """Raise InputError if the description is incomplete or not understood."""
    unknown = [key for key in description if key not in _KEYS]
    if unknown:
        raise InputError(f"{path}: {unknown[0]!r} must be one of {', '.join(_KEYS)}")
    for key in ("role", "text"):
        if not description.get(key):
            raise InputError(f"{path}: {key!r} is missing: give its path in an item")
    for key, kind in {**dict.fromkeys((*_PATHS, "items"), str), "match": dict, "roles": dict, "skip": list}.items():
        if key in description and not isinstance(description[key], kind):
            raise InputError(f"{path}: {key!r} must be a {kind.__name__}")
    skip = description.get("skip", [])
    if isinstance(skip, list) and not all(isinstance(pattern, dict) for pattern in skip):
        raise InputError(f"{path}: 'skip' must be a list of tables")
    roles = description.get("roles", {})
    for word, role in roles.items() if isinstance(roles, dict) else ():
        if role_of(role) is None:
            raise InputError(f"{path}: roles: {word!r} is {role!r}; use user, assistant, system or tool")
