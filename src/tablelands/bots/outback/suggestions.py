"""A move as a hint says it."""

from typing import assert_never

from tablelands.bots.outback import texts
from tablelands.core.text import Text
from tablelands.games.outback.formats.moves import Block, Counts, Done, Keep, Move, Take
from tablelands.games.outback.state import State
from tablelands.games.outback.words.names import counted, place_of
from tablelands.games.outback.words.stories import dice_used
from tablelands.games.outback.words.texts import AN_ANIMAL


def suggest(state: State, seat: int, move: Move) -> Text:
    match move:
        case Keep(dice):
            return _keep(state, dice)
        case Take(animal, _, row, hex_):
            used = counted(dice_used(move))
            return texts.TAKE.fill(animal=AN_ANIMAL[animal], place=place_of(row, hex_), dice=used)
        case Done():
            return texts.END_TURN
        case Block(row, hex_):
            return texts.GIVE_UP.fill(place=place_of(row, hex_))
        case _:
            assert_never(move)


def _keep(state: State, dice: Counts) -> Text:
    again = state.dice_count - sum(dice)
    if again == state.dice_count:
        return texts.ROLL_ALL
    return (texts.KEEP_ALL_BUT_ONE if again == 1 else texts.KEEP).fill(dice=counted(dice), count=again)
