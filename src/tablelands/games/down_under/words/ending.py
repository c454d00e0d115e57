"""Telling people at the end how the scores came about: routes path by path, points, dingos, places."""

from collections.abc import Sequence

from tablelands.core.scene import Scene
from tablelands.core.text import Text, joined, points, sentence

from ..components import ANIMALS, COLOURS
from ..formats import notation
from ..formats.board import edges_of, route_paths
from ..formats.tallies import tally
from ..formats.wire import (
    BracketsData,
    DingoData,
    PointsData,
    RankData,
    RanksData,
    RouteData,
    TallyJson,
    TracedPath,
    TwoRoutesData,
)
from ..rules.places import cell_at
from ..rules.scoring import LOSS_OF_RABBIT, POINTS_OF_SET, better_route, laid_dingo, other_route, score, standing
from ..rules.walks import shade_of
from ..state import State
from . import play_texts, texts
from .stories import seat_name


def reason(state: State) -> Text:
    return play_texts.ENDING


def explain(state: State) -> Sequence[Scene]:
    routes = [traced(state, colour) for colour in range(state.colours)]
    scenes = [_route(colour, data) for colour, data in enumerate(routes)]
    if state.special:
        scenes += [_points(state, colour) for colour in range(state.colours) if state.laid[colour]]
        scenes += _dingos(state)
    if state.routes == 2:
        scenes += [_two_routes(state, seat) for seat in range(state.seats)]
    scenes.append(_ranks(state))
    if any(path["gray"] for data in routes for path in data["paths"]):
        nothing: BracketsData = {}
        scenes.append(Scene("brackets", play_texts.GRAY_IN_BRACKETS, nothing))
    return scenes


# Routes


def traced(state: State, colour: int) -> RouteData:
    return {
        "colour": COLOURS[colour],
        "length": state.length[colour],
        "loop": bool(state.loop[colour]),
        "paths": [_traced_path(state, door) for door in route_paths(state, colour)],
    }


def _traced_path(state: State, door: int) -> TracedPath:
    x, y = cell_at(state.place[door >> 2])
    gray, animal = shade_of(state, door, 0, 0) == 0, state.animal[door >> 2]
    shown = ANIMALS[animal - 1] if gray and animal else None
    return {"x": x, "y": y, "edges": edges_of(state, door), "gray": gray, "animal": shown}


def _route(colour: int, data: RouteData) -> Scene:
    if not data["paths"]:
        return Scene("route", play_texts.NO_ROUTE.fill(colour=texts.COLOURS[colour]), data)
    text = play_texts.LOOPED if data["loop"] else play_texts.ROUTE
    paths = " ".join(_path(path) for path in data["paths"])
    return Scene("route", text.fill(colour=texts.COLOURS[colour], length=data["length"], paths=paths), data)


def _path(path: TracedPath) -> str:
    """A path by its cell; a gray one in brackets, with the letter of its animal."""
    cell, animal = f"{path['x']},{path['y']}", path["animal"]
    if not path["gray"]:
        return cell
    return f"({cell}{notation.ANIMAL_LETTERS[ANIMALS.index(animal) + 1] if animal else ''})"


# Points


def _points(state: State, colour: int) -> Scene:
    worth = tally(state, colour)
    data: PointsData = {"colour": COLOURS[colour], **worth}
    text = play_texts.POINTS.fill(
        colour=texts.COLOURS[colour],
        length=worth["length"],
        sets=worth["sets"],
        set=POINTS_OF_SET,
        bonus=worth["bonus"],
        loss=worth["loss"],
        rabbits=_rabbits(worth),
        points=points(worth["points"]),
    )
    return Scene("points", text, data)


def _rabbits(worth: TallyJson) -> Text:
    """DU-41: what rabbits cost, and why."""
    animals = worth["animals"]
    if animals is None or animals["rabbit"] == 0:
        return play_texts.NO_RABBITS
    text = play_texts.RABBITS_KEPT_AWAY if animals["dingo"] else play_texts.RABBITS_COST
    return text.fill(count=animals["rabbit"], each=LOSS_OF_RABBIT)


def _dingos(state: State) -> list[Scene]:
    """DU-42."""
    without = [seat for seat in range(state.seats) if not laid_dingo(state, seat)]
    if not without:
        return [_dingo(play_texts.ALL_DINGOS_LAID, [], lose=False)]
    if len(without) == state.seats:
        return [_dingo(play_texts.NO_DINGO_AT_ALL, without, lose=False)]
    named = [(play_texts.DINGO_NOT_LAID.fill(seat=seat_name(state, seat)), [seat]) for seat in without]
    return [_dingo(text, seats, lose=True) for text, seats in named]


def _dingo(text: Text, seats: list[int], *, lose: bool) -> Scene:
    data: DingoData = {"seats": seats, "lose": lose}
    return Scene("dingo", sentence(text), data)


def _two_routes(state: State, seat: int) -> Scene:
    """DU-54."""
    better, other = better_route(state, seat), other_route(state, seat)
    text = play_texts.BOTH_COUNT if state.add_routes else play_texts.BEST_COUNTS
    data: TwoRoutesData = {"seat": seat, "better": better, "other": other, "summed": bool(state.add_routes)}
    return Scene("two-routes", text.fill(seat=seat_name(state, seat), best=better, other=other), data)


def _ranks(state: State) -> Scene:
    """Equal ones share a place."""
    stand = [standing(state, seat) for seat in range(state.seats)]
    in_order = sorted(range(state.seats), key=lambda seat: -stand[seat])
    ranks: list[RankData] = [
        {"seat": seat, "place": 1 + sum(other > stand[seat] for other in stand), "score": score(state, seat)}
        for seat in in_order
    ]
    named = [play_texts.RANK.fill(**{**rank, "seat": seat_name(state, rank["seat"])}) for rank in ranks]
    data: RanksData = {"ranks": ranks}
    return Scene("ranks", play_texts.RANKS.fill(ranks=joined(named)), data)
