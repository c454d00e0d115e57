"""Tries out mountains and transparencies by simulated play: how fair, how hard, how long (DH-1, DH-2).

Compiled where Numba is there, otherwise interpreted, with the same figures.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from importlib.util import find_spec
from random import Random
from typing import Any

from tablelands.bots.downhill.drafts import Judgement, drafter, some_eye
from tablelands.games.downhill.components import BOARD_NAMES, FACES, FACES_BY_NAME, Course, Face, Sheet, read_sheets
from tablelands.games.downhill.formats import courses, outcomes, sealing
from tablelands.games.downhill.formats.moves import Draw, Move, Start
from tablelands.games.downhill.game import GAME
from tablelands.games.downhill.rules.sheet import stop_on_mountain
from tablelands.games.downhill.rules.starts import some_start
from tablelands.games.downhill.rules.touching import NOTHING, touched_obstacle
from tablelands.games.downhill.rules.travel import HOME, trace
from tablelands.games.downhill.state import HALF_WIDTH, NOBODY, SHEETS, SIDE, TO_DRAW, TO_START, State
from tablelands.games.downhill.words.stories import runs as runs_of

HUMAN = Judgement(error=0.05, caution=0.03)
"""How well people judge, as far as we assume."""
ROWS, COLUMNS = 4, 3

Plan = Callable[[State, int, list[int]], Draw | None]


@dataclass(frozen=True, slots=True)
class Parts:
    """What is played with."""

    boards: dict[str, Face] = field(default_factory=lambda: FACES_BY_NAME)
    sheets: Sequence[Sheet] = field(default_factory=read_sheets)

    def lay(self, state: State, course: Course) -> None:
        courses.lay(state, course, lambda board, face: self.boards[BOARD_NAMES[board] + FACES[face]])

    def put_sheets(self, state: State) -> None:
        state.holes[:] = [coordinate for sheet in self.sheets for hole in sheet for coordinate in hole]


def planner() -> Plan:
    """The quickest there is."""
    return drafter(compiled=find_spec("numba") is not None).plan


# Whole games


@dataclass(slots=True)
class Games:
    """What came up in a number of games; a shared win counts in parts."""

    seats: int
    rounds: list[int] = field(default_factory=list)
    draws: int = 0
    touches: int = 0
    flags: int = 0
    wins: list[float] = field(default_factory=list)

    def figures(self) -> dict[str, Any]:
        games = len(self.rounds)
        return {
            "games": games,
            "rounds": round(sum(self.rounds) / games, 2),
            "touches": round(self.touches / self.draws, 3),
            "flags": round(self.flags / games / self.seats, 2),
            "wins": [round(wins / games, 3) for wins in self.wins],
        }


def play_games(games: int, seats: int, seed: int, judgement: Judgement = HUMAN, parts: Parts | None = None) -> Games:
    luck, quick_plan, parts = Random(seed), planner(), parts or Parts()
    seen = Games(seats, wins=[0.0] * seats)
    for _ in range(games):
        state = _begun(seats, luck, parts)
        while state.phase == TO_DRAW:
            state = _round(state, judgement, luck, quick_plan, seen)
        _note_end(state, seen)
    return seen


def _begun(seats: int, luck: Random, parts: Parts) -> State:
    state: State = GAME.setups.begin(GAME.setup(seats))
    dealt = outcomes.sample(state, luck)
    assert dealt.course is not None
    parts.put_sheets(state)
    parts.lay(state, dealt.course)
    state = GAME.resolve(state, outcomes.Dealt(None, dealt.deal))
    while state.phase == TO_START:
        seat = GAME.rules.mover(state)
        state = GAME.play(state, seat, Start(some_start(state, seat, luck.getrandbits(40))))
    return state


def _round(state: State, judgement: Judgement, luck: Random, quick_plan: Plan, seen: Games) -> State:
    """Everybody plans on the same mountain, then all lines are resolved."""
    before = state
    for seat in range(before.seats):
        planned: Move | None = quick_plan(before, seat, some_eye(judgement, before, luck))
        move = planned or GAME.sample_move(before, seat, luck)
        runs = runs_of(state, seat, move)
        seen.draws += len(runs)
        seen.touches += sum(run.touch is not None for run in runs)
        state = sealing.played(state, seat, move)
    return state


def _note_end(state: State, seen: Games) -> None:
    winners = [seat for seat in range(state.seats) if GAME.rules.won(state, seat)]
    for seat in winners:
        seen.wins[seat] += 1 / len(winners)
    seen.rounds.append(state.round)
    seen.flags += sum(owner != NOBODY for owner in state.owner)


# Single draws


@dataclass(frozen=True, slots=True)
class Draws:
    """Mean way down of single draws, and the share of them that ended in a touch."""

    progress: float
    touches: float


def progress_by_sheet(draws: int, seed: int, judgement: Judgement = HUMAN, parts: Parts | None = None) -> list[Draws]:
    """DH-2: each transparency from the same random marks on basic courses."""
    parts = parts or Parts()
    alone = [Parts(parts.boards, [sheet] * SHEETS) for sheet in parts.sheets]
    return [_single_draws(draws, seed, judgement, sheet, None) for sheet in alone]


def progress_by_face(draws: int, seed: int, judgement: Judgement = HUMAN, parts: Parts | None = None) -> list[Draws]:
    """The same on courses that are all easy, and all hard."""
    return [_single_draws(draws, seed, judgement, parts or Parts(), face) for face in range(2)]


def _single_draws(draws: int, seed: int, judgement: Judgement, parts: Parts, face: int | None) -> Draws:
    luck, quick_plan = Random(seed), planner()
    way, touches = 0, 0
    for number in range(draws):
        state = _lonely(luck, parts, number % SHEETS, face)
        move = quick_plan(state, 0, some_eye(judgement, state, luck))
        if move is None:
            touches += 1
            continue
        sealing.put_draw_of(state, 0, move)
        stop, _, what = trace(state, 0)
        assert stop != HOME
        touches += what != NOTHING
        way += stop_on_mountain(state, 0, stop)[1] - state.mark_y[0]
    return Draws(way / draws, touches / draws)


def _lonely(luck: Random, parts: Parts, sheet: int, face: int | None) -> State:
    """One player somewhere on a course, too far up to finish; the other has left it."""
    state: State = GAME.setups.begin(GAME.setup(2))
    dealt = outcomes.sample(state, luck)
    assert dealt.course is not None
    parts.put_sheets(state)
    parts.lay(state, _all_of(dealt.course, face))
    state.phase, state.started[0], state.started[1], state.finished[1] = TO_DRAW, 1, 1, 1
    state.hand[0], state.hand[1] = sheet, (sheet + 1) % SHEETS
    while True:
        state.mark_x[0] = luck.randint(200, COLUMNS * SIDE - 200)
        state.mark_y[0] = luck.randint(0, (ROWS - 1) * SIDE)
        if touched_obstacle(state, state.mark_x[0], state.mark_y[0], 0, 0, 1, 1, HALF_WIDTH) == NOTHING:
            return state


def _all_of(course: Course, face: int | None) -> Course:
    if face is None:
        return course
    return tuple(tuple(None if place is None else (place[0], face, place[2]) for place in row) for row in course)
