"""Dates, text, front matter, records, settings, ignore patterns."""

from __future__ import annotations

import datetime
import json
from pathlib import Path

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from memctl.edge.store.ignore import ignores
from memctl.model.errors import InputError
from memctl.model.markdown.front_matter import read_plain
from memctl.model.memory import Memory
from memctl.model.record import dump, memory_of, memory_record, parse_json, parse_line
from memctl.model.tables.settings import SETTINGS, Settings, setting_value
from memctl.model.text.dates import day_number, iso_date, ordinal
from memctl.model.text.lines import fingerprint, normal_form


@given(st.dates())
def test_day_numbers_are_those_of_the_calendar(day: datetime.date) -> None:
    assert day_number(day.isoformat()) == ordinal(day.year, day.month, day.day) == day.toordinal()
    assert iso_date(day.toordinal()) == day.isoformat()


@pytest.mark.parametrize(
    "text", ["٢٠٢٦-٠٨-١٠", "", "2026", "2026-13-01", "2026-02-29", "2026-00-10", "soon", "0000-01-01", None]
)
def test_what_is_no_date(text: str | None) -> None:
    assert day_number(text) is None


def test_months_and_times_are_dates() -> None:
    assert day_number("2026-08") == day_number("2026-08-01T23:59:59Z") == day_number("2026-08-01")


@given(st.text(max_size=60))
def test_normal_form_is_stable(text: str) -> None:
    assert normal_form(normal_form(text)) == normal_form(text)


def test_sameness_is_of_words() -> None:
    assert normal_form("Uses  PNPM, not npm!") == normal_form("ｕｓｅｓ pnpm not npm")
    assert fingerprint("Uses pnpm.") == fingerprint("uses PNPM") != fingerprint("uses npm")


PLAIN = st.text(alphabet="abcnoyesNuOff 0123.-_/~:#'\"[]{},&*!|>%@`测", min_size=1, max_size=20)


@given(st.lists(st.tuples(st.sampled_from(["type", "tags", "created", "pin", "on"]), PLAIN), max_size=3))
def test_plain_front_matter_is_what_yaml_reads(pairs: list[tuple[str, str]]) -> None:
    text = "\n".join(f"{key}: {value}" for key, value in pairs)
    plain = read_plain(text)
    if plain:
        values = yaml.safe_load(text)
        assert {key: _iso(value) for key, value in values.items()} == plain


def _iso(value: object) -> object:
    if isinstance(value, list):
        return [_iso(item) for item in value]
    return value.isoformat() if isinstance(value, datetime.date) else value


def test_front_matter_of_starter_files_needs_no_yaml() -> None:
    assert read_plain("type: preference\ntags: [dev, a b]\ncreated: 2026-08-01\npin: true") == {
        "type": "preference", "tags": ["dev", "a b"], "created": "2026-08-01", "pin": True,
    }  # fmt: skip
    assert read_plain("tags:\n- a") is None and read_plain("type: yes") is None


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-9, 9)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=9,
)


@given(JSON)
def test_json_goes_round(value: object) -> None:
    assert parse_json(json.dumps(value).encode()) == value


@pytest.mark.parametrize(
    "data", [b"NaN", b"[Infinity]", b"\xff", b'{"a":1,}', b"[" * 9999, b"", b"1" * 5000, b'{"a"' + b":[" * 500]
)
def test_bad_json_is_an_input_error(data: bytes) -> None:
    with pytest.raises(InputError, match="here"):
        parse_json(data, "here")


def test_brackets_in_strings_are_no_depth() -> None:
    assert parse_json(json.dumps(["[" * 1000]).encode()) == ["[" * 1000]


def test_lone_surrogates_are_replaced() -> None:
    assert parse_json(b'["\\ud800x", "\\ud83d\\ude00"]') == ["\ufffdx", "\U0001f600"]


