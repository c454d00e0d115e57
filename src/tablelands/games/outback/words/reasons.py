"""Why a move or an outcome is refused: each reason with the clause it breaks and what the player is told."""

from tablelands.core.ruled_game import Reason
from tablelands.core.text import Text, give_ids

from ..rules.broken import Broken

NO_ROLLS_LEFT = Text(
    "You have rolled three times; take an animal with these dice, or lose a hex if none can be taken.",
    "Du hast dreimal gewürfelt; nimm mit diesen Würfeln ein Tier. Geht das nicht, verlierst du ein Feld.",
    "Vous avez lancé trois fois ; prenez un animal avec ces dés, ou perdez une case si aucun ne peut être pris.",
)
TAKEN_ALREADY = Text(
    "Once you have taken an animal you cannot roll again; take another, or end your turn with done.",
    "Nach dem ersten Tier wird nicht mehr gewürfelt; nimm noch eines oder beende den Zug mit done.",
    "Après le premier animal pris, on ne lance plus ; prenez-en un autre, ou finissez votre tour par done.",
)
DICE_NOT_THERE = Text(
    "Only dice that you see can be kept.",
    "Nur Würfel, die du vor dir siehst, kannst du behalten.",
    "On ne peut garder que les dés que l’on voit.",
)
NOTHING_TO_ROLL = Text(
    "At least one die must be rolled again.",
    "Mindestens ein Würfel muss noch einmal gewürfelt werden.",
    "Il faut relancer au moins un dé.",
)
NO_SUCH_HEX = Text(
    "Your landscape has no such hex.",
    "So ein Feld hat deine Landschaft nicht.",
    "Votre paysage n’a pas cette case.",
)
HEX_NOT_FREE = Text(
    "That hex is not free; choose another one.",
    "Dieses Feld ist nicht frei; wähle ein anderes.",
    "Cette case n’est pas libre ; choisissez-en une autre.",
)
NOT_ON_JEEP = Text(
    "This animal is not in the jeep.",
    "Dieses Tier ist nicht auf dem Jeep.",
    "Cet animal n’est pas dans la jeep.",
)
WRONG_JOKERS = Text(
    "A row needs as many dice as its number says, and at least one of them must not be a joker.",
    "Für eine Reihe brauchst du so viele Würfel, wie ihre Zahl sagt, und mindestens einer davon ist kein Joker.",
    "Une rangée demande autant de dés que l’indique son nombre, dont au moins un n’est pas un joker.",
)
DICE_MISSING = Text(
    "You do not have enough such dice left for this row.",
    "Für diese Reihe hast du nicht genug solcher Würfel übrig.",
    "Il ne vous reste pas assez de ces dés pour cette rangée.",
)
NOTHING_TAKEN = Text(
    "You have taken nothing yet; take an animal first, or lose a hex.",
    "Du hast noch nichts genommen; ein Zug endet nach mindestens einem Tier oder mit einem verlorenen Feld.",
    "Vous n’avez encore rien pris ; un tour finit après au moins un animal, ou par une case perdue.",
)
BLOCK_AFTER_TAKE = Text(
    "You have taken an animal, so no hex is lost this turn.",
    "Du hast ein Tier genommen, also geht in diesem Zug kein Feld verloren.",
    "Vous avez pris un animal : aucune case n’est perdue ce tour-ci.",
)
BLOCK_TOO_EARLY = Text(
    "A hex is lost only after the third roll; you still have rolls.",
    "Ein Feld geht erst nach dem dritten Wurf verloren; du darfst noch würfeln.",
    "Une case n’est perdue qu’après le troisième lancer ; il vous reste des lancers.",
)
BLOCK_BUT_CAN_TAKE = Text(
    "You can take an animal with these dice, so you must take at least one.",
    "Mit diesen Würfeln kannst du ein Tier nehmen, also musst du mindestens eines nehmen.",
    "Ces dés permettent de prendre un animal : il faut en prendre au moins un.",
)
BLOCK_NO_SUCH_HEX = Text(
    "Your landscape has no such hex to lose.",
    "So ein Feld hat deine Landschaft nicht zu verlieren.",
    "Votre paysage n’a pas cette case à perdre.",
)
BLOCK_NOT_FREE = Text(
    "Only a free hex can be lost.",
    "Nur ein freies Feld kann verloren gehen.",
    "Seule une case libre peut être perdue.",
)
OTHER_LUCK_START = Text(
    "First the starting player is drawn.",
    "Zuerst wird bestimmt, wer beginnt.",
    "On désigne d’abord qui commence.",
)
OTHER_LUCK_BONUS = Text(
    "Now the bonus tiles of this game are drawn.",
    "Jetzt werden die Bonusplättchen dieser Partie gezogen.",
    "On tire maintenant les tuiles bonus de cette partie.",
)
OTHER_LUCK_PENALTY = Text(
    "Now the penalty tile of this game is drawn.",
    "Jetzt wird das Strafplättchen dieser Partie gezogen.",
    "On tire maintenant la tuile pénalité de cette partie.",
)
OTHER_LUCK_DRAW = Text(
    "Now the jeep is filled.",
    "Jetzt wird der Jeep gefüllt.",
    "On remplit maintenant la jeep.",
)
OTHER_LUCK_DICE = Text(
    "Now dice are rolled.",
    "Jetzt wird gewürfelt.",
    "On lance maintenant les dés.",
)
NO_SUCH_SEAT = Text(
    "There is no such seat.",
    "Diesen Platz gibt es nicht.",
    "Cette place n’existe pas.",
)
NOT_FIVE_TILES = Text(
    "Five different bonus tiles of this game are drawn.",
    "Es werden fünf verschiedene Bonusplättchen dieser Partie gezogen.",
    "On tire cinq tuiles bonus différentes de cette partie.",
)
WRONG_DRAW_COUNT = Text(
    "Exactly the free places of the jeep are filled.",
    "Es werden genau die freien Plätze des Jeeps gefüllt.",
    "On remplit exactement les places libres de la jeep.",
)
NOT_IN_BAG = Text(
    "There are not that many tiles of this animal in the bag.",
    "So viele Plättchen dieses Tiers sind nicht im Beutel.",
    "Le sac ne contient pas autant de tuiles de cet animal.",
)
WRONG_DICE_COUNT = Text(
    "Exactly the dice that were not kept are rolled.",
    "Es werden genau die Würfel geworfen, die nicht behalten wurden.",
    "On lance exactement les dés qui n’ont pas été gardés.",
)

