"""What is said of a project stays there: it comes into no other project's prompt, and the person's into all."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.inprocess import InProcess

from memctl.edge.checkout import plain_remote

memctl = InProcess()
NOW = ("--now", "2026-08-20")

SHOP = (
    "We deploy on Fridays in this project.", "Our staging database runs on port 5433.",
    "We decided to use Postgres instead of MySQL.", "Always use type hints in this codebase.",
    "In this repo we squash commits before merging.",
)  # fmt: skip
BLOG = (
    "We deploy on Mondays.", "Our images are built with Podman.", "We use pnpm workspaces, not npm.",
    "All migrations must be reversible.", "这个项目用 4 个空格缩进。",
)  # fmt: skip
PERSON = (
    "My sister Anna lives in Oslo.", "I am allergic to peanuts.", "I prefer tabs over spaces.", "I live in Berlin.",
    "我喜欢喝绿茶。",
)  # fmt: skip


@pytest.fixture(autouse=True)
def tree(home: Path) -> Path:
    assert memctl("init").status == 0
    return home / ".local/share/memctl"


class Clock:
    """Times of day, one after the other."""

    minute = 0

    def next(self) -> str:
        self.minute += 1
        return f"2026-08-10T{10 + self.minute // 60}:{self.minute % 60:02}:00.000Z"


def claude(home: Path, cwd: Path, texts: tuple[str, ...], clock: Clock) -> None:
    path = home / ".claude" / "projects" / str(cwd).replace("/", "-") / "s.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    items = [
        {"type": "user", "uuid": f"u{clock.minute}", "sessionId": f"c{cwd.name}", "cwd": str(cwd),
         "timestamp": clock.next(), "message": {"role": "user", "content": text}}
        for text in texts
    ]  # fmt: skip
    with path.open("a") as file:
        file.write("".join(json.dumps(item) + "\n" for item in items))


def codex(home: Path, cwd: Path, texts: tuple[str, ...], clock: Clock) -> None:
    path = home / ".codex" / "sessions" / "2026" / "08" / "10" / f"rollout-{cwd.name}{clock.minute}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    session = {"id": f"x{clock.minute}", "timestamp": clock.next(), "cwd": str(cwd), "originator": "codex_cli_rs"}
    items: list[dict[str, Any]] = [{"timestamp": clock.next(), "type": "session_meta", "payload": session}]
    for text in texts:
        time = clock.next()
        message = {"type": "message", "role": "user", "content": [{"type": "input_text", "text": text}]}
        items.append({"timestamp": time, "type": "response_item", "payload": message})
        items.append({"timestamp": time, "type": "event_msg", "payload": {"type": "user_message", "message": text}})
    path.write_text("".join(json.dumps(item) + "\n" for item in items))


def qwen(home: Path, cwd: Path, texts: tuple[str, ...], clock: Clock) -> None:
    path = home / ".qwen" / "projects" / cwd.name / "chats" / "q.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    items = [
        {"uuid": f"q{clock.minute}", "sessionId": f"q{cwd.name}", "timestamp": clock.next(), "type": "user",
         "provenance": "real_user", "cwd": str(cwd), "message": {"role": "user", "parts": [{"text": text}]}}
        for text in texts
    ]  # fmt: skip
    path.write_text("".join(json.dumps(item) + "\n" for item in items))


def opencode(home: Path, cwd: Path, texts: tuple[str, ...], clock: Clock) -> None:
    path = home / ".local/share/opencode/opencode.db"
    path.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(path)) as base:
        base.executescript(
            "CREATE TABLE IF NOT EXISTS session (id TEXT, directory TEXT);"
            "CREATE TABLE IF NOT EXISTS message (id TEXT, session_id TEXT, time_created INTEGER, data TEXT);"
            "CREATE TABLE IF NOT EXISTS part (id TEXT, message_id TEXT, session_id TEXT, data TEXT);"
        )
        session = f"ses_{cwd.name}{clock.minute}"
        base.execute("INSERT INTO session VALUES (?, ?)", (session, str(cwd)))
        for text in texts:
            clock.next()
            time = 1786356000000 + clock.minute * 60000
            id = f"msg_{clock.minute}"
            said = {"role": "user", "time": {"created": time}}
            base.execute("INSERT INTO message VALUES (?, ?, ?, ?)", (id, session, time, json.dumps(said)))
            part = {"type": "text", "text": text}
            base.execute("INSERT INTO part VALUES (?, ?, ?, ?)", (f"p{id}", id, session, json.dumps(part)))
        base.commit()


def prompt(directory: Path, texts: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, *words: str) -> str:
    """What a prompt there has for questions about all of these."""
    monkeypatch.chdir(directory)
    return "\n".join(memctl("inject", *NOW, *words, "-q", text).out for text in texts)


def misplaced(shop: Path, blog: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Of 30 placements (each project's own five, the person's five, none of the other's five), those that are wrong."""
    wrong = []
    for own, other, directory in ((SHOP, BLOG, shop), (BLOG, SHOP, blog)):
        text = prompt(directory, (*SHOP, *BLOG, *PERSON), monkeypatch)
        wrong += [f"{directory.name} lacks {said}" for said in (*own, *PERSON) if said.rstrip(".。") not in text]
        wrong += [f"{directory.name} has {said}" for said in other if said.rstrip(".。") in text]
    return wrong


