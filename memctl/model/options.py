"""Options that several commands share, defined once."""

from __future__ import annotations

from memctl.model.command import Option

TREE = Option("tree", "Use this tree only.", kind="directory", metavar="DIR")
CONFIG = Option("config", "Read this file instead of the user's config.", kind="file", metavar="FILE")
COLOR = Option("color", "Colour on a terminal.", choices=("auto", "always", "never"), setting="color")
GLOBAL = (TREE, CONFIG, COLOR)  # understood before the command's name too

SCOPE = Option("scope", "Which trees: the user's, the project's, or both.", choices=("user", "project", "all"))
NOW = Option("now", "Act as if it were this day.", kind="date", metavar="DATE")
QUIET = Option("quiet", "Say nothing on stderr but errors.", kind="flag")
VERBOSE = Option("verbose", "Say counts and reasons on stderr.", kind="flag", short="v")
NO_INPUT = Option("no-input", "Never ask; fail instead.", kind="flag")
INCOGNITO = Option("incognito", "Act as if memory were off.", kind="flag")
EVERYWHERE = (*GLOBAL, SCOPE, NOW, QUIET, VERBOSE, NO_INPUT, INCOGNITO)

JSON = Option("json", "One JSON record a line.", kind="flag")
NUL = Option("null", "Ids only, each ended by a NUL.", kind="flag", short="0")
DRY_RUN = Option("dry-run", "Print the same changes, and write nothing.", kind="flag")
WAIT = Option("wait", "Seconds to wait for another writer.", kind="number", metavar="SECONDS", setting="wait")
YES = Option("yes", "Do not ask.", kind="flag", short="y")
FORCE = Option("force", "Also what is pinned or core.", kind="flag")
QUERY = Option("query", "What is asked.", short="q", metavar="TEXT")
LIMIT = Option("limit", "At most so many.", kind="integer", short="n", metavar="N")
MIN_SCORE = Option("min-score", "Relevance, 0 to 1, below which nothing is returned.", kind="number", metavar="X")
EXPLAIN = Option("explain", "Say why, on stderr.", kind="flag")
FROM = Option("from", "Format of the input, where it is not to be detected.", kind="format", metavar="FORMAT")
NO_INDEX = Option("no-index", "Read every file; the same result, slower.", kind="flag")
STRICT = Option("strict", "Stop at the first bad line.", kind="flag")
LINE_BUFFERED = Option("line-buffered", "Flush every record.", kind="flag")
STREAM = (STRICT, LINE_BUFFERED)
REPORT = Option("format", "How findings are written.", choices=("text", "json", "github", "sarif"))

# how conversations are read for what is worth keeping
LEARNING = (
    FROM,
    Option("roles", "Whose words may become memories: user, assistant.", metavar="ROLE,…", setting="extract.roles"),
    Option("llm", "Ask this command.", kind="command", metavar="CMD", setting="llm.command"),
    Option("rules", "Ask no model, even if one is set.", kind="flag"),
    Option("known", "Show the model this many memories that bear on the conversation.", kind="integer", metavar="N"),
    Option(
        "window", "Messages that a model sees at a time; 0: all.", kind="integer", metavar="N", setting="extract.window"
    ),
    Option("shape", "What a model is asked for.", choices=("json", "lines"), setting="llm.shape"),
    Option("language", "Language of the prompt.", choices=("auto", "en", "zh"), setting="extract.language"),
    Option("timeout", "Seconds a model may take.", kind="number", metavar="SECONDS", setting="llm.timeout"),
)

JUDGE = Option(
    "judge", "Ask this command about similar memories.", kind="command", metavar="CMD", setting="judge.command"
)

# what the command line says of all statements that are added
FILING = (
    Option("topic", "Put it into topics/TOPIC.md.", metavar="TOPIC"),
    Option("section", "Put it under this heading.", metavar="TITLE"),
    Option("tag", "Give it this tag.", many=True),
    Option("agent", "For this agent only.", metavar="ID"),
    Option("source", "Where it was learned.", metavar="WORDS"),
)

AGENT = Option("agent", "This agent's memories too.", metavar="ID")
FILTERS = (
    Option("type", "Only memories of this type.", kind="type", many=True),
    Option("tag", "Only memories with this tag.", many=True),
    Option("path", "Only files whose path matches.", metavar="GLOB"),
    AGENT,
    Option("created-after", "Only memories made on this day or later.", kind="date", metavar="DATE"),
    Option("created-before", "Only memories made before this day.", kind="date", metavar="DATE"),
    Option("at", "What was held true on this day.", kind="date", metavar="DATE"),
    Option("archived", "Only what lies in the archive.", kind="flag"),
    Option("all", "Also what is archived, expired or pending.", kind="flag"),
)
