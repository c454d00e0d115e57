"""What helps the eye: colours for every background, marks on what is new, boards without Unicode."""

from collections.abc import Sequence

import pytest
from rich.color import Color

from tablelands.cli.ascii_art import can_show_boards, to_ascii
from tablelands.cli.screen import STYLES, paint
from tablelands.core.history import latest_to_all, new_for
from tablelands.core.log import Entry, Moved
from tablelands.core.match import Match
from tablelands.core.registry import find_game, game_ids
from tablelands.core.viewport import Viewport
from tests.support.games import Case, all_cases, cases, random_match

READABLE = 3.8
BLACK, WHITE = 0.0, 1.0


def brightness(colour: str) -> float:
    """Relative luminance, as WCAG has it."""
    parts = [part / 255 for part in Color.parse(colour).get_truecolor()]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("colour", [style for style in STYLES.values() if style != "bold"])
def test_every_colour_can_be_read_on_black_and_on_white(colour: str) -> None:
    there = brightness(colour)
    assert (there + 0.05) / (BLACK + 0.05) > READABLE
    assert (WHITE + 0.05) / (there + 0.05) > READABLE


def test_a_painted_piece_is_as_wide_as_before() -> None:
    assert paint("koa", "red") == "\x1b[38;5;160mkoa\x1b[0m"


# What is new


def laid(*moves: str) -> Match:
    game = find_game("sturts-stony-desert")
    match = Match(game, game.setup(2), seed=1)
    for number, move in enumerate(moves):
        match.play(number % 2, game.notation.read(move))
    return match


def columns(entries: Sequence[Entry]) -> list[int]:
    return [entry.move.x for entry in entries if isinstance(entry, Moved)]


def test_to_a_seat_all_is_new_since_its_last_turn() -> None:
    match = laid("d0@0,0", "d0@1,0", "d0@2,0")
    assert columns(new_for(match.log, 1)) == [2]
    assert columns(new_for(match.log, 0)) == [1, 2]
    assert columns(latest_to_all(match.log)) == [2]


def test_what_was_taken_back_is_not_new() -> None:
    match = laid("d0@0,0", "d0@1,0")
    match.take_back([1])
    assert columns(latest_to_all(match.log)) == [0]
    assert columns(new_for(match.log, 1)) == [0]


def test_a_new_tile_has_a_star() -> None:
    match = laid("d0@0,0", "d0@1,0")
    picture = match.game.diagram.draw(match.state, viewport=Viewport(seat=0, new=new_for(match.log, 0)))
    assert "•   • • * •" in picture
    assert "*" not in match.game.diagram.draw(match.state)


@pytest.mark.parametrize("game_id", ["down-under", "outback", "sturts-stony-desert"])
def test_what_is_new_looks_different(game_id: str) -> None:
    for case in cases(game_id)[:: max(1, len(cases(game_id)) // 4)]:
        match = random_match(case, seed=2, events=30)
        marked = match.game.diagram.draw(match.state, viewport=Viewport(new=tuple(match.log)))
        unmarked = match.game.diagram.draw(match.state, viewport=Viewport())
        assert marked != unmarked
        assert len(marked.splitlines()) == len(unmarked.splitlines())


def test_a_hex_just_filled_stands_in_parentheses() -> None:
    match = random_match(cases("outback")[0], seed=3, events=24)
    takes = [entry for entry in match.log if type(getattr(entry, "move", None)).__name__ == "Take"]
    picture = match.game.diagram.draw(match.state, viewport=Viewport(new=(takes[-1],)))
    assert picture.count("(") == picture.count(")") == 1


def test_an_open_cell_says_its_name() -> None:
    match = laid("d0@0,0")
    assert " -1,-1  0,-1  1,-1" in match.game.diagram.draw(match.state, viewport=Viewport())


def test_a_standing_route_has_the_colour_of_its_side() -> None:
    match = laid(*(f"d{x % 2}@{x},{y}" for x in range(5) for y in range(2)))
    painted = match.game.diagram.draw(match.state, lambda piece, colour: f"<{colour}>" * (colour == "blue") + piece)
    assert painted.count("<blue>") > 5
    assert "<blue>" not in laid("d0@0,0").game.diagram.draw(laid("d0@0,0").state, lambda piece, colour: f"<{colour}>")


# Without Unicode


@pytest.mark.parametrize("case", [case for case in all_cases() if case.setup.seats == 2][::9], ids=repr)
def test_a_board_in_ascii_has_a_sign_for_every_character(case: Case) -> None:
    match = random_match(case, seed=2, events=40)
    picture = match.game.diagram.draw(match.state, viewport=Viewport(new=tuple(match.log)))
    drawn = to_ascii(picture)
    assert drawn.isascii()
    assert "?" not in drawn
    assert [len(line) for line in drawn.splitlines()] == [len(line) for line in picture.splitlines()]


def test_words_lose_their_accents_and_nothing_else() -> None:
    assert to_ascii("Gültig: größte Züge, règles où, œuf …") == "Gueltig: groesste Zuege, regles ou, oeuf ..."


@pytest.mark.parametrize(("encoding", "can"), [("utf-8", True), ("ascii", False), ("latin-1", False), ("none", False)])
def test_an_encoding_shows_boards_or_not(encoding: str, can: bool) -> None:
    assert can_show_boards(encoding) is can


@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_says_how_it_marks_what_is_new(game_id: str) -> None:
    assert find_game(game_id).diagram.NEW.en
