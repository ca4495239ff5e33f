"""What a Spanish sentence tells of the task at hand: of the answer, the code or the text that is talked about."""

from __future__ import annotations

from memctl.core.language.language import never
from memctl.core.language.patterns import Lazy

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memctl.core.language.language import Sentence

_SURE = 0.9  # strength of a rule that looks closely
_TEXT = (
    r"(?:textos?|parrafos?|frases?|redaccion|ensayo|correos?|carta|cuento|historia|poema|codigo|funcion|articulo|pdf)"
)
_AT_HAND = Lazy(
    r"\b(?:error(?:es)?|compila\w*|linea \d+|pantalla|codigo|(?:est[ae]|la|el|mi) (?:funcion|script|bucle|consulta|"
    r"tarea|"
    r"ejercicio|respuesta|opcion|texto|parrafo|version)|(?:primer|segund|tercer|ultim|anterior)\w*|no funciona|asi "
    r"esta)\b"
)
_STRANGER = Lazy(r"(?:Un|Una) (?:\w+ ){1,2}|(?!Mi\b|Yo\b)[A-Z]\w+ (?:tiene|compra|vende|quiere|sale|gana|recibe) ")
_HANDLES = Lazy(
    r"\b(?:traduc|resum|corrig|corrij|reescrib|mejor|analiz|revis|complet|continu|lee)\w*\b.{0,20}\b(?:est[ae]|el|"
    r"la|los|mi|"
    rf"siguiente) (?:\w+ )?{_TEXT}\b"
)
_COUNTS = Lazy(r"\b(?:cuant[oa]s?|que edad|calcula|halla)\b")


def is_about_the_task(sentence: Sentence, among_people: bool) -> bool:
    """Whether a sentence that meets no sure rule tells of the answer, the code or the text at hand."""
    rule = sentence.rule
    return (rule is None or rule.strength < _SURE) and bool(_AT_HAND().search(sentence.plain))


def points_at_the_task(sentence: Sentence) -> bool:
    """Whether an instruction is about one answer: "hazlo más corto esta vez"."""
    return "esta vez" in sentence.plain or "aqui" in sentence.words


def leans_on_the_task(text: str) -> bool:
    """Whether what is to be remembered is about what stood before it."""
    return text.lower().startswith(("eso", "esto", "lo que"))


def is_of_a_stranger(sentence: Sentence) -> bool:
    """Whether a sentence tells of somebody whom its writer does not place: an exercise's Juan."""
    return _STRANGER().match(sentence.text) is not None


def handles_a_text(text: str) -> bool:
    """Whether a sentence asks to do something with a text that stands in the message."""
    return _HANDLES().search(text.lower()) is not None


def counts(request: str) -> bool:
    """Whether a request wants a sum to be worked out."""
    return _COUNTS().search(request) is not None


serves = never  # the words of a sentence tell it well enough
