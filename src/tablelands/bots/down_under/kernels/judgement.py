"""How likely each seat is to win, by its points, its open ends and the room around them; and a move for playouts, which
goes on where there is room and stops only where it must."""

from math import exp

from tablelands.core.rule import rule
from tablelands.games.down_under.rules.extensions import CAP
from tablelands.games.down_under.rules.places import WIDE
from tablelands.games.down_under.state import NEUTRAL, SPOTS, State

from . import rules
from .weights import AWAY, CAPPED, DINGO, END, JOINED, LEFT, OFF, OTHER, ROOM, SCALE, SECOND, STOPPED, WAY, WIDE_ROOM

BITS, STEP, SPOT_STEP = rules.places.BITS, rules.places.STEP, rules.places.SPOT_STEP
spot_of, opposite, fits_beside = rules.places.spot_of, rules.places.opposite, rules.places.fits_beside
ways_from, list_ways = rules.extensions.ways_from, rules.extensions.list_ways
score, other_route, laid_dingo = rules.scoring.score, rules.scoring.other_route, rules.scoring.laid_dingo
WAYS, LAST_WAY = 4, 3
STEEPEST = 40.0


@rule
def values(s: State, weights: list[float], out: list[float]) -> None:
    """Shares of the win go with the exponential of what each seat may hope to reach."""
    best, total = -1e9, 0.0
    for seat in range(s.seats):
        out[seat] = hope(s, seat, weights)
        best = max(best, out[seat])
    for seat in range(s.seats):
        out[seat] = exp(max(-STEEPEST, (out[seat] - best) * weights[SCALE]))
        total += out[seat]
    for seat in range(s.seats):
        out[seat] /= total


@rule
def hope(s: State, seat: int, weights: list[float]) -> float:
    """The points that a seat may reach, in paths."""
    value: float = score(s, seat) + weights[OTHER] * other_route(s, seat)
    if not laid_dingo(s, seat):
        value -= weights[DINGO]
    if s.finished >> seat & 1:
        return value
    for route in range(s.routes):
        colour = seat + 2 * route
        one, two = prospect(s, colour * 2, weights), prospect(s, colour * 2 + 1, weights)
        value += max(one, two) + weights[SECOND] * min(one, two)
    return value


@rule
def prospect(s: State, index: int, weights: list[float]) -> float:
    """What an end of a route may still bring."""
    ways = ways_from(s, index)
    if ways & ~CAP == 0:
        return weights[STOPPED] if ways else 0.0
    near, wide = room(s, s.aims[index])
    return weights[END] + weights[WAY] * BITS[ways & ~CAP] + weights[ROOM] * near + weights[WIDE_ROOM] * wide


@rule
def room(s: State, place: int) -> tuple[int, int]:
    """Empty cells of the area around a place: those next to it, and those two steps away."""
    near, wide = 0, 0
    for down in range(-2, 3):
        for right in range(-2, 3):
            cell = place + down * WIDE + right
            if s.grid[spot_of(cell)] == 0 and fits_beside(s, cell):
                if down * down + right * right <= 2:
                    near += 1
                else:
                    wide += 1
    return near, wide


# Playouts


@rule
def choose(s: State, luck: int, scratch: list[int], weights: list[float]) -> int:
    seat = s.to_move
    begun = s.laid[seat] and (s.routes == 1 or s.laid[seat + 2])
    if s.extending or not begun or s.ways[0] | s.ways[1] | s.ways[2] | s.ways[3] == 0:
        move: int = rules.pick(s, luck, scratch)
        return move
    return likely_way(s, seat, luck, scratch, weights)


@rule
def likely_way(s: State, seat: int, luck: int, scratch: list[int], weights: list[float]) -> int:
    """One of the ways on, more likely one that leads somewhere."""
    total = 0
    for number in range(s.routes * 2 * WAYS):
        scratch[number] = 0
        if s.ways[number >> 2] >> (number & 3) & 1:
            scratch[number] = likelihood(s, end_of(seat, number), number & 3, weights)
            total += scratch[number]
    left, number = (luck >> 31) * total >> 31, 0
    while left >= scratch[number]:
        left -= scratch[number]
        number += 1
    index = end_of(seat, number)
    count = list_ways(s, scratch, 0, index >> 1, opposite(s.ends[index] & 3), s.aims[index], 1 << (number & 3))
    move: int = scratch[(luck & 0xFFFF) * count >> 16]
    return move


@rule
def end_of(seat: int, number: int) -> int:
    """Which end a way belongs to: four ways for each end, two ends for each route."""
    return (seat + 2 * (number >> 3)) * 2 + (number >> 2 & 1)


@rule
def likelihood(s: State, index: int, way: int, weights: list[float]) -> int:
    if way == LAST_WAY:
        return max(1, int(weights[CAPPED]))
    entry = opposite(s.ends[index] & 3)
    way_out = opposite(entry) if way == 0 else (entry + (1 if way == 1 else 3)) & 3
    place = s.aims[index]
    beyond = s.grid[(spot_of(place) + SPOT_STEP[way_out]) & (SPOTS - 1)]
    if beyond == 0:
        ahead = place + STEP[way_out]
        return max(1, int(weights[AWAY])) if fits_beside(s, ahead) else max(1, int(weights[OFF]))
    if s.chain_owner[beyond * 4 + opposite(way_out)] == NEUTRAL:
        return max(1, int(weights[JOINED]))
    return max(1, int(weights[LEFT]))
