"""What players read during a game of Outback and at its end."""

from tablelands.core.text import Text, give_ids

# What whoever plays or watches should know.

JEEP = Text("Jeep: {animals}", "Jeep: {animals}", "Jeep : {animals}")
DICE = Text(
    "Dice: {dice}   (rolls left: {rolls})",
    "Würfel: {dice}   (Würfe übrig: {rolls})",
    "Dés : {dice}   (lancers restants : {rolls})",
)
TILES_LEFT = Text(
    "Bonus tiles to be had: {tiles}",
    "Noch zu haben: {tiles}",
    "Tuiles bonus disponibles : {tiles}",
)
TILES_OF = Text("Player {player} has: {tiles}", "Spieler {player} hat: {tiles}", "Le joueur {player} a : {tiles}")
YOUR_TILES = Text("You have: {tiles}", "Du hast: {tiles}", "Vous avez : {tiles}")
LAST_ROUND = Text(
    "A landscape is full: this round is the last.",
    "Eine Landschaft ist voll: Diese Runde ist die letzte.",
    "Un paysage est complet : ce tour de table est le dernier.",
)
WAITING = Text("Player {player} is to move.", "Spieler {player} ist am Zug.", "C’est au joueur {player} de jouer.")
YOU_ARE_FULL = Text(
    "Your landscape is full: you have no more turns.",
    "Deine Landschaft ist voll: Du kommst nicht mehr an die Reihe.",
    "Votre paysage est complet : vous n’avez plus de tour.",
)
MAY_ROLL = Text(
    "Keep some dice and roll the others, as in keep emu *; keep - keeps none.",
    "Behalte einige Würfel und wirf die anderen, etwa keep emu *; keep - behält keinen.",
    "Gardez des dés et relancez les autres, par exemple keep emu * ; keep - n’en garde aucun.",
)
MAY_ROLL_OR_TAKE = Text(
    "Keep some dice and roll the others (keep emu *, keep -), or take an animal (emu*@3a).",
    "Behalte einige Würfel und wirf die anderen (keep emu *, keep -) oder nimm ein Tier (emu*@3a).",
    "Gardez des dés et relancez les autres (keep emu *, keep -), ou prenez un animal (emu*@3a).",
)
MUST_TAKE = Text(
    "Take an animal from the jeep: emu*@3a uses one joker to take an emu to hex 3a.",
    "Nimm ein Tier vom Jeep: emu*@3a nimmt einen Emu mit einem Joker nach 3a.",
    "Prenez un animal dans la jeep : emu*@3a prend un émeu avec un joker pour la case 3a.",
)
MAY_GO_ON = Text(
    "Take another animal, or end your turn with done.",
    "Nimm noch ein Tier oder beende den Zug mit done.",
    "Prenez encore un animal, ou finissez votre tour par done.",
)
MUST_FINISH = Text(
    "You cannot take any more: end your turn with done.",
    "Mehr kannst du nicht nehmen: Beende den Zug mit done.",
    "Il n’y a plus rien à prendre : finissez votre tour par done.",
)
MUST_BLOCK = Text(
    "You cannot take anything: choose the hex you lose, as in block@3a.",
    "Du kannst nichts nehmen: Wähle das Feld, das du verlierst, etwa block@3a.",
    "Rien à prendre : choisissez la case que vous perdez, par exemple block@3a.",
)

PENALTIES = (
    Text("{cost} each", "je {cost}", "{cost} chacune"),
    Text("{cost} each", "je {cost}", "{cost} chacune"),
    Text(
        "the number of their row each",
        "je die Zahl ihrer Reihe",
        "chacune le numéro de sa rangée",
    ),
    Text(
        "points for each animal beside them: {costs}",
        "Punkte für jedes Tier daneben: {costs}",
        "des points pour chaque animal voisin : {costs}",
    ),
    Text(
        "points for each animal beside them: {costs}",
        "Punkte für jedes Tier daneben: {costs}",
        "des points pour chaque animal voisin : {costs}",
    ),
)
LOST_COSTS = Text("Lost spaces cost {rule}.", "Verlorene Felder kosten {rule}.", "Les cases perdues coûtent {rule}.")

give_ids("outback.prompts", globals())


# What luck brings.

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


# What a log tells of moves, and what they and luck set off.

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
LAST_ROUND_BEGINS = Text(
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


# Why a game is over, and how the points came about.

FIRST_FULL = Text(
    "A landscape is full and the round is complete (OB-12).",
    "Eine Landschaft ist voll, und die Runde ist zu Ende (OB-12).",
    "Un paysage est complet et le tour de table est achevé (OB-12).",
)
ALL_FULL = Text(
    "All landscapes are full (OB-12).",
    "Alle Landschaften sind voll (OB-12).",
    "Tous les paysages sont complets (OB-12).",
)
TOTAL = Text("Player {player}: {points}", "Spieler {player}: {points}", "Joueur {player} : {points}")
UPPER = Text("  upper part: {markers}", "  oberer Teil: {markers}", "  partie haute : {markers}")
REARMOST = Text(
    "  three rearmost of the others: {markers}",
    "  die drei hintersten der anderen: {markers}",
    "  les trois plus en arrière des autres : {markers}",
)
NOT_COUNTED = Text("  not counted: {markers}", "  zählt nicht: {markers}", "  ne compte pas : {markers}")
LOST = Text(
    "  lost spaces: {count}, {cost} ({rule})",
    "  verlorene Felder: {count}, {cost} ({rule})",
    "  cases perdues : {count}, {cost} ({rule})",
)
BONUS_POINTS = Text("  bonus tiles: {tiles}", "  Bonusplättchen: {tiles}", "  tuiles bonus : {tiles}")
BONUS_COUNT = Text(
    "  bonus tiles, for ties only: {tiles}",
    "  Bonusplättchen, nur für Gleichstand: {tiles}",
    "  tuiles bonus, pour départager seulement : {tiles}",
)
TIE_DECIDED = Text(
    "{players} have {points} each; the most bonus tiles decide (OB-14).",
    "{players} haben je {points}; die meisten Bonusplättchen entscheiden (OB-14).",
    "{players} ont chacun {points} ; le plus grand nombre de tuiles bonus décide (OB-14).",
)
TIE_SHARED = Text(
    "{players} have {points} and {tiles} each: they share the win (OB-14).",
    "{players} haben je {points} und {tiles}: Sie teilen sich den Sieg (OB-14).",
    "{players} ont chacun {points} et {tiles} : ils se partagent la victoire (OB-14).",
)

give_ids("outback.ending", globals())
