"""Why a game is over, and how the points came about."""

from tablelands.core.scene import Scene
from tablelands.core.text import Text, joined, listed, points, sentence

from ..formats.bonuses import earned_bonuses
from ..formats.positions import earned, marker
from ..formats.scenes import BonusTilesData, CountedMarkerJson, LostSpacesData, MarkersData, TieData, TotalData
from ..formats.standings import Counting, counting, lost_spaces
from ..rules.scoring import ANIMAL_COUNT, lost_count, lost_points, marker_points, score, tile_points, won
from ..state import ANIMALS, State
from . import play_texts, texts
from .names import bonus_tiles, valued
from .prompts import penalty_text, seat_name, with_values

MARKERS: tuple[tuple[Counting, Text], ...] = (
    ("upper", play_texts.UPPER),
    ("rearmost", play_texts.REARMOST),
    ("not", play_texts.NOT_COUNTED),
)


def reason(state: State) -> Text:
    return play_texts.ALL_FULL if state.all_full else play_texts.FIRST_FULL


def explain(state: State) -> list[Scene]:
    return [*(scene for seat in range(state.seats) for scene in _explain_seat(state, seat)), *_tie(state)]


def _explain_seat(state: State, seat: int) -> list[Scene]:
    scenes = [_total(state, seat)]
    for counts, text in MARKERS:
        scenes += _markers(state, seat, counts, text)
    if state.lost[seat]:
        scenes.append(_lost(state, seat))
    if state.bonus_count[seat]:
        scenes.append(_bonus(state, seat))
    return scenes


def _total(state: State, seat: int) -> Scene:
    total = score(state, seat)
    data: TotalData = {"seat": seat, "points": total, "rank": _rank(state, seat), "won": bool(won(state, seat))}
    return Scene("total", play_texts.TOTAL.fill(player=seat + 1, points=points(total)), data)


def _rank(state: State, seat: int) -> int:
    """OB-14."""
    worth = [(score(state, other), state.bonus_count[other]) for other in range(state.seats)]
    return 1 + sum(other > worth[seat] for other in worth)


def _markers(state: State, seat: int, counts: Counting, text: Text) -> list[Scene]:
    """OB-13: those that count for one reason, or not at all."""
    animals = [animal for animal in range(ANIMAL_COUNT) if counting(state, seat, animal) == counts]
    if not animals:
        return []
    markers = [_marker(state, seat, animal) for animal in animals]
    words = joined([_marker_text(state, seat, animal) for animal in animals])
    total = sum(marker["points"] for marker in markers)
    data: MarkersData = {"seat": seat, "counts": counts, "markers": markers, "points": total}
    return [Scene("markers", text.fill(markers=words), data)]


def _marker(state: State, seat: int, animal: int) -> CountedMarkerJson:
    worth = marker_points(state, seat, animal)
    return {"animal": ANIMALS[animal], "place": marker(state, seat, animal), "points": worth}


def _marker_text(state: State, seat: int, animal: int) -> Text:
    return valued(texts.FACES[animal], marker_points(state, seat, animal) or marker(state, seat, animal))


def _lost(state: State, seat: int) -> Scene:
    cost = -lost_points(state, seat)
    text = play_texts.LOST.fill(count=lost_count(state, seat), cost=points(cost), rule=penalty_text(state))
    data: LostSpacesData = {"seat": seat, "spaces": lost_spaces(state, seat), "points": cost}
    return Scene("lost-spaces", text, data)


def _bonus(state: State, seat: int) -> Scene:
    if state.plus:
        text = play_texts.BONUS_POINTS.fill(tiles=with_values(state, earned(state, seat)))
    else:
        names = [texts.FACES[ANIMALS.index(name)] for name in earned(state, seat)]
        text = play_texts.BONUS_COUNT.fill(tiles=joined(names))
    data: BonusTilesData = {"seat": seat, "tiles": earned_bonuses(state, seat), "points": tile_points(state, seat)}
    return Scene("bonus-tiles", text, data)


def _tie(state: State) -> list[Scene]:
    """OB-14: only where several have the most points."""
    scores = [score(state, seat) for seat in range(state.seats)]
    seats = [seat for seat in range(state.seats) if scores[seat] == max(scores)]
    if len(seats) == 1:
        return []
    tiles = [state.bonus_count[seat] for seat in seats]
    text = play_texts.TIE_SHARED.fill(tiles=bonus_tiles(tiles[0])) if len(set(tiles)) == 1 else play_texts.TIE_DECIDED
    players = listed([seat_name(state, seat) for seat in seats])
    data: TieData = {"seats": seats, "tiles": tiles, "winners": [seat for seat in seats if won(state, seat)]}
    return [Scene("tie", sentence(text.fill(players=players, points=points(max(scores)))), data)]
