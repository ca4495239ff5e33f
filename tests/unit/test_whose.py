"""Whose a statement is that was made in a project's directory: the project's, or the person's."""

from __future__ import annotations

import pytest

from memctl.core.extraction import extract_candidates
from memctl.core.extraction.sentences import is_chinese
from memctl.core.extraction.whose import speaks_of_project

PROJECT = [
    "We deploy on Mondays.",
    "Always use type hints in this codebase.",
    "Our API returns 429 when the quota is exceeded.",
    "In this repo we squash commits before merging.",
    "We decided to use Postgres instead of MySQL.",
    "The staging database runs on port 5433.",
    "Tests live next to the source files here.",
    "We use pnpm workspaces, not npm.",
    "All migrations must be reversible.",
    "The build fails unless you run make generate first.",
    "Our CI runs on Jenkins.",
    "Never commit directly to main in this repository.",
    "We're migrating the frontend from Vue to React.",
    "I want you to use tabs in this project.",
    "This service is written in Rust.",
    "We release every second Thursday.",
    "Commit messages must follow conventional commits.",
    "My app uses SQLite for storage.",
    "Decision: we go with FastAPI for the backend.",
    "The root cause was a stale cache in the login service.",
    "Our team reviews every pull request within a day.",
    "We only support Python 3.11 and newer.",
    "Use snake_case for column names in our schema.",
    "We have a code freeze until December 1.",
    "We agreed to drop IE11 support.",
    "The API keys for staging are in vault under team/shop.",
    "Every endpoint needs an integration test.",
    "We never mock the database in tests.",
    "这个项目用 pnpm。",
    "我们每周五发版。",
    "本仓库的提交信息必须用英文写。",
    "我们决定用 PostgreSQL 而不是 MySQL。",
    "我们的后端部署在阿里云上。",
    "这里统一用 4 个空格缩进。",
    "接口必须写单元测试。",
    "咱们的数据库端口是 5433。",
    "The API uses JWT tokens for authentication.",
    "Our backend is written in Go.",
    "Here we always write tests first.",
    "We're using Terraform for infrastructure.",
    "Please always run `make lint` before committing in this repo.",
    "Production is hosted on AWS eu-central-1.",
    "We switched from Redux to Zustand.",
    "The frontend lives in apps/web.",
    "We have a monorepo with three packages.",
    "All dates are stored in UTC.",
    "We want to launch the beta by October 15.",
    "Branches are named feature/TICKET-123.",
    "This project targets Node 22.",
    "Don't touch the legacy folder in this repository.",
    "We log everything with structlog.",
    "Our release branch is called stable.",
    "Feature flags live in config/flags.yaml.",
    "We chose Kafka because RabbitMQ dropped messages.",
    "The payments service owns the ledger database.",
    "For this codebase, prefer composition over inheritance.",
    "The team uses Linear for tickets.",
    "Our customers are dentists.",
    "We never deploy on Fridays.",
    "We pair program every Tuesday.",
    "Use British spelling in our docs.",
    "The tests were flaky because of a shared temp directory.",
    "In our project the default branch is develop.",
    "We run the linter in CI only.",
    "We store secrets in Vault.",
    "The migration took down staging because it locked the users table.",
    "我们用 Docker 部署。",
    "这个仓库的主分支叫 develop。",
    "我们的 API 返回 camelCase。",
    "本项目禁止使用 any 类型。",
    "数据库迁移必须可以回滚。",
    "我们决定不再支持 IE。",
    "我们团队用飞书沟通。",
    "测试代码放在 tests 目录下。",
]
PERSON = [
    "I prefer tabs over spaces.",
    "My sister lives in Oslo.",
    "I use Vim for everything.",
    "I'm allergic to peanuts.",
    "I live in Berlin.",
    "I always use pnpm in all my JavaScript projects.",
    "My name is Jo and I work as a data engineer.",
    "We have two kids and a dog.",
    "We live in Munich.",
    "My wife is called Anna.",
    "I'm learning Japanese.",
    "I decided to quit my job next month.",
    "We adopted a cat last week.",
    "Please always answer me in German.",
    "I like short answers without emojis.",
    "My birthday is May 3.",
    "I hate meetings before ten.",
    "I have been programming in Python for ten years.",
    "I drink my coffee black.",
    "My favourite editor theme is Gruvbox.",
    "I'm vegetarian.",
    "We're getting married in June.",
    "I work at Acme as a backend developer.",
    "My boss is called Ravi.",
    "I usually work from home on Fridays.",
    "I run every morning.",
    "My daughter starts school in September.",
    "I prefer dark mode in all my tools.",
    "I moved here from Spain in 2019.",
    "我喜欢用 Vim 写代码。",
    "我住在上海。",
    "我女儿今年上小学。",
    "我对花生过敏。",
    "请用中文回答我。",
    "我们家养了一只猫。",
    "我在腾讯做后端开发。",
    "I prefer functional programming over OOP.",
    "I'm a backend engineer from Lisbon.",
    "My partner is a nurse.",
    "I work remotely from Porto.",
    "I like my code commented in English.",
    "I use a split keyboard.",
    "I want concise explanations.",
    "I've been using Linux since 2008.",
    "I learned Rust last year.",
    "We moved to Hamburg last summer.",
    "My team lead is called Sara.",
    "I'm preparing for a marathon in April.",
    "My favourite language is Elixir.",
    "We are expecting a baby in March.",
    "I play the cello.",
    "I drive an old Volvo.",
    "Call me Max.",
    "My cat is called Miso.",
    "I never eat meat.",
    "I sleep badly when I code late.",
    "I hate Java.",
    "I studied physics in Vienna.",
    "My mother tongue is Polish.",
    "I prefer to be addressed informally.",
    "I always write tests before code.",
    "I usually deploy with Docker Compose.",
    "Our daughter is three years old.",
    "We bought a house in Ghent.",
    "My son Tim is allergic to milk.",
    "I live with my girlfriend in Graz.",
    "我是一名前端工程师。",
    "我不吃辣。",
    "我老婆是医生。",
    "我习惯用 4 个空格缩进。",
    "我们家住在杭州。",
    "我妈妈今年六十岁。",
    "以后叫我小王。",
    "我正在学法语。",
]


