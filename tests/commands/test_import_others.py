"""The memory of other programs: every word comes in, with where it came from, and goes back out without loss."""

from __future__ import annotations

import json
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from support.inprocess import InProcess

TRUST = ("--channel", "user")

GRAPH = [
    {"type": "entity", "name": "Mara_Okafor", "entityType": "person",
     "observations": ["Speaks fluent Igbo", "Prefers calls at noon", "ends like a mark (until:: 2026-01-01)"]},
    {"type": "entity", "name": "Basalt Ltd.", "entityType": "Client Company",
     "observations": ["Prefers calls at noon"]},
    {"type": "entity", "name": "basalt-ltd", "entityType": "team", "observations": ["多行\n文字"]},
    {"type": "entity", "name": "灯塔项目", "entityType": "项目", "observations": []},
    {"type": "relation", "from": "Mara_Okafor", "to": "Basalt Ltd.", "relationType": "works_at"},
    {"type": "relation", "from": "灯塔项目", "to": "Mara_Okafor", "relationType": "is owned by"},
]  # fmt: skip
MEM0 = {
    "results": [
        {"id": "892db2ae", "memory": "Allergic to penicillin", "metadata": {"category": "health", "from": "chat"},
         "categories": ["personal_details", "health care"], "created_at": "2024-07-20T01:30:36.275141-07:00",
         "updated_at": "2024-08-20T01:30:36-07:00", "user_id": "alex"},
        {"id": "b", "memory": "喜欢周末去爬山", "created_at": "2025-01-02T03:04:05Z", "expiration_date": "2030-01-01",
         "metadata": {"type": "preference"}, "categories": ["hobbies"]},
    ],
    "relations": [{"source": "alex", "relationship": "likes", "target": "hiking"}],
}  # fmt: skip
QUEEN = """---
aliases: [The Queen, 女王蜂]
tags: [bees, hive/one]
permalink: hives/queen
created: 2025-05-01
rating: 5
---
# Queen

Two years old, see [[Ola Nordmann|Ola]]. ^queen-age

## Observations
- [decision] Split the colony in May #spring (after the frost)
- [technique] Smoke first

> [!warning] Swarms
> Check every 8 days

```sh
hive --log
```

## Relations
- lives_in [[Hive One]]
"""


def records(memctl: InProcess, *words: object) -> list[dict[str, Any]]:
    return [json.loads(line) for line in memctl("list", "--all", "--json", *words).lines]


def sorted_graph(text: str) -> list[str]:
    return sorted(text.splitlines())


def test_a_graph_goes_in_and_out_whole(memctl: InProcess, tree: Path) -> None:
    data = "".join(json.dumps(one, ensure_ascii=False, separators=(",", ":")) + "\n" for one in GRAPH)
    done = memctl("import", *TRUST, stdin=data)
    assert (done.status, len(done.lines)) == (0, 8), done
    assert sorted_graph(memctl("export", "--format", "mcp-memory").out) == sorted_graph(data)
    again = memctl("import", *TRUST, stdin=memctl("export", "--format", "mcp-memory").raw)
    assert {line.split("\t")[0] for line in again.lines} == {"skip"}
    whole = {"entities": GRAPH[:4], "relations": GRAPH[4:]}
    assert {line.split("\t")[0] for line in memctl("import", *TRUST, stdin=json.dumps(whole)).lines} == {"skip"}
    assert "Mara_Okafor" in memctl("search", "who speaks igbo", "--json").out
    assert all(one["source"].startswith("mcp-memory/") for one in records(memctl))


def test_mem0_goes_in_and_out_whole(memctl: InProcess, tree: Path) -> None:
    assert memctl("import", *TRUST, stdin=json.dumps(MEM0)).status == 0
    assert json.loads(memctl("export", "--format", "mem0").out) == MEM0
    first, *_ = records(memctl)
    assert (first["source"], first["tags"]) == ("mem0/892db2ae", ["personal_details", "health-care"])
    bare = json.dumps(MEM0["results"])
    assert {line.split("\t")[0] for line in memctl("import", *TRUST, stdin=bare).lines} == {"skip"}


