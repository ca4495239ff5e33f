"""What is private, not to be injected, ignored or waiting leaves by no door."""

from __future__ import annotations

import json
import sys
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


PRIVATE = {
    "plain": ["I use pnpm. <private>I like tulipan.</private>"],
    "capitals": ["I use pnpm. <PRIVATE>I like tulipan.</Private>"],
    "blanks": ["I use pnpm. < private >I like tulipan.</ private >"],
    "attributes": ['I use pnpm. <private reason="x">I like tulipan.</private>'],
    "nested": ["I use pnpm. <private>one <private>two</private> I like tulipan.</private>"],
    "unclosed": ["I use pnpm. <private>I like tulipan."],
    "closed only": ["I like tulipan.</private> I use pnpm."],
    "lines": ["I use pnpm.\n\n<private>\n\nI like tulipan.\n\n</private>"],
    "code": ["I use pnpm.\n\n<private>\n```\nI like tulipan.\n```\n</private>\n"],
    "in code": ["I use pnpm.\n\n```\n<private>I like tulipan.</private>\n```\n"],
    "list": ["- I use pnpm\n- <private>I like tulipan</private>\n"],
    "escaped": ["I use pnpm. &lt;private&gt;I like tulipan.&lt;/private&gt;"],
    "Chinese": ["I use pnpm.\n＜private＞我喜欢tulipan。＜/private＞"],
    "turns": ["I use pnpm. <private>But", "I like tulipan.", "I prefer tulipan to roses.</private>"],
}


def candidate_doors(memctl: InProcess, home: Path, turns: list[dict[str, str]]) -> str:
    """What every command says of a conversation, and the prompts that a model is given."""
    prompts, script = home.parent / "prompts", home.parent / "model.py"
    script.write_text(
        f"import sys\nopen({str(prompts)!r}, 'a').write(sys.stdin.read())\nprint('[ADD] The user uses pnpm')\n"
    )
    model = f"{sys.executable} {script}"
    text = json.dumps({"messages": turns})
    path = home.parent / "chat.json"
    path.write_text(text)
    said = ""
    for words in (
        ["extract"], ["extract", "--roles", "user,assistant"], ["extract", "--llm", model],
        ["extract", "--prompt-only"],
        ["summarize", "--min-messages", 1], ["summarize", "--min-messages", 1, "--llm", model],
        ["extract", "--tools"], ["extract", "--skills"],
    ):  # fmt: skip
        done = memctl(*words, stdin=text)
        assert done.status in (0, 69), done
        said += done.out + memctl("score", stdin="".join(line + "\n" for line in done.lines if line[:1] == "{")).out
        memctl("add", "-", stdin="".join(line + "\n" for line in done.lines if line[:1] == "{"))
    memctl("capture", path)
    return said + (prompts.read_text() if prompts.exists() else "")


@pytest.mark.parametrize("case", PRIVATE)
def test_what_is_private_goes_through_no_door(case: str, memctl: InProcess, home: Path) -> None:
    memctl("init")
    turns: list[dict[str, str]] = []
    for text in PRIVATE[case]:
        answer = "You like tulipan, noted." if case == "turns" else "Noted."
        turns += [{"role": "user", "content": text}, {"role": "assistant", "content": answer}]
    turns = turns[:-1] if case == "turns" else turns
    assert "tulipan" not in candidate_doors(memctl, home, turns)
    memctl("add", "\n".join(PRIVATE[case]))
    memctl("add", "-", stdin=json.dumps({"text": "\n".join(PRIVATE[case]), "channel": "user"}))
    memctl("search", "pnpm")
    said = "".join(memctl("export", "--all", "--format", form).out for form in ("ndjson", "csv", "markdown", "html"))
    assert "tulipan" not in said and ("pnpm" in said)
    assert [path for path in home.rglob("*") if path.is_file() and b"tulipan" in path.read_bytes()] == []


def test_what_follows_a_private_part_is_learned_again(memctl: InProcess, home: Path) -> None:
    said = ["I like roses. <private>I like tulipan.", "And more.</private> I use pnpm.", "I live in Kyoto."]
    turns = [{"role": "user", "content": text} for text in said]
    found = memctl("extract", stdin=json.dumps({"messages": turns})).out
    assert "tulipan" not in found and all(word in found for word in ("roses", "pnpm", "Kyoto"))
    other = "".join(
        json.dumps({"kind": "turn", "role": "user", "text": text, "session": text[:9]}) + "\n" for text in said
    )
    found = memctl("extract", stdin=other).out  # another session is another conversation
    assert "tulipan" not in found and "Kyoto" in found


def test_plain_lines_are_private_across_lines(memctl: InProcess, home: Path) -> None:
    memctl("init")
    assert memctl("add", "-", stdin="Uses pnpm\n<private>\nLikes tulipan\n</private>\nUses git\n").status == 0
    assert sorted(line.split("\t")[2] for line in memctl("list").lines) == ["Uses git", "Uses pnpm"]
    assert [path for path in home.rglob("*") if path.is_file() and b"tulipan" in path.read_bytes()] == []


def test_what_is_stuffed_with_words_does_not_come_in(memctl: InProcess, home: Path) -> None:
    root = home / "notes"
    root.mkdir()
    questions = " ".join(f"Where is the kettle of room {number}, and who has the kettle?" for number in range(24))
    (root / "web.md").write_text(
        f"- stuffed {questions} (channel:: web)\n- The kettle is blue, says the shop (channel:: web)\n"
    )
    block = memctl("inject", "-q", "where is the kettle?", "--tree", root).out
    assert "the shop" in block
    assert "stuffed" not in block


def test_what_nobody_vouches_for_fills_a_third_at_most(memctl: InProcess, home: Path) -> None:
    root = home / "notes"
    root.mkdir()
    lines = [f"- The kettle is on shelf {number} (channel:: web) (source:: page/{number}#L1)" for number in range(15)]
    (root / "web.md").write_text("\n".join([*lines, "- The kettle is in the kitchen", ""]))
    budget = 150
    block = memctl("inject", "-q", "where is the kettle?", "--budget", budget, "--tree", root).out
    shown = [line for line in block.split("\n") if "shelf" in line]
    assert "kitchen" in block
    assert 0 < sum(len(line) // 4 for line in shown) <= budget / 3
    taken = (root / "web.md").read_text().replace("(source", "(verified:: user) (source")
    (root / "web.md").write_text(taken)
    block = memctl("inject", "-q", "where is the kettle?", "--budget", budget, "--tree", root).out
    assert len([line for line in block.split("\n") if "shelf" in line]) > len(shown)
