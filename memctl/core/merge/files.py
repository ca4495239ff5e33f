"""Three-way merge of a memory file: nothing is lost, duplicated or brought back after one side removed it. The result
does not depend on which side is ours, so machines that merge each other get the same file."""

from __future__ import annotations

from memctl.core.merge.front import merged_front
from memctl.core.merge.memories import aside, each_once, merged_lines, same_words
from memctl.core.merge.pieces import END, TOP, Piece, Version, section_of
from memctl.model.change import ARCHIVE
from memctl.model.conflicts import first_conflict, is_marker, versions_of
from memctl.model.errors import InputError
from memctl.model.markdown.parse import decode

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from memctl.core.merge.pieces import Key
    from memctl.model.lint import Sides


def merge_file(old: str, ours: str, theirs: str, path: str, *, buried: Callable[[str], bool] | None = None) -> str:
    """Return the merged text of a file that two sides changed; `old` is their common ancestor, or "".

    A memory that one side removed and the other reworded becomes pending under another id, as does the older of two new
    wordings. `buried` tells which texts must not come back, in case `old` is unknown. Conflict markers in a version are
    resolved first. Raises InputError if they have no end, or if the merged text would be read differently from its
    pieces."""
    old, ours, theirs = (_settled(text, path, buried) for text in (old, ours, theirs))
    if ours == theirs or theirs == old:
        return ours
    if ours == old:
        return theirs
    one, other = sorted((ours, theirs))
    merge = _Merge(Version(old, path), Version(one, path), Version(other, path), buried)
    for spread in (False, True):
        text = merge.text(spread=spread)
        if merge.reads_well(text, path):
            return text
    raise InputError(f"{path}: cannot merge: perhaps a code block or comment is not closed")


def resolved(text: str, path: str, buried: Callable[[str], bool], sides: Sides = (None, None, None)) -> str:
    """Return the text of a file with its conflict markers resolved. `sides` are git's versions, as far as it knows
    them. Without git's, the common version is the one in the markers (git's `diff3` style), or else the text around
    them."""
    base, ours, theirs = (None if side is None else decode(side) for side in sides)
    dug = None if path.startswith(ARCHIVE) else buried
    if ours is not None and theirs is not None and _is_between(text, (base or "", ours, theirs)):
        return merge_file(base or "", ours, theirs, path, buried=dug)
    old, versions = versions_of(text, path)
    if len(versions) == 1:
        return each_once(versions[0], path)
    known, merged = old if base is None else _settled(base, path, buried), versions[0]
    for version in versions[1:]:
        merged = merge_file(known, merged, version, path, buried=dug)
    return merged


def _is_between(text: str, sides: tuple[str, str, str]) -> bool:
    """Whether nobody has written anything into the text since git merged these versions by lines. Its markers may
    mislead then: lines that moved are outside of them on one side, and versions can have had markers themselves."""
    known = {line.rstrip("\r") for side in sides for line in side.split("\n")}
    return all(line.rstrip("\r") in known or is_marker(line) for line in text.split("\n"))


def _settled(text: str, path: str, buried: Callable[[str], bool] | None) -> str:
    """Return a version without conflict markers: somebody committed them, where no memctl was."""
    return resolved(text, path, buried or (lambda _: False)) if first_conflict(text) else text


