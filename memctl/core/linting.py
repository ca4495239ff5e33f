"""What can be wrong with a tree: a table of rules, each a small function from what is there to what is wrong."""

from __future__ import annotations

from memctl.core import linting_files as files
from memctl.core import linting_tree as tree
from memctl.model.finding import Finding

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from memctl.model.inspected import Grounds

    Found = Iterable[tuple[str, int, str]]  # path, line, what is wrong; a fourth is the id of the memory


class Rule:
    """`check` yields (path, line, what) or (path, line, what, id of a memory); `todo` says what to do about it, and
    `fixed` that lint --fix does it."""

    __slots__ = ("check", "fixed", "name", "sentence", "severity", "todo")

    def __init__(
        self,
        name: str,
        severity: str,
        sentence: str,
        todo: str,
        check: Callable[[Grounds], Iterable[tuple[str, int, str] | tuple[str, int, str, str]]],
        *,
        fixed: bool = False,
    ) -> None:
        self.name = name
        self.severity = severity
        self.sentence = sentence
        self.todo = todo
        self.check = check
        self.fixed = fixed


RULES = (
    Rule("unreadable", "error", "A file cannot be read.", "see who owns it: chmod u+r", tree.unreadable),
    Rule("not-utf8", "error", "A file is not UTF-8.", "convert it: iconv -t UTF-8", files.not_utf8),
    Rule("nul-byte", "error", "A file has a NUL byte, as only binary files do.", "take it out", files.nul_bytes),
    Rule("front-matter", "error", "Front matter is no YAML mapping; the file is read without it and never written to.",
         "mend it", files.front_matter),
    Rule("front-matter-key", "warning", "A key of front matter that has no effect there.",
         "write it as a mark on each memory, or take it out", files.keys_without_effect),
    Rule("damaged-record", "error", "A line of memctl's own journal or tombstones cannot be read; it is passed over.",
         "mend the line, or take it out; --verify says what else was changed", tree.damaged_records),
    Rule("conflict-markers", "error", "A merge left its markers.", "--fix merges both sides, memory by memory",
         files.conflict_markers, fixed=True),
    Rule("duplicate-id", "error", "Two memories have one id.", "--fix gives the later one a new id",
         tree.duplicate_ids, fixed=True),
    Rule("resurrected", "error", "What was forgotten lives again.",
         "--fix puts it back into the archive; memctl lint --accept lets it live", tree.resurrected, fixed=True),
    Rule("dropped", "warning", "A memory that memctl wrote since yesterday is gone, and memctl did not take it out.",
         "memctl restore ID brings it back; memctl lint --accept lets it go", tree.dropped),
    Rule("dangling-link", "warning", "A link, supersedes, superseded-by or evidence names what is not there.",
         "mend or remove it", tree.dangling_links),
    Rule("validity", "warning", "The days of a memory contradict each other.", "correct the mark", files.validity),
    Rule("not-a-date", "warning", "A mark that is a date has another value.", "write it as YYYY-MM-DD",
         files.not_dates),
    Rule("superseded-active", "warning", "A memory is superseded, and held true all the same.",
         "--fix archives it", files.superseded_active, fixed=True),
    Rule("secret", "error", "A secret stands in a file.", "take it out, and have it replaced where it was issued",
         files.secrets),
    Rule("hidden-unicode", "error", "Characters that nobody sees: tags, direction marks, zero-width ones.",
         "--fix takes them out of memories", files.hidden_unicode, fixed=True),
    Rule("mixed-scripts", "warning", "Letters of two scripts that look alike stand in one word.",
         "retype the word", files.mixed_scripts),
    Rule("core-budget", "warning", "The core costs more than its share of a prompt block, and is cut.",
         "move some of it to topics/, or raise inject.budget", tree.over_budget),
    Rule("permissions", "warning", "Others can write to it.", "--fix takes their permission", tree.permissions,
         fixed=True),
    Rule("link-out", "error", "A link leads out of the tree; it is not followed.", "put the file itself there",
         tree.links_out),
    Rule("name-collision", "warning", "Two names are one on file systems that do not tell case or normal forms apart.",
         "rename one", tree.name_collisions),
    Rule("reserved-name", "warning", "Some systems cannot have a file of this name.", "rename it",
         tree.reserved_names),
)  # fmt: skip

# What lint --verify names; see memctl.core.verifying.
VERIFIED = {
    "added": "A memory was added behind memctl's back.",
    "edited": "The words of a memory were changed behind memctl's back.",
    "removed": "A memory was removed behind memctl's back.",
    "moved": "A memory was moved behind memctl's back.",
    "relabelled": "Marks of a memory were changed behind memctl's back.",
    "rolled-back": "The tree is an older copy of itself.",
    "journal": "The journal was changed by somebody else than memctl.",
    "tombstones": "What must not be learned again was changed by somebody else than memctl.",
    "settings": "A file that says how the tree is read was changed by hand.",
    "ledger": "The ledger itself was changed by somebody else than memctl.",
    "unverified": "There is nothing to compare the tree with: it came from elsewhere, or memctl never wrote to it.",
}
SENTENCES = {**{rule.name: rule.sentence for rule in RULES}, **VERIFIED}


def lint(grounds: Grounds) -> list[Finding]:
    """Everything that is wrong, by path and line."""
    found = []
    for rule in RULES:
        for path, line, what, *of in rule.check(grounds):
            id = of[0] if of else ""
            found.append(Finding(rule.name, path, line, what, rule.todo, severity=rule.severity, id=id))
    return sorted(found, key=lambda finding: (finding.path, finding.line))
