"""Where Chinese statements are filed."""

from __future__ import annotations

import pytest

from memctl.core.extraction import extract_candidates
from memctl.core.language.zh.filing import place

FILED = [
    ("我小舅子在横店当群演，一年到头不着家", "people", "人物"),
    ("隔壁工位的小孟是我大学学弟", "people", "人物"),
    ("我有氣喘，隨身都帶吸入劑", "profile", "健康"),
    ("腰椎间盘突出好几年了，坐久了就疼", "profile", "健康"),
    ("在一家动物医院当前台，上三休一", "profile", "工作"),
    ("我在学校教初二物理，还兼班主任", "profile", "工作"),
    ("老家是安徽阜阳的，出来十几年了", "profile", "身份"),
    ("睡前习惯听半小时评书", "habits", "习惯"),
    ("我們 commit message 都要附上 Jira 單號", "project", "约定"),
    ("埋点都由后端打", "project", "约定"),
    ("我的機車是Cuxi，騎了八年", "life", "生活"),
]


@pytest.mark.parametrize(("said", "topic", "section"), FILED)
def test_a_fact_is_filed_by_its_words(said: str, topic: str, section: str) -> None:
    (found,) = extract_candidates([{"role": "user", "text": said}], now="2026-11-22")
    assert (found["type"], found["topic"], found.get("section")) == ("fact", topic, section)


@pytest.mark.parametrize(
    ("said", "kind", "section"),
    [
        ("我大伯有糖尿病，不吃甜的", "fact", "人物"),
        ("我小孩对尘螨过敏，家里不能铺地毯", "fact", "人物"),
        ("我妈做的菜我最喜欢吃", "preference", "偏好"),
        ("喝茶只喝白茶", "preference", "饮食"),
    ],
)
def test_what_is_said_of_others_is_no_preference_of_the_user(said: str, kind: str, section: str) -> None:
    (found,) = extract_candidates([{"role": "user", "text": said}], now="2026-11-22")
    assert (found["type"], found["section"]) == (kind, section)


def test_what_is_to_come_is_a_plan() -> None:
    (found,) = extract_candidates([{"role": "user", "text": "十二月十二号搬家，新房在余杭"}], now="2026-11-22")
    assert (found["type"], found["until"]) == ("goal", "2026-12-12")


def test_a_rule_that_is_sure_files_it() -> None:
    work = ("fact", "profile", "工作")
    assert place("我在医院工作，每天吃药", work, sure=True, to_come=False) == work
    decided = ("decision", "decisions", "决定")
    assert place("我决定戒烟", decided, sure=False, to_come=False) == decided


@pytest.mark.parametrize(
    "said", ["干了八年财务", "外地人，在佛山打工", "有辆山地车", "吃素快五年了", "每天晚上都要先遛狗", "现在定居在清迈"]
)
def test_what_leaves_out_its_subject_is_kept(said: str) -> None:
    (found,) = extract_candidates([{"role": "user", "text": said}], now="2026-11-22")
    assert found["confidence"] > 0.5


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("王磊是我大学同学。他喜欢和我打篮球，每周都去。", "王磊是我大学同学。他喜欢和我打篮球，每周都去。"),
        ("我有个表弟。他在上海做程序员。", "我有个表弟。他在上海做程序员。"),
        ("嗯我跟你说一下我对花生过敏", "我对花生过敏"),
    ],
)
def test_statements_stand_alone(said: str, kept: str) -> None:
    (found,) = extract_candidates([{"role": "user", "text": said}], now="2026-11-22")
    assert found["text"] == kept
