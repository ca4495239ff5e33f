"""Choose lines with fzf, the fuzzy finder. Its keys run memctl."""

from __future__ import annotations

import os
import shlex
import subprocess

from memctl.edge import interrupts
from memctl.edge.programs.own_path import found_on_path
from memctl.model.errors import INTERRUPTED, Unavailable

_NO_MATCH = 1
_HEADER = "Tab marks, Enter chooses, Ctrl-X forgets, Ctrl-E edits, Ctrl-Y copies the id, Ctrl-/ turns the preview"
# the terminal itself may take a copy (OSC 52) where no program of the desktop does
_COPY = """\
if [ "$WAYLAND_DISPLAY" ] && command -v wl-copy; then printf %s {1} | wl-copy; \
elif [ "$DISPLAY" ] && command -v xclip; then printf %s {1} | xclip -selection clipboard; \
elif command -v pbcopy; then printf %s {1} | pbcopy; \
else printf '\\033]52;c;%s\\a' "$(printf %s {1} | base64)" > /dev/tty; fi"""


def has_fzf() -> bool:
    return bool(found_on_path("fzf"))


def choose(lines: list[str], query: str, own: str, words: list[str], again: list[str]) -> list[str]:
    """Let a person choose lines, whose first column is an id, and return the ids. `own` is the path of memctl, `words`
    are options for every command, and `again` the words that print the lines."""
    program = shlex.quote(own)
    options = " ".join(map(shlex.quote, words))
    reload = f"reload({program} {' '.join(map(shlex.quote, again))})"
    calls = {
        "ctrl-x": f"execute({program} forget {options} --quiet -- {{+1}} > /dev/null || read answer)+{reload}",
        "ctrl-e": f"execute({program} edit {options} -- {{1}})+{reload}",
        "ctrl-/": "toggle-preview",
        "ctrl-y": f"execute-silent:{_COPY}",
    }
    command = [
        "fzf", "--multi", "--delimiter=\t", "--with-nth=2..", "--tiebreak=index", "--layout=reverse", "--no-mouse",
        f"--query={query}", f"--header={_HEADER}", "--preview-window=down,40%,wrap",
        f"--preview={program} pick --preview={{1}} {options}", *(f"--bind={key}:{call}" for key, call in calls.items()),
    ]  # fmt: skip
    interrupts.heed()
    try:
        done = subprocess.run(
            command,
            input="".join(f"{line}\n" for line in lines).encode("utf-8", "replace"),
            stdout=subprocess.PIPE,
            env={**os.environ, "SHELL": "/bin/sh"},  # the shell of the keys above
            check=False,
        )
    except OSError as error:
        raise Unavailable(f"fzf: {error.strerror}") from None
    if done.returncode not in (0, _NO_MATCH, INTERRUPTED):
        raise Unavailable(f"fzf: ended with status {done.returncode}")
    return [line.split("\t")[0] for line in done.stdout.decode("utf-8", "replace").split("\n") if line]
