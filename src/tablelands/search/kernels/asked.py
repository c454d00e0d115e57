"""One question about one position, for programs that ask again and again and keep positions elsewhere."""

from typing import Any

from tablelands.core.rule import brief, rule

from . import rules

LEGAL, AHEAD = range(2)


@rule
@brief
def asked(states: Any, question: int, out: list[int], scratch: list[int]) -> int:
    if question == LEGAL:
        return int(rules.legal(states[0], out))
    return int(rules.ahead(states[0], out, scratch))
