"""Positions from JSON. What is read here is well formed; `plausible` asks whether a game can lead there."""

from tablelands.core.json_fields import Fields, is_integer
from tablelands.core.options import Setup

from ..components import Components, cell_of_hex
from ..rules.chance import dice_in_hand, tiles_on_jeep
from ..rules.codes import NO_JOKERS
from ..rules.landscape import size_of
from ..rules.scoring import ANIMAL_COUNT
from ..state import (
    ACT,
    ANIMALS,
    BONUS,
    BONUS_TILES,
    DRAW,
    FACES,
    FINISHED,
    FLAT,
    JEEP_PLACES,
    MAX_TAKES,
    NOBODY,
    NOT_DRAWN,
    PENALTIES,
    PENALTY,
    ROLL,
    ROLLS,
    START,
    TILE_COUNT,
    State,
)
from ..words import refusal_texts as texts
from . import moves
from .moves import Counts, Take, read_counts
from .options import begin
from .plausible import check_plausible
from .positions import LOST, row_lengths, write


def state_from(components: Components, setup: Setup, fields: Fields) -> State:
    state = begin(components, setup)
    for seat, landscape in enumerate(_per_seat(state, fields, "landscapes")):
        _read_landscape(state, seat, landscape)
    for seat, markers in enumerate(_per_seat(state, fields, "markers")):
        _read_markers(state, seat, markers)
    _read_tiles(state, fields)
    _read_bonus(state, fields)
    _read_penalty(state, setup, fields)
    _read_turn(state, fields)
    state.due = _due(state)
    check_plausible(components, setup, state, fields)
    return state


def _per_seat(state: State, fields: Fields, name: str) -> list[Fields]:
    found = list(fields.objects(name))
    if len(found) != state.seats:
        raise fields.refuse(texts.ONE_FOR_EACH_SEAT.fill(name=name, seats=state.seats))
    return found


def _read_landscape(state: State, seat: int, landscape: Fields) -> None:
    lengths = row_lengths(state)
    if any(name not in map(str, lengths) for name in landscape.values):
        raise landscape.refuse(texts.OTHER_ROWS.fill(rows=", ".join(map(str, lengths))))
    for row, length in lengths.items():
        hexes = landscape.list(str(row))
        if len(hexes) != length:
            raise landscape.refuse(texts.ROW_LENGTH.fill(row=row, length=length))
        for place, what in enumerate(hexes):
            _read_hex(state, seat, cell_of_hex(row, place), what, landscape)


def _read_hex(state: State, seat: int, cell: int, what: object, landscape: Fields) -> None:
    if what is None:
        return
    state.free[seat] &= ~(1 << cell)
    if what == LOST:
        state.lost[seat] |= 1 << cell
    elif isinstance(what, str) and what in ANIMALS:
        state.settled[seat * ANIMAL_COUNT + ANIMALS.index(what)] |= 1 << cell
    else:
        raise landscape.refuse(texts.IN_A_HEX.fill(animals=", ".join(ANIMALS)))


def _read_markers(state: State, seat: int, markers: Fields) -> None:
    upper = state.track_end - state.left_end
    track: list[int | str] = [state.start_value, *range(1, state.left_end + 1)]
    track += [f"U{value}" for value in range(1, upper + 1)]
    for animal, name in enumerate(ANIMALS):
        value = markers.any(name)
        if not (isinstance(value, str) or is_integer(value)) or value not in track:
            text = texts.ON_THE_TRACK.fill(animal=name, start=state.start_value, left=state.left_end, upper=upper)
            raise markers.refuse(text, "OB-4")
        state.steps[seat * ANIMAL_COUNT + animal] = track.index(value)


def _read_tiles(state: State, fields: Fields) -> None:
    state.jeep = list(read_counts(fields, "jeep", ANIMALS))
    if tiles_on_jeep(state) > JEEP_PLACES:
        raise fields.refuse(texts.PLACES_ON_JEEP.fill(places=JEEP_PLACES), "OB-1")
    bag = fields.object("bag")
    for animal, name in enumerate(ANIMALS):
        there = state.bag[animal] - state.jeep[animal] - _settled_count(state, animal)
        if there < 0:
            raise fields.refuse(texts.TILES_OF_ANIMAL.fill(count=state.bag[animal], animal=name), "OB-1")
        if bag.integer(name) != there:
            raise bag.refuse(texts.IN_THE_BAG.fill(count=there, animal=name), "OB-9")
        state.bag[animal] = there
    lost = sum(map(size_of, state.lost))
    if fields.integer("unseen") != lost:
        raise fields.refuse(texts.UNSEEN_TILES.fill(lost=lost), "OB-9")


