"""What lies in the box, out of a table in data/*.toml or of a person's own; a wrong one is refused with the reason."""

import hashlib
import json
import tomllib
from dataclasses import asdict, dataclass
from pathlib import Path

from tablelands.core.errors import BadRequest
from tablelands.core.json_fields import Fields

from .state import ANIMALS, BONUS_TILES, FIRST_ROW, MAX_DICE, MAX_HEXES, MAX_ROW_LENGTH, MAX_ROWS, STRIDE, TILES_DRAWN
from .words import texts

STANDARD = Path(__file__).parent / "data" / "components.toml"
MAX_VALUE = 99
PROVENANCE = ("source", "note")
NEIGHBOURS = ("neighbours-a", "neighbours-b")


@dataclass(frozen=True, slots=True)
class Row:
    """`shift` is where its first hex stands, in half hexes from the left."""

    number: int
    hexes: int
    shift: int


@dataclass(frozen=True, slots=True)
class Edition:
    dice: int
    rows: tuple[Row, ...]

    @property
    def hex_count(self) -> int:
        return sum(row.hexes for row in self.rows)


@dataclass(frozen=True, slots=True)
class Components:
    tiles_per_animal: int
    track_start: int
    track_left: int
    track_upper: int
    lost_plain: int
    lost_flat: int
    basic: Edition
    plus: Edition
    bonus: tuple[int, ...]
    """The value of each of BONUS_TILES, 0 for one that is left out."""
    neighbours: tuple[int, ...]
    """The cost of each animal: neighbours-a, then neighbours-b."""

    def fingerprint(self) -> str:
        """Eight digits that differ for different components."""
        return hashlib.sha256(json.dumps(asdict(self), sort_keys=True).encode()).hexdigest()[:8]


def load_components(path: Path) -> Components:
    try:
        written = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadRequest(texts.UNREADABLE.fill(path=path, why=error.strerror)) from error
    except UnicodeDecodeError as error:
        raise BadRequest(texts.NO_TEXT.fill(path=path)) from error
    except tomllib.TOMLDecodeError as error:
        raise BadRequest(texts.NO_TOML.fill(path=path, why=error)) from error
    return _components(Fields(written, f"components {path}"))


def _components(fields: Fields) -> Components:
    _only(fields, "bag", "track", "lost", "basic", "plus")
    bag, track, lost = (fields.object(name) for name in ("bag", "track", "lost"))
    _only(bag, "tiles_per_animal")
    _only(track, "start", "left", "upper")
    _only(lost, "plain")
    plus = fields.object("plus")
    penalty = plus.object("penalty")
    _only(penalty, "flat", *NEIGHBOURS)
    return Components(
        tiles_per_animal=bag.integer("tiles_per_animal", 1, MAX_VALUE),
        track_start=track.integer("start", -MAX_VALUE, 0),
        track_left=track.integer("left", 1, 50),
        track_upper=track.integer("upper", 1, 50),
        lost_plain=lost.integer("plain", 0, MAX_VALUE),
        lost_flat=penalty.integer("flat", 0, MAX_VALUE),
        basic=_edition(fields.object("basic")),
        plus=_edition(plus, "bonus", "penalty"),
        bonus=_bonus(plus.object("bonus")),
        neighbours=tuple(cost for name in NEIGHBOURS for cost in _costs(penalty.object(name))),
    )


def _only(fields: Fields, *names: str) -> None:
    for name in fields.values:
        if name not in (*names, *PROVENANCE):
            raise fields.refuse(texts.UNKNOWN_FIELD.fill(name=name, names=", ".join(names)))


def _edition(fields: Fields, *others: str) -> Edition:
    _only(fields, "dice", "rows", *others)
    edition = Edition(fields.integer("dice", FIRST_ROW, MAX_DICE), tuple(map(_row, fields.objects("rows"))))
    if not 1 <= len(edition.rows) <= MAX_ROWS:
        raise fields.refuse(texts.HOW_MANY_ROWS.fill(most=MAX_ROWS))
    if [row.number for row in edition.rows] != [FIRST_ROW + index for index in range(len(edition.rows))]:
        raise fields.refuse(texts.ROW_NUMBERS.fill(first=FIRST_ROW, second=FIRST_ROW + 1))
    if edition.rows[-1].number > edition.dice:
        raise fields.refuse(texts.OUT_OF_REACH.fill(row=edition.rows[-1].number, dice=edition.dice))
    for lower, upper in zip(edition.rows, edition.rows[1:], strict=False):
        if (lower.shift + upper.shift) % 2 == 0:
            raise fields.refuse(texts.NOT_INTERLOCKED.fill(lower=lower.number, upper=upper.number))
    if edition.hex_count > MAX_HEXES:
        raise fields.refuse(texts.TOO_MANY_HEXES.fill(most=MAX_HEXES, count=edition.hex_count))
    return edition


def _row(fields: Fields) -> Row:
    _only(fields, "number", "hexes", "shift")
    hexes = fields.integer("hexes", 1, MAX_ROW_LENGTH)
    return Row(fields.integer("number"), hexes, fields.integer("shift", 0, 2 * MAX_ROW_LENGTH))


def _bonus(fields: Fields) -> tuple[int, ...]:
    _only(fields, *BONUS_TILES)
    values = tuple(fields.integer(tile, 1, MAX_VALUE) if fields.has(tile) else 0 for tile in BONUS_TILES)
    if sum(value > 0 for value in values) < TILES_DRAWN:
        raise fields.refuse(texts.TOO_FEW_BONUS_TILES.fill(least=TILES_DRAWN))
    return values


def _costs(fields: Fields) -> tuple[int, ...]:
    _only(fields, *ANIMALS)
    return tuple(fields.integer(animal, 0, MAX_VALUE) for animal in ANIMALS)


# As masks


def cell_of_hex(row: int, place: int) -> int:
    return (row - FIRST_ROW) * STRIDE + place


def hex_mask(edition: Edition) -> int:
    return sum(1 << cell for cell in _centres(edition))


def near_masks(edition: Edition) -> dict[int, int]:
    """OB-2: hexes stand on a point, so two touch beside each other in a row, or half a hex apart in rows one apart."""
    centres = _centres(edition)
    return {
        cell: sum(1 << other for other, there in centres.items() if _touch(here, there))
        for cell, here in centres.items()
    }


def _centres(edition: Edition) -> dict[int, tuple[int, int]]:
    return {
        cell_of_hex(row.number, place): (row.shift + 2 * place, row.number)
        for row in edition.rows
        for place in range(row.hexes)
    }


def _touch(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return (abs(one[0] - other[0]), abs(one[1] - other[1])) in ((2, 0), (1, 1))
