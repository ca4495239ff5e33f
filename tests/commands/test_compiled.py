"""The file of compiled patterns changes how long a command takes, and nothing else."""

from __future__ import annotations

import gc
import importlib
import json
import marshal
import os
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.extent import LONG
from support.program import ROOT, Program

import memctl
from memctl.core.language.patterns import Lazy
from memctl.core.safety.secret_shapes import SHAPES
from memctl.edge import pattern_cache
from memctl.model.text import regex
from memctl.model.text.regex import PatternCache

MESSAGES = ROOT / "tests/bench/messages"
MARKER = "Quillonberry"
TURNS = "".join(
    json.dumps({"v": 1, "kind": "turn", "role": "user", "text": text}, ensure_ascii=False) + "\n"
    for text in (
        f"I use pnpm, not npm. My sister {MARKER} lives in Berlin.",
        f"My password is hunter2{MARKER}!7, and we deploy {MARKER} on Fridays.",
        f"我对花生过敏，我妹妹{MARKER}住在北京。下周五之前要交报告。",
    )
)


def sources() -> set[tuple[str, int]]:
    """Every pattern of the program that is compiled when it is first tried."""
    for module in pkgutil.walk_packages(memctl.__path__, "memctl."):
        if module.name.startswith("memctl.edge.plugins."):
            continue  # they import the programs that load them, which need not be there
        if ".core." in module.name:
            importlib.import_module(module.name)
    found = {(source, 0) for _, _, source in SHAPES}
    for thing in gc.get_objects():
        if isinstance(thing, Lazy):
            found.add((thing.source, int(thing.flags)))
    return found


@pytest.fixture
def kept(program: Program) -> Path:
    """The file that a run of extract has left."""
    assert program("extract", stdin=TURNS).status == 0
    return found(program)


def found(program: Program) -> Path:
    [path] = (program.home / ".cache/memctl").glob("patterns.*")
    return path


def codes_in(path: Path) -> regex.Codes:
    file = os.open(path, os.O_RDONLY)
    saved = pattern_cache.SavedPatterns(file, *pattern_cache._table(file, path.stat().st_size))
    codes = saved.all()
    assert len(codes) == len(saved)
    saved.close()
    return codes


def write_codes(path: Path, codes: regex.Codes, maker: tuple[str, str] | None = None) -> None:
    path.write_bytes(pattern_cache.packed(codes, maker))


def test_a_pattern_from_the_shelf_is_the_one_that_python_compiles() -> None:
    all_sources = sources()
    assert len(all_sources) > 250
    first = PatternCache(dict)
    for source, flags in all_sources:
        first.pattern(source, flags)
    assert first.added.keys() == all_sources  # no pattern went the long way
    later = PatternCache(lambda: marshal.loads(marshal.dumps(first.added)))
    for source, flags in all_sources:
        made, plain = later.pattern(source, flags), re.compile(source, flags)
        assert made == plain  # the same numbers, flags and source
        assert (made.groupindex, made.groups) == (plain.groupindex, plain.groups)
    assert not later.added
    assert len(all_sources) < pattern_cache.MOST
    assert len(set(map(pattern_cache._digest, all_sources))) == len(all_sources)


def test_it_matches_as_the_one_that_python_compiles() -> None:
    text = "\n".join(path.read_text("utf-8")[:500] for path in sorted(MESSAGES.glob("*.txt")))
    shelf, met = PatternCache(dict), 0
    tried = sorted(sources())[:: 1 if LONG else 8]
    for source, flags in tried:
        spans = [(match.span(), match.groupdict()) for match in shelf.pattern(source, flags).finditer(text)]
        assert spans == [(match.span(), match.groupdict()) for match in re.compile(source, flags).finditer(text)]
        met += bool(spans)
    assert met > len(tried) / 10


def test_a_second_run_compiles_and_writes_nothing(program: Program, kept: Path) -> None:
    before, first = kept.stat(), program("extract", stdin=TURNS).raw
    assert (kept.stat().st_ino, kept.stat().st_mtime_ns) == (before.st_ino, before.st_mtime_ns)
    kept.unlink()
    assert program("extract", stdin=TURNS).raw == first


def test_a_run_that_needs_more_adds_it(program: Program, kept: Path) -> None:
    before = codes_in(kept)
    assert (
        program("extract", stdin=TURNS.replace("pnpm", "uv").replace("Fridays", "Mondays, always use tabs")).status == 0
    )
    assert program("scan", stdin="ghp_" + "a1B2" * 9 + "\n").status == 1
    assert before.items() < codes_in(kept).items()


