"""Adapts a module of rules to the contract `Game`, for games whose moves have integer codes.

The rules module works on a Flat state that has a field `seats`, and has:

    MAX_MOVES                  an upper bound for the number of legal moves
    stage(s)                   DECIDE, CHANCE or OVER
    mover(s)                   the seat to move
    legal(s, out)              writes the codes of all legal moves to `out`, returns their number
    broken(s, move)            0, or the number of the reason why the move is illegal
    play(s, move)              makes the move, in place
    score(s, seat)             points at the end
    won(s, seat)               whether the seat shares the win
    evaluate(s, seat)          optional: how good the position is for the seat

and, if there is chance:

    MAX_OUTCOMES
    outcomes(s, out, weights)  writes codes and weights of all outcomes, returns their number, or TOO_MANY
    resolve(s, outcome)        applies the outcome, in place
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, NamedTuple, TypeVar

from tablelands.core.errors import IllegalMove
from tablelands.core.flat import Flat
from tablelands.core.game import Game, Move, Outcome
from tablelands.core.node import Decide, Node, Over
from tablelands.core.parts import CodedMoves, CodedOutcomes
from tablelands.core.rule import CHANCE, OVER, TOO_MANY
from tablelands.core.text import Text

FlatState = TypeVar("FlatState", bound=Flat)


class Reason(NamedTuple):
    """Why a move is refused: the clause it breaks, and a text for the player."""

    clause: str
    text: Text


class LazyMoves(Sequence[Move]):
    """Legal moves as codes, decoded on access: most are never needed as moves."""

    __slots__ = ("codes", "decode")

    def __init__(self, codes: list[int], decode: Callable[[int], Move]) -> None:
        self.codes = codes
        self.decode = decode

    def __len__(self) -> int:
        return len(self.codes)

    def __iter__(self) -> Iterator[Move]:
        return map(self.decode, self.codes)

    def __getitem__(self, at: Any) -> Any:
        found = self.codes[at]
        return list(map(self.decode, found)) if isinstance(at, slice) else self.decode(found)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, list | LazyMoves) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]  # as a list has none


@cache
def _decide(seat: int) -> Decide:
    return Decide((seat,))


class RuledGame(Game[FlatState, Move, Outcome]):
    rules: Any
    state_type: type[FlatState]
    reasons: ClassVar[Mapping[int, Reason]]
    moves: CodedMoves
    outcomes: CodedOutcomes

    def node(self, state: FlatState) -> Node:
        stage = self.rules.stage(state)
        if stage == OVER:
            return self._over(state)
        if stage == CHANCE:
            return self.outcomes.due(state)
        return _decide(self.rules.mover(state))

    def _over(self, state: FlatState) -> Over:
        seats = range(self.seats_of(state))
        return Over(
            scores=tuple(self.rules.score(state, seat) for seat in seats),
            winners=tuple(seat for seat in seats if self.rules.won(state, seat)),
            reason=self.ending.reason(state),
        )

    def seats_of(self, state: FlatState) -> int:
        return int(vars(state)["seats"])

    def legal_codes(self, state: FlatState) -> list[int]:
        codes = [0] * self.rules.MAX_MOVES
        del codes[self.rules.legal(state, codes) :]
        return codes

    def move_count(self, state: FlatState, seat: int) -> int | None:
        return len(self.legal_codes(state))

    def legal_moves(self, state: FlatState, seat: int) -> Sequence[Move] | None:
        return LazyMoves(self.legal_codes(state), self.moves.decode)

    def check(self, state: FlatState, seat: int, move: Move) -> None:
        broken = self.rules.broken(state, self.moves.encode(move))
        if broken:
            raise IllegalMove(*self.reasons[broken])

    def play(self, state: FlatState, seat: int, move: Move) -> FlatState:
        after = state.copy()
        self.rules.play(after, self.moves.encode(move))
        return after

    def possible_outcomes(self, state: FlatState) -> list[tuple[Outcome, int]] | None:
        if self.rules.stage(state) != CHANCE:
            return []
        codes, weights = [0] * self.rules.MAX_OUTCOMES, [0] * self.rules.MAX_OUTCOMES
        count = self.rules.outcomes(state, codes, weights)
        if count == TOO_MANY:
            return None
        return [
            (self.outcomes.decode(state, code), weight)
            for code, weight in zip(codes[:count], weights[:count], strict=True)
        ]

    def resolve(self, state: FlatState, outcome: Outcome) -> FlatState:
        after = state.copy()
        self.rules.resolve(after, self.outcomes.encode(state, outcome))
        return after

    def evaluate(self, state: FlatState, seat: int) -> float | None:
        judge = getattr(self.rules, "evaluate", None)
        return None if judge is None else float(judge(state, seat))
