"""DU-4, DU-41: the animals on the tiles of a line or frame, which luck lays and which count for a route."""

from collections import Counter
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from tablelands.core.errors import BadPosition, BadRequest, IllegalMove
from tablelands.core.match import Match
from tablelands.core.perft import perft
from tablelands.games.down_under.game import GAME
from tablelands.search.playouts import play_interpreted
from tests.games.down_under.boards import begun, explained, play, shows

STAIRS = [[0, 0], [0, -1], [0, -2], [1, -2], [2, -2], [2, -3], [3, -3]]
KINDS = ["curved", "straight", "curved", "straight", "curved", "curved", "curved"]
ANIMALS = ["emu", "kangaroo", "emu", "rabbit", "platypus", "dingo", "rabbit"]


def with_line(animals: list[str] = ANIMALS, **options: Any) -> Match:
    match = begun(scoring="special", start="line", area=[4, 4], line=STAIRS, **options)
    match.chance(GAME.outcomes.from_json({"animals": animals}))
    return match


def refused(match: Match, outcome: dict[str, Any]) -> str:
    with pytest.raises(IllegalMove) as caught:
        match.chance(GAME.outcomes.from_json(outcome))
    return str(caught.value.rule)


def test_du_4_the_animals_of_a_given_line_are_drawn_before_anything_lies() -> None:
    match = begun(scoring="special", start="line", area=[4, 4], line=STAIRS)
    assert match.node.to_json() == {"kind": "chance", "due": "animals", "count": 7}
    assert (match.position()["tiles"], match.position()["to_move"]) == ([], None)
    assert GAME.load(match.position())[1] == match.state
    match.chance(GAME.outcomes.from_json({"animals": ANIMALS}))
    assert [(tile["tile"], tile["animal"]) for tile in match.position()["tiles"]] == list(
        zip(KINDS, ANIMALS, strict=True)
    )
    assert GAME.load(match.position())[1] == match.state
    assert shows(
        match,
        """
       0      1      2      3
                    ╭╯     ╔╝
 -3    ·      ·   ─d╯ ╔X══X╝ ╭r─
                     ╔╝     ╭╯
      ╭╯      │     ╔╝
 -2 ─e╯ ╔X════X════X╝ ╭p─   ·
       ╔╝     r      ╭╯
       ║
 -1 ───X─k─   ·      ·      ·
       ║
      ╔╝
  0 ═X╝ ╭e─   ·      ·      ·
       ╭╯
""",
    )


def test_du_41_an_animal_on_the_line_counts_for_the_route_that_crosses_it() -> None:
    match = with_line()
    play(match, "s0e@1,-1", "s1k@2,-1")
    lines = " ".join(explained(match))
    assert match.position()["routes"]["yellow"]["length"] == 2
    assert "1,-2r" in lines
    assert "blue" in lines


def test_du_42_the_dingo_of_a_line_is_nobodys() -> None:
    match = with_line()
    play(match, "s0e@1,-1", "c0d@2,-1")
    assert match.position()["hands"]["yellow"]["curved"]["dingo"] == 1
    assert match.position()["hands"]["blue"]["curved"]["dingo"] == 0


def test_du_4_a_drawn_line_comes_with_its_animals() -> None:
    match = begun(scoring="special", start="line")
    assert match.node.to_json() == {"kind": "chance", "due": "line", "count": 1}
    line = [list(cell) for cell in begun(start="line").chance().cells]
    assert refused(match, {"line": line}) == "DU-4"
    assert refused(match, {"animals": ["emu"] * len(line)}) == "DU-51"
    assert refused(match, {"line": [[0, 0], [1, 0]], "animals": ["emu", "emu"]}) == "DU-51"
    drawn = GAME.outcomes.to_json(match.chance())
    assert len(drawn["line"]) == len(drawn["animals"]) == 11
    assert [tile["animal"] for tile in match.position()["tiles"]] == drawn["animals"]
    assert GAME.load(match.position())[1] == match.state


def test_du_52_the_ring_has_nine_curves_and_three_straights_of_each_colour_with_animals_in_ring_order() -> None:
    for area in ([5, 7], [7, 5], [6, 6], [4, 8], [8, 4]):
        match = begun(scoring="special", start="frame", area=area)
        drawn = GAME.outcomes.to_json(match.chance())["animals"]
        tiles = match.position()["tiles"]
        assert [tile["animal"] for tile in tiles] == drawn
        assert (tiles[0]["x"], tiles[0]["y"]) == (0, -1)
        kinds = Counter((tile["colour"], tile["tile"]) for tile in tiles)
        assert kinds == {
            (colour, kind): n for colour in ("red", "green") for kind, n in (("curved", 9), ("straight", 3))
        }


