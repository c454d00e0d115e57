"""What hints say beyond what games say about a move."""

from tablelands.core.text import Text, give_ids

ITS_CHOICE = Text("the best move", "der beste Zug", "le meilleur coup")
AS_GOOD = Text("just as good", "genauso gut", "tout aussi bon")
WORSE_BY = Text("worse by {points}", "um {points} schlechter", "moins bon de {points}")
LESS_LIKELY = Text(
    "{percent}% less likely to win",
    "Siegchance um {percent}\u00a0% geringer",
    "{percent}\u00a0% de chances de gagner en moins",
)

give_ids("bots.advice", globals())
