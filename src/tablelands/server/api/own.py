"""What differs from game to game. Each class stands for a type of the game's formats/wire.py; a type that has one of
them inside is described once for every game."""

from typing import Any


class Own:
    """`wire` is what formats/wire.py calls it; a `partial` one has any of its fields."""

    wire = ""
    partial = False


class GameId(Own):
    pass


class Move(Own):
    wire = "MoveJson"


class Outcome(Own):
    wire = "OutcomeJson"


class Options(Own):
    wire = "OptionsJson"


class OptionsGiven(Own):
    wire = "OptionsJson"
    partial = True


class Position(Own):
    wire = "PositionJson"


class View(Own):
    wire = "ViewJson"


class ViewChange(Own):
    wire = "ViewJson"
    partial = True


class Outlook(Own):
    wire = "OutlookJson"


class Story(Own):
    wire = "SceneJson"


class Explanation(Own):
    wire = "ExplanationJson"


class Pieces(Own):
    wire = "PiecesJson"


ANY_GAME = "of any game"
"""Annotated with it, a type is that of whichever game, and not of the one that the type around it is described for."""


def is_own(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Own)
