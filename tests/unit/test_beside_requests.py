"""Statements beside a question or a request: each is judged on its own, wherever the request stands."""

from __future__ import annotations

import pytest

from memctl.core.extraction import extract_candidates
from memctl.core.extraction.provenance.clauses import parts_of
from memctl.core.language.table import language_of

CHINESE = (
    "我住在成都", "我养了一只鹦鹉", "我对花生过敏", "我在一家牙科诊所当前台", "我儿子对芒果过敏", "我不喝酒",
    "我不吃香菜", "我女儿在学小提琴", "我每周二四晚上要上瑜伽课", "我老公是消防员，经常不在家",
)  # fmt: skip
ENGLISH = (
    "I live in Leeds", "I have a parrot called Kiwi", "I'm allergic to peanuts", "My son is allergic to mango",
    "I work at a dental clinic", "I can't stand cilantro", "I'm a vegetarian",
)  # fmt: skip
ASKED = {
    "{}，周末有什么好玩的": CHINESE, "{}。总结一下": CHINESE, "{}，推荐几本书": CHINESE, "帮我列个清单，{}": CHINESE,
    "给我三个建议，{}，该怎么办": CHINESE, "{}, any recommendations?": ENGLISH, "{}, make me a checklist": ENGLISH,
    "{}. Please recommend a few books": ENGLISH,
}  # fmt: skip


def kept(text: str) -> list[str]:
    turn = {"role": "user", "text": text, "id": "1"}
    return [
        each["text"].rstrip("。.") for each in extract_candidates([turn], now="2026-08-10") if each["confidence"] >= 0.5
    ]


@pytest.mark.parametrize(("form", "fact"), [(form, fact) for form, facts in ASKED.items() for fact in facts])
def test_a_statement_is_kept_alone_whatever_is_asked_beside_it(form: str, fact: str) -> None:
    assert kept(form.format(fact)) == [fact]


@pytest.mark.parametrize(
    "text",
    [
        "一个45岁的糖尿病客户讨厌吃蔬菜，帮他设计食谱",
        "我的客户是开健身房的，给他写个招牌文案",
        "病人男，六十岁，有高血压病史，给出用药建议",
        "一家三口去三亚玩五天，预算一万，做个攻略",
        "帮我写一封辞职信，语气委婉一点",
        "my customer hates spinach, write a weekly menu for her",
        "A 45-year-old client with diabetes dislikes vegetables, design a meal plan",
        "I don't like warm weather, right?",
        "广州医疗人才论坛和文学创想阅享会，哪个活动的参与人数更多？",
        "上次在图书馆我看的那本书，叫什么来着",
        "The bakery on Mill Lane and the one by the station, which opens earlier?",
        "My old colleague from Warsaw, what was his name again?",
    ],
)
def test_what_a_task_is_about_is_not_the_users(text: str) -> None:
    assert kept(text) == []


@pytest.mark.parametrize(
    ("sentence", "stated"),
    [
        ("我住在成都，周末有什么好玩的", ["我住在成都"]),
        ("帮我算一下预算，我有两个双胞胎儿子，五岁", ["我有两个双胞胎儿子，五岁"]),
        ("帮我写一封信，语气委婉一点", []),
        ("我记得首都是长安，对吗", []),
        ("Plan my week, I have two kids, what should we see?", ["I have two kids"]),
        ("I moved to Bonn can you help me settle?", ["I moved to Bonn"]),
        ("Write a letter, in a polite tone", []),
    ],
)
def test_a_sentence_is_cut_where_a_clause_stands_by_itself(sentence: str, stated: list[str]) -> None:
    assert [part.text for part in parts_of(sentence, language_of(sentence)) if not part.asks] == stated


@pytest.mark.parametrize(
    "text",
    [
        "Maybe I like jazz, not sure.", "I guess I might move to Oslo.", "If I lived in Paris, I would cycle to work.",
        "I may be allergic to shellfish, I'm not sure.", "我可能会搬去北京。", "我大概喜欢爵士吧",
        "我好像对芒果过敏，不太确定", "如果我住在上海就好了",
    ],
)  # fmt: skip
def test_what_its_writer_is_not_sure_of_is_not_kept(text: str) -> None:
    assert kept(text) == []


@pytest.mark.parametrize(
    ("said", "stated"),
    [
        (
            "I moved to Porto in 2019, but I'm not sure how to register as a resident.",
            "I moved to Porto in 2019",
        ),
        ("I take metformin twice a day, so I need advice on breakfast.", "I take metformin twice a day"),
        ("I'm kinda stuck, I'm 28 and living in Lisbon, and I want to know how to file taxes.",
         "I'm 28 and living in Lisbon"),
        ("I'm trying to decide on a tool, and I prefer Word over Google Docs.", "I prefer Word over Google Docs"),
        ("Vivo en Sevilla y tengo dos hijos, y no sé cómo organizar las mañanas.", "Vivo en Sevilla y tengo dos hijos"),
    ],
)  # fmt: skip
def test_a_memory_has_no_clause_that_only_asks_for_help(said: str, stated: str) -> None:
    candidate = next(extract_candidates([{"v": 1, "kind": "turn", "role": "user", "text": said}]))
    assert candidate["text"].rstrip(".") == stated
    assert candidate["evidence"]["quote"] == said


