"""The context of a command: settings, date, the trees in scope, and whether memory is on."""

from __future__ import annotations

import os

from memctl.edge import clock
from memctl.edge.config import load as settings_files
from memctl.edge.config import paths
from memctl.edge.config.switch import is_off_by_environment, off_file
from memctl.edge.config.trust import PROJECT_DIRECTORY, is_foreign, is_link_of_others, is_trusted, project_root
from memctl.edge.log.in_flight import is_unfinished
from memctl.edge.store.tree import Tree
from memctl.edge.stream import put, say, use_colour
from memctl.model.errors import InputError, MemctlError, NotFound, Unavailable, UsageError
from memctl.model.memory import OWN_SCOPES, Memory
from memctl.model.paths import shown
from memctl.model.project import PROJECTS, ProjectPart
from memctl.model.tables.settings import EVENT_SETTINGS, Settings
from memctl.model.text.dates import day_number
from memctl.model.text.lines import one_line

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from typing import Any

    from memctl.edge.index.library import Library
    from memctl.edge.postgres.elsewhere import Elsewhere
    from memctl.edge.projects import Projects
    from memctl.edge.semantic.client import Helper
    from memctl.edge.store.writer import Writer
    from memctl.edge.teams.trees import Team
    from memctl.model.change import Change
    from memctl.model.copies import Fate
    from memctl.model.segment import Digest, Segment, Wanted
    from memctl.model.tables.command import Call
    from memctl.model.usage import Usage

    Tell = Callable[[str, str, str, list[Change]], None]


