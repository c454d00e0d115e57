"""Ways to play that aim at rare cases. All seats play the same way, so they help each other to get there."""

import copy
import random
from collections.abc import Callable
from typing import Any

from tests.games.down_under import patterns
from tests.games.down_under.oracle import Oracle
from tests.games.down_under.oracle.geometry import EDGES, beyond
from tests.games.down_under.oracle.leads import leads_into, meeting_pairs
from tests.games.down_under.oracle.legality import can_play
from tests.games.down_under.oracle.state import State, chains_of, colours_of, is_loop, playing_colours, route
from tests.games.down_under.oracle.tiles import BILLABONG, CURVED, TERMINAL, left_of_kind
from tests.games.down_under.patterns import ahead, distance, nearest

Policy = Callable[[State, State], int]
"""How much a move is liked, by the states before and after it."""
TRIED = 8
ON_A_WHIM = 0.15
ROOM = 2
USUAL = ("DU-30 three colours", "DU-30 extension")


def curves(state: State) -> dict[str, int]:
    return {colour: left_of_kind(state.hands[colour], CURVED) for colour in playing_colours(state)}


def terminals(state: State) -> int:
    return sum(left_of_kind(state.hands[colour], TERMINAL) for colour in playing_colours(state))


def loops(state: State) -> int:
    return sum(is_loop(state, colour) for colour in playing_colours(state))


def ponds(state: State) -> int:
    return sum(tile.kind == BILLABONG for tile in state.tiles)


def ends(state: State) -> int:
    return sum(map(len, ahead(state).values()))


def crowd(state: State) -> int:
    return sum(len(set(entries.values())) ** 3 for entries in leads_into(state).values())


def gathering(state: State) -> int:
    """Many ends into one cell, however few their colours."""
    return sum(len(entries) ** 3 for entries in leads_into(state).values())


def neutral_ends_beside_two(state: State) -> int:
    """Gray ends into cells where two colours lead already: whoever joins them brings more than one colour."""
    two = {cell for cell, entries in leads_into(state).items() if len(set(entries.values())) == 2}
    gray = [chain for chain in chains_of(state) if not chain.colours]
    return sum(beyond(*end) in two for chain in gray for end in chain.loose_ends)


def apart(state: State, how_many: int) -> int:
    """How far the nearest ends of that many colours are from meeting in one cell."""
    led = ahead(state)
    places = {cell for cells in led.values() for cell in cells}
    return min((sum(nearest(led, place)[:how_many]) for place in places), default=0)


def all_apart(state: State) -> int:
    """How far all ends together are from leading into one cell."""
    cells = [cell for cells in ahead(state).values() for cell in cells]
    places = {beyond(cell, edge) for cell in cells for edge in EDGES} | set(cells)
    lost = 10 * (2 * len(ahead(state)) - len(cells))
    return lost + min((sum(distance(cell, place) for cell in cells) for place in places), default=0)


def surprises(after: State) -> int:
    return sum(what not in USUAL for what in after.happened)


def closes_loops(before: State, after: State) -> int:
    return 30 * loops(after) + gathering(after) - all_apart(after)


def loops_beside_billabongs(before: State, after: State) -> int:
    """Where a route is turned open one of its ends may run into a billabong."""
    return 80 * min(ponds(after), 1) + 40 * loops(after) + 10 * tiles_of_loops_beside_ponds(after) - 2 * lost(after)


def tiles_of_loops_beside_ponds(state: State) -> int:
    looping = [colour for colour in playing_colours(state) if is_loop(state, colour)]
    cells = [tile.cell for tile in state.tiles if tile.colour in looping]
    lying = {tile.cell for tile in state.tiles if tile.kind == BILLABONG}
    return sum(beyond(cell, edge) in lying for cell in cells for edge in EDGES)


def lost(state: State) -> int:
    """How far ends are from each other, and from billabongs."""
    lying = [tile.cell for tile in state.tiles if tile.kind == BILLABONG]
    cells = [cell for cells in ahead(state).values() for cell in cells]
    from_ponds = sum(min((distance(cell, pond) for pond in lying), default=0) for cell in cells)
    return apart(state, 3) + from_ponds


def crowds_beside_billabongs(before: State, after: State) -> int:
    return 100 * ponds(after) + 300 * surprises(after) + 4 * ends(after) - 2 * lost(after)


def burns_curves(before: State, after: State) -> int:
    return -sum(curves(after).values())


def crowds(before: State, after: State) -> int:
    return 100 * ponds(after) + 300 * surprises(after) + 4 * ends(after) - 3 * apart(after, 3)


def crowds_with_care(before: State, after: State) -> int:
    """Several cells or four colours at once: plain billabongs are put off."""
    plain = ponds(after) > ponds(before) and not surprises(after)
    near = crowd(after) + 4 * neutral_ends_beside_two(after) - 2 * apart(after, 4)
    return 300 * surprises(after) - 100 * plain + near + 4 * ends(after)


def spares_terminals(before: State, after: State) -> int:
    return terminals(after)


def caps(before: State, after: State) -> int:
    return -terminals(after)


