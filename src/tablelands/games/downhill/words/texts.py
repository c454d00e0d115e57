"""What players read about this game."""

from tablelands.core.text import Text, same

NAME = same("Downhill")

ABOUT = Text(
    "Race down a mountain by drawing. Everybody secretly draws a line through five holes of a transparency, judging by "
    "eye where it will run; then it is laid on the mountain at your mark. Touch nothing but the flags: a touch throws "
    "you back to the last hole before it. Flags and the order in the race give points.",
    "Ein Rennen den Berg hinab, gezeichnet. Alle ziehen heimlich eine Linie durch fünf Löcher einer Folie und schätzen "
    "dabei nach Augenmaß, wo sie verlaufen wird; dann wird sie an der eigenen Markierung auf den Berg gelegt. Berühre "
    "nichts außer den Fahnen: eine Berührung wirft dich auf das letzte Loch davor zurück. Fahnen und die Reihenfolge "
    "im Rennen bringen Punkte.",
    "Une course de descente, dessinée. Chacun trace en secret une ligne par cinq trous d'un transparent, en jugeant à "
    "l'œil où elle passera ; puis on la pose sur la montagne à sa marque. Ne touchez rien d'autre que les drapeaux : "
    "un contact vous ramène au dernier trou qui le précède. Les drapeaux et l'ordre d'arrivée donnent des points.",
)

COURSE_OPTION = Text(
    "The boards of the mountain: basic draws 4 rows of 3. You can have another shape drawn, 6 rows of 2 by "
    "course=6x2 mixed, or lay every board yourself, row by row, by course=01E 05H1 / - 03E2.",
    "Die Tafeln des Berges: basic lost 4 Reihen zu 3 aus. Du kannst eine andere Form auslosen lassen, 6 Reihen zu 2 "
    "mit course=6x2 mixed, oder jede Tafel selbst legen, Reihe um Reihe, mit course=01E 05H1 / - 03E2.",
    "Les plateaux de la montagne : basic tire au sort 4 rangées de 3. Vous pouvez faire tirer une autre forme, 6 "
    "rangées de 2 par course=6x2 mixed, ou poser vous-même chaque plateau, rangée par rangée, par course=01E 05H1 / - "
    "03E2.",
)
ASSIST_OPTION = Text(
    "Help while drawing: none; the transparency shown on the mountain; or straight strokes between chosen holes.",
    "Hilfe beim Zeichnen: keine; die Folie auf dem Berg gezeigt; oder gerade Striche zwischen gewählten Löchern.",
    "Aide au tracé : aucune ; le transparent montré sur la montagne ; ou des traits droits entre les trous choisis.",
)
ROUNDS_OPTION = Text(
    "After this many rounds the game ends even if nobody has finished.",
    "Nach so vielen Runden endet die Partie, auch wenn niemand im Ziel ist.",
    "Après ce nombre de tours, la partie s'arrête même si personne n'est arrivé.",
)

COURSE_DRAWN = Text(
    "the mountain is laid out ({course}), and everybody gets a transparency",
    "der Berg wird ausgelegt ({course}), und alle bekommen eine Folie",
    "la montagne est mise en place ({course}), et chacun reçoit un transparent",
)
SHEETS_DEALT = Text(
    "everybody gets a transparency",
    "alle bekommen eine Folie",
    "chacun reçoit un transparent",
)

# While playing

MARK_START = Text(
    "Mark your start on the top edge, for example s{example}: x from 0 to {width}, 200 from the ends, 400 from others.",
    "Markiere deinen Start am oberen Rand, etwa s{example}: x von 0 bis {width}, 200 von den Enden, 400 von anderen.",
    "Marquez votre départ sur le bord supérieur, par exemple s{example} : x de 0 à {width}, à 200 des bouts et 400 des "
    "autres.",
)
LOOK_FIRST = Text(
    "You may lay a line on the mountain before you draw it: look 0:{example}",
    "Du darfst eine Linie auf den Berg legen, bevor du sie ziehst: look 0:{example}",
    "Vous pouvez poser une ligne sur la montagne avant de la tracer : look 0:{example}",
)
DRAW_LINE = Text(
    "Round {round} of at most {rounds}: everybody draws a line through five holes, for example 0:{example}.",
    "Runde {round} von höchstens {rounds}: alle ziehen eine Linie durch fünf Löcher, etwa 0:{example}.",
    "Tour {round} sur {rounds} au plus : chacun trace une ligne par cinq trous, par exemple 0:{example}.",
)
STANDING = Text(
    "{sign} at {x},{y}, {to_go} from the bottom edge, flags worth {flags}",
    "{sign} auf {x},{y}, {to_go} vor dem unteren Rand, Fahnen im Wert von {flags}",
    "{sign} en {x},{y}, à {to_go} du bord inférieur, drapeaux valant {flags}",
)

