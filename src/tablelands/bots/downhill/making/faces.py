"""Makes faces of mountain boards, and checks them against DH-1."""

from math import cos, pi, sin
from random import Random

from tablelands.games.downhill.components import KINDS, RADII, Face, Obstacle, Point, disc, fallen
from tablelands.games.downhill.rules.geometry import segment_near
from tablelands.games.downhill.state import FALLEN, FLAG_RADIUS, SIDE

BETWEEN, TO_BORDER, TO_FLAG, FLAG_INSIDE = 350, 300, 300, 1200
"""DH-1: gaps from rim to rim, and of the flag's centre from the border."""
COUNTS = ((6, 6), (10, 11))
"""How many obstacles an easy and a hard face has, at least and at most."""
TRUNK = 1750, 2450
"""From end to end of a fallen tree's middle line; with its round ends it is 2550 to 3250 long."""
GRAIN = 10
"""Everything lies on a grid this fine."""
TRIES = 300


def make_face(random: Random, hard: int) -> Face:
    """Kinds are drawn first and then find their places, so that large ones come up as often as small ones."""
    kinds = [random.randrange(len(KINDS)) for _ in range(random.randint(*COUNTS[hard]))]
    kinds.sort(key=lambda kind: (kind != FALLEN, -RADII[kind]))
    while True:
        flag = _somewhere(random, FLAG_INSIDE), _somewhere(random, FLAG_INSIDE)
        placed = _place_all(random, kinds, flag)
        if placed is not None:
            return Face(flag, tuple(sorted(placed, key=lambda obstacle: (obstacle.y1 + obstacle.y2, obstacle.x1))))


def _place_all(random: Random, kinds: list[int], flag: Point) -> list[Obstacle] | None:
    placed: list[Obstacle] = []
    for kind in kinds:
        found = next((tried for _ in range(TRIES) if _fits(tried := _some(random, kind), placed, flag)), None)
        if found is None:
            return None
        placed.append(found)
    return placed


def _some(random: Random, kind: int) -> Obstacle:
    x, y = _somewhere(random, TO_BORDER), _somewhere(random, TO_BORDER)
    if kind != FALLEN:
        return disc(kind, x, y)
    half, angle = random.uniform(*TRUNK) / 2, random.uniform(0, pi)
    dx, dy = (round(half * part / GRAIN) * GRAIN for part in (cos(angle), sin(angle)))
    return fallen(x - dx, y - dy, x + dx, y + dy)


def _somewhere(random: Random, margin: int) -> int:
    return random.randrange(margin, SIDE - margin + 1, GRAIN)


def _fits(one: Obstacle, placed: list[Obstacle], flag: Point) -> bool:
    return not (
        _hangs_over(one) or _at_flag(one, flag) or not _right_length(one) or any(_collide(one, two) for two in placed)
    )


def _hangs_over(one: Obstacle) -> bool:
    rim = one.radius + TO_BORDER
    return min(one.x1, one.x2, one.y1, one.y2) < rim or max(one.x1, one.x2, one.y1, one.y2) > SIDE - rim


def _at_flag(one: Obstacle, flag: Point) -> bool:
    return _near(one, flag, flag, one.radius + FLAG_RADIUS + TO_FLAG)


def _collide(one: Obstacle, two: Obstacle) -> bool:
    return _near(one, (two.x1, two.y1), (two.x2, two.y2), one.radius + two.radius + BETWEEN)


def _near(one: Obstacle, a: Point, b: Point, reach: int) -> bool:
    (ax, ay), (bx, by) = a, b
    return segment_near(one.x1, one.y1, one.x2, one.y2, ax, ay, bx - ax, by - ay, 1, 1, reach)


def _right_length(one: Obstacle) -> bool:
    length2 = (one.x2 - one.x1) ** 2 + (one.y2 - one.y1) ** 2
    return TRUNK[0] ** 2 <= length2 <= TRUNK[1] ** 2 if one.kind == FALLEN else length2 == 0


def faults_of_face(face: Face, hard: int) -> list[str]:
    """Everything about it that is not as DH-1 wants it."""
    faults = []
    least, most = COUNTS[hard]
    if not least <= len(face.obstacles) <= most:
        faults.append(f"{len(face.obstacles)} obstacles instead of {least} to {most}")
    if min(*face.flag, *(SIDE - at for at in face.flag)) < FLAG_INSIDE:
        faults.append("the flag is too near to the border")
    for number, obstacle in enumerate(face.obstacles):
        name = f"obstacle {number} ({KINDS[obstacle.kind]})"
        faults += [f"{name} is too near to the border"] * _hangs_over(obstacle)
        faults += [f"{name} is too near to the flag"] * _at_flag(obstacle, face.flag)
        faults += [f"{name} has the wrong size"] * (
            not _right_length(obstacle) or obstacle.radius != RADII[obstacle.kind]
        )
        for other, two in enumerate(face.obstacles[:number]):
            faults += [f"{name} is too near to obstacle {other}"] * _collide(obstacle, two)
    return faults
