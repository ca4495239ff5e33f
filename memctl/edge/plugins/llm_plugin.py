"""The plug-in of `llm`, loaded by `llm` alone: a fragment loader, a template loader and two tools."""

from __future__ import annotations

from collections.abc import Callable

import llm

from memctl.edge.plugins.toolbox import Toolbox

PREFIX = "memctl"
_toolbox = Toolbox(source="llm")


def memctl_search(query: str) -> str:
    """Find memories of earlier conversations with the user, the best match first, with their ids in brackets."""
    return _toolbox.search(query)


def memctl_add(text: str) -> str:
    """Remember one statement about the user or the user's work, true on its own. It waits until the user accepts it."""
    return _toolbox.add(text)


@llm.hookimpl
def register_tools(register: Callable[..., None]) -> None:
    """`llm -T memctl_search -T memctl_add`."""
    register(memctl_search)
    register(memctl_add)


@llm.hookimpl
def register_fragment_loaders(register: Callable[..., None]) -> None:
    """`llm -f memctl:QUESTION` puts the memory block for the question before the prompt."""
    register(PREFIX, load_fragment)


@llm.hookimpl
def register_template_loaders(register: Callable[..., None]) -> None:
    """`llm -t memctl:QUESTION` makes the block the system prompt; `llm -t memctl:` takes the core alone."""
    register(PREFIX, load_template)


def load_fragment(question: str) -> list[llm.Fragment]:
    """Return the memory block for a question, or nothing."""
    block = _toolbox.block(question)
    return [llm.Fragment(block, f"{PREFIX}:{question}")] if block else []


def load_template(question: str) -> llm.Template:
    """Return a template with the memory block for a question as its system prompt."""
    block = _toolbox.block(question)
    return llm.Template(name=f"{PREFIX}:{question}", system=block.replace("$", "$$") or None)
