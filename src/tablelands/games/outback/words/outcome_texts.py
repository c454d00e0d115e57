"""What luck brings."""

from tablelands.core.text import Text, give_ids

STARTS = Text("{player} starts.", "{player} beginnt.", "{player} commence.")
INTO_THE_JEEP = Text("Into the jeep: {animals}.", "Auf den Jeep: {animals}.", "Dans la jeep : {animals}.")
ROLLED = Text("Roll: {dice}.", "Wurf: {dice}.", "Lancer : {dice}.")
BONUS_DRAWN = Text(
    "Bonus tiles in this game: {tiles}.",
    "Bonusplättchen dieser Partie: {tiles}.",
    "Tuiles bonus de cette partie : {tiles}.",
)
PENALTY_DRAWN = Text(
    "Penalty in this game: {tile}.",
    "Strafe in dieser Partie: {tile}.",
    "Pénalité de cette partie : {tile}.",
)

give_ids("outback.outcomes", globals())
