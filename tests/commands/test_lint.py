"""Each rule of lint finds its own, nothing else does, and what is mended loses nothing."""

from __future__ import annotations

import json
import os
import re
import subprocess
from pathlib import Path

import pytest
from support.inprocess import InProcess
from support.program import ROOT

from memctl.core.lint.rules import RULES, SENTENCES
from memctl.model.copies import second_id
from memctl.model.memory import Memory
from memctl.model.text.lines import STONE_DIGITS, fingerprint

NOW = "2026-08-10"
LONG = "\n".join(f"- Something that is always said, number {number}, at some length" for number in range(60))


@pytest.fixture
def tree(home: Path) -> Path:
    root = home / "notes"
    (root / "topics").mkdir(parents=True)
    root.chmod(0o700)
    (root / "topics/good.md").write_text(
        "# Good\n\n- Fine 👩‍👩‍👧 ❤️ 名字 Привет μTorrent ^m0001\n- [[ramen]] is good ^m0002\n"
    )
    return root


def findings(memctl: InProcess, tree: Path, *words: object) -> list[dict[str, object]]:
    done = memctl("lint", "--tree", tree, "--now", NOW, "--json", *words)
    assert done.status == (1 if done.out else 0)
    return [json.loads(line) for line in done.lines]


def test_a_good_tree_is_silent(tree: Path, memctl: InProcess) -> None:
    assert findings(memctl, tree) == []


CASES = {
    "not-utf8": ("a.md", b"- One\n- Caf\xe9\n", 2),
    "nul-byte": ("a.md", b"- One\n- \0Two\n", 2),
    "front-matter": ("a.md", b"---\n{ [\n---\n- One\n", 1),
    "front-matter-key": ("a.md", b"---\ntags: x\nchannel: web\n---\n- One\n", 3),
    "damaged-record": (".memctl/journal.jsonl", b'{"op":"x"}\n{"op"\n{"op', 2),
    "conflict-markers": ("a.md", b"- One\n<<<<<<< ours\n- Two\n=======\n- Three\n>>>>>>> theirs\n", 2),
    "duplicate-id": ("z.md", b"- Other words ^m0001\n", 1),
    "dangling-link": ("a.md", b"- See [[topics/good#^mzzzz]]\n", 1),
    "validity": ("a.md", b"- One (since:: 2026-05-01) (until:: 2026-04-01)\n", 1),
    "not-a-date": ("a.md", b"- One (until:: soon)\n", 1),
    "superseded-active": ("a.md", b"- One (superseded-by:: m0001)\n", 1),
    "secret": ("a.md", b"- One\n- db: postgres://me:tr0ub4dor3x@db.example/app\n", 2),
    "hidden-unicode": ("a.md", "- One\n- T\u200bwo\n".encode(), 2),
    "mixed-scripts": ("a.md", "- p\u0430ypal is fine\n".encode(), 1),
    "core-budget": ("_core/profile.md", LONG.encode(), 1),
    "reserved-name": ("topics/con.md", b"- One\n", None),
}


@pytest.mark.parametrize("rule", CASES)
def test_what_is_wrong_is_found_where_it_is(rule: str, tree: Path, memctl: InProcess) -> None:
    path, data, line = CASES[rule]
    (tree / path).parent.mkdir(exist_ok=True)
    (tree / path).write_bytes(data)
    found = findings(memctl, tree)
    assert [(one["rule"], one["path"], one.get("line")) for one in found] == [(rule, path, line)]
    assert memctl("lint", "--tree", tree, "--now", NOW).out.startswith(f"{path}{f':{line}' if line else ''}: {rule}: ")


@pytest.mark.parametrize(
    "line",
    [
        "- A (supersedes:: mzzzz)", "- A (superseded-by:: mzzzz) (until:: 2026-01-01)",
        "- a likes b (evidence:: mzzzz)", "- See [[#^mzzzz]]", "- See [[topics/bad#^m0001]]", "- See [[topics/none]]",
    ],
)  # fmt: skip
def test_dangling_links(line: str, tree: Path, memctl: InProcess) -> None:
    (tree / "a.md").write_text(line + "\n")
    assert [one["rule"] for one in findings(memctl, tree)] == ["dangling-link"]


@pytest.mark.parametrize(
    "line", ["- See [[topics/good#^m0001]]", "- See [[good#^m0001|that]]", "- `[[x/y]]`", "- See [[topics/good]]"]
)
def test_links_that_lead_somewhere(line: str, tree: Path, memctl: InProcess) -> None:
    (tree / "a.md").write_text(line + "\n")
    assert findings(memctl, tree) == []


