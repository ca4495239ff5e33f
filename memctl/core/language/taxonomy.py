"""Words that ask for other words: "any pets?" for the dog, "my boss" for the manager, "our database" for Postgres.

In a concept any two words match each other. A kind has a direction: a word that asks for it matches words of that kind,
and other words that ask for it, nearly as well as itself. But a memory of a cello does not answer a question about
pianos. A word may have several kinds."""

from __future__ import annotations

MARK = "~"  # prefix of a kind's name; no word has it
LEADS = "+"  # prefix of the number of a kind that a word asks for
BUCKETS = 256
MOST_KNOWN = 100_000  # words whose kinds are kept at a time
_HAN = "\u2e80"  # from here on signs are Chinese


def bucket_of(word: str) -> int:
    """Return the number of the table bucket that would hold a word."""
    return (31 * ord(word[0]) + 7 * ord(word[-1]) + ord(word[len(word) // 2])) % BUCKETS


def kinds_of(word: str) -> tuple[str, ...]:
    """Return the kinds that a word from `tokenize.words` belongs to or asks for."""
    known = _known.get(word)
    if known is None:
        if len(_known) >= MOST_KNOWN:
            _known.clear()
        known = _known[word] = tuple([MARK + number.lstrip(LEADS) for number in _numbers(word)])
    return known


def asked_by(word: str) -> tuple[str, ...]:
    """Return the kinds that a word asks for."""
    return tuple([MARK + number[1:] for number in _numbers(word) if number[0] == LEADS])


_known: dict[str, tuple[str, ...]] = {}


def _numbers(word: str) -> list[str]:
    if word >= _HAN:
        from memctl.core.language.tables.taxonomy_zh import TABLE
    else:
        from memctl.core.language.tables.taxonomy_en import TABLE
    bucket, entry = TABLE[bucket_of(word)], f"\n{word} "
    at = bucket.find(entry)
    return bucket[at + len(entry) : bucket.index("\n", at + 1)].split() if at >= 0 else []
