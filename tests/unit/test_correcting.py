"""Which memory a correction corrects: never one about somebody else, something else, or something besides."""

from __future__ import annotations

import pytest
from support.correcting import corrected

from memctl.core.extraction.change_cues import sounds_like_correction
from memctl.core.reconcile.supersede.claims import subject_of


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("My sister lives in Berlin", "I no longer live in Berlin."),
        ("Maria lives in Berlin", "I no longer live in Berlin."),
        ("Lucas works at Google", "I now work at Initech"),
        ("Maria paints landscapes", "I no longer paint landscapes"),
        ("I live in Berlin", "My sister no longer lives in Berlin."),
        ("My brother works at Google as an engineer", "I no longer work at Google."),
        ("我妹妹住在上海", "我不再住在上海了。"),
        ("小王喜欢喝咖啡", "我不再喝咖啡了"),
        ("I drink coffee at 8", "I no longer drink alcohol."),
        ("Our team lead prefers Slack", "I no longer use Slack."),
        ("I have a dog named Rex and I live in Berlin", "I no longer live in Berlin."),
        ("My name is Ana Souza and I live in Lisbon.", "I moved to Porto"),
        ("My name is Ana Souza and I live in Lisbon.", "I no longer live in Lisbon."),
        ("I live in Berlin and work at Google", "I no longer live in Berlin"),
        ("I use npm and yarn", "I no longer use npm"),
        ("数据库在阿里云", "数据库换成 PostgreSQL 了"),
        ("服务器是 8 核的", "服务器迁到腾讯云了"),
        ("数据库每天备份", "数据库换成 PostgreSQL 了"),
        ("我女儿在上海上学", "我女儿现在喜欢画画"),
        ("周会要写纪要", "周会改到每周四下午了"),
        ("我妹妹的生日是5月6号", "说错了，我的生日是6月5号"),
        ("我住在上海，养了一只猫", "我不再住在上海了。"),
        ("We switched from npm to pnpm.", "我们改用 pnpm 了，不再用 npm。"),
        ("We use pnpm instead of npm", "We switched from npm to pnpm."),
        ("I prefer Teams over Slack", "I no longer use Slack."),
        ("I live in Berlin", "We moved to pnpm"),
        ("I work as a nurse", "I now work at Acme"),
        ("I like green tea", "I now like black tea too"),
        ("I have a dog named Rex", "I now have a cat named Tom"),
        ("My phone number is 12345", "My email address is now ana@example.org"),
        ("I used to live in Berlin", "I no longer live in Berlin."),
        ("I don't use Vim", "I no longer use Vim"),
        ("I met Tom when I worked at Google", "I no longer work at Google"),
        ("I use Slack since my sister told me about it", "I no longer use Slack."),
        ("My sister and I live in Berlin", "I no longer live in Berlin."),
        ("I hate npm", "We switched from npm to pnpm."),
        ("I run a bakery", "I don't run anymore."),
        ("I hate flying", "I actually love trains."),
        ("I don't drink wine", "I drink beer now."),
        ("I have two kids", "I have three cats now."),
        ("My sister hates olives", "I actually like olives now."),
        ("I work from home on Mondays", "I work from the office on Fridays now."),
        ("I prefer answers with examples", "I prefer long, detailed answers now."),
    ],
)
def test_no_target(old: str, new: str) -> None:
    assert corrected(new, old, "Deploys run on Fridays at noon") == ""


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("I live in Berlin", "I no longer live in Berlin."),
        ("I live in Berlin", "I don't live in Berlin anymore"),
        ("I live in Berlin", "I moved from Berlin to Munich"),
        ("My sister lives in Berlin", "My sister no longer lives in Berlin."),
        ("我妹妹住在上海", "我妹妹不再住在上海了。"),
        ("I drink coffee at 8", "I stopped drinking coffee"),
        ("My editor is VS Code", "I switched from VS Code to Neovim"),
        ("我住在上海", "我不再住在上海了。"),
        ("The project uses Jest for tests", "We now use vitest instead of Jest for tests."),
        ("I prefer tea", "I now prefer coffee instead of tea."),
        ("I prefer pnpm over npm", "I've switched from pnpm to bun: from now on I prefer bun for everything."),
        ("我用 npm 管理依赖", "我不再用 npm 管理依赖了"),
        ("We use npm as package manager", "We no longer use npm as package manager"),
        ("I have two kids", "I have three kids now."),
        ("Our sprint is two weeks long", "Our sprints are three weeks long now."),
        ("The API runs on port 8080", "The API runs on port 9090 now."),
        ("I hate olives", "I actually like olives now."),
        ("I don't drink wine", "I drink wine now."),
        ("I can't stand mushrooms", "I've come to love mushrooms."),
        ("I run every morning", "I don't run anymore."),
        ("I drive a Golf", "I sold the Golf and drive a Tesla now."),
        ("I'm allergic to peanuts", "Turns out I'm not allergic to peanuts after all."),
        ("I'm single", "I got married in June."),
        ("My manager is Anna", "My new manager is Peter."),
        ("I'm a vegetarian", "I'm not a vegetarian anymore."),
        ("We deploy on Mondays", "Scratch that, we deploy on Fridays now."),
        ("My birthday is on March 3", "Sorry, my birthday is on March 13, not March 3."),
        ("我们的周会在周一上午十点", "周会改到每周四下午三点了"),
        ("发布时间是每周二", "发布时间调到每周四"),
        ("数据库用的是 MySQL", "数据库换成 PostgreSQL 了"),
        ("服务器在阿里云", "服务器迁到腾讯云了"),
        ("项目的主分支叫 master", "主分支改名叫 main 了"),
        ("我的生日是5月6号", "说错了，我的生日是6月5号"),
        ("我养了两只猫", "我养了三只猫，不是两只"),
        ("Sam turns 12 in May, he's my stepson", "Sam turns 13 in May, he's my stepson"),
        ("我的工位在十七楼", "我的工位不是十七楼，是十九楼"),
        ("我吃素", "我现在不吃素了"),
        ("我的体重是75公斤", "我的体重现在是70公斤"),
        ("我儿子上二年级", "我儿子现在上三年级了"),
        ("我女儿在阳光幼儿园", "我女儿转到春蕾幼儿园了"),
        ("我在字节跳动上班", "我换到美团上班了"),
    ],
)
def test_one_clear_target(old: str, new: str) -> None:
    assert corrected(new, old, "Deploys run on Fridays at noon") == old


