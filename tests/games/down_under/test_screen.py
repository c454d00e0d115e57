"""What somebody who knows nothing but the screen can learn from it: rules, prompts, previews, stories, refusals."""

import importlib
import itertools
import pkgutil
import textwrap
from typing import Any

import pytest

from tablelands.core.errors import BadRequest, Refused
from tablelands.core.match import Match
from tablelands.core.text import LANGUAGES
from tablelands.games import down_under
from tablelands.games.down_under.game import GAME
from tests.games.down_under.boards import FOUR_TERMINALS, begun, drawn, explained, legal, play, prompt, seat_to_move
from tests.games.down_under.positions import FOUR_MEET, MEET, NEARLY_CLOSED, ONE_END, TWO_CROWDS, blue_leads_in
from tests.games.down_under.screens import scenes, set_off
from tests.support.texts import texts_in


def rules(match: Match) -> str:
    return "\n".join(str(line) for line in GAME.guide.paragraphs(match.state))


def preview(match: Match, move: str) -> str:
    seat = seat_to_move(match)
    typed = GAME.notation.typed(match.state, seat, move, match.legal_moves())
    changes = GAME.look.changes(match.state, seat, typed)
    return "\n".join([GAME.look.show(match.state, seat, typed), *map(str, changes)])


def story(match: Match, move: str) -> list[str]:
    return [str(scene.text) for scene in set_off(match, move)]


def answer(match: Match, typed: str) -> str:
    with pytest.raises(Refused) as caught:
        match.play(0, GAME.notation.typed(match.state, 0, typed, match.legal_moves()))
    assert len({caught.value.text.say(language) for language in LANGUAGES}) == len(LANGUAGES)
    return str(caught.value)


# The rules


ALL_OPTIONS: list[tuple[int, dict[str, Any]]] = [
    *((seats, {"scoring": scoring}) for seats in (2, 3, 4) for scoring in ("basic", "special")),
    *((seats, {"ends": 1, "scoring": "special"}) for seats in (2, 3, 4)),
    *((2, {"start": start, "ends": ends, "scoring": "special"}) for start in ("line", "frame") for ends in (1, 2)),
    *((2, {"routes": 2, "scoring": "special", "tiles_per_turn": tiles}) for tiles in (1, 2)),
    (3, {"start": "line", "scoring": "special"}),
    (2, {"area": "unlimited"}),
]


@pytest.mark.parametrize(("seats", "options"), ALL_OPTIONS)
def test_the_rules_fit_on_a_tall_screen(seats: int, options: dict[str, Any]) -> None:
    told = GAME.guide.paragraphs(begun(seats, **options).state)
    for language in LANGUAGES:
        lines = [line for text in told for line in text.say(language).splitlines()]
        wrapped = list(itertools.chain.from_iterable(textwrap.wrap(line, 100) or [""] for line in lines))
        assert len(wrapped) <= 52, language


ONLY_THEN = [
    ("crosses the area from corner to corner", {"start": "line"}),
    ("frame of tiles (X)", {"start": "frame"}),
    ("Everybody begins with a terminal", {"ends": 1}),
    ("yellow and red against blue and green", {"routes": 2}),
    ("a terminal of each colour", {"routes": 2}),
    ("loses to", {"scoring": "special"}),
    ("does nothing for you unless your route takes its grey path too", {"scoring": "special"}),
    ("plus 5 for each set of emu, kangaroo and platypus", {"scoring": "special"}),
    ("minus 2 for each rabbit unless a dingo is on it", {"scoring": "special"}),
    ("has no borders", {"area": "unlimited"}),
]


@pytest.mark.parametrize(("words", "options"), ONLY_THEN)
def test_rules_that_an_option_brings_are_told_with_it_only(words: str, options: dict[str, Any]) -> None:
    assert words in rules(begun(**options))
    assert words not in rules(begun())


def test_rules_tell_nothing_that_cannot_happen() -> None:
    assert "Loops." in rules(begun())
    assert "Loops." not in rules(begun(ends=1))
    assert "Loops." not in rules(begun(routes=2))
    assert "three colours" not in rules(begun())
    assert "three colours" in rules(begun(3))
    assert "Of four colours" not in rules(begun(3))
    assert "Of four colours" in rules(begun(4))
    assert "Of four colours" in rules(begun(routes=2))
    assert "X" not in rules(begun())
    assert "G green" not in rules(begun(3))


def test_the_area_is_told_with_its_size_and_whether_it_is_fixed() -> None:
    assert "5 by 7 cells, lying or standing" in rules(begun())
    assert "5 by 7 cells and lies where it is" in rules(begun(start="frame"))
    assert "only terminals fit" in rules(begun())
    assert "only terminals fit:" not in rules(begun(area="unlimited"))