HOW_TO_READ = Text(
    "Left the mountain: dotted shapes are obstacles, a number is a flag with its value, a small letter a flag "
    "that this seat has, a capital letter the mark of a seat; shaded places are holes in the course. Beside it, "
    "twice as large, the transparency of each seat with its holes a to o. Numbers at the edges are thousands.\n"
    "Write a start as s and x: s12300. Write a line as turn, f if flipped, a colon and five holes: 0:dhbjm, or "
    "3f:dhbjm for a transparency flipped left to right and then turned clockwise by three quarters.",
    "Links der Berg: gepunktete Formen sind Hindernisse, eine Zahl ist eine Fahne mit ihrem Wert, ein kleiner "
    "Buchstabe eine Fahne, die dieser Platz hat, ein großer die Markierung eines Platzes; schraffiert sind Löcher "
    "in der Strecke. Daneben, doppelt so groß, die Folie jedes Platzes mit ihren Löchern a bis o. Zahlen an den "
    "Rändern sind Tausender.\n"
    "Schreibe einen Start als s und x: s12300. Schreibe eine Linie als Drehung, f wenn gewendet, Doppelpunkt und "
    "fünf Löcher: 0:dhbjm, oder 3f:dhbjm für eine Folie, die seitlich gewendet und dann um drei Viertel im "
    "Uhrzeigersinn gedreht ist.",
    "À gauche la montagne : les formes en points sont des obstacles, un nombre est un drapeau et sa valeur, une "
    "petite lettre un drapeau pris par cette place, une grande la marque d'une place ; les hachures sont des trous "
    "du parcours. À côté, deux fois plus grand, le transparent de chaque place avec ses trous a à o. Les nombres "
    "aux bords sont des milliers.\n"
    "Écrivez un départ ainsi : s et x : s12300. Écrivez une ligne ainsi : rotation, f si retourné, deux-points et "
    "cinq trous : 0:dhbjm, ou 3f:dhbjm pour un transparent retourné de gauche à droite puis tourné de trois quarts "
    "dans le sens horaire.",
)

# The story of a round

RUN = same("{sign} ({strokes}) {end}{flags}")
GOES_THROUGH = Text(
    "gets through to hole {hole}",
    "kommt durch bis Loch {hole}",
    "passe jusqu'au trou {hole}",
)
GOES_HOME = Text(
    "crosses the bottom edge and has finished",
    "fährt über den unteren Rand und ist im Ziel",
    "franchit le bord inférieur et arrive",
)
FALLS_BACK = Text(
    "touches {what} and falls back to hole {hole}",
    "berührt {what} und fällt auf Loch {hole} zurück",
    "touche {what} et retombe au trou {hole}",
)
STAYS = Text(
    "touches {what} at once and stays at the start",
    "berührt sofort {what} und bleibt am Start stehen",
    "touche aussitôt {what} et reste au départ",
)
WINS_FLAGS = Text("; flags won: {flags}", "; Fahnen gewonnen: {flags}", " ; drapeaux gagnés : {flags}")
TOUCHED = {
    "edge": Text("the edge of the course", "den Rand der Strecke", "le bord du parcours"),
    "mark": Text("the mark of {sign}", "die Markierung von {sign}", "la marque de {sign}"),
    "tree": Text("a tree", "einen Baum", "un arbre"),
    "rock": Text("a rock", "einen Felsen", "un rocher"),
    "stump": Text("a stump", "einen Stumpf", "une souche"),
    "fallen": Text("a fallen tree", "einen umgestürzten Baum", "un arbre couché"),
}

# The end

SOMEBODY_FINISHED = Text(
    "The bottom edge was crossed in round {round} (DH-11).",
    "In Runde {round} wurde der untere Rand überquert (DH-11).",
    "Le bord inférieur a été franchi au tour {round} (DH-11).",
)
ROUNDS_ARE_OVER = Text(
    "Nobody finished within {round} rounds (DH-14).",
    "Niemand kam in {round} Runden ins Ziel (DH-14).",
    "Personne n'est arrivé en {round} tours (DH-14).",
)
FINISHED_AT = Text(
    "finished, line reaches y {y}", "im Ziel, Linie reicht bis y {y}", "arrivé, la ligne va jusqu'à y {y}"
)
STOPPED_AT = Text("stopped at y {y}", "steht auf y {y}", "arrêté à y {y}")
SCORE = Text(
    "{sign}: place {place} ({how}): {race}, flags {flags}: {total} points",
    "{sign}: Rang {place} ({how}): {race}, Fahnen {flags}: {total} Punkte",
    "{sign} : rang {place} ({how}) : {race}, drapeaux {flags} : {total} points",
)
