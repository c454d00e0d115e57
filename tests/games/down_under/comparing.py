"""Plays games and asks the naive oracle for a second opinion after every move.

Run as a program for a long campaign: python -m tests.games.down_under.comparing GAMES [SEED]
"""

import json
import random
import sys
from collections import Counter
from collections.abc import Callable
from itertools import product
from typing import Any

from tablelands.core.match import Match
from tablelands.core.node import Chance, Decide, Over
from tablelands.games.down_under import moves
from tablelands.games.down_under.game import GAME
from tablelands.games.down_under.places import BITS, spot_of
from tablelands.games.down_under.ponds import leading_into
from tablelands.games.down_under.setup import why_no_line
from tablelands.games.down_under.state import State
from tablelands.games.down_under.tiles import CURVED, PAIR, POND, TERMINAL
from tests.games.down_under.oracle import Oracle

Policy = Callable[[State, State, int], int]
"""How much a move is liked, by the states before and after it and its code."""

SERPENT = [[0, 0], [0, -1], [1, -1], [2, -1], [2, 0], [3, 0], [4, 0], [4, -1], [4, -2], [3, -2], [3, -3], [4, -3]]
"""A line for 5 by 4 that steps south and west as well."""


def option_sets() -> list[tuple[int, dict[str, Any]]]:
    """Every legal combination of the variants, and areas of every sort."""
    areas = ("recommended", "easy", "difficult", "unlimited", [3, 3], [3, 9], [4, 5], [9, 4])
    found: list[tuple[int, dict[str, Any]]] = []
    for seats, area, scoring, start in product((2, 3, 4), areas, ("basic", "special"), ("free", "line", "one-ended")):
        if start != "line" or (area not in ("unlimited", [3, 3]) and seats < 4):
            found.append((seats, {"area": area, "scoring": scoring, "start": start}))
    for area, scoring in product(("recommended", "easy", "difficult", [7, 5]), ("basic", "special")):
        found.append((2, {"area": area, "scoring": scoring, "start": "frame"}))
    for area, scoring, tiles, score in product(areas, ("basic", "special"), (1, 2), ("longest", "sum")):
        two = {"routes": 2, "tiles_per_turn": tiles, "route_score": score}
        found.append((2, {"area": area, "scoring": scoring} | two))
    for line, seats in product([SERPENT, *windings(3, 3), *windings(3, 4)[::4], *windings(4, 4)[::25]], (2, 3)):
        area = [max(x for x, _ in line) + 1, 1 - min(y for _, y in line)]
        found.append((seats, {"area": area, "start": "line", "line": line}))
    return found


def windings(width: int, height: int) -> list[list[list[int]]]:
    """All lines from corner to corner, also those that leave hardly any room for the players (DU-14)."""
    found, begun = [], [[[0, 0]]]
    while begun:
        line = begun.pop()
        x, y = line[-1]
        if [x, y] == [width - 1, 1 - height]:
            found.append(line)
            continue
        for to in ([x + 1, y], [x - 1, y], [x, y + 1], [x, y - 1]):
            if 0 <= to[0] < width and -height < to[1] <= 0 and to not in line:
                begun.append([*line, to])
    return [line for line in found if why_no_line([(x, y) for x, y in line], [width, height]) is None]


def closes_loops(before: State, after: State, code: int) -> int:
    return sum(after.loop)


def burns_curves(before: State, after: State, code: int) -> int:
    return -after.left[before.to_move * 3 + CURVED]


def crowds(before: State, after: State, code: int) -> int:
    """Many colours leading into one cell, and billabongs."""
    return 5 * (4 - after.ponds) + max(BITS[leading_into(after, aim)] if aim else 0 for aim in after.aims)


def spares_terminals(before: State, after: State, code: int) -> int:
    return sum(after.left[colour * 3 + TERMINAL] for colour in range(after.colours))


def meets(before: State, after: State, code: int) -> int:
    """Keeps cells where two routes meet open, and runs out of curves meanwhile."""
    return 3 * after.met + burns_curves(before, after, code)


def backs(before: State, after: State, code: int) -> int:
    return sum(PAIR <= face < POND for face in after.face)


POLICIES: dict[str, Policy | None] = {
    "random": None,
    "closes loops": closes_loops,
    "burns curves": burns_curves,
    "crowds": crowds,
    "spares terminals": spares_terminals,
    "meets": meets,
    "back to back": backs,
}


class Disagreement(AssertionError):
    pass


def compare(match: Match, oracle: Oracle) -> None:
    ours, theirs = match.node, oracle.node()
    told = {name: value for name, value in ours.to_json().items() if name != "reason"}
    if told != theirs:
        raise Disagreement(f"node: {told} {theirs}")
    written = [GAME.move_to_json(move) for move in match.legal_moves() or []]
    if sorted(map(key, written)) != sorted(map(key, oracle.legal())):
        raise Disagreement(f"legal: {set(map(key, written)) ^ set(map(key, oracle.legal()))}")
    mine, other = match.position(), oracle.position()
    for name, value in other.items():
        if canonical(name, mine[name]) != canonical(name, value):
            raise Disagreement(f"{name}: {mine[name]} {value}")


def key(value: Any) -> str:
    return json.dumps(value, sort_keys=True)


