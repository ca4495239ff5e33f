"""What did not come from the user waits until a person has said something about it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from support.inprocess import InProcess


@pytest.fixture
def ids(home: Path, memctl: InProcess) -> list[str]:
    memctl("init")
    lines = [{"text": f"The user owns boat number {number}", "channel": "assistant"} for number in range(3)]
    memctl("add", "-", stdin="\n".join(map(json.dumps, lines)))
    return memctl("review", "-0").out.split("\0")[:-1]


def test_what_waits_is_listed(ids: list[str], memctl: InProcess) -> None:
    done = memctl("review")
    assert [line.split("\t")[:2] for line in done.lines] == [["pending", id] for id in ids]
    record = json.loads(memctl("review", "--json").lines[0])
    assert (record["due"], record["channel"], record["status"]) == ("pending", "assistant", "pending")


def test_taking_makes_active_and_says_where_it_came_from(ids: list[str], memctl: InProcess) -> None:
    assert memctl("inject", "-q", "boat number 1").out == ""
    assert memctl("review", "--take", ids[1]).status == 0
    shown = memctl("show", ids[1]).out
    assert "status" not in shown
    assert "channel: assistant" in shown
    assert "verified: user" in shown
    assert "boat number 1" in memctl("inject", "-q", "boat number 1").out
    assert len(memctl("review").lines) == 2


def test_refusing_archives_and_is_not_learned_again(ids: list[str], memctl: InProcess) -> None:
    assert json.loads(memctl("review", "--refuse", ids[0], "--json").out)["reason"] == "refused"
    assert ids[0] in memctl("list", "--archived", "-0").out
    again = json.dumps({"text": "The user owns boat number 0", "channel": "user"})
    assert memctl("add", "-", stdin=again).out.startswith("skip")


def test_decisions_on_stdin(ids: list[str], memctl: InProcess) -> None:
    done = memctl("review", stdin=f"take {ids[0]}\nrefuse {ids[1]} {ids[2]}\n")
    assert done.status == 0
    assert [line.split("\t")[0] for line in done.lines] == ["update", "forget", "forget"]
    assert memctl("review").out == ""


def test_a_decision_that_is_none_changes_nothing(ids: list[str], memctl: InProcess) -> None:
    done = memctl("review", stdin=f"take {ids[0]}\nbanish {ids[1]}\n")
    assert done.status == 65
    assert "-:2" in done.err
    assert len(memctl("review").lines) == 3


def test_an_unknown_id(ids: list[str], memctl: InProcess) -> None:
    assert memctl("review", "--take", "mzzzz").status == 1
    assert memctl("review", "--take", "^mzzzz").status == 1


def test_keeping_starts_the_clock_anew(memctl: InProcess, home: Path) -> None:
    memctl("init")
    memctl("add", "Rents a garage", "--now", "2020-01-01")
    memctl("add", "Sings bass", "--now", "2020-01-01")
    memctl("config", "set", "decay.clock", "calendar")
    (first, second) = (line.split("\t") for line in memctl("review").lines)
    assert first[0].startswith("strength 0.")
    assert memctl("review", "--keep", first[1]).status == 0
    assert [line.split("\t")[1] for line in memctl("review").lines] == [second[1]]


def test_what_has_faded_is_archived_and_not_refused(memctl: InProcess, home: Path) -> None:
    memctl("init")
    memctl("add", "Learn Rust", "--type", "goal", "--now", "2020-01-01")
    memctl("config", "set", "decay.clock", "calendar")
    (id,) = memctl("review", "-0").out.split("\0")[:-1]
    assert json.loads(memctl("review", "--refuse", id, "--json").out)["reason"] == "archived"
    assert id in memctl("list", "--archived", "-0").out


def test_a_directory_is_no_transcript(memctl: InProcess, home: Path) -> None:
    memctl("init")
    assert "name the files in it" in memctl("capture", home).err


def test_a_review_date(memctl: InProcess, home: Path) -> None:
    memctl("init")
    memctl("add", "Rents a garage", "--now", "2026-08-01")
    id = memctl("list", "-0").out.strip("\0")
    assert memctl("set", id, "review=2026-08-05").status == 0
    assert memctl("review", "--now", "2026-08-04").out == ""
    assert memctl("review", "--now", "2026-08-06").out.startswith("review 2026-08-05\t")


# set


@pytest.mark.parametrize(
    ("word", "shown"),
    [
        ("importance=0.3", "importance: 0.3"), ("until=2027-01-01", "until: 2027-01-01"), ("pin=true", "pin: True"),
        ("type=goal", "type: goal"), ("tag=sea", "tags: sea"), ("text=Owns two boats", "Owns two boats"),
        ("status=active", "verified: user"), ("channel=user", "status: pending"),
    ],
)  # fmt: skip
def test_marks_are_set(word: str, shown: str, ids: list[str], memctl: InProcess) -> None:
    assert memctl("set", ids[0], word).status == 0
    assert shown.lower() in memctl("show", ids[0]).out.lower()


@pytest.mark.parametrize(
    "word", ["importance=2", "until=soon", "pin=perhaps", "supersedes=m1", "colour=red", "tag", "text="]
)
def test_what_cannot_be_set(word: str, ids: list[str], memctl: InProcess) -> None:
    before = memctl("show", ids[0]).out
    assert memctl("set", ids[0], word).status == 64
    assert memctl("show", ids[0]).out == before


@pytest.mark.parametrize("words", [("importance=0.3",), ("tag=sea", "type=goal"), ("status=active",), ("until=",)])
def test_what_is_so_already_is_not_set_again(words: tuple[str, ...], ids: list[str], memctl: InProcess) -> None:
    memctl("set", ids[0], *words)
    before = memctl("log").out
    again = memctl("set", ids[0], *words)
    assert (again.status, again.lines[0].split("\t")[0], again.lines[0].split("\t")[3]) == (0, "skip", "unchanged")
    assert memctl("log").out == before


def test_tags_are_dropped_and_replaced(ids: list[str], memctl: InProcess) -> None:
    memctl("set", ids[0], "tag=sea", "tag=boat")
    memctl("set", ids[0], "tag=", "tag=boat")
    assert "\ntags: boat\n" in memctl("show", ids[0]).out
    memctl("set", ids[0], "tag=")
    assert "tags:" not in memctl("show", ids[0]).out
    memctl("undo")
    assert "\ntags: boat\n" in memctl("show", ids[0]).out


def test_a_code_block_bears_no_marks(memctl: InProcess, ids: list[str], home: Path) -> None:
    """Nothing is said to be set that was not."""
    notes = home / "code"
    notes.mkdir()
    (notes / "a.md").write_text("```\nmake -j1\n```\n")
    handle = memctl("list", "-0", "--tree", notes).out.rstrip("\0")
    done = memctl("set", handle, "importance=0.4", "--tree", notes)
    assert (done.status, done.out) == (65, "")
    assert "a.md:1: a block of code cannot have marks" in done.err
    assert (notes / "a.md").read_text() == "```\nmake -j1\n```\n"


def test_setting_one_that_is_not_there(ids: list[str], memctl: InProcess) -> None:
    assert memctl("set", "mzzzz", "pin=true").status == 66


@pytest.mark.parametrize(
    ("known", "waits"),
    [
        ("I live in Berlin", "I moved to Munich"),
        ("I like green tea with lemon", "User likes green tea with a bit of lemon"),
        ("我们用npm", "我们改用pnpm了"),
    ],
)
def test_what_waits_instead_of_a_known_memory_supersedes_it(
    tree: Path, memctl: InProcess, known: str, waits: str
) -> None:
    old, other = (memctl("add", text).out.split("\t")[1] for text in (known, "Sings bass"))
    memctl("add", "-", stdin=json.dumps({"text": waits, "channel": "web"}))
    why, new, *_ = memctl("review").out.split("\t")
    assert why == f"pending instead of {old}"
    assert json.loads(memctl("review", "--json").out)["instead"] == old
    assert memctl("review", "--take", new).out.split("\t")[:2] == ["supersede", new]
    assert set(memctl("list", "-0").out.split("\0")[:-1]) == {new, other}
    assert f"superseded-by: {new}" in memctl("show", old).out
    memctl("undo")
    assert set(memctl("list", "-0").out.split("\0")[:-1]) == {old, other}
    assert memctl("review").out.startswith(f"pending instead of {old}\t{new}")


def test_a_pinned_memory_gives_way_to_nothing_that_waits(tree: Path, memctl: InProcess) -> None:
    memctl("add", "I live in Berlin", "--pin")
    memctl("add", "-", stdin=json.dumps({"text": "I moved to Munich", "channel": "web"}))
    assert memctl("review").out.startswith("pending\t")


# kinds


@pytest.fixture
def life(tree: Path) -> Path:
    """A file with a memory of each kind."""
    path = tree / "topics/life.md"
    path.parent.mkdir(exist_ok=True)
    path.write_text(
        "# Life\n\n"
        "- I live in Berlin (created:: 2026-01-01) ^mberl\n"
        "- I live in Paris (created:: 2026-02-01) ^mpari\n"
        "- I live in Rome (created:: 2026-03-01) ^mrome\n"
        "- Trip to Oslo (created:: 2026-04-01) (until:: 2026-05-20) ^moslo\n"
        "- Learn Esperanto (created:: 2020-01-01) (importance:: 0.1) ^mespe\n"
        "- My boat is called Nora (created:: 2026-07-01) ^mnora\n"
        "- The dentist is on Main Street (created:: 2026-07-01) (channel:: web) (status:: pending) ^mdent\n"
    )
    return path


def _waits(memctl: InProcess, *words: str) -> dict[str, str]:
    lines = memctl("review", *words).lines
    return {line.split("\t")[1]: line.split("\t")[0] for line in lines}


def test_each_kind_is_named_in_its_order(memctl: InProcess, life: Path) -> None:
    memctl("used", "mnora")
    waits = _waits(memctl)
    assert list(waits) == ["mdent", "mrome", "mpari", "moslo", "mespe", "mnora"]
    assert waits["mrome"] == "contradiction of mberl, mpari"
    assert waits["moslo"] == "held until 2026-05-20"
    assert waits["mnora"].startswith("for the core: used 1×")
    assert json.loads(memctl("review", "--json").lines[1])["contradicts"] == ["mberl", "mpari"]


def test_the_homes_end_as_one_with_links_and_each_date_has_its_own(memctl: InProcess, life: Path) -> None:
    assert memctl("review", "--take", "mrome").out.startswith("supersede\tmrome")
    homes = [line for line in memctl("list", "--path", "topics/*").lines if "live in" in line]
    assert [line.split("\t")[0] for line in homes] == ["mrome"]
    assert "supersedes: mberl, mpari" in memctl("show", "mrome").out
    assert "Berlin" in memctl("list", "--at", "2026-01-15").out
    memctl("undo")
    assert _waits(memctl)["mrome"] == "contradiction of mberl, mpari"


def test_what_is_kept_is_not_asked_about_again_for_half_a_year(memctl: InProcess, life: Path) -> None:
    memctl("used", "mnora")
    done = memctl("review", "--keep", "mrome", "--keep", "mnora", "--keep", "moslo", "--keep", "mespe")
    assert done.status == 0
    assert list(_waits(memctl)) == ["mdent", "mpari"]
    assert {"mrome", "mnora"} <= set(_waits(memctl, "--now", "2027-08-01"))
    assert "until" not in memctl("show", "moslo").out


def test_promotion_moves_to_the_core_and_undo_back(memctl: InProcess, life: Path) -> None:
    before = life.read_bytes()
    assert memctl("review", "--promote", "mnora").status == 0
    assert "boat is called Nora" in memctl("inject", "-q", "how do volcanoes erupt?").out
    assert "mnora" in memctl("list", "--path", "_core/*").out
    memctl("undo")
    assert life.read_bytes() == before
    assert "it is in the core" in memctl("review", "--promote", memctl("add", "I prefer tea").out.split("\t")[1]).err
    record = '{"channel": "web", "text": "I prefer small cups", "type": "core"}'
    waiting = memctl("add", "-", stdin=record).out.split("\t")
    assert "\taccepted\t" in memctl("review", "--promote", waiting[1]).out and "_core/" in waiting[2]


def test_what_has_ended_is_proposed_archived_or_fades_by_setting(memctl: InProcess, life: Path) -> None:
    assert "review\tmoslo" in memctl("decay", "--check").out
    memctl("config", "set", "decay.expired", "fade")
    assert "moslo" not in memctl("decay", "--check").out
    memctl("config", "set", "decay.expired", "archive")
    memctl("decay")
    assert memctl("decay").out.count("moslo") == 0
    assert memctl("list", "--archived", "-0").out.rstrip("\0") == "moslo"
    assert memctl("add", "Trip to Oslo, in May").out.startswith("add")  # it ended; it was not forgotten


def test_records_decide_on_stdin(memctl: InProcess, life: Path) -> None:
    lines = "\n".join(json.dumps({"id": id, "decision": word}) for id, word in (("mespe", "refuse"), ("mrome", "take")))
    assert {line.split("\t")[1] for line in memctl("review", stdin=lines).lines} == {"mrome", "mespe"}
    assert memctl("review", stdin='{"id":"mespe"}\n').status == 65


@pytest.fixture
def model(tmp_path: Path) -> str:
    """A model that keeps its prompts, searches once, and then answers by what is asked about."""
    script = tmp_path / "model"
    script.write_text(
        "cat > prompt.$$; cat prompt.$$ >> prompts\n"
        "memory=$(grep -m1 '^Memory:' prompt.$$)\n"
        'case "$memory" in *Nora*) grep -q SEARCH:harbour] prompt.$$ && echo "[PROMOTE]" || echo "[SEARCH:harbour]";;\n'
        '*Oslo*) echo "[DELETE]";; *Esperanto*) echo "[SEARCH:again]";; *) echo "[KEEP] or [DELETE]";; esac\n'
    )
    return f"sh {script}"


def test_a_model_decides_within_three_rounds(memctl: InProcess, life: Path, model: str) -> None:
    memctl("add", "The harbour is in Kiel", "--topic", "sea")
    memctl("used", "mnora")
    done = memctl("review", "--llm", model)
    assert sorted(line.split("\t")[1:4:2] for line in done.lines) == [
        ["mnora", "promoted"], ["moslo", "held until 2026-05-20"],
    ]  # fmt: skip
    assert done.err.count("no decision") == 3  # it only searches, or says two things
    prompts = Path("prompts").read_text()
    assert prompts.count("Memory: Learn Esperanto") == 3
    assert "[SEARCH:harbour]\n- The harbour is in Kiel" in prompts
    assert "dentist" not in prompts.replace("near", "")  # what others said is for a person
    memctl("undo")
    assert {"mnora", "moslo"} <= set(_waits(memctl))


def test_a_model_that_fails_changes_nothing(memctl: InProcess, life: Path) -> None:
    before = life.read_bytes()
    assert memctl("review", "--llm", "false").status == 69
    assert life.read_bytes() == before
