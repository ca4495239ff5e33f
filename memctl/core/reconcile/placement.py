"""The file for a new memory, by type, topic and agent, with a name that is safe on every system."""

from __future__ import annotations

import re
import unicodedata

from memctl.core.claims.reading import topic_of
from memctl.model.project import PROJECTS, REGISTER
from memctl.model.text.file_names import safe_name

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from memctl.model.memory import Memory
    from memctl.model.tables.settings import Settings

DEFAULT_TOPIC = "notes"
_PROFILE = "_core/profile.md"
_PEOPLE = "people"
_OF_PROJECT = "topics/project.md"
_OURS = re.compile(r"(?i:we|our|my project)\b|我们|咱们|项目")
_CORE_TOPICS = {"profile": _PROFILE, "preferences": "_core/preferences.md"}
_DEEPEST = 6
# beginnings of a statement about the user: first person, "the user", or no subject
_ABOUT_USER = re.compile(
    r"(?:i|i'm|i've|my|we|our|(?:the )?user(?:'s)?|is|has|was|lives|works|likes|loves|hates|dislikes|prefers|uses|"
    r"speaks|owns|studies|studied|wants|plans|enjoys|born|named|called|allergic)\b|"
    r"我|咱|本人|用户|住在|来自|喜欢|讨厌|生日|姓名|名叫|爱好|过敏"
)


def file_of(kind: str, topic: str, agent: str, text: str, month: str, settings: Settings, scope: str = "user") -> str:
    """Return the file for a new memory of this type. `month` is YYYY-MM; `scope` is `user` or `project`. In the user's
    tree, project practices stay out of the profile, because every prompt includes it."""
    template = settings.type_named(kind).file
    if agent:
        stem = topic or template.rpartition("/")[2].removesuffix(".md").replace("{topic}", DEFAULT_TOPIC)
        return f"agents/{safe_name(agent, 'agent')}/topics/{safe_path(stem.replace('{month}', month))}.md"
    if topic == "project" and scope == "project":  # each prompt of the project needs its practices
        return REGISTER
    if topic:
        return _CORE_TOPICS.get(topic.casefold()) or f"topics/{safe_path(topic)}.md"
    if "{topic}" in template and kind != "decision" and _ABOUT_USER.match(text.lower()):
        if scope != "user":
            return _PROFILE
        if _is_of_a_project(text):
            return _OF_PROJECT
        told = topic_of(text) or "profile"
        return _CORE_TOPICS.get(told, f"topics/{told}.md")
    if kind == "fact" and topic_of(text) == _PEOPLE:  # Alice is my manager
        return f"topics/{_PEOPLE}.md"
    usual = "decisions" if kind == "decision" else DEFAULT_TOPIC
    return template.replace("{topic}", usual).replace("{month}", month)


def core_file_of(memory: Memory, settings: Settings) -> str:
    """Return the file of the core that a memory of the user's or of a project's part is promoted to."""
    usual = settings.type_named(memory.type).file
    place = usual if usual.startswith("_core/") else _PROFILE
    return f"{PROJECTS}{memory.project}/{place}" if memory.project else place


def _is_of_a_project(text: str) -> bool:
    """Whether `extract` files a statement in the first person plural under the project: "our database is Postgres" is,
    "our dog is called Rex" is not."""
    if not _OURS.match(text):
        return False
    from memctl.core.extraction.message import rule_for  # slow to import, and few statements are about us
    from memctl.core.language.table import language_of

    found = rule_for(text, language_of(text))
    return found is not None and found[0].topic == "project"


def existing(path: str, paths: Iterable[str]) -> str:
    """Return the existing spelling of the path: `Vue` becomes `topics/vue.md`, `a b` becomes `a-b.md`, and a topic with
    its own file at the top level, such as `architecture`, becomes that file."""
    known = tuple(paths)
    if path in known:
        return path
    spelled = {_spelling(there): there for there in reversed(known)}
    top = path.removeprefix("topics/")
    return spelled.get(_spelling(path)) or spelled.get(_spelling(top)) or spelled.get(_spelling(f"_core/{top}")) or path


def _spelling(path: str) -> str:
    return re.sub(r"[\s_-]+", "-", unicodedata.normalize("NFC", path).casefold())


def safe_path(topic: str) -> str:
    """Return a topic as a relative path without ending. `/` makes folders, and the path cannot leave its directory. An
    existing path in the tree is accepted as a topic."""
    names = [safe_name(part) for part in re.split(r"[/\\]+", topic.removesuffix(".md"))]
    names = names[1:] if names[0] == "topics" and len(names) > 1 else names
    return "/".join([name for name in names if name][-_DEEPEST:]) or DEFAULT_TOPIC


def title_of(topic: str, path: str) -> str:
    """Return the title of a new file: the given topic, else the file's name."""
    name = " ".join(topic.split()) if topic and "/" not in topic and "\\" not in topic else ""
    stem = path.rpartition("/")[2].removesuffix(".md")
    title = (name or re.sub(r"(?<!\d)-|-(?!\d)", " ", stem)).removesuffix(".md").strip("# ") or stem
    return title[:1].upper() + title[1:]
