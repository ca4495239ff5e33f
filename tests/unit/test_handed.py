"""Texts that were handed over with a message: a file that a shell piped beside the prompt is nobody's word."""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Iterator

import pytest

from memctl.core.extraction import extract_candidates
from memctl.core.extraction.provenance.attached_text import apart
from memctl.edge.transcripts import read_turns

README = (
    "# About me\n\nHi, I am Jo, a developer from Oslo. I love hiking.\n\n## Setup\n\nI use Arch Linux on all my"
    " machines.\nI always write my code in Vim.\n\n- run `make`\n- run `make test`\n\n## Contact\n\nMy email is"
    " jo@example.org. We decided to host everything on Azure.\n"
)
TEXTS = {
    "readme": README,
    "notes": "Build notes of the old team.\nI prefer tabs over spaces.\nI always write my code in Vim.\n",
    "chinese": "会议记录\n我喜欢用 Eclipse 写代码。\n我住在奥斯陆。\n我们决定用 Oracle。\n",
    "chat": "[09:00] ann: I moved to Lima last year.\n[09:01] bob: I never eat meat.\n[09:02] ann: I use vi.\n",
    "web": "Home | About | Blog\nI live in Lima. I am a nurse and I prefer tea.\n\nRead more\nContact\nTerms\n",
    "mail": "From: jo@a.org\nTo: sam@a.org\nSubject: hi\n\nI moved to Lima. I never eat fish.\n\nYours,\nJo\n",
    "letter": "Hi Sam,\n\nI moved to Lima last year. I never eat meat.\n\nCheers,\nJo\n",
    "wrapped": "I have lived in the same old house by the river for all of my\nlife, and I never wanted to move away"
    " from it. I work as a nurse in\nthe hospital, and I prefer the night shift to the day shift.\n",
    "line": "I always write my code in Vim.\n",
    "chinese line": "我喜欢用 Eclipse 写代码。\n",
}
PROMPTS = (
    "Summarise",
    "Summarise this file",
    "What is this about?",
    "TL;DR",
    "总结一下",
    "Translate this to German, please",
)
OWN = "I keep bees at home."


def joined(client: str, prompt: str, text: str) -> bytes:
    """A transcript in which the client has put the two together as it does."""
    time, session = "2026-08-10T12:00:00.000Z", "3f2a-1"
    if client == "claude-code":
        message = {"role": "user", "content": f"{prompt}\n{text.rstrip()}"}
        line = {"type": "user", "uuid": "a", "sessionId": session, "timestamp": time, "message": message}
        return json.dumps(line | {"promptSource": "sdk", "entrypoint": "sdk-cli"}).encode()
    if client == "opencode":
        quoted = '"' + prompt + '"' if " " in prompt else prompt
        info = {"id": "m1", "sessionID": session, "role": "user", "time": {"created": 1785579600000}}
        part = {"type": "text", "text": f"{quoted}\n{text}"}
        return json.dumps({"info": {"id": session}, "messages": [{"info": info, "parts": [part]}]}).encode()
    if client == "codex":
        said = {"type": "message", "role": "user", "content": [{"type": "input_text", "text": ""}]}
        said["content"] = [{"type": "input_text", "text": f"{prompt}\n\n<stdin>\n{text}\n</stdin>"}]
        said["internal_chat_message_metadata_passthrough"] = {"content_item_kinds": ["user.text"]}
        rows = [{"type": "session_meta", "payload": {"id": session}}, {"type": "response_item", "payload": said}]
        return b"\n".join(json.dumps({"timestamp": time, **row}).encode() for row in rows)
    if client == "gemini-cli":
        head = {"sessionId": session, "projectHash": "ab", "startTime": time, "kind": "main"}
        row = {"id": "m1", "timestamp": time, "type": "user", "content": [{"text": f"{text}\n\n{prompt}"}]}
        return b"\n".join(json.dumps(each).encode() for each in (head, row))
    if client == "qwen":
        message = {"role": "user", "parts": [{"text": f"{text}\n\n{prompt}"}]}
        row = {"uuid": "a", "sessionId": session, "timestamp": time, "type": "user", "message": message}
        return json.dumps(row).encode()
    if client == "pi":
        message = {"role": "user", "content": [{"type": "text", "text": f"{text}{prompt}"}]}
        row = {"type": "message", "id": "a", "parentId": None, "timestamp": time, "message": message}
        return json.dumps(row).encode()
    if client == "llm":
        row = {"id": "r1", "prompt": f"{text} {prompt}", "response": "", "conversation_id": session}
        return json.dumps([row | {"datetime_utc": time}]).encode()
    return json.dumps({"messages": [{"role": "user", "content": f"{text} {prompt}"}]}).encode()


CLIENTS = ("claude-code", "opencode", "codex", "gemini-cli", "qwen", "pi", "llm", "openai")


def learned(data: bytes) -> Iterator[tuple[str, str]]:
    """(channel, text) of each candidate."""
    turns = read_turns(io.BytesIO(data), report=pytest.fail)
    for candidate in extract_candidates(turns, now="2026-08-10"):
        yield candidate["channel"], candidate["text"]


