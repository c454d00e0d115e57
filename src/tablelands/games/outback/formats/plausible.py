"""Whether a game can lead to a position: tiles, markers, bonus tiles and turns must fit together."""

from math import ceil

from tablelands.core.json_fields import Fields
from tablelands.core.options import Setup

from ..components import Components
from ..rules.chance import dice_in_hand, tiles_on_jeep
from ..rules.codes import animal_of, cell_of
from ..rules.landscape import group_size, row_number, size_of
from ..rules.scoring import ANIMAL_COUNT, THIRD, deserves, somebody_is_full
from ..state import (
    ACT,
    ANIMALS,
    BONUS,
    BONUS_TILES,
    DRAW,
    FINISHED,
    FIRST_ROW,
    JEEP_PLACES,
    MAX_HEXES,
    NOBODY,
    PENALTY,
    ROLL,
    ROLLS,
    START,
    TILE_COUNT,
    TILES_DRAWN,
    State,
)
from ..words import refusal_texts as texts
from .growth import possible_points
from .options import all_tiles


def check_plausible(components: Components, setup: Setup, state: State, fields: Fields) -> None:
    before = before_takes(state, fields)
    _check_turn(state, fields)
    if state.due in (START, BONUS, PENALTY):
        _check_untouched(state, fields)
    _check_jeep(state, fields)
    _check_rounds(state, before, fields)
    if state.plus:
        _check_tiles(components, setup, state, before, fields)
    else:
        _check_thirds(state, before, fields)
    for seat in range(state.seats):
        for animal in range(ANIMAL_COUNT):
            _check_marker(state, before, seat, animal, fields)


def before_takes(state: State, fields: Fields) -> State:
    """The landscapes as they were before this turn's takes."""
    before = state.copy()
    for code in state.taken[: state.takes]:
        owner, bit = state.to_move * ANIMAL_COUNT + animal_of(code), 1 << cell_of(code)
        if state.to_move == NOBODY or not before.settled[owner] & bit:
            raise fields.refuse(texts.NOT_LYING_THERE, "OB-8")
        before.settled[owner] &= ~bit
        before.free[state.to_move] |= bit
    return before


# The turn


def _check_turn(state: State, fields: Fields) -> None:
    dice = dice_in_hand(state)
    if state.start == NOBODY and state.to_move != NOBODY:
        raise fields.refuse(texts.NOBODY_BEFORE_START, "OB-5")
    if state.due == FINISHED:
        if state.rolls_left or dice or state.takes:
            raise fields.refuse(texts.NOTHING_AFTER_END, "OB-12")
    elif state.takes:
        used = sum(row_number(cell_of(code)) for code in state.taken[: state.takes])
        if state.rolls_left or dice + used != state.dice_count:
            raise fields.refuse(texts.DICE_AFTER_TAKE, "OB-8")
    elif state.rolls_left == ROLLS and dice:
        raise fields.refuse(texts.NO_DICE_YET, "OB-7")
    elif state.rolls_left == 0 and dice != state.dice_count:
        raise fields.refuse(texts.ALL_DICE_LIE, "OB-7")


def _check_untouched(state: State, fields: Fields) -> None:
    if state.rolls_left != ROLLS or tiles_on_jeep(state) or state.takes or dice_in_hand(state):
        raise fields.refuse(texts.NOTHING_ROLLED_YET, "OB-5")
    if any(state.free[seat] != state.hexes for seat in range(state.seats)):
        raise fields.refuse(texts.EMPTY_LANDSCAPES, "OB-5")
    if state.due != START and state.to_move != state.start:
        raise fields.refuse(texts.START_SEAT_MOVES, "OB-5")


def _check_jeep(state: State, fields: Fields) -> None:
    there = tiles_on_jeep(state)
    if state.due in (ROLL, ACT):
        if there + state.takes != JEEP_PLACES:
            raise fields.refuse(texts.JEEP_AND_TAKES.fill(places=JEEP_PLACES), "OB-6")
    elif state.due in (DRAW, FINISHED) and not _is_first_turn(state):
        taken = JEEP_PLACES - there
        if taken > _most_takes(state) or all(_animals(state, seat) < taken for seat in range(state.seats)):
            raise fields.refuse(texts.TOO_MUCH_TAKEN.fill(taken=taken), "OB-6")
    elif state.due == DRAW and there:
        raise fields.refuse(texts.EMPTY_JEEP, "OB-6")


def _is_first_turn(state: State) -> bool:
    return all(state.free[seat] == state.hexes for seat in range(state.seats))


def _most_takes(state: State) -> int:
    return state.dice_count // FIRST_ROW


def _animals(state: State, seat: int) -> int:
    return sum(size_of(state.settled[seat * ANIMAL_COUNT + animal]) for animal in range(ANIMAL_COUNT))


# Rounds


def _check_rounds(state: State, before: State, fields: Fields) -> None:
    """OB-12: whose turn it is, against what everybody has laid, with one to three tiles a turn."""
    if state.due == FINISHED:
        _check_over(state, fields)
    elif state.start != NOBODY:
        _check_going_on(state, before, fields)
    if state.start != NOBODY and not any(_fits(state, before, rounds) for rounds in range(MAX_HEXES + 1)):
        raise fields.refuse(texts.NO_ROUNDS_FIT, "OB-12")


