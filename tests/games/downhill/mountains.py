"""Courses for tests, drawn as text: a row a line, `E` and `H` faces, `.` a hole in the course."""

from random import Random
from typing import Any

from tablelands.games.downhill.components import BOARD_NAMES

Json = dict[str, Any]

NARROW = """
    E
    H
    E
"""
LONG = """
    E
    H
    H
    E
    E
    H
    H
    E
    H
    E
    E
    H
"""
RING = """
    HEH
    E.E
    HEH
"""
STAIRS = """
    EH..
    .EH.
    ..EH
    ...E
"""
COMB = """
    E.H.E
    HEEEH
    H.E.E
"""
BROAD = """
    EHEHEHEHEHEH
"""
ASIDE = """
    ..........EH
    ...........E
    ..........HE
"""
SMALLEST = "E"
ALL = (NARROW, LONG, RING, STAIRS, COMB, BROAD, ASIDE, SMALLEST)


def course(drawing: str, luck: Random | None = None) -> list[list[Json | None]]:
    """Boards in order and unturned, or drawn."""
    names = list(BOARD_NAMES)
    if luck:
        luck.shuffle(names)
    return [
        [None if face == "." else _board(names, face, luck) for face in line.strip()]
        for line in drawing.strip().splitlines()
    ]


def _board(names: list[str], face: str, luck: Random | None) -> Json:
    return {"board": names.pop(0), "face": face, "turn": luck.randrange(4) if luck else 0}