def test_how_two_routes_are_played_and_counted() -> None:
    assert "Lay two tiles, one of each of your colours" in rules(begun(routes=2))
    assert "Lay one tile, of either of your colours" in rules(begun(routes=2, tiles_per_turn=1))
    assert "The better of your two routes counts" in rules(begun(routes=2))
    assert "added up" in rules(begun(routes=2, route_score="sum"))
    assert "both their dingos" in rules(begun(routes=2, scoring="special"))


def test_every_tile_that_one_may_lay_is_pictured() -> None:
    for name in ("s0", "s1", "c0", "c1", "c2", "c3", "t0", "t1", "t2", "t3", "b0", "b1"):
        assert f"{name} " in str(GAME.guide.legend()) or f"{name}\n" in str(GAME.guide.legend())
    assert "Y yellow, B blue, R red, G green" in str(GAME.guide.legend())


# Where the game stands


def test_with_special_scoring_one_sees_what_each_route_has_so_far() -> None:
    match = begun(scoring="special", area="unlimited")
    play(match, "s1k@0,0", "s0e@1,1", "s1k@-1,0", "s0k@1,0", "s1e@2,0", "s0p@1,2")
    assert "yellow: route of 4, 1k, 4 points; dingo not laid yet\n  in hand: straight (s) 1e 1p 2r" in prompt(match)
    play(match, "c2r@3,0", "c0d@1,3", "c3k@3,1", "t2@1,-1", "s1e@2,1")
    assert "yellow: route of 8, 1k 1e, 8 points; dingo not laid yet" in prompt(match)
    assert "blue: route of 5, no animals, 5 points; dingo laid\n" in prompt(match)
    assert "8 points; dingo not laid yet; in hand: s 3, c 7, t 2" in prompt(match)


def test_the_room_that_is_left_is_told_until_a_direction_is_full() -> None:
    match = begun(area=[3, 4])
    assert "Area 3 by 4, still empty" in prompt(match)
    play(match, "s1@0,0")
    assert "columns 0 to 0 (up to 3 more), rows 0 to 0 (up to 3 more)" in prompt(match)
    play(match, "s1@0,1", "s1@1,0", "s1@1,1", "s1@2,0", "s1@2,1", "s1@3,0")
    assert "columns 0 to 3 (full), rows 0 to 1 (up to 1 more)" in prompt(match)


def test_du_12_an_end_that_only_a_terminal_fits_is_told_apart() -> None:
    match = begun(area=[3, 4])
    play(match, "s1@0,0", "s1@0,1", "s1@1,0", "s1@1,1", "s1@2,0", "s1@2,1", "s1@3,0", "s1@3,1")
    assert "Y into 4,0 (off the area: terminal only)" in prompt(match)
    match = begun(area="unlimited")
    play(match, "s0@0,0", "s0@1,0", "t0@0,1", "s0@1,1", "s0@0,-1", "c3@1,2", "s0@0,-2", "c0@0,2", "s0@0,-3")
    assert "B into 0,1 (half a cell: terminal only)" in prompt(match)


# What to do


def test_du_10_where_one_may_begin_depends_on_the_start() -> None:
    match = begun()
    assert "straight or curved, at 0,0." in prompt(match)
    play(match, "s0@0,0")
    assert "touches a laid one at an edge or a corner." in prompt(match)
    for start in ("line", "frame"):
        match = begun(start=start)
        if start == "line":
            match.chance()
        assert "in any free cell" in prompt(match)
        play(match, legal(match)[0])
        assert "X tiles count" in prompt(match)
        assert "at 0,0" not in prompt(match)


def test_du_53_du_54_that_a_game_begins_with_terminals_is_said() -> None:
    match = begun(routes=2)
    assert "The game begins with terminals, back to back: lay yellow's at 0,0, and blue goes into" in prompt(match)
    play(match, FOUR_TERMINALS[0])
    assert "Lay blue's first terminal back to back with the one that lies there: blue:t2@0,0." in prompt(match)
    play(match, FOUR_TERMINALS[1])
    assert "Lay red's first terminal so that it touches something laid" in prompt(match)
    assert "begins with terminals" in prompt(begun(ends=1))


def test_du_20_the_loop_prompt_shows_a_legal_turn_and_what_declining_means() -> None:
    match = drawn(NEARLY_CLOSED)
    play(match, "c0@0,1", "t2@-1,-2")
    (example,) = [word for word in prompt(match).split() if word.startswith("turn")]
    assert example in legal(match)
    assert "ends your part in the game for good" in prompt(match)


