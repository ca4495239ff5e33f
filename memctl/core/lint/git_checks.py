"""Lint rules about git, and their fixes; see the table in `rules`."""

from __future__ import annotations

from memctl.model.change import TOMBSTONES
from memctl.model.errors import InputError
from memctl.model.markdown.marks import fields_of
from memctl.model.markdown.parse import decode, parse
from memctl.model.text.lines import normal_form

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from memctl.model.lint import InspectedFile, LintInput, Sides
    from memctl.model.memory import Memory


def driver_findings(grounds: LintInput) -> Iterator[tuple[str, int, str]]:
    """Yield a finding if this clone's merge driver is not memctl's present one."""
    if grounds.driver:
        yield ".git/config", 0, grounds.driver


def unmerged_findings(grounds: LintInput) -> Iterator[tuple[str, int, str]]:
    """Yield the files that git lists as unmerged and that lack a side's changes. Conflict markers have their own
    rule."""
    files = {file.path: file for file in grounds.files}
    for path, sides in sorted(grounds.unmerged.items()):
        file = files.get(path)
        if path == TOMBSTONES and not grounds.conflicts:
            yield path, 0, "git kept the tombstones of one side only"
        elif _is_memory_file(path, file, grounds) and not (file and file.document.conflicts):
            yield from ((path, 0, what) for what in [_lacking(path, sides, file, grounds)] if what)


def _is_memory_file(path: str, file: InspectedFile | None, grounds: LintInput) -> bool:
    """Whether a path is a memory file, on disk or deleted."""
    if file is not None or not path.endswith(".md"):
        return file is not None
    return path not in grounds.names and not any(name.startswith(".") for name in path.split("/"))


def with_both_sides(file: InspectedFile, grounds: LintInput) -> str:
    """Return the text of an unmerged file with both sides' changes. Raises InputError if memctl cannot merge the
    sides."""
    sides = grounds.unmerged.get(file.path)
    if sides is None or not _lacking(file.path, sides, file, grounds):
        return decode(file.data)
    if None in sides[1:]:
        return _without(_unchanged(file, sides), decode(file.data))
    from memctl.core.merge.files import merge_file  # slow to import, and few files need it

    _, ours, theirs = (decode(side or b"") for side in sides)
    now = decode(file.data)
    return merge_file(theirs if now == theirs else ours, now, _merged(file.path, sides), file.path)


def _unchanged(file: InspectedFile | None, sides: Sides) -> list[Memory]:
    """Return the memories of a file that stand in it as in the common version."""
    old = {_state(memory) for memory in parse(decode(sides[0] or b""), "").memories}
    return [one for one in parse(decode(file.data), "").memories if _state(one) in old] if file else []


def _state(memory: Memory) -> tuple[object, ...]:
    return memory.text, *map(str, _marks(memory))


def _without(memories: list[Memory], text: str) -> str:
    lines = text.split("\n")
    for memory in reversed(memories):
        del lines[memory.line - 1 : memory.end]
    return "\n".join(lines)


def _merged(path: str, sides: Sides) -> str:
    from memctl.core.merge.files import merge_file  # slow to import, and few files need it

    base, ours, theirs = (decode(side or b"") for side in sides)
    return merge_file(base, ours, theirs, path)


def _lacking(path: str, sides: Sides, file: InspectedFile | None, grounds: LintInput) -> str:
    """Return a message if a file lacks changes of a side, or ""."""
    if None in sides[1:]:
        news = {_state(one) for side in sides[1:] for one in parse(decode(side or b""), "").memories}
        said = _unchanged(file, sides) or (file is None and news)
        return "one side removed or renamed this file, the other changed it" if any(sides[1:]) and said else ""
    try:
        wanted = parse(_merged(path, sides), path).memories
    except InputError as error:
        return str(error).removeprefix(f"{path}: ")
    here = parse(decode(file.data), path).memories if file else []
    # a merge of another file may remove its memory
    settled = [one for one in grounds.memories if one.path not in grounds.unmerged]
    lost = _texts(wanted) - _texts([*here, *settled])
    before = _texts(parse(decode(sides[0] or b""), path).memories)
    back = (_texts(here) & before) - _texts(wanted)
    if not lost and not back and not _loses_marks(wanted, here, sides, path):
        return ""
    return "git could not merge this file: it lacks what one side changed"


def _loses_marks(wanted: Iterable[Memory], here: Iterable[Memory], sides: Sides, path: str) -> bool:
    """Whether a memory has the marks of one side only."""
    own = {memory.id: _marks(memory) for memory in here if memory.id}
    both = [{one.id: _marks(one) for one in parse(decode(side or b""), path).memories} for side in sides[1:]]
    return any(
        memory.id in own
        and own[memory.id] != _marks(memory)
        and own[memory.id] in [side.get(memory.id) for side in both]
        for memory in wanted
    )


def _marks(memory: Memory) -> tuple[str, tuple[str, ...], dict[str, str]]:
    return memory.type, memory.tags, fields_of(memory)


def _texts(memories: Iterable[Memory]) -> set[str]:
    return {normal_form(memory.text) for memory in memories}
