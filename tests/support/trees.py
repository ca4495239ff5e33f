"""Trees to measure and to test on."""

from __future__ import annotations

from pathlib import Path

_SUBJECTS = (
    "package manager",
    "deploy script",
    "database",
    "editor",
    "garden",
    "sister",
    "invoice",
    "compiler",
    "train",
)
_WORDS = (
    "prefers",
    "moved",
    "rebuilt",
    "weekly",
    "broken",
    "green",
    "Berlin",
    "under",
    "thirteen",
    "quiet",
    "朋友",
    "测试",
)


def write_many(root: Path, count: int, files: int = 25) -> None:
    """`count` memories in `files` topic files: words of their own, dates, tags, some ids."""
    (root / "topics").mkdir(parents=True, exist_ok=True)
    for number in range(files):
        lines = [f"# Topic {number}", "", f"## {_SUBJECTS[number % len(_SUBJECTS)]}"]
        lines += [_memory(index) for index in range(number, count, files)]
        (root / f"topics/topic-{number}.md").write_text("\n".join(lines) + "\n", encoding="utf-8")


def _memory(index: int) -> str:
    words = " ".join(_WORDS[(index * step + step) % len(_WORDS)] for step in (1, 3, 5, 7))
    subject = _SUBJECTS[index % len(_SUBJECTS)]
    tail = f" #tag{index % 7}x (created:: 2026-0{index % 8 + 1}-11)" + (f" ^m{index:04d}" if index % 2 else "")
    return f"- The {subject} number {index} {words} since spring{tail}"
