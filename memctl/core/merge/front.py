"""Three-way merge of front matter, key by key."""

from __future__ import annotations


def merged_front(old: list[str], one: list[str], other: list[str]) -> list[str]:
    """Return the lines of the front matter with its fences. If both sides changed a key, the value that sorts first
    wins."""
    if one == other or other == old:
        return one
    if one == old or not one:
        return other
    if not other:
        return one
    before, ours, theirs = (_by_key(lines) for lines in (old, one, other))
    found = [one[0]]
    for key in dict.fromkeys([*ours, *theirs]):
        found += _chosen(before.get(key, []), ours.get(key, []), theirs.get(key, []))
    return [*found, one[-1]]


def _chosen(before: list[str], one: list[str], other: list[str]) -> list[str]:
    if one == other or other == before:
        return one
    if one == before:
        return other
    return min(one, other) if one and other else one or other


def _by_key(lines: list[str]) -> dict[str, list[str]]:
    """Return the lines of each key. Indented lines, lists and comments belong to the key above."""
    found: dict[str, list[str]] = {}
    key = ""
    for line in lines[1:-1]:
        if line[:1].strip() and line[0] not in "-#" and ":" in line:
            key = line.partition(":")[0].strip()
        found.setdefault(key, []).append(line)
    return found
