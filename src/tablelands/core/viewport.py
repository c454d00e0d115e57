"""The viewport of a terminal: its size, who looks, and what is new to them."""

from dataclasses import dataclass

from tablelands.core.log import Entry


@dataclass(frozen=True, slots=True)
class Viewport:
    """`seat` is None for a spectator. `new` has the entries since that seat last moved."""

    width: int = 80
    """Columns of the window; a picture is no wider if possible."""
    height: int | None = None
    """Lines for the picture, which then leaves out what does not matter now; None: show everything."""
    seat: int | None = None
    new: tuple[Entry, ...] = ()
