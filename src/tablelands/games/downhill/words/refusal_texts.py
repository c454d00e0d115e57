"""What is wrong with a move, an option or a position of Downhill."""

from tablelands.core.text import Text, give_ids

# What is told about options, moves and outcomes that cannot be used.

NO_HOLES = Text(
    "'holes' must be a list of integers",
    "„holes“ muss eine Liste ganzer Zahlen sein",
    "« holes » doit être une liste de nombres entiers",
)
NO_LINE = Text(
    "'line' must be a list of points [x, y] in integers",
    "„line“ muss eine Liste von Punkten [x, y] aus ganzen Zahlen sein",
    "« line » doit être une liste de points [x, y] en nombres entiers",
)
NO_ROUNDS = Text(
    "option 'max_rounds' must be an integer from 1 to {most}",
    "Option „max_rounds“ muss eine ganze Zahl von 1 bis {most} sein",
    "l’option « max_rounds » doit être un nombre entier de 1 à {most}",
)

# Outcomes

NO_DEALT = Text(
    "'deal' must be a list of integers",
    "„deal“ muss eine Liste ganzer Zahlen sein",
    "« deal » doit être une liste de nombres entiers",
)
COURSE_MISSING = Text(
    "outcome: the field 'course' is missing; this game draws its course",
    "Ergebnis: Das Feld „course“ fehlt; diese Partie lost ihre Strecke aus",
    "résultat : le champ « course » manque ; cette partie tire son parcours au sort",
)
COURSE_IS_GIVEN = Text(
    "The course of this game was given; leave it out of the outcome.",
    "Die Strecke dieser Partie wurde vorgegeben; lass sie aus dem Ergebnis weg.",
    "Le parcours de cette partie a été donné ; omettez-le dans le résultat.",
)
NO_DEAL = Text(
    "Each seat gets one of the transparencies 0 to 5, no two the same.",
    "Jeder Platz bekommt eine der Folien 0 bis 5, keine zwei dieselbe.",
    "Chaque place reçoit l’un des transparents 0 à 5, jamais deux fois le même.",
)

give_ids("downhill.refused", globals())


# What people are told about a course of their own: how to type it, and what is wrong with it (DH-3).

HOW_TO_TYPE = Text(
    "course=01E 05H1 / - 03E2 lays boards as you say: rows from the top with / between them; a place is a board (01 to "
    "12), its face (E easy, H hard) and its clockwise quarter turns (0 to 3; none means 0), or - for a hole. "
    "course=6x2 mixed draws the boards of a shape: 6 rows of 2, at most 12 boards, with faces easy, hard or mixed "
    "(alternating).",
    "course=01E 05H1 / - 03E2 legt Tafeln, wie du es sagst: Reihen von oben, dazwischen /; ein Platz ist eine Tafel "
    "(01 bis 12), ihre Seite (E leicht, H schwer) und ihre Vierteldrehungen im Uhrzeigersinn (0 bis 3; nichts heißt "
    "0); ein Loch ist -. course=6x2 mixed lost die Tafeln einer Form aus: 6 Reihen zu 2, höchstens 12 Tafeln, mit "
    "Seiten easy (leicht), hard (schwer) oder mixed (abwechselnd).",
    "course=01E 05H1 / - 03E2 pose les plateaux comme vous le dites : rangées depuis le haut, séparées par / ; une "
    "place est un plateau (01 à 12), sa face (E facile, H difficile) et ses quarts de tour dans le sens horaire (0 à "
    "3 ; rien signifie 0), ou - pour un trou. course=6x2 mixed tire au sort les plateaux d’une forme : 6 rangées de 2, "
    "12 plateaux au plus, avec des faces easy (faciles), hard (difficiles) ou mixed (en alternance).",
)
SHAPE = Text(
    "{rows}x{columns} {faces}, {rows} rows of {columns}",
    "{rows}x{columns} {faces}, {rows} Reihen zu {columns}",
    "{rows}x{columns} {faces}, {rows} rangées de {columns}",
)

# Courses to begin with

SLOPE = Text("Gentle slope", "Sanfter Hang", "Pente douce")
BEND = Text("Round the bend", "Um die Ecke", "Le virage")
RIDGE = Text("Narrow ridge", "Schmaler Grat", "Crête étroite")
ISLAND = Text("Round the gap", "Rund ums Loch", "Autour du trou")

# What is wrong

REFUSED = Text(
    "option 'course': {wrong} Write for example 01E 05H1 / - 03E2 (rows from the top), or 6x2 mixed (6 rows of 2, "
    "drawn).",
    "Option „course“: {wrong} Schreibe etwa 01E 05H1 / - 03E2 (Reihen von oben) oder 6x2 mixed (6 Reihen zu 2, "
    "ausgelost).",
    "option « course » : {wrong} Écrivez par exemple 01E 05H1 / - 03E2 (rangées depuis le haut), ou 6x2 mixed (6 "
    "rangées de 2, tirées au sort).",
)
WHERE = Text("{what}: {wrong}", "{what}: {wrong}", "{what} : {wrong}")

