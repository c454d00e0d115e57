"""Bots of Outback: they differ in what they know about landscapes, in how far they think about dice, and in how far
off they are."""

from dataclasses import dataclass

from tablelands.bots.bot import Answer, Bot, Candidate, Question
from tablelands.bots.compilation import is_loaded
from tablelands.bots.levels import Level
from tablelands.bots.outback import texts
from tablelands.bots.outback.hint_reasons import reasons as reasons
from tablelands.bots.outback.kernels.judgement import CHANCE, LEAD, POINTS, THUMB
from tablelands.bots.outback.luck_account import accounts as accounts
from tablelands.bots.outback.reckoning import GAME_ID, move_values, turn_values
from tablelands.bots.outback.suggestions import suggest as suggest
from tablelands.bots.simple import GreedyBot, best_of
from tablelands.games.outback.formats.moves import decode
from tablelands.games.outback.state import ACT, ROLLS

THINKING_TIME, WARM_TIME = 1500, 30
"""Milliseconds that reckoning a turn out may take on a slow machine, interpreted and compiled. With less it looks one
move ahead."""


@dataclass(frozen=True, slots=True)
class Skill:
    """`way` is how positions are judged, `foresight` how many rolls are thought of, `error` by how many points somebody
    usually misjudges a move."""

    way: int
    foresight: int = ROLLS
    error: float = 0.0


class LevelBot(Level[Skill]):
    @property
    def gives_chances(self) -> bool:
        return self.skill.way == CHANCE

    def answer(self, question: Question) -> Answer:
        if not question.allows(WARM_TIME if is_loaded(GAME_ID) else THINKING_TIME):
            return GreedyBot().answer(question)
        values = move_values(question.state, self.skill.way, self.skill.foresight)
        seen = [Candidate(decode(code), self._misjudged(worth, question)) for code, worth in values.items()]
        question.random.shuffle(seen)
        return best_of(seen)

    def _misjudged(self, worth: float, question: Question) -> float:
        return worth + question.random.gauss(0, self.skill.error) if self.skill.error else worth


BOTS: tuple[Bot, ...] = (
    LevelBot("beginner", texts.BEGINNER, texts.BEGINNER_ABOUT, Skill(POINTS, 1, 1.0)),
    LevelBot("easy", texts.EASY, texts.EASY_ABOUT, Skill(THUMB, 1, 1.0)),
    LevelBot("medium", texts.MEDIUM, texts.MEDIUM_ABOUT, Skill(THUMB, 1, 0.5)),
    LevelBot("hard", texts.HARD, texts.HARD_ABOUT, Skill(THUMB), former=("exact",)),
    LevelBot("strong", texts.STRONG, texts.STRONG_ABOUT, Skill(CHANCE)),
)

RATINGS = {
    "random": 758,
    "beginner": 1065,
    "easy": 1260,
    "medium": 1443,
    "greedy": 1500,
    "hard": 1772,
    "strong": 2014,
}


def compile_kernels() -> None:
    from tablelands.core.registry import find_game

    game = find_game("outback")
    state = game.setups.begin(game.setup(game.seat_counts[0]))
    state.start, state.to_move, state.rolls_left = 0, 0, ROLLS
    turn_values(state, LEAD)
    state.dice[0], state.rolls_left, state.due = state.dice_count, 1, ACT
    move_values(state, LEAD)
