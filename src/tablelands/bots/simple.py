"""Bots that use only the contract of a game, and so play every game. Other bots are measured against them."""

from typing import Any

from tablelands.bots import texts
from tablelands.bots.bot import Answer, Bot, Candidate, Question
from tablelands.core.game import Game


class RandomBot(Bot):
    name = "random"
    title = texts.RANDOM
    about = texts.RANDOM_ABOUT

    def answer(self, question: Question) -> Answer:
        return Answer(question.game.sample_move(question.state, question.seat, question.random))


class GreedyBot(Bot):
    """Plays the move with the best position after it, drawn by lot among equals. When its time is up, it takes the best
    move so far."""

    name = "greedy"
    title = texts.GREEDY
    about = texts.GREEDY_ABOUT

    def plays(self, game: Game[Any, Any, Any]) -> bool:
        state = game.setups.begin(game.setup(game.seat_counts[0]))
        return game.lists_moves and game.evaluate(state, 0) is not None

    def answer(self, question: Question) -> Answer:
        game, state, seat = question.game, question.state, question.seat
        moves = list(game.legal_moves(state, seat) or ())
        question.random.shuffle(moves)
        candidates = []
        for move in moves:
            candidates.append(Candidate(move, game.evaluate(game.play(state, seat, move), seat) or 0))
            if question.time_is_up():
                break
        return best_of(candidates)


def best_of(candidates: list[Candidate]) -> Answer:
    """The first candidate of the highest value."""
    ranked = sorted(candidates, key=lambda candidate: -(candidate.value or 0))
    return Answer(ranked[0].move, ranked[0].value, tuple(ranked))