def test_a_date_of_the_front_matter_is_named_once_where_it_stands(tree: Path, memctl: InProcess) -> None:
    (tree / "a.md").write_text("---\ntitle: A\nupdated: last week\n---\n- One\n- Two\n- Three (updated:: now)\n")
    assert [(one["rule"], one["line"]) for one in findings(memctl, tree)] == [("not-a-date", 3), ("not-a-date", 7)]


def test_created_in_the_future(tree: Path, memctl: InProcess) -> None:
    (tree / "a.md").write_text("- One (created:: 2027-01-01)\n")
    assert [one["rule"] for one in findings(memctl, tree)] == ["validity"]


def test_names_that_are_one_elsewhere(tree: Path, memctl: InProcess) -> None:
    for name in ("Good.md", "caf\u00e9.md", "cafe\u0301.md"):
        (tree / "topics" / name).write_text("- One thing\n")
    found = findings(memctl, tree)
    assert [one["rule"] for one in found] == ["name-collision"] * 2


def test_a_link_that_leads_out(tree: Path, memctl: InProcess) -> None:
    (tree.parent / "elsewhere.md").write_text("- Not memory\n")
    (tree / "topics/out.md").symlink_to(tree.parent / "elsewhere.md")
    (tree / "topics/in.md").symlink_to(tree / "topics/good.md")
    assert [(one["rule"], one["path"]) for one in findings(memctl, tree)] == [("link-out", "topics/out.md")]


def test_permissions_are_found_and_tightened(tree: Path, memctl: InProcess) -> None:
    (tree / "topics").chmod(0o777)
    assert [(one["rule"], one["path"]) for one in findings(memctl, tree)] == [("permissions", "topics")]
    assert memctl("lint", "--fix", "--tree", tree).status == 0
    assert (tree / "topics").stat().st_mode & 0o777 == 0o755


def test_status_says_what_others_can_write_to(memctl: InProcess, home: Path) -> None:
    memctl("init")
    assert "open to" not in memctl("status").out
    (home / ".config/memctl").mkdir(parents=True)
    (home / ".config/memctl/config.toml").write_text("")
    (home / ".config/memctl/config.toml").chmod(0o666)
    assert f"open to everybody\t{home}/.config/memctl/config.toml" in memctl("status").out


@pytest.mark.skipif(os.geteuid() == 0, reason="root reads everything")
def test_what_cannot_be_read(tree: Path, memctl: InProcess) -> None:
    (tree / "topics/good.md").chmod(0)
    assert [one["rule"] for one in findings(memctl, tree)] == ["unreadable"]


@pytest.mark.file_clock
def test_what_a_merge_put_aside_is_not_dropped(tree: Path, memctl: InProcess) -> None:
    text = "The birch stands there"
    id = memctl("add", text, "--topic", "trees", "--tree", tree, "--now", NOW).out.split("\t")[1]
    aside = second_id(Memory(text, id=id))
    (tree / "topics/trees.md").write_text(f"# Trees\n\n- {text} (status:: pending) ^{aside}\n")
    assert findings(memctl, tree) == []


@pytest.mark.file_clock
def test_what_another_program_dropped_is_named(tree: Path, memctl: InProcess) -> None:
    """Until it is restored, or a person says that it may be gone."""
    id = memctl("add", "The birch stands there", "--topic", "trees", "--tree", tree, "--now", NOW).out.split("\t")[1]
    assert findings(memctl, tree) == []
    (tree / "topics/trees.md").write_text("# Trees\n")
    found = findings(memctl, tree)
    assert [(one["rule"], one["path"], one["id"]) for one in found] == [("dropped", "topics/trees.md", id)]
    assert "birch" in memctl("lint", "--tree", tree, "--now", NOW).out
    assert memctl("restore", id, "--tree", tree).status == 0
    assert findings(memctl, tree) == []
    (tree / "topics/trees.md").unlink()
    assert [one["rule"] for one in findings(memctl, tree)] == ["dropped"]
    assert memctl("lint", "--tree", tree, "--now", "2027-08-01").out == ""  # long known: somebody meant it
    assert memctl("lint", "--accept", "--tree", tree).status == 0
    assert findings(memctl, tree) == []


