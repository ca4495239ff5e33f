"""The clauses of a Spanish sentence, and how sentences lean on each other."""

from __future__ import annotations

from memctl.core.language.es.word_classes import ACCENTS, KIN
from memctl.core.language.language import never, unchanged
from memctl.core.language.patterns import Lazy
from memctl.core.language.sentences import QUOTATION

SHORTEST = 8  # letters of the shortest statement: soy zurdo
TELLING = frozenset(("es-event",))  # rules of narration
MARK = Lazy(r"[,;:]\s+| [-–—]+ |—")
JOINT = Lazy(r"(?i)[,;]\s*(?:y |pero |ademas |además |también )?(?=(?:yo|mi|mis|nuestr[oa]|nosotros|en el|el|la)\b)")
_WORD = Lazy(r"[^\W\d_]+|\d+(?:[.,:]\d+)*")
_LINK = r"^(?:(?:y|pero|ademas|tambien|porque|pues|bueno|es que|por cierto|que)\b,? *)*"
_OWN = Lazy(
    _LINK
    + r"(?:(?:ya )?(?:no )?(?:me|nos) \w+|yo|mis?|nuestr[oa]s?|soy|somos|tengo|tenemos|vivo|vivimos|trabajo|estoy|"
    r"uso|usamos|hablo|estudio|prefiero|odio|llevo|naci|padezco)\b"
)
_SUBORDINATE = Lazy(_LINK + r"(?:si|cuando|mientras|antes|despues|hasta|aunque|como)\b")
_OF_SELF = Lazy(rf"\b(?:yo|me|mis?|conmigo|nuestr[oa]s?|nos|soy|tengo|vivo|trabajo|estoy|{KIN})\b")
_ASKS_ON = Lazy(  # the clause at the end of a statement that only asks for help
    r"(?:\s*[,;]| y| pero| asi que)+ (?:(?:y|pero|asi que|por eso) )*"
    r"(?:(?:yo )?(?:ahora )?(?:me pregunt|no se (?:como|que|si|donde|cual|cuando)\b|(?:quier|quisier|necesit)\w+ "
    r"(?:saber|entender|ayuda|consejo|ideas)|me gustaria (?:saber|entender)|"
    r"estoy (?:tratando|intentando) de (?:saber|entender|averiguar|decidir))[^,;]*)$"
)
_LEANS = Lazy(r"^(?:eso|esto|ese|esa|el|ella|ellos|lo|pero|y|porque|ademas|tambien|asi que|entonces|aunque)\b")
_OPENING = Lazy(
    r"^(?:(?:(?:no|si),|(?:y|pero|bueno|pues|ah|oh|hola|oye|mira|vale|gracias|por cierto|ademas|tambien|la verdad|"
    r"en realidad|perdon|perdona|buenas|buenos dias|para que sepas)(?=[,.!: ]))[,.!:]* +)+(?=\w{3})"
)


_LEADS_ON = Lazy(r"(?:y|e|o|u|ni|pero|que|porque|aunque|salvo|excepto|a menos que|quiero decir|perdón)\b")


def plain(text: str) -> str:
    """A sentence as rules read it: lower case, without accents, quotations blanked."""
    if '"' in text or "“" in text or "`" in text:
        text = QUOTATION().sub(' "" ', text)
    return text.lower().translate(ACCENTS)


def words(plain: str) -> list[str]:
    """The words of a sentence, which is given as rules read it."""
    return _WORD().findall(plain)


def stands_alone(clause: str) -> bool:
    """Whether a clause has its writer for a subject, and leans on no other clause."""
    lower = plain(clause)
    return bool(_OWN().match(lower)) and not _SUBORDINATE().match(lower)


def speaks_of_self(text: str) -> bool:
    """Whether what stands before a request speaks of its writer."""
    lower = plain(text)
    return bool(_OF_SELF().search(lower)) and not _SUBORDINATE().match(lower)


def stated_head(text: str) -> str:
    """What stands before the mark with which a question begins: "vivo en Lugo ¿qué puedo ver?"."""
    return text.partition("¿")[0].strip(" ,;:")


def without_asking(text: str) -> str:
    """A statement without the clause at its end that only asks for help: "vivo en Lugo y no sé qué ver"."""
    asking = _ASKS_ON().search(text.lower().translate(ACCENTS))
    return text[: asking.start()] if asking else text


def leans(text: str) -> bool:
    """Whether a sentence needs the one before it."""
    return bool(_LEANS().match(plain(text)))


def leads_on(clause: str) -> bool:
    """Whether a clause goes on with the one before: it shares its subject, bounds it, or corrects it."""
    return bool(_LEADS_ON().match(clause.lower()))


def without_opening(text: str) -> str:
    """A sentence without what it opens with and says the same without."""
    opening = _OPENING().match(text.lower().translate(ACCENTS))
    return text[opening.end() :] if opening else text


def is_by_another(text: str) -> bool:
    """Whether a sentence is a line of a play: with a dash before it."""
    return text.startswith("—")


# a Spanish clause stands as it is: it may leave its subject out, and no question is read as an instruction
with_subject = joined = without_courtesy = without_stage_directions = unchanged
is_of_who_was_named = never
