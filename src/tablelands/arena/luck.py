"""Gives all games of a block the same chance outcomes, whatever is played.

An outcome depends on its turn and on its place in that turn, not on how many were drawn before. So a player who rolls
less often in a turn does not shift the rolls of the next, and two bots that change seats meet the same dice. This makes
comparisons sharper.
"""

from random import Random
from typing import Any

from tablelands.core.game import Game


class CommonLuck:
    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.turn = 0
        self.mover: int | None = None
        self._chain: tuple[str, ...] = ()
        self._times: dict[tuple[str, ...], int] = {}

    def decides(self, seat: int) -> None:
        """Note the seat to move; a change of seat begins a turn."""
        self._chain = ()
        if seat != self.mover:
            self.mover, self.turn, self._times = seat, self.turn + 1, {}

    def outcome(self, game: Game[Any, Any, Any], state: Any, due: str) -> Any:
        """The outcome for this turn, for what happened since the last move, and for how often that came before in the
        turn."""
        self._chain = (*self._chain, due)
        times = self._times[self._chain] = self._times.get(self._chain, 0) + 1
        return game.outcomes.sample(state, Random(f"{self.seed} {self.turn} {' '.join(self._chain)} {times}"))