def test_every_rule_has_a_case() -> None:
    others = {"permissions", "link-out", "name-collision", "unreadable", "resurrected", "dropped"}
    others |= {"unmerged", "merge-driver", "left-out"}  # see test_git and test_whole_merges
    assert {rule.name for rule in RULES} == set(CASES) | others


# What lint --fix does


def test_later_duplicates_get_new_ids(tree: Path, memctl: InProcess) -> None:
    (tree / "a.md").write_text("- First ^m0009\n- Second #tag ^m0009\n- Third ^m0009\n")
    (tree / "b.md").write_text("A paragraph. ^m0009\n")
    assert memctl("lint", "--fix", "--tree", tree, "--now", NOW).status == 0
    lines = (tree / "a.md").read_text().split("\n")
    assert lines[0] == "- First ^m0009"
    assert [line.split(" ^")[0] for line in lines] == ["- First", "- Second #tag", "- Third", ""]
    assert (tree / "b.md").read_text().startswith("A paragraph. ^m")
    ids = memctl("list", "-0", "--tree", tree).out.split("\0")
    assert len(set(ids)) == len(ids)


def test_what_was_forgotten_goes_back_to_the_archive(tree: Path, memctl: InProcess) -> None:
    before = (tree / "topics/good.md").read_text()
    memctl("forget", "m0001", "--tree", tree)
    (tree / "topics/good.md").write_text(before)  # as a merge of another machine's file would have it
    assert [one["rule"] for one in findings(memctl, tree)] == ["resurrected"]
    assert memctl("lint", "--fix", "--tree", tree, "--now", NOW).status == 0
    assert "m0001" not in (tree / "topics/good.md").read_text()
    assert "m0001" in (tree / "archive/topics/good.md").read_text()
    (tree / "b.md").write_text("- Fine 👩‍👩‍👧 ❤️ 名字 Привет μTorrent\n")
    assert [one["rule"] for one in findings(memctl, tree)] == ["resurrected"]


def test_accepting_lets_live_what_was_forgotten(tree: Path, memctl: InProcess) -> None:
    memctl("forget", "m0002", "--tree", tree)
    (tree / "b.md").write_text("- [[ramen]] is good\n")
    assert [one["rule"] for one in findings(memctl, tree)] == ["resurrected"]
    assert memctl("lint", "--accept", "--tree", tree).status == 0
    assert findings(memctl, tree) == []


def test_superseded_ones_are_archived_and_hidden_characters_left_out(tree: Path, memctl: InProcess) -> None:
    (tree / "a.md").write_text("- Old (superseded-by:: m0001)\n- T\u200bwo\u202e words #tag\n\nA par\u200bagraph.\n")
    dry = memctl("lint", "--fix", "--dry-run", "--tree", tree, "--now", NOW)
    assert dry.status == 1
    assert "\u200b" in (tree / "a.md").read_text()
    assert memctl("lint", "--fix", "--tree", tree, "--now", NOW).status == 0
    text = (tree / "a.md").read_text()
    assert "Two words #tag ^m" in text
    assert "A paragraph. ^m" in text
    assert "Old" in (tree / "archive/a.md").read_text()


def test_conflict_markers_are_resolved_memory_by_memory(tree: Path, memctl: InProcess) -> None:
    both = "- a ^m0011\n<<<<<<< ours\n- b ^m0012\n=======\n- c ^m0013\n>>>>>>> theirs\n- d ^m0014\n"
    (tree / "a.md").write_text(both)
    assert memctl("lint", "--fix", "--dry-run", "--tree", tree).status == 1
    assert (tree / "a.md").read_text() == both
    assert memctl("lint", "--fix", "--tree", tree).status == 0
    assert (tree / "a.md").read_text() == "- a ^m0011\n- b ^m0012\n- c ^m0013\n- d ^m0014\n"
    (tree / "a.md").write_text("- a ^m0011\n<<<<<<< ours\n- b ^m0012\n")
    assert memctl("lint", "--fix", "--tree", tree).status == 1
    assert memctl("lint", "--tree", tree).out.startswith("a.md:2: conflict-markers: ")


def test_mending_is_no_hand_edit(tree: Path, memctl: InProcess) -> None:
    (tree / "a.md").write_text("- T\u200bwo words\n- Again ^m0001\n")
    memctl("lint", "--accept", "--tree", tree)
    assert memctl("lint", "--fix", "--tree", tree).status == 0
    assert memctl("lint", "--verify", "--tree", tree).out == ""


