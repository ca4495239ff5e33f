"""Floor 3: one file a subcommand, and the table of them: name → one line."""

from __future__ import annotations

SUMMARY: dict[str, str] = {
    "init": "make a memory tree",
    "add": "add one memory, or a stream of candidates",
    "search": "ranked memories, best first",
    "inject": "the prompt block for a question or a conversation",
    "extract": "what a transcript says that is worth keeping",
    "capture": "what is new in transcripts, through the whole pipe",
    "summarize": "a long conversation as one dated line",
    "score": "how much candidates are worth, or memories for a query",
    "decay": "archive what has faded, list what wants review",
    "forget": "move memories to the archive, so that they stay forgotten",
    "restore": "bring forgotten memories back where they were",
    "log": "what memctl changed, the newest first",
    "undo": "take operations back",
    "list": "memories in the order of their files",
    "show": "everything about one memory",
    "export": "memories in other formats",
    "import": "read an export back",
    "lint": "everything that is wrong with a tree",
    "scan": "secrets in a file or a stream",
    "review": "what waits for a person: taken, refused or kept",
    "set": "change the marks of a memory",
    "transcript": "any client's transcript as turns",
    "config": "show and change settings",
    "on": "turn memory on",
    "off": "turn memory off",
    "status": "which trees there are, and whether memory is on",
    "index": "what spares search and inject reading every file",
    "bench": "how well search and inject do on one's own questions",
    "merge-driver": "merge two versions of a memory file, for git",
    "demo": "a real transcript through the whole pipe, in a scratch tree",
}


def module_name(command: str) -> str:
    """The module of a command; a name that is a Python keyword has an underscore behind it."""
    return "memctl.commands." + (command + "_" if command == "import" else command).replace("-", "_")
