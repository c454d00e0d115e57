"""What is told about options, moves and outcomes that cannot be used."""

from tablelands.core.text import Text, give_ids

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
