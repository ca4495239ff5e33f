"""Spanish, in a first form: names, places, preferences, standing instructions, dates, and what corrects them."""

from __future__ import annotations

from memctl.core.language.language import Language

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


# words that few sentences lack, and that are no words of other languages in the table
_OWN = _words(
    "hace dos pasado pasada semana semanas el los las una unos unas del que y mi mis tus su sus es soy eres estoy "
    "esta está están estamos somos fue "
    "eran él ella nosotros nos con por para pero porque como cómo qué cuál cuando muy más menos también tambien "
    "tengo tiene tenemos hay haz hazlo dame dime vivo trabajo llamo gusta gustan encanta encantan odio prefiero "
    "quiero puedo puedes necesito siempre nunca hoy ayer ahora mañana esto ese eso nuestro nuestra hola gracias "
    "buenos sobre entre desde hasta donde dónde quién padezco hablo nací naci hemos bebo corro detesto adoro "
    "colecciono estudio en acabo amiga amigo usted mejor nuevo nueva años casa"
)
_ENGLISH = _words(
    "the an i i'm my our is are was were to of and in for it you that this with on have has do not be we at by or from "
    "can what how she they his her its their your which will would"
)
_MARKS = dict.fromkeys(map(ord, ',.;:!?"()'), " ")
_LETTERS = frozenset("ñáéíóúÑÁÉÍÓÚ")


class Spanish(Language):
    """What the language is known by, and how its sentences are made."""

    hints: Mapping[str, tuple[str, ...]] = {
        "age": (" años", " anos"), "home": ("vivo", "vivimos", "mud"), "employer": ("trabaj", "empiezo", "empecé"),
        "answers": ("contest", "respond", "habl"),
    }  # fmt: skip
    code = "es"

    def is_of(self, text: str) -> bool:
        """Whether to read a text as Spanish: by its letters, or by more of its small words than English ones."""
        if "¿" in text or "¡" in text:
            return True
        words = set(text.lower().translate(_MARKS).split())
        own = len(words & _OWN) + (not _LETTERS.isdisjoint(text))
        return own > 0 and own > len(words & _ENGLISH)

    def occurs_in(self, text: str) -> bool:
        """Whether a text in another language may have words of this one: none that would be read."""
        return False


SPANISH = Spanish()