def test_notes_keep_every_word_tag_link_and_property(memctl: InProcess, tree: Path, tmp_path: Path) -> None:
    vault = tmp_path / "Vault"
    (vault / ".obsidian").mkdir(parents=True)
    (vault / "Bee hives").mkdir()
    (vault / "Bee hives/Queen.md").write_text(QUEEN)
    (vault / "2026-03-04.md").write_text("- [ ] order frames\n- 蜂箱要换\n")
    (vault / ".obsidian/x.md").write_text("- not a note\n")
    before = sorted((path, path.read_bytes()) for path in vault.rglob("*.md"))
    assert memctl("import", "--dry-run", vault).status == 0 and records(memctl) == []
    assert memctl("import", *TRUST, vault).status == 0
    found = {one["text"]: one for one in records(memctl)}
    for words in (
        "[ ] order frames",
        "蜂箱要换",
        "[technique] Smoke first",
        "> [!warning] Swarms\n> Check every 8 days",
        "```sh\nhive --log\n```",
        "[[Queen]] lives_in [[Hive One]]",
    ):
        assert words in found
    age = found["Two years old, see [[Ola Nordmann|Ola]]."]
    assert (age["id"], age["created"], age["tags"]) == ("queen-age", "2025-05-01", ["bees", "hive/one"])
    assert age["source"] == "basic-memory/Vault/Bee hives/Queen.md#L10"
    split = found["Split the colony in May #spring (after the frost)"]
    assert (split["type"], split["heading"]) == ("decision", "Queen › Observations") and "spring" in split["tags"]
    assert found["[ ] order frames"]["created"] == "2026-03-04"
    head = (tree / "topics/bee-hives/queen.md").read_text()
    assert 'aliases: ["The Queen", "女王蜂"]\n' in head and "rating: 5\n" in head
    assert {line.split("\t")[0] for line in memctl("import", *TRUST, vault).lines} == {"skip"}
    assert sorted((path, path.read_bytes()) for path in vault.rglob("*.md")) == before
    assert memctl("lint").status == 0


def test_claude_codes_memory_goes_to_its_project(memctl: InProcess, home: Path, tmp_path: Path) -> None:
    memctl("init")
    work = tmp_path / "hive-app"
    (work / ".git").mkdir(parents=True)
    slug = "".join(sign if sign.isascii() and sign.isalnum() else "-" for sign in str(work))
    memory = home / ".claude/projects" / slug / "memory"
    memory.mkdir(parents=True)
    (memory / "MEMORY.md").write_text("# Index\n- [Gofmt](gofmt.md) — format Go\n- CI runs on Buildkite\n")
    (memory / "gofmt.md").write_text(
        "---\nname: gofmt\ndescription: Never reindent Go by hand\nmetadata:\n  type: feedback\n---\n\n"
        "Run gofmt.\n\n**Why:** CI said no.\n\n**How:**\n- `gofmt -w .`\n"
    )
    (memory / "role.md").write_text(
        "---\nname: Role\ndescription: A beekeeper\ntype: user\n---\nThe user keeps bees.\n"
    )
    (work / "CLAUDE.md").write_text("# Rules\n\n- Lint before pushing\n\n@docs/style.md\n")
    (home / ".claude/CLAUDE.md").write_text("- Answer in British English\n")
    memctl("import", *TRUST, memory, work / "CLAUDE.md", home / ".claude/CLAUDE.md")
    every = {one["text"]: one for one in records(memctl, "--project", work)}
    seen = {one["text"] for one in map(json.loads, memctl("list", "--json", "--project", "").lines)}
    assert seen == {"A beekeeper\nThe user keeps bees.", "Answer in British English"}
    here = {one["text"] for one in map(json.loads, memctl("list", "--json", "--project", work).lines)}
    rule = "Never reindent Go by hand\nRun gofmt.\n\n**Why:** CI said no.\n\n**How:**\n- `gofmt -w .`"
    assert here - seen == {rule, "CI runs on Buildkite", "Lint before pushing"}
    assert every[rule]["type"] == "preference" and every[rule]["source"] == "claude-code/memory/gofmt.md"
    work.rename(tmp_path / "moved")
    (memory / "MEMORY.md").write_text("- Deploys at noon\n")
    done = memctl("import", *TRUST, memory / "MEMORY.md")
    assert (done.status, done.out) == (66, "") and "--project" in done.err, "it may not become everybody's"
    assert memctl("import", *TRUST, memory / "MEMORY.md", "--project", tmp_path / "moved").status == 0
    assert "noon" not in memctl("list", "--project", "").out
    (tmp_path / "moved").rename(work)
    os.chdir(work)
    memctl("export", "--to", "CLAUDE.md")
    text = (work / "CLAUDE.md").read_text()
    assert "Never reindent" in text and text.count("Lint before pushing") == 1
    assert {line.split("\t")[0] for line in memctl("import", *TRUST, "CLAUDE.md").lines} == {"skip"}


