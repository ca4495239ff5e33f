"""The rules for Spanish. Patterns are tried on lower-case text without accents and without quotations."""

from __future__ import annotations

from memctl.core.language.en.word_classes import TOOLS
from memctl.core.language.es.clauses import without_opening
from memctl.core.language.es.word_classes import (
    ILLNESS,
    KIN,
    NAMES_OF_DAYS,
    NAMES_OF_MONTHS,
    NUMERAL,
    OCCUPATIONS,
)
from memctl.core.language.rules import Rules, rule

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memctl.core.language.language import Sentence
    from memctl.core.language.rules import Met

_PLEASE = r"^(?:por favor,? |y |ademas,? |pero )*"
_FROM_NOW = (
    r"(?:siempre|nunca|jamas|de ahora en adelante|a partir de (?:ahora|hoy)|desde ahora|en adelante|por defecto|"
    r"en el futuro|cada vez que)"
)
_INSTRUCTION = (
    r"(?:respond|contest|us|utili[zc]|escrib|habl|llam|pon|pong|incluy|evit|expli(?:c|qu)|d[ae]|trat|tute|ha[zg]|cit|"
    r"muestr|emple|se|seas|dig|di|resum|aclar|agreg|anad|pregunt|sug)(?:a|as|e|es|ue|ues|ame|eme|me|nos|lo)?"
)
_MY = r"(?:mis?|nuestr[oa]s?)"
_OFTEN = (
    rf"(?:todos los (?:dias|{NAMES_OF_DAYS}|fines)|todas las \w+|cada \w+|los (?:{NAMES_OF_DAYS})|por las? "
    rf"(?:mananas?|tardes?|noches?)|{NUMERAL} (?:veces|vez) (?:por|a la|al)|a menudo|normalmente|de "
    rf"(?:{NAMES_OF_DAYS}) a)"
)
_THING = (
    r"(?!(?:esto|eso|esta|este|esa|ese|tu|tus|asi|como|que me|lo que|el (?:texto|codigo)|la (?:idea|primera|segunda|"
    r"tercera|ultima|respuesta|opcion))\b)"
)
_MAKING = r"(?:saber|ver|entender|hacer|escribir|crear|poder|preguntar|que|generar|usar|resolver|calcular|ir a)"
RULES = Rules(
    [
        rule("es-remember", "fact", 0.97, "recuerda recuerde acuerdate cuenta olvides apunta anota nota sepas",
             _PLEASE + r"(?:recuerda|recuerde|acuerdate(?: de)?|ten en cuenta|no (?:te )?olvides(?: de)?|apunta|anota|"
             r"toma nota(?: de)?|para que (?:lo )?sepas)(?: que\b|:|,) *(?P<said>(?!me\b).{4,})", imperative=True),
        rule("es-standing-instruction", "preference", 0.92,
             "siempre nunca jamas adelante partir desde defecto futuro vez no",
             rf"{_PLEASE}{_FROM_NOW},? (?:por favor,? )?(?:no )?(?:me |te |lo )?{_INSTRUCTION}\b(?! que\b)|"
             rf"{_PLEASE}{_INSTRUCTION} (?:\w+ ){{0,2}}?siempre\b|"
             r"^(?:por favor,? )?no me (?:trates|hables|llames|respondas|contestes|escribas|tutees|des (?:largas|"
             r"rodeos))\b",
             "Trabajar juntos", imperative=True),
        rule("es-answer-style", "preference", 0.92, "respuestas respondas contestes explicaciones respuesta",
             r"\b(?:prefiero|me gustan|quiero) (?:las |unas |que (?:me )?)?(?:respuestas|contestes|respondas|"
             r"explicaciones)\b|\bno (?:quiero|me gustan) (?:las )?(?:respuestas|explicaciones)\b",
             "Trabajar juntos", imperative=True),
        rule("es-name", "fact", 0.97, "llamo nombre llamame llameme llaman dicen apodo conocen",
             r"\b(?:me llamo|mi (?:nombre|apodo)(?: completo)? es|(?:me|nos) (?:llaman|dicen|conocen como)|"
             r"(?:puedes )?llama(?:r)?me|llameme) (?!la atencion|por|al?\b|cuando|si\b|luego|manana|que\b|mucho)\w",
             "Identidad", "profile", imperative=True),
        rule("es-health", "fact", 0.95,
             "soy somos tengo padezco sufro embarazada puedo tomo diagnosticaron tiene tenemos zurdo zurda",
             r"\b(?:soy|somos) (?:muy )?(?:alergic|intolerante|celiac|diabetic|asmatic|epileptic|dalton|miope|sord[oa]|"
             rf"cieg[oa]|zurd|hipertens|autista)|\b(?:tengo|padezco|sufro)(?: de| una?| la| el)?(?: \w+)?? {ILLNESS}\b|"
             r"\bpadezco (?:de )?\w|\bestoy embarazada|\bno puedo (?:tomar|comer|beber) \w|"
             r"\btomo (?:\d+ ?mg|medicacion|insulina|antidepresivos)|\bme diagnosticaron \w", "Salud", "profile"),
        rule("es-diet", "preference", 0.95, "como bebo tomo fumo pruebo soy somos",
             r"\bno (?:como|bebo|tomo|fumo|pruebo|comemos|bebemos)\b(?! (?:se|que|el|en cuenta|nota))|"
             r"\bsoy (?:vegetarian|vegan|abstemi|pescetarian|flexitarian)", "Preferencias"),
        rule("es-age", "fact", 0.94, "anos cumpleanos naci cumplo cumpli",
             r"^(?:yo )?tengo \d{1,3} anos\b(?! (?:de|en|trabajando|viviendo))|\bmi cumpleanos es\b|\bnaci el\b|"
             r"\b(?:cumplo|cumpli) \d", "Identidad", "profile"),
        rule("es-moved", "fact", 0.95, "mude mudado mudar mudamos mudo vivo traslade ahora",
             r"\b(?:me|nos) (?:mude|mudamos|he mudado|hemos mudado|acab[oa](?:mos)? de mudar|traslade|mudo|voy a "
             r"mudar)\b"
             r".*\b(?:a|al) \w|\bahora (?:vivo|vivimos) en \w", "Identidad", "profile", correction=True),
        rule("es-place", "fact", 0.95, "vivo vivimos resido naci creci soy somos llevo casa piso familia originario",
             r"\b(?:vivo|vivimos|resido|naci|creci|me crie) (?:\w+ ){0,2}?(?:en|cerca de|con) \w|"
             rf"\b(?:soy|somos) (?:de|originari[oa] de) (?!acuerdo|{_MAKING}|los que|l[ao]s? )\w|"
             r"\bllevo .{1,24}(?:viviendo|en) \w|\btoda mi familia es de \w", "Identidad", "profile"),
        rule("es-new-work", "fact", 0.94, "trabajo ahora empiezo empece contrato",
             r"\bya no trabajo (?:en|de|para|como) \w|\bahora trabajo (?:en|de|para|como) \w|"
             r"\b(?:empiezo|empece|he empezado) (?:\w+ )?en (?:mi|un|el) nuevo (?:trabajo|puesto)|"
             r"\bcontrato con la nueva empresa", "Trabajo", "profile", correction=True),
        rule("es-work", "fact", 0.94, "trabajo trabajamos soy estudio estudiando profesion puesto oficio curro dirijo",
             r"\b(?:trabajo|trabajamos|curro) (?:de|como|en|para|por|desde)\b(?! (?:esto|eso|ello))|"
             rf"\bsoy (?:un |una )?(?:\w+ )??{OCCUPATIONS}\b|\b(?:estudio|estoy estudiando) (?!est[aeo]|tu|como)\w|"
             r"\bmi (?:profesion|oficio|puesto|trabajo) es\b|\bdirijo (?:un|una|mi)\b", "Trabajo", "profile"),
        rule("es-language", "fact", 0.93, "hablo lengua idioma hablamos",
             r"\bhablo (?!de\b|con\b|sobre\b|en serio)\w|\bmi (?:lengua|idioma) matern[ao]", "Identidad", "profile"),
        rule("es-people", "fact", 0.92,
             "mi mis nuestro nuestra nuestros nuestras tengo tenemos cuido cuidamos perdi",
             rf"\b{_MY} (?:mejor |nuev[oa] |ex |hij[oa] )?{KIN}(?: (?!que|me dijo|dice|pide|quiere "
             rf"que)[\w,]+){{0,4}}? (?:es|son|se llaman?|viven?|tienen?|"
             r"trabajan?|estudian?|nacio|cumple|viene|vienen|murio|fallecio|padece|odia|esta)\b|"
             rf"\b(?:tengo|tenemos) (?:un[oa]? |{NUMERAL} |muchos )?{KIN}\b|\bcuid(?:o|amos) (?:de|a) (?:mi|mis|"
             rf"nuestr\w+) |"
             rf"\bperdi a mi {KIN}", "Personas", "people"),
        rule("es-favourite", "preference", 0.95, "favorito favorita favoritos favoritas preferido preferida",
             rf"\b{_MY} (?:\w+ ){{1,4}}?(?:favorit|preferid)[oa]s? (?:es|son)\b", "Preferencias"),
        rule("es-taste", "preference", 0.92,
             "gusta gustan encanta encantan fascina fascinan apasiona odio detesto aborrezco adoro amo prefiero "
             "soporto "
             "evito aficionado aficionada fan",
             rf"^(?!.*\b(?:opcion|respuesta|version|titulo|anterior|codigo|frase)\b)(?:.*\b)?(?:no )?me (?:gustan?|"
             rf"encantan?|fascinan?|apasionan?)(?: mucho| mas)? {_THING}(?!l[ao] \w+ opcion)\w|"
             rf"\b(?:odio|detesto|aborrezco|adoro|amo|prefiero|evito|no soporto) {_THING}\w|"
             r"\bsoy (?:muy )?(?:fan|aficionad[oa])\b", "Preferencias"),
        rule("es-decision", "decision", 0.86, "decidido decidimos decidi acordado",
             r"\b(?:hemos decidido|decidimos|he decidido|decidi|hemos acordado) \w", "Decisiones"),
        rule("es-convention", "fact", 0.9, "usamos utilizamos desplegamos nuestra nuestro migramos equipo",
             r"\b(?:usamos|utilizamos|desplegamos|migramos)\b|"
             r"\bnuestr[oa] (?:base de datos|repositorio|repo|backend|frontend|api|servidor|stack) (?:es|usa|esta|"
             r"corre)\b",
             "Convenciones", "project"),
        rule("es-tools", "fact", 0.88, "uso utilizo programo escribo",
             rf"\b(?:uso|utilizo|programo (?:en|con)|escribo (?:en|con))\b.*\b(?:{TOOLS}|editor)\b", "Herramientas",
             "tooling"),
        rule("es-date", "goal", 0.88, "tengo cita vuelo viene vienen voy vamos casarme caso viajo boda examen",
             r"\btengo (?:una? )?(?:cita|reunion|examen|vuelo|entrevista|boda|operacion|viaje)\b|\bmi (?:vuelo|boda|"
             r"tren|examen) "
             rf"(?:sale|es|empieza)\b|\b(?:voy|vamos) a (?!{_MAKING})\w+r(?:me|nos)?\b.*\b(?:en|el|este|esta|la|"
             rf"proxim[oa]) "
             rf"(?:{NAMES_OF_MONTHS}|{NAMES_OF_DAYS}|semana|mes|ano|verano|invierno|\d)|\bviajo a \w", "Planes"),
        rule("es-aim", "goal", 0.88, "quiero planeo espero meta objetivo sueno pienso intento aprendiendo estoy",
             rf"\b(?:quiero|planeo|pienso|espero) (?!{_MAKING}\b)(?:aprender a )?\w+r(?:me|nos)?\b|"
             r"\bmi (?:meta|objetivo|sueno) es\b|\bestoy aprendiendo\b", "Planes"),
        rule("es-habit", "fact", 0.86, "todos todas cada los veces vez noches mananas tardes menudo normalmente de",
             rf"^(?:yo )?(?!me sale|no funciona)(?:me |suelo )?[a-z]+(?:o|oy|go) .*{_OFTEN}|^{_OFTEN},? (?:me "
             rf")?[a-z]+(?:o|oy|go)\b",
             "Hábitos", "habits"),
        rule("es-possession", "fact", 0.86,
             "tengo tenemos mi colecciono toco juego practico se compre compramos numero talla",
             rf"\b{_MY} (?:coche|carro|moto|bici|bicicleta|casa|piso|movil|telefono|portatil|guitarra|numero de \w+|"
             rf"talla) "
             r"(?:es|de)\b|\bcolecciono \w|\b(?:toco (?:el|la)|juego al?|practico) \w|\b(?:me )?(?:compre|"
             r"compramos) un[oa]? \w",
             "Vida", "life"),
    ],
    lambda text: "",
)  # fmt: skip


def meet(sentence: Sentence, imperative: bool) -> Met:
    """The first rule that a sentence meets; `imperative`: of those that hold in requests."""
    return RULES.first(RULES.of_words(sentence.words), without_opening(sentence.plain), imperative=imperative)
