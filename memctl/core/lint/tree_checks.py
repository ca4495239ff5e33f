"""Lint rules across memories and files; see the table in `rules`."""

from __future__ import annotations

import re
import unicodedata

from memctl.core.lifecycle import history
from memctl.core.tokens import count_tokens
from memctl.model.copies import is_copy, is_restored
from memctl.model.text.dates import day_number
from memctl.model.text.file_names import is_reserved
from memctl.model.text.lines import STONE_DIGITS, fingerprint, one_line

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from memctl.model.lint import LintInput
    from memctl.model.memory import Memory


_LINK = re.compile(r"\[\[([^\[\]|#]*)(?:#\^([A-Za-z0-9-]+)(?![A-Za-z0-9-])[^\[\]]*|[|#][^\[\]]*)?\]\]")
_SOON = 1  # days
_SHOWN = 60  # characters of a memory to show
_CODE_SPAN = re.compile(r"`[^`\n]*`")


def damaged_records(grounds: LintInput) -> Iterator[tuple[str, int, str]]:
    """Yield the unreadable lines of the journal and the tombstones."""
    for path, line in grounds.damaged:
        yield path, line, "a line that memctl cannot read"


def unreadable(grounds: LintInput) -> Iterator[tuple[str, int, str]]:
    for path, reason in grounds.unread:
        yield path, 1, f"cannot be read: {reason}"


def duplicate_ids(grounds: LintInput) -> Iterator[tuple[str, int, str, str]]:
    """Yield the memories whose id an earlier memory has."""
    for first, later in duplicates(grounds):
        yield later.path, later.line, f"{later.id} is also the id of {first.place}", later.id


def duplicates(grounds: LintInput) -> Iterator[tuple[Memory, Memory]]:
    """Yield (memory that keeps the id, another memory with it). An archived memory keeps its id unless it was restored.
    An active copy of an archived memory is not a duplicate but `resurrected`."""
    by_id: dict[str, list[Memory]] = {}
    for memory in grounds.memories:
        if memory.id:
            by_id.setdefault(memory.id, []).append(memory)
    for group in by_id.values():
        if len(group) > 1:
            archive = [one for one in group if one.archived]
            alive = [one for one in group if not one.archived]
            restored = any(_is_restored(one, memory, grounds) for one in archive for memory in alive)
            first, *others = alive + archive if restored else archive + alive
            yield from ((first, other) for other in others if other.archived or not _is_back(first, other))


def _is_back(archived: Memory, memory: Memory) -> bool:
    return archived.archived and is_copy(archived, memory)


def _is_restored(archived: Memory, memory: Memory, grounds: LintInput) -> bool:
    return _is_back(archived, memory) and is_restored(archived, memory, lambda one: fate(one, grounds))


def resurrected(grounds: LintInput) -> Iterator[tuple[str, int, str, str]]:
    """Yield the active memories whose words were forgotten, or whose copy is in the archive."""
    for memory, twin in returned(grounds):
        if twin is not None:
            yield memory.path, memory.line, f"{memory.id} is in the archive too: {twin.place}", memory.id
        else:
            yield memory.path, memory.line, f"{memory.key} has words that were forgotten", memory.key


def returned(grounds: LintInput) -> Iterator[tuple[Memory, Memory | None]]:
    """Yield (active memory that was forgotten, its archived copy or None)."""
    archive = {memory.id: memory for memory in grounds.memories if memory.id and memory.archived}
    for memory in grounds.memories:
        twin = archive.get(memory.id)
        if memory.archived:
            continue
        if twin is not None and _is_back(twin, memory):
            if not _is_restored(twin, memory, grounds):
                yield memory, twin
        elif is_buried(memory, grounds):
            yield memory, None


def fate(memory: Memory, grounds: LintInput) -> tuple[bool, str]:
    """Return (whether the words of a memory are buried, when they were restored or "")."""
    return is_buried(memory, grounds), grounds.lifted.get(fingerprint(memory.text, STONE_DIGITS), "")


def is_buried(memory: Memory, grounds: LintInput) -> bool:
    """Whether the words of a memory must not be learned again."""
    return bool(grounds.buried) and fingerprint(memory.text, STONE_DIGITS) in grounds.buried