class _Merge:
    """A merge: the result for each piece, and their order."""

    def __init__(self, old: Version, one: Version, other: Version, buried: Callable[[str], bool] | None) -> None:
        for version in (one, other):
            if version.conflicts:
                raise InputError(f"merge conflict markers in line {version.conflicts[0]}: resolve them first")
        self.old, self.sides = old, (one, other)
        self.buried = buried
        for version in self.sides:
            _name_alike(old, version)
        _name_news_alike(old, one, other)
        _name_news_alike(old, other, one)
        self.needed = self._sections_with_news()
        self.kept: dict[Key, list[Piece]] = {}
        for key in dict.fromkeys([*old.order(), *one.order(), *other.order()]):
            self.kept[key] = self._outcome(key)

    def text(self, *, spread: bool) -> str:
        """Return the merged file. With `spread`, blank lines separate all pieces that were not adjacent before."""
        one, other = self.sides
        ending = one.ending or other.ending
        lines = [*merged_front(self.old.front, one.front, other.front)]
        last: Piece | None = None
        for key in self._order():
            for piece in self.kept[key]:
                lines += [ending] * self._gap(last, piece, spread) + piece.lines
                last = piece
        lines += [""] * self._end(last)
        if ending:
            lines = [line.removesuffix("\r") + ending for line in lines[:-1]] + [
                line.removesuffix("\r") for line in lines[-1:]
            ]
        return (one.mark or other.mark) + "\n".join(lines)

    def reads_well(self, text: str, path: str) -> bool:
        """Whether the text parses into exactly these pieces."""
        wanted = [(piece.lines, piece.memory is None) for key in self._order() for piece in self.kept[key]]
        found = [(piece.lines, piece.memory is None) for piece in Version(text, path).pieces]
        return _plain(wanted) == _plain(found)

    # Result for each piece

    def _outcome(self, key: Key) -> list[Piece]:
        old = self.old.by_key.get(key)
        here = [side.by_key[key] for side in self.sides if key in side.by_key]
        if len(here) == 2:
            return self._both(key, old, here)
        if not here:
            return []
        if old is None:
            return [] if self._is_buried(here[0]) else here
        if here[0].is_heading:
            return here if here[0].key[2] in self.needed else []
        if here[0].memory and here[0].memory.id and self._is_news(here[0]):
            return [Piece((*key, "aside"), aside(here[0].lines, pending=True), here[0].memory)]
        return []

    def _both(self, key: Key, old: Piece | None, here: list[Piece]) -> list[Piece]:
        if not here[0].memory:
            return here[:1]
        lines, lost = merged_lines(old.lines if old else None, here[0].lines, here[1].lines)
        found = [Piece(key, lines, here[0].memory)]
        if lost is not None:
            found.append(Piece((*key, "aside"), lost, here[0].memory))
        return found

    def _is_buried(self, piece: Piece) -> bool:
        return bool(self.buried and piece.memory and self.buried(piece.memory.text))

    def _sections_with_news(self) -> set[object]:
        """Return the headings under which a side added something; they stay even if the other side removed them."""
        news = (piece.memory for side in self.sides for piece in side.pieces if piece.memory and self._is_news(piece))
        sections = {section_of(memory) for memory in news}
        return {section[:depth] for section in sections for depth in range(len(section) + 1)}

    def _is_news(self, piece: Piece) -> bool:
        """Whether a side added or reworded a memory."""
        old = self.old.by_key.get(piece.key)
        return old is None or not same_words(piece.lines, old.lines)

    # Order

    def _order(self) -> list[Key]:
        """Return the keys in the order of the side that moved any; new pieces follow the piece they followed before."""
        one, other = self.sides
        common = {key for key in self.old.by_key if self.kept.get(key)}
        orders = [[key for key in version.order() if key in common] for version in (self.old, one, other)]
        both = [[key for key in order if key in one.by_key and key in other.by_key] for order in orders]
        base = orders[0] if both[0] == both[1] == both[2] else orders[2] if both[1] == both[0] else orders[1]
        base = _with_missing(base, orders[0])
        news = [_new_behind(side, common, self.kept) for side in self.sides]
        found: list[Key] = []
        for anchor in [TOP, *base]:
            found += [anchor] if anchor != TOP else []
            found += _together(news[0].get(anchor, []), news[1].get(anchor, []))
        return list(dict.fromkeys(found))

    def _gap(self, last: Piece | None, piece: Piece, spread: bool) -> int:
        """Return the number of blank lines between two pieces, as in a version in which they were adjacent."""
        pair = (_plain_key(last.key) if last else TOP, _plain_key(piece.key))
        one, other = (side.gaps.get(pair) for side in self.sides)
        if one is not None or other is not None:
            before = self.old.gaps.get(pair)
            found = one if other is None or other == before else other
            return max(found or 0, 1 if spread and not _tight(last, piece) else 0)
        if pair in self.old.gaps and not spread:
            return self.old.gaps[pair]
        return 0 if last is None or _tight(last, piece) else 1

    def _end(self, last: Piece | None) -> int:
        key = _plain_key(last.key) if last else TOP
        counts = [side.gaps[key, END] for side in self.sides if (key, END) in side.gaps]
        return max(counts, default=1)


