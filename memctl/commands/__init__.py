"""Floor 3: one file per subcommand, and the table of subcommands: name → summary."""

from __future__ import annotations

SUMMARY: dict[str, str] = {
    "init": "create a memory tree",
    "add": "add one memory, or a stream of candidates",
    "search": "find memories, the best match first",
    "inject": "print the memory block for a prompt",
    "hook": "answer a hook of a client",
    "install": "connect clients, so that they remember",
    "uninstall": "disconnect clients",
    "extract": "find statements worth keeping in a transcript",
    "capture": "learn everything new from transcripts",
    "summarize": "summarize a long conversation in one dated line",
    "score": "rate candidates, or memories against a query",
    "decay": "archive faded memories, list those due for review",
    "forget": "archive memories and never learn them again",
    "restore": "bring forgotten memories back",
    "log": "list the changes that memctl made, the newest first",
    "undo": "undo operations",
    "list": "list memories, file by file",
    "show": "show everything about a memory",
    "export": "write memories in another format, or into CLAUDE.md",
    "import": "read an export, or the memory of another program",
    "sync": "exchange memories with your other machines, through git",
    "promote": "propose memories to a team, as a branch and a patch",
    "look": "look at the memory in a browser",
    "serve": "look at the memory in a browser, and change it there",
    "pick": "choose memories from a list, with fzf or by number",
    "agent": "show and change your relationship to an agent",
    "consolidate": "make one memory of several that say the same",
    "used": "note which memories were of use",
    "why": "explain a memory: its evidence, its changes, its use",
    "stats": "count memories, and find those that need care",
    "lint": "check a tree for errors",
    "scan": "find secrets in a file or a stream",
    "review": "accept, refuse or keep the memories that wait for you",
    "set": "change the marks of a memory",
    "edit": "open a memory or a file in your editor",
    "transcript": "convert any client's transcript to turns",
    "config": "show and change settings",
    "on": "turn memory on",
    "off": "turn memory off",
    "status": "show the trees, and whether memory is on",
    "index": "show or rebuild the search index",
    "bench": "measure search and inject on your own questions",
    "merge-driver": "merge two versions of a memory file, for git",
    "mcp": "serve the memory to a client over MCP",
    "demo": "run the whole pipe once, in a temporary tree",
}


# other names of commands; the setting `aliases` has the user's own
ALIASES = {"remember": "add", "remember-project": "add --scope project", "memories": "list", "clear": "forget --all"}


def module_name(command: str) -> str:
    """Return the module of a command. A name that is a Python keyword gets a trailing underscore."""
    return "memctl.commands." + (command + "_" if command == "import" else command).replace("-", "_")
