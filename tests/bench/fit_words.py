"""Fits what the words of a sentence say for or against its holding for good, on the messages beside it.

python tests/bench/fit_words.py             # writes memctl/core/extraction/weights/{en,zh}.py
python tests/bench/fit_words.py --check     # leaves out one round of messages at a time, and prints what is kept of it
"""

from __future__ import annotations

import math
import re
import sys
import textwrap
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from memctl.core.extraction import pipeline  # noqa: E402
from memctl.core.extraction.dialogue_acts import STATEMENT  # noqa: E402
from memctl.core.extraction.en import permanence as english_lasting  # noqa: E402
from memctl.core.extraction.en.permanence import BASE, NAMES, classes_of, signs_of  # noqa: E402
from memctl.core.extraction.message import read  # noqa: E402
from memctl.core.extraction.statements import statements_of  # noqa: E402
from memctl.core.extraction.zh import permanence as chinese_lasting  # noqa: E402
from memctl.core.extraction.zh.permanence import signs_of_chinese  # noqa: E402

MOST = {"en": 1000, "zh": 1200}  # signs that get a weight
MOST_OF_TASTE = 300
RAREST = 3  # sentences that a sign must stand in
SHRINKING, ROUNDS, STEP = 2.0, 120, 0.08
WEIGHT_OF_JUNK = 1.5  # what is stored wrongly is worse than what is missed
WEIGHT_OF_REQUESTS = 0.5  # sentences that rules know to be no statements
WEIGHT_OF_FACTS = 2.0  # of what is kept and no preference: there is less of it
WEIGHT_BESIDE = 0.2  # of what is kept, as it stands beside a request
LEAST_OF_KIND = 0.4  # weight of a word that is known only by its kind
VOCABULARY = ROOT / "memctl/interface/vocabulary"
MIXED = ("more", "narrower kinds", "reasons", "the same word in the other language", "clothes, one by one")
HELD_OUT = "-9b-"  # messages that are never fitted to: what the table says of them stays true of others
HEADER = '''"""The weights of {}/permanence.py, as tests/bench/fit_words.py fitted them: not to be edited."""

from __future__ import annotations
'''
WIDTH = 112  # columns; a Chinese character takes two of them
CLASSES = classes_of(NAMES)
LANGUAGES = ("en", "zh")
Kinds = dict[str, tuple[str, ...]]  # of a word
Example = tuple[frozenset[str], float, float]  # signs, whether it is to be kept, weight


class Message:
    """A message: the round it was written for, whether it is to be kept, and the signs of its sentences."""

    def __init__(self, path: Path, text: str) -> None:
        self.round = re.sub(r"^(?:kept|junk)-(?:preferences-|statements-|asked-|beside-)?", "", path.stem)
        self.text = text
        self.kept = path.stem.startswith("kept")
        self.preference = path.stem.startswith("kept-preferences")
        self.fact = path.stem.startswith("kept-statements")
        self.language = path.stem[-2:]
        reading = read(text)
        self.asks = reading.questions > 0 or reading.seeks
        weight = WEIGHT_OF_JUNK if not self.kept else 1.0 if self.preference else WEIGHT_OF_FACTS
        ways = ((False, 1.0), (True, WEIGHT_BESIDE)) if self.kept and not self.asks else ((self.asks, 1.0),)
        found = [
            (each.quote, each.words, beside, pipeline.name_of(each.rule), weight * share)
            for each in statements_of(reading)
            for beside, share in ways
        ]
        if not self.kept:
            found += [
                (each.text, each.words, self.asks, "", WEIGHT_OF_REQUESTS)
                for each in reading.sentences
                if each.kind != STATEMENT and each.chinese == (self.language == "zh")
            ]
        self.examples: list[Example] = [
            (self._signs(quote, words, beside, rule), float(self.kept), weight)
            for quote, words, beside, rule, weight in found
            if words or self.language == "zh"
        ]

    def _signs(self, quote: str, words: list[str], beside: bool, rule: str) -> frozenset[str]:
        if self.language == "en":
            return frozenset(signs_of(words, CLASSES, rule, beside))
        return frozenset(signs_of_chinese(quote, beside))


def messages(language: str) -> list[Message]:
    """All messages of the rounds in a language that weights are fitted to."""
    found: list[Message] = []
    for path in sorted((Path(__file__).parent / "messages").glob(f"*-{language}.txt")):
        if HELD_OUT in path.name:
            continue
        text = path.read_text("utf-8")
        blocks = [block.strip() for block in text.split("\n%\n" if "\n%\n" in text else "\n")]
        found += [Message(path, block) for block in blocks if block]
    return found


