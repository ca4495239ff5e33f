"""Statements as triples: who, how it stands, to what. Only plain sentences give one; what is not understood gives none.

A token scan without patterns: extract calls it for every candidate."""

from __future__ import annotations

from memctl.core.language.en.word_classes import IRREGULAR_PAST

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    Triple = dict[str, object]

USER = "user"
_FIRST_LETTERS = "ImMiWw"  # of a statement of which somebody is the subject: "I …", "My sister …", "We …"
_SUBJECTS = frozenset(("i", "i'm", "i've", "i'd", "my", "we", "we're", "we've"))
_MOST_WORDS = 6  # of an object; longer ones are clauses
_MOST_SIGNS = 16  # the same in Chinese
_SHORTEST_DONE = 4  # signs of a word, more than which one on -ed is a participle

# verb as said → predicate; several words are separated by a blank
_VERBS = {
    "like": "likes", "love": "loves", "enjoy": "enjoys", "prefer": "prefers", "hate": "hates", "dislike": "dislikes",
    "use": "uses", "own": "owns", "have": "has", "speak": "speaks", "play": "plays", "study": "studies",
    "drive": "drives", "teach": "teaches", "learn": "learns", "drink": "drinks", "eat": "eats", "collect": "collects",
    "live in": "lives in", "work at": "works at", "work for": "works for", "work in": "works in", "work as": "works as",
    "moved to": "moved to", "grew up in": "grew up in", "was born in": "was born in", "am from": "is from",
    "am allergic to": "is allergic to", "am called": "is called", "am a": "is", "am an": "is", "want to": "wants to",
    "plan to": "plans to", "avoid": "avoids", "need": "needs", "favor": "favors", "adore": "adores",
    "trust": "trusts", "wear": "wears", "keep": "keeps", "support": "supports", "run": "runs",
    "switched to": "switched to", "report to": "reports to", "am married to": "is married to",
}  # fmt: skip
_SHORT = {
    "i'm": ("i", "am"), "i've": ("i", "have"), "i'd": ("i", "would"), "he's": ("he", "is"), "she's": ("she", "is"),
    "we're": ("we", "am"), "we've": ("we", "have"), "name's": ("name", "is"),
}  # fmt: skip
_WORDS = {
    "degree": "really very absolutely strongly always usually mostly deeply especially definitely generally truly "
    "particularly often sometimes rarely only",
    "passed": "also just still now currently do does",
    "not": "don't doesn't dont doesnt not never no longer can't cannot",
    "condition": "when whenever if unless while during",
    "end": "because but so since although though which who that where than over instead rather as for with at on in "
    "by from after before until to due i",
    "article": "the a an my our some any only",
    "pointing": "it this that these those them him her you one everything something anything nothing",
    "helped": "to never always just already also only ever recently finally currently previously set put read run cut "
    "begun written chosen grown sworn given taken gone seen done made been had",
    "going on": "i my we it he she they won't stick carry go do try get take make cook stay",
    "person": "wife husband partner girlfriend boyfriend mother mom mum father dad sister brother son daughter aunt "
    "uncle cousin grandmother grandma grandfather grandpa niece nephew friend boss manager colleague coworker "
    "roommate dog cat team company kid child baby parents neighbor neighbour teacher",
}
_BEGINNINGS = frozenset(("i", "we", "my"))  # of a clause
_JOINING = frozenset((",", "and", "but"))  # what stands before one
_DEGREES, _PASSED, _NOT, _CONDITIONS, _ENDS, _ARTICLES, _POINTING, _HELPED, _GOING_ON, _PEOPLE = (
    frozenset(said.split()) for said in _WORDS.values()
)

_CHINESE = {
    "person": "妹妹 姐姐 哥哥 弟弟 妈妈 母亲 爸爸 父亲 爷爷 奶奶 外公 外婆 叔叔 阿姨 舅舅 姑姑 表哥 表弟 表姐 表妹 "
    "堂哥 堂弟 儿子 女儿 老公 老婆 妻子 丈夫 男朋友 女朋友 朋友 同事 老板 室友 同学 老师 团队 公司 侄子 侄女 外甥",
    "verb": "出生在 来自 住在 搬到 就职于 任职于 毕业于 喜欢 讨厌 热爱 偏好 使用 习惯用 改用 打算 计划 想去 想学 学习 "
    "会说 会弹 擅长 养了 名叫 叫做 爱吃 爱喝 爱好 常用 用 爱 叫 养 是",
    "degree": "非常 特别 超级 比较 十分 一直 经常 总是 最 很 挺 超",
    "passed": "现在 目前 都 也 就 还",
    "not": "不再 从不 不太 不 没",
    "end": "因为 但是 所以 而不是 而非 而且 不过 的时候 ， 。 ； ！ ？ 、 , . ( （ 但 而",
}
_CHINESE_PEOPLE, _CHINESE_VERBS, _CHINESE_DEGREES, _CHINESE_PASSED, _CHINESE_NOT, _CHINESE_ENDS = (
    tuple(said.split()) for said in _CHINESE.values()
)
_CHINESE_DOING = {"上班": "工作于", "工作": "工作于", "长大": "长大于", "出生": "出生在", "读书": "就读于"}  # 在 … 工作
_CHINESE_JOINING = ("但是", "而且", "并且", "不过", "但", "并")
_CLAUSE_ENDS = str.maketrans("，；。！", "\n\n\n\n")


