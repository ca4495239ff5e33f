"""config, on, off, status."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from support.inprocess import InProcess
from support.table import COMMANDS

from memctl.edge.config.edit import with_key
from memctl.edge.config.load import flatten
from memctl.edge.config.trust import is_trusted
from memctl.model.tables.command import Command, Option
from memctl.model.tables.settings import SETTINGS, Setting

HAND_WRITTEN = """\
# mine
tree = "/somewhere"  # not the default

[inject]
# small prompts
budget = 1000  # tokens
format = "xml"

[decay]
policy = "none"
"""


def origins(memctl: InProcess, *words: str) -> dict[str, str]:
    return {row.split("\t")[0]: row.split("\t")[2] for row in memctl("config", *words).lines}


def test_every_setting_with_its_origin(memctl: InProcess, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert origins(memctl) == dict.fromkeys(SETTINGS, "default")
    path = home / ".config/memctl/config.toml"
    assert memctl("config", "set", "inject.budget", "1500").status == 0
    monkeypatch.setenv("MEMCTL_SEARCH_LIMIT", "3")
    found = origins(memctl)
    assert (found["inject.budget"], found["search.limit"]) == (str(path), "$MEMCTL_SEARCH_LIMIT")
    assert memctl("config", "get", "inject.budget").out == "1500\n"
    records = [json.loads(line) for line in memctl("config", "--json").lines]
    assert {"name": "search.limit", "value": 3, "origin": "$MEMCTL_SEARCH_LIMIT"} in records


def test_a_tree_sets_data_and_never_commands(memctl: InProcess, home: Path) -> None:
    root = Path(memctl("init").out.strip())
    (root / ".memctl/config.toml").write_text(
        'tree = "/etc"\n[inject]\nbudget = 700\n[llm]\ncommand = "rm"\n[types.recipe]\nimportance = 0.6\n'
    )
    rows = dict(line.split("\t")[:2] for line in memctl("config").lines)
    assert (rows["inject.budget"], rows["llm.command"], rows["tree"]) == ("700", "", "")
    (root / "topics").mkdir()
    (root / "topics/food.md").write_text("- [recipe] Miso soup\n", encoding="utf-8")
    assert json.loads(memctl("list", "--json").lines[-1])["type"] == "recipe"


def test_a_wrong_value_names_its_place(memctl: InProcess, home: Path) -> None:
    path = home / ".config/memctl/config.toml"
    path.parent.mkdir(parents=True)
    path.write_text('[inject]\nbudget = "many"\n')
    result = memctl("config")
    assert result.status == 65 and f"{path}:2: inject.budget takes a whole number" in result.err
    path.write_text("[inject\n")
    result = memctl("config")
    assert result.status == 65 and f"{path}:1: not TOML" in result.err
    assert memctl("config", "--config", home / "none.toml").status == 66


def test_wrong_words(memctl: InProcess) -> None:
    result = memctl("config", "get", "inject.budgte")
    assert result.status == 64 and "did you mean inject.budget?" in result.err
    assert "did you mean" not in memctl("config", "decay.half_life").err  # a shared group is no likeness
    assert memctl("config", "set", "inject.budget").status == 64
    assert memctl("config", "set", "inject.budget", "-").status == 65


def test_a_value_that_is_no_text_is_not_written(memctl: InProcess, home: Path) -> None:
    assert memctl("config", "set", "llm.command", "llm -m tiny").status == 0
    before = (home / ".config/memctl/config.toml").read_bytes()
    result = memctl("config", "set", "llm.command", "model \udc80")
    assert result.status == 65 and "must be UTF-8" in result.err
    assert (home / ".config/memctl/config.toml").read_bytes() == before


def test_only_the_line_of_the_key_changes(memctl: InProcess, home: Path) -> None:
    path = home / ".config/memctl/config.toml"
    path.parent.mkdir(parents=True)
    path.write_text(HAND_WRITTEN)
    memctl("config", "set", "inject.budget", "1500")
    assert path.read_text() == HAND_WRITTEN.replace("budget = 1000  # tokens", "budget = 1500  # tokens")
    memctl("config", "set", "inject.limit", "5")
    assert path.read_text() == HAND_WRITTEN.replace("budget = 1000", "budget = 1500").replace(
        'format = "xml"\n', 'format = "xml"\nlimit = 5\n'
    )
    memctl("config", "unset", "inject.limit")
    memctl("config", "set", "inject.budget", "1000")
    assert path.read_text() == HAND_WRITTEN


def test_dotted_keys_and_inline_tables(memctl: InProcess, home: Path) -> None:
    path = home / ".config/memctl/config.toml"
    path.parent.mkdir(parents=True)
    path.write_text("# mine\ninject.budget = 5  # small\n")
    assert memctl("config", "set", "inject.budget", "6").status == 0
    assert path.read_text() == "# mine\ninject.budget = 6  # small\n"
    path.write_text("inject = { budget = 5 }\n")
    assert memctl("config", "set", "inject.budget", "6").status == 0
    assert memctl("config", "get", "inject.budget").out == "6\n"


ELSEWHERE = """\
# about everything
wait = 3