# Files by name


def test_all_that_was_mended_is_one_operation_and_comes_back(tree: Path, memctl: InProcess) -> None:
    """Conflict markers, doubled ids and hidden characters, also such as only show once the markers are gone."""
    marked = "- One ^m0011\n<<<<<<< ours\n- Two\n=======\n- Three ^m0011\n- hid\u200bden\n>>>>>>> theirs\n"
    twice = "- Four ^m0021\n- Five ^m0021\n\n## S\n\n- S\u200bix ^m0021\n"
    (tree / "a.md").write_text(marked)
    (tree / "b.md").write_text(twice)
    memctl("lint", "--fix", "--tree", tree)
    mended = {name: (tree / name).read_text() for name in ("a.md", "b.md")}
    assert "<<<" not in mended["a.md"] and "- hidden" in mended["a.md"] and "- Six" in mended["b.md"]
    assert len(memctl("log", "--tree", tree).lines) == 1
    for _ in range(2):
        assert memctl("undo", "--tree", tree).status == 0
        assert (tree / "a.md").read_text() == marked and (tree / "b.md").read_text() == twice
        assert memctl("undo", "--tree", tree).status == 0
        assert {name: (tree / name).read_text() for name in mended} == mended


def test_a_file_that_was_rewritten_and_changed_since_is_left_alone(tree: Path, memctl: InProcess) -> None:
    (tree / "a.md").write_text("- One\n<<<<<<< ours\n- Two\n=======\n- Three\n>>>>>>> theirs\n")
    memctl("lint", "--fix", "--tree", tree)
    (tree / "a.md").write_text(later := (tree / "a.md").read_text() + "- By hand\n")
    done = memctl("undo", "--tree", tree)
    assert (done.status, done.out) == (65, "")
    assert "a.md: it was rewritten as a whole, and changed since" in done.err
    assert (tree / "a.md").read_text() == later


def test_a_purge_takes_the_words_out_of_what_was_rewritten(tree: Path, memctl: InProcess) -> None:
    (tree / "a.md").write_text("- One\n<<<<<<< ours\n- Secret ^m0031\n  words\n=======\n- Three\n>>>>>>> theirs\n")
    memctl("lint", "--fix", "--tree", tree)
    assert memctl("forget", "--purge", "m0031", "--tree", tree).status == 0
    assert not [path for path in tree.rglob("*") if path.is_file() and b"Secret" in path.read_bytes()]
    done = memctl("undo", memctl("log", "--tree", tree).lines[-1].split("\t")[0], "--tree", tree)
    assert done.status == 65 and "a purge deleted the old text" in done.err


def test_files_by_name(tree: Path, memctl: InProcess, home: Path) -> None:
    (tree / ".memctl").mkdir()
    (tree / "z.md").write_text("- Other words ^m0001\n")
    (tree / "b.md").write_text("- One (until:: soon)\n")
    done = memctl("lint", tree / "z.md")
    assert done.out.startswith(f"{tree}/z.md:1: duplicate-id: m0001 is also the id of topics/good.md:3")
    alone = home / "alone.md"
    alone.write_text("<<<<<<< a\n=======\n>>>>>>> b\n")
    done = memctl("lint", alone, tree / "b.md")
    assert [line.split(": ")[1] for line in done.lines] == ["conflict-markers", "not-a-date"]
    assert memctl("lint", home / "none.md").status == 66


@pytest.mark.parametrize("key", ["confidence: 1", "status: pending", "inject: sometimes", "id: m1", "supersedes: m1"])
def test_front_matter_without_effect(key: str, tree: Path, memctl: InProcess) -> None:
    (tree / "a.md").write_text(f"---\ntags: x\n{key}\n---\n- One\n")
    if key != "id: m1":
        assert [one["rule"] for one in findings(memctl, tree)] == ["front-matter-key"]
    else:  # a name that any program may use
        assert findings(memctl, tree) == []


@pytest.mark.parametrize(
    "key", ["inject: Never # private", "inject: 'no'", "inject: true", "aliases: [x]", "pin: true"]
)
def test_front_matter_with_effect_or_of_others(key: str, tree: Path, memctl: InProcess) -> None:
    (tree / "a.md").write_text(f"---\n{key}\n---\n- One\n")
    assert findings(memctl, tree) == []


