"""Corrections by what they are about: a property with one value at a time, whatever the words, in both languages."""

from __future__ import annotations

from memctl.core.claims.reading import claims_of, outdated, topic_of
from memctl.core.extraction.change_cues import sounds_like_correction


def is_outdated(new: str, *known: str) -> list[str]:
    found = outdated(claims_of(new), known, cued=sounds_like_correction(new))
    return [known[place] for place in found]


def test_another_value_of_one_property_outdates_the_first() -> None:
    for old, new in (
        ("Alice is my manager.", "My manager is now Bob."),
        ("Our accountant is Ms. Vogel.", "Dr. Kern is our accountant now."),
        ("The deadline for my grant is May 3.", "My grant deadline was extended to May 20."),
        ("I take 20 mg of citalopram.", "My citalopram dose is now 30 mg."),
        ("My nephew is in second grade.", "My nephew just started third grade."),
        ("I weigh 91 kg.", "I'm down to 86 kg."),
        ("My aunt lives in Porto.", "My aunt moved to Braga."),
        ("我的房东是老周。", "我的房东换成赵姐了。"),
        ("我体重80公斤。", "我现在瘦到75公斤了。"),
        ("装修预算是十万。", "装修预算提高到十二万了。"),
        ("我周三飞昆明。", "我飞昆明的航班改到周五了。"),
        ("我妹妹住在长沙。", "我妹妹搬到武汉去了。"),
    ):
        assert is_outdated(new, old) == [old], (old, new)


def test_what_can_hold_beside_it_stands() -> None:
    for old, new in (
        ("My dentist is Dr. Lane.", "My doctor is now Dr. Wu."),
        ("My budget for the laptop is 1,200 euros.", "My budget for the holiday is now 3,000 euros."),
        ("My sister lives in Oslo.", "My brother moved to Bergen."),
        ("I work at Siemens.", "My wife now works at Bosch."),
        ("I live in Leeds and my manager is Alice.", "My manager is now Bob."),
        ("我姐姐住在杭州。", "我哥哥搬到苏州了。"),
        ("论文截止日期是5月3号。", "项目申请的截止日期改到6月1号了。"),
        ("我住在北京。", "我老家在山东。"),
    ):
        assert is_outdated(new, old) == [], (old, new)


def test_a_change_that_may_mean_two_things_outdates_neither() -> None:
    budgets = ("My budget for the laptop is 1,200 euros.", "My budget for the holiday is 3,000 euros.")
    assert is_outdated("My budget went up to 3,500 euros.", *budgets) == []
    assert is_outdated("My budget went up to 3,500 euros.", budgets[0]) == [budgets[0]]


def test_one_property_is_filed_in_one_place_whatever_the_words() -> None:
    for topic, wordings in (
        ("profile", ("I live in Graz.", "My home is in Graz.", "We moved to Graz.", "我住在成都", "我搬到成都了")),
        ("people", ("Alice is my manager.", "My manager is Bob.", "我的经理是王磊", "王磊是我的经理")),
    ):
        assert {topic_of(text) for text in wordings} == {topic}


def test_a_later_clause_may_be_of_somebody_else() -> None:
    assert [claims_of(text) for text in ("我刚刚路过的公园，叫荔枝公园。", "我那个下属，38岁")] == [[], []]
    assert [claim.property for claim in claims_of("我叫小北")] == ["name"]


WEEK = """
I go to the gym three times a week, mon wed fri. | I'm only going to the gym twice a week now, the knee hurts
I'm vegetarian so no meat recipes please | I eat meat again since 2026-10
I'm vegan | I eat fish again
CI is on GitLab, not GitHub | We switched CI from GitLab to Forgejo on 2026-11-02
Deploys go out on Tuesdays and Thursdays only | Actually we moved the deploys to Mondays
我每周跑步三次 | 我现在每周只跑两次了，膝盖不舒服
爬虫每天凌晨两点跑 | 爬虫改成凌晨四点跑了
每周三晚上发版 | 发版改到周五了
"""
BESIDE = """
I swim twice a week | I run three times a week
I eat fish every day | I eat meat again
我每周跑步三次 | 我每周游泳两次
"""


def _ended(line: str) -> bool:
    old, new = line.split(" | ")
    return outdated(claims_of(new), [old], cued=False) == [0]


def test_what_a_week_brings_ends_what_it_changes_and_nothing_beside_it() -> None:
    assert [line for line in WEEK.strip().split("\n") if not _ended(line)] == []
    assert [line for line in BESIDE.strip().split("\n") if _ended(line)] == []


def test_a_habit_and_a_diet_are_nobody_elses() -> None:
    assert [topic_of(text) for text in ("I swim twice a week now", "I eat meat again", "我每周跑步三次")] == [
        "habits", "preferences", "habits",
    ]  # fmt: skip
