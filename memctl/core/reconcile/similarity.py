"""Whether two memories say much the same: the same words in the same order, but for words that change nothing.

A high similarity alone proves nothing: "lives in Bonn" and "lives in Rome" differ in one word. So what one says more
than the other must not be a number, a name, a negation or a condition, nor stand before all else, where it would be
another subject; and each may not say something the other does not."""

from __future__ import annotations

import unicodedata

from memctl.core.language.patterns import Lazy
from memctl.core.language.stem import stem

_TOKEN = Lazy(r"[\u2e80-\U0010ffff]|[^\W_]+(?:[.'’/_-][^\W_]+)*[+#]*")
# words without which a statement about the user stays the same statement
_EMPTY_WORDS = """
a an the i i'm i've i'd i'll im ive me my mine user user's users is are am be been being it's its that this do does have
has will really very just also quite currently so well please always
我 是 的 很 也 吧 呢 啊 哦 嘛 呀 您 都 会 在 着
"""
# words that decide what is said, wherever they stand
_DECISIVE_WORDS = """
not no never none neither nor without cannot can't cant don't dont doesn't doesnt didn't didnt isn't isnt aren't arent
won't wont wasn't wasnt haven't hasn't shouldn't wouldn't couldn't hardly barely seldom rarely sometimes only except
unless if when while but until till before after since than or though although instead more less fewer most least used
former formerly previously stopped quit hates dislikes avoids lest versus vs against over under
不 没 无 非 未 别 勿 莫 否 曾 前 旧 了 过 除 但 只 若 如 或 比 更 最 少 多 停 戒 讨 厌 恨 怕
"""
_EMPTY = frozenset(_EMPTY_WORDS.split())
_DECISIVE = frozenset(_DECISIVE_WORDS.split())
_LEAST = 0.6  # share of the longer one's words that the shorter one must have
_COMPARED = 2_000  # signs of a text
_FEW = 500  # texts that are compared sooner than rapidfuzz is imported
_USER = Lazy("用户|使用者")


class Likeness:
    """A text as compared with others. `words` are stems in order; `weighty` those that must not be one side's alone."""

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
    """Whether they are one statement but for words that say nothing."""
    return one.words == other.words and one.past == other.past


def near(one: Likeness, other: Likeness) -> bool:
    """Whether the longer one says all that the shorter one says, and nothing that disagrees with it."""
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
    """The words of the longer one that the shorter one has not; None where it is not the same otherwise, in order and
    from its first word on."""
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
    """Whether one is the other with its end put first: "for work, uses vim" and "uses vim for work"."""
    return set(one) == set(other) and any(one[number:] + one[:number] == other for number in range(1, len(one)))


def similarities(form: str, others: list[str]) -> list[float]:
    """Token similarity of a text to others, all in normal form, from 0 to 1: the share of their signs that both have,
    in order, when their words are sorted. Of a long text the beginning is compared."""
    one = _sorted(form)
    if len(others) > _FEW:
        from rapidfuzz.distance import Indel  # to import it costs as much as an interpreter's start

        return [Indel.normalized_similarity(one, _sorted(other)) for other in others]
    places: dict[str, int] = {}  # of each sign, as bits
    for at, sign in enumerate(one):
        places[sign] = places.get(sign, 0) | 1 << at
    return [_similarity(len(one), places, _sorted(other)) for other in others]


def _sorted(form: str) -> str:
    words = form if form.isascii() else " ".join(_TOKEN().findall(form))
    return " ".join(sorted(words.split()))[:_COMPARED]


def _similarity(length: int, places: dict[str, int], other: str) -> float:
    """Twice the longest common subsequence over both lengths (Hyyrö's algorithm, a row of bits at a time)."""
    row = whole = (1 << length) - 1
    for sign in other:
        both = row & places.get(sign, 0)
        row = (row + both | row - both) & whole
    common = length - bin(row).count("1")
    return 2 * common / (length + len(other)) if length + len(other) else 1.0
