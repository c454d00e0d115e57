"""What seats are called."""

from tablelands.core.text import Text, mover, same

from ..diagram import SIGNS


def sign_of(seat: int) -> Text:
    return mover(seat, same(SIGNS[seat]))