def canonical(name: str, value: Any) -> Any:
    if name == "meetings":
        return [{field: one[field] for field in ("x", "y", "by")} for one in value]
    return sorted(map(key, value)) if name in ("tiles", "played") else value


def choose(match: Match, policy: Policy | None, luck: random.Random) -> Any:
    listed = match.legal_moves() or []
    if policy is None or luck.random() < 0.25:
        return luck.choice(listed)
    sample = luck.sample(listed, min(len(listed), 6))
    state = match.state
    liked = [policy(state, GAME.play(state, state.to_move, move), moves.encode(move)) for move in sample]
    return luck.choice([move for move, worth in zip(sample, liked, strict=True) if worth == max(liked)])


def play_game(seats: int, options: dict[str, Any], policy: str, seed: int, seen: Counter[str]) -> int:
    """One game, compared after every event; counts the rare things that happened in it."""
    luck = random.Random(seed)
    setup = GAME.setup(seats, options)
    match, oracle = Match(GAME, setup, seed=seed), Oracle(seats, dict(setup.options))
    while True:
        compare(match, oracle)
        node = match.node
        match node:
            case Over():
                return len(match.log)
            case Chance():
                oracle.chance(GAME.outcome_to_json(match.chance()))
            case Decide():
                move = choose(match, POLICIES[policy], luck)
                before = match.state
                match.play(node.seats[0], move)
                oracle.play(node.seats[0], GAME.move_to_json(move))
                note(before, match.state, move, seen)


def note(before: State, after: State, move: Any, seen: Counter[str]) -> None:
    """What happened, for the record of a campaign."""
    ponds, slots = before.ponds - after.ponds, range(before.slots + 1, after.slots + 1)
    match move:
        case moves.Turn():
            seen["DU-20 tile turned"] += 1
        case moves.Decline():
            seen["DU-22 declined"] += 1
        case moves.Billabong():
            seen["DU-32 billabong"] += 1
            ponds -= 1
        case moves.Lay() if before.slots + before.shut == after.slots + after.shut:
            seen["DU-2 terminals back to back"] += 1
    seen["DU-20 loop closed"] += sum(after.loop) > sum(before.loop)
    if before.extending:
        seen["DU-30 extension laid"] += 1
    if ponds > 1:
        seen["DU-33 several in one move"] += 1
    if after.shut > before.shut:
        seen["DU-33 none left"] += 1
    for slot in slots:
        if after.face[slot] >= POND and not isinstance(move, moves.Billabong):
            note_pond(before, after, slot, seen)
    if after.to_move >= 0 and after.extending == 0 and after.played == 0:
        note_passed(before, after, seen)


def note_pond(before: State, after: State, slot: int, seen: Counter[str]) -> None:
    entries = {after.grid[spot] for spot in around(after, slot)} - {0}
    joined = after.face[slot] != POND
    owners = colours_into(after, slot)
    seen["DU-31 four colours" if len(owners) == 4 else "DU-30 three colours"] += 1
    mine = set(range(before.to_move, before.colours, before.seats))
    if len(owners) == 3 and not owners & mine:
        seen["DU-33 mover not among the three"] += 1
    elif len(owners) == 3 and not joined:
        seen["DU-33 no extension possible"] += 1
    elif joined and after.extending >> 2 != slot:
        seen["DU-33 fourth edge joined at once"] += 1
    if before.extending:
        seen["DU-33 extension causes the next"] += 1
    if any(after.face[one] >= POND for one in entries):
        seen["DU-33 pond beside a pond"] += 1


def around(state: State, slot: int) -> list[int]:
    spot = spot_of(state.place[slot])
    return [(spot + step) % 4096 for step in (-64, 1, 64, -1)]


def colours_into(state: State, slot: int) -> set[int]:
    """The colours of the routes that lead to the edges of a pond."""
    from tablelands.games.down_under.walking import NO_MORE, next_path, owner_of_path, path_of

    found = set()
    for edge in range(4):
        leaving = next_path(state, slot * 4 + edge, 0, 0)
        steps = 0
        while leaving != NO_MORE and steps < 300:
            owner = owner_of_path(state, path_of(leaving), 0, 0)
            if 2 <= owner < 6:
                found.add(owner - 2)
                break
            leaving = next_path(state, leaving, 0, 0)
            steps += 1
    return found


def note_passed(before: State, after: State, seen: Counter[str]) -> None:
    """Seats between the last mover and the next that are not finished."""
    seat = before.to_move
    while (seat := (seat + 1) % after.seats) != after.to_move:
        if not after.finished >> seat & 1:
            seen["DU-14 passed over"] += 1


def campaign(games: int, seed: int) -> None:
    seen: Counter[str] = Counter()
    sets, policies, total = option_sets(), list(POLICIES), 0
    for number in range(games):
        luck = random.Random(f"{seed} {number}")
        seats, options = sets[number % len(sets)]
        policy = luck.choice(policies)
        try:
            total += play_game(seats, options, policy, number + seed, seen)
        except Disagreement as error:
            raise Disagreement(f"{seats} {options} {policy!r} seed {number + seed}: {error}") from error
    sys.stdout.write(f"{games} games, {total} events, {len(sets)} option sets, no disagreement\n")
    for name, count in sorted(seen.items()):
        sys.stdout.write(f"{count:8} {name}\n")


if __name__ == "__main__":
    campaign(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0)