def test_tombstones_that_cannot_be_read(tree: Path, memctl: InProcess) -> None:
    (tree / ".memctl").mkdir()
    (tree / ".memctl/tombstones.jsonl").write_text('{"hash":"aa","date":"2026-01-01"}\n{"hash":7}\n\n[]\n')
    found = findings(memctl, tree)
    assert [(one["rule"], one["line"]) for one in found] == [("damaged-record", 2), ("damaged-record", 4)]


# What SARIF 2.1.0 requires (sections 3.13 to 3.52) of the objects that lint writes: key → (shape, whether it must be)
URI = re.compile(r"(?:[A-Za-z0-9._~!$&'()*+,;=:@/?-]|%[0-9A-Fa-f]{2})*$")
SARIF: dict[str, dict[str, tuple[object, bool]]] = {
    "log": {"$schema": (URI, False), "version": ({"2.1.0"}, True), "runs": (["run"], True)},
    "run": {"tool": ("tool", True), "results": (["result"], True)},
    "tool": {"driver": ("component", True)},
    "component": {"name": (str, True), "version": (str, False), "rules": (["rule"], False)},
    "rule": {"id": (str, True), "shortDescription": ("message", False)},
    "result": {"ruleId": (str, True), "level": ({"none", "note", "warning", "error"}, False),
               "message": ("message", True), "locations": (["location"], False)},
    "message": {"text": (str, True)},
    "location": {"physicalLocation": ("physical", True)},
    "physical": {"artifactLocation": ("artifact", True), "region": ("region", False)},
    "artifact": {"uri": (URI, True)},
    "region": {"startLine": (int, True), "startColumn": (int, False)},
}  # fmt: skip


def check_sarif(value: object, shape: object) -> None:
    if isinstance(shape, list):
        assert isinstance(value, list)
        for item in value:
            check_sarif(item, shape[0])
    elif isinstance(shape, str):
        assert isinstance(value, dict)
        assert value.keys() <= SARIF[shape].keys()
        for key, (inner, needed) in SARIF[shape].items():
            assert key in value or not needed, (shape, key)
            if key in value:
                check_sarif(value[key], inner)
    elif shape is int:
        assert isinstance(value, int) and value >= 1
    else:
        assert isinstance(value, str) and value
        assert value in shape if isinstance(shape, set) else shape is str or shape.match(value)  # type: ignore


def test_every_finding_is_valid_sarif(tree: Path, memctl: InProcess, home: Path) -> None:
    """Of every rule, of --verify, in files whose names are no URI and no text."""
    for number, (path, data, _) in enumerate(CASES.values()):
        inside = path if "/" in path else f"{number} 100% #x?é:{path}"
        (tree / inside).parent.mkdir(parents=True, exist_ok=True)
        (tree / inside).write_bytes(data)
    (tree / os.fsdecode(b"caf\xe9:.md")).write_text("- One (until:: soon)\n")
    (tree / "-\n.md").write_text("- One (until:: \x1b[31m)\n")
    for words in ([], ["--verify"]):
        done = memctl("lint", "--tree", tree, "--format", "sarif", *words)
        log = json.loads(done.out.encode("utf-8", "surrogateescape").decode("utf-8"))
        check_sarif(log, "log")
        run = log["runs"][0]
        rules = {rule["id"] for rule in run["tool"]["driver"]["rules"]}
        assert len(rules) == len(run["tool"]["driver"]["rules"])
        assert {result["ruleId"] for result in run["results"]} == rules >= {"damaged-record", "not-a-date"}


@pytest.mark.parametrize("form", ["json", "github", "sarif"])
def test_other_forms(form: str, tree: Path, memctl: InProcess) -> None:
    (tree / "a.md").write_text("- One (until:: 100%, soon)\n")
    done = memctl("lint", "--tree", tree, "--format", form)
    assert done.status == 1
    if form == "github":
        assert done.out.startswith("::warning file=a.md,line=1,title=not-a-date::until '100%25, soon' is not a date")
        return
    value = json.loads(done.out)
    if form == "sarif":
        (result,) = value["runs"][0]["results"]
        assert value["version"] == "2.1.0"
        assert result["ruleId"] == "not-a-date"
        assert result["locations"][0]["physicalLocation"]["region"] == {"startLine": 1}
    else:
        assert value["rule"] == "not-a-date"


def test_a_place_in_sarif_is_a_uri(tree: Path, memctl: InProcess) -> None:
    (tree / "a b é.md").write_text("- One (until:: soon)\n")
    (result,) = json.loads(memctl("lint", "--tree", tree, "--format", "sarif").out)["runs"][0]["results"]
    assert result["locations"][0]["physicalLocation"]["artifactLocation"] == {"uri": "a%20b%20%C3%A9.md"}


