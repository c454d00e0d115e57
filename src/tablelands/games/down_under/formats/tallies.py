"""DU-41: what a route is worth, as it lies."""

from ..components import CURVED, DINGO, EMU, KANGAROO, PLATYPUS, RABBIT
from ..rules.scoring import POINTS_OF_SET, counted, plague_of, sets_of
from ..rules.walks import animals_on
from ..state import FIRST_OWNER, State
from .wire import AnimalCountsJson, TallyJson


def tally(state: State, colour: int) -> TallyJson:
    length = state.length[colour]
    if not state.special:
        return _worth(length, 0, 0, None, None)
    animals = animals_on(state, colour + FIRST_OWNER) if state.laid[colour] else 0
    dingo_laid = state.hand[colour * 12 + CURVED * 6 + DINGO] == 0
    return _worth(length, sets_of(animals), plague_of(animals), _counts(animals), dingo_laid)


def _worth(length: int, sets: int, loss: int, animals: AnimalCountsJson | None, dingo_laid: bool | None) -> TallyJson:
    bonus = sets * POINTS_OF_SET
    return {
        "length": length,
        "sets": sets,
        "bonus": bonus,
        "loss": loss,
        "points": length + bonus - loss,
        "animals": animals,
        "dingo_laid": dingo_laid,
    }


def _counts(animals: int) -> AnimalCountsJson:
    return {
        "kangaroo": counted(animals, KANGAROO),
        "emu": counted(animals, EMU),
        "platypus": counted(animals, PLATYPUS),
        "rabbit": counted(animals, RABBIT),
        "dingo": counted(animals, DINGO),
    }
