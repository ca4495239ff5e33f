"""A request to forget a matter states nothing; `add` archives the one memory that has all words of it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from support.inprocess import InProcess

from memctl.core.extraction.retracted import retracted


@pytest.mark.parametrize(
    ("said", "matter"),
    [
        ("Please forget what I said about the boat.", "the boat"),
        ("Forget that I keep bees, thanks.", "I keep bees"),
        ("Could you forget everything I told you about my ex?", "my ex"),
        ("Don't remember that piano thing.", "piano"),
        ("把我之前说的面试那件事忘掉吧。", "面试"),
        ("请忘记我对花生过敏这件事", "我对花生过敏"),
        ("学吉他的事别记。", "学吉他"),
        ("Por favor, olvida lo que te dije del perro.", "perro"),
        ("Olvida que tengo alergia al polen", "tengo alergia al polen"),
        ("No olvides que tengo un perro.", ""),
        ("Don't forget that I keep bees.", ""),
        ("I don't remember that piano thing.", ""),
        ("Forget about the tests, just ship it.", ""),
        ("Forget it.", ""),
        ("把牛奶忘了", ""),
        ("别忘了我养猫的事", ""),
    ],
)
def test_the_matter(said: str, matter: str) -> None:
    assert [one.text for one in retracted(said, [])] == [matter] * bool(matter)


def test_only_the_one_memory_that_is_meant_goes(memctl: InProcess, tree: Path) -> None:
    def told(*texts: str) -> list[str]:
        turns = [{"role": "user", "content": text} for text in texts]
        return memctl("capture", "-", stdin=json.dumps({"messages": turns})).lines

    told("I keep bees.", "I have a dog called Rex.", "My dog Rex hates rain.", "我养了一只叫年糕的猫。")
    assert told("Forget that I keep bees.")[0].startswith("forget\t")
    assert told("忘掉我养猫的事。")[0].startswith("forget\t")
    assert "2 memories are meant" in told("Forget what I said about my dog.")[0]
    assert "no memory is meant" in told("Forget what I said about the boat.")[0]
    assert len(memctl("list", "--type", "fact").lines) == 2
    assert told("Hi! I keep bees.")[0].startswith("skip")  # it stays forgotten


def test_an_amended_statement_takes_the_place_of_the_old_one(memctl: InProcess, tree: Path) -> None:
    for said in (
        ("我儿子小宇上初二，喜欢打篮球。", "不对，小宇上初三了。"),
        ("My son Elias is nine and plays chess.", "Actually Elias is ten, not nine."),
    ):
        between = ["ok"] * 4
        turns = [{"role": "user", "content": text} for text in (said[0], *between, said[1])]
        memctl("capture", "-", stdin=json.dumps({"messages": turns}))
    texts = [line.split("\t")[2] for line in memctl("list", "--type", "fact").lines]
    assert sorted(texts) == ["My son Elias is ten and plays chess.", "我儿子小宇上初三，喜欢打篮球。"]
