from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memctl.core.retrieval.query import parse_query
from memctl.core.retrieval.ranking import rank
from memctl.model.errors import UsageError
from memctl.model.memory import Memory


def test_language():
    query = parse_query('vue "script setup" -jest #dev path:topics/* type:Fact since:2026-01-01 C# #123')
    assert query.text == "vue script setup C# #123"
    assert (query.phrases, query.without, query.tags) == (("script setup",), ("jest",), ("dev",))
    assert (query.paths, query.types, query.since) == (("topics/*",), ("fact",), "2026-01-01")


def test_plain_reads_words_only():
    assert parse_query('-not "a b"', plain=True).text == '-not "a b"'


MEMORIES = [
    Memory("Uses pnpm, not npm", id="m1", path="a.md", tags=("dev",), created="2026-02-01"),
    Memory("Tests run with vitest", id="m2", path="topics/vue.md", created="2025-02-01"),
    Memory("使用 vitest 而非 jest", id="m3", path="topics/vue.md", type="preference"),
]


def ids(text: str) -> list[str]:
    return [hit.memory.id for hit in rank(parse_query(text), MEMORIES, now="2026-11-21")]


def test_narrowing():
    assert set(ids("vitest")) == {"m2", "m3"}
    assert ids("vitest -jest") == ["m2"]
    assert ids('"run with"') == ["m2"]
    assert ids("#dev") == ["m1"]
    assert set(ids("path:vue")) == {"m2", "m3"}
    assert ids("type:preference") == ["m3"]
    assert ids("since:2026-01-01") == ["m1"]
    assert ids("使用")[0] == "m3"


@given(st.text())
def test_anything_is_a_query(text):
    for hit in rank(parse_query(text), MEMORIES, now="2026-11-21"):
        assert 0 <= hit.relevance <= 1


@given(st.permutations(MEMORIES[1:]))
def test_deterministic(memories):
    assert [hit.memory.id for hit in rank("vitest", memories)] == [hit.memory.id for hit in rank("vitest", memories)]


@pytest.mark.parametrize(
    ("said", "first"),
    [
        ("2026-01-01", "2026-01-01"), ("2026-05", "2026-05-01"), ("2026", "2026-01-01"), ("2026年5月", "2026-05-01"),
        ("last-month", "2026-10-01"), ("上个月", "2026-10-01"), ("yesterday", "2026-11-20"), ("三天前", "2026-11-18"),
        ("may", "2026-05-01"), ("12月", "2025-12-01"), ("monday", "2026-11-16"), ("last_year", "2025-01-01"),
    ],
)  # fmt: skip
def test_days_from_which_to_look(said: str, first: str) -> None:
    assert parse_query(f"x since:{said}", now="2026-11-21").since == first


@pytest.mark.parametrize("said", ["since:soon", "since:2026-13-01", "type:lession"])
def test_what_narrows_to_nothing_that_there_is_is_said(said: str) -> None:
    with pytest.raises(UsageError, match=said):
        parse_query(f"tea {said}", now="2026-11-21")
    assert parse_query(f"tea {said}").text.startswith("tea")