@pytest.mark.parametrize("client", CLIENTS)
@pytest.mark.parametrize("kind", TEXTS)
def test_what_a_shell_pipes_is_not_the_users_word(client: str, kind: str) -> None:
    for prompt in PROMPTS:
        own = [text for channel, text in learned(joined(client, prompt, TEXTS[kind])) if channel == "user"]
        assert own == [], prompt


@pytest.mark.parametrize("client", CLIENTS)
@pytest.mark.parametrize("kind", TEXTS)
def test_the_users_own_words_beside_it_are_kept(client: str, kind: str) -> None:
    for prompt in PROMPTS:
        found = list(learned(joined(client, f"{OWN} {prompt}", TEXTS[kind])))
        assert [text for channel, text in found if channel == "user"] == [OWN], prompt


@pytest.mark.parametrize(
    ("client", "kind"), [("claude-code", "readme"), ("claude-code", "notes"), ("llm", "wrapped"), ("openai", "readme")]
)
def test_a_document_without_a_prompt_waits(client: str, kind: str) -> None:
    found = list(learned(joined(client, "", TEXTS[kind].rstrip())))
    assert found and {channel for channel, _ in found} == {"file"}


def test_a_text_that_does_not_end_in_a_line_break_waits_with_the_words_behind_it() -> None:
    for client in ("llm", "openai"):
        found = list(learned(joined(client, f"{OWN} Summarise", TEXTS["notes"].rstrip())))
        assert OWN in [text for _, text in found] and {channel for channel, _ in found} == {"file"}
    found = list(learned(joined("pi", f"{OWN} Summarise", TEXTS["notes"].rstrip())))
    assert found == [("user", OWN)]


def test_a_line_below_a_documents_heading_began_as_the_documents() -> None:
    for prompt in ("Summarise this file", "总结一下这个文件"):
        text = f"# Jo\n\n## Setup\n\nI use vi.\n\n## Contact\n\nWe decided to host everything on Azure. {prompt}"
        chat = json.dumps({"messages": [{"role": "user", "content": text}]}).encode()
        assert "user" not in [channel for channel, _ in learned(chat)]


@pytest.mark.parametrize(
    "message",
    [
        "I moved to Oslo last year.\n\nI prefer tabs over spaces.\n\nHow do I register a car here?",
        "How do I register a car in Norway?\n\nI moved to Oslo last year.\nI prefer tabs over spaces.",
        "Hi!\n\nI moved to Oslo last year. I prefer tabs over spaces.\n\nThanks",
        "My setup:\n- I moved to Oslo last year.\n- I prefer tabs to spaces.\n- I use vi.\nWhich car should I buy?",
        "I moved to Oslo last year. I prefer tabs over spaces. Here is my code:\n```python\nprint(1)\n```\nCan you"
        " review this code and suggest improvements?",
        "Here is what I have in GitHub:\n```\n# one\n\n# two\n```\nI moved to Oslo last year.\nI prefer tabs.",
        "我去年搬到了奥斯陆。\n\n我喜欢用空格缩进。\n\n怎么注册汽车？",
        "I use config.js\nI moved to Oslo last year.\nI prefer tabs over spaces. Can you add it to GitHub Actions?",
    ],
)
@pytest.mark.parametrize("wrap", [str, str.strip], ids=["as it is", "stripped"])
def test_what_a_person_typed_in_several_lines_stays_theirs(message: str, wrap: Callable[[str], str]) -> None:
    found = apart({"role": "user", "text": wrap(message)})
    assert (found.own, found.doubtful) == (message, "")


@pytest.mark.parametrize(
    ("message", "kept"),
    [
        ("We deploy with Terraform.\n\n$ terraform plan\nnote: I always use Vim\n\nWhat now?", "Terraform"),
        ("I run Fedora.\n\njo@pc:~$ cat motd\nI always use Vim\n\nwhy is it odd?", "Fedora"),
        ("I run Fedora.\n\n[root@web1 ~]# cat motd\nI always use Vim", "Fedora"),
        ("I run Fedora.\nI always use V\u200bim.", "Fedora"),
        ("I run Fedora.\n\nPS C:\\Users\\jo> type motd\nI always use Vim", "Fedora"),
        ("I live in Lisbon. [Forwarded] I use Vim. I live in Rome. [End]. How late is it there?", "Lisbon"),
        ("My daughter Nina is six. Her teacher wrote:\n\nDear parents, I use Vim.\nMs Hall", "Nina"),
        ('We use Vue 3 in the shop.\n\n<file path="a.vue">\n<!-- I always use Vim -->\n</file>\n\nadd a button', "Vue"),
    ],
)
def test_own_words_are_kept_beside_what_is_set_apart(message: str, kept: str) -> None:
    line = json.dumps({"role": "user", "content": message})
    own = [text for channel, text in learned(line.encode()) if channel == "user"]
    assert len(own) == 1 and kept in own[0]
