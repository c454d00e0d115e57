"""What people are told about a course of their own: how to type it, and what is wrong with it (DH-3)."""

from tablelands.core.text import Text, give_ids

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