@pytest.mark.parametrize("owned", ["none", "one", "both", "untrusted"])
@pytest.mark.parametrize("clients", [(claude, codex), (opencode, qwen), (codex, claude)])
def test_thirty_of_thirty(owned: str, clients: Any, home: Path, tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shop, blog = home / "work" / "shop", home / "work" / "blog"
    for number, directory in enumerate((shop, blog)):
        (directory / "src" / "deep").mkdir(parents=True)
        if owned == "both" or (owned == "one" and not number):
            assert memctl("init", "--project", directory).status == 0
        if owned == "untrusted":
            (directory / ".memory").mkdir()
            (directory / ".memory" / "notes.md").write_text("- We deploy at full moon.\n")
    clock, (first, second) = Clock(), clients
    first(home, shop, (*SHOP[:3], *PERSON[:2]), clock)
    second(home, blog, (*BLOG, PERSON[2]), clock)
    second(home, shop / "src", SHOP[3:], clock) if second is not qwen else first(home, shop / "src", SHOP[3:], clock)
    first(home, home, PERSON[3:], clock)
    monkeypatch.chdir(home)
    assert memctl("capture", "--sweep", *NOW).status == 0
    assert misplaced(shop, blog, monkeypatch) == []
    assert misplaced(shop / "src" / "deep", blog / "src", monkeypatch) == []
    outside = prompt(home, (*SHOP, *BLOG), monkeypatch)
    assert not [said for said in (*SHOP, *BLOG) if said in outside]
    assert "full moon" not in prompt(shop, ("When do we deploy?",), monkeypatch)
    kept = [directory for directory in (shop, blog) if [*(directory / ".memory").rglob("*.md")]]
    own = {"none": 0, "one": 1, "both": 2, "untrusted": 0}[owned]
    assert (tree / "projects").is_dir() == (own < 2)
    assert len([*tree.glob("projects/*")]) == 2 - own and len(kept) == (2 if owned == "untrusted" else own)
    assert memctl("lint").status == 0


def git(directory: Path, *words: str) -> None:
    subprocess.run(["git", "-C", str(directory), *words], check=True, capture_output=True)


def repository(directory: Path, remote: str = "") -> Path:
    directory.mkdir(parents=True)
    git(directory, "init", "-q")
    if remote:
        git(directory, "remote", "add", "origin", remote)
    return directory


def told(cwd: Path, text: str, **more: Any) -> str:
    """A candidate about the project."""
    record = {"v": 1, "kind": "candidate", "text": text, "type": "fact", "topic": "project", "scope": "project",
              "channel": "user", "evidence": {"cwd": str(cwd)}, **more}  # fmt: skip
    return json.dumps(record) + "\n"


def seen(directory: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    monkeypatch.chdir(directory)
    return [line.split("\t")[2] for line in memctl("list").lines]


def test_a_moved_checkout_is_found_by_its_remote(home: Path, tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shop = repository(home / "a" / "shop", "https://jo:s3cret@github.com/jo/shop.git")
    memctl("add", "-", stdin=told(shop / "src", "We deploy on Fridays."))
    register = (tree / "projects/shop/_core/project.md").read_text()
    assert 'path: "' + str(shop) + '"' in register and 'remote: "github.com/jo/shop"' in register
    assert "s3cret" not in "".join(path.read_text(errors="replace") for path in tree.rglob("*") if path.is_file())
    moved = home / "b" / "store"
    moved.parent.mkdir()
    shop.rename(moved)
    clone = repository(home / "c" / "clone", "git@github.com:jo/shop.git")
    other = repository(home / "a" / "shop", "https://github.com/jo/other.git")
    for directory in (moved, clone):
        assert seen(directory, monkeypatch) == ["We deploy on Fridays."]
    assert seen(other, monkeypatch) == []
    memctl("add", "-", stdin=told(other, "We deploy on Mondays."))
    assert (tree / "projects/shop-2/_core/project.md").is_file()
    assert seen(other, monkeypatch) == ["We deploy on Mondays."] and len(seen(moved, monkeypatch)) == 1


def test_work_trees_and_subdirectories_belong_to_their_repository(
    home: Path, tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shop = repository(home / "shop")
    git(shop, "-c", "user.name=a", "-c", "user.email=a@b", "commit", "-q", "--allow-empty", "-m", "one")
    git(shop, "worktree", "add", "-q", str(home / "elsewhere"))
    (shop / "src").mkdir()
    memctl("add", "-", stdin=told(home / "elsewhere", "We deploy on Fridays."))
    assert [path.name for path in (tree / "projects").iterdir()] == ["shop"]
    for directory in (shop, shop / "src", home / "elsewhere"):
        assert seen(directory, monkeypatch) == ["We deploy on Fridays."]


def test_directories_of_one_name_are_two_projects(home: Path, tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    places = [home / where / "api" for where in "abc"]
    for place in places:
        place.mkdir(parents=True)
    days = ("Mon", "Tue", "Wed")
    lines = "".join(told(place, f"We deploy on {day}.") for place, day in zip(places, days, strict=True))
    assert memctl("add", "-", stdin=lines).status == 0
    assert sorted(path.name for path in (tree / "projects").iterdir()) == ["api", "api-2", "api-3"]
    assert [seen(place, monkeypatch) for place in places] == [[f"We deploy on {day}."] for day in days]


@pytest.mark.parametrize("place", ["/", "/tmp", "", "..", "Documents"])
def test_directories_of_all_sorts_are_no_projects(place: str, home: Path, tree: Path) -> None:
    (home / "Documents").mkdir()
    cwd = Path(place) if place.startswith("/") else (home / place).resolve()
    assert memctl("add", "-", stdin=told(cwd, "We deploy on Fridays.")).lines[0].split("\t")[2] == "topics/project.md:3"
    assert not (tree / "projects").exists()


def test_the_same_sentence_is_kept_in_each_project(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    places = [home / "a", home / "b"]
    for place in places:
        place.mkdir()
    said = "We deploy on Mondays."
    assert [line.split("\t")[0] for line in memctl("add", "-", stdin=told(places[0], said)).lines] == ["add"]
    assert [line.split("\t")[0] for line in memctl("add", "-", stdin=told(places[1], said)).lines] == ["add"]
    assert [line.split("\t")[0] for line in memctl("add", "-", stdin=told(places[1], said)).lines] == ["skip"]
    change = told(places[1], "We no longer deploy on Mondays, we deploy on Fridays.", correction=True)
    assert memctl("add", "-", stdin=change).lines[0].startswith("supersede")
    assert seen(places[0], monkeypatch) == [said]
    assert seen(places[1], monkeypatch) == ["We no longer deploy on Mondays, we deploy on Fridays."]


def test_a_project_can_be_named_and_left_out(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shop = home / "shop"
    shop.mkdir()
    memctl("add", "-", stdin=told(shop, "We deploy on Fridays."))
    memctl("add", "I like green tea")
    monkeypatch.chdir(home)
    assert memctl("search", "deploy").status == 1
    for command in (("search", "deploy"), ("list",), ("inject", "-q", "deploy"), ("export", "--format", "markdown")):
        assert "on Fridays" in memctl(*command, "--project", shop).out, command
        assert "on Fridays" not in memctl(*command).out, command
        monkeypatch.chdir(shop)
        assert "on Fridays" in memctl(*command).out, command
        assert "on Fridays" not in memctl(*command, "--project", "").out, command
        assert "on Fridays" not in memctl(*command, "--scope", "user").out, command
        monkeypatch.chdir(home)
    assert "on Fridays" in memctl("list", "--all").out and "on Fridays" in memctl("export", "--all").out
    assert "on Fridays" not in memctl("inject", "--all", "-q", "deploy").out
    assert memctl("list", "--project", home / "nowhere").status == 66
    assert "shop" in memctl("status", "--project", shop).out and "project\t" not in memctl("status").out


def test_memories_are_changed_from_anywhere(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shop = home / "shop"
    shop.mkdir()
    id = memctl("add", "-", stdin=told(shop, "We deploy on Fridays.")).lines[0].split("\t")[1]
    monkeypatch.chdir(home)
    assert "on Fridays" in memctl("show", id).out
    assert memctl("set", id, "importance=0.3").status == 0
    assert memctl("forget", "--yes", "deploy").status == 1  # a query finds what is seen here
    assert memctl("forget", id).status == 0 and seen(shop, monkeypatch) == []
    assert memctl("undo").status == 0 and seen(shop, monkeypatch) == ["We deploy on Fridays."]
    assert memctl("lint").status == 0


def test_a_person_may_keep_projects_of_their_own(home: Path, tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A directory `projects/` of somebody's notes is read from anywhere, as ever."""
    (tree / "projects" / "garden").mkdir(parents=True)
    (tree / "projects" / "garden" / "notes.md").write_text("- The pond is two metres deep\n")
    (home / "garden").mkdir()
    monkeypatch.chdir(home)
    assert "pond" in memctl("search", "pond").out and "pond" in memctl("inject", "-q", "pond").out
    memctl("add", "-", stdin=told(home / "garden", "We deploy on Fridays."))
    assert (tree / "projects/garden-2/_core/project.md").is_file() and "pond" in memctl("search", "pond").out


def test_a_directory_that_was_removed_has_no_project(home: Path, tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gone = home / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    for words in (("list", "--tree", tree), ("inject", "-q", "tea"), ("add", "I like green tea")):
        assert memctl(*words).status == 0, words


def test_a_project_tree_that_is_named_takes_its_own(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shop, blog = home / "shop", home / "blog"
    blog.mkdir()
    root = memctl("init", "--project", shop).lines[0]
    said = told(shop, "We deploy on Fridays.") + told(blog, "We deploy on Mondays.")
    places = {line.split("\t")[2].partition(":")[0] for line in memctl("add", "-", "--tree", root, stdin=said).lines}
    assert places == {"topics/project.md", "projects/blog/_core/project.md"}


@pytest.mark.parametrize(
    ("url", "plain"),
    [
        ("https://jo:tok@en@github.com/jo/shop.git", "github.com/jo/shop"),
        ("https://ghp_abc@GitHub.com/jo/shop", "github.com/jo/shop"),
        ("git@github.com:jo/shop.git", "github.com/jo/shop"),
        ("ssh://git@host.example:2222/team/shop.git/", "host.example/team/shop"),
        ("https://host/shop.git?private_token=abc#x", "host/shop"),
        ("/srv/git/shop.git", "/srv/git/shop"),
        ("file:///srv/git/shop.git", "/srv/git/shop"),
        ("https://jo:pa/ss@host/shop.git", "host/shop"),
        ("../shop.git", ""), ("", ""), ("shop", ""), ("https://", ""),
    ],
)  # fmt: skip
def test_remotes_are_written_without_what_is_secret(url: str, plain: str) -> None:
    assert plain_remote(url) == plain


def test_without_a_directory_all_goes_where_it_went(home: Path, tree: Path) -> None:
    record = json.loads(told(home, "We deploy on Fridays."))
    del record["evidence"]
    assert memctl("add", "-", stdin=json.dumps(record)).lines[0].split("\t")[2].startswith("topics/project.md")


WORDS = st.sampled_from(["deploy on Fridays", "use tabs", "review every change", "store images in S3", "log as JSON"])


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(said=st.lists(st.tuples(st.sampled_from("abc"), WORDS), min_size=1, max_size=12), data=st.data())
def test_any_project_sees_just_its_own(
    said: list[tuple[str, str]], data: st.DataObject, tmp_path_factory: pytest.TempPathFactory,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    home = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.chdir(home)
    memctl("init")
    owners = data.draw(st.sets(st.sampled_from("abc")))
    for name in "abc":
        (home / name / "deep").mkdir(parents=True)
        if name in owners:
            memctl("init", "--project", home / name)
    lines = "".join(told(home / name, f"We {words} in {name}.") for name, words in said)
    assert memctl("add", "-", stdin=lines).status == 0
    for name in "abc":
        own = {f"We {words} in {who}." for who, words in said if who == name}
        assert set(seen(home / name / data.draw(st.sampled_from([".", "deep"])), monkeypatch)) == own
    assert seen(home, monkeypatch) == []


READS = (("list",), ("search", "deploy"), ("export", "--format", "text"), ("inject", "-q", "when do we deploy?"))


@pytest.mark.parametrize("command", READS, ids=lambda words: words[0])
@pytest.mark.parametrize("all", ((), ("--all",)), ids=("held", "all"))
def test_scope_project_shows_the_part_of_the_users_tree(home: Path, command: Any, all: Any) -> None:
    """A project without a tree of its own: what is known of it, and nothing of the person or another project."""
    clock, (shop, blog, bare) = Clock(), (repository(home / name) for name in ("shop", "blog", "bare"))
    claude(home, shop, (*SHOP, *PERSON), clock)
    claude(home, blog, BLOG, clock)
    memctl("capture", "--sweep", *NOW)
    result = memctl(*command, *all, "--scope", "project", "--project", str(shop), *NOW)
    assert result.status == 0
    assert "We deploy on Fridays in this project." in result.out
    assert not any(text in result.out for text in (*BLOG, *PERSON))
    nothing = memctl(*command, *all, "--scope", "project", "--project", str(bare), *NOW)
    assert nothing.out == ""
    assert nothing.status == (0 if command[0] == "inject" else 66)


@pytest.mark.parametrize("command", (("forget", "deploy", "--yes"), ("set", "m1", "pin=true"), ("log",), ("undo",)))
def test_what_changes_a_part_says_where_it_is(home: Path, command: tuple[str, ...]) -> None:
    """`--scope project` names a tree: without one nothing of the person is touched, and the error says what to do."""
    shop = repository(home / "shop")
    claude(home, shop, SHOP + PERSON, Clock())
    memctl("capture", "--sweep", *NOW)
    result = memctl(*command, "--scope", "project", "--project", str(shop), *NOW)
    assert result.status == 66
    assert "projects/shop/ of your tree: leave out --scope" in result.err


JOINED = (
    ("We deploy on Fridays in this project. Also, I'm allergic to peanuts.", "allergic"),
    ("Our staging database runs on port 5433. And my sister is called Anna.", "sister"),
    ("I live in Berlin. Also, we use squash merges in this repo.", "Berlin"),
    ("这个项目用 4 个空格缩进。还有，我妹妹住在杭州。", "妹妹"),
    ("In this codebase we use type hints. Plus, my wife works as a nurse.", "wife"),
)


@pytest.mark.parametrize(("message", "word"), JOINED, ids=lambda text: text[:20])
def test_one_message_about_both_is_two_memories(message: str, word: str, home: Path) -> None:
    """What is of the person comes into every prompt, whatever was said of the project in the same breath."""
    shop = repository(home / "shop")
    claude(home, shop, (message,), Clock())
    memctl("capture", "--sweep", *NOW)
    found = [json.loads(line) for line in memctl("list", "--json", "--project", str(shop), *NOW).out.splitlines()]
    of_person = [each["text"] for each in found if word in each["text"]]
    assert len(found) == 2
    assert of_person
    assert all(not each["path"].startswith("projects/") for each in found if word in each["text"])


def turn(cwd: Path, text: str, number: int, **more: Any) -> str:
    known = {"v": 1, "kind": "turn", "role": "user", "session": "s", "time": f"2026-08-10T10:{number:02}:00Z"}
    return json.dumps(known | {"text": text, "cwd": str(cwd)} | more) + "\n"


def test_an_episode_stays_in_the_project_that_it_tells_of(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shop, blog = home / "my shop 店", home / "blog"
    for directory in (shop, blog):
        directory.mkdir()
    monkeypatch.setenv("MEMCTL_SUMMARIZE_MIN_MESSAGES", "1")
    asked = ("Can you set up the deploy script for shopctl?", "What is wrong with the webhook at port 9999?")
    said = "".join(turn(shop, text, number) for number, text in enumerate(asked))
    assert memctl("add", "-", stdin=memctl("summarize", "-", "--rules", stdin=said).out).status == 0
    for directory, found in ((shop, True), (blog, False), (home, False)):
        assert ("shopctl" in prompt(directory, asked, monkeypatch)) == found
        assert [line for line in seen(directory, monkeypatch) if "9999" in line] == seen(directory, monkeypatch)


def test_what_waits_stays_in_its_project_too(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a tool or a file says of a project, and a person accepts, comes into no other project."""
    shop, blog = home / "shop", home / "blog"
    for directory in (shop, blog):
        directory.mkdir()
    text = "What do you think?\nWe deploy on Fridays with shopctl.\nOur staging database runs on port 5433.\n"
    found = memctl("extract", "-", stdin=turn(shop, text, 1, piped="after"))
    monkeypatch.chdir(home)
    memctl("add", "-", stdin=found.out)
    waiting = [line.split("\t")[1] for line in memctl("review").lines]
    assert waiting and memctl("review", *(f"--take={id}" for id in waiting)).status == 0
    assert seen(shop, monkeypatch) != [] and seen(blog, monkeypatch) == [] == seen(home, monkeypatch)


def test_a_claimed_remote_reads_nothing_while_the_known_checkout_is_there(
    home: Path, tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Anybody can write the name of a remote into the configuration of an archive."""
    shop = repository(home / "shop", "https://github.com/jo/shop.git")
    memctl("add", "-", stdin=told(shop, "We deploy on Fridays."))
    archive = repository(home / "archive", "git@github.com:JO/shop.git")
    assert seen(archive, monkeypatch) == [] and seen(shop, monkeypatch) == ["We deploy on Fridays."]
    monkeypatch.chdir(archive)
    assert "Fridays" not in memctl("inject", "-q", "deploy").out
    said = dict(line.split("\t") for line in memctl("status").lines)["project"]
    assert said.startswith(f"none: this directory names the remote of shop, which is at {shop}")
    memctl("add", "-", stdin=told(archive, "We deploy on Mondays."))
    assert seen(archive, monkeypatch) == ["We deploy on Mondays."] and len(seen(shop, monkeypatch)) == 1


def test_a_clone_that_a_person_trusts_reads_its_project(
    home: Path, tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shop = repository(home / "shop", "https://github.com/jo/shop.git")
    memctl("add", "-", stdin=told(shop, "We deploy on Fridays."))
    clone = repository(home / "clone", "git@github.com:jo/shop.git")
    monkeypatch.chdir(clone)
    assert memctl("on", "--project").status == 0
    assert seen(clone, monkeypatch) == ["We deploy on Fridays."]
    assert memctl("off", "--project").status == 0
    assert seen(clone, monkeypatch) == []
    assert memctl("off", "--project").status == 66


@pytest.mark.parametrize("how", ["gitdir", "common", "worktrees"])
def test_no_file_makes_a_directory_a_work_tree_of_another_project(
    how: str, home: Path, tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shop = repository(home / "shop", "https://github.com/jo/shop.git")
    memctl("add", "-", stdin=told(shop, "We deploy on Fridays."))
    git(shop, "-c", "user.name=a", "-c", "user.email=a@b", "commit", "-q", "--allow-empty", "-m", "one")
    git(shop, "worktree", "add", "-q", str(home / "real"))
    forged = home / "forged"
    (forged / "meta").mkdir(parents=True)
    (forged / "meta/commondir").write_text(f"{shop}/.git\n")
    leads = {"gitdir": f"{shop}/.git", "common": "meta", "worktrees": f"{shop}/.git/worktrees/real"}[how]
    (forged / ".git").write_text(f"gitdir: {leads}\n")
    assert seen(forged, monkeypatch) == [] and seen(home / "real", monkeypatch) == ["We deploy on Fridays."]


HOSTILE = (
    'path: "/"', "path: '..'", 'path: "~"', "path: [1, 2]", "path: {a: b}", "path: null", "remote: 3", 'remote: ""',
    f"path: {'x' * 20_000}", 'path: "/home"', "remote: [github.com/jo/shop]", 'path: "."', "path: 2026-01-01",
    'path: "\\0"', "path: true\nremote: false",
)  # fmt: skip


@pytest.mark.parametrize("front", HOSTILE, ids=lambda front: front[:30])
def test_no_register_lets_its_memories_in_elsewhere(
    front: str, home: Path, tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tree / "projects/odd/_core").mkdir(parents=True)
    (tree / "projects/odd/_core/project.md").write_text(f'---\nproject: "odd"\n{front}\n---\n- We deploy on Fridays\n')
    shop = repository(home / "shop", "https://github.com/jo/shop.git")
    for directory in (home, shop, Path("/")):
        monkeypatch.chdir(directory)
        for words in (("list",), ("inject", "-q", "deploy"), ("status",), ("search", "deploy")):
            shown = memctl(*words)
            assert "Fridays" not in shown.out and shown.status in (0, 1), (words, shown)


def test_many_registers_are_read_once(home: Path, tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What they said is cached, and not believed where a register has changed."""
    from memctl.edge.projects import Projects

    for number in range(60):
        register = tree / f"projects/p{number}/_core/project.md"
        register.parent.mkdir(parents=True)
        register.write_text(f'---\nproject: "p{number}"\npath: "{home}/w/p{number}"\n---\n- Deploys on day {number}\n')
        os.utime(register, (1_700_000_000, 1_700_000_000))
    monkeypatch.setattr("memctl.edge.project_cache.YOUNG", 0)
    (home / "w/other").mkdir(parents=True)
    assert Projects(str(tree)).of(str(home / "w/other")) is None
    read: list[str] = []
    named = Projects.named
    monkeypatch.setattr(Projects, "named", lambda self, name: read.append(name) or named(self, name))
    assert Projects(str(tree)).of(str(home / "w/other")) is None and read == ["other"]
    moved = tree / "projects/p7/_core/project.md"
    moved.write_text(moved.read_text().replace("w/p7", "w/other"))
    found = Projects(str(tree)).of(str(home / "w/other"))
    assert found and found.name == "p7" and read == ["other", "other", "p7"]
