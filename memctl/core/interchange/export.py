"""Export formats for other programs and for people."""

from __future__ import annotations

import csv
import io
import json

from memctl.core.interchange import graph, mem0
from memctl.core.reconcile.relations import relations_of
from memctl.core.safety.sanitize import without_hidden
from memctl.model.ledger import Sealer, seal_of
from memctl.model.markdown.marks import render_item
from memctl.model.memory import Memory
from memctl.model.paths import shown
from memctl.model.record import dump, memory_record, without_surrogates

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    Record = dict[str, Any]

CSV_KEYS = (
    "id", "text", "type", "tags", "path", "line", "heading", "scope", "agent", "created", "updated", "since",
    "until", "importance", "confidence", "verified", "source", "supersedes", "superseded-by", "channel",
    "status", "pin", "review", "inject", "data", "extra", "seal",
)  # fmt: skip
CSV_JSON = ("data", "extra")  # columns with JSON cells
SEAL = "<!-- memctl export {} -->\n"  # last line of a document
NO_KEY = Sealer(b"")
_FORMULA = ("=", "+", "-", "@", "\t", "\r")  # beginnings that spreadsheets run as formulas


def _record(memory: Memory, sealer: Sealer) -> Record:
    return memory_record(memory, seal=seal_of(memory, sealer))


def as_ndjson(memories: Sequence[Memory], sealer: Sealer = NO_KEY) -> str:
    """Return one record a line, the format that import reads."""
    return "".join(dump(without_surrogates(_record(memory, sealer))) + "\n" for memory in memories)


def as_json(memories: Sequence[Memory], sealer: Sealer = NO_KEY) -> str:
    records = [without_surrogates(_record(memory, sealer)) for memory in memories]
    return json.dumps(records, ensure_ascii=False, indent=1) + "\n"


def as_csv(memories: Sequence[Memory], sealer: Sealer = NO_KEY) -> str:
    """Return CSV with a header (RFC 4180). A cell that a spreadsheet would run begins with an apostrophe."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(CSV_KEYS)
    for memory in memories:
        record = _record(memory, sealer)
        record.update((key, dump(record[key])) for key in CSV_JSON if key in record)
        writer.writerow(_cell(record.get(key, "")) for key in CSV_KEYS)
    return out.getvalue()


def _cell(value: object) -> str:
    text = " ".join(map(str, value)) if isinstance(value, list) else str(value)
    return "'" + text if text.startswith(_FORMULA) else text


def as_markdown(memories: Sequence[Memory], sealer: Sealer = NO_KEY) -> str:
    """Return one document: a heading for each file, a lower one for each section, and the memories with their marks."""
    lines: list[str] = []
    place: tuple[str, str] = ("", "")
    for memory in memories:
        if memory.path != place[0]:
            lines.append(("\n" if lines else "") + f"# {shown(memory.path).removesuffix('.md')}\n\n")
            place = (memory.path, "")
        if memory.heading != place[1]:
            lines.append(("" if lines[-1].endswith("\n\n") else "\n") + f"## {memory.heading}\n\n")
            place = (memory.path, memory.heading)
        lines.append(render_item(memory))
    text = "".join(lines)
    return f"{text}\n{SEAL.format(sealer('export', text))}" if text and sealer.key else text


def export_text(memories: Sequence[Memory], _: Sealer = NO_KEY) -> str:
    """Return the texts alone, without hidden characters."""
    texts = ("\n".join(f"  {line}".rstrip() for line in without_hidden(one.text).split("\n")) for one in memories)
    return "".join(f"- {text[2:]}\n" for text in texts)


def as_dot(memories: Sequence[Memory], _: Sealer = NO_KEY) -> str:
    """Return the relations as a directed graph for Graphviz: people, things and named memories in boxes, with edges for
    supersession."""
    texts = {memory.key: memory.text for memory in memories}
    arrows: list[tuple[str, str, str]] = []
    for relation in relations_of(memories):
        subject = relation.subject_id if relation.subject_id in texts else relation.subject
        thing = relation.object_id if relation.object_id in texts else relation.object
        style = ", style=dashed" if "negated" in relation.marks else ""
        arrows.append((subject, thing, f"label={_quoted(relation.verb)}{style}"))
    for memory in memories:
        arrows += [(memory.key, old, 'label="supersedes", style=dotted') for old in memory.supersedes]
    named = {end for subject, thing, _ in arrows for end in (subject, thing)}
    boxes = [f"{_quoted(key)} [shape=box, label={_quoted(text)}]" for key, text in texts.items() if key in named]
    lines = [*boxes, *(f"{_quoted(subject)} -> {_quoted(thing)} [{look}]" for subject, thing, look in arrows)]
    return "".join(["digraph memory {\n", *(f"  {line};\n" for line in lines), "}\n"])


def _quoted(text: str) -> str:
    plain = without_hidden(text).replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{plain}"'


FORMATS: dict[str, Callable[[Sequence[Memory], Sealer], str]] = {
    "ndjson": as_ndjson,
    "json": as_json,
    "csv": as_csv,
    "markdown": as_markdown,
    "text": export_text,
    "dot": as_dot,
    graph.NAME: graph.as_graph,
    mem0.NAME: mem0.as_mem0,
}
