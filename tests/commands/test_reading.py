"""init, list, show, search, inject, export: what reads a tree."""

from __future__ import annotations

import csv
import io
import json
import os
from pathlib import Path

import pytest
from support.inprocess import InProcess

from memctl.core.tokens import count_tokens
from memctl.edge.store.tree import Tree
from memctl.model.errors import InputError

PAGE = """\
# Tooling

## Package managers
- Uses pnpm, not npm #node (created:: 2026-07-01) ^m7f3k
- [lesson] Docker builds need proxy-env (created:: 2026-07-02) ^mc20x

## Tests
- 使用 vitest 而非 jest 写单元测试 #测试 (created:: 2026-07-03) ^mvite
"""
EXTRA = """\
# Life
- Moved to Kyoto (created:: 2026-06-01) (since:: 2026-05-01) ^mkyot
- Trial of the gym (created:: 2026-01-01) (until:: 2026-02-01) ^mgym1
- The assistant thinks you like tea (created:: 2026-07-01) (channel:: assistant) (status:: pending) ^mtea1
"""


@pytest.fixture
def tree(home: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    root = home / "tree"
    for path, text in {
        "_core/preferences.md": "# Preferences\n- Prefers short answers (created:: 2026-07-01) ^mshrt\n",
        "topics/tooling.md": PAGE,
        "topics/life.md": EXTRA,
        "archive/topics/old.md": "# Old\n- Lived in Berlin (created:: 2020-01-01) (until:: 2026-05-01) ^mberl\n",
        "agents/ada/topics/chess.md": "# Chess\n- Ada opens with the Sicilian (created:: 2026-07-01) ^mches\n",
    }.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, encoding="utf-8")
    monkeypatch.setenv("MEMCTL_TREE", str(root))
    monkeypatch.setenv("MEMCTL_NOW", "2026-08-01")
    return root


def ids(lines: list[str]) -> list[str]:
    return [line.split("\t")[0] for line in lines]


def test_init_makes_a_private_tree_and_touches_nothing(memctl: InProcess, home: Path) -> None:
    assert memctl("list").status == 66
    result = memctl("init")
    root = Path(result.out.strip())
    assert (result.status, result.err) == (0, "") and root == home / ".local/share/memctl"
    assert (root.stat().st_mode & 0o777, (root / "_core/profile.md").stat().st_mode & 0o777) == (0o700, 0o600)
    (root / "goals.md").write_text("# Mine\n", encoding="utf-8")
    before = (root / ".memctl/id").read_text()
    assert memctl("init").status == 0
    assert (root / "goals.md").read_text() == "# Mine\n" and (root / ".memctl/id").read_text() == before


def test_init_dir_is_remembered(memctl: InProcess, home: Path) -> None:
    memctl("init", home / "notes")
    assert memctl("config", "get", "tree").out.strip() == str(home / "notes")
    memctl("init", home / "other")
    assert memctl("config", "get", "tree").out.strip() == str(home / "notes")


def test_init_of_a_second_tree_leaves_the_user_the_first(memctl: InProcess, home: Path) -> None:
    memctl("init")
    memctl("init", "--git", home / "clone")
    assert memctl("config", "get", "tree").out.strip() == ""


def test_status_counts_what_list_lists(memctl: InProcess, tree: Path) -> None:
    relation = "# Who\n\n## Relations\n\n- user lives in [[Kyoto]] (evidence:: mkyot) ^mrel1\n"
    (tree / "relations.md").write_text(relation, encoding="utf-8")
    line = next(line for line in memctl("status").lines if line.startswith("user memories"))
    active = len(memctl("list").lines)
    assert line.split("\t")[1] == f"{active} active, 1 expired, 1 pending, 1 archived, 1 relation, 1 of agents"


def test_init_dry_run_makes_nothing(memctl: InProcess, home: Path) -> None:
    assert memctl("init", "--dry-run").status == 0
    assert list(home.iterdir()) == []


def test_list_in_file_order_without_what_is_not_held(memctl: InProcess, tree: Path) -> None:
    result = memctl("list")
    assert ids(result.lines) == ["mshrt", "mkyot", "m7f3k", "mc20x", "mvite"]
    assert result.lines[2] == "m7f3k\ttopics/tooling.md:4\tUses pnpm, not npm"
    assert result.err == ""


