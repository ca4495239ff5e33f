"""Files of a tree that nobody would write by hand: no command breaks on them, hangs, or believes them."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from support.cost import seconds
from support.inprocess import InProcess

SECONDS = 10.0  # of the processor, for all commands together


def growing(last: str) -> str:
    """Front matter that stands for a billion values."""
    lines = ["a: &a [x, x, x, x, x, x, x, x, x]"]
    for letter, before in zip("bcdefghi", "abcdefgh", strict=True):
        lines.append(f"{letter}: &{letter} [{', '.join([f'*{before}'] * 9)}]")
    return "---\n" + "\n".join([*lines, last]) + "\n---\n- Likes tea\n"


MERGED = ["a: &a {k: v}"] + [
    f"{b}: &{b} {{<<: [{', '.join([f'*{a}'] * 9)}]}}" for a, b in zip("abcdefgh", "bcdefghi", strict=True)
]

FILES = {
    "aliases": growing("tags: *i"),
    "aliases where text is wanted": growing("created: *i"),
    "aliases merged": "---\n" + "\n".join(MERGED) + "\n---\n- Likes tea\n",
    "an alias of itself": "---\ntags: &t [*t]\na: &a {b: *a}\n---\n- Likes tea\n",
    "deep lists": "---\na: " + "[" * 5000 + "]" * 5000 + "\n---\n- Likes tea\n",
    "long front matter": "---\n" + "".join(f"k{n}: &a{n} [1]\n" for n in range(20_000)) + "---\n- Likes tea\n",
    "odd values": "---\ncreated: 2026-02-30 25:00:00\npin: .inf\nimportance: .nan\ntags: {a: b}\n---\n- Likes tea\n",
    "programs": '---\nx: !!python/object/apply:os.system ["touch pwned"]\n---\n- Likes tea\n',
    "binary": '---\ncreated: !!binary "aGk="\nsource: !!set {a}\n---\n- Likes tea\n',
    "long number": "---\nimportance: " + "1" * 5000 + "\n---\n- Likes tea\n",
    "deep data": "- Likes tea (data:: " + "[" * 20_000 + "]" * 20_000 + ")\n",
    "data that is no JSON": "- Likes tea (data:: NaN)\n- Likes tea too (data:: [1e999])\n",
    "headings": "".join("#" * (n % 6 + 1) + f" heading {n}\n" for n in range(20_000)) + "- Likes tea\n",
    "lists in lists": "".join("  " * n + f"- Likes tea {n}\n" for n in range(1000)),
    "bullets on a line": "- " * 20_000 + "Likes tea\n",
    "quotes in quotes": ">" * 50_000 + " Likes tea\n",
    "open fences": "\n".join("`" * (n % 1000 + 3) for n in range(2000)) + "\n- Likes tea\n",
    "carriage returns": "- Likes tea\r- b\r",
    "zeros": "- Likes\0tea\n\0\0\n- c\n",
    "another encoding": "- Likes tea\n".encode("utf-16"),
    "no encoding": b"- Likes tea \xff\xfe caf\xe9\n",
}  # fmt: skip
COMMANDS = tuple(
    line.split() for line in ("list --json", "search tea", "inject -q tea", "lint", "export", "decay --dry-run")
)


@pytest.mark.parametrize("name", FILES)
def test_any_file_may_lie_in_a_tree(name: str, memctl: InProcess, home: Path) -> None:
    tree = Path(memctl("init").out.strip())
    content = FILES[name]
    data = content if isinstance(content, bytes) else content.encode()
    (tree / "topics").mkdir(exist_ok=True)
    (tree / "topics/odd.md").write_bytes(data)

    def read() -> None:
        for words in COMMANDS:
            result = memctl(*words)
            assert result.status in (0, 1), (words, result.err)

    assert seconds(read, SECONDS) < SECONDS
    assert (tree / "topics/odd.md").read_bytes() == data
    assert not (Path.cwd() / "pwned").exists()


def test_data_that_is_no_json_is_text(memctl: InProcess, home: Path) -> None:
    tree = Path(memctl("init").out.strip())
    (tree / "odd.md").write_text("- Likes tea (data:: NaN)\n- Likes tea too (data:: [1e999])\n- Has (data:: {})\n")
    records = [json.loads(line) for line in memctl("list", "--json").lines]
    assert [record["text"] for record in records if record["path"] == "odd.md"] == [
        "Likes tea (data:: NaN)", "Likes tea too (data:: [1e999])", "Has",
    ]  # fmt: skip
    assert [record["data"] for record in records if "data" in record] == [{}]


def test_front_matter_that_says_too_much_is_named_and_its_file_left_alone(memctl: InProcess, home: Path) -> None:
    tree = Path(memctl("init").out.strip())
    (tree / "big.md").write_text(growing("tags: *i"))
    (tree / "deep.md").write_text(FILES["deep lists"])
    said = memctl("search", "tea").err
    assert "big.md:1: front matter is not a YAML mapping (more than 10000 values)" in said
    assert "deep.md:1: front matter is not a YAML mapping (nested deeper than 100)" in said
    assert memctl("forget", "--yes", "tea").status == 65


@pytest.mark.parametrize("kind", ["fifo", "directory", "loop", "link", "device"])
def test_what_is_no_file_is_no_memory(kind: str, memctl: InProcess, home: Path) -> None:
    tree = Path(memctl("init").out.strip())
    path = tree / "odd.md"
    made = {
        "fifo": lambda: os.mkfifo(path), "directory": path.mkdir, "loop": lambda: path.symlink_to("odd.md"),
        "link": lambda: path.symlink_to(home / "another's"), "device": lambda: path.symlink_to("/dev/zero"),
    }  # fmt: skip
    (home / "another's").write_text("root: x\n")
    made[kind]()
    (tree / "self").symlink_to(".")
    memctl("add", "Likes tea")
    for words in COMMANDS:
        result = memctl(*words)
        assert result.status in (0, 1), (words, result.err)
        assert "root:" not in result.out


CONFIGS = {
    "a = " + "[" * 5000 + "]" * 5000: "nested too deep",
    "[inject]\nbudget = " + "1" * 5000: "not TOML",
    "[inject]\nbudget = 2020-99-99": "not TOML",
    "[inject]\nmin_score = nan": "inject.min_score",
    "[inject]\nbudget = inf": "inject.budget",
    "[inject]\nbudget = []": "inject.budget",
    "[inject]\nbudget = 3.5": "inject.budget",
    "[types]\nfact = 3": "types.fact",
    "[types.fact]\nimportance = 2": "types.fact",
    "[types.fact]\nimportance = nan": "types.fact",
    "[extract]\nroles = [1]": "extract.roles",
    "[search]\nlimit = true": "search.limit",
    "a = \0": "not TOML",
}


@pytest.mark.parametrize("text", CONFIGS)
def test_a_config_that_cannot_be_is_named(text: str, memctl: InProcess, home: Path) -> None:
    tree = Path(memctl("init").out.strip())
    (tree / ".memctl/config.toml").write_text(text)
    for words in (("list",), ("inject", "-q", "tea"), ("search", "tea"), ("config",)):
        result = memctl(*words)
        assert result.status == 65, (words, result)
        assert "config.toml" in result.err and CONFIGS[text] in result.err


def test_tables_deeper_than_any_setting_are_passed_over(memctl: InProcess, home: Path) -> None:
    tree = Path(memctl("init").out.strip())
    (tree / ".memctl/config.toml").write_text("[" + ".".join("a" * 3000) + "]\nb = 1\n")
    assert memctl("search", "tea").status == 1