def meets(before: State, after: State) -> int:
    """Keeps cells where two routes meet open, and runs out of curves meanwhile."""
    return 6 * len(meeting_pairs(after)) - 3 * sum(curves(after).values()) + 2 * ends(after) + 100 * ponds(after)


def uses_up_billabongs(before: State, after: State) -> int:
    """By choice (DU-32) as long as there are some, since those end no route; then a crowd."""
    if after.billabongs == 0:
        return 2000 + 1000 * len(after.closed) + 20 * ends(after) - 6 * apart(after, 3)
    chosen = sum(len(tile.joins) == 2 for tile in after.tiles)
    worth = 250 * chosen - 150 * (ponds(after) - chosen) + 20 * ends(after)
    return worth + 40 * usable_meetings(after) - 8 * min(curves(after).values())


def usable_meetings(state: State) -> int:
    """Those where a billabong may be laid on a later turn, as hands are now."""
    left, met = curves(state), meeting_pairs(state)
    own = [met[cell] for cell, made in state.meetings.items() if met[cell].intersection(colours_of(state, made.by))]
    return sum(any(left[colour] == 0 for colour in pair) for pair in own)


def meets_with_both_ends(before: State, after: State) -> int:
    """Somebody runs out of curves first, not far from the others; then another brings all ends together."""
    fewest = min(curves(after).values())
    if fewest == 0:
        return 400 * promising_meetings(after) + 500 * ponds(after) + 15 * ends(after) - 4 * all_apart(after)
    return 15 * ends(after) - 300 * len(after.meetings) - 12 * fewest - 2 * max(all_apart(after), ROOM)


def promising_meetings(state: State) -> int:
    """Those where not the one who made it but the other has no curves, and so cannot fill the cell first."""
    left, met = curves(state), meeting_pairs(state)
    others = [met[cell].difference(colours_of(state, made.by)) for cell, made in state.meetings.items()]
    return sum(1 if all(left[colour] == 0 for colour in pair) else -1 for pair in others)


def hoards_curves(before: State, after: State) -> int:
    """So that both still have some where they meet."""
    return 200 * len(meeting_pairs(after)) - 5 * all_apart(after) + sum(curves(after).values())


def blocks(before: State, after: State) -> int:
    """Leaves others without a play while their routes are open, and frees them again."""
    others = [seat for seat in range(after.seats) if seat not in after.finished]
    freed = after.to_move in before.passed and after.to_move != before.to_move
    return 10 * sum(not can_play(after, seat) for seat in others) + ends(after) + 50 * freed


def keeps_the_dingo(before: State, after: State) -> int:
    return sum(hand[CURVED, "dingo"] for hand in after.hands.values())


def wanders(before: State, after: State) -> int:
    """Long routes, over line and ring as well."""
    routes = [route(after, colour) for colour in playing_colours(after)]
    return sum(own.length() for own in routes if own is not None)


def looks_like(pattern: Callable[[State], int], ponds_wanted: int = 0) -> Policy:
    def worth(before: State, after: State) -> int:
        needless = max(ponds(after) - ponds_wanted, 0)
        return pattern(after) + 6 * ends(after) - 100 * needless - apart(after, 3)

    return worth


POLICIES: dict[str, Policy | None] = {
    "random": None,
    "closes loops": closes_loops,
    "loops beside billabongs": loops_beside_billabongs,
    "burns curves": burns_curves,
    "crowds": crowds,
    "crowds beside billabongs": crowds_beside_billabongs,
    "crowds with care": crowds_with_care,
    "spares terminals": spares_terminals,
    "caps": caps,
    "meets": meets,
    "uses up billabongs": uses_up_billabongs,
    "meets with both ends": meets_with_both_ends,
    "hoards curves": hoards_curves,
    "blocks": blocks,
    "keeps the dingo": keeps_the_dingo,
    "wanders": wanders,
    "two colours beyond": looks_like(patterns.two_colours_beyond),
    "two at once": looks_like(patterns.two_at_once),
    "two cells beside": looks_like(patterns.two_cells_beside),
    "crowd at an open pond": looks_like(patterns.crowd_at_an_open_pond, ponds_wanted=1),
    "loop at an open pond": looks_like(patterns.loop_at_an_open_pond, ponds_wanted=1),
}


def choose(oracle: Oracle, policy: Policy | None, luck: random.Random) -> dict[str, Any]:
    listed = oracle.legal()
    if policy is None or len(listed) == 1 or luck.random() < ON_A_WHIM:
        return luck.choice(listed)
    tried = one_of_each_placement(luck.sample(listed, len(listed)))[:TRIED]
    liked = [policy(oracle.state, after(oracle, move).state) for move in tried]
    return luck.choice([move for move, worth in zip(tried, liked, strict=True) if worth == max(liked)])


def one_of_each_placement(moves: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Whatever its animal."""
    return list({str({**move, "animal": move.get("animal") == "dingo"}): move for move in moves}.values())


def after(oracle: Oracle, move: dict[str, Any]) -> Oracle:
    trial = copy.copy(oracle)
    trial.play(trial.node()["seats"][0], move)
    return trial
