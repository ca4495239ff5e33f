"""Exchange the commits of a tree with its git remote. Nothing is ever forced: what cannot be merged stays as it is."""

from __future__ import annotations

import errno
import fcntl
import os
import socket
import subprocess
import time

from memctl.edge.programs import git
from memctl.model.errors import Busy, InputError, Unavailable, UsageError, WriteError
from memctl.model.paths import LOCAL, is_local_state
from memctl.model.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

SUBJECT = "memctl sync on "  # a commit's subject, followed by the name of the machine
REMOTE = "origin"
_LATEST = 500  # commits in which machines are looked for
_TIMEOUT = 120.0  # seconds for one transfer
_MARK = "memctl-sync"  # a file of git's directory: a sync holds its lock, and writes into it what it does
_LEFT = ".merge_file_"  # begins copies of files that git leaves beside the tree, if it dies while it merges
_SETTLED = 2.0  # seconds after which nobody works on a lock file of a run that died
_LONGEST_RUN = 600.0  # seconds: what git locks later is not of that run
_REFUSED = "the remote refuses: "
_HOOK = "git's hook pre-push refuses here"
_UNSENT = "failed to push some refs"
# what a remote says if another machine was faster
_OVERTAKEN = ("[rejected]", "fetch first", "non-fast-forward", "cannot lock ref", "failed to update ref")
# variables that tie git to the repository of a hook; those that say how to reach a remote stay
_OF_A_HOOK = ("GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_OBJECT_DIRECTORY", "GIT_COMMON_DIR",
              "GIT_QUARANTINE_PATH", "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_NAMESPACE")  # fmt: skip


class Remote(Value):
    """The remote branch that a tree is exchanged with. `name` and `branch` as git names them."""

    root: str
    name: str
    branch: str

    @property
    def ref(self) -> str:
        """The name of what was last fetched."""
        return f"refs/remotes/{self.name}/{self.branch}"

    def fetch(self) -> bool:
        """Fetch the branch. Whether the remote answered and has it."""
        done = _transfer(self.root, "fetch", "--quiet", self.name, f"+refs/heads/{self.branch}:{self.ref}")
        if done.returncode and "couldn't find remote ref" not in done.stderr:
            raise Unavailable(f"sync: {_reason(done.stderr)}")
        return done.returncode == 0

    def push(self) -> str:
        """Send the commits. Return what the remote says if it has other ones meanwhile, else nothing."""
        words = ("push", "--quiet", "--set-upstream", self.name, f"HEAD:refs/heads/{self.branch}")
        done = _transfer(self.root, *words)
        said = _reason(done.stderr)
        if done.returncode and _REFUSED not in said and _UNSENT in said:  # no word of the remote about the branch
            first = next((line for line in done.stderr.split("\n") if line.strip()), "")
            raise Unavailable(f"sync: {_HOOK}{'' if _UNSENT in first else f': {first.strip()}'}")
        if done.returncode and not any(sign in done.stderr for sign in _OVERTAKEN):
            raise Unavailable(f"sync: {said}")
        return said if done.returncode else ""

    def count(self, range: str) -> int:
        """Return the number of commits in a range, with `@` for the remote branch; 0 if it is unknown."""
        return int(git.run(self.root, "rev-list", "--count", range.replace("@", self.ref), check=False) or 0)

    def unsent(self) -> int:
        """Return the number of commits that the remote has not."""
        return self.count("@..HEAD") if self.exists() else self.count("HEAD")

    def exists(self) -> bool:
        """Whether the branch was ever fetched."""
        return bool(self.commit())

    def commit(self) -> str:
        """Return the commit that was last fetched, empty for none."""
        return git.run(self.root, "rev-parse", "--verify", "--quiet", self.ref, check=False)


