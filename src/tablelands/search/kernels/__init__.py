"""Loops that stay inside the compiled world. `search.speeds` loads these files once per game and speed, with three
names put into the package first: the `rules` of the game, `judgement`, what a bot knows about it (None: nothing), and
`copy_state(states, to, source)`.

A judgement may have these, where `weights` are what can be learnt about it:

    values(s, weights, out)              fills in how likely each seat is to win, for a position that is not over
    choose(s, luck, scratch, weights)    a move for playouts, where `luck` is a number below 2**62
"""

from collections.abc import Callable
from typing import Any

rules: Any
judgement: Any
copy_state: Callable[[Any, int, int], None]
