"""What was said that is worth keeping: from turns to candidates, by rules in English and Chinese.

`extract_candidates` is the whole of it. A message is cut down to its writer's own prose (blocks), into sentences of
known kinds (sentences), each tried against the rules of its language (english, chinese; reading). Sentences become
statements that stand alone (statement), with absolute dates (dates), filed by type and topic (routing), and each is
given the confidence that its rule or its words earn (worth), among people beside what else is told (company)."""

from __future__ import annotations

from memctl.core.extraction.pipeline import extract_candidates, speakers

__all__ = ["extract_candidates", "speakers"]
