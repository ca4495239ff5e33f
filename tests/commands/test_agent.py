"""How an agent stands to the user: numbers are counted and clamped, people edit the file, others see nothing of it."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from support.inprocess import InProcess
from support.program import Program


def told(memctl: InProcess, name: str = "ada") -> dict[str, object]:
    return dict(json.loads(memctl("agent", name, "--json").out))


@pytest.mark.parametrize(
    ("said", "becomes"),
    [("75", 75), ("+5", 55), ("-5", 45), ("+500", 100), ("-500", 0), ("0", 0), ("100", 100), ("101", 100), ("+0", 50)],
)
def test_numbers_are_set_changed_and_clamped(memctl: InProcess, tree: Path, said: str, becomes: int) -> None:
    assert memctl("agent", "ada", f"--trust={said}").status == 0
    assert told(memctl)["trust"] == becomes
    assert f"- [system] Trust Level: {becomes}/100 " in (tree / "agents/ada/relationship.md").read_text()


@pytest.mark.parametrize("said", ["much", "5.5", "", "++5", "5%", "٣", "1e3", "99999999999999"])
def test_what_is_no_number_is_refused(memctl: InProcess, tree: Path, said: str) -> None:
    assert memctl("agent", "ada", f"--familiarity={said}").status == 64
    assert not (tree / "agents").exists()


def test_interactions_are_counted_also_at_the_same_time(program: Program) -> None:
    program("init")
    with ThreadPoolExecutor(4) as pool:
        done = [*pool.map(lambda _: program("agent", "ada", "--met").status, range(8))]
    assert done == [0] * 8
    assert json.loads(program("agent", "ada", "--json").out)["interactions"] == 8


def test_the_mood_has_a_note_and_points_are_kept_once(memctl: InProcess, tree: Path) -> None:
    memctl("agent", "ada", "--mood", "happy", "--note", "the tests pass", "--point", "Likes to be called Sam")
    memctl("agent", "ada", "--note", "the release is out", "--point", "likes to be called Sam.")
    known = told(memctl)
    assert (known["mood"], known["note"]) == ("happy", "the release is out")
    assert [point["text"] for point in known["points"]] == ["Likes to be called Sam"]  # type: ignore[attr-defined]
    memctl("agent", "ada", "--mood", "calm")
    assert (told(memctl)["mood"], told(memctl).get("note")) == ("calm", None)
    memctl("undo")
    assert told(memctl)["note"] == "the release is out"


HAND_MADE = """---
title: Ada
---
# Ada and I

Some words of mine.

- **Trust Level:** 75/100 (she earned it)
- 熟悉度：60/100
* Interactions: 41 since May
- Mood: curious; asks a lot
- Calls me captain
"""


def test_a_file_made_by_hand_is_read_and_only_its_numbers_change(memctl: InProcess, tree: Path) -> None:
    path = tree / "agents/Ada/relationship.md"
    path.parent.mkdir(parents=True)
    path.write_text(HAND_MADE)
    known = told(memctl, "ADA")
    assert [known[name] for name in ("trust", "familiarity", "interactions", "mood", "note")] == [
        75,
        60,
        41,
        "curious",
        "asks a lot",
    ]
    assert memctl("agent", "ada", "--trust", "+5", "--familiarity=-10", "--met", "--mood", "glad").status == 0
    text = path.read_text()
    assert (
        "**Trust Level:** 80/100 (she earned it)" in text
        and "熟悉度：50/100" in text
        and "* Interactions: 42 since May" in text
    )
    assert (
        text.startswith("---\ntitle: Ada\n---\n# Ada and I\n\nSome words of mine.\n\n") and "Calls me captain\n" in text
    )
    path.write_text(text.replace("80/100", "800/100"))
    assert told(memctl)["trust"] == 100
    memctl("agent", "ada", "--trust=-1")
    assert told(memctl)["trust"] == 99


def test_it_comes_after_the_core_for_its_agent_and_for_no_other(memctl: InProcess, tree: Path) -> None:
    memctl("add", "--pin", "Is called Sam")
    memctl("agent", "ada", "--trust", "80", "--point", "Owns a red kayak")
    memctl("add", "--agent", "ada", "--topic", "boats", "The kayak leaks at the bow")
    block = memctl("inject", "--agent", "ada", "-q", "kayak").out
    assert block.index("Is called Sam") < block.index("Trust Level: 80/100") < block.index("leaks at the bow")
    for words in ((), ("--agent", "bob")):
        assert "kayak" not in memctl("inject", *words, "-q", "kayak").out
    id = memctl("list", "--agent", "ada", "-0").out.split("\0")
    leak = next(key for key in id if key and "leaks" in memctl("show", key).out)
    assert memctl("agent", "ada", "--share", leak).status == 0
    for words in ((), ("--agent", "bob"), ("--agent", "ada")):
        assert "leaks at the bow" in memctl("inject", *words, "-q", "kayak").out
        assert words == ("--agent", "ada") or "red kayak" not in memctl("inject", *words, "-q", "kayak").out
    memctl("undo")
    assert "leaks" not in memctl("inject", "--agent", "bob", "-q", "kayak").out


def test_only_what_the_agent_has_is_shared(memctl: InProcess, tree: Path) -> None:
    id = memctl("add", "The rake hangs on the wall", "--agent", "bob").out.split("\t")[1]
    assert memctl("agent", "ada", "--share", id).status == 66
    assert memctl("agent", "ada", "--share", "mnone").status == 66


@pytest.mark.parametrize("name", ["../../etc", "a/b", "..", "CON", "x\ny", "/abs", "小爱"])
def test_a_name_leads_out_of_nowhere(memctl: InProcess, tree: Path, tmp_path: Path, name: str) -> None:
    before = {path for path in tmp_path.rglob("*") if tree not in path.parents}
    assert memctl("agent", name, "--met").status == 0
    assert {path for path in tmp_path.rglob("*.md") if tree not in path.parents} <= before
    assert len([*tree.glob("agents/*/relationship.md")]) == 1
    assert told(memctl, name)["interactions"] == 1


def test_secrets_and_hidden_signs_are_not_kept(memctl: InProcess, tree: Path) -> None:
    memctl("agent", "ada", "--note", "key AKIA" + "QYLPMN5HHHFPZAM2 here", "--point", "Likes\u200b \u202etea")
    text = (tree / "agents/ada/relationship.md").read_text()
    assert "AKIA" not in text and "\u202e" not in text and "\u200b" not in text


def test_agents_are_listed_and_an_unknown_one_is_said(memctl: InProcess, tree: Path) -> None:
    assert memctl("agent").status == 1
    memctl("agent", "bob", "--met")
    memctl("agent", "ada", "--trust", "7")
    assert [line.split("\t")[:4] for line in memctl("agent").lines] == [["ada", "7", "0", "0"], ["bob", "50", "0", "1"]]
    unknown = memctl("agent", "eve")
    assert (unknown.status, unknown.out) == (1, "") and "eve" in unknown.err
    assert memctl("agent", "--met").status == 64
