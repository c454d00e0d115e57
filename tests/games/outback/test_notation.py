"""Moves and outcomes as people write them."""

import pytest

from tablelands.core.errors import BadRequest
from tablelands.games.outback.formats.moves import Block, Done, Keep, Move, Take
from tablelands.games.outback.formats.outcomes import BonusTiles, Drawn, PenaltyTile, Rolled, Starts
from tablelands.games.outback.game import GAME


@pytest.mark.parametrize(
    ("move", "written"),
    [
        (Keep((0, 0, 2, 0, 0, 1)), "keep koa koa *"),
        (Keep((0, 0, 0, 0, 0, 0)), "keep -"),
        (Take(2, 0, 4, 2), "koa@4c"),
        (Take(4, 2, 7, 0), "mon**@7a"),
        (Take(0, -4, -1, 30), "emu*-4@-1#30"),
        (Take(0, 12, 2, -3), "emu*12@2#-3"),
        (Done(), "done"),
        (Block(3, 3), "block@3d"),
    ],
)
def test_notation_and_back(move: Move, written: str) -> None:
    assert GAME.notation(move) == written
    assert GAME.move_from_notation(written) == move
    assert GAME.move_from_json(GAME.move_to_json(move)) == move


@pytest.mark.parametrize(
    ("written", "move"),
    [
        ("  KEEP  Koala,koa , joker", Keep((0, 0, 2, 0, 0, 1))),
        ("keep **emu", Keep((1, 0, 0, 0, 0, 2))),
        ("koala * @ 4 C", Take(2, 1, 4, 2)),
        ("koa4c", Take(2, 0, 4, 2)),
        ("Block 2a", Block(2, 0)),
        ("DONE", Done()),
    ],
)
def test_case_spaces_and_full_names_are_forgiven(written: str, move: Move) -> None:
    assert GAME.move_from_notation(written) == move


@pytest.mark.parametrize("written", ["", "keep", "keep wombat", "koa", "joker@2a", "*@2a", "koa@2", "block", "roll"])
def test_what_cannot_be_read_shows_how_to_write(written: str) -> None:
    with pytest.raises(BadRequest, match="for example"):
        GAME.move_from_notation(written)


@pytest.mark.parametrize(
    "move",
    [
        {"type": "take", "animal": "joker", "jokers": 0, "row": 2, "hex": 0},
        {"type": "take", "animal": "emu", "jokers": 0, "row": 2},
        {"type": "take", "animal": "emu", "jokers": True, "row": 2, "hex": 0},
        {"type": "take", "animal": "emu", "jokers": 0, "row": 2.0, "hex": 0},
        {"type": "block", "row": "2", "hex": 0},
        {"type": "keep"},
        {"type": "keep", "dice": ["emu", "wombat"]},
        {"type": "keep", "dice": "emu"},
        {"type": "keep", "dice": [1]},
        {"type": "roll"},
        {},
    ],
)
def test_what_is_no_move_is_a_bad_request(move: dict[str, object]) -> None:
    with pytest.raises(BadRequest):
        GAME.move_from_json(move)


def test_dice_are_a_multiset() -> None:
    one = GAME.move_from_json({"type": "keep", "dice": ["joker", "koala", "emu", "koala"]})
    other = GAME.move_from_json({"type": "keep", "dice": ["koala", "emu", "joker", "koala"]})
    assert one == other
    assert GAME.move_to_json(one)["dice"] == ["emu", "koala", "koala", "joker"]


def test_outcomes_in_a_log() -> None:
    assert GAME.outcome_notation(Starts(1)) == "start: 1"
    assert GAME.outcome_notation(Drawn((1, 0, 2, 0, 0))) == "jeep: emu koa koa"
    assert GAME.outcome_notation(Rolled((0, 1, 0, 0, 0, 2))) == "dice: kan * *"
    assert GAME.outcome_notation(PenaltyTile(1)) == "penalty: row"
    tiles = GAME.outcome_from_json({"bonus": ["row-2", "full"]})
    assert isinstance(tiles, BonusTiles)
    assert GAME.outcome_notation(tiles) == "bonus: full row-2"
