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
    "{player} installe {animal} en {place} (dés : {dice}).",
)
ENDS_TURN = Text("{player} ends the turn.", "{player} beendet den Zug.", "{player} finit son tour.")
LOSES = Text(
    "{player} can take nothing and loses {place}.",
    "{player} kann nichts nehmen und verliert {place}.",
    "{player} ne peut rien prendre et perd {place}.",
)

# What it sets off

ANIMAL_ALONE = Text(
    "A new group: the {animal} marker of player {player} goes from {start} to {end}.",
    "Eine neue Gruppe: Der Marker von Spieler {player} ({animal}) rückt von {start} auf {end}.",
    "Un nouveau groupe : le marqueur du joueur {player} ({animal}) passe de {start} à {end}.",
)
ANIMAL_JOINS = Text(
    "A group of {size}: the {animal} marker of player {player} goes from {start} to {end}.",
    "Eine Gruppe von {size}: Der Marker von Spieler {player} ({animal}) rückt von {start} auf {end}.",
    "Un groupe de {size} : le marqueur du joueur {player} ({animal}) passe de {start} à {end}.",
)
THIRD_ANIMAL = Text(
    "Bonus tile for {what}: player {player} moves the marker {value} further, from {start} to {end}.",
    "Bonusplättchen für {what}: Spieler {player} rückt den Marker um {value} vor, von {start} auf {end}.",
    "Tuile bonus pour {what} : le joueur {player} fait avancer le marqueur de {value}, de {start} à {end}.",
)
TILE_TAKEN = Text(
    "{player} gets the bonus tile for {what}, worth {value}.",
    "{player} bekommt das Bonusplättchen für {what}, Wert {value}.",
    "{player} reçoit la tuile bonus pour {what}, d’une valeur de {value}.",
)
SPACE_LOST = Text(
    "The space {place} of player {player} is lost; as things stand it costs {cost}.",
    "Das Feld {place} von Spieler {player} ist verloren; nach jetzigem Stand kostet es {cost}.",
    "La case {place} du joueur {player} est perdue ; pour l’instant elle coûte {cost}.",
)
LANDSCAPE_FULL = Text(
    "The landscape of player {player} is full.",
    "Die Landschaft von Spieler {player} ist voll.",
    "Le paysage du joueur {player} est complet.",
)
LAST_ROUND = Text(
    "The last round: {players} still to come.",
    "Die letzte Runde: Noch an der Reihe sind {players}.",
    "Dernier tour de table : doivent encore jouer {players}.",
)

# Luck

TURNS_GO = Text(
    "They play in this order: {players}.",
    "Gespielt wird in dieser Reihenfolge: {players}.",
    "On joue dans cet ordre : {players}.",
)
TILES_WORTH = Text("What they are worth: {tiles}.", "Was sie wert sind: {tiles}.", "Leur valeur : {tiles}.")
PENALTY_MEANS = Text("Lost spaces cost {rule}.", "Verlorene Felder kosten {rule}.", "Les cases perdues coûtent {rule}.")
ON_THE_JEEP = Text(
    "On the jeep now: {animals}. Tiles left: {left}.",
    "Jetzt auf dem Jeep: {animals}. Plättchen übrig: {left}.",
    "Dans la jeep maintenant : {animals}. Tuiles restantes : {left}.",
)
DICE_LIE = Text(
    "{player} now has {dice}. Rolls left: {rolls}.",
    "{player} hat jetzt {dice}. Würfe übrig: {rolls}.",
    "{player} a maintenant {dice}. Lancers restants : {rolls}.",
)

give_ids("outback.stories", globals())
