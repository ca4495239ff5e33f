"""What is private, not to be injected, ignored or waiting leaves by no door."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from support.inprocess import InProcess

HIDDEN = {
    "never": ("topics/a.md", "---\ninject: never\n---\n- The vault word is tulipan\n"),
    "pending": ("topics/a.md", "- The vault word is tulipan (channel:: web) (status:: pending)\n"),
    "ignored": ("topics/secret.md", "- The vault word is tulipan\n"),
    "archived": ("archive/topics/a.md", "- The vault word is tulipan\n"),
}


@pytest.fixture(params=HIDDEN)
def tree(request: pytest.FixtureRequest, home: Path) -> Path:
    root = home / "notes"
    path, text = HIDDEN[request.param]
    (root / path).parent.mkdir(parents=True)
    (root / path).write_text(text)
    (root / "_core").mkdir()
    (root / "_core" / "profile.md").write_text(text.replace("tulipan", "tulipan too") if path == "topics/a.md" else "")
    (root / ".memctlignore").write_text("secret.md\n")
    (root / "topics").mkdir(exist_ok=True)
    (root / "topics/b.md").write_text("- The vault stands in the cellar\n")
    return root


def test_no_prompt_shows_it(tree: Path, memctl: InProcess) -> None:
    for words in (["-q", "vault word"], ["-q", "vault word", "--no-index"], ["-q", "vault word", "--format", "json"]):
        shown = memctl("inject", "--tree", tree, *words).out
        assert "tulipan" not in shown
        assert "cellar" in shown
    records = memctl("list", "--all", "--json", "--tree", tree).lines
    asked_for = "\n".join(line for line in records if '"path":"archive/' not in line)
    shown = memctl("inject", "--tree", tree, stdin=asked_for).out
    assert "cellar" in shown
    assert "tulipan" not in shown


def test_no_model_is_shown_it(tree: Path, memctl: InProcess) -> None:
    chat = json.dumps({"messages": [{"role": "user", "content": "What is the vault word, and where is the vault?"}]})
    prompt = memctl("extract", "--prompt-only", "--known", "5", "--tree", tree, stdin=chat).out
    assert "cellar" in prompt
    assert "tulipan" not in prompt


def test_a_search_shows_only_what_the_user_may_be_told(tree: Path, memctl: InProcess) -> None:
    found = memctl("search", "vault word tulipan", "--tree", tree).out
    assert ("tulipan" in found) == ("inject: never" in (tree / "_core/profile.md").read_text())


def test_private_parts_are_in_no_file(memctl: InProcess, home: Path) -> None:
    memctl("init")
    text = "I use pnpm. <private>My vault word is tulipan.</private> I live in Kyoto."
    chat = json.dumps({"messages": [{"role": "user", "content": text}]})
    candidates = memctl("extract", stdin=chat).out
    assert "tulipan" not in candidates
    assert "tulipan" not in memctl("score", stdin=candidates).out
    memctl("add", "-", stdin=candidates)
    memctl("add", text)
    memctl("add", "-", stdin=json.dumps({"text": text, "channel": "web", "topic": "<private>tulipan</private>"}))
    assert memctl("list").out
    assert [path for path in home.rglob("*") if path.is_file() and b"tulipan" in path.read_bytes()] == []


def test_what_nobody_vouches_for_fills_a_third_at_most(memctl: InProcess, home: Path) -> None:
    root = home / "notes"
    root.mkdir()
    stuffed = "kettle " + " ".join(f"word{number}" for number in range(25))
    lines = [f"- {stuffed} number {number} (channel:: web) (source:: page/{number}#L1)" for number in range(40)]
    (root / "web.md").write_text("\n".join([*lines, "- The kettle is in the kitchen", ""]))
    budget = 600
    block = memctl("inject", "-q", "where is the kettle?", "--budget", budget, "--tree", root).out
    shown = [line for line in block.split("\n") if "word1" in line]
    assert "kitchen" in block
    assert 0 < sum(len(line) // 4 for line in shown) <= budget / 3
    taken = (root / "web.md").read_text().replace("(source", "(verified:: user) (source")
    (root / "web.md").write_text(taken)
    block = memctl("inject", "-q", "where is the kettle?", "--budget", budget, "--tree", root).out
    assert len([line for line in block.split("\n") if "word1" in line]) > len(shown)
