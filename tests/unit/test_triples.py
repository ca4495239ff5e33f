"""Statements as triples: plain ones are understood, others are left alone."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memctl.core.language.table import language_of
from memctl.core.reconcile.relations import Relation, clean_triples
from memctl.model.memory import Memory


def said(text: str) -> list[str]:
    """Each triple in one line: subject | predicate | object, and what qualifies it."""
    rows = []
    for triple in language_of(text).triples.triples_of(text):
        row = f"{triple['subject']} | {triple['predicate']} | {triple['object']}"
        row += "".join(f" | {key}={triple[key]}" for key in ("negated", "degree", "condition") if key in triple)
        rows.append(row)
    return rows


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("I use pnpm, not npm", ["user | uses | pnpm"]),
        ("I prefer pnpm over npm", ["user | prefers | pnpm"]),
        ("I don't like coffee", ["user | likes | coffee | negated=True"]),
        ("I no longer use jest", ["user | uses | jest | negated=True"]),
        ("I really like ramen when it is cold.", ["user | likes | ramen | degree=really | condition=when it is cold"]),
        ("I play the violin and the cello", ["user | plays | violin", "user | plays | cello"]),
        ("I'm allergic to peanuts", ["user | is allergic to | peanuts"]),
        ("My sister lives in Berlin.", ["sister | lives in | Berlin"]),
        ("My brother is a teacher in Bonn", ["brother | is | teacher"]),
        ("My sister paints", []),
        ("I have a bad left knee btw", ["user | has | bad left knee"]),
        ("I work at Scania now", ["user | works at | Scania"]),
        ("I drive a Skoda and it's making a noise", ["user | drives | Skoda"]),
        ("我爱人是老师", ["爱人 | 是 | 老师"]),
        ("我喜欢爬山啦", ["user | 喜欢 | 爬山"]),
        ("I hate it", []),
        ("I prefer working early in the morning", []),
        ("I've got a workshop planned", []),
        ("I need help with the tax form", []),
        ("I have been living in Rome", []),
        ("I've decided to sell the car", []),
        ("I've recently met Greg", []),
        ("I have to go", []),
        ("My name is Mei and I live in Hangzhou", ["user | is called | Mei", "user | lives in | Hangzhou"]),
        ("My sister Lin works at Alibaba.", ["sister | is called | Lin", "sister | works at | Alibaba"]),
        ("My wife, Anna, is a nurse", ["wife | is called | Anna", "wife | is | nurse"]),
        ("My boss is Ruth", ["boss | is called | Ruth"]),
        ("My favourite programming language is Rust", ["user | favorite programming language is | Rust"]),
        ("We use Postgres, and I prefer pnpm", ["user | uses | Postgres", "user | prefers | pnpm"]),
        ("I only drink coffee when I travel", ["user | drinks | coffee | degree=only | condition=when I travel"]),
        ("I prefer homeopathy and avoid antibiotics", ["user | prefers | homeopathy"]),
        ("I don't use Docker any more", ["user | uses | Docker | negated=True"]),
        ("We should talk", []),
        ("I've got two cats", ["user | has | two cats"]),
        ("I have a red car", ["user | has | red car"]),
        ("Do I like it?", []),
        ("The build is broken", []),
        ("我非常喜欢拉面，因为好吃", ["user | 喜欢 | 拉面 | degree=非常"]),
        ("我不喜欢香菜", ["user | 喜欢 | 香菜 | negated=True"]),
        ("我叔叔是做销售的", ["叔叔 | 是 | 做销售"]),
        ("我对花生过敏", ["user | 过敏 | 花生"]),
        ("我在阿里工作", ["user | 工作于 | 阿里"]),
        ("我们改用 vitest 而非 jest", ["user | 改用 | vitest"]),
        ("我们走吧", []),
        ("我叫李雷，住在上海，在字节工作", ["user | 叫 | 李雷", "user | 住在 | 上海", "user | 工作于 | 字节"]),
        ("我喜欢爬山，不太喜欢跑步。", ["user | 喜欢 | 爬山", "user | 喜欢 | 跑步 | negated=True"]),
        ("我妹夫是本科学历，在电力公司上班。", []),
        ("我喜欢安静，叫我小王就行", ["user | 喜欢 | 安静"]),
        ("我最喜欢的作家是余华", ["user | 喜欢的作家是 | 余华 | degree=最"]),
        ("天气很好", []),
        ("", []),
    ],
)
def test_triples(text: str, wanted: list[str]) -> None:
    assert said(text) == wanted


@given(st.text(max_size=60))
def test_nothing_makes_it_fail_and_every_triple_can_be_written(text: str) -> None:
    for prefix in ("", "I like ", "我喜欢", "my sister is "):
        for triple in language_of(prefix + text).triples.triples_of(prefix + text):
            assert all(triple[key] for key in ("subject", "predicate", "object"))
            clean_triples([triple])


def test_what_a_record_proposes_is_cleaned() -> None:
    given = [
        ["user", "likes", "a [[b]]\n#c"],
        {"subject": "user", "predicate": "uses", "object": "vim", "negated": True, "degree": 3},
        {"subject": "user", "predicate": "", "object": "x"},
        "no",
        ["one", "two"],
    ]
    assert clean_triples(given) == [
        {"subject": "user", "predicate": "likes", "object": "a b c"},
        {"subject": "user", "predicate": "uses", "object": "vim", "negated": "true"},
    ]
    assert clean_triples("no list") == []


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("user likes [[ramen]]", ("user", "likes", "ramen")),
        ("[[my sister]] lives in [[Berlin]]", ("my sister", "lives in", "Berlin")),
        ("contradicts [[topics/vue#^m7f3k]]", ("topics/vite", "contradicts", "topics/vue#^m7f3k")),
    ],
)
def test_a_relation_is_read_as_it_is_written(text: str, names: tuple[str, str, str]) -> None:
    relation = Relation(Memory(text, path="topics/vite.md"))
    assert (relation.subject, relation.predicate, relation.object) == names
