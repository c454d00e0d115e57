"""Commits have a subject that one can scan."""

from scripts.lint_commits import faults


def test_a_subject_has_an_area_and_at_most_72_characters() -> None:
    assert faults(["1a2b3c4 server: reject blank chat lines"]) == []
    assert faults(["1a2b3c4 rejects blank chat lines"]) == [
        "1a2b3c4 rejects blank chat lines: begin with an area, as in 'server: reject blank chat lines'"
    ]
    [too_long] = faults([f"1a2b3c4 server: {'x' * 65}"])
    assert too_long.endswith(": 73 characters; write at most 72")