def test_sarif_is_whole_where_nothing_is_wrong(tree: Path, memctl: InProcess) -> None:
    done = memctl("lint", "--tree", tree, "--now", NOW, "--format", "sarif")
    assert (done.status, json.loads(done.out)["runs"][0]["results"]) == (0, [])


def test_the_manual_explains_every_rule() -> None:
    text = (ROOT / "memctl/interface/prose/memctl.7.md").read_text(encoding="utf-8")
    for name in SENTENCES:
        assert f"`{name}`\n: " in text, name


def test_fixing_hidden_characters_leaves_bytes_that_are_no_text(tree: Path, memctl: InProcess) -> None:
    path = tree / "topics/latin.md"
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(b"- a caf\xe9 ^mlat1\n- a b\0c ^mnul1\n- a vi\xe2\x80\x8bola ^mhid1\n")
    assert memctl("lint", "--fix", "--tree", tree).status == 1
    assert path.read_bytes().replace(b" (updated:: 2026-08-01)", b"").split(b"\n")[:2] == [
        b"- a caf\xe9 ^mlat1",
        b"- a b\0c ^mnul1",
    ]
    assert b"\xe2\x80\x8b" not in path.read_bytes()


def test_a_repository_makes_git_run_nothing(memctl: InProcess, tmp_path: Path, home: Path) -> None:
    """What a conflict came from is asked of git; a repository that lacks it names a command to fetch it by."""
    root, ran = tmp_path / "repo/.memory", tmp_path / "ran"
    (root / ".memctl").mkdir(parents=True)
    file = root / "x.md"

    def git(*words: str, stdin: str = "") -> str:
        return subprocess.run(
            ["git", "-C", str(root), *words], input=stdin, capture_output=True, text=True, check=True
        ).stdout.strip()  # fmt: skip

    git("init", "-q")
    file.write_text("- Likes tea\n")
    blob = git("hash-object", "-w", "x.md")
    gone = git("hash-object", "--stdin", stdin="nobody has it")
    git("update-index", "--index-info", stdin=f"100644 {gone} 1\t.memory/x.md\n100644 {blob} 2\t.memory/x.md\n")
    for words in (
        ("core.repositoryFormatVersion", "1"), ("extensions.partialClone", "evil"), ("remote.evil.promisor", "true"),
        ("remote.evil.url", "ssh://example/x"), ("core.sshCommand", f"touch {ran}; false"),
    ):  # fmt: skip
        git("config", *words)
    file.write_text("<<<<<<< ours\n- Likes tea\n=======\n- Likes rum\n>>>>>>> theirs\n")
    assert memctl("--tree", root, "lint", "--fix").status == 0
    assert "Likes rum" in file.read_text() and not ran.exists()


def test_what_one_side_restored_and_the_other_forgot_is_in_the_archive(memctl: InProcess, tree: Path) -> None:
    """One side moved it out of the archive; the other buried its words: neither file alone has to keep it."""
    stone = fingerprint("Plays the viola", STONE_DIGITS)
    parts = {
        ".memctl/tombstones.jsonl": (f'{{"hash":"{stone}","date":"2026-08-01","lifted":true}}', "",
                                     f'{{"hash":"{stone}","date":"2026-08-02"}}'),
        "topics/music.md": ("- Plays the viola ^mviol", "", "- Hums ^mhums"),
        "archive/topics/music.md": ("", "- Plays the viola (until:: 2026-07-01) ^mviol",
                                    "- Plays the viola (until:: 2026-07-01) ^mviol\n- Sings ^msing"),
    }  # fmt: skip
    for path, (ours, base, theirs) in parts.items():
        (tree / path).parent.mkdir(parents=True, exist_ok=True)
        sides = "\n".join(
            filter(None, ["<<<<<<< HEAD", ours, "||||||| base", base, "=======", theirs, ">>>>>>> other"])
        )
        (tree / path).write_text(f"{sides}\n" if path.endswith("l") else f"# Music\n\n{sides}\n")
    memctl("lint", "--fix", "--tree", tree)
    found = [json.loads(line) for line in memctl("list", "--all", "--json", "--tree", tree).lines]
    assert [one["path"] for one in found if one["text"] == "Plays the viola"] == ["archive/topics/music.md"]
