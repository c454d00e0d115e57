"""OB-1 to OB-4: what lies in the box."""

from pathlib import Path

import pytest

from tablelands.core.errors import BadPosition, BadRequest
from tablelands.games.outback.components import STANDARD, cell_of_hex, load_components
from tablelands.games.outback.game import GAME, Outback, outback_with
from tablelands.games.outback.rules.scoring import deserves
from tablelands.games.outback.state import ANIMALS, BONUS_TILES, State

from .boards import BASIC, PLUS, board, drawn, happen, marker, play


def touching(state: State, row: int, place: int) -> set[str]:
    """The names of the hexes that touch one."""
    mask = state.near[cell_of_hex(row, place)]
    return {f"{cell // 8 + 2}{'abcdefg'[cell % 8]}" for cell in range(48) if mask >> cell & 1}


def test_ob_1_ninety_tiles_six_or_seven_dice_five_on_the_jeep() -> None:
    assert ANIMALS == ("emu", "kangaroo", "koala", "platypus", "monitor")
    for edition, dice in (("basic", 6), ("plus", 7)):
        state = GAME.setups.begin(GAME.setup(2, {"edition": edition}))
        assert state.bag == [18] * 5
        state = happen(state, start=0)
        assert GAME.outcomes.due(state).count == 5
        state = happen(state, draw=["emu"] * 5)
        assert state.bag == [13, 18, 18, 18, 18]
        assert GAME.outcomes.due(state).count == dice


def test_ob_2_the_basic_landscape() -> None:
    state = board(BASIC)
    assert drawn(state) == BASIC
    assert touching(state, 2, 0) == {"2b", "3a", "3b"}
    assert touching(state, 3, 0) == {"3b", "2a", "4a"}
    assert touching(state, 3, 2) == {"3b", "3d", "2b", "2c", "4b", "4c"}
    assert touching(state, 4, 2) == {"4b", "3c", "3d", "5c", "5d"}
    assert touching(state, 5, 3) == {"5c", "4c"}
    assert touching(state, 6, 0) == {"5a", "5b"}


def test_ob_3_the_plus_landscape() -> None:
    state = board(PLUS, edition="plus")
    assert drawn(state) == PLUS
    assert touching(state, 5, 1) == {"5a", "5c", "4a", "4b", "6a", "6b"}
    assert touching(state, 6, 1) == {"6a", "6c", "5b", "5c", "7a"}
    assert touching(state, 7, 0) == {"6a", "6b"}


def test_ob_4_the_first_point_leads_from_minus_three_to_one() -> None:
    state = board(BASIC, dice="emu emu kan kan kan *")
    assert GAME.position(GAME.setup(2), state)["markers"][0]["emu"] == -3
    assert GAME.position(GAME.setup(2), play(state, "emu@2a"))["markers"][0]["emu"] == 1


@pytest.mark.parametrize(("before", "after", "told"), [(8, 9, 9), (9, 10, "U1"), (20, 21, "U12"), (21, 21, "U12")])
def test_ob_4_left_part_upper_part_and_the_end(before: int, after: int, told: object) -> None:
    state = play(board(BASIC, dice="emu emu kan kan kan *", markers={"emu": before}), "emu@2a")
    assert marker(state, "emu") == after
    assert GAME.position(GAME.setup(2), state)["markers"][0]["emu"] == told


# Tables of one's own


def own(tmp_path: Path, *changes: tuple[str, str]) -> Path:
    text = STANDARD.read_text()
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path = tmp_path / "own.toml"
    path.write_text(text)
    return path


def test_a_table_of_ones_own_is_played_with(tmp_path: Path) -> None:
    game = outback_with(own(tmp_path, ("upper = 12", "upper = 15"), ("hexes = 1, shift = 1", "hexes = 2, shift = 1")))
    setup = game.setup(2)
    position = game.position(setup, game.setups.begin(setup))
    assert position["landscapes"][0]["6"] == [None, None]
    assert game.setups.begin(setup).track_end == 24
    assert "6    | · | · |" in game.diagram.draw(game.setups.begin(setup))