def triples_of(text: str) -> list[Triple]:
    """The triples of a statement: subject, predicate, object; negated, degree and condition where they are said."""
    text = text.strip()
    if not text:
        return []
    if text[0] in "我咱":
        return _chinese(text)
    if text.lstrip('("')[:1] in _FIRST_LETTERS and (text.isascii() or max(text) < "\u4e00"):
        return _english(text)
    return []


# English

# words that begin another clause behind "and"
_OTHER_CLAUSE = _GOING_ON | _NOT | _DEGREES | {verb.partition(" ")[0] for pair in _VERBS.items() for verb in pair}


def _english(text: str) -> list[Triple]:
    if text.lstrip('("').partition(" ")[0].lower().replace("’", "'") not in _SUBJECTS:
        return []
    words = _words(text)
    before = [",", *(word.lower() for word in words)]
    starts = [at for at, word in enumerate(before[1:]) if word in _BEGINNINGS and before[at] in _JOINING]
    return [triple for start in starts for triple in _clause(words, start)]


def _clause(words: Sequence[str], start: int) -> list[Triple]:
    """The triples of the clause whose subject begins at the place."""
    subject, at, name = _subject(words, start)
    named = [_triple(subject, "is called", name)] if name else []
    triple: Triple = {}
    while at < len(words):
        word = words[at].lower()
        if word in _NOT:
            triple["negated"] = True
        elif word in _DEGREES:
            triple["degree"] = word
        elif word not in _PASSED:
            break
        at += 1
    predicate, at = _verb(words, at, subject) if subject else _of_mine(words, start)
    if not predicate:
        return named
    if predicate == "has":
        at += words[at : at + 1] == ["got"]
        if _helps(words, at):
            return named
    found, at = _object(words, at)
    if at < len(words) and words[at].lower() in _CONDITIONS:
        condition, _ = _until_punctuation(words, at)
        triple["condition"] = " ".join(condition)
    return [*named, *(_triple(subject or USER, predicate, one, triple) for one in found)]


def _words(text: str) -> list[str]:
    """Words, and signs of punctuation as words of their own."""
    words: list[str] = []
    for word in text.replace("’", "'").split():
        bare = word.rstrip(',.;:!?)"').lstrip('("')
        words += _SHORT.get(bare.lower(), (bare,)) if bare else ()
        if bare != word:
            words.append(",")
    return words


def _subject(words: Sequence[str], at: int) -> tuple[str, int, str]:
    """(who, number of the next word, their name): the user, or somebody of theirs; empty for anything else."""
    if words[at].lower() in ("i", "we"):
        return USER, at + 1, ""
    who = words[at + 1].lower() if at + 1 < len(words) else ""
    if who not in _PEOPLE:
        return "", at, ""
    comma = words[at + 2 : at + 3] == [","]  # "my wife, Anna, …"
    name = words[at + 2 + comma] if at + 3 + comma < len(words) else ""
    if name[:1].isupper() and name[1:].islower() and (not comma or words[at + 4 : at + 5] == [","]):
        return who, at + 3 + 2 * comma, name
    return who, at + 2, ""


def _of_mine(words: Sequence[str], at: int) -> tuple[str, int]:
    """(predicate, number of the word behind it) of "my name is …" and "my favourite colour is …"."""
    said = [word.lower() for word in words[at : at + 5]]
    if said[1:3] == ["name", "is"]:
        return "is called", at + 3
    if len(said) == 5 and said[1] in ("favorite", "favourite") and "is" in said[3:]:
        end = said.index("is", 3)
        return " ".join(["favorite", *said[2 : end + 1]]), at + end + 1
    return "", at


def _verb(words: Sequence[str], at: int, subject: str) -> tuple[str, int]:
    """(predicate, number of the word behind it), the longest that is known; empty for none."""
    for length in (3, 2, 1):
        said = " ".join(word.lower() for word in words[at : at + length])
        for verb, predicate in ((said, _VERBS.get(said, "")), *(() if subject == USER else ((said, _third(said)),))):
            if verb and predicate:
                return predicate, at + length
    if (
        subject != USER
        and [word.lower() for word in words[at : at + 1]] == ["is"]
        and words[at + 2 : at + 3] in ([], [","])
    ):
        return (
            ("is called", at + 1) if words[at + 1 : at + 2] and words[at + 1].istitle() else ("", at)
        )  # "my boss is Ruth"
    return "", at


