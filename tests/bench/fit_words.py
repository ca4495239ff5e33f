"""Fits the weights by which a statement is judged to hold for good, on the messages beside this file; needs scipy.

python tests/bench/fit_words.py             # writes memctl/core/language/{en,zh}/weights.py
python tests/bench/fit_words.py --check     # leaves out whole sources in turn, and prints what is kept of each

A message of the rounds marked-* is whole, as people type it: what stands between [[ and ]] is to be kept, the rest is
not. It teaches as it stands. Another message is one statement or one request. It teaches as it stands, and, if it asks
nothing, behind, before and inside what others ask, and hedged: what is kept stays kept there, what is junk stays junk,
what is hedged or supposed is not to be kept."""

from __future__ import annotations

import re
import sys
import textwrap
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize
from scipy.sparse import csr_matrix
from scipy.special import expit

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from memctl.core.extraction.message import Reading, read  # noqa: E402
from memctl.core.extraction.permanence import BASE, signs_of, wording  # noqa: E402
from memctl.core.extraction.provenance.attached_text import apart  # noqa: E402
from memctl.core.extraction.provenance.clauses import clauses_of  # noqa: E402
from memctl.core.extraction.statements import statements_of  # noqa: E402
from memctl.core.language.language import STATEMENT, Sentence  # noqa: E402
from memctl.core.language.rules import name_of  # noqa: E402
from memctl.core.language.sentences import sentences  # noqa: E402
from memctl.core.language.table import language_of  # noqa: E402

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memctl.core.language.language import Language

MOST, MOST_OF_TASTE = 4500, 300  # signs that get a weight
RAREST = 2  # messages that a sign must stand in
SHRINKING, ROUNDS = 2.0, 60
WEIGHT_OF_JUNK = {"en": 3.0, "zh": 2.5}  # what is stored wrongly is worse than what is missed
RARER = {"en": -0.1, "zh": -0.2}  # log odds by which what lasts is rarer in talk than in these messages
WEIGHT_OF_MARKED = 3.0  # of a message that is written whole, as people type it
WEIGHT_BESIDE = 0.2  # of a message in each of the ways to stand beside a request
WEIGHT_OF_TWO = 0.4  # of a message in each of the two that have it beside another
WEIGHT_HEDGED = 0.3
MOST_OF_ENDING, MOST_OF_A_REQUEST = 500, 80  # signs; characters
WEIGHT_OF_ENDING, WEIGHT_OF_END = (
    3.0,
    0.5,
)  # of what ends a statement behind a comma, and of what any statement ends with
OF_WRITER = re.compile(r".{0,12}?(?:我|咱|俺)[们家]?(?=..)")
MARKED = re.compile(r"\[\[(.*?)\]\]", re.DOTALL)
BEFORE_A_VERB = re.compile(r"to|not|never|always|you|i|we|they|please|can|will|would|must|should|\w+n't")
HELD_OUT = "-9b-"  # messages that are never fitted to: what the table says of them stays true of others
SOURCES = (  # rounds of messages that were written by the same hand, or in sight of each other
    ("9b", "1", "", "second", "4"), ("9a", "2", "check", "third", "8"), ("10", "16", "development", "fourth"),
    ("11", "12", "17", "everyday"), ("13", "3", "19", "5", "14"), ("15", "18", "6", "7"),
    ("20", "21"), ("24",),
    ("dev",), ("life",), ("text",), ("work",), ("mix",), ("agent",), ("code",), ("home",), ("asking",), ("days",),
)  # fmt: skip
WAYS = {
    "en": ("{0}. {1}", "{0}, {2}", "{1}. {0}", "{1}, {3}"),
    "zh": ("{0}。{1}", "{0}，{1}", "{1}。{0}", "{1}，{0}"),
}
HEDGES = {
    "en": ("Maybe {1}, not sure", "I guess {1}", "If {1}", "Perhaps {1}", "I think maybe {1}", "{0}, but I'm not sure",
           "{0}, I suppose", "Suppose {1}", "Probably {1}, I don't know yet"),
    "zh": ("可能{0}吧", "{0}，不太确定", "也许{0}", "如果{0}", "大概{0}吧", "说不定{0}", "好像{0}，记不清了", "假如{0}",
           "{0}，还没想好"),
}  # fmt: skip
HEADER = '''"""The weights of permanence.py, as tests/bench/fit_words.py fitted them: not to be edited."""

from __future__ import annotations
'''
WIDTH = 112  # columns; a Chinese character takes two of them
LANGUAGES = ("en", "zh")
UNPLAIN = re.compile(
    r"[:：\"“”「]|扮演|假设|假装|你是|你现在|小明|故事|[诗词]|作文|总结|翻译|主人|我是|我有|[下上]面|以下|这[段篇句封]|"
    r"this (?:text|article|paragraph)|the following|story|poem|translate|act as|pretend|summari|rewrite|proofread|"
    r"grammar|role-?play|fictional|essay|speech",
    re.I,
)
Floats = NDArray[np.float64]
Example = tuple[dict[str, float], float, float]  # signs with their values, whether it is to be kept, weight


