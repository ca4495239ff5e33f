"""What signs of Spanish statements are worth, in log odds: set by hand, by how sure a rule is."""

from __future__ import annotations

WEIGHTS = """
5.5 =+9
4.5 =+8
3.5 =+7
-0.3 @seeks @aside
-3 *
-3 @task
-4 @hedged
"""
