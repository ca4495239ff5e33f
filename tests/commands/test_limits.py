"""How much is taken: every limit is a setting, and what is beyond one is refused with both numbers and what to do."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from support.inprocess import InProcess

from memctl.model.tables.settings import LIMITS, SETTINGS, beyond

TALK = b'{"role":"user","content":"I prefer %s to coffee."}\n'
RECORD = b'{"v":1,"kind":"candidate","text":"%s","channel":"user"}\n'


def set_limits(home: Path, **limits: object) -> None:
    path = home / ".config/memctl/config.toml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("[limits]\n" + "".join(f"{key} = {json.dumps(value)}\n" for key, value in limits.items()))


def test_sizes_have_units(memctl: InProcess, home: Path) -> None:
    path = home / ".config/memctl/config.toml"
    for word, shown, size in (("50MB", "50MB", 50_000_000), ("64 kb", "64kB", 64_000), ("2G", "2GB", 2 * 10**9),
                              ("1500", "1500", 1500)):  # fmt: skip
        assert memctl("config", "limits.line", word).status == 0
        assert f'line = "{shown}"' in path.read_text()
        assert memctl("config", "limits.line").out == f"{shown}\n"
        records = [json.loads(line) for line in memctl("config", "--json").lines]
        assert {"name": "limits.line", "value": size, "origin": str(path)} in records


@pytest.mark.parametrize(
    ("key", "value"),
    [("line", word) for word in ("", "0", "MB", "many", "1.5MB", "-1", "9" * 20, "9" * 5000, True, [1], 2.5)]
    + [("depth", word) for word in (0, 401, "deep", -1, 1e9)],
)
def test_what_is_no_limit(key: str, value: object, memctl: InProcess, home: Path) -> None:
    set_limits(home, **{key: value})
    result = memctl("list")
    wanted = "a size such as 50MB" if key == "line" else "a whole number from 1 to 400"
    assert result.status == 65 and f"config.toml:2: limits.{key} takes {wanted}" in result.err


def test_what_is_beyond_a_limit_says_how_to_raise_it() -> None:
    assert beyond("x", 61_000_000, "limits.line") == "x has 61MB; limits.line is 32MB (memctl config limits.line 64MB)"
    assert beyond("x", 64_000_001, "limits.line").endswith(
        "has 65MB; limits.line is 32MB (memctl config limits.line 128MB)"
    )
    assert beyond("x", 300, "limits.depth") == "x 300 deep; limits.depth is 200 (memctl config limits.depth 400)"
    assert beyond("x", 9999, "limits.depth") == "x 9999 deep; limits.depth is 200"


def test_a_long_line_of_a_transcript(memctl: InProcess, home: Path) -> None:
    set_limits(home, line="1kB")
    data = TALK % b"tea" + TALK % (b"tea " * 500) + TALK % b"juice"
    for words in (["transcript"], ["extract"]):
        result = memctl(*words, stdin=data)
        assert result.status == 65 and len(result.lines) == 2, words
        told = "-:2: the line has 3kB; limits.line is 1kB (memctl config limits.line 4kB)"
        assert result.err == f"memctl: {words[0]}: {told}\n"
    assert memctl("config", "limits.line", "4kB").status == 0
    assert len(memctl("transcript", stdin=data).lines) == 3


def test_a_long_line_of_records(memctl: InProcess, home: Path) -> None:
    set_limits(home, line="1kB")
    memctl("init")
    data = RECORD % b"Likes tea" + RECORD % (b"Likes tea " * 500) + RECORD % b"Has two sisters"
    result = memctl("add", stdin=data)
    assert [row.split("\t")[0] for row in result.lines] == ["add", "add"]
    assert "memctl: add: -:2: the line has 6kB; limits.line is 1kB (memctl config limits.line 8kB)\n" in result.err
    empty = len(RECORD % b"") - 1
    for size, status in ((1000, 0), (1001, 65)):  # of the line without its end
        assert memctl("score", stdin=RECORD % (b"y" * (size - empty))).status == status
    records = memctl("list", "--json").out.encode()
    long = json.dumps({"v": 1, "kind": "memory", "text": "z" * 2000}).encode() + b"\n"
    shown = memctl("inject", stdin=b"\n" + records + long)
    assert shown.status == 65 and "Likes tea" in shown.out and "memctl: inject: -:4: the line has 3kB; " in shown.err


def test_a_large_item_of_a_document(memctl: InProcess, home: Path) -> None:
    set_limits(home, line="100kB")
    items = [{"role": "user", "content": "I like tea"}, {"role": "user", "content": ["some words"] * 20_000}]
    result = memctl("transcript", "--from", "openai", stdin=json.dumps(items, indent=1).encode())
    assert result.status == 65 and len(result.lines) == 1
    assert "an item has " in result.err and "limits.line is 100kB" in result.err


def test_a_long_memory(memctl: InProcess, home: Path) -> None:
    memctl("init")
    set_limits(home, memory="50")
    told = "the memory has 60B; limits.memory is 50 (memctl config limits.memory 100)"
    result = memctl("add", "x" * 60)
    assert (result.status, result.err) == (65, f"memctl: add: {told}\n")
    lines = b"Likes tea\n" + b"x" * 60 + b"\n" + RECORD % (b"y" * 60)
    result = memctl("add", stdin=lines)
    assert result.status == 65 and len(result.lines) == 1
    assert result.err == f"memctl: add: -:2: {told}\nmemctl: add: -:3: {told}\n"
    data = {"v": 1, "kind": "candidate", "text": "Has a dog", "channel": "user", "data": {"name": "x" * 60}}
    assert "the memory has 80B" in memctl("add", stdin=json.dumps(data).encode()).err


@pytest.mark.parametrize("index", [True, False])
def test_a_large_file(index: bool, memctl: InProcess, home: Path) -> None:
    root = Path(memctl("init").out.strip())
    (root / "topics").mkdir(exist_ok=True)
    (root / "topics/large.md").write_text("- Likes tea with lemon ^mlem\n" + "- Drinks water\n" * 100)
    memctl("add", "Likes tea with milk")
    flags = [] if index else ["--no-index"]
    assert "lemon" in memctl("search", "tea", *flags).out
    set_limits(home, file="1kB")
    told = "topics/large.md: the file has 2kB; limits.file is 1kB (memctl config limits.file 2kB)"
    for words in (["search", "tea", *flags], ["list"]):
        result = memctl(*words)
        assert "milk" in result.out and "lemon" not in result.out
        assert result.err == f"memctl: {told}\n"
    result = memctl("lint")
    assert result.status == 1 and "topics/large.md:1: " in result.out and "limits.file is 1kB" in result.out


def test_a_file_is_not_made_larger_than_what_is_read(memctl: InProcess, home: Path) -> None:
    root = Path(memctl("init").out.strip())
    set_limits(home, file="1kB")
    before = {path: path.read_bytes() for path in root.rglob("*") if path.is_file()}
    result = memctl("add", "x " * 600)
    assert result.status == 65 and "with this change the file has 2kB; limits.file is 1kB" in result.err
    assert {path: path.read_bytes() for path in root.rglob("*.md")} == {
        path: data for path, data in before.items() if path.suffix == ".md"
    }
    assert memctl("add", "Likes tea").status == 0


def test_a_large_import(memctl: InProcess, home: Path) -> None:
    memctl("init")
    set_limits(home, file="1kB")
    result = memctl("import", stdin=b'{"v":1,"kind":"memory","text":"Likes tea"}\n' * 100)
    assert result.status == 65 and "-: the file has 5kB; limits.file is 1kB" in result.err and not result.out


def test_depth(memctl: InProcess, home: Path) -> None:
    deep = b'{"v":1,"kind":"candidate","text":"Likes tea","x":%s}\n' % (b"[" * 299 + b'"\\u0041"' + b"]" * 299)
    result = memctl("score", stdin=deep)
    assert result.status == 65
    assert "-:1: JSON nested 300 deep; limits.depth is 200 (memctl config limits.depth 400)" in result.err
    set_limits(home, depth=400)
    assert memctl("score", stdin=deep).status == 0
    assert LIMITS["limits.depth"] == 400


def test_limits_are_those_of_the_last_settings_read(memctl: InProcess, home: Path) -> None:
    set_limits(home, depth=10)
    memctl("list")
    (home / ".config/memctl/config.toml").unlink()
    memctl("list")
    assert {name: SETTINGS[name].default for name in LIMITS} == LIMITS
