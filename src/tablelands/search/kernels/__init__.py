"""Loops that stay inside the compiled world. `search.speeds` loads these files once per game and speed, with two
names put into the package first: the `rules` of the game, and `copy_state(states, to, source)`."""

from collections.abc import Callable
from typing import Any

rules: Any
copy_state: Callable[[Any, int, int], None]
