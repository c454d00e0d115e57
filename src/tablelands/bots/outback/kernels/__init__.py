"""What bots know about positions of Outback, and games of self-play.

`search.kernel_loader` loads these files again, with compiled `rules` and `copy_state` put into the package. Imported as
usual they run interpreted.
"""

from typing import Any

from tablelands.games.outback import rules as rules


def copy_state(states: Any, to: int, source: int) -> None:
    states[to] = states[source].copy()
