"""A claim: the value that a statement gives to a property of somebody or something."""

from __future__ import annotations


class Claim:
    """`owner` is "" for the writer, else whose property it is; `property` names it, and `of` are the words that say
    which ("laptop" of a budget). `value` are the words of the value. `changed`: the statement says that it is new.
    `exclusive`: there is one value at a time, even if no statement speaks of a change."""

    __slots__ = ("owner", "property", "of", "value", "changed", "exclusive")

    def __init__(
        self,
        owner: str,
        property: str,
        value: frozenset[str],
        of: frozenset[str] = frozenset(),
        *,
        changed: bool = False,
        exclusive: bool = False,
    ) -> None:
        self.owner = owner
        self.property = property
        self.value = value
        self.of = of
        self.changed = changed
        self.exclusive = exclusive
