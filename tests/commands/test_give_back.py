"""forget gives a file back to the byte: what memctl wrote around a memory goes with the last one that needs it, and a
file that memctl made goes with its last memory."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from support.extent import few, seeds
from support.inprocess import InProcess

# A file as a person left it; b"" where there is none.
FILES = {
    "none": b"",
    "title": b"# Shed\n",
    "items": b"# Shed\n\n- The rake hangs on the wall\n- The hose lies outside\n",
    "no final line end": b"# Shed\n\n- The rake hangs on the wall",
    "title without line end": b"# Shed",
    "crlf": b"# Shed\r\n\r\n- The rake hangs on the wall\r\n\r\n## Tools\r\n\r\n- A saw\r\n",
    "crlf without line end": b"# Shed\r\n\r\n- The rake hangs on the wall",
    "prose": b"# Shed\n\nThe shed is behind the house.\n\nIt has a red door.\n",
    "sections": b"# Shed\n\n- The rake hangs on the wall\n\n## Tools\n\n- A saw\n\n## Paint\n\nGreen paint is left.\n",
    "tight sections": b"# Shed\n## Tools\n- A saw\n## Paint\n- Green\n",
    "empty sections": b"# Shed\n\n## Tools\n\n## Paint\n",
    "blank lines at the end": b"# Shed\n\n- A saw\n\n\n\n",
    "blank lines between": b"# Shed\n\n\n\n## Tools\n\n\n\n- A saw\n\n\n\n## Paint\n\n\n",
    "front matter": b"---\ntags: shed\n---\n\n# Shed\n\n- A saw\n",
    "code": b"# Shed\n\n```\nls\n```\n",
    "table": b"# Shed\n\n| a | b |\n|---|---|\n| 1 | 2 |\n",
}
SECTIONS = ("", "Tools", "Paint", "Garden", "Bikes")
WORDS = ("copper kettle", "oak ladder", "tin bucket", "steel wedge", "hemp rope", "glass jar", "brass lamp", "clay pot")


def _write(tree: Path, data: bytes) -> Path:
    file = tree / "topics/shed.md"
    if data:
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(data)
    return file


def _add(memctl: InProcess, number: int, section: str) -> str:
    words = (
        f"The {WORDS[number % len(WORDS)]} number {number} {'came from aunt Ida' if number % 2 else 'was sold to Bo'}"
    )
    done = memctl("add", words, "--topic", "shed", *(("--section", section) if section else ()))
    assert done.lines[0].startswith("add\t"), done
    return done.lines[0].split("\t")[1]


def _read(file: Path) -> bytes:
    return file.read_bytes() if file.exists() else b""


@pytest.mark.parametrize("how", [("forget",), ("forget", "--purge")], ids=" ".join)
@pytest.mark.parametrize("seed", seeds(4))
@pytest.mark.parametrize("name", FILES)
def test_what_was_added_and_forgotten_leaves_no_byte(
    memctl: InProcess, tree: Path, name: str, seed: int, how: tuple[str, ...]
) -> None:
    chance = random.Random(f"{name} {seed} {how}")
    file, ids = _write(tree, FILES[name]), []
    for number in range(chance.randint(1, 6)):
        ids.append(_add(memctl, number, chance.choice(SECTIONS)))
        if chance.random() < 0.3:
            assert memctl(*how, ids.pop(chance.randrange(len(ids)))).status == 0
    chance.shuffle(ids)
    if chance.random() < 0.5 and ids:
        assert memctl(*how, *ids).status == 0
    else:
        for id in ids:
            assert memctl(*how, id).status == 0
    data, was = _read(file), FILES[name]
    assert data == was or (
        name == "crlf without line end" and data == was + b"\r\n"
    )  # several sections: its end may stay


@pytest.mark.parametrize("section", ["", "Tools"])
@pytest.mark.parametrize("name", FILES)
def test_rounds_of_additions_pile_up_nothing(memctl: InProcess, tree: Path, name: str, section: str) -> None:
    file = _write(tree, FILES[name])
    for number in range(few(10, 3)):
        memctl("forget", _add(memctl, number, section))
        assert _read(file) == FILES[name]


def test_rounds_of_one_statement_pile_up_nothing(memctl: InProcess, tree: Path) -> None:
    for _ in range(few(100, 5)):
        done = memctl("add", "The copper kettle was sold", "--topic", "shed", "--section", "Tools")
        memctl("forget", done.lines[0].split("\t")[1])
    assert not (tree / "topics").exists()


@pytest.mark.parametrize("seed", seeds(3))
@pytest.mark.parametrize("name", FILES)
def test_undo_brings_back_what_went_along(memctl: InProcess, tree: Path, name: str, seed: int) -> None:
    chance = random.Random(f"{name} {seed}")
    file = _write(tree, FILES[name])
    ids = [_add(memctl, number, chance.choice(SECTIONS)) for number in range(chance.randint(1, 5))]
    chance.shuffle(ids)
    parts = [ids] if chance.random() < 0.5 else [[id] for id in ids]
    for part in parts:
        before = file.read_bytes()
        assert memctl("forget", *part).status == 0
        after = _read(file)
        assert memctl("undo").status == 0 and _read(file) == before
        assert memctl("undo").status == 0 and _read(file) == after
    assert _read(file) == FILES[name]
    for part in reversed(parts):
        assert memctl("restore", *part).status == 0
    assert memctl("list").out.count("topics/shed.md") >= len(ids)


@pytest.mark.parametrize("name", FILES)
def test_a_line_that_a_person_wrote_meanwhile_stays(memctl: InProcess, tree: Path, name: str) -> None:
    file = _write(tree, FILES[name])
    id = _add(memctl, 1, "Garden")
    file.write_bytes(file.read_bytes() + b"- The roses are mine\n\n\nAnd so is this.\n")
    memctl("forget", id)
    text = file.read_bytes()
    assert b"- The roses are mine\n\n\nAnd so is this.\n" in text and b"## Garden" in text
    assert text.startswith(FILES[name].rstrip(b"\r\n"))
