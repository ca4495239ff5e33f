"""A plan: the edits of an operation by file, and the text of each file after them. It goes into the journal before it
is carried out."""

from __future__ import annotations

from itertools import groupby

from memctl.edge.config import paths as places
from memctl.edge.log import tombstones
from memctl.edge.store import files
from memctl.edge.store.tree import Tree, read_front_matter
from memctl.model.change import KEYED, STONES, drop_edit, rewrite_edit, split_bury_edit
from memctl.model.errors import InputError, WriteError
from memctl.model.markdown.edit import apply, batches, expand, mend
from memctl.model.markdown.insert import Row, lines_around
from memctl.model.markdown.page import Page, PageEdit
from memctl.model.markdown.parse import decode, encode
from memctl.model.markdown.patch import patch_of
from memctl.model.markdown.scaffolding import bared, is_done_with, skeleton, stripped
from memctl.model.tables.settings import LIMITS, beyond

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping
    from typing import Any

    from memctl.model.change import Edit

_IN_PLACE = ("mark", "reword", "replace", "rename")
_FOLLOWS = 5  # limit of retries while another program edits a memory that is being moved


class Plan:
    """The edits of an operation by file, and the text of each file after them."""

    def __init__(self, tree: Tree, *, mending: bool = False) -> None:
        self.tree = tree
        self.mending = mending
        self.edits: list[Edit] = []
        self.pages: dict[str, Page] = {}
        self.before: dict[str, bytes] = {}
        self._first: dict[str, Page] = {}
        self._missing: set[str] = set()  # files that do not exist yet

    def add(self, edits: list[Edit]) -> None:
        """Plan edits: insertions first, then the rest. Nothing is written."""
        self._apply([edit for edit in edits if edit["do"] == "insert"])
        for batch in batches([edit for edit in edits if edit["do"] != "insert"]):
            self._apply([edit for edit in batch if edit["do"] != "move"])
            self._apply(self._expanded([edit for edit in batch if edit["do"] == "move"]))
        for path, page in self.pages.items():
            _need_readable(path, page, self._first[path])

    def tidy(self, arounds: Mapping[str, Mapping[str, list[list[str]]]]) -> None:
        """Remove headings and blank lines that became useless when memories went. `arounds`: path → id of each memory
        that memctl added there → the lines it wrote around it."""
        for path in dict.fromkeys(edit["path"] for edit in self.edits if edit["do"] in ("cut", "remove")):
            edits, self.pages[path] = stripped(self._first[path], self.pages[path], arounds.get(path, {}))
            self.edits += edits

    def clear(self, made: Callable[[str], Collection[str] | None], *, bare: bool = False) -> None:
        """Delete the files that lose memories if only memctl's own lines are left; `made` returns these lines for a
        file. `bare`: first remove the headings under which only these memories stood."""
        for path in dict.fromkeys(edit["path"] for edit in self.edits if edit["do"] in ("cut", "remove")):
            if bare:
                edits, self.pages[path] = bared(self._first[path], self.pages[path], made(path))
                self.edits += edits
            page = self.pages[path]
            own = None if page.document.memories else made(path)
            if path not in self._missing and is_done_with(page, own):
                self.edits.append(drop_edit(path, page.text))

    def has_heading(self, title: str) -> bool:
        """Whether one of the files still has a heading with this title."""
        return any(line.strip("# \r") == title for page in self.pages.values() for line in skeleton(page))

    @property
    def dropped(self) -> list[str]:
        """Paths of the files that the plan deletes."""
        return [edit["path"] for edit in self.edits if edit["do"] == "drop"]

    def settle(self) -> None:
        """Replace all edits of a file that is rewritten as a whole by one edit with its final text."""
        rewritten = dict.fromkeys(edit["path"] for edit in self.edits if edit["do"] == "rewrite")
        for path in rewritten.keys() - {*STONES}:
            whole = rewrite_edit(path, self._first[path].text, self.pages[path].text)
            self.edits = [*(edit for edit in self.edits if edit["path"] != path), whole]

    def _expanded(self, moves: list[Edit]) -> list[Edit]:
        """Return the edits of the moves, each planned after those before it."""
        rows: dict[str, Row] = {}
        edits: list[Edit] = []
        for move in moves:
            source = self.page(move["path"])
            if move["path"] not in rows:
                rows[move["path"]] = Row(source)
            anchor = rows[move["path"]].take(source.memory(move["id"]))
            edits += expand(move, source, self.page(move["to"]), anchor)
        return edits

    def _apply(self, edits: list[Edit]) -> None:
        by_path: dict[str, list[Edit]] = {}
        edits = [one for edit in edits for one in (split_bury_edit(edit) if edit["do"] == "bury" else [edit])]
        for edit in edits:
            by_path.setdefault(edit["path"], []).append(edit)
        beside: dict[str, list[list[str]]] = {}
        for path, group in by_path.items():
            if path not in STONES:
                page = _headed(self.page(path, whole=any(edit["do"] == "rewrite" for edit in group)), group)
                self.pages[path] = apply(group, page)
                new = [edit["id"] for edit in group if edit["do"] == "insert" or _is_moved_here(edit)]
                beside |= lines_around(page, self.pages[path], new)
        for edit in edits:
            around = {"around": beside[edit["id"]]} if _is_moved_here(edit) and edit["id"] in beside else {}
            self.edits.append(self._as_written(edit, beside) if edit["do"] == "insert" else edit | around)

    def _as_written(self, edit: Edit, beside: dict[str, list[list[str]]]) -> Edit:
        """Return an `insert` edit with its final lines, headings and surrounding lines in place of its source
        fields."""
        page = self.pages[edit["path"]]
        memory = page.memory(edit["id"])
        written = {**edit, "heading": memory.heading, "lines": page.raw(memory)}
        del written["memory"]
        return written | ({"around": beside[edit["id"]]} if edit["id"] in beside else {})

    def effects(self) -> dict[str, Any]:
        """Return the data that undo needs: the patch, and the tombstones that change."""
        effects: dict[str, Any] = {}
        if patch := patch_of(self.edits, self._first, self.pages):
            effects["patch"] = patch
        made = {path: skeleton(page) for path, page in self.pages.items() if path in self._missing and page.text}
        effects |= {"made": made} if made else {}
        burials = [edit for edit in self.edits if edit["do"] == "bury"]
        if burials:
            down = tombstones.read_tombstones(self.tree.root)
            buried = [name for edit in burials if not edit["lifted"] for name in edit["hashes"] if name not in down]
            lifted = [name for edit in burials if edit["lifted"] for name in edit["hashes"] if name in down]
            effects.update(buried=list(dict.fromkeys(buried)), lifted=list(dict.fromkeys(lifted)))
        return effects

    def both(self) -> list[tuple[str, Page, Page]]:
        """Return (path, file before, file after) for each file of memories."""
        return [(path, page, self.pages[path]) for path, page in self._first.items() if path in self.pages]

    def page(self, path: str, *, whole: bool = False) -> Page:
        """Return the file as planned. InputError if it must not be written to, unless it is rewritten as a whole."""
        if path not in self.pages:
            found = files.read_file(self.tree.root, path)
            if found is None:
                self._missing.add(path)
            self.before[path] = data = found or b""
            self._first[path] = self.pages[path] = self._parsed(data, path, whole=whole)
        return self.pages[path]

    def _parsed(self, data: bytes, path: str, *, whole: bool = False) -> Page:
        page = Page(decode(data), path)
        if whole:
            return page
        if page.document.front is not None:
            self.tree.writable(path, page.document)
            page = Page(page.whole, path, read_front_matter(page.document.front)[0])
        elif page.document.conflicts:
            self.tree.writable(path, page.document)
        return page

    def order(self) -> list[str]:
        """Return the files in writing order: those that only gain lines come first, so that a moved memory is always in
        one of them."""
        paths = list(dict.fromkeys(edit["path"] for edit in self.edits))
        losing = {edit["path"] for edit in self.edits if edit["do"] in ("cut", "remove", "rewrite", "drop")}
        return [path for path in paths if path not in losing] + [path for path in paths if path in losing]

    def write(self, path: str) -> files.Written | None:
        """Carry out the edits of one file."""
        edits = [edit for edit in self.edits if edit["path"] == path]
        for _ in range(_FOLLOWS):
            try:
                root = places.make_private(tombstones.directory_of(self.tree.root, path)) if path == KEYED else ""
                return files.change(
                    root or self.tree.root, path, lambda data: self._edited(data, path, edits), self.before.get(path)
                )
            except PageEdit as changed:
                if not changed.edit.get("to"):
                    raise
                self._follow(changed)
        raise WriteError(f"{path}: another program keeps changing it: try again")

    def foresee(self) -> None:
        """Compute each file's text before any is written; leave out memories that the user has changed by hand
        since."""
        for path in [path for path in self.order() if path not in STONES]:
            try:
                self.before[path] = files.read_file(self.tree.root, path) or b""
                self._edited(self.before[path], path, [edit for edit in self.edits if edit["path"] == path])
            except (InputError, OSError):
                continue

    def _edited(self, data: bytes, path: str, edits: list[Edit]) -> bytes | None:
        if path in STONES:
            for edit in (edit for edit in edits if edit["do"] == "rewrite"):
                data = encode(edit["text"]) if data == encode(edit["was"]) else data
            edits = [edit for edit in edits if edit["do"] == "bury"]
            for (date, lifted), alike in groupby(edits, lambda edit: (edit["date"], edit["lifted"])):
                hashes = [name for edit in alike for name in edit["hashes"]]
                data = tombstones.with_stones(data, dict.fromkeys(hashes), date, lifted=lifted)
            return data
        if data != self.before.get(path) or self.mending:
            page = self._parsed(data, path, whole=edits[0]["do"] == "rewrite")
            self._first.setdefault(path, page)
            page = mend(edits, page) if self.mending else page
            for step in _steps(edits):
                page = apply(_still_there(step, page) if self.mending else step, _headed(page, step))
            self.pages[path] = page
        if any(edit["do"] == "drop" and edit["text"] == self.pages[path].text for edit in edits):
            return None
        return encode(self.pages[path].whole)

    def _follow(self, changed: PageEdit) -> None:
        """Copy a memory again that another program edited after it was copied."""
        to, id = changed.edit["to"], changed.edit["id"]
        edits = [edit for edit in self.edits if edit["path"] == to and edit["id"] == id and edit["do"] != "cut"]
        edits[0]["lines"] = changed.edit["lines"] = changed.lines

        def again(data: bytes) -> bytes:
            page = apply([{"do": "remove", "path": to, "id": id}], self._parsed(data, to))
            self.pages[to] = apply(edits, page)
            return encode(self.pages[to].whole)

        files.change(self.tree.root, to, again)