def test_json_test_suite(shared: Path) -> None:
    cases = list((shared / "corpora/jsontestsuite/test_parsing").glob("*.json"))
    refused = {case.name for case in cases if not _parses(case.read_bytes())}
    names = {case.name for case in cases}
    assert {name for name in names if name.startswith("n_")} <= refused
    assert not {name for name in refused if name.startswith("y_")}
    assert len([name for name in names if name.startswith("n_")]) == 188


def _parses(data: bytes) -> bool:
    try:
        parse_json(data)
    except InputError:
        return False
    return True


def test_a_newer_record_is_refused_with_a_sentence() -> None:
    with pytest.raises(InputError, match=r"-:3: this memctl reads records up to version 1, not 2: upgrade"):
        parse_line(b'{"v":2,"kind":"turn"}', "-:3")
    with pytest.raises(InputError, match="expected a candidate, found a turn"):
        parse_line(b'{"v":1,"kind":"turn"}', "-:1", "candidate")


def test_memory_records_go_round() -> None:
    memory = Memory(
        "x", id="m1234", type="goal", tags=("a",), path="goals.md", line=3, created="2026-01-01", superseded_by="m9999",
        supersedes=("m1",), pin=True, importance=0.5, data={"k": [1]}, extra={"degree": "very"},
    )  # fmt: skip
    back = memory_of(parse_line(dump(memory_record(memory)).encode()))
    assert memory_record(back) == memory_record(memory)


def test_memory_records_say_what_is_wrong() -> None:
    wrong: list[tuple[dict[str, object], str]] = [
        ({"text": ""}, '"text" is missing'),
        ({"text": "x", "tags": 3}, '"tags" must be a list of strings'),
        ({"text": "x", "importance": "huge"}, '"importance" must be a number'),
    ]
    for record, words in wrong:
        with pytest.raises(InputError, match=words):
            memory_of(record, "-:1")


def test_settings_take_values_of_their_kind_only() -> None:
    assert setting_value(SETTINGS["inject.budget"], "1500") == 1500
    assert setting_value(SETTINGS["usage.record"], "off") is False
    assert setting_value(SETTINGS["extract.roles"], "user, assistant") == ("user", "assistant")
    wrong = [("inject.budget", "many"), ("inject.budget", -1), ("inject.format", "pdf"), ("usage.record", "maybe")]
    for name, value in [*wrong, ("wait", "nan"), ("llm.command", 3)]:
        with pytest.raises(InputError, match=name):
            setting_value(SETTINGS[name], value)


def test_every_default_is_a_value_of_its_kind() -> None:
    for setting in SETTINGS.values():
        assert setting_value(setting, setting.default) == setting.default
    assert Settings().text("inject.format") == "xml"


@pytest.mark.parametrize(
    ("patterns", "ignored", "kept"),
    [
        ("drafts/", "drafts/a.md", "my-drafts/a.md"),
        ("*.tmp.md", "a/b.tmp.md", "a/b.md"),
        ("/top.md", "top.md", "a/top.md"),
        ("a/**/z.md", "a/b/c/z.md", "b/z.md"),
        ("*.md\n!keep.md", "x.md", "keep.md"),
        ("# comment\n\nsecret?.md", "secret1.md", "secret12.md"),
        ("[ab].md", "a.md", "c.md"),
        ("[!a].md", "b.md", "a.md"),
        ("[]a[].md", "[.md", "b.md"),
        ("[z-a].md\nx.md", "x.md", "z.md"),
        ("a**b.md", "c/axb.md", "a/b.md"),
        ("a/**", "a/b.md", "c/a/b.md"),
        ("**/a/**/b.md", "x/a/b.md", "x/b.md"),
        ("/**/", "a/b.md", "b.md"),
        ("*a*b*.md", "xaxbx.md", "xbxa.md"),
        ("a\\*.md", "a*.md", "ab.md"),
    ],
)
@pytest.mark.filterwarnings("error")
def test_ignore_patterns(patterns: str, ignored: str, kept: str) -> None:
    test = ignores(patterns)
    assert test(ignored) and not test(kept)
