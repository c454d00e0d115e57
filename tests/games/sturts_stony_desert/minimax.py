"""What a position is worth, by plain minimax over the rules: for positions near their end, and for small areas."""

from typing import Any

Known = dict[Any, tuple[Any, int]]
"""Positions, wherever their box lies, and what they are worth."""


def worth(game: Any, state: Any, known: Known) -> int:
    """1, 0 or -1 to the side to move; `known` gets all positions on the way."""
    key = state.laid, state.triples, *state.curves, state.to_move, state.claimer
    if key not in known:
        known[key] = state, max(worth_of_move(game, state, code, known) for code in game.legal_codes(state))
    return known[key][1]


def worth_of_move(game: Any, state: Any, code: int, known: Known) -> int:
    """To the side that makes it."""
    after = state.copy()
    game.rules.play(after, code)
    if after.ending:
        return int(2 * game.rules.score(after, state.to_move)) - 1
    same_side = after.to_move & 1 == state.to_move & 1
    return worth(game, after, known) * (1 if same_side else -1)