class Workspace:
    """`now` is ISO text, `today` its day number, `trees` the trees in scope: the user's first, a team's last."""

    def __init__(
        self,
        call: Call,
        *,
        to_make: bool = False,
        to_read: bool = False,
        with_teams: bool = False,
        with_servers: bool = False,
    ) -> None:
        """`to_make`: the named tree may be missing. `to_read`: the command only reads, so `--scope project` may mean
        the project's part of the user's tree. `with_teams`: it shows the memories of teams too, and changes none.
        `with_servers`: it asks a question, so it can ask those that are on a server."""
        self.call = call
        self.named = call.text("tree") or os.environ.get("MEMCTL_TREE", "")
        self.now = clock.now(call.text("now"))
        self.today = day_number(self.now) or 0
        self.directory = self._directory()
        self.link = ""  # path of the project's tree if that is an untrusted link
        self.trees = self._trees()
        if self.named and not to_make:
            paths.need_tree(self.named)
        self._finish_interrupted()
        self._projects: Projects | None = None
        self._part: ProjectPart | None = None
        self._has_part = False
        self._homes: dict[str, Tree | None] = {}
        self._team_parts: dict[str, str] = {}
        self._stones: dict[str, Callable[[str], tuple[bool, str]]] = {}
        self.only_project = self._turn_to_part() if to_read else ""
        self.settings = self._settings()
        use_colour(self.settings.text("color"))
        if self.settings.flag("decay.auto"):
            self._decay_daily()
        self.teams: list[Team] = []
        self._add_teams(wanted=with_teams or with_servers, asks=with_servers)

    def _add_teams(self, *, wanted: bool, asks: bool) -> None:
        """Add the trees of teams to those in scope. A tree that cannot be read is left out and reported. UsageError if
        `--scope` names no team, or if the command shows none."""
        scope, words = self.call.text("scope", "all"), self.settings.items("scopes")
        if scope in OWN_SCOPES or (scope == "all" and not (wanted and words and not self.named)):
            return
        from memctl.edge.teams.trees import teams_of  # most users have none

        found = [team for team in teams_of(words, self.settings.text("teams.server")) if scope in ("all", team.name)]
        if not found or not wanted or self.named:
            known = f"--scope {scope}: no such scope: name user, project, all, or a team of the setting scopes"
            raise UsageError(f"{self.call.command.name}: this works on your own trees only" if found else known)
        own = [tree.root for tree in self.believed(self.trees)]
        for team in found:
            if team.server and asks:
                self.teams.append(team)
                continue
            if team.tree is None and scope != "all":
                raise NotFound(f"--scope {scope}: {team.problem}")
            if team.tree is None and not self.call.flag("quiet"):
                say(f"scope {team.name} is left out: {team.problem}")
            if team.tree is None or team.tree.root not in own:
                self.teams.append(team)
        shared = [team.tree for team in self.teams if team.tree]
        roots = [tree.root for tree in shared]
        self.trees = (*(tree for tree in self.trees if tree.root not in roots), *shared)

    def _decay_daily(self) -> None:
        """Run decay for each tree in the background, if this call may write and none ran today."""
        call = self.call
        if call.given("now") or call.flag("dry-run") or call.command.name == "decay" or self.is_off():
            return
        from memctl.edge.programs.background import run_daily  # few users want it

        config = ["--config", call.text("config")] if call.given("config") else []
        for tree in self.believed(self.trees):
            if tree.exists():
                run_daily("decayed", ["decay", "--quiet", "--tree", tree.root, *config], tree.root)

    def _directory(self) -> str:
        """Return the directory of the current project: that of `--project`, else the working directory; empty for
        none."""
        if not self.call.given("project") or not isinstance(self.call.values["project"], str):
            return _current_directory()
        named = self.call.text("project")
        if named and not os.path.isdir(named):
            raise NotFound(f"--project {named}: there is no such directory")
        return os.path.realpath(named) if named else ""

    def _trees(self) -> tuple[Tree, ...]:
        scope = self.call.text("scope", "all")
        if self.named:
            if scope == "project":
                how = "--tree" if self.call.text("tree") else "MEMCTL_TREE"
                raise UsageError(f"--scope project: {how} names one tree: use --scope or {how}, not both")
            root = paths.named_tree(self.named)
            if is_link_of_others(place := os.path.abspath(os.path.expanduser(self.named))) and _is_of_project(place):
                raise NotFound(f"{self.named}: it is a link to {root}: to use it, run memctl on --project there")
            foreign = is_foreign(os.path.abspath(os.path.expanduser(self.named))) or is_foreign(root)
            return (Tree(root, "project" if foreign else "user"),)
        trees = []
        if scope in ("user", "all"):
            trees.append(Tree(self._user_root(), "user"))
        project = project_root(self.directory) if self.directory and scope in ("project", "all") else ""
        if project and is_link_of_others(project):
            self.link = project
        elif project:
            trees.append(Tree(project, "project"))
        return tuple(trees)

    def _turn_to_part(self) -> str:
        """With `--scope project`, if the project has no tree of its own, use the user's tree. Return the name of the
        project whose memories are meant there."""
        if self.call.text("scope") != "project" or any(tree.exists() for tree in self.trees):
            return ""
        own, self.trees = self.trees, (Tree(self._user_root(), "user"),)
        if not self.project_name():
            self.trees, self._has_part = own, False
        return self.project_name()

    def _user_root(self) -> str:
        configured = settings_files.load(self.call.text("config")).text("tree")
        return paths.named_tree(configured) if configured else paths.data_directory()

    def _settings(self) -> Settings:
        heard = [tree.root for tree in self.believed(self.trees)]
        guest = heard.pop() if len(heard) > 1 else ""
        settings = settings_files.load(self.call.text("config"), tuple(heard), guest)
        for warning in () if self.call.flag("quiet") else settings.unknown:
            say(warning)
        for option in self.call.command.options:
            if option.setting and self.call.given(option.name):
                settings_files.override(settings, option.setting, self.call.values[option.name], f"--{option.name}")
        return settings

    def _finish_interrupted(self) -> None:
        """Finish an operation that was interrupted, so that no reader sees a part of it. If it is still running, its
        process holds the lock and finishes it."""
        for tree in self.trees:
            if is_unfinished(tree.root):
                try:
                    with self._writer(tree, wait=0):
                        pass
                except MemctlError:
                    continue

    @property
    def date(self) -> str:
        """The ISO date of `now`."""
        return self.now[:10]

    def existing_trees(self) -> tuple[Tree, ...]:
        """Return the trees in scope that exist. NotFound if none does: memory is opt-in."""
        found = tuple(tree for tree in self.trees if tree.exists())
        if not found and (self.trees or not self.teams):
            raise self._absent(self.call.text("scope", "user"))
        return found

    def believed(self, trees: Sequence[Tree]) -> list[Tree]:
        """Return the trees that count: the user's, a project's only if the user trusts it, and a team's if the config
        lets it into prompts. Untrusted text goes to no model, and untrusted settings do not apply."""
        return [tree for tree in trees if tree.scope == "user" or self._is_believed(tree)]

    def _is_believed(self, tree: Tree) -> bool:
        if tree.scope in OWN_SCOPES:
            return is_trusted(tree.root)
        return any(team.prompts for team in self.teams if team.name == tree.scope)

    def own_trees(self) -> tuple[Tree, ...]:
        """Return the trees in scope that exist and are not a team's."""
        return tuple(tree for tree in self.trees if tree.scope in OWN_SCOPES and tree.exists())

    def untrusted_trees(self) -> list[Tree]:
        """Return the untrusted project trees: those in scope, and that of the directory."""
        here = project_root(self.directory) if self.directory else ""
        found = {tree.root: tree for tree in (*self.trees, *([Tree(here, "project")] if here else []))}
        believed = self.believed([*found.values()])
        return [tree for tree in found.values() if tree not in believed]

    def memories(self) -> list[Memory]:
        """Return every memory of the trees in scope: the user's first, by path and line. A team's memory is left out if
        an own one has its id."""
        found = [memory for tree in self.existing_trees() for memory in tree.memories()]
        if not self.teams:
            return found
        own = {memory.key for memory in found if not memory.of_team}
        return [memory for memory in found if not (memory.of_team and memory.key in own)]

    def note_authors(self, memories: Iterable[Memory]) -> None:
        """Set the authors of those memories that are from the trees of teams."""
        if trees := [team.tree for team in self.teams if team.tree]:
            from memctl.edge.teams.authors import note_authors  # starts git

            note_authors(memories, trees)

    def projects(self) -> Projects:
        """Return the projects of the user's tree."""
        if self._projects is None:
            from memctl.edge.projects import Projects  # most trees have none

            self._projects = Projects(self.trees[0].root)
        return self._projects

    def part(self) -> ProjectPart | None:
        """Return the part of the user's tree that belongs to the current project, if there is one."""
        if not self._has_part:
            self._has_part = True
            wanted = self.directory and self.call.text("scope", "all") in (*OWN_SCOPES[1:], "all") and self.trees
            if wanted and os.path.isdir(os.path.join(self.trees[0].root, PROJECTS)):
                self._part = self.projects().of(self.directory)
        return self._part

    def project_name(self) -> str:
        """Return the name of that part, empty for none."""
        part = self.part()
        return part.name if part else ""

    def hides(self, name: str) -> bool:
        """Whether a directory below `projects/` of the user's tree belongs to another project."""
        part = self.part()
        return (part is None or part.name != name) and self.projects().has(name)

    def left_out(self, *, all: bool = False) -> tuple[Callable[[Memory], bool] | None, str, Fate]:
        """Return the exclusions for a filter: a test for memories of other projects (None with `all`), the only project
        asked for, and the fate of forgotten words."""
        return None if all else self.is_elsewhere, self.only_project, self.fate

    def fate(self, memory: Memory) -> tuple[bool, str]:
        """Return (whether the words of a memory are buried, when they were restored or empty)."""
        from memctl.edge.log import tombstones  # needed for copies only

        if memory.scope not in self._stones:
            roots = [tree.root for tree in self.trees if tree.scope == memory.scope]
            self._stones[memory.scope] = tombstones.fates(roots)
        return self._stones[memory.scope](memory.text)

    def home_of(self, directory: str) -> Tree | None:
        """Return the project's own tree for a directory. None if it has none or it is not trusted: then the user's tree
        holds its memories."""
        if directory not in self._homes:
            root = project_root(directory) if self.call.text("scope", "all") == "all" or self.named else ""
            known = next((tree for tree in self.trees if tree.root == root), None)
            new = Tree(root, "project") if root and not self.named else None
            self._homes[directory] = known if known and self.named else (known or new) if is_trusted(root) else None
        return self._homes[directory]

    def visible(self) -> list[Memory]:
        """Return the memories that a model may see here: none of other projects or untrusted projects."""
        believed = self.believed(self.existing_trees())
        return [memory for tree in believed for memory in tree.memories() if not self.is_elsewhere(memory)]

    def persons(self) -> list[Memory]:
        """Return the memories of the user's tree that belong to no project."""
        return [memory for memory in self.visible() if memory.scope == "user" and not self._is_of_part(memory)]

    def is_elsewhere(self, memory: Memory) -> bool:
        """Whether a memory of the user's tree, or of a team's, belongs to another project than the current one."""
        if not memory.project or memory.scope == "project":
            return False
        return self.hides(memory.project) if memory.scope == "user" else memory.project != self._team_part(memory.scope)

    def _team_part(self, name: str) -> str:
        """Return the name that the current project has in the tree of a team, empty for none."""
        if name not in self._team_parts:
            from memctl.edge.projects import Projects  # few teams have projects in a common tree

            root = next((tree.root for tree in self.trees if tree.scope == name), "")
            part = Projects(root).of(self.directory) if root and self.directory else None
            self._team_parts[name] = part.name if part else ""
        return self._team_parts[name]

    def _is_of_part(self, memory: Memory) -> bool:
        return memory.project != "" and memory.project == self.project_name()

    def library(
        self,
        trees: Sequence[Tree],
        digest: Callable[[Sequence[Memory], str], Digest],
        *,
        keeps: bool = True,
        everywhere: bool = True,
        plan: Callable[[list[Segment]], Wanted] | None = None,
        prompts: bool = False,
    ) -> Library:
        """Return a searchable library of these trees, with their index unless it is turned off. Without `keeps`, it
        writes no index; without `everywhere`, it has no memories of other projects of the user's tree. `plan` says what
        to ask the servers of teams; with `prompts` only for what may go into prompts."""
        from memctl.edge.index.library import Library  # a stage of a pipeline opens no tree

        use = self.settings.flag("index") and not self.call.flag("no-index")
        everywhere = everywhere or not self.trees or not os.path.isdir(os.path.join(self.trees[0].root, PROJECTS))
        return Library(
            trees, digest, use=use, keeps=keeps and not self.is_off(), hides=None if everywhere else self.hides,
            elsewhere=self._elsewhere(plan, prompts) if plan else None,
        )  # fmt: skip

    def _elsewhere(self, plan: Callable[[list[Segment]], Wanted], prompts: bool) -> Elsewhere | None:
        """Return the scopes that are on servers, None if there are none."""
        asked = [team for team in self.teams if team.server and (team.prompts or not prompts)]
        if not asked:
            return None
        from memctl.edge.postgres.elsewhere import Elsewhere  # few users have such teams

        return Elsewhere(asked, plan, (lambda _: None) if self.call.flag("quiet") else say)

    def meaning(self, trees: Sequence[Tree]) -> Helper | None:
        """Return a connection to the helper that knows meaning, None if the extra is not installed or turned off."""
        if self.why_no_meaning():
            return None
        from memctl.edge.semantic.client import Helper  # of the extra

        roots = {tree.scope: tree.root for tree in trees}
        wait, idle = (self.settings.number(f"search.semantic_{name}") for name in ("wait", "idle"))
        return Helper(roots, wait=wait, idle=idle, learns=not self.is_off())

    def why_no_meaning(self) -> str:
        """Return why there is no such helper, empty if there is one."""
        if not self.settings.flag("search.semantic"):
            return "off: memctl config set search.semantic true"
        from memctl.edge.semantic import is_installed  # few users have it

        return "" if is_installed() else "the extra is not installed: pip install 'memctl-markdown[semantic]'"

    def put_places(self, memories: Iterable[Memory]) -> None:
        """Print `path:line:column:text` for each memory, with full paths, as vimgrep does."""
        roots = {tree.scope: tree.root for tree in self.trees}
        for memory in memories:
            put(f"{roots.get(memory.scope, memory.scope)}/{shown(memory.path)}:{memory.line}:1:{one_line(memory.text)}")

    @property
    def read_status(self) -> int:
        """The exit status of reading: 0, or that of bad input if a file of the trees could not be read."""
        return InputError.status if any(tree.unread for tree in self.trees) else 0

    def usage(self) -> Usage:
        """Return the usage logs of the trees in scope, merged."""
        from memctl.edge.log.usage import load_usage  # a stage of a pipeline asks for no usage
        from memctl.model.usage import Usage

        whole = Usage()
        for tree in self.existing_trees():
            part = load_usage(tree.root, self.now)
            whole.today = part.today
            whole.days = sorted({*whole.days, *part.days})
            whole.uses.update(part.uses)
            whole.seen.update(part.seen)
        return whole

    def shown_times(self) -> dict[str, list[str]]:
        """Return for each memory of the trees in scope the times at which a prompt had it."""
        from memctl.edge.log.usage import shown_times  # a stage of a pipeline asks for no usage

        found: dict[str, list[str]] = {}
        for tree in self.existing_trees():
            found.update(shown_times(tree.root))
        return found

    def operations(self) -> Iterator[dict[str, Any]]:
        """Yield the operations of the journals of the trees in scope."""
        from memctl.edge.log.journal import Journal  # few commands that read need it

        for tree in self.existing_trees():
            yield from Journal(tree.root).operations()

    def tree_to_write(self) -> Tree:
        """Return the tree that new memories go to. NotFound if it does not exist."""
        scope = self.call.text("scope", "user")
        wanted = "user" if scope == "all" else scope
        for tree in self.trees:
            if tree.exists() and (self.named or tree.scope == wanted):
                return tree
        raise self._absent(wanted)

    def _absent(self, scope: str) -> NotFound:
        """Return an error that names the missing tree and how to create it."""
        if scope == "project" and self.link:
            leads = f"{self.link} is a link to {os.path.realpath(self.link)}"
            return NotFound(f"there is no project memory tree ({leads}): to use it, run memctl on --project")
        if scope == "project":
            place = f"no {PROJECT_DIRECTORY} in {self.directory or 'no project'} or above"
            name = self._turn_to_part()
            kept = f"; what is known of this project is in {PROJECTS}{name}/ of your tree: leave out --scope"
            todo = f"create it with memctl init --project{kept if name else ''}"
            return NotFound(f"there is no project memory tree ({place}): {todo}")
        return NotFound(f"there is no memory tree yet ({self.trees[0].root}): create it with memctl init")

    def is_off(self) -> bool:
        """Whether memory is off: by the switch, by `MEMCTL=off`, or for this call."""
        return bool(self.off_by())

    def off_by(self) -> str:
        """Return the cause that memory is off: `MEMCTL=…`, `--incognito` or `memctl off`; empty if it is on, or with
        --force."""
        if self.call.flag("force"):
            return ""
        if is_off_by_environment():
            return f"MEMCTL={os.environ['MEMCTL']}"
        if self.call.flag("incognito"):
            return "--incognito"
        return "memctl off" if os.path.exists(off_file()) else ""

    def need_on(self, *, writes: bool = True) -> None:
        """Raise Unavailable if memory is off. `writes`: from here on a signal must leave no change half made."""
        why = self.off_by()
        if why:
            todo = "memctl on turns it on, --force writes" if why == "memctl off" else f"{why} is set; --force writes"
            name = self.call.command.name
            raise Unavailable(f"{name}: memory is off: nothing was written ({todo} anyway)")
        if writes:
            from memctl.edge import interrupts  # most calls change nothing

            interrupts.watch()

    def writer(self, tree: Tree) -> Writer:
        """Return a writer to the tree for this call. Unavailable while memory is off."""
        self.need_on()
        return self._writer(tree, self.settings.number("wait"), dry_run=self.call.flag("dry-run"), tell=self._tell())

    def _tell(self) -> Tell | None:
        """Return what tells the user's commands of changes, None if there are none."""
        if not any(self.settings.text(name) for name in EVENT_SETTINGS):
            return None
        from functools import partial  # few users have such commands

        from memctl.edge.programs.event_commands import tell

        return partial(tell, self.settings)

    def _writer(self, tree: Tree, wait: float, *, dry_run: bool = False, tell: Tell | None = None) -> Writer:
        from memctl.edge.store.writer import Writer  # most calls change nothing

        name = self.call.command.name
        return Writer(tree, name, now=self.now, wait=wait, dry_run=dry_run, finish_purge=_finish_purge, tell=tell)


def _finish_purge(*task: Any) -> None:
    from memctl.edge.purge import finish  # needed after a crash only

    finish(*task)


def _current_directory() -> str:
    """Return the working directory; empty if it was removed."""
    try:
        return os.getcwd()
    except OSError:
        return ""


def _is_of_project(place: str) -> bool:
    return os.path.basename(place) == PROJECT_DIRECTORY


def need_no_incognito(call: Call) -> None:
    """Raise Unavailable if this call must write nothing (`--incognito`). For commands that write by hand even while
    memory is off."""
    if call.flag("incognito") and not call.flag("dry-run"):
        raise Unavailable(f"{call.command.name}: --incognito is set: nothing was written (leave it out to write)")
