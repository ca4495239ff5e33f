"""Names of memctl's own files in a tree, and the inbox for additions where files cannot be locked.

An addition in the inbox is one file in its own directory, under its later path. The next writer that can lock the tree
moves it there."""

STATE = ".memctl"
LOCAL = ("id", "journal*", "ledger*", "inbox/", "lock", "plan*", "swap*", "tmp*")  # state of one machine
SWAP = "swap-"
SCRATCH = "tmp-"  # prefix of files that are not in their final place
INBOX = ".memctl/inbox/"


def place_of(path: str) -> str:
    """Return the final path of a file: different from its own only in the inbox."""
    return path.removeprefix(INBOX).partition("/")[2] if path.startswith(INBOX) else path


def shown(path: str) -> str:
    """Return the path for output. Escapes newlines and tabs, which could fake lines and columns."""
    if path.isprintable():
        return path
    return "".join([sign.encode("unicode_escape").decode() if sign < " " or sign in _BREAKS else sign for sign in path])


_BREAKS = frozenset(map(chr, (*range(0x7F, 0xA0), 0x2028, 0x2029)))


def is_local_state(path: str) -> bool:
    """Whether a path of a tree is state of one machine. Some systems do not know a from A."""
    folder, _, name = path.lower().partition("/")
    return folder == STATE and any(_fits(name, each) for each in LOCAL)


def _fits(name: str, pattern: str) -> bool:
    start = pattern.rstrip("*")
    return name.startswith(start) if start != pattern or start[-1] == "/" else name == pattern
