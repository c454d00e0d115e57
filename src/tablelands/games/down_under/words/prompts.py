"""Status lines: where the game stands, what the player to move may do, and whom the others wait for."""

from collections.abc import Sequence

from tablelands.core.text import Text, cell, joined, points, same

from .. import diagram
from ..components import ANIMALS, COLOURS, CURVED, KINDS, STRAIGHT, TERMINAL
from ..formats import moves, notation
from ..formats.board import bounds, finished_colours
from ..formats.moves import Billabong, Lay, Move, Turn
from ..formats.tallies import tally
from ..formats.wire import TallyJson
from ..rules.flow import must_turn, next_to_begin
from ..rules.openings import anywhere
from ..rules.places import cell_at, colour_of, fits, spot_of
from ..rules.squares import completes_square, opens_with_terminals
from ..state import FIRST_OWNER, FREE, NOBODY, State
from . import play_texts, texts
from .stories import colour_names, own_colours
from .stories import seat_name as seat_name


def status(state: State, seat: int | None, moves: Sequence[Move] | None) -> Sequence[Text]:
    own = [] if seat is None else own_colours(state, seat)
    lines = [_area(state), *(_hand(state, colour, colour in own) for colour in range(state.colours))]
    if done := finished_colours(state):
        lines.append(play_texts.FINISHED.fill(colours=colour_names(done)))
    if moves:
        lines += _task(state, list(moves))
    elif state.to_move != NOBODY and not state.due:
        lines.append(play_texts.WAITING.fill(seat=seat_name(state, state.to_move)))
    return lines


# What lies and what is left


def _area(state: State) -> Text:
    found = bounds(state)
    box, reach = found["box"], found["reach"]
    if reach is None:
        return play_texts.UNLIMITED.fill(billabongs=state.billabongs)
    size = {"a": state.short, "b": state.long, "billabongs": state.billabongs}
    if box is None:
        return play_texts.EMPTY_AREA.fill(**size)
    wider, higher = reach["east"] - box["east"], reach["south"] - box["south"]
    return play_texts.AREA.fill(wider=_room(wider), higher=_room(higher), **box, **size)


def _room(more: int) -> Text:
    return play_texts.MORE_ROOM.fill(more=more) if more else play_texts.FULL


def _hand(state: State, colour: int, own: bool) -> Text:
    """With special scoring the animals too, of one's own tiles."""
    left = dict(zip(KINDS, state.left[colour * 3 : colour * 3 + 3], strict=True))
    if not state.special:
        return play_texts.HAND.fill(colour=texts.COLOURS[colour], length=state.length[colour], **left)
    route = _special_route(state, colour)
    if not own:
        return play_texts.HAND_OF_OTHERS.fill(route=route, **left)
    animals = {KINDS[kind]: _animals_in_hand(state, colour, kind) for kind in (STRAIGHT, CURVED)}
    return play_texts.OWN_HAND.fill(route=route, terminal=left[KINDS[TERMINAL]], **animals)


def _special_route(state: State, colour: int) -> Text:
    worth = tally(state, colour)
    return play_texts.SPECIAL_ROUTE.fill(
        colour=texts.COLOURS[colour],
        length=worth["length"],
        animals=_animals_on_route(worth),
        points=points(worth["points"]),
        dingo=play_texts.DINGO_LAID if worth["dingo_laid"] else play_texts.DINGO_IN_HAND,
    )


def _animals_on_route(worth: TallyJson) -> Text:
    animals = worth["animals"]
    found = _counts([animals[name] for name in ANIMALS]) if animals else ""
    return same(found) if found else play_texts.NO_ANIMALS


def _animals_in_hand(state: State, colour: int, kind: int) -> str:
    return _counts([state.hand[colour * 12 + kind * 6 + animal] for animal in range(1, len(ANIMALS) + 1)]) or "-"


def _counts(counts: list[int]) -> str:
    return " ".join(
        f"{count}{letter}" for count, letter in zip(counts, notation.ANIMAL_LETTERS[1:-1], strict=True) if count
    )


# What to do


def _task(state: State, possible: list[Move]) -> list[Text]:
    seat = state.to_move
    if state.extending == 0 and must_turn(state, seat):
        return [_loop(possible)]
    if state.extending:
        x, y = cell_at(_beyond(state, state.extending))
        lines = [play_texts.EXTEND.fill(cell=cell(x, y))]
    elif next_to_begin(state, state.to_move) != NOBODY:
        lines = [_beginning(state, possible)]
    else:
        lines = _going_on(state, seat, possible)
    return lines + _colour_due(state, possible) + _animal_due(state, possible)


