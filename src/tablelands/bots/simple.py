"""Bots that need nothing but the contract, and so play every game."""

from typing import Any

from tablelands.bots.bot import Bot, Question
from tablelands.core.game import Game


class RandomBot(Bot):
    name = "random"

    def choose(self, question: Question) -> Any:
        return question.game.sample_move(question.state, question.seat, question.random)


class GreedyBot(Bot):
    """Looks one move ahead and takes what looks best right after it; equals are drawn by lot."""

    name = "greedy"

    def plays(self, game: Game[Any, Any, Any]) -> bool:
        state = game.setups.begin(game.setup(game.seat_counts[0]))
        return game.evaluate(state, 0) is not None

    def choose(self, question: Question) -> Any:
        game, state, seat = question.game, question.state, question.seat
        moves = game.legal_moves(state, seat)
        if moves is None:
            return game.sample_move(state, seat, question.random)
        values = [game.evaluate(game.play(state, seat, move), seat) or 0 for move in moves]
        best = max(values)
        return question.random.choice([move for move, value in zip(moves, values, strict=True) if value == best])
