"""Edits of the text of a Markdown file. They change only the lines of the memories that they name; every other byte
stays.

All edits of one file run together, so a thousand cost little more than one: insertions first, then marks and words,
then removals. An edit that is already done does nothing."""

from __future__ import annotations

import re

from memctl.model.change import chain_of
from memctl.model.errors import InputError
from memctl.model.markdown.insert import BULLET, anchor_of, insert, insert_behind, insert_many_behind
from memctl.model.markdown.marks import render_item, split_marks, split_type
from memctl.model.markdown.page import Page, PageEdit
from memctl.model.markdown.parse import says_relations
from memctl.model.markdown.remove import remove_all
from memctl.model.markdown.scaffolding import prop, strip
from memctl.model.memory import RELATION, Memory
from memctl.model.paths import shown
from memctl.model.record import memory_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any

    from memctl.model.change import Edit

_TAGS = re.compile(r"(?:[ \t]*#[\w/-]+(?=[ \t]|$))*")
_ID_TAIL = re.compile(r"(?<![ \t])[ \t]*\^[A-Za-z0-9-]+$")
_IN_PLACE = ("mark", "reword", "replace", "rename")
_WORDED = ("item", "paragraph")  # blocks whose line can hold every mark


def apply(edits: Sequence[Edit], page: Page) -> Page:
    """Apply the edits, all of this one file, and return the new page."""
    for edit in edits:
        page = _replaced(page, edit) if edit["do"] == "rewrite" else page
    for edit in edits:
        page = prop(page, edit) if edit["do"] == "prop" else page
    page = _insert_all([edit for edit in edits if edit["do"] in ("insert", "paste")], page)
    page = _rewrite_all([edit for edit in edits if edit["do"] in _IN_PLACE], page)
    page = remove_all([edit for edit in edits if edit["do"] in ("cut", "remove")], page)
    for edit in edits:
        page = strip(page, edit) if edit["do"] == "strip" else page
    return page


def _replaced(page: Page, edit: Edit) -> Page:
    if page.text not in (edit["was"], edit["text"]):
        raise InputError(f"{page.path}: another program changed it at the same time: try again")
    return page.with_text(edit["text"])


def batches(edits: Sequence[Edit]) -> Iterator[list[Edit]]:
    """Group the edits, in order, into batches. The moves of a batch can run together after its other edits, because no
    edit of a batch depends on an earlier move in it."""
    lot: list[Edit] = []
    moved: set[str] = set()
    named: set[tuple[str, str, int | None]] = set()
    sources: dict[str, str] = {}  # target file of a batch's moves → their source file
    for edit in edits:
        path, id, to = edit["path"], edit["id"], edit.get("to", "")
        renamed = edit["do"] != "move" and (path, id, edit.get("nth")) in named
        rests = id in moved or renamed or (to and sources.get(to, path) != path)
        if lot and (rests or edit.get("step") != lot[-1].get("step") or "rewrite" in (edit["do"], lot[-1]["do"])):
            yield lot
            lot, moved, named, sources = [], set(), set(), {}
        lot.append(edit)
        if edit["do"] == "move":
            moved.add(id)
            sources[to] = path
        if edit.get("name"):
            named |= {(path, id, edit.get("nth")), (path, edit["name"], None)}
        if edit["do"] == "replace":
            named.add((path, id_of(edit["lines"]), None))
    yield lot


def expand(edit: Edit, source: Page, target: Page, anchor: list[Any] | None = None) -> list[Edit]:
    """Split a `move` into edits of one file each: paste the memory into the target, mark it there, then cut it from the
    source. `anchor` is its place in the source."""
    memory = source.memory(edit["id"])
    lines = source.raw(memory)
    section = memory.heading if edit["section"] is None else edit["section"]
    head = "\n".join(line.removesuffix("\r") for line in source.document.lines[: source.document.body])
    paste = {"do": "paste", "path": edit["to"], "id": edit["id"], "section": section, "head": head and head + "\n"}
    # A new file gets the same front matter. A relation needs no `[type]`: its section says it.
    same_defaults = not target.text or memory.type in (target.default_type, RELATION)
    paste["lines"] = lines if same_defaults or memory.block != "item" else with_type(lines, memory.type)
    paste["anchor"] = edit.get("anchor")
    cut = {"do": "cut", "path": edit["path"], "id": edit["id"], "lines": lines, "to": edit["to"]}
    cut["anchor"] = anchor or anchor_of(source, memory)
    if not edit["marks"]:
        return [paste, cut]
    return [paste, {"do": "mark", "path": edit["to"], "id": edit["id"], "marks": edit["marks"]}, cut]