@pytest.mark.parametrize(
    ("words", "found"),
    [
        (["--type", "lesson"], ["mc20x"]),
        (["--tag", "测试"], ["mvite"]),
        (["--tag", "#node"], ["m7f3k"]),
        (["--path", "topics/*"], ["mkyot", "m7f3k", "mc20x", "mvite"]),
        (["--path", "life"], ["mkyot"]),
        (["--created-after", "2026-07-02"], ["mc20x", "mvite"]),
        (["--created-before", "2026-07-01"], ["mkyot"]),
        (["--archived"], ["mberl"]),
        (["--at", "2026-01-15"], ["mberl", "mgym1"]),
        (["--agent", "ada", "--path", "agents/**"], ["mches"]),
        (["--all", "--path", "life"], ["mkyot", "mgym1", "mtea1"]),
        (["-n", "1"], ["mshrt"]),
    ],
)
def test_filters(memctl: InProcess, tree: Path, words: list[str], found: list[str]) -> None:
    assert ids(memctl("list", *words).lines) == found


def test_filters_that_leave_nothing_end_in_1(memctl: InProcess, tree: Path) -> None:
    assert memctl("list", "--tag", "nothing").status == 1


def test_records_and_nuls(memctl: InProcess, tree: Path) -> None:
    record = json.loads(memctl("list", "--type", "lesson", "--json").out)
    assert (record["v"], record["kind"], record["id"], record["line"]) == (1, "memory", "mc20x", 5)
    assert 0 < record["strength"] < 0.85
    assert memctl("list", "-0").raw == b"mshrt\0mkyot\0m7f3k\0mc20x\0mvite\0"


def test_show(memctl: InProcess, tree: Path) -> None:
    result = memctl("show", "^m7f3k")
    assert result.status == 0 and "m7f3k  topics/tooling.md:4" in result.out and "Uses pnpm, not npm" in result.out
    assert "half-life 365 days" in result.out
    assert json.loads(memctl("show", "mberl", "--json").out)["path"] == "archive/topics/old.md"
    assert memctl("show", "mzzzz").status == 1
    assert memctl("show", "^mzzzz").status == 66


def test_a_memory_without_id_has_a_handle(memctl: InProcess, tree: Path) -> None:
    (tree / "goals.md").write_text("- Learn Rust\n", encoding="utf-8")
    (handle,) = ids(memctl("list", "--path", "goals").lines)
    assert handle.startswith("~") and memctl("show", handle).status == 0
    assert (tree / "goals.md").read_text() == "- Learn Rust\n"


def test_ambiguous_ids_are_wrong_usage(memctl: InProcess, tree: Path) -> None:
    (tree / "goals.md").write_text("- a ^mtwin\n- b ^mtwin\n", encoding="utf-8")
    result = memctl("show", "mtwin")
    assert result.status == 64 and "goals.md:1, goals.md:2" in result.err


def test_the_beginning_of_an_id_names_its_one_memory(memctl: InProcess, tree: Path) -> None:
    (tree / "goals.md").write_text("- a ^mtwig\n- b ^mtwin\n", encoding="utf-8")
    assert memctl("show", "^mtwin").out == memctl("show", "^mtwin").out != ""
    result = memctl("forget", "^mtwi")
    assert result.status == 64 and "^mtwi is ambiguous: mtwig, mtwin" in result.err
    assert memctl("show", "mtwi").status == 1  # without ^ it is a word
    assert memctl("clear", "^mtwig").status == 0
    assert "mtwig" not in (tree / "goals.md").read_text() and "mtwin" in (tree / "goals.md").read_text()


@pytest.mark.parametrize(
    ("query", "first"),
    [
        ("package manager", "m7f3k"),
        ("building with docker", "mc20x"),
        ("测试", "mvite"),
        ("单元测试用什么写", "mvite"),
        ("move Kyoto", "mkyot"),
        ("VITEST", "mvite"),
    ],
)
def test_search_finds_other_forms_and_chinese_inside_sentences(
    memctl: InProcess, tree: Path, query: str, first: str
) -> None:
    result = memctl("search", query)
    assert result.status == 0 and ids(result.lines)[0] == first


def test_search_that_finds_nothing(memctl: InProcess, tree: Path) -> None:
    result = memctl("search", "xylophone")
    assert (result.status, result.out, result.err) == (1, "", "")


def test_search_does_not_find_what_is_not_held(memctl: InProcess, tree: Path) -> None:
    assert memctl("search", "Berlin").status == 1
    assert ids(memctl("search", "Berlin", "--at", "2026-01-01").lines) == ["mberl"]
    assert memctl("search", "Sicilian").status == 1
    assert ids(memctl("search", "Sicilian", "--agent", "ada").lines) == ["mches"]
    assert ids(memctl("list", "--agent", "Ada", "--path", "agents/**").lines) == ["mches"]
    assert "Sicilian" in memctl("inject", "--agent", "ADA", "-q", "how does Ada open with the Sicilian?").out


