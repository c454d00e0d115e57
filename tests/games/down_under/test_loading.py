"""Loading checks what a position says; whatever no game can reach is refused with a reason."""

from typing import Any

import pytest

from tablelands.core.errors import BadPosition, BadRequest
from tablelands.games.down_under.game import GAME
from tests.games.down_under.boards import begun, play


def position() -> dict[str, Any]:
    match = begun()
    play(match, "s0@0,0", "s0@1,1", "c0@0,1", "t2@1,0")
    return match.position()


def changed_tile(index: int, **fields: Any) -> dict[str, Any]:
    told = position()
    told["tiles"][index] |= fields
    return told


@pytest.mark.parametrize(
    ("damaged", "reason"),
    [
        (changed_tile(0, x=7, y=7), "DU-8"),
        (changed_tile(1, x=1, y=2), "DU-6|DU-10"),
        (changed_tile(0, colour="red"), "colour"),
        (changed_tile(0, animal="emu"), "DU-4"),
        (changed_tile(2, x=0, y=0), "DU-12"),
        (changed_tile(3, outside=True), "DU-9"),
        (changed_tile(1, outside=True), "DU-9"),
        (changed_tile(2, turn=1), "DU-6"),
        (changed_tile(1, x=300), "further|DU-8|DU-6"),
        (position() | {"billabongs": 3}, "billabongs"),
        (position() | {"to_move": None}, "DU-14"),
        (position() | {"finished": [1]}, "DU-15"),
        (position() | {"played": ["yellow"]}, "DU-54"),
        (position() | {"closed": [[0, 2]]}, "DU-33"),
        (position() | {"meetings": [{"x": 0, "y": 2, "by": 0}]}, "DU-32"),
        (position() | {"extending": {"x": 0, "y": 0, "edge": "N", "colour": "yellow"}}, "DU-30"),
        (position() | {"hands": {"yellow": {}, "blue": {}}}, "straight"),
    ],
)
def test_what_no_game_can_reach_is_refused(damaged: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        GAME.load(damaged)


def test_fields_that_can_be_worked_out_may_be_missing() -> None:
    told = position()
    setup, state = GAME.load(
        {name: value for name, value in told.items() if name not in ("closed", "single", "routes")}
    )
    assert GAME.position(setup, state) == told


def test_a_move_needs_what_the_options_ask_for() -> None:
    lay = {"type": "lay", "tile": "straight", "x": 0, "y": 0, "turn": 0}
    with pytest.raises(BadRequest, match="animal"):
        begun(scoring="special").play(0, GAME.move_from_json(lay))
    with pytest.raises(BadRequest, match="animal"):
        begun().play(0, GAME.move_from_json(lay | {"animal": "emu"}))
    with pytest.raises(BadRequest, match="colour"):
        begun(routes=2).play(0, GAME.move_from_json(lay | {"tile": "terminal"}))
    begun().play(0, GAME.move_from_json(lay | {"animal": None, "extra": 1}))


def test_notation_is_forgiving() -> None:
    for text in ("c3e@-1,2", " C3 E @ (-1, 2)", "c3e-1,2"):
        assert GAME.notation(GAME.move_from_notation(text)) == "c3e@-1,2"
    for text in ("Red:B3@1,1", "red : b1 @ 1,1"):
        assert GAME.notation(GAME.move_from_notation(text)) == "red:b1@1,1"
    with pytest.raises(BadRequest, match="write for example"):
        GAME.move_from_notation("q1@0,0")
