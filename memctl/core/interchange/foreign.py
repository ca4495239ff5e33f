"""What the formats of other programs have in common: where their memories come from, and where they go."""

from __future__ import annotations

from memctl.core.reconcile.placement import safe_path
from memctl.model.markdown.marks import is_tag
from memctl.model.memory import HEADING_JOINT, RELATION, Memory
from memctl.model.text.dates import is_date, iso_date, ordinal
from memctl.model.text.lines import one_line

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

RELATIONS = "Relations"
_DAY = 24 * 60 * 60  # seconds
_EPOCH = ordinal(1970, 1, 1)
_TAG_SIGNS = frozenset("_-/")


class Foreign:
    """A memory of another program. `directory` is the project that it belongs to, empty for the user's own. `front` is
    the front matter that its file gets if memctl creates it. `by_place`: the same words in another file are another
    memory."""

    def __init__(
        self, memory: Memory, *, directory: str = "", front: dict[str, Any] | None = None, by_place: bool = False
    ) -> None:
        self.memory = memory
        self.directory = directory
        self.front = front or {}
        self.by_place = by_place


def topic_file(name: str) -> str:
    """Return the path of the file for the memories of this note, entity or table."""
    return f"topics/{safe_path(name)}.md"


def under(*titles: str) -> str:
    """Return a chain of headings."""
    return HEADING_JOINT.join(one_line(title).strip() for title in titles if title.strip())


def relation(subject: str, verb: str, thing: str, **values: Any) -> Memory:
    """Return a relation between two names."""
    words = f"[[{linkable(subject)}]] {one_line(verb)} [[{linkable(thing)}]]"
    return Memory(words, type=RELATION, **values)


def linkable(name: str) -> str:
    """Return a name that can stand in `[[…]]`."""
    return one_line(name).replace("[", "(").replace("]", ")").strip()


def tag_of(word: object) -> str:
    """Return the word if it can be a tag, else an empty text."""
    text = word if isinstance(word, str) else ""
    is_word = bool(text) and all(sign.isalnum() or sign in _TAG_SIGNS for sign in text)
    return text if is_word and is_tag(text) else ""


def tags_of(words: object) -> tuple[str, ...]:
    """Return the tags of a list, or of a text with commas or spaces. Spaces inside a tag become `-`."""
    if isinstance(words, str):
        words = words.split(",") if "," in words else words.split()
    listed = words if isinstance(words, list | tuple) else ()
    tags = (tag_of("-".join(str(word).strip().lstrip("#").split())) for word in listed if word is not None)
    return tuple(dict.fromkeys(tag for tag in tags if tag))


def date_of(value: object) -> str:
    """Return a date as ISO text: from ISO text, or from seconds or milliseconds since 1970. Empty for anything else."""
    if isinstance(value, str):
        text = value.strip()
        if is_date(text):
            return text
        value = float(text) if text.replace(".", "", 1).isdecimal() and text.isascii() and len(text) < 20 else None
    if isinstance(value, bool) or not isinstance(value, int | float) or not 1e8 < value < 1e14:
        return ""
    days, left = divmod(int(value / 1000 if value > 1e11 else value), _DAY)
    return f"{iso_date(_EPOCH + days)}T{left // 3600:02d}:{left // 60 % 60:02d}:{left % 60:02d}Z"


def kept_for(name: str, values: dict[str, Any]) -> dict[str, Any] | None:
    """Return the mark `data` that keeps what only this program knows; None for nothing."""
    return {name: values} if values else None


def kept_by(memory: Memory, name: str) -> dict[str, Any]:
    """Return what `kept_for` kept for this program."""
    values = memory.data.get(name) if isinstance(memory.data, dict) else None
    return dict(values) if isinstance(values, dict) else {}


def filled(values: Iterable[tuple[str, Any]]) -> dict[str, Any]:
    """Return the values that say something."""
    return {key: value for key, value in values if value not in (None, "", [], (), {})}
