"""What players read about this game."""

from tablelands.core.text import Text, give_ids, same

NAME = same("Downhill")

ABOUT = Text(
    "Race down a mountain by drawing. Everybody secretly draws a line through five holes of a clear sheet, judging by "
    "eye where it will run; then it is laid on the mountain at your mark. Touch nothing but the flags: a touch throws "
    "you back to the last hole before it. Flags and the order in the race give points.",
    "Ein Skirennen mit dem Zeichenstift. Alle ziehen heimlich eine Linie durch fünf Löcher einer Folie und schätzen "
    "dabei nach Augenmaß, wo sie verlaufen wird; dann wird sie an der eigenen Markierung auf den Berg gelegt. Berühre "
    "nichts außer den Fahnen: Eine Berührung wirft dich auf das letzte Loch davor zurück. Fahnen und die Reihenfolge "
    "im Rennen bringen Punkte.",
    "Une descente à ski, crayon en main. Chacun trace en secret une ligne passant par cinq trous d’un transparent, en "
    "jugeant à l’œil où elle passera ; puis on la pose sur la montagne, à sa propre marque. Ne touchez rien d’autre "
    "que les drapeaux : un contact vous ramène au dernier trou qui le précède. Les drapeaux et l’ordre d’arrivée "
    "donnent des points.",
)

COURSE_TITLE = Text("Mountain", "Berg", "Montagne")
COURSE_OPTION = Text(
    "The boards of the mountain: basic draws 4 rows of 3. You can have another shape drawn, 6 rows of 2 by "
    "course=6x2 mixed, or lay every board yourself, row by row, by course=01E 05H1 / - 03E2.",
    "Die Tafeln des Berges: basic lost 4 Reihen zu 3 aus. Du kannst eine andere Form auslosen lassen (6 Reihen zu 2 "
    "mit course=6x2 mixed) oder jede Tafel selbst legen, Reihe um Reihe (course=01E 05H1 / - 03E2).",
    "Les plateaux de la montagne : basic tire au sort 4 rangées de 3. Vous pouvez faire tirer une autre forme, 6 "
    "rangées de 2 par course=6x2 mixed, ou poser vous-même chaque plateau, rangée par rangée, par course=01E 05H1 / - "
    "03E2.",
)
ASSIST_TITLE = Text("Help", "Hilfe", "Aide")
ASSIST_OPTION = Text(
    "Help with drawing: none, your line shown on the mountain first, or straight strokes between holes you choose.",
    "Hilfe beim Zeichnen: keine, die Folie vorab auf dem Berg sehen oder gerade Striche zwischen gewählten Löchern.",
    "Aide au tracé : aucune, un coup d’œil au transparent posé sur la montagne, ou des traits droits entre les trous "
    "choisis.",
)
ROUNDS_TITLE = Text("Round limit", "Höchste Rundenzahl", "Nombre maximal de tours")
ROUNDS_OPTION = Text(
    "After this many rounds the game ends even if nobody has finished.",
    "Nach so vielen Runden endet die Partie, auch wenn niemand im Ziel ist.",
    "Après ce nombre de tours, la partie s’arrête même si personne n’est arrivé.",
)

# What words the choices have

COURSE_CHOICES = (Text("4 rows of 3, at random", "4 Reihen zu 3, ausgelost", "4 rangées de 3, tirées au sort"),)
ASSIST_CHOICES = (
    Text("none", "keine", "aucune"),
    Text("sheet shown on the mountain", "Folie auf dem Berg gezeigt", "transparent montré sur la montagne"),
    Text("straight strokes", "gerade Striche", "traits droits"),
)
ROUNDS_CHOICES = (Text("30 rounds", "30 Runden", "30 tours"),)

# Luck

COURSE_DRAWN = Text(
    "The mountain is laid out ({course}), and everybody gets a sheet ({deal}).",
    "Der Berg wird ausgelegt ({course}), und alle bekommen eine Folie ({deal}).",
    "La montagne est mise en place ({course}), et chacun reçoit un transparent ({deal}).",
)
COURSE_LIES = Text(
    "The mountain is laid out, and everybody gets a sheet.",
    "Der Berg wird ausgelegt, und alle bekommen eine Folie.",
    "La montagne est mise en place, et chacun reçoit un transparent.",
)
SHEETS_LIE = Text("Everybody gets a sheet.", "Alle bekommen eine Folie.", "Chacun reçoit un transparent.")
SHEETS_DEALT = Text(
    "Everybody gets a sheet ({deal}).",
    "Alle bekommen eine Folie ({deal}).",
    "Chacun reçoit un transparent ({deal}).",
)

give_ids("downhill", globals())


# How the diagram marks what is new.

NEW = Text(
    "After a reveal the lines lie on the mountain as far as they were travelled; a cross marks a touch.",
    "Nach dem Aufdecken liegen die Linien auf dem Berg, so weit sie befahren wurden; ein Kreuz zeigt, wo eine anstieß.",
    "Après la révélation, les lignes restent sur la montagne aussi loin qu’elles ont été parcourues ; une croix marque "
    "un contact.",
)

give_ids("downhill.mark", globals())
