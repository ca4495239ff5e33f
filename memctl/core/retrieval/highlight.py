"""Positions of the query's words in a text, to show why a memory was found."""

from __future__ import annotations

from memctl.core.language.tokenize import fold, folded_words, is_cjk, words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

_JOINTS = "_./-'’"  # may occur within a word


class Highlighter:
    """Finds the query's words, in any inflection, in a text."""

    def __init__(self, query: str) -> None:
        wanted = set(words(query))
        self.latin = frozenset(word for word in wanted if not is_cjk(word))
        self.pairs = frozenset(word for word in wanted if is_cjk(word) and len(word) > 1)
        self.singles = frozenset(word for word in wanted if is_cjk(word) and len(word) == 1) - set("".join(self.pairs))

    def places(self, text: str) -> list[tuple[int, int]]:
        """Return (start, end) of each match, in order and without overlap."""
        found: list[tuple[int, int]] = []
        for start, end in sorted([*self._latin_places(text), *self._cjk_places(text)]):
            if found and start <= found[-1][1]:
                found[-1] = (found[-1][0], max(end, found[-1][1]))
            else:
                found.append((start, end))
        return found

    def _latin_places(self, text: str) -> Iterator[tuple[int, int]]:
        if not self.latin:
            return
        for start, end in _tokens(text):
            if not self.latin.isdisjoint(folded_words(fold(text[start:end]))):
                yield start, end

    def _cjk_places(self, text: str) -> Iterator[tuple[int, int]]:
        if not (self.pairs or self.singles):
            return
        plain = [fold(sign).strip() if is_cjk(sign) else "" for sign in text]
        for at, sign in enumerate(plain):
            if sign in self.singles:
                yield at, at + 1
            if sign and "".join(plain[at : at + 2]) in self.pairs:
                yield at, at + 2


def _tokens(text: str) -> Iterator[tuple[int, int]]:
    """Yield (start, end) of each word that is not CJK."""
    start = -1
    for at, sign in enumerate(text):
        inside = not is_cjk(sign) and (sign.isalnum() or (start >= 0 and _joins(sign, text[at + 1 : at + 2])))
        if inside and start < 0:
            start = at
        elif not inside and start >= 0:
            yield start, at
            start = -1
    if start >= 0:
        yield start, len(text)


def _joins(sign: str, following: str) -> bool:
    return sign in _JOINTS and following.isalnum() and not is_cjk(following)
