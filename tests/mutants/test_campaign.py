"""A toy whose tests are good but for what cannot be noticed, and one whose tests fail."""

from dataclasses import dataclass
from pathlib import Path

import pytest
from scripts.mutants import __main__ as tool
from scripts.mutants.campaign import Plan, run_campaign
from scripts.mutants.faults import faults_of
from scripts.mutants.page import PAGE, RESULTS, UNEXPLAINED, Result, write_page
from scripts.mutants.survivors import Explanation, as_entry, key_of, read_explanations, stale

from .toy import GAME, TESTS, make_toy

EQUIVALENT = "while stones != 0:"
ENDLESS = "stones += 1"


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TABLELANDS_MUTANTS_SECONDS", "1")
    return make_toy(tmp_path / "toy")


@dataclass
class Run:
    result: Result
    told: list[str]
    before: dict[Path, bytes]
    after: dict[Path, bytes]


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Every fault of the toy, tried once for several tests."""
    root, told = make_toy(tmp_path_factory.mktemp("campaign") / "toy"), list[str]()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TABLELANDS_MUTANTS_SECONDS", "1")
        before = files_in(root)
        (result,) = run_campaign(root, Plan([GAME], 1000, 1, 2, ()), told.append)
    return Run(result, told, before, files_in(root))


def files_in(root: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in root.rglob("*") if path.is_file()}


def number_of(root: Path, faulty_line: str) -> int:
    return next(fault.number for fault in faults_of(root, GAME) if fault.faulty_line == faulty_line)


def test_what_can_be_noticed_is_caught_and_what_cannot_survives(run: Run) -> None:
    assert [fault.faulty_line for fault in run.result.survivors] == [EQUIVALENT]
    assert run.result.sampled == run.result.faults > 15
    assert len(run.told) == 2 + run.result.sampled


def test_the_tree_itself_is_left_alone(run: Run) -> None:
    assert run.after == run.before


@pytest.mark.parametrize(("faulty_line", "verdict"), [(EQUIVALENT, "SURVIVED"), (ENDLESS, "caught")])
def test_a_single_fault_is_shown_and_tried(
    toy: Path, capsys: pytest.CaptureFixture[str], faulty_line: str, verdict: str
) -> None:
    assert tool.main([GAME, "--only", str(number_of(toy, faulty_line))], toy) == 0
    said = capsys.readouterr().out
    assert any(line.startswith("+") and line.endswith(f" {faulty_line}") for line in said.splitlines())
    assert verdict in said
    assert ("time-out" in said) == (faulty_line == ENDLESS)


def test_failing_tests_stop_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = make_toy(tmp_path / "toy", TESTS.replace("[0, 1, 2, 3]", "[0, 1, 2, 4]"))
    assert tool.main([GAME], root) == 2
    said = capsys.readouterr().out
    assert "fail without any fault" in said
    assert "test_turns" in said
    assert not (root / PAGE).exists()


def test_the_page_keeps_other_games_and_gives_reasons(toy: Path, run: Run) -> None:
    (toy / PAGE).write_text(f"{RESULTS}\n|---|\n| chess | 9 | 9 | 1 | 9 |\n")
    write_page(toy, [run.result], {})
    assert UNEXPLAINED in (toy / PAGE).read_text()
    write_page(toy, [run.result], {key_of(run.result.survivors[0]): Explanation("equivalent", "none | one")})
    page, count = (toy / PAGE).read_text(), run.result.faults
    assert "| chess | 9 | 9 | 1 | 9 |" in page
    assert f"| {GAME} | {count} | {count} | 1 | {count - 1} | {100 * (count - 1) / count:.1f} % | 100.0 % |" in page
    assert f"`{EQUIVALENT}` | equivalent: none \\| one |" in page
    assert UNEXPLAINED not in page


def test_survivors_without_a_reason_are_listed(
    toy: Path, run: Run, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(tool, "run_campaign", lambda *_: [run.result])
    monkeypatch.setattr(tool, "read_explanations", dict)
    assert tool.main([GAME], toy) == 1
    assert as_entry(run.result.survivors[0]) in capsys.readouterr().out
    reasons = {key_of(run.result.survivors[0]): Explanation("equivalent", "it is")}
    monkeypatch.setattr(tool, "read_explanations", lambda: reasons)
    assert tool.main([GAME], toy) == 0
    assert "[[survivor]]" not in capsys.readouterr().out


def test_a_reason_outlives_changes_around_its_line_but_not_of_it(toy: Path, tmp_path: Path) -> None:
    rules = toy / "src/tablelands/games" / GAME / "rules/taking.py"
    explained = tmp_path / "explained.toml"
    explained.write_text(as_entry(faults_of(toy, GAME)[number_of(toy, EQUIVALENT)]).replace('""', '"equivalent"'))
    reasons = read_explanations(explained)
    rules.write_text(rules.read_text().replace("MOST: int = 2", "MOST: int = 2\nLEAST = 1\n"))
    assert key_of(faults_of(toy, GAME)[number_of(toy, EQUIVALENT)]) in reasons
    assert not stale(reasons, faults_of(toy, GAME), GAME)
    rules.write_text(rules.read_text().replace("stones > 0", "stones >= 1"))
    assert stale(reasons, faults_of(toy, GAME), GAME) == list(reasons)


def test_a_game_that_is_not_there_is_refused_by_name(toy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        tool.main(["chess"], toy)
    assert "there is no game chess; there are stones" in capsys.readouterr().err
