"""What a prompt brings from a small tree, and what it must not: asked by hand, in English and in Chinese."""

from __future__ import annotations

from pathlib import Path

import pytest

from memctl.core.language.calling import calling
from memctl.core.retrieval.corpus import corpus_of
from memctl.core.retrieval.query_terms import QueryTerms
from memctl.core.retrieval.ranking import bearing, enough, rank, scored
from memctl.core.retrieval.relevance import THRESHOLD, Told, knowledge, needed
from memctl.model.markdown.parse import parse
from memctl.model.memory import Memory
from memctl.model.tables.settings import Settings

ENGLISH = [
    Memory(text, id=f"m{number}", path=path, heading=heading)
    for number, (text, path, heading) in enumerate(
        [
            ("Uses pnpm, not npm, in every JavaScript repository", "topics/tooling.md", "Packages"),
            ("Prefers vitest over jest for unit tests", "topics/tooling.md", "Testing"),
            ("Tabs, not spaces, in Go and Makefiles; two spaces elsewhere", "topics/style.md", "Formatting"),
            ("The billing service keeps its data in PostgreSQL 16, the cache is Redis", "topics/billing.md", "Storage"),
            ("Deploys go out on Tuesdays and Thursdays, never on a Friday", "topics/release.md", "Deploys"),
            ("Wants short answers without apologies", "topics/manners.md", "Answers"),
            ("Allergic to peanuts", "topics/person.md", "Health"),
            ("Her daughter Mina starts school in September", "topics/person.md", "Family"),
            ("The staging server is called heron and runs Debian 12", "topics/servers.md", "Servers"),
            ("Lives in Lisbon, works in the time zone of Berlin", "topics/person.md", "Places"),
        ]
    )
]
CHINESE = [
    Memory(text, id=f"m{number}", path=path, heading=heading)
    for number, (text, path, heading) in enumerate(
        [
            ("前端项目一律使用 pnpm，不用 npm", "topics/工具.md", "依赖"),
            ("单元测试用 vitest，不用 jest", "topics/工具.md", "测试"),
            ("我对花生过敏", "topics/个人.md", "健康"),
            ("女儿小米九月上小学", "topics/个人.md", "家人"),
            ("住在上海浦东，公司在徐汇", "topics/个人.md", "住处"),
            ("计费服务的数据存在 PostgreSQL 里，缓存用 Redis", "topics/计费.md", "存储"),
            ("每周二和周四发布，周五绝不上线", "topics/发布.md", "发布"),
            ("代码注释用英文写，回复用中文", "topics/风格.md", "语言"),
            ("预发环境的服务器叫苍鹭，系统是 Debian 12", "topics/服务器.md", "服务器"),
            ("喜欢简短的回答，不要道歉", "topics/习惯.md", "回答"),
        ]
    )
]
CODE = """
def parse(line: str) -> tuple[str, int]:
    key, _, value = line.partition("=")
    if not key:
        raise ValueError(f"no key in {line!r}")
    return key.strip(), int(value)

for number, line in enumerate(sys.stdin, 1):
    try:
        print(*parse(line), sep="\\t")
    except ValueError as error:
        sys.exit(f"{number}: {error}")
"""
ESSAY = " ".join(
    f"In chapter {number} the narrator walks along the river and thinks of the summer in which the old bridge was "
    "taken away, of the people who stood on the bank, and of the silence that followed them home."
    for number in range(50)
)