def fit(examples: list[Example], most: int, kinds: Kinds) -> dict[str, float]:
    """The weights of the signs that tell most. What all words of a kind tell is learnt beside what each does, and given
    to each, those that no message has among them."""
    often = Counter(sign for signs, _, _ in examples for sign in signs)
    common = [sign for sign, count in often.items() if count >= RAREST]
    weights = _descend(examples, common, kinds, SHRINKING)
    telling = sorted(common, key=lambda sign: -abs(weights[sign]) * math.sqrt(often[sign]))[:most]
    weights = _descend(examples, sorted({BASE, *telling}), kinds, SHRINKING / 3)
    of_kinds = {word: sum([weights.get(kind, 0.0) for kind in found]) for word, found in kinds.items()}
    found = {sign: weights[sign] + of_kinds.get(sign, 0.0) for sign in {BASE, *telling}}
    return {word: weight for word, weight in of_kinds.items() if abs(weight) >= LEAST_OF_KIND} | found


def _descend(examples: list[Example], signs: list[str], kinds: Kinds, shrinking: float) -> dict[str, float]:
    """Logistic regression with shrinking weights, by Adam (Kingma and Ba 2015)."""
    names = [*signs, *sorted({kind for found in kinds.values() for kind in found})]
    place = {name: number for number, name in enumerate(names)}
    rows = [
        [place[name] for sign in sorted(found) for name in (sign, *kinds.get(sign, ())) if name in place]
        for found, _, _ in examples
    ]
    wanted = [(truth, share) for _, truth, share in examples]
    weights, mean, square = ([0.0] * len(names) for _ in range(3))
    for step in range(1, ROUNDS + 1):
        slope = [0.0 if name == BASE else shrinking * weights[place[name]] for name in names]
        for row, (truth, share) in zip(rows, wanted, strict=True):
            error = share * (1 / (1 + math.exp(-sum([weights[number] for number in row]))) - truth)
            for number in row:
                slope[number] += error
        for number, each in enumerate(slope):
            mean[number] = 0.9 * mean[number] + 0.1 * each
            square[number] = 0.99 * square[number] + 0.01 * each * each
            size = math.sqrt(square[number] / (1 - 0.99**step)) + 1e-6
            weights[number] -= STEP * mean[number] / (1 - 0.9**step) / size
    return dict(zip(names, weights, strict=True))


def kinds_of_words() -> Kinds:
    """The kinds of Chinese words: the headings under which the vocabulary has them, but for those of mixed words."""
    found: dict[str, set[str]] = {}
    for path in sorted(VOCABULARY.glob("*.txt")):
        heading = ""
        for line in path.read_text("utf-8").splitlines():
            if line.startswith("#"):
                heading = line[1:].strip()
                continue
            for word in line.replace(":", " ").split() if heading not in MIXED else ():
                if not word.isascii():
                    found.setdefault(word, set()).add(f"{path.stem} {heading}")
    return {word: tuple(sorted(kinds)) for word, kinds in found.items()}


def written(tables: dict[str, dict[str, float]], language: str) -> str:
    """The module that holds the tables of weights."""
    return HEADER.format(language) + "".join(
        f'\n{name} = """\n{_table(weights)}\n"""\n' for name, weights in tables.items()
    )


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
    """Prints what is kept of each round, and typed preference, with weights of which it knows nothing."""
    for left_out in sorted({message.round for message in rounds}):
        tables = tables_of([message for message in rounds if message.round != left_out])
        english_lasting._weights = lambda tables=tables: (*tables.values(), CLASSES)
        chinese_lasting._weights = lambda tables=tables: tables["WEIGHTS"]
        line = left_out
        for name, kept in (("kept", True), ("junk", False)):
            chosen = [message for message in rounds if message.round == left_out and message.kept == kept]
            types = [_type_of(message) for message in chosen]
            above = len(types) - types.count("")
            line += f"  {name} {above} of {len(chosen)} ({above / max(1, len(chosen)):.1%})"
            line += f", preferences {types.count('preference')}"
        print(line)


def _type_of(message: Message) -> str:
    """The type of the surest candidate of a message, empty where none is sure enough."""
    turn = {"role": "user", "text": message.text, "id": "1"}
    found = [each for each in pipeline.extract_candidates([turn], now="2026-08-10") if each["confidence"] >= 0.5]
    return str(max(found, key=lambda each: each["confidence"])["type"]) if found else ""


def tables_of(rounds: list[Message]) -> dict[str, dict[str, float]]:
    """The weights fitted to messages of one language: of what holds for good, and in English of preferences there."""
    language = rounds[0].language
    kinds = kinds_of_words() if language == "zh" else {}
    tables = {"WEIGHTS": fit([each for message in rounds for each in message.examples], MOST[language], kinds)}
    if language == "en":
        tables["TASTE"] = fit([each for message in rounds for each in _taste(message)], MOST_OF_TASTE, {})
    return tables


def _taste(message: Message) -> list[Example]:
    """The sentences of a message that says what its writer is like, or what is so, as examples of that."""
    if not (message.preference or message.fact):
        return []
    return [(signs, float(message.preference), weight) for signs, _, weight in message.examples]


if __name__ == "__main__":
    for language in LANGUAGES:
        rounds = messages(language)
        if sys.argv[1:] == ["--check"]:
            check(rounds)
        else:
            module = ROOT / f"memctl/core/extraction/weights/{language}.py"
            module.write_text(written(tables_of(rounds), language), "utf-8")
