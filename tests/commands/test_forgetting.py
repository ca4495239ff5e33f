"""What was forgotten stays so in other words, in episodes, and after a purge that tells nobody what it was."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from support.inprocess import InProcess

from memctl.core.lifecycle.forget import stones_of

SAID = "I'm allergic to peanuts."
REWORDED = "I have a peanut allergy."
EPISODE = "[2026-08-01 10:00] talked about fixing the login test; I have a peanut allergy; choosing a shell"


def stream(memctl: InProcess, *texts: str, kind: str = "") -> list[str]:
    """The actions that records of the user's come to."""
    records = [json.dumps({"text": text, "channel": "user", **({"type": kind} if kind else {})}) for text in texts]
    return [line.split("\t")[0] for line in memctl("add", "-", stdin="\n".join(records)).lines]


def everything(tree: Path) -> str:
    """All bytes of the tree, its state included."""
    return "".join(path.read_text("utf-8", "replace") for path in sorted(tree.rglob("*")) if path.is_file())


def forget(memctl: InProcess, *words: str) -> None:
    key = next(line.split("\t")[0] for line in memctl("list", "--all").lines if line.endswith(SAID))
    assert memctl("forget", *words, "--yes", key).status == 0


@pytest.mark.parametrize("words", [(), ("--purge",)])
def test_other_words_are_not_learned_again(memctl: InProcess, tree: Path, words: tuple[str, ...]) -> None:
    memctl("add", SAID)
    forget(memctl, *words)
    assert stream(memctl, "I am allergic to peanuts", REWORDED) == ["skip", "skip"]
    assert stream(memctl, "I'm allergic to penicillin.", "I'm not allergic to peanuts.") == ["add", "add"]
    assert [line.split("\t")[0] for line in memctl("add", REWORDED).lines] == ["add"]  # a person's own words
    assert stream(memctl, REWORDED) == ["skip"]
    assert memctl("lint", "--verify").status == 0


def test_what_may_be_another_wording_waits_for_review(memctl: InProcess, tree: Path) -> None:
    memctl("add", "I volunteer at the food bank on Saturdays.")
    memctl("forget", "--yes", "volunteer")
    record = json.dumps({"text": "On Saturdays I help out at the food bank.", "channel": "user"})
    added = memctl("add", "-", stdin=record).lines
    assert [line.split("\t")[0] for line in added] == ["add"] and "pending: it may be what was forgotten" in added[0]
    assert memctl("inject", "-q", "what do I do on Saturdays?").lines == []
    assert len(memctl("review").lines) == 1


def test_a_purge_leaves_no_sketch_of_an_episode_that_told_it(memctl: InProcess, tree: Path) -> None:
    memctl("add", SAID)
    stream(memctl, EPISODE, kind="episode")
    memctl("forget", "--yes", *(line.split("\t")[0] for line in memctl("list").lines))
    memctl("undo")
    forget(memctl, "--purge")
    assert '"hash":"w' not in (tree / ".memctl/tombstones.jsonl").read_text()
    assert "peanut" not in everything(tree)


TALK = [
    ("I'm allergic to walnuts.", "I have a walnut allergy."),
    ("My wife is called Laura.", "My wife's name is Laura."),
    ("I live in Lisbon.", "I am living in Lisbon."),
    ("I work at Siemens.", "I am working for Siemens."),
    ("I prefer dark mode in every editor.", "In every editor I prefer dark mode."),
    ("我住在杭州。", "我现在住在杭州。"),
    ("我对花生过敏。", "我花生过敏。"),
]


@pytest.mark.parametrize(("said", "reworded"), TALK)
def test_a_relation_of_what_was_learned_does_not_keep_it(
    memctl: InProcess, tree: Path, said: str, reworded: str
) -> None:
    def talk(text: str) -> list[str]:
        talk = {"messages": [{"role": "user", "content": text}, {"role": "assistant", "content": "Noted."}]}
        candidates = memctl("extract", "-", stdin=json.dumps(talk)).out
        return [line.split("\t")[0] for line in memctl("add", "-", stdin=candidates).lines]

    assert talk(said) == ["add"]
    keys = [line.split("\t")[0] for line in memctl("list").lines]  # the memory, and the relations that rest on it
    result = memctl("forget", "--yes", *keys)
    assert result.status == 0, result.err
    assert not memctl("list").lines
    assert set(talk(said)) | set(talk(reworded)) == {"skip"}
    memctl("undo")
    assert [line.split("\t")[0] for line in memctl("list").lines] == keys


