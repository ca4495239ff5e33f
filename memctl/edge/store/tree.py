"""A tree of Markdown files, for reading."""

from __future__ import annotations

import os

from memctl.edge.safe_open import read_whole, regular
from memctl.edge.stream import say
from memctl.model.errors import InputError, WriteError
from memctl.model.paths import INBOX
from memctl.model.project import OF_PROJECTS
from memctl.model.tables.settings import LIMITS, beyond

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, TypeVar

    from memctl.model.markdown.parse import Document
    from memctl.model.memory import Memory

    Seen = TypeVar("Seen")

IGNORE_FILE = ".memctlignore"
_ROOT = os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC
_DIRECTORY = _ROOT | os.O_NOFOLLOW
MOST_TOLD = 10  # limit of bad files that one run reports


class Tree:
    """The tree at `root`; `scope` is user or project. A directory that does not exist reads as an empty tree."""

    def __init__(self, root: str, scope: str = "user") -> None:
        self.root = os.path.realpath(root)
        self.scope = scope
        self._told: set[str] = set()
        self.unread = False  # whether a file or directory could not be read
        self.unlisted: dict[str, str] = {}  # paths that could not be examined, with the reasons
        self._directories: dict[str, str] = {}
        self._parsed: dict[str, tuple[bytes, Document]] | None = None

    def exists(self) -> bool:
        return os.path.isdir(self.root)

    def inner(self, path: str) -> str:
        """Return the full path of a path relative to the root. WriteError if it leads out of the tree."""
        full = os.path.realpath(os.path.join(self.root, path))
        if full != self.root and not full.startswith(self.root.rstrip("/") + "/"):
            raise WriteError(f"{path}: leads out of the tree {self.root}")
        return full

    def _real(self, path: str) -> str:
        """Return the same for a file to read. Its directory is checked once, and its name in `_open_no_link`."""
        directory, _, name = path.rpartition("/")
        if directory not in self._directories:
            self._directories[directory] = self.inner(directory)
        full = f"{self._directories[directory]}/{name}"
        return self.inner(path) if name in ("", ".", "..") or os.path.islink(full) else full

    def paths(self) -> list[str]:
        """Return the relative paths of the Markdown files, sorted; without dot files, links and ignored paths."""
        return [*self.entries(lambda status: None)]

    def entries(
        self, look: Callable[[os.stat_result], Seen], skips: Callable[[str], bool] | None = None
    ) -> dict[str, Seen]:
        """Return the same files, and for each the result of `look` on its status. Files of the projects that `skips`
        names are left out."""
        ignored = self._ignored()
        found: dict[str, Seen] = {}
        unread = self.unlisted = {}
        _find_markdown(self.root, "", look, found, unread, skips)
        if not os.path.islink(os.path.join(self.root, os.path.dirname(INBOX.rstrip("/")))):
            _find_markdown(self.root, INBOX, look, found, unread)
        for path, problem in unread.items():
            self.unread = True
            self.tell(path, f"{path or self.root}: {problem}")
        return {path: found[path] for path in sorted(found) if ignored is None or not ignored(path)}

    def rule(self) -> Callable[[str], bool]:
        """Return a test whether a file with this relative path, which need not exist, has memories."""
        ignored = self._ignored()

        def test(path: str) -> bool:
            hidden = any(part[:1] == "." for part in path.removeprefix(INBOX).split("/"))
            return path.endswith(".md") and not hidden and not (ignored and ignored(path))

        return test

    def _ignored(self) -> Callable[[str], bool] | None:
        try:
            patterns = read_whole(os.path.join(self.root, IGNORE_FILE)).decode("utf-8", "replace")
        except FileNotFoundError:
            return None
        from memctl.edge.store.ignore import ignores  # most trees have no such file

        return ignores(patterns)

    def read(self, path: str) -> bytes:
        """Return the bytes of a file. InputError if it cannot be read: an unreadable file is never an empty one."""
        try:
            with open(self._real(path), "rb", opener=_open_no_link) as file:
                size = os.fstat(file.fileno()).st_size
                if size > LIMITS["limits.file"]:
                    raise InputError(f"{path}: {beyond('the file', size, 'limits.file')}")
                return file.read()
        except FileNotFoundError:
            raise
        except OSError as error:
            raise InputError(f"{path}: cannot be read: {error.strerror}") from None

    def document(self, path: str) -> Document:
        """Return the parsed file; report its problems once on stderr."""
        data = self.read(path)
        known = self._parsed.get(path) if self._parsed else None
        if known and known[0] == data:
            return known[1]
        document, problem = self.parsed(path, data)
        if problem:
            self.tell(path, problem)
        elif self._parsed is not None and data.endswith(b"\n"):
            self._parsed[path] = data, document
        return document

    def remember(self, parsed: dict[str, tuple[bytes, Document]]) -> None:
        """Keep parsed files here, for a program that reads the tree again and again: only changed ones are parsed."""
        self._parsed = parsed

    def parsed(self, path: str, data: bytes) -> tuple[Document, str]:
        """Return (document, problem) for the bytes of a file; the problem is empty if there is none."""
        if data and not data.endswith(b"\n"):
            from memctl.edge.log.in_flight import without_unfinished  # most files end with a line end

            data = without_unfinished(self.root, path, data)
        document, fault = read_document(path, data, self.scope)
        if fault:
            return document, f"{path}:1: front matter is not a YAML mapping ({fault}): read without it"
        return document, _conflict(path, document)

    def writable(self, path: str, document: Document) -> None:
        """Raise InputError if part of a file could not be understood, so that it must not be written to."""
        problem = read_front_matter(document.front)[1] if document.front is not None else ""
        if problem:
            raise InputError(f"{path}:1: front matter is not a YAML mapping ({problem}): repair it first")
        if document.conflicts:
            raise InputError(_conflict(path, document))

    def tell(self, path: str, message: str) -> None:
        """Report a file's problem once on stderr, up to MOST_TOLD files."""
        if path not in self._told:
            self._told.add(path)
            if len(self._told) <= MOST_TOLD:
                say(message)
            elif len(self._told) == MOST_TOLD + 1:
                say(f"{path}: the same or another problem, perhaps in more files too: memctl lint lists them")

    def memories(self) -> list[Memory]:
        """Return every memory of the tree, the archive included, by path and line."""
        found: list[Memory] = []
        for path in self.paths():
            try:
                found += self.document(path).memories
            except InputError as error:
                self.unread = True
                self.tell(path, str(error))
            except FileNotFoundError:
                continue  # deleted since the directory was listed
        return found


