"""What people see: the diagram, what to do, how the points came about."""

import pytest

from tablelands.games.outback.diagram import unpainted
from tablelands.games.outback.game import GAME

from .boards import BASIC, PLUS, board, play

DRAWN = """\
▶[1] ◆                 [2]
      / \\                   / \\
6    |6a |            6    | · |
    / \\ / \\ / \\ / \\       / \\ / \\ / \\ / \\
5  |5a |5b |5c |koa|  5  | · | · | · | · |
    \\ / \\ / \\ / \\ /       \\ / \\ / \\ / \\ /
4    |4a |###|4c |    4    | · | · | · |
    / \\ / \\ / \\ / \\       / \\ / \\ / \\ / \\
3  |3a |3b |3c |3d |  3  | · | · | · | · |
    \\ / \\ / \\ / \\ /       \\ / \\ / \\ / \\ /
2    |koa|2b |emu|    2    | · | · | · |
      \\ / \\ / \\ /           \\ / \\ / \\ /
emu  U3               emu  -3
kan  -3               kan  -3
koa   4 +1            koa  -3
pla  -3               pla  -3
mon  -3               mon  -3"""


def test_the_diagram() -> None:
    state = board(
        """
6 | · |
5 | · | · | · |koa|
4 | · |###| · |
3 | · | · | · | · |
2 |koa| · |emu|
""",
        markers={"emu": 12, "koa": 4},
    )
    state.bonus[0], state.bonus_count[0] = 2, 1
    assert GAME.diagram.draw(state) == DRAWN


def test_four_landscapes_fit_into_eighty_six_columns_and_colours_into_their_places() -> None:
    state = board(PLUS, seats=4, edition="plus")
    assert max(map(len, GAME.diagram.draw(state).splitlines())) <= 86
    assert GAME.diagram.draw(state, unpainted) == GAME.diagram.draw(state)
    assert "<koa>" in GAME.diagram.draw(state, lambda piece, colour: f"<{piece}>")


@pytest.mark.parametrize(
    ("dice", "rolls", "told"),
    [
        ("emu emu kan koa pla mon", 2, "or take an animal"),
        ("emu kan koa pla mon mon", 1, "Keep some dice and roll the others: "),
        ("emu emu kan koa pla pla", 0, "Take an animal from the jeep"),
        ("emu kan koa pla mon mon", 0, "Nothing can be taken: choose the hex that you lose"),
    ],
)
def test_what_to_do(dice: str, rolls: int, told: str) -> None:
    state = board(BASIC, jeep="emu emu emu pla pla", dice=dice, rolls_left=rolls)
    lines = [str(line) for line in GAME.prompts.status(state, None)]
    assert lines[:2] == ["Jeep: emu emu emu pla pla", f"Dice: {dice}   (rolls left: {rolls})"]
    assert told in lines[2]


def test_what_to_do_after_a_take() -> None:
    state = play(board(BASIC, dice="emu emu kan kan mon pla"), "emu@2a")
    assert str(GAME.prompts.status(state, None)[-1]) == "Take another animal, or write done."
    assert str(GAME.prompts.status(play(state, "kan@2b"), None)[-1]) == "Nothing more can be taken: write done."


def test_plus_tells_its_tiles_and_penalty() -> None:
    state = board(PLUS, edition="plus", penalty_tile="neighbours-a", dice="emu kan koa pla mon mon mon")
    state.tiles, state.bonus[0], state.bonus_count[0] = 0b110, 8, 1
    lines = [str(line) for line in GAME.prompts.status(state, None)]
    assert "Bonus tiles to be had: off-start 2, two-upper 2" in lines
    assert "Player 1 has: row-2 1" in lines
    costs = "emu 1, kan 1, koa 2, pla 2, mon 1"
    assert f"Lost spaces cost neighbours-a: for each animal beside it: {costs}." in lines
