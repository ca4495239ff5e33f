"""Fits the weights by which a frame around somebody else's words is known, on the messages of
`tests/fixtures/handed` and those beside this file; needs scipy.

python tests/bench/fit_frames.py            # writes memctl/core/extraction/provenance/framing_weights.py
python tests/bench/fit_frames.py --check    # leaves out a sixth at a time, in runs of one hand; prints what is known

What a user says of themselves teaches as it stands, beside what others ask, and beside a task that holds its text. A
request stands behind its text as well as before it."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator

import numpy as np
from fit_words import LANGUAGES, ROOT, Message, Table, messages, written

from memctl.core.extraction.provenance.framing import Frame, signs_of

HANDED = ROOT / "tests/fixtures/handed"
WRITTEN = ROOT / "memctl/core/extraction/provenance/framing_weights.py"
MOST = 3000  # signs that get a weight
SHARES = {
    "handed": 6.0,
    "turned": 3.0,
    "whole": 1.0,
    "kept": 0.6,
    "beside": 0.18,
    "holding": 1.0,
    "labelled": 0.05,
}  # what an example weighs
RUN, PARTS = 30, 6  # messages of one hand that are left out together, and the parts of a check
LABELS = {  # with which writers announce words of their own
    "en": "correction update note fyi btw reminder ps edit context as_i_said to_be_clear one_more_thing about_me "
    "important remember for_the_record heads_up ok so",
    "zh": "更正 补充 更新 备注 注意 提醒一下 顺便说一句 另外 还有 说一下 我说过了 关于我 重要 记住 背景 "
    "声明 纠正一下 对了",
}
SUREST = (-1.0, 0.0, 1.0, 1.5, 2.0)
_HOLDS = re.compile(r"[:：]\s*(?:(?:\w+[ ,]+){2}\w+|[\u4e00-\u9fff，]{6})|”")
Example = tuple[str, bool, str]  # a message, whether it frames somebody else's words, and which share it has


def examples() -> list[list[Example]]:
    """The examples, each with those that are made of it."""
    said = json.loads((HANDED / "voices.json").read_text("utf-8"))
    typed = json.loads((HANDED / "everyday.json").read_text("utf-8"))["typed"]
    handed = [(text, True) for text in said["others"]] + [(text, False) for _, text in said["own"]]
    handed += [(text, False) for text in typed]
    found = [[(text, others, "handed"), *_turned(text, others)] for text, others in handed]
    for language in LANGUAGES:
        found += _of_rounds(messages(language, held_out=""))
    return found


def _turned(text: str, others: bool) -> Iterator[Example]:
    """A message with its request behind its text, where it stands before it."""
    end = len(Frame(text).request)
    request, body = text[:end].strip(), text[end:].strip()
    if 5 <= len(request) <= 120 and "\n\n" not in request + body:
        yield f"{body}\n\n{request.rstrip(':：')}", others, "turned"


def _of_rounds(rounds: list[Message]) -> Iterator[list[Example]]:
    """What is to be kept as it stands, whole messages that hold some, and what is short beside a request of its source
    and beside tasks that hold their text."""
    yield from ([(each.text, False, "whole")] for each in rounds if each.is_marked and each.kept)
    kept = [each for each in rounds if each.kept and len(each.text) < 160]
    asked = [each for each in rounds if each.plainly_asks]
    for number, each in enumerate(kept):
        request = asked[number * 7 % len(asked)]
        ways = each.beside(request)
        typed = f"{each.text}\n{kept[number - 1].text}"
        lines = (f"{request.text}\n\n{typed}", f"{typed}\n\n{request.text}", typed.replace("\n", "\n\n"))
        yield [
            (each.text, False, "kept"),
            *((text, False, "beside") for text in (ways[number % len(ways)], lines[number % len(lines)])),
        ]
    labels = [label.replace("_", " ") for label in LABELS.get(rounds[0].language, "").split()]
    for number, each in enumerate(kept if labels else ()):
        label = labels[number % len(labels)]
        yield [(f"{label.capitalize()}{'：' if each.language == 'zh' else ': '}{each.text}", False, "labelled")]
    tasks = [each for each in rounds if not each.kept and "\n" not in each.text and len(each.text) < 200]
    holding = [each for each in tasks if not Frame(each.text).persons and _HOLDS.search(Frame(each.text).text)]
    for number, each in enumerate(holding):
        own = kept[number * 11 % len(kept)].text
        end = "" if each.text.endswith(tuple(".?!。！？")) else "。" if each.language == "zh" else "."
        joint = ("\n", "，" if each.language == "zh" and not end else " ")[number % 2]
        yield [(f"{each.text}{end}{joint}{own}", False, "holding"), (f"{own}\n{each.text}", False, "holding")]


def table_of(lessons: list[list[Example]]) -> tuple[Table, list[Example]]:
    """The table of the signs of all examples in which anybody speaks in the first person."""
    flat = [each for lesson in lessons for each in lesson if signs_of(Frame(each[0]))]
    return Table([dict.fromkeys(sorted(signs_of(Frame(text))), 1.0) for text, _, _ in flat]), flat


def check(lessons: list[list[Example]]) -> None:
    """Prints how many messages pass each threshold with weights that know nothing of their run."""
    lessons = [kept for lesson in lessons if (kept := [each for each in lesson if signs_of(Frame(each[0]))])]
    table, flat = table_of(lessons)
    part = np.repeat([number // RUN % PARTS for number in range(len(lessons))], [len(each) for each in lessons])
    truth, share = np.array([float(each[1]) for each in flat]), np.array([SHARES[each[2]] for each in flat])
    odds = np.zeros(len(flat))
    for number in range(PARTS):
        odds += np.where(
            part == number, table.cells @ table.weights(truth, np.where(part == number, 0.0, share), MOST), 0
        )
    for way in SHARES:
        for others in (True, False):
            chosen = np.array([each[2] == way and each[1] == others for each in flat])
            if chosen.any():
                shares = "  ".join(f"{least:+.1f}: {np.mean(odds[chosen] > least):6.1%}" for least in SUREST)
                print(f"{way:8} {'others' if others else 'own':6} {chosen.sum():5}  {shares}")


def main() -> None:
    """Write the weights, or check them."""
    lessons = examples()
    if "--check" in sys.argv:
        check(lessons)
        return
    table, flat = table_of(lessons)
    truth, share = np.array([float(each[1]) for each in flat]), np.array([SHARES[each[2]] for each in flat])
    found = table.weights(truth, share, MOST)
    weights = {name: float(weight) for name, weight in zip(table.names, found, strict=True) if weight}
    text = written({"WEIGHTS": weights})
    WRITTEN.write_text(
        text.replace("permanence.py, as tests/bench/fit_words", "framing.py, as tests/bench/fit_frames"), "utf-8"
    )


if __name__ == "__main__":
    main()
