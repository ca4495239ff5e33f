"""How well extraction and scoring do on labelled conversations: prints a table.

python tests/bench/extraction.py            # needs the shared data: MEMCTL_SHARED, else ../shared
"""

from __future__ import annotations

import base64
import json
import os
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from memctl.core.extraction import extract_candidates
from memctl.core.safety.secrets import find_secrets
from memctl.core.score import Seen, score_candidate
from memctl.model.tables.settings import Settings

SHARED = Path(os.environ.get("MEMCTL_SHARED") or Path(__file__).resolve().parents[3] / "shared")
THRESHOLD = Settings().number("add.min_score")
Record = dict[str, Any]
WHEN_NEW = {  # the share above the threshold when the messages were new: no rule had been written with them in sight
    "kept-preferences-1-en": 0.927, "kept-preferences-2-en": 0.898, "kept-preferences-3-en": 0.842,
    "kept-preferences-4-en": 0.962, "kept-statements-4-zh": 1.0, "kept-statements-5-zh": 0.86,
    "kept-statements-6-zh": 0.85, "kept-statements-7-zh": 0.857, "kept-preferences-5-en": 0.871,
    "kept-preferences-6-en": 0.806, "kept-preferences-7-en": 0.950, "kept-preferences-8-en": 1.0,
    "kept-statements-5-en": 0.850,
    "kept-statements-6-en": 0.788, "kept-statements-7-en": 0.950,
    "junk-asked-1-en": 0.123, "junk-asked-2-en": 0.051, "junk-asked-3-en": 0.096, "junk-asked-4-en": 0.017,
    "junk-asked-5-en": 0.013, "junk-asked-6-en": 0.072, "junk-asked-7-en": 0.076,
    "junk-asked-8-en": 0.040, "junk-asked-9a-en": 0.141, "junk-asked-9b-en": 0.136, "junk-asked-10-en": 0.244,
    "junk-asked-11-en": 0.190, "kept-9a-en": 0.934, "kept-9b-en": 0.952,
    "junk-asked-12-en": 0.050, "junk-asked-13-en": 0.008, "kept-preferences-12-en": 0.952,
    "kept-preferences-13-en": 0.950, "kept-preferences-11-en": 0.975, "kept-statements-12-en": 0.800,
    "kept-statements-9a-zh": 0.92, "kept-statements-9b-zh": 0.92,
    "junk-asked-9a-zh": 0.155, "junk-asked-9b-zh": 0.088, "junk-asked-10-zh": 0.229,
    "junk-asked-1-zh": 0.098, "junk-asked-2-zh": 0.248, "junk-asked-3-zh": 0.180, "junk-asked-4-zh": 0.020,
    "kept-statements-12-zh": 0.932, "kept-statements-13-zh": 0.93, "junk-asked-12-zh": 0.005, "junk-asked-13-zh": 0.008,
    "junk-asked-5-zh": 0.075, "junk-asked-6-zh": 0.134, "junk-asked-7-zh": 0.131,
    "kept-preferences-15-en": 0.9, "kept-statements-15-zh": 0.38, "junk-asked-15-en": 0.025, "junk-asked-15-zh": 0.0,
    "kept-preferences-16-en": 0.958, "kept-statements-16-en": 0.975, "kept-asked-16-en": 0.867,
    "junk-asked-16-en": 0.112, "kept-preferences-17-en": 0.963, "kept-statements-17-en": 0.95, "junk-asked-17-en": 0.08,
    "kept-statements-16-zh": 0.821, "kept-statements-17-zh": 0.781, "junk-asked-16-zh": 0.013,
    "junk-asked-17-zh": 0.060, "kept-statements-18-zh": 0.767,
    "kept-statements-22-es": 0.9, "kept-statements-23-es": 0.925, "junk-asked-22-es": 0.025,
    "junk-asked-23-es": 0.0, "junk-asked-18-zh": 0.033, "junk-asked-24-en": 0.14, "junk-asked-24-zh": 0.167,
    "kept-statements-24-en": 0.9, "kept-statements-24-zh": 1.0,
}  # fmt: skip
USUAL = [
    "aws",
    "github",
    "gitlab",
    "openai",
    "anthropic",
    "gcp",
    "google",
    "slack",
    "stripe",
    "npm",
    "pypi",
    "jwt",
    "private-key",
]


