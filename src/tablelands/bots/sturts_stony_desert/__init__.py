"""Bots of Sturt's Stony Desert. They all look ahead by alpha-beta; they differ in how far, in how well they judge what
a side still needs, and in how many moves they take seriously. Only the first one overlooks what a single move does."""

from dataclasses import dataclass
from functools import cache
from math import exp
from typing import Any

from tablelands.bots.bot import Answer, Candidate, Question
from tablelands.bots.compilation import is_loaded
from tablelands.bots.levels import Effort, Level, learnt_weights
from tablelands.bots.sturts_stony_desert import texts
from tablelands.bots.sturts_stony_desert.kernels.weights import COUNT, MOVER, NAMES
from tablelands.bots.sturts_stony_desert.suggestions import suggest as suggest
from tablelands.core.ruled_game import RuledGame
from tablelands.games.sturts_stony_desert.game import GAME
from tablelands.games.sturts_stony_desert.state import side_of
from tablelands.search.alphabeta import DEEPEST, PROVEN, WIN, AlphaBeta, Result

JUDGEMENT = f"{__name__}.kernels.judgement"
CLEAR = 300
"""An advantage in hundredths of a tile with which one mostly wins."""


@dataclass(frozen=True, slots=True)
class Skill:
    """`blur` is in hundredths of a tile; `regard` is how much one thinks of the other side, who moves next."""

    effort: Effort
    depth: int = DEEPEST
    blur: int = 0
    attention: int = 12
    reduced: int = 2
    regard: float = 1.0


@cache
def searcher(skill: Skill, game: RuledGame[Any, Any, Any] = GAME) -> AlphaBeta:
    """For this game, or for one with other numbers (see `research.solving`)."""
    weights = [*learnt_weights(__name__, NAMES, "first"), *learnt_weights(__name__, NAMES, "second")]
    weights[MOVER] *= skill.regard
    weights[COUNT + MOVER] *= skill.regard
    return AlphaBeta(game, JUDGEMENT, tuple(weights), skill.depth, skill.attention, skill.reduced, skill.blur)


def share_of(value: int) -> float:
    """Of the win, that a side with this much of an advantage may hope for; certain where it is proven."""
    if abs(value) >= PROVEN:
        return 0.5 + value / WIN / 2
    return 1 / (1 + exp(-value / CLEAR))


class LevelBot(Level[Skill]):
    gives_chances = True

    def answer(self, question: Question) -> Answer:
        result, decode = self.think(question), GAME.moves.decode
        candidates = tuple(Candidate(decode(move.move), share_of(move.value)) for move in result.moves)
        value = share_of(result.value)
        side = side_of(question.seat)
        values = tuple(value if side_of(seat) == side else 1 - value for seat in range(question.state.seats))
        return Answer(candidates[0].move, value, candidates, tuple(map(decode, result.line)), values)

    def think(self, question: Question) -> Result:
        effort = self.skill.effort
        positions, deadline = effort.simulations_for(question), effort.deadline_for(question)
        search = searcher(self.skill).search
        return search(question.state, question.seed, positions, deadline, compiled=is_loaded(GAME.id))


BOTS: tuple[LevelBot, ...] = (
    LevelBot(
        "beginner", texts.BEGINNER, texts.BEGINNER_ABOUT, Skill(Effort(1_000, 0.2), depth=1, blur=700, regard=0.1)
    ),
    LevelBot("easy", texts.EASY, texts.EASY_ABOUT, Skill(Effort(100_000, 0.4), depth=2, blur=400)),
    LevelBot("medium", texts.MEDIUM, texts.MEDIUM_ABOUT, Skill(Effort(100_000, 0.6), depth=3, blur=140)),
    LevelBot("hard", texts.HARD, texts.HARD_ABOUT, Skill(Effort(150_000, 1.2), depth=4, blur=40)),
    LevelBot("strong", texts.STRONG, texts.STRONG_ABOUT, Skill(Effort(1_500_000, 2.0))),
)

RATINGS = {
    "random": 966,
    "greedy": 1500,
    "beginner": 1575,
    "easy": 1817,
    "medium": 2068,
    "hard": 2207,
    "strong": 2612,
}


def compile_kernels() -> None:
    state = GAME.setups.begin(GAME.setup(GAME.seat_counts[0]))
    searcher(BOTS[0].skill).search(state, compiled=True)
