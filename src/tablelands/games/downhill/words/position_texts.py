"""What is told about positions that cannot be loaded."""

from tablelands.core.text import Text, give_ids

IN_DRAWN = Text(
    "position.drawn of seat {seat}: {wrong}",
    "position.drawn von Platz {seat}: {wrong}",
    "position.drawn de la place {seat} : {wrong}",
)

# Before the deal

ROUND_ONE = Text(
    "nothing has been dealt, so 'round' must be 1",
    "Noch ist nichts ausgeteilt, also muss „round“ 1 sein",
    "rien n’a été distribué, donc « round » doit valoir 1",
)
ONLY_OPTION = Text(
    "'hands' are missing, so 'course' can only be that of the options",
    "„hands“ fehlt, also kann „course“ nur die Strecke der Optionen sein",
    "« hands » manque, donc « course » ne peut être que celui des options",
)
NO_BOARDS = Text(
    "no course has been drawn, so 'boards' must be empty",
    "Noch ist keine Strecke ausgelost, also muss „boards“ leer sein",
    "aucun parcours n’a été tiré, donc « boards » doit être vide",
)
ALL_NULL = Text(
    "nothing has been dealt, so '{name}' must hold null for every seat",
    "Noch ist nichts ausgeteilt, also muss „{name}“ für jeden Platz null enthalten",
    "rien n’a été distribué, donc « {name} » doit contenir null pour chaque place",
)
NONE_DRAWN = Text(
    "nothing has been dealt, so 'drawn' must be empty",
    "Noch ist nichts ausgeteilt, also muss „drawn“ leer sein",
    "rien n’a été distribué, donc « drawn » doit être vide",
)

# Course, boards and transparencies

OTHER_COURSE = Text(
    "'course' is not that of the options",
    "„course“ ist nicht die Strecke der Optionen",
    "« course » n’est pas le parcours des options",
)
NO_FLAG = Text(
    "'flag' must be a point [x, y] on the board, 0 to {side}",
    "„flag“ muss ein Punkt [x, y] auf der Tafel sein, 0 bis {side}",
    "« flag » doit être un point [x, y] du plateau, de 0 à {side}",
)
CROWDED = Text(
    "a face has at most {most} obstacles here",
    "Eine Seite hat hier höchstens {most} Hindernisse",
    "une face a ici au plus {most} obstacles",
)
NO_SHEETS = Text(
    "'transparencies' must be {sheets} lists of {holes} holes",
    "„transparencies“ muss aus {sheets} Listen zu {holes} Löchern bestehen",
    "« transparencies » doit se composer de {sheets} listes de {holes} trous",
)
NO_HOLE = Text(
    "transparency {number}: a hole is a point [x, y] on the transparency",
    "Folie {number}: Ein Loch ist ein Punkt [x, y] auf der Folie",
    "transparent {number} : un trou est un point [x, y] du transparent",
)
SAME_PLACE = Text(
    "transparency {number}: two holes lie in one place",
    "Folie {number}: Zwei Löcher liegen an derselben Stelle",
    "transparent {number} : deux trous se trouvent au même endroit",
)
NO_HANDS = Text(
    "'hands' must be a different transparency from 0 to {last} for each seat",
    "„hands“ muss für jeden Platz eine andere Folie von 0 bis {last} enthalten",
    "« hands » doit contenir pour chaque place un transparent différent, de 0 à {last}",
)
PER_SEAT = Text(
    "'{name}' must have an entry for each of {seats} seats",
    "„{name}“ muss für jeden der {seats} Plätze einen Eintrag haben",
    "« {name} » doit avoir une entrée pour chacune des {seats} places",
)

# Starts and marks

