"""Whether two memories say nearly the same: the same words in the same order, except words that change nothing.

High similarity proves nothing: "lives in Bonn" and "lives in Rome" differ in one word. So only one side may have extra
words. None of them may be a number, a name, a negation or a condition, and none may come first: it could be another
subject."""

from __future__ import annotations

import unicodedata

from memctl.core.language.patterns import Lazy
from memctl.core.language.stem import stem

_TOKEN = Lazy(r"[\u2e80-\U0010ffff]|[^\W_]+(?:[.'’/_-][^\W_]+)*[+#]*")
# words that a statement about the user may lose without a change of meaning
_EMPTY_WORDS = """
a an the i i'm i've i'd i'll im ive me my mine user user's users is are am be been being it's its that this do does have
has will really very just also quite currently so well please always
我 是 的 很 也 吧 呢 啊 哦 嘛 呀 您 都 会 在 着
"""
# words that decide the meaning in any position
_DECISIVE_WORDS = """
not no never none neither nor without cannot can't cant don't dont doesn't doesnt didn't didnt isn't isnt aren't arent
won't wont wasn't wasnt haven't hasn't shouldn't wouldn't couldn't hardly barely seldom rarely sometimes only except
unless if when while but until till before after since than or though although instead more less fewer most least used
former formerly previously stopped quit hates dislikes avoids lest versus vs against over under
不 没 无 非 未 别 勿 莫 否 曾 前 旧 了 过 除 但 只 若 如 或 比 更 最 少 多 停 戒 讨 厌 恨 怕
"""
_EMPTY = frozenset(_EMPTY_WORDS.split())
_DECISIVE = frozenset(_DECISIVE_WORDS.split())
_LEAST = 0.6  # least share of the longer text's words in the shorter one
_COMPARED = 2_000  # characters of a text
_FEW = 500  # texts that can be compared in less time than importing rapidfuzz takes
_USER = Lazy("用户|使用者")


class Likeness:
    """A text prepared for comparison. `words` are stems in order; `weighty` are those that both sides must have."""

    __slots__ = ("words", "weighty", "past")

    def __init__(self, text: str) -> None:
        plain = _USER().sub("", unicodedata.normalize("NFKC", text)).replace("’", "'")
        tokens = [token for token in _TOKEN().findall(plain) if token[0].isalnum()]
        kept = [(number, token) for number, token in enumerate(tokens) if token.casefold() not in _EMPTY]
        self.words = tuple(stem(token.casefold()) for _, token in kept)
        self.weighty = frozenset(
            word for word, (number, token) in zip(self.words, kept, strict=True) if _is_weighty(token, number == 0)
        )
        self.past = frozenset(word for word, (_, token) in zip(self.words, kept, strict=True) if _is_past(token))


def _is_weighty(token: str, first: bool) -> bool:
    if token.casefold() in _DECISIVE or any(sign.isdigit() for sign in token) or token[-1] in "+#":
        return True
    return any(sign.isupper() for sign in (token[1:] if first else token))


def _is_past(token: str) -> bool:
    word = token.casefold()
    return word.endswith("ed") or word in ("was", "were", "had", "did", "went", "took", "got", "left", "made", "ran")


def same(one: Likeness, other: Likeness) -> bool:
    """Whether two texts are equal except for empty words."""
    return one.words == other.words and one.past == other.past


def near(one: Likeness, other: Likeness) -> bool:
    """Whether the longer text says all that the shorter one says, and nothing that contradicts it."""
    if same(one, other):
        return bool(one.words)
    short, long = (one, other) if len(one.words) <= len(other.words) else (other, one)
    if len(short.words) < (4 if short.words and short.words[0] >= "\u2e80" else 3):
        return False
    if len(short.words) < _LEAST * len(long.words) or not short.past <= long.past:
        return False
    if len(short.words) == len(long.words):
        return short.past == long.past and _is_turned(short.words, long.words)
    extra = _extra(short.words, long.words)
    return extra is not None and not any(word in long.weighty or word in long.past for word in extra)


def _extra(short: tuple[str, ...], long: tuple[str, ...]) -> list[str] | None:
    """Return the words that only the longer text has, or None unless the shorter one is contained in order from the
    first word on."""
    if short[0] != long[0]:
        return None
    extra, at = [], 0
    for word in long:
        if at < len(short) and word == short[at]:
            at += 1
        else:
            extra.append(word)
    return extra if at == len(short) else None


def _is_turned(one: tuple[str, ...], other: tuple[str, ...]) -> bool:
    """Whether one text is a rotation of the other: "for work, uses vim" and "uses vim for work"."""
    return set(one) == set(other) and any(one[number:] + one[:number] == other for number in range(1, len(one)))


def similarities(form: str, others: list[str]) -> list[float]:
    """Return the similarity of a text to each of `others`, in [0, 1]: the share of characters in common, in order,
    after sorting the words. All texts are in normal form; only the beginning of a long one counts."""
    one = _sorted(form)
    if len(others) > _FEW:
        from rapidfuzz.distance import Indel  # importing it takes as long as an interpreter's start

        return [Indel.normalized_similarity(one, _sorted(other)) for other in others]
    places: dict[str, int] = {}  # positions of each character, as bits
    for at, sign in enumerate(one):
        places[sign] = places.get(sign, 0) | 1 << at
    return [_similarity(len(one), places, _sorted(other)) for other in others]


def _sorted(form: str) -> str:
    words = form if form.isascii() else " ".join(_TOKEN().findall(form))
    return " ".join(sorted(words.split()))[:_COMPARED]


def _similarity(length: int, places: dict[str, int], other: str) -> float:
    """Return twice the longest common subsequence over the sum of the lengths (Hyyrö's bit-parallel algorithm)."""
    row = whole = (1 << length) - 1
    for sign in other:
        both = row & places.get(sign, 0)
        row = (row + both | row - both) & whole
    common = length - bin(row).count("1")
    return 2 * common / (length + len(other)) if length + len(other) else 1.0