class Message:
    """A message that was written for a round: what of it is to be kept, whether it asks, and its statements.

    In a round of whole messages (`marked`) what is to be kept stands between [[ and ]]; another round is kept as a
    whole, or not at all."""

    def __init__(self, path: Path, text: str) -> None:
        self.round = re.sub(
            r"^(?:kept|junk|marked)-?(?:preferences-|statements-|asked-|beside-)?|-?(?:en|zh)$", "", path.stem
        )
        self.stem, self.text = path.stem, text.replace("[[", "").replace("]]", "")
        self.is_marked = path.stem.startswith("marked")
        told = MARKED.findall(text) if self.is_marked else [text] if path.stem.startswith("kept") else []
        self.told = [_letters(each) for each in told]
        self.kept = bool(told)
        self.preference = path.stem.startswith("kept-preferences")
        self.fact = path.stem.startswith("kept-statements")
        self.language = path.stem[-2:]
        reading = own_reading(self.text)
        self.asks = reading.questions + reading.requests > 0 or reading.seeks
        self.statements = statements_of(reading)
        self.source = next(number for number, rounds in enumerate(SOURCES) if self.round in rounds)

    @property
    def plainly_asks(self) -> bool:
        """Whether it does no more than ask for something, so that a statement may stand beside it."""
        plain = self.asks and not (self.kept or self.statements)
        return plain and len(self.text) <= 80 and not UNPLAIN.search(self.text)

    def keeps(self, said: str) -> bool:
        """Whether what is said is to be kept, of the letters of a statement of the message."""
        if not self.is_marked:
            return self.kept and (said[:20] in self.told[0] or self.told[0][:20] in said)
        return any(said in each or each in said for each in self.told)

    def beside(self, request: Message) -> list[str]:
        """The message as it may stand beside a request."""
        said, asked = self.text.rstrip("。.！!"), request.text.rstrip("。.！!")
        return [way.format(said, asked, _within(asked), _within(said)) for way in WAYS[self.language]]


def _within(text: str) -> str:
    """A text as it stands within a sentence."""
    return text if text.startswith(("I ", "I'")) else text[:1].lower() + text[1:]


def own_reading(text: str) -> Reading:
    """A message read without what is plainly not its writer's: that does not come before the weights."""
    parts = apart({"text": text})
    return read(parts.own, beside=parts.beside)


def messages(language: str, held_out: str = HELD_OUT) -> list[Message]:
    """All messages of the rounds in a language, but for those that are held out."""
    found: list[Message] = []
    for path in sorted((Path(__file__).parent / "messages").glob(f"*-{language}.txt")):
        if held_out and held_out in path.name:
            continue
        text = path.read_text("utf-8")
        blocks = [block.strip() for block in text.split("\n%\n" if "\n%\n" in text else "\n")]
        found += [Message(path, block) for block in blocks if block]
    return found


