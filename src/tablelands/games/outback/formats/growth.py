"""Which points the animals of a kind can have brought (OB-10), over all orders in which they may have been laid.

The last animal of a connected group brings the size of the group, whatever came before it.
"""

from collections.abc import Sequence

LARGE = 9
"""Groups from this size on are bounded instead of counted out: on the printed track their marker is at its end."""
MOST_PARTS = 3
"""An animal taken away leaves at most three parts of its group, since it has six neighbours."""


def possible_points(mask: int, near: Sequence[int]) -> set[int]:
    return _sums(mask, near, {})


def _sums(mask: int, near: Sequence[int], known: dict[int, set[int]]) -> set[int]:
    totals = {0}
    for group in groups_of(mask, near):
        points = _group_points(group, near, known)
        totals = {total + more for total in totals for more in points}
    return totals


def _group_points(group: int, near: Sequence[int], known: dict[int, set[int]]) -> set[int]:
    size = group.bit_count()
    if size >= LARGE:
        return set(range(least_points(size), size * (size + 1) // 2 + 1))
    if group not in known:
        lasts = [1 << cell for cell in cells_of(group)]
        known[group] = {size + rest for last in lasts for rest in _sums(group ^ last, near, known)}
    return known[group]


def groups_of(mask: int, near: Sequence[int]) -> list[int]:
    groups = []
    while mask:
        group, edge = 0, mask & -mask
        while edge:
            group |= edge
            edge = sum(1 << cell for cell in cells_of(mask & ~group) if near[cell] & group)
        groups.append(group)
        mask &= ~group
    return groups


def cells_of(mask: int) -> list[int]:
    return [cell for cell in range(mask.bit_length()) if mask >> cell & 1]


def least_points(size: int) -> int:
    """A lower bound for a group of any shape: it is grown from as even parts as may be."""
    if size == 0:
        return 0
    rest = size - 1
    parts = [(rest + part) // MOST_PARTS for part in range(MOST_PARTS)]
    return size + sum(map(least_points, parts))
