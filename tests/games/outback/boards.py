"""Landscapes drawn as text, in and out, and positions around them.

A landscape is drawn from its top row down, each row with its number: `5 | · |koa|###| · |`.
"""

import re
from typing import Any

from tablelands.core.errors import IllegalMove
from tablelands.games.outback.components import cell_of_hex
from tablelands.games.outback.formats.moves import SHORT
from tablelands.games.outback.game import GAME
from tablelands.games.outback.state import ACT, ANIMALS, FACES, State

BASIC = """
6 | · |
5 | · | · | · | · |
4 | · | · | · |
3 | · | · | · | · |
2 | · | · | · |
"""
PLUS = """
7 | · |
6 | · | · | · |
5 | · | · | · | · |
4 | · | · | · |
3 | · | · | · | · |
2 | · | · | · |
"""
NAMED_HEX = re.compile(r"\|\d[a-z] (?=\|)")


def counts(names: str, known: tuple[str, ...] = FACES) -> list[int]:
    """How many of each face or animal, out of their short names: `koa koa *`."""
    words = names.split()
    assert all(word in SHORT[: len(known)] for word in words), names
    return [words.count(SHORT[face]) for face in range(len(known))]


def board(*drawings: str, seats: int = 2, jeep: str = "emu kan koa pla mon", dice: str = "", **more: Any) -> State:
    """Seat 0 started and is to move; drawings are those of seats 0, 1, ...; markers stand where `markers` says.

    `more` are options of the game, or `rolls_left`, or `markers` of seat 0 as steps along the track.
    """
    rolls_left, markers = more.pop("rolls_left", 0), more.pop("markers", {})
    state = GAME.start(GAME.setup(seats, more))
    state.start = state.to_move = 0
    state.due, state.rolls_left = ACT, rolls_left
    state.jeep, state.dice = counts(jeep, ANIMALS), counts(dice)
    for seat, drawing in enumerate(drawings):
        fill(state, seat, drawing)
    for animal, name in enumerate(SHORT[:5]):
        state.steps[animal] = markers.get(name, 0)
        state.bag[animal] -= state.jeep[animal] + sum(mask.bit_count() for mask in state.settled[animal::5])
    return state


def fill(state: State, seat: int, drawing: str) -> None:
    for line in drawing.strip().splitlines():
        number, *hexes = line.strip().strip("|").split("|")
        for place, what in enumerate(hexes):
            bit = 1 << cell_of_hex(int(number), place)
            if what.strip() == "###":
                state.lost[seat] |= bit
            elif what.strip() in SHORT:
                state.settled[seat * 5 + SHORT.index(what.strip())] |= bit
            else:
                continue
            state.free[seat] &= ~bit


def drawn(state: State, seat: int = 0) -> str:
    """The rows of a seat's landscape out of the diagram of the game."""
    header, *picture = GAME.diagram(state).splitlines()
    width = header.index("[2]") - 1
    lines = [line for line in picture if line[:1].isdigit()]
    blocks = [line[seat * width : (seat + 1) * width].strip() for line in lines]
    rows = [re.sub(r"^(\d) +\|", r"\1 |", NAMED_HEX.sub("| · ", block)) for block in blocks]
    return "\n" + "\n".join(rows) + "\n"


def play(state: State, *written: str) -> State:
    for text in written:
        move = GAME.move_from_notation(text)
        GAME.check(state, state.to_move, move)
        state = GAME.play(state, state.to_move, move)
    return state


def happen(state: State, **outcome: Any) -> State:
    parsed = GAME.outcome_from_json(outcome)
    GAME.check_outcome(state, parsed)
    return GAME.resolve(state, parsed)


def refusal(state: State, written: str) -> str | None:
    """The clause that forbids a move, or None."""
    try:
        GAME.check(state, state.to_move, GAME.move_from_notation(written))
    except IllegalMove as error:
        return error.rule
    return None


def legal(state: State) -> set[str]:
    """All listed moves; each is listed once."""
    written = [GAME.notation(move) for move in GAME.legal_moves(state, state.to_move) or []]
    assert len(set(written)) == len(written)
    return set(written)


def marker(state: State, animal: str, seat: int = 0) -> int:
    return state.steps[seat * 5 + SHORT.index(animal)]
