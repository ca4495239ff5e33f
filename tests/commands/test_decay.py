"""decay: archives what has faded, says what wants review, and answers questions."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from support.inprocess import InProcess

NOW = "2026-08-10"


@pytest.fixture
def tree(home: Path, monkeypatch: pytest.MonkeyPatch, memctl: InProcess) -> Path:
    root = home / "tree"
    monkeypatch.setenv("MEMCTL_TREE", str(root))
    memctl("init", "--tree", root)
    (root / "context.md").write_text(
        "# Context\n- Trying zed (created:: 2026-07-01) ^mzed1\n- undated\n", encoding="utf-8"
    )
    (root / "goals.md").write_text("# Goals\n- Learn Rust (created:: 2026-01-01) ^mrust\n", encoding="utf-8")
    return root


def test_faded_contexts_are_archived_and_others_named(memctl: InProcess, tree: Path) -> None:
    result = memctl("decay", "--now", NOW)
    assert result.status == 0
    assert [line.split("\t")[:2] for line in result.lines] == [["archive", "mzed1"], ["review", "mrust"]]
    assert "zed" not in (tree / "context.md").read_text()
    assert "- Trying zed (created:: 2026-07-01) ^mzed1\n" in (tree / "archive/context.md").read_text()
    again = memctl("decay", "--now", NOW)
    assert [line.split("\t")[0] for line in again.lines] == ["review"]


def test_a_dry_run_says_the_same_and_writes_nothing(memctl: InProcess, tree: Path) -> None:
    before = {path: path.read_bytes() for path in tree.rglob("*") if path.is_file()}
    result = memctl("decay", "--dry-run", "--now", NOW)
    assert [line.split("\t")[:2] for line in result.lines] == [["archive", "mzed1"], ["review", "mrust"]]
    assert {path: path.read_bytes() for path in tree.rglob("*") if path.is_file()} == before


def test_quiet_is_quiet(memctl: InProcess, home: Path, tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    result = memctl("decay", "--quiet", "--now", NOW)
    assert (result.status, result.out, result.err) == (0, "", "")
    assert (tree / "archive/context.md").exists()
    monkeypatch.delenv("MEMCTL_TREE")
    assert (memctl("decay", "--quiet").status, memctl("decay").status) == (0, 66)


def test_check_changes_nothing_and_tells_by_status(memctl: InProcess, tree: Path) -> None:
    assert memctl("decay", "--check", "--now", NOW).status == 1
    assert "zed" in (tree / "context.md").read_text()
    assert memctl("decay", "--check", "--now", "2026-01-02").status == 0


def test_the_clock_of_an_undated_memory_starts_when_it_is_seen(memctl: InProcess, tree: Path) -> None:
    memctl("decay", "--now", NOW)
    assert "undated" in (tree / "context.md").read_text()
    memctl("decay", "--now", "2027-08-10")
    assert "undated" not in (tree / "context.md").read_text()


def test_what_was_said_long_ago_fades_from_the_day_on_which_it_was_learned(memctl: InProcess, tree: Path) -> None:
    for number, spoken in enumerate(({"time": "2024-05-01T10:00:00Z", "rule": "plan"}, None)):
        record = {"v": 1, "kind": "candidate", "type": "goal", "text": f"Learn language {number} well", "score": 0.9}
        record |= {"evidence": spoken, "channel": "user"} if spoken else {"created": "2024-05-01", "channel": "user"}
        memctl("add", "-", "--now", NOW, stdin=json.dumps(record))
    due = memctl("decay", "--check", "--now", NOW).out
    assert due.count("goals.md:") == 2, "one said to be old, and the one that was there"
    assert memctl("decay", "--check", "--now", "2099-11-10").out.count("goals.md:") == 3
    heard = json.loads(memctl("search", "--json", "language 0").lines[0])
    assert (
        heard["created"] == "2024-05-01" and "idle\t0 days" in memctl("decay", "--why", heard["id"], "--now", NOW).out
    )
    memctl("forget", "--purge", "--yes", heard["id"])
    assert heard["id"] not in "".join(path.read_text() for path in tree.parent.rglob("used"))


def test_why_shows_the_sum(memctl: InProcess, tree: Path) -> None:
    result = memctl("decay", "--why", "mzed1", "--now", "2026-07-03")
    assert "0.2000 = 0.4000 × 2 ^ (-2 / 2.0)" in result.out and "verdict\tnothing to do" in result.out
    assert "archive\t2026-07-" in result.out
    assert memctl("decay", "--why", "mnone").status == 66


def test_the_forecast(memctl: InProcess, tree: Path) -> None:
    result = memctl("decay", "--forecast", "12w", "--now", "2026-07-01")
    assert [line.split("\t")[1:3] for line in result.lines] == [["archive", "mzed1"]]
    assert memctl("decay", "--forecast", "soon").status == 64


def test_other_policies(memctl: InProcess, tree: Path) -> None:
    assert memctl("decay", "--policy", "none", "--check", "--now", "2030-01-01").status == 0
    assert memctl("decay", "--policy", "steps", "--check", "--now", NOW).status == 1


def test_records(memctl: InProcess, tree: Path) -> None:
    change, memory = [json.loads(line) for line in memctl("decay", "--json", "--now", NOW).lines]
    assert (change["kind"], change["action"], change["path"]) == ("change", "forget", "archive/context.md")
    assert (memory["kind"], memory["due"], memory["due_on"]) == ("memory", "review", NOW)


def test_what_decay_archived_comes_back_when_it_is_learned_again(memctl: InProcess, tree: Path) -> None:
    memctl("decay", "--now", NOW)
    record = {"v": 1, "kind": "candidate", "text": "Trying zed", "type": "context", "channel": "user", "score": 0.9}
    result = memctl("add", "-", stdin=json.dumps(record))
    assert result.lines[0].split("\t")[:2] == ["restore", "mzed1"]


def test_an_export_comes_back(memctl: InProcess, tree: Path, home: Path) -> None:
    memctl("decay", "--now", NOW)
    export = memctl("export", "--all").out
    copy = home / "copy"
    memctl("init", "--tree", copy)
    done = memctl("import", "--tree", copy, stdin=export)
    assert [line.split("\t")[0] for line in done.lines] == ["add"] * 3
    kept = ("id", "text", "type", "path", "heading", "created")
    old, new = ([{k: json.loads(line).get(k) for k in kept} for line in text.splitlines()]
                for text in (export, memctl("export", "--all", "--tree", copy).out))  # fmt: skip
    assert [row for row in old if row["id"] in ("mzed1", "mrust")] == [
        row for row in new if row["id"] in ("mzed1", "mrust")
    ]
    again = memctl("import", "--tree", copy, stdin=export)
    assert {line.split("\t")[0] for line in again.lines} == {"skip"}


def test_an_import_leads_nowhere_else(memctl: InProcess, tree: Path, home: Path) -> None:
    records = "".join(
        json.dumps({"v": 1, "kind": "memory", "text": f"hostile {n}", "path": path}) + "\n"
        for n, path in enumerate(
            ["../../x.md", "/etc/x.md", ".memctl/x.md", "a/../../b.md", "con.md\x00.md", "C:\\x.md"]
        )
    )
    result = memctl("import", stdin=records)
    assert result.status == 0
    outside = [path for path in home.parent.rglob("*.md") if tree not in path.parents]
    assert outside == [] and not (tree / ".memctl/x.md").exists()
    assert len(memctl("list", "--all").lines) == 9


def test_an_id_that_no_file_would_hold_is_replaced(memctl: InProcess, tree: Path) -> None:
    records = [{"v": 1, "kind": "memory", "id": id, "text": f"one {id}"} for id in ("../x", "a b", "mgood")]
    done = memctl("import", stdin="".join(json.dumps(record) + "\n" for record in records))
    assert (done.status, len(done.lines), done.lines[2].split("\t")[1]) == (0, 3, "mgood")


def test_an_export_is_utf_8_whatever_a_file_holds(memctl: InProcess, tree: Path) -> None:
    (tree / "latin.md").write_bytes(b"- caf\xe9\n")
    for form in ("ndjson", "json"):
        assert "caf\ufffd" in memctl("export", "--format", form).raw.decode("utf-8")


@pytest.mark.parametrize("words", [["--forecast", "3y"], ["--check", "--now", "2027-06-01"], ["--why", "mrust"]])
def test_the_machines_clock_does_not_matter_on_a_supposed_day(
    words: list[str], memctl: InProcess, tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MEMCTL_NOW", NOW)
    memctl("inject", "-q", "rust")  # the log begins on that day
    memctl("add", "Plays the viola")
    told = set()
    for today in ("2026-08-10", "2026-09-10", "2026-12-31", "2027-08-10", "2028-02-29", "2051-01-01"):
        monkeypatch.setattr("memctl.edge.clock.time.strftime", lambda _, today=today: today)
        told.add(memctl("decay", *words).out)
    assert len(told) == 1 and "".join(told)
