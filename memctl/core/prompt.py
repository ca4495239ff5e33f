"""The prompt block: the memories that fit into the budget, and their form.

The same memories, query and day give the same bytes. Parts that do not depend on the query come first, so that prompt
caches keep working."""

from __future__ import annotations

from memctl.core.safety.sanitize import neutralized
from memctl.core.tokens import count_tokens
from memctl.model.memory import HEADING_JOINT
from memctl.model.paths import place_of
from memctl.model.prompt_frame import FRAMES, NOTICE
from memctl.model.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from memctl.model.memory import Memory

USER, PROJECT, TEAM, RELEVANT = "user", "project", "team", "relevant"
# Shares of the budget. An unused share goes to the others; over budget, the last part is cut to its share first. The
# last part gives the share of a team, if there is one.
SHARES = {USER: 0.3, PROJECT: 0.4, TEAM: 0.1, RELEVANT: 0.3}
TITLES = {
    "xml": {USER: "## User", PROJECT: "## Project", TEAM: "## Team", RELEVANT: "## Relevant here"},
    "markdown": {
        USER: "### User Preferences",
        PROJECT: "### Project Knowledge",
        TEAM: "### Team Knowledge",
        RELEVANT: "### Relevant Context",
    },
    "plain": {USER: "", PROJECT: "", TEAM: "", RELEVANT: ""},
}
# share of the room for memories that no person vouches for, because a writer can name any source
UNTRUSTED_SHARE = 1 / 3
SINGLE_SHARE = 1 / 3  # share of that for one memory, so that a text stuffed with words for every query does not fit
_LONGEST_NAME = 60  # characters of a colleague's name
FRAME_RESERVE = 10  # tokens for blank lines between parts, not charged to any memory


class BlockPart:
    """The memories of one share, in writing order. `keep` has the same memories in order of value, for when not all
    fit."""

    def __init__(self, name: str, memories: Sequence[Memory], keep: Sequence[Memory] | None = None) -> None:
        self.name = name
        self.memories = list(memories)
        self.keep = list(keep if keep is not None else memories)


class Block(Value):
    """A written block: its text ("" if there is nothing to show), the memories in it, and those cut."""

    text: str
    kept: list[Memory]
    cut: list[Memory]


def build(
    parts: Sequence[BlockPart],
    *,
    budget: int,
    form: str = "xml",
    ids: bool = False,
    template: str = "",
    core: bool = True,
    foot: str = "",
) -> Block:
    """Return a block of at most `budget` tokens, frame included, with whole memories only. Without `core` only the last
    part is written, with those of the core's memories that do not fit into the core. `foot` is a last line, written
    even without memories; a template and JSON leave it out."""
    writer = _Writer(form, ids, template, neutralized(foot).replace("\n", " "))
    room = (
        budget - count_tokens(writer.write([BlockPart(part.name, []) for part in parts], framed=True)) - FRAME_RESERVE
    )
    parts = _apart(parts, room, writer.cost, core)
    chosen = _fit(_rationed(parts, room, writer.cost), room, writer.cost)
    kept = [memory for part in chosen for memory in part.memories]
    everything = [memory for part in parts for memory in part.memories]
    inside = {id(memory) for memory in kept}
    cut = [memory for memory in everything if id(memory) not in inside]
    return Block(writer.write(chosen) if kept or foot else "", kept, cut)


