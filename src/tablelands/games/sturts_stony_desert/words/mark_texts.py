"""How the diagram marks what is new."""

from tablelands.core.text import Text, give_ids

NEW = Text(
    "A star on a tile: new since your last turn.",
    "Ein Stern auf einem Plättchen: neu seit deinem letzten Zug.",
    "Une étoile sur une tuile : posée depuis votre dernier tour.",
)

give_ids("sturts-stony-desert.mark", globals())