def test_a_restatement_leaves_what_says_the_same() -> None:
    known = ("We use npm as package manager", "我用 npm 管理依赖", "We switched from npm to pnpm.")
    assert corrected("我们改用 pnpm 了，不再用 npm。", *known) != known[2]


@pytest.mark.parametrize(
    "text",
    ["I live in Valencia now.", "Sorry, it's Tuesday.", "No, wait, it's Tuesday.", "We moved our reviews to GitLab.",
     "I got married in June."],
)  # fmt: skip
def test_what_sounds_like_a_correction(text: str) -> None:
    assert sounds_like_correction(text)


@pytest.mark.parametrize(
    "text", ["I eat fish now and then.", "I'm fine for now.", "Uses pnpm, not npm", "Nowhere else is it so quiet."]
)
def test_what_does_not(text: str) -> None:
    assert not sounds_like_correction(text)


@pytest.mark.parametrize(
    ("text", "subject"),
    [
        ("I no longer live in Berlin", ""), ("Lives in Berlin", ""), ("Now uses pnpm", ""), ("My name is Ana", ""),
        ("Favourite editor is vim", ""), ("The project uses Jest", ""), ("My sister lives in Berlin", "sister"),
        ("Our team lead prefers Slack", "team lead"), ("Maria lives in Berlin", "maria"),
        ("My dog's name is Rex", "dog's name"), ("我妹妹住在上海", "妹妹"), ("我现在住在上海", ""),
        ("用户喜欢喝茶", ""),
        ("测试改用 vitest", "测试"), ("她住在上海", "她"),
    ],
)  # fmt: skip
def test_subjects(text: str, subject: str) -> None:
    assert subject_of(text) == subject
