"""The clients that memctl can be connected to: where their settings are, and which events they tell."""

from __future__ import annotations

import os

from memctl.edge.programs.own_path import found_on_path
from memctl.model.value import Value

# how the hooks of a client are kept
GROUPS = "groups"  # in its settings, as groups of hooks: the form of Claude Code
LIST = "list"  # in its settings, as a list of hooks
FILE = "file"  # in a file of memctl's own
PLUGIN = "plugin"  # in a module of memctl's own
SCRIPTS = "scripts"  # one executable file for each event
READ = "read"  # none: the client reads a file at each start
SELF = "self"  # none: the client's users connect it themselves


class Client(Value):
    """A client. `place` is its directory: a variable that moves it, if one does, and the usual path. `user` and
    `project` are the files below that directory and below a project."""

    title: str
    programs: tuple[str, ...]
    place: tuple[str, str]
    user: str
    project: str
    form: str
    events: tuple[str, ...] = ()
    seconds: int = 10
    at_end: int = 0  # seconds of the hook of a session's end, if the client gives it fewer
    suffix: str = ""
    advice: str = ""

    def directory(self) -> str:
        """Return the client's directory, which may not exist."""
        variable, usual = self.place
        name, _, below = variable.partition("/")
        moved = os.environ.get(name, "") if name else ""
        return os.path.join(moved, below).rstrip("/") if os.path.isabs(moved) else os.path.expanduser(usual)

    def settings(self, project: str = "") -> str:
        """Return the file or directory that memctl writes: the user's, or that of a project."""
        return os.path.join(project, self.project) if project else os.path.join(self.directory(), self.user)

    def plugin(self, project: str = "") -> str:
        """Return the plug-in of Cline's command line, which knows other directories than its editors."""
        directory = os.path.join(project, ".cline") if project else os.environ.get("CLINE_DIR", "")
        return os.path.join(directory or os.path.expanduser("~/.cline"), "plugins/memctl.js")

    def is_here(self) -> bool:
        usual = self.form not in (READ, SELF) and os.path.isdir(self.directory())
        return usual or any(found_on_path(program) for program in self.programs)


_START, _PROMPT, _COMPACT, _STOP, END = "SessionStart", "UserPromptSubmit", "PreCompact", "Stop", "SessionEnd"

CLIENTS: dict[str, Client] = {
    "claude-code": Client(
        "Claude Code", ("claude",), ("CLAUDE_CONFIG_DIR", "~/.claude"), "settings.json", ".claude/settings.local.json",
        GROUPS, (_START, _PROMPT, _STOP, END),
    ),
    "codex": Client(
        "Codex", ("codex",), ("CODEX_HOME", "~/.codex"), "hooks.json", ".codex/hooks.json",
        GROUPS, (_START, _PROMPT, _STOP, END), at_end=3,
        advice="start codex once and choose 'Trust all and continue': it runs only hooks that you trust",
    ),
    "gemini-cli": Client(
        "Gemini CLI", ("gemini",), ("GEMINI_CLI_HOME/.gemini", "~/.gemini"), "settings.json", ".gemini/settings.json",
        GROUPS, (_START, "BeforeAgent", "PreCompress", "AfterAgent", END),
        seconds=10_000, suffix=" || true",  # it drops a prompt whose hook is missing
    ),
    "qwen": Client(
        "Qwen Code", ("qwen",), ("QWEN_HOME", "~/.qwen"), "settings.json", ".qwen/settings.json",
        GROUPS, (_START, _PROMPT, _COMPACT, _STOP, END), seconds=10_000,
    ),
    "copilot": Client(
        "Copilot CLI and VS Code", ("copilot",), ("COPILOT_HOME", "~/.copilot"), "hooks/memctl.json",
        ".github/hooks/memctl.json", FILE, ("sessionStart", "userPromptSubmitted", "agentStop", "sessionEnd"),
    ),
    "cursor": Client(
        "Cursor", ("cursor", "cursor-agent"), ("", "~/.cursor"), "hooks.json", ".cursor/hooks.json",
        LIST, ("sessionStart", "beforeSubmitPrompt", "preCompact", "stop", "sessionEnd"),
    ),
    "opencode": Client(
        "OpenCode", ("opencode",), ("XDG_CONFIG_HOME/opencode", "~/.config/opencode"), "plugin/memctl.js",
        ".opencode/plugin/memctl.js", PLUGIN,
    ),
    "cline": Client(
        "Cline", ("cline",), ("", "~/Documents/Cline"), "Hooks", ".clinerules/hooks",
        SCRIPTS, ("TaskStart", "TaskResume", _PROMPT, _COMPACT, "TaskComplete", "TaskCancel"),
        advice="in an editor, turn on hooks in Cline's settings",
    ),
    "aider": Client(
        "aider", ("aider",), ("", "~"), ".aider.conf.yml", ".aider.conf.yml", READ,
        advice="it has no hooks: run memctl hook start --client aider before it, memctl hook end --client aider after",
    ),
    "llm": Client(
        "llm", ("llm",), ("", "~"), "", "", SELF,
        advice="run llm install memctl-markdown, then ask with llm -f memctl:QUESTION",
    ),
}  # fmt: skip
