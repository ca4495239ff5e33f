"""`python -m memctl.interface`: writes manual pages, completions, language tables and the plug-in folder again."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from memctl.commands import SUMMARY, module_name
from memctl.edge.plugins.folder import marketplace, plugin_files, written
from memctl.interface.completion import scripts
from memctl.interface.manual import pages
from memctl.interface.vocabulary import tables
from memctl.model.tables.command import Command

ROOT = Path(__file__).parents[2]
PLUGIN = ".plugin"  # named by the catalogue, so that clients can install the repository as it is


def generated() -> dict[str, str]:
    """Return path in the repository → text, for all generated files."""
    commands: dict[str, Command] = {name: import_module(module_name(name)).COMMAND for name in SUMMARY}
    plugin = {f"{PLUGIN}/{path}": text for path, text in plugin_files().items()}
    catalogue = {".claude-plugin/marketplace.json": written(marketplace(f"./{PLUGIN}"))}
    return {**pages(commands, SUMMARY), **scripts(commands, SUMMARY), **tables(), **plugin, **catalogue}


def main() -> None:
    """Write the files that differ, and delete pages of commands that no longer exist."""
    wanted = generated()
    for old in ROOT.glob("man/man?/*"):
        if str(old.relative_to(ROOT)) not in wanted:
            old.unlink()
    for name, text in wanted.items():
        path = ROOT / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            print(f"wrote {name}")


if __name__ == "__main__":
    main()
