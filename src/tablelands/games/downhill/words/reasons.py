"""Why a move is refused: each reason with the clause it breaks and what the player is told."""

from tablelands.core.ruled_game import Reason
from tablelands.core.text import Text, give_ids

from ..rules.broken import Broken

REASONS: dict[int, Reason] = {
    Broken.START_OFF_BOARDS: Reason(
        "DH-5",
        Text(
            "The whole mark, 200 to each side, must lie on boards of the top row.",
            "Die ganze Markierung, 200 nach beiden Seiten, muss auf Tafeln der obersten Reihe liegen.",
            "La marque entière, 200 de chaque côté, doit se trouver sur des plateaux de la rangée du haut.",
        ),
    ),
    Broken.START_TOO_NEAR: Reason(
        "DH-5",
        Text(
            "Keep at least 400 away from every other start.",
            "Halte mindestens 400 Abstand von jedem anderen Start.",
            "Gardez au moins 400 de distance avec tout autre départ.",
        ),
    ),
    Broken.START_TOO_LATE: Reason(
        "DH-5",
        Text(
            "All starts are marked; now draw a line.",
            "Alle Starts sind markiert; zeichne jetzt eine Linie.",
            "Tous les départs sont marqués ; tracez maintenant une ligne.",
        ),
    ),
    Broken.DRAW_TOO_EARLY: Reason(
        "DH-5",
        Text(
            "First mark where you start on the top edge.",
            "Markiere zuerst deinen Start am oberen Rand.",
            "Marquez d’abord votre départ sur le bord supérieur.",
        ),
    ),
    Broken.NO_SUCH_TURN: Reason(
        "DH-6",
        Text(
            "A transparency lies turned by 0 to 3 quarter turns.",
            "Eine Folie wird um 0 bis 3 Vierteldrehungen gedreht.",
            "Un transparent se tourne de 0 à 3 quarts de tour.",
        ),
    ),
    Broken.HOLE_COUNT: Reason(
        "DH-6",
        Text(
            "A line goes through five holes: a start and four more.",
            "Eine Linie geht durch fünf Löcher: einen Start und vier weitere.",
            "Une ligne passe par cinq trous : un départ et quatre autres.",
        ),
    ),
    Broken.NO_SUCH_HOLE: Reason(
        "DH-6",
        Text(
            "A transparency has the holes 0 to 14 (a to o).",
            "Eine Folie hat die Löcher 0 bis 14 (a bis o).",
            "Un transparent a les trous 0 à 14 (a à o).",
        ),
    ),
    Broken.SAME_HOLE: Reason(
        "DH-6",
        Text(
            "The five holes of a line are all different.",
            "Die fünf Löcher einer Linie sind alle verschieden.",
            "Les cinq trous d’une ligne sont tous différents.",
        ),
    ),
    Broken.LINE_LENGTH: Reason(
        "DH-6",
        Text(
            "A line has from 5 to 2000 points.",
            "Eine Linie hat 5 bis 2000 Punkte.",
            "Une ligne compte de 5 à 2000 points.",
        ),
    ),
    Broken.OFF_SHEET: Reason(
        "DH-6",
        Text(
            "Every point of the line lies on the transparency: x from 0 to 9000, y from 0 to 6000.",
            "Jeder Punkt der Linie liegt auf der Folie: x von 0 bis 9000, y von 0 bis 6000.",
            "Chaque point de la ligne se trouve sur le transparent : x de 0 à 9000, y de 0 à 6000.",
        ),
    ),
    Broken.LINE_ENDS: Reason(
        "DH-6",
        Text(
            "The line begins at the centre of its first hole and ends at the centre of its fifth.",
            "Die Linie beginnt in der Mitte ihres ersten Lochs und endet in der Mitte ihres fünften.",
            "La ligne commence au centre de son premier trou et finit au centre du cinquième.",
        ),
    ),
    Broken.MISSES_HOLE: Reason(
        "DH-6",
        Text(
            "The line must have the exact centres of its five holes among its points, in their order.",
            "Die Linie muss die genauen Mitten ihrer fünf Löcher unter ihren Punkten haben, in deren Reihenfolge.",
            "La ligne doit compter les centres exacts de ses cinq trous parmi ses points, dans leur ordre.",
        ),
    ),
    Broken.LINE_NOT_PLAYED: Reason(
        "DH-15",
        Text(
            "This game is played with straight strokes: choose the holes and leave the line out.",
            "In dieser Partie wird gerade von Loch zu Loch gezeichnet: Wähle die Löcher und lass die Linie weg.",
            "Cette partie se joue en traits droits : choisissez les trous et omettez la ligne.",
        ),
    ),
}

give_ids("downhill.reason", {Broken(number).name: reason.text for number, reason in REASONS.items()})
