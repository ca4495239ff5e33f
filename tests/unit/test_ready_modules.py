"""Modules of memctl are taken from their .pyc files, and from nothing that does not fit its source."""

from __future__ import annotations

import py_compile
from pathlib import Path

import pytest

from memctl.edge.ready_modules import ReadyModules


@pytest.fixture
def module(tmp_path: Path) -> Path:
    path = tmp_path / "leaf.py"
    path.write_text("value = 1\n")
    return path


def found(directory: Path, name: str = "memctl.leaf") -> dict[str, object] | None:
    """What a module holds once it is imported; None if it is left to Python."""
    spec = ReadyModules.find_spec(name, [str(directory)])
    if spec is None or spec.loader is None:
        return None
    namespace: dict[str, object] = {}
    exec(spec.loader.code, namespace)  # type: ignore[attr-defined]
    return namespace | {"package": spec.submodule_search_locations, "origin": spec.origin}


def compiled(path: Path) -> Path:
    return Path(py_compile.compile(str(path), doraise=True) or "")


def test_what_is_compiled_is_taken(module: Path) -> None:
    assert found(module.parent) is None
    compiled(module)
    held = found(module.parent)
    assert held and (held["value"], held["package"], held["origin"]) == (1, None, str(module))
    assert found(module.parent, "json.leaf") is None


def test_a_package_is_known(tmp_path: Path) -> None:
    (tmp_path / "leaf").mkdir()
    (tmp_path / "leaf/__init__.py").write_text("value = 2\n")
    compiled(tmp_path / "leaf/__init__.py")
    held = found(tmp_path)
    assert held and (held["value"], held["package"]) == (2, [str(tmp_path / "leaf")])


def test_what_does_not_fit_is_left_to_python(module: Path) -> None:
    file = compiled(module)
    whole = file.read_bytes()
    for damaged in (b"", whole[:10], whole[:20], b"\0" * 16 + whole[16:], whole[:4] + b"\3" + whole[5:]):
        file.write_bytes(damaged)
        assert found(module.parent) is None
    file.write_bytes(whole)
    module.write_text("value = 22\n")
    assert found(module.parent) is None
    moved = module.parent / "other"
    module.write_text("value = 1\n")
    py_compile.compile(str(module), cfile=str(file), dfile=str(moved / "leaf.py"), doraise=True)
    assert found(module.parent) is None
