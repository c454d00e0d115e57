"""What whoever plays or watches should know."""

from tablelands.core.text import Text, give_ids

JEEP = Text("Jeep: {animals}", "Jeep: {animals}", "Jeep : {animals}")
DICE = Text(
    "Dice: {dice}   (rolls left: {rolls})",
    "Würfel: {dice}   (noch zu würfeln: {rolls})",
    "Dés : {dice}   (lancers restants : {rolls})",
)
TILES_LEFT = Text(
    "Bonus tiles to be had: {tiles}",
    "Noch zu haben: {tiles}",
    "Tuiles bonus disponibles : {tiles}",
)
TILES_OF = Text("Player {player} has: {tiles}", "Spieler {player} hat: {tiles}", "Le joueur {player} a : {tiles}")
YOUR_TILES = Text("You have: {tiles}", "Du hast: {tiles}", "Vous avez : {tiles}")
LAST_ROUND = Text(
    "A landscape is full: this round is the last.",
    "Eine Landschaft ist voll: Diese Runde ist die letzte.",
    "Un paysage est complet : ce tour de table est le dernier.",
)
WAITING = Text("Player {player} is to move.", "Spieler {player} ist am Zug.", "C'est au joueur {player} de jouer.")
YOU_ARE_FULL = Text(
    "Your landscape is full: you have no further turn.",
    "Deine Landschaft ist voll: Du kommst nicht mehr an die Reihe.",
    "Votre paysage est complet : vous n'avez plus de tour.",
)
MAY_ROLL = Text(
    "Keep some dice and roll the others: keep emu *, or keep - for none.",
    "Behalte einige Würfel und wirf die anderen: keep emu *, oder keep - für keinen.",
    "Gardez des dés et relancez les autres : keep emu *, ou keep - pour aucun.",
)
MAY_ROLL_OR_TAKE = Text(
    "Keep some dice and roll the others (keep emu *, keep -), or take an animal (emu*@3a).",
    "Behalte einige Würfel und wirf die anderen (keep emu *, keep -), oder nimm ein Tier (emu*@3a).",
    "Gardez des dés et relancez les autres (keep emu *, keep -), ou prenez un animal (emu*@3a).",
)
MUST_TAKE = Text(
    "Take an animal from the jeep: emu*@3a takes an emu with one joker to hex 3a.",
    "Nimm ein Tier vom Jeep: emu*@3a nimmt einen Emu mit einem Joker nach 3a.",
    "Prenez un animal dans la jeep : emu*@3a prend un émeu avec un joker pour la case 3a.",
)
MAY_GO_ON = Text(
    "Take another animal, or write done.",
    "Nimm noch ein Tier, oder schreibe done.",
    "Prenez encore un animal, ou écrivez done.",
)
MUST_FINISH = Text(
    "Nothing more can be taken: write done.",
    "Mehr kannst du nicht nehmen: schreibe done.",
    "On ne peut rien prendre de plus : écrivez done.",
)
MUST_BLOCK = Text(
    "Nothing can be taken: choose the hex that you lose, as in block@3a.",
    "Du kannst nichts nehmen: wähle das Feld, das du verlierst, etwa block@3a.",
    "Rien à prendre : choisissez la case que vous perdez, par exemple block@3a.",
)

PENALTIES = (
    Text("{cost} each", "je {cost}", "{cost} chacune"),
    Text("flat: {cost} each", "flat: je {cost}", "flat : {cost} chacune"),
    Text(
        "row: the number of the row each",
        "row: jeweils die Zahl der Reihe",
        "row : chacune le nombre de sa rangée",
    ),
    Text(
        "neighbours-a: for each animal beside it: {costs}",
        "neighbours-a: für jedes Tier daneben: {costs}",
        "neighbours-a : pour chaque animal à côté : {costs}",
    ),
    Text(
        "neighbours-b: for each animal beside it: {costs}",
        "neighbours-b: für jedes Tier daneben: {costs}",
        "neighbours-b : pour chaque animal à côté : {costs}",
    ),
)
LOST_COSTS = Text("Lost spaces cost {rule}.", "Verlorene Felder kosten {rule}.", "Les cases perdues coûtent {rule}.")

give_ids("outback.prompts", globals())
