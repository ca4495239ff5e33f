"""Chinese statements as triples."""

from __future__ import annotations

from memctl.core.language.language import USER, make_triple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memctl.core.language.language import Triple

_MOST_SIGNS = 16  # the same in Chinese

_CHINESE = {
    "person": "妹妹 姐姐 哥哥 弟弟 妈妈 母亲 爸爸 父亲 爷爷 奶奶 外公 外婆 叔叔 阿姨 舅舅 姑姑 表哥 表弟 表姐 表妹 "
    "堂哥 堂弟 儿子 女儿 老公 老婆 妻子 丈夫 男朋友 女朋友 朋友 同事 老板 室友 同学 老师 团队 公司 侄子 侄女 外甥 "
    "爱人 对象 先生 太太 媳妇",
    "verb": "出生在 来自 住在 搬到 就职于 任职于 毕业于 喜欢 讨厌 热爱 偏好 使用 习惯用 改用 打算 计划 想去 想学 学习 "
    "会说 会弹 擅长 养了 名叫 叫做 爱吃 爱喝 爱好 常用 用 爱 叫 养 是",
    "degree": "非常 特别 超级 比较 十分 一直 经常 总是 最 很 挺 超",
    "passed": "现在 目前 都 也 就 还",
    "not": "不再 从不 不太 不 没",
    "end": "因为 但是 所以 而不是 而非 而且 不过 的时候 ， 。 ； ！ ？ 、 , . ( （ 但 而",
}

_PEOPLE, _VERBS, _DEGREES, _PASSED, _NOT, _ENDS = (tuple(said.split()) for said in _CHINESE.values())

_DOING = {"上班": "工作于", "工作": "工作于", "长大": "长大于", "出生": "出生在", "读书": "就读于"}  # 在 … 工作

_JOINING = ("但是", "而且", "并且", "不过", "但", "并")

_CLAUSE_ENDS = str.maketrans("，；。！", "\n\n\n\n")


def triples_of(text: str) -> list[Triple]:
    """The triples of a statement: subject, predicate, object; negated and degree where they are said."""
    if text[:1] not in "我咱":
        return []
    found: list[Triple] = []
    subject = ""  # of the clause at hand
    for clause in text.translate(_CLAUSE_ENDS).split("\n"):
        own = clause.startswith(("我", "咱"))
        if own:
            rest = clause[1:].removeprefix("们").removeprefix("的")
            person = next((person for person in _PEOPLE if rest.startswith(person)), "")
            subject, rest = person or USER, rest[len(person) :]
        else:  # the subject of the clause before goes on: 我叫李雷，住在上海
            rest = clause[len(_start(clause, _JOINING)) :]
        triple = _clause(subject, rest) if subject else None
        if triple and (own or not str(triple["object"]).startswith(("我", "你"))):
            found.append(triple)
        elif own:
            subject = ""  # of whom the next clause goes on to speak is not known
    return found


def _clause(subject: str, rest: str) -> Triple | None:
    triple: Triple = {}
    while True:
        passed = _start(rest, (*_PASSED, *_DEGREES))
        said_not = "" if passed else _start(rest, _NOT)
        if not passed and not said_not:
            break
        if said_not:
            triple["negated"] = True
        elif passed in _DEGREES:
            triple["degree"] = passed
        rest = rest[len(passed or said_not) :]
    predicate, found = _verb(rest)
    return make_triple(subject, predicate, found, triple) if predicate and 0 < len(found) <= _MOST_SIGNS else None


def _verb(rest: str) -> tuple[str, str]:
    """(predicate, object) of what follows the subject."""
    if rest.startswith("对") and "过敏" in rest:
        return "过敏", rest[1 : rest.index("过敏")]
    if rest.startswith("在"):
        for said, predicate in _DOING.items():
            if said in rest:
                return predicate, rest[1 : rest.index(said)]
    if rest.startswith("喜欢的") and "是" in rest:  # 最喜欢的作家是余华
        named = rest.index("是") + 1
        return rest[:named], rest[named:]
    verb = _start(rest, _VERBS)
    if not verb:
        return "", ""
    found = rest[len(verb) :]
    cut = min((found.index(end) for end in _ENDS if end in found), default=len(found))
    return verb, found[:cut].removeprefix("了").rstrip("的了啦呢哦嘛呀哈 ").strip()


def _start(text: str, words: tuple[str, ...]) -> str:
    return next(filter(text.startswith, words)) if text.startswith(words) else ""
