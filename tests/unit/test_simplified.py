"""Traditional Chinese and Cantonese are read as what they are in Simplified characters."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memctl.core.extraction import extract_candidates
from memctl.core.language.zh.script import normalize_chinese

SIGNS = "我國門龍專案資料庫唔喺嘅咗聽日返工關係食飯hello 1"


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("這個專案的資料庫是PostgreSQL", "这个项目的数据库是PostgreSQL"),
        ("我喺銀行返工", "我在银行上班"),
        ("我聽日唔返工", "我明天不上班"),
        ("關係", "关系"),
        ("我唔知呢個關係", "我不知呢个关系"),
        ("而家人都很好", "而家人都很好"),
        ("我叔叔是做销售的", "我叔叔是做销售的"),
        ("dark mode", "dark mode"),
    ],
)
def test_what_is_read(written: str, read: str) -> None:
    assert normalize_chinese(written) == read


@given(st.text(alphabet=SIGNS) | st.text())
def test_places_agree_and_what_was_read_reads_the_same(text: str) -> None:
    once = normalize_chinese(text)
    assert len(once) == len(text)
    assert len(normalize_chinese(once)) == len(text)


@pytest.mark.parametrize(
    ("traditional", "plain"),
    [
        ("我對貓毛過敏", "我对猫毛过敏"),
        ("我爺爺住在臺南，每年過年我都會回去", "我爷爷住在台南，每年过年我都会回去"),
        ("記住，我們後天要開會", "记住，我们后天要开会"),
        ("請問這個要怎麼改", "请问这个要怎么改"),
        ("幫我寫一封信給房東", "帮我写一封信给房东"),
    ],
)
def test_what_is_found_is_found_in_both(traditional: str, plain: str) -> None:
    def found(text: str) -> list[tuple[str, str, str]]:
        turn = {"kind": "turn", "role": "user", "text": text, "time": "2026-11-20"}
        return [
            (normalize_chinese(each["text"]), each["type"], each["evidence"]["rule"])
            for each in extract_candidates([turn])
        ]

    assert found(traditional) == found(plain)


def test_the_words_stay_the_writers() -> None:
    turn = {"kind": "turn", "role": "user", "text": "我後天要去台北開會。", "time": "2026-11-20"}
    assert [each["text"] for each in extract_candidates([turn])] == ["我2026-11-22要去台北開會。"]
