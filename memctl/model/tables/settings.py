"""The settings table: the only list of all settings and their defaults."""

from __future__ import annotations

from memctl.model.errors import InputError
from memctl.model.memory import ALIASES, OWN_SCOPES, TYPES, MemoryType
from memctl.model.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any


class Setting(Value):
    """A setting `section.key`, or a lone key. `kind`: text, integer, number, share (from 0 to 1), flag, list, choice,
    size (in bytes), depth, command (a program to run), places (files to read), scopes (teams) or server. The last four
    come only from a flag, the environment or the user config, never from a tree."""

    name: str
    kind: str
    default: Any
    help: str
    choices: tuple[str, ...] = ()

    @property
    def environment(self) -> str:
        return "MEMCTL_" + self.name.upper().replace(".", "_").replace("-", "_")

    def may_come_from(self, whose: str, value: Any) -> bool:
        """Whether the config file of USER, a TREE or a GUEST may set this value. A tree sets data, but no commands and
        no paths of files. A guest sets the form of prompts, and may turn learning and logging off, but not on."""
        if whose == USER:
            return True
        if self.kind in NOT_FROM_TREES or self.name in ("tree", "aliases"):
            return False
        return whose == TREE or self.name in _FROM_GUESTS or (self.name in _LESS_FROM_GUESTS and value is False)


class Size(int):
    """A number of bytes, written as `50MB`; kB, MB and GB are powers of 1000."""

    def __str__(self) -> str:
        unit = next((unit for unit in _UNITS if self % _UNITS[unit] == 0), "")
        return f"{self // _UNITS[unit]}{unit}B" if unit else super().__repr__()


_UNITS = {"G": 10**9, "M": 10**6, "k": 1000}
_VAST = 10**15  # more bytes than anybody has
_DEEPEST = 400  # nesting depth that the interpreter can still process
YES = ("true", "1", "yes", "on")
NO = ("false", "0", "no", "off")
MAY = ("search", "inject")  # the uses of a team's memories; the last one includes the first
FORMATS = ("xml", "markdown", "grouped", "plain", "json", "messages")
_WANTED = {
    "text": "text", "command": "text", "integer": "a whole number from 0", "number": "a number from 0",
    "share": "a number from 0 to 1",
    "flag": "true or false", "list": "a list of words", "places": "a list of words", "size": "a size such as 50MB",
    "depth": f"a whole number from 1 to {_DEEPEST}",
    "scopes": "NAME=DIR or NAME=inject:DIR, or tables with name, tree and may; in the place of DIR may be server, or "
    "postgresql://HOST/DATABASE without a password",
    "server": "postgresql://USER@HOST/DATABASE without a password: that belongs in ~/.pgpass",
}  # fmt: skip
_SHOWN = 80  # characters of a value that an error shows
# Owners of config files. A guest is a project tree beside the user tree.
USER, TREE, GUEST = "user", "tree", "guest"
SERVER = "server"  # a scope whose index is on the server of the setting teams.server
NOT_FROM_TREES = ("command", "places", "scopes", "server")  # kinds that no tree may set
_FROM_GUESTS = (
    "inject.budget", "inject.limit", "inject.min_score", "inject.format", "search.limit", "search.min_score",
    "extract.window", "extract.language", "llm.shape", "summarize.min_messages",
)  # fmt: skip
_LESS_FROM_GUESTS = ("capture.auto", "usage.record")
_EVENTS = {
    "created": "new memories", "updated": "changes of memories", "superseded": "corrections",
    "forgotten": "memories go to the archive", "restored": "memories come back", "captured": "capture learns something",
}  # fmt: skip
EVENT_SETTINGS = tuple(f"events.{name}" for name in _EVENTS)
POLICIES = ("half-life", "none", "steps", "relevance")

