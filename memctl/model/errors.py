"""Errors with the exit status they end in. A message says what happened, where, and what to do next."""

from __future__ import annotations

OK = 0
NOTHING = 1  # nothing matched, or a check found something
SIGNALLED = 128  # and the number of the signal
HUNG_UP, INTERRUPTED, BROKEN_PIPE, TERMINATED = 129, 130, 141, 143


class MemctlError(Exception):
    """An error with an exit status; a plain one is a bug in memctl."""

    status = 70


class UsageError(MemctlError):
    """The command line cannot be understood."""

    status = 64


class InputError(MemctlError):
    """Input that is not what it should be: JSON, a record, a note, a config file."""

    status = 65


class NotFound(MemctlError):
    """No tree, no file or no id where one was named."""

    status = 66


class Unavailable(MemctlError):
    """Memory is off, or a command that memctl relies on failed."""

    status = 69


class WriteError(MemctlError):
    """Nothing could be written; nothing is half-written."""

    status = 74


class Busy(MemctlError):
    """Another writer holds the tree."""

    status = 75