def test_search_explains(memctl: InProcess, tree: Path) -> None:
    result = memctl("search", "pnpm", "--json", "--explain")
    record = json.loads(result.lines[0])
    assert 0 < record["relevance"] <= 1 and record["why"] and "m7f3k: score" in result.err


@pytest.mark.parametrize("query", ['"', "-", "AND OR (", "path:", "*" * 500, "\x00\ufffe", "]]>", "since:", "🎹"])
def test_search_takes_anything(memctl: InProcess, tree: Path, query: str) -> None:
    assert memctl("search", "--", query).status in (0, 1)


@pytest.mark.parametrize("part", ["type:nothing", "since:soon"])
@pytest.mark.parametrize("command", ["search", "forget"])
def test_what_narrows_to_nothing_that_there_is_is_said(memctl: InProcess, tree: Path, command: str, part: str) -> None:
    result = memctl(command, "pnpm", part)
    assert result.status == 64 and part in result.err


def test_a_template_with_a_place_that_there_is_not(memctl: InProcess, tree: Path, tmp_path: Path) -> None:
    form = tmp_path / "form.md"
    form.write_text("Known:\n{{ user }}\n{{usr}}\n", encoding="utf-8")
    result = memctl("inject", "-q", "", "--template", form)
    assert (result.status, result.out) == (65, "") and "{{usr}}" in result.err
    form.write_text("Known:\n{{ user }}\n{{}} {one}\n", encoding="utf-8")
    assert "- Prefers short answers" in memctl("inject", "-q", "", "--template", form).out


def test_inject_gives_the_core_and_what_is_relevant(memctl: InProcess, tree: Path) -> None:
    result = memctl("inject", "-q", "which package manager is used, pnpm or npm?")
    assert result.status == 0 and result.err == ""
    assert result.lines[0] == "<user_memory>" and result.lines[-1] == "</user_memory>"
    assert "- Prefers short answers" in result.lines and "- Uses pnpm, not npm" in result.lines
    assert "Kyoto" not in result.out and "tea" not in result.out
    assert memctl("inject", "-q", "which package manager is used, pnpm or npm?").raw == result.raw


def test_inject_says_nothing_where_nothing_is_relevant(memctl: InProcess, tree: Path) -> None:
    result = memctl("inject", "--no-core", "-q", "how do volcanoes erupt?")
    assert (result.status, result.raw, result.err) == (0, b"", "")
    assert memctl("inject", "-e", "--no-core", "-q", "how do volcanoes erupt?").status == 1


def test_inject_keeps_to_its_budget(memctl: InProcess, tree: Path) -> None:
    (tree / "topics/many.md").write_text("".join(f"- pnpm fact number {n}\n" for n in range(200)), encoding="utf-8")
    for budget in (40, 100, 400):
        out = memctl("inject", "-q", "pnpm fact", "--budget", budget).out
        assert count_tokens(out) <= budget
    assert "cut " in memctl("inject", "-q", "pnpm fact", "--budget", 100, "--explain").err


def test_inject_reads_a_conversation(memctl: InProcess, tree: Path) -> None:
    talk = {"messages": [{"role": "user", "content": "hello"}, {"role": "assistant", "content": "Hi"},
                         {"role": "user", "content": "Which unit test runner, vitest or jest?"}]}  # fmt: skip
    assert "vitest" in memctl("inject", "--no-core", stdin=json.dumps(talk)).out
    assert "Prefers short answers" in memctl("inject", stdin=b"").out


def test_inject_takes_chosen_memories(memctl: InProcess, tree: Path) -> None:
    records = memctl("list", "--type", "lesson", "--json").out
    out = memctl("inject", stdin=records).out
    assert "Docker builds need proxy-env" in out and "short answers" not in out
    bad = memctl("inject", stdin=records + '{"kind":"memory"}\n')
    assert bad.status == 65 and '-:2: "text" is missing' in bad.err and "Docker" in bad.out


