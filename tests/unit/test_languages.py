"""Every language answers what is asked of one, and Spanish, in its first form, keeps what people say of themselves."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path

import pytest
from support.program import ROOT

from memctl.core.claims.reading import claims_of, outdated
from memctl.core.extraction.pipeline import extract_candidates
from memctl.core.language.dates.resolve import absolute_dates
from memctl.core.language.language import PARTS, Language
from memctl.core.language.table import LANGUAGES, language_of
from memctl.model.text.dates import day_number

MESSAGES = Path(__file__).parents[1] / "bench/messages"
TODAY = day_number("2026-08-10")  # a Monday
SURE = 0.4  # confidence from which add keeps what a person said


def kept(file: str) -> float:
    """The share of the messages that give a memory."""
    lines = (MESSAGES / file).read_text("utf-8").splitlines()
    turns = [{"role": "user", "text": line, "session": str(place)} for place, line in enumerate(lines)]
    found = {each["evidence"]["session"] for each in extract_candidates(turns) if each["confidence"] >= SURE}
    return len(found) / len(lines)


@pytest.mark.parametrize("language", LANGUAGES, ids=[language.code for language in LANGUAGES])
def test_every_part_of_a_language_stands_in_its_folder(language: Language) -> None:
    folder = ROOT / "memctl/core/language" / language.code
    places = {part: str(getattr(language, part).__file__) for part in PARTS}
    assert [part for part, place in places.items() if not Path(place).is_relative_to(folder)] == []
    assert len(PARTS) > 10


@pytest.mark.parametrize("language", LANGUAGES, ids=[language.code for language in LANGUAGES])
def test_a_part_has_all_that_is_asked_of_it(language: Language) -> None:
    """No type checker sees a module that is loaded by its name."""
    tree = ast.parse((ROOT / "memctl/core/language/language.py").read_text("utf-8"))
    shapes = {node.name: node.body for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}
    for part in PARTS:
        module = getattr(language, part)
        for asked in shapes[str(Language.__annotations__[part])]:
            if isinstance(asked, ast.FunctionDef):
                named = {each.arg: each for each in asked.args.kwonlyargs}
                inspect.signature(getattr(module, asked.name)).bind(*asked.args.args[1:], **named)
            elif isinstance(asked, ast.AnnAssign) and isinstance(asked.target, ast.Name):
                assert hasattr(module, asked.target.id)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("Vivo en Lima", "es"), ("¿Qué hora es?", "es"), ("No bebo alcohol.", "es"), ("我住在利马", "zh"),
        ("I live in Los Angeles", "en"), ("See ya later!", "en"), ("La La Land is my favourite film", "en"),
        ("deploy 都走 GitHub Actions", "zh"), ("Yo Tim!", "en"), ("", "en"),
    ],
)  # fmt: skip
def test_a_text_is_read_in_its_language(text: str, code: str) -> None:
    assert language_of(text).code == code


def test_spanish_statements_are_kept_and_requests_are_not() -> None:
    assert min(kept("kept-statements-22-es.txt"), kept("kept-statements-23-es.txt")) >= 0.95
    assert max(kept("junk-asked-22-es.txt"), kept("junk-asked-23-es.txt")) == 0


@pytest.mark.parametrize(
    ("said", "written"),
    [
        ("Ayer firmé el contrato", "El 2026-08-09 firmé el contrato"),
        ("Me mudé el mes pasado", "Me mudé en 2026-07"),
        ("El viernes que viene viajo", "El 2026-08-14 viajo"),
        ("Llegué hace dos semanas", "Llegué el 2026-07-27"),
        ("Mi vuelo sale el 3 de diciembre", "Mi vuelo sale el 2026-12-03"),
        ("Mi cumpleaños es el 2 de noviembre", "Mi cumpleaños es el 2 de noviembre"),
        ("Me caso en junio de 2027", "Me caso en 2027-06"),
        ("Vino la semana pasada", "Vino la semana del 2026-08-03"),
        ("Por la mañana corro", "Por la mañana corro"),
    ],
)
def test_spanish_dates_become_absolute(said: str, written: str) -> None:
    assert absolute_dates(said, TODAY)[0] == written


@pytest.mark.parametrize(
    ("old", "new", "gone"),
    [
        ("Vivo en Madrid", "Me mudé a Barcelona el mes pasado", [0]),
        ("Trabajo en Telefónica", "Ya no trabajo en Telefónica, ahora estoy en Indra", [0]),
        ("Mi jefa se llama Ana", "Mi nueva jefa se llama Patricia", [0]),
        ("Me llamo Juan", "Llámame Nacho", [0]),
        ("Vivo en Madrid", "Trabajo en Madrid", []),
        ("Me gusta el té", "Me gusta el café", []),
    ],
)
def test_spanish_corrections_are_known_by_what_they_are_about(old: str, new: str, gone: list[int]) -> None:
    assert outdated(claims_of(new), [old], cued=False) == gone


@pytest.mark.parametrize(
    ("text", "rule", "kind", "topic"),
    [
        ("Recuerda que soy celíaco.", "es-remember/es-health", "fact", "profile"),
        ("Nunca uses emojis en tus respuestas.", "es-standing-instruction", "preference", None),
        ("No como carne.", "es-diet", "preference", None),
        ("Mi hermana vive en Bilbao. ¿Qué le regalo?", "es-people", "fact", "people"),
        ("Tengo un perro, ¿qué puede comer?", "es-people", "fact", "people"),
    ],
)
def test_spanish_statements_are_filed(text: str, rule: str, kind: str, topic: str | None) -> None:
    (found,) = extract_candidates([{"role": "user", "text": text}])
    assert (found["evidence"]["rule"], found["type"], found.get("topic")) == (rule, kind, topic)


@pytest.mark.parametrize("text", ["Si tuviera un perro, lo llamaría Max.", "Quizás me gusta el jazz, no sé."])
def test_what_is_supposed_or_hedged_in_spanish_is_not_kept(text: str) -> None:
    assert [each for each in extract_candidates([{"role": "user", "text": text}]) if each["confidence"] >= SURE] == []
