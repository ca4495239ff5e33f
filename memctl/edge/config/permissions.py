"""Find out who other than the user can write to a file, and remove such permissions."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterable

from memctl.edge.config import paths as places

_OTHERS_WRITE = stat.S_IWGRP | stat.S_IWOTH


def others_who_write(path: str) -> str:
    """Return in words who else can write to a path; empty for nobody. The user's own group counts as the user."""
    try:
        there = os.lstat(path)
    except OSError:
        return ""
    if stat.S_ISLNK(there.st_mode):
        return ""
    if there.st_mode & stat.S_IWOTH and not there.st_mode & stat.S_ISVTX:
        return "everybody"
    if there.st_uid not in (os.geteuid(), 0):
        return f"its owner, user {there.st_uid},"
    if there.st_mode & stat.S_IWGRP and not _is_private(there.st_gid, there.st_uid):
        return f"group {there.st_gid}"
    return ""


def _is_private(group: int, user: int) -> bool:
    """Whether a group has the user's name: such groups have one member."""
    import grp
    import pwd

    try:
        return grp.getgrgid(group).gr_name == pwd.getpwuid(user).pw_name
    except KeyError:
        return False


def is_private(path: str) -> bool:
    """Whether nobody else can write to a file or replace it: check this before trusting bytes that an attacker could
    abuse. Its directories may be root's, or shared ones whose entries belong to their owners."""
    try:
        there = os.lstat(path)
        if not stat.S_ISREG(there.st_mode) or there.st_uid != os.geteuid() or there.st_mode & _OTHERS_WRITE:
            return False
        return is_private_directory(os.path.dirname(path))
    except OSError:
        return False


def is_private_directory(path: str) -> bool:
    """Whether nobody else can write to a directory or to those above it."""
    here, me = os.path.realpath(path), os.geteuid()
    while True:
        there = os.lstat(here)
        if there.st_uid not in (me, 0):
            return False
        shared = there.st_mode & _OTHERS_WRITE and not there.st_mode & stat.S_ISVTX
        if shared and others_who_write(here):  # a group may be the user's own
            return False
        if here == "/":
            return True
        here = os.path.dirname(here)


def places_of(root: str) -> list[str]:
    """Return the directories that decide over a tree: its own and memctl's in it, the state and the config."""
    inside = [root, os.path.join(root, ".memctl")]
    return [*inside, places.state_directory(), places.config_directory(), places.config_file()]


def writable(paths: Iterable[str]) -> list[tuple[str, str]]:
    """Return (path, who else can write to it) for each path that others can write to."""
    found = [(path, others_who_write(path)) for path in paths]
    return [(path, who) for path, who in found if who]


def tighten(path: str) -> bool:
    """Remove the write permission of others; return whether that worked."""
    try:
        os.chmod(path, os.lstat(path).st_mode & 0o7777 & ~(stat.S_IWGRP | stat.S_IWOTH))
    except OSError:
        return False
    return not others_who_write(path)
