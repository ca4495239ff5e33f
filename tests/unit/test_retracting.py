"""A retraction ends the choice that it retracts, and nothing that can hold beside it: older statement first."""

from __future__ import annotations

import pytest
from support.correcting import corrected
from unit.test_replacing import OTHER, pairs

from memctl.core.extraction.change_cues import sounds_like_correction

ENDED = """
I prefer pnpm over npm in all my JavaScript projects. | Correction: I don't use pnpm any more, I switched to bun.
I prefer pnpm over npm in all my JavaScript projects. | I don't use pnpm any more, I use bun now.
I prefer pnpm over npm in all my JavaScript projects. | I no longer use pnpm.
I moved to Kyoto, I live in Kyoto now. | I moved back to Berlin.
I moved to Kyoto. | I moved back to Berlin.
We always use Jenkins for deployments. | We no longer use Jenkins.
I prefer Vim to Emacs. | I stopped using Vim.
I mostly write Python. | I don't write Python any more.
I love whisky. | I no longer like whisky.
I usually drink coffee in the morning. | I quit drinking coffee last month.
We use Slack with all our customers. | We dropped Slack.
I prefer tea over coffee. | I don't drink tea anymore.
I really like Notion for my notes. | I don't like Notion any more.
我更喜欢 pnpm 而不是 npm。 | 我不再用 pnpm 了。
我在所有项目里都用 pnpm。 | 我已经不用 pnpm 了，现在用 bun。
我们用 Jenkins 来部署。 | 我们弃用 Jenkins 了。
我住在京都。 | 我搬回北京了。
我习惯用 npm 管理依赖。 | 我不用 npm 了。
我喜欢喝咖啡。 | 我不再喝咖啡了。
"""
KEPT = """
I prefer pnpm over npm in all my JavaScript projects. | I no longer use npm.
I prefer pnpm over npm in all my JavaScript projects. | I no longer use pnpm at work.
I prefer pnpm over npm in all my JavaScript projects. | My brother no longer uses pnpm.
I prefer pnpm over npm in all my JavaScript projects. | We no longer use pnpm.
I prefer pnpm over npm in all my JavaScript projects. | I no longer use Docker.
I prefer pnpm over npm in all my JavaScript projects. | I don't use pnpm for Python.
I use pnpm for the shop and npm for the blog. | I no longer use pnpm.
I use Vim, Helix and Zed. | I no longer use Vim.
I like Berlin. | I no longer live in Berlin.
I use GitHub Actions for CI. | I no longer use GitHub Copilot.
I use Python for scripts. | I stopped using Python 2.
We use Kafka for events. | I no longer use Kafka.
I drink coffee with my sister. | My sister stopped drinking coffee.
I prefer tea over coffee. | I no longer drink coffee.
I like running in the rain. | I stopped running marathons.
I run my tests in Docker. | I no longer use Podman.
I play the cello and the piano. | I no longer play the piano.
I live in Berlin. | I moved back to Python.
I live in Berlin. | My sister moved back to Munich.
I live in Berlin. | I moved my tests back to pytest.
I work in Berlin. | I moved back to Munich.
My parents live in Kyoto. | I moved back to Berlin.
I was born in Kyoto. | I moved back to Berlin.
I love Kyoto. | I moved back to Berlin.
I visited Kyoto in May. | I moved back to Berlin.
I use bun. | I don't use pnpm any more.
I prefer dark mode in editors. | I no longer use light mode.
I prefer short answers. | I no longer want code comments.
I write Rust at work. | I no longer write Rust at home.
I use Chrome for testing. | I don't use Chrome on my phone any more.
I read Le Monde every morning. | I no longer read the Guardian.
I wear glasses. | I no longer wear contact lenses.
I watch anime because I learn Japanese. | I no longer watch anime in English.
I use Notion, but only for work. | I no longer use Notion.
I also use Helix. | I no longer use Vim.
I eat fish. | I no longer eat meat.
I prefer beef. | I no longer eat pork.
I order books from Waterstones. | I stopped ordering from Amazon.
I drive a Fiat. | I no longer drive at night.
I ride my bike to work. | I stopped riding horses.
I play tennis on Mondays. | I no longer play squash.
I buy organic milk. | I stopped buying meat.
I use Linux at work. | I no longer use Windows.
We deploy on Fridays. | We no longer deploy on Mondays.
We host on AWS. | We no longer host on Azure.
I like tea. | I might stop drinking tea.
I like tea. | I no longer like coffee.
我更喜欢 pnpm 而不是 npm。 | 我不再用 npm 了。
我在所有项目里都用 pnpm。 | 我们不再用 pnpm 了。
我在所有项目里都用 pnpm。 | 我弟弟不用 pnpm 了。
我喜欢喝茶。 | 我不再喝咖啡了。
我用 Vim 和 Helix。 | 我不用 Vim 了。
我喜欢北京。 | 我搬回上海了。
我父母住在京都。 | 我搬回北京了。
我在京都工作。 | 我搬回北京了。
我喜欢玩游戏。 | 我不再玩牌了。
我用 Docker 部署。 | 我不用 Podman 了。
我不用 npm。 | 我不用 pnpm 了。
我们用 Kafka 处理事件。 | 我们不用 Kafka 处理日志了。
我喜欢看电影。 | 我不看电视了。
我用华为手机。 | 我不用苹果手机了。
我习惯用 Vim 写代码，用 Word 写文档。 | 我不用 Vim 了。
"""


@pytest.mark.parametrize(("old", "new"), pairs(ENDED))
def test_it_ends_what_it_retracts(old: str, new: str) -> None:
    assert sounds_like_correction(new)
    assert corrected(new, old, OTHER) == old


@pytest.mark.parametrize(("old", "new"), pairs(KEPT))
def test_what_can_hold_beside_it_is_kept(old: str, new: str) -> None:
    assert not sounds_like_correction(new) or corrected(new, old, OTHER) == ""