def examples_of(rounds: list[Message]) -> list[Example]:
    """The statements of the messages of a source as they stand, beside requests of others of it, and hedged."""
    requests = [message for message in rounds if message.plainly_asks]
    found: list[Example] = []
    for number, message in enumerate(rounds):
        found += _examples(message.text, message, WEIGHT_OF_MARKED if message.is_marked else 1.0)
        if message.is_marked or message.asks or "\n" in message.text or len(message.text) > 200:
            continue
        for text in message.beside(requests[number * 7 % len(requests)]) if requests else ():
            found += _examples(text, message, WEIGHT_BESIDE)
        for other, way in ((rounds[number - 1], "{0}\n{1}"), (rounds[(number + 5) % len(rounds)], "{1}\n{0}")):
            if len(other.text) <= 80:
                text = way.format(message.text, other.text)
                found += _examples(text, message, WEIGHT_OF_TWO, beside=other)
        if message.kept:
            hedges = HEDGES[message.language]
            said = message.text.rstrip("。.！!")
            text = hedges[number % len(hedges)].format(said, _within(said))
            found += [(signs, 0.0, WEIGHT_HEDGED) for signs, _, _ in _examples(text, message, 1.0)]
    return found


def _examples(text: str, message: Message, weight: float, beside: Message | None = None) -> list[Example]:
    """The statements of a text that has the message in it; those of the message beside it are no examples."""
    own, other = _letters(message.text), _letters(beside.text if beside else "")
    found: list[Example] = []
    for each in statements_of(own_reading(text)):
        said = _letters(each.quote)
        is_own = said[:20] in own or own[:20] in said
        if each.language.code == message.language and (is_own or said[:20] not in other):
            keeps = message.keeps(said)
            share = weight * (1.0 if keeps else WEIGHT_OF_JUNK[message.language])
            found.append((signs_of(each), float(keeps), share))
    return found


def _letters(text: str) -> str:
    return re.sub(r"\W", "", text).lower()


class Table:
    """Statements as rows, and their signs as columns."""

    def __init__(self, rows: list[dict[str, float]]) -> None:
        self.names = sorted({sign for signs in rows for sign in signs})
        place = {name: number for number, name in enumerate(self.names)}
        ends = np.cumsum([0, *map(len, rows)])
        columns = [place[sign] for signs in rows for sign in sorted(signs)]
        values = [signs[sign] for signs in rows for sign in sorted(signs)]
        self.cells = csr_matrix((values, columns, ends), shape=(len(rows), len(self.names)))

    def weights(self, truth: Floats, share: Floats, most: int) -> Floats:
        """The weights of the signs that tell most, and zeros; rows without a share teach nothing."""
        rows = self.cells[share > 0]
        truth, often = truth[share > 0], np.asarray((self.cells[share >= 1.0] != 0).sum(0)).ravel()
        common = np.flatnonzero(often >= RAREST)
        found = self._descend(rows[:, common], truth, share[share > 0], common, SHRINKING)
        telling = np.argsort(-abs(found) * np.sqrt(often[common]), kind="stable")[:most]
        chosen = common[np.unique([*telling, *np.flatnonzero(common == self.base)])]
        weights = np.zeros(len(self.names))
        weights[chosen] = self._descend(rows[:, chosen], truth, share[share > 0], chosen, SHRINKING / 2)
        return weights

    @property
    def base(self) -> int:
        """The column of the sign that every statement has."""
        return self.names.index(BASE)

    def _descend(self, rows: csr_matrix, truth: Floats, share: Floats, columns: Floats, shrinking: float) -> Floats:
        """Logistic regression with shrinking weights, by L-BFGS."""
        shrunk, turned = np.where(columns == self.base, 0.0, shrinking), rows.T.tocsr()

        def loss(weights: Floats) -> tuple[float, Floats]:
            odds = rows @ weights
            error = share * (expit(odds) - truth)
            cost = np.dot(share, np.logaddexp(0, odds) - truth * odds) + np.dot(shrunk, weights * weights) / 2
            return cost, turned @ error + shrunk * weights

        start = np.zeros(rows.shape[1])
        found: Floats = minimize(loss, start, jac=True, method="L-BFGS-B", options={"maxiter": ROUNDS}).x
        return found