def turns_of(path: Path, bank: str) -> Iterator[Record]:
    """A file of chat messages as turn records."""
    for message in json.loads(path.read_text("utf-8")):
        name = message["id"] if message["id"].startswith(bank) else f"{bank}/{message['id']}"
        yield {"kind": "turn", "role": message["role"], "text": message["content"], "time": message["timestamp"],
               "id": name, "session": f"{bank}/{path.stem}", "name": message.get("name")}  # fmt: skip


def conversations(folder: Path) -> Iterator[Record]:
    """The turns of all transcripts below a folder, conversation by conversation."""
    for path in sorted(folder.glob("*/*.json")):
        yield from turns_of(path, path.parent.name)


def best_scores(turns: Iterable[Record], roles: tuple[str, ...]) -> dict[str, float]:
    """The best score of a candidate of each turn that has one."""
    best: dict[str, float] = {}
    seen, settings = Seen(), Settings()
    for candidate in extract_candidates(turns, roles=roles, now="2026-08-10"):
        scored = score_candidate(candidate, settings, seen)
        turn = str(scored["evidence"]["id"])
        best[turn] = max(best.get(turn, 0.0), scored["score"])
    return best


def average_precision(ranked: list[bool]) -> float:
    """The mean of the precisions at each hit of a ranking."""
    hits, total = 0, 0.0
    for place, hit in enumerate(ranked, 1):
        if hit:
            hits += 1
            total += hits / place
    return total / max(1, hits)


