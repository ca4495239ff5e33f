"""Promotion: a memory of the user in the form in which a team gets it."""

from __future__ import annotations

from difflib import unified_diff

from memctl.core.language.table import language_of
from memctl.core.safety.private import private_parts
from memctl.core.safety.secrets import find_secrets, has_hidden_unicode
from memctl.model.change import insert_edit
from memctl.model.markdown.edit import apply
from memctl.model.markdown.marks import render_item
from memctl.model.markdown.page import Page
from memctl.model.memory import HEADING_JOINT, RELATION, Memory
from memctl.model.paths import place_of

_NEVER = ("episode", "context", RELATION)  # of conversations, of the moment, and of other memories
_OF_A_PERSON = ("preference", "goal", "core", "system")  # unless a project's tree has them
_EVIDENCE = ("source", "confidence", "extra")


def refusal(memory: Memory) -> str:
    """Return why a memory must not go to a team; empty if it may."""
    if memory.archived or memory.pending or memory.once:
        return "it is not active"
    if memory.agent or memory.type in _NEVER:
        return f"it is personal ({'of an agent' if memory.agent else memory.type})"
    line = render_item(memory)
    if secrets := find_secrets(line):
        return f"it has a secret ({secrets[0].kind})"
    if private_parts(line)[0] or has_hidden_unicode(line):
        return "it has private or invisible text"
    if memory.scope == "project" or memory.project:
        return ""
    if memory.type in _OF_A_PERSON or memory.in_core:
        return f"it is personal ({'of the core' if memory.in_core else memory.type})"
    return "it is personal (it speaks of you)" if _speaks_of_person(memory) else ""


def _speaks_of_person(memory: Memory) -> bool:
    language = language_of(memory.text)
    topic = place_of(memory.path).rpartition("/")[2].removesuffix(".md")
    if language.is_of_person(memory.text, topic):
        return True
    speaks_of_self = language.clauses.speaks_of_self(memory.text)
    return speaks_of_self and not language.project.speaks_of_project(memory.text, memory.type, "")


def as_promoted(memory: Memory, path: str, *, keep_evidence: bool) -> Memory:
    """Return the memory for the file `path` of a team: without its history here, and without its evidence."""
    new = Memory(memory.text, id=memory.id, type=memory.type, tags=memory.tags, path=path)
    for name in ("heading", "created", "since", "until", "importance", *(_EVIDENCE if keep_evidence else ())):
        setattr(new, name, getattr(memory, name))
    return new


def file_of_its_own(memory: Memory) -> str:
    """Return the file of a memory that the team has not yet: two proposals that end the same file would conflict where
    memctl does not merge them, as on a hosting service."""
    return f"{memory.path.removesuffix('.md')}/{memory.id}.md"


def with_promoted(page: Page, memory: Memory) -> Page:
    """Return the page of a team's file with the memory, under its old headings."""
    titles = memory.heading.split(HEADING_JOINT) if memory.heading else []
    page = page if page.text or not titles else page.with_text(f"# {titles[0]}\n")
    section = HEADING_JOINT.join(titles[1:]) or None
    return apply([insert_edit(memory, section, titles[0] if titles else "")], page)


def patch_of(path: str, before: str, after: str) -> str:
    """Return the change of a file as a patch that git can apply."""
    was, now = ([line + "\n" for line in text.split("\n")[:-1]] for text in (before, after))
    return "".join(unified_diff(was, now, f"a/{path}" if before else "/dev/null", f"b/{path}"))