def candidates(text: str, **known: str) -> list[dict[str, object]]:
    return list(extract_candidates([{"role": "user", "text": text, "session": "s", **known}], now="2026-11-22"))


@pytest.mark.parametrize(("text", "scope"), [(text, "project") for text in PROJECT] + [(text, None) for text in PERSON])
def test_whose_it_is(text: str, scope: str | None) -> None:
    """Whatever is extracted of them; what no rule meets is told by its words alone."""
    found = candidates(text, cwd="/home/jo/app")
    if found:
        assert {one.get("scope") for one in found} == {scope}
    else:
        told = speaks_of_project(text, is_chinese(text), "fact", "", ruled=False)
        assert told == (scope == "project")


def test_most_of_them_are_extracted() -> None:
    assert sum(bool(candidates(text, cwd="/home/jo/app")) for text in PROJECT) > 0.75 * len(PROJECT) > 50
    assert sum(bool(candidates(text, cwd="/home/jo/app")) for text in PERSON) > 0.9 * len(PERSON) > 50


@pytest.mark.parametrize("text", PROJECT)
def test_without_a_directory_nothing_is_said_of_a_project(text: str) -> None:
    with_one, without = candidates(text, cwd="/home/jo/app"), candidates(text)
    assert all("scope" not in one for one in without)
    assert [one["text"] for one in with_one] == [one["text"] for one in without]


@pytest.mark.parametrize("text", [text for text in PROJECT if not is_chinese(text)])
def test_it_does_not_hang_on_letters_and_stops(text: str) -> None:
    told = speaks_of_project(text, False, "fact", "project", ruled=True)
    assert speaks_of_project(text.rstrip(".").upper(), False, "fact", "project", ruled=True) == told
    assert speaks_of_project(text.rstrip(".") + "!", False, "fact", "project", ruled=True) == told