def _check_over(state: State, fields: Fields) -> None:
    full = [state.free[seat] == 0 for seat in range(state.seats)]
    if not (all(full) if state.all_full else any(full)):
        raise fields.refuse(texts.NOT_OVER, "OB-12")


def _check_going_on(state: State, before: State, fields: Fields) -> None:
    if before.free[state.to_move] == 0:
        raise fields.refuse(texts.FULL_RESTS, "OB-12")
    if state.all_full or not somebody_is_full(before):
        return
    for seat in range(state.seats):
        if before.free[seat] == 0 and _order(state, seat) > _order(state, state.to_move):
            raise fields.refuse(texts.WAS_OVER.fill(seat=seat), "OB-12")


def _order(state: State, seat: int) -> int:
    return (seat - state.start) % state.seats


def _fits(state: State, before: State, rounds: int) -> bool:
    return all(_fits_seat(state, before, seat, rounds) for seat in range(state.seats))


def _fits_seat(state: State, before: State, seat: int, rounds: int) -> bool:
    moved = state.to_move != NOBODY and _order(state, seat) < _order(state, state.to_move)
    turns = rounds + int(moved)
    lost, animals = size_of(state.lost[seat]), _animals(before, seat)
    least = lost + ceil(animals / _most_takes(state))
    rests = state.all_full and before.free[seat] == 0
    return least <= turns and (rests or turns <= lost + animals)


# Bonus tiles


def _check_thirds(state: State, before: State, fields: Fields) -> None:
    """OB-11: those of earlier turns in any order, then those of this turn."""
    for seat in range(state.seats):
        earlier = {animal for animal in range(ANIMAL_COUNT) if _count(before, seat, animal) >= THIRD}
        now = _thirds_of_turn(state, before) if seat == state.to_move else []
        given = state.bonus[seat * TILE_COUNT : seat * TILE_COUNT + state.bonus_count[seat]]
        if set(given[: len(earlier)]) != earlier or given[len(earlier) :] != now:
            names = [ANIMALS[animal] for animal in [*sorted(earlier), *now]]
            raise fields.refuse(texts.BONUS_OF_SEAT.fill(seat=seat, names=names), "OB-11")


def _count(state: State, seat: int, animal: int) -> int:
    return size_of(state.settled[seat * ANIMAL_COUNT + animal])


def _thirds_of_turn(state: State, before: State) -> list[int]:
    counts = [_count(before, state.to_move, animal) for animal in range(ANIMAL_COUNT)]
    thirds = []
    for code in state.taken[: state.takes]:
        counts[animal_of(code)] += 1
        if counts[animal_of(code)] == THIRD:
            thirds.append(animal_of(code))
    return thirds


def _check_tiles(components: Components, setup: Setup, state: State, before: State, fields: Fields) -> None:
    owners = [
        (tile, seat)
        for seat in range(state.seats)
        for tile in state.bonus[seat * TILE_COUNT : seat * TILE_COUNT + state.bonus_count[seat]]
    ]
    there = [tile for tile in range(TILE_COUNT) if state.tiles >> tile & 1] + [tile for tile, _ in owners]
    known = [tile for tile in range(TILE_COUNT) if all_tiles(components) >> tile & 1]
    if len(set(there)) != len(there) or not set(there) <= set(known):
        raise fields.refuse(texts.TILE_ONCE, "OB-20")
    expected = len(known) if setup.options["bonus_tiles"] != TILES_DRAWN else 0 if state.tiles_to_draw else TILES_DRAWN
    if len(there) != expected:
        raise fields.refuse(texts.TILE_COUNT.fill(count=expected), "OB-20")
    for tile, seat in owners:
        if not deserves(before, seat, tile):
            raise fields.refuse(texts.NOT_DESERVED.fill(seat=seat, tile=BONUS_TILES[tile]), "OB-21")
    for seat in range(state.seats):
        _check_left_tiles(state, seat, fields)


def _check_left_tiles(state: State, seat: int, fields: Fields) -> None:
    if state.takes and seat == state.to_move:
        return
    for tile in range(TILE_COUNT):
        if state.tiles >> tile & 1 and deserves(state, seat, tile):
            raise fields.refuse(texts.LEFT_LYING.fill(seat=seat, tile=BONUS_TILES[tile]), "OB-21")


# Markers


def _check_marker(state: State, before: State, seat: int, animal: int, fields: Fields) -> None:
    """OB-4, OB-10, OB-11: some order of laying must lead to where the marker stands."""
    owner = seat * ANIMAL_COUNT + animal
    extra = _points_of_turn(state, before, animal) if seat == state.to_move else 0
    if not state.plus:
        given = state.bonus[seat * TILE_COUNT : seat * TILE_COUNT + state.bonus_count[seat]]
        extra += given.index(animal) + 1 if animal in given else 0
    totals = possible_points(before.settled[owner], before.near)
    if state.steps[owner] not in {min(total + extra, state.track_end) for total in totals}:
        raise fields.refuse(texts.MARKER_PLACE.fill(animal=ANIMALS[animal], seat=seat), "OB-10")


def _points_of_turn(state: State, before: State, animal: int) -> int:
    laid, points = before.settled[state.to_move * ANIMAL_COUNT + animal], 0
    for code in state.taken[: state.takes]:
        if animal_of(code) == animal:
            laid |= 1 << cell_of(code)
            points += group_size(state, laid, cell_of(code))
    return points
