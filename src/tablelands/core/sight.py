"""How somebody at a terminal looks at a board."""

from dataclasses import dataclass

from tablelands.core.log import Entry


@dataclass(frozen=True, slots=True)
class Sight:
    """`seat` is None for somebody who only watches. `new` is what happened since that seat last moved."""

    width: int = 80
    """Columns of the window; a picture has no line that is longer, if it can be drawn so at all."""
    height: int | None = None
    """Lines that there are for the picture, where somebody does without what is of no use to him now; all otherwise."""
    seat: int | None = None
    new: tuple[Entry, ...] = ()
