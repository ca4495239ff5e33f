"""What goes into the core, which every prompt has: plain statements about the writer, and nothing said in passing."""

from __future__ import annotations

import pytest

from memctl.core.extraction import extract_candidates
from memctl.core.reconcile.placement import file_of
from memctl.model.tables.settings import Settings

SETTINGS = Settings()


def files_of(text: str, roles: tuple[str, ...] = ("user",)) -> set[str]:
    turn = {"kind": "turn", "role": "user", "text": text, "time": "2026-03-11T12:00:00Z", "id": "1"}
    found = extract_candidates([turn], roles=roles, now="2026-03-11")
    return {file_of(one["type"], one.get("topic", ""), "", one["text"], "2026-03", SETTINGS) for one in found}


def test_what_the_writer_plainly_is_goes_to_the_profile() -> None:
    for text in (
        "I was diagnosed with Crohn's disease in 2019.", "We live in a small town outside Graz.",
        "I teach piano to kids.",
        "Call me Bea, nobody calls me Beatrice.", "I'm a night nurse who can never sleep in the daytime.",
        "我有甲减，一直在吃优甲乐", "我在一家律所上班", "大家都叫我阿楠",
    ):  # fmt: skip
        assert files_of(text) == {"_core/profile.md"}, text


def test_what_the_writer_plainly_prefers_goes_to_the_preferences() -> None:
    for text in (
        "I hate phone calls.", "I'd rather get blunt feedback than a compliment sandwich.", "I don't eat pork.",
        "Always give prices in euros when I ask about costs.", "我不喜欢被打断",
        "以后回答先给结论，再讲理由", "我受不了榴莲的味道",
    ):  # fmt: skip
        assert files_of(text) == {"_core/preferences.md"}, text


def test_what_is_said_in_passing_stays_out() -> None:
    for text in (
        "I'm kinda stressed about coordinating with Jeremy for our location scout at Rendezvous Bay.",
        "I really appreciate Tanya helping me rehearse my personal pitch on April 4.",
        "I turned down the promotion because I didn't want to manage people.",
        "I've been thinking a lot about what really drives me.",
        "那我也不能吃软饭", "我像过街的老鼠一样人人喊打", "我也很喜欢你刚才讲的那个故事",
    ):  # fmt: skip
        assert not any(file.startswith("_core") for file in files_of(text)), text


@pytest.mark.parametrize("text", ["I love discovering new cities.", "I really like how he sings that song."])
def test_people_tell_each_other_their_likings_in_passing(text: str) -> None:
    assert not any(file.startswith("_core") for file in files_of(text, ("user", "assistant")))


def test_people_cared_for_and_refusals_have_their_places() -> None:
    for file, texts in (
        ("topics/people.md", ("I look after my mum, who has Parkinson's.", "I'm a carer for my brother, he is blind.")),
        (
            "topics/life.md",
            ("I said no to the PhD at Leiden.", "我拒绝了谷歌的offer", "I sprained my ankle last week."),
        ),
        ("goals.md", ("I'm flying to Lagos on the 19th and need vaccines.", "I'm getting married in October!")),
    ):
        for text in texts:
            assert files_of(text) == {file}, text
