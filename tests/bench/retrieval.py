"""Measure ranking on labelled sets, in process: `retrieval.py SETS_DIRECTORY [SET ...]` prints the table of figures.

A set is <set>/<bank>/{tree/,queries.jsonl}. Scoring is score.py's, which lies beside the sets."""

from __future__ import annotations

import importlib.util
import json
import re
import sys
import time
from pathlib import Path

from memctl.core.corpus import corpus_of
from memctl.core.ranking import rank
from memctl.model.memory import Memory

_ITEM = re.compile(r"- (.*) \^(m\d+)$")
NOW = "2026-11-21"
BASE = {"beam-user": 62.4, "locomo-facts": 73.2, "locomo-turns": 61.4, "madial-en": 46.6, "madial-zh": 44.5, "memorybank-en": 85.4, "memorybank-zh": 88.1, "memdaily-zh": 68.1}
SEVEN = tuple(name for name in BASE if name != "memdaily-zh")


def load_score(sets):
    spec = importlib.util.spec_from_file_location("score", sets / "score.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def read_tree(tree):
    out = []
    for path in sorted(tree.rglob("*.md")):
        heads = []
        for n, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
            if line.startswith("#"):
                level = len(line) - len(line.lstrip("#"))
                heads = heads[: level - 1] + [line.lstrip("# ")]
            else:
                match = _ITEM.match(line)
                if match:
                    out.append(Memory(match[1], id=match[2], path=str(path.relative_to(tree)), line=n, heading=" › ".join(heads)))
    return out


def main():
    sets = Path(sys.argv[1])
    score = load_score(sets)
    names = sys.argv[2:] or list(BASE)
    print("set\tn\t" + "\t".join([f"R@{k}" for k in score.KS] + ["MRR", "nDCG@10"] + [f"T@{n}" for n in score.NS]) + "\tBM25")
    mean = {}
    for name in names:
        rows = []
        for bank in sorted((sets / name).iterdir()):
            memories = read_tree(bank / "tree")
            corpus = corpus_of(memories)
            texts = score.texts(bank / "tree")
            for line in (bank / "queries.jsonl").read_text(encoding="utf-8").split("\n"):
                q = json.loads(line) if line.strip() else None
                if q and q["relevant"]:
                    hits = rank(q["query"], corpus, now=q.get("now", NOW), limit=200)
                    rows.append(score.one(q, [hit.memory.id for hit in hits], texts))
        mean[name] = [100 * sum(c) / len(c) for c in zip(*rows)]
        print(f"{name}\t{len(rows)}\t" + "\t".join(f"{x:.1f}" for x in mean[name]) + f"\t{BASE.get(name, 0)}", flush=True)
    seven = [mean[name] for name in SEVEN if name in mean]
    if seven:
        print("MEAN of 7\t\t" + "\t".join(f"{sum(c) / len(seven):.1f}" for c in zip(*seven)))


if __name__ == "__main__":
    main()
