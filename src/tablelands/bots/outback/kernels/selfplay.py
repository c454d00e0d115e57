"""Games against oneself, and what they teach about the worth of features: TD(lambda) as a sum of least squares.

What a position promised is compared with what came of it: with the end of the game, and with what later positions
promised, the nearer the more. `normal` and `right` are the two sides of the normal equations over all features, early
and late; whoever solves them has the next weights.
"""

from typing import Any

from tablelands.core.rule import CHANCE, OVER, rule
from tablelands.games.outback.state import DRAW, MAX_HEXES, MAX_SEATS, State

from . import copy_state, rules
from .features import FEATURES, FOUND, hexes_to_go
from .judgement import expected_points, share_to_go
from .turns import play_turn

roll, resolve, score, stage = rules.roll, rules.resolve, rules.score, rules.stage

COLUMNS = 2 * FEATURES
MOST_TURNS = MAX_SEATS * MAX_HEXES
NOTE = FOUND + 1
"""Of a position: its features, and the hexes to go."""
NOTES = MOST_TURNS * MAX_SEATS * NOTE
EARLY_SHARE, POINTS_NOW, PROMISED, FIGURES_NOTED = range(4)
FIGURES = MOST_TURNS * MAX_SEATS * FIGURES_NOTED
LUCK_PER_GAME = 4 + MOST_TURNS * 4


@rule
def selfplay(
    states: Any,
    games: int,
    fade: float,
    luck: list[int],
    values: list[float],
    walk: list[int],
    weights: list[float],
    found: list[int],
    choice: list[int],
    notes: list[int],
    figures: list[float],
    normal: list[float],
    right: list[float],
    errors: list[float],
) -> int:
    """Plays from `states[1]` in `states[0]`; answers how many positions were learnt from."""
    learnt = 0
    for game in range(games):
        copy_state(states, 0, 1)
        s = states[0]
        at, turns = game * LUCK_PER_GAME, 0
        while stage(s) == CHANCE and s.due < DRAW:
            resolve(s, roll(s, luck[at], choice, choice))
            at += 1
        while stage(s) != OVER:
            at = play_turn(states, luck, at, values, walk, weights, found, choice)
            if stage(s) != OVER:
                note(s, turns, weights, found, notes, figures)
                turns += 1
        learn(s, turns, fade, notes, figures, normal, right, errors)
        learnt += turns * s.seats
    return learnt


@rule
def note(s: State, turn: int, weights: list[float], found: list[int], notes: list[int], figures: list[float]) -> None:
    for seat in range(s.seats):
        place = turn * MAX_SEATS + seat
        figures[place * FIGURES_NOTED + PROMISED] = expected_points(s, seat, weights, found)
        figures[place * FIGURES_NOTED + EARLY_SHARE] = share_to_go(s, seat)
        figures[place * FIGURES_NOTED + POINTS_NOW] = float(score(s, seat))
        for index in range(found[0] + 1):
            notes[place * NOTE + index] = found[index]
        notes[place * NOTE + FOUND] = hexes_to_go(s, seat)


@rule
def learn(
    s: State,
    turns: int,
    fade: float,
    notes: list[int],
    figures: list[float],
    normal: list[float],
    right: list[float],
    errors: list[float],
) -> None:
    for seat in range(s.seats):
        came = float(score(s, seat))
        for turn in range(turns - 1, -1, -1):
            place = turn * MAX_SEATS + seat
            add_equation(place, came, notes, figures, normal, right)
            came = fade * came + (1.0 - fade) * figures[place * FIGURES_NOTED + PROMISED]
    for turn in range(turns):
        add_error(s, turn, notes, figures, errors)


@rule
def add_equation(
    place: int, came: float, notes: list[int], figures: list[float], normal: list[float], right: list[float]
) -> None:
    early = figures[place * FIGURES_NOTED + EARLY_SHARE]
    late = 1.0 - early
    beyond = came - figures[place * FIGURES_NOTED + POINTS_NOW]
    first = place * NOTE + 1
    last = first + notes[place * NOTE]
    for one in range(first, last):
        i = notes[one]
        right[i] += early * beyond
        right[FEATURES + i] += late * beyond
        for other in range(first, last):
            j = notes[other]
            normal[i * COLUMNS + j] += early * early
            normal[i * COLUMNS + FEATURES + j] += early * late
            normal[(FEATURES + i) * COLUMNS + j] += early * late
            normal[(FEATURES + i) * COLUMNS + FEATURES + j] += late * late


@rule
def add_error(s: State, turn: int, notes: list[int], figures: list[float], errors: list[float]) -> None:
    """How wrong the lead of the first seat over the best other was, squared, by hexes to go."""
    promised, came = -1000.0, -1000.0
    for seat in range(1, s.seats):
        promised = max(promised, figures[(turn * MAX_SEATS + seat) * FIGURES_NOTED + PROMISED])
        came = max(came, float(score(s, seat)))
    own = turn * MAX_SEATS
    wrong = (figures[own * FIGURES_NOTED + PROMISED] - promised) - (score(s, 0) - came)
    to_go = notes[own * NOTE + FOUND]
    errors[2 * to_go] += wrong * wrong
    errors[2 * to_go + 1] += 1.0
