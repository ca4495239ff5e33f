"""The signs by which the weights know a Chinese statement: its characters and pairs of them.

What passes is said in more ways than a rule can name, so each character, and each pair of them, gives a little
evidence."""

from __future__ import annotations

from itertools import pairwise

from memctl.core.language.patterns import Lazy
from memctl.core.language.zh.script import normalize_chinese

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

_DROPPED = Lazy(r"[\s。！!~～…]+")  # whether a sentence ends with a mark is its writer's habit
_NUMBER, _LATIN = Lazy(r"\d+"), Lazy("[A-Za-z_]+")
_SOMEBODY = frozenset("我咱俺爸妈爹娘哥姐弟妹爷奶公婆叔婶舅姑姨儿女孩娃")
_LENGTHS = (6, 9, 13, 18, 25, 40, 80)  # characters


USUAL = 14  # characters


def size(text: str, words: Sequence[str]) -> int:
    """How many characters a statement has."""
    return len(text)


def signs_of(text: str, words: Sequence[str]) -> set[str]:
    """The characters of a statement and pairs of them, those that it begins (^) and ends with ($), how long it is
    (@), and whether it speaks of nobody's life."""
    text = _LATIN().sub("a", _NUMBER().sub("0", _DROPPED().sub("", normalize_chinese(text)))).rstrip(".，,")
    found = {"^" + text[:1], "^" + text[:2], "^" + text[:3], text[-1:] + "$", text[-2:] + "$", *text}
    found.update([before + after for before, after in pairwise(text)])
    found.add(f"@{sum([len(text) > most for most in _LENGTHS])}")
    if _SOMEBODY.isdisjoint(text):
        found.add("#NOBODY")
    return found
