"""What seats are called."""

from tablelands.core.text import Named, mover, same

from ..diagram import SIGNS


def sign_of(seat: int) -> Named:
    return mover(seat, same(SIGNS[seat]))
