"""What takes the place of what it does not name, and what only sounds so: two statements a line, older one first."""

from __future__ import annotations

import pytest
from support.correcting import corrected

from memctl.core.extraction.change_cues import sounds_like_correction
from memctl.core.reconcile.supersede.replace import replaces

OTHER = "Deploys run on Fridays at noon"
SUPERSEDED = """
I work as a nurse at St. Mary's hospital. | I left St. Mary's hospital last month.
My job is backend developer. | I'm a product manager now, I stopped being a backend developer.
I live in Lyon. | We moved to Marseille last week.
My address is 12 Elm Street, Bristol. | My new address is 4 Oak Lane, Bath.
My car is a 2012 Honda Civic. | I have a new car, a Skoda Octavia.
My phone is a Pixel 6. | I got a new phone, it's an iPhone 15.
I use Neovim as my editor. | I switched to Helix.
I use vim for everything. | I use Emacs now instead of vim.
Our database is MongoDB. | We migrated everything to Postgres last sprint.
We use npm in this project. | We use pnpm now.
We use yarn. | We've replaced yarn with bun.
I'm vegan. | I'm no longer vegan, I eat fish and eggs now.
I'm allergic to peanuts. | Turns out I'm not allergic to peanuts after all.
My name is Samantha. | Call me Sam, not Samantha.
My girlfriend's name is Lucy. | Lucy and I broke up.
I'm single. | I'm engaged now.
I have a cat named Mochi. | Mochi passed away in June.
The team meeting is on Tuesdays at 2pm. | The team meeting moved to Thursdays at 3pm.
The dev server runs on port 3000. | The dev server runs on port 5173 now.
We are on Python 3.10. | We upgraded to Python 3.12.
We use Node 16. | We bumped Node to 20.
The release is due on May 3. | The release got pushed to May 20.
I plan to run the Berlin marathon in September. | I'm not running the Berlin marathon anymore, my knee is bad.
I smoke half a pack a day. | I quit smoking.
I drink two cups of coffee in the morning. | I don't drink coffee anymore.
I prefer dark mode. | I prefer light mode now.
My favorite color is green. | My favorite color is blue now, not green.
My manager is called Tom Hale. | Tom Hale left, my manager is Ines now.
I have two kids. | We had our third kid in May, so we have three kids now.
My therapist is Dr. Kaur. | I changed therapists, I see Dr. Lindt now.
我在阿里巴巴做后端开发。 | 我从阿里离职了，现在在字节跳动。
我在一家广告公司上班。 | 我换工作了，现在在一家游戏公司。
我租的房子在天河。 | 我搬家了，现在住番禺。
我开一辆大众高尔夫。 | 我换车了，换成了比亚迪汉。
我每天骑车上班。 | 我现在改坐地铁上班了。
我的手机号是13900002222。 | 我手机号换了，新号是18611112222。
我的编辑器是VS Code。 | 编辑器换成Cursor了。
项目用的是MongoDB。 | 项目数据库换成Postgres了。
缓存放在 Redis | Redis 换成 Valkey 了
我们用poetry管理包。 | 包管理换成uv了。
我是素食主义者。 | 我不吃素了。
我对花生过敏。 | 医生说我其实不对花生过敏。
叫我小王就好。 | 以后叫我老王，别叫小王了。
我老婆叫陈静。 | 我和陈静离婚了。
我养了一只猫叫年糕。 | 年糕上周去世了。
我们周会在周一上午十点。 | 周会改到周三下午两点了。
我每周二晚上上瑜伽课。 | 瑜伽课换到周四晚上了。
后端接口端口是8000。 | 端口改成9000了。
项目用的是Java 8。 | 项目升到Java 17了。
我计划今年考研。 | 我不考研了。
我每天抽一包烟。 | 我戒烟了。
我每天喝两杯咖啡。 | 我不喝咖啡了，改喝茶。
我喜欢用深色主题。 | 我现在喜欢浅色主题了。
我最喜欢的颜色是绿色。 | 我现在最喜欢蓝色，不是绿色。
我的导师是张教授。 | 我换导师了，现在跟李教授。
我女儿在北京上大学。 | 我女儿毕业了，现在在深圳工作。
我喜欢喝拿铁。 | 我现在更喜欢喝美式。
我每周三健身。 | 我改成周五健身了。
我的邮箱是lm@qq.com。 | 我邮箱换成lm@gmail.com了。
我妈妈住在成都。 | 我妈妈搬到重庆了。
I work for Siemens. | I don't work for Siemens anymore, I started at Bosch in January.
I live in Boston. | I'm living in Chicago now.
I drive a VW Golf. | I sold my Golf.
I have an Android phone. | I switched to an iPhone.
I use Sublime Text. | I use VS Code these days.
Our backend uses MySQL. | Our backend uses Postgres now.
We install packages with pip. | We use uv now instead.
I don't eat pork. | I eat pork now.
Everyone calls me Bob. | Please call me Robert from now on.
I have a boyfriend called Mark. | I broke up with Mark.
The daily is at 9. | The daily is at 9:15 from now on.
The backend runs on port 4000. | We changed the backend port to 4100.
The thesis is due on June 1. | My thesis deadline was extended to July 15.
I'm training for a triathlon. | I gave up on the triathlon.
I swim every Tuesday. | I don't swim anymore.
I hate cilantro. | I've come to like cilantro.
Our CI is Travis. | We switched our CI to GitHub Actions.
I use Chrome. | I switched to Firefox.
I weigh 82 kg. | I weigh 76 kg now.
My son is in second grade. | My son is in third grade now.
我在百度工作。 | 我从百度辞职了。
我住杭州。 | 我现在住苏州了。
我开丰田。 | 我现在开特斯拉。
我用安卓手机。 | 我换成iPhone了。
我用Sublime。 | 我现在用VS Code。
后端用的MySQL。 | 后端现在用Postgres。
我不吃猪肉。 | 我现在吃猪肉了。
我男朋友叫小林。 | 我跟小林分手了。
例会是每周一。 | 例会改到每周二了。
服务跑在8080端口。 | 服务端口改成8888了。
我准备学开车。 | 我不打算学开车了。
我每周三游泳。 | 我不游泳了。
我讨厌香菜。 | 我现在喜欢吃香菜了。
我体重80公斤。 | 我现在75公斤了。
我的班主任是陈老师。 | 我们换班主任了，现在是赵老师。
我睡前看手机。 | 我睡前不看手机了。
"""
KEPT = """
I drive a Toyota Corolla. | My wife now drives a Tesla.
I live in Lyon. | My brother moved to Marseille.
I work at Spotify. | My best friend works at Klarna now.
My editor is VS Code. | My colleague switched to Zed.
We use npm in the frontend. | In the mobile app we use pnpm now.
I'm vegan. | My roommate stopped being vegan.
I drink coffee every morning. | I now drink water at night, too.
I'm allergic to cats. | I'm not allergic to dogs.
My dog is called Biscuit. | My neighbour's dog died last week.
My brother's dog is called Biscuit. | My dog Pepper died last week.
The project targets Java 11. | My side project targets Java 21 now.
I'm going to Japan in October. | The Korea trip is cancelled.
I quit smoking in 2019. | I quit sugar.
I prefer tabs in Go. | I prefer spaces in Python now.
My favorite color is green. | My favorite food is ramen now.
My manager is Tom. | My dentist is Ines now.
I have two kids. | My sister has three kids now.
I live in Berlin. | I'm now in Munich for two days.
I read sci-fi novels. | I switched to decaf.
We use React for the frontend. | We moved to Postgres.
I take the bus to work. | I switched to oat milk.
I study law at Bonn. | My cousin now studies medicine at Bonn.
我开大众高尔夫。 | 我老婆现在开特斯拉。
我住在北京。 | 我弟弟搬到上海了。
我在腾讯上班。 | 我朋友跳槽到字节了。
我用Vim写代码。 | 我同事改用Helix了。
我们的数据库是MySQL。 | 数据组迁移到PostgreSQL了。
前端用npm。 | 后端改用uv了。
我是素食主义者。 | 我室友不吃素了。
我喜欢喝咖啡。 | 我现在也喜欢喝茶。
我对猫毛过敏。 | 我对狗不过敏。
我家的狗叫旺财。 | 邻居家的狗去世了。
我每周二上瑜伽课。 | 我现在每周四学吉他。
我们用Python 3.9。 | 数据组升级到Python 3.12了。
我打算十月去日本旅游。 | 韩国不去了。
我2019年戒烟了。 | 我戒糖了。
我会说法语。 | 我现在在学德语。
Python代码我用四个空格缩进。 | Go代码改用tab了。
我的导师是张教授。 | 我的牙医现在是李医生。
我们用飞书沟通。 | 设计改用Figma了。
我用Firefox浏览器。 | 我改用zsh了。
我们用Docker部署。 | 我们现在用pnpm了。
我妈妈喜欢喝茶。 | 我不喝茶了。
我住三楼。 | 我公司搬到十二楼了。
我的车是卡罗拉。 | 我爸换车了，换成了比亚迪。
我在学日语。 | 我的同学改学韩语了。
I work as a nurse. | I left the keys at work.
I have a new boss, Ruth. | I have a new car, a Fiat.
I drive a Corolla. | I have a new bike, a Trek.
My phone is a Pixel 6. | I got a new phone for my mother.
We use Postgres for the shop. | We moved the blog to SQLite.
We use npm. | We switched to uv.
The meeting on Monday is at 10. | The meeting on Friday is at 11 now.
The staging server runs on port 3000. | The production server runs on port 8080 now.
I'm allergic to peanuts. | I'm not allergic to pollen.
I like jazz. | I no longer like metal.
I drink green tea. | I stopped drinking black tea.
I run every morning. | I stopped running ads for the shop.
My wife's name is Carla. | My parents separated.
I'm learning Spanish. | I gave up on French.
I sold my Golf. | I sold my Fiat.
I use Firefox at work. | At home I switched to Brave.
The release is on May 3. | The release party is now on May 10.
My son is five. | My daughter is six now.
I wake up at 7 on weekdays. | I wake up at 9 on weekends now.
I'm a teacher. | My wife retired last year.
I prefer dark mode. | The app has no dark mode any more.
Our dog Rex is five. | Rex's brother died.
We use Slack. | We stopped using email for stand-ups.
I study law. | My roommate switched to medicine.
I bought a house in 2019. | I have a new house plant.
I use Notion for work. | My wife switched to Obsidian.
The backup runs at 2 am. | The cleanup runs at 4 am now.
我在医院上班。 | 我妈从医院退休了。
我住在北京。 | 我换室友了，新室友叫小周。
我的手机是苹果。 | 我给爸爸换手机了。
我家有三台电脑。 | 我姐现在有两台电脑。
我姐姐的生日是五月三号。 | 说错了，我的生日是五月十三号。
我对花生过敏。 | 我对花粉不过敏。
我喜欢爵士乐。 | 我不喜欢摇滚了。
我喝绿茶。 | 我不喝红茶了。
我打算五月去罗马。 | 罗马办公室取消了团建。
我会拉小提琴。 | 我把钢琴卖了。
公司电脑用Firefox。 | 家里电脑换成Chrome了。
我们五月三号发布。 | 发布会改到五月十号了。
我儿子五岁。 | 我女儿现在六岁了。
工作日我七点起床。 | 周末我改成九点起床了。
我喜欢美式咖啡。 | 我不喝奶茶了。
我叫小安。 | 我的猫改名叫豆腐了。
我住在上海浦东。 | 我爸妈搬到上海了。
我最喜欢的乐队是五月天。 | 我现在最喜欢的电影是沙丘。
我用印象笔记。 | 我老婆换成Notion了。
我和小陈2010年结婚。 | 我同事结婚了。
我们用MySQL存订单。 | 日志换成ClickHouse了。
我在烟台工作。 | 我戒烟了。
我是杭州人。 | 我搬到上海了。
我家住三楼，养了一只猫。 | 我搬家了。
我妹妹在北京读大学。 | 我毕业了。
"""


def pairs(text: str) -> list[list[str]]:
    return [line.split(" | ") for line in text.strip().split("\n")]


@pytest.mark.parametrize(("old", "new"), pairs(SUPERSEDED))
def test_it_takes_the_place_of_what_was(old: str, new: str) -> None:
    assert sounds_like_correction(new)
    assert corrected(new, old, OTHER) == old


@pytest.mark.parametrize(("old", "new"), pairs(KEPT))
def test_it_leaves_what_is_of_something_else(old: str, new: str) -> None:
    assert corrected(new, old, OTHER) == ""


@pytest.mark.parametrize("new", ["I also switched to Helix", "We use pnpm now, too", "我现在也用Helix"])
def test_what_comes_in_addition_replaces_nothing(new: str) -> None:
    assert not any(replaces(new, old) for old in ("I use Vim", "We use npm", "我用Vim写代码"))
