"""What a log tells of moves, and what they and luck set off."""

from tablelands.core.text import Text, give_ids

# The move itself

KEEPS = Text(
    "{player} keeps {dice} and rolls {count} dice again.",
    "{player} behält {dice} und wirft {count} Würfel neu.",
    "{player} garde {dice} et relance {count} dés.",
)
KEEPS_ALL_BUT_ONE = Text(
    "{player} keeps {dice} and rolls one die again.",
    "{player} behält {dice} und wirft einen Würfel neu.",
    "{player} garde {dice} et relance un dé.",
)
ROLLS_ALL = Text(
    "{player} rolls all dice again.",
    "{player} wirft alle Würfel neu.",
    "{player} relance tous les dés.",
)
TAKES = Text(
    "{player} settles {animal} on {place} (dice: {dice}).",
    "{player} siedelt {animal} auf {place} an (Würfel: {dice}).",
    "{player} installe {animal} sur {place} (dés : {dice}).",
)
ENDS_TURN = Text("{player} ends the turn.", "{player} beendet den Zug.", "{player} termine son tour.")
LOSES = Text(
    "{player} can take nothing and loses {place}.",
    "{player} kann nichts nehmen und verliert {place}.",
    "{player} ne peut rien prendre et perd {place}.",
)

# What it sets off

ANIMAL_ALONE = Text(
    "A new group: {player}'s {animal} marker moves from {start} to {end}.",
    "Eine neue Gruppe: Der Marker von {player} ({animal}) rückt von {start} auf {end}.",
    "Un nouveau groupe : le marqueur {player} ({animal}) passe de {start} à {end}.",
)
ANIMAL_JOINS = Text(
    "A group of {size}: {player}'s {animal} marker moves from {start} to {end}.",
    "Eine Gruppe von {size}: Der Marker von {player} ({animal}) rückt von {start} auf {end}.",
    "Un groupe de {size} : le marqueur {player} ({animal}) passe de {start} à {end}.",
)
THIRD_ANIMAL = Text(
    "Bonus tile for {what}: {player}'s marker moves on by {value}, from {start} to {end}.",
    "Bonusplättchen für {what}: Der Marker von {player} rückt um {value} vor, von {start} auf {end}.",
    "Tuile bonus pour {what} : le marqueur {player} avance de {value}, de {start} à {end}.",
)
TILE_TAKEN = Text(
    "{player} gets a bonus tile worth {value}: {what}.",
    "{player} bekommt ein Bonusplättchen, Wert {value}: {what}.",
    "{player} reçoit une tuile bonus d’une valeur de {value} : {what}.",
)
SPACE_LOST = Text(
    "As things stand, this lost space costs {cost}.",
    "Nach jetzigem Stand kostet dieses verlorene Feld {cost}.",
    "Pour l’instant, cette case perdue coûte {cost}.",
)
LANDSCAPE_FULL = Text(
    "{player}'s landscape is full.",
    "Die Landschaft von {player} ist voll.",
    "Le paysage {player} est complet.",
)
LAST_ROUND = Text(
    "Last round. Still to play: {players}.",
    "Letzte Runde. Noch an der Reihe: {players}.",
    "Dernier tour de table. Encore à jouer : {players}.",
)

# Luck

TURNS_GO = Text(
    "Order of play: {players}.",
    "Reihenfolge: {players}.",
    "Ordre du jeu : {players}.",
)
TILES_WORTH = Text("They are worth: {tiles}.", "Ihr Wert: {tiles}.", "Leur valeur : {tiles}.")
PENALTY_MEANS = Text("Lost spaces cost {rule}.", "Verlorene Felder kosten {rule}.", "Les cases perdues coûtent {rule}.")
ON_THE_JEEP = Text(
    "In the jeep now: {animals}. Tiles left: {left}.",
    "Jetzt auf dem Jeep: {animals}. Plättchen übrig: {left}.",
    "Dans la jeep maintenant : {animals}. Tuiles restantes : {left}.",
)
DICE_LIE = Text(
    "{player} now has {dice}. Rolls left: {rolls}.",
    "{player} hat jetzt {dice}. Würfe übrig: {rolls}.",
    "{player} a maintenant {dice}. Lancers restants : {rolls}.",
)

give_ids("outback.stories", globals())
