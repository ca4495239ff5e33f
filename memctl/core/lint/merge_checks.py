"""The last look at a merge of a whole tree. Git merges file by file, and nobody sees there that a memory moved from one
file to another: each side may remove the copy that the other one keeps, or both may bring it to different files. So
this compares what stood in all files of each side with what stands now."""

from __future__ import annotations

from collections import Counter

from memctl.core.lint.file_checks import hidden_characters_shown
from memctl.core.lint.tree_checks import is_buried
from memctl.core.safety.sanitize import without_hidden
from memctl.model.change import Change, paste_edit
from memctl.model.conflicts import first_conflict, versions_of
from memctl.model.errors import InputError
from memctl.model.lint import Versions
from memctl.model.markdown.page import Page
from memctl.model.text.lines import normal_form

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from memctl.model.lint import LintInput
    from memctl.model.memory import Memory

    Stood = tuple[Page, Memory]  # a memory of a version, and the file that it stood in


def left_out_findings(grounds: LintInput) -> Iterator[tuple[str, int, str]]:
    """Yield the memories that the last merge left out, once it is complete."""
    for page, memory in [] if grounds.unmerged else left_out(grounds):
        yield page.path, 0, f"a merge left out {memory.key}: {memory.text.partition(chr(10))[0][:60]}"


def left_out(grounds: LintInput) -> list[Stood]:
    """Return the memories that must stand in a tree and stand nowhere in it: those that the versions of a merge owe,
    and those that the tree had before it was mended."""
    wanted = _standing(grounds)
    owed: dict[str, list[Stood]] = {}
    for versions in _met_in(grounds.before or grounds):
        due, free = _owed(versions)
        wanted = {name: stood for name, stood in wanted.items() if name not in free}
        owed |= due
    wanted |= owed
    there = {_words(memory) for memory in grounds.memories} if wanted else {}
    missing = [name for name in wanted if name not in there]
    return [min(wanted[name], key=lambda stood: _choice(stood, grounds)) for name in missing]


def _words(memory: Memory) -> str:
    """Return the words by which a memory is known again. A repair removes hidden characters."""
    return normal_form(without_hidden(memory.text))


def put_back(grounds: LintInput) -> list[Change]:
    """Return the changes that put back what is left out, where a side had it."""
    taken = {memory.id for memory in grounds.memories}
    changes = []
    for page, memory in left_out(grounds):
        lines = page.raw(memory)
        if memory.id in taken - {""}:
            from memctl.core.merge.memories import aside  # slow to import, and few memories need it

            lines = aside(lines, pending=False)
        found = Page("\n".join(lines) + "\n", page.path).document.memories
        id = found[0].key if found else memory.key
        head = "".join(f"{line}\n" for line in page.document.lines[: page.document.body])
        edits = (paste_edit(page.path, id, {"section": memory.heading, "lines": lines}, head),)
        changes.append(Change("restore", id, path=page.path, after=memory.text, reason="a merge left it out"))
        changes[-1].edits = edits
        taken.add(id)
    return changes


def repeated(grounds: LintInput) -> Iterator[tuple[Memory, Memory]]:
    """Yield (memory that stays, memory with the same words that a merge has brought in addition)."""
    before = grounds.before or grounds
    for versions in _met_in(before):
        paths = {page.path for pages in (versions.base, *versions.sides) for page in pages}
        limits = Counter[str]()
        for side in versions.sides:
            limits |= _count(side)
        merged = None if versions.merged is None or _has_markers(versions.merged) else _count(versions.merged)
        groups: dict[str, list[Memory]] = {}
        for memory in grounds.memories:
            if memory.path in paths and _is_active(memory):
                groups.setdefault(_words(memory), []).append(memory)
        for name, group in groups.items():
            if merged is not None and merged[name] <= limits[name]:
                continue  # somebody wrote it since
            group.sort(key=lambda memory: (not memory.id, memory.id, memory.path, memory.line))
            yield from ((group[0], later) for later in group[max(limits[name], 1) :])


