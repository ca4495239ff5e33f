"""Read front matter beyond the plain kind with YAML: safely, and with limits on its size."""

from __future__ import annotations

import yaml
from frontmatter.default_handlers import YAMLHandler

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

LONGEST = 64 * 1024  # characters
MOST = 10_000  # values; the values of an alias count each time
DEEPEST = 100  # levels of nesting


class _Loader(yaml.SafeLoader):
    """Refuses oversized input before building any value."""

    depth = 0

    def compose_node(self, parent: yaml.Node | None, index: Any) -> yaml.Node | None:
        self.depth += 1
        if self.depth > DEEPEST:
            raise yaml.YAMLError(f"nested deeper than {DEEPEST}")
        node: yaml.Node | None = super().compose_node(parent, index)
        self.depth -= 1
        return node

    def construct_document(self, node: yaml.Node) -> Any:
        if not _is_modest(node):
            raise yaml.YAMLError(f"more than {MOST} values")
        return super().construct_document(node)


def _is_modest(node: yaml.Node) -> bool:
    waiting, seen = [node], 0
    while waiting:
        one = waiting.pop()
        seen += 1
        if isinstance(one, yaml.MappingNode):
            waiting += [part for pair in one.value for part in pair]
        elif isinstance(one, yaml.SequenceNode):
            waiting += one.value
        if seen + len(waiting) > MOST:
            return False
    return True


def load_yaml(text: str) -> Any:
    """Return the value of the text. ValueError, with the reason, if it is not YAML or exceeds the limits."""
    if len(text) > LONGEST:
        raise ValueError(f"longer than {LONGEST} characters")
    try:
        return YAMLHandler().load(text, Loader=_Loader)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 2 if error.problem_mark else 1  # counting the opening fence
        raise ValueError(f"line {line}: {error.problem}") from None
    except (yaml.YAMLError, RecursionError, TypeError, AttributeError) as error:
        raise ValueError(" ".join(str(error).split())[:80]) from None
