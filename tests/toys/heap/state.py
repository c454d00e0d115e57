from tablelands.core.flat import Flat, number


class State(Flat):
    seats: int = number("i1")
    heap: int = number("i2")
    to_move: int = number("i1")
    windy: int = number("i1")
    gust_due: int = number("i1")
    winner: int = number("i1")
