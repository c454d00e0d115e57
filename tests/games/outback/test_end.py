"""OB-12: when the game is over."""

from tablelands.core.node import Chance, Decide, Over
from tablelands.games.outback.game import GAME
from tablelands.games.outback.state import State

from .boards import BASIC, board, play

ALMOST = BASIC.replace(" · ", "###").replace("2 |###|", "2 | · |")
FULL = BASIC.replace(" · ", "###")
MISSED = "emu kan koa pla mon mon"


def turn_of(seat: int, *drawings: str, start: int = 0, **more: str) -> State:
    """A seat that can only block."""
    state = board(*drawings, seats=len(drawings), dice=MISSED, jeep="emu emu emu emu emu", **more)
    state.to_move, state.start = seat, start
    return state


def test_ob_12_the_round_is_played_to_its_end() -> None:
    state = play(turn_of(1, BASIC, ALMOST, BASIC), "block@2a")
    assert (GAME.node(state), state.to_move) == (Chance("dice", 6), 2)
    state.dice, state.due, state.rolls_left = [1, 1, 1, 1, 2, 0], 5, 0
    state = play(state, "block@3a")
    assert isinstance(GAME.node(state), Over)
    told = GAME.position(GAME.setup(3), state)
    assert (told["to_move"], told["rolls_left"], told["dice"], told["taken"]) == (None, 0, [], [])


def test_ob_12_the_start_seat_has_no_other_turn() -> None:
    assert isinstance(GAME.node(play(turn_of(2, BASIC, BASIC, ALMOST), "block@2a")), Over)
    assert play(turn_of(2, BASIC, BASIC, ALMOST, start=1), "block@2a").to_move == 0
    assert isinstance(GAME.node(play(turn_of(0, ALMOST, BASIC, BASIC, start=1), "block@2a")), Over)


def test_ob_12_a_landscape_filled_by_a_take_is_full_at_the_end_of_the_turn() -> None:
    state = board(BASIC, ALMOST, dice="koa koa emu kan pla mon")
    state.to_move = 1
    taken = play(state, "koa@2a")
    assert GAME.node(taken) == Decide((1,))
    assert isinstance(GAME.node(play(taken, "done")), Over)


def test_ob_12_all_full_goes_on_until_every_landscape_is_full() -> None:
    state = play(turn_of(1, FULL, ALMOST, BASIC, end="all-full"), "block@2a")
    assert state.to_move == 2
    state = play(turn_of(2, FULL, FULL, BASIC, end="all-full"), "block@2a")
    assert state.to_move == 2
    assert isinstance(GAME.node(play(turn_of(1, FULL, ALMOST, FULL, end="all-full"), "block@2a")), Over)


def test_ob_12_who_is_full_rests() -> None:
    assert play(turn_of(2, BASIC, FULL, BASIC, end="all-full"), "block@2a").to_move == 0
    assert play(turn_of(0, BASIC, FULL, BASIC, end="all-full"), "block@2a").to_move == 2
    assert play(turn_of(0, BASIC, FULL, FULL, BASIC, end="all-full"), "block@2a").to_move == 3
