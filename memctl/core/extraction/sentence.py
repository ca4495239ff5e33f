"""A sentence of a message, with what is known of it."""

from __future__ import annotations

from memctl.core.language import dialogue_acts as kinds
from memctl.core.language.en.word_classes import words_in
from memctl.core.language.patterns import Lazy
from memctl.core.language.rules import Rule
from memctl.core.language.zh.script import normalize_chinese

TYPE_CHECKING = False
if TYPE_CHECKING:
    import re

    Met = tuple[Rule, re.Match[str] | None] | None

TASK = "task"
_QUOTATION = Lazy(r'"[^"\n]{3,}"|“[^”\n]{3,}”|「[^」\n]{3,}」|`[^`\n]*`')


class Sentence:
    """`text` as written and `plain` as rules read it: in lower case, or in Simplified characters; `words` of English;
    `kind` as sentences.kind_of says; `rule` the one it meets, `said` what it states; `mark` is TASK where its words
    tell that it may only serve what its message asks for."""

    __slots__ = ("text", "plain", "chinese", "words", "kind", "rule", "said", "aside", "mark")

    def __init__(self, text: str, chinese: bool, kind: str = kinds.STATEMENT, *, aside: bool = False) -> None:
        self.text = text
        self.chinese = chinese
        self.plain = normalize_chinese(text) if chinese else _plain(text)
        self.words = [] if chinese else words_in(self.plain)
        self.kind = kind
        self.rule: Rule | None = None
        self.said = ""
        self.aside = aside
        self.mark = ""


def _plain(text: str) -> str:
    """The sentence as English rules read it: lower case, straight apostrophes, quotations blanked."""
    if '"' in text or "“" in text or "`" in text:
        text = _QUOTATION().sub(' "" ', text)
    return text.lower().replace("’", "'")
