"""Luck told apart from skill, exactly: by what each turn is worth before and after every roll and every decision.

A roll was lucky by as much as the dice are worth more than rolling them was; a decision cost as much as the best move
was worth more. Over a turn both add up to the difference between its end and its expectation. What the jeep offers when
a turn begins, and how far off the learnt value of positions is, belongs to neither.
"""

from tablelands.bots.analysis import Account, replayed
from tablelands.bots.outback.kernels.judgement import LEAD
from tablelands.bots.outback.reckoning import move_values, turn_values
from tablelands.core.log import Played
from tablelands.core.match import Match
from tablelands.games.outback.formats.moves import encode
from tablelands.games.outback.state import ROLL, State


def accounts(match: Match) -> list[Account]:
    """In points of the lead that a seat has over the best of the others."""
    luck, decisions = [0.0] * match.setup.seats, [0.0] * match.setup.seats
    for _, before, event in replayed(match.history):
        if isinstance(event, Played):
            decisions[event.seat] -= cost_of(before, encode(event.move))
        elif before.due == ROLL:
            luck[before.to_move] += luck_of(before, match.game.resolve(before, event.outcome))
    return [Account(*sums) for sums in zip(luck, decisions, strict=True)]


def cost_of(before: State, code: int) -> float:
    values = move_values(before, LEAD)
    return max(values.values()) - values[code]


def luck_of(before: State, after: State) -> float:
    turn = turn_values(before, LEAD)
    hoped = turn.of_keeping(tuple(before.dice), before.rolls_left)
    return turn.of_dice(tuple(after.dice), after.rolls_left) - hoped
