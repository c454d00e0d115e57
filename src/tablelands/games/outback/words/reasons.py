"""Why a move or an outcome is refused: each reason with the clause it breaks and what the player is told."""

from tablelands.core.ruled import Reason
from tablelands.core.text import Text

from ..rules.broken import Broken

REASONS: dict[int, Reason] = {
    Broken.NO_ROLLS_LEFT: Reason(
        "OB-7",
        Text(
            "You have rolled three times; take an animal with these dice, or block a hex if none can be taken.",
            "Du hast dreimal gewürfelt; nimm mit diesen Würfeln ein Tier, oder verliere ein Feld, wenn keines geht.",
            "Vous avez lancé trois fois ; prenez un animal avec ces dés, ou perdez une case si aucun n'est possible.",
        ),
    ),
    Broken.TAKEN_ALREADY: Reason(
        "OB-7",
        Text(
            "After the first take there is no more rolling; take another animal, or write done.",
            "Nach dem ersten Tier wird nicht mehr gewürfelt; nimm noch eines, oder schreibe done.",
            "Après le premier animal pris, on ne lance plus ; prenez-en un autre, ou écrivez done.",
        ),
    ),
    Broken.DICE_NOT_THERE: Reason(
        "OB-7",
        Text(
            "Only dice that you see can be kept.",
            "Nur Würfel, die du vor dir siehst, kannst du behalten.",
            "On ne peut garder que les dés que l'on voit.",
        ),
    ),
    Broken.NOTHING_TO_ROLL: Reason(
        "OB-7",
        Text(
            "At least one die must be rolled again.",
            "Mindestens ein Würfel muss noch einmal gewürfelt werden.",
            "Il faut relancer au moins un dé.",
        ),
    ),
    Broken.NO_SUCH_HEX: Reason(
        "OB-8",
        Text(
            "Your landscape has no such hex.",
            "So ein Feld hat deine Landschaft nicht.",
            "Votre paysage n'a pas cette case.",
        ),
    ),
    Broken.HEX_NOT_FREE: Reason(
        "OB-8",
        Text(
            "That hex is not free; choose another one.",
            "Dieses Feld ist nicht frei; wähle ein anderes.",
            "Cette case n'est pas libre ; choisissez-en une autre.",
        ),
    ),
    Broken.NOT_ON_JEEP: Reason(
        "OB-8",
        Text(
            "No such animal is on the jeep.",
            "Dieses Tier ist nicht auf dem Jeep.",
            "Cet animal n'est pas dans la jeep.",
        ),
    ),
    Broken.WRONG_JOKERS: Reason(
        "OB-8",
        Text(
            "A group has as many dice as the number of its row, and at least one of them is no joker.",
            "Eine Gruppe hat so viele Würfel, wie die Reihe als Zahl hat, und mindestens einer davon ist kein Joker.",
            "Un groupe compte autant de dés que le nombre de sa rangée, dont au moins un n'est pas un joker.",
        ),
    ),
    Broken.DICE_MISSING: Reason(
        "OB-8",
        Text(
            "You do not have enough such dice left for this row.",
            "Für diese Reihe hast du nicht genug solche Würfel übrig.",
            "Il ne vous reste pas assez de tels dés pour cette rangée.",
        ),
    ),
    Broken.NOTHING_TAKEN: Reason(
        "OB-8",
        Text(
            "You have taken nothing yet; a turn ends after at least one take, or with a lost hex.",
            "Du hast noch nichts genommen; ein Zug endet nach mindestens einem Tier oder mit einem verlorenen Feld.",
            "Vous n'avez encore rien pris ; un tour finit après au moins un animal, ou par une case perdue.",
        ),
    ),
    Broken.BLOCK_AFTER_TAKE: Reason(
        "OB-9",
        Text(
            "You have taken an animal, so no hex is lost this turn.",
            "Du hast ein Tier genommen, also geht in diesem Zug kein Feld verloren.",
            "Vous avez pris un animal : aucune case n'est perdue ce tour-ci.",
        ),
    ),
    Broken.BLOCK_TOO_EARLY: Reason(
        "OB-9",
        Text(
            "A hex is lost only after the third roll; you still have rolls.",
            "Ein Feld geht erst nach dem dritten Wurf verloren; du darfst noch würfeln.",
            "Une case n'est perdue qu'après le troisième lancer ; il vous en reste.",
        ),
    ),
    Broken.BLOCK_BUT_CAN_TAKE: Reason(
        "OB-9",
        Text(
            "These dice allow a take, so you must take at least one animal.",
            "Mit diesen Würfeln kannst du ein Tier nehmen, also musst du mindestens eines nehmen.",
            "Ces dés permettent de prendre un animal : il faut en prendre au moins un.",
        ),
    ),
    Broken.BLOCK_NO_SUCH_HEX: Reason(
        "OB-9",
        Text(
            "Your landscape has no such hex to lose.",
            "So ein Feld hat deine Landschaft nicht zu verlieren.",
            "Votre paysage n'a pas cette case à perdre.",
        ),
    ),
    Broken.BLOCK_NOT_FREE: Reason(
        "OB-9",
        Text(
            "Only a free hex can be lost.",
            "Nur ein freies Feld kann verloren gehen.",
            "Seule une case libre peut être perdue.",
        ),
    ),
    Broken.OTHER_LUCK_START: Reason(
        "OB-5",
        Text(
            "First it is drawn who starts.",
            "Zuerst wird bestimmt, wer beginnt.",
            "On désigne d'abord qui commence.",
        ),
    ),
    Broken.OTHER_LUCK_BONUS: Reason(
        "OB-20",
        Text(
            "Now the bonus tiles of this game are drawn.",
            "Jetzt werden die Bonusplättchen dieser Partie gezogen.",
            "On tire maintenant les tuiles bonus de cette partie.",
        ),
    ),
    Broken.OTHER_LUCK_PENALTY: Reason(
        "OB-22",
        Text(
            "Now the penalty tile of this game is drawn.",
            "Jetzt wird das Strafplättchen dieser Partie gezogen.",
            "On tire maintenant la tuile pénalité de cette partie.",
        ),
    ),
    Broken.OTHER_LUCK_DRAW: Reason(
        "OB-6",
        Text(
            "Now the jeep is filled.",
            "Jetzt wird der Jeep gefüllt.",
            "On remplit maintenant la jeep.",
        ),
    ),
    Broken.OTHER_LUCK_DICE: Reason(
        "OB-7",
        Text(
            "Now dice are rolled.",
            "Jetzt wird gewürfelt.",
            "On lance maintenant les dés.",
        ),
    ),
    Broken.NO_SUCH_SEAT: Reason(
        "OB-5",
        Text(
            "There is no such seat.",
            "Diesen Platz gibt es nicht.",
            "Cette place n'existe pas.",
        ),
    ),
    Broken.NOT_FIVE_TILES: Reason(
        "OB-20",
        Text(
            "Five different bonus tiles of this game are drawn.",
            "Es werden fünf verschiedene Bonusplättchen dieser Partie gezogen.",
            "On tire cinq tuiles bonus différentes de cette partie.",
        ),
    ),
    Broken.WRONG_DRAW_COUNT: Reason(
        "OB-6",
        Text(
            "Exactly the free places of the jeep are filled.",
            "Es werden genau die freien Plätze des Jeeps gefüllt.",
            "On remplit exactement les places libres de la jeep.",
        ),
    ),
    Broken.NOT_IN_BAG: Reason(
        "OB-6",
        Text(
            "There are not that many tiles of this animal in the bag.",
            "So viele Plättchen dieses Tiers sind nicht im Beutel.",
            "Le sac ne contient pas autant de tuiles de cet animal.",
        ),
    ),
    Broken.WRONG_DICE_COUNT: Reason(
        "OB-7",
        Text(
            "Exactly the dice that were not kept are rolled.",
            "Es werden genau die Würfel geworfen, die nicht behalten wurden.",
            "On lance exactement les dés qui n'ont pas été gardés.",
        ),
    ),
}