give_ids("outback.reasons", globals())

REASONS: dict[int, Reason] = {
    Broken.NO_ROLLS_LEFT: Reason("OB-7", NO_ROLLS_LEFT),
    Broken.TAKEN_ALREADY: Reason("OB-7", TAKEN_ALREADY),
    Broken.DICE_NOT_THERE: Reason("OB-7", DICE_NOT_THERE),
    Broken.NOTHING_TO_ROLL: Reason("OB-7", NOTHING_TO_ROLL),
    Broken.NO_SUCH_HEX: Reason("OB-8", NO_SUCH_HEX),
    Broken.HEX_NOT_FREE: Reason("OB-8", HEX_NOT_FREE),
    Broken.NOT_ON_JEEP: Reason("OB-8", NOT_ON_JEEP),
    Broken.WRONG_JOKERS: Reason("OB-8", WRONG_JOKERS),
    Broken.DICE_MISSING: Reason("OB-8", DICE_MISSING),
    Broken.NOTHING_TAKEN: Reason("OB-8", NOTHING_TAKEN),
    Broken.BLOCK_AFTER_TAKE: Reason("OB-9", BLOCK_AFTER_TAKE),
    Broken.BLOCK_TOO_EARLY: Reason("OB-9", BLOCK_TOO_EARLY),
    Broken.BLOCK_BUT_CAN_TAKE: Reason("OB-9", BLOCK_BUT_CAN_TAKE),
    Broken.BLOCK_NO_SUCH_HEX: Reason("OB-9", BLOCK_NO_SUCH_HEX),
    Broken.BLOCK_NOT_FREE: Reason("OB-9", BLOCK_NOT_FREE),
    Broken.OTHER_LUCK_START: Reason("OB-5", OTHER_LUCK_START),
    Broken.OTHER_LUCK_BONUS: Reason("OB-20", OTHER_LUCK_BONUS),
    Broken.OTHER_LUCK_PENALTY: Reason("OB-22", OTHER_LUCK_PENALTY),
    Broken.OTHER_LUCK_DRAW: Reason("OB-6", OTHER_LUCK_DRAW),
    Broken.OTHER_LUCK_DICE: Reason("OB-7", OTHER_LUCK_DICE),
    Broken.NO_SUCH_SEAT: Reason("OB-5", NO_SUCH_SEAT),
    Broken.NOT_FIVE_TILES: Reason("OB-20", NOT_FIVE_TILES),
    Broken.WRONG_DRAW_COUNT: Reason("OB-6", WRONG_DRAW_COUNT),
    Broken.NOT_IN_BAG: Reason("OB-6", NOT_IN_BAG),
    Broken.WRONG_DICE_COUNT: Reason("OB-7", WRONG_DICE_COUNT),
}
