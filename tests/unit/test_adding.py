"""What counts as the same, where a memory is filed, and what the journal, the tombstones and late editors leave."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.cost import seconds

from memctl.core.extraction.change_cues import sounds_like_correction
from memctl.core.lifecycle.forget import Tombstones
from memctl.core.reconcile.candidate import of_record, of_words, source_of
from memctl.core.reconcile.placement import existing, file_of, safe_path, title_of
from memctl.core.reconcile.rules import Reconciler
from memctl.core.reconcile.similarity import Likeness, near, similarities
from memctl.core.reconcile.tree_memories import TreeMemories
from memctl.edge.log import tombstones
from memctl.edge.log.journal import Journal
from memctl.edge.store import files, late_saves
from memctl.edge.store.line_merge import merge_three_way
from memctl.model.markdown.scrubbing import Blotter, Scrub
from memctl.model.memory import Memory
from memctl.model.tables.settings import Settings
from memctl.model.text.file_names import safe_name

SENTENCES = st.text(st.sampled_from("abc ABC not 12 喜欢茶"), min_size=1, max_size=30)


@given(SENTENCES, SENTENCES)
def test_nearness_has_no_direction(one: str, other: str) -> None:
    assert near(Likeness(one), Likeness(other)) == near(Likeness(other), Likeness(one))


@given(SENTENCES)
def test_a_text_is_near_itself(text: str) -> None:
    likeness = Likeness(text)
    assert near(likeness, likeness) == bool(likeness.words)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Prefers dark mode in editors", "Prefers dark mode in all editors"),
        ("For JavaScript projects, uses pnpm", "Uses pnpm for JavaScript projects"),
        ("The user likes drinking coffee", "Likes to drink coffee"),
        ("喜欢在早上喝咖啡", "用户很喜欢在早上喝咖啡"),
    ],
)
def test_much_the_same(one: str, other: str) -> None:
    assert near(Likeness(one), Likeness(other))


@pytest.mark.parametrize("text", ["Now uses pnpm", "No longer eats meat", "改用 vitest", "Switched to helix"])
def test_corrections_are_heard(text: str) -> None:
    assert sounds_like_correction(text)


@pytest.mark.parametrize(
    "text",
    [
        "Walks the dog now and then", "Knows Python", "那我们联系一下",
        "I adjusted my manuscript to the style of the journal, but now I'm wondering whether this will change how I "
        "use the tools for the references",
    ],
)  # fmt: skip
def test_other_talk_is_no_correction(text: str) -> None:
    assert not sounds_like_correction(text)


@given(st.text(max_size=300))
def test_a_topic_is_a_safe_path(topic: str) -> None:
    for name in safe_path(topic).split("/"):
        assert name and name not in (".", "..") and name[0] != "." and name[-1] not in ". "
        assert not set(name) & set('<>:"\\|?*\0') and len(name.encode()) <= 101
        assert name.split(".")[0] not in ("con", "prn", "aux", "nul", "com1", "lpt1")
    assert safe_name(safe_name(topic)) == safe_name(topic)


def test_where_things_go() -> None:
    where = {
        ("preference", "", "", "x"): "_core/preferences.md",
        ("fact", "", "", "The registry is down on Mondays"): "topics/notes.md",
        ("fact", "", "", "I live in Bonn"): "_core/profile.md",
        ("fact", "Vue Router", "", "x"): "topics/vue-router.md",
        ("fact", "profile", "", "x"): "_core/profile.md",
        ("fact", "", "", "Our database is Postgres 15"): "topics/project.md",
        ("fact", "", "", "We deploy on Fridays"): "topics/project.md",
        ("fact", "", "", "我们用 pnpm"): "topics/project.md",
        ("fact", "", "", "Our dog is called Rex"): "topics/people.md",
        ("fact", "", "", "Alice is my manager"): "topics/people.md",
        ("fact", "", "", "My rent is 900 a month"): "topics/life.md",
        ("fact", "", "", "We live in Bonn"): "_core/profile.md",
        ("fact", "", "", "我们家的猫叫年糕"): "topics/people.md",
        ("episode", "", "", "x"): "episodes/2026-08.md",
        ("decision", "", "", "We decided on Bazel"): "topics/decisions.md",
        ("lesson", "", "", "x"): "learnings.md",
        ("fact", "测试/单元", "", "x"): "topics/测试/单元.md",
        ("fact", "vue", "../Ada", "x"): "agents/ada/topics/vue.md",
    }
    for (kind, topic, agent, text), path in where.items():
        assert file_of(kind, topic, agent, text, "2026-08", Settings()) == path
    ours = file_of("fact", "", "", "Our database is Postgres 15", "2026-08", Settings(), "project")
    assert ours == "_core/profile.md"  # what every prompt in the project is to know
    assert existing("topics/vue-router.md", ["topics/Vue Router.md"]) == "topics/Vue Router.md"
    starters = ["_core/conventions.md", "architecture.md"]
    assert existing("topics/architecture.md", starters) == "architecture.md"
    assert existing("topics/conventions.md", starters) == "_core/conventions.md"
    assert existing("topics/architecture.md", [*starters, "topics/architecture.md"]) == "topics/architecture.md"
    assert (title_of("", "episodes/2026-08.md"), title_of("", "topics/vue-router.md")) == ("2026-08", "Vue router")


def test_the_source_names_a_session_shortly() -> None:
    assert source_of({"client": "codex", "session": "019c0000-abc", "line": 3}) == "codex/019c0000-abc#L3"
    assert source_of({"client": "aider", "session": "2026-08-11 09:00:00", "line": 6}) == "aider/2026-08-11 09:00:00#L6"


def adding(*texts: str) -> Reconciler:
    ids = (f"mnew{number}" for number in itertools.count())
    known = [
        Memory(text, id=f"m{number}", path="topics/x.md", created="2026-01-01") for number, text in enumerate(texts)
    ]
    return Reconciler(
        TreeMemories(known), graves=Tombstones(), settings=Settings(), now="2026-08-01", new_id=ids.__next__
    )


def test_the_same_twice_in_one_stream_is_one() -> None:
    stream = adding()
    changes = [
        stream.take(of_words(text, "2026-08-01", person=False)) for text in ("Likes tea", "likes tea!", "Likes tea")
    ]
    assert [change.action for change in changes] == ["add", "skip", "skip"]


def test_what_grows_in_one_stream_is_added_once() -> None:
    stream = adding()
    first = stream.take(of_words("Prefers dark mode", "2026-08-01"))
    second = stream.take(of_words("Prefers dark mode in editors #ui", "2026-08-01"))
    assert (first.action, second.action, second.id) == ("add", "merge", first.id)
    assert first.edits[-1]["memory"]["text"] == "Prefers dark mode in editors"
    assert first.edits[-1]["memory"]["tags"] == ["ui"]
    assert not second.edits


def test_what_is_similar_is_named() -> None:
    change = adding("Deploys the shop on Friday afternoon").take(
        of_words("Deploys the shop on Monday afternoon", "2026-08-01")
    )
    assert change.action == "add"
    assert change.related[0]["id"] == "m0" and 0.5 < change.related[0]["similarity"] < 1


def test_ten_thousand_are_no_matter_of_squares() -> None:
    records = [{"text": f"Thing w{n % 97}a w{n % 89}b w{n}c is kept", "channel": "user"} for n in range(2000)]

    def take(count: int) -> None:
        stream = adding()
        for record in records[:count]:
            stream.take(of_record(record, "-", "2026-08-01"))

    take(200)
    most = 10 * seconds(lambda: take(500), 0, tries=2)  # 16 times would be quadratic, 4 times is linear
    assert seconds(lambda: take(2000), most) < most


# The journal


def test_the_journal_knows_what_was_cut_off(tmp_path: Path) -> None:
    journal = Journal(str(tmp_path))
    assert journal.pending() is None
    journal.begin({"op": "a", "changes": [{"action": "add", "id": "m1", "after": "x" * 200_000}]})
    assert (journal.pending() or {})["op"] == "a"
    journal.finish()
    assert journal.pending() is None
    size = journal.begin({"op": "b"})
    journal.cancel(size)
    assert [operation["op"] for operation in journal.operations()] == ["a"]
    with open(journal.path, "ab") as file:
        file.write(b'{"op":"torn')
    journal.mend()
    assert journal.pending() is None
    assert Path(journal.path).read_bytes().endswith(b'"state":"done"}\n')


def test_scrubbing_takes_every_text(tmp_path: Path) -> None:
    journal = Journal(str(tmp_path))
    journal.begin(
        {
            "op": "a",
            "changes": [
                {"action": "add", "id": "m1", "after": "secret words"},
                {"action": "forget", "id": "m2", "before": "secret words"},
            ],
        }
    )
    journal.finish()
    assert journal.wordings_of(["m1"]) == {"m1": ["secret words"]}
    other = b'{"op":"b","changes":[],"t":"2026-01-01T00:00:00","note":"\xff kept  as it is","state":"done"}\n'
    with open(journal.path, "ab") as file:
        file.write(other + b'{"op":"torn, secret wo\n{"op":"c","note":"\\u0073ecret words","state":"done"}\n')
    task = {"keys": ["m1"], "texts": ["secret words"], "stones": [], "titles": [], "paths": []}
    journal.replace(journal.without(Scrub(task)))
    assert other in Path(journal.path).read_bytes() and b"torn" not in Path(journal.path).read_bytes()
    assert "secret" not in Path(journal.path).read_text(errors="replace")
    assert [change["id"] for operation in journal.operations() for change in operation.get("changes", ())] == [
        "m1",
        "m2",
    ]


@pytest.mark.parametrize("block", [1, 5, 64, 1 << 16])
@pytest.mark.parametrize("end", [b"", b'{"op":"torn'])
def test_the_journal_is_read_from_its_end(
    block: int, end: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("memctl.edge.log.journal._BLOCK", block)
    journal = Journal(str(tmp_path))
    for name, length in (("first", 3), ("second", 300), ("c", 0), ('d"', 2000), ("first", 1)):
        journal.begin({"op": name, "text": "é\r\x85" * length})
        journal.finish()
    pending = list(journal.operations())
    with open(journal.path, "ab") as file:
        file.write(end)
    assert list(journal.latest()) == pending[::-1]
    assert [one["op"] for one in journal.latest(['d"', "second"])] == ['d"', "second"]
    assert list(journal.operations(["first"])) == [pending[0], pending[-1]]
    assert list(journal.operations([])) == []
    assert journal.named('d"') == pending[3]
    journal.mend()
    assert Path(journal.path).read_bytes().endswith(b'"state":"done"}\n')


@given(st.lists(st.text("ab", min_size=4, max_size=9), max_size=6), st.text("ab", max_size=40))
def test_no_byte_of_a_text_is_left(texts: list[str], words: str) -> None:
    gone = {
        place
        for text in texts
        for start in range(len(words))
        if words.startswith(text, start)
        for place in range(start, start + len(text))
    }
    kept = [letter for place, letter in enumerate(words) if place not in gone]
    assert Blotter(texts)(words).replace("[purged]", "") == "".join(kept)


def test_tombstones_are_lifted_and_laid_again() -> None:
    data = tombstones.with_stones(b"", ["aa", "bb"], "2026-08-01")
    assert tombstones.with_stones(data, ["aa"], "2026-08-01") == data
    lifted = tombstones.with_stones(data, ["aa"], "2026-08-02", lifted=True)
    assert tombstones.buried(lifted) == {"bb"}
    assert tombstones.buried(tombstones.with_stones(lifted, ["aa"], "2026-08-03")) == {"aa", "bb"}
    assert tombstones.buried(b"not json\n" + data) == {"aa", "bb"}


# Late editors


def test_folding_keeps_both() -> None:
    base = b"a\nb\nc\n"
    assert set(merge_three_way(base, b"a\nb marked\nc\n", b"a\nb\nnew\nc\n").split()) == {
        b"a",
        b"b",
        b"marked",
        b"new",
        b"c",
    }
    assert merge_three_way(base, base, b"a\nc\n") == b"a\nc\n"
    assert merge_three_way(base, base + b"d\n", b"z\na\nb\nc\n") == b"z\na\nb\nc\nd\n"


@given(*[st.lists(st.sampled_from([b"a", b"b", b"c", b"d"]), max_size=6)] * 3)
def test_folding_loses_no_line_of_the_late_writer(base: list[bytes], current: list[bytes], late: list[bytes]) -> None:
    out = merge_three_way(b"\n".join(base), b"\n".join(current), b"\n".join(late)).split(b"\n")
    assert not [line for line in late if line not in base and line not in out]
    assert merge_three_way(b"\n".join(base), b"\n".join(current), b"\n".join(base)) == b"\n".join(current)


def test_what_an_editor_writes_to_the_old_file_is_folded_in(tmp_path: Path) -> None:
    root, path = str(tmp_path), tmp_path / "x.md"
    path.write_text("- one\n- two\n")
    with open(path, "a") as editor:
        assert files.change(root, "x.md", lambda data: data.replace(b"one", b"1"))
        editor.write("- late\n")
    assert path.read_text() == "- 1\n- two\n"
    late_saves.fold_in(root)
    assert path.read_text() == "- 1\n- two\n- late\n"
    late_saves.fold_in(root)
    assert path.read_text() == "- 1\n- two\n- late\n"


def test_a_rewrite_keeps_the_mode_and_what_was_saved_in_between(tmp_path: Path) -> None:
    root, path = str(tmp_path), tmp_path / "x.md"
    path.write_text("- one\n")
    path.chmod(0o640)
    saves = iter(["- one\n- by hand\n"])

    def edit(data: bytes) -> bytes:
        if (text := next(saves, None)) is not None and data == b"- one\n":
            path.with_suffix(".new").write_text(text)
            path.with_suffix(".new").chmod(0o640)
            path.with_suffix(".new").replace(path)
        return data.replace(b"one", b"1")

    assert files.change(root, "x.md", edit)
    assert path.read_text() == "- 1\n- by hand\n"
    assert path.stat().st_mode & 0o777 == 0o640


def test_what_was_written_can_be_taken_back(tmp_path: Path) -> None:
    root, path = str(tmp_path), tmp_path / "x.md"
    path.write_text("- one\n")
    for edit in (lambda data: data + b"- two\n", lambda data: b"- zero\n" + data):
        written = files.change(root, "x.md", edit)
        assert written and path.read_text() != "- one\n"
        assert files.take_back(written)
        assert path.read_text() == "- one\n"


WORDS = st.lists(st.sampled_from(["the", "tea", "likes", "lives", "pnpm", "v2", "a", "我", "茶"]), max_size=9)


@given(WORDS, WORDS)
def test_similarity_is_the_share_of_the_longest_common_subsequence(one: list[str], other: list[str]) -> None:
    first, second = " ".join(sorted(one)), " ".join(sorted(other))
    longest = [0] * (len(second) + 1)  # of what was looked at of the first, and so many signs of the second
    for sign in first:
        before = list(longest)
        for place, there in enumerate(second, 1):
            longest[place] = before[place - 1] + 1 if sign == there else max(before[place], longest[place - 1])
    expected = 2 * longest[-1] / (len(first) + len(second)) if one or other else 1.0
    assert similarities(" ".join(one), [" ".join(other)]) == [pytest.approx(expected)]


def test_many_texts_compare_as_few_do() -> None:
    few = ["the user lives in berlin", "用户 喜欢 喝 茶", "", "berlin"]
    alone = [similarities("the user lives in bonn", [each])[0] for each in few]
    assert similarities("the user lives in bonn", few * 200) == [pytest.approx(each) for each in alone * 200]
