"""What is asked of one position again and again, by programs that keep positions elsewhere."""

from typing import Any

from tablelands.core.rule import brief, rule

from . import rules

MOST = 1 << 32
"""More than there can be of either."""


@rule
@brief
def asked(states: Any, moves: list[int], ahead: list[int], scratch: list[int]) -> int:
    """Writes the codes of the legal moves and what they lead to. Answers how many moves there are, times MOST, and how
    much they lead to."""
    count = rules.legal(states[0], moves)
    return int(count * MOST + rules.ahead(states[0], ahead, scratch))
