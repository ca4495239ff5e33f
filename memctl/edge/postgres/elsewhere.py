"""The scopes of teams whose indexes are on servers, for one question."""

from __future__ import annotations

from memctl.edge.postgres.reader import Server
from memctl.edge.postgres.record import ANOTHER_FORM
from memctl.model.errors import ServerError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from memctl.edge.teams.trees import Team
    from memctl.model.segment import Segment, Wanted


class Elsewhere:
    """A scope that cannot be asked is left out, and `tell` hears which one and why."""

    def __init__(
        self, teams: Sequence[Team], plan: Callable[[list[Segment]], Wanted], tell: Callable[[str], None]
    ) -> None:
        """`plan` says what to ask for the question."""
        self._plan = plan
        self._tell = tell
        names: dict[str, list[str]] = {}
        for team in teams:
            names.setdefault(team.server, []).append(team.name)
        self._servers = {url: Server(url, names) for url, names in names.items()}
        self._names = names
        self._found: list[Segment] | None = None
        self._failed = False

    def segments(self, own: list[Segment]) -> list[Segment]:
        """Return what the servers have; `own` are the segments that are here."""
        if self._found is None:
            self._found = []
            for url, server in self._servers.items():
                try:
                    self._found += server.segments(self._plan, [*own, *self._found])
                except ServerError as error:
                    self._leave_out(self._names[url], error)
                    server.parts.clear()
                for name, why in server.missing:
                    self._tell(f"scope {name} is left out: {why}")
        for server in self._servers.values():
            server.own = own
        return self._found

    def fail(self, error: Exception) -> bool:
        """Go on without the servers, because one failed while its answer was read, or because others wrote what nothing
        here can read. Return whether they were asked until now."""
        if self._failed:
            return False
        self._failed = True
        why = error if isinstance(error, ServerError) else ServerError(ANOTHER_FORM)
        self._leave_out([part.scope for server in self._servers.values() for part in server.parts.values()], why)
        self._found = []
        return True

    def _leave_out(self, names: Sequence[str], error: ServerError) -> None:
        for name in names:
            self._tell(f"scope {name} is left out: {error}")

    def close(self) -> None:
        """Close the connections."""
        for server in self._servers.values():
            server.close()