@pytest.mark.parametrize("more", [[], ["--no-core"]])
def test_a_core_too_large_still_answers(memctl: InProcess, tree: Path, more: list[str]) -> None:
    lines = [
        f"- Filler number {number} of many words that say nothing of it (created:: 2026-07-01)" for number in range(60)
    ]
    page = [
        "# Preferences",
        *lines,
        "- Prefers window seats on trains, for the view is half of what one pays for (created:: 2026-07-01)",
        "",
    ]
    (tree / "_core/preferences.md").write_text("\n".join(page))
    asked = ["inject", *more, "--budget", "400", "-q"]
    assert "window seats" in memctl(*asked, "which seats on the train?").out
    assert "window seats" not in memctl(*asked, "how do volcanoes erupt?").out


def test_inject_takes_the_relevant_of_scored_records(memctl: InProcess, tree: Path) -> None:
    scored = memctl("score", "-q", "pnpm", stdin=memctl("list", "--json").out).raw
    (tree.parent / "scored").write_bytes(scored)
    for words, stdin in (([], scored), (["-"], scored), ([tree.parent / "scored"], b"")):
        out = memctl("inject", *words, stdin=stdin).out
        assert "Uses pnpm" in out and "Kyoto" not in out, words
    assert "Kyoto" in memctl("inject", "--min-score", 0, stdin=scored).out
    assert memctl("inject", stdin=scored.replace(b'"known":', b'"known":0.')).out == ""
    best = memctl("search", "proxy pnpm", "--json").lines[::-1]
    assert memctl("inject", "-n", 1, "--min-score", 0, stdin="\n".join(best)).out.count("\n- ") == 1


def test_inject_is_for_a_question_or_a_file(memctl: InProcess, tree: Path) -> None:
    assert memctl("inject", "-q", "pnpm", "no-file").status == 64
    assert memctl("inject", "no-file").status == 66


def test_inject_leaves_out_what_must_not_go_into_prompts(memctl: InProcess, tree: Path) -> None:
    (tree / "topics/secret.md").write_text("---\ninject: never\n---\n- pnpm diary\n", encoding="utf-8")
    assert "diary" not in memctl("inject", "-q", "pnpm diary").out
    assert "diary" in memctl("search", "diary").out


def test_inject_before_init_and_while_off(memctl: InProcess, home: Path) -> None:
    assert memctl("inject", "-q", "x").status == 0
    memctl("init")
    memctl("off")
    result = memctl("inject", "-q", "x")
    assert (result.status, result.out, result.err) == (0, "", "")
    memctl("on")
    assert memctl("status").out.split("\n")[1] == "memory\ton"


def test_a_project_tree_from_elsewhere_is_not_injected(memctl: InProcess, home: Path) -> None:
    memctl("init")
    project = Path(".memory/_core")
    project.mkdir(parents=True)
    (project / "conventions.md").write_text("- Obey me\n", encoding="utf-8")
    assert "Obey" not in memctl("inject", "-q", "x").out
    assert memctl("on", "--project").status == 0
    assert "## Project\n- Obey me" in memctl("inject", "-q", "x").out
    memctl("off", "--project")
    assert "Obey" not in memctl("inject", "-q", "x").out


def test_a_project_tree_made_here_is_injected_here_only(memctl: InProcess, home: Path, tmp_path: Path) -> None:
    memctl("init")
    memctl("init", "--project")
    Path(".memory/_core/conventions.md").write_text("- Tabs\n", encoding="utf-8")
    assert "Tabs" in memctl("inject", "-q", "x").out
    (tmp_path / "elsewhere").mkdir()
    os.chdir(tmp_path / "elsewhere")
    assert "Tabs" not in memctl("inject", "-q", "x").out


def test_unreadable_front_matter_is_told_and_the_body_read(memctl: InProcess, tree: Path) -> None:
    (tree / "goals.md").write_text("---\n: [\n---\n- Learn Rust\n", encoding="utf-8")
    result = memctl("list", "--path", "goals")
    assert "Learn Rust" in result.out and result.err.count("goals.md:1: front matter") == 1


def test_where_the_front_matter_is_wrong_is_told(memctl: InProcess, tree: Path) -> None:
    (tree / "goals.md").write_text("---\ntags: [dev]\ntitle: a: b\n---\n- Learn Rust\n", encoding="utf-8")
    assert "(line 3: mapping values are not allowed here)" in memctl("list").err


def test_of_many_unreadable_files_the_first_are_told(memctl: InProcess, tree: Path) -> None:
    for number in range(10, 40):
        (tree / f"t{number}.md").write_text("---\ndate: {{date}}\n---\n- One\n", encoding="utf-8")
    for told in (memctl("search", "one").err, memctl("search", "one", "--no-index").err):
        assert [line.split(":")[1] for line in told.splitlines()[:10]] == [f" t{number}.md" for number in range(10, 20)]
        assert told.splitlines()[10:] == [
            "memctl: t20.md: the same or another problem, perhaps in more files too: memctl lint lists them"
        ]
    assert memctl("lint").out.count(": front-matter: ") == 30


