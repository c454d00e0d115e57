"""Which faults there are."""

from pathlib import Path

from scripts.mutants.faults import Fault, faults_of, games_in, sample

from .toy import GAME, RULES, make_toy


def toy_faults(folder: Path) -> list[Fault]:
    return faults_of(make_toy(folder / "toy"), GAME)


def changes(faults: list[Fault], line: str) -> set[str]:
    return {fault.faulty_line for fault in faults if fault.line == line}


def test_comparisons_numbers_and_statements(tmp_path: Path) -> None:
    faults = toy_faults(tmp_path)
    assert changes(faults, "while stones > 0:") == {
        "while stones >= 0:",
        "while stones != 0:",
        "while stones > 1:",
        "while stones > -1:",
        "while not stones > 0:",
    }
    assert changes(faults, "stones -= 1") == {"stones += 1", "pass", "stones -= 2", "stones -= 0"}


def test_texts_types_and_other_files_have_none(tmp_path: Path) -> None:
    faults = toy_faults(tmp_path)
    assert {fault.file for fault in faults} == {"rules/taking.py"}
    assert {fault.function for fault in faults} == {"may_take", "turns"}
    assert not changes(faults, RULES.splitlines()[0])


def test_each_fault_changes_its_line_only_and_shows_how(tmp_path: Path) -> None:
    for fault in toy_faults(tmp_path):
        before, after = fault.original.splitlines(), fault.planted().splitlines()
        changed = [
            number for number, pair in enumerate(zip(before, after, strict=True), start=1) if len(set(pair)) == 2
        ]
        assert changed == [fault.line_number]
        assert f"-{before[changed[0] - 1]}\n+{after[changed[0] - 1]}" in fault.diff()


def test_a_sample_is_repeatable_and_a_larger_one_contains_it(tmp_path: Path) -> None:
    faults = toy_faults(tmp_path)
    assert [fault.number for fault in faults] == list(range(len(faults)))
    assert sample(faults, 5, seed=1) == sample(faults, 5, seed=1)
    assert sample(faults, 5, seed=1) != sample(faults, 5, seed=2)
    assert set(sample(faults, 5, seed=1)) < set(sample(faults, 9, seed=1))
    assert len(sample(faults, 1000, seed=1)) == len(faults)


def test_games_are_found(tmp_path: Path) -> None:
    assert games_in(make_toy(tmp_path / "toy")) == [GAME]