SETTINGS: dict[str, Setting] = {
    setting.name: setting
    for setting in (
        Setting("tree", "text", "", "The directory of the user tree. Empty means $XDG_DATA_HOME/memctl."),
        Setting("aliases", "list", (), "Your own names for commands, such as todo=add --type goal. remember, "
                "remember-project, memories and clear are there from the start."),
        Setting("scopes", "scopes", (), "The trees of teams that you read: NAME=DIR lets search and list find their "
                "memories, NAME=inject:DIR prompts too. Tables with name, tree and may work too. server instead of "
                "DIR stands for teams.server; a URL names another server."),
        Setting("teams.server", "server", "", "The PostgreSQL server that has the indexes of your teams, as "
                "postgresql://USER@HOST/DATABASE."),
        Setting("wait", "number", 10.0, "memctl waits this many seconds for another writer, then ends with status 75."),
        Setting("color", "choice", "auto", "Use colour on a terminal.", ("auto", "always", "never")),
        Setting("index", "flag", True, "Keep an index in the cache directory. Without it, search reads every file."),
        Setting("add.min_score", "share", 0.5, "add skips candidates with a lower score."),
        Setting("add.inbox", "choice", "auto", "Write each addition to a separate inbox file. auto does so where files "
                "cannot be locked and on network file systems.", ("auto", "always", "never")),
        Setting("add.confirm", "flag", False, "Everything but memctl add TEXT waits for review."),
        Setting("extract.roles", "list", ("user",), "memctl learns from the words of these roles."),
        Setting("extract.window", "integer", 10, "A model gets this many messages at a time."),
        Setting("extract.language", "choice", "auto", "The language of the prompt for a model.", ("auto", "en", "zh")),
        Setting("llm.command", "command", "", "A model: a command that reads a prompt on stdin and answers on stdout."),
        Setting("llm.timeout", "number", 120.0, "Time limit in seconds for one call of the model."),
        Setting("llm.shape", "choice", "json", "The form of answer that the model is asked for.", ("json", "lines")),
        Setting("summarize.min_messages", "integer", 30, "summarize skips conversations with fewer messages."),
        Setting("judge.command", "command", "", "A model that decides between a new memory and a similar one."),
        Setting("judge.timeout", "number", 60.0, "Time limit in seconds for one such decision."),
        Setting("inject.budget", "integer", 2000, "Largest size of a prompt block in tokens, its frame included."),
        Setting("inject.limit", "integer", 20, "Largest number of relevant memories in a prompt block."),
        Setting("inject.min_score", "share", 0.5, "inject prints nothing if it is less sure than this that a memory "
                "answers the question."),
        Setting("inject.format", "choice", "xml", "Format of the prompt block.", FORMATS),
        Setting("inject.tokenizer", "command", "", "A command that counts tokens: text on stdin, a number on stdout."),
        Setting("search.limit", "integer", 10, "search prints at most this many memories."),
        Setting("search.min_score", "share", 0.0, "search leaves out memories with a lower relevance."),
        Setting("search.semantic", "flag", True, "Rank by meaning too, if the extra semantic is installed."),
        Setting("search.semantic_wait", "number", 0.1, "A question waits at most this many seconds for the helper that "
                "ranks by meaning."),
        Setting("search.semantic_idle", "number", 900.0, "That helper ends after so many seconds without a question."),
        Setting("rank.weights", "list", (), "The weights of relevance, recency and importance, and perhaps confidence, "
                "such as 0.6,0.2,0.2. Empty means the measured order."),
        Setting("usage.record", "flag", True, "Record, outside the tree, which memories went into prompts."),
        Setting("usage.reply", "flag", True, "At the end of a turn, hooks note the memories that the reply rests on."),
        Setting("usage.count_shown", "flag", False, "Count a memory as used whenever it goes into a prompt."),
        Setting("capture.auto", "flag", True, "Let hooks capture conversations automatically."),
        Setting("capture.every", "integer", 1, "Hooks capture a conversation each time it has this many new turns, and "
                "at its end."),
        Setting("capture.sources", "places", (), "capture reads these clients, directories and patterns. Empty means "
                "all clients."),
        *(Setting(name, "command", "", f"memctl runs this command after {what}, with change records on stdin.")
          for name, what in zip(EVENT_SETTINGS, _EVENTS.values(), strict=True)),
        Setting("decay.auto", "flag", False, "Run decay in the background with any command, at most once a day."),
        Setting("decay.policy", "choice", "half-life", "The rule by which strength falls.", POLICIES),
        Setting("decay.clock", "choice", "use", "Count only the days on which you used memctl (use), or every day "
                "(calendar).", ("use", "calendar")),
        Setting("decay.archive", "list", ("episode", "context"), "decay archives faded memories of these types without "
                "review."),
        Setting("decay.archive_below", "share", 0.1, "decay archives memories of the types in decay.archive below this "
                "strength."),
        Setting("decay.review_below", "share", 0.17, "A memory below this strength is due for review."),
        Setting("decay.demote_below", "share", 0.3, "A memory below this strength ranks lower."),
        Setting("serve.idle", "number", 30.0, "serve ends after this many minutes without use; 0 means never."),
        Setting("decay.expired", "choice", "review", "A memory whose last day has passed comes up for review, goes "
                "to the archive, or fades like others.", ("review", "archive", "fade")),
        Setting("review.core_above", "share", 0.83, "review proposes a memory for the core when use has raised its "
                "importance to this."),
        Setting("limits.line", "size", Size(32_000_000), "Longest line of a transcript or a record stream, and longest "
                "item of a JSON document."),
        Setting("limits.memory", "size", Size(100_000), "Longest text of a memory that add accepts, data included."),
        Setting("limits.file", "size", Size(64_000_000), "Largest file that memctl reads from a tree or an import."),
        Setting("limits.depth", "depth", 200, "Deepest nesting of lists and objects in JSON input."),
    )
}  # fmt: skip


