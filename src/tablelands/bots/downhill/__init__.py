"""Bots of Downhill. They plan a line as people do: they see the mountain and the transparency, and judge by eye.

A bot with exact coordinates would hardly ever crash. So levels misjudge scale, angle and offset anew for every line,
the lower ones more, and value flags differently. The highest level sees exactly and simulates ahead. `greedy` sees
exactly too but only wants to get down; the others are rated against it.
"""

from dataclasses import dataclass, replace

from tablelands.bots.bot import Answer, Bot, Question
from tablelands.bots.compilation import is_loaded
from tablelands.bots.downhill import texts
from tablelands.bots.downhill.drafts import Judgement, drafter, some_eye
from tablelands.bots.downhill.hint_reasons import reasons as reasons
from tablelands.bots.downhill.kernels.plan import BEAM
from tablelands.bots.downhill.simulation import think_through
from tablelands.bots.downhill.start_choice import promising_start
from tablelands.bots.downhill.suggestions import suggest as suggest
from tablelands.bots.levels import Effort, Level
from tablelands.core.game import Game
from tablelands.games.downhill.formats.moves import Move, Start
from tablelands.games.downhill.state import TO_START, State

GAME_ID = "downhill"
THINKING_TIME = 300
"""Milliseconds to plan a line, interpreted. With less time a bot draws a random legal line."""


@dataclass(frozen=True, slots=True)
class Skill:
    """With an `effort`, the bot also drafts a line for each judgement in `others`, and simulates games with each."""

    judgement: Judgement
    others: tuple[Judgement, ...] = ()
    effort: Effort | None = None


class PlanningBot(Level[Skill]):
    gives_chances = True

    @property
    def judgement(self) -> Judgement:
        return self.skill.judgement

    def plays(self, game: Game[object, object, object]) -> bool:
        return game.id == GAME_ID

    def answer(self, question: Question) -> Answer:
        if not is_loaded(GAME_ID) and not question.allows(THINKING_TIME):
            return Answer(some_move(question))
        if self.skill.effort is not None and is_loaded(GAME_ID):
            answer = think_through(question, (self.judgement, *self.skill.others), self.skill.effort)
            return answer or Answer(some_move(question))
        return Answer(self._line(question))

    def _line(self, question: Question) -> Move:
        state: State = question.state
        if state.phase == TO_START:
            return self._start(question, state)
        eye = some_eye(self.judgement, state, question.random)
        return drafter(is_loaded(GAME_ID)).plan(state, question.seat, eye) or some_move(question)

    def _start(self, question: Question, state: State) -> Move:
        eye = some_eye(self.judgement, state, question.random)
        return Start(promising_start(state, question.seat, eye, question.random, drafter(is_loaded(GAME_ID))))


def some_move(question: Question) -> Move:
    move: Move = question.game.sample_move(question.state, question.seat, question.random)
    return move


WANTS = (
    Judgement(error=0.0, flag_worth=800),
    Judgement(error=0.0, flag_worth=1600),
    Judgement(error=0.0, flag_worth=4000),
    Judgement(error=0.0, flag_worth=8000),
    Judgement(error=0.0, flag_worth=2500, drift=0.4),
    Judgement(error=0.0, flag_worth=2500, drift=-0.4),
    Judgement(error=0.0, flag_worth=1600, drift=1.2),
    Judgement(error=0.0, flag_worth=1600, drift=-1.2),
    Judgement(error=0.0, flag_worth=6000, drift=0.8),
    Judgement(error=0.0, flag_worth=6000, drift=-0.8),
    Judgement(error=0.0, flag_worth=800, drift=2.0),
    Judgement(error=0.0, flag_worth=800, drift=-2.0),
    Judgement(error=0.0, flag_worth=4000, home_worth=-40000),
    Judgement(error=0.0, flag_worth=2500, caution=0.02),
)
"""Aims of a bot that sees exactly: to get down, flags at any price, another part of the mountain, to stay on it, or to
be safe."""
SHARP = tuple(replace(want, breadth=BEAM, swerves=True) for want in WANTS)
GREEDY = Judgement(error=0.0)
STRONG = Skill(replace(SHARP[0], flag_worth=2500), (*SHARP, GREEDY), Effort(300, 2.5))

BOTS: tuple[Bot, ...] = (
    PlanningBot("greedy", texts.GREEDY, texts.GREEDY_ABOUT, Skill(GREEDY)),
    PlanningBot("beginner", texts.BEGINNER, texts.BEGINNER_ABOUT, Skill(Judgement(0.14, 0.0, 0))),
    PlanningBot("easy", texts.EASY, texts.EASY_ABOUT, Skill(Judgement(0.08, 0.03))),
    PlanningBot("medium", texts.MEDIUM, texts.MEDIUM_ABOUT, Skill(Judgement(0.05, 0.03))),
    PlanningBot("hard", texts.HARD, texts.HARD_ABOUT, Skill(Judgement(0.02, 0.02))),
    PlanningBot("strong", texts.STRONG, texts.STRONG_ABOUT, STRONG),
)

RATINGS = {
    "random": 0,  # it never won; below nothing nobody is rated
    "beginner": 487,
    "easy": 820,
    "medium": 1085,
    "hard": 1353,
    "greedy": 1500,
    "strong": 1884,
}


def compile_kernels() -> None:
    from random import Random

    from tablelands.core.match import Match
    from tablelands.core.registry import find_game

    game = find_game(GAME_ID)
    match = Match(game, game.setup(game.seat_counts[0]), seed=1)
    match.chance()
    for seat in range(match.setup.seats):
        match.play(seat, game.sample_move(match.state, seat, Random(seat)))
    drafter(compiled=True).plan(match.state, 0, some_eye(GREEDY, match.state, Random(1)))
    think_through(Question(GAME_ID, match.state, 0, 1), SHARP[:1], Effort(1, 60.0))
