"""Which words ask for which others: "any pets?" for the dog, "my boss" for the manager, "our database" for Postgres.

Unlike a concept, where any two words belong together, a kind goes one way: a word that asks for it is answered by
memories that say what is of that kind, or another word that asks for it, nearly as by memories that say the word
itself. A memory of a cello is no answer to a question about pianos. A word may be of several kinds."""

from __future__ import annotations

from memctl.core.language.tokenize import is_cjk

MARK = "~"  # what the name of a kind begins with, and no word does
LEADS = "+"  # before the number of a kind that a word asks for
BUCKETS = 256


def bucket_of(word: str) -> int:
    """The number of the bucket of a table in which a word lies, if anywhere."""
    return (31 * ord(word[0]) + 7 * ord(word[-1]) + ord(word[len(word) // 2])) % BUCKETS


def kinds_of(word: str) -> tuple[str, ...]:
    """The names of the kinds that a word, as `words.words` gives it, is of or asks for."""
    known = _known.get(word)
    if known is None:
        known = _known[word] = tuple([MARK + number.lstrip(LEADS) for number in _numbers(word)])
    return known


def asked_by(word: str) -> tuple[str, ...]:
    """The names of the kinds that the word asks for."""
    return tuple([MARK + number[1:] for number in _numbers(word) if number[0] == LEADS])


_known: dict[str, tuple[str, ...]] = {}


def _numbers(word: str) -> list[str]:
    if is_cjk(word):
        from memctl.core.language.tables.taxonomy_zh import TABLE
    else:
        from memctl.core.language.tables.taxonomy_en import TABLE
    bucket, entry = TABLE[bucket_of(word)], f"\n{word} "
    at = bucket.find(entry)
    return bucket[at + len(entry) : bucket.index("\n", at + 1)].split() if at >= 0 else []
