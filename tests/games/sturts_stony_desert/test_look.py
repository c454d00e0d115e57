"""A move before it is made: what it would look like, what it would set off, and what the next tile could do."""

from tablelands.core.match import Match
from tests.games.sturts_stony_desert.boards import game

ZIGZAG = [f"d{x % 2}@{x},{y}" for x in range(5) for y in range(2)]


def after(*moves: str) -> Match:
    match = Match(game(), game().setup(2))
    for number, move in enumerate(moves):
        match.play(number % 2, match.game.notation.read(move))
    return match


def look(match: Match, move: str) -> tuple[str, list[str]]:
    read = match.game.notation.read(move)
    seat = match.number % 2
    return match.game.look.show(match.state, seat, read), list(
        map(str, match.game.look.changes(match.state, seat, read))
    )


def test_a_look_shows_the_board_after_the_move_and_changes_nothing() -> None:
    match, there = after("d0@0,0"), after("d0@0,0", "f2@1,0")
    before = match.position()
    assert look(match, "f2@1,0")[0] == there.game.diagram.draw(there.state)
    assert match.position() == before


def test_a_look_tells_a_route_that_the_move_would_complete() -> None:
    assert look(after(*ZIGZAG[:-1]), ZIGZAG[-1])[1] == ["A west-east route was completed in the first phase (SD-6)."]


def test_a_look_warns_of_what_one_more_tile_could_do() -> None:
    assert look(after("d0@0,0"), "d0@1,0")[1] == ["After it, no single tile can complete a route."]
    (warning,) = look(after(*ZIGZAG[:-1]), "f0@0,2")[1]
    assert warning.startswith("After it, one tile could complete a west-east route, at: ")
    assert "4,1" in warning
