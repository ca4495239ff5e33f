"""A project as a part of the user's tree: `projects/<name>/`, laid out as a tree of its own. The front matter of its
file `_core/project.md` says which project it is: name, path, and git remote."""

from __future__ import annotations

from memctl.model.paths import place_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

PROJECTS = "projects/"
REGISTER = "_core/project.md"
_ARCHIVE = "archive/"


class ProjectPart:
    """The part of a user's tree that belongs to one project; `front` is what its register says of it."""

    __slots__ = ("name", "path", "remote")

    def __init__(self, name: str, path: str = "", remote: str = "") -> None:
        self.name = name
        self.path = path
        self.remote = remote

    @property
    def prefix(self) -> str:
        """How the paths of its files begin."""
        return f"{PROJECTS}{self.name}/"

    @property
    def register(self) -> str:
        """The path of the file that says which project it is."""
        return self.prefix + REGISTER

    @property
    def head(self) -> str:
        """How a new register begins."""
        from json import dumps  # few runs make a register

        known = {"project": self.name, "path": self.path, "remote": self.remote}
        lines = [f"{key}: {dumps(value, ensure_ascii=False)}\n" for key, value in known.items() if value]
        return f"---\n{''.join(lines)}---\n# {self.name}\n"


def part_of(name: str, front: dict[str, Any]) -> ProjectPart | None:
    """What the front matter of a register says, None where it says nothing of a project."""
    if not front.get("project"):
        return None
    return ProjectPart(name, str(front.get("path") or ""), str(front.get("remote") or ""))


def project_of(path: str) -> str:
    """The name of the directory below `projects/` that a file of a tree lies in, empty for none."""
    place = place_of(path).removeprefix(_ARCHIVE)
    if not place.startswith(PROJECTS):
        return ""
    name, slash, _ = place.removeprefix(PROJECTS).partition("/")
    return name if slash else ""


def path_within(path: str) -> str:
    """The path of a file in its project, or in the tree where it lies in none; of an archived one where it lay."""
    place = place_of(path).removeprefix(_ARCHIVE)
    name = project_of(place)
    return place.removeprefix(f"{PROJECTS}{name}/") if name else place
