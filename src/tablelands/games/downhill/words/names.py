"""What seats are called."""

from tablelands.core.names import mover
from tablelands.core.text import Text, same

from ..diagram import SIGNS


def sign_of(seat: int) -> Text:
    return mover(seat, same(SIGNS[seat]))
