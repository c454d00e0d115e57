"""DH-11 to DH-13: places in the race, points and winners."""

from collections.abc import Sequence

from .geometry import Exact, Point

PLACE_POINTS = {
    2: [4, 0],
    3: [6, 2, 0],
    4: [8, 4, 2, 0],
    5: [10, 6, 2, 1, 0],
    6: [12, 8, 4, 2, 1, 0],
}


def progress(mark: Point | None, finish: Exact | None) -> tuple[bool, Exact]:
    """Finishers go before all others, whatever their y."""
    if finish is not None:
        return True, finish
    assert mark is not None
    return False, mark[1]


def race_places(marks: Sequence[Point | None], finish: Sequence[Exact | None]) -> list[int]:
    """From 1; equals share the better place and the next is skipped."""
    reached = [progress(mark, end) for mark, end in zip(marks, finish, strict=True)]
    return [1 + sum(other > own for other in reached) for own in reached]


def flag_points(seat: int, flags: list[list[int | None]]) -> int:
    """DH-4: a flag is worth the number of its row."""
    return sum(number * row.count(seat) for number, row in enumerate(flags, start=1))


def all_scores(places: list[int], flags: list[list[int | None]]) -> list[int]:
    table = PLACE_POINTS[len(places)]
    return [flag_points(seat, flags) + table[place - 1] for seat, place in enumerate(places)]


def all_winners(scores: list[int], places: list[int]) -> list[int]:
    results = [(score, -place) for score, place in zip(scores, places, strict=True)]
    return [seat for seat, result in enumerate(results) if result == max(results)]
