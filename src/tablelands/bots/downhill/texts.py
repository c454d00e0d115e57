"""What people read about the bots of Downhill."""

from tablelands.core.text import Text, give_ids

BEGINNER = Text("Snow hare", "Schneehase", "Lièvre blanc")
BEGINNER_ABOUT = Text(
    "Points the skis downhill and hopes for the best.",
    "Richtet die Ski talwärts und hofft das Beste.",
    "Met les skis dans la pente et croise les doigts.",
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
    "Judges almost everything right and rarely crashes.",
    "Schätzt fast alles richtig ein und stürzt selten.",
    "Voit presque tout avec justesse et tombe rarement.",
)
STRONG = Text("Mountain guide", "Bergführer", "Guide de haute montagne")
STRONG_ABOUT = Text(
    "Judges everything right and thinks every line through to the finish, everybody else's too.",
    "Schätzt alles richtig ein und denkt jede Linie bis ins Ziel durch, auch die der anderen.",
    "Voit tout avec justesse et suit chaque ligne jusqu’à l’arrivée, celles des autres comprises.",
)
GREEDY = Text("Eagle eye", "Adlerauge", "Œil d’aigle")
GREEDY_ABOUT = Text(
    "Judges everything right, but only wants to get down: a yardstick.",
    "Schätzt alles richtig ein, will aber nur hinunter: ein Maßstab.",
    "Voit tout avec justesse, mais ne veut que descendre : une référence.",
)

# Why

YOU_GET_TO = Text(
    "You should get to hole {hole}{flags}.",
    "Damit solltest du bis Loch {hole} kommen{flags}.",
    "Vous devriez arriver au trou {hole}{flags}.",
)
YOU_FINISH = Text(
    "You should cross the bottom edge{flags}.",
    "Damit solltest du über den unteren Rand kommen{flags}.",
    "Vous devriez franchir le bord inférieur{flags}.",
)
YOU_STAY = Text(
    "You will probably stay where you are.",
    "Damit bleibst du wohl stehen.",
    "Vous resterez sans doute sur place.",
)
WITH_FLAG = Text(
    " and win a flag worth {flags}", ", mit einer Fahne (Wert {flags})", " et gagner un drapeau valant {flags}"
)
WITH_FLAGS = Text(
    " and win flags worth {flags}", ", mit Fahnen (Wert {flags})", " et gagner des drapeaux valant {flags}"
)

# What to do

START = Text("Start {where}.", "Starte {where}.", "Partez {where}.")
WHERE = (
    Text("at the far left", "ganz links", "tout à gauche"),
    Text("left of the middle", "links von der Mitte", "à gauche du milieu"),
    Text("in the middle", "in der Mitte", "au milieu"),
    Text("right of the middle", "rechts von der Mitte", "à droite du milieu"),
    Text("at the far right", "ganz rechts", "tout à droite"),
)
DRAW = Text(
    "Draw through {holes}, with the sheet {how}.",
    "Zeichne durch {holes}, die Folie {how}.",
    "Tracez une ligne passant par {holes}, le transparent {how}.",
)

give_ids("bots.downhill", globals())
