"""What people read about the bots of Downhill."""

from tablelands.core.text import Text, give_ids

BEGINNER = Text("Snow bunny", "Pistenhäschen", "Petit flocon")
BEGINNER_ABOUT = Text(
    "Points the skis downhill and hopes; misjudges nearly every line.",
    "Richtet die Ski talwärts und hofft; verschätzt sich bei fast jeder Linie.",
    "Met les skis dans la pente et espère ; se trompe à presque chaque ligne.",
)
EASY = Text("Novice", "Neuling", "Débutant")
EASY_ABOUT = Text(
    "Draws bold lines and often misjudges them.",
    "Zeichnet kühne Linien und verschätzt sich oft.",
    "Trace des lignes hardies et se trompe souvent.",
)
MEDIUM = Text("Club skier", "Vereinsfahrer", "Skieur de club")
MEDIUM_ABOUT = Text(
    "Has a fair eye for distance; long lines still go wrong.",
    "Hat ein ordentliches Augenmaß; lange Linien gehen noch daneben.",
    "A un bon coup d’œil ; les longues lignes lui échappent encore.",
)
HARD = Text("Racer", "Rennfahrerin", "Coureuse")
HARD_ABOUT = Text(
    "Sees almost everything as it is and rarely crashes.",
    "Sieht fast alles, wie es ist, und stürzt selten.",
    "Voit presque tout avec justesse et tombe rarement.",
)
STRONG = Text("Mountain guide", "Bergführer", "Guide de haute montagne")
STRONG_ABOUT = Text(
    "Sees everything as it is, and thinks each line through to the finish, and everybody else's with it.",
    "Sieht alles, wie es ist, und denkt jede Linie bis ins Ziel durch, mit allen, die mitfahren.",
    "Voit tout avec justesse et pense chaque ligne jusqu’à l’arrivée, celles des autres comprises.",
)
GREEDY = Text("Eagle eye", "Adlerauge", "Œil d’aigle")
GREEDY_ABOUT = Text(
    "Sees everything as it is, but only wants to get down: a yardstick.",
    "Sieht alles, wie es ist, will aber nur hinunter: ein Maßstab.",
    "Voit tout avec justesse, mais ne veut que descendre : une référence.",
)

# Why

AS_THINGS_STAND = Text(
    "As the mountain is now: {run}.",
    "So, wie der Berg jetzt daliegt: {run}.",
    "Telle que la montagne se présente\u00a0: {run}.",
)

give_ids("bots.downhill", globals())