def test_which_tree_is_missing_is_told(memctl: InProcess, home: Path, tmp_path: Path) -> None:
    (there,) = memctl("init").lines
    assert "create it with memctl init --project" in memctl("list", "--scope", "project").err
    assert "create it with memctl init --project" in memctl("add", "Uses tabs", "--scope", "project").err
    nowhere = tmp_path / "nowhere"
    assert f"create it with memctl init {nowhere}" in memctl("add", "--tree", nowhere, "Uses tabs").err
    assert memctl("add", "--tree", there, "--scope", "project", "Uses tabs").status == 64


def test_ignored_files_and_links_are_not_read(memctl: InProcess, tree: Path, tmp_path: Path) -> None:
    (tree / ".memctlignore").write_text("drafts/\n", encoding="utf-8")
    (tree / "drafts").mkdir()
    (tree / "drafts/x.md").write_text("- draft\n", encoding="utf-8")
    (tmp_path / "outside.md").write_text("- outside\n", encoding="utf-8")
    (tree / "link.md").symlink_to(tmp_path / "outside.md")
    out = memctl("list", "--all").out
    assert "draft" not in out and "outside" not in out


def test_exports(memctl: InProcess, tree: Path) -> None:
    records = [json.loads(line) for line in memctl("export").lines]
    assert [record["id"] for record in records] == ["mshrt", "mkyot", "m7f3k", "mc20x", "mvite"]
    assert json.loads(memctl("export", "--format", "json").out) == records
    rows = list(csv.DictReader(io.StringIO(memctl("export", "--format", "csv").out)))
    assert [row["id"] for row in rows] == [record["id"] for record in records]
    assert (
        "- [fact] Uses pnpm, not npm #node (created:: 2026-07-01) ^m7f3k"
        in memctl("export", "--format", "markdown").out
    )
    assert memctl("export", "--format", "text", "--type", "lesson").out == "- Docker builds need proxy-env\n"
    assert '"id":"m7f3k"' in memctl("export", "--format", "html").out


def test_a_csv_cell_runs_nothing(memctl: InProcess, tree: Path) -> None:
    (tree / "goals.md").write_text("- =cmd() now\n", encoding="utf-8")
    rows = list(csv.DictReader(io.StringIO(memctl("export", "--format", "csv", "--path", "goals").out)))
    assert rows[0]["text"] == "'=cmd() now"


def test_an_unreadable_file_shows_in_the_status(memctl: InProcess, tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: Tree, path: str) -> bytes:
        if path == "topics/life.md":
            raise InputError(f"{path}: cannot be read: Permission denied")
        return read(self, path)

    read = Tree.read
    monkeypatch.setattr(Tree, "read", refuse)
    for command in ("export", "list"):
        result = memctl(command)
        assert result.status == 65 and "m7f3k" in result.out and "topics/life.md: cannot be read" in result.err


def test_a_transcript_of_nothing_is_empty(memctl: InProcess, tree: Path) -> None:
    for words in (["extract"], ["transcript"], ["inject", "--no-core"]):
        result = memctl(*words, stdin=b"[]\n")
        assert (result.status, result.out, result.err) == (0, "", "")


def test_what_an_error_quotes_begins_no_line(memctl: InProcess, tree: Path) -> None:
    result = memctl("show", "a\nmemctl: all is well")
    assert result.status == 1 and result.err.count("\n") == 1, result.err


@pytest.mark.parametrize(
    "words", ["dentist", "Dentist appointment", "2024-01-02 nine", '"dentist appointment: tuesday"']
)
def test_a_label_behind_a_date_is_found_brought_and_forgotten(memctl: InProcess, tree: Path, words: str) -> None:
    (tree / "log.md").write_text(
        "- 2024-01-02 Dentist appointment: Tuesday at nine ^mdent\n- 2024-01-03 Decision: use Postgres ^mpost\n"
    )
    assert memctl("search", words).out.startswith("mdent\t")
    assert "Tuesday at nine" in memctl("inject", "--no-core", "-q", "when is my dentist appointment?").out
    assert memctl("forget", "--yes", words).out.startswith("forget\tmdent\t")
    assert "mdent" not in memctl("search", words).out
