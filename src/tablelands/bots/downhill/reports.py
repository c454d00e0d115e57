"""A set of boards and transparencies, checked and measured, with everything that is wrong with it."""

from dataclasses import dataclass

from tablelands.bots.downhill.drafts import Judgement
from tablelands.bots.downhill.making.choosing import FAIR, most_alike, spread
from tablelands.bots.downhill.making.faces import faults_of_face
from tablelands.bots.downhill.making.mountain import make_boards, make_sheets
from tablelands.bots.downhill.making.sheets import faults_of_sheet
from tablelands.bots.downhill.trials import Draws, Games, Parts, play_games, progress_by_face, progress_by_sheet
from tablelands.games.downhill.components import FACES
from tablelands.games.downhill.state import SHEETS

EXACT = Judgement(error=0.0)
PASSABLE_ROUNDS = 9
"""Who sees everything as it is must be down by then."""
COURSES_TRIED = 20


@dataclass(frozen=True, slots=True)
class Report:
    sheets: list[Draws]
    easy: Draws
    hard: Draws
    exact: Games
    faults: list[str]

    @property
    def spread(self) -> float:
        return spread([sheet.progress for sheet in self.sheets])


def make_parts(seed: str, candidates: int, draws: int) -> Parts:
    """New boards, and out of some transparencies the six that are most alike; without draws the first six."""
    boards, sheets = make_boards(seed), make_sheets(seed, range(candidates))
    if draws == 0:
        return Parts(boards, sheets[:SHEETS])
    means = [draw.progress for draw in progress_by_sheet(draws, 1, parts=Parts(boards, sheets))]
    return Parts(boards, [sheets[number] for number in most_alike(means)])


def examine(parts: Parts, draws: int, seed: int = 2) -> Report:
    """DH-1 and DH-2, by so many simulated draws for each figure."""
    sheets = progress_by_sheet(draws, seed, parts=parts)
    easy, hard = progress_by_face(draws, seed, parts=parts)
    exact = play_games(COURSES_TRIED, 2, seed, EXACT, parts)
    report = Report(sheets, easy, hard, exact, faults_of_form(parts))
    report.faults.extend(_faults_in_play(report))
    return report


def faults_of_form(parts: Parts) -> list[str]:
    """DH-1 and DH-2 without playing."""
    faults = []
    for name, face in parts.boards.items():
        faults += [f"board {name}: {fault}" for fault in faults_of_face(face, FACES.index(name[2:]))]
    for number, sheet in enumerate(parts.sheets):
        faults += [f"transparency {number}: {fault}" for fault in faults_of_sheet(sheet)]
    return faults


def _faults_in_play(report: Report) -> list[str]:
    faults = []
    if report.spread > FAIR:
        faults.append(f"the transparencies are not fair: {report.spread:.1%} between the best and the worst")
    if report.hard.progress >= report.easy.progress or report.hard.touches <= report.easy.touches:
        faults.append("hard faces are not harder than easy ones")
    if max(report.exact.rounds) > PASSABLE_ROUNDS:
        faults.append(f"a course took {max(report.exact.rounds)} rounds even without any error of judgement")
    return faults
