"""Bots of Down Under. All search a tree; they differ in effort, in how well they judge positions, in how many moves
they consider, and in how far they look ahead."""

from dataclasses import dataclass, replace
from functools import cache
from itertools import accumulate

from tablelands.bots.bot import Answer, Candidate, Question
from tablelands.bots.compilation import is_loaded
from tablelands.bots.down_under import texts
from tablelands.bots.down_under.kernels.weights import NAMES
from tablelands.bots.down_under.suggestions import suggest as suggest
from tablelands.bots.levels import Effort, Level, learnt_weights
from tablelands.games.down_under.game import GAME
from tablelands.search.budget import Budget
from tablelands.search.uct import Uct, UctResult
from tablelands.search.uct_settings import USUAL, Settings

JUDGEMENT = f"{__name__}.kernels.judgement"


@dataclass(frozen=True, slots=True)
class Skill:
    effort: Effort
    settings: Settings = USUAL
    trees: int = 1


@cache
def searcher(skill: Skill) -> Uct:
    weights = learnt_weights(__name__, NAMES)
    return Uct(GAME, JUDGEMENT, weights, skill.settings, skill.trees)


class LevelBot(Level[Skill]):
    gives_chances = True

    def answer(self, question: Question) -> Answer:
        """Values fall from candidate to candidate, so that no less visited move seems better."""
        result, decode = self.think(question), GAME.moves.decode
        values = accumulate((move.values[question.seat] for move in result.moves), min)
        moves = zip(result.moves, values, strict=True)
        candidates = tuple(Candidate(decode(move.move), value, move.visits) for move, value in moves)
        line = tuple(map(decode, result.line))
        return Answer(candidates[0].move, candidates[0].value, candidates, line, result.values)

    def think(self, question: Question) -> UctResult:
        effort = self.skill.effort
        budget = Budget(effort.simulations_for(question), effort.deadline_for(question))
        return searcher(self.skill).search(question.state, question.seed, budget, compiled=is_loaded(GAME.id))


NAIVE = Settings(blur=0.25, attention=4, horizon=0, trust=4)
HASTY = replace(NAIVE, blur=0.12, attention=6, horizon=4)
STEADY = Settings(blur=0.08, attention=8, horizon=12)
WARY = Settings(blur=0.03, attention=10, horizon=20)
BOTS: tuple[LevelBot, ...] = (
    LevelBot("beginner", texts.BEGINNER, texts.BEGINNER_ABOUT, Skill(Effort(12, 0.2), NAIVE)),
    LevelBot("easy", texts.EASY, texts.EASY_ABOUT, Skill(Effort(60, 0.3), HASTY)),
    LevelBot("medium", texts.MEDIUM, texts.MEDIUM_ABOUT, Skill(Effort(200, 0.6), STEADY)),
    LevelBot("hard", texts.HARD, texts.HARD_ABOUT, Skill(Effort(2_000, 1.2), WARY)),
    LevelBot("strong", texts.STRONG, texts.STRONG_ABOUT, Skill(Effort(80_000, 2.0), trees=2)),
)

RATINGS = {
    "random": 653,
    "beginner": 1200,
    "greedy": 1500,
    "easy": 1506,
    "medium": 1799,
    "hard": 2275,
    "strong": 2646,
}


def compile_kernels() -> None:
    state = GAME.setups.begin(GAME.setup(GAME.seat_counts[0]))
    searcher(BOTS[-1].skill).search(state, 1, Budget(1), compiled=True)