def fit(examples: list[Example], most: int) -> dict[str, float]:
    """The weights of the signs that tell most, by name."""
    table = Table([signs for signs, _, _ in examples])
    found = table.weights(np.array([each[1] for each in examples]), np.array([each[2] for each in examples]), most)
    return {name: float(weight) for name, weight in zip(table.names, found, strict=True) if weight}


def written(tables: dict[str, dict[str, float]]) -> str:
    """The module that holds the tables of weights."""
    return HEADER + "".join(f'\n{name} = """\n{_table(weights)}\n"""\n' for name, weights in tables.items())


def _table(weights: dict[str, float]) -> str:
    """Weights, those that are alike in one paragraph."""
    alike: dict[float, list[str]] = {}
    for sign, weight in sorted(weights.items()):
        alike.setdefault(round(weight, 1), []).append(sign)
    return "\n".join(
        line for weight in sorted(alike, reverse=True) if weight for line in _paragraph(f"{weight:+}", alike[weight])
    )


def _paragraph(weight: str, signs: list[str]) -> list[str]:
    return [
        f"{weight} {line}"
        for line in textwrap.wrap(
            " ".join(signs),
            WIDTH if signs[-1].isascii() else WIDTH // 2,
            break_long_words=False,
            break_on_hyphens=False,
        )
    ]


def check(rounds: list[Message]) -> None:
    """Prints, of each source and of all, what is kept with weights of which it knows nothing: of what is to be kept
    alone, behind, before and inside what others ask, and of junk; then how often what is given a probability is to be
    kept."""
    of_source = [[message for message in rounds if message.source == number] for number in range(len(SOURCES))]
    lessons = [examples_of(chosen) for chosen in of_source]
    flat = [lesson for each in lessons for lesson in each]
    table = Table([signs for signs, _, _ in flat])
    truth, share = np.array([each[1] for each in flat]), np.array([each[2] for each in flat])
    source = np.repeat(np.arange(len(SOURCES)), [len(each) for each in lessons])
    of_all: dict[str, list[list[float]]] = {"kept": [[] for _ in range(5)], "junk": [[] for _ in range(5)]}
    for number, chosen in enumerate(of_source):
        found = table.weights(truth, np.where(source == number, 0.0, share), MOST)
        weights = dict(zip(table.names, found, strict=True))
        weights[BASE] -= RARER[rounds[0].language]
        for name, odds in _judged(chosen, weights).items():
            print(_row(" ".join(SOURCES[number]), name, odds), flush=True)
            of_all[name] = [known + more for known, more in zip(of_all[name], odds, strict=True)]
    for name, odds in of_all.items():
        print(_row("all", name, odds))
    pairs = [(float(expit(each)), name == "kept") for name in of_all for each in of_all[name][0]]
    for tenth in range(10):
        kept = [is_kept for chance, is_kept in pairs if tenth <= chance * 10 < tenth + 1]
        print(f"  {tenth / 10:.1f}: {len(kept):5} messages, {sum(kept) / max(1, len(kept)):6.1%} to be kept")


def _judged(chosen: list[Message], weights: dict[str, float]) -> dict[str, list[list[float]]]:
    """The log odds of the messages to be kept and of the others, alone and in each way beside what others ask."""
    asked = [message for message in chosen if message.plainly_asks]
    found: dict[str, list[list[float]]] = {"kept": [[] for _ in range(5)], "junk": [[] for _ in range(5)]}
    for number, message in enumerate(chosen):
        beside = message.beside(asked[number * 7 % len(asked)]) if asked and not message.asks else []
        for place, text in enumerate([message.text, *beside]):
            found["kept" if message.kept else "junk"][place].append(_odds(text, message, weights))
    return found


