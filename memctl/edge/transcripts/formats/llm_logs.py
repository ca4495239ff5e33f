"""The log of the `llm` command: `llm logs -n 0 --json`, a list of prompts with their responses, newest first; or
the rows of its database (see databases.py)."""

from __future__ import annotations

from collections.abc import Iterator

from memctl.edge.transcripts.content import content_text, objects_in, text_of_output
from memctl.edge.transcripts.input.spool import Spool
from memctl.edge.transcripts.reader import Item, Known, Reader, Turn, iso_time

_PIPED = "before"  # llm puts piped input before the prompt, with a blank between
_CUT = "..."  # ends the shown beginning of a fragment


class LlmLogs(Reader):
    """`{prompt, response, system, conversation_id, datetime_utc}`, given in the order of their times."""

    name = "llm"
    client = "llm"
    about = "llm logs -n 0 --json, and its database (logs.db)"

    def __init__(self) -> None:
        super().__init__()
        self._spool = Spool()

    @staticmethod
    def recognises(item: Item) -> bool:
        return "prompt" in item and "response" in item and ("datetime_utc" in item or "conversation_id" in item)

    def item(self, item: Item, line: int) -> Iterator[Turn]:
        """Store the row; all rows wait on disk until their order is known."""
        time = iso_time(item.get("datetime_utc"))
        self._spool.put(list(self._row(item, line)), order=time)
        yield from ()

    def end(self) -> Iterator[Turn]:
        return self._spool.sorted()

    def _row(self, item: Item, line: int) -> Iterator[Turn]:
        session = item.get("conversation_id")
        known: Known = {"time": item.get("datetime_utc"), "id": item.get("id"), "session": session}
        if "messages" in item:
            for message in objects_in(item["messages"]):
                yield from self._message(message, line, known)
            return
        yield from self.message("system", item.get("system"), line, **known)
        yield from self._results(item, line, known)
        files, prompt = _files_and_prompt(objects_in(item.get("prompt_fragments")), item.get("prompt"))
        for name, text in files:
            yield self.file(name, text, line, **known)
        yield from self.message("user", prompt, line, piped="apart" if files else _PIPED, **known)
        yield from self.message("assistant", item.get("response"), line, **known)
        for call in objects_in(item.get("tool_calls")):
            number = call.get("tool_call_id") or call.get("id")
            yield self.call(number, call.get("name"), content_text(call.get("arguments")), line, **known)

    def _message(self, message: Item, line: int, known: Known) -> Iterator[Turn]:
        """Yield the turns of a message from a database of llm 0.32 or later: its pieces are texts, files, calls and
        results."""
        for piece in objects_in(message.get("pieces")):
            kind, text, name = piece["type"], piece["text"], piece.get("name")
            if kind == "file":
                yield self.file(str(name), text, line, **known)
            elif kind == "tool_call":
                yield self.call(piece["call"], name, text, line, **known)
            elif kind == "tool_result":
                yield self.result(piece["call"], text, line, called=name, error=piece["error"], **known)
            else:
                yield from self.message(message.get("role"), text.lstrip("\n"), line, piped=_PIPED, **known)

    def _results(self, item: Item, line: int, known: Known) -> Iterator[Turn]:
        """Yield the results of the tools that the previous row called."""
        for result in objects_in(item.get("tool_results")):
            call, text = result.get("tool_call_id") or result.get("id"), text_of_output(result.get("output"))
            failed = bool(result.get("exception"))
            yield self.result(call, text, line, called=result.get("name"), error=failed, **known)


def _files_and_prompt(fragments: list[Item], prompt: object) -> tuple[list[tuple[str, str]], object]:
    """Return (name and text of each file, the typed words). Since 0.32 the prompt begins with the files, and fragments
    are cut: the user's words come after the last line of the last file."""
    files = [(str(one.get("source") or ""), content_text(one.get("content"))) for one in fragments]
    if not files or not isinstance(prompt, str):
        return files, prompt
    beginning, cut = files[0][1].removesuffix(_CUT), files[-1][1].endswith(_CUT)
    if not beginning.strip() or not prompt.startswith(beginning):
        return files, prompt
    last = files[-1][1].removesuffix(_CUT)
    end = prompt.rfind(last) + len(last)
    if cut:
        end = max(end, prompt.rfind("\n") + 1)
    return [("", prompt[:end].rstrip("\n"))], prompt[end:].strip("\n")