FIRST_ROUND = Text(
    "starts are marked in round 1",
    "Starts werden in Runde 1 markiert",
    "les départs se marquent au tour 1",
)
OUT_OF_ORDER = Text(
    "seat {seat} has marked its start before seat {other}",
    "Platz {seat} hat seinen Start vor Platz {other} markiert",
    "la place {seat} a marqué son départ avant la place {other}",
)
NO_START = Text(
    "the start of seat {seat}: {reason}",
    "Der Start von Platz {seat}: {reason}",
    "le départ de la place {seat} : {reason}",
)
ALL_STARTED = Text(
    "all starts are marked, so 'phase' must be \"draw\"",
    "Alle Starts sind markiert, also muss „phase“ „draw“ sein",
    "tous les départs sont marqués, donc « phase » doit valoir « draw »",
)
NOBODY_FINISHED = Text(
    "nobody has finished before all have started",
    "Niemand ist im Ziel, bevor alle gestartet sind",
    "personne n’est arrivé avant que tous soient partis",
)
NOBODY_HAS_FLAGS = Text(
    "nobody has a flag before all have started",
    "Niemand hat eine Fahne, bevor alle gestartet sind",
    "personne n’a de drapeau avant que tous soient partis",
)
NO_POINT = Text(
    "'{name}' must hold points [x, y] in integers, or null",
    "„{name}“ muss Punkte [x, y] aus ganzen Zahlen enthalten oder null",
    "« {name} » doit contenir des points [x, y] en nombres entiers, ou null",
)
NO_FINISH = Text(
    "'finish' must hold a y beyond the bottom edge that a line can reach, or null",
    "„finish“ muss null enthalten oder ein y jenseits des unteren Randes, das eine Linie erreichen kann",
    "« finish » doit contenir un y au-delà du bord inférieur qu’une ligne peut atteindre, ou null",
)
MARK_HAS_LEFT = Text(
    "seat {seat} has finished, so its mark has left the course",
    "Platz {seat} ist im Ziel, also hat seine Markierung die Strecke verlassen",
    "la place {seat} est arrivée, donc sa marque a quitté le parcours",
)
NEEDS_MARK = Text(
    "seat {seat} has not finished, so it needs a mark",
    "Platz {seat} ist nicht im Ziel, also braucht er eine Markierung",
    "la place {seat} n’est pas arrivée, donc il lui faut une marque",
)
MARK_OFF_COURSE = Text(
    "the mark of seat {seat} does not lie on the course",
    "Die Markierung von Platz {seat} liegt nicht auf der Strecke",
    "la marque de la place {seat} n’est pas sur le parcours",
)

# Flags, rounds and draws

NO_FLAG_ROWS = Text(
    "'flags' must have rows like 'course'",
    "„flags“ muss Reihen wie „course“ haben",
    "« flags » doit avoir des rangées comme « course »",
)
NO_BOARD_THERE = Text(
    "'flags': there is no board in row {row}, column {column}",
    "„flags“: In Reihe {row}, Spalte {column} liegt keine Tafel",
    "« flags » : il n’y a pas de plateau à la rangée {row}, colonne {column}",
)
NO_OWNER = Text(
    "'flags' must hold seats, or null",
    "„flags“ muss Plätze oder null enthalten",
    "« flags » doit contenir des places, ou null",
)
TOO_MANY_ROUNDS = Text(
    "'round' is beyond the last one, {last}",
    "„round“ liegt hinter der letzten Runde, {last}",
    "« round » dépasse le dernier tour, {last}",
)
MUST_BE_OVER = Text(
    "somebody has finished, so 'phase' must be \"over\"",
    "Jemand ist im Ziel, also muss „phase“ „over“ sein",
    "quelqu’un est arrivé, donc « phase » doit valoir « over »",
)
NOT_OVER = Text(
    "nobody has finished and rounds are left, so the game is not over",
    "Niemand ist im Ziel und es bleiben Runden, also ist die Partie nicht zu Ende",
    "personne n’est arrivé et il reste des tours, donc la partie n’est pas finie",
)
NOT_DRAWING = Text(
    "'drawn' must be empty unless lines are being drawn",
    "„drawn“ muss leer sein, solange keine Linien gezogen werden",
    "« drawn » doit être vide tant qu’on ne trace pas de lignes",
)
ALL_DRAWN = Text(
    "all have drawn, so their lines must have been resolved",
    "Alle haben gezeichnet, also müssen ihre Linien gefahren sein",
    "tous ont tracé, donc leurs lignes doivent avoir été parcourues",
)
NO_SEAT = Text(
    "'drawn' names '{name}', which is no seat",
    "„drawn“ nennt „{name}“, das ist kein Platz",
    "« drawn » nomme « {name} », qui n’est pas une place",
)

give_ids("downhill.position", globals())