# Insertions


def _insert_all(edits: list[Edit], page: Page) -> Page:
    sections: dict[tuple[str | None, str, bool], list[Edit]] = {}
    edits = [edit for edit in edits if not page.find(edit["id"])]
    anchored = [edit for edit in edits if edit.get("anchor")]
    if len(anchored) > 1:
        page = insert_many_behind(page, anchored) or page
    for edit in edits:
        if page.find(edit["id"]):
            continue
        if edit.get("anchor"):
            page = page.with_text(
                insert_behind(page, edit["lines"], edit["id"], chain_of(edit["section"]), edit["anchor"])
            )
            continue
        item = edit["do"] == "insert" or bool(BULLET.match(edit["lines"][0]))
        sections.setdefault((edit["section"], edit["do"], item), []).append(edit)
    for (section, _, item), group in sections.items():
        lines: list[str] = []
        for edit in group:
            lines += [""] if lines and not item else []
            lines += edit["lines"] if "lines" in edit else render(edit, page)
        chain = None if section is None else chain_of(section)
        exact = group[0]["do"] == "paste"
        page = page.with_text(insert(page, lines, [edit["id"] for edit in group], chain, exact=exact))
    return page


def render(edit: Edit, page: Page) -> list[str]:
    """Return the lines that an `insert` writes to this page."""
    memory = memory_of(edit["memory"])
    memory.tags = tuple(tag for tag in memory.tags if tag not in page.default_tags)
    said = RELATION if memory.type == RELATION and says_relations(edit["section"] or "") else page.default_type
    return render_item(memory, default_type=said).rstrip("\n").split("\n")


def with_type(lines: list[str], kind: str) -> list[str]:
    """Return the lines of a list item with `[type]` behind the bullet, unchanged if it has one."""
    bullet = BULLET.match(lines[0])
    if bullet is None or split_type(lines[0][bullet.end() :])[0]:
        return lines
    return [f"{lines[0][: bullet.end()]}[{kind}] {lines[0][bullet.end() :]}", *lines[1:]]


# Marks and words


def _rewrite_all(edits: list[Edit], page: Page) -> Page:
    wanted: dict[int, tuple[Memory, list[Edit]]] = {}
    for edit in edits:
        if edit.get("name") and page.find(edit["name"]):
            continue  # this edit is already done
        memory = namesake(page, edit)
        wanted.setdefault(memory.line, (memory, []))[1].append(edit)
    lines = list(page.document.lines)
    written: dict[int, list[str]] = {}
    for number in sorted(wanted, reverse=True):
        memory, group = wanted[number]
        new = page.raw(memory)
        for edit in group:
            new = _rewritten(new, memory, edit)
        written[number] = new
        if new != page.raw(memory):
            _put(page, lines, memory, new, next((edit["ends"] for edit in group if edit.get("ends")), []))
    after = page.with_text("\n".join(lines))
    well = _reads_well(page, after, set(wanted))
    now = dict(zip((memory.line for memory in page.document.memories), after.document.memories, strict=False))
    for number, (memory, group) in wanted.items():
        key = _key_after(memory, group)
        if not well or (key and (now[number].id, after.raw(now[number])) != (key, written[number])):
            place = f"{shown(page.path)}:{memory.line}"
            raise InputError(f"{place}: cannot change {memory.key} here: perhaps a code block is not closed")
    return after