def test_du_32_a_billabong_is_offered_with_what_it_does() -> None:
    match = drawn(MEET, to_move=0, meet=0, options=ONE_END)
    assert "joins the same sides as c0 or c1 and lets both routes go on: b0@1,0." in prompt(match)
    assert "joins each route to itself, so that both become loops: b0@1,0." in prompt(blue_leads_in())


def test_the_animal_is_asked_for_only_where_one_can_be_laid() -> None:
    match = begun(scoring="special", area=[3, 3])
    assert "Write the animal too: s0k@0,0" in prompt(match)
    play(match, "s1k@0,0", "s1k@0,1", "s1k@1,0", "s1k@1,1", "s1e@2,0", "s1e@2,1")
    assert legal(match) == ["t1@-1,0", "t3@3,0"]
    assert "Write the animal" not in prompt(match)


# Moves, typed and told


def test_du_4_a_terminal_is_written_without_an_animal_and_said_to_have_none_in_json() -> None:
    match = begun(scoring="special", ends=1)
    move = GAME.notation.typed(match.state, 0, "t1@0,0", match.legal_moves())
    assert GAME.notation.write(move) == "t1@0,0"
    assert GAME.moves.to_json(move)["animal"] is None
    assert GAME.notation.read("t1-@0,0") == move
    plain = begun(ends=1)
    assert "animal" not in GAME.moves.to_json(GAME.notation.typed(plain.state, 0, "t1@0,0", plain.legal_moves()))


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("c2@0,0", "Write the animal too, for example c2k@0,0."),
        ("c9@0,0", "The turn of a tile is 0 to 3; write for example c0k@0,0."),
        ("s12", "The turn of a tile is 0 to 3; write for example s0k@0,0."),
        ("c0", "Which cell? Write for example c0k@0,0."),
        ("C0K @", "Which cell? Write for example c0k@0,0."),
        ("hello", "'hello' is no move; write for example s0k@0,0 or c0k@0,0."),
    ],
)
def test_what_cannot_be_played_is_answered_with_how_to_write_it(typed: str, told: str) -> None:
    assert answer(begun(scoring="special"), typed) == told


def test_answers_fit_the_options_in_force() -> None:
    assert answer(begun(), "hello") == "'hello' is no move; write for example s0@0,0 or c0@0,0."
    assert answer(begun(), "c2k@0,0") == "When only length counts, no animal is written; write c2@0,0."
    match = begun(routes=2, scoring="special")
    play(match, *FOUR_TERMINALS)
    assert answer(match, "s0@0,-1").endswith("write the colour too, for example yellow:s0k@0,-1.")
    match = drawn(NEARLY_CLOSED)
    play(match, "c0@0,1", "t2@-1,-2")
    assert answer(match, "hello").endswith("write for example turn0@0,0 or decline.")


def test_du_54_a_colour_is_written_in_any_language_by_its_letter_or_left_out_where_only_one_can_be_meant() -> None:
    match = begun(routes=2)
    for typed in ("yellow:t0@0,0", "y:t0@0,0", "Yellow t0 0,0", "gelb:t0@0,0", "jaune t0@0,0", "t0@0,0"):
        assert GAME.notation.write(GAME.notation.typed(match.state, 0, typed, match.legal_moves())) == "yellow:t0@0,0"
    play(match, *FOUR_TERMINALS)
    play(match, "yellow:s0@0,-1", "blue:s0@0,1")
    assert GAME.notation.write(GAME.notation.typed(match.state, 1, "g s0@1,1", match.legal_moves())) == "green:s0@1,1"


def test_the_example_of_an_animal_is_one_that_is_left() -> None:
    match = begun(scoring="special", area="unlimited")
    play(match, "s1k@0,0", "s1k@0,1", "s1k@1,0", "s1k@1,1")
    assert answer(match, "s1@2,0") == "Write the animal too, for example s1e@2,0."


# What a move sets off


def test_du_20_a_loop_that_closes_or_opens_is_told() -> None:
    match = drawn(NEARLY_CLOSED)
    assert story(match, "t0@0,1") == []
    assert story(match, "c0@0,1") == ["The yellow route closes into a loop, 4 long."]
    play(match, "c0@0,1", "t2@-1,-2")
    assert story(match, "turn0@0,0") == ["The yellow loop is open again."]


def test_du_20_loops_are_told_in_json_too() -> None:
    match = drawn(NEARLY_CLOSED)
    assert scenes(match, "c0@0,1") == [{"kind": "loop", "closed": True, "colour": "yellow"}]
    play(match, "c0@0,1", "t2@-1,-2")
    assert scenes(match, "turn0@0,0") == [{"kind": "loop", "closed": False, "colour": "yellow"}]


