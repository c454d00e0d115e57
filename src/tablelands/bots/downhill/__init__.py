"""Bots that plan a line as people do: they see the mountain and the transparency, and judge by eye.

A bot that reckoned with exact coordinates would hardly ever crash. So each one misjudges scale, angle and offset anew
for every line, by an error that is its level; `greedy` alone sees everything as it is.
"""

from tablelands.bots import texts
from tablelands.bots.bot import Answer, Bot, Question
from tablelands.bots.downhill.drafting import Judgement, draft, some_eye
from tablelands.bots.downhill.kernels import plan
from tablelands.core.game import Game
from tablelands.games.downhill.formats.moves import Move, Start
from tablelands.games.downhill.rules.starts import put_start, some_start
from tablelands.games.downhill.state import TO_START, State

STARTS_TRIED = 3
THINKING_TIME = 300
"""Milliseconds that a line may take to think of, interpreted. With less it draws one that is merely allowed."""


class PlanningBot(Bot):
    judgement: Judgement

    def plays(self, game: Game[object, object, object]) -> bool:
        return game.id == "downhill"

    def answer(self, question: Question) -> Answer:
        return Answer(self._line(question) if question.allows(THINKING_TIME) else some_move(question))

    def _line(self, question: Question) -> Move:
        state: State = question.state
        if state.phase == TO_START:
            return self._start(question, state)
        eye = some_eye(self.judgement, state, question.random)
        move: Move | None = draft(state, question.seat, eye)
        return move or some_move(question)

    def _start(self, question: Question, state: State) -> Move:
        """Of some places on the top edge, the one from which the best line seems to lead."""
        places = [some_start(state, question.seat, question.random.getrandbits(40)) for _ in range(STARTS_TRIED)]
        eye = some_eye(self.judgement, state, question.random)
        return Start(max(places, key=lambda x: _promise(state, question.seat, x, eye)))


def _promise(state: State, seat: int, x: int, eye: list[int]) -> int:
    trial = state.copy()
    put_start(trial, seat, x)
    return plan.plan([trial], 0, seat, eye, [0] * plan.WORK)


def some_move(question: Question) -> Move:
    move: Move = question.game.sample_move(question.state, question.seat, question.random)
    return move


class EasyBot(PlanningBot):
    name = "easy"
    title = texts.EASY
    about = texts.EASY_ABOUT
    judgement = Judgement(error=0.08, caution=0.03)


class MediumBot(PlanningBot):
    name = "medium"
    title = texts.MEDIUM
    about = texts.MEDIUM_ABOUT
    judgement = Judgement(error=0.05, caution=0.03)


class HardBot(PlanningBot):
    name = "hard"
    title = texts.HARD
    about = texts.HARD_ABOUT
    judgement = Judgement(error=0.02, caution=0.02)


class GreedyBot(PlanningBot):
    """The upper bound: no person sees like that."""

    name = "greedy"
    title = texts.FLAWLESS
    about = texts.FLAWLESS_ABOUT
    judgement = Judgement(error=0.0)


BOTS: tuple[Bot, ...] = (EasyBot(), MediumBot(), HardBot(), GreedyBot())
