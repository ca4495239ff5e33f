"""Fits the weights by which a statement is judged to hold for good, on the messages beside this file; needs numpy.

python tests/bench/fit_words.py             # writes memctl/core/language/{en,zh}/weights.py
python tests/bench/fit_words.py --check     # leaves out whole sources in turn, and prints what is kept of each

A message teaches as it stands, and, if it asks nothing, behind, before and inside what others ask, and hedged. What is
kept stays kept there, what is junk stays junk, what is hedged or supposed is not to be kept."""

from __future__ import annotations

import re
import sys
import textwrap
from collections import Counter
from pathlib import Path

import numpy as np

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from memctl.core.extraction import permanence  # noqa: E402
from memctl.core.extraction.message import read  # noqa: E402
from memctl.core.extraction.permanence import BASE, signs_of, wording  # noqa: E402
from memctl.core.extraction.statements import statements_of  # noqa: E402
from memctl.core.language.rules import name_of  # noqa: E402

MOST, MOST_OF_TASTE = 2000, 300  # signs that get a weight
RAREST = 3  # messages that a sign must stand in
SHRINKING, ROUNDS, STEP = 1.0, 200, 0.08
WEIGHT_OF_JUNK = {"en": 3.0, "zh": 1.5}  # what is stored wrongly is worse than what is missed
RARER = {"en": 0.3, "zh": 0.0}  # log odds by which what lasts is rarer in talk than in these messages
WEIGHT_BESIDE = 0.2  # of a message in each of the ways to stand beside a request
WEIGHT_OF_TWO = 0.4  # of a message in each of the two that have it beside another
WEIGHT_HEDGED = 0.3
HELD_OUT = "-9b-"  # messages that are never fitted to: what the table says of them stays true of others
SOURCES = (  # rounds of messages that were written by the same hand, or in sight of each other
    ("9b", "1", "", "second", "4"), ("9a", "2", "check", "third", "8"), ("10", "16", "development", "fourth"),
    ("11", "12", "17", "everyday"), ("13", "3", "19", "5", "14"), ("15", "18", "6", "7"),
    ("20", "21"),
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
Example = tuple[dict[str, float], float, float]  # signs with their values, whether it is to be kept, weight


class Message:
    """A message that was written for a round: whether it is to be kept, whether it asks, and its statements."""

    def __init__(self, path: Path, text: str) -> None:
        self.round = re.sub(r"^(?:kept|junk)-?(?:preferences-|statements-|asked-|beside-)?|-?(?:en|zh)$", "", path.stem)
        self.stem, self.text = path.stem, text
        self.kept = path.stem.startswith("kept")
        self.preference = path.stem.startswith("kept-preferences")
        self.fact = path.stem.startswith("kept-statements")
        self.language = path.stem[-2:]
        reading = read(text)
        self.asks = reading.questions + reading.requests > 0 or reading.seeks
        self.statements = statements_of(reading)
        self.source = next(number for number, rounds in enumerate(SOURCES) if self.round in rounds)

    @property
    def plainly_asks(self) -> bool:
        """Whether it does no more than ask for something, so that a statement may stand beside it."""
        plain = self.asks and not (self.kept or self.statements)
        return plain and len(self.text) <= 80 and not UNPLAIN.search(self.text)

    def beside(self, request: Message) -> list[str]:
        """The message as it may stand beside a request."""
        said, asked = self.text.rstrip("。.！!"), request.text.rstrip("。.！!")
        return [way.format(said, asked, _within(asked), _within(said)) for way in WAYS[self.language]]


def _within(text: str) -> str:
    """A text as it stands within a sentence."""
    return text if text.startswith(("I ", "I'")) else text[:1].lower() + text[1:]


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
    """The statements of the messages as they stand, beside requests of other messages, and hedged."""
    requests = [message for message in rounds if message.plainly_asks]
    found: list[Example] = []
    for number, message in enumerate(rounds):
        found += _examples(message.text, message, 1.0)
        if message.asks or "\n" in message.text or len(message.text) > 200:
            continue
        for text in message.beside(requests[number * 7 % len(requests)]):
            found += _examples(text, message, WEIGHT_BESIDE)
        for other in (rounds[number - 1], rounds[(number + 5) % len(rounds)]):  # two messages in one
            if len(other.text) <= 80:
                found += _examples(f"{message.text}\n{other.text}", message, WEIGHT_OF_TWO, beside=other)
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
    for each in statements_of(read(text)):
        said = _letters(each.quote)
        is_own = said[:20] in own or own[:20] in said
        if each.language.code == message.language and (is_own or said[:20] not in other):
            share = weight * (1.0 if message.kept else WEIGHT_OF_JUNK[message.language])
            found.append((signs_of(each), float(message.kept and is_own), share))
    return found


def _letters(text: str) -> str:
    return re.sub(r"\W", "", text).lower()


def fit(examples: list[Example], most: int) -> dict[str, float]:
    """The weights of the signs that tell most."""
    often = Counter(sign for signs, _, weight in examples for sign in signs if weight >= 1.0)
    common = sorted(sign for sign, count in often.items() if count >= RAREST)
    weights = _descend(examples, common, SHRINKING)
    telling = sorted(common, key=lambda sign: -abs(weights[sign]) * often[sign] ** 0.5)[:most]
    return _descend(examples, sorted({BASE, *telling}), SHRINKING / 2)


def _descend(examples: list[Example], names: list[str], shrinking: float) -> dict[str, float]:
    """Logistic regression with shrinking weights, by Adam (Kingma and Ba 2015)."""
    place = {name: number for number, name in enumerate(names)}
    columns: list[int] = []
    values: list[float] = []
    lengths: list[int] = []
    for found, _, _ in examples:
        before = len(columns)
        for sign, value in sorted(found.items()):
            if sign in place:
                columns.append(place[sign])
                values.append(value)
        lengths.append(len(columns) - before)
    column, value = np.array(columns), np.array(values)
    row = np.repeat(np.arange(len(examples)), lengths)
    truth, share = np.array([each[1] for each in examples]), np.array([each[2] for each in examples])
    weights, mean, square = (np.zeros(len(names)) for _ in range(3))
    shrunk = np.array([0.0 if name == BASE else shrinking for name in names])
    for step in range(1, ROUNDS + 1):
        odds = np.bincount(row, weights[column] * value, len(examples))
        error = share * (1 / (1 + np.exp(-odds)) - truth)
        slope = np.bincount(column, error[row] * value, len(names)) + shrunk * weights
        mean = 0.9 * mean + 0.1 * slope
        square = 0.99 * square + 0.01 * slope * slope
        weights -= STEP * mean / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.99**step)) + 1e-6)
    return dict(zip(names, map(float, weights), strict=True))


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
    """Prints, of each source, what is kept with weights of which it knows nothing: of what is to be kept alone, behind,
    before and inside what others ask, and of junk; then how often what is given a probability is to be kept."""
    judged: list[tuple[float, bool]] = []
    for left_out in range(len(SOURCES)):
        tables = tables_of([message for message in rounds if message.source != left_out])
        permanence._weights = lambda _, table, tables=tables: tables[table]
        chosen = [message for message in rounds if message.source == left_out]
        asked = [message for message in chosen if message.plainly_asks]
        for name, kept in (("kept", True), ("junk", False)):
            of_name = [message for message in chosen if message.kept == kept]
            alone = [_probability(message.text) for message in of_name]
            judged += [(each, kept) for each in alone]
            ways = zip(
                *[
                    message.beside(asked[number * 7 % len(asked)])
                    for number, message in enumerate(of_name)
                    if not message.asks
                ],
                strict=True,
            )
            shares = [alone, *[[_probability(text) for text in texts] for texts in ways]]
            found = "  ".join(f"{sum(each >= 0.5 for each in share) / len(share):6.1%}" for share in shares)
            print(f"{rounds[0].language} {' '.join(SOURCES[left_out]):28} {name} {len(of_name):4}: {found}", flush=True)
    for tenth in range(10):
        found = [kept for each, kept in judged if tenth <= each * 10 < tenth + 1 or (tenth == 9 and each == 1)]
        if found:
            print(f"  {tenth / 10:.1f}: {len(found):5} messages, {sum(found) / len(found):6.1%} to be kept")


def _probability(text: str) -> float:
    """How likely it is that the surest statement of a message holds for good."""
    odds = [permanence.log_odds(each) for each in statements_of(read(text))]
    return float(1 / (1 + np.exp(-max(odds)))) if odds else 0.0


def tables_of(rounds: list[Message]) -> dict[str, dict[str, float]]:
    """The weights fitted to messages of one language: of what holds for good, and in English of preferences there."""
    language = rounds[0].language
    tables = {"WEIGHTS": fit(examples_of(rounds), MOST)}
    tables["WEIGHTS"][BASE] -= RARER[language]
    if language == "en":
        tables["TASTE"] = fit([each for message in rounds for each in _taste(message)], MOST_OF_TASTE)
    return tables


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
