"""Names of memctl's own files in a tree, and the inbox: additions that were made where files cannot be locked.

An addition in the inbox is one file, below a directory of its own, under the path that it is meant for. The next writer
that can lock the tree files it."""

STATE = ".memctl"
SWAP = "swap-"
SCRATCH = "tmp-"  # files that are not in their place yet
INBOX = ".memctl/inbox/"


def place_of(path: str) -> str:
    """The path that a file is meant for: its own, but for one in the inbox."""
    return path.removeprefix(INBOX).partition("/")[2] if path.startswith(INBOX) else path
