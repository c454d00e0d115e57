"""What whoever plays or watches should know."""

from tablelands.core.text import Text, give_ids

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
