"""Relations come with the memories on which they rest, go with the last of them, and lead from one to another."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from support.inprocess import InProcess

RAMEN = {"subject": "user", "predicate": "likes", "object": "ramen"}


def add(memctl: InProcess, text: str, *triples: dict[str, object], **more: object) -> str:
    """The id under which a statement was added."""
    record = {"v": 1, "kind": "candidate", "text": text, "channel": "user", "triples": triples, **more}
    result = memctl("add", "--from", "records", stdin=json.dumps(record) + "\n")
    assert result.status == 0, result
    return result.lines[0].split("\t")[1]


def items(tree: Path, path: str = "relations.md") -> list[str]:
    """The relations of a file, without dates and ids."""
    file = tree / path
    lines = file.read_text().split("\n") if file.exists() else []
    return [line.split(" (created::")[0] for line in lines if line.startswith("- ")]


def test_triples_are_written_with_their_evidence(memctl: InProcess, tree: Path) -> None:
    id = add(memctl, "I really like ramen", {**RAMEN, "degree": "really", "negated": False})
    text = (tree / "relations.md").read_text()
    assert text.startswith("# Who and what\n\n## Relations\n\n- user likes [[ramen]] (created:: 2026-08-01)")
    assert f"(degree:: really) (evidence:: {id}) ^m" in text
    assert items(tree, "topics/notes.md") == []


def test_a_second_memory_is_further_evidence(memctl: InProcess, tree: Path) -> None:
    first = add(memctl, "I like ramen very much, said in Ulm", RAMEN)
    second = add(memctl, "Yesterday I had ramen again and liked it", RAMEN)
    assert items(tree) == ["- user likes [[ramen]]"]
    assert f"(evidence:: {first}, {second})" in (tree / "relations.md").read_text()
    assert memctl("forget", first).status == 0
    assert items(tree) == ["- user likes [[ramen]]"]
    assert memctl("forget", second).status == 0
    assert (items(tree), items(tree, "archive/relations.md")) == ([], ["- user likes [[ramen]]"])
    assert memctl("restore", second).status == 0
    assert items(tree) == ["- user likes [[ramen]]"]


def test_negation_makes_another_relation(memctl: InProcess, tree: Path) -> None:
    add(memctl, "I like ramen", RAMEN)
    add(memctl, "No more ramen for my brother", {**RAMEN, "negated": True})
    assert len(items(tree)) == 2


def test_what_is_superseded_takes_its_relation_along(memctl: InProcess, tree: Path) -> None:
    old = add(memctl, "I live in Ulm", {"subject": "user", "predicate": "lives in", "object": "Ulm"})
    berlin = {"subject": "user", "predicate": "lives in", "object": "Berlin"}
    add(memctl, "I live in Berlin", berlin, supersedes=[old])
    assert items(tree) == ["- user lives in [[Berlin]]"]
    assert memctl("undo").status == 0
    assert items(tree) == ["- user lives in [[Ulm]]"]


def test_a_purge_leaves_no_word(memctl: InProcess, tree: Path) -> None:
    id = add(memctl, "I adore xylophones", {"subject": "user", "predicate": "adores", "object": "xylophones"})
    assert memctl("forget", "--purge", id).status == 0
    for path in tree.rglob("*"):
        assert not path.is_file() or b"xylophone" not in path.read_bytes(), path


def test_what_is_pending_relates_nothing(memctl: InProcess, tree: Path) -> None:
    """A relation has no words but those of its memory, and may come into being when a person accepts that."""
    id, other = (add(memctl, f"I like {food}", {**RAMEN, "object": food}, channel="file") for food in ("ramen", "tofu"))
    add(memctl, "I like soup")
    add(memctl, "I like soup", RAMEN, channel="web")
    assert memctl("show", "--graph", id).out == ""
    assert "ramen" not in memctl("export", "--format", "dot").out
    assert memctl("list", "--all", "--type", "relation").out == ""
    assert memctl("review", "--keep", id, "--refuse", other).status == 0
    assert items(tree) == ["- user likes [[ramen]]"]
    assert memctl("review", "--refuse", id).status == 0
    assert (items(tree), items(tree, "archive/relations.md")) == ([], ["- user likes [[ramen]]"])


def test_relations_are_no_hits_of_their_own(memctl: InProcess, tree: Path) -> None:
    id = add(memctl, "I like ramen", RAMEN)
    assert [line.split("\t")[0] for line in memctl("search", "ramen").lines] == [id]
    assert memctl("inject", "-q", "ramen").out.count("ramen") == 1
    assert memctl("list").out.count("ramen") == 1
    assert memctl("list", "--type", "relation").out.count("user likes [[ramen]]") == 1


def test_relations_by_hand_are_memories(memctl: InProcess, tree: Path) -> None:
    (tree / "topics").mkdir(exist_ok=True)
    (tree / "topics/people.md").write_text("# People\n\n## Relations\n\n- [[Ada]] mentors [[Bob]]\n")
    assert "mentors" in memctl("search", "mentors").out
    assert '"Ada" -> "Bob" [label="mentors"]' in memctl("export", "--format", "dot").out


def test_search_follows_relations(memctl: InProcess, tree: Path) -> None:
    sister = add(
        memctl, "My sister lives in Berlin", {"subject": "sister", "predicate": "lives in", "object": "Berlin"}
    )
    job = add(
        memctl, "I start at the new office in May", {"subject": "user", "predicate": "works in", "object": "Berlin"}
    )
    assert [line.split("\t")[0] for line in memctl("search", "--related", "sister").lines] == [sister, job]
    record = json.loads(memctl("search", "--related", "--json", "sister").lines[1])
    assert (record["id"], record["via"]) == (job, "user works in Berlin")
    graph = memctl("show", "--graph", sister).out
    assert graph == f"sister\tlives in\tBerlin\t{sister}\nuser\tworks in\tBerlin\t{job}\n"


def test_links_between_memories_are_followed(memctl: InProcess, tree: Path) -> None:
    one, other = add(memctl, "Builds need Node 20"), add(memctl, "The proxy listens on port 8118")
    with open(tree / "learnings.md", "a") as file:
        file.write(f"\n## Relations\n\n- contradicts [[topics/notes#^{other}]] (from:: {one}) (strength:: 0.5)\n")
    assert [line.split("\t")[0] for line in memctl("search", "--related", "node").lines] == [one, other]
    dot = memctl("export", "--format", "dot").out
    assert f'"{one}" -> "{other}" [label="contradicts"]' in dot and f'"{one}" [shape=box, label="Builds' in dot


def test_extract_proposes_them(memctl: InProcess, tree: Path) -> None:
    turn = {"v": 1, "kind": "turn", "role": "user", "text": "I'm allergic to peanuts."}
    candidate = json.loads(memctl("extract", stdin=json.dumps(turn) + "\n").lines[0])
    assert candidate["triples"] == [{"subject": "user", "predicate": "is allergic to", "object": "peanuts"}]


# Whose relations they are, and what a purge leaves of them


def test_what_an_agent_learns_stays_with_the_agent(memctl: InProcess, tree: Path) -> None:
    mine = add(memctl, "I like ramen", RAMEN)
    record = {"v": 1, "kind": "candidate", "text": "The user likes ramen and udon", "channel": "user"}
    record["triples"] = [RAMEN, {**RAMEN, "object": "udon"}]  # type: ignore[assignment]
    told = memctl("add", "--from", "records", "--agent", "Ada", stdin=json.dumps(record) + "\n")
    its = told.lines[0].split("\t")[1]
    assert items(tree) == ["- user likes [[ramen]]"]
    assert f"(evidence:: {mine})" in (tree / "relations.md").read_text()
    assert items(tree, "agents/ada/relations.md") == ["- user likes [[ramen]]", "- user likes [[udon]]"]
    again = memctl("add", "--from", "records", "--agent", "ada", stdin=json.dumps({**record, "text": "Udon, then"}))
    assert again.status == 0 and len(items(tree, "agents/ada/relations.md")) == 2
    assert "udon" not in memctl("show", "--graph", mine).out
    assert "udon" in memctl("show", "--graph", its).out
    assert "udon" not in memctl("export", "--format", "dot").out
    memctl("forget", its, again.lines[0].split("\t")[1])
    assert items(tree, "agents/ada/relations.md") == [] and items(tree) == ["- user likes [[ramen]]"]


def test_a_purge_leaves_no_dead_id_in_evidence(memctl: InProcess, tree: Path) -> None:
    ids = [add(memctl, f"In {town} I had ramen and liked it a lot", RAMEN) for town in ("Ulm", "Bonn", "Kiel", "Jena")]
    for count, id in enumerate(ids[:3], 1):
        assert memctl("forget", "--purge", id).status == 0
        assert f"(evidence:: {', '.join(ids[count:])})" in (tree / "relations.md").read_text()
        assert not [path for path in tree.rglob("*.md") if id in path.read_text()]
        assert "dangling" not in memctl("lint").out
    assert memctl("forget", "--purge", ids[3]).status == 0
    assert items(tree) == [] and "ramen" not in (tree / ".memctl/journal.jsonl").read_text()


def test_the_index_can_be_made_after_a_purge(memctl: InProcess, tree: Path) -> None:
    add(memctl, "The kettle stands on the shelf")
    id = add(memctl, "I like ramen", RAMEN)
    for _ in range(2):
        memctl("search", "kettle")
        memctl("forget", "--purge", id)
        assert memctl("index", "rebuild").status == 0
        assert "up to date" in memctl("index").out
        assert "kettle" in memctl("search", "kettle").out and memctl("search", "ramen").status == 1
        id = add(memctl, "Ramen it is, on Fridays", RAMEN)


CHANGES = [
    ("I live in Berlin.", "I moved to Bonn, I live in Bonn now.", "I moved to Kyoto, I live in Kyoto now."),
    ("My sister Anna lives in Oslo.", "My sister Anna moved to Bergen."),
    ("I use Vim.", "I switched from Vim to Helix."),
    ("I drink green tea every morning.", "I no longer drink green tea."),
    ("我住在北京。", "我搬到上海了，现在住在上海。"),
]


@pytest.mark.parametrize("said", CHANGES)
@pytest.mark.parametrize("at_once", [True, False])
def test_relations_follow_what_one_run_learns_and_supersedes(
    memctl: InProcess, tree: Path, said: tuple[str, ...], at_once: bool
) -> None:
    """A relation that was written in the same run goes with its memory, as one of an earlier run does."""
    turns = [
        json.dumps({"v": 1, "kind": "turn", "role": "user", "text": text, "time": f"2026-08-{day:02}T10:00:00Z"})
        for day, text in enumerate(said, 1)
    ]
    for group in ("\n".join(turns),) if at_once else turns:
        assert memctl("capture", "-", "--now", "2026-08-20", stdin=group + "\n").status == 0
    memories = [json.loads(line) for line in memctl("list", "--json", "--all").lines]
    held = {memory["id"]: not memory["path"].startswith("archive/") for memory in memories}
    assert not all(held.values())
    for memory in memories:
        if memory["type"] == "relation":
            evidence = memory["extra"]["evidence"].split(", ")
            assert held[memory["id"]] == any(held[id] for id in evidence), memory["text"]
    assert memctl("lint", "--now", "2026-08-20").status == 0
    assert memctl("undo").status == 0
