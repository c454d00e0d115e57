"""What luck brings."""

from tablelands.core.text import Text, give_ids

STARTS = Text("Player {player} starts.", "Spieler {player} beginnt.", "Le joueur {player} commence.")
INTO_THE_JEEP = Text("Into the jeep: {animals}.", "In den Jeep: {animals}.", "Dans la jeep : {animals}.")
ROLLED = Text("Roll: {dice}.", "Wurf: {dice}.", "Lancer : {dice}.")
BONUS_DRAWN = Text(
    "Bonus tiles of this game: {tiles}.",
    "Bonusplättchen dieser Partie: {tiles}.",
    "Tuiles bonus de cette partie : {tiles}.",
)
PENALTY_DRAWN = Text(
    "Penalty tile of this game: {tile}.",
    "Strafplättchen dieser Partie: {tile}.",
    "Tuile pénalité de cette partie : {tile}.",
)

give_ids("outback.outcomes", globals())
