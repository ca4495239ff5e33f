"""`install cron` and `uninstall cron`, with a stand-in for crontab or systemctl that keeps what it is given."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.inprocess import InProcess

CRONTAB = """#!/bin/sh
case "$1" in
    -l) [ -f crontab.txt ] && exec cat crontab.txt; echo "no crontab for you" >&2; exit 1 ;;
    -r) exec rm crontab.txt ;;
    -) cat > crontab.txt ;;
esac
"""
OTHERS = "MAILTO=me\n# mine: 50% # memctl\n5 4 * * * backup\n"


@pytest.fixture
def scheduler(tmp_path: Path, home: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A directory that is all of PATH but for sh and its like."""
    tools = tmp_path / "tools"
    tools.mkdir()
    for name in ("sh", "cat", "rm"):
        (tools / name).symlink_to(f"/bin/{name}")
    program = tools / "memctl"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tools))
    return tools


def provide(tools: Path, name: str, script: str) -> None:
    (tools / name).write_text(script)
    (tools / name).chmod(0o755)


@pytest.mark.parametrize("before", [None, OTHERS])
def test_the_crontab_gets_one_line_and_is_given_back(memctl: InProcess, scheduler: Path, before: str | None) -> None:
    provide(scheduler, "crontab", CRONTAB)
    table = Path("crontab.txt")
    if before:
        table.write_text(before)
    shown = memctl("install", "cron", "--dry-run").lines[0]
    assert (
        shown == f"17 * * * * {scheduler}/memctl capture --sweep --auto --quiet > /dev/null 2>&1 # memctl install cron"
    )
    assert (table.read_text() if before else table.exists()) == (before or False)
    assert "connected\tcron\tcrontab" in memctl("install", "cron").out
    assert "unchanged\tcron\tcrontab" in memctl("install", "cron").out
    assert table.read_text() == (before or "") + shown + "\n"
    assert memctl("uninstall", "--dry-run").out.startswith("disconnected\tcron") and shown in table.read_text()
    assert memctl("uninstall").out == "disconnected\tcron\tcrontab\t\n"
    assert (table.read_text() if before else table.exists()) == (before or False)


def test_a_crontab_that_cannot_be_read_is_left_alone(memctl: InProcess, scheduler: Path) -> None:
    provide(
        scheduler, "crontab", '#!/bin/sh\n[ "$1" = - ] && cat > crontab.txt\necho "you are not allowed" >&2; exit 1\n'
    )
    done = memctl("install", "cron")
    assert done.status == 69 and "not allowed" in done.err and not Path("crontab.txt").exists()


def test_uninstall_without_a_name_asks_no_scheduler_that_install_did_not(memctl: InProcess, scheduler: Path) -> None:
    provide(scheduler, "crontab", "#!/bin/sh\n: > asked\n")
    assert (memctl("uninstall").status, Path("asked").exists()) == (0, False)


def test_systemd_gets_a_timer_where_there_is_no_cron(memctl: InProcess, scheduler: Path, home: Path) -> None:
    assert "neither crontab nor systemctl" in memctl("install", "cron").err
    provide(scheduler, "systemctl", '#!/bin/sh\necho "$*" >> said\n')
    tree = home / "50% $tree"
    memctl("init", tree)
    done = memctl("install", "cron", "--tree", tree)
    units = home / ".config/systemd/user"
    service = (units / "memctl.service").read_text()
    assert f'ExecStart="{scheduler}/memctl" "capture" "--sweep" "--auto" "--quiet"' in service and service in done.out
    assert '"--tree=' in service and "50%% $$tree" in service
    assert "OnCalendar=hourly" in (units / "memctl.timer").read_text()
    assert "enable --now memctl.timer" in Path("said").read_text()
    assert memctl("uninstall", "cron").status == 0 and [*units.iterdir()] == []
    provide(scheduler, "systemctl", "#!/bin/sh\necho 'no bus' >&2\nexit 1\n")
    assert "no bus" in memctl("install", "cron").err and [*units.iterdir()] == []