def test_games_with_other_components_never_mix(tmp_path: Path) -> None:
    game = outback_with(own(tmp_path, ("upper = 12", "upper = 15")))
    assert game.rules_version != GAME.rules_version
    setup = game.setup(2)
    with pytest.raises(BadPosition, match="rules version"):
        GAME.load(game.position(setup, game.setups.begin(setup)))


def test_the_same_components_are_the_same_game(tmp_path: Path) -> None:
    assert outback_with(own(tmp_path, ("# values printed\nfull", "# values still printed\nfull"))).rules_version == "1"


def test_ob_20_nobody_earns_the_tile_of_a_row_that_is_not_there(tmp_path: Path) -> None:
    game = outback_with(own(tmp_path, ("  { number = 7, hexes = 1, shift = 2 },\n", "")))
    state = game.setups.begin(game.setup(2, {"edition": "plus"}))
    assert not deserves(state, 0, BONUS_TILES.index("row-7"))
    state.free[0] = 0
    assert not deserves(state, 0, BONUS_TILES.index("row-7"))
    assert deserves(state, 0, BONUS_TILES.index("row-6"))


def test_ob_9_too_few_tiles_are_refused(tmp_path: Path) -> None:
    game = outback_with(own(tmp_path, ("tiles_per_animal = 18", "tiles_per_animal = 10")))
    assert game.setup(3)
    with pytest.raises(BadRequest, match="4 seats need 65 animal tiles") as refused:
        game.setup(4)
    assert refused.value.rule == "OB-9"


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("upper = 12", "upper = 0", "'upper' must be from 1 to 50"),
        ("upper = 12", "uper = 12", "unknown field 'uper'"),
        ("upper = 12", "", "'upper' is missing"),
        ("dice = 6 ", "dice = 5 ", "row 6 can never be reached with 5 dice"),
        ("dice = 6 ", "dice = 9 ", "'dice' must be from 2 to 7"),
        ("hexes = 3, shift = 1", "hexes = 3, shift = 2", "rows 2 and 3 do not interlock"),
        ("number = 2", "number = 4", "must be numbered 2, 3"),
        ("hexes = 3, shift = 1", "hexes = 8, shift = 1", "'hexes' must be from 1 to 7"),
        ("tiles_per_animal = 18", 'tiles_per_animal = "many"', "'tiles_per_animal' must be an integer"),
        ("full = 3", "ful = 3", "unknown field 'ful'"),
        ("\nplatypus = 2", "", "'platypus' is missing"),
        ("[bag]", "[bag", "not TOML"),
    ],
)
def test_a_wrong_table_is_refused_with_what_is_wrong(tmp_path: Path, old: str, new: str, told: str) -> None:
    path = own(tmp_path, (old, new))
    with pytest.raises(BadRequest, match=told) as refused:
        load_components(path)
    assert str(path) in str(refused.value)


def test_too_many_hexes_and_too_few_bonus_tiles_are_refused(tmp_path: Path) -> None:
    wide = [(f"hexes = {hexes}, shift = {shift}", f"hexes = 7, shift = {shift}") for hexes, shift in ((3, 1), (4, 0))]
    with pytest.raises(BadRequest, match="at most 24 hexes"):
        load_components(own(tmp_path, *wide, *wide))
    few = [(f"row-{row} =", f"# row-{row} =") for row in range(2, 8)]
    few += [(f"five-{animal} =", f"# five-{animal} =") for animal in ANIMALS]
    with pytest.raises(BadRequest, match="at least 5 bonus tiles"):
        load_components(own(tmp_path, *few))


def test_a_table_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRequest, match="cannot be read"):
        load_components(tmp_path / "nothing.toml")
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadRequest, match="UTF-8"):
        load_components(tmp_path / "binary.toml")


def test_left_out_bonus_tiles_are_not_played(tmp_path: Path) -> None:
    game: Outback = outback_with(own(tmp_path, ("row-7 = 4", "")))
    plain, drawn_five = game.setup(2, {"edition": "plus"}), game.setup(2, {"edition": "plus", "bonus_tiles": 5})
    assert "row-7" not in game.position(plain, game.setups.begin(plain))["tiles"]
    outcomes = game.possible_outcomes(
        game.resolve(game.setups.begin(drawn_five), game.outcomes.from_json({"start": 0}))
    )
    assert outcomes is not None
    assert len(outcomes) == 1287
