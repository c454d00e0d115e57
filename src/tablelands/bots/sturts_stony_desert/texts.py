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
    "Sees two threats coming at once, though not always in time.",
    "Sieht auch zwei Drohungen auf einmal kommen, wenn auch nicht immer rechtzeitig.",
    "Voit venir deux menaces à la fois, mais pas toujours à temps.",
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

# What to do

LAY = (
    Text("Lay a double at {cell}.", "Lege einen Zweier auf {cell}.", "Posez une double en {cell}."),
    Text("Lay a fork at {cell}.", "Lege eine Gabel auf {cell}.", "Posez une fourche en {cell}."),
    Text("Cover {cell} with a triple.", "Decke {cell} mit einem Dreier zu.", "Recouvrez {cell} d’une triple."),
)
CLAIM = Text(
    "Claim that no route is possible any more.",
    "Behaupte, dass keine Strecke mehr möglich ist.",
    "Annoncez qu’aucune route n’est plus possible.",
)
STOP = Text("Stop: there is no route.", "Hör auf: Es gibt keine Strecke.", "Arrêtez : il n’y a pas de route.")

give_ids("bots.sturts_stony_desert", globals())