def _rewritten(lines: list[str], memory: Memory, edit: Edit) -> list[str]:
    if edit["do"] == "reword":
        return _reworded(lines, memory, edit["text"])
    if edit["do"] == "mark":
        return _marked(lines, memory, edit)
    if edit["do"] == "rename":
        return _renamed(lines, memory, edit)
    if lines not in (edit["was"], edit["lines"]):
        raise PageEdit(edit, lines)
    new: list[str] = edit["lines"]
    return new


def _key_after(memory: Memory, edits: list[Edit]) -> str:
    """Return the id of the memory after these edits, empty for none."""
    names = {edit["do"]: edit["name"] for edit in edits if edit.get("name")}
    replaced = next((id_of(edit["lines"]) for edit in edits if edit["do"] == "replace"), "")
    return str(replaced or names.get("rename") or memory.id or names.get("mark", ""))


def id_of(lines: Sequence[str]) -> str:
    """Return the id of the memory in these lines, empty for none."""
    found = Page("\n".join(lines), "").document.memories
    return found[0].id if found else ""


def _reads_well(page: Page, after: Page, touched: set[int]) -> bool:
    """Whether all memories outside `touched` read as before."""
    old, new = page.document.memories, after.document.memories
    if len(old) != len(new):
        return False
    pairs = ((one, other) for one, other in zip(old, new, strict=True) if one.line not in touched)
    return all((one.id, one.text, one.heading) == (other.id, other.text, other.heading) for one, other in pairs)


def _put(page: Page, lines: list[str], memory: Memory, new: list[str], ends: list[str]) -> None:
    """Replace the lines of a memory in `lines`. Line ends come from `ends`; otherwise unchanged lines keep theirs."""
    old = lines[memory.line - 1 : memory.end]
    ended = [line + page.ending for line in new]
    for number, line in enumerate(new[: len(old)]):
        if old[number].removesuffix("\r") == line or len(old) == len(new):
            ended[number] = line + ("\r" if old[number].endswith("\r") else "")
    if memory.end == len(lines):  # the file has no final line end
        ended[-1] = new[-1] + ("\r" if old[-1].endswith("\r") else "")
        if memory.block not in _WORDED and len(new) > len(old):
            ended.append("")
    if len(ends) == len(new):
        ended = [line + end.removesuffix("\n") for line, end in zip(new, ends, strict=True)]
    lines[memory.line - 1 : memory.end] = ended


def _marked(lines: list[str], memory: Memory, edit: Edit) -> list[str]:
    """Return the lines with marks set (removed if the value is empty), tags added and an id.

    A code block, quote or table takes only an id, on a line of its own; other marks are ignored."""
    name = "" if memory.id else edit.get("name", "")
    if memory.block not in _WORDED:
        gap = [] if memory.block == "code" else [""]
        return [*lines, *gap, f"^{name}"] if name else lines
    number = 0 if memory.block == "item" else len(lines) - 1
    bare = lines[number].rstrip(" \t")
    head, tail = split_tail(bare, item=memory.block == "item")
    if edit.get("type") and memory.block == "item":
        head = _with_type(head, edit["type"])
    if len(head) > _text_start(head):  # a line with nothing but a tag is text
        kept: tuple[str, ...] = () if edit.get("untagged") else memory.tags
        tail = tail if kept else _without_tags(tail)
        tail = _with_tags(tail, [tag for tag in edit.get("tags", ()) if tag not in kept])
    for key, value in edit.get("marks", {}).items():
        tail = _with_field(tail, key, value)
    tail += f" ^{name}" if name else ""
    return [*lines[:number], head + tail + lines[number][len(bare) :], *lines[number + 1 :]]


def split_tail(line: str, *, item: bool) -> tuple[str, str]:
    """Return (line up to the end of its words, its marks)."""
    start = _text_start(line) if item else 0
    end = len(line[: start + len(split_marks(line[start:], Memory("")))].rstrip(" \t"))
    return line[:end], line[end:]


def _text_start(line: str) -> int:
    """Return the offset of the words, behind the bullet and the `[type]`."""
    bullet = BULLET.match(line)
    start = bullet.end() if bullet else 0
    return len(line) - len(split_type(line[start:])[1])


