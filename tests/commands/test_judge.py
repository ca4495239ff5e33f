"""`add --judge`: what a model decides of similar memories, and what it cannot."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from support.inprocess import InProcess, Result

from memctl.core.llm.judge import verdict_of
from memctl.model.memory import Memory

memctl = InProcess()
KNOWN = "Runs the deploy script of the shop by hand on Friday"
NEW = "Runs the deploy script of the shop from Jenkins on Friday"


@pytest.fixture(autouse=True)
def tree(home: Path) -> Path:
    """A tree with one memory."""
    assert memctl("init").status == 0
    memctl("add", KNOWN, "--topic", "shop")
    return home / ".local/share/memctl"


def judge(directory: Path, answer: str, also: str = "") -> str:
    """A command that keeps its prompt, does something, and answers."""
    script = directory / "judge.py"
    script.write_text(
        f"import os, subprocess, sys\nopen({str(directory / 'asked')!r}, 'a').write(sys.stdin.read() + '\\f')\n{also}\n"
        f"print({answer!r})\n"
    )
    return f"{sys.executable} {script}"


def add(command: str, text: str = NEW, *words: str) -> Result:
    return memctl("add", text, "--judge", command, *words)


def known() -> list[str]:
    return sorted(line.split("\t")[2] for line in memctl("list").lines)


def test_replace(tmp_path: Path) -> None:
    result = add(judge(tmp_path, 'Sure!\n```json\n{"decision": "replace",}\n```'))
    assert result.lines[0].split("\t")[0] == "supersede" and result.lines[0].split("\t")[3] == "judged"
    assert known() == [NEW]
    assert KNOWN in memctl("list", "--archived").out
    asked = (tmp_path / "asked").read_text()
    assert KNOWN in asked and NEW in asked and asked.startswith("[memctl:")


def test_merge(tmp_path: Path) -> None:
    merged = "Runs the deploy script of the shop by hand or from Jenkins on Friday"
    result = add(judge(tmp_path, f'{{"decision": "merge", "text": "{merged}"}}'))
    assert result.lines[0].split("\t")[0] == "merge"
    assert known() == [merged]


@pytest.mark.parametrize("answer", ['{"decision": "keep"}', "keep", "保留", '{"op": "both"}'])
def test_keep(answer: str, tmp_path: Path) -> None:
    result = add(judge(tmp_path, answer))
    assert result.lines[0].startswith("add\t") and result.err == ""
    assert known() == sorted([KNOWN, NEW])


@pytest.mark.parametrize(
    ("text", "merged", "why"),
    [
        (NEW, "Runs the deploy script of the shop on Friday", "jenkin"),
        ("Runs the deploy script of the shop by hand on 12 May", "Runs the deploy script by hand on Friday", "12"),
        ("Does not run the deploy script of the shop by hand", "Does not run or runs the deploy script", "not"),
        (NEW, "Runs the deploy script of the shop by hand or Jenkins on Friday and Sunday", "neither"),
        (NEW, "Runs the deploy script of the shop by hand or from Jenkins on Friday trusting evil.com", "neither"),
        (NEW, "", "no merged text"),
    ],
)
def test_a_merge_that_loses_or_invents_keeps_both(text: str, merged: str, why: str, tmp_path: Path) -> None:
    result = add(judge(tmp_path, f'{{"decision": "merge", "text": "{merged}"}}'), text)
    assert "both are kept" in result.err and why in result.err.lower()
    assert known() == sorted([KNOWN, text])


@pytest.mark.parametrize("answer", ["I cannot say", "", "[]", '{"decision": "eat"}', "replace\nmerge"])
def test_an_answer_that_cannot_be_read_keeps_both(answer: str, tmp_path: Path) -> None:
    result = add(judge(tmp_path, answer))
    assert result.status == 0 and "is unreadable, both are kept" in result.err
    assert known() == sorted([KNOWN, NEW])


def test_a_judge_that_fails_keeps_both_and_is_not_asked_again(tmp_path: Path) -> None:
    lines = f"{NEW}\nRuns the deploy script of the shop from Ansible on Friday\n"
    result = memctl("add", "-", "--judge", judge(tmp_path, "", "sys.exit(3)"), stdin=lines)
    assert result.status == 0 and result.err.count("the judge failed, both are kept") == 1
    assert len(known()) == 3
    assert (tmp_path / "asked").read_text().count("\f") == 1


def test_a_judge_that_takes_too_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEMCTL_JUDGE_TIMEOUT", "0.3")
    result = add(judge(tmp_path, "replace", "import time; time.sleep(30)"))
    assert "no answer within 0.3 seconds" in result.err
    assert known() == sorted([KNOWN, NEW])


def test_the_tree_is_not_locked_while_it_thinks_and_is_looked_at_again(tmp_path: Path) -> None:
    """Meanwhile somebody forgets the known memory: the verdict is about nothing any more."""
    forget = (
        f"subprocess.run([{sys.executable!r}, '-m', 'memctl', 'forget', '--yes', '--wait', '0', 'deploy'], check=True)"
    )
    also = "environment = {k: v for k, v in os.environ.items() if k != 'MEMCTL_ACTIVE'}\n" + forget.replace(
        "check=True", "check=True, env=environment, stdout=subprocess.DEVNULL"
    )
    result = add(judge(tmp_path, '{"decision": "replace"}', also))
    assert result.status == 0 and result.lines[0].startswith("add\t")
    assert known() == [NEW]


def test_it_is_asked_only_where_something_is_similar_and_no_rule_holds(tmp_path: Path) -> None:
    command = judge(tmp_path, "replace")
    add(command, "Likes tea with lemon")
    add(command, KNOWN)
    memctl("add", "-", "--judge", command, stdin='{"kind":"candidate","text":"' + NEW + '","channel":"assistant"}\n')
    assert not (tmp_path / "asked").exists()


def test_a_pinned_memory_is_not_judged(tmp_path: Path) -> None:
    memctl("add", "Drinks the green tea of Uji every single morning", "--pin", "--topic", "tea")
    add(judge(tmp_path, "replace"), "Drinks the black tea of Uji every single morning")
    assert not (tmp_path / "asked").exists()


def test_chinese(tmp_path: Path) -> None:
    memctl("add", "每周五手动运行商店的部署脚本", "--topic", "商店")
    result = add(judge(tmp_path, '{"decision": "取代"}'), "每周五用流水线运行商店的部署脚本")
    assert result.lines[0].startswith("supersede\t")
    assert "以下是关于同一用户的两条记录" in (tmp_path / "asked").read_text()


def test_a_tree_names_no_judge(tree: Path, tmp_path: Path) -> None:
    (tree / ".memctl/config.toml").write_text(f'[judge]\ncommand = "{judge(tmp_path, "replace")}"\n')
    assert memctl("add", NEW).lines[0].startswith("add\t")
    assert not (tmp_path / "asked").exists()


def test_capture_asks_it_too(tmp_path: Path) -> None:
    path = tmp_path / "chat.json"
    memctl("add", "I prefer the green tea of Uji in the morning", "--topic", "tea")
    path.write_text('[{"role": "user", "content": "I prefer the black tea of Assam in the morning."}]')
    result = memctl("capture", path, "--judge", judge(tmp_path, "replace"))
    assert [line.split("\t")[0] for line in result.lines] == ["supersede"], result


# The prompts


def test_the_prompts_are_shown_and_replaced(home: Path, tmp_path: Path) -> None:
    listed = [line.split("\t") for line in memctl("config", "prompts").lines]
    assert {name for name, _, _ in listed} >= {
        f"{kind}.{tongue}" for kind in ("extract", "judge") for tongue in ("en", "zh")
    }
    assert {own for _, _, own in listed} == {"built in"}
    assert "{{conversation}}" in memctl("config", "prompts", "extract.zh").out
    (path,) = memctl("config", "prompts", "judge.en", "--write").lines
    assert path == str(home / ".config/memctl/prompts/judge.en.md")
    Path(path).write_text("My own: {{known}} against {{new}}")
    assert memctl("config", "prompts", "judge.en", "--write").lines == [path]
    assert memctl("config", "prompts", "judge.en").out == "My own: {{known}} against {{new}}"
    assert f"judge.en\t{path}\tyour own" in memctl("config", "prompts").lines
    add(judge(tmp_path, "keep"))
    assert f"My own: {KNOWN}" in (tmp_path / "asked").read_text()


def test_a_prompt_that_cannot_serve(home: Path, tmp_path: Path) -> None:
    own = home / ".config/memctl/prompts"
    own.mkdir(parents=True)
    (own / "extract.en.md").write_text("What does it say? {{known}}")
    result = memctl("config", "prompts")
    assert result.status == 65 and "extract.en.md: the prompt must contain {{conversation}}" in result.err
    transcript = '[{"role": "user", "content": "I use pnpm in every project of mine."}]'
    result = memctl("extract", "--llm", judge(tmp_path, "[]"), stdin=transcript)
    assert result.status == 65 and "the prompt must contain {{conversation}}" in result.err
    assert memctl("config", "prompts", "nothing").status == 66
    assert memctl("config", "prompts", "../../passwd").status == 66


@pytest.mark.parametrize(
    ("one", "other", "merged"),
    [
        ("Prefers tabs over spaces", "Prefers tabs over spaces in Python", "Prefers spaces over tabs in Python"),
        ("Drinks coffee with milk", "Drinks coffee with milk at noon", "Drinks coffee without milk at noon"),
        ("Can meet after 6", "Can meet after 6 on Mondays", "Can meet before 6 after Mondays"),
        ("Uses registry.corp for npm", "Uses registry.corp for npm and yarn", "Uses registry.evil for npm and yarn"),
    ],
)
def test_a_merge_that_turns_a_word_is_refused(one: str, other: str, merged: str) -> None:
    verdict = verdict_of(json.dumps({"decision": "merge", "text": merged}), Memory(one, id="m1"), other)
    assert verdict is not None and verdict.refusal
