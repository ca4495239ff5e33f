"""Classes of Spanish words, each written as one string, in lower case and without accents."""

from __future__ import annotations

ACCENTS = str.maketrans("áéíóúüñàèò’", "aeiouunaeo'")


def _any(words: str) -> str:
    return "(?:" + "|".join(words.split()) + ")"


WEEKDAYS = ("lunes", "martes", "miercoles", "jueves", "viernes", "sabado", "domingo")
MONTHS = (
    "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre", "noviembre",
    "diciembre",
)  # fmt: skip
NUMERALS = {
    "un": 1, "una": 1, "uno": 1, "dos": 2, "tres": 3, "cuatro": 4, "cinco": 5, "seis": 6, "siete": 7, "ocho": 8,
    "nueve": 9, "diez": 10, "once": 11, "doce": 12, "quince": 15, "veinte": 20, "treinta": 30,
}  # fmt: skip
NUMERAL = r"(?:\d{1,3}|" + "|".join(NUMERALS) + ")"
KIN = _any(
    r"madres? padres? mama papa viej[oa] herman[oa]s? hermanit[oa]s? hij[oa]s? mujer espos[oa] marido novi[oa] pareja "
    r"prometid[oa] ex abuel[oa]s? niet[oa]s? ti[oa]s? prim[oa]s? sobrin[oa]s? suegr[oa]s? cunad[oa]s? nuera yerno "
    r"familia amig[oa]s? companer[oa]s? jef[ea]s? vecin[oa]s? profesora? medic[oa] doctora? terapeuta tutora? "
    r"perr[oa]s? perrit[oa]s? gat[oa]s? gatit[oa]s? mascota conejo loro caballo bebe gemel[oa]s mellizos"
)
OCCUPATIONS = _any(
    r"enfermer[oa] profesora? maestr[oa] docente ingenier[oa] medic[oa] doctora? cirujan[oa] abogad[oa] arquitect[oa] "
    r"programadora? desarrolladora? disenadora? estudiante camarer[oa] meser[oa] cociner[oa] chef periodista "
    r"escritora? "
    r"traductora? interprete contable contadora? economista psicolog[oa] dentista veterinari[oa] farmaceutic[oa] "
    r"electricista fontaner[oa] plomer[oa] carpinter[oa] albanil agricultora? taxista conductora? camioner[oa] piloto "
    r"policia bomber[oa] militar funcionari[oa] administrativ[oa] secretari[oa] vendedora? comercial dependient[ea] "
    r"peluquer[oa] fotograf[oa] music[oa] actor actriz artista pintora? cientific[oa] investigadora? biolog[oa] "
    r"quimic[oa] fisic[oa] matematic[oa] analista consultora? gerente directora? jef[ea] empresari[oa] autonom[oa] "
    r"freelance jubilad[oa] pensionista becari[oa] opositora? ama padre madre"
)
ILLNESS = (
    r"(?:asma|diabetes|alergia|migranas?|ansiedad|depresion|hipertension|epilepsia|tdah|autismo|cancer|anemia|lupus|"
    r"insomnio|vertigo|reflujo|colesterol|hipotiroidismo|hipertiroidismo|fibromialgia|endometriosis|\w+itis|\w+osis)"
)
NAMES_OF_DAYS = "|".join(WEEKDAYS)
NAMES_OF_MONTHS = "|".join((*MONTHS, "setiembre"))
