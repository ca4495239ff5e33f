"""The strength of a memory: a pure function of (memory, usage, settings, day), never stored."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from math import exp, log

from memctl.model.memory import PROTECTED_TYPES, Memory
from memctl.model.tables.settings import SETTINGS, Settings
from memctl.model.text.dates import day_number
from memctl.model.usage import Usage, Uses

NOBODY = Uses()

# the `steps` policy: type → (idle days of grace, factor a day); other types decay like a fact
STEPS = {"episode": (3, 0.6), "context": (3, 0.6)}
STEPS_DEFAULT = (5, 0.85)
STEPS_EPISODE_DAYS = 7
STEPS_REVIEW = 0.2
RELEVANCE_RATE = 0.01  # the `relevance` policy: e^(-rate × days)
RELEVANCE_LIFE = {"context": 7, "episode": 30}  # lifetime in days of a temporary and a working memory


class Strength:
    """The strength of a memory and its terms. `value` and `importance` are in [0, 1]; `idle` and `half_life` are in
    days, and `half_life` is None if the memory does not fade."""

    __slots__ = ("half_life", "idle", "importance", "uses", "value", "why")

    def __init__(
        self, value: float, importance: float, idle: int, half_life: float | None, uses: int, why: str
    ) -> None:
        self.value = min(1.0, max(0.0, value))
        self.importance = importance
        self.idle = idle
        self.half_life = half_life
        self.uses = uses
        self.why = why


def importance_of(memory: Memory, settings: Settings) -> float:
    """Return the memory's own importance, else its type's default."""
    return memory.importance if memory.importance is not None else settings.type_named(memory.type).importance


def strength_of(memory: Memory, usage: Usage, settings: Settings, today: int) -> Strength:
    """Return the strength on the day number `today`.

    importance_with_boosts × 2 ** (-idle / half_life), half_life = the type's × (1 + ln(1 + uses)); other policies
    (`decay.policy`) use their own published numbers."""
    uses = usage.uses.get(memory.key, NOBODY)
    importance = min(1.0, importance_of(memory, settings) + uses.boost)
    base = settings.type_named(memory.type).half_life
    reason = unfading(memory, base, settings, today)
    if reason:
        return Strength(importance, importance, 0, None, uses.count, reason)
    idle = idle_days(start_of(memory, uses, usage), today, usage, calendar=settings.text("decay.clock") == "calendar")
    half_life = (base or 365.0) * (1 + log(1 + uses.count))
    value = _faded(settings.text("decay.policy"), memory.type, importance, idle, half_life, uses.count)
    return Strength(value, importance, idle, half_life, uses.count, "")


def _faded(policy: str, kind: str, importance: float, idle: int, half_life: float, uses: int) -> float:
    if policy == "steps":
        grace, factor = STEPS.get(kind, STEPS_DEFAULT)
        return float(importance * factor ** max(0, idle - grace))
    if policy == "relevance":
        return exp(-RELEVANCE_RATE * idle) * (1 + log(1 + uses)) * importance
    return float(importance * 2 ** (-idle / half_life))


def unfading(memory: Memory, half_life: float | None, settings: Settings, today: int) -> str:
    """Return why the memory does not fade, or "" if it does."""
    if memory.pin:
        return "pinned"
    if memory.type in PROTECTED_TYPES or half_life is None:
        return f"type {memory.type} never fades"
    if settings.text("decay.policy") == "none":
        return "nothing fades under the policy none"
    if (day_number(memory.since) or 0) > today:
        return f"in the future: since {memory.since}"
    if (day_number(memory.until) or 0) >= today:
        return f"in the future: until {memory.until}"
    return ""


def start_of(memory: Memory, uses: Uses, usage: Usage) -> int | None:
    """Return the day number from which a memory is idle, or None if unknown."""
    return max(day_number(memory.created) or 0, usage.seen.get(memory.key, 0), uses.last) or None


def idle_days(start: int | None, today: int, usage: Usage, *, calendar: bool = False) -> int:
    """Return the days since `start` on which the tree was in use.

    Days before the log's first entry, and days after the last that it can know, count as days of use."""
    if start is None or today <= start:
        return 0
    if calendar or not usage.days:
        return today - start
    before = max(0, min(usage.days[0] - 1, today) - start)
    ahead = max(0, today - max(start, usage.today))
    logged = bisect_right(usage.days, min(today, usage.today)) - bisect_left(usage.days, start + 1)
    return before + max(0, logged) + ahead


def has_ended(memory: Memory, today: int) -> bool:
    """Whether it held until an earlier day."""
    return 0 < (day_number(memory.until) or 0) < today


def verdict(memory: Memory, strength: Strength, settings: Settings, today: int) -> str:
    """Return what decay does with the memory: `archive`, `review`, or "" for nothing."""
    review = day_number(memory.review)
    if review and review <= today and not memory.archived:
        return "review"
    if memory.archived:
        return ""
    ended = settings.text("decay.expired")
    if ended != "fade" and has_ended(memory, today):
        return "archive" if ended == "archive" and not (memory.in_core or memory.protected) else "review"
    if strength.half_life is None:
        return ""
    if memory.type in settings.items("decay.archive") and not memory.in_core:
        return "archive" if _has_faded(memory, strength, settings) else ""
    settled = review is not None and review > today  # a person has seen it and named the day to see it again
    return "review" if strength.value < _review_line(settings) and not settled else ""


def _review_line(settings: Settings) -> float:
    """Return the strength below which a memory is due for review. Under the policy `steps` it is the published number,
    scaled like `decay.review_below`."""
    line = settings.number("decay.review_below")
    if settings.text("decay.policy") != "steps":
        return line
    return STEPS_REVIEW * line / float(SETTINGS["decay.review_below"].default)


def _has_faded(memory: Memory, strength: Strength, settings: Settings) -> bool:
    policy = settings.text("decay.policy")
    if policy == "steps" and memory.type == "episode":
        return strength.idle >= STEPS_EPISODE_DAYS
    if policy == "relevance" and strength.idle >= RELEVANCE_LIFE.get(memory.type, 1 << 30):
        return True
    return strength.value < settings.number("decay.archive_below")