@pytest.mark.parametrize(
    ("animals", "clause"),
    [
        (ANIMALS[:-1], "DU-4"),
        ([*ANIMALS, "emu"], "DU-4"),
        (["emu", "kangaroo", "emu", "rabbit", "emu", "dingo", "rabbit"], "DU-4"),
        (["dingo", "kangaroo", "emu", "rabbit", "emu", "dingo", "rabbit"], "DU-4"),
        (["emu", "dingo", "emu", "rabbit", "platypus", "kangaroo", "rabbit"], "DU-4"),
    ],
)
def test_du_4_animals_that_a_colour_does_not_have_cannot_come_up(animals: list[str], clause: str) -> None:
    match = begun(scoring="special", start="line", area=[4, 4], line=STAIRS)
    assert refused(match, {"animals": animals}) == clause
    told = with_line().position()
    tiles = [tile | {"animal": animal} for tile, animal in zip(told["tiles"], animals, strict=False)]
    if len(animals) == len(ANIMALS):
        with pytest.raises(BadPosition, match="DU-4"):
            GAME.load(told | {"tiles": tiles})


def test_du_4_without_special_scoring_nothing_is_drawn() -> None:
    line = GAME.outcomes.to_json(begun(start="line").chance())["line"]
    assert refused(begun(start="line"), {"line": line, "animals": ["emu"] * 11}) == "DU-4"
    assert begun(start="frame").node.to_json()["kind"] == "decide"
    with pytest.raises(BadRequest, match="'animals' must be a list of"):
        GAME.outcomes.from_json({"animals": ["cow"]})


def test_du_4_animals_are_rolled_or_forced_never_listed() -> None:
    for start in ("line", "frame"):
        state = begun(scoring="special", start=start).state
        assert GAME.possible_outcomes(state) is None
        with pytest.raises(BadRequest, match="cannot be listed"):
            perft(GAME, state, 1)


SMALL = [[0, 0], [0, -1], [0, -2], [1, -2], [2, -2]]
"""Curves at both ends and in the corner, straights between: 3 and 2."""


NAMES = ("kangaroo", "emu", "platypus", "rabbit", "dingo")
CURVES, STRAIGHTS = (2, 2, 2, 2, 1), (2, 2, 1, 2, 0)
Rolls = list[list[str]]


def chi_square(counts: Counter[tuple[str, str]], ways: dict[tuple[str, str], int]) -> float:
    """Against chances in proportion to `ways`; what has none must not come up."""
    possible = {one: n for one, n in ways.items() if n}
    assert set(counts) <= set(possible)
    share = sum(counts.values()) / sum(possible.values())
    return sum((counts[one] - share * n) ** 2 / (share * n) for one, n in possible.items())


def rolled_at_the_table() -> Rolls:
    match = begun(scoring="special", start="line", area=[3, 3], line=SMALL)
    return [GAME.outcomes.to_json(GAME.outcomes.sample(match.state, match.random))["animals"] for _ in range(20000)]


def rolled_in_playouts() -> Rolls:
    state = begun(scoring="special", start="line", area=[3, 3], line=SMALL).state
    lasts: list[Any] = [play_interpreted(GAME, state, 1, seed).last for seed in range(4000)]
    return [[NAMES[animal - 1] for animal in last.animal[1:6]] for last in lasts]


@pytest.mark.parametrize("roll", [rolled_at_the_table, rolled_in_playouts])
def test_du_4_each_tile_still_left_is_equally_likely(roll: Callable[[], Rolls]) -> None:
    """A curve and then a straight: 5 by 4 pairs. A curve and then another: 25 pairs but for the second dingo. So 19
    and 23 degrees of freedom, which exceed 43.8 and 49.7 once in a thousand."""
    rolls, pairs = roll(), list(product(range(5), repeat=2))
    straight_next = {(NAMES[one], NAMES[two]): CURVES[one] * STRAIGHTS[two] for one, two in pairs}
    curve_next = {(NAMES[one], NAMES[two]): CURVES[one] * (CURVES[two] - (one == two)) for one, two in pairs}
    assert chi_square(Counter((one[0], one[1]) for one in rolls), straight_next) < 43.8
    assert chi_square(Counter((one[0], one[2]) for one in rolls), curve_next) < 49.7


def test_du_4_a_ring_takes_each_colours_animals_from_its_own_tiles() -> None:
    """Nine curves of red are all that red has, so its dingo lies there, and so does green's."""
    match = begun(scoring="special", start="frame")
    for _ in range(50):
        drawn = GAME.outcomes.sample(match.state, match.random)
        GAME.outcomes.check(match.state, drawn)
        animals = GAME.outcomes.to_json(drawn)["animals"]
        assert (animals[::2].count("dingo"), animals[1::2].count("dingo")) == (1, 1)
