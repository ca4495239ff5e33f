"""The ledger of a tree: a signed line for each operation, kept in the state directory, outside the tree.

Every line bears a seal over itself and the line before, made with a key that only the user can read. The journal (in
the tree) and the ledger (outside) check each other: neither can be shortened or replaced alone. The cache directory,
which backups usually leave out, holds the ledger's last seal. This reveals a tree and ledger that were both
restored."""

from __future__ import annotations

import json
import os

from memctl.edge.config import paths
from memctl.edge.safe_open import open_whole, own, regular, replace_whole, text_of
from memctl.edge.stream import say
from memctl.model.errors import NotFound, WriteError
from memctl.model.ledger import Sealer, State, difference

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from typing import Any

    from memctl.model.markdown.page import Page
    from memctl.model.memory import Memory

KEY = "ledger.key"
LEDGER = "ledger.jsonl"
WITNESS = "ledger.seal"
SETTINGS = (".memctl/config.toml", ".memctl/id", ".memctlignore")
_SEAL = 200  # characters: more than two seals need
_TAIL = 1 << 16  # bytes at the ledger's end in which to look for the last seal first


class Ledger:
    """The ledger of the tree at `root`. Only the holder of the tree's lock writes to it."""

    def __init__(self, root: str) -> None:
        self.root = root
        try:
            self.path = os.path.join(paths.of_tree(paths.state_directory(), root), LEDGER)
            self._witness = os.path.join(paths.of_tree(paths.cache_directory(), root), WITNESS)
        except NotFound:  # without a home directory there is no state directory and no ledger
            self.path = self._witness = ""
        self._size = -1
        self._before = ""

    def exists(self) -> bool:
        """Whether the ledger exists. A tree from another machine has none until the user accepts it."""
        return bool(self.path) and os.path.exists(self.path)

    def start(self) -> None:
        """Begin a ledger for a tree without memories. If that fails, only lint --verify loses its data."""
        try:
            if self.path and not self.exists():
                self.accept({}, stones=())
        except (OSError, WriteError):
            return

    def signed(self, operation: dict[str, Any]) -> dict[str, Any]:
        """Return the operation with a seal by which the next writer recognizes it after a crash. The journal lies in
        the tree, so memctl must not vouch for a plan that another program wrote there."""
        return {**operation, "seal": sealed(operation, self.sealer())} if self.exists() else operation

    def began(self, operation: Mapping[str, Any]) -> bool:
        """Whether memctl itself began this last operation of the journal on this machine, and it is not an old one put
        back."""
        if not self.exists() or operation.get("seal") != sealed(operation, self.sealer()):
            return False
        ids = [each.get("op") for each in self.operations()]
        return ids.count(operation["op"]) == 1 and operation["op"] not in dict(self.state()[0].operations)

    def seal_of(self, path: str, data: bytes) -> str:
        """Return a seal for a file that waits in the inbox for `path`; empty if there is no ledger."""
        return self.sealer()("waiting", path, data.decode("utf-8", "surrogateescape")) if self.exists() else ""

    def follow(self, operation: Mapping[str, Any], pages: Iterable[tuple[str, Page, Page]]) -> None:
        """Note the changes of an operation to files: (path, page before, page after). If they cannot be written, memctl
        says so: lint --verify will report these files."""
        self._size = -1
        if not self.exists():
            return
        try:
            seal = self.sealer()
            files = {
                path: hunk
                for path, before, after in pages
                if (hunk := difference(before.document, after.document, seal))
            }
            stones = {
                stone: edit["lifted"]
                for edit in operation.get("plan", ())
                if edit["do"] == "bury"
                for stone in edit["hashes"]
            }
            line = {"op": operation["op"], "t": operation["t"], "seal": sealed(operation, seal)}
            self._append({**line, "files": files, **({"stones": stones} if stones else {})}, seal)
        except OSError as error:
            say(f"{self.path}: cannot be written: {error.strerror}: lint --verify will name this change")

    def cancel(self) -> None:
        """Remove the line of the last `follow`: the operation was not carried out."""
        if self._size >= 0:
            if self._witnessed() != [self._before]:
                self._bear_witness(self._before)
            os.truncate(self.path, self._size)

    def is_older(self) -> bool:
        """Whether the ledger lacks the line that memctl wrote last: it was restored or cut."""
        seals = self._witnessed()
        if not seals or not self.exists():
            return False
        with open_whole(self.path) as file:
            return not any(f'"mac":"{seal}"'.encode() in line for line in file for seal in seals)

    def _witnessed(self) -> list[str]:
        """Return the ledger's last seal as the cache has it, or two during a rewrite; none if unknown, for the user may
        delete a cache."""
        return text_of(self._witness, _SEAL).split()

    def _bear_witness(self, *seals: str) -> None:
        try:
            paths.make_private(os.path.dirname(self._witness))
            flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC
            with open(regular(self._witness, flags), "w", encoding="ascii") as file:
                file.write("\n".join(seals) + "\n")
        except OSError:
            return  # without it, only this check is lost

    def last(self) -> str:
        if not self.exists():
            return ""
        return str(_last_line(self.path)[0].get("op", ""))

    def accept(self, files: Mapping[str, Sequence[Memory]], *, stones: Iterable[str], only: Sequence[str] = ()) -> None:
        """Accept these files as they are, or only the paths in `only`. If `only` names no file, also accept tombstones,
        settings and the journal, and write a new ledger."""
        from memctl.model.ledger import LedgerEntry

        seal = self.sealer(make=True)
        entries = {path: [LedgerEntry.of(memory, seal).values() for memory in found] for path, found in files.items()}
        line: dict[str, Any] = {"accepted": list(only) or "all", "files": entries}
        line["settings"] = {path: value for path, value in self.settings().items() if not only or path in only}
        if not only:
            line["stones"] = dict.fromkeys(stones, False)
            line["journal"] = sealed_journal(self.operations(), seal)
        self._append(line, seal, anew=not only)

    def purge(self, task: Mapping[str, Any], lines: Sequence[dict[str, Any]]) -> None:
        """Rewrite the ledger without the history of what a purge deletes: with the current tree, and with the journal's
        operations as they will be (`lines`). A line that the ledger does not vouch for now stays unvouched."""
        if not self.exists():
            return
        seal, (state, broken), witnessed = self.sealer(), self.state(), not self.is_older()
        base, rest = self._vouched(state, lines, seal)
        keys, stones = frozenset(task["keys"]), state.stones.difference(task["stones"])
        entries = {
            path: [entry.values() for entry in found if entry.key not in keys] for path, found in state.files.items()
        }
        line: dict[str, Any] = {"accepted": "all", "files": {path: found for path, found in entries.items() if found}}
        line |= {"settings": state.settings, "stones": dict.fromkeys(sorted(stones), False), "journal": base}
        told = [line, *({"op": id, "seal": value, "files": {}} for id, value in rest)]
        self._rewrite(told, seal, broken=bool(broken), witnessed=witnessed)

    def _vouched(self, state: State, lines: Sequence[dict[str, Any]], seal: Sealer) -> tuple[list[Any], list[Any]]:
        """Return (the seal over the first operations of the journal, the seals of the others) for the new ledger. Only
        operations that are as memctl wrote them get a seal."""
        old = list(self.operations())
        count, base = state.base[0], [*state.base]
        if sealed_journal(old[:count], seal) == base:
            base = sealed_journal(lines[:count], seal)
        was = {str(each.get("op")): sealed(each, seal) for each in old}
        now = {str(each.get("op")): sealed(each, seal) for each in lines}
        return base, [(id, now[id] if was.get(id) == value else value) for id, value in state.operations]

    def _rewrite(self, lines: Iterable[dict[str, Any]], seal: Sealer, *, broken: bool, witnessed: bool) -> None:
        """Replace all lines. If a crash interrupts this, the cache knows the seals of both the old and the new
        lines."""
        before, data = "", b""
        for line in lines:
            mac = seal("line", before, _dumped(line))
            data += (_dumped({**line, "mac": mac}) + "\n").encode("utf-8", "surrogateescape")
            before = mac
        if witnessed:
            self._bear_witness(str(_last_line(self.path)[0].get("mac", "")), before)
        replace_whole(self.path, data + (b"{}\n" if broken else b""))
        if witnessed:
            self._bear_witness(before)

    def state(self) -> tuple[State, int]:
        """Return (the state that the ledger records, the number of the first line whose seal is wrong or 0)."""
        seal, state, before = self.sealer(), State(), ""
        if not seal.key:
            return state, 1
        with open_whole(self.path) as file:
            for number, data in enumerate(file, 1):
                if not data.endswith(b"\n"):
                    break  # torn by a crash: the operation was not carried out
                try:
                    line = json.loads(data.decode("utf-8", "surrogateescape"))
                    mac = line.pop("mac")
                except (ValueError, RecursionError, KeyError, AttributeError):
                    return state, number
                if mac != seal("line", before, _dumped(line)):
                    return state, number
                state.take(line)
                before = mac
        return state, 0

    def settings(self) -> dict[str, str]:
        """Return the seals of the files that decide how the tree is read, by path; missing files are left out."""
        seal, found = self.sealer(), {}
        for path in SETTINGS:
            try:
                where = os.path.join(self.root, path)
                with open(where, encoding="utf-8", errors="surrogateescape", opener=regular) as file:
                    found[path] = seal("settings", file.read())
            except OSError:
                continue
        return found

    def operations(self) -> Iterator[dict[str, Any]]:
        """Yield the operations of the tree's journal."""
        from memctl.edge.log.journal import Journal

        return Journal(self.root).operations()

    def sealer(self, *, make: bool = False) -> Sealer:
        """Return the sealer with the user's key; with `make`, create a missing key."""
        path = os.path.join(paths.state_directory(), KEY)
        try:
            with open(path, "rb", opener=own) as file:
                key = file.read(32)
        except FileNotFoundError:
            key = b""
        if make and not key:
            paths.make_private(paths.state_directory())
            key = os.urandom(32)
            with open(path, "wb", opener=regular) as file:
                file.write(key)
                os.fsync(file.fileno())
        return Sealer(key)

    def _append(self, line: dict[str, Any], seal: Sealer, *, anew: bool = False) -> None:
        paths.make_private(os.path.dirname(self.path))
        if anew:
            mac = seal("line", "", _dumped(line))
            self._bear_witness(*self._witnessed()[-1:], mac)
            replace_whole(self.path, (_dumped({**line, "mac": mac}) + "\n").encode("utf-8", "surrogateescape"))
            self._bear_witness(mac)
            if self.is_older():
                raise WriteError(f"{self._witness}: cannot write it, and it belongs to an older ledger: delete it")
            return
        last, torn = _last_line(self.path)
        self._before = str(last.get("mac", ""))
        goes_on = self._witnessed() in ([], [self._before]) or not self.is_older()
        mac = seal("line", self._before, _dumped(line))
        data = (_dumped({**line, "mac": mac}) + "\n").encode("utf-8", "surrogateescape")
        file = regular(self.path, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        try:
            self._size = os.fstat(file).st_size - torn
            if torn:
                os.ftruncate(file, self._size)
            os.write(file, data)
            os.fsync(file)  # without this, lint --verify would report memctl's own changes after a power cut
        finally:
            os.close(file)
        if goes_on:  # else the alarm stays until the user accepts the tree
            self._bear_witness(mac)


def sealed_journal(operations: Iterable[Mapping[str, Any]], seal: Sealer) -> list[Any]:
    """Return [number of operations, one seal over all of them]."""
    texts = [_canonical(operation) for operation in operations]
    return [len(texts), seal("journal", *texts)]


def sealed(operation: Mapping[str, Any], seal: Sealer) -> str:
    return seal("operation", _canonical(operation))


def _canonical(operation: Mapping[str, Any]) -> str:
    """Return an operation as text, without its state and its seal."""
    return _dumped({name: value for name, value in operation.items() if name not in ("state", "seal")})


def _dumped(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _last_line(path: str) -> tuple[dict[str, Any], int]:
    """Return (the last line of the ledger or {}, the length of a torn line behind it)."""
    try:
        with open(path, "rb", opener=regular) as file:
            end = file.seek(0, os.SEEK_END)
            step = _TAIL
            while True:
                file.seek(max(0, end - step))
                lines = file.read().split(b"\n")
                if len(lines) > 2 or step >= end:
                    break
                step *= 8
        line = json.loads(lines[-2].decode("utf-8", "surrogateescape")) if len(lines) > 1 else {}
    except FileNotFoundError:
        return {}, 0
    except (ValueError, RecursionError):
        return {}, len(lines[-1])
    return (line if isinstance(line, dict) else {}), len(lines[-1])
