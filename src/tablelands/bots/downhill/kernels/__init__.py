"""Judging strokes by eye, planning a line and thinking rounds ahead, over the rules of Downhill. `search.speeds` loads
these files once more with compiled `rules` and `copy_state` put into the package; imported as usual they run
interpreted."""

from typing import Any

from tablelands.games.downhill import rules as rules


def copy_state(states: Any, to: int, source: int) -> None:
    states[to] = states[source].copy()
