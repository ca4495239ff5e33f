"""What was said that is worth keeping: from turns to candidates, by the rules and the weights of each language.

`extract_candidates` is the whole of it. A message is cut down to its writer's own prose (prose), into sentences of
known kinds, each tried against the rules of its language (message). Sentences become statements that stand alone
(statements), with absolute dates, filed by type and topic (categorize), and each is given the confidence that its rule
and its words earn (permanence), among people beside what else is told (context)."""

from __future__ import annotations

from memctl.core.extraction.pipeline import extract_candidates, speakers

__all__ = ["extract_candidates", "speakers"]
