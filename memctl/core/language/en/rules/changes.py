"""The English rules for what became of something: it is new, it was moved, it is over."""

from __future__ import annotations

from memctl.core.language.en.patterns import ANY_KIN
from memctl.core.language.en.word_classes import MONTHS
from memctl.core.language.rules import rule

_THINGS = (
    r"(?:phone|mobile|car|laptop|computer|job|boss|manager|supervisor|advisor|address|(?:phone )?number|e-?mail|"
    r"dentist|"
    r"doctor|gp|therapist|landlord|girlfriend|boyfriend|partner|flat|apartment|house|place|bike|teacher|coach|bank|gym|"
    r"school|editor|browser|keyboard|desk|office|surname|name)"
)
_DONE = r"(?:'ve|'s| have| has| had)?(?: just| now| finally| recently| also| sadly| officially| already)*"
CHANGES = (
    rule("new-one", "fact", 0.75, "new changed switched swapped",
         rf"^(?:i|we){_DONE}(?: have| got| gotten| bought| found| started) (?:myself )?(?:an?|my|our) new {_THINGS}\b|"
         rf"^(?:my|our) new (?:\w+ )?{_THINGS}(?:'s name| number| address)? (?:is|was)\b|"
         rf"^(?:i|we){_DONE} (?:changed|switched|swapped) (?:my |our )?{_THINGS}s?(?=[,.!]|$| (?:last|in|to|this|"
         rf"from|a)\b)",
         "Life", "life", correction=True, needs="new |changed |switched |swapped "),
    rule("over", "fact", 0.7, "died passed broke broken split divorced cancelled canceled called sold",
         rf"^(?!(?:(?:my|our) )?{ANY_KIN}\b)(?:(?:my|our) )?(?:[\w'-]+ ){{1,3}}(?:has |have |sadly )*(?:died|passed "
         rf"away|was put (?:down|to sleep))\b|"
         r"^(?:[\w'-]+ ){1,3}and i(?: have| are| just)* (?:broke up|broken up|split up|(?:got )?divorced|separated)\b|"
         rf"^(?:i|we){_DONE} sold (?:my|our) (?!soul\b|stake\b)\w+\b|"
         rf"^i{_DONE} (?:broke|broken|split) up with (?!her\b|him\b|them\b)\w|"
         r"^(?:the|my|our) (?:[\w'-]+ ){1,4}?(?:is|was|got|has been|were|have been) (?:cancell?ed|called off)\b",
         "Life", "life", correction=True),
    rule("moved-to", "fact", 0.7, "moved pushed postponed rescheduled delayed extended shifted brought",
         r"^(?:the|my|our) (?:[\w'-]+ ){1,5}?(?:has |have |was |were |got |is |are |been )*"
         r"(?:moved|pushed|postponed|rescheduled|delayed|extended|shifted|brought)(?: back| out| forward| up)?"
         r"(?: from [\w ]{1,20})? (?:to|until|till|by) "
         rf"(?=.*(?:\d|day|noon|midnight|{'|'.join(MONTHS)}|week|month|year|o'clock))",
         "Life", "life", correction=True, needs=" to | until | till | by "),
    rule("upgraded", "fact", 0.65, "upgraded bumped replaced updated migrated moved changed",
         rf"^we{_DONE} (?:(?:upgraded|updated|bumped|changed) (?:[\w.#+-]+ ){{0,4}}?to (?=.*\d)|"
         r"replaced (?!.*\b(?:code|line|loop|function|text|string|value)s?\b)[\w.#+ -]{1,30}? (?:with|by) \w|"
         r"(?:migrated|moved) (?:everything |all )?(?:off|from|over)\b)",
         "Stack", "project", correction=True),
)  # fmt: skip
