"""Chinese, Simplified and Traditional."""

from __future__ import annotations

from memctl.core.language.language import Language

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping


_ENGLISH_GRAMMAR = frozenset(
    ("a", "an", "the", "i", "i'm", "my", "we", "our", "you", "it", "is", "are", "was", "to", "of", "and")
)


class Chinese(Language):
    """What the language is known by, and how its sentences are made."""

    hints: Mapping[str, tuple[str, ...]] = {
        "age": ("岁", "十"), "grade": ("年级", "上"), "count": ("有",),
        "pregnancy": ("孕",), "status": ("单身", "婚", "朋友"), "home": ("住", "搬", "家"),
        "employer": ("上班", "工作", "职", "做", "当"), "car": ("开",), "weight": ("体重", "公斤", "斤"),
        "answers": ("语", "文"),
    }  # fmt: skip
    code = prompts = "zh"
    files_by_words = True
    run_on = True

    def is_of(self, text: str) -> bool:
        """Whether to read a text as Chinese: a fifth of its characters are Han, or most of its words."""
        if text.isascii():
            return False
        han = sum(["\u3400" <= sign <= "\u9fff" for sign in text])
        if han * 5 >= len(text) or han > 4 * (1 + text.count(" ")):  # an address is long, but one word
            return True
        return han > 1 and _ENGLISH_GRAMMAR.isdisjoint(text.lower().split())  # deploy 都走 GitHub Actions

    def occurs_in(self, text: str) -> bool:
        """Whether a text in another language may have words of this one."""
        return not text.isascii()


CHINESE = Chinese()
