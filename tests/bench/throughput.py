"""How many messages a second `memctl extract T | memctl score` reads: `throughput.py [MESSAGES] [PROGRAM ...]`.

    .venv/bin/python tests/bench/throughput.py 10000
    .venv/bin/python tests/bench/throughput.py 10000 .venv/bin/memctl ../older/.venv/bin/memctl

Makes transcripts of a person and an assistant at work: short messages, long answers with lists and code, and, beside
the messages and not counted as such, what tools were called with and returned; and of a chat, in which each says a
sentence or three. They are the same each time: English, Chinese or both by turns, as Claude Code and as OpenAI messages
write them. For each the CPU seconds (user and system)
of extract and of score, in messages a second, one by one and together, and the most memory that either took, in MB.
Several programs are run by turns, so that all of them meet the same machine."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parent
PROGRAM = Path(sys.executable).parent / "memctl"
ROLES = ("user", "user,assistant")
JUNK = 3  # messages that hold nothing to keep for each one that does

_ENGLISH_THINGS = (
    "the scheduler", "the login form", "your garden", "a weekly budget", "the retry loop", "the import script",
    "sourdough", "the parser", "your résumé", "the database migration", "a train trip", "the search index",
    "the cover letter", "the build cache", "vitamin D",
)  # fmt: skip
_ENGLISH = """
Good question: {a} and {b} look alike at first, but they solve different problems.
In most cases I would start with {a}, because it is the part that you can change without touching the rest.
You can check this by running the command again and comparing its output with what you saw before.
The main reason is that {a} keeps its state between calls, while {b} begins anew each time.
If that does not help, please send me the full error message and the version that you use, and we can look further.
I'm sorry for the confusion; you're right that {a} has to come before {b}.
It also depends on how often you expect {a} to change, and on who has to maintain it afterwards.
Let's go through this step by step, so that nothing gets lost on the way.
Many people find it easier to keep {a} small at first and to add {b} once it is needed.
That is perfectly normal, and it usually gets better within a week or two of regular practice.
For example, on Monday you could spend twenty minutes on {a}, and on Thursday the same on {b}.
I've updated the function so that it returns early when the list is empty, which avoids the extra allocation.
Note that the default timeout is thirty seconds, so a slow answer from {a} will not be retried.
Would you like me to write a short test for {b} as well?
There are three things to keep in mind here: cost, time, and how much you enjoy doing it.
My suggestion is to leave {a} as it is, and to look at {b} again next month with fresh eyes.
We should also make sure that the old entries are removed, otherwise the two will disagree sooner or later.
A simple way to measure it is to count the requests per minute and to plot them over a day.
""".strip().split("\n")  # fmt: skip
_CHINESE_THINGS = (
    "调度器", "登录页面", "你的阳台花园", "每周预算", "重试逻辑", "导入脚本", "面包机", "解析器", "简历", "数据库迁移",
    "高铁行程", "缓存", "睡眠",
)  # fmt: skip
_CHINESE = """
这是个好问题：{a}和{b}看起来相似，其实解决的是不同的问题。
一般来说，我建议先从{a}开始，因为这一部分可以单独修改，不会影响其他地方。
你可以重新运行一次命令，然后对比前后的输出，看看有没有变化。
主要原因是{a}会在多次调用之间保存状态，而{b}每次都会重新开始。
如果还是不行，请把完整的报错信息和版本号发给我，我们再继续排查。
抱歉让你困惑了，你说得对，{a}应该放在{b}之前。
这也取决于你希望多久更新一次{a}，以及以后由谁来维护。
我们一步一步来看，这样就不会遗漏任何细节。
很多人会先把{a}做得简单一些，等真正需要的时候再加上{b}。
这种情况很正常，坚持练习一两周之后通常会有明显的改善。
例如，周一可以花二十分钟在{a}上，周四再花同样的时间处理{b}。
我已经修改了这个函数，列表为空时会提前返回，避免多余的内存分配。
需要注意的是，默认超时时间是三十秒，所以{a}响应太慢时不会自动重试。
需要我顺便为{b}写一个简单的测试吗？
这里有三点需要考虑：成本、时间，以及你自己是否喜欢做这件事。
总的来说，先保持{a}不变，下个月再回头看看{b}会更稳妥。
""".strip().split("\n")
_CODE = """
```python
def load_{n}(path: str, limit: int = {n}) -> list[dict[str, str]]:
    rows = []
    with open(path, encoding="utf-8") as source:
        for number, line in enumerate(source, 1):
            if number > limit:
                break
            rows.append(dict(zip(FIELDS, line.rstrip().split("\\t"))))
    return rows
```
""".strip()
_OUTPUT = """
{n:6} tests/unit/test_module_{n}.py::test_reads_rows PASSED [ {n}%]
src/module_{n}.py:{n}: warning: unused variable 'row_{n}'
-rw-r--r-- 1 dev staff {n}12 Mar  3 10:{m:02} src/module_{n}.py
    return [row for row in self.rows if row.key == {n} and not row.deleted]
