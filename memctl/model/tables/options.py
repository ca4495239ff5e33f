"""Options that several commands share."""

from __future__ import annotations

from memctl.model.tables.command import Option

TREE = Option("tree", "Use this tree only.", kind="directory", metavar="DIR")
CONFIG = Option("config", "Read this file instead of the user config.", kind="file", metavar="FILE")
COLOR = Option("color", "Use colour on a terminal.", choices=("auto", "always", "never"), setting="color")
GLOBAL = (TREE, CONFIG, COLOR)  # also allowed before the name of the command

SCOPE = Option("scope", "Use these trees: user, project, all, or the name of a team.", kind="scope", metavar="SCOPE")
PROJECT = Option("project", "Act as if in this directory; '' stands for no project.", kind="directory", metavar="DIR")
NOW = Option("now", "Act as if today were this day.", kind="date", metavar="DATE")
QUIET = Option("quiet", "Print only errors on stderr.", kind="flag")
VERBOSE = Option("verbose", "Print counts and reasons on stderr.", kind="flag", short="v")
NO_INPUT = Option("no-input", "Never ask a question; fail instead.", kind="flag")
INCOGNITO = Option("incognito", "Act as if memory were off: write nothing.", kind="flag")
IN_ANY_PROJECT = (*GLOBAL, SCOPE, NOW, QUIET, VERBOSE, NO_INPUT, INCOGNITO)
EVERYWHERE = (*IN_ANY_PROJECT[:4], PROJECT, *IN_ANY_PROJECT[4:])

JSON = Option("json", "Print one JSON record per line.", kind="flag")
NUL = Option("null", "Print only ids, each followed by a NUL byte.", kind="flag", short="0")
DRY_RUN = Option("dry-run", "Print the changes, but write nothing.", kind="flag")
WAIT = Option("wait", "Wait this many seconds for another writer.", kind="number", metavar="SECONDS", setting="wait")
YES = Option("yes", "Do not ask.", kind="flag", short="y")
FORCE = Option("force", "Work even while memory is off.", kind="flag")
WRITING = (FORCE, DRY_RUN, WAIT)
CHANGING = (*WRITING, JSON, NUL, *EVERYWHERE)
QUERY = Option("query", "The question.", short="q", metavar="TEXT")
LIMIT = Option("limit", "Print at most this many.", kind="integer", short="n", metavar="N")
MIN_SCORE = Option("min-score", "Leave out memories with a relevance below this (0 to 1).", kind="share", metavar="X")
LEAST_RELEVANT = Option(
    MIN_SCORE.name, "Print relevant memories only if it is this sure (0 to 1) that one answers.", kind="share",
    metavar="X",
)  # fmt: skip
EXPLAIN = Option("explain", "Explain the result on stderr.", kind="flag")
FROM = Option("from", "Format of the input. The default detects it.", kind="format", metavar="FORMAT")
NO_INDEX = Option("no-index", "Read every file instead of the index: slower, same result.", kind="flag")
STRICT = Option("strict", "Stop at the first bad line.", kind="flag")
LINE_BUFFERED = Option("line-buffered", "Flush the output after every record.", kind="flag")
STREAM = (STRICT, LINE_BUFFERED)
PLACES = Option("format", "Print path:line:column:text with full paths, as editors read it.", choices=("vimgrep",))
REPORT = Option("format", "Output format of the findings.", choices=("text", "json", "github", "sarif"))

# options for reading conversations
LEARNING = (
    FROM,
    Option("roles", "Learn from the words of these roles: user, assistant.", metavar="ROLE,…", setting="extract.roles"),
    Option(
        "llm", "Extract with this command, which asks a model.", kind="command", metavar="CMD", setting="llm.command"
    ),
    Option("rules", "Use the rules, even if a model is set.", kind="flag"),
    Option("known", "Show the model this many related memories.", kind="integer", metavar="N"),
    Option(
        "window",
        "Give the model this many messages at a time; 0 means all.",
        kind="integer",
        metavar="N",
        setting="extract.window",
    ),
    Option("shape", "Ask the model for an answer of this form.", choices=("json", "lines"), setting="llm.shape"),
    Option(
        "language", "Language of the prompt for the model.", choices=("auto", "en", "zh"), setting="extract.language"
    ),
    Option(
        "timeout", "Stop the model after this many seconds.", kind="number", metavar="SECONDS", setting="llm.timeout"
    ),
)

JUDGE = Option(
    "judge",
    "Let this command, which asks a model, decide about similar memories.",
    kind="command",
    metavar="CMD",
    setting="judge.command",
)

# labels for all added statements
FILING = (
    Option("topic", "Store it in topics/TOPIC.md.", metavar="TOPIC"),
    Option("section", "Store it under this heading.", metavar="TITLE"),
    Option("tag", "Add this tag.", many=True),
    Option("agent", "Store it for this agent only.", metavar="ID"),
    Option("source", "Note this as its source.", metavar="WORDS"),
)

AGENT = Option("agent", "Include the memories of this agent.", metavar="ID")
FILTERS = (
    Option("type", "Only memories of this type.", kind="type", many=True),
    Option("tag", "Only memories with this tag.", many=True),
    Option("path", "Only memories in files with a matching path.", metavar="GLOB"),
    AGENT,
    Option("created-after", "Only memories created on this day or later.", kind="day", metavar="DAY"),
    Option("created-before", "Only memories created before this day.", kind="day", metavar="DAY"),
    Option("at", "Only memories that were valid on this day.", kind="day", metavar="DAY"),
    Option("archived", "Only archived memories.", kind="flag"),
    Option("all", "Include archived, expired and pending memories.", kind="flag"),
)