def _row(source: str, name: str, odds: list[list[float]]) -> str:
    shares = "  ".join(f"{sum(each >= 0 for each in way) / max(1, len(way)):6.1%}" for way in odds)
    return f"{source:28} {name} {len(odds[0]):4}: {shares}"


def _odds(text: str, message: Message, weights: dict[str, float]) -> float:
    """The log odds that the surest statement of a text with a message in it holds for good: of those that are to be
    kept, if there are any."""
    told = [
        each
        for each in statements_of(own_reading(text))
        if not message.is_marked or not message.kept or message.keeps(_letters(each.quote))
    ]
    signs = [signs_of(each) for each in told]
    return max((sum(weights.get(name, 0.0) * value for name, value in each.items()) for each in signs), default=-99.0)


def tables_of(rounds: list[Message]) -> dict[str, dict[str, float]]:
    """The weights fitted to messages of one language: of what holds for good, in English of preferences there, and of
    what ends a statement and belongs to a request."""
    language = rounds[0].language
    sources = [[message for message in rounds if message.source == number] for number in range(len(SOURCES))]
    tables = {"WEIGHTS": fit([each for chosen in sources for each in examples_of(chosen)], MOST)}
    tables["WEIGHTS"][BASE] -= RARER[language]
    if language == "en":
        tables["TASTE"] = fit([each for message in rounds for each in _taste(message)], MOST_OF_TASTE)
    tables["ENDING"] = fit([each for message in rounds for each in _endings(message)], MOST_OF_ENDING)
    return tables


def _endings(message: Message) -> list[Example]:
    """The clauses without a subject of their own, as examples of what belongs to a request: those of a message that is
    no more than one do, those behind a statement do not, nor does what a statement ends with."""
    if not message.kept and (len(message.text) > MOST_OF_A_REQUEST or UNPLAIN.search(message.text)):
        return []
    found: list[Example] = []
    for line in message.text.splitlines():
        for sentence in sentences(line):
            language = language_of(sentence)
            clauses = [sentence[begin:end].strip() for begin, end in clauses_of(sentence, language)]
            for place, clause in enumerate(clauses):
                states, own = language.kinds.kind_of(clause) == STATEMENT, language.clauses.stands_alone(clause)
                kept = message.keeps(_letters(clause)) if message.is_marked else message.kept
                if kept and states:
                    found += [(_ending(clause, language), 0.0, WEIGHT_OF_ENDING)] if place and not own else []
                    found += [(_ending(end, language), 0.0, WEIGHT_OF_END) for end in _ends(clause)]
                elif not (kept or own) and (not states or len(clauses) == 1 or (place and message.kept)):
                    found.append((_ending(clause, language), 1.0, 1.0))
    return found


def _ending(clause: str, language: Language) -> dict[str, float]:
    sentence = Sentence(clause, language)
    return dict.fromkeys(sorted(language.signs.signs_of(clause, sentence.words) | {BASE}), 1.0)


def _ends(clause: str) -> list[str]:
    """Two ends of a clause that states something, which might stand behind a comma: no verb that is asked for begins
    them."""
    if (said := OF_WRITER.match(clause)) is not None:
        return [clause[said.end() :]]
    words = clause.split()
    begins = [place for place in range(2, len(words) - 1) if not BEFORE_A_VERB.fullmatch(words[place - 1].lower())]
    return [" ".join(words[place:]) for place in begins[:: max(1, len(begins) // 2)]]


def _taste(message: Message) -> list[Example]:
    """The sentences of a message that says what its writer is like, or what is so, as examples of that."""
    if not (message.preference or message.fact):
        return []
    return [
        (dict.fromkeys(sorted(wording(each) | {BASE, "=" + name_of(each.rule)}), 1.0), float(message.preference), 1.0)
        for each in message.statements
    ]


if __name__ == "__main__":
    for language in [each for each in LANGUAGES if each in sys.argv] or LANGUAGES:
        if "--check" in sys.argv:
            check(messages(language, held_out=""))
        else:
            module = ROOT / f"memctl/core/language/{language}/weights.py"
            module.write_text(written(tables_of(messages(language))), "utf-8")