def _helps(words: Sequence[str], at: int) -> bool:
    """Whether the `have` before this word says of what was done, or is to be, that it is: no possession."""
    word = words[at].lower() if at < len(words) else ""
    return word in _HELPED or word in IRREGULAR_PAST or (len(word) > _SHORTEST_DONE and word.endswith("ed"))


def _third(said: str) -> str:
    """What is said of others as it is said of the user: `lives in`, `is a`."""
    first, blank, rest = said.partition(" ")
    if first == "is":
        return _VERBS.get(f"am{blank}{rest}", "")
    return said if said in _VERBS.values() else ""


def _object(words: Sequence[str], at: int) -> tuple[list[str], int]:
    """The objects (`tea and coffee` are two) and the number of the word behind them; none where a clause follows."""
    found: list[list[str]] = [[]]
    while at < len(words) and words[at] != "," and words[at].lower() not in _ENDS | _CONDITIONS:
        word = words[at]
        at += 1
        if word.lower() in ("and", "or") and found[-1]:
            if at < len(words) and words[at].lower() in _OTHER_CLAUSE:
                break
            found.append([])
        elif word.lower() == "any" and found[-1]:
            break  # "Docker any more"
        elif found[-1] or word.lower() not in _ARTICLES:
            found[-1].append(word)
    if any(len(one) > _MOST_WORDS for one in found):
        return [], at
    return [" ".join(one) for one in found if one and not (len(one) == 1 and one[0].lower() in _POINTING)], at


def _until_punctuation(words: Sequence[str], at: int) -> tuple[list[str], int]:
    end = at
    while end < len(words) and words[end] != ",":
        end += 1
    return list(words[at:end]), end


# Chinese


def _chinese(text: str) -> list[Triple]:
    found: list[Triple] = []
    subject = ""  # of the clause at hand
    for clause in text.translate(_CLAUSE_ENDS).split("\n"):
        own = clause.startswith(("我", "咱"))
        if own:
            rest = clause[1:].removeprefix("们").removeprefix("的")
            person = next((person for person in _CHINESE_PEOPLE if rest.startswith(person)), "")
            subject, rest = person or USER, rest[len(person) :]
        else:  # the subject of the clause before goes on: 我叫李雷，住在上海
            rest = clause[len(_start(clause, _CHINESE_JOINING)) :]
        triple = _chinese_clause(subject, rest) if subject else None
        if triple and (own or not str(triple["object"]).startswith(("我", "你"))):
            found.append(triple)
        elif own:
            subject = ""  # of whom the next clause goes on to speak is not known
    return found


def _chinese_clause(subject: str, rest: str) -> Triple | None:
    triple: Triple = {}
    while True:
        passed = _start(rest, (*_CHINESE_PASSED, *_CHINESE_DEGREES))
        said_not = "" if passed else _start(rest, _CHINESE_NOT)
        if not passed and not said_not:
            break
        if said_not:
            triple["negated"] = True
        elif passed in _CHINESE_DEGREES:
            triple["degree"] = passed
        rest = rest[len(passed or said_not) :]
    predicate, found = _chinese_verb(rest)
    return _triple(subject, predicate, found, triple) if predicate and 0 < len(found) <= _MOST_SIGNS else None


def _chinese_verb(rest: str) -> tuple[str, str]:
    """(predicate, object) of what follows the subject."""
    if rest.startswith("对") and "过敏" in rest:
        return "过敏", rest[1 : rest.index("过敏")]
    if rest.startswith("在"):
        for said, predicate in _CHINESE_DOING.items():
            if said in rest:
                return predicate, rest[1 : rest.index(said)]
    if rest.startswith("喜欢的") and "是" in rest:  # 最喜欢的作家是余华
        named = rest.index("是") + 1
        return rest[:named], rest[named:]
    verb = _start(rest, _CHINESE_VERBS)
    if not verb:
        return "", ""
    found = rest[len(verb) :]
    cut = min((found.index(end) for end in _CHINESE_ENDS if end in found), default=len(found))
    return verb, found[:cut].removeprefix("了").removesuffix("的").removesuffix("了").strip()


def _start(text: str, words: tuple[str, ...]) -> str:
    return next(filter(text.startswith, words)) if text.startswith(words) else ""


def _triple(subject: str, predicate: str, object: str, marks: Triple | None = None) -> Triple:
    return {"subject": subject, "predicate": predicate, "object": object} | {
        key: marks[key] for key in ("negated", "degree", "condition") if marks and key in marks
    }