def test_an_episode_loses_the_sentence_and_gets_it_back(memctl: InProcess, tree: Path) -> None:
    memctl("add", SAID)
    stream(memctl, EPISODE, "[2026-08-02 10:00] talked about my allergy to peanuts", kind="episode")
    before = memctl("list").out
    forget(memctl)
    left = [line.split("\t")[2] for line in memctl("list").lines]
    assert left == ["[2026-08-01 10:00] talked about fixing the login test; choosing a shell"]
    assert memctl("undo").status == 0
    assert memctl("list").out == before
    assert memctl("lint", "--verify").status == 0


def test_an_episode_does_not_get_what_was_forgotten(memctl: InProcess, tree: Path) -> None:
    memctl("add", SAID)
    forget(memctl)
    assert stream(memctl, EPISODE, "[2026-08-02 10:00] talked about my peanut allergy", kind="episode") == [
        "add",
        "skip",
    ]
    assert "peanut" not in "".join(path.read_text() for path in tree.glob("episodes/*"))


@pytest.mark.parametrize("forgotten_first", [False, True])
def test_a_purge_leaves_no_word_and_no_name_that_can_be_guessed(
    memctl: InProcess, tree: Path, forgotten_first: bool
) -> None:
    memctl("add", SAID)
    stream(memctl, EPISODE, kind="episode")
    if forgotten_first:
        forget(memctl)
        stream(memctl, "I am allergic to peanuts", "I like tea.")
    forget(memctl, "--purge")
    assert memctl("lint", "--verify").status == 0
    left = everything(tree)
    assert "peanut" not in left.lower()
    assert not any(name in left for text in (SAID, REWORDED) for name in stones_of([text]))
    assert stream(memctl, SAID, REWORDED) == ["skip", "skip"]


def test_a_name_made_with_another_key_meets_nothing(memctl: InProcess, tree: Path, home: Path) -> None:
    memctl("add", SAID)
    forget(memctl, "--purge")
    for key in home.rglob("ledger.key"):
        key.write_bytes(b"x" * 32)
    assert stream(memctl, SAID) == ["add"]


def test_a_purge_empties_what_memctl_wrote_for_others_to_read(memctl: InProcess, home: Path, tree: Path) -> None:
    """The page for a browser, the file for aider, the notes of hooks: everything in the home but the user's own."""
    memctl("add", 'Prefers to call a quokka & his friends "Zinnia"', "--type", "preference")
    memctl("add", "Keeps the quokka in a zinnia bed", "--topic", "quincunx")
    memctl("look", "--print")
    memctl("hook", "start", "--client", "aider", stdin="{}")
    asked = {"session_id": "s1", "prompt": "Where does the user keep the quokka?", "cwd": str(home)}
    assert "quokka" in memctl("hook", "UserPromptSubmit", "--client", "claude-code", stdin=json.dumps(asked)).out
    places = [tree, home]
    held = [path for place in places for path in place.rglob("*") if path.is_file() and b"quokka" in path.read_bytes()]
    assert {"memory.html", "aider.md"} <= {path.name for path in held}
    assert memctl("forget", "--purge", "--yes", "quokka").status == 0
    left = [path for place in places for path in place.rglob("*") if path.is_file()]
    assert [path for path in left if b"quokka" in path.read_bytes() or "quincunx" in path.name] == []


def test_a_version_between_markers_does_not_keep_a_forgotten_memory(memctl: InProcess, tree: Path) -> None:
    (tree / "notes.md").write_text(f"<<<<<<< HEAD\n- {SAID}\n=======\n- Swims\n>>>>>>> theirs\n")
    (tree / "goals.md").write_text(f"- {SAID} ^m0001\n")
    assert memctl("forget", "m0001").status == 0
    assert memctl("lint", "--fix").status == 0
    assert not any(SAID in line for line in memctl("list").lines)