# about adding
[add]  # a header
near = 0.5   # far   spaces

# about decay
[decay]
archive = [  # kinds
  "episode",  # one
  'context',
]
policy = "none"
llm-note = { a = 1, b = "x" }

# the end
"""
INJECT = (
    "[inject]\n# prompts\nbudget = 5  # small\n\n", "inject.budget = 5  # small\n",
    "inject = { budget = 5 }  # small\n", "[inject]\nbudget = 5  # small\nformat = 'xml'\n\n",
    "[inject.deep]\na = 1\n[inject]\nbudget = 5  # small\n",
)  # fmt: skip


@pytest.mark.parametrize("spelling", INJECT)
@pytest.mark.parametrize("end", ["\n", "\r\n"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_only_the_value_changes_in_any_spelling(
    spelling: str, end: str, mark: str, memctl: InProcess, home: Path
) -> None:
    text = spelling + ELSEWHERE if spelling[0] != "[" else ELSEWHERE.replace("# the end\n", spelling + "# the end\n")
    text = mark + text.replace("\n", end)
    assert with_key(text, "inject.budget", 600) == text.replace("budget = 5", "budget = 600")
    assert with_key(text, "decay.archive", ["fact"]).startswith(
        text[: text.index("archive = [")] + 'archive = ["fact"]'
    )
    path = home / ".config/memctl/config.toml"
    path.parent.mkdir(parents=True)
    path.write_bytes(text.encode())
    assert memctl("config", "get", "inject.budget").out == "5\n"
    assert memctl("config", "set", "inject.budget", "600").status == 0
    assert path.read_bytes().decode() == text.replace("budget = 5", "budget = 600")


@pytest.mark.parametrize("name", ["tree", "add.min_score", "decay.demote", "inject.limit", "llm.command"])
@pytest.mark.parametrize("spelling", INJECT)
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_a_key_that_was_added_and_taken_out_leaves_the_file_as_it_was(name: str, spelling: str, end: str) -> None:
    text = spelling + ELSEWHERE if spelling[0] != "[" else ELSEWHERE + spelling.rstrip("\n") + "\n"
    text = text.replace("\n", end)
    added = with_key(text, name, "x")
    assert flatten(tomllib.loads(added)) == flatten(tomllib.loads(text)) | {name: "x"}
    assert "\n" not in added.replace(end, "")
    left = with_key(added, name, None)
    assert flatten(tomllib.loads(left)) == flatten(tomllib.loads(text))
    assert left.split() == text.split() and (left == text or "= {" in text)


PIECES = (
    "tree = 'a' # t\n", "# c\n", "\n", "[inject]\n", "budget = 5 # x\n", "format = '''x\ny'''\n", "[llm]\n",
    'command = "a # b"\n', "[types.fact]\n", "types.fact.file = 'f'\n", "inject.budget = 7\n", "[[others]]\n",
    "inject = { budget = 5, format = 'x' }\n", "a = [ # z\n 1, 2,\n]\n", "[ inject ] # h\n", "  [llm.deep]\n",
    "\tcommand=1\n", '"tree" = 3\n', '["inject"]\n',
)  # fmt: skip


@settings(suppress_health_check=[HealthCheck.filter_too_much])
@given(
    st.lists(st.sampled_from(PIECES), max_size=6).map("".join),
    st.sampled_from(["tree", "inject.budget", "inject.format", "llm.command", "types.fact.file"]),
    st.sampled_from([None, 1, "x", True, ["a", "b"]]),
    st.sampled_from(["\n", "\r\n"]),
)
def test_any_toml_is_edited_in_place(text: str, name: str, value: object, end: str) -> None:
    text = text.replace("\n", end)
    try:
        wanted = flatten(tomllib.loads(text))
    except tomllib.TOMLDecodeError:
        assume(False)
    assume(not any(each.startswith(f"{name}.") or name.startswith(f"{each}.") for each in wanted))
    wanted.pop(name, None)
    if value is not None:
        wanted[name] = value
    edited = with_key(text, name, value)
    assert flatten(tomllib.loads(edited)) == wanted
    assert [line for line in text.split(end) if line.startswith("#") and line not in edited] == []


def test_a_new_key_stands_above_the_comment_of_the_next_section() -> None:
    text = "# file\n\n# one\n[add]\nnear = 1\n\n# two\n[decay]\n"
    assert with_key(text, "add.x", 2) == text.replace("near = 1\n", "near = 1\nx = 2\n")
    assert with_key(text, "tree", "t") == text.replace("# file\n", '# file\ntree = "t"\n')


def test_a_project_from_elsewhere_sets_nothing(memctl: InProcess, home: Path) -> None:
    memctl("init")
    config = Path(".memory/.memctl/config.toml")
    config.parent.mkdir(parents=True)
    config.write_text("[inject]\nbudget = 7\n")
    assert memctl("config", "get", "inject.budget").out == "2000\n"
    memctl("on", "--project")
    assert memctl("config", "get", "inject.budget").out == "7\n"


def test_a_project_widens_nothing_also_once_it_is_trusted(memctl: InProcess, home: Path) -> None:
    memctl("init")
    memctl("config", "set", "capture.auto", "false")
    config = Path(".memory/.memctl/config.toml")
    config.parent.mkdir(parents=True)
    memctl("on", "--project")
    config.write_text(
        'tree = "elsewhere"\nwait = 9999\n[inject]\nbudget = 7\ntokenizer = "touch pwned"\n[capture]\nauto = true\n'
        'sources = ["/etc"]\n[llm]\ncommand = "touch pwned"\n[judge]\ncommand = "touch pwned"\n[usage]\n'
        'record = false\n[extract]\nroles = ["user", "assistant", "tool"]\n[add]\nmin_score = 0\n[limits]\nline = 1\n'
        '[decay]\narchive = ["fact", "preference", "core"]\narchive_below = 1\n'
        '[types.fact]\nfile = "../../x.md"\nhalf_life = 0.0001\n[types.recipe]\nimportance = 0.6\n'
    )
    settings = [line.split("\t") for line in memctl("config").lines]
    assert {name for name, _, origin in settings if origin.endswith(str(config))} == {"inject.budget", "usage.record"}
    assert memctl("config", "get", "capture.auto").out == "false\n"
    assert "topics/" in memctl("add", "The printer is on the second floor").out
    assert memctl("decay", "--now", "2027-01-01").out == ""
    assert not Path("pwned").exists()


def test_the_place_of_a_project_trusts_no_other(memctl: InProcess, home: Path) -> None:
    other = Path("other/.memory")
    other.mkdir(parents=True)
    (Path(".memory") / ".memctl").mkdir(parents=True)
    Path(".memory/.memctl/id").write_text(f"x\n\t{other.resolve()}\ny")
    memctl("on", "--project")
    assert not is_trusted(str(other)) and is_trusted(str(Path(".memory").resolve()))


NAMES = st.sampled_from(["tree", "inject.budget", "inject.format", "llm.command", "usage.record"])
VALUES = st.sampled_from([1, 2.5, "a # b", 'quote " here', True, ["user", "assistant"]])


@given(st.lists(st.tuples(NAMES, VALUES | st.none()), max_size=6), st.sampled_from(["\n", "\r\n"]))
def test_editing_a_config_gives_what_was_set(edits: list[tuple[str, object]], end: str) -> None:
    text = HAND_WRITTEN.replace("\n", end)
    wanted = flatten(tomllib.loads(HAND_WRITTEN))
    for name, value in edits:
        text = with_key(text, name, value)
        wanted.pop(name, None)
        if value is not None:
            wanted[name] = value
    assert flatten(tomllib.loads(text.replace("\r\n", "\n"))) == wanted
    assert "# mine" in text and "# small prompts" in text


def test_off_and_on(memctl: InProcess, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    memctl("init")
    assert memctl("off").status == 0
    assert memctl("add", "x").status in (0, 69)
    assert memctl("status", "--json").out.count('"memory":"off"') == 1
    assert memctl("list").status == 0
    assert memctl("on").status == 0 and memctl("on").status == 0
    assert (memctl("off").status, "off by\tmemctl off" in memctl("status").out) == (0, True)
    monkeypatch.setenv("MEMCTL", "off")
    assert "off by\tMEMCTL=off" in memctl("status").out
    assert "unset MEMCTL" in memctl("on").err and "MEMCTL=off is set" in memctl("capture", "x").err


def test_sources_are_looked_at_as_they_are_set(memctl: InProcess, home: Path) -> None:
    assert memctl("config", "set", "capture.sources", "codex,~/logs/*.md").status == 0
    result = memctl("config", "set", "capture.sources", "codex,nope")
    assert result.status == 64 and "'nope' must be a client" in result.err
    assert memctl("config", "get", "capture.sources").out == "codex,~/logs/*.md\n"


def test_status_counts(memctl: InProcess, home: Path) -> None:
    assert "does not exist yet" in memctl("status").out
    root = Path(memctl("init").out.strip())
    (root / "goals.md").write_text("- a\n- b (status:: pending)\n", encoding="utf-8")
    assert "user memories\t1 active, 1 pending" in memctl("status").out


def test_on_project_needs_one(memctl: InProcess) -> None:
    assert memctl("on", "--project").status == 66 == memctl("off", "--project").status


OUT_OF_RANGE = {
    "share": ("7", "1.01", "-0.1", "nan", "inf", '"high"', "true"),
    "number": ("-1", "nan", "inf", '"long"', "true"),
    "integer": ("-1", "2.5", '"many"', "true"),
    "size": ("-1", "0", '"big"', '"1e9GB"'),
    "depth": ("0", "100000", '"deep"'),
    "flag": ("3", '"perhaps"'),
    "choice": ('"no such"', "3"),
    "list": ("[1, 2]", "3"),
    "text": ("3", "[]"),
    "command": ("3", "[]"),
    "places": ("3", "[1]"),
    "server": ("3", '"mysql://h/d"', '"postgresql://me:pw@h/d"', '"postgresql://h/d?password=x"'),
    "scopes": ("3", "[1]", '"crew"', '["crew=here"]', '[{name = "crew"}]'),
}


@pytest.mark.parametrize("name", SETTINGS)
def test_a_value_out_of_range_is_refused_with_its_line_and_the_range(
    name: str, memctl: InProcess, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = home / ".config/memctl/config.toml"
    path.parent.mkdir(parents=True)
    for value in OUT_OF_RANGE[SETTINGS[name].kind]:
        section, _, key = name.rpartition(".")
        path.write_text((f"[{section}]\n" if section else "\n") + f"{key} = {value}\n")
        result = memctl("config")
        assert result.status == 65 and f"{path}:2: {name} takes " in result.err, (value, result)
        path.unlink()
        if SETTINGS[name].kind in ("share", "number", "integer", "depth"):
            assert memctl("config", "set", name, "--", value.strip('"')).status in (64, 65)
            monkeypatch.setenv(SETTINGS[name].environment, value.strip('"'))
            assert memctl("config").status == 65
            monkeypatch.delenv(SETTINGS[name].environment)


NUMBERS = [
    (command, option)
    for command in COMMANDS.values()
    for option in command.options
    if option.kind in ("integer", "number", "share")
]


@pytest.mark.parametrize(
    ("command", "option"), NUMBERS, ids=[f"{command.name} {option.name}" for command, option in NUMBERS]
)
def test_an_option_out_of_range_is_wrong_usage(command: Command, option: Option, memctl: InProcess, home: Path) -> None:
    for value in ("-1", "nan", "inf", "many", *(("7", "1.01") if option.kind == "share" else ())):
        words = ["x" for argument in command.arguments if argument.required]
        assert memctl(command.name, f"--{option.name}={value}", *words).status == 64, value


def test_a_share_is_one_wherever_it_is_given() -> None:
    """An option that overrides a setting has its range."""
    for command in COMMANDS.values():
        for option in command.options:
            if option.setting:
                assert option.kind == SETTINGS[option.setting].kind or option.kind == "text", (
                    command.name,
                    option.name,
                )


def test_a_key_that_is_no_setting_is_named(memctl: InProcess, home: Path) -> None:
    root = Path(memctl("init").out.strip())
    path = home / ".config/memctl/config.toml"
    path.parent.mkdir(parents=True)
    path.write_text(
        '[inject]\nbudgte = 7\n[add]\nnear = 0.5\n[decay]\narchive = ["episode", "contxt"]\n[quite.other]\nx = 1\n'
    )
    (root / ".memctl/config.toml").write_text("min_score = 0.3\n")
    result = memctl("list")
    assert result.status == 0
    assert f"{path}:2: no setting 'inject.budgte': did you mean inject.budget?" in result.err
    assert f"{path}:4: no setting 'add.near'" in result.err
    assert f"{path}:8: no setting 'quite.other.x': memctl config lists the settings" in result.err
    assert "config.toml:1: no setting 'min_score': did you mean" in result.err
    assert "no type 'contxt'" in result.err
    assert len(result.err.splitlines()) == 5
    assert memctl("list", "--quiet").err == ""


@pytest.mark.parametrize("setting", SETTINGS.values(), ids=lambda setting: setting.name)
def test_a_misspelt_variable_is_named(memctl: InProcess, setting: Setting, monkeypatch: pytest.MonkeyPatch) -> None:
    """One letter left out or doubled, two exchanged, or the group forgotten: nobody else reads such a variable."""
    name = setting.environment
    word, middle = name.removeprefix("MEMCTL_"), len("MEMCTL_") + len(name.removeprefix("MEMCTL_")) // 2
    wrong = {
        name[:middle] + name[middle - 1 :],
        name[: middle - 1] + name[middle] + name[middle - 1] + name[middle + 1 :],
    }
    wrong |= {name[:middle] + name[middle + 1 :]} if len(word) > 4 else set()
    for each in wrong - {name}:
        with monkeypatch.context() as context:
            context.setenv(each, "1")
            assert f"${each}: memctl reads no such variable: did you mean " in memctl("config").err
    monkeypatch.setenv("MEMCTL_WRAPPER_LOGFILE", "1")  # somebody's script
    assert memctl("config").err == ""
    monkeypatch.setenv(name, "")
    assert "no such variable" not in memctl("config").err


@pytest.mark.parametrize(
    "command",
    [command for command in COMMANDS.values() if command.arguments and command.arguments[0].kind == "text"],
    ids=lambda command: command.name,
)
def test_words_that_begin_with_a_dash_get_a_hint(memctl: InProcess, command: Command) -> None:
    result = memctl(command.name, "- likes tea")
    assert result.status == 64
    assert "put -- before words that begin with a dash" in result.err
    assert "put -- before" not in memctl(command.name, "--nosuch").err


@pytest.mark.parametrize("text", ["inject = 3", "[[inject]]\nbudget = 5", "[inject]\nbudget = [1]", 'tree = "\\u0000"'])
def test_no_content_of_a_config_is_a_bug(memctl: InProcess, home: Path, text: str) -> None:
    config = home / ".config/memctl/config.toml"
    config.parent.mkdir(parents=True, exist_ok=True)
    config.write_text(f"{text}\n")
    for words in ("list", "config set inject.budget 1500"):
        result = memctl(*words.split())
        assert result.status in (0, 65, 66) and "a bug" not in result.err, result
