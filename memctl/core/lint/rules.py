"""The table of lint rules, each a small function from the tree to its findings."""

from __future__ import annotations

from memctl.core.lint import file_checks as files
from memctl.core.lint import git_checks as git
from memctl.core.lint import merge_checks as merges
from memctl.core.lint import tree_checks as tree
from memctl.model.lint import Finding
from memctl.model.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from memctl.model.lint import LintInput

    Found = Iterable[tuple[str, int, str]]  # path, line, message, and optionally the id of the memory


class LintRule(Value):
    """A lint rule. `check` yields (path, line, what) or (path, line, what, id of a memory); `todo` says what to do, and
    `fixed` that lint --fix does it."""

    name: str
    severity: str
    sentence: str
    todo: str
    check: Callable[[LintInput], Iterable[tuple[str, int, str] | tuple[str, int, str, str]]]
    fixed: bool = False


RULES = (
    LintRule("unreadable", "error", "memctl cannot read a file.", "check its permissions: chmod u+r", tree.unreadable),
    LintRule("not-utf8", "error", "A file is not UTF-8.", "convert it: iconv -t UTF-8", files.not_utf8),
    LintRule("nul-byte", "error", "A file contains a NUL byte, like a binary file.", "remove it", files.nul_bytes),
    LintRule("front-matter", "error", "The front matter is not a YAML mapping. memctl never writes to the file.",
         "repair it", files.front_matter),
    LintRule("front-matter-key", "warning", "A key has no effect in front matter.",
         "write it as a mark on each memory, or remove it", files.keys_without_effect),
    LintRule("damaged-record", "error", "memctl cannot read a line of its journal or its tombstones, and skips it.",
         "repair or remove the line; --verify lists other changes", tree.damaged_records),
    LintRule("conflict-markers", "error", "A merge left conflict markers.", "--fix merges both sides, memory by memory",
         files.conflict_markers, fixed=True),
    LintRule("unmerged", "error", "git could not merge a file, and kept one side of it.",
         "--fix adds the other side; then git add, or git rm", git.unmerged_findings, fixed=True),
    LintRule("left-out", "error", "The last merge left out a memory that both sides had, in different files.",
         "--fix puts it back", merges.left_out_findings, fixed=True),
    LintRule("merge-driver", "warning", "git cannot run the merge driver of this clone, or an older memctl set it.",
         "memctl init --git sets it again", git.driver_findings),
    LintRule("duplicate-id", "error", "Two memories have the same id.",
         "--fix removes a copy, and gives another memory a new id", tree.duplicate_ids, fixed=True),
    LintRule("resurrected", "error", "A forgotten memory is back in the tree.",
         "--fix returns it to the archive; memctl lint --accept keeps it", tree.resurrected, fixed=True),
    LintRule("dropped", "warning",
         "A memory that memctl wrote since yesterday is missing, and memctl did not remove it.",
         "memctl restore ID brings it back; memctl lint --accept accepts the loss", tree.lost_memories),
    LintRule("dangling-link", "warning", "The target of a link or of a mark does not exist.",
         "correct or remove it", tree.dangling_links),
    LintRule("validity", "warning", "The dates of a memory contradict each other.", "correct the mark", files.validity),
    LintRule("not-a-date", "warning", "The value of a mark is not a date, although it must be one.",
         "write it as YYYY-MM-DD",
         files.not_dates),
    LintRule("superseded-active", "warning", "A superseded memory is still active.",
         "--fix archives it", files.superseded_active, fixed=True),
    LintRule("secret", "error", "A file contains a secret.", "remove it, and get a new one from its issuer",
         files.secrets),
    LintRule("hidden-unicode", "error", "The text contains invisible characters, such as direction marks.",
         "--fix removes them from memories", files.hidden_unicode, fixed=True),
    LintRule("mixed-scripts", "warning", "A word mixes letters of two scripts that look alike.",
         "retype the word", files.mixed_scripts),
    LintRule("core-budget", "warning", "The core is larger than its share of a prompt block, and memctl cuts it.",
         "move some of it to topics/, or raise inject.budget", tree.over_budget),
    LintRule("permissions", "warning", "Others can write to the file.", "--fix removes their permission",
         tree.permissions, fixed=True),
    LintRule("link-out", "error", "A link leads out of the tree; memctl ignores it.", "replace the link by the file",
         tree.links_out),
    LintRule("name-collision", "warning", "Two names are the same on some file systems.",
         "rename one", tree.name_collisions),
    LintRule("reserved-name", "warning", "Some systems do not allow this file name.", "rename it",
         tree.reserved_names),
)  # fmt: skip

# rules of lint --verify; see memctl.core.lint.ledger_checks
VERIFIED = {
    "added": "Another program added a memory.",
    "edited": "Another program changed the words of a memory.",
    "removed": "Another program removed a memory.",
    "moved": "Another program moved a memory.",
    "relabelled": "Another program changed the marks of a memory.",
    "rolled-back": "The tree is an older copy of itself.",
    "journal": "Another program changed the journal.",
    "tombstones": "Another program changed the tombstones.",
    "settings": "Somebody changed a file with settings of the tree by hand.",
    "ledger": "Another program changed the ledger.",
    "unverified": "There is no ledger to compare with. Perhaps the tree comes from another machine.",
}
SENTENCES = {**{rule.name: rule.sentence for rule in RULES}, **VERIFIED}


def lint(grounds: LintInput) -> list[Finding]:
    """Return all findings by path and line."""
    found = []
    for rule in RULES:
        for path, line, what, *of in rule.check(grounds):
            id = of[0] if of else ""
            found.append(Finding(rule.name, path, line, what, rule.todo, severity=rule.severity, id=id))
    return sorted(found, key=lambda finding: (finding.path, finding.line))
