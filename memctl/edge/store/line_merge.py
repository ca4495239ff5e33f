"""Merge an editor's late save of an old copy into the current file: no line of it is lost."""

from __future__ import annotations

from difflib import SequenceMatcher


def merge_three_way(base: bytes, current: bytes, late: bytes) -> bytes:
    """Return `current` with the differences between `base` and `late`: a new line follows the same line as before, and
    a removed line goes if it is still unchanged."""
    old, here, there = (text.split(b"\n") for text in (base, current, late))
    place = _places(old, here)
    inserts: dict[int, list[bytes]] = {}
    gone: set[int] = set()
    for kind, first, last, new_first, new_last in SequenceMatcher(None, old, there, autojunk=False).get_opcodes():
        if kind == "equal":
            continue
        gone.update(place[number] for number in range(first, last) if number in place)
        if new := [line for line in there[new_first:new_last] if line.strip()]:
            before = next((place[number] for number in range(first - 1, -1, -1) if number in place), -1)
            inserts.setdefault(before, []).extend(new)
    out = list(inserts.get(-1, []))
    for number, line in enumerate(here):
        if number not in gone:
            out.append(line)
        out += inserts.get(number, [])
    return b"\n".join(out)


def _places(old: list[bytes], here: list[bytes]) -> dict[int, int]:
    """Return line of the base → line of the current file, for equal lines."""
    places: dict[int, int] = {}
    for first, second, size in SequenceMatcher(None, old, here, autojunk=False).get_matching_blocks():
        places.update((first + step, second + step) for step in range(size))
    return places