# Values of `limits.*` in this process, for every reader of outside data.
LIMITS: dict[str, int] = {name: setting.default for name, setting in SETTINGS.items() if name.startswith("limits.")}


def beyond(what: str, met: int, name: str) -> str:
    """Return why memctl refuses `what`, with its size, the limit, and how to raise the limit."""
    limit = LIMITS[name]
    enough = type(limit)(limit * 2 ** (-(-met // limit) - 1).bit_length())
    raise_it = f" (memctl config {name} {enough})"
    if SETTINGS[name].kind == "depth":
        return f"{what} {met} deep; {name} is {limit}{raise_it if enough <= _DEEPEST else ''}"
    unit, factor = next((unit for unit in _UNITS.items() if limit >= unit[1]), ("", 1))
    return f"{what} has {-(-met // factor)}{unit}B; {name} is {limit}{raise_it}"


class Settings:
    """Values of settings with the origin of each, the types with their numbers, and a warning for each unknown key of a
    config file. Do not change an instance."""

    def __init__(
        self,
        values: dict[str, Any] | None = None,
        origins: dict[str, str] | None = None,
        types: dict[str, MemoryType] | None = None,
        unknown: list[str] | None = None,
    ) -> None:
        self.values = values or {}
        self.origins = origins or {}
        self.types = types or TYPES
        self.unknown = unknown or []

    def get(self, name: str) -> Any:
        """Return the present value."""
        return self.values[name] if name in self.values else SETTINGS[name].default

    def text(self, name: str) -> str:
        """Return a setting of kind text or choice."""
        return str(self.get(name))

    def integer(self, name: str) -> int:
        return int(self.get(name))

    def number(self, name: str) -> float:
        return float(self.get(name))

    def flag(self, name: str) -> bool:
        return bool(self.get(name))

    def items(self, name: str) -> tuple[str, ...]:
        return tuple(self.get(name))

    def origin(self, name: str) -> str:
        """Return the origin of a value: flag, an environment variable, a file, or default."""
        return self.origins.get(name, "default")

    def type_named(self, name: str) -> MemoryType:
        """Return the type with its numbers. An unknown type counts as fact."""
        return self.types.get(ALIASES.get(name, name)) or TYPES["fact"]


def setting_value(setting: Setting, value: Any) -> Any:
    """Convert `value` (from TOML, the environment or a flag) to the setting's kind. Raises InputError if it does not
    fit."""
    try:
        return _CONVERT[setting.kind](setting, value)
    except (TypeError, ValueError, OverflowError):
        wanted = " or ".join(setting.choices) or _WANTED[setting.kind]
        said = repr(value) if setting.kind not in ("scopes", "server") else "this"  # it may have a password
        said = said if len(said) <= _SHOWN else said[:_SHOWN] + "…"
        raise InputError(f"{setting.name} takes {wanted}, not {said}") from None


def _as_text(setting: Setting, value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError
    return value


def _as_choice(setting: Setting, value: Any) -> str:
    if value not in setting.choices:
        raise ValueError
    return str(value)


def _as_integer(setting: Setting, value: Any) -> int:
    number = int(value)
    if isinstance(value, bool) or number != float(value) or number < 0:
        raise ValueError
    return number


def _as_depth(setting: Setting, value: Any) -> int:
    depth = _as_integer(setting, value)
    if not 1 <= depth <= _DEEPEST:
        raise ValueError
    return depth


def _as_size(setting: Setting, value: Any) -> Size:
    word = str(value).upper().removesuffix("B").rstrip()
    factor = next((_UNITS[unit] for unit in _UNITS if word.endswith(unit.upper())), 1)
    size = int(word if factor == 1 else word[:-1]) * factor
    if not 0 < size < _VAST:
        raise ValueError
    return Size(size)


def _as_number(setting: Setting, value: Any) -> float:
    number = float(value)
    if isinstance(value, bool) or not 0 <= number < float("inf"):
        raise ValueError
    return number


def _as_share(setting: Setting, value: Any) -> float:
    share = _as_number(setting, value)
    if share > 1:
        raise ValueError
    return share


def _as_flag(setting: Setting, value: Any) -> bool:
    if isinstance(value, bool):
        return value
    word = str(value).lower()
    if word not in YES + NO:
        raise ValueError
    return word in YES


def _as_list(setting: Setting, value: Any) -> tuple[str, ...]:
    words: Iterable[Any] = value.split(",") if isinstance(value, str) else value
    return tuple(word for word in (_as_text(setting, item).strip() for item in words) if word)


def _as_scopes(setting: Setting, value: Any) -> tuple[str, ...]:
    """Return `name=may:tree` for each team's tree, from such words or from tables with these keys."""
    items = value.split(",") if isinstance(value, str) else value
    if not all(isinstance(item, str | dict) for item in items):
        raise TypeError
    found = tuple(_scope(item) for item in items if item)
    if len({word.partition("=")[0] for word in found}) < len(found):
        raise ValueError
    return found


def _scope(item: Any) -> str:
    if isinstance(item, str):
        name, _, rest = item.strip().partition("=")
        may, _, tree = rest.partition(":") if rest.startswith(tuple(f"{may}:" for may in MAY)) else (MAY[0], "", rest)
        item = {"name": name, "tree": tree, "may": may}
    name, tree, may = (_as_text(SETTINGS["scopes"], item.get(key, MAY[0])) for key in ("name", "tree", "may"))
    if not is_scope(name) or may not in MAY or item.keys() - {"name", "tree", "may"}:
        raise ValueError
    if not tree.startswith(("/", "~")) and tree != SERVER and not is_server(tree):
        raise ValueError
    return f"{name}={may}:{tree}"


def is_scope(name: str) -> bool:
    """Whether a team may have this name."""
    letters = name.replace("-", "a").replace("_", "a")
    return letters.isascii() and letters.isalnum() and name == name.lower() and name not in (*OWN_SCOPES, "all")


def is_server(url: str) -> bool:
    """Whether a text is the URL of a PostgreSQL server, without a password: settings are shown, and so are command
    lines."""
    scheme, _, rest = url.partition("://")
    names = [pair.partition("=")[0] for pair in rest.partition("?")[2].split("&")]
    hidden = "%" in "".join(names) or any("pass" in name for name in names)
    open_ = ":" not in rest.rpartition("@")[0] and "," not in url and url.isprintable() and " " not in url
    return scheme in ("postgresql", "postgres") and bool(rest) and open_ and not hidden


def _as_server(setting: Setting, value: Any) -> str:
    url = _as_text(setting, value).strip()
    if url and not is_server(url):
        raise ValueError
    return url


_CONVERT = {
    "text": _as_text,
    "command": _as_text,
    "choice": _as_choice,
    "integer": _as_integer,
    "size": _as_size,
    "depth": _as_depth,
    "number": _as_number,
    "share": _as_share,
    "flag": _as_flag,
    "list": _as_list,
    "places": _as_list,
    "scopes": _as_scopes,
    "server": _as_server,
}
