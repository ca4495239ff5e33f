"""Where a new memory goes: the file that its type, topic and agent name, under a name that is safe everywhere."""

from __future__ import annotations

import re
import unicodedata

from memctl.model.project import REGISTER
from memctl.model.text.file_names import safe_name

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from memctl.model.tables.settings import Settings

DEFAULT_TOPIC = "notes"
_PROFILE = "_core/profile.md"
_OF_PROJECT = "topics/project.md"
_OURS = re.compile(r"(?i:we|our|my project)\b|我们|咱们|项目")
_CORE_TOPICS = {"profile": _PROFILE, "preferences": "_core/preferences.md"}
_DEEPEST = 6
# how a statement about the user begins: in the first person, about "the user", or without a subject
_ABOUT_USER = re.compile(
    r"(?:i|i'm|i've|my|we|our|(?:the )?user(?:'s)?|is|has|was|lives|works|likes|loves|hates|dislikes|prefers|uses|"
    r"speaks|owns|studies|studied|wants|plans|enjoys|born|named|called|allergic)\b|"
    r"我|咱|本人|用户|住在|来自|喜欢|讨厌|生日|姓名|名叫|爱好|过敏"
)


def file_of(kind: str, topic: str, agent: str, text: str, month: str, settings: Settings, scope: str = "user") -> str:
    """The path of the file for a new memory of this type. `month` is YYYY-MM; `scope`: the user's tree, or a
    project's. In the user's, how a project works is no part of the profile, which goes into every prompt."""
    template = settings.type_named(kind).file
    if agent:
        stem = topic or template.rpartition("/")[2].removesuffix(".md").replace("{topic}", DEFAULT_TOPIC)
        return f"agents/{safe_name(agent, 'agent')}/topics/{safe_path(stem.replace('{month}', month))}.md"
    if topic == "project" and scope == "project":  # how a project works belongs in each of its prompts
        return REGISTER
    if topic:
        return _CORE_TOPICS.get(topic.casefold()) or f"topics/{safe_path(topic)}.md"
    if "{topic}" in template and kind != "decision" and _ABOUT_USER.match(text.lower()):
        return _OF_PROJECT if scope == "user" and _is_of_a_project(text) else _PROFILE
    usual = "decisions" if kind == "decision" else DEFAULT_TOPIC
    return template.replace("{topic}", usual).replace("{month}", month)


def _is_of_a_project(text: str) -> bool:
    """Whether a statement in the first person plural is one that `extract` files under the project: "our database is
    Postgres", and not "our dog is called Rex"."""
    if not _OURS.match(text):
        return False
    from memctl.core.extraction.message import rule_for  # heavy, and few statements are of us
    from memctl.core.language.sentences import is_chinese

    found = rule_for(text, is_chinese(text))
    return found is not None and found[0].topic == "project"


def existing(path: str, paths: Iterable[str]) -> str:
    """The path as it is spelled where the file is there already: `Vue` goes to `topics/vue.md`, `a b` to `a-b.md`,
    and a topic of its own file at the top, such as `architecture`, to that."""
    known = tuple(paths)
    if path in known:
        return path
    spelled = {_spelling(there): there for there in reversed(known)}
    top = path.removeprefix("topics/")
    return spelled.get(_spelling(path)) or spelled.get(_spelling(top)) or spelled.get(_spelling(f"_core/{top}")) or path


def _spelling(path: str) -> str:
    return re.sub(r"[\s_-]+", "-", unicodedata.normalize("NFC", path).casefold())


def safe_path(topic: str) -> str:
    """A topic as a relative path without its ending: `/` makes folders, nothing leads out of where it is put. A path
    as it stands in the tree is taken as its topic."""
    names = [safe_name(part) for part in re.split(r"[/\\]+", topic.removesuffix(".md"))]
    names = names[1:] if names[0] == "topics" and len(names) > 1 else names
    return "/".join([name for name in names if name][-_DEEPEST:]) or DEFAULT_TOPIC


def title_of(topic: str, path: str) -> str:
    """The title of a new file: the topic as it was given, else its name."""
    name = " ".join(topic.split()) if topic and "/" not in topic and "\\" not in topic else ""
    stem = path.rpartition("/")[2].removesuffix(".md")
    title = (name or re.sub(r"(?<!\d)-|-(?!\d)", " ", stem)).removesuffix(".md").strip("# ") or stem
    return title[:1].upper() + title[1:]
