"""The claims of a statement: the values that it gives to properties, and which of them leave others untrue.

"Alice is my manager" and "My manager is now Bob" give the property `manager` of the writer two values; so they cannot
both hold. Only plain statements with one clause are read; what cannot be read claims nothing."""

from __future__ import annotations

from memctl.core.language.table import LANGUAGES, language_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from memctl.core.language.claim import Claim

_LONGEST = 160  # characters; some patterns take the cube of the length

_OF_A_PERSON = frozenset(
    ("home", "employer", "occupation", "name", "nickname", "age", "weight", "dose", "status", "pregnancy", "grade")
)
_PLAINLY = ("employer",)  # a value replaces only one that is as plain: "at Canary Wharf" may be the place of the other
_TOPICS = {
    "answers": "preferences",
    "system": "tooling",
    "reading": "life",
    "time or number": "life",
    "thing": "life",
    "car": "life",
    "frequency": "habits",
    "diet": "preferences",
}


def claims_of(text: str) -> Sequence[Claim]:
    """Return the claims of a statement in their order. A long text is no plain statement and has none."""
    if len(text) > _LONGEST:
        return ()
    return language_of(text).claims.read(text)


def topic_of(text: str) -> str:
    """Return the topic under which a statement about one property is filed whatever its words; "" if it claims none."""
    told = claims_of(text)
    if not told:
        return ""
    first = told[0]
    if first.property in _OF_A_PERSON:
        return "people" if first.owner else "profile"
    return _TOPICS.get(first.property, "people")


def hints_of(claims: Sequence[Claim]) -> tuple[str, ...]:
    """Return strings one of which a statement about the same property contains, if words alone do not find it."""
    return tuple(hint for claim in claims for each in LANGUAGES for hint in each.hints.get(claim.property, ()))


def _is_one_property(one: str, other: str) -> bool:
    return one == other or {one, other} == {"dose", "time or number"}


def outdates(new: Claim, old: Claim, *, cued: bool) -> bool:
    """Whether the new claim leaves the old one untrue. `cued`: the new statement speaks of a change."""
    if (
        not _is_one_property(new.property, old.property)
        or new.owner != old.owner
        or not (cued or new.changed or (new.exclusive and (old.exclusive or new.property not in _PLAINLY)))
    ):
        return False
    if new.of != old.of and not ((cued or new.changed) and new.of and new.of < old.of):
        return False
    return bool(new.value and old.value) and not (new.value <= old.value or old.value <= new.value)


def outdated(told: Sequence[Claim], others: Sequence[str], *, cued: bool) -> list[int]:
    """Return the places of the statements among `others` that new claims make untrue. A statement stays if it says more
    than its claim. Several statements stay if the new one means only one of them and does not say which."""
    if not told:
        return []
    exact: list[int] = []
    alike: list[int] = []
    for place, other in enumerate(others):
        if not language_of(other).claims.is_one_clause(other):
            continue
        for old in claims_of(other):
            of = [new.of == old.of for new in told if outdates(new, old, cued=cued)]
            if of:
                (exact if any(of) else alike).append(place)
    return exact or (alike if len(alike) == 1 else [])
