"""What people read about the bots of Sturt's Stony Desert."""

from tablelands.core.text import Text, give_ids

BEGINNER = Text("Apprentice", "Lehrling", "Apprentie")
BEGINNER_ABOUT = Text(
    "Lays tracks that look good, and does not see what you are about to do.",
    "Legt Gleise, die gut aussehen, und sieht nicht, was du vorhast.",
    "Pose des rails qui ont belle allure et ne voit pas ce que vous préparez.",
)
EASY = Text("Track layer", "Gleisbauerin", "Poseur de voies")
EASY_ABOUT = Text(
    "Overlooks nothing that a single move can do, but easily misjudges the rest.",
    "Übersieht nichts, was ein einzelner Zug kann, verschätzt sich aber leicht beim Rest.",
    "Ne manque rien de ce qu’un seul coup peut faire, mais se trompe souvent sur le reste.",
)
MEDIUM = Text("Pointsman", "Weichenwärter", "Aiguilleuse")
MEDIUM_ABOUT = Text(
    "Sees two threats coming at once, though not always from afar.",
    "Sieht auch zwei Drohungen auf einmal kommen, wenn auch nicht immer von weitem.",
    "Voit venir deux menaces à la fois, mais pas toujours de loin.",
)
HARD = Text("Engine driver", "Lokführerin", "Mécanicien")
HARD_ABOUT = Text(
    "Knows how many tiles each side still needs, and looks several moves ahead.",
    "Weiß, wie viele Plättchen jeder Seite fehlen, und sieht mehrere Züge voraus.",
    "Sait combien de tuiles manquent à chaque camp et voit plusieurs coups à l’avance.",
)
STRONG = Text("Chief engineer", "Chefingenieur", "Ingénieure en chef")
STRONG_ABOUT = Text(
    "Looks at a million positions before each tile.",
    "Sieht sich vor jedem Plättchen eine Million Stellungen an.",
    "Regarde un million de positions avant chaque tuile.",
)

give_ids("bots.sturts_stony_desert", globals())