def _conflict(path: str, document: Document) -> str:
    if not document.conflicts:
        return ""
    return f"{path}:{document.conflicts[0]}: merge conflict markers: memctl lint --fix merges both sides"


def _open_no_link(path: str, flags: int) -> int:
    return regular(path, flags | os.O_NOFOLLOW)


def _find_markdown(
    root: str,
    first: str,
    look: Callable[[os.stat_result], Seen],
    found: dict[str, Seen],
    unread: dict[str, str],
    skips: Callable[[str], bool] | None = None,
) -> None:
    """Add to `found` the Markdown files of a directory and of those below it, and to `unread` the paths that could not
    be examined, with the reasons. Files are looked up in the open directory, because walking the full path for each of
    thousands costs time."""
    waiting = [first]
    while waiting:
        prefix = waiting.pop()
        try:
            directory = os.open(os.path.join(root, prefix.rstrip("/")), _DIRECTORY if prefix else _ROOT)
        except (FileNotFoundError, NotADirectoryError):
            continue
        except OSError as error:
            if not os.path.islink(os.path.join(root, prefix.rstrip("/"))):  # links hold no memories
                unread[prefix] = f"cannot be listed: {error.strerror}"
            continue
        try:
            for entry in os.scandir(directory):
                name = entry.name
                if name[0] == ".":
                    continue
                if name[-3:] == ".md" and entry.is_file(follow_symlinks=False):
                    try:
                        found[prefix + name] = look(entry.stat(follow_symlinks=False))
                    except FileNotFoundError:
                        continue  # deleted since the directory was listed
                    except OSError as error:
                        unread[prefix + name] = f"cannot be read: {error.strerror}"
                elif not (skips and prefix in OF_PROJECTS and skips(name)) and entry.is_dir(follow_symlinks=False):
                    waiting.append(f"{prefix}{name}/")
        except OSError as error:
            unread[prefix] = f"cannot be listed: {error.strerror}"
        finally:
            os.close(directory)


def read_document(path: str, data: bytes, scope: str) -> tuple[Document, str]:
    """Return (parsed file, problem of its front matter). The problem is empty if there is none."""
    from memctl.model.markdown.parse import decode, parse  # importing it compiles patterns

    text, problem = decode(data), ""
    document = parse(text, path, None, scope)
    if document.front is not None:
        front, problem = read_front_matter(document.front)
        document = parse(text, path, front, scope)
    return document, problem


def read_front_matter(text: str) -> tuple[dict[str, Any], str]:
    """Return (mapping, problem). The problem is empty if the text is a YAML mapping or empty."""
    from memctl.model.markdown.front_matter import read_plain

    plain = read_plain(text)
    if plain is not None:
        return plain, ""
    from memctl.edge.store.front_matter import load_yaml  # importing YAML costs more than a prompt may

    try:
        values = load_yaml(text)
    except ValueError as error:
        return {}, str(error)
    if values is None:
        return {}, ""
    if not isinstance(values, dict):
        return {}, "not key: value"
    return {str(key): value for key, value in values.items()}, ""
