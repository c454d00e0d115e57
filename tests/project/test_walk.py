"""One typed move goes a short way: `python -m scripts.walk` shows it file by file."""

from scripts import walk

FLOW = "games/down_under/rules/flow.py"
MOST_FILES = 18


def test_a_typed_move_is_shown_and_played_in_few_files() -> None:
    _, steps = walk.walk()
    assert {step: sorted(files) for step, files in steps.items() if len(files) > MOST_FILES} == {}
    assert all("cli/table.py" in files and "core/match.py" in files for files in steps.values())


def test_rules_are_asked_once_and_the_move_is_played_once() -> None:
    seen, _ = walk.walk()
    assert (seen.calls[FLOW, "legal"], seen.calls[FLOW, "play"]) == (1, 1)