def _loop(possible: list[Move]) -> Text:
    for move in possible:
        if isinstance(move, Turn):
            return play_texts.LOOP.fill(move=notation.write(move))
    return play_texts.LOOP_FOR_GOOD


def _beyond(state: State, door: int) -> int:
    colour = state.chain_owner[door] - FIRST_OWNER
    return state.aims[colour * 2 + state.ends[colour * 2 : colour * 2 + 2].index(door)]


def _beginning(state: State, possible: list[Move]) -> Text:
    if opens_with_terminals(state):
        return _first_terminal(state, possible)
    if state.start != FREE:
        return play_texts.FIRST_ANYWHERE if anywhere(state) else play_texts.FIRST_TILE_BY_X
    return play_texts.FIRST_TILE if state.slots else play_texts.VERY_FIRST_TILE


def _first_terminal(state: State, possible: list[Move]) -> Text:
    number = next_to_begin(state, state.to_move)
    colour = texts.COLOURS[number]
    if completes_square(number):
        return play_texts.BACK_TO_BACK.fill(colour=colour, move=notation.write(possible[0]))
    if number == 0:
        first = play_texts.TERMINAL_ANYWHERE if anywhere(state) else play_texts.VERY_FIRST_TERMINAL
        return first.fill(colour=colour, next=texts.COLOURS[1])
    return play_texts.FIRST_TERMINAL.fill(colour=colour, move=notation.write(possible[0]))


def _going_on(state: State, seat: int, possible: list[Move]) -> list[Text]:
    lines = []
    if ends := _playable_ends(state, seat, possible):
        lines.append(play_texts.GO_ON.fill(ends=joined(ends)))
    if billabongs := [notation.write(move) for move in possible if isinstance(move, Billabong)]:
        what = play_texts.BILLABONG_POSSIBLE if state.one_end_meets else play_texts.BILLABONG_MAKES_LOOPS
        lines.append(what.fill(moves=", ".join(billabongs)))
    return lines


def _playable_ends(state: State, seat: int, possible: list[Move]) -> list[Text]:
    lays = {(move.colour, move.x, move.y) for move in possible if isinstance(move, Lay)}
    ends = []
    for colour in own_colours(state, seat):
        for aim in dict.fromkeys(state.aims[colour * 2 : colour * 2 + 2]):
            x, y = cell_at(aim)
            if (colour if state.routes == 2 else None, x, y) in lays:
                ends.append(_end_text(state, aim).fill(letter=diagram.LETTERS[COLOURS[colour]], cell=cell(x, y)))
    return ends


def _end_text(state: State, aim: int) -> Text:
    if state.grid[spot_of(aim)]:
        return play_texts.END_IN_HALF
    return play_texts.END if fits(state, aim) else play_texts.END_OFF_AREA


def _colour_due(state: State, possible: list[Move]) -> list[Text]:
    """DU-54: which colours may be laid now, with a legal move as an example."""
    if state.routes == 1:
        return []
    colours = {colour_of(state, moves.encode(move)) for move in possible}
    names = [texts.COLOURS[colour] for colour in sorted(colours)]
    if len(names) == 1:
        due = play_texts.DUE_NOW.fill(colour=names[0])
    else:
        due = (play_texts.DUE_ONE_OF if state.single else play_texts.DUE_EACH).fill(one=names[0], two=names[1])
    return [play_texts.COLOUR_DUE.fill(due=due, example=notation.write(possible[0]))]


def _animal_due(state: State, possible: list[Move]) -> list[Text]:
    """Of a move that shows one; with nothing but terminals there is nothing to add."""
    if state.special:
        for move in possible:
            if isinstance(move, Lay) and move.kind != TERMINAL:
                return [play_texts.ANIMAL_DUE.fill(example=notation.write(move), animals=lettered_animals())]
    return []


# What letters stand for


def lettered(letters: Sequence[str], names: Sequence[Text]) -> Text:
    """The letters that stand for something, each with its meaning."""
    return joined([joined([same(letter), name], " ") for letter, name in zip(letters, names, strict=True)])


def lettered_animals() -> Text:
    return lettered(notation.ANIMAL_LETTERS[1:-1], texts.ANIMALS)