# How it is written

NO_COURSE = Text(
    "It is neither basic nor a course nor a shape.",
    "Das ist weder basic noch eine Strecke noch eine Form.",
    "Ce n’est ni basic, ni un parcours, ni une forme.",
)
NO_ROWS = Text(
    "A course is a list of rows, each a list of places.",
    "Eine Strecke ist eine Liste von Reihen, jede eine Liste von Plätzen.",
    "Un parcours est une liste de rangées, chacune une liste de places.",
)
NO_PLACE = Text(
    "'{word}' is no place: that is a board with its face, such as 05H, or - for a hole.",
    "„{word}“ ist kein Platz: Auf einem Platz liegt eine Tafel mit ihrer Seite, etwa 05H; ein Loch ist -.",
    "« {word} » n’est pas une place : c’est un plateau avec sa face, comme 05H, ou - pour un trou.",
)
NO_BOARD = Text(
    "'{word}': there is no board {board}; they are 01 to 12, always with two digits.",
    "„{word}“: Eine Tafel {board} gibt es nicht; es sind 01 bis 12, immer mit zwei Ziffern.",
    "« {word} » : il n’y a pas de plateau {board} ; ce sont 01 à 12, toujours avec deux chiffres.",
)
NO_FACE = Text(
    "'{word}': after the board comes its face, E (easy) or H (hard).",
    "„{word}“: Nach der Tafel kommt ihre Seite, E (leicht) oder H (schwer).",
    "« {word} » : après le plateau vient sa face, E (facile) ou H (difficile).",
)
NO_TURN = Text(
    "'{word}': after the face comes a turn of 0 to 3 quarters, or nothing, and then a space.",
    "„{word}“: Nach der Seite kommt nichts oder eine Drehung um 0 bis 3 Viertel, und dann ein Leerzeichen.",
    "« {word} » : après la face vient une rotation de 0 à 3 quarts, ou rien, puis une espace.",
)

# What it is

EMPTY = Text("There is no board in it.", "Sie hat keine Tafel.", "Il n’a aucun plateau.")
TOO_MANY = Text(
    "It has {boards} boards, and there are only 12.",
    "Sie hat {boards} Tafeln, und es gibt nur 12.",
    "Il a {boards} plateaux, et il n’y en a que 12.",
)
EMPTY_END = Text(
    "The first and the last row need a board each.",
    "Die erste und die letzte Reihe brauchen je eine Tafel.",
    "La première et la dernière rangée ont chacune besoin d’un plateau.",
)
UNEQUAL_ROWS = Text(
    "All rows must be of equal length, but the first has {first} places and row {row} has {places}; fill up with "
    "holes.",
    "Alle Reihen müssen gleich lang sein, aber die erste hat {first} Plätze und Reihe {row} hat {places}; fülle mit "
    "Löchern auf.",
    "Toutes les rangées doivent être de même longueur, mais la première a {first} places et la rangée {row} en a "
    "{places} ; complétez avec des trous.",
)
TWICE = Text(
    "Board {board} is used more than once.",
    "Tafel {board} kommt mehr als einmal vor.",
    "Le plateau {board} sert plus d’une fois.",
)
NOT_JOINED = Text(
    "All boards must be joined by their sides.",
    "Alle Tafeln müssen mit ihren Seiten zusammenhängen.",
    "Tous les plateaux doivent se toucher par leurs côtés.",
)
TOO_WIDE = Text(
    "A row has at most 12 places; leave empty columns out.",
    "Eine Reihe hat höchstens 12 Plätze; lass leere Spalten weg.",
    "Une rangée a 12 places au plus ; omettez les colonnes vides.",
)

# Shapes

NO_SIDE = Text(
    "'{side}' of a shape must be a whole number from 1 to 12.",
    "„{side}“ einer Form muss eine ganze Zahl von 1 bis 12 sein.",
    "« {side} » d’une forme doit être un nombre entier de 1 à 12.",
)
NO_FACES = Text(
    "'faces' of a shape must be easy, hard or mixed.",
    "„faces“ einer Form muss easy, hard oder mixed sein.",
    "« faces » d’une forme doit valoir easy, hard ou mixed.",
)
ANOTHER_SHAPE = Text(
    "The course to be drawn is {rows} rows of {columns} boards with faces {faces}, without holes.",
    "Die auszulosende Strecke hat {rows} Reihen zu {columns} Tafeln mit Seiten {faces}, ohne Löcher.",
    "Le parcours à tirer a {rows} rangées de {columns} plateaux aux faces {faces}, sans trous.",
)

give_ids("downhill.course", globals())


# What is told about positions that cannot be loaded.

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
