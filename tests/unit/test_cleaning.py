"""Secrets go out of every field of a memory; what is none keeps its type and its place."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memctl.core.safety.fields import clean_data, without_secrets
from memctl.model.memory import Memory

KEY = "AKIA" + "Q3EGRQ7MFZ2XK5TN"
WORD = "tr0ub4dor" + "&3x"
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text("abc \n", max_size=6),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text("abc", max_size=3), inner, max_size=3),
)


@given(values)
def test_data_without_secrets_stay_as_they_are(value: Any) -> None:
    assert clean_data(value) == (value, [])


@given(values, st.sampled_from([KEY, f"x password={WORD} y", f"https://me:{WORD}@host/x"]))
def test_a_secret_is_found_beside_any_data(value: Any, secret: str) -> None:
    for around in ([value, secret], {"a": value, "b": {"c": [secret]}}, {secret: value}, [[secret], value]):
        cleaned, kinds = clean_data(around)
        assert kinds and KEY not in json.dumps(cleaned) and WORD not in json.dumps(cleaned)
        assert json.dumps(value) in json.dumps(cleaned)


@pytest.mark.parametrize(
    "data",
    [
        {"password": WORD},
        {"db": {"password": {"value": WORD}}},
        {"passwords": ["x", WORD]},
        {"name": "DB_PASS", "value": WORD},
        {"my pin": 4821},
        {"card number": 4539148803436467},
    ],
)
def test_a_key_says_what_its_value_is(data: Any) -> None:
    cleaned, kinds = clean_data(data)
    assert kinds and "[secret:" in json.dumps(cleaned)
    assert not any(secret in json.dumps(cleaned) for secret in (WORD, "4821", "4539148803436467"))


def test_every_field_is_cleaned() -> None:
    memory = Memory("x")
    strings = [name for name in Memory.fields if isinstance(getattr(memory, name), str) and name[0] != "_"]
    for name in strings:
        setattr(memory, name, KEY)
    memory.tags = memory.supersedes = ("a", KEY)
    memory.extra, memory.data = {"from": KEY}, {KEY: [KEY, 1]}
    assert without_secrets(memory) == ["aws-key"]
    assert [name for name in Memory.fields if name != "block" and KEY in str(getattr(memory, name))] == []
