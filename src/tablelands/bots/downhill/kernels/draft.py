"""Plans a draw for a seat and seals it."""

from typing import Any

from tablelands.core.rule import rule

from .plan import plan
from .sealing import seal_plan


@rule
def draft(states: Any, index: int, seat: int, eye: list[int], work: list[int]) -> int:
    """Into `states[index]`; what it promises, or NONE if no stroke at all seems to lead anywhere."""
    promise = plan(states, index, seat, eye, work)
    seal_plan(states[index], seat, eye, work)
    return promise