def fit_by(count: Callable[[str], int], budget: int, make: Callable[[int], Block]) -> Block:
    """Return the largest block within the budget by the user's tokenizer `count`, found by bisection."""
    best, low, high = Block("", [], []), 0, 4 * budget
    while high - low > max(8, budget // 50):
        middle = (low + high) // 2
        block = make(middle)
        if not block.text or count(block.text) <= budget:
            best, low = block, middle
        else:
            high = middle
    return best


def _apart(parts: Sequence[BlockPart], room: int, cost: Callable[[Memory, str], int], core: bool) -> list[BlockPart]:
    """Return the parts without repetition. A relevant memory stays with the core if it fits into the core's share (also
    if the core is not written), and otherwise goes to the last part."""
    *first, last = parts
    asked = {id(memory) for memory in last.memories}
    held: set[int] = set()
    for part in first:
        if not asked.isdisjoint(map(id, part.memories)):
            costs = {id(memory): cost(memory, part.name) for memory in part.memories}
            held.update(map(id, _cut(part, int(room * SHARES[part.name]), costs).memories))
    rest = [_without(part, asked - held) if core else BlockPart(part.name, []) for part in first]
    return [*rest, _without(last, held)]


def _without(part: BlockPart, gone: set[int]) -> BlockPart:
    if not gone:
        return part
    return BlockPart(
        part.name, *([one for one in group if id(one) not in gone] for group in (part.memories, part.keep))
    )


def _rationed(parts: Sequence[BlockPart], room: int, cost: Callable[[Memory, str], int]) -> list[BlockPart]:
    """Return the parts with at most a third of the room for memories that no person vouches for, and a third of that
    for each one. So a memory stuffed with words, or a hundred under different names, displaces nothing."""
    left = int(room * UNTRUSTED_SHARE)
    most = int(left * SINGLE_SHARE)
    dropped = set()
    for part in parts:
        for memory in part.keep:
            if is_vouched_for(memory):
                continue
            price = cost(memory, part.name)
            if price > min(left, most):
                dropped.add(id(memory))
            else:
                left -= price
    return [_without(part, dropped) for part in parts]


def is_vouched_for(memory: Memory) -> bool:
    """Whether the user said or accepted it."""
    return not memory.of_team and (memory.channel in ("", "user") or memory.verified == "user")


def _fit(parts: Sequence[BlockPart], room: int, cost: Callable[[Memory, str], int]) -> list[BlockPart]:
    """Return the parts cut to the room: the last first, each at first down to its share."""
    costs = {id(memory): cost(memory, part.name) for part in parts for memory in part.memories}
    needs = {part.name: sum(costs[id(memory)] for memory in part.memories) for part in parts}
    over = sum(needs.values()) - room
    allowed = dict(needs)
    for floor in (SHARES, dict.fromkeys(SHARES, 0.0)):
        for part in reversed(parts):
            if over > 0:
                least = min(allowed[part.name], int(room * floor[part.name]))
                spared = min(over, allowed[part.name] - least)
                allowed[part.name] -= spared
                over -= spared
    return [_cut(part, allowed[part.name], costs) for part in parts]


def _cut(part: BlockPart, allowed: int, costs: dict[int, int]) -> BlockPart:
    inside = set()
    for memory in part.keep:
        if costs[id(memory)] <= allowed:
            allowed -= costs[id(memory)]
            inside.add(id(memory))
    return BlockPart(part.name, [memory for memory in part.memories if id(memory) in inside])


class _Writer(Value):
    form: str
    ids: bool
    template: str
    foot: str

    def cost(self, memory: Memory, part: str) -> int:
        """Return the most tokens that a memory adds: its lines and a heading."""
        if self.form == "json":
            return count_tokens(self._json_line(memory)) + 1
        heading = memory.type if self.form == "grouped" else _context(memory, part)
        lines = self._item(memory) + (f"## {heading}:\n" if heading else "")
        escapes = lines.count("\n") + lines.count('"') + lines.count("\\") if self.form == "messages" else 0
        return count_tokens(lines) + escapes

    def write(self, parts: Sequence[BlockPart], *, framed: bool = False) -> str:
        """Return the block text. With `framed`, titles of empty parts are written too, to count their tokens."""
        if self.template:
            return self._by_template(parts)
        if self.form == "json":
            lines = [self._json_line(memory) for part in parts for memory in part.memories]
            return '{"user_memory":[\n' + ",\n".join(lines) + "\n]}\n"
        if self.form == "messages":
            import json

            content = self._text("xml", parts, framed)
            return '[{"role":"system","content":\n' + json.dumps(content, ensure_ascii=False) + "\n}]\n"
        return self._text(self.form, parts, framed)

    def _text(self, form: str, parts: Sequence[BlockPart], framed: bool) -> str:
        first, last = FRAMES[form]
        if form == "grouped":
            body = self._by_type([memory for part in parts for memory in part.memories])
        else:
            titles = TITLES[form]
            sections = [(titles[part.name], self._lines(part)) for part in parts if part.memories or framed]
            body = "\n".join(f"{title}\n{lines}" if title else lines for title, lines in sections)
        gap = "\n" if body and self.foot else ""
        foot = f"{gap}{self.foot}\n" if self.foot else ""
        return f"{first}\n{NOTICE}\n\n{body}{foot}{last}\n"

    def _by_type(self, memories: list[Memory]) -> str:
        kinds = dict.fromkeys(memory.type for memory in memories)
        groups = [
            f"## {kind.title()}\n" + "".join(self._item(memory) for memory in memories if memory.type == kind)
            for kind in kinds
        ]
        return "\n".join(groups)

    def _lines(self, part: BlockPart) -> str:
        """Return the lines of a part, with memories of one section together at the place of the first."""
        groups: dict[str, list[Memory]] = {}
        for memory in part.memories:
            groups.setdefault(_context(memory, part.name), []).append(memory)
        lines = []
        for context, memories in groups.items():
            lines += [f"{context}\n"] if context else []
            lines += [self._item(memory) for memory in memories]
        return "".join(lines)

    def _by_template(self, parts: Sequence[BlockPart]) -> str:
        lines = {
            name: "".join(self._lines(part) for part in parts if part.name == name).rstrip("\n") for name in SHARES
        }
        # in one pass, because memory texts are not templates
        pieces = _pieces(self.template)
        text = "".join(lines[piece] if number % 2 else piece for number, piece in enumerate(pieces))
        return text if text.endswith("\n") else text + "\n"

    def _item(self, memory: Memory) -> str:
        first, *rest = neutralized(_plain_text(memory)).split("\n")
        label = f"[{memory.key}] " if self.ids else ""
        lines = [f"- {label}{first}{_whose(memory)}{_dates(memory)}", *(f"  {line}" for line in rest)]
        return "\n".join(line.rstrip() for line in lines) + "\n"

    def _json_line(self, memory: Memory) -> str:
        import json  # here and above: most blocks are not JSON

        from memctl.model.record import memory_record

        record = memory_record(memory)
        kept = {key: record[key] for key in ("id", "text", "type", "heading", "since", "until") if key in record}
        kept["text"] = neutralized(_plain_text(memory)) + _whose(memory)
        kept |= {key: neutralized(kept[key]) for key in ("heading", "since", "until") if key in kept}
        if not self.ids:
            kept.pop("id", None)
        return json.dumps(kept, ensure_ascii=False)


def unknown_place(template: str) -> str:
    """Return the first unknown `{{place}}` of a template, or ""."""
    return next((name for name in _pieces(template)[1::2] if name not in SHARES), "")


def _pieces(template: str) -> list[str]:
    """Return the texts of a template with place names between them."""
    import re  # few blocks use a template

    return re.split(r"\{\{\s*([^\s{}]+)\s*\}\}", template)


def _plain_text(memory: Memory) -> str:
    """Return the text without comments and without the marks of its code or quote block, because a fence would seem to
    end the block."""
    lines = (memory.text if memory.block == "code" else _without_comments(memory.text)).split("\n")
    if memory.block == "code" and lines[0].lstrip().startswith(("```", "~~~")):
        lines = lines[1:-1] if len(lines) > 1 and lines[-1].lstrip().startswith(("```", "~~~")) else lines[1:]
    if memory.block == "quote":
        lines = [line.lstrip().removeprefix(">").removeprefix(" ") for line in lines]
    return "\n".join(lines)


def _without_comments(text: str) -> str:
    """Return the text without `<!-- … -->` and `%% … %%`, which Markdown and Obsidian hide too."""
    kept, *parts = text.split("<!--")
    for part in parts:
        _, end, rest = part.partition("-->")
        kept += rest[kept.endswith(" ") and rest.startswith(" ") :] if end else f"<!--{part}"
    if "%%" in kept:
        import re  # few memories have one

        kept = re.sub(r"(?<!\S)%%(?:[^%]|%(?!%))*%%(?: |(?!\S))", "", kept)  # 5%% is not a comment
    return kept


def _context(memory: Memory, part: str) -> str:
    """Return the headings above a memory with a colon. The title of a core file is left out, because the part's title
    says the same."""
    heads = memory.heading.split(HEADING_JOINT) if memory.heading else []
    if part != RELEVANT and place_of(memory.path).startswith("_core/"):
        heads = heads[1:]
    return neutralized(HEADING_JOINT.join(heads) + ":").replace("\n", " ") if heads else ""


def _whose(memory: Memory) -> str:
    """Return who said a team's memory in brackets, or ""."""
    if not memory.of_team:
        return ""
    by = f"said by {memory.author[:_LONGEST_NAME]}, team" if memory.author else "team"
    return neutralized(f" ({by} {memory.scope})").replace("\n", " ")


def _dates(memory: Memory) -> str:
    """Return the validity dates of a memory in brackets, or ""."""
    words = [f"since {memory.since}" if memory.since else "", f"until {memory.until}" if memory.until else ""]
    said = ", ".join(word for word in words if word)
    return neutralized(f" ({said})") if said else ""