def _need_readable(path: str, page: Page, before: Page) -> None:
    """Raise InputError if a file would grow beyond the size that memctl reads."""
    if len(before.text) < len(page.text) > LIMITS["limits.file"] // 4:  # UTF-8 needs at most four bytes a character
        size = len(encode(page.whole))
        if size > LIMITS["limits.file"]:
            raise InputError(f"{path}: {beyond('with this change the file', size, 'limits.file')}")


def _steps(edits: list[Edit]) -> list[list[Edit]]:
    """Return the edits in steps: an edit may depend on those of an earlier step."""
    steps: dict[int, list[Edit]] = {}
    for edit in edits:
        steps.setdefault(edit.get("step", 0), []).append(edit)
    return [steps[number] for number in sorted(steps)]


def _is_moved_here(edit: Edit) -> bool:
    """Whether a memory comes from another file, to a place where it never was."""
    return edit["do"] == "paste" and edit["anchor"] is None


def _headed(page: Page, edits: list[Edit]) -> Page:
    """Return a new file with the title or front matter that its first edit asks for."""
    head = next((edit["head"] for edit in edits if edit.get("head")), "")
    return page if page.text or not head else Page(head, page.path, _front(head, page.path))


def _front(head: str, path: str) -> dict[str, Any]:
    front = Page(head, path).document.front
    return read_front_matter(front)[0] if front is not None else {}


def _still_there(edits: list[Edit], page: Page) -> list[Edit]:
    """Return the edits without those of memories that are no longer in the file: already done, or removed by hand."""
    new = {edit["id"] for edit in edits if edit["do"] in ("insert", "paste")}
    return [edit for edit in edits if edit["do"] not in _IN_PLACE or edit["id"] in new or page.find(edit["id"])]
