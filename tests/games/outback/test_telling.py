"""What people see: the diagram, what to do, how the points came about."""

import pytest

from tablelands.core.text import LANGUAGES
from tablelands.games.outback.diagram import unpainted
from tablelands.games.outback.game import GAME
from tablelands.games.outback.state import State

from .boards import BASIC, PLUS, board, happen, play

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


def status(state: State, seat: int | None = 0) -> list[str]:
    """The lines for a seat; those of a watcher for None."""
    moves = GAME.legal_moves(state, seat) if seat == state.to_move else []
    return [str(line) for line in GAME.prompts.status(state, seat, moves)]


@pytest.mark.parametrize(
    ("dice", "rolls", "task"),
    [
        ("emu emu kan koa pla mon", 2, "or take an animal"),
        ("emu kan koa pla mon mon", 1, "Keep some dice and roll the others, as in"),
        ("emu emu kan koa pla pla", 0, "Take an animal from the jeep"),
        ("emu kan koa pla mon mon", 0, "You cannot take anything: choose the hex you lose"),
    ],
)
def test_what_to_do(dice: str, rolls: int, task: str) -> None:
    state = board(BASIC, jeep="emu emu emu pla pla", dice=dice, rolls_left=rolls)
    general = ["Jeep: emu emu emu pla pla", f"Dice: {dice}   (rolls left: {rolls})"]
    assert status(state)[:2] == general
    assert task in status(state)[2]
    assert status(state, 1) == status(state, None) == [*general, "Player 1 is to move."]


def test_what_to_do_after_a_take() -> None:
    state = play(board(BASIC, dice="emu emu kan kan mon pla"), "emu@2a")
    assert status(state)[-1] == "Take another animal, or end your turn with done."
    assert status(play(state, "kan@2b"))[-1] == "You cannot take any more: end your turn with done."


def test_plus_tells_its_tiles_and_penalty() -> None:
    state = board(PLUS, edition="plus", penalty_tile="neighbours-a", dice="emu kan koa pla mon mon mon")
    state.tiles, state.bonus[0], state.bonus_count[0] = 0b110, 8, 1
    costs = "emu 1, kangaroo 1, koala 2, platypus 2, monitor 1"
    for seat, tiles in (
        (0, "You have: a full row 2 (1)"),
        (1, "Player 1 has: a full row 2 (1)"),
        (None, "Player 1 has: a full row 2 (1)"),
    ):
        lines = status(state, seat)
        assert "Bonus tiles to be had: no marker on the start (2), two markers on the upper part (2)" in lines
        assert tiles in lines
        assert f"Lost spaces cost points for each animal beside them: {costs}." in lines


def test_the_last_round_and_a_full_landscape_are_told() -> None:
    full = BASIC.replace(" · ", "###")
    state = board(full, BASIC, dice="emu kan koa pla mon mon")
    state.to_move = 1
    assert "A landscape is full: this round is the last." in status(state, None)
    assert status(state, 0)[-2:] == ["Player 2 is to move.", "Your landscape is full: you have no more turns."]
    assert "Your landscape is full: you have no more turns." not in status(state, 1)
    goes_on = board(full, BASIC, dice="emu kan koa pla mon mon", end="all-full")
    assert "A landscape is full: this round is the last." not in status(goes_on, None)


# The rules in short


def guide(**options: object) -> str:
    return "\n".join(str(text) for text in GAME.guide.paragraphs(GAME.setups.begin(GAME.setup(2, options))))


def test_the_guide_says_what_the_options_in_force_bring_about() -> None:
    basic, plus = guide(), guide(edition="plus")
    assert "Roll all 6 dice" in basic
    assert "the third animal of a kind" in basic
    assert "cost 2 each" in basic
    assert "the round is played to its end" in basic
    assert "Roll all 7 dice" in plus
    assert "18 hexes" in plus
    assert "the third animal of a kind" not in plus
    assert "a full landscape (3), no marker on the start (2)" in plus
    assert "a full row 7 (4)" in plus
    assert "until every landscape is full" in guide(end="all-full")


def test_the_guide_knows_what_is_drawn() -> None:
    text = guide(edition="plus", bonus_tiles=5, penalty_tile="drawn")
    assert "Five of them are drawn at the beginning" in text
    assert "a penalty tile that is drawn" in text
    state = happen(GAME.setups.begin(GAME.setup(2, {"edition": "plus", "bonus_tiles": 5})), start=0)
    state = happen(state, bonus=["full", "row-2", "row-3", "five-emu", "off-start"])
    text = "\n".join(map(str, GAME.guide.paragraphs(state)))
    assert "a full landscape (3), no marker on the start (2), five emus (2), a full row 2 (1), a full row 3" in text
    assert "row 4" not in text


# Options and refusals


def test_options_describe_themselves() -> None:
    for language in LANGUAGES:
        forms = [option.to_json(language) for option in GAME.options]
        assert all(form["kind"] == "choice" and form["text"] for form in forms)
        words = [choice["text"] for form in forms for choice in form["choices"]]
        assert all(words)
        assert '"' not in "".join(words)
    assert [choice["text"] for choice in GAME.options[2].to_json("de")["choices"]] == ["alle", "fünf zufällig gezogene"]
    assert GAME.options[3].to_json("en")["needs"] == [{"option": "edition", "value": "plus", "rule": "OB-20"}]


@pytest.mark.parametrize(
    ("outcome", "words"),
    [
        ({"start": 1}, "Player 2 starts."),
        ({"draw": ["koala", "koala", "emu"]}, "Into the jeep: 1 emu, 2 koalas."),
        ({"dice": ["joker", "monitor", "joker"]}, "Roll: 1 monitor, 2 jokers."),
        ({"bonus": ["row-3", "five-koala"]}, "Bonus tiles in this game: five koalas, a full row 3."),
        ({"penalty": "row"}, "Penalty in this game: the number of its row."),
    ],
)
def test_luck_in_words(outcome: dict[str, object], words: str) -> None:
    assert str(GAME.outcomes.tell(GAME.outcomes.from_json(outcome))) == words
