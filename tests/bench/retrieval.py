"""Measure ranking on labelled sets, in process: `retrieval.py SETS_DIRECTORY [SET ...]` prints the table of README.

A set is <set>/<bank>/{tree/,queries.jsonl}; figures are those of score.py, which lies beside the sets. --meaning ranks
with the extra semantic. abstention.py measures when memory keeps silent."""

from __future__ import annotations

import importlib.util
import json
import re
import sys
import time
from pathlib import Path
from types import ModuleType
from typing import Any

from meaning import meaning_of

from memctl.core.retrieval.corpus import Corpus, corpus_of
from memctl.core.retrieval.ranking import rank
from memctl.model.memory import Memory

NOW = "2026-11-21"
DEPTH = 200
_ITEM = re.compile(r"- (.*) \^(m\d+)$")
# Recall@10 of others on the development sets: BM25, multilingual-e5-small, both, a linear sum of word features.
BASELINES = {
    "beam-user": (62.4, 62.8, 66.0, 59.0),
    "locomo-facts": (73.2, 80.4, 80.4, 80.6),
    "locomo-turns": (61.4, 53.9, 66.3, 80.3),
    "madial-en": (46.6, 57.2, 57.5, 55.6),
    "madial-zh": (44.5, 60.5, 58.4, 53.8),
    "memorybank-en": (85.4, 90.7, 87.0, 97.6),
    "memorybank-zh": (88.1, 98.4, 92.9, 100.0),
    "memdaily-zh": (68.1, 0.0, 0.0, 72.0),
}
SEVEN = tuple(name for name in BASELINES if name != "memdaily-zh")


class Bank:
    """A tree and its questions."""

    def __init__(self, directory: Path, score: ModuleType) -> None:
        self.kind = directory.parent.name.split("-")[0]
        self.corpus: Corpus = corpus_of(_memories(directory / "tree"))
        self.texts = score.texts(directory / "tree")
        lines = (directory / "queries.jsonl").read_text(encoding="utf-8").split("\n")
        self.queries: list[dict[str, Any]] = [json.loads(line) for line in lines if line.strip()]

    def own(self) -> list[dict[str, Any]]:
        """Its questions that it has an answer to."""
        return [query for query in self.queries if query["relevant"]]


class Everyday:
    """A page of notes and questions to it: a line each, a tab, and what the note that answers says; nothing where the
    page does not know."""

    def __init__(self, page: Path) -> None:
        self.kind = page.stem
        title, *notes = [line[2:] for line in page.read_text(encoding="utf-8").split("\n") if line[:2] in ("# ", "- ")]
        self.corpus: Corpus = corpus_of(
            Memory(note, id=f"m{at:03}", path=page.name, line=at, heading=title) for at, note in enumerate(notes, 3)
        )
        self.queries: list[dict[str, Any]] = []
        for line in page.with_suffix(".tsv").read_text(encoding="utf-8").splitlines():
            query, answer = line.split("\t")
            answers = [at for at, note in enumerate(notes, 3) if answer and answer.casefold() in note.casefold()]
            if bool(answers) != bool(answer):
                raise ValueError(f"{page.with_suffix('.tsv')}: no note says {answer!r}")
            self.queries.append({"query": query, "relevant": [f"m{at:03}" for at in answers[:1]]})

    def own(self) -> list[dict[str, Any]]:
        """The questions that it has an answer to."""
        return [query for query in self.queries if query["relevant"]]

    def unknown(self) -> list[dict[str, Any]]:
        """The questions that it has none to."""
        return [query for query in self.queries if not query["relevant"]]


def everyday() -> dict[str, list[Everyday]]:
    """The pages that lie beside this program."""
    return {page.stem: [Everyday(page)] for page in sorted((Path(__file__).parent / "everyday").glob("*.md"))}


def _memories(tree: Path) -> list[Memory]:
    out = []
    for path in sorted(tree.rglob("*.md")):
        heads: list[str] = []
        for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
            match = _ITEM.match(line)
            if line.startswith("#"):
                level = len(line) - len(line.lstrip("#"))
                heads = [*heads[: level - 1], line.lstrip("# ")]
            elif match:
                place = str(path.relative_to(tree))
                out.append(Memory(match[1], id=match[2], path=place, line=number, heading=" › ".join(heads)))
    return out


def _score_module(sets: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("score", sets / "score.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _mean(rows: list[Any]) -> list[float]:
    return [sum(column) / len(column) for column in zip(*rows, strict=True)]


def retrieval(banks: dict[str, list[Bank]], score: ModuleType) -> None:
    """Prints recall, rank and what fits into a budget, a row a set, beside the recall of others."""
    print(
        "set\tn\t"
        + "\t".join(f"R@{k}" for k in score.KS)
        + "\tMRR\tnDCG@10\tT@500\tT@1000\tT@2000\tms\tBM25\te5\tBM25+e5\tfeatures"
    )
    means: dict[str, list[float]] = {}
    for name, members in banks.items():
        rows = []
        started = time.process_time()
        for bank in members:
            for query in bank.own():
                now, meaning = query.get("now", NOW), meaning_of(bank.corpus)
                hits = rank(query["query"], bank.corpus, now=now, limit=DEPTH, complete=True, meaning=meaning)
                rows.append(score.one(query, [hit.memory.id for hit in hits], bank.texts))
        spent = 1000 * (time.process_time() - started) / max(1, len(rows))
        means[name] = [100 * value for value in _mean(rows)]
        others = "\t".join(f"{value:.1f}" if value else "-" for value in BASELINES.get(name, ()))
        print(
            f"{name}\t{len(rows)}\t" + "\t".join(f"{value:.1f}" for value in means[name]) + f"\t{spent:.1f}\t{others}",
            flush=True,
        )
    seven = [means[name] for name in SEVEN if name in means]
    if seven:
        others = "\t".join(f"{value:.1f}" for value in _mean([BASELINES[name] for name in SEVEN if name in means]))
        print("mean of 7\t\t" + "\t".join(f"{value:.1f}" for value in _mean(seven)) + f"\t\t{others}")


def main() -> None:
    """The table."""
    sets = Path(sys.argv[1])
    score = _score_module(sets)
    names = [name for name in sys.argv[2:] if name != "--meaning"] or list(BASELINES)
    banks = {name: [Bank(path, score) for path in sorted((sets / name).iterdir())] for name in names}
    retrieval(banks, score)


if __name__ == "__main__":
    main()
