"""Judge strokes by eye, plan a line and look rounds ahead, over the rules of Downhill.

`search.kernel_loader` loads these files again, with compiled `rules` and `copy_state` put into the package. Imported as
usual they run interpreted.
"""

from typing import Any

from tablelands.games.downhill import rules as rules


def copy_state(states: Any, to: int, source: int) -> None:
    states[to] = states[source].copy()