def lost_memories(grounds: LintInput) -> Iterator[tuple[str, int, str, str]]:
    """Yield the memories that disappeared soon after memctl wrote them, perhaps because an editor saved an older copy.
    A later deletion by hand is not a fault."""
    if grounds.whole:
        ids = {memory.id for memory in grounds.memories}
        for gone in history.find_dropped(grounds.written, ids):
            if gone.other_id in ids:
                continue  # a merge keeps both wordings
            if (day_number(grounds.today) or 0) - (day_number(str(gone.operation["t"])[:10]) or 0) > _SOON:
                continue
            day, words = str(gone.operation["t"])[:10], one_line(gone.text)
            shown = words if len(words) <= _SHOWN else words[: _SHOWN - 1] + "…"
            yield gone.path, 0, f"{gone.id} is gone since memctl wrote it on {day}: {shown}", gone.id


def dangling_links(grounds: LintInput) -> Iterator[tuple[str, int, str, str]]:
    """Yield names of missing memories and files, if all files were read."""
    if not grounds.whole:
        return
    memories = grounds.memories
    places = {memory.id: memory.path for memory in memories if memory.id} | {m.handle: m.path for m in memories}
    for memory in memories:
        for name, key in _named(memory):
            if key not in places:
                yield memory.path, memory.line, f"{name} {key}: no memory has this id", memory.key
        for offset, path, key in _links(memory):
            if what := _wrong_with(path, key, places, grounds.names):
                yield memory.path, memory.line + offset, what, memory.key


def _named(memory: Memory) -> Iterator[tuple[str, str]]:
    for key in memory.supersedes:
        yield "supersedes", key
    for name, value in (("superseded-by", memory.superseded_by), ("evidence", memory.extra.get("evidence", ""))):
        for key in value.replace(",", " ").split():
            yield name, key.removeprefix("^")


def _links(memory: Memory) -> Iterator[tuple[int, str, str]]:
    """Yield (line within the memory, file, id) of each `[[file#^id]]`. A link without a file is the name of a thing and
    needs no file."""
    if memory.block == "code" or "[[" not in memory.text:
        return
    for offset, line in enumerate(memory.text.split("\n")):
        for path, key in _LINK.findall(_CODE_SPAN.sub("", line)):
            if key or "/" in path:
                yield offset, path.strip(), key


def _wrong_with(path: str, key: str, places: dict[str, str], names: object) -> str:
    files = (path, f"{path}.md")
    if key and key not in places:
        return f"[[{path}#^{key}]]: no memory has this id"
    if key and path and not any(f"/{places[key]}".endswith(f"/{file}") for file in files):
        return f"[[{path}#^{key}]]: that memory is in {places[key]}"
    if not key and not any(file in names for file in files):  # type: ignore[operator]
        return f"[[{path}]]: there is no such file"
    return ""


def over_budget(grounds: LintInput) -> Iterator[tuple[str, int, str]]:
    """Yield a finding if the core exceeds its token budget."""
    if not grounds.whole or not grounds.core_share:
        return
    core = [memory for memory in grounds.memories if _goes_into_every_block(memory, grounds.today)]
    tokens = sum(count_tokens(f"- {memory.text}\n") for memory in core)
    if tokens > grounds.core_share:
        largest = max(core, key=lambda memory: len(memory.text))
        yield largest.path, 1, f"the core costs {tokens} tokens, its share of a block is {grounds.core_share}"


def _goes_into_every_block(memory: Memory, today: str) -> bool:
    if memory.archived or memory.pending or memory.agent or memory.project or memory.inject == "never":
        return False
    return memory.in_core and not (memory.until and memory.until[:10] < today[:10])


def permissions(grounds: LintInput) -> Iterator[tuple[str, int, str]]:
    """Yield the paths that others can write to."""
    for path, who in grounds.writable:
        yield path, 0, f"{who} can write to it"


def links_out(grounds: LintInput) -> Iterator[tuple[str, int, str]]:
    for path, target in grounds.links:
        yield path, 0, f"a link to {target}"


def name_collisions(grounds: LintInput) -> Iterator[tuple[str, int, str]]:
    """Yield names that differ only in case or in Unicode composition."""
    met: dict[str, str] = {}
    for name in grounds.names:
        first = met.setdefault(unicodedata.normalize("NFC", name).casefold(), name)
        if first != name:
            yield name, 0, f"is {first} on some file systems"


def reserved_names(grounds: LintInput) -> Iterator[tuple[str, int, str]]:
    for name in grounds.names:
        last = name.rpartition("/")[2]
        if is_reserved(last):
            yield name, 0, f"{last} is not a valid file name everywhere"
