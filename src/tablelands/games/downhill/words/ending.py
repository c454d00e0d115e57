"""Why a game is over, and how the points came about (DH-11 to DH-13)."""

from tablelands.core.scene import Scene
from tablelands.core.text import Text, listed, points

from ..formats.screen import flags_of
from ..formats.wire import ScoreJson, TieJson
from ..rules import ranking
from ..rules.flow import somebody_finished
from ..state import State
from . import play_texts as texts
from .names import sign_of


def reason(state: State) -> Text:
    finished = somebody_finished(state)
    return (texts.SOMEBODY_FINISHED if finished else texts.ROUNDS_ARE_OVER).fill(round=state.round)


def explain(state: State) -> list[Scene]:
    """Best first; then how a tie was broken."""
    scores = [_score(state, seat) for seat in range(state.seats)]
    scores.sort(key=lambda score: (-score["points"], score["rank"]))
    best = [score for score in scores if score["points"] == scores[0]["points"]]
    scenes = [Scene("score", _score_text(score), score) for score in scores]
    return [*scenes, _tie(best)] if len(best) > 1 else scenes


def _score(state: State, seat: int) -> ScoreJson:
    return {
        "seat": seat,
        "rank": ranking.rank(state, seat) + 1,
        "finished": bool(state.finished[seat]),
        "reach": ranking.advance(state, seat),
        "race_points": ranking.race_points(state, seat),
        "flags": flags_of(state, seat),
        "flag_points": ranking.flag_points(state, seat),
        "points": ranking.score(state, seat),
        "won": ranking.won(state, seat),
    }


def _score_text(score: ScoreJson) -> Text:
    how = texts.FINISHED_AT if score["finished"] else texts.STOPPED_AT
    return texts.SCORE.fill(
        sign=sign_of(score["seat"]),
        place=score["rank"],
        how=how.fill(y=score["reach"]),
        race=score["race_points"],
        flags=" + ".join(str(flag["value"]) for flag in score["flags"]) or "0",
        total=points(score["points"]),
    )


def _tie(best: list[ScoreJson]) -> Scene:
    """DH-13."""
    seats = sorted(score["seat"] for score in best)
    winners = sorted(score["seat"] for score in best if score["won"])
    text = texts.SHARED if seats == winners else texts.BETTER_PLACE
    signs = listed([sign_of(seat) for seat in seats])
    data: TieJson = {"seats": seats, "winners": winners}
    return Scene("tie", text.fill(signs=signs, points=points(best[0]["points"])), data)
