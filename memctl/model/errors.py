"""Errors with their exit statuses. A message says what happened, where, and what to do next."""

from __future__ import annotations

OK = 0
NOTHING = 1  # nothing matched, or a check found something
SIGNALLED = 128  # plus the number of the signal
HUNG_UP, INTERRUPTED, BROKEN_PIPE, TERMINATED = 129, 130, 141, 143


class MemctlError(Exception):
    """An error with an exit status. Raised without a subclass, it is a bug in memctl."""

    status = 70


class UsageError(MemctlError):
    """The command line is wrong."""

    status = 64


class InputError(MemctlError):
    """Input has the wrong form: JSON, a record, a memory file or a config file."""

    status = 65


class NotFound(MemctlError):
    """A named tree, file or id does not exist."""

    status = 66


class Unavailable(MemctlError):
    """Memory is off, or a command that memctl needs failed."""

    status = 69


class ServerError(Unavailable):
    """A server cannot be reached, or refused what it was told."""


class WriteError(MemctlError):
    """A write failed. No file is half written."""

    status = 74


class Busy(MemctlError):
    """Another process holds the lock of the tree."""

    status = 75