KNOWN = [
    (ENGLISH, "which package manager should I use?", {"m0"}),
    (ENGLISH, "npm or pnpm here?", {"m0"}),
    (ENGLISH, "write a unit test for this function", {"m1"}),
    (ENGLISH, "should I set up jest?", {"m1"}),
    (ENGLISH, "tabs or spaces in a Makefile?", {"m2"}),
    (ENGLISH, "which database does the billing service use?", {"m3"}),
    (ENGLISH, "is Redis part of billing?", {"m3"}),
    (ENGLISH, "can we deploy on Friday?", {"m4"}),
    (ENGLISH, "when are deploys?", {"m4"}),
    (ENGLISH, "suggest a snack with peanuts", {"m6"}),
    (ENGLISH, "when does Mina start school?", {"m7"}),
    (ENGLISH, "how old is my daughter", {"m7"}),
    (ENGLISH, "what is the name of the staging server?", {"m8"}),
    (ENGLISH, "ssh to heron fails, what runs on it", {"m8"}),
    (ENGLISH, "which city do I live in? Lisbon?", {"m9"}),
    (CHINESE, "这个项目用 npm 还是 pnpm？", {"m0"}),
    (CHINESE, "帮我写一个单元测试", {"m1"}),
    (CHINESE, "我能吃花生酱吗", {"m2"}),
    (CHINESE, "小米什么时候上小学？", {"m3"}),
    (CHINESE, "我住在上海哪里？", {"m4"}),
    (CHINESE, "计费服务用的是什么数据库？", {"m5"}),
    (CHINESE, "周五可以上线吗？", {"m6"}),
    (CHINESE, "代码注释用什么语言写？", {"m7"}),
    (CHINESE, "预发环境的服务器叫什么", {"m8"}),
]
FOREIGN = [
    (ENGLISH, "what is the capital of France"),
    (ENGLISH, "write a poem about autumn"),
    (ENGLISH, "fix this stack trace: KeyError: 'user_id' in views.py line 42"),
    (ENGLISH, "What did Deborah say about yoga?"),
    (ENGLISH, "who won the election in Peru"),
    (ENGLISH, "thanks, that looks great!"),
    (ENGLISH, "go on"),
    (ENGLISH, "explain photosynthesis to a child"),
    (ENGLISH, "What kind of guitar does Dave collect?"),
    (ENGLISH, "translate this sentence into Portuguese"),
    (ENGLISH, "how do I boil an egg"),
    (ENGLISH, "explain how photosynthesis works"),
    (ENGLISH, "how does a steam engine work?"),
    (ENGLISH, "how do vaccines work"),
    (ENGLISH, "tell me about the French Revolution"),
    (ENGLISH, "tell me a joke about lawyers"),
    (ENGLISH, "what is the best way to learn the violin?"),
    (ENGLISH, "summarize the plot of Hamlet"),
    (ENGLISH, "why is the sky blue"),
    (ENGLISH, "give me three ideas for a birthday party"),
    (ENGLISH, "Who painted it? And where does it hang now?"),
    (ENGLISH, "写一首关于秋天的诗"),
    (ENGLISH, "法国的首都是哪里"),
    (ENGLISH, CODE),
    (ENGLISH, ESSAY),
    (CHINESE, "写一首关于秋天的诗"),
    (CHINESE, "法国的首都是哪里"),
    (CHINESE, "我叔叔的生日是哪天"),
    (CHINESE, "光合作用是怎么工作的？"),
    (CHINESE, "写一个关于龙的童话故事"),
    (CHINESE, "介绍一下法国大革命"),
    (CHINESE, "为什么天空是蓝色的？"),
    (CHINESE, "给我讲一个笑话吧"),
    (CHINESE, "怎样学好小提琴？要练多久？"),
    (CHINESE, "总结一下《哈姆雷特》的情节"),
    (CHINESE, "海鲜怎么做好吃"),
    (CHINESE, "帮我修复这个报错"),
    (CHINESE, "谢谢，很好"),
    (CHINESE, "继续"),
    (CHINESE, "王丽娟的邮箱地址是多少"),
    (CHINESE, "what is the capital of France"),
    (CHINESE, CODE),
]


def injected(query: str, memories: list[Memory]) -> set[str]:
    return {hit.memory.id for hit in rank(query, memories, now="2026-11-21", limit=20, least=THRESHOLD, prompt=True)}


@pytest.mark.parametrize(("memories", "query", "wanted"), KNOWN)
def test_what_is_known_comes_and_hardly_anything_else(memories: list[Memory], query: str, wanted: set[str]) -> None:
    found = injected(query, memories)
    assert wanted <= found
    assert len(found - wanted) <= 1


@pytest.mark.parametrize(("memories", "query"), FOREIGN)
def test_what_was_never_mentioned_brings_nothing(memories: list[Memory], query: str) -> None:
    assert injected(query, memories) == set()


def test_who_wants_an_explanation_gets_how_to_answer_at_most() -> None:
    assert injected("解释一下光合作用", CHINESE) <= {"m7", "m9"}


def test_mostly_nothing_else_comes() -> None:
    exact = [injected(query, memories) == wanted for memories, query, wanted in KNOWN]
    assert sum(exact) >= 2 / 3 * len(exact)


def test_a_single_character_in_common_is_no_evidence() -> None:
    for query in ("海鲜", "海鲜多少钱一斤", "海", "上面", "浦"):
        assert injected(query, CHINESE) == set(), query
    assert injected("上海", CHINESE) == {"m4"}


def test_an_unknown_name_speaks_against_and_a_known_one_for() -> None:
    def known(query: str) -> float:
        return max(hit.known for hit in rank(query, ENGLISH))

    assert known("when does Mina start school?") > known("when does Oliver start school?")
    assert known("when does oliver start school?") > known("when does Oliver start school?")


