"""Reading Markdown as memories."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memctl.model.markdown.parse import decode, encode, parse
from memctl.model.memory import Memory

PAGE = """\
---
type: preference
tags: [dev]
---
# Tooling

## Package managers
- Uses pnpm, not npm #node ^m7f3k
- [fact] Company registry is registry.corp.example (created:: 2026-08-01) ^m91qd
- [lesson] Docker builds need `proxy-env` (until:: 2027-01-01) (source:: claude/3f2a#L120) ^mc20x
  An indented continuation belongs to the memory above it.
- 使用 vitest 而非 jest #测试

A plain paragraph is a memory too.
"""


def read(text: str, path: str = "topics/x.md", **front: object) -> list[Memory]:
    return parse(text, path, front).memories


def texts(text: str) -> list[str]:
    return [memory.text for memory in read(text)]


def test_the_page_of_the_format() -> None:
    memories = read(PAGE, type="preference", tags=["dev"])
    assert [(memory.id, memory.type, memory.line, memory.end) for memory in memories] == [
        ("m7f3k", "preference", 8, 8),
        ("m91qd", "fact", 9, 9),
        ("mc20x", "lesson", 10, 11),
        ("", "preference", 12, 12),
        ("", "preference", 14, 14),
    ]
    first, registry, lesson, chinese, paragraph = memories
    assert first.text == "Uses pnpm, not npm" and first.tags == ("dev", "node")
    assert first.heading == "Tooling › Package managers"
    assert registry.created == "2026-08-01"
    assert lesson.source == "claude/3f2a#L120" and lesson.until == "2027-01-01"
    assert lesson.text.split("\n")[1] == "An indented continuation belongs to the memory above it."
    assert chinese.tags == ("dev", "测试") and chinese.handle.startswith("~") and len(chinese.handle) == 11
    assert paragraph.text == "A plain paragraph is a memory too."


@given(st.binary(max_size=300))
def test_every_byte_comes_back(data: bytes) -> None:
    document = parse(decode(data), "topics/x.md")
    assert encode("\n".join(document.lines)) == data


@given(st.text(alphabet="-*+ 1.#>|`~\t\n\rab[]()^:<!-=_", max_size=200))
def test_memories_lie_one_after_the_other(text: str) -> None:
    end = 0
    for memory in read(text):
        assert end < memory.line <= memory.end <= text.count("\n") + 1
        end = memory.end


@pytest.mark.parametrize(
    ("line", "tags"),
    [
        ("- issue #123 and colour #fff", ()),
        ("- likes tea #drinks/hot", ("drinks/hot",)),
        ("- #work first", ("work",)),
        ("- `#include` is C", ()),
        ("- see page.html#anchor", ()),
        ("- 喝茶 #饮料", ("饮料",)),
    ],
)
def test_tags(line: str, tags: tuple[str, ...]) -> None:
    assert read(line)[0].tags == tags


def test_a_tag_inside_the_text_stays_in_it() -> None:
    assert texts("- likes #tea very much\n- likes tea #drinks") == ["likes #tea very much", "likes tea"]


def test_what_is_no_mark_is_text() -> None:
    assert texts("- [maybe] so (unknown:: key)\n- half (importance:: high)") == [
        "[maybe] so (unknown:: key)",
        "half (importance:: high)",
    ]


def test_blocks_outside_of_lists() -> None:
    memories = read("```sh\nmake\n- no item\n```\n^mcode\n\n> said\nso\n\n| a |\n|---|\n\n    indented\n")
    assert [(memory.block, memory.id) for memory in memories] == [
        ("code", "mcode"), ("quote", ""), ("table", ""), ("code", ""),
    ]  # fmt: skip
    assert memories[0].end == 5


def test_what_is_no_memory() -> None:
    assert texts("# A\n\n<!-- note\n- hidden\n-->\n---\n[ref]: https://example.org\n\nSet\n===\n- x\n-\n") == ["x"]


def test_comments_of_obsidian_are_no_memories() -> None:
    assert texts("%% one %%\n- x\n%%\n- hidden\n\nmore %%\n\ny\n\n%% open\n") == ["x", "y", "%% open"]
    assert texts("%%a%% b\n\n100 %%\n") == ["%%a%% b", "100 %%"]


def test_items_of_every_kind() -> None:
    assert texts("- a\n* b\n+ c\n1. d\n2) e\n") == ["a", "b", "c", "d", "e"]
    assert texts("- a\n  - below\n\n  more\n- b\nlazy\n") == ["a\n- below\n\nmore", "b\nlazy"]


def test_headings_end_with_their_section() -> None:
    memories = read("# A\n## B\n- x\n# C\n- y\n")
    assert [memory.heading for memory in memories] == ["A › B", "C"]


def test_a_dated_heading_dates_what_is_below() -> None:
    memories = read(
        "# May\n## 2026-05-04\n- x\n- y (created:: 2026-05-05)\n## Later\n- z\n", path="episodes/2026-05.md"
    )
    assert [memory.created for memory in memories] == ["2026-05-04", "2026-05-05", ""]
    assert memories[0].type == "episode"


def test_line_ends_and_byte_order_marks() -> None:
    memories = read("\ufeff# A\r\n- x ^m1234\r\n- y\r\n")
    assert [(memory.text, memory.id, memory.heading) for memory in memories] == [("x", "m1234", "A"), ("y", "", "A")]


def test_lines_end_at_newlines_only() -> None:
    assert texts("- a\u2028b\x85c\x0bd\n") == ["a\u2028b\x85c\x0bd"]


def test_an_unclosed_front_matter_is_body() -> None:
    assert texts("---\ntype: fact\n") == ["type: fact"]


def test_conflict_markers_are_seen() -> None:
    document = parse("- a\n<<<<<<< ours\n- b\n=======\n- c\n>>>>>>> theirs\n", "topics/x.md")
    assert document.conflicts == [2, 4, 6]


def test_agents_and_places() -> None:
    assert read("- x", path="agents/ada/topics/tea.md")[0].agent == "ada"
    assert read("- x", path="learnings.md")[0].type == "lesson"
    assert read("- x", path="archive/goals.md")[0].type == "goal"


def test_top_level_blocks_begin_where_markdown_it_sees_them(shared: Path) -> None:
    markdown = pytest.importorskip("markdown_it").MarkdownIt("commonmark").enable("table")
    spec = (shared / "corpora/commonmark/spec.txt").read_text(encoding="utf-8")
    examples = re.findall(r"^`{32} example[^\n]*\n(.*?)^\.\n", spec, re.S | re.M)
    agree = 0
    for example in examples:
        source = example.replace("→", "\t")
        agree += _starts(markdown, source) == [memory.line for memory in read(source)]
    # what differs: HTML blocks and empty items (no memories to markdown-it, text or nothing here), odd indentation
    assert agree / len(examples) > 0.87


def _starts(markdown: object, source: str) -> list[int]:
    blocks = ("paragraph_open", "fence", "code_block", "blockquote_open", "table_open")
    return [
        token.map[0] + 1
        for token in markdown.parse(source)  # type: ignore[attr-defined]
        if (token.type == "list_item_open" and token.level == 1) or (token.type in blocks and token.level == 0)
    ]


def test_the_base_of_a_conflict_is_nobodys_memory() -> None:
    sides = (
        "- Tea ^m0001\n<<<<<<< ours\n- Green tea ^m0002\n||||||| 0a1b2c\n- Old tea ^m0002\n- Gone\n"
        "=======\n- Mate ^m0003\n>>>>>>> theirs\n- End\n"
    )
    document = parse(sides, "t.md")
    assert [memory.text for memory in document.memories] == ["Tea", "Green tea", "Mate", "End"]
    assert document.conflicts == [2, 4, 7, 9]
    table = "||||||| a\n- Tea\n======= \n"
    assert "Tea" in [memory.text for memory in parse(table, "t.md").memories]
