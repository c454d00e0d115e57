"""Kernels: loops over the rules that run entirely in compiled code.

`search.kernel_loader` loads these files once per game, interpreted or compiled, with three names put into the package:
the `rules` of the game, `judgement`, a bot's knowledge of it (or None), and `copy_state(states, to, source)`.

A judgement may have these functions, where `weights` are learnt:

    values(s, weights, out)              writes each seat's chance to win, before the game is over
    choose(s, luck, scratch, weights)    a move for playouts, where `luck` is a number below 2**62
"""

from collections.abc import Callable
from typing import Any

rules: Any
judgement: Any
copy_state: Callable[[Any, int, int], None]
