"""DH-1 and DH-2: boards and transparencies."""

from itertools import combinations
from random import Random

import pytest

from tablelands.bots.downhill.making.faces import faults_of_face, make_face
from tablelands.bots.downhill.making.mountain import OUR_SEED, OUR_SHEETS, make_boards, make_sheets
from tablelands.bots.downhill.making.pictures import face_picture, sheet_picture
from tablelands.bots.downhill.making.sheets import faults_of_sheet
from tablelands.games.downhill.components import read_boards, read_sheets
from tablelands.games.downhill.parts import KINDS, Face, Obstacle, disc, fallen
from tablelands.games.downhill.state import ROCK, STUMP, TREE
from tests.support.games import ROOT

from .oracle.geometry import squared_segment_to_segment

PICTURES = ROOT / "docs" / "rules" / "downhill"


def apart(one: Obstacle, two: Obstacle, gap: int) -> bool:
    """By the oracle's geometry: at least this far from rim to rim."""
    distance2 = squared_segment_to_segment(((one.x1, one.y1), (one.x2, one.y2)), ((two.x1, two.y1), (two.x2, two.y2)))
    return distance2 >= (one.radius + two.radius + gap) ** 2


# Boards


def test_dh_1_our_boards_are_what_the_generator_makes_of_our_seed() -> None:
    assert read_boards() == make_boards(OUR_SEED)


@pytest.mark.parametrize("name", list(read_boards()))
def test_dh_1_counts_sizes_and_gaps(name: str) -> None:
    face, hard = read_boards()[name], int(name.endswith("H"))
    assert not faults_of_face(face, hard)
    assert len(face.obstacles) in ((6,), (10, 11))[hard]
    flag = Obstacle(STUMP, *face.flag, *face.flag, 300)
    assert all(1200 <= at <= 8800 for at in face.flag)
    assert all(apart(one, two, 350) for one, two in combinations(face.obstacles, 2))
    assert all(apart(one, flag, 300) for one in face.obstacles)
    for one in face.obstacles:
        assert one.radius == {"tree": 1200, "rock": 950, "stump": 700, "fallen": 400}[KINDS[one.kind]]
        rim = one.radius + 300
        assert all(rim <= at <= 10000 - rim for at in (one.x1, one.y1, one.x2, one.y2))
        if KINDS[one.kind] == "fallen":
            length2 = (one.x2 - one.x1) ** 2 + (one.y2 - one.y1) ** 2
            assert length2 >= 1750**2
            assert length2 <= (3250 - 2 * one.radius) ** 2


def test_dh_1_kinds_are_equally_likely() -> None:
    luck = Random(1)
    kinds = [one.kind for _ in range(60) for one in make_face(luck, 1).obstacles]
    for kind in range(4):
        assert 0.2 < kinds.count(kind) / len(kinds) < 0.3


def test_dh_1_the_check_finds_what_is_wrong() -> None:
    trees = [disc(TREE, 2000 + 2800 * column, 2000 + 5000 * row) for column in range(3) for row in range(2)]
    good = Face((5000, 4500), tuple(trees))
    assert not faults_of_face(good, 0)
    assert "obstacles" in faults_of_face(good, 1)[0]
    for spoilt, fault in (
        (disc(TREE, 1499, 2000), "border"),
        (disc(ROCK, 5000, 4500), "flag"),
        (disc(TREE, 2100, 2000), "obstacle"),
        (fallen(2000, 2000, 3000, 2000), "size"),
        (Obstacle(TREE, 2000, 2000, 2000, 2000, 1100), "size"),
    ):
        assert any(fault in found for found in faults_of_face(Face(good.flag, (spoilt, *trees[1:])), 0))
    assert any("border" in found for found in faults_of_face(Face((1199, 5000), good.obstacles), 0))


# Transparencies


def test_dh_2_our_transparencies_are_what_the_generator_makes_of_our_seed() -> None:
    assert read_sheets() == make_sheets(OUR_SEED, OUR_SHEETS)


@pytest.mark.parametrize("number", range(6))
def test_dh_2_fifteen_holes_one_in_each_cell_and_apart(number: int) -> None:
    holes = read_sheets()[number]
    assert not faults_of_sheet(holes)
    assert len(holes) == 15
    cells = {(3 * (y - 500) // 5001, 5 * (x - 500) // 8001) for x, y in holes}
    assert len(cells) == 15
    assert all(500 <= x <= 8500 and 500 <= y <= 5500 for x, y in holes)
    assert all((x - u) ** 2 + (y - v) ** 2 >= 1000**2 for (x, y), (u, v) in combinations(holes, 2))
    assert sum(x <= 900 for x, _ in holes) == sum(x >= 8100 for x, _ in holes) == 3


def test_dh_2_the_check_finds_what_is_wrong() -> None:
    holes = read_sheets()[0]
    assert faults_of_sheet(holes[:14])
    assert any("cell" in fault for fault in faults_of_sheet(((450, 600), *holes[1:])))
    close = (holes[1][0] - 10, holes[1][1])
    assert any("close" in fault for fault in faults_of_sheet((holes[0], holes[1], close, *holes[3:])))


def test_dh_2_pictures_of_everything_are_up_to_date() -> None:
    for name, face in read_boards().items():
        assert (PICTURES / f"board-{name}.svg").read_text() == face_picture(name, face)
    for number, sheet in enumerate(read_sheets()):
        assert (PICTURES / f"transparency-{number}.svg").read_text() == sheet_picture(number, sheet)
