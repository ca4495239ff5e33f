"""The words by which an English statement says that something is otherwise than it was. They say so in a short
statement; a longer one says more than that."""

from __future__ import annotations

from memctl.core.language.en.word_classes import A_MONTH, A_WEEKDAY
from memctl.core.language.patterns import Hinted, Lazy

LONGEST = 16  # words
HINTS = (  # one of which every such statement has
    "instead", "no longer", "any more", "anymore", "switched", "switching", "moved", "migrated", "changed",
    "replaced", "stopped", "quit", "gave up", "now", "actually", "these days", "after all", "come to ", "grown to ",
    "got ", "sorry,", "correction", "update", "scratch", "strike", "wait", "oops", "turns out", "i was wrong",
    "i mis", "my new ", "rather than", "from now on", " again", "upgraded", "bumped", "pushed", "postponed",
    "delayed", "extended", "shifted", "reschedul", "brought ", "cancel", "called off", "died", "passed away", "put ",
    "broke", "split up", "separated", "retired", "laid off", "left", "a new ", "our new ", "sold", "dropped",
    "not ",
)  # fmt: skip
# `now` alone says so at either end of a statement only
CUE = Lazy(
    r"\b(?:nowadays|instead|no longer|any ?more|switched|switching|(?:moved|migrated) (?:\S+ ){0,4}?(?:to|from|off)|"
    r"changed|replaced|correction|from now on|these days|stopped|quit|gave up|not .{1,40} but|rather than|after all|"
    r"(?:come|grown) to (?:like|love|enjoy)|got (?:married|divorced|engaged)|(?:upgraded|bumped|pushed|postponed|"
    r"delayed|"
    r"extended|shifted|rescheduled|brought forward)\b(?=.*\d|.* to )|cancell?ed|called off|died|passed away|put "
    r"(?:down|"
    r"to sleep)|(?:broke|broken|split) up|separated\b|retired|laid off|sold (?:my|the|our)|dropped|(?:have|got|"
    r"bought|found|started) "
    r"(?:a|my|our) new)\b|\bcall me \w+,? not\b|^i(?:'ve| have)? (?:just )?left\b|^(?!.*\bnever\b).*\bagain[.!]?$|"
    r"\b(?:'m|am|are|is) not "
    r"(?:\w+ly )?(?:allergic|intolerant)\b|"
    r"^(?:no,? wait|sorry,|oops|update|scratch that|strike that|turns out|i (?:was wrong|misspoke|mistyped))|"
    r"^(?:my|our) new \w+|"
    r"^(?:\w+ ){0,2}(?:now|actually)\b|\bnow(?=[.!]?$|,| (?:at|in|on|that|instead)\b)|\b(?:is|are) now\b"
)
NOT_CUE = Lazy(
    r"\bnow and then\b|\b(?:by|right|for) now\b|^now (?:that|i'm going|i'm gonna|let|what)|"
    r"\b(?:might|(?:i|we|you|it|they|he|she) may|maybe|perhaps|thinking (?:of|about)|considering|tomorrow|tonight|"
    r"this (?:week|time|morning|"
    r"afternoon|evening|sprint)|just (?:this )?once|for (?:today|this|once|a (?:day|week|few)))\b|^(?:if|today)\b"
)

AMENDS = Lazy(
    r"(?i)^(?:(?:ah|oh|hmm|no|nope|sorry|oops|wait|actually|correction|scratch that|hold on|typo|my (?:bad|mistake)|"
    r"i (?:meant?|misspoke|mistyped)(?: to say)?|make (?:that|it))[,:;.! —-]+)+(?:(?:i meant?(?: to say)?|make "
    r"(?:that|it)|"
    r"it(?:['’]s| is| was)?|that(?:['’]s| is| was)?|(?:it |that )?should be)\s+)*"
)
INSTEAD = Lazy(
    r"(?P<new>\S+?)(?:,? not|,? instead of|,? rather than) (?:at |on |in |the )?(?P<old>[\w€£$%:.+#-]*\w)\W*$"
)
FORGETS = Hinted(
    "orget|emember",
    r"(?i)^(?:(?:please|ok(?:ay)?|oh|hey|and|also|actually|sorry|just|(?:can|could|would|will) you|you (?:can|may|"
    r"should))[, ]+)*(?:forget (?:about )?(?:(?:what|everything|anything|all)(?: that)? (?:i|we)(?:['’]ve| have)? "
    r"(?:just |ever |once )?(?:said|told you|mentioned|wrote) (?:about|on|of) |(?:the fact )?that (?:i (?:said|"
    r"told you|mentioned) (?:that )?)?(?!i (?:said|told|asked)\b)(?=(?:i|my|we|our)\b))|"
    r"(?:do not|don['’]t|stop) remember(?:ing)? (?:that|the|my|about) )([^,;:]+?)(?: (?:thing|stuff|bit))?"
    r"(?:,? (?:please|thanks|thank you|ok|again|any ?more))*[.!?]*$",
)
VALUES = (
    Lazy(r"(?i)\b\d{1,2}:\d\d(?: ?[ap]m)?\b|\b\d{1,2} ?[ap]m\b|\b(?:noon|midnight)\b"),
    Lazy(rf"(?i)\b(?:(?:{A_MONTH}) \d{{1,2}}(?:st|nd|rd|th)?|\d{{1,2}}(?:st|nd|rd|th)? (?:of )?(?:{A_MONTH}))\b"),
    Lazy(rf"(?i)\b(?:(?:next|this) )?{A_WEEKDAY}\b"),
    Lazy(
        r"(?i)\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve)\b|[€£$]?\b\d[\d.,]*(?:k|m|%|\b)(?: "
        r"?(?:kg|km|mg|euros?|dollars?|pounds|years?|minutes?|hours?)\b)?"
    ),
)
IDLE = Lazy(r"(?i)\b(?:it|that|the|my|our|is|are|at|on|in|to|for|be|was|should|now|an?|['’]s)\b")


def is_short(text: str) -> bool:
    """Whether a statement is so short that such words are all it says."""
    return len(text.split()) <= LONGEST
