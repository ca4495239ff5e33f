"""`memctl mcp`: serves the memory to a client that has no shell."""

from __future__ import annotations

from memctl import __version__
from memctl.edge import stream
from memctl.edge.plugins.toolbox import Toolbox
from memctl.edge.programs.run import passed_on
from memctl.edge.workspace import Workspace
from memctl.model.errors import OK, Unavailable, UsageError
from memctl.model.tables import options
from memctl.model.tables.command import Call, Command, Example

COMMAND = Command(
    "mcp",
    description="Answers requests of the Model Context Protocol on standard input and output, until standard input "
    "ends. A client starts it; there is no port and no daemon. It needs the SDK of the protocol: pip install "
    "'memctl-markdown[mcp]'. A client with a shell or with hooks does not need it.\n\n"
    "The tools are search, inject, add, forget and undo. Additions have the channel assistant, so each waits as "
    "pending until you accept it with memctl review. forget archives memories by their ids, and undo undoes what "
    "this server did, and nothing else. Each file with memories is a resource, as a prompt may show it: "
    "memctl://user/topics/tools.md. The answers contain no pending memories and no memories of another project.\n\n"
    "The options apply to all requests. While memory is off, the tools say so.",
    options=options.EVERYWHERE,
    examples=(Example("memctl mcp < /dev/null", "see whether the server starts"),),
)


def run(call: Call) -> int:
    """Serve until stdin ends. Unavailable if the SDK is missing."""
    if stream.stdin_is_terminal():
        raise UsageError("mcp: a client starts this, for example: claude mcp add memctl -- memctl mcp")
    Workspace(call)  # an error of the settings or of the tree's name ends it now and not at the first request
    try:
        from memctl.edge.plugins.mcp_server import serve
    except ImportError as error:
        if (error.name or "").split(".")[0] not in ("mcp", "mcp_types", "pydantic", "anyio"):
            raise
        raise Unavailable("mcp: this needs the package mcp 2: pip install 'memctl-markdown[mcp]'") from None
    serve(Toolbox(passed_on(call), source="mcp"), __version__)
    return OK
