"""The same luck for all games of a block, however they go: luck is named by where it falls, not drawn in a row.

Who rolls less often in a turn does not shift what falls in the next. So two bots that change seats meet the same dice,
and what is left of the difference between them is more their own.
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
        """A seat is to move; another one than before begins a turn."""
        self._chain = ()
        if seat != self.mover:
            self.mover, self.turn, self._times = seat, self.turn + 1, {}

    def outcome(self, game: Game[Any, Any, Any], state: Any, due: str) -> Any:
        """Named by the turn, by what fell since the last move, and by how often that came before in the turn."""
        self._chain = (*self._chain, due)
        times = self._times[self._chain] = self._times.get(self._chain, 0) + 1
        return game.outcomes.sample(state, Random(f"{self.seed} {self.turn} {' '.join(self._chain)} {times}"))