def _with_type(head: str, kind: str) -> str:
    bullet = BULLET.match(head)
    start = bullet.end() if bullet else 0
    return f"{head[:start]}[{kind}] {split_type(head[start:])[1]}"


def _without_tags(tail: str) -> str:
    found = _TAGS.match(tail)
    return tail[found.end() :] if found else tail


def _with_tags(tail: str, tags: list[str]) -> str:
    found = _TAGS.match(tail)
    end = found.end() if found else 0
    return tail[:end] + "".join(f" #{tag}" for tag in tags) + tail[end:]


def _with_field(tail: str, key: str, value: str) -> str:
    words = re.sub(r"[()\s]+", " ", value).strip()
    field = f" ({key}:: {words})" if words else ""
    found = re.search(rf"(?<![ \t])[ \t]*\({re.escape(key)}::[ \t]*(?:[^()]|\([^()]*\))*\)", tail)
    if found:
        return tail[: found.start()] + field + tail[found.end() :]
    id_tail = _ID_TAIL.search(tail)
    if not id_tail or not field:
        return tail + field
    return f"{tail[: id_tail.start()]}{field} {id_tail[0].lstrip()}"


def namesake(page: Page, edit: Edit) -> Memory:
    """Return the memory that an edit names, also if several share its id. Raises Gone if it is missing."""
    first = page.memory(edit["id"])
    if edit["do"] not in ("rename", "replace"):
        return first
    if edit["do"] == "rename":
        same = page.namesakes(edit["id"])
        return same[edit["nth"]] if edit["nth"] < len(same) else first
    found = page.standing(edit["was"])
    return found if found and found.id == first.id else first


def _renamed(lines: list[str], memory: Memory, edit: Edit) -> list[str]:
    """Return the lines with a new id in place of the old one: at the end of the first line of an item, otherwise of the
    last line."""
    number = 0 if memory.block == "item" else len(lines) - 1
    bare = lines[number].rstrip(" \t")
    renamed = bare.removesuffix(memory.id) + edit["name"] + lines[number][len(bare) :]
    return [*lines[:number], renamed, *lines[number + 1 :]]


def _reworded(lines: list[str], memory: Memory, text: str) -> list[str]:
    """Return the lines with new words; bullet, `[type]` and marks stay."""
    if memory.text == text:
        return lines
    if memory.block not in _WORDED:
        raise InputError(f"{memory.place}: change a {memory.block} in an editor")
    first, *rest = render_item(Memory(text, type="")).rstrip("\n").removeprefix("- ").split("\n")
    if memory.block == "item":
        bare = lines[0].rstrip(" \t")
        start, tail = _text_start(bare), split_tail(bare, item=True)[1].lstrip()
        return [bare[:start] + " " * (bare[:start] == bare[:start].rstrip()) + first + (tail and f" {tail}"), *rest]
    words = [first, *(line.removeprefix("  ") for line in rest if line.strip())]
    return [*words[:-1], words[-1] + split_tail(lines[-1].rstrip(" \t"), item=False)[1]]


# After a crash


def mend(edits: Sequence[Edit], page: Page) -> Page:
    """Return the page without half-appended lines that a crash left."""
    tail = page.document.lines[-1]
    new = [edit for edit in edits if edit["do"] in ("insert", "paste")]
    if tail and any(line.startswith(tail) and line != tail for edit in new for line in _lines_of(edit, page)):
        page = page.with_text(page.text[: len(page.text) - len(tail)])
    elif tail and any(line == tail for edit in new for line in _lines_of(edit, page)):
        page = page.with_text(page.text + page.ending + "\n")
    for edit in new:
        found = page.find(edit["id"])
        whole = _lines_of(edit, page)
        if found and len(page.raw(found)) < len(whole) and whole[: len(page.raw(found))] == page.raw(found):
            lines = [*page.document.lines]
            lines[found.end : found.end] = [line + page.ending for line in whole[len(page.raw(found)) :]]
            page = page.with_text("\n".join(lines))
    return page


def _lines_of(edit: Edit, page: Page) -> list[str]:
    lines: list[str] = edit["lines"] if "lines" in edit else render(edit, page)
    return lines
