"""What somebody at the table should know: jeep, dice and bonus tiles, and what to do, or for whom the game waits."""

from collections.abc import Sequence

from tablelands.core.text import Text, joined

from ..formats.moves import Block, Done, Keep, Move, Take
from ..formats.notation import short_names
from ..formats.positions import earned, tiles_left
from ..formats.screen import is_last_round
from ..rules.scoring import ANIMAL_COUNT
from ..state import ACT, BONUS_TILES, NEIGHBOURS_A, NOBODY, NOT_DRAWN, PLAIN, State
from . import play_texts, texts
from .names import valued, worth


def seat_name(state: State, seat: int) -> Text:
    return texts.PLAYER.fill(number=seat + 1)


def status(state: State, seat: int | None, moves: Sequence[Move] | None) -> list[Text]:
    lines = []
    if any(state.jeep):
        lines.append(play_texts.JEEP.fill(animals=short_names(tuple(state.jeep))))
    if state.plus:
        lines += _plus_lines(state, seat)
    if is_last_round(state):
        lines.append(play_texts.LAST_ROUND)
    if state.due == ACT:
        lines.append(play_texts.DICE.fill(dice=short_names(tuple(state.dice)) or "-", rolls=state.rolls_left))
    if moves:
        lines.append(task(moves))
    elif state.to_move != NOBODY:
        lines += _waiting(state, seat)
    return lines


def _plus_lines(state: State, seat: int | None) -> list[Text]:
    lines = [play_texts.TILES_LEFT.fill(tiles=with_values(state, tiles_left(state)))]
    for other in range(state.seats):
        if state.bonus_count[other]:
            tiles = with_values(state, earned(state, other))
            text = play_texts.YOUR_TILES if other == seat else play_texts.TILES_OF.fill(player=other + 1)
            lines.append(text.fill(tiles=tiles))
    if state.penalty not in (PLAIN, NOT_DRAWN):
        lines.append(play_texts.LOST_COSTS.fill(rule=penalty_text(state)))
    return lines


def with_values(state: State, tiles: Sequence[str]) -> Text:
    named = [worth(tile, state.tile_values[BONUS_TILES.index(tile)]) for tile in tiles]
    return joined(named) if named else texts.NOTHING


def task(moves: Sequence[Move]) -> Text:
    """By what the seat may do: takes, with others or alone; nothing but rolling, ending the turn, or a lost hex."""
    takes = isinstance(moves[0], Take)
    match moves[-1]:
        case Done():
            return play_texts.MAY_GO_ON if takes else play_texts.MUST_FINISH
        case Keep():
            return play_texts.MAY_ROLL_OR_TAKE if takes else play_texts.MAY_ROLL
        case Take():
            return play_texts.MUST_TAKE
        case Block():
            return play_texts.MUST_BLOCK


def _waiting(state: State, seat: int | None) -> list[Text]:
    """OB-12: who is full rests where all play on."""
    lines = [] if seat == state.to_move else [play_texts.WAITING.fill(player=state.to_move + 1)]
    if seat is not None and state.free[seat] == 0:
        lines.append(play_texts.YOU_ARE_FULL)
    return lines


def penalty_text(state: State) -> Text:
    if state.penalty == NOT_DRAWN:
        return texts.NOTHING
    first = max(state.penalty - NEIGHBOURS_A, 0) * ANIMAL_COUNT
    costs = joined([valued(texts.FACES[animal], state.near_costs[first + animal]) for animal in range(ANIMAL_COUNT)])
    return play_texts.PENALTIES[state.penalty].fill(cost=state.lost_costs[min(state.penalty, 1)], costs=costs)
