"""What hints say beyond what games say about a move."""

from tablelands.core.text import Text, give_ids

ITS_CHOICE = Text("its choice", "seine Wahl", "son choix")
AS_GOOD = Text("just as good", "genauso gut", "tout aussi bon")
WORSE_BY = Text("worse by {points}", "um {points} schlechter", "moins bon de {points}")
LESS_LIKELY = Text(
    "the win {percent}\u00a0% less likely",
    "der Sieg um {percent}\u00a0% unwahrscheinlicher",
    "la victoire moins probable de {percent}\u00a0%",
)

give_ids("bots.advice", globals())
