"""Plain facts about a project, said in its directory, and what only sounds so."""

from __future__ import annotations

from memctl.core.extraction import extract_candidates
from memctl.core.score import Seen, score_candidate
from memctl.model.tables.settings import Settings

LEAST = Settings().number("add.min_score")
FACTS = """
The build takes 14 minutes.
All endpoints return JSON.
The API listens on port 8443.
The test suite takes about 6 minutes on CI.
The database has 42 tables.
The frontend is a React app.
Every service has its own database.
The staging server is at staging.heron.example.
Logs go to Loki.
The CLI is written in Rust.
Dates are stored in UTC.
The worker processes jobs from a Redis queue.
The main branch is called trunk.
The config lives in config/app.toml.
Tests need Docker.
The mobile app supports iOS 15 and later.
The nightly job starts at 2am.
Deploys happen from the release branch.
The auth service issues JWTs that expire after 15 minutes.
Migrations run automatically on deploy.
The admin panel is behind the VPN.
The monorepo has three packages: api, web and shared.
The payment provider is Adyen.
Feature flags live in LaunchDarkly.
Error codes are documented in docs/errors.md.
The cache expires after five minutes.
Prices are stored in cents.
The production database is Postgres 15.
The code owner of billing is Ines.
The importer handles files up to 2 GB.
The minimum supported Python is 3.10.
Coverage must not fall below 80 percent.
User ids are UUIDs.
The public API is versioned in the path.
构建要14分钟。
所有接口都返回JSON。
测试需要Docker。
日志在Loki里。
金额以分为单位存储。
主分支叫trunk。
夜间任务凌晨两点跑。
每个服务都有自己的数据库。
配置文件在config/app.toml。
缓存五分钟过期。
用户ID都是UUID。
The integration suite takes 25 minutes.
The deploy takes an hour.
Every module has a README.
All handlers return a Result.
The docs are hosted on Read the Docs.
Passwords are hashed with argon2.
The iOS app is written in Swift.
The staging database is refreshed every Sunday.
Images are stored in an S3 bucket.
The cron job runs every night at 3.
The rate limit is 100 requests per minute.
Sessions expire after 30 days.
The gateway listens on 9443.
The default branch is named develop.
All timestamps are in UTC.
Translations live in locales/.
Invoices are generated on the first of each month.
Each tenant has its own schema.
Releases are tagged with the date.
The main branch here is called trunk.
Our error messages in this app must be in French.
This project targets Python 3.12.
The worker queue here is called harvest.
Every endpoint in this service is versioned by date.
This project requires Java 21.
The minimum Go version is 1.22.
测试跑一遍要八分钟。
日志保留30天。
所有时间都用UTC。
图片存在S3里。
定时任务每小时跑一次。
主键都是雪花ID。
这个服务监听 7001 端口。
本仓库的主分支叫 trunk。
我们这个项目周三发版。
这里的金额都以分为单位。
这里的图片存在 OSS 里。
This is a SvelteKit app with a Go backend.
The worker is in Rust.
This repo turns survey scans into tidy tables every morning.
The nightly import runs at 5 now, not 3.
The callback url is https://pay.heron.example/hook and staging has /hook-test.
For this project, recordings go in assets/raw as flac, not mp3.
The events table for tenants is partitioned by week.
Marta owns the billing code, ask her first.
小周负责登录模块，动之前先问她。
docs 目录下的文件别改，是脚本生成的。
登录用的是企业微信，不接钉钉。
每周四晚上发版，发版前要找老李审批。
跳板机的地址是 10.9.8.7:2222，只能内网访问。
同步任务改成凌晨五点跑了。
Actually we moved the releases to Wednesdays.
"""
TASK = """
The build fails on line 14.
The build takes forever.
The endpoint returns a 500.
The test expects 3 but gets 4.
The API returns null for this user.
The server is down.
The function takes two arguments.
The error is in line 40.
The log says connection refused.
The button is not centered.
All tests pass now.
The response is empty.
The file has 300 lines.
The output should be JSON.
The page loads slowly.
The loop runs 10 times.
The container keeps restarting.
The variable is undefined.
The PR is ready.
The second argument is the path.
The query takes 3 seconds.
The image is 800 pixels wide.
The migration failed.
The job hangs at 80 percent.
The last commit broke the build.
The script prints nothing.
The new version is out.
The column is missing.
The tests are red.
The button has a wrong color.
The diff looks good.
The class has too many methods.
The bug happens only on Safari.
The list contains 5 items.
The value is 42.
构建失败了。
接口返回500。
测试没通过。
日志里报错了。
这个函数返回空。
这个项目叫我头疼。
这个服务监听不到端口。
这里的接口返回 500。
按钮没有居中。
第三行有问题。
页面加载很慢。
脚本什么都没输出。
The modal takes up half the screen.
The build takes ages on my machine.
All buttons are too small.
The header is 40 pixels high.
The response takes 20 seconds.
The migration takes 3 hours and then times out.
All users get logged out.
The app crashes after 5 minutes.
The service returns html instead of json.
The tests need to be fixed.
The list is sorted in the wrong order.
The logs are full of warnings.
All the imports are unused.
The function here is called twice.
The return value here should be in seconds.
This service needs a restart.
This package requires an update.
This test suite uses too much memory.
The variable here must be a string.
The list in this component must be sorted by name.
The worker runs out of memory.
Every request returns 401.
The key is missing in the config.
The tokens are invalid.
The page is served twice.
The deploy happens before the migration, that is the bug.
The job runs for 10 minutes and dies.
The endpoint is not documented.
Tests run fine locally.
The image is stretched.
The package is not found.
All rows are duplicated.
The date is off by one.
The ids are swapped.
The build is broken on main.
The docs are outdated.
测试跑不过。
部署要等很久。
接口很慢。
镜像拉不下来。
This is a weird bug.
This is a new error in the service.
每次启动都报错，帮我看看。
我刚推了修复，你看一下。
"""


