"""The file of another program in which memctl keeps a block: read and replaced as a whole, never half written."""

from __future__ import annotations

import os

from memctl.edge.checkout import work_tree
from memctl.edge.safe_open import regular, replace_whole
from memctl.model.errors import InputError, NotFound, Unavailable, WriteError
from memctl.model.markdown.parse import decode, encode

_LARGEST = 4 << 20  # bytes of an instruction file; a client would not read a larger one


class BlockFile:
    """The file at a path that the user names. `place` is the real file: a link is followed and stays a link."""

    def __init__(self, name: str) -> None:
        """Read the file. `text` is None if there is none. NotFound if its directory is missing; WriteError for a link
        that leads out of its repository, because the repository may be somebody else's."""
        self.name = name
        self.place = _place(name)
        if not os.path.isdir(os.path.dirname(self.place)):
            missing = os.path.dirname(self.place)
            raise NotFound(f"{name}: there is no directory {missing}: create it with mkdir -p '{missing}'")
        self.text = self._read()

    @property
    def directory(self) -> str:
        """The directory in which a client finds the file."""
        return os.path.dirname(os.path.abspath(os.path.expanduser(self.name)))

    def is_shared(self) -> bool:
        """Whether others may read the file: it is in a git repository that does not ignore it."""
        if not work_tree(self.directory):
            return False
        from memctl.edge.programs import git  # needed in a repository only

        try:
            return not git.run(self.directory, "check-ignore", "--", os.path.basename(self.name), check=False)
        except Unavailable:  # nobody knows without git
            return True

    def _read(self) -> str | None:
        try:
            with open(self.place, "rb", opener=regular) as file:
                data = file.read(_LARGEST + 1)
        except FileNotFoundError:
            return None
        except OSError as error:
            raise InputError(f"{self.name}: cannot be read: {error.strerror}") from None
        if len(data) > _LARGEST or b"\0" in data:
            why = "it is larger than 4 MiB" if len(data) > _LARGEST else "it is not UTF-8 text"
            raise InputError(f"{self.name}: {why}: memctl writes nothing there")
        return decode(data)

    def write(self, text: str | None) -> None:
        """Replace the file in one step and keep its mode; None deletes it. InputError if another program has changed it
        since it was read."""
        if self._read() != self.text:
            raise InputError(f"{self.name}: another program is changing the file: nothing was written; try again")
        try:
            if text is None:
                os.unlink(self.place)
            else:
                mode = os.stat(self.place).st_mode & 0o7777 if self.text is not None else None
                replace_whole(self.place, encode(text), mode=mode)
        except OSError as error:
            raise WriteError(f"{self.name}: {error.strerror}: nothing was written") from None
        self.text = text


def _place(name: str) -> str:
    path = os.path.abspath(os.path.expanduser(name))
    place = os.path.realpath(path)
    if place != os.path.join(os.path.realpath(os.path.dirname(path)), os.path.basename(path)):
        top = work_tree(os.path.dirname(path))
        if top and not place.startswith(top + "/"):
            raise WriteError(f"{name}: it is a link to {place}, out of its repository: name that file itself")
    return place
