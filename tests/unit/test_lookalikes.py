"""What looks like a secret is left alone, and what people tell in words is found. The look-alikes are of all the kinds
that notes hold: names of commits, ids, placeholders, pictures, public keys, digests, versions, paths, plain prose."""

from __future__ import annotations

import json
import string
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.program import ROOT

from memctl.core.safety.secrets import find_secrets, redact


def rows(name: str) -> list[Any]:
    text = (ROOT / "tests/fixtures/secrets" / name).read_text()
    return [json.loads(line) for line in text.split("\n") if line]


def test_look_alikes_are_left_alone() -> None:
    texts = rows("look-alikes.jsonl")
    flagged = [text for text in texts if find_secrets(text)]
    assert len(flagged) <= 0.02 * len(texts), flagged


def test_what_is_told_is_found() -> None:
    told = rows("told.jsonl")
    missed = [text for text, secret in told if secret in redact(text)[0]]
    assert len(missed) <= 0.05 * len(told), missed


words = st.text(string.ascii_letters + string.digits, min_size=8, max_size=14).filter(
    lambda word: sum(sign.isdigit() for sign in word) in (2, 3) and word[0].isalpha() and word[-1].isalpha()
)


@pytest.mark.parametrize(
    "sentence",
    [
        "my wifi password is {}.", "The password for the NAS: {}", "I set my password to {}", "密码是{}",
        "the login for staging is admin / {}", "postgres://me:{}@db.acme.io/app", "use {} as the password, please",
        "username bob, password {}", "数据库密码改成了 {}，记一下",
    ],
)  # fmt: skip
@given(word=words)
def test_a_password_is_found_in_any_telling(sentence: str, word: str) -> None:
    assert word not in redact(sentence.format(word))[0]


@given(
    st.binary(min_size=20, max_size=64), st.sampled_from(["commit", "the fix is", "image key:", "digest of the key:"])
)
def test_names_of_commits_are_no_secrets(data: bytes, lead: str) -> None:
    assert find_secrets(f"{lead} {data[:20].hex()}") == []


@given(st.sampled_from(["token: ", "secret = ", "密钥是", "api_key="]), st.text("-_=+/.A1\u4e2d ", max_size=120))
def test_no_value_makes_the_search_fail(lead: str, value: str) -> None:
    redact(lead + value)
