"""Telling players where the game stands, and at its end how the score came about."""

from collections.abc import Sequence

from tablelands.core.game import Paint
from tablelands.core.text import Text, same

from . import diagram, moves, rules, texts
from .codes import colour_of
from .meetings import list_ponds
from .openings import anywhere, next_to_begin, opens_with_terminals
from .places import cell_at, opposite
from .scoring import (
    LOSS_OF_RABBIT,
    POINTS_OF_SET,
    better_route,
    counted,
    laid_dingo,
    other_route,
    plague_of,
    points,
    sets_of,
)
from .state import FIRST_OWNER, NOBODY, State
from .tiles import ANIMALS, COLOURS, CURVED, DINGO, FIRST_FACE, KINDS, LONE, PAIR, RABBIT, STRAIGHT, TERMINAL, TURNS
from .tracing import route_paths
from .turning import must_turn
from .walking import animals_on, shade_of


def own_colours(state: State, seat: int) -> list[int]:
    return [seat + 2 * route for route in range(state.routes)]


def seat_name(state: State, seat: int) -> Text:
    names = [texts.COLOURS[colour] for colour in own_colours(state, seat)]
    colour = names[0] if len(names) == 1 else texts.TWO_COLOURS.fill(one=names[0], two=names[1])
    return texts.SEAT.fill(seat=seat, colour=colour)


def listed(items: Sequence[Text]) -> Text:
    return Text(*(", ".join(item.say(language) for item in items) for language in ("en", "de", "fr")))


# Reading the board


def legend(paint: Paint) -> Text:
    names = [(kind, turn) for kind in range(3) for turn in range(TURNS[kind])]
    pictures = [_face_picture(kind, turn, paint) for kind, turn in names]
    rows = []
    for first in range(0, len(names), 5):
        rows.append("   ".join(f"{moves.KIND_LETTERS[kind]}{turn:<6}" for kind, turn in names[first : first + 5]))
        rows += ["   ".join(picture[row] for picture in pictures[first : first + 5]) for row in range(3)]
    drawn = "\n".join(row.rstrip() for row in rows)
    return same("{pictures}\n\n{how}").fill(pictures=same(drawn), how=texts.HOW_TO_READ)


def _face_picture(kind: int, turn: int, paint: Paint) -> list[str]:
    state = State()
    state.slots, state.face[1], state.owner[1] = 1, FIRST_FACE[kind] + turn, FIRST_OWNER
    canvas = diagram.cell_picture(state, 1, {})
    return [diagram.row_of(canvas, row, paint) for row in range(diagram.HEIGHT)]


# Where the game stands


def status(state: State) -> Sequence[Text]:
    told = [_area(state)]
    for colour in range(state.colours):
        told.append(_hand(state, colour))
    for seat in range(state.seats):
        if state.finished >> seat & 1:
            told.append(texts.FINISHED.fill(colour=seat_name(state, seat)))
    if rules.stage(state) == 0:
        told += _task(state)
    return told


def _area(state: State) -> Text:
    if state.short >= rules.WIDEST:
        return texts.UNLIMITED.fill(ponds=state.ponds)
    width = state.east - state.west + 1 if state.slots else 0
    height = state.south - state.north + 1 if state.slots else 0
    return texts.AREA.fill(a=state.short, b=state.long, width=width, height=height, ponds=state.ponds)


def _hand(state: State, colour: int) -> Text:
    left = dict(zip(KINDS, state.left[colour * 3 : colour * 3 + 3], strict=True))
    told = texts.HAND.fill(colour=texts.COLOURS[colour], length=state.length[colour], **left)
    if not state.special or colour not in own_colours(state, state.to_move):
        return told
    animals = {KINDS[kind]: _animals_in_hand(state, colour, kind) for kind in (STRAIGHT, CURVED)}
    return same("{one}\n{two}").fill(one=told, two=texts.ANIMALS_IN_HAND.fill(**animals))


def _animals_in_hand(state: State, colour: int, kind: int) -> str:
    counts = [state.hand[colour * 12 + kind * 6 + animal] for animal in range(1, len(ANIMALS) + 1)]
    return " ".join(f"{count}{letter}" for count, letter in zip(counts, "keprd", strict=True) if count) or "-"


def _task(state: State) -> list[Text]:
    seat = state.to_move
    if state.extending:
        x, y = cell_at(_beyond(state, state.extending))
        told = [texts.EXTEND.fill(x=x, y=y)]
        return told + _colour_due(state) + _animal_due(state)
    if must_turn(state, seat):
        return [texts.LOOP]
    told = [_what_to_lay(state, seat)]
    if ponds := _ponds(state, seat):
        told.append(texts.POND_POSSIBLE.fill(moves=", ".join(ponds)))
    return told + _colour_due(state) + _animal_due(state)


