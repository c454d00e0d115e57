"""Settings come from a file, the environment and options, and the later one wins."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from scripts import settings_table

from tablelands.cli.configuration import Configuration, configuration
from tablelands.core.errors import BadRequest
from tablelands.server.kinds import RATE, Rate
from tablelands.server.settings import LIMITS, SETTINGS

EVERY = [*SETTINGS, *LIMITS]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    written = tmp_path / "settings.toml"
    written.write_text('port = 7001\nbot-workers = 2\norigin = ["https://a.example/", "https://b.example"]\n')
    return written


def said(found: Configuration) -> list[str]:
    return [problem.en for problem in found.problems]


def test_the_environment_wins_over_the_file_and_an_option_over_both(file: Path) -> None:
    environment = {"TABLELANDS_PORT": "7002"}
    assert configuration({}, file=file, environment={}).settings().port == 7001
    assert configuration({}, file=file, environment=environment).settings().port == 7002
    assert configuration({"port": "7003"}, file=file, environment=environment).settings().port == 7003


def test_a_limit_has_all_three_places(file: Path) -> None:
    with file.open("a") as more:
        more.write('[limit]\nchat = "2/20"\nreviews = 5\n')
    found = configuration({}, ["reviews=7"], file, {"TABLELANDS_LIMIT_CHAT": "3/30"}).settings().limits
    assert (found.chat, found.reviews) == (Rate(3, 30), 7)
    assert configuration({}, file=file, environment={}).settings().limits.reviews == 5


def test_values_of_a_file_have_the_types_of_toml(file: Path) -> None:
    file.write_text(file.read_text() + "limits = false\n[limit]\nrequest_seconds = 30\n")
    settings = configuration({}, environment={"TABLELANDS_CONFIG": str(file)}).settings()
    assert (settings.origins, settings.bot_workers) == (("https://a.example", "https://b.example"), 2)
    assert (settings.limits.counted, settings.limits.request_seconds) == (False, 30)


def test_limits_switched_off_in_the_environment_can_be_switched_on_by_an_option() -> None:
    off = {"TABLELANDS_LIMITS": "off"}
    assert not configuration({}, environment=off).settings().limits.counted
    assert configuration({"counted": "on"}, environment=off).settings().limits.counted


@pytest.mark.parametrize(
    ("written", "problem"),
    [
        ("port = 70000", "{file}: port: '70000' is not 0-65535"),
        ("prot = 80", "{file}: there is no setting 'prot'"),
        ("limits = 'perhaps'", "{file}: limits: 'perhaps' is not on|off"),
        ("[limit]\nchat = '0/1'", "{file}: limit.chat: '0/1' is not A/B"),
        ("[limit]\nchatter = 1", "{file}: there is no setting 'limit.chatter'"),
        ("limit = 3", "{file}: there is no setting 'limit.3'"),
        ("port", "the settings cannot be read from {file}: "),
    ],
)
def test_what_is_wrong_in_a_file_is_said_in_a_line(tmp_path: Path, written: str, problem: str) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(written)
    found = configuration({}, file=file, environment={})
    (line,) = said(found)
    assert line.startswith(problem.format(file=file))
    with pytest.raises(BadRequest):
        found.settings()


def test_a_file_that_is_not_there_is_a_problem(tmp_path: Path) -> None:
    (line,) = said(configuration({}, file=tmp_path / "none.toml", environment={}))
    assert "No such file" in line


def test_problems_of_variables_and_options_are_told_by_their_names() -> None:
    found = configuration({"port": "x"}, ["chatter=1", "chat=x"], environment={"TABLELANDS_PROCESSES": "0"})
    assert said(found)[:2] == ["TABLELANDS_PROCESSES: '0' is not 1-64", "--port: 'x' is not 0-65535"]
    assert "unknown limit 'chatter'" in said(found)[2]
    assert said(found)[3] == "--limit chat: 'x' is not A/B"


def test_several_processes_need_a_database_and_redis() -> None:
    with pytest.raises(BadRequest, match="several processes"):
        configuration({"processes": "2", "redis": "redis://x"}, environment={}).settings()


@pytest.mark.parametrize("setting", EVERY, ids=lambda each: each.key)
def test_every_default_can_be_given_as_it_is_shown(setting: object) -> None:
    (each,) = [one for one in EVERY if one is setting]
    if each.default_text() and each.kind is not RATE:  # whose shown value is rounded
        assert each.kind.read(each.default_text()) == each.default


def test_the_docs_name_every_setting() -> None:
    page = settings_table.PAGE.read_text()
    assert page == settings_table.with_tables(page), "python -m scripts.settings_table writes the tables again"
    assert all(f"`{each.variable}`" in page for each in EVERY)


def serve(*options: str, **variables: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "tablelands", "serve", *options]
    own = {name: value for name, value in os.environ.items() if not name.startswith("TABLELANDS_")}
    return subprocess.run(
        command, capture_output=True, text=True, check=False, env=own | {"COLUMNS": "300", "LANG": "C"} | variables
    )


def test_check_prints_what_is_in_force_and_whence(file: Path, tmp_path: Path) -> None:
    data = tmp_path / "not" / "yet"
    told = serve(
        "--check", "--config", str(file), "--data", str(data), TABLELANDS_DATABASE="postgresql://ana:secret@db/x"
    )
    assert told.returncode == 0, told.stderr
    lines = {line.split()[0]: line.split()[1:] for line in told.stdout.splitlines()}
    assert lines["port"] == ["7001", f"{file}:", "port"]
    assert lines["data"] == [str(data), "--data"]
    assert lines["database"] == ["postgresql://ana:***@db/x", "TABLELANDS_DATABASE"]
    assert lines["processes"] == ["1", "default"]
    assert set(lines) - {"The"} == {each.key for each in EVERY}
    assert not data.exists()


def test_check_says_all_that_is_wrong(tmp_path: Path) -> None:
    told = serve("--check", "--port", "x", "--limit", "chat=x", TABLELANDS_PROT="1")
    assert told.returncode == 1
    assert "--port: 'x' is not 0-65535" in told.stdout
    assert "--limit chat: 'x' is not A/B" in told.stdout
    assert "TABLELANDS_PROT is no setting" in told.stdout
    (tmp_path / "file").touch()
    told = serve("--check", "--data", str(tmp_path / "file" / "data"))
    assert told.returncode == 1
    assert "Not a directory" in told.stdout
    assert serve("--check", "--database", "mysql://x").returncode == 1


def test_a_server_with_a_wrong_setting_does_not_start() -> None:
    told = serve("--port", "x")
    assert (told.returncode, told.stdout) == (2, "")
    assert told.stderr.strip() == "--port: 'x' is not 0-65535"