""".strip().split("\n")


class Talk:
    """A conversation: pairs of what the person says and what the assistant answers, in one language or by turns."""

    def __init__(self, language: str) -> None:
        self.chance = random.Random(language)
        self.languages = ["en", "zh"] if language == "mixed" else [language]
        self.pools = {each: (_pool("kept", each), _pool("junk", each)) for each in self.languages}

    def exchanges(self, count: int) -> Iterator[tuple[str, str, str]]:
        """(question, what a tool returned or "", answer) for half as many exchanges as messages."""
        for number in range(count // 2):
            language = self.languages[number % len(self.languages)]
            tool = self._output() if self.chance.random() < 0.2 else ""
            yield self._question(language), tool, self._answer(language)

    def _question(self, language: str) -> str:
        kept, junk = self.pools[language]
        count = self.chance.choice((1, 1, 1, 1, 2, 3))
        said = [self.chance.choice(kept if self.chance.randrange(JUNK + 1) == 0 else junk) for _ in range(count)]
        if self.chance.random() < 0.08:
            said.append(self._output() if self.chance.random() < 0.5 else self._code())
        return "\n".join(said)

    def _answer(self, language: str) -> str:
        paragraphs = [self._sentences(language, self.chance.randint(2, 4)) for _ in range(self.chance.randint(2, 5))]
        if self.chance.random() < 0.4:
            mark = self.chance.choice(("- ", "1. ", "* "))
            items = [f"{mark}**{self._thing(language)}**: {self._sentences(language, 1)}" for _ in range(4)]
            paragraphs.insert(1, "\n".join(items))
        if self.chance.random() < 0.3:
            paragraphs.insert(1, self._code())
        return "\n\n".join(paragraphs)

    def _sentences(self, language: str, count: int) -> str:
        chosen = self.chance.sample(_CHINESE if language == "zh" else _ENGLISH, count)
        filled = [each.format(a=self._thing(language), b=self._thing(language)) for each in chosen]
        return ("" if language == "zh" else " ").join(filled)

    def _thing(self, language: str) -> str:
        return self.chance.choice(_CHINESE_THINGS if language == "zh" else _ENGLISH_THINGS)

    def _code(self) -> str:
        return _CODE.format(n=self.chance.randint(10, 99))

    def _output(self) -> str:
        lines = range(self.chance.randint(5, 40))
        return "\n".join([self.chance.choice(_OUTPUT).format(n=self.chance.randint(10, 99), m=line) for line in lines])


class Chat(Talk):
    """A conversation in which each says a sentence or three, and no tool is called."""

    def exchanges(self, count: int) -> Iterator[tuple[str, str, str]]:
        """(question, "", answer) for half as many exchanges as messages."""
        for number in range(count // 2):
            language = self.languages[number % len(self.languages)]
            kept, junk = self.pools[language]
            said = self.chance.choice(kept if self.chance.randrange(JUNK + 1) == 0 else junk)
            yield said, "", self._sentences(language, 1)


def _pool(kind: str, language: str) -> list[str]:
    """The messages of a kind that the other benchmarks have."""
    found: list[str] = []
    for path in sorted((HERE / "messages").glob(f"{kind}*-{language}.txt")):
        found += [each.strip() for each in path.read_text(encoding="utf-8").split("\n%\n")]
    return [each for each in found if each]


def claude_code(talk: Talk, count: int) -> Iterator[str]:
    """The lines of a Claude Code session."""

    def line(number: int, kind: str, content: object, **more: object) -> str:
        time = f"2026-03-{1 + number // 1000:02}T{number // 60 % 24:02}:{number % 60:02}:00.000Z"
        about = {
            "parentUuid": f"u{number - 1}", "isSidechain": False, "userType": "external", "cwd": "/home/dev/shop",
            "sessionId": f"s{number // 400}", "version": "2.0.14", "gitBranch": "main", "uuid": f"u{number}",
            "timestamp": time,
        }  # fmt: skip
        message = {"role": kind, "content": content}
        return json.dumps(about | {"type": kind, "message": message} | more, ensure_ascii=False) + "\n"

    for number, (asked, tool, answer) in enumerate(talk.exchanges(count)):
        at = 4 * number
        yield line(at, "user", asked)
        if tool:
            call = {"type": "tool_use", "id": f"toolu_{at}", "name": "Bash", "input": {"command": "make check"}}
            yield line(at + 1, "assistant", [call])
            result = {"type": "tool_result", "tool_use_id": f"toolu_{at}", "content": tool}
            yield line(at + 2, "user", [result], toolUseResult={"stdout": tool, "stderr": "", "interrupted": False})
        yield line(at + 3, "assistant", [{"type": "text", "text": answer}])


def openai(talk: Talk, count: int) -> Iterator[str]:
    """The lines of a document of OpenAI messages."""
    separator = '{"messages": [\n'
    for number, (asked, tool, answer) in enumerate(talk.exchanges(count)):
        messages: list[dict[str, object]] = [{"role": "user", "content": asked}]
        if tool:
            function = {"name": "run", "arguments": '{"command":"make check"}'}
            call = {"id": f"call_{number}", "type": "function", "function": function}
            messages.append({"role": "assistant", "content": None, "tool_calls": [call]})
            messages.append({"role": "tool", "tool_call_id": f"call_{number}", "content": tool})
        for message in [*messages, {"role": "assistant", "content": answer}]:
            yield separator + json.dumps(message, ensure_ascii=False)
            separator = ",\n"
    yield "\n]}\n"


def lines(talk: Talk, count: int) -> Iterator[str]:
    """A message a line."""
    for asked, _, answer in talk.exchanges(count):
        for role, content in (("user", asked), ("assistant", answer)):
            yield json.dumps({"role": role, "content": content}, ensure_ascii=False) + "\n"


FORMS = (("en", Talk, claude_code), ("zh", Talk, claude_code), ("mixed", Talk, claude_code), ("mixed", Talk, openai),
         ("en", Chat, lines), ("zh", Chat, lines))  # fmt: skip


class Run:
    """One command, its CPU seconds and its peak memory in MB."""

    def __init__(self, words: list[str], home: Path, source: Path, target: Path) -> None:
        env = {"HOME": str(home), "MEMCTL_TREE": str(home / "tree"), "PATH": os.environ["PATH"]}
        with open(source, "rb") as into, open(target, "wb") as out:
            process = subprocess.Popen(words, env=env, stdin=into, stdout=out)
            _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        assert process.returncode == 0, words
        self.seconds = usage.ru_utime + usage.ru_stime
        self.memory = usage.ru_maxrss / 1024


def measure(program: str, transcript: Path, home: Path, roles: str, count: int) -> str:
    """A row of the table."""
    found, scored = home / "found.jsonl", home / "scored.jsonl"
    extract = Run([program, "extract", "--roles", roles], home, transcript, found)
    score = Run([program, "score"], home, found, scored)
    rates = [count / extract.seconds, count / score.seconds, count / (extract.seconds + score.seconds)]
    lines = scored.read_bytes().count(b"\n")
    return "\t".join([*[f"{rate:.0f}" for rate in rates], str(lines), f"{max(extract.memory, score.memory):.0f}"])


def main() -> None:
    count = int(sys.argv[1]) if sys.argv[1:] else 10_000
    programs = sys.argv[2:] or [str(PROGRAM)]
    print("transcript\tMB\troles\tprogram\textract/s\tscore/s\tboth/s\tcandidates\tpeak MB")
    with tempfile.TemporaryDirectory() as place:
        home = Path(place)
        (home / "tree").mkdir()
        for language, talk, form in FORMS:
            transcript = home / "transcript"
            with open(
                transcript, "w", encoding="utf-8"
            ) as file:  # line by line: a child's peak counts ours when it began
                file.writelines(form(talk(language), count))
            size = transcript.stat().st_size / 1e6
            for roles in ROLES:
                for program in programs:
                    row = measure(program, transcript, home, roles, count)
                    print(
                        f"{language} {talk.__name__.lower()} {form.__name__}\t{size:.1f}\t{roles}\t{program}\t{row}",
                        flush=True,
                    )


if __name__ == "__main__":
    main()
