"""The claims of Spanish statements."""

from __future__ import annotations

from memctl.core.language.claim import Claim
from memctl.core.language.es.clauses import words
from memctl.core.language.es.word_classes import ACCENTS
from memctl.core.language.patterns import Lazy

_JOINT = Lazy(
    r"[;.!?] (?=\S)|, (?:y |pero )?(?=(?:ahora|ya no|yo|mi|me|soy|vivo|trabajo|tengo)\b)| y (?=(?:mi|me|soy|vivo|"
    r"trabajo|tengo)\b)"
)
_END = (
    r"(?=,|[.;!]|$| (?:con|desde|hace|el (?:mes|ano|lunes|martes|viernes)|la semana|y|pero|porque|como|por|ahora|"
    r"este|cerca)\b)"
)
_VALUE = rf"(?P<value>[\w' -]+?){_END}"
_NOW = Lazy(r"\b(?:ahora|ya|desde hoy|actualmente)\b")
_PATTERNS = tuple((name, changed, exclusive, Lazy(pattern)) for name, changed, exclusive, pattern in (
    ("home", False, False, rf"^(?:ahora )?(?:yo )?(?:vivo|vivimos|resido)(?: ahora)? en {_VALUE}"),
    ("home", True, False, r"^(?:me|nos) (?:mude|mudamos|he mudado|hemos mudado|acab[oa](?:mos)? de mudar|traslade)"
     rf"(?: \w+)?? a(?: vivir a)? {_VALUE}"),
    ("employer", False, False, rf"^(?:ahora )?(?:trabajo|trabajamos) (?:\w+ como \w+ )?(?:en|para) {_VALUE}"),
    ("employer", True, False, rf"^ahora (?:estoy|curro) en {_VALUE}"),
    ("employer", True, False, rf"^(?:manana |hoy |ayer )?(?:empiezo|empece)(?: a trabajar| en mi nuevo trabajo)? en "
         rf"{_VALUE}"),
    ("occupation", False, False, rf"^(?:ahora )?(?:trabajo|soy) (?:de|como) {_VALUE}"),
    ("name", False, True, rf"^(?:me llamo|mi nombre es|llamame) {_VALUE}"),
    ("age", False, True, r"^tengo (?P<value>\d{1,3}) anos"),
    ("answers", False, True, r"^(?:\w+ ){0,3}?(?:contest|respond|habl)\w+ (?:siempre )?en (?P<value>ingles|espanol|"
         r"frances|aleman|"
     r"portugues|italiano|catalan)"),
))  # fmt: skip
_ROLE = Lazy(
    r"^mi (?:nuev[oa] )?(?P<role>jef[ea]|medic[oa]|dentista|novi[oa]|marido|mujer|espos[oa]|pareja|profesora?|"
    r"terapeuta|"
    rf"caser[oa]) (?:ahora )?(?:es|se llama) (?:ahora )?{_VALUE}"
)


def read(text: str) -> list[Claim]:
    """Return the claims of a statement."""
    return [claim for clause in _clauses(text) for claim in _of_clause(clause)]


def is_one_clause(text: str) -> bool:
    """Whether a statement has one clause, so that nothing else is lost with its claim."""
    return len(_clauses(text)) == 1


def _clauses(text: str) -> list[str]:
    return [clause.strip(" .,;!") for clause in _JOINT().split(text.lower().translate(ACCENTS).strip().rstrip(".!"))]


def _of_clause(clause: str) -> list[Claim]:
    now = _NOW().search(clause) is not None
    role = _ROLE().match(clause)
    if role:
        return [Claim("", role["role"].rstrip("ao"), frozenset(words(role["value"])), changed="nuev" in clause or now)]
    for name, changed, exclusive, pattern in _PATTERNS:
        match = pattern().match(clause)
        if match:
            return [Claim("", name, frozenset(words(match["value"])), changed=changed or now, exclusive=exclusive)]
    return []