class Alone:
    """One run of sync in a repository at a time. After a run that died, which `has_died` tells, it removes git's own
    locks of that time, which would stop every later run, and mends a merge that stopped while it replaced files."""

    def __init__(self, root: str, wait: float) -> None:
        self.root = root
        self.wait = wait
        self.directory = git.run(root, "rev-parse", "--absolute-git-dir")
        self.has_died = False
        self._file = -1

    def __enter__(self) -> Alone:
        path = os.path.join(self.directory, _MARK)
        try:
            self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC | os.O_NOFOLLOW, 0o600)
        except OSError as error:
            raise WriteError(f"sync: {path}: {error.strerror}") from None
        try:
            self._take()
            if died := os.pread(self._file, 1000, 0).decode("ascii", "replace").split():
                self.has_died = True
                self._clean_up(died)
            self.note("began")
        except BaseException:
            os.close(self._file)
            raise
        return self

    def __exit__(self, kind: object, *_: object) -> None:
        if kind is None or not _locks(self.directory, os.fstat(self._file).st_mtime):
            os.ftruncate(self._file, 0)
        os.close(self._file)

    def note(self, *words: str) -> None:
        """Write down what begins, for the next run if this one dies."""
        try:
            os.ftruncate(self._file, 0)
            os.pwrite(self._file, " ".join(words).encode(), 0)
        except OSError as error:
            raise WriteError(f"sync: {os.path.join(self.directory, _MARK)}: {error.strerror}") from None

    def _take(self) -> None:
        until = time.monotonic() + self.wait
        while True:
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                return
            except OSError as error:
                if error.errno not in (errno.EAGAIN, errno.EACCES):
                    return  # the file system has no locks
                if time.monotonic() > until:
                    raise Busy(f"sync: another sync of {self.root} is running: try again") from None
            time.sleep(0.1)

    def _clean_up(self, died: list[str]) -> None:
        began = os.fstat(self._file).st_mtime
        until = time.monotonic() + self.wait + _SETTLED
        while locks := _locks(self.directory, began):
            if time.time() - max(locks.values()) >= _SETTLED and not _is_at_work(self.root, self.directory):
                _remove(locks)
            elif time.monotonic() > until:
                raise Busy(f"sync: git is at work in {self.root}: try again")
            else:
                time.sleep(0.1)  # git may have outlived the run
        if died[0] == "merging" and len(died) == 3 and not is_merging(self.root):
            _restore(self.root, *died[1:])


def _locks(directory: str, began: float) -> dict[str, float]:
    """Return this user's lock files of git of the time of a run, with their times."""
    found = {}
    for place, folders, names in os.walk(directory):
        folders[:] = [name for name in folders if name != "objects"]
        for path in (os.path.join(place, name) for name in names if name.endswith(".lock")):
            try:
                known = os.stat(path)
            except FileNotFoundError:
                continue
            if known.st_uid == os.geteuid() and -1 <= known.st_mtime - began <= _LONGEST_RUN:
                found[path] = known.st_mtime
    return found


def _is_at_work(root: str, directory: str) -> bool:
    """Whether a git of this user runs in the repository: a commit keeps its lock as long as its editor is open. Where
    the system does not say in which directory a program runs, any git counts."""
    listed = git.run(root, "worktree", "list", "--porcelain", check=False).split("\n")
    places = [directory, *(line.removeprefix("worktree ") for line in listed if line.startswith("worktree "))]
    for words, where in _programs():
        if os.path.basename(words[0]) == "git" and not any(word.endswith("--daemon") for word in words):
            named = "\0".join([where or places[0], *words])
            if any(place in named for place in places):
                return True
    return False


def _programs() -> Iterator[tuple[list[str], str]]:
    """Yield (words, working directory, or "" if it is unknown) of each program of this user."""
    if not os.path.isdir("/proc/self"):
        try:
            said = subprocess.run(["ps", "-x", "-o", "comm="], capture_output=True, text=True, check=False).stdout
        except OSError:
            said = "git"  # it cannot be known
        yield from (([line.strip()], "") for line in said.splitlines() if line.strip())
        return
    for number in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{number}/cmdline", errors="surrogateescape") as file:
                yield file.read().split("\0"), os.readlink(f"/proc/{number}/cwd")
        except OSError:
            continue  # it ended, or is another user's


def needs_mending(root: str) -> bool:
    """Whether a merge waits for its commit, or the last commit is a merge that no sync made."""
    parents, _, subject = git.run(root, "log", "-1", "--format=%P%x09%s", check=False).partition("\t")
    return is_merging(root) or (" " in parents and not subject.startswith(SUBJECT))


def _remove(paths: Iterable[str]) -> None:
    for path in paths:
        try:
            os.unlink(path)
        except FileNotFoundError:
            continue
        except OSError as error:
            raise WriteError(f"sync: {path}: {error.strerror}") from None


def _restore(root: str, start: str, theirs: str) -> None:
    """Bring back the files that a merge has removed or cut off before it died. Git removes a file before it writes it
    anew, so a commit of what is there would delete its memories."""
    if head(root) != start:
        return
    top = git.top_level(root)
    for path in filter(None, git.run(root, "diff", "--name-only", "-z", start, theirs, check=False).split("\0")):
        was = git.blob(root, f"{start}:{path}")
        try:
            with open(os.path.join(top, path), "rb") as file:
                now = file.read()
        except OSError:
            now = b""
        whole = (was, git.blob(root, f"{theirs}:{path}"))
        if was is not None and now not in whole and any(side and side.startswith(now) for side in whole):
            git.run(top, "--literal-pathspecs", "checkout", "--quiet", start, "--", path)