def _settled_count(state: State, animal: int) -> int:
    return sum(size_of(state.settled[seat * ANIMAL_COUNT + animal]) for seat in range(state.seats))


def _read_bonus(state: State, fields: Fields) -> None:
    names = BONUS_TILES if state.plus else ANIMALS
    given = fields.list("bonus")
    if len(given) != state.seats:
        raise fields.refuse(texts.ONE_FOR_EACH_SEAT.fill(name="bonus", seats=state.seats))
    for seat, tiles in enumerate(given):
        if not isinstance(tiles, list) or any(not isinstance(tile, str) or tile not in names for tile in tiles):
            raise fields.refuse(texts.LISTS_ONLY.fill(name="bonus", known=", ".join(names)))
        if len(tiles) > len(names):
            raise fields.refuse(texts.TILE_ONCE, "OB-20")
        state.bonus_count[seat] = len(tiles)
        for index, one in enumerate(tiles):
            state.bonus[seat * TILE_COUNT + index] = names.index(one)
    if not state.plus and not fields.has("tiles"):
        return
    counts = read_counts(fields, "tiles", BONUS_TILES)
    if max(counts) > 1:
        raise fields.refuse(texts.TILE_ONCE, "OB-20")
    _put_tiles(state, counts, fields)


def _put_tiles(state: State, counts: Counts, fields: Fields) -> None:
    if not state.plus and any(counts):
        raise fields.refuse(texts.TILES_IN_PLUS, "OB-20")
    state.tiles = sum(1 << tile for tile, count in enumerate(counts) if count)
    if state.tiles or any(state.bonus_count):
        state.tiles_to_draw = 0


def _read_penalty(state: State, setup: Setup, fields: Fields) -> None:
    option = setup.options["penalty_tile"]
    if option == "none" and not fields.has("penalty"):
        return
    given = None if fields.any("penalty") is None else fields.choice("penalty", PENALTIES)
    if option == "drawn" and given is not None:
        state.penalty = FLAT + PENALTIES.index(given)
    elif option != "drawn" and given != (None if option == "none" else option):
        raise fields.refuse(texts.OTHER_PENALTY.fill(option=option), "OB-22")


def _read_turn(state: State, fields: Fields) -> None:
    state.start = _seat(state, fields, "start")
    state.to_move = _seat(state, fields, "to_move")
    state.rolls_left = fields.integer("rolls_left", 0, ROLLS)
    state.dice = list(read_counts(fields, "dice", FACES))
    if dice_in_hand(state) > state.dice_count:
        raise fields.refuse(texts.DICE_THERE_ARE.fill(count=state.dice_count), "OB-1")
    takes = [_read_take(state, move, fields) for move in fields.list("taken")]
    if len(takes) > MAX_TAKES:
        raise fields.refuse(texts.MOST_TAKES.fill(most=MAX_TAKES), "OB-8")
    state.takes = len(takes)
    for index, code in enumerate(takes):
        state.taken[index] = code
    if takes or (state.start != NOBODY and state.to_move == NOBODY):
        state.rolls_left = 0
    elif state.start == NOBODY:
        state.rolls_left = ROLLS


def _seat(state: State, fields: Fields, name: str) -> int:
    return fields.integer(name, 0, state.seats - 1) if fields.any(name) is not None else NOBODY


def _read_take(state: State, value: object, fields: Fields) -> int:
    read = Fields(value, "position.taken", fields.error)
    read.choice("type", ("take",))
    animal = ANIMALS.index(read.choice("animal", ANIMALS))
    row, place, jokers = read.integer("row"), read.integer("hex"), read.integer("jokers", 0, NO_JOKERS - 1)
    if not 0 <= place < row_lengths(state).get(row, 0):
        raise read.refuse(texts.NO_SUCH_HEX, "OB-8")
    if jokers >= row:
        raise read.refuse(texts.TRUE_SYMBOL, "OB-8")
    return moves.encode(Take(animal, jokers, row, place))


def _due(state: State) -> int:
    if state.start == NOBODY:
        return START
    if state.to_move == NOBODY:
        return FINISHED
    if state.tiles_to_draw:
        return BONUS
    if state.penalty == NOT_DRAWN:
        return PENALTY
    return _due_in_turn(state)


def _due_in_turn(state: State) -> int:
    if state.rolls_left == ROLLS and tiles_on_jeep(state) < JEEP_PLACES:
        return DRAW
    rolled = state.takes or dice_in_hand(state) == state.dice_count
    return ACT if rolled and state.rolls_left < ROLLS else ROLL


class Positions:
    """As JSON, both ways, with the components of a game."""

    write = staticmethod(write)

    def __init__(self, components: Components) -> None:
        self.components = components

    def read(self, setup: Setup, fields: Fields) -> State:
        return state_from(self.components, setup, fields)
