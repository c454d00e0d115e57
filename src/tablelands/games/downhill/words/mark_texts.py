"""How the diagram marks what is new."""

from tablelands.core.text import Text, give_ids

NEW = Text(
    "After a reveal the lines lie on the mountain as far as they were travelled; a cross is where one touched.",
    "Nach dem Aufdecken liegen die Linien auf dem Berg, so weit sie befahren wurden; ein Kreuz zeigt, wo eine anstieß.",
    "Après la révélation, les lignes restent sur la montagne jusqu’où elles furent suivies ; une croix marque un choc.",
)

give_ids("downhill.mark", globals())