def own_repository(root: str) -> None:
    """Check that the tree is a repository of its own. UsageError if it is none, or a part of a larger one."""
    top = git.top_level(root)
    if not top:
        raise UsageError("sync: the tree is not in git: run memctl sync --init URL")
    if os.path.realpath(top) != os.path.realpath(root):
        raise UsageError(f"sync: the tree is a part of the repository {top}: commit and push it there")


def remote_of(root: str) -> Remote | None:
    """Return the remote of the tree's branch, None if the repository has no remote."""
    branch = git.run(root, "symbolic-ref", "--quiet", "--short", "HEAD", check=False)
    names = git.run(root, "remote", check=False).split()
    if not names:
        return None
    if not branch:
        raise InputError(f"sync: {root}: HEAD is on no branch: git switch BRANCH")
    name = git.run(root, "config", "--get", f"branch.{branch}.remote", check=False)
    merge = git.run(root, "config", "--get", f"branch.{branch}.merge", check=False)
    name = name if name in names else REMOTE if REMOTE in names else names[0]
    return Remote(root, name, merge.removeprefix("refs/heads/") or branch)


def connect(root: str, url: str) -> None:
    """Make `url` the remote of the tree. UsageError if it has another one."""
    url = os.path.abspath(url) if os.path.isdir(url) else url  # git would look for it from the tree
    known = git.run(root, "config", "--get", f"remote.{REMOTE}.url", check=False)
    if known and known != url:
        raise UsageError(f"sync: the remote is {known}: git -C {root} remote set-url {REMOTE} {url} changes it")
    if not known:
        git.run(root, "remote", "add", "--", REMOTE, url)
    told = _transfer(root, "ls-remote", "--symref", REMOTE, "HEAD")
    if told.returncode:
        raise Unavailable(f"sync: {_reason(told.stderr)}")
    for line in told.stdout.splitlines():  # ref: refs/heads/main TAB HEAD
        if line.startswith("ref: refs/heads/"):
            git.run(root, "branch", "-M", "--", line.split()[1].removeprefix("refs/heads/"))


def commit(root: str) -> bool:
    """Commit all changes of the tree, and remove what a merge of git left that died. Whether there were any."""
    git.run(root, "add", "--all")
    state = [f":(glob).memctl/{name}{'**' * name.endswith('/')}" for name in LOCAL]  # whatever .gitignore says
    git.run(root, "rm", "-r", "--cached", "--quiet", "--ignore-unmatch", "--", *state, f":(glob){_LEFT}*")
    for name in os.listdir(root):
        if name.startswith(_LEFT):
            os.unlink(os.path.join(root, name))
    if not git.run(root, "status", "--porcelain", "--untracked-files=no"):
        return False
    machine = socket.gethostname() or "a machine"
    words = ["commit", "--quiet", "--no-verify", "-m", SUBJECT + machine]
    if not git.run(root, "config", "--get", "user.email", check=False):
        words = ["-c", f"user.name={machine}", "-c", f"user.email=memctl@{machine}", *words]
    git.run(root, *words)
    return True


def merge(remote: Remote) -> bool:
    """Merge what was fetched. Whether git left nothing to mend."""
    machine = socket.gethostname() or "a machine"
    words = ["merge", "--quiet", "--allow-unrelated-histories", "-m", f"{SUBJECT}{machine}: merged", remote.ref]
    if not git.run(remote.root, "config", "--get", "user.email", check=False):
        words = ["-c", f"user.name={machine}", "-c", f"user.email=memctl@{machine}", *words]
    git.run(remote.root, *words, check=False)
    if is_merging(remote.root):
        return False
    if remote.count("HEAD..@"):
        raise Unavailable(f"sync: git could not merge {remote.name}/{remote.branch}: run git -C {remote.root} merge")
    return True


def strange(remote: Remote) -> tuple[str, str] | None:
    """Return (path, why) of something that was fetched and no memctl has sent; None if there is nothing. A link or
    another repository may lead out of the tree. Git writes over the state of this machine, because it is ignored, and
    writes memories in the encoding that an attribute names."""
    listed = git.run(remote.root, "ls-tree", "-r", "-z", remote.ref, check=False)
    for entry in listed.split("\0"):
        kind, _, path = entry.partition("\t")
        if kind.startswith(("120000 ", "160000 ")):
            return path, "is a link, which may lead out of the tree"
        if is_local_state(path):
            return path, "would replace the state of this machine"
        if os.path.basename(path) == ".gitattributes":
            text = git.run(remote.root, "cat-file", "blob", kind.split(" ")[2], check=False)
            if "working-tree-encoding" in text:
                return path, "changes the encoding of memories"
    return None