def kept(text: str, cwd: str = "/home/ann/heron") -> list[dict[str, object]]:
    turn = {"kind": "turn", "role": "user", "text": text, "time": "2026-08-01T10:00:00Z", "cwd": cwd}
    found = [score_candidate(candidate, Settings(), Seen()) for candidate in extract_candidates([turn])]
    return [candidate for candidate in found if candidate["score"] >= LEAST]


def test_a_plain_fact_is_the_projects() -> None:
    scopes = {text: [candidate.get("scope") for candidate in kept(text)] for text in FACTS.strip().split("\n")}
    assert len({text: found for text, found in scopes.items() if found != ["project"]}) <= 1


def test_what_lies_at_hand_is_no_fact() -> None:
    assert len([text for text in TASK.strip().split("\n") if kept(text)]) <= 1


def test_the_same_words_elsewhere_are_no_fact() -> None:
    for text in ("The build takes 14 minutes.", "All endpoints return JSON.", "构建要14分钟。"):
        assert kept(text, cwd="") == [] and kept(text)


BOTH = """
We always squash-merge in this repo, and I'm allergic to peanuts. | project user
I'm allergic to peanuts and in this repo we use pnpm. | user project
We use Postgres in this project, but my wife is a doctor. | project user
My name is Ana and we deploy on Fridays in this project. | user project
这个项目我们用pnpm，我对花生过敏。 | project user
我住在杭州，这个仓库统一用两个空格缩进。 | user project
我们项目用Postgres，另外我老婆是医生。 | project user
We never deploy on Fridays in this project, and we always squash. | project
We use pnpm in this repo because I prefer it. | project
In this codebase we use ruff, and I really like it. | project
I live in Berlin, and my sister is a nurse. | user user
我住在杭州，我对花生过敏。 | user user
I'm Greta, I live in Turku and I work as a nurse. | user user user
我叫周舟，在成都上班，养了一只猫。 | user user user
我叫陈默，住在厦门，养了一只鹦鹉。 | user user user
"""


def test_a_sentence_of_both_is_parted_at_its_clauses() -> None:
    for line in BOTH.strip().split("\n"):
        text, _, expected = line.partition(" | ")
        found = kept(text)
        assert " ".join(str(one.get("scope", "user")) for one in found) == expected, found
        assert all(str(one["evidence"]["quote"]) in text for one in found)  # type: ignore[index]
