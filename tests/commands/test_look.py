"""The page for a browser: every memory is in it, nothing in a memory can run, and only the user can read it."""

from __future__ import annotations

import json
import re
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

import pytest
from support.inprocess import InProcess

HOSTILE = (
    "</script><script>alert(1)</script>", "<!-- <script>", "<img src=x onerror=alert(1)>", "]]> &lt;b&gt; {{7*7}}",
    "SCRIPT_HASH DATA</script> SCRIPT</script>", "line\u2028separator", "'\"><svg/onload=alert(1)>", "\\u003c/script>",
)  # fmt: skip


@pytest.fixture
def page(memctl: InProcess, tree: Path) -> str:
    path = tree / "topics/odd.md"
    path.parent.mkdir(exist_ok=True)
    path.write_text("# Odd\n\n" + "".join(f"- {text}\n" for text in HOSTILE))
    for text in ("I live in Berlin", "I moved to Munich"):
        memctl("add", text)
    where = Path(memctl("look", "--print").out.strip())
    assert where.stat().st_mode & 0o777 == 0o600
    return where.read_text()


def _data(page: str) -> dict[str, list[dict[str, object]]]:
    found = re.search(r'<script type="application/json" id="data">(.*?)</script>', page, re.DOTALL)
    assert found
    return json.loads(found[1])


def test_every_memory_is_in_the_page_with_its_state(page: str) -> None:
    states = {memory["text"]: memory["state"] for memory in _data(page)["memories"]}
    assert states["I moved to Munich"] == "active"
    assert states["I live in Berlin"] == "archived"
    assert set(map(str.strip, states)) >= {text for text in HOSTILE if text.isprintable() and "<!--" not in text}


def test_the_page_tells_what_happened_to_a_memory(page: str) -> None:
    known = {memory["text"]: memory for memory in _data(page)["memories"]}
    here, gone = known["I moved to Munich"], known["I live in Berlin"]
    assert here["supersedes"] == [gone["id"]] and gone["superseded-by"] == here["id"]
    assert [change["command"] for change in here["changes"]] == ["add"]


def test_nothing_in_a_memory_runs_and_nothing_is_loaded(page: str) -> None:
    assert page.count("</script>") == 2 and page.count("</style>") == 1
    script = page[page.rindex("<script>") + len("<script>") : page.rindex("</script>")]
    style = page[page.index("<style>") + len("<style>") : page.index("</style>")]
    head = page[: page.index('<script type="application/json"')]
    for kind, text in (("script", script), ("style", style)):
        assert f"{kind}-src 'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'" in head
    assert not {"innerHTML", "insertAdjacentHTML", "outerHTML", "document.write", "eval("} & set(
        re.findall(r"[\w.]+\(?", script)
    )
    assert "default-src 'none'" in head and "connect-src" not in head
    assert re.findall(r"(?:src|href)=|@import|url\(", head) == []


def test_look_opens_the_browser_and_says_where_the_page_is_without_one(
    memctl: InProcess, tree: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("webbrowser.open", lambda url: bool((tmp_path / "opened").write_text(url)))
    where = memctl("look").out.strip()
    assert (tmp_path / "opened").read_text() == f"file://{where}"
    monkeypatch.setattr("webbrowser.open", lambda url: False)
    failed = memctl("look")
    assert failed.status == 69
    assert where in failed.err