def _tight(last: Piece | None, piece: Piece) -> bool:
    """Whether two pieces need no blank line between them."""
    return last is not None and last.is_item and piece.is_item


def _plain_key(key: Key) -> Key:
    return key[:-1] if key[-1] == "aside" else key


def _plain(pieces: Iterable[tuple[list[str], bool]]) -> list[tuple[list[str], bool]]:
    return [([line.rstrip() for line in lines], is_text) for lines, is_text in pieces]


def _name_alike(old: Version, side: Version) -> None:
    """Match a memory that got its id on this side with the one that had none before."""
    handles = {piece.memory.handle: piece.key for piece in old.pieces if piece.memory and not piece.memory.id}
    for piece in side.pieces:
        if piece.memory and piece.memory.id and piece.key not in old.by_key:
            was = handles.get(piece.memory.handle)
            if was is not None and was not in side.by_key:
                side.rename(piece.key, was)


def _name_news_alike(old: Version, one: Version, other: Version) -> None:
    """Match a memory that is new on both sides and has an id on one side only. Without a common version, as between
    markers, everything is new."""
    news = {piece.memory.handle: piece.key for piece in other.pieces
            if piece.memory and not piece.memory.id and piece.key not in old.by_key}  # fmt: skip
    for piece in one.pieces if news else ():
        if piece.memory and piece.memory.id and piece.key not in old.by_key and piece.key not in other.by_key:
            was = news.pop(piece.memory.handle, None)
            if was is not None and was not in one.by_key:
                other.rename(was, piece.key)


def _with_missing(order: list[Key], old: list[Key]) -> list[Key]:
    """Return an order with the keys that only the old order has, each after the key it followed there."""
    there = set(order)
    missing: dict[Key, list[Key]] = {}
    anchor = TOP
    for key in old:
        if key in there:
            anchor = key
        else:
            missing.setdefault(anchor, []).append(key)
    return [*missing.get(TOP, []), *(one for key in order for one in (key, *missing.get(key, [])))]


def _new_behind(side: Version, common: set[Key], kept: dict[Key, list[Piece]]) -> dict[Key, list[Key]]:
    """Return the new keys of a side by the common key that they follow."""
    found: dict[Key, list[Key]] = {}
    anchor = TOP
    for key in side.order():
        if key in common:
            anchor = key
        elif kept[key]:
            found.setdefault(anchor, []).append(key)
    return found


def _together(ones: list[Key], others: list[Key]) -> list[Key]:
    """Join two runs of new pieces after the same key; pieces before a heading belong to the section above."""
    cuts = [next((at for at, key in enumerate(run) if key[0] == "heading"), len(run)) for run in (ones, others)]
    lead = list(dict.fromkeys([*ones[: cuts[0]], *others[: cuts[1]]]))
    return lead + _interleaved(ones[cuts[0] :], others[cuts[1] :])


def _interleaved(ones: list[Key], others: list[Key]) -> list[Key]:
    """Return the first run with the keys that only the second has: under the same heading if they share it, else at the
    end."""
    found, shared = list(ones), set(ones)
    place = len(found)
    for key in others:
        if key in shared:
            place = found.index(key) + 1
            while place < len(found) and found[place][0] != "heading":
                place += 1
            continue
        if key[0] == "heading":
            place = len(found)
        found.insert(place, key)
        place += 1
    return found
