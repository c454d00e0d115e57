"""Points, bonus tiles and winners: OB-13, OB-14, OB-20 to OB-22."""

from .components import ANIMALS, BONUS_VALUE, NEIGHBOUR_PENALTY, TRACK
from .land import Hex, Land


def upper_values(land: Land) -> list[int]:
    markers = [land.marker(animal) for animal in ANIMALS]
    return [int(marker[1:]) for marker in markers if isinstance(marker, str)]


def left_values(land: Land) -> list[int]:
    markers = [land.marker(animal) for animal in ANIMALS]
    return [marker for marker in markers if isinstance(marker, int)]


def track_points(land: Land) -> int:
    three_rearmost = sorted(left_values(land))[:3]  # OB-13
    return sum(upper_values(land)) + sum(three_rearmost)


def penalty_of(land: Land, place: Hex, penalty: str | None) -> int:
    if penalty is None:
        return 2  # OB-13
    if penalty == "flat":
        return 3
    if penalty == "row":
        return place[0]
    return neighbour_penalty(land, place, NEIGHBOUR_PENALTY[penalty])


def neighbour_penalty(land: Land, place: Hex, value: dict[str, int]) -> int:
    around = [land.content[other] for other in land.neighbours(place)]
    return sum(value[what] for what in around if what in ANIMALS)


def bonus_points(edition: str, bonus: list[str]) -> int:
    if edition == "basic":
        return 0  # OB-11: already moved with the markers
    return sum(BONUS_VALUE[tile] for tile in bonus)


def score(edition: str, land: Land, bonus: list[str], penalty: str | None) -> int:
    lost = sum(penalty_of(land, place, penalty) for place in land.lost())
    return track_points(land) + bonus_points(edition, bonus) - lost


def winners(scores: list[int], bonuses: list[list[str]]) -> list[int]:
    ranks = [(points, len(bonus)) for points, bonus in zip(scores, bonuses, strict=True)]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]  # OB-14


def earns(land: Land, tile: str) -> bool:
    if tile == "full":
        return land.is_full()
    if tile == "off-start":
        return TRACK[0] not in left_values(land)
    if tile == "two-upper":
        return len(upper_values(land)) >= 2
    kind, _, which = tile.partition("-")
    if kind == "five":
        return land.number_of(which) >= 5
    return all(what in ANIMALS for what in land.row(int(which)))
