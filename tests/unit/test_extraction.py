"""What rules find in what people say, and what they leave alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memctl.core.extraction import extract_candidates
from memctl.core.extraction.context import REACH, SHARED
from memctl.core.score import Seen, score_candidate
from memctl.model.tables.settings import Settings

Record = dict[str, Any]
DAY = "2026-08-10T10:00:00"


def turn(text: str, role: str = "user", **more: Any) -> Record:
    return {"v": 1, "kind": "turn", "role": role, "text": text, "time": DAY, "id": "t1", "line": 7, **more}


def found(*texts: str) -> list[Record]:
    return list(extract_candidates([turn(text, session=number) for number, text in enumerate(texts)]))


def kept(text: str) -> list[Record]:
    """What of a message is scored above the default threshold."""
    seen, settings = Seen(), Settings()
    scored = [score_candidate(candidate, settings, seen) for candidate in found(text)]
    return [candidate for candidate in scored if candidate["score"] >= settings.number("add.min_score")]


@pytest.mark.parametrize(
    ("text", "type", "rule"),
    [
        ("My name is Dana.", "fact", "name"),
        ("I live in Lisbon.", "fact", "place"),
        ("I'm a data engineer at a small context.", "fact", "occupation"),
        ("I speak Portuguese.", "fact", "language"),
        ("I prefer pnpm over npm.", "preference", "preference"),
        ("My favorite editor is Helix.", "preference", "favourite"),
        ("I am allergic to shellfish.", "fact", "health"),
        ("I am allergic to nuts and avoid all of them.", "fact", "preference-state"),
        ("I have a fear of flying.", "preference", "preference-noun"),
        ("My sister paints.", "fact", "people"),
        ("We decided to use Postgres because SQLite locks under load.", "decision", "decision"),
        ("The root cause was a stale DNS cache.", "lesson", "lesson"),
        ("In this repo we use tabs, not spaces.", "fact", "convention"),
        ("I have a dentist appointment on 2026-09-03.", "goal", "deadline"),
        ("dentist appointment tomorrow at 3pm", "goal", "due-event"),
        ("I plan to run the Berlin marathon.", "goal", "plan"),
        ("Always answer in British English.", "preference", "standing-instruction"),
        ("Next time skip the greeting.", "preference", "standing-instruction"),
        ("Would you mind always quoting the source?", "preference", "standing-instruction"),
        ("From now on run `make lint` before you say you're done.", "preference", "standing-instruction"),
        ("I use Neovim for everything.", "fact", "tools"),
        ("The build kept failing until I pinned numpy; that fixed it.", "lesson", "lesson-fixed"),
        ("I usually run tests with pytest -x before committing.", "fact", "working-habit"),
        ("I've switched from pnpm to bun: from now on I prefer bun.", "preference", "switched"),
        ("our api is written in Go 1.22", "fact", "stack"),
        ("let's go with option B, since A breaks offline mode", "decision", "decision-said"),
        ("PRs need two approvals before merge", "fact", "convention-said"),
        ("don't use semicolons in js, i find them ugly", "preference", "prohibition"),
        ("my cofounder Elena handles the sales calls", "fact", "people-role"),
        ("i'd rather have short functions than clever ones", "preference", "rather"),
        ("tabs over spaces", "preference", "comparison"),
        ("I need to submit the grant application by Nov 3", "goal", "deadline"),
        ("I've never sat with my back to a door and I won't start.", "preference", "preference"),
        ("I'm repelled by strong cheese.", "preference", "preference-state"),
        ("I abandon a book if the first fifty pages bore me.", "preference", "disposition"),
        ("Loud music gives me headaches.", "preference", "effect"),
        ("Strong perfume triggers my migraines.", "preference", "effect"),
        ("I play the violin and avoid electric ones.", "preference", "preference"),
        ("Grandma passed away last spring.", "fact", "kin"),
        ("I keep bees on the roof.", "fact", "present"),
        ("use table driven tests from now on", "fact", "way-of-work"),
        ("pls write all docs in British English", "fact", "way-of-work"),
        ("generated files in src/gen must never be edited by hand", "fact", "convention-said"),
        ("I'm working on a ledger in Go", "fact", "making"),
        ("My girlfriend is vegetarian.", "fact", "people"),
        ("Our database is MySQL.", "fact", "stack"),
        ("I always check three reviews before buying anything.", "preference", "working-habit"),
        ("Video tutorials frustrate me because I can't skim them.", "preference", "effect"),
        ("I strongly believe that children shouldn't have smartphones.", "preference", "preference"),
        ("I have sensitive skin and react to most sunscreens.", "preference", "preference-state"),
        ("I'm on a low-sodium diet on doctor's orders.", "preference", "preference-state"),
        ("I'm learning Rust.", "fact", "learning"),
        ("I used to smoke but quit in 2020.", "fact", "learning"),
        ("We've been married for eleven years.", "fact", "for-years"),
        ("Our API returns dates in UTC.", "fact", "stack"),
        ("We pinned numpy to 1.26 because 2.0 broke our C extension.", "decision", "decision-because"),
        ("I'd appreciate it if you always gave me metric units.", "preference", "standing-instruction"),
        ("No dairy, no eggs, no honey.", "preference", "comparison"),
        ("王磊的职业是司机。", "fact", "zh-thing"),
        ("下属在上海工作。", "fact", "zh-person"),
        ("我丢过两次身份证。", "fact", "zh-event"),
        ("我们家的下水道是朝南的。", "fact", "zh-self"),
        ("我叫李雪。", "fact", "zh-name"),
        ("编译一直失败，把gcc降到11就好了", "lesson", "zh-lesson-said"),
        ("最后选了ClickHouse，主要是查询快", "decision", "zh-decision-said"),
        ("我们后端是Spring Boot 3", "fact", "zh-stack"),
        ("PR必须两个人review才能合并", "fact", "zh-convention-said"),
        ("别用emoji，看着烦", "preference", "zh-how-to-answer"),
        ("女儿叫朵朵，刚满三岁", "fact", "zh-family"),
        ("下周五要去广州出差三天", "goal", "zh-due"),
        ("提交之前我都会跑一遍ruff", "fact", "zh-routine"),
        ("我住在成都。", "fact", "zh-place"),
        ("我习惯早上跑步。", "preference", "zh-preference"),
        ("我对海鲜过敏。", "fact", "zh-health"),
        ("我对海鲜过敏，从来不吃虾。", "fact", "zh-allergy"),
        ("我叔叔是做销售的。", "fact", "zh-people"),
        ("我们决定用PostgreSQL。", "decision", "zh-decision"),
        ("我打算明年考研。", "goal", "zh-plan"),
        ("以后请用简体中文回答。", "preference", "zh-standing-instruction"),
        ("请用制表符，不要用空格。", "fact", "zh-convention-said"),
        ("不要直接提交到main分支。", "fact", "zh-convention-said"),
        ("我们的接口返回UTC时间。", "fact", "zh-stack"),
        ("放弃了Electron，包太大", "decision", "zh-decision-said"),
        ("试了两种队列，最后还是上了Kafka", "decision", "zh-decision-said"),
        ("之前用的是Jenkins，上个月全迁到GitLab CI了", "fact", "zh-correction"),
        ("踩过坑：MySQL的utf8存不了emoji", "lesson", "zh-lesson"),
        ("最讨厌下雨天出门", "preference", "zh-preference"),
        ("公司在中关村，离家一个半小时", "fact", "zh-about-me"),
        ("后来查明白了，是连接池没释放", "lesson", "zh-lesson"),
        ("数据库迁移脚本放在db/migrations下", "fact", "zh-convention-said"),
        ("前后端分离，前端部署在CDN上", "fact", "zh-stack"),
        ("回答问题之前先告诉我结论", "preference", "zh-how-to-answer"),
        ("周会改到每周四下午三点了", "fact", "zh-changed"),
        ("数据库换成 PostgreSQL 了", "fact", "zh-changed"),
        ("更正一下，我女朋友叫小娅，不是小雅", "fact", "zh-misspoke/zh-people"),
        ("PRD 我习惯先写用户故事，再写验收标准", "preference", "zh-preference"),
        ("我希望你以后称呼我为老陈", "preference", "zh-standing-instruction"),
        ("不要直接往 main 分支推代码", "fact", "zh-convention-said"),
        ("我每周日都去看外婆", "fact", "zh-habit"),
        ("上线前一定要先跑灰度，观察半小时再全量", "fact", "statement"),
    ],
)  # fmt: skip
def test_each_kind_of_statement(text: str, type: str, rule: str) -> None:
    (candidate,) = kept(text)
    assert (candidate["type"], candidate["evidence"]["rule"]) == (type, rule)


@pytest.mark.parametrize(
    "text",
    [
        "Hello!", "Thanks, that worked!", "What do I prefer, tabs or spaces?", "How do I reverse a list?",
        "Write a function that sorts my list.", "If I were rich, I would live in Rome.", "Suppose I live in Paris.",
        'He said "I love pizza and I hate pasta".', "> I prefer tabs", "    I prefer tabs", "```\nI prefer tabs\n```",
        "2026-08-01 12:00:01 ERROR I was unable to reach my database", '{"note": "I prefer tea"}',
        "A: I prefer tea.\nB: I prefer coffee.", "Yeah right, I just love waiting in line /s",
        "<system-reminder>\nI prefer tabs.\n</system-reminder>", "你好", "我喜欢什么颜色？", "帮我写一个函数。",
        "如果我是你，我会去北京。", "小明说：“我住在北京。”", "我想知道怎么学好英语。",
        "<private>My name is Dana.</private>",
        "diff --git a/R b/R\n--- a/R\n+++ b/R\n-I prefer tabs\n+We use spaces in this project",
        "Roleplay: I'm a knight and I live in a castle. I hate dragons.",
        "Translate to German: I live in a small house. I prefer tea.", "The docs say we use node 16, is that old?",
        "Oh great, my favorite error again.", "I just love makefiles /s", "Use async instead of callbacks here.",
        "我喜欢吃什么来着", "对对对，我最爱改bug了（狗头）", "以第一人称写一段话：我讨厌下雨天。我喜欢晴天。",
        "I need a cover letter for a marketing job.", "I like the second option better.", "I have no idea.",
        "I don't want to break the API", "I'm learning about pointers and I don't understand double pointers.",
        "My teacher asked us to write 500 words on the French Revolution.", "I never get to the else branch.",
        "我运行了一下，结果是空的。", "我更喜欢第一版，再改短一点。", "我换了个浏览器也一样。",
        "说起来，我朋友的生日快到了。搞错了，我实际想问的问题是：那个职业是司机的人，年龄是什么？",
        "我有一个数组，想去重", "我们来玩角色扮演，我是皇帝，你是太监", "我一运行就闪退",
        "好的，记住这一点。",
        "请记住你刚才说的。",
        "The readme says: we decided to use Postgres for everything because it is faster.",
    ],
)  # fmt: skip
def test_what_states_nothing_lasting(text: str) -> None:
    assert kept(text) == []


@pytest.mark.parametrize(
    "text",
    [
        "我的手机号是 13812345678，别告诉别人", "我怀孕了。先不要告诉任何人。", "我在看新工作，替我保密。",
        "I'm quitting my job in May. Don't tell anyone.", "My salary is 90k. This is off the record.",
        "这个不要记住，我有抑郁症", "别记我的名字，我叫林明", "我住在里昂。忘掉我刚才说的。",
        "I moved to Lille last month. Please forget that I said that.",
        "I live in Nantes. Forget what I just told you!",
        "我可能会去日本过年，还没定", "我刚才说错了，是左边不是右边", "制定一个四周的居家健身计划",
    ],
)  # fmt: skip
def test_what_is_said_in_confidence_or_not_yet_certain_is_not_kept(text: str) -> None:
    assert not kept(text)


@pytest.mark.parametrize("text", ["I live in Nantes. Don't forget what I said.", "我住在里昂。我忘了我说过什么。"])
def test_not_to_forget_is_no_secret(text: str) -> None:
    assert kept(text)


def test_remember_states_what_is_to_be_remembered() -> None:
    (candidate,) = kept("Please remember that my daughter is allergic to peanuts.")
    assert candidate["text"] == "My daughter is allergic to peanuts."
    assert candidate["type"] == "fact"
    assert candidate["evidence"]["rule"].startswith("remember/")


def test_dates_become_absolute_and_the_rest_stays() -> None:
    (candidate,) = kept("I moved to Bonn yesterday.")
    assert candidate["text"] == "I moved to Bonn on 2026-08-09."
    assert candidate["since"] == "2026-08-09"
    assert candidate["evidence"]["quote"] == "I moved to Bonn yesterday."


def test_a_plan_ends_on_its_day() -> None:
    (candidate,) = kept("下周六我要去上海参加婚礼。")
    assert candidate["text"] == "2026-08-22我要去上海参加婚礼。"
    assert candidate["until"] == "2026-08-22"


@pytest.mark.parametrize(
    "text", ["I no longer use vim, I switched to Helix.", "我现在改用pnpm了。", "Use pnpm instead of npm."]
)
def test_corrections_are_marked(text: str) -> None:
    (candidate,) = kept(text)
    assert candidate["correction"] is True
    assert candidate["op"] == "add"


def test_statements_of_one_message_stand_alone() -> None:
    texts = [candidate["text"] for candidate in kept("I prefer pnpm. I live in Berlin. My sister paints.")]
    assert texts == ["I prefer pnpm.", "I live in Berlin.", "My sister paints."]


def test_two_languages_in_one_message() -> None:
    texts = [
        candidate["text"] for candidate in kept("I prefer pnpm. My sister paints. 我习惯早上跑步。我叔叔是做销售的。")
    ]
    assert texts == ["I prefer pnpm.", "My sister paints.", "我习惯早上跑步。", "我叔叔是做销售的。"]


def test_what_leans_on_a_statement_stays_with_it() -> None:
    (candidate,) = kept("I adopted a kitten. She is called Pixel.")
    assert candidate["text"] == "I adopted a kitten. She is called Pixel."


def test_what_a_question_states_first_is_kept() -> None:
    (candidate,) = kept("I moved to Bonn in May 2026, can you suggest a gym?")
    assert candidate["text"] == "I moved to Bonn in May 2026"


@pytest.mark.parametrize(
    ("text", "stated"),
    [
        ("Plan a trip for us, we have two toddlers and my husband hates flying", "We have two toddlers"),
        ("用中文写的注释请保留，我习惯用 vim 写代码。", "我习惯用 vim 写代码。"),
        ("推荐几道菜吧，我老公痛风，不能吃海鲜", "我老公痛风，不能吃海鲜"),
    ],
)
def test_what_a_request_states_last_is_kept(text: str, stated: str) -> None:
    assert any(candidate["text"].startswith(stated) for candidate in kept(text))


@pytest.mark.parametrize(
    ("text", "stated"),
    [
        ("记住：生产环境的端口是 8443。", "生产环境的端口是 8443。"),
        ("备忘：Root密码每季度更换", "Root密码每季度更换"),
        ("note to self: the staging certs are renewed by hand", "The staging certs are renewed by hand"),
        ("just so you know im based in Nairobi", "Im based in Nairobi"),
    ],
)
def test_what_is_announced_is_kept_in_its_own_letters(text: str, stated: str) -> None:
    (candidate,) = kept(text)
    assert candidate["text"] == stated
    assert candidate["evidence"]["rule"].partition("/")[0] in ("remember", "zh-remember")


@pytest.mark.parametrize(
    "text",
    [
        "hate getting up early tbh", "dont like mocks in tests", "im not a fan of ORMs", "love hiking, hate camping",
        "only drink decaf after noon", "big believer in meditation", "Definitely a dog person.", "Not keen on oysters.",
    ],
)  # fmt: skip
def test_typed_in_a_hurry(text: str) -> None:
    (candidate,) = kept(text)
    assert candidate["type"] == "preference"
    assert candidate["evidence"]["quote"] == text


def test_evidence_names_the_turn() -> None:
    (candidate,) = extract_candidates([turn("I prefer pnpm.", client="codex", session="s9")])
    evidence = candidate["evidence"]
    assert {key: evidence[key] for key in ("client", "session", "line", "time", "id")} == {
        "client": "codex", "session": "s9", "line": 7, "time": DAY, "id": "t1",
    }  # fmt: skip


def test_a_turn_without_an_id_is_known_by_its_number() -> None:
    turns = [{"role": "assistant", "text": "Hi."}, {"role": "user", "text": "I prefer pnpm."}]
    assert [candidate["evidence"]["id"] for candidate in extract_candidates(turns)] == [2]


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("I'm Renata, I moved to Leeds and I teach maths", ["I'm Renata", "I moved to Leeds", "I teach maths"]),
        ("my partner Hal is allergic to shellfish and I don't eat pork",
         ["My partner Hal is allergic to shellfish", "I don't eat pork"]),
        ("I left Google, I work at Meta now", ["I left Google, I work at Meta now"]),
        ("My pronouns are they/them, my boss keeps getting it wrong",
         ["My pronouns are they/them, my boss keeps getting it wrong"]),
        ("我对花生过敏，老公不吃香菜", ["我对花生过敏", "老公不吃香菜"]),
        ("我是回族，不吃猪肉", ["我是回族", "我不吃猪肉"]),
        ("我先生是法国人，不吃内脏", ["我先生是法国人，不吃内脏"]),
    ],
)  # fmt: skip
def test_a_clause_is_kept_alone_where_it_tells_something_alone(said: str, kept: list[str]) -> None:
    assert [candidate["text"] for candidate in found(said)] == kept


def test_only_what_the_chosen_roles_wrote_themselves() -> None:
    turns = [
        turn("I prefer tabs.", role="assistant"),
        turn("I prefer spaces.", authored=False),
        turn("I prefer pnpm.", role="tool"),
    ]
    assert list(extract_candidates(turns)) == []
    (candidate,) = extract_candidates(turns, roles=("assistant",))
    assert candidate["channel"] == "assistant"


def test_a_long_paste_is_read_at_its_ends_only() -> None:
    paste = "\n".join(f"Line {number} of some report that goes on and on." for number in range(1000))
    texts = [candidate["text"] for candidate in found(f"I prefer short reports.\n{paste}\nI live in Bonn.")]
    assert texts[0].startswith("I prefer short reports.")
    assert any("I live in Bonn." in text for text in texts)


@given(st.lists(st.text(max_size=200), max_size=5))
def test_any_text_is_read(texts: list[str]) -> None:
    for candidate in found(*texts):
        assert candidate["text"].strip()
        assert 0 <= candidate["confidence"] <= 1


@given(st.lists(st.sampled_from(["I prefer pnpm.", "I live in Rome.", "What now?", "我喜欢茶。"]), max_size=6))
def test_sessions_do_not_bear_on_each_other(texts: list[str]) -> None:
    apart = [candidate["text"] for text in texts for candidate in found(text)]
    assert [candidate["text"] for candidate in found(*texts)] == apart


@pytest.mark.parametrize(
    "text",
    [
        "I always use pnpm instead of npm for JavaScript projects.",
        "I usually pick trains rather than planes.",
        "We mostly buy second-hand books instead of new ones.",
    ],
)
def test_what_is_always_chosen_over_something_else_is_preferred(text: str) -> None:
    [candidate] = found(text)
    assert candidate["type"] == "preference"
    assert score_candidate(candidate, Settings(), Seen())["score"] >= 0.6


@pytest.mark.parametrize(
    "text",
    [
        "I think I'll start with the first one and see how it goes.",  # announced, not lasting
        "I'll definitely use that framework to guide my choices.",
        "I think I'll start by listing all my assets and identifying my beneficiaries.",
        "use tabs not spaces in that snippet",  # about this piece of work
        "I'd rather not add a dependency for this one function.",
        "I only care about the happy path for now.",
        "Say I quit my job tomorrow. Would I still be insured?",  # supposed
        "In the story I never sleep and drink only black coffee.",
        "I walk into the room and light a torch",  # played
        "I push open the cellar door, sword drawn.",
        "I'm kinda stressed about my visa interview",  # of the moment
        "I can't sleep",
        "I don't have butter",
        "My throat is sore",
        "my neighbour keeps drilling",
        "I want a burger right now",
        "I owe 2000 on my credit card, what happens if I'm late",  # on the way to a question
        "I don't want emojis in it, remove them",
        "Note that the array is sorted",  # what it is about stands elsewhere
        "Keep in mind that it's for a 5 year old",
        "Love that for me.",
    ],
)
def test_talk_of_the_task_the_moment_and_a_game_is_not_kept(text: str) -> None:
    assert kept(text) == []


@pytest.mark.parametrize(
    "text",
    [
        "I'll never stay in a hostel again.",
        "Waiting in lines is something I'll pay to avoid.",
        "I'm anxious about flying.",
        "I'm terrified of large dogs.",
        "My skin gets dry when I use soap.",
        "I need examples before I can understand a theory.",
        "I draw portraits in charcoal.",
        "As a Muslim I need halal options.",
        "I dislike talking on the phone, text me",
    ],
)
def test_what_is_worded_alike_and_lasts_is_kept(text: str) -> None:
    assert kept(text)


@pytest.mark.parametrize(
    ("text", "alone"),
    [
        ("Btw I'm vegetarian", "I'm vegetarian"),
        ("Oh and I have two kids", "I have two kids"),
        ("Oh, and by the way, I'm allergic to cats.", "I'm allergic to cats."),
        ("So yeah I prefer tea over coffee", "I prefer tea over coffee"),
    ],
)
def test_what_a_statement_opens_with_is_left_out(text: str, alone: str) -> None:
    assert [candidate["text"] for candidate in found(text)] == [alone]


def test_a_choice_for_once_is_no_preference() -> None:
    assert not [each for each in found("I'll use a loop instead of recursion here.") if each["confidence"] >= 0.5]


@pytest.mark.parametrize("text", ["项目用的是 Go 1.22。", "后端用的是 Rust 1.80。", "这个项目用的是 Python 3.12。"])
def test_what_a_chinese_project_is_built_with(text: str) -> None:
    [candidate] = found(text)
    assert candidate["type"] == "fact"
    assert score_candidate(candidate, Settings(), Seen())["score"] >= 0.5


@pytest.mark.parametrize(
    "text",
    [
        "我本地是好的，一部署就404",
        "我把端口改成8081了还是连不上",
        "我用for循环遍历的时候下标越界了",
        "我现在很焦虑",
        "我在开会，等会儿说",
        "我明白了，原来是少了个括号",
        "帮我改一下这篇作文，我的妈妈是一名老师，她每天都很辛苦。",
        "帮我写一封情书，我喜欢她很久了，她叫小雨",
        "会议纪要\n大家决定下周一再开会\n请帮我整理成表格",
        "我有五个苹果，给了妹妹两个，又买了三个，现在有几个",
        "我国有多少个省级行政区",
        "我室友半夜打游戏，怎么跟他说",
        "我打印了一下，值是None",
        "我今天超级倒霉",
        "老板说这个需求今天必须上线",
    ],
)
def test_what_passes_in_chinese_is_not_kept(text: str) -> None:
    assert kept(text) == []


@pytest.mark.parametrize(
    "text",
    [
        "丈母娘住在绍兴，每逢双周过去一趟。",
        "左膝半月板做过手术，跑步只跑塑胶道。",
        "信用卡账单每月五号出，工资十号发。",
    ],
)
def test_chinese_that_does_not_say_who_speaks_is_kept(text: str) -> None:
    assert "我" not in text
    assert len(kept(text)) == 1


def test_a_title_that_holds_a_full_stop_is_not_the_end_of_its_sentence() -> None:
    asked = "那个主要内容是“组织西湖徒步活动，增进团队凝聚力，共度欢乐时光。”的活动，持续时间是什么？"
    assert kept(asked) == []
    assert len(kept("我住在杭州。的确很喜欢这里。")) >= 1


def test_what_a_chinese_project_is_built_with_is_kept_beside_a_request() -> None:
    assert "项目用的是 Go 1.22。" in [each["text"] for each in kept("帮我写个函数。项目用的是 Go 1.22。")]


def confidence_of_last(texts: list[str], roles: tuple[str, ...] = ("user",)) -> float:
    """The confidence of the last of the texts, said in one conversation, by one speaker or by both in turn."""
    turns = [turn(text, roles[place % len(roles)], session="s") for place, text in enumerate(texts)]
    return next(
        found["confidence"]
        for found in extract_candidates(turns, roles=roles)
        if found["evidence"]["quote"] == texts[-1]
    )


def test_what_was_just_said_is_worth_less_than_what_is_new() -> None:
    said = "The pottery workshop in the village was wonderful and my daughter joined."
    people = ("user", "assistant")
    repeated = confidence_of_last(["We went to the pottery workshop in the village with my daughter.", said], people)
    assert repeated < confidence_of_last(["We painted the kitchen.", said], people)


def test_an_answer_is_worth_more_than_a_remark() -> None:
    said = "Mostly jazz and some old records from the seventies."
    answer = confidence_of_last(["Which music do you play?", said], ("assistant", "user"))
    assert answer > confidence_of_last(["I play music, too.", said], ("assistant", "user"))


def test_what_is_said_late_is_worth_less() -> None:
    said = "We painted the kitchen with my brother last week."
    people = ("user", "assistant")
    assert confidence_of_last([*["Fine."] * 30, said], people) < confidence_of_last(["Fine.", said], people)


def test_a_rule_decides_what_an_assistant_is_told_and_is_one_sign_among_others_between_people() -> None:
    said = "I prefer tea."
    assert confidence_of_last([said]) > confidence_of_last([said], ("user", "assistant"))


TOLD = [
    "Last week my sister and I went to Lisbon, and we rented a boat there.",
    "I finally started learning the violin with my neighbour Tom in March.",
    "My daughter was born in Graz two years ago, and we moved there in May.",
    "We adopted two cats from the shelter last month and named them Mo and Bo.",
]


def confidence_of_first(texts: list[str], session: str = "s") -> float:
    """The confidence of the first text, to which others answer "Sure." in between, in a session of so many turns."""
    turns = [turn(texts[0], session="s", id="first")]
    for text in texts[1:]:
        turns += [turn("Sure.", "assistant", session=session), turn(text, session=session)]
    found = extract_candidates(turns, roles=("user", "assistant"))
    return max(one["confidence"] for one in found if one["evidence"]["id"] == "first")


def test_among_people_a_turn_is_worth_less_where_its_speaker_tells_more_later() -> None:
    said = "We painted the kitchen with my brother."
    little = ["The weather is fine."] * 6
    assert confidence_of_first([said, *TOLD, *TOLD]) < confidence_of_first([said, *little]) - 0.1
    assert confidence_of_first([said, *TOLD, *TOLD], session="another") == confidence_of_first([said])


def confidence_after(said: str, text: str, roles: tuple[str, ...] = ("user", "assistant")) -> float:
    """The confidence of a text that somebody says to what the other said, in the midst of a talk."""
    told = [turn(text, ("user", "assistant")[place % 2], session="s") for place, text in enumerate(TOLD)]
    turns = [*told, turn("Sure."), turn(said, "assistant"), turn(text, id="last")]
    found = extract_candidates([each | {"session": "s"} for each in turns], roles=roles)
    return max(one["confidence"] for one in found if one["evidence"]["id"] == "last")


def test_among_people_it_counts_what_the_other_asked_and_told_before() -> None:
    said = "We painted the kitchen with my brother."
    asked = ("Do you like the house?", "How is your house?", "Did you like the house?")
    opened, plain, past = [confidence_after(each, said) for each in asked]
    assert opened - 0.1 > plain > past + 0.1
    assert confidence_after("Sure.", said) > confidence_after(TOLD[0], said) + 0.05
    assert confidence_after(asked[0], said, ("user",)) == confidence_after(asked[2], said, ("user",))


def test_a_long_text_before_does_not_set_what_people_speak_of() -> None:
    said = "We painted the kitchen with my brother."
    assert confidence_after(" ".join(TOLD * 2), said) > confidence_after(" ".join(TOLD), said) + 0.1


def test_what_is_said_to_one_that_writes_texts_is_said_to_an_assistant() -> None:
    said, text = "I prefer tea.", "The kettle has to boil before the water is poured over the leaves. " * 20
    after = [turn(text, "assistant"), turn(said)]
    alone, both = [list(extract_candidates(after, roles=roles)) for roles in (("user",), ("user", "assistant"))]
    assert alone[0] in both
    assert alone[0] not in list(
        extract_candidates([turn(text[:200], "assistant"), turn(said)], roles=("user", "assistant"))
    )


def test_among_people_praise_for_what_the_other_told_is_no_news() -> None:
    praised, told = "The old house with its blue doors looks amazing.", "The old house with its blue doors looks empty."
    said = "We painted the kitchen with my brother."
    assert confidence_after("Sure.", f"{praised} {said}") < confidence_after("Sure.", f"{told} {said}")


def test_nothing_adds_more_to_a_turn_than_a_talk_in_which_its_speaker_tells_nothing_else() -> None:
    assert SHARED["weight"] < 0 < SHARED["talk"]


def test_what_is_told_far_away_takes_nothing_from_a_turn() -> None:
    said, little = "We painted the kitchen with my brother.", ["The weather is fine."] * 12
    assert confidence_of_first([said, *little, *TOLD]) == confidence_of_first([said, *little, *little])


def test_a_turn_is_judged_when_the_turns_in_its_reach_were_read() -> None:
    """Between people a stream is a few turns behind; what is said to an assistant comes out at once."""
    read: list[int] = []

    def stream() -> Iterator[Record]:
        for number in range(1000):
            read.append(number)
            yield turn(f"We painted kitchen {number} with my brother.", ("user", "assistant")[number % 2], session="s")

    for roles, ahead in ((("user",), 0), (("user", "assistant"), REACH + 1)):
        read.clear()
        next(extract_candidates(stream(), roles=roles))
        assert len(read) == ahead + 1


@pytest.mark.parametrize("text", ["（笑）", " ", ":", "（：）", '""', "…", "*waves*", "（看着你：）。"])
def test_a_message_without_words_says_nothing(text: str) -> None:
    for roles in (("user",), ("user", "assistant")):
        assert list(extract_candidates([{"role": "user", "text": text}], roles=roles)) == []


@pytest.mark.parametrize(
    "text",
    [
        "Chapter 1\nI was born in a house by the railway. My father sold eggs.\n\nSummarize this chapter.",
        "Here is my essay. I grew up in Ohio. Books were my refuge.",
        "I have two tables, orders and customers. Give me the SQL.",
        "I'm creating a survey about sleep. Give me 8 questions.",
        "阅读下面的短文，回答问题。\n我家有一只小花猫，它非常可爱。\n问题：小花猫在哪里？",
        "我女朋友生气了，怎么哄",
    ],
)
def test_what_a_request_sets_out_from_is_no_fact(text: str) -> None:
    scored = [score_candidate(each, Settings(), Seen()) for each in found(text)]
    assert [each for each in scored if each["score"] >= Settings().number("add.min_score")] == []


@pytest.mark.parametrize(
    "text",
    [
        "I have two kids, what can we cook tonight?",
        "My daughter is allergic to nuts. Suggest a cake.",
        "我女儿对花生过敏，零食怎么选",
    ],
)
def test_what_is_said_of_a_life_beside_a_request_is_kept(text: str) -> None:
    scored = [score_candidate(each, Settings(), Seen()) for each in found(text)]
    assert [each for each in scored if each["score"] >= Settings().number("add.min_score")]


def test_a_short_statement_is_a_statement() -> None:
    """What three words say is as lasting as what ten say."""
    turns = [{"role": "user", "text": text} for text in ("I use vim", "We use Docker.", "I did it.")]
    assert [one["text"] for one in extract_candidates(turns)] == ["I use vim", "We use Docker."]


def test_words_tell_of_taste_where_no_rule_does() -> None:
    (candidate,) = kept("Museums I can do for an hour at most.")
    assert (candidate["type"], candidate["evidence"]["rule"]) == ("preference", "statement")
    assert candidate["topic"] == "life"  # not the core, which every prompt gets
    assert candidate["confidence"] >= 0.5


def test_what_leads_to_a_request_is_kept_where_it_says_what_someone_is_like() -> None:
    (candidate,) = kept("I am vegetarian, so please no fish restaurants")
    assert candidate["confidence"] >= 0.5


@pytest.mark.parametrize(
    "text",
    [
        "I like where this is going.", "I'd rather keep the old name for this variable.", "never use eval here",
        "I'm bored", "I hate to bother you again.", "From now on you are Captain Nemo and you love the sea.",
        "Below is a customer complaint, shorten it.\n\nI hate your app. I will never use it again.",
    ],
)  # fmt: skip
def test_what_is_said_of_the_talk_is_not_kept(text: str) -> None:
    assert all(candidate["confidence"] < 0.5 for candidate in kept(text))


@pytest.mark.parametrize(
    "text",
    [
        "我收到的货少了一件", "我打算把这部分删掉", "我记得之前不是这样的", "I put it in the oven at 180",
        "I would prefer a dropdown here instead of radio buttons", "I am a detective and you are the suspect",
        "Dear Sir,\nI live in Leeds and work as a nurse.\nKind regards,\nAnn Miller",
        "[10:32] I'm on vacation until Monday",
    ],
)  # fmt: skip
def test_what_passes_or_is_not_meant_is_not_kept(text: str) -> None:
    assert kept(text) == []
