"""The rules, clause by clause (docs/rules/sturts-stony-desert.md). Runs interpreted and compiled.

What can be laid where is in `board`, routes are found in `routes`, refusals told in `refusals`.
"""

from tablelands.core.rule import DECIDE, OVER, rule, table

from ..components import FACE_COUNT, FACES_END, FIRST_FACE
from ..state import AREA, DOUBLE, FORK, NOBODY, SUPPLY, TRIPLE, State, side_of
from .board import CLAIM, FULL, STOP, cell_of_code, lay, list_lays, open_cells, pick_lay
from .evaluation import evaluate as evaluate
from .refusals import broken as broken
from .refusals import may_claim

MAX_MOVES = (AREA + 1) ** 2 * 6
"""A box of 4 x 4 has the most cells to grow into."""

ALL_TRIPLES = SUPPLY[TRIPLE]

ORDER = table([[0, 1, 0, 1], [0, 1, 2, 1], [0, 1, 2, 3]])
"""SD-3: whose turn it is, by number of seats less two and number of turns taken."""

ROUTE_COMPLETED, ROUTE_STANDS, ROUTE_UNBREAKABLE, TIE, NOBODY_CAN_REFUTE, CLAIM_REFUTED, CLAIM_STANDS = range(1, 8)


@rule
def start(s: State, seats: int, claims: int, swap_axes: int) -> None:
    s.seats, s.claims, s.swap_axes = seats, claims, swap_axes
    for kind in range(3):
        s.supply[kind] = SUPPLY[kind]
    s.claimer, s.winner = NOBODY, NOBODY


@rule
def stage(s: State) -> int:
    return OVER if s.ending else DECIDE


@rule
def mover(s: State) -> int:
    return s.to_move


@rule
def turns_taken(s: State) -> int:
    return s.tiles + ALL_TRIPLES - s.supply[TRIPLE]


@rule
def seat_at(s: State, turn: int) -> int:
    """SD-3."""
    return ORDER[s.seats - 2][turn & 3]


@rule
def legal(s: State, out: list[int]) -> int:
    if s.tiles < FULL:
        return list_lays(s, out, open_cells(s), FIRST_FACE[least_kind(s)], FACES_END[greatest_kind(s)])
    uncovered = s.laid & ~s.triples if s.supply[TRIPLE] else 0
    count = list_lays(s, out, uncovered, FIRST_FACE[TRIPLE], FACES_END[TRIPLE])
    if s.claimer != NOBODY:
        out[count] = STOP
        return count + 1
    if may_claim(s):
        out[count] = CLAIM
        return count + 1
    return count


@rule
def pick(s: State, luck: int, scratch: list[int]) -> int:
    """A random move, for playouts: most of the time there is no need to list them all."""
    if s.tiles < FULL:
        return pick_lay(s, luck, open_cells(s), FIRST_FACE[least_kind(s)], FACES_END[greatest_kind(s)])
    if s.claims:
        return scratch[luck % legal(s, scratch)]
    return pick_lay(s, luck, s.laid & ~s.triples, FIRST_FACE[TRIPLE], FACES_END[TRIPLE])


@rule
def least_kind(s: State) -> int:
    """SD-4: of the two kinds of the first phase; there are more of them than cells, so one is always left."""
    return DOUBLE if s.supply[DOUBLE] else FORK


@rule
def greatest_kind(s: State) -> int:
    return FORK if s.supply[FORK] else DOUBLE


@rule
def play(s: State, move: int) -> None:
    side = side_of(s.to_move)
    if move == CLAIM:
        s.claimer = side
        s.to_move = seat_at(s, turns_taken(s) + 1)
    elif move == STOP:
        end(s, s.claimer, CLAIM_STANDS)
    else:
        lay(s, cell_of_code(s, move), move % FACE_COUNT)
        end_turn(s, side)


@rule
def end_turn(s: State, laid_by: int) -> None:
    """After a tile was laid and the routes were found."""
    if s.claimer == NOBODY:
        s.to_move = seat_at(s, turns_taken(s))
        judge(s, laid_by)
    elif s.routes[0] or s.routes[1]:
        end(s, laid_by, CLAIM_REFUTED)


@rule
def judge(s: State, laid_by: int) -> None:
    """After a turn: SD-6 in the first phase, its 25th tile included; SD-8 and SD-9 in the second."""
    if s.supply[TRIPLE] < ALL_TRIPLES:
        judge_start_of_turn(s, side_of(s.to_move))
    elif s.routes[laid_by]:
        end(s, laid_by, ROUTE_COMPLETED)
    elif s.routes[1 - laid_by]:
        end(s, 1 - laid_by, ROUTE_COMPLETED)


@rule
def judge_start_of_turn(s: State, side: int) -> None:
    if s.routes[side]:
        end(s, side, ROUTE_STANDS)
    elif s.supply[TRIPLE] == 0:
        if s.routes[1 - side]:
            end(s, 1 - side, ROUTE_UNBREAKABLE)
        elif s.claims:
            end(s, side, NOBODY_CAN_REFUTE)
        else:
            end(s, NOBODY, TIE)


@rule
def end(s: State, winner: int, ending: int) -> None:
    s.winner, s.ending = winner, ending


@rule
def won(s: State, seat: int) -> bool:
    return s.winner == NOBODY or s.winner == side_of(seat)


@rule
def score(s: State, seat: int) -> float:
    if s.winner == NOBODY:
        return 0.5
    return 1.0 if s.winner == side_of(seat) else 0.0