def test_a_table_needs_its_columns_named(memctl: InProcess, tree: Path, tmp_path: Path) -> None:
    path = tmp_path / "app.db"
    with closing(sqlite3.connect(path)) as database:
        database.execute("CREATE TABLE notes (body, kind, ts, labels)")
        rows = [("Deploys on Tuesdays", "decision", 1700000000, "ops, night shift"), (None, "", 0, ""),
                ("喜欢拿铁", "likes", 1700000000000, None), (b"\x00\x01", "", "", "")]  # fmt: skip
        database.executemany("INSERT INTO notes VALUES (?, ?, ?, ?)", rows)
        database.commit()
    for words, told in (
        ((), "notes: body, kind, ts, labels"),
        (("--table", "note"), "use notes"),
        (("--table", "notes"), "--columns text=COLUMN"),
        (("--table", "notes", "--columns", "text=words"), "no column words"),
        (("--table", "notes", "--columns", "created=ts"), "--columns text=COLUMN"),
        (("--table", "notes", "--columns", "words=body"), "no such field"),
    ):
        done = memctl("import", path, *words)
        assert (done.status, done.out) == (64, "") and told in done.err
    named = ("--table", "notes", "--columns", "text=body,type=kind,created=ts,tags=labels")
    done = memctl("import", *TRUST, path, *named)
    assert (done.status, len(done.lines)) == (65, 2) and "notes#4" in done.err
    deploys, latte = records(memctl)
    assert (deploys["type"], deploys["tags"], deploys["source"]) == (
        "decision",
        ["ops", "night-shift"],
        "sqlite/notes#1",
    )
    assert (latte["text"], latte["tags"], latte["created"]) == ("喜欢拿铁", ["likes"], "2023-11-14T22:13:20Z")


@pytest.mark.parametrize("data", [json.dumps(GRAPH[0]), json.dumps(MEM0)])
def test_words_of_others_wait_until_a_person_takes_them(memctl: InProcess, tree: Path, data: str) -> None:
    done = memctl("import", stdin=data)
    assert done.status == 0 and "--channel user" in done.err
    assert {one["status"] for one in records(memctl)} == {"pending"} and memctl("list").out == ""


@pytest.mark.parametrize(
    ("data", "form", "told"),
    [
        ('{"type":"entity","name":""}\n{"type":"entity","name":"A","observations":["x y"]}', (), "-:1: neither"),
        ('{"results":[{"memory":"Likes tea"},{"id":"2"}]}', ("--from", "mem0"), 'item 2: "memory" is missing'),
        ("not json", ("--from", "mcp-memory"), "-:1: not JSON"),
        ("not json", ("--from", "mem0"), "not JSON"),
        ("no database", ("--from", "sqlite"), "no such file"),
    ],
)
def test_what_cannot_be_read_is_told_and_the_rest_comes_in(
    memctl: InProcess, tree: Path, data: str, form: tuple[str, ...], told: str
) -> None:
    done = memctl("import", *form, stdin=data)
    assert done.status in (65, 66) and told in done.err, done
    assert bool(done.out) == data.startswith("{")
