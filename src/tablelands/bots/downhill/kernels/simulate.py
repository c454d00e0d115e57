"""The rest of a game as it may go: everybody plans every line by eye, some rounds ahead."""

from typing import Any

from tablelands.core.rule import rule
from tablelands.games.downhill.state import FINISHED, SIDE, State

from . import copy_state, rules
from .beliefs import EYE
from .sealing import draft

resolve_round, score, won = rules.flow.resolve_round, rules.score, rules.won
advance = rules.ranking.advance
POINTS_OF_LEAD = 6.0
"""A lead of so many points is as good as won; the rest counts in proportion."""
BOARD_WORTH = 0.5
"""What it is worth in points to be a board further down."""


@rule
def simulate(
    states: Any, index: int, seat: int, eyes: list[int], rounds: int, eye: list[int], work: list[int]
) -> float:
    """Goes on from `states[index]`, where the seat may have drawn, in `states[0]`; what it has of that then, 0 to 1.
    `eyes` has an eye for each seat in each round, `eye` has room for one."""
    copy_state(states, 0, index)
    s = states[0]
    ahead = 0
    while s.phase != FINISHED and ahead < rounds:
        for other in range(s.seats):
            if not s.drawn[other]:
                for index in range(EYE):
                    eye[index] = eyes[(ahead * s.seats + other) * EYE + index]
                draft(states, 0, other, eye, work)
        resolve_round(s)
        ahead += 1
    return outcome(s, seat)


@rule
def outcome(s: State, seat: int) -> float:
    """Mostly the win, and a little by how much."""
    best = -1000.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, standing(s, other))
    lead = min(max(standing(s, seat) - best, -POINTS_OF_LEAD), POINTS_OF_LEAD)
    share = 0.5 + lead / (2.0 * POINTS_OF_LEAD)
    if s.phase != FINISHED:
        return share
    return 0.8 * int(won(s, seat)) + 0.2 * share


@rule
def standing(s: State, seat: int) -> float:
    """The points as if it ended now, and how far down somebody is."""
    return score(s, seat) + BOARD_WORTH * advance(s, seat) / SIDE