def test_what_is_asked_for_and_missing_speaks_against() -> None:
    def lacks(query: str) -> float:
        asked = QueryTerms(query, corpus, None)
        found = bearing(scored(asked, corpus, None, None))
        return min(told.seen["lacks"] for told in knowledge(asked, corpus, found))

    corpus = corpus_of(ENGLISH)
    assert lacks("allergic to peanuts") == 0
    assert lacks("allergic to peanuts, wasps, hornets?") > lacks("allergic to peanuts, wasps?") > 0


def test_of_two_memories_that_say_it_the_short_one_is_surer() -> None:
    long = "Asked the pharmacist on the way home whether the syrup for the cough of the boy has peanuts in it"
    others = [memory for memory in ENGLISH if "peanuts" not in memory.text]
    short = [*others, Memory("Allergic to peanuts", id="m99", path="z.md")]
    lengthy = [*others, Memory(long, id="m99", path="z.md")]
    assert rank("peanuts", short)[0].relevance > rank("peanuts", lengthy)[0].relevance


def test_what_comes_along_is_relevant_itself() -> None:
    query = "which package manager for unit tests of the billing service?"
    every = {hit.memory.id: hit for hit in rank(query, ENGLISH)}
    brought = rank(query, ENGLISH, least=THRESHOLD, prompt=True)
    assert {"m1", "m3"} <= {hit.memory.id for hit in brought} and len(brought) < len(every)
    sure = max(hit.known for hit in brought)
    assert all(hit.known == sure or hit.relevance >= enough(THRESHOLD) for hit in brought)
    assert rank(query, ENGLISH, least=1.0, prompt=True) == []


def test_the_default_is_the_calibrated_threshold() -> None:
    assert Settings().number("inject.min_score") == THRESHOLD


BENCH = Path(__file__).parents[1] / "bench"
NOTES = {"month": (0.7, 0.5), "week": (0.75, 0.6)}  # the least shares of lines that belong, and of those that came


@pytest.mark.parametrize("name", NOTES)
def test_most_of_what_belongs_comes_and_little_else(name: str) -> None:
    notes: list[Memory] = []
    for page in sorted((BENCH / name).rglob("*.md")):
        notes += parse(page.read_text(encoding="utf-8"), str(page.relative_to(BENCH / name))).memories
    corpus = corpus_of(notes)
    came = right = wanted = 0
    for row in (BENCH / name / "prompts.tsv").read_text(encoding="utf-8").splitlines():
        prompt, ids = row.split("\t")
        belong = set(ids.split())
        brought = [hit.memory.id for hit in rank(prompt, corpus, now="2026-11-22", least=THRESHOLD, prompt=True)]
        assert len(brought) <= 5, prompt
        came, right, wanted = came + len(brought), right + len(belong.intersection(brought)), wanted + len(belong)
    assert right >= NOTES[name][0] * came and right >= NOTES[name][1] * wanted, (came, right, wanted)


@pytest.mark.parametrize("query", [query for notes, query, _ in KNOWN if notes is ENGLISH])
def test_what_comes_along_is_near_the_best(query: str) -> None:
    every = rank(query, ENGLISH, now="2026-11-21")
    brought = {hit.memory.id for hit in rank(query, ENGLISH, now="2026-11-21", least=THRESHOLD, prompt=True)}
    assert max(every, key=lambda hit: hit.known).memory.id in brought
    assert all((hit.memory.id in brought) for hit in every if hit.relevance >= 0.5)


@pytest.mark.parametrize(
    ("calls", "does_not"),
    [
        ("can i eat that with my allergy", "what is the difference between a list and a tuple"),
        ("我下周要带什么", "把这句翻译成英文"),
    ],
)
def test_a_prompt_that_calls_for_its_writers_matters_needs_less_knowledge(calls: str, does_not: str) -> None:
    calling_for, other = calling(calls), calling(does_not)
    assert calling_for is not None and other is not None
    assert needed(_told(0.8), calling_for) > THRESHOLD > needed(_told(0.8), other)


def test_no_prompt_needs_what_the_tree_hardly_knows() -> None:
    assert needed(_told(0.4), 20.0) <= 0.4


def test_wording_in_another_language_leaves_the_decision_to_knowledge() -> None:
    assert calling("¿Cuándo cumple años mi hermana?") is None
    assert needed(_told(0.7), None) == 0.7


def _told(known: float) -> Told:
    """A memory with one rare word of the query, by which the tree is so sure to know of the matter."""
    told = Told(known, rarest=1.0, score=1.0, talk=False)
    told.seen = {"met": 0.7}
    return told
