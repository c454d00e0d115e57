"""A move goes a short way, typed or through a server: `python -m scripts.walk` shows it file by file."""

from collections.abc import Iterator

import pytest
from scripts import server_walk, walk

from tests.support.games import ROOT

FLOW = "games/down_under/rules/flow.py"
MOST_FILES = 20
MOST_FILES_BY_SOCKET, MORE_BY_HTTP = 14, 3


@pytest.fixture(scope="module")
def moves() -> Iterator[dict[str, server_walk.Walk]]:
    with server_walk.followed() as at:
        yield server_walk.moves(at)


def test_a_typed_move_is_shown_and_played_in_few_files() -> None:
    _, steps = walk.walk()
    assert {step: sorted(files) for step, files in steps.items() if len(files) > MOST_FILES} == {}
    assert all("cli/table.py" in files and "core/match.py" in files for files in steps.values())


def test_rules_are_asked_once_and_the_move_is_played_once() -> None:
    seen, _ = walk.walk()
    assert (seen.calls[FLOW, "legal"], seen.calls[FLOW, "play"]) == (1, 1)


def test_a_move_passes_few_files_of_the_server(moves: dict[str, server_walk.Walk]) -> None:
    by_socket, by_http = moves["a move by socket"].files, moves["a move by HTTP"].files
    assert len(by_socket) <= MOST_FILES_BY_SOCKET, by_socket
    assert len(by_http) <= len(by_socket) + MORE_BY_HTTP, by_http


def test_a_walk_is_followed_to_the_disk_and_to_those_who_watch(moves: dict[str, server_walk.Walk]) -> None:
    for walked in moves.values():
        assert {"actions.py", "store/writer_process.py", "tables/steps.py", "live/endpoint.py"} <= set(walked.files)


def test_the_walk_in_the_docs_is_the_one_that_a_move_takes(moves: dict[str, server_walk.Walk]) -> None:
    """A function that is only called the first time may be missing."""
    page = (ROOT / "docs" / "architecture.md").read_text()
    told = page[page.index("```text\n") + len("```text\n") :]
    told_walk = functions_by_file(told[: told.index("```")])
    taken = functions_by_file(str(moves["a move by socket"]))
    assert list(told_walk) == list(taken)
    assert {file: functions - told_walk[file] for file, functions in taken.items() if functions - told_walk[file]} == {}


def functions_by_file(lines: str) -> dict[str, set[str]]:
    unfolded = lines.replace("\n    ", " ")
    return {
        file: set(functions.split(", ")) for file, functions in (line.split(": ") for line in unfolded.splitlines())
    }