def _colour_due(state: State) -> list[Text]:
    """DU-54: which colours may be laid now, with a legal move as an example."""
    if state.routes == 1:
        return []
    codes = [0] * rules.MAX_MOVES
    playable = codes[: rules.legal(state, codes)]
    colours = {colour_of(state, code) for code in playable}
    names = [texts.COLOURS[colour] for colour in sorted(colours)]
    if len(names) == 1:
        due = texts.DUE_NOW.fill(colour=names[0])
    else:
        due = (texts.DUE_ONE_OF if state.single else texts.DUE_EACH).fill(one=names[0], two=names[1])
    return [texts.COLOUR_DUE.fill(due=due, example=moves.notation(moves.decode(playable[0])))]


def _animal_due(state: State) -> list[Text]:
    """With terminals there is nothing to add."""
    opening = opens_with_terminals(state) and next_to_begin(state, state.to_move) != NOBODY
    return [texts.ANIMAL_DUE] if state.special and not opening else []


def _beyond(state: State, door: int) -> int:
    colour = state.chain_owner[door] - FIRST_OWNER
    return state.aims[colour * 2 + state.ends[colour * 2 : colour * 2 + 2].index(door)]


def _what_to_lay(state: State, seat: int) -> Text:
    if any(state.laid[colour] == 0 for colour in own_colours(state, seat)):
        if opens_with_terminals(state):
            return _first_terminal(state)
        return texts.FIRST_ANYWHERE if anywhere(state) else texts.FIRST_TILE
    ends = []
    for route, colour in enumerate(own_colours(state, seat)):
        for end in range(2):
            if state.ways[route * 2 + end]:
                x, y = cell_at(state.aims[colour * 2 + end])
                ends.append(texts.END.fill(letter=diagram.LETTERS[COLOURS[colour]], x=x, y=y))
    return texts.GO_ON.fill(ends=listed(ends)) if ends else texts.GO_ON.fill(ends="-")


def _first_terminal(state: State) -> Text:
    for slot in range(1, state.slots + 1):
        if LONE <= state.face[slot] < PAIR:
            x, y = cell_at(state.place[slot])
            colour = next_to_begin(state, state.to_move) if state.routes == 2 else None
            move = moves.lay(TERMINAL, x, y, opposite(state.face[slot] - LONE), colour=colour)
            return texts.BACK_TO_BACK.fill(move=moves.notation(move))
    return texts.FIRST_TERMINAL


def _ponds(state: State, seat: int) -> list[str]:
    codes = [0] * 16
    found = []
    for colour in own_colours(state, seat):
        if not state.played >> colour & 1:
            count = list_ponds(state, codes, 0, seat, colour)
            found += [moves.notation(moves.decode(code)) for code in codes[:count]]
    return found


# The end


def ending(state: State) -> Text:
    return texts.ENDING


def explain(state: State) -> Sequence[Text]:
    told = [_route(state, colour) for colour in range(state.colours)]
    if state.special:
        told += [_points(state, colour) for colour in range(state.colours) if state.laid[colour]]
        told += _dingos(state)
    if state.routes == 2:
        text = texts.BOTH_COUNT if state.add_routes else texts.BEST_COUNTS
        for seat in range(state.seats):
            best, other = better_route(state, seat), other_route(state, seat)
            told.append(text.fill(seat=seat_name(state, seat), best=best, other=other))
    return told


def _route(state: State, colour: int) -> Text:
    if state.laid[colour] == 0:
        return texts.NO_ROUTE.fill(colour=texts.COLOURS[colour])
    text = texts.LOOPED if state.loop[colour] else texts.ROUTE
    paths = " ".join(_path(state, door) for door in route_paths(state, colour))
    return text.fill(colour=texts.COLOURS[colour], length=state.length[colour], paths=paths)


def _path(state: State, door: int) -> str:
    """A path by its cell; a gray one in brackets, with the letter of its animal."""
    x, y = cell_at(state.place[door >> 2])
    if shade_of(state, door, 0, 0):
        return f"{x},{y}"
    return f"({x},{y}{moves.ANIMAL_LETTERS[state.animal[door >> 2]].strip()})"


def _points(state: State, colour: int) -> Text:
    animals = animals_on(state, colour + FIRST_OWNER)
    return texts.POINTS.fill(
        colour=texts.COLOURS[colour],
        length=state.length[colour],
        sets=sets_of(animals),
        set=POINTS_OF_SET,
        bonus=sets_of(animals) * POINTS_OF_SET,
        loss=plague_of(animals),
        rabbits=_rabbits(counted(animals, RABBIT), counted(animals, DINGO)),
        points=points(state, colour),
    )


def _rabbits(count: int, dingos: int) -> Text:
    """DU-41: what rabbits cost, and why."""
    if count == 0:
        return texts.NO_RABBITS
    text = texts.RABBITS_KEPT_AWAY if dingos else texts.RABBITS_COST
    return text.fill(count=count, each=LOSS_OF_RABBIT)


def _dingos(state: State) -> list[Text]:
    """DU-42."""
    without = [seat for seat in range(state.seats) if not laid_dingo(state, seat)]
    if len(without) == state.seats:
        return [texts.NO_DINGO_AT_ALL]
    return [texts.DINGO_NOT_LAID.fill(seat=seat_name(state, seat)) for seat in without]
