"""Animals, dice, bonus tiles and markers by their names, counted and listed."""

from collections.abc import Sequence

from tablelands.core.text import Named, Text, apart, by_count, give_ids, joined, mover, same

from ..formats.notation import place_name
from . import texts

COUNTED = same("{count} {what}")
VALUED = same("{what} {value}")
WORTH = same("{what} ({value})")
BONUS_TILE = Text("{count} bonus tile", "{count} Bonusplättchen", "{count} tuile bonus")
BONUS_TILES = Text("{count} bonus tiles", "{count} Bonusplättchen", "{count} tuiles bonus")
SPACE = Text("hex {hex} of row {row}", "Feld {hex} von Reihe {row}", "la case {hex} de la rangée {row}")

give_ids("outback.names", globals())


def player_at(seat: int) -> Named:
    """At the beginning of a sentence."""
    return mover(seat, texts.THE_PLAYER.fill(number=seat + 1))


def owner_at(seat: int) -> Named:
    """Whose something is: "player 2" or "Emma" before "'s"; in French "du joueur 2" or "d’Emma"."""
    name = mover(seat, same(str(seat + 1)))
    return apart(texts.OF_PLAYER.fill(number=seat + 1), texts.OF_NAME.fill(name=name))


def counted(counts: Sequence[int]) -> Text:
    """So many of each face: 2 koalas, 1 joker."""
    words = [
        COUNTED.fill(count=count, what=(texts.FACES if count == 1 else texts.MANY_FACES)[face])
        for face, count in enumerate(counts)
        if count
    ]
    return joined(words) if words else texts.NOTHING


def valued(what: Text, value: object) -> Text:
    return VALUED.fill(what=what, value=value)


def worth(name: str, value: int) -> Text:
    """A bonus tile and its points."""
    return WORTH.fill(what=bonus_name(name), value=value)


def bonus_tiles(count: int) -> Text:
    return by_count(count, BONUS_TILE, BONUS_TILES)


def bonus_name(name: str) -> Text:
    """What a bonus tile is given for: in Basic that of an animal, in Plus the tile of that name."""
    return texts.MEANING[name]


def bonus_names(names: Sequence[str]) -> Text:
    return joined([bonus_name(name) for name in names]) if names else texts.NOTHING


def place_of(row: int, hex_: int) -> Text:
    return apart(same(place_name(row, hex_)), SPACE.fill(row=row, hex=hex_ + 1))
