"""How the diagram marks what is new."""

from tablelands.core.text import Text, give_ids

NEW = Text(
    "A star in a corner of a tile: new since your last turn.",
    "Ein Stern in der Ecke eines Plättchens: neu seit deinem letzten Zug.",
    "Une étoile dans le coin d’une tuile : posée depuis votre dernier tour.",
)

give_ids("down-under.mark", globals())
