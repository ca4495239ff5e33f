"""Helpers of the tests. The directory `tests` is on the path: `from support.program import Program`."""
