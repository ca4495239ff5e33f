"""`memctl serve`: shows the memory in a browser, and lets you change it there."""

from __future__ import annotations

from functools import partial

from memctl.core.interchange.page import Lives, fill_page, make_page, page_record, state_of
from memctl.core.lifecycle.account import changes_by_id
from memctl.core.retrieval.filters import Filter
from memctl.core.safety.sanitize import without_hidden
from memctl.edge import stream
from memctl.edge.browser.changes import Changes
from memctl.edge.browser.page_file import lead_to, open_page, read_door, read_parts, remove
from memctl.edge.log.journal import Journal
from memctl.edge.programs.run import passed_on
from memctl.edge.workspace import Workspace
from memctl.model.errors import INTERRUPTED, OK
from memctl.model.tables import options
from memctl.model.tables.command import Call, Command, Example, Option

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from memctl.edge.browser.server import Answer, Record
    from memctl.model.markdown.parse import Document
    from memctl.model.memory import Memory

    Read = Callable[[], Workspace]

_IDLE = Option("idle", "End after this many minutes without use; 0 means never.", kind="number", metavar="MINUTES")

COMMAND = Command(
    "serve",
    description="Serves the page of memctl look on this machine and prints its URL. On this page you can also edit, "
    "forget and restore memories, and accept or refuse those that wait. Each change is made by the command of the same "
    "name, so memctl log lists it and memctl undo undoes it. If somebody has changed a memory in the meantime, the "
    "page says so, and nothing is overwritten.\n\n"
    "Only a browser with the URL gets an answer, because the URL has a token. The server listens on 127.0.0.1 only, "
    "answers to no other name, takes changes from its own page only, and sends nothing to any network. It ends when "
    "nobody has used it for 30 minutes (the setting serve.idle), and with Ctrl-C. Over ssh, forward the same port: "
    "memctl serve --port 8123 there, ssh -L 8123:127.0.0.1:8123 here.",
    options=(
        Option("port", "Listen on this port. The default is any free one.", kind="integer", metavar="N"),
        Option("open", "Open the page in your browser.", kind="flag"),
        _IDLE.overriding("serve.idle"),
        options.FORCE,
        *options.EVERYWHERE,
    ),
    examples=(Example("memctl serve --idle 0.01", "serve the page for a moment"),),
)


def run(call: Call) -> int:
    """Serve until nobody uses it. Unavailable if the port is taken."""
    from memctl.edge.browser.server import Desk, Server  # slow to import, and a wrong call does not need it

    read = partial(_workspace, call, {})
    workspace = read()
    workspace.existing_trees()
    changes = Changes([*passed_on(call), *(["--force"] if call.flag("force") else [])])
    door = fill_page(read_door(), {})
    desk = Desk(partial(_page, read), door, partial(_tell, read, changes), partial(_change, read, changes))
    server = Server(call.integer("port") or 0, desk, workspace.settings.number("serve.idle") * 60)
    lead = ""
    try:
        stream.put(server.url)
        stream.flush()
        lead = lead_to(server.url) if call.flag("open") else ""
        if lead and not open_page(lead):
            stream.say("serve: no browser could be opened: open the URL yourself, or set BROWSER")
        server.serve_until_idle()
    except KeyboardInterrupt as stop:  # the usual end; what was changed until then is on disk
        return int(getattr(stop, "status", INTERRUPTED))
    finally:
        remove(lead)
    if call.flag("verbose"):
        stream.say(f"serve: ended: nobody used it for {workspace.settings.number('serve.idle'):g} minutes")
    return OK


def _workspace(call: Call, parsed: dict[str, dict[str, tuple[bytes, Document]]]) -> Workspace:
    """Return the memory as it is now. `parsed` keeps what was parsed, by tree and file."""
    workspace = Workspace(call, to_read=True)
    workspace.need_on()
    for tree in workspace.trees:
        tree.remember(parsed.setdefault(tree.root, {}))
    return workspace


def _page(read: Read) -> str:
    """Return the page with the memories as they are now."""
    workspace = read()
    memories = _memories(workspace)
    return make_page(read_parts(), memories, _lives(workspace), workspace.settings, workspace.date, serves=True)


def _memories(workspace: Workspace) -> list[Memory]:
    chosen = Filter.of_call(workspace.call, workspace.now, *workspace.left_out())
    chosen.all = True  # the page shows forgotten memories in grey
    return chosen.apply(workspace.memories())


def _lives(workspace: Workspace) -> Lives:
    return Lives(workspace.usage(), workspace.shown_times(), changes_by_id(workspace.operations()))


def _tell(read: Read, changes: Changes, id: str) -> Answer:
    """Return the account of a memory; of a pending one also the memory that it replaces when it is kept."""
    status, account = changes.account(id)
    if account.get("status") == "pending":
        from memctl.core.review.waiting import OtherMemories  # slow to import, and needed for pending ones only

        memories = [memory for memory in _memories(read()) if not memory.archived]
        memory = next((memory for memory in memories if memory.key == account["id"]), None)
        other = OtherMemories(memories).of(memory) if memory else None
        account |= {"instead": other.text} if other else {}
    return status, account


def _change(read: Read, changes: Changes, wanted: Record) -> Answer:
    """Make a change if the memory is still as the page shows it. Return the memories that it concerns as they are
    then."""
    id, is_undo = str(wanted.get("id", "")).removeprefix("^"), wanted.get("do") == "undo"
    if not is_undo and (now := _conflict(read(), id, wanted)) is not None:
        return 409, now
    status, answer = changes.make(wanted)
    done = [change for change in answer.get("changes", ()) if change["action"] != "skip"]
    ids = {id, *(str(one.get("id")) for one in done)}
    ids |= {str(other.get("id")) for one in done for other in one.get("related", ())}
    workspace = read()
    told = {"memories": _records(workspace, ids), "operation": _operation(workspace, done), "asked": id}
    return status, answer | told


def _conflict(workspace: Workspace, id: str, wanted: Record) -> dict[str, Any] | None:
    """Return what is true now if the memory is not as the page shows it, else None."""
    found = [memory for memory in _memories(workspace) if memory.key == id]
    if not found:
        return {"error": "this memory is gone: somebody has changed or removed it", "gone": id, "memories": []}
    seen = wanted.get("was"), wanted.get("state")
    if all((without_hidden(one.text), state_of(one, workspace.date)) != seen for one in found):
        return {"error": "somebody has changed this memory in the meantime", "memories": _records(workspace, {id})}
    return None


def _operation(workspace: Workspace, done: list[dict[str, Any]]) -> str:
    """Return the id of the operation that made these changes."""
    for tree in workspace.existing_trees() if done else ():
        for operation in Journal(tree.root).latest([str(done[0].get("id"))]):
            return str(operation["op"])
    return ""


def _records(workspace: Workspace, ids: set[str]) -> list[dict[str, Any]]:
    lives, settings = _lives(workspace), workspace.settings
    return [
        page_record(one, lives, settings, workspace.date)
        for one in _memories(workspace)
        if one.key in ids and not one.derived
    ]