def test_du_30_who_goes_on_is_told_in_json_too() -> None:
    match = begun(3, area="unlimited")
    play(match, "s1@0,0", "s0@1,-1")
    told = {"colours": ["blue", "red", "yellow"], "goes_on": ["red"]}
    assert scenes(match, "s0@1,1") == [{"kind": "billabong", "x": 1, "y": 0} | told]


def test_du_31_du_33_that_nobody_goes_on_is_told_in_json_too() -> None:
    told = scenes(drawn(FOUR_MEET, seats=4, to_move=2), "s0@1,1")
    assert told == [{"kind": "billabong", "x": 1, "y": 0, "colours": ["blue", "green", "red", "yellow"], "goes_on": []}]


def test_du_33_cells_are_told_in_the_order_in_which_they_are_closed() -> None:
    match = drawn(TWO_CROWDS, seats=3, to_move=2)
    assert scenes(match, "s0@0,0") == [
        {"kind": "led", "colour": "blue", "before": 2, "after": 3},
        {"kind": "closed", "x": 0, "y": 1},
        {"kind": "closed", "x": -1, "y": 0},
        {"kind": "finished", "colours": ["yellow", "blue", "red"]},
    ]


def test_du_30_a_billabong_that_has_to_be_laid_is_told() -> None:
    match = begun(3, area="unlimited")
    play(match, "s1@0,0", "s0@1,-1")
    assert story(match, "s0@1,1") == [
        "Yellow, blue and red meet at 1,0: a billabong is laid there. Red carries on, the others end there."
    ]


def test_du_32_a_billabong_that_was_chosen_is_not_told_as_one_that_had_to_be_laid() -> None:
    one_end = drawn(MEET, to_move=0, meet=0, options=ONE_END)
    assert story(one_end, "b0@1,0") == [
        "The yellow route closes into a loop, 12 long.",
        "That takes the blue route from 2 to 3.",
    ]


def test_a_move_can_be_looked_at_before_it_is_made() -> None:
    match = begun(scoring="special", area="unlimited")
    play(match, "s1k@0,0", "s0e@1,1", "s1k@-1,0")
    before = match.position()
    shown = preview(match, "s0k@1,0")
    assert "═══Y═══───B─k─▶Y" in shown
    assert "Yellow route 2 → 3, points 2 → 3" in shown
    assert "Blue route 1 → 2, points 1 → 2" in shown
    assert "The grey path joins the yellow route." in shown
    assert match.position() == before


def test_a_preview_tells_what_the_move_sets_off() -> None:
    match = drawn(NEARLY_CLOSED)
    assert "The yellow route closes into a loop, 4 long." in preview(match, "c0@0,1")
    assert "The grey path is on nobody's route yet." in preview(match, "c0@0,1")
    match = begun(area="unlimited")
    play(match, "s0@0,0", "s0@1,0", "t0@0,1", "s0@1,1")
    assert "Finished: yellow." in preview(match, "t2@0,-1")
    assert story(match, "t2@0,-1") == ["Finished: yellow."]


def test_du_54_of_two_routes_the_one_that_is_closed_is_named() -> None:
    match = begun(routes=2)
    play(match, *FOUR_TERMINALS)
    play(match, "yellow:s0@0,-1")
    assert story(match, "blue:t0@0,1") == ["Finished: blue."]
    play(match, "blue:t0@0,1")
    assert "Finished: blue." in prompt(match)


# The end, and the words


def test_the_end_says_what_brackets_mean() -> None:
    match = begun(scoring="special", area="unlimited")
    play(match, "s1k@0,0", "s0e@1,1", "s1k@-1,0", "s0k@1,0")
    assert "(1,0k)" in explained(match)[0]
    assert "In brackets, as in (x,y), the route takes a grey path." in explained(match)
    assert not any("brackets" in line for line in explained(begun()))


def test_french_has_a_no_break_space_before_high_punctuation_in_every_text() -> None:
    names = [module.name for module in pkgutil.walk_packages(down_under.__path__, f"{down_under.__name__}.")]
    modules = [importlib.import_module(name) for name in names]
    said = [text for module in modules for value in vars(module).values() for text in texts_in(value)]
    assert len(said) > 150
    assert [text.fr for text in said if any(f" {mark}" in text.fr for mark in ";:?!")] == []


def test_reading_without_a_game_still_shows_how() -> None:
    with pytest.raises(BadRequest, match=r"c3@0,-1"):
        GAME.notation.read("hello")
