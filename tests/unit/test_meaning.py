"""Ranking by meaning, with a model that knows a few things."""

from __future__ import annotations

from collections.abc import Iterable

from memctl.core.retrieval.corpus import corpus_of
from memctl.core.retrieval.meaning import NEAR
from memctl.core.retrieval.ranking import Hit, rank
from memctl.model.memory import Memory
from memctl.model.segment import of_handle

NOTES = [
    Memory("Keeps the spare key under the blue pot", id="m1", path="a.md", line=3),
    Memory("The bank wants the form by Friday", id="m2", path="b.md", line=3),
    Memory("Paints the fence every other spring", id="m3", path="c.md", line=3),
    Memory("Paints in oil on wet evenings", id="m4", path="d.md", line=3),
    Memory("The spring in the park is dry", id="m5", path="e.md", line=3),
]


class Model:
    """Knows the closeness of some memories, and which are nearest."""

    def __init__(self, close: dict[str, float], unknown: tuple[str, ...] = ()) -> None:
        self.close = {of_handle(note.handle): close.get(note.id, 0.0) for note in NOTES if note.id not in unknown}
        self.lacking: list[str] = []

    def nearest(self, text: str) -> list[int]:
        return sorted(self.close, key=lambda key: -self.close[key])[:2]

    def closeness(self, text: str, keys: list[int]) -> list[float | None]:
        return [self.close.get(key) for key in keys]

    def lacks(self, memories: Iterable[Memory]) -> None:
        self.lacking += [memory.id for memory in memories]


class Silent(Model):
    """A model that is not there."""

    def nearest(self, text: str) -> list[int]:
        return []

    def closeness(self, text: str, keys: list[int]) -> list[float | None]:
        return []


def asked(query: str, model: Model | None) -> list[Hit]:
    return rank(query, NOTES, now="2026-11-21", meaning=model)


def ids(hits: list[Hit]) -> list[str]:
    return [hit.memory.id for hit in hits]


def test_closeness_decides_between_equal_words() -> None:
    for near in ("m3", "m4"):
        first = asked("who paints", Model({near: 3.0}))[0]
        assert first.memory.id == near and first.why["meaning"] > 0


def test_what_shares_no_word_is_found_if_it_is_near() -> None:
    assert "m1" not in ids(asked("paints", None))
    hits = {hit.memory.id: hit for hit in asked("paints", Model({"m1": NEAR}))}
    assert hits["m1"].bears
    hits = {hit.memory.id: hit for hit in asked("paints", Model({"m1": NEAR - 0.1}))}
    assert not hits["m1"].bears


def test_a_model_that_is_silent_changes_nothing() -> None:
    for query in ("who paints", "spring", "钥匙在哪"):
        with_it, without = asked(query, Silent({})), asked(query, None)
        assert [(hit.memory.id, hit.score, hit.relevance) for hit in with_it] == [
            (hit.memory.id, hit.score, hit.relevance) for hit in without
        ]


def test_what_has_no_vector_yet_is_told_and_does_not_lose() -> None:
    model = Model({"m4": 3.0}, unknown=("m3",))
    hits = asked("who paints", model)
    assert model.lacking == ["m3"]
    assert [hit.score for hit in hits] == [hit.score for hit in asked("who paints", None)]


def test_filters_hold_for_what_is_near() -> None:
    hits = rank("paints", corpus_of(NOTES), meaning=Model({"m1": 5.0}), admits=lambda number: number != 0)
    assert "m1" not in ids(hits)


def test_what_is_near_is_known_more_surely_and_what_is_far_less() -> None:
    near, alone, far = (
        {hit.memory.id: hit.known for hit in asked("who paints in spring", model)}
        for model in (Model({"m3": 4.0}), None, Model({"m3": -1.0, "m1": 2.0}))
    )
    assert near["m3"] > far["m3"] and alone["m3"] > far["m3"]


def test_words_do_not_speak_against_another_script() -> None:
    """The Chinese note shares a word with the question by chance; the English one cannot, and is nearer."""
    notes = [*NOTES, Memory("蓝色花盆要浇水", id="m6", path="f.md", line=3)]
    model = Model({"m1": 3.5})
    model.close[of_handle(notes[-1].handle)] = 1.0
    hits = rank("蓝色花盆下面藏着什么", notes, now="2026-11-21", meaning=model)
    assert ids(hits)[0] == "m1"
    assert ids(rank("蓝色花盆下面藏着什么", notes, now="2026-11-21"))[0] == "m6"