def keep_own(root: str, path: str) -> None:
    """Settle a file that git could not merge: it stays as it is here."""
    if git.run(root, "ls-files", "--stage", "--", path, check=False).find(" 2\t") < 0:
        git.run(root, "rm", "--quiet", "--force", "--", path, check=False)
        return
    git.run(root, "checkout", "--quiet", "--ours", "--", path)
    git.run(root, "add", "--", path)


def is_merging(root: str) -> bool:
    """Whether a merge waits for its commit."""
    return os.path.exists(os.path.join(root, git.run(root, "rev-parse", "--git-path", "MERGE_HEAD")))


def take_back(root: str, start: str) -> None:
    """Return to a commit, with the files. Everything must be committed."""
    git.run(root, "reset", "--quiet", "--hard", start)


def machines(remote: Remote, since: str) -> list[str]:
    """Return the machines, or else the authors, of the commits fetched since one."""
    range = f"{since}..{remote.ref}" if since else remote.ref
    names = []
    for line in git.run(remote.root, "log", "--no-merges", "--format=%s%x09%an", range, check=False).splitlines():
        subject, _, author = line.partition("\t")
        names.append(subject.removeprefix(SUBJECT) if subject.startswith(SUBJECT) else author)
    return list(dict.fromkeys(names))


def take(root: str, wait: float) -> int:
    """Bring the clone of a team to what its remote has. Return the number of commits that came. Unavailable if it
    has commits or changes of its own in the way."""
    remote = remote_of(root)
    if remote is None:
        return 0
    with Alone(root, wait) as run:
        count = remote.count("HEAD..@") if remote.fetch() else 0
        if count:
            run.note("merging", head(root), remote.commit())
            git.run(root, "merge", "--quiet", "--ff-only", remote.ref)
    return count


def progress(remote: Remote) -> dict[str, str]:
    """Return for each machine that has sent something when it did so last, and how many commits came after."""
    found: dict[str, str] = {}
    words = ("log", f"-n{_LATEST}", "--format=%H%x09%cs%x09%s", remote.ref)
    for line in git.run(remote.root, *words, check=False).splitlines():
        commit, day, subject = line.split("\t", 2)
        name = subject.removeprefix(SUBJECT).removesuffix(": merged")
        if subject.startswith(SUBJECT) and name not in found:
            behind = remote.count(f"{commit}..@")
            found[name] = f"last sent {day}, {behind} commits before the newest" if behind else f"last sent {day}"
    return found


def is_refusal(said: str) -> bool:
    """Whether a hook here or the remote said that it does not want what was sent."""
    return said.startswith((f"sync: {_REFUSED}", f"sync: {_HOOK}"))


def head(root: str) -> str:
    """Return the commit of HEAD, empty if there is none."""
    return git.run(root, "rev-parse", "--verify", "--quiet", "HEAD", check=False)


def _transfer(root: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Run git with access to the network. It must not ask: nobody may be there to answer."""
    environment = {name: value for name, value in os.environ.items() if name not in _OF_A_HOOK}
    environment |= {"GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C"}
    environment.setdefault("GIT_SSH_COMMAND", "ssh -o BatchMode=yes")
    try:
        return subprocess.run(
            ["git", "-C", root, "-c", "protocol.ext.allow=never", *words],
            capture_output=True, text=True, errors="replace", env=environment, stdin=subprocess.DEVNULL,
            timeout=_TIMEOUT, check=False,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        raise Unavailable(f"sync: the remote did not answer within {_TIMEOUT:.0f} seconds") from None
    except OSError as error:
        raise Unavailable(f"git: {error.strerror}: is it installed?") from None


def _reason(said: str) -> str:
    """Return why a remote took nothing: its word about the branch with its own first line, or else git's error."""
    lines = said.split("\n")
    told = next((line.partition("]")[2].strip() for line in lines if "rejected]" in line), "")
    own = [line.removeprefix("remote:").strip() for line in lines if line.startswith("remote:")]
    more = next((f": {line}" for line in own if line), "")
    return f"{_REFUSED}{told}{more}" if told else git.complaint(said) or "git failed"
