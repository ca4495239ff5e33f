"""Findings as text, JSON, GitHub commands or SARIF."""

from __future__ import annotations

import json

from memctl.model.record import dump, new_record, without_surrogates

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from memctl.model.lint import Finding


_UNRESERVED = frozenset(b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/")
_SARIF_SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"


def format_findings(findings: Sequence[Finding], form: str, sentences: Mapping[str, str], version: str) -> str:
    """Return the findings as text, each ending with a newline. `sentences` describes the rules."""
    if form == "sarif":
        return _sarif(findings, sentences, version)
    write = _FORMS[form]
    return "".join(write(finding) + "\n" for finding in findings)


def _text(finding: Finding) -> str:
    words = ": ".join(word for word in (finding.rule, finding.sentence) if word)
    return f"{finding.place}: {words}"


def _json(finding: Finding) -> str:
    names = ("rule", "severity", "path", "line", "column", "id", "what", "todo", "before", "after")
    values = {"text" if name == "what" else name: getattr(finding, name) or None for name in names}
    return dump(new_record("finding", **values))


def _github(finding: Finding) -> str:
    """Return a GitHub Actions workflow command."""
    keys = {"file": finding.path, "line": finding.line, "col": finding.column, "title": finding.rule}
    said = ",".join(f"{key}={_escaped(str(value), ':,')}" for key, value in keys.items() if value)
    return f"::{finding.severity} {said}::{_escaped(finding.sentence)}"


def _escaped(text: str, more: str = "") -> str:
    for sign in "%\r\n" + more:
        text = text.replace(sign, f"%{ord(sign):02X}")
    return text


def _sarif(findings: Iterable[Finding], sentences: Mapping[str, str], version: str) -> str:
    """Return one run in the Static Analysis Results Interchange Format, version 2.1.0."""
    found = list(findings)
    used = dict.fromkeys(finding.rule for finding in found)
    rules = [{"id": rule, "shortDescription": {"text": sentences.get(rule, rule)}} for rule in used]
    driver = {"name": "memctl", "version": version, "rules": rules}
    run = {"tool": {"driver": driver}, "results": [_sarif_result(finding) for finding in found]}
    whole = {"$schema": _SARIF_SCHEMA, "version": "2.1.0", "runs": [run]}
    whole = without_surrogates(whole)  # JSON must be UTF-8, even if a file name is not
    return json.dumps(whole, ensure_ascii=False, indent=2) + "\n"


def _uri(path: str) -> str:
    """Return a path as a URI reference, with reserved bytes escaped (RFC 3986)."""
    data = path.encode("utf-8", "surrogateescape")
    return "".join(chr(byte) if byte in _UNRESERVED else f"%{byte:02X}" for byte in data)


def _sarif_result(finding: Finding) -> dict[str, object]:
    region = {"startLine": finding.line or 1, **({"startColumn": finding.column} if finding.column else {})}
    location = {"artifactLocation": {"uri": _uri(finding.path)}, "region": region}
    return {
        "ruleId": finding.rule,
        "level": finding.severity,
        "message": {"text": finding.sentence},
        "locations": [{"physicalLocation": location}],
    }


_FORMS: dict[str, Callable[[Finding], str]] = {"text": _text, "json": _json, "github": _github}
