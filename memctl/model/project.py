"""A project inside the user tree: `projects/<name>/`, laid out like a tree. The front matter of its file
`_core/project.md`, the register, identifies the project: name, path and git remote."""

from __future__ import annotations

from memctl.model.paths import place_of
from memctl.model.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

PROJECTS = "projects/"
REGISTER = "_core/project.md"
_ARCHIVE = "archive/"
OF_PROJECTS = (PROJECTS, _ARCHIVE + PROJECTS)  # the directories that have one for each project


class ProjectPart(Value):
    """The part of the user tree that belongs to a project, as its register describes it."""

    name: str
    path: str = ""
    remote: str = ""

    @property
    def prefix(self) -> str:
        """The prefix of the paths of its files."""
        return f"{PROJECTS}{self.name}/"

    @property
    def register(self) -> str:
        return self.prefix + REGISTER

    @property
    def head(self) -> str:
        """The front matter of a new register."""
        from json import dumps  # few runs create a register

        known = {"project": self.name, "path": self.path, "remote": self.remote}
        lines = [f"{key}: {dumps(value, ensure_ascii=False)}\n" for key, value in known.items() if value]
        return f"---\n{''.join(lines)}---\n# {self.name}\n"


def part_of(name: str, front: dict[str, Any]) -> ProjectPart | None:
    """Return the project that the front matter of a register describes; None if it describes none."""
    if not front.get("project"):
        return None
    return ProjectPart(name, str(front.get("path") or ""), str(front.get("remote") or ""))


def project_of(path: str) -> str:
    """Return the directory below `projects/` that contains the file, empty for none."""
    place = place_of(path).removeprefix(_ARCHIVE)
    if not place.startswith(PROJECTS):
        return ""
    name, slash, _ = place.removeprefix(PROJECTS).partition("/")
    return name if slash else ""


def path_within(path: str) -> str:
    """Return the path of a file inside its project or tree. For an archived file, the path before archiving."""
    place = place_of(path).removeprefix(_ARCHIVE)
    name = project_of(place)
    return place.removeprefix(f"{PROJECTS}{name}/") if name else place
