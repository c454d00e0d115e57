"""What people read about bots."""

from tablelands.core.text import Text, give_ids

RANDOM = Text("Drifter", "Streuner", "Vagabond")
RANDOM_ABOUT = Text(
    "Plays any move the rules allow, without a thought.",
    "Spielt irgendeinen erlaubten Zug, ohne nachzudenken.",
    "Joue n’importe quel coup permis, sans réfléchir.",
)
GREEDY = Text("Grabber", "Raffzahn", "Gourmand")
GREEDY_ABOUT = Text(
    "Takes what looks best right now and never looks further.",
    "Nimmt, was im Augenblick am besten aussieht, und schaut nie weiter.",
    "Prend ce qui paraît le mieux sur le moment et ne regarde jamais plus loin.",
)

give_ids("bots", globals())


# What hints say beyond what games say about a move.

ITS_CHOICE = Text("the best move", "der beste Zug", "le meilleur coup")
AS_GOOD = Text("just as good", "genauso gut", "tout aussi bon")
WORSE_BY = Text("worse by {points}", "um {points} schlechter", "moins bon de {points}")
LESS_LIKELY = Text(
    "{percent}% less likely to win",
    "Siegchance um {percent}\u00a0% geringer",
    "{percent}\u00a0% de chances de gagner en moins",
)

give_ids("bots.advice", globals())
