"""What differs from game to game. Each type stands for one of the game's formats/wire.py; a type that has one of them
inside is described once for every game."""

from dataclasses import dataclass
from typing import Annotated, Any


@dataclass(frozen=True, slots=True)
class Own:
    """`wire` is what formats/wire.py calls it; a `partial` one has any of its fields."""

    name: str
    wire: str = ""
    partial: bool = False


GameId = Annotated[str, Own("GameId")]
Move = Annotated[Any, Own("Move", "MoveJson")]
Outcome = Annotated[Any, Own("Outcome", "OutcomeJson")]
Options = Annotated[Any, Own("Options", "OptionsJson")]
OptionsGiven = Annotated[dict[str, Any], Own("OptionsGiven", "OptionsJson", partial=True)]
Position = Annotated[Any, Own("Position", "PositionJson")]
View = Annotated[Any, Own("View", "ViewJson")]
ViewChange = Annotated[Any, Own("ViewChange", "ViewJson", partial=True)]
Outlook = Annotated[Any, Own("Outlook", "OutlookJson")]
Story = Annotated[Any, Own("Story", "SceneJson")]
Explanation = Annotated[Any, Own("Explanation", "ExplanationJson")]
Pieces = Annotated[Any, Own("Pieces", "PiecesJson")]

ANY_GAME = "of any game"
"""Annotated with it, a type is that of whichever game, and not of the one that the type around it is described for."""


class SchemaOf:
    """In `Annotated[Any, SchemaOf(kind)]`: decoded as any JSON, but documented as `kind`."""

    def __init__(self, kind: Any) -> None:
        self.kind = kind
