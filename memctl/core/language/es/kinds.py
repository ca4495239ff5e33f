"""What kind a Spanish sentence is: a statement, a question, a request, or a supposition."""

from __future__ import annotations

from memctl.core.language.es.clauses import plain
from memctl.core.language.es.task import handles_a_text
from memctl.core.language.language import QUESTION, REQUEST, STATEMENT, SUPPOSED
from memctl.core.language.patterns import Lazy

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memctl.core.language.language import Sentence

_LEAD = r"^(?:(?:y|pero|bueno|pues|vale|ok|perfecto|hola|oye|ahora|entonces|por favor|gracias|muy bien|no)\b[,.]? *)*"
_ASKS = Lazy(
    _LEAD + r"(?:que|quien|quienes|cual|cuales|cuanto|cuantos|cuanta|cuantas|como|donde|por que|cuando) \w+\b.*\?"
)
_TO_DO = (
    r"(?:escrib|redact|resum|traduc|corrig|corrij|gener|cre|compar|busc|conviert|convirt|continu|cuent|muestr|sugier|"
    r"calcul|orden|clasific|compon|prepar|explic|describ|enumer|list|anali[zc]|revis|mejor|complet|disen|dibuj|inventa|"
    r"recomiend|ayud|dam|dim|haz|hazm|pon|ponm|quit|anad|agreg|cambi|reescrib|reformul|simplific|programa|encuentr)"
)
_REQUEST = Lazy(
    _LEAD + rf"(?:{_TO_DO}(?:e|a|ce|ge|le|ga|elo|ela|alo|ala|ame|eme|eselo|amelo|emelo|nos|me|lo|la|los|las)?\b|"
    r"[a-z]+(?:a|e|i)(?:melo|mela|selo)\b|dame\b|dime\b|haz|pon(?:me|lo)?\b|podrias|puedes|podeis|necesito (?:que|una? "
    r"(?:funcion|lista|ejemplo|idea|script|codigo|titulo|resumen|texto|consulta|nombre)|ideas|ayuda|saber|entender|"
    r"consejos?|sugerencias)|quiero (?:que|saber|ver|una? (?:lista|ejemplo|resumen|texto))|quisiera|me gustaria "
    r"(?:que|saber|ver|una?|conocer|entender)|no (?:entiendo|comprendo)\b|otra vez|mas (?:corto|largo|formal)|sigue|"
    r"sigamos|continua|ahora )"
)
_SUPPOSED = Lazy(
    _LEAD + r"(?:si (?:yo )?(?:tuviera|fuera|pudiera|hubiera|ganara)|supon(?:gamos|iendo)?|imagin(?:a|emos|ate)|"
    r"pongamos|digamos|por ejemplo|ojala|erase una vez|en teoria)\b|\bes broma\b|\bde mentira\b|:$"
)
_PLAYS = Lazy(
    r"\b(?:actues|actua|haz) (?:como|de)\b|^(?:imagina|finge|haz como) que eres|\beres (?:un|una) (?!crack|genio|sol)"
)
_HANDS_OVER = Lazy(
    r"\b(?:traduce|traduceme|traducir|corrige|resume|reescribe|mejora|analiza|revisa|completa|continua|pon en|pasa|"
    r"di)\b"
    r"[^:]*:(?!\S)|\b(?:el siguiente|la siguiente|este|esta) (?:texto|frase|parrafo|correo|carta|cuento)\b[^:]*:(?!\S)"
)
_SEEKS = Lazy(
    r"\b(?:puedes|podrias|como (?:puedo|se)|debo|deberia|que (?:me recomiendas|hago|puedo)|recomiend\w+|consejos?)\b"
)
_TAG = Lazy(r", (?:¿ ?)?(?:no|verdad|cierto|a que si|eh|vale)\?$")
_HEDGED = Lazy(
    r"\b(?:quiza|quizas|tal vez|a lo mejor|puede que|igual|probablemente|posiblemente|no estoy segur[oa]|no se si|creo|"
    r"supongo|me parece)\b"
)
_FOR_HOURS = Lazy(
    r"\b(?:ahora mismo|en (?:unos )?(?:\d+|cinco|diez|quince|veinte) minutos|dentro de (?:un rato|una hora))\b"
)
_TAKES_BACK = Lazy(r"\b(?:olvida|ignora) (?:eso|lo (?:que (?:dije|he dicho)|anterior))\b")
_CONFIDES = Lazy(
    r"\bno (?:se lo )?(?:digas|cuentes) a nadie\b|\bentre (?:nosotros|tu y yo)\b|"
    r"\bno (?:lo |la )?(?:recuerdes|guardes|anotes|apuntes)(?: esto| eso)?\b"
)


def kind_of(text: str) -> str:
    """STATEMENT, QUESTION, REQUEST, or SUPPOSED, as its English sister says."""
    lower = plain(text)
    if "¿" in lower or lower.rstrip("\"') ").endswith("?") or _ASKS().match(lower):
        return QUESTION
    if _SUPPOSED().search(lower) or _PLAYS().search(lower):
        return SUPPOSED
    return REQUEST if _REQUEST().match(lower) else STATEMENT


def kind_in_message(sentence: Sentence) -> str:
    """The kind of a whole sentence, by the texts that it may be about, too."""
    kind = kind_of(sentence.text)
    return REQUEST if kind == STATEMENT and handles_a_text(sentence.plain) else kind


def seeks_help(text: str) -> bool:
    """Whether a question or request asks an assistant for help, rather than a person for news."""
    return bool(_SEEKS().search(plain(text)))


def is_tag_question(text: str) -> bool:
    """Whether a sentence asks no more than whether what it says is so: "Lima es la capital, ¿no?"."""
    return bool(_TAG().search(plain(text)))


def hands_over(text: str) -> bool:
    """Whether what follows is not the writer's own: a text to translate, correct or continue, or a part in a play."""
    lower = plain(text)
    return bool(_PLAYS().search(lower)) or (":" in text and bool(_HANDS_OVER().search(lower)))


def confides(text: str) -> bool:
    """Whether the writer asks that what they say goes no further, or is not kept."""
    return _CONFIDES().search(plain(text)) is not None


def is_passing(plain: str) -> bool:
    """Whether a sentence says that it holds for some hours: "ahora mismo estoy ocupado"."""
    return bool(_FOR_HOURS().search(plain))


def is_hedged(plain: str) -> bool:
    """Whether the writer of a sentence is not sure of what it says."""
    return bool(_HEDGED().search(plain))


def takes_back(text: str) -> bool:
    """Whether the writer says that what stood before is not to count."""
    return bool(_TAKES_BACK().search(plain(text)))