@pytest.mark.parametrize(
    ("said", "stated"),
    [
        ("I use neovim with lazy, how to map leader f to telescope", "I use neovim with lazy"),
        ("I'm vegetarian, plan a week of dinners", "I'm vegetarian"),
        ("I have a dog called Rex, draft a reply to the vet", "I have a dog called Rex"),
        ("Always answer me in French, how do I undo a commit?", "Always answer me in French"),
        ("I live in Spain, I mean Portugal, what taxes do I pay?", "I live in Spain, I mean Portugal"),
        ("I take the pill, unless I travel, is that bad?", "I take the pill, unless I travel"),
        ("我叫李明，帮我写一封求职信", "我叫李明"),
        ("我们项目用pnpm不用npm，把命令改一下", "我们项目用pnpm不用npm"),
        ("我妈妈有糖尿病，给她订个食谱", "我妈妈有糖尿病"),
    ],
)
def test_a_memory_does_not_end_with_what_is_asked(said: str, stated: str) -> None:
    assert [text.rstrip(".") for text in kept(said)] == [stated]


@pytest.mark.parametrize(
    ("said", "stated"),
    [
        ("can you keep answers under 5 sentences from now on? thanks", "Keep answers under 5 sentences from now on"),
        ("could you please answer in German going forward", "Answer in German going forward"),
        ("can you stop adding emojis to your answers?", "Stop adding emojis to your answers"),
        ("Can you remember that I'm a vegetarian?", "I'm a vegetarian"),
        ("Please never push to main, ok?", "Please never push to main"),
        ("from now on can you use British spelling?", "From now on can you use British spelling?"),
        ("能不能以后回答短一点？", "以后回答短一点"), ("以后都叫我阿杰好吗", "以后都叫我阿杰"),
        ("从现在开始用繁体字回答可以吗", "从现在开始用繁体字回答"), ("你能记住我对花生过敏吗", "我对花生过敏"),
    ],
)  # fmt: skip
def test_a_polite_question_may_ask_for_what_is_to_hold(said: str, stated: str) -> None:
    assert kept(said) == [stated]


@pytest.mark.parametrize(
    "said",
    [
        "can you tell me what will happen in the future?", "can you explain why it never works",
        "will you remember me?",
        "can you fix the bug where the modal never closes?", "can you remember my name?", "以后会下雨吗",
        "能不能写一个每次点击都加一的按钮", "你能记住我上次说的吗", "从现在到年底还有几天？", "你能记住我说过的话吗",
    ],
)  # fmt: skip
def test_a_question_about_always_is_a_question(said: str) -> None:
    assert kept(said) == []


@pytest.mark.parametrize(
    "said",
    [
        "I have two kids, Mia and Jonas", "I live in Porto, near the river", "I walk to work every day, rain or shine",
        "I like my answers short, without bullet points", "I never drink alcohol, for religious reasons",
        "Our CI runs on GitLab, self-hosted", "Silence is golden, that's why I rent cabins in the woods",
        "I like clear, set routines", "I prefer quiet, open plan offices",
        "I have diabetes, and check my blood sugar every morning",
        "We use Postgres, not MySQL, and deploy on Fridays only if tests pass",
        "I study at MIT, and plan to graduate in 2028",
        "My budget is 500 euros, or 700 if it includes shipping",
        "I use pnpm, so run pnpm install instead of npm install",
        "我养了一只柯基，叫豆豆", "我导师是王建国教授，要求很严", "我住在上海浦东，靠近张江地铁站",
    ],
)  # fmt: skip
def test_what_ends_a_statement_stays(said: str) -> None:
    assert [text.rstrip(".") for text in kept(said)] == [said]


@pytest.mark.parametrize(
    "said",
    [
        "I live in Bonn, but I'm not sure.",
        "I work for Siemens, and I'm wondering about the commute, since my office moved to Erlangen.",
        "I moved to Porto because I want to learn to surf.",
    ],
)
def test_a_clause_that_says_more_than_it_asks_stays(said: str) -> None:
    found = [each["text"] for each in extract_candidates([{"v": 1, "kind": "turn", "role": "user", "text": said}])]
    assert all(text.rstrip(".") == said.rstrip(".") for text in found)


@pytest.mark.parametrize(
    "said",
    [
        "I've enrolled in a pottery course on ceramic glazes that starts in July.",
        "I'm working on a documentary about sleep with my cousin.",
        "I've shifted my focus to smaller portraits.",
    ],
)
def test_what_happens_at_some_time_is_no_preference(said: str) -> None:
    for candidate in extract_candidates([{"v": 1, "kind": "turn", "role": "user", "text": said}]):
        assert candidate["type"] != "preference"


@pytest.mark.parametrize(
    "said",
    [
        "My laptop fan is loud today.", "We have a meeting in 10 minutes.", "I'm working from home this morning.",
        "我今天嗓子疼", "我十分钟后有个会", "Ahora mismo vivo en una caja de cartón",
    ],
)  # fmt: skip
def test_what_holds_for_some_hours_is_not_kept(said: str) -> None:
    found = extract_candidates([{"v": 1, "kind": "turn", "role": "user", "text": said}])
    assert all(candidate["confidence"] < 0.5 for candidate in found)


@pytest.mark.parametrize(
    "said",
    [
        "I started at Acme today.",
        "From today on I eat no meat.",
        "I can bake bread in 40 minutes.",
        "从今天起我不喝咖啡",
    ],
)
def test_what_began_today_is_kept(said: str) -> None:
    assert (
        max(
            candidate["confidence"]
            for candidate in extract_candidates([{"v": 1, "kind": "turn", "role": "user", "text": said}])
        )
        >= 0.5
    )