def doubles(grounds: LintInput) -> Iterator[tuple[Memory, Memory]]:
    """Yield (memory that stays, another with its words, marks of time and place). Two machines that give an id to a
    memory which had none give it two, and by a later merge both stand there. Ids that this repair gives are no ground:
    such lines stood there without one, and may be a person's."""
    given = {memory.id for memory in (grounds.before or grounds).memories}
    groups: dict[tuple[str, ...], list[Memory]] = {}
    for memory in grounds.memories:
        if memory.id and memory.id in given and _is_active(memory):
            times = (memory.created, memory.since, memory.until)
            place = (memory.path, memory.heading, memory.type)
            groups.setdefault((memory.text, *place, *times), []).append(memory)
    for group in groups.values():
        first, *others = sorted(group, key=lambda memory: (memory.id, memory.line))
        yield from ((first, other) for other in others if other.id != first.id)


def _met_in(grounds: LintInput) -> list[Versions]:
    """Return the versions that meet in a tree: those that git tells, and for other files with conflict markers those
    between the markers."""
    told = grounds.versions
    known = {page.path for one in told for pages in (one.base, *one.sides) for page in pages}
    base, sides = list[Page](), [list[Page](), list[Page]()]
    for file in grounds.files:
        if file.document.conflicts and file.path not in known:
            old, texts = _versions_of(Page(file.text, file.path))
            base.append(old)
            sides += [list(sides[-1]) for _ in texts[len(sides) :]]
            for at, side in enumerate(sides):
                side.append(texts[min(at, len(texts) - 1)])
    return [*told, Versions(base, sides)] if base else [*told]


def _owed(versions: Versions) -> tuple[dict[str, list[Stood]], set[str]]:
    """Return (what must stand after a merge, the words that may go). What all sides have must stand, and the news of
    each; what a side removed or reworded may go."""
    base, *sides = (_by_words(pages) for pages in (versions.base, *versions.sides))
    done = _by_words(page for page in versions.merged or () if not first_conflict(page.text))
    owed: dict[str, list[Stood]] = {}
    free = base.keys() - set[str].intersection(*map(set, sides))
    for side in sides:
        for name, stood in side.items():
            if name not in free and name not in done:
                owed.setdefault(name, []).extend(stood)
    return owed, free


def _has_markers(pages: Iterable[Page]) -> bool:
    """Whether a merge was committed with markers in one of these files: nobody has merged what stands between them."""
    return any(first_conflict(page.text) for page in pages)


def _standing(grounds: LintInput) -> dict[str, list[Stood]]:
    """Return what stood in the files that were mended since, conflicts apart, but nothing that --fix rewords."""
    now = {file.path: file.text for file in grounds.files}
    old = grounds.before.files if grounds.before else ()
    changed = [file for file in old if not file.document.conflicts and now.get(file.path) != file.text]
    found = _by_words(Page(file.text, file.path) for file in changed)
    return {name: stood for name, stood in found.items() if _is_plain(stood[0][1].text)}


def _is_plain(text: str) -> bool:
    return hidden_characters_shown(text) == text


def _by_words(pages: Iterable[Page]) -> dict[str, list[Stood]]:
    found: dict[str, list[Stood]] = {}
    for file in pages:
        for page in _versions_of(file)[1]:
            for memory in page.document.memories:
                found.setdefault(_words(memory), []).append((page, memory))
    return found


def _versions_of(page: Page) -> tuple[Page, Sequence[Page]]:
    """Return (common version, versions) of a file with conflict markers, or twice the file if it has none."""
    if not first_conflict(page.text):
        return page, [page]
    try:
        old, texts = versions_of(page.text, page.path)
    except InputError:
        return page, [page]
    return Page(old, page.path), [Page(text, page.path) for text in texts]


def _count(pages: Iterable[Page]) -> Counter[str]:
    """Return how often each words stand in the active memories of these files, in the version with the most."""
    found = Counter[str]()
    for page in pages:
        most = Counter[str]()
        for one in _versions_of(page)[1]:
            most |= Counter(_words(memory) for memory in one.document.memories if _is_active(memory))
        found += most
    return found


def _is_active(memory: Memory) -> bool:
    return not memory.archived and not memory.pending


def _choice(stood: Stood, grounds: LintInput) -> tuple[bool, bool, str, list[str]]:
    """The order in which versions of a memory are put back, the same on every machine: forgotten ones to the
    archive, others to their place."""
    page, memory = stood
    return memory.archived != is_buried(memory, grounds), memory.pending, page.path, page.raw(memory)
