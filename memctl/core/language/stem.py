"""English stems: those of the Snowball project, and those of irregular forms."""

from __future__ import annotations

from memctl.core.language.lexicon import IRREGULAR

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

_FIRST_CJK = "\u2e80"
MOST_STEMS = 100_000  # stems that are kept at a time
STEMS: dict[str, str] = {}  # of every word met so far that is letters and digits only, and no CJK
_english: list[Callable[[str], str]] = []  # the stemmer, once a word needs it


def stem(word: str) -> str:
    """The stem of a folded word. Words of other alphabets, numbers and short words are their own stem.

    The splitter of texts takes a piece that is in STEMS for one word. It takes `c++` and 手机 apart: they stay out."""
    known = STEMS.get(word)
    if known is None:
        known = _stem(word)
        if word.isalnum() and word < _FIRST_CJK:
            if len(STEMS) >= MOST_STEMS:
                STEMS.clear()
            STEMS[word] = known
    return known


def _stem(word: str) -> str:
    base = IRREGULAR.get(word)
    if base is not None:
        return base
    if len(word) < 3 or not (word.isascii() and word.isalpha()):
        return word
    if not _english:
        from Stemmer import Stemmer  # type: ignore[import-not-found]  # commands that compare no words start without it

        _english.append(Stemmer("english", 0).stemWord)  # 0: STEMS is the cache
    return _english[0](word)