def turn_level(name: str, turns: list[Record], gold: set[str], questions: list[list[str]]) -> None:
    """Prints precision, recall and F1 of the kept turns, and how good the order by score is."""
    best = best_scores(turns, ("user", "assistant"))
    kept = {turn for turn, score in best.items() if score >= THRESHOLD}
    right = len(kept & gold)
    precision, recall = right / max(1, len(kept)), right / len(gold)
    order = sorted((str(turn["id"]) for turn in turns), key=lambda turn: -best.get(turn, 0.0))
    half = set(order[: len(order) // 2])
    evidence = [turn for turns in questions for turn in turns]
    print(
        f"{name}: {len(turns)} turns, kept {len(kept) / len(turns):.1%}, "
        f"precision {precision:.1%}, recall {recall:.1%}, "
        f"F1 {2 * precision * recall / (precision + recall):.3f}, "
        f"AP {average_precision([turn in gold for turn in order]):.3f}"
        + (
            f", evidence in the best half {sum(turn in half for turn in evidence) / len(evidence):.1%}"
            if evidence
            else ""
        )
    )


def locomo() -> None:
    """Long English chats between two people: which turns do the facts cite?"""
    folder = SHARED / "bench/extraction/locomo"
    turns = list(conversations(folder / "transcripts"))
    gold = {turn for line in (folder / "facts.jsonl").open() for turn in json.loads(line)["evidence"]}
    questions = _question_evidence({str(turn["id"]): turn["text"] for turn in turns})
    turn_level("locomo", turns, gold, questions)
    for bank in sorted({str(turn["id"]).partition("/")[0] for turn in turns}):
        own = [turn for turn in turns if str(turn["id"]).startswith(bank + "/")]
        turn_level(f"  {bank}", own, {each for each in gold if each.startswith(bank + "/")}, [])


def _question_evidence(texts: dict[str, str]) -> list[list[str]]:
    """For each question of the retrieval set over the same turns, the turns that answer it (found by their text)."""
    found = []
    for bank in sorted((SHARED / "bench/locomo-turns").iterdir()):
        place = {_key(text): turn for turn, text in texts.items() if turn.startswith(bank.name + "/")}
        block: dict[str, str] = {}
        for path in (bank / "tree/topics").glob("*.md"):
            for line in path.read_text("utf-8").split("\n"):
                if line.startswith("- ") and " ^" in line:
                    text, _, name = line[2:].rpartition(" ^")
                    block[name] = place.get(_key(text.partition(": ")[2]), "")
        for line in (bank / "queries.jsonl").open():
            found.append([block[name] for name in json.loads(line)["relevant"] if block.get(name)])
    return found


def _key(text: str) -> str:
    return "".join(letter for letter in text if letter.isalnum())[:120]


def zh4o() -> None:
    """Chinese role-play: a stress set."""
    folder = SHARED / "bench/extraction/zh4o"
    turns = list(conversations(folder / "transcripts"))
    gold = {json.loads(line)["source"] for line in (folder / "facts.jsonl").open()}
    turn_level("zh4o", turns, gold, [])


def statements(name: str, lines: list[str], *, junk: bool = False) -> None:
    """Prints how many of the lines, each a message of its own, yield a candidate above the threshold."""
    turns = [{"role": "user", "text": line, "id": str(n), "session": n} for n, line in enumerate(lines)]
    best = best_scores(turns, ("user",))
    above = sum(score >= THRESHOLD for score in best.values())
    print(f"{name}: {len(lines)} {'messages that say nothing lasting' if junk else 'statements'}, "
          f"{above / len(lines):.1%} above the threshold, {len(best) / len(lines):.1%} any candidate"
          + (f", {WHEN_NEW[name]:.1%} above when they were new" if name in WHEN_NEW else ""))  # fmt: skip


def memdaily() -> None:
    """Notes of simulated Chinese users: first-person statements, all worth keeping."""
    notes = set()
    for path in (SHARED / "bench/memdaily-zh").glob("*/tree/topics/*.md"):
        for line in path.read_text("utf-8").split("\n"):
            if line.startswith("- "):
                notes.add(line[13:].rpartition(" ^")[0])
    statements("memdaily, with 我", sorted(note for note in notes if "我" in note))
    statements("memdaily, without", sorted(note for note in notes if "我" not in note))


def questions_asked() -> None:
    """Questions, which state nothing: those of the retrieval sets."""
    english, chinese = [], []
    for path in sorted((SHARED / "bench").glob("*/*/queries.jsonl")):
        for line in path.open():
            query = json.loads(line)["query"]
            if query.rstrip().endswith(("?", "？")):
                (chinese if any("\u4e00" <= letter <= "\u9fff" for letter in query) else english).append(query)
    statements("questions, English", english, junk=True)
    statements("questions, Chinese", chinese, junk=True)


def samples() -> None:
    """Statements and messages that state nothing, of the kinds that people write to assistants."""
    for path in sorted((Path(__file__).parent / "messages").glob("*.txt")):
        text = path.read_text("utf-8")  # a message a line, or of several lines, parted by %
        blocks = [block.strip() for block in text.split("\n%\n" if "\n%\n" in text else "\n")]
        statements(path.stem, [block for block in blocks if block], junk=path.stem.startswith("junk"))


def secrets() -> None:
    """Test strings of the rules of gitleaks, and ordinary lines."""
    rows = [json.loads(line) for line in (SHARED / "corpora/secrets/gitleaks-rule-cases.jsonl").open()]
    for label, usual in (("positive", False), ("positive", True), ("negative", False)):
        chosen = [row for row in rows if row["label"] == label and (not usual or row["rule"].startswith(tuple(USUAL)))]
        found = sum(bool(find_secrets(base64.b64decode(row["text_b64"]).decode())) for row in chosen)
        print(f"secrets, {label}{' of usual kinds' if usual else ''}: {len(chosen)}, found {found / len(chosen):.1%}")
    lines = [
        line
        for turn in conversations(SHARED / "bench/extraction/locomo/transcripts")
        for line in turn["text"].split("\n")
    ]
    lines += [
        line
        for turn in conversations(SHARED / "bench/extraction/beam-transcripts")
        for line in turn["text"].split("\n")
    ]
    flagged = sum(bool(find_secrets(line)) for line in lines)
    print(f"secrets, ordinary lines: {len(lines)}, flagged {flagged / len(lines):.3%}")


def speed() -> None:
    """Messages a second of CPU for extract and score, without reading and writing JSON."""
    turns = list(conversations(SHARED / "bench/extraction/locomo/transcripts"))
    for roles in (("user",), ("user", "assistant")):
        start = time.process_time()
        best_scores(turns, roles)
        print(f"speed, roles {','.join(roles)}: {len(turns) / (time.process_time() - start):,.0f} messages a second")


if __name__ == "__main__":
    for part in (locomo, zh4o, memdaily, questions_asked, samples, secrets, speed):
        part()
