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


def shown(path: str) -> str:
    """The path as it is printed: a name can hold line ends and tabs, which would forge lines and columns."""
    if path.isprintable():
        return path
    return "".join([_escaped(sign) if sign < " " or sign in _BREAKS else sign for sign in path])


_BREAKS = frozenset(map(chr, (*range(0x7F, 0xA0), 0x2028, 0x2029)))


def _escaped(sign: str) -> str:
    return sign.encode("unicode_escape").decode()
