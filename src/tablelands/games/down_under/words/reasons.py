"""Why a move is refused: each reason with the clause it breaks and what the player is told."""

from tablelands.core.ruled_game import Reason
from tablelands.core.text import Text, give_ids

from ..rules.broken import Broken

REASONS: dict[int, Reason] = {
    Broken.NONE_LEFT: Reason(
        "DU-1",
        Text(
            "You have no tile of this kind left; choose another kind.",
            "Von dieser Sorte hast du kein Plättchen mehr; wähle eine andere.",
            "Il ne vous reste aucune tuile de cette sorte ; choisissez-en une autre.",
        ),
    ),
    Broken.NOT_YOUR_COLOUR: Reason(
        "DU-54",
        Text(
            "Tiles of this colour belong to another player; play your own.",
            "Plättchen dieser Farbe gehören einem anderen Spieler; spiele deine eigenen.",
            "Les tuiles de cette couleur sont à un autre joueur ; jouez les vôtres.",
        ),
    ),
    Broken.FIRST_ELSEWHERE: Reason(
        "DU-3",
        Text(
            "The first tile of the game lies at 0,0.",
            "Das erste Plättchen der Partie liegt auf 0,0.",
            "La première tuile de la partie se pose en 0,0.",
        ),
    ),
    Broken.ANIMAL_NOT_LEFT: Reason(
        "DU-4",
        Text(
            "You have no tile of this kind with this animal; choose another animal.",
            "Du hast kein Plättchen dieser Sorte mit diesem Tier; wähle ein anderes Tier.",
            "Vous n’avez pas de tuile de cette sorte avec cet animal ; choisissez-en un autre.",
        ),
    ),
    Broken.TERMINAL_HAS_NO_ANIMAL: Reason(
        "DU-4",
        Text(
            "A terminal shows no animal; give none.",
            "Auf einem Endstück ist kein Tier; nenne keines.",
            "Un terminus ne montre aucun animal ; n’en donnez pas.",
        ),
    ),
    Broken.JOINS_TWO_COLOURS: Reason(
        "DU-5",
        Text(
            "This would join two colours; turn the tile or choose another one.",
            "Das würde zwei Farben verbinden; drehe das Plättchen oder wähle ein anderes.",
            "Cela relierait deux couleurs ; tournez la tuile ou prenez-en une autre.",
        ),
    ),
    Broken.OFF_THE_AREA: Reason(
        "DU-8",
        Text(
            "This cell is off the playing area; only a terminal may lie there.",
            "Dieses Feld liegt außerhalb des Gebiets; dort darf nur ein Endstück liegen.",
            "Cette case est hors de la zone de jeu ; seul un terminus peut s’y poser.",
        ),
    ),
    Broken.TOUCHES_NOTHING: Reason(
        "DU-10",
        Text(
            "Your first tile must touch a laid one, along an edge or at a corner.",
            "Dein erstes Plättchen muss ein liegendes berühren, an einer Kante oder an einer Ecke.",
            "Votre première tuile doit en toucher une autre, par un côté ou par un coin.",
        ),
    ),
    Broken.NO_TERMINAL_YET: Reason(
        "DU-10",
        Text(
            "Round one is played with straight and curved tiles; terminals come later.",
            "In der ersten Runde legt man gerade und gebogene Plättchen; Endstücke kommen später.",
            "Au premier tour on pose des tuiles droites et courbes ; les terminus viennent plus tard.",
        ),
    ),
    Broken.DOES_NOT_EXTEND: Reason(
        "DU-11",
        Text(
            "The coloured path must go on from an open end of your route.",
            "Der farbige Weg muss an einem offenen Ende deiner Route anschließen.",
            "Le chemin de couleur doit prolonger un bout ouvert de votre route.",
        ),
    ),
    Broken.CELL_TAKEN: Reason(
        "DU-12",
        Text(
            "A tile lies there already; choose an empty cell.",
            "Dort liegt schon ein Plättchen; wähle ein freies Feld.",
            "Une tuile s’y trouve déjà ; choisissez une case vide.",
        ),
    ),
    Broken.HALF_TAKEN: Reason(
        "DU-12",
        Text(
            "Half of this cell is taken; only a terminal fits, back to back with the one that lies there.",
            "Dieses Feld ist halb belegt; nur ein Endstück passt, Rücken an Rücken mit dem, das dort liegt.",
            "La moitié de cette case est prise ; seul un terminus peut s’y poser, dos à dos avec celui qui s’y trouve.",
        ),
    ),
    Broken.LOOP_LAYS_NOTHING: Reason(
        "DU-20",
        Text(
            "Your route is a loop: turn one of your tiles so that it opens, or decline.",
            "Deine Route ist ein Kreis: Drehe eines deiner Plättchen, sodass sie sich öffnet. Oder verzichte "
            "(decline).",
            "Votre route est une boucle : tournez une de vos tuiles pour l’ouvrir, ou renoncez (decline).",
        ),
    ),
    Broken.NOTHING_TO_TURN: Reason(
        "DU-20",
        Text(
            "A tile is turned only when your route is a loop at the beginning of your turn.",
            "Ein Plättchen dreht man nur, wenn die eigene Route zu Beginn des Zuges ein Kreis ist.",
            "On ne tourne une tuile que si sa route est une boucle au début de son tour.",
        ),
    ),
    Broken.NOT_YOUR_TILE: Reason(
        "DU-20",
        Text(
            "No straight or curved tile of yours lies there; turn one of your own.",
            "Dort liegt kein gerades oder gebogenes Plättchen von dir; drehe ein eigenes.",
            "Aucune tuile droite ou courbe à vous ne s’y trouve ; tournez-en une des vôtres.",
        ),
    ),
    Broken.NO_QUARTER_TURN: Reason(
        "DU-20",
        Text(
            "A tile is turned by a quarter turn, one way or the other.",
            "Ein Plättchen wird um eine Vierteldrehung gedreht, links- oder rechtsherum.",
            "Une tuile se tourne d’un quart de tour, dans un sens ou dans l’autre.",
        ),
    ),
    Broken.STILL_NOT_OPEN: Reason(
        "DU-20",
        Text(
            "After this turn your route would not have two open ends; turn another tile.",
            "Danach hätte deine Route keine zwei offenen Enden; drehe ein anderes Plättchen.",
            "Ainsi votre route n’aurait pas deux bouts ouverts ; tournez une autre tuile.",
        ),
    ),
    Broken.FALLS_APART: Reason(
        "DU-21",
        Text(
            "This turn would cut a route in two; turn another tile.",
            "Diese Drehung würde eine Route zerschneiden; drehe ein anderes Plättchen.",
            "Cette rotation couperait une route en deux ; tournez une autre tuile.",
        ),
    ),
    Broken.NOTHING_TO_DECLINE: Reason(
        "DU-22",
        Text(
            "Only a player whose route is a loop may decline; lay a tile.",
            "Verzichten darf nur, wessen Route ein Kreis ist; lege ein Plättchen.",
            "Seul un joueur dont la route est une boucle peut renoncer ; posez une tuile.",
        ),
    ),
    Broken.MUST_EXTEND: Reason(
        "DU-30",
        Text(
            "First take your route out of the billabong with one more tile.",
            "Führe zuerst deine Route mit einem weiteren Plättchen aus dem Billabong heraus.",
            "Faites d’abord sortir votre route du billabong avec une tuile de plus.",
        ),
    ),
    Broken.NO_MEETING: Reason(
        "DU-32",
        Text(
            "No two routes meet here in a way that allows a billabong.",
            "Hier treffen sich keine zwei Routen so, dass ein Billabong erlaubt wäre.",
            "Ici, aucune rencontre de deux routes ne permet de poser un billabong.",
        ),
    ),
    Broken.NOT_YOUR_MEETING: Reason(
        "DU-32",
        Text(
            "Your route does not lead into this cell.",
            "Deine Route führt nicht in dieses Feld.",
            "Votre route ne mène pas à cette case.",
        ),
    ),
    Broken.MEETING_OF_ANOTHER: Reason(
        "DU-32",
        Text(
            "Another player made these routes meet; you may not lay a billabong here.",
            "Ein anderer Spieler hat diese Routen zusammengeführt; hier darfst du kein Billabong legen.",
            "Un autre joueur a fait se rencontrer ces routes ; le billabong ne vous revient pas ici.",
        ),
    ),
    Broken.MEETING_TOO_NEW: Reason(
        "DU-32",
        Text(
            "These routes have only just met; you may lay a billabong on a later turn.",
            "Diese Routen treffen sich erst seit diesem Zug; ein Billabong geht erst später.",
            "Ces routes ne se rencontrent que depuis ce tour ; un billabong peut venir à un tour suivant.",
        ),
    ),
    Broken.CURVES_LEFT: Reason(
        "DU-32",
        Text(
            "Both colours have curved tiles left, so no billabong is needed here.",
            "Beide Farben haben noch gebogene Plättchen, also braucht es hier kein Billabong.",
            "Les deux couleurs ont encore des tuiles courbes ; ici il n’est pas besoin de billabong.",
        ),
    ),
    Broken.NO_BILLABONG_LEFT: Reason(
        "DU-32",
        Text(
            "No billabong is left.",
            "Es ist kein Billabong mehr da.",
            "Il ne reste aucun billabong.",
        ),
    ),
    Broken.CELL_CLOSED: Reason(
        "DU-33",
        Text(
            "This cell is closed: too many routes lead into it and no billabong was left.",
            "Dieses Feld ist geschlossen: Zu viele Routen führen hinein, und es war kein Billabong mehr da.",
            "Cette case est fermée : trop de routes y mènent et il ne restait aucun billabong.",
        ),
    ),
    Broken.OPENS_WITH_TERMINAL: Reason(
        "DU-53",
        Text(
            "Round one is played with terminals.",
            "In der ersten Runde legt man Endstücke.",
            "Au premier tour on pose des terminus.",
        ),
    ),
    Broken.NOT_BACK_TO_BACK: Reason(
        "DU-53",
        Text(
            "Your first terminal goes back to back with the one laid before.",
            "Dein erstes Endstück kommt Rücken an Rücken mit dem zuvor gelegten.",
            "Votre premier terminus va dos à dos avec le précédent.",
        ),
    ),
    Broken.SPOILS_SQUARE: Reason(
        "DU-53",
        Text(
            "Every end must still lead into an empty cell of the area, for both halves of this square and for all "
            "others; here one would be blocked.",
            "Jedes Ende muss noch in ein leeres Feld des Gebiets führen, das beider Hälften dieses Quadrats und das "
            "aller anderen; hier wäre eines verbaut.",
            "Chaque bout doit encore mener à une case vide de la zone, ceux des deux moitiés de ce carré comme tous "
            "les autres ; ici, l’un d’eux serait bloqué.",
        ),
    ),
    Broken.SQUARE_OFF_THE_AREA: Reason(
        "DU-53",
        Text(
            "The terminals of round one lie inside the area.",
            "Die Endstücke der ersten Runde liegen innerhalb des Gebiets.",
            "Les terminus du premier tour se posent à l’intérieur de la zone.",
        ),
    ),
    Broken.COLOUR_PLAYED: Reason(
        "DU-54",
        Text(
            "This colour has been played this turn; play the other one.",
            "Diese Farbe wurde in diesem Zug schon gespielt; spiele die andere.",
            "Cette couleur a déjà été jouée ce tour ; jouez l’autre.",
        ),
    ),
    Broken.OTHER_COLOUR_FIRST: Reason(
        "DU-54",
        Text(
            "The first terminals come in the order yellow, blue, red, green.",
            "Die ersten Endstücke kommen in der Reihenfolge Gelb, Blau, Rot, Grün.",
            "Les premiers terminus viennent dans l’ordre jaune, bleu, rouge, vert.",
        ),
    ),
    Broken.MUST_GO_ON: Reason(
        "DU-54",
        Text(
            "After the terminals the first tile is straight or curved.",
            "Nach den Endstücken ist das erste Plättchen gerade oder gebogen.",
            "Après les terminus, la première tuile est droite ou courbe.",
        ),
    ),
}

give_ids("down-under.reasons", {Broken(number).name: reason.text for number, reason in REASONS.items()})