def damages(good: bytes) -> Iterator[bytes]:
    yield from (b"", good[:3], good[:-1], good[: len(good) // 2], good + b"\0", b"\0" * len(good), os.urandom(500))
    for place in range(0, len(good), len(good) // 10):
        yield good[:place] + bytes([good[place] ^ 0x10]) + good[place + 1 :]


def test_a_damaged_file_changes_no_answer_and_is_replaced(program: Program, kept: Path) -> None:
    good, known, answer = kept.read_bytes(), codes_in(kept).keys(), program("extract", stdin=TURNS)
    for damaged in [*damages(good)][:: 1 if LONG else 3]:
        kept.write_bytes(damaged)
        result = program("extract", stdin=TURNS)
        assert (result.raw, result.err, result.status) == (answer.raw, "", 0)
        assert codes_in(kept).keys() == known


def test_numbers_that_are_no_pattern_are_not_used(program: Program, kept: Path) -> None:
    answer = program("extract", stdin=TURNS)
    codes = codes_in(kept)
    for numbers in (b"", b"\xff" * 40, b"abc"):
        write_codes(kept, {key: (*code[:2], numbers, *code[3:]) for key, code in codes.items()})
        assert program("extract", stdin=TURNS).raw == answer.raw
    write_codes(kept, {key: code[:2] for key, code in codes.items()})
    assert program("extract", stdin=TURNS).raw == answer.raw


def nothing_matches(path: Path) -> regex.Codes:
    """The codes of a file, all exchanged for that of a pattern that nothing matches."""
    return {key: (key[0], *regex._translated(r"(?!)", 0)[1:]) for key in codes_in(path)}


def test_the_file_of_another_python_is_not_used(program: Program, kept: Path) -> None:
    answer = program("extract", stdin=TURNS)
    write_codes(kept, nothing_matches(kept), ("3.8.0", "little"))
    assert program("extract", stdin=TURNS).raw == answer.raw


def test_a_file_that_others_may_write_is_not_used(program: Program, kept: Path) -> None:
    answer, never = program("extract", stdin=TURNS), nothing_matches(kept)
    write_codes(kept, never)
    assert program("extract", stdin=TURNS).raw != answer.raw  # or this test would show nothing
    for path, mode in ((kept, 0o602), (kept, 0o620), (kept.parent, 0o777)):
        write_codes(kept, never)
        kept.chmod(0o600)
        path.chmod(mode)
        assert program("extract", stdin=TURNS).raw == answer.raw
    assert codes_in(kept) == never  # nor is anything left where others may write
    kept.parent.chmod(0o700)


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a file away")
def test_a_file_of_somebody_else_is_not_used(program: Program, kept: Path) -> None:
    answer = program("extract", stdin=TURNS)
    write_codes(kept, nothing_matches(kept))
    os.chown(kept, 12345, 12345)
    assert program("extract", stdin=TURNS).raw == answer.raw


def test_it_is_private(kept: Path) -> None:
    assert (kept.stat().st_mode & 0o777, kept.parent.stat().st_mode & 0o777) == (0o600, 0o700)
    assert [path.name for path in kept.parent.iterdir() if path.is_file()] == [kept.name]


def test_without_a_place_for_it_all_works(program: Program, kept: Path) -> None:
    answer = program("extract", stdin=TURNS)
    blocked = program.home / "file"
    blocked.write_text("")
    result = program("extract", stdin=TURNS, env={"XDG_CACHE_HOME": str(blocked)})
    assert (result.raw, result.err, result.status) == (answer.raw, "", 0)
    kept.unlink()
    kept.mkdir()
    result = program("extract", stdin=TURNS)
    assert (result.raw, result.err, result.status) == (answer.raw, "", 0)
    assert [path.name for path in kept.parent.iterdir() if path.name.startswith("patterns")] == [kept.name]


def test_of_two_that_write_at_once_one_remains(program: Program) -> None:
    program.shell('for run in 1 2 3 4; do printf %s "$TURNS" | memctl extract >$run & done; wait', env={"TURNS": TURNS})
    assert len({(program.cwd / name).read_bytes() for name in "1234"}) == 1
    assert len(codes_in(found(program))) > 20


def test_nothing_that_a_user_wrote_is_in_it(program: Program) -> None:
    assert program("init").status == 0
    program("capture", "-", stdin=TURNS)
    program("add", f"Likes {MARKER} on Sundays")
    program("score", stdin=program("extract", stdin=TURNS).raw)
    program("scan", stdin=TURNS)
    path = found(program)
    assert codes_in(path).keys() <= sources()
    for word in (MARKER, "pnpm", "hunter2", "Berlin"):
        assert word.encode() not in path.read_bytes() or any(word in source for source, _ in sources())


def test_old_patterns_do_not_pile_up(program: Program, kept: Path) -> None:
    codes = codes_in(kept)
    some = dict([*codes.items()][:3])
    write_codes(kept, some | {(f"old{number}", 0): next(iter(codes.values())) for number in range(pattern_cache.MOST)})
    assert program("extract", stdin=TURNS).status == 0
    assert codes_in(kept).keys() == codes.keys() - some.keys()


def test_a_python_that_keeps_its_secrets_compiles_as_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    from re import _compiler  # type: ignore[attr-defined]

    monkeypatch.setattr(_compiler, "compile", None)
    shelf = PatternCache(dict)
    monkeypatch.setattr(regex.re, "compile", lambda source, flags: (source, flags))
    assert shelf.pattern("a+", re.I) == ("a+", re.I)
    assert not shelf.added
    with pytest.raises(AttributeError):
        regex._translated("a+", 0)


def test_what_is_no_pattern_is_said_to_be_none() -> None:
    shelf = PatternCache(dict)
    with pytest.raises(re.error):
        shelf.pattern("(", 0)
    assert not shelf.added
