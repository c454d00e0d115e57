"""How the diagram marks what is new."""

from tablelands.core.text import Text, give_ids

NEW = Text(
    "After a reveal the lines lie on the mountain as far as they were travelled; a cross marks a touch.",
    "Nach dem Aufdecken liegen die Linien auf dem Berg, so weit sie befahren wurden; ein Kreuz zeigt, wo eine anstieß.",
    "Après la révélation, les lignes restent sur la montagne aussi loin qu’elles ont été parcourues ; une croix marque "
    "un contact.",
)

give_ids("downhill.mark", globals())
