"""A move before it is made: the landscape after it, and what it would set off."""

from tablelands.core.match import Match
from tablelands.core.node import Chance
from tablelands.games.outback.formats.moves import Done, Keep, Take
from tablelands.games.outback.game import GAME


def with_a_take() -> tuple[Match, int, Take]:
    for seed in range(50):
        match = Match(GAME, GAME.setup(2), seed=seed)
        while isinstance(match.node, Chance):
            match.chance()
        takes = [move for move in match.legal_moves() or () if isinstance(move, Take)]
        if takes:
            return match, match.state.to_move, takes[0]
    raise AssertionError("nobody can take anything")


def test_a_look_shows_the_animal_where_it_would_be_and_how_far_its_marker_goes() -> None:
    match, seat, take = with_a_take()
    before = match.position()
    shown, told = GAME.look.show(match.state, seat, take), GAME.look.changes(match.state, seat, take)
    assert match.position() == before
    match.play(seat, take)
    assert shown == GAME.diagram.draw(match.state)
    assert [str(line) for line in told] == [str(scene.text) for scene in match.log[-1].narration.story]
    assert "moves from −3 to 1" in str(told[0])


def test_keeping_dice_sets_nothing_off() -> None:
    match, seat, _ = with_a_take()
    assert list(GAME.look.changes(match.state, seat, Keep((0,) * 6))) == []
    assert Done() not in (match.legal_moves() or ())
