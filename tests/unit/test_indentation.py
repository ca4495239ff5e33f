"""The lines of a memory keep their indentation against each other, wherever its text goes."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.inprocess import InProcess

from memctl.core.interchange.export import as_markdown
from memctl.core.reconcile.candidate import of_record, of_words
from memctl.model.markdown.edit import apply
from memctl.model.markdown.marks import render_item
from memctl.model.markdown.page import Page
from memctl.model.markdown.parse import parse
from memctl.model.memory import Memory
from memctl.model.text.lines import dedented

NOW = "2026-08-20"
PYTHON = "def f(x):\n    if x:\n        return 1\n\n    return 2"
MAKE = "all:\n\tcc -o a a.c\n\t\tdeeper"
LINES = st.lists(
    st.tuples(
        st.sampled_from(["", "  ", "    ", "        ", "\t", " "]), st.sampled_from(["a b", "return x", "用 pnpm"])
    )
)
TEXTS = LINES.map(lambda lines: "begin\n" + "\n".join(blank + words for blank, words in lines)).map(dedented)


def read(text: str) -> list[str]:
    return [memory.text for memory in parse(text, "topics/a.md").memories]


@given(TEXTS)
def test_a_text_comes_back_from_its_file(text: str) -> None:
    item = render_item(Memory(text, id="m1", created=NOW))
    assert read(item) == [text]
    assert read(as_markdown([Memory(text, path="topics/a.md")]).split("\n\n", 1)[1]) == [text]


@given(TEXTS, TEXTS)
def test_a_text_comes_back_when_another_was_there(text: str, before: str) -> None:
    page = Page(render_item(Memory(before, id="m1", created=NOW)), "topics/a.md")
    page = apply([{"do": "reword", "path": "topics/a.md", "id": "m1", "text": text}], page)
    assert [memory.text for memory in page.document.memories] == [text]


@given(TEXTS, st.sampled_from(["", "  ", "    ", "\t"]))
def test_what_is_added_keeps_its_indentation(text: str, margin: str) -> None:
    """Also where all of it stands further in, as in a script."""
    typed = "\n".join(margin + line for line in text.split("\n"))
    assert of_words(typed, NOW).memory.text == text
    assert of_record({"text": typed}, "here", NOW).memory.text == text


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("- Deploy:\n\n      make\n          deeper\n", "Deploy:\n\n    make\n        deeper"),
        ("- a\n    - b\n        - c\n", "a\n  - b\n      - c"),
        ("- a\n\t- b\n", "a\n- b"),
        ("- a\n  - b\n    - c\n", "a\n- b\n  - c"),
        ("1. a\n   ```\n   if x:\n       y\n   ```\n", "a\n```\nif x:\n    y\n```"),
        ("- lazy\ncontinued\n", "lazy\ncontinued"),
        ("Run:\n    make\n        deeper\n", "Run:\n    make\n        deeper"),
        ("    code\n        deeper\n", "    code\n        deeper"),
    ],
)
def test_files_of_people_are_read_as_they_stand(file: str, text: str) -> None:
    assert read(file) == [text]
    assert read(render_item(Memory(text)))[0] == dedented(text)


def test_a_bullet_is_taken_off_with_its_indentation() -> None:
    assert of_words("- Deploy:\n  - build\n    - test", NOW).memory.text == "Deploy:\n- build\n  - test"


@pytest.mark.parametrize("text", [PYTHON, MAKE])
def test_every_command_shows_the_indentation(memctl: InProcess, text: str) -> None:
    assert memctl("init").status == 0
    assert memctl("add", "--type", "fact", f"The program f is\n{text}").status == 0
    shown = f"The program f is\n{text}"
    assert json.loads(memctl("list", "--json").out)["text"] == shown
    below = "".join(f"  {line}".rstrip() + "\n" for line in text.split("\n"))
    for words in (("inject", "-q", "the program f"), ("export", "--format", "text")):
        assert below in memctl(*words).out, words
    exported = {form: memctl("export", "--format", form).out for form in ("ndjson", "json", "csv", "markdown")}
    for form, data in exported.items():
        assert memctl("init", f"other-{form}").status == 0
        assert memctl("import", "--tree", f"other-{form}", stdin=data.encode()).status == 0
        assert json.loads(memctl("list", "--json", "--tree", f"other-{form}").out)["text"] == shown, form
